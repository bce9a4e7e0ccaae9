/* Programs that repeat their lines and ops: what looks like an earlier one means the same, and only that.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static shlo_module *parsed(const char *text) {
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  return module;
}
/* The first error is in this line. */
static void refused(shlo_status code, uint32_t line, const char *text) {
  shlo_module *module = NULL;
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_parse(text, strlen(text), NULL, &module, &error), code);
  if (shlo_diagnostic_line(shlo_error_diagnostic(error, 0)) != line)
    fail_msg("expected an error in line %u: %s", line, shlo_error_message(error, NULL));
  shlo_error_destroy(error);
}

/* The program in generic form has these parts, in this order. */
static void has_parts(const char *text, const char *const *parts) {
  shlo_module *module = parsed(text);
  shlo_print_options *options = NULL;
  shlo_buffer *printed = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_generic(options, 1, &error));
  ok(shlo_module_print(module, options, &printed, &error));
  const char *rest = shlo_buffer_data(printed);
  for (; *parts; ++parts) {
    const char *found = strstr(rest, *parts);
    if (!found)
      fail_msg("no '%s' in: %s", *parts, rest);
    rest = found + strlen(*parts);
  }
  shlo_buffer_destroy(printed);
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}

/* --- Lines ----------------------------------------------------------------------------------------------- */

static void ops_differ_in_what_precedes_their_operands(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<4xf32>) -> tensor<4xi1> {\n"
                             "  %0 = stablehlo.compare EQ, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
                             "  %1 = stablehlo.compare LT, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
                             "  %2 = stablehlo.compare GE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n"
                             "  return %2 : tensor<4xi1>\n"
                             "}\n";
  static const char *const parts[] = {"comparison_direction EQ>", "comparison_direction LT>",
                                      "comparison_direction GE>", NULL};
  has_parts(text, parts);
}

static void ops_differ_in_their_names(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {\n"
                             "  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
                             "  %1 = stablehlo.multiply %a, %0 : tensor<4xf32>\n"
                             "  %2 = stablehlo.negate %1 : tensor<4xf32>\n"
                             "  %3 = stablehlo.slice %2 [0:2] : (tensor<4xf32>) -> tensor<2xf32>\n"
                             "  %4 = stablehlo.slice %2 [1:3] : (tensor<4xf32>) -> tensor<2xf32>\n"
                             "  %5 = stablehlo.slice %2 [0:2] : (tensor<4xf32>) -> tensor<2xf32>\n"
                             "  return %2, %5 : tensor<4xf32>, tensor<2xf32>\n"
                             "}\n";
  static const char *const parts[] = {
      "stablehlo.add\"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
      "stablehlo.multiply\"(%arg0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
      "stablehlo.negate\"(%1) : (tensor<4xf32>) -> tensor<4xf32>",
      "start_indices = array<i64: 0>",
      "start_indices = array<i64: 1>",
      "start_indices = array<i64: 0>",
      NULL};
  has_parts(text, parts);
}

static void ops_differ_in_the_number_of_their_operands(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%t: !stablehlo.token) -> !stablehlo.token {\n"
                             "  %0 = stablehlo.after_all %t, %t, %t : !stablehlo.token\n"
                             "  %1 = stablehlo.after_all %0, %t : !stablehlo.token\n"
                             "  %2 = stablehlo.after_all : !stablehlo.token\n"
                             "  %3 = stablehlo.after_all %0, %1, %2 : !stablehlo.token\n"
                             "  return %3 : !stablehlo.token\n"
                             "}\n";
  static const char *const parts[] = {
      "after_all\"(%arg0, %arg0, %arg0) : (!stablehlo.token, !stablehlo.token, !stablehlo.token) ->",
      "after_all\"(%0, %arg0) : (!stablehlo.token, !stablehlo.token) ->", "after_all\"() : () ->",
      "after_all\"(%0, %1, %2) : (!stablehlo.token, !stablehlo.token, !stablehlo.token) ->", NULL};
  has_parts(text, parts);
}

static void ops_end_where_their_lines_do_not(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                             "  %0 = stablehlo.abs %a : tensor<4xf32>\n"
                             "  %1 = stablehlo.abs %0\n"
                             "    {mhlo.tag = \"tagged\"}\n"
                             "    : tensor<4xf32>\n"
                             "  %2 = stablehlo.abs %1 : tensor<4xf32> loc(\"named\")\n"
                             "  %3 = stablehlo.abs %2 : tensor<4xf32> // loc(\"comment\")\n"
                             "  %4 = stablehlo.abs %3 : tensor<4xf32>\r\n"
                             "  %5 = stablehlo.abs %4 : tensor<4xf32>\n"
                             "    loc(\"below\")\n"
                             "  %6 = stablehlo.abs %5 : tensor<4xf32> %7 = stablehlo.abs %6 : tensor<4xf32>\n"
                             "  %8 = stablehlo.abs %7 : tensor<4xf32>\n"
                             "  return %8 : tensor<4xf32> }\n";
  static const char *const names[] = {"", "", "named", "", "", "below", "", "", ""};
  static const uint32_t lines[] = {2, 3, 0, 7, 8, 0, 11, 11, 12};
  shlo_module *module = parsed(text);
  const shlo_operation *op = shlo_region_first(
      shlo_operation_region(shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0)), 0));
  for (size_t i = 0; i < 9; ++i, op = shlo_operation_next(op)) {
    assert_string_equal(shlo_operation_name(op, NULL), "stablehlo.abs");
    assert_string_equal(shlo_operation_location_name(op, NULL), names[i]);
    assert_int_equal(shlo_operation_line(op), lines[i]);
  }
  assert_string_equal(shlo_operation_name(op, NULL), "func.return");
  shlo_module_destroy(module);
  /* What follows on the next line may belong to the op: here it must not. */
  refused(SHLO_MALFORMED, 3,
          "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
          "  %0 = stablehlo.abs %a : tensor<4xf32>\n"
          "  %1 = stablehlo.abs %a : tensor<4xf32>\n"
          "  , tensor<4xf32>\n"
          "  return %1 : tensor<4xf32>\n"
          "}\n");
}

static const shlo_operation *body_of(const shlo_operation *op) {
  return shlo_region_first(shlo_operation_region(op, 0));
}

/* What a reduction applies is part of its line, a region is not. What it applies has its own place. */
static void reductions_differ_in_their_bodies(void **state) {
  (void)state;
#define AS_BEFORE " across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>"
  static const char text[] =
      "func.func @main(%a: tensor<4xf32>, %z: tensor<f32>) {\n"
      "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add" AS_BEFORE "\n"
      "  %1 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum" AS_BEFORE "\n"
      "  %2 = stablehlo.reduce(%a init: %z) applies stablehlo.add" AS_BEFORE "\n"
      "  %3 = stablehlo.reduce(%a init: %z)" AS_BEFORE "\n"
      "    reducer(%x: tensor<f32>, %y: tensor<f32>) {\n"
      "      %s = stablehlo.subtract %x, %y : tensor<f32>\n"
      "      stablehlo.return %s : tensor<f32>\n"
      "    }\n"
      "  %4 = stablehlo.reduce(%a init: %z)" AS_BEFORE "\n"
      "    reducer(%x: tensor<f32>, %y: tensor<f32>) {\n"
      "      %s = stablehlo.divide %y, %x : tensor<f32>\n"
      "      stablehlo.return %s : tensor<f32>\n"
      "    }\n"
      "  %5 = stablehlo.reduce(%a init: %z) applies stablehlo.minimum" AS_BEFORE " loc(\"named\")\n"
      "  return\n"
      "}\n";
#undef AS_BEFORE
  static const struct {
    const char *op, *location;
    uint32_t line;
  } bodies[] = {{"stablehlo.add", "", 2},      {"stablehlo.maximum", "", 3}, {"stablehlo.add", "", 4},
                {"stablehlo.subtract", "", 7}, {"stablehlo.divide", "", 12}, {"stablehlo.minimum", "named", 0}};
  shlo_module *module = parsed(text);
  const shlo_operation *op = body_of(body_of(shlo_module_operation(module)));
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i, op = shlo_operation_next(op)) {
    const shlo_operation *applied = body_of(op);
    assert_string_equal(shlo_operation_name(op, NULL), "stablehlo.reduce");
    assert_string_equal(shlo_operation_name(applied, NULL), bodies[i].op);
    assert_string_equal(shlo_operation_location_name(applied, NULL), bodies[i].location);
    assert_int_equal(shlo_operation_line(applied), bodies[i].line);
    assert_string_equal(shlo_operation_name(shlo_operation_next(applied), NULL), "stablehlo.return");
  }
  assert_string_equal(shlo_operation_name(op, NULL), "func.return");
  shlo_module_destroy(module);
}

/* The ops of a region may take the place of what is kept of the line before it. */
static void a_line_is_kept_while_its_region_is_read(void **state) {
  (void)state;
  enum { OPS = 3000, LINE = 96 };
  char *text = malloc((OPS + 20) * LINE), *end = text;
  assert_non_null(text);
  end += sprintf(end, "func.func @main(%%a: tensor<4xf32>, %%z: tensor<f32>) {\n");
  for (int i = 0; i < 2; ++i) {
    end += sprintf(end, "%%%d = stablehlo.reduce(%%a init: %%z) across dimensions = [0]", i);
    end += sprintf(end, " : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n");
    end += sprintf(end, "reducer(%%x: tensor<f32>, %%y: tensor<f32>) {\n");
    for (int op = 0; i && op < OPS; ++op)
      end += sprintf(end, "%%b%d = stablehlo.broadcast_in_dim %%x, dims = [] : (tensor<f32>) -> tensor<%dxf32>\n", op,
                     op + 1);
    end += sprintf(end, "stablehlo.return %%x : tensor<f32>\n}\n");
  }
  sprintf(end, "return\n}\n");
  shlo_module_destroy(parsed(text));
  free(text);
}

/* So may a type in the location behind it. */
static void a_line_is_kept_while_its_location_is_read(void **state) {
  (void)state;
  enum { OPS = 6000, LINE = 160 };
  char *text = malloc((OPS + 4) * LINE), *end = text;
  assert_non_null(text);
  end += sprintf(end, "func.func @main(%%a: tensor<4xf32>) {\n");
  for (int i = 0; i < OPS; ++i)
    end += sprintf(end,
                   "%%%d = stablehlo.abs %%a : tensor<4xf32>\n"
                   "loc(fused<{t = (tensor<%dxi8>) -> tensor<%dxi8>\n}>[\"x\"])\n",
                   i, i + 1, i + 1);
  sprintf(end, "return\n}\n");
  shlo_module_destroy(parsed(text));
  free(text);
}

/* As deep as allowed, a line is read as often as wanted; a level deeper, it is refused although it is known. */
static void nesting_counts_for_known_lines(void **state) {
  (void)state;
  static const char text[] = "func.func @main(%p: tensor<i1>, %a: tensor<2x2xf32>) {\n"
                             "  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]"
                             " : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                             "  stablehlo.custom_call @f() {has_side_effect = true} : () -> ()\n"
                             "  \"stablehlo.if\"(%p) ({\n"
                             "    %1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0]"
                             " : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>\n"
                             "    stablehlo.return\n"
                             "  }, {\n"
                             "    stablehlo.return\n"
                             "  }) : (tensor<i1>) -> ()\n"
                             "  return\n"
                             "}\n";
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  /* The function, the parentheses and braces of the region, those of the types, a type. */
  for (uint32_t levels = 3; levels < 12; ++levels) {
    shlo_module *module = NULL;
    ok(shlo_parse_options_set_max_nesting(options, levels, &error));
    if (levels < 5)
      fails(SHLO_LIMIT, "nest", shlo_module_parse(text, strlen(text), options, &module, &error));
    else
      ok(shlo_module_parse(text, strlen(text), options, &module, &error));
    shlo_module_destroy(module);
  }
  shlo_parse_options_destroy(options);
}

/* --- Rules ----------------------------------------------------------------------------------------------- */

static void rules_about_attributes_see_each_op(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 4,
          "func.func @main(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {\n"
          "  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
          "  %1 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
          "  %2 = stablehlo.transpose %a, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
          "  return %1 : tensor<3x2xf32>\n"
          "}\n");
}

/* As many ops of the same types as no table keeps, and one that is wrong. */
static void rules_see_one_op_of_many(void **state) {
  (void)state;
  enum { OPS = 4000, LINE = 96 };
  char *text = malloc((OPS + 4) * LINE), *end = text;
  assert_non_null(text);
  end += sprintf(end, "func.func @main(%%a: tensor<%dxf32>) {\n", OPS + 2);
  for (int i = 0; i < OPS; ++i)
    end +=
        sprintf(end, "%%%d = stablehlo.slice %%a [%d:%d] : (tensor<%dxf32>) -> tensor<2xf32>\n", i, i, i + 2, OPS + 2);
  sprintf(end, "%%x = stablehlo.slice %%a [1:4] : (tensor<%dxf32>) -> tensor<2xf32>\nreturn\n}\n", OPS + 2);
  refused(SHLO_INVALID_PROGRAM, OPS + 2, text);
  free(text);
}

static void rules_about_types_see_each_op(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 3,
          "func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<5xf32> {\n"
          "  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>\n"
          "  %1 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>\n"
          "  return %1 : tensor<5xf32>\n"
          "}\n");
  refused(SHLO_INVALID_PROGRAM, 3,
          "func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<5xf32> {\n"
          "  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>\n"
          "  %1 = stablehlo.concatenate %a, %b, %b, dim = 0"
          " : (tensor<2xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<5xf32>\n"
          "  return %1 : tensor<5xf32>\n"
          "}\n");
  refused(SHLO_INVALID_PROGRAM, 3,
          "func.func @main(%a: tensor<2xf32>) -> tensor<2x1xf32> {\n"
          "  %0 = stablehlo.reshape %a : (tensor<2xf32>) -> tensor<2x1xf32>\n"
          "  %1 = stablehlo.reshape %a : (tensor<2xf32>) -> tensor<2x2xf32>\n"
          "  return %0 : tensor<2x1xf32>\n"
          "}\n");
}

/* The rule compares the constant with the type of the result. */
static void rules_about_values_see_each_op(void **state) {
  (void)state;
  static const char format[] = "func.func @main(%%a: tensor<6xf32>) -> tensor<2x3xf32> {\n"
                               "  %%s = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n"
                               "  %%t = stablehlo.constant dense<[%d, %d]> : tensor<2xi64>\n"
                               "  %%0 = stablehlo.dynamic_reshape %%a, %%s : (tensor<6xf32>, tensor<2xi64>) -> "
                               "tensor<2x3xf32>\n"
                               "  %%1 = stablehlo.dynamic_reshape %%a, %%t : (tensor<6xf32>, tensor<2xi64>) -> "
                               "tensor<2x3xf32>\n"
                               "  return %%1 : tensor<2x3xf32>\n"
                               "}\n";
  char text[1024];
  snprintf(text, sizeof text, format, 2, 3);
  shlo_module_destroy(parsed(text));
  snprintf(text, sizeof text, format, 3, 2);
  refused(SHLO_INVALID_PROGRAM, 5, text);
}

static void rules_about_symbols_see_each_op(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 5,
          "func.func private @f(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }\n"
          "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
          "  %0 = stablehlo.composite \"x.y\" %a {decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  %1 = stablehlo.composite \"x.y\" %a {decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  %2 = stablehlo.composite \"x.y\" %a {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  return %2 : tensor<2xf32>\n"
          "}\n");
}

/* What the end of a region returns is a matter of the region. */
static void rules_about_regions_see_each_op(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 6,
          "func.func @first(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
          "  return %a : tensor<2xf32>\n"
          "}\n"
          "func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {\n"
          "  %0 = stablehlo.abs %a : tensor<2xf32>\n"
          "  return %a : tensor<2xf32>\n"
          "}\n");
}

/* Ops with small regions are alike only if their regions are. */
static void rules_about_bodies_see_each_op(void **state) {
  (void)state;
  static const char format[] = "func.func @main(%%a: tensor<4xf32>, %%z: tensor<f32>) {\n"
                               "  %%0 = \"stablehlo.reduce\"(%%a, %%z) <{dimensions = array<i64: 0>}> ({\n"
                               "  ^bb0(%%x: tensor<f32>, %%y: tensor<f32>): %1$s\n"
                               "  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
                               "  %%1 = \"stablehlo.reduce\"(%%a, %%z) <{dimensions = array<i64: 0>}> ({\n"
                               "  ^bb0(%%x: tensor<f32>, %%y: tensor<%2$s>): %3$s\n"
                               "  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
                               "  return\n"
                               "}\n";
  static const struct {
    const char *first, *argument, *second;
    uint32_t line; /* 0: it is accepted */
  } cases[] = {
#define CONVERT(type) "%c = stablehlo.convert %x : (tensor<f32>) -> tensor<" type "> "
#define RETURN(type) "stablehlo.return %c : tensor<" type ">"
      {CONVERT("f32") RETURN("f32"), "f32", CONVERT("f32") RETURN("f32"), 0},
      {CONVERT("f32") RETURN("f32"), "f64", CONVERT("f32") RETURN("f32"), 5},
      {CONVERT("f32") RETURN("f32"), "f32", CONVERT("i32") RETURN("i32"), 5},
      {CONVERT("f32") RETURN("f32"), "f32", CONVERT("f32") "stablehlo.return %c, %c : tensor<f32>, tensor<f32>", 5},
#undef RETURN
#undef CONVERT
#define ADD(result, operand) "%" result " = stablehlo.add %" operand ", %y : tensor<f32> "
      {ADD("s", "x") ADD("t", "s") "stablehlo.return %t : tensor<f32>", "f32",
       ADD("s", "x") ADD("t", "x") "stablehlo.return %s : tensor<f32>", 0},
      {ADD("s", "x") ADD("t", "s") "stablehlo.return %t : tensor<f32>", "f32",
       ADD("t", "s") ADD("s", "x") "stablehlo.return %t : tensor<f32>", 6},
      {ADD("s", "x") "stablehlo.return %s : tensor<f32>", "f32", ADD("s", "x") "func.return %s : tensor<f32>", 6},
#undef ADD
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[2048];
    snprintf(text, sizeof text, format, cases[i].first, cases[i].argument, cases[i].second);
    if (cases[i].line)
      refused(SHLO_INVALID_PROGRAM, cases[i].line, text);
    else
      shlo_module_destroy(parsed(text));
  }
}

/* Names do not matter, attributes do. */
static void rules_about_nodes_see_each_node(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 4,
          "func.func @main_graph(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
          "  %0 = \"onnx.Softmax\"(%a) {axis = 0 : si64, onnx_node_name = \"a\"} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  %1 = \"onnx.Softmax\"(%0) {axis = 0 : si64, onnx_node_name = \"b\"} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  %2 = \"onnx.Softmax\"(%1) {axis = 5 : si64, onnx_node_name = \"c\"} : (tensor<2xf32>) -> tensor<2xf32>\n"
          "  onnx.Return %2 : tensor<2xf32>\n"
          "}\n");
}

/* The function has an opset without the op. */
static void rules_about_nodes_see_their_functions(void **state) {
  (void)state;
  refused(SHLO_INVALID_PROGRAM, 7,
          "module attributes {onnx.opset_import = {ai.onnx = 21 : i64}} {\n"
          "  func.func @main_graph(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
          "    %0 = \"onnx.Gelu\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
          "    onnx.Return %0 : tensor<2xf32>\n"
          "  }\n"
          "  func.func private @f(%a: tensor<2xf32>) -> tensor<2xf32> attributes {onnx.opset_import = {ai.onnx = 17 : "
          "i64}} {\n"
          "    %0 = \"onnx.Gelu\"(%a) : (tensor<2xf32>) -> tensor<2xf32>\n"
          "    onnx.Return %0 : tensor<2xf32>\n"
          "  }\n"
          "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ops_differ_in_what_precedes_their_operands),
      cmocka_unit_test(ops_differ_in_their_names),
      cmocka_unit_test(ops_differ_in_the_number_of_their_operands),
      cmocka_unit_test(ops_end_where_their_lines_do_not),
      cmocka_unit_test(reductions_differ_in_their_bodies),
      cmocka_unit_test(a_line_is_kept_while_its_region_is_read),
      cmocka_unit_test(a_line_is_kept_while_its_location_is_read),
      cmocka_unit_test(nesting_counts_for_known_lines),
      cmocka_unit_test(rules_about_attributes_see_each_op),
      cmocka_unit_test(rules_see_one_op_of_many),
      cmocka_unit_test(rules_about_types_see_each_op),
      cmocka_unit_test(rules_about_values_see_each_op),
      cmocka_unit_test(rules_about_symbols_see_each_op),
      cmocka_unit_test(rules_about_regions_see_each_op),
      cmocka_unit_test(rules_about_bodies_see_each_op),
      cmocka_unit_test(rules_about_nodes_see_each_node),
      cmocka_unit_test(rules_about_nodes_see_their_functions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
