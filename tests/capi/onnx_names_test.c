/* Names of nodes, of results and of dimensions: attributes like others, of any kind, in text, bytecode and artifacts.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "builder_support.h"

static const shlo_operation *first_op(const shlo_module *module) {
  const shlo_operation *function = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  return shlo_region_first(shlo_operation_region(function, 0));
}

/* Static. */
static const char *text_of_attribute(const shlo_attribute *attribute) {
  static char *text;
  free(text);
  shlo_buffer *buffer = NULL;
  ok(shlo_attribute_print(attribute, NULL, &buffer, &error));
  return text = taken_text(buffer);
}

static size_t occurrences(const char *text, const char *part) {
  size_t count = 0;
  for (; (text = strstr(text, part)); text += strlen(part))
    ++count;
  return count;
}

/* The attributes that are listed under the name; all of the op can be asked for. */
static size_t listed(const shlo_operation *op, const char *name) {
  size_t count = 0;
  for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i) {
    size_t length = 0;
    const char *one = shlo_operation_attribute_name(op, i, &length);
    assert_non_null(shlo_operation_attribute_at(op, i));
    assert_non_null(shlo_operation_attribute(op, one, length));
    count += !strcmp(one, name);
  }
  assert_null(shlo_operation_attribute_at(op, shlo_operation_attribute_count(op)));
  return count;
}

static shlo_module *loaded(shlo_buffer *bytes) {
  shlo_module *module = NULL;
  shlo_read_options *options = NULL;
  ok(shlo_read_options_create(&options, &error));
  ok(shlo_read_options_set_verify(options, 0, &error));
  ok(shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), options, &module, &error));
  shlo_read_options_destroy(options);
  return module;
}

static void expect_text(const shlo_module *module, const char *expected) {
  char *text = module_text(module);
  assert_string_equal(text, expected);
  free(text);
}

static const char *const three[] = {"onnx.dim_params", "onnx.names", "onnx_node_name"};

static size_t written; /* as bytecode: some attributes have none */

/* Each way to write a module down and to read it gives the same one. Other calls may refuse it, but end. */
static void survives(const char *text) {
  shlo_module *module = parse_unverified(text), *again = NULL;
  char *all = module_text(module);
  again = parse_unverified(all);
  expect_text(again, all);
  shlo_module_destroy(again);
  shlo_buffer *bytes = NULL;
  shlo_status status = shlo_module_write_bytecode(module, &bytes, NULL);
  if (status == SHLO_OK) {
    again = loaded(bytes);
    expect_text(again, all);
    for (size_t i = 0; i < 3; ++i)
      assert_int_equal(listed(first_op(again), three[i]), listed(first_op(module), three[i]));
    shlo_buffer_destroy(bytes);
    shlo_module_destroy(again);
    ++written;
  } else {
    assert_int_equal(status, SHLO_UNSUPPORTED);
  }
  /* Before 0.17, properties are among the other attributes. */
  for (size_t older = 0; older < 2; ++older) {
    shlo_write_options *options = NULL;
    const char *target = older ? "0.9.0" : "1.0.0";
    ok(shlo_write_options_create(&options, &error));
    ok(shlo_write_options_set_target(options, target, 5, &error));
    uint64_t blockers = 0;
    ok(shlo_module_blockers(module, target, 5, NULL, &blockers, &error));
    status = shlo_artifact_write(module, options, &bytes, NULL);
    assert_int_equal(status == SHLO_OK, blockers == 0);
    if (status == SHLO_OK) {
      again = loaded(bytes);
      expect_text(again, all);
      shlo_buffer_destroy(bytes);
      shlo_module_destroy(again);
    }
    shlo_write_options_destroy(options);
  }
  if (shlo_onnx_infer(module, NULL, &again, NULL) == SHLO_OK)
    shlo_module_destroy(again);
  if (shlo_onnx_convert(module, NULL, &again, NULL) == SHLO_OK)
    shlo_module_destroy(again);
  if (shlo_onnx_write(module, NULL, &bytes, NULL, NULL) == SHLO_OK) {
    again = loaded(bytes);
    shlo_buffer_destroy(bytes);
    shlo_module_destroy(again);
  }
  shlo_plan *plan = NULL;
  if (shlo_plan_create(module, NULL, &plan, NULL) == SHLO_OK)
    shlo_plan_destroy(plan);
  (void)shlo_module_verify(module, NULL);
  free(all);
  shlo_module_destroy(module);
}

#define MODULE(attributes)                                                                                             \
  "func.func @main_graph(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"                                                     \
  "  %%0 = \"onnx.Relu\"(%%x) " attributes " : (tensor<2xf32>) -> tensor<2xf32>\n"                                     \
  "  onnx.Return %%0 : tensor<2xf32>\n}\n"

static const char *const kinds[] = {"5 : i64",
                                    "unit",
                                    "true",
                                    "\"n\"",
                                    "\"\\00\\FF,:\"",
                                    "[]",
                                    "[[], {}, unit]",
                                    "[\"a\", \"b\", 3 : i8]",
                                    "{}",
                                    "{onnx.names = [\"x\"], onnx_node_name = 1 : i64}",
                                    "dense<1> : tensor<2xi8>",
                                    "array<i64: 1, 2>",
                                    "dense<\"s\"> : tensor<2x!onnx.String>",
                                    "tensor<2xf32>",
                                    "!onnx.Seq<tensor<1xi1>>",
                                    "@x::@y",
                                    "1.0 : f8E4M3FN",
                                    "affine_map<(d0) -> (d0)>",
                                    "#stablehlo<precision HIGH>",
                                    "[\"0:a,1:\", \"99999999999999999999:z\", \",,::\"]"};
#define KINDS (sizeof kinds / sizeof *kinds)

static void names_are_of_any_kind(void **state) {
  (void)state;
  static const char *const forms[] = {
      MODULE("{onnx.dim_params = %s, onnx.names = %s, onnx_node_name = %s}"),
      MODULE("<{onnx.dim_params = %s, onnx.names = %s, onnx_node_name = %s}>"),
      MODULE("<{onnx_node_name = %s}> {onnx.dim_params = %s, onnx.names = %s}"),
      MODULE("<{alpha = %s, onnx.names = %s, onnx_node_name = %s}> {beta = 1.0 : f32}")};
  char text[2000];
  size_t count = 0;
  const size_t plain = sizeof forms / sizeof *forms;
  for (size_t form = 0; form <= plain; ++form)
    for (size_t i = 0; i < KINDS; ++i, ++count) {
      if (form < plain)
        snprintf(text, sizeof text, forms[form], kinds[i], kinds[(i + 7) % KINDS], kinds[(i + 13) % KINDS]);
      else
        snprintf(text, sizeof text,
                 "func.func @main_graph() -> tensor<2xf32> {\n"
                 "  %%0 = onnx.Constant {onnx.names = %s, onnx_node_name = %s, onnx.dim_params = %s} dense<1.0> : "
                 "tensor<2xf32>\n  onnx.Return %%0 {onnx.names = %s, onnx_node_name = \"end\"} : tensor<2xf32>\n}\n",
                 kinds[i], kinds[(i + 7) % KINDS], kinds[(i + 13) % KINDS], kinds[i]);
      survives(text);
    }
  assert_int_equal(count, 5 * KINDS);
  assert_true(written > count / 2);
}

/* The program with an op that is not of ONNX, as bytecode, in which the dialect then gets the name onnx. */
static shlo_buffer *renamed(const char *attributes) {
  char text[1000];
  snprintf(text, sizeof text,
           "func.func @main_graph(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
           "  %%0 = \"onnz.Relu\"(%%x) %s : (tensor<2xf32>) -> tensor<2xf32>\n  return %%0 : tensor<2xf32>\n}\n",
           attributes);
  shlo_module *module = parse_unverified(text);
  shlo_buffer *bytes = NULL;
  ok(shlo_module_write_bytecode(module, &bytes, &error));
  shlo_module_destroy(module);
  char *at = (char *)(uintptr_t)shlo_buffer_data(bytes); /* the test's own */
  size_t count = 0;
  for (size_t i = 0; i + 5 <= shlo_buffer_size(bytes); ++i)
    if (!memcmp(at + i, "onnz", 5)) {
      at[i + 3] = 'x';
      ++count;
    }
  assert_int_equal(count, 1);
  return bytes;
}

#define RELU(attributes)                                                                                               \
  "func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {\n"                                                      \
  "  %0 = \"onnx.Relu\"(%x) " attributes " : (tensor<2xf32>) -> tensor<2xf32>\n"                                       \
  "  onnx.Return %0 : tensor<2xf32>\n}\n"

static void properties_are_attributes(void **state) {
  (void)state;
  static const char *const forms[] = {"<{onnx_node_name = \"a\", onnx.names = [\"y\"]}>",
                                      "<{onnx_node_name = \"a\"}> {onnx.names = [\"y\"]}",
                                      "<{onnx.names = [\"y\"]}> {onnx_node_name = \"a\"}"};
  static const struct {
    const char *message, *attributes;
  } broken[] = {{"twice", "<{onnx_node_name = \"a\"}> {onnx_node_name = \"a\"}"},
                {"twice", "<{alpha = 1 : i64}> {alpha = 1 : i64}"},
                {"not a dictionary", "<5 : i64>"},
                {"not a dictionary", "<[]>"}};
  char text[1000];
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i) {
    snprintf(text, sizeof text, MODULE("%s"), forms[i]);
    shlo_buffer *bytes = renamed(forms[i]);
    for (int encoded = 0; encoded < 2; ++encoded) {
      shlo_module *module = encoded ? loaded(bytes) : parse_unverified(text);
      char *all = module_text(module);
      assert_non_null(strstr(all, "(%arg0) {onnx.names = [\"y\"], onnx_node_name = \"a\"} :"));
      free(all);
      assert_int_equal(shlo_operation_attribute_count(first_op(module)), 2);
      for (size_t name = 1; name < 3; ++name)
        assert_int_equal(listed(first_op(module), three[name]), 1);
      shlo_module_destroy(module);
    }
    shlo_buffer_destroy(bytes);
  }
  shlo_parse_options *parse_options = NULL;
  ok(shlo_parse_options_create(&parse_options, &error));
  ok(shlo_parse_options_set_verify(parse_options, 0, &error));
  for (size_t i = 0; i < sizeof broken / sizeof *broken; ++i) {
    snprintf(text, sizeof text, MODULE("%s"), broken[i].attributes);
    shlo_module *module = NULL;
    fails(SHLO_MALFORMED, broken[i].message, shlo_module_parse(text, strlen(text), parse_options, &module, &error));
    shlo_buffer *bytes = renamed(broken[i].attributes);
    fails(SHLO_MALFORMED, broken[i].message,
          shlo_module_load(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &module, &error));
    shlo_buffer_destroy(bytes);
    assert_null(module);
  }
  shlo_parse_options_destroy(parse_options);
  /* They are checked, and written. */
  shlo_module *module = NULL, *again = NULL;
  fails(SHLO_INVALID_PROGRAM, "alpha is no attribute of Relu",
        shlo_module_parse(BYTES(RELU("<{alpha = 1.0 : f32}>")), NULL, &module, &error));
  module = parse("func.func @main_graph(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
                 "  %0 = \"onnx.Softmax\"(%x) <{axis = 0 : si64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>\n"
                 "  onnx.Return %0 : tensor<2x3xf32>\n}\n");
  shlo_buffer *bytes = NULL;
  ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
  again = loaded(bytes);
  assert_int_equal(shlo_attribute_integer(shlo_operation_attribute(first_op(again), BYTES("axis"))), 0);
  assert_non_null(shlo_operation_attribute(first_op(again), BYTES("axis")));
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

/* What a file says otherwise than the op is no model that could be read again. */
static void contradictions_are_not_written(void **state) {
  (void)state;
  static const struct {
    const char *text, *message;
  } cases[] = {{RELU("{onnx.attribute_fields = {y = {name = \"z\"}}}"), "has no attribute 'y'"},
               {RELU("{onnx.references = {y = {name = \"z\"}}}"), "has a reference 'y'"},
               {RELU("{onnx.references = {onnx.names = \"z\"}}"), "has a reference 'onnx.names'"},
               {RELU("{onnx.domain = \"my\"}"), "has the domain 'my' of another op"},
               {"func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                "  \"foo.Return\"(%x) : (tensor<2xf32>) -> ()\n  onnx.Return %x : tensor<2xf32>\n}\n",
                "is no op of ONNX"},
               {"func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                "  \"foo.NoValue\"() : () -> ()\n  onnx.Return %x : tensor<2xf32>\n}\n",
                "is no op of ONNX"},
               {"module attributes {onnx.ir_version = 0 : i64} {\n" RELU("") "}\n", "no positive number"},
               {"module attributes {onnx.ir_version = 8 : i64} {\n" RELU("") "}\n", NULL},
               {RELU("{onnx.domain = \"ai.onnx\"}"), NULL},
               {RELU("{onnx.domain = \"\"}"), NULL}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_module *module = parse_unverified(cases[i].text);
    shlo_buffer *bytes = NULL;
    if (cases[i].message) {
      fails(SHLO_INVALID_PROGRAM, cases[i].message, shlo_onnx_write(module, NULL, &bytes, NULL, &error));
    } else {
      ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
      shlo_module_destroy(loaded(bytes));
      shlo_buffer_destroy(bytes);
    }
    shlo_module_destroy(module);
  }
}

/* An op of the model has the name that was set last. */
static void names_are_set_and_removed(void **state) {
  (void)state;
  for (size_t i = 0; i < 3; ++i)
    for (size_t kind = 0; kind < KINDS; ++kind) {
      shlo_builder *builder = new_builder();
      const shlo_type *type = type_of(builder, "tensor<2xf32>");
      const shlo_value *x = shlo_region_argument(begin(builder, "main_graph", 1, &type), 0);
      const shlo_operation *op = NULL;
      ok(shlo_builder_add_op(builder, BYTES("onnx.Relu"), 1, &x, attribute_of(builder, "{onnx_node_name = \"made\"}"),
                             0, NULL, 0, NULL, &op, &error));
      assert_string_equal(text_of_attribute(shlo_operation_attribute(op, BYTES("onnx_node_name"))), "\"made\"");
      const char *name = three[i];
      const size_t length = strlen(name);
      const shlo_attribute *value = attribute_of(builder, kinds[kind]);
      ok(shlo_builder_set_attribute(builder, op, name, length, attribute_of(builder, "\"before\""), &error));
      ok(shlo_builder_set_attribute(builder, op, name, length, value, &error));
      assert_ptr_equal(shlo_operation_attribute(op, name, length), value);
      assert_int_equal(listed(op, name), 1);
      ok(shlo_builder_set_attribute(builder, op, name, length, NULL, &error));
      assert_null(shlo_operation_attribute(op, name, length));
      assert_int_equal(listed(op, name), 0);
      assert_int_equal(shlo_operation_attribute_count(op), i == 2 ? 0 : 1);
      /* Others are as before. */
      ok(shlo_builder_set_attribute(builder, op, BYTES("mhlo.note"), value, &error));
      assert_int_equal(listed(op, "mhlo.note"), 1);
      ok(shlo_builder_set_attribute(builder, op, BYTES("mhlo.note"), NULL, &error));
      assert_int_equal(listed(op, "mhlo.note"), 0);

      ok(shlo_builder_set_attribute(builder, op, name, length, value, &error));
      const shlo_value *y = shlo_operation_result(op, 0);
      ok(shlo_builder_end_function(builder, 1, &y, NULL, &error));
      shlo_module *module = NULL;
      ok(shlo_builder_finish(builder, &module, &error));
      shlo_builder_destroy(builder);
      char *text = module_text(module);
      assert_int_equal(occurrences(text, name), 1 + (strstr(kinds[kind], name) != NULL));
      free(text);
      shlo_module_destroy(module);
    }
}

/* The name and the output that a model gets are those that were set, byte for byte. */
static void set_names_are_written(void **state) {
  (void)state;
  static const char *const names[] = {"n", "", "\xff\xfe", "a\"b\\c\n", "\xe2\x82\xac"};
  for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
    shlo_builder *builder = new_builder();
    const shlo_type *type = type_of(builder, "tensor<2xf32>");
    const shlo_value *x = shlo_region_argument(begin(builder, "main_graph", 1, &type), 0);
    const shlo_operation *op = NULL;
    ok(shlo_builder_add_op(builder, BYTES("onnx.Relu"), 1, &x, NULL, 0, NULL, 0, NULL, &op, &error));
    const shlo_attribute *name = NULL, *inner = NULL, *list = NULL;
    ok(shlo_builder_string_attribute(builder, names[i], strlen(names[i]), &name, &error));
    ok(shlo_builder_set_attribute(builder, op, BYTES("onnx_node_name"), name, &error));
    ok(shlo_builder_string_attribute(builder, BYTES("between"), &inner, &error));
    ok(shlo_builder_array_attribute(builder, 1, &inner, &list, &error));
    ok(shlo_builder_set_attribute(builder, op, BYTES("onnx.names"), list, &error));
    const shlo_value *between = shlo_operation_result(op, 0), *y = NULL;
    ok(shlo_builder_add_op(builder, BYTES("onnx.Neg"), 1, &between, NULL, 0, NULL, 0, NULL, &op, &error));
    y = shlo_operation_result(op, 0);
    ok(shlo_builder_end_function(builder, 1, &y, NULL, &error));
    shlo_module *module = NULL, *again = NULL;
    shlo_buffer *bytes = NULL, *twice = NULL;
    ok(shlo_builder_finish(builder, &module, &error));
    shlo_builder_destroy(builder);
    ok(shlo_onnx_write(module, NULL, &bytes, NULL, &error));
    again = loaded(bytes);
    size_t length = 0;
    const char *found =
        shlo_attribute_text(shlo_operation_attribute(first_op(again), BYTES("onnx_node_name")), &length);
    assert_int_equal(length, strlen(names[i]));
    assert_memory_equal(found, names[i], length);
    assert_string_equal(text_of_attribute(shlo_operation_attribute(first_op(again), BYTES("onnx.names"))),
                        "[\"between\"]");
    ok(shlo_onnx_write(again, NULL, &twice, NULL, &error));
    assert_int_equal(shlo_buffer_size(twice), shlo_buffer_size(bytes));
    assert_memory_equal(shlo_buffer_data(twice), shlo_buffer_data(bytes), shlo_buffer_size(bytes));
    shlo_buffer_destroy(bytes);
    shlo_buffer_destroy(twice);
    /* As text and as bytecode, imported names are what others are. */
    char *text = module_text(again);
    survives(text);
    free(text);
    shlo_module_destroy(again);
    shlo_module_destroy(module);
  }
}

static void huge_names_are_like_others(void **state) {
  (void)state;
  const size_t count = 200000;
  char *text = malloc(16 * count + 70000), *end = text;
  end += sprintf(end, "func.func @main_graph(%%x: tensor<2xf32>) -> tensor<2xf32> {\n"
                      "  %%0 = \"onnx.Relu\"(%%x) {onnx.names = [");
  for (size_t i = 0; i < count; ++i)
    end += sprintf(end, "\"n%zu\", ", i);
  end += sprintf(end, "1 : i64], onnx_node_name = \"");
  memset(end, 'x', 65000);
  end += 65000;
  sprintf(end, "\"} : (tensor<2xf32>) -> tensor<2xf32>\n  onnx.Return %%0 : tensor<2xf32>\n}\n");
  survives(text);
  free(text);
}

/* In a file, the names are no attributes of a node. */
static void models_cannot_have_them_as_attributes(void **state) {
  (void)state;
  /* ir_version 8, a graph with the node Relu and its attribute, an integer; opset 13. */
  static const char before[] = "\x08\x08\x3a", node[] = "\x0a\x01x\x12\x01y\x22\x04Relu\x2a",
                    after[] = "\x12\x01g\x5a\x0f\x0a\x01x\x12\x0a\x0a\x08\x08\x01\x12\x04\x0a\x02\x08\x02"
                              "\x62\x0f\x0a\x01y\x12\x0a\x0a\x08\x08\x01\x12\x04\x0a\x02\x08\x02",
                    end[] = "\x42\x02\x10\x0d";
  for (size_t i = 0; i < 4; ++i) {
    const char *name = i < 3 ? three[i] : "onnx.note";
    const size_t attribute = strlen(name) + 7, whole = sizeof node + attribute;
    char model[256];
    const int size =
        sprintf(model, "%s%c\x0a%c%s%c\x0a%c%s\x18\x01\xa0\x01\x02%s%s", before, (char)(whole + 2 + sizeof after - 1),
                (char)whole, node, (char)attribute, (char)strlen(name), name, after, end);
    shlo_module *module = NULL;
    if (i < 3) {
      fails(SHLO_MALFORMED, name, shlo_module_load(model, (size_t)size, NULL, &module, &error));
      assert_null(module);
    } else {
      ok(shlo_module_load(model, (size_t)size, NULL, &module, &error));
      shlo_module_destroy(module);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_are_of_any_kind),
      cmocka_unit_test(properties_are_attributes),
      cmocka_unit_test(contradictions_are_not_written),
      cmocka_unit_test(names_are_set_and_removed),
      cmocka_unit_test(set_names_are_written),
      cmocka_unit_test(huge_names_are_like_others),
      cmocka_unit_test(models_cannot_have_them_as_attributes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
