/* onnx.h: schemas
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>


static const shlo_onnx_schema *find(const char *domain, const char *op, int64_t opset) {
  return shlo_onnx_schema_find(domain, strlen(domain), op, strlen(op), opset);
}

/* The pairs of op and opset in since.txt whose version is another one if `shift` is added to the opset. */
static size_t count_differences(int64_t shift, size_t *pairs) {
  FILE *file = fopen(SHLO_ONNX_SINCE, "r");
  assert_non_null(file);
  char domain[64], op[64], line[1024];
  size_t differences = 0;
  *pairs = 0;
  while (fgets(line, sizeof line, file)) {
    int at = 0;
    assert_int_equal(sscanf(line, "%63s %63s%n", domain, op, &at), 2);
    char *rest = line + at;
    for (int64_t opset = 1;; ++opset) {
      char *end;
      const int64_t expected = strtoll(rest, &end, 10);
      if (end == rest)
        break;
      rest = end;
      ++*pairs;
      const shlo_onnx_schema *schema = find(domain, op, opset + shift);
      differences += shlo_onnx_schema_since(schema) != expected;
      if (schema && !shift) {
        size_t length = 0;
        assert_string_equal(shlo_onnx_schema_op(schema, &length), op);
        assert_int_equal(length, strlen(op));
        assert_string_equal(shlo_onnx_schema_domain(schema, &length), domain);
        assert_int_equal(length, strlen(domain));
      }
    }
  }
  fclose(file);
  return differences;
}

static void every_opset_has_the_version_that_onnx_says(void **state) {
  (void)state;
  size_t pairs = 0;
  assert_int_equal(count_differences(0, &pairs), 0);
  assert_int_equal(pairs, 203 * 28 + 19 * 5 + 4 + 1);
  assert_true(count_differences(1, &pairs) > 300);
  assert_true(count_differences(-1, &pairs) > 300);
}

static void schemas_are_listed(void **state) {
  (void)state;
  assert_int_equal(shlo_onnx_schema_count(), 659);
  const char *before = "";
  int64_t since = 0;
  for (size_t i = 0; i < shlo_onnx_schema_count(); ++i) {
    const shlo_onnx_schema *schema = shlo_onnx_schema_at(i);
    const char *op = shlo_onnx_schema_op(schema, NULL);
    const int order = strcmp(before, op);
    assert_true(order < 0 || (!order && since < shlo_onnx_schema_since(schema)));
    before = op, since = shlo_onnx_schema_since(schema);
    assert_ptr_equal(find(shlo_onnx_schema_domain(schema, NULL), op, since), schema);
  }
  assert_null(shlo_onnx_schema_at(659));
}

static void unknown_names_have_no_schema(void **state) {
  (void)state;
  assert_non_null(find("", "Conv", 1));
  assert_ptr_equal(find("", "Conv", 28), find("ai.onnx", "Conv", 22));
  assert_ptr_equal(find("", "Conv", 1000), find("", "Conv", 28));
  assert_null(find("", "Conv", 0));
  assert_null(find("", "Conv", -1));
  assert_null(find("", "conv", 28));
  assert_null(find("", "", 28));
  assert_null(find("ai.onnx.ml", "Conv", 28));
  assert_null(find("com.microsoft", "Conv", 28));
  assert_null(find("", "Scaler", 28));
  assert_null(shlo_onnx_schema_find(NULL, 0, NULL, 0, 1));
  /* A text that is longer than memory is none. */
  assert_null(shlo_onnx_schema_find("", 0, "Conv", SIZE_MAX, 13));
  assert_non_null(shlo_onnx_schema_find("no", SIZE_MAX, "Conv", 4, 13));
  assert_int_equal(shlo_onnx_newest_opset("no", SIZE_MAX), 28);
  assert_non_null(shlo_onnx_schema_find(NULL, 0, BYTES("Add"), 1));
  assert_int_equal(shlo_onnx_newest_opset(NULL, 0), 28);
  assert_int_equal(shlo_onnx_newest_opset(BYTES("ai.onnx")), 28);
  assert_int_equal(shlo_onnx_newest_opset(BYTES("ai.onnx.ml")), 5);
  assert_int_equal(shlo_onnx_newest_opset(BYTES("ai.onnx.preview.training")), 1);
  assert_int_equal(shlo_onnx_newest_opset(BYTES("ai.onnx.m")), 0);
}

/* The position of a name in a list of texts, or the list's length. */
#define INDEX(count, name_at, wanted)                                                                                  \
  ({                                                                                                                   \
    size_t at_ = 0;                                                                                                    \
    while (at_ < (count) && strcmp(name_at(at_), wanted))                                                              \
      ++at_;                                                                                                           \
    at_;                                                                                                               \
  })

static size_t attribute(const shlo_onnx_schema *schema, const char *name) {
#define NAME(index) shlo_onnx_schema_attribute_name(schema, index, NULL)
  return INDEX(shlo_onnx_schema_attribute_count(schema), NAME, name);
#undef NAME
}

static int allows(const shlo_onnx_schema *schema, size_t variable, const char *type) {
#define NAME(index) shlo_onnx_schema_type_case(schema, variable, index, NULL)
  const size_t count = shlo_onnx_schema_type_case_count(schema, variable);
  return INDEX(count, NAME, type) < count;
#undef NAME
}

/* Clip of opset 13 and of opset 6: min and max were attributes. */
static void inputs_outputs_and_types(void **state) {
  (void)state;
  const shlo_onnx_schema *clip = find("", "Clip", 13), *loop = find("", "Loop", 16), *older = find("", "Clip", 6);
  assert_int_equal(shlo_onnx_schema_input_count(clip), 3);
  assert_string_equal(shlo_onnx_schema_input_name(clip, 1, NULL), "min");
  assert_int_equal(shlo_onnx_schema_input_option(clip, 0), SHLO_ONNX_SINGLE);
  assert_int_equal(shlo_onnx_schema_input_option(clip, 1), SHLO_ONNX_OPTIONAL);
  assert_int_equal(shlo_onnx_schema_input_least(clip, 0), 1);
  assert_int_equal(shlo_onnx_schema_input_least(clip, 1), 0);
  assert_int_equal(shlo_onnx_schema_output_count(clip), 1);
  assert_string_equal(shlo_onnx_schema_output_name(clip, 0, NULL), "output");
  assert_int_equal(shlo_onnx_schema_output_option(clip, 0), SHLO_ONNX_SINGLE);
  const size_t type = shlo_onnx_schema_input_type(clip, 2);
  assert_int_equal(shlo_onnx_schema_output_type(clip, 0), type);
  assert_int_equal(shlo_onnx_schema_type_count(clip), 1);
  assert_string_equal(shlo_onnx_schema_type_name(clip, type, NULL), "T");
  assert_int_equal(shlo_onnx_schema_type_case_count(clip, type), 12);
  assert_true(allows(clip, type, "tensor(bfloat16)") && !allows(clip, type, "tensor(bool)"));
  assert_int_equal(shlo_onnx_schema_input_count(older), 1);
  assert_true(!allows(older, 0, "tensor(bfloat16)") && allows(older, 0, "tensor(float16)"));
  assert_int_equal(shlo_onnx_schema_attribute_kind(older, attribute(older, "max")), SHLO_ONNX_FLOAT);

  assert_int_equal(shlo_onnx_schema_input_option(loop, 2), SHLO_ONNX_VARIADIC);
  assert_int_equal(shlo_onnx_schema_input_least(loop, 2), 0);
  assert_false(shlo_onnx_schema_input_is_homogeneous(loop, 2));
  assert_int_equal(shlo_onnx_schema_output_least(loop, 0), 1);
  assert_false(shlo_onnx_schema_output_is_homogeneous(loop, 0));
  assert_true(shlo_onnx_schema_output_is_homogeneous(clip, 0));
  assert_string_equal(shlo_onnx_schema_type_name(loop, shlo_onnx_schema_input_type(loop, 0), NULL), "I");
  assert_true(allows(loop, shlo_onnx_schema_input_type(loop, 2), "optional(seq(tensor(string)))"));
  assert_true(shlo_onnx_schema_input_is_homogeneous(find("", "Concat", 13), 0));
  assert_true(allows(find("ai.onnx.ml", "ZipMap", 1), shlo_onnx_schema_output_type(find("ai.onnx.ml", "ZipMap", 1), 0),
                     "seq(map(string, float))"));
  assert_true(allows(find("ai.onnx.ml", "CastMap", 1), shlo_onnx_schema_input_type(find("ai.onnx.ml", "CastMap", 1), 0),
                     "map(int64, string)"));

  /* A formal with a type of its own. */
  const shlo_onnx_schema *reshape = find("", "Reshape", 5);
  const size_t shape = shlo_onnx_schema_input_type(reshape, 1);
  assert_string_equal(shlo_onnx_schema_type_name(reshape, shape, NULL), "tensor(int64)");
  assert_int_equal(shlo_onnx_schema_type_case_count(reshape, shape), 1);
  assert_string_equal(shlo_onnx_schema_type_case(reshape, shape, 0, NULL), "tensor(int64)");
}

static void attributes_and_defaults(void **state) {
  (void)state;
  const shlo_onnx_schema *selu = find("", "Selu", 6), *pad = find("", "Pad", 19), *older = find("", "Pad", 18);
  const size_t alpha = attribute(selu, "alpha");
  assert_int_equal(shlo_onnx_schema_attribute_kind(selu, alpha), SHLO_ONNX_FLOAT);
  assert_false(shlo_onnx_schema_attribute_is_required(selu, alpha));
  assert_int_equal(shlo_onnx_schema_default_count(selu, alpha), 1);
  assert_true(shlo_onnx_schema_default_float(selu, alpha, 0) == (double)1.67326319217681884765625f);
  assert_true(shlo_onnx_schema_default_float(selu, alpha, 1) == 0);
  assert_true(shlo_onnx_schema_default_int(selu, alpha, 0) == 0);
  assert_null(shlo_onnx_schema_default_string(selu, alpha, 0, NULL));
  assert_int_equal(shlo_onnx_schema_value_count(selu, alpha), 0);

  const size_t mode = attribute(pad, "mode");
  assert_string_equal(shlo_onnx_schema_default_string(pad, mode, 0, NULL), "constant");
  assert_int_equal(shlo_onnx_schema_value_count(pad, mode), 4);
  assert_string_equal(shlo_onnx_schema_value(pad, mode, 3, NULL), "wrap");
  assert_int_equal(shlo_onnx_schema_value_count(older, attribute(older, "mode")), 3);

  const shlo_onnx_schema *mvn = find("", "MeanVarianceNormalization", 9), *cast = find("", "Cast", 28),
                         *gather = find("", "Gather", 28), *branch = find("", "If", 28);
  const size_t axes = attribute(mvn, "axes");
  assert_int_equal(shlo_onnx_schema_default_count(mvn, axes), 3);
  assert_int_equal(shlo_onnx_schema_default_int(mvn, axes, 2), 3);
  assert_true(shlo_onnx_schema_attribute_is_required(cast, attribute(cast, "to")));
  assert_int_equal(shlo_onnx_schema_default_count(cast, attribute(cast, "to")), 0);
  assert_int_equal(shlo_onnx_schema_default_int(gather, attribute(gather, "axis"), 0), 0);
  assert_int_equal(shlo_onnx_schema_attribute_kind(branch, attribute(branch, "then_branch")), SHLO_ONNX_GRAPH);
  const shlo_onnx_schema *text = find("", "StringNormalizer", 10);
  assert_int_equal(shlo_onnx_schema_value_count(text, attribute(text, "locale")), 0);
  assert_int_equal(shlo_onnx_schema_value_count(text, attribute(text, "case_change_action")), 3);
}

static void flags(void **state) {
  (void)state;
  size_t deprecated = 0, random = 0;
  for (size_t i = 0; i < shlo_onnx_schema_count(); ++i) {
    deprecated += (size_t)shlo_onnx_schema_is_deprecated(shlo_onnx_schema_at(i));
    random += (size_t)shlo_onnx_schema_is_nondeterministic(shlo_onnx_schema_at(i));
  }
  assert_int_equal(deprecated, 5);
  assert_int_equal(random, 48);
  assert_true(shlo_onnx_schema_is_deprecated(find("", "Upsample", 10)));
  assert_false(shlo_onnx_schema_is_deprecated(find("", "Upsample", 9)));
  assert_true(shlo_onnx_schema_is_nondeterministic(find("", "RandomUniform", 22)));
  assert_true(shlo_onnx_schema_is_nondeterministic(find("", "Loop", 22)));
  assert_false(shlo_onnx_schema_is_nondeterministic(find("", "Add", 22)));
  assert_false(shlo_onnx_schema_is_nondeterministic(find("", "SpaceToDepth", 28))); /* not stated */
}

static void what_is_not_there_is_nothing(void **state) {
  (void)state;
  const shlo_onnx_schema *add = find("", "Add", 14);
  for (int i = 0; i < 2; ++i) {
    const shlo_onnx_schema *schema = i ? NULL : add;
    const size_t index = i ? 0 : SIZE_MAX;
    size_t length = 1;
    assert_null(shlo_onnx_schema_input_name(schema, index, &length));
    assert_int_equal(length, 0);
    assert_null(shlo_onnx_schema_output_name(schema, index, NULL));
    assert_null(shlo_onnx_schema_type_name(schema, index, NULL));
    assert_null(shlo_onnx_schema_type_case(schema, index, 0, NULL));
    assert_null(shlo_onnx_schema_type_case(schema, 0, SIZE_MAX, NULL));
    assert_null(shlo_onnx_schema_attribute_name(schema, index, NULL));
    assert_null(shlo_onnx_schema_default_string(schema, index, 0, NULL));
    assert_null(shlo_onnx_schema_value(schema, index, 0, NULL));
    assert_int_equal(shlo_onnx_schema_input_option(schema, index), SHLO_ONNX_OPTION_NONE);
    assert_int_equal(shlo_onnx_schema_output_option(schema, index), SHLO_ONNX_OPTION_NONE);
    assert_int_equal(shlo_onnx_schema_attribute_kind(schema, index), SHLO_ONNX_ATTRIBUTE_NONE);
    assert_int_equal(shlo_onnx_schema_input_least(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_output_least(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_input_is_homogeneous(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_output_is_homogeneous(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_input_type(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_output_type(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_attribute_is_required(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_default_count(schema, index), 0);
    assert_true(shlo_onnx_schema_default_float(schema, index, 0) == 0);
    assert_int_equal(shlo_onnx_schema_default_int(schema, index, 0), 0);
    assert_int_equal(shlo_onnx_schema_value_count(schema, index), 0);
    assert_int_equal(shlo_onnx_schema_type_case_count(schema, index), 0);
  }
  assert_null(shlo_onnx_schema_op(NULL, NULL));
  assert_null(shlo_onnx_schema_domain(NULL, NULL));
  assert_int_equal(shlo_onnx_schema_since(NULL), 0);
  assert_int_equal(shlo_onnx_schema_is_deprecated(NULL), 0);
  assert_int_equal(shlo_onnx_schema_is_nondeterministic(NULL), 0);
  assert_int_equal(shlo_onnx_schema_input_count(NULL), 0);
  assert_int_equal(shlo_onnx_schema_output_count(NULL), 0);
  assert_int_equal(shlo_onnx_schema_type_count(NULL), 0);
  assert_int_equal(shlo_onnx_schema_attribute_count(NULL), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_opset_has_the_version_that_onnx_says),
      cmocka_unit_test(schemas_are_listed),
      cmocka_unit_test(unknown_names_have_no_schema),
      cmocka_unit_test(inputs_outputs_and_types),
      cmocka_unit_test(attributes_and_defaults),
      cmocka_unit_test(flags),
      cmocka_unit_test(what_is_not_there_is_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
