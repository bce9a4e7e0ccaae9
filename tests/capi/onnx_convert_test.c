/* onnx.h: models of other opsets.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>
#include <stdlib.h>

/* A model of opset 13: a known operand that was an attribute, and an op that came with opset 14. */
static const char model[] =
    "module attributes {onnx.ir_version = 7 : i64, onnx.opset_import = {ai.onnx = 14 : i64}} {\n"
    "  func.func @main_graph(%arg0: tensor<2x3xf32> {onnx.name = \"x\"}) -> (tensor<2x1xf32> {onnx.name = \"y\"}) {\n"
    "    %axes = onnx.Initializer {onnx.names = [\"axes\"], value = dense<-1> : tensor<1xi64>} : tensor<1xi64>\n"
    "    %0 = \"onnx.ReduceSum\"(%arg0, %axes) {onnx.names = [\"s\"], onnx_node_name = \"sum\"}"
    " : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<2x1xf32>\n"
    "    %1 = \"onnx.HardSwishV14\"(%0) {onnx.names = [\"y\"], onnx_node_name = \"swish\"}"
    " : (tensor<2x1xf32>) -> tensor<2x1xf32>\n"
    "    onnx.Return %1 {onnx.name = \"net\"} : tensor<2x1xf32>\n"
    "  }\n"
    "}\n";

/* An axis that is only known when the model runs, in the main graph, and one in a branch. */
static const char blocked[] =
    "module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 18 : i64}} {\n"
    "  func.func @main_graph(%arg0: tensor<2x3xf32> {onnx.name = \"x\"}, %arg1: tensor<1xi64> {onnx.name = \"a\"},\n"
    "      %arg2: tensor<i1> {onnx.name = \"c\"}) -> (tensor<?x?xf32> {onnx.name = \"y\"}) {\n"
    "    %0 = \"onnx.ReduceMaxV18\"(%arg0, %arg1) {onnx.names = [\"m\"], onnx_node_name = \"most\"}"
    " : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<?x?xf32>\n"
    "    %1 = \"onnx.IfV16\"(%arg2) ({\n"
    "      %2 = \"onnx.ReduceMinV18\"(%0, %arg1) {onnx.names = [\"l\"], onnx_node_name = \"least\"}"
    " : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x?xf32>\n"
    "      onnx.Yield %2 : tensor<?x?xf32>\n"
    "    }, {\n"
    "      onnx.Yield %0 : tensor<?x?xf32>\n"
    "    }) {onnx.names = [\"y\"]} : (tensor<i1>) -> tensor<?x?xf32>\n"
    "    onnx.Return %1 : tensor<?x?xf32>\n"
    "  }\n"
    "}\n";

static shlo_module *parsed(const char *text) {
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  return module;
}

static shlo_onnx_convert_options *to(int64_t opset) {
  shlo_onnx_convert_options *options = NULL;
  ok(shlo_onnx_convert_options_create(&options, &error));
  ok(shlo_onnx_convert_options_set_opset(options, "", 0, opset, &error));
  return options;
}

static shlo_module *converted(const shlo_module *module, int64_t opset) {
  shlo_onnx_convert_options *options = to(opset);
  shlo_module *out = NULL;
  ok(shlo_onnx_convert(module, options, &out, &error));
  shlo_onnx_convert_options_destroy(options);
  ok(shlo_module_verify(out, &error));
  return out;
}

/* Whether the text has all of the parts, in that order. */
static bool hasInOrder(const char *text, const char *const *parts, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    text = strstr(text, parts[i]);
    if (!text)
      return false;
    text += strlen(parts[i]);
  }
  return true;
}

static void models_become_newer(void **state) {
  (void)state;
  shlo_module *module = parsed(model), *out = NULL;
  ok(shlo_onnx_convert(module, NULL, &out, &error));
  char *text = module_text(out);
  const char *const parts[] = {"ai.onnx = 28", "\"onnx.ReduceSum\"", "\"onnx.HardSwish\""};
  assert_true(hasInOrder(text, parts, 3));
  assert_non_null(strstr(text, "onnx.ir_version = 14"));
  assert_null(strstr(text, "HardSwishV14"));
  free(text);
  shlo_module_destroy(out);
  /* Its own opset changes nothing. */
  out = converted(module, 14);
  char *same = module_text(out), *own = module_text(module);
  assert_string_equal(same, own);
  free(same);
  free(own);
  shlo_module_destroy(out);
  shlo_module_destroy(module);
}

/* What is known of values is kept while the model grows: each node becomes another, after many that did. */
static void long_models_become_newer(void **state) {
  (void)state;
  enum { nodes = 1000 };
  const size_t room = 256 * (nodes + 4);
  char *text = malloc(room);
  size_t length =
      (size_t)snprintf(text, room,
                       "module attributes {onnx.ir_version = 7 : i64, onnx.opset_import = {ai.onnx = 13 : i64}} {\n"
                       "  func.func @main_graph(%%v0: tensor<2x3xf32> {onnx.name = \"x\"}) -> (tensor<2x3xf32> "
                       "{onnx.name = \"y\"}) {\n");
  for (int i = 1; i <= nodes; ++i)
    length +=
        (size_t)snprintf(text + length, room - length,
                         "    %%v%d = \"onnx.ReluV13\"(%%v%d) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n", i, i - 1);
  snprintf(text + length, room - length, "    onnx.Return %%v%d : tensor<2x3xf32>\n  }\n}\n", nodes);
  shlo_module *module = parsed(text), *newer = converted(module, 21);
  shlo_buffer *printed = NULL;
  ok(shlo_module_print(newer, NULL, &printed, &error));
  const char *bytes = shlo_buffer_data(printed);
  int found = 0;
  const char named[] = "onnx.Relu", type[] = "-> tensor<2x3xf32>";
  for (size_t at = 0; at + sizeof type <= shlo_buffer_size(printed); ++at) {
    found += memcmp(bytes + at, named, sizeof named - 1) == 0;
    found += memcmp(bytes + at, type, sizeof type - 1) == 0;
  }
  assert_true(found >= 2 * nodes);
  shlo_buffer_destroy(printed);
  shlo_module_destroy(newer);
  shlo_module_destroy(module);
  free(text);
}

static void models_become_older(void **state) {
  (void)state;
  shlo_module *module = parsed(model), *out = converted(module, 11);
  char *text = module_text(out);
  /* The operand is an attribute, and the initializer is gone; x * max(0, min(1, x / 6 + 0.5)). */
  const char *const parts[] = {"ai.onnx = 11",       "onnx.ReduceSumV11", "axes = [-1 : si64]",
                               "onnx.HardSigmoidV6", "onnx.MulV7",        "onnx.names = [\"y\"]"};
  assert_true(hasInOrder(text, parts, 6));
  assert_null(strstr(text, "Initializer"));
  free(text);
  shlo_module_destroy(out);
  /* Before opset 11, axes are not counted from the last one. */
  out = converted(module, 9);
  text = module_text(out);
  assert_non_null(strstr(text, "axes = [1 : si64]"));
  assert_null(strstr(text, "axes = [-1 : si64]"));
  free(text);
  shlo_module_destroy(out);
  shlo_module_destroy(module);
}

static void all_that_blocks_is_listed(void **state) {
  (void)state;
  shlo_module *module = parsed(blocked), *out = UNTOUCHED(shlo_module);
  shlo_onnx_convert_options *options = to(13);
  shlo_diagnostics *list = NULL;
  uint64_t count = 77;
  ok(shlo_diagnostics_create(&list, &error));
  ok(shlo_onnx_blockers(module, options, list, &count, &error));
  assert_int_equal(count, 2);
  assert_int_equal(shlo_diagnostics_count(list), 2);
  const shlo_diagnostic *first = shlo_diagnostics_at(list, 0), *second = shlo_diagnostics_at(list, 1);
  assert_string_equal(shlo_diagnostic_node(first, NULL), "ReduceMax 'most' in main graph");
  assert_string_equal(shlo_diagnostic_node(second, NULL), "ReduceMin 'least' in then_branch in If in main graph");
  assert_string_equal(shlo_diagnostic_version(first, NULL), "18");
  assert_non_null(strstr(shlo_diagnostic_message(first, NULL), "ReduceMax-18: its operand 'axes' is not known"));
  shlo_diagnostics_destroy(list);
  shlo_error *failure = NULL;
  assert_int_equal(shlo_onnx_convert(module, options, &out, &failure), SHLO_VERSION);
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  assert_int_equal(shlo_error_diagnostic_count(failure), 2);
  shlo_error_destroy(failure);
  shlo_onnx_convert_options_destroy(options);
  /* Nothing blocks its own opset, or newer ones. */
  options = to(18);
  ok(shlo_onnx_blockers(module, options, NULL, &count, &error));
  assert_int_equal(count, 0);
  shlo_onnx_convert_options_destroy(options);
  ok(shlo_onnx_blockers(module, NULL, NULL, NULL, &error));
  shlo_module_destroy(module);
}

/* A function of the model, with opsets of its own. */
static const char called[] =
    "module attributes {onnx.ir_version = 8 : i64,"
    " onnx.opset_import = {ai.onnx = 17 : i64, ai.onnx.ml = 3 : i64, my = 1 : i64}} {\n"
    "  func.func @main_graph(%arg0: tensor<2xf32> {onnx.name = \"x\"}) -> (tensor<2xf32> {onnx.name = \"y\"}) {\n"
    "    %0 = \"onnx.Custom\"(%arg0) {domain_name = \"my\", function_name = \"f\", onnx.names = [\"y\"]}"
    " : (tensor<2xf32>) -> tensor<2xf32>\n"
    "    onnx.Return %0 {onnx.name = \"g\"} : tensor<2xf32>\n"
    "  }\n"
    "  func.func private @\"my::f\"(%arg0: !onnx.Unknown {onnx.name = \"a\"}) -> (!onnx.Unknown {onnx.name = \"b\"})"
    " attributes {onnx.domain = \"my\", onnx.name = \"f\", onnx.opset_import = {ai.onnx = 14 : i64}} {\n"
    "    %0 = \"onnx.HardSwishV14\"(%arg0) {onnx.names = [\"b\"]} : (!onnx.Unknown) -> !onnx.Unknown\n"
    "    onnx.Return %0 : !onnx.Unknown\n"
    "  }\n"
    "}\n";

static void functions_are_converted(void **state) {
  (void)state;
  shlo_module *module = parsed(called), *out = converted(module, 22);
  char *text = module_text(out);
  const char *const newer[] = {"ai.onnx = 22",         "ai.onnx.ml = 3", "my = 1",
                               "domain_name = \"my\"", "ai.onnx = 22",   "\"onnx.HardSwish\""};
  assert_true(hasInOrder(text, newer, 6));
  free(text);
  shlo_module_destroy(out);
  /* The format keeps the version that has functions. */
  out = converted(module, 11);
  text = module_text(out);
  const char *const older[] = {"onnx.ir_version = 8", "ai.onnx = 11",       "my = 1",
                               "ai.onnx = 11",        "onnx.HardSigmoidV6", "onnx.MulV7",
                               "onnx.names = [\"b\"]"};
  assert_true(hasInOrder(text, older, 7));
  free(text);
  shlo_module_destroy(out);
  shlo_module_destroy(module);
}

static void the_least_opset_is_found(void **state) {
  (void)state;
  shlo_module *module = parsed(blocked);
  int64_t opset = 0;
  ok(shlo_onnx_minimum_opset(module, BYTES("ai.onnx"), &opset, &error));
  assert_int_equal(opset, 18);
  shlo_module_destroy(module);
  module = parsed(model);
  ok(shlo_onnx_minimum_opset(module, "", 0, &opset, &error));
  assert_true(opset <= 7);
  shlo_module_destroy(module);
}

static void arguments_are_checked(void **state) {
  (void)state;
  shlo_module *module = parsed(model), *out = UNTOUCHED(shlo_module);
  shlo_onnx_convert_options *options = NULL;
  int64_t opset = 77;
  ok(shlo_onnx_convert_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_onnx_convert_options_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "opset is 29, expected one from 1 to 28",
        shlo_onnx_convert_options_set_opset(options, BYTES("ai.onnx"), 29, &error));
  fails(SHLO_INVALID_ARGUMENT, "opset is 0, expected one from 1 to 5",
        shlo_onnx_convert_options_set_opset(options, BYTES("ai.onnx.ml"), 0, &error));
  fails(SHLO_INVALID_ARGUMENT, "domain is 'com.microsoft', which has no schemas",
        shlo_onnx_convert_options_set_opset(options, BYTES("com.microsoft"), 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "domain is NULL", shlo_onnx_convert_options_set_opset(options, NULL, 0, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_onnx_convert_options_set_opset(NULL, "", 0, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_onnx_convert(NULL, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_onnx_convert(module, options, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_onnx_blockers(NULL, options, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_onnx_minimum_opset(NULL, "", 0, &opset, &error));
  fails(SHLO_INVALID_ARGUMENT, "opset is NULL", shlo_onnx_minimum_opset(module, "", 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "domain is NULL", shlo_onnx_minimum_opset(module, NULL, 0, &opset, &error));
  fails(SHLO_INVALID_ARGUMENT, "domain is 'x'", shlo_onnx_minimum_opset(module, BYTES("x"), &opset, &error));
  assert_int_equal(opset, 77);
  shlo_module *other = parsed("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                              "  %0 = stablehlo.add %a, %a : tensor<f32>\n  return %0 : tensor<f32>\n}\n");
  fails(SHLO_INVALID_PROGRAM, "stablehlo.add is no op of ONNX", shlo_onnx_convert(other, options, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  shlo_module_destroy(other);
  shlo_module_destroy(module);
  shlo_onnx_convert_options_destroy(options);
  shlo_onnx_convert_options_destroy(NULL);
}

/* A node that compares with 1 and 2: a node for each of them, and leaves are nodes, too. */
static void trees_become_lists_of_nodes(void **state) {
  (void)state;
  static const char tree[] =
      "module attributes {onnx.ir_version = 10 : i64, onnx.opset_import = {ai.onnx = 21 : i64, ai.onnx.ml = 5 : i64}} "
      "{\n"
      "  func.func @main_graph(%arg0: tensor<2x1xf32>) -> (tensor<2x1xf32>) {\n"
      "    %0 = \"onnx.TreeEnsemble\"(%arg0) {leaf_targetids = [0 : si64, 0 : si64], leaf_weights = dense<[5.0, 7.0]> "
      ": "
      "tensor<2xf32>, membership_values = dense<[1.0, 2.0, 0x7FC00000]> : tensor<3xf32>, n_targets = 1 : si64, "
      "nodes_falseleafs = [1 : si64], nodes_falsenodeids = [1 : si64], nodes_featureids = [0 : si64], nodes_modes = "
      "dense<6> : tensor<1xui8>, nodes_splits = dense<0.0> : tensor<1xf32>, nodes_trueleafs = [1 : si64], "
      "nodes_truenodeids = [%d : si64], tree_roots = [0 : si64]} : (tensor<2x1xf32>) -> tensor<2x1xf32>\n"
      "    onnx.Return %0 : tensor<2x1xf32>\n"
      "  }\n"
      "}\n";
  char text[4096];
  shlo_onnx_convert_options *options = NULL;
  ok(shlo_onnx_convert_options_create(&options, &error));
  ok(shlo_onnx_convert_options_set_opset(options, BYTES("ai.onnx.ml"), 3, &error));
  for (int leaf = 0; leaf < 3; leaf += 2) {
    snprintf(text, sizeof text, "%s", tree);
    char *place = strstr(text, "%d");
    place[0] = (char)('0' + leaf);
    memmove(place + 1, place + 2, strlen(place + 2) + 1);
    shlo_module *module = parsed(text), *out = NULL;
    if (leaf == 0) {
      ok(shlo_onnx_convert(module, options, &out, &error));
      char *made = module_text(out);
      const char *const parts[] = {"onnx.TreeEnsembleRegressorV3",
                                   "nodes_falsenodeids = [1 : si64, 2 : si64, 0 : si64, 0 : si64, 0 : si64]",
                                   "nodes_modes = [\"BRANCH_EQ\", \"BRANCH_EQ\", \"LEAF\", \"LEAF\", \"LEAF\"]",
                                   "nodes_truenodeids = [4 : si64, 3 : si64, 0 : si64, 0 : si64, 0 : si64]",
                                   "nodes_values = [1.000000e+00 : f32, 2.000000e+00 : f32, 0.000000e+00 : f32,",
                                   "target_nodeids = [2 : si64, 3 : si64, 4 : si64]",
                                   "target_weights = [7.000000e+00 : f32, 5.000000e+00 : f32, 5.000000e+00 : f32]"};
      if (!hasInOrder(made, parts, 7))
        fail_msg("%s", made);
      free(made);
      shlo_module_destroy(out);
    } else { /* there are two leaves */
      fails(SHLO_VERSION, "1 node blocks the conversion", shlo_onnx_convert(module, options, &out, &error));
    }
    shlo_module_destroy(module);
  }
  shlo_onnx_convert_options_destroy(options);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(models_become_newer),         cmocka_unit_test(long_models_become_newer),
      cmocka_unit_test(models_become_older),         cmocka_unit_test(all_that_blocks_is_listed),
      cmocka_unit_test(the_least_opset_is_found),    cmocka_unit_test(functions_are_converted),
      cmocka_unit_test(trees_become_lists_of_nodes), cmocka_unit_test(arguments_are_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
