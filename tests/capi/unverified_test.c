/* Programs that nobody verified (docs/promises.md, 15): functions whose types, names, attributes of arguments and
 * results, regions, calls and returns are of any kind are given to every function that takes a module. Each call
 * succeeds or gives an error; nothing looks at a part of another kind. The presets with assertions tell.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* The parts of a program. "" leaves a part out. */
static const char *const types[] = {
    "function_type = (tensor<4xf32>) -> tensor<4xf32>",
    "function_type = i32",
    "function_type = tensor<4xf32>",
    "function_type = tuple<tensor<4xf32>>",
    "function_type = () -> ()",
    "function_type = (tensor<4xf32>, i1, !stablehlo.token) -> (i1, none)",
    "function_type = !quant.uniform<i8:f32, 0.5>",
    "function_type = ((i32) -> i32) -> ((i32) -> i32)",
    "",
};
static const char *const names[] = {"sym_name = \"main\"", "sym_name = \"\"", ""};
static const char *const argument_attributes[] = {
    "",
    "arg_attrs = []",
    "arg_attrs = [{n.n = 1 : i32}]",
    "arg_attrs = [1 : i32, {}, {}]",
    "arg_attrs = [unit, [], {a.b = @main}]",
};
static const char *const result_attributes[] = {
    "",
    "res_attrs = [{jax.result_info = 1 : i32}]",
    "res_attrs = [f32, {jax.result_info = \"x\"}]",
    "res_attrs = [{jax.result_info = \"\"}, {}, {}]",
};
static const char *const bodies[] = {
    /* one block */
    "^bb0(%a: tensor<4xf32>):\n \"func.return\"(%a) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n \"func.return\"() : () -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n \"stablehlo.return\"(%a) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: i1, %b: !stablehlo.token):\n %c = \"stablehlo.add\"(%a, %a) : (i1, i1) -> i1\n",
    /* calls of what is no function, of other types, with no name, and of itself */
    "^bb0(%a: tensor<4xf32>):\n %c = \"func.call\"(%a) {callee = @main} : (tensor<4xf32>) -> tensor<4xf32>\n"
    " \"func.return\"(%c) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c:2 = \"func.call\"(%a, %a) {callee = @other} : (tensor<4xf32>, tensor<4xf32>) -> "
    "(i1, none)\n \"func.return\"(%c#0) : (i1) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"func.call\"(%a) {callee = @nothing} : (tensor<4xf32>) -> i1\n"
    " \"func.return\"(%c) : (i1) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"func.call\"(%a) : (tensor<4xf32>) -> i1\n \"func.return\"(%c) : (i1) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"func.call_indirect\"(%a) : (tensor<4xf32>) -> i1\n"
    " \"func.return\"(%c) : (i1) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"func.constant\"() {value = @other} : () -> i1\n"
    " \"func.return\"(%c) : (i1) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"stablehlo.composite\"(%a) {name = \"a.b\", decomposition = @other} : "
    "(tensor<4xf32>) -> tensor<4xf32>\n \"func.return\"(%c) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"stablehlo.custom_call\"(%a) {call_target_name = \"f\", called_computations = "
    "[@other, @nothing]} : (tensor<4xf32>) -> tensor<4xf32>\n \"func.return\"(%c) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n %c = \"stablehlo.async_start\"(%a) {called_computation = @other} : (tensor<4xf32>) -> "
    "!stablehlo.future<tensor<4xf32>>\n %d = \"stablehlo.async_done\"(%c) : (!stablehlo.future<tensor<4xf32>>) -> "
    "tensor<4xf32>\n \"func.return\"(%d) : (tensor<4xf32>) -> ()\n",
    /* returns and functions inside of ops */
    "^bb0(%a: tensor<4xf32>):\n %p = \"stablehlo.constant\"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>\n"
    " %c = \"stablehlo.if\"(%p) ({\n \"func.return\"(%a) : (tensor<4xf32>) -> ()\n}, {\n}) : (tensor<i1>) -> "
    "tensor<4xf32>\n \"func.return\"(%c) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n \"func.func\"() <{function_type = f32, sym_name = \"in\"}> ({\n"
    " \"func.return\"() : () -> ()\n}) : () -> ()\n \"func.return\"(%a) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n \"stablehlo.batch_norm_training\"(%a, %a, %a) <{epsilon = 1.0 : f32, feature_index = 0 "
    ": i64}>"
    " : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n \"func.return\"(%a) : (tensor<4xf32>) -> ()\n",
    "^bb0(%a: tensor<4xf32>):\n \"builtin.module\"() ({\n}) {sym_name = \"m\"} : () -> ()\n"
    " \"func.return\"(%a) : (tensor<4xf32>) -> ()\n",
    "",
};
/* Beside the function. */
static const char *const others[] = {
    "\"func.func\"() <{function_type = i1, sym_name = \"other\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
    "\"func.func\"() <{function_type = (f32) -> i1, sym_name = \"other\"}> ({\n}) : () -> ()\n",
    "\"sdy.mesh\"() {mesh = #sdy.mesh<[]>, sym_name = \"other\"} : () -> ()\n",
    "\"builtin.module\"() ({\n}) {sym_name = \"other\"} : () -> ()\n",
    "%x = \"stablehlo.constant\"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>\n",
    "",
};
enum {
  TYPES = sizeof types / sizeof *types,
  NAMES = sizeof names / sizeof *names,
  ARGUMENTS = sizeof argument_attributes / sizeof *argument_attributes,
  RESULTS = sizeof result_attributes / sizeof *result_attributes,
  BODIES = sizeof bodies / sizeof *bodies,
  OTHERS = sizeof others / sizeof *others
};

static long calls, successes;

static void done(shlo_status status, shlo_error *error) {
  ++calls;
  successes += status == SHLO_OK;
  if (status == SHLO_INTERNAL || status != shlo_error_code(error))
    fail_msg("%s: %s", shlo_status_name(status), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
}
#define CALL(call)                                                                                                     \
  do {                                                                                                                 \
    shlo_error *error = NULL;                                                                                          \
    shlo_status status_ = (call);                                                                                      \
    done(status_, error);                                                                                              \
  } while (0)

static void print_and_drop(shlo_buffer **text) {
  shlo_buffer_destroy(*text);
  *text = NULL;
}

/* Every op, with its types, attributes and regions, by the accessors of ir.h; what has a type goes into a builder. */
static void walk(const shlo_operation *first, shlo_builder *builder, const shlo_print_options *options) {
  shlo_buffer *text = NULL;
  for (const shlo_operation *op = first; op; op = shlo_operation_next(op)) {
    CALL(shlo_operation_print(op, options, &text, &error));
    print_and_drop(&text);
    shlo_operation_op(op);
    shlo_operation_file(op, NULL);
    shlo_operation_location_name(op, NULL);
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      shlo_type_kind_of(shlo_value_type(shlo_operation_operand(op, i)));
    for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i) {
      const shlo_attribute *attribute = shlo_operation_attribute_at(op, i), *copy = NULL;
      CALL(shlo_attribute_print(attribute, options, &text, &error));
      print_and_drop(&text);
      CALL(shlo_builder_array_attribute(builder, 1, &attribute, &copy, &error));
      const shlo_type *type = shlo_attribute_type(attribute);
      if (type) {
        CALL(shlo_type_print(type, &text, &error));
        print_and_drop(&text);
        CALL(shlo_builder_type_attribute(builder, type, &copy, &error));
      }
    }
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      walk(shlo_region_first(shlo_operation_region(op, i)), builder, options);
  }
}

static void try_module(const shlo_module *module) {
  static const char *const targets[] = {"0.9.0", "1.0.0", "1.8.0"};
  shlo_buffer *text = NULL;
  shlo_module *made = NULL;
  shlo_diagnostics *findings = NULL;
  shlo_print_options *print = NULL;
  shlo_write_options *write = NULL;
  shlo_plan *plan = NULL;
  shlo_builder *builder = NULL;
  const char *version = NULL;
  ok(shlo_print_options_create(&print, &error));
  ok(shlo_write_options_create(&write, &error));
  ok(shlo_diagnostics_create(&findings, &error));
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  for (int form = 0; form < 2; ++form) {
    CALL(shlo_module_print(module, print, &text, &error));
    if (text) { /* what was printed is read again */
      shlo_module *again = NULL;
      shlo_parse_options *options = NULL;
      ok(shlo_parse_options_create(&options, &error));
      ok(shlo_parse_options_set_verify(options, 0, &error));
      ok(shlo_module_parse(shlo_buffer_data(text), shlo_buffer_size(text), options, &again, &error));
      shlo_module_destroy(again);
      shlo_parse_options_destroy(options);
    }
    print_and_drop(&text);
    ok(shlo_print_options_set_generic(print, 1, &error));
    ok(shlo_print_options_set_locations(print, 1, &error));
  }
  for (int i = 0; i < 4; ++i) {
    CALL(shlo_artifact_write(module, write, &text, &error));
    if (text) {
      CALL(shlo_module_load(shlo_buffer_data(text), shlo_buffer_size(text), NULL, &made, &error));
      shlo_module_destroy(made);
      made = NULL;
    }
    print_and_drop(&text);
    if (i < 3) {
      CALL(shlo_module_blockers(module, targets[i], 5, findings, NULL, &error));
      ok(shlo_write_options_set_target(write, targets[i], 5, &error));
    }
  }
  CALL(shlo_module_minimum_version(module, &version, &error));
  CALL(shlo_module_remove_sharding(module, &made, &error));
  shlo_module_destroy(made);
  made = NULL;
  CALL(shlo_module_decompose_chlo(module, &made, &error));
  shlo_module_destroy(made);
  for (int policy = SHLO_OTHER_DIALECTS_KEEP; policy <= SHLO_OTHER_DIALECTS_REJECT; ++policy) {
    made = NULL;
    CALL(shlo_module_apply_other_dialects(module, (shlo_other_dialects)policy, findings, &made, &error));
    shlo_module_destroy(made);
  }
  CALL(shlo_plan_create(module, NULL, &plan, &error));
  shlo_plan_destroy(plan);
  for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, i, &function, &error));
    shlo_function_name(function, NULL);
    for (size_t k = 0; k <= shlo_function_argument_count(function); ++k) {
      shlo_function_argument_name(function, k, NULL);
      shlo_function_argument_type_text(function, k, NULL);
      shlo_function_argument_attributes(function, k, NULL);
    }
    for (size_t k = 0; k <= shlo_function_result_count(function); ++k) {
      shlo_function_result_name(function, k, NULL);
      shlo_function_result_type_text(function, k, NULL);
      shlo_function_result_attributes(function, k, NULL);
    }
    walk(shlo_function_operation(function), builder, print);
    shlo_function_destroy(function);
  }
  shlo_module_op_count(module);
  walk(shlo_module_operation(module), builder, print);
  CALL(shlo_module_verify(module, &error));
  shlo_builder_destroy(builder);
  shlo_diagnostics_destroy(findings);
  shlo_write_options_destroy(write);
  shlo_print_options_destroy(print);
}

/* Each part with usual others, and with some of the unusual ones. */
static void any_function(void **state) {
  (void)state;
  static char text[8192];
  long programs = 0, parsed = 0, verified = 0;
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  for (unsigned body = 0; body < BODIES; ++body)
    for (unsigned other = 0; other < OTHERS; ++other)
      for (unsigned type = 0; type < TYPES; ++type)
        for (unsigned round = 0; round < 3; ++round) {
          const unsigned at = round * (body * 7 + other * 5 + type * 3 + round);
          const char *parts[4] = {types[type], names[at % NAMES], argument_attributes[at / 2 % ARGUMENTS],
                                  result_attributes[at / 3 % RESULTS]};
          int length = snprintf(text, sizeof text, "\"builtin.module\"() ({\n%s\"func.func\"() <{", others[other]);
          for (int i = 0, is_first = 1; i < 4; ++i)
            if (*parts[i]) {
              length += snprintf(text + length, sizeof text - (size_t)length, "%s%s", is_first ? "" : ", ", parts[i]);
              is_first = 0;
            }
          snprintf(text + length, sizeof text - (size_t)length, "}> ({\n%s}) : () -> ()\n}) : () -> ()\n",
                   bodies[body]);
          shlo_module *module = NULL;
          shlo_error *error = NULL;
          ++programs;
          shlo_status status = shlo_module_parse(text, strlen(text), options, &module, &error);
          done(status, error);
          if (status)
            continue;
          ++parsed;
          try_module(module);
          verified += shlo_module_verify(module, NULL) == SHLO_OK;
          shlo_module_destroy(module);
        }
  shlo_parse_options_destroy(options);
  print_message("%ld programs, %ld parsed, %ld verify; %ld calls, %ld succeeded\n", programs, parsed, verified, calls,
                successes);
  assert_true(parsed >= programs / 4);
  assert_true(verified >= 1 && verified < parsed / 4);
}

/* All ops of a function choose names in the pretty form, so it needs all of them to be what their records state. */
static void ops_beside_broken_ones_are_printed_in_generic_form(void **state) {
  (void)state;
  static const char *const others[] = {"\"stablehlo.batch_norm_training\"(%b, %a, %a) <{epsilon = 1.0 : f32, "
                                       "feature_index = 0 : i64}> : (tensor<4xf32>, "
                                       "tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n",
                                       "\"stablehlo.negate\"(%b) : (tensor<4xf32>) -> tensor<4xf32>\n"};
  for (int i = 0; i < 2; ++i) {
    char text[1024];
    snprintf(text, sizeof text,
             "func.func @f(%%a: tensor<4xf32>) -> tensor<4xf32> {\n"
             "%%b = \"stablehlo.add\"(%%a, %%a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n%%c = %s"
             "return %%b : tensor<4xf32>\n}\n",
             others[i]);
    shlo_parse_options *options = NULL;
    shlo_module *module = NULL;
    shlo_buffer *printed = NULL;
    ok(shlo_parse_options_create(&options, &error));
    ok(shlo_parse_options_set_verify(options, 0, &error));
    ok(shlo_module_parse(text, strlen(text), options, &module, &error));
    const shlo_operation *function = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
    ok(shlo_operation_print(shlo_region_first(shlo_operation_region(function, 0)), NULL, &printed, &error));
    assert_memory_equal(shlo_buffer_data(printed), i ? "%0 = stablehlo.add" : "%0 = \"stablehlo.add\"", 18);
    shlo_buffer_destroy(printed);
    shlo_module_destroy(module);
    shlo_parse_options_destroy(options);
  }
}

/* What is right for a function depends on what is around it, so one that verified elsewhere says nothing. */
static void a_function_in_a_function_is_invalid(void **state) {
  (void)state;
  static const char function[] = "func.func @f(%a: tensor<f32>) -> tensor<f32> {\n%s return %a : tensor<f32>\n}\n";
  for (int nested = 0; nested < 2; ++nested) {
    char inner[256], outer[512], text[1024];
    const char *hole = strstr(function, "%s");
    snprintf(inner, sizeof inner, "%.*s%s", (int)(hole - function), function, hole + 2);
    snprintf(outer, sizeof outer, "%.*s%s%s", (int)(hole - function), function, nested ? inner : "", hole + 2);
    snprintf(text, sizeof text, "%smodule {\n%s}\n", inner, outer);
    shlo_module *module = parse_unverified(text);
    if (nested)
      fails(SHLO_INVALID_PROGRAM, "", shlo_module_verify(module, &error));
    else
      ok(shlo_module_verify(module, &error));
    shlo_module_destroy(module);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(any_function),
                                     cmocka_unit_test(ops_beside_broken_ones_are_printed_in_generic_form),
                                     cmocka_unit_test(a_function_in_a_function_is_invalid)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
