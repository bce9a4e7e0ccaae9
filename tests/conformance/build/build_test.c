/* Builds every op: the programs of every_op.mlir and of the folder with one program per op are parsed, walked, and
 * built again by name and with the function of each op. The built module must print the same text. The calls of the
 * functions are generated from the records.
 *
 * The twins: an op with a wrong type is rejected and leaves nothing behind; without one of its attributes it is
 * rejected, or the text differs.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <glob.h>

#include "support/counts.h"

typedef enum { INFERRED, REFINED, DECLARED } result_types;

static const struct {
  const char *name;
  result_types types;
} built_ops[] = {
#define SHLO_BUILT_OP(NAME, TYPES) {NAME, TYPES},
#include "opset/built_ops.inc"
#undef SHLO_BUILT_OP
};
enum { built_op_count = sizeof(built_ops) / sizeof(built_ops[0]) };

static size_t op_index(const shlo_operation *op) {
  const char *name = shlo_operation_name(op, NULL);
  for (size_t i = 0; i < built_op_count; ++i)
    if (!strcmp(built_ops[i].name, name))
      return i;
  return built_op_count;
}

/* --- Lookups of the generated calls ----------------------------------------------------- */

enum { most = 64 };

static int is(const shlo_operation *op, const char *name) { return !strcmp(shlo_operation_name(op, NULL), name); }
static const shlo_attribute *attribute_of(const shlo_operation *op, const char *name, const char *field) {
  const shlo_attribute *attribute = shlo_operation_attribute(op, name, strlen(name));
  return attribute && field ? shlo_attribute_entry(attribute, field, strlen(field)) : attribute;
}
static int64_t integer_of(const shlo_operation *op, const char *name, const char *field, int64_t absent) {
  const shlo_attribute *attribute = attribute_of(op, name, field);
  if (attribute && shlo_attribute_kind_of(attribute) == SHLO_ATTRIBUTE_UNIT)
    return 1;
  return attribute ? shlo_attribute_integer(attribute) : absent;
}
static double float_of(const shlo_operation *op, const char *name, const char *field) {
  return shlo_attribute_float(attribute_of(op, name, field));
}
static const char *text_of(const shlo_operation *op, const char *name, const char *field) {
  const shlo_attribute *attribute = attribute_of(op, name, field);
  return attribute ? shlo_attribute_text(attribute, NULL) : NULL;
}
static size_t text_length_of(const shlo_operation *op, const char *name, const char *field) {
  size_t length = 0;
  shlo_attribute_text(attribute_of(op, name, field), &length);
  return length;
}
static size_t count_of(const shlo_operation *op, const char *name, const char *field) {
  return shlo_attribute_count(attribute_of(op, name, field));
}
static const int64_t *integers_of(const shlo_operation *op, const char *name, const char *field, size_t slot) {
  static int64_t values[32][most];
  const shlo_attribute *attribute = attribute_of(op, name, field);
  assert_true(slot < 32 && shlo_attribute_count(attribute) <= most);
  for (size_t i = 0; i < shlo_attribute_count(attribute); ++i)
    values[slot][i] = shlo_attribute_integer_at(attribute, i);
  return attribute ? values[slot] : NULL;
}
/* Bools, or the cases of enums. */
static const int32_t *numbers_of(const shlo_operation *op, const char *name, const char *field, size_t slot) {
  static int32_t values[32][most];
  const shlo_attribute *attribute = attribute_of(op, name, field);
  assert_true(slot < 32 && shlo_attribute_count(attribute) <= most);
  for (size_t i = 0; i < shlo_attribute_count(attribute); ++i)
    values[slot][i] = (int32_t)(shlo_attribute_kind_of(attribute) == SHLO_ATTRIBUTE_ARRAY
                                    ? shlo_attribute_integer(shlo_attribute_at(attribute, i))
                                    : shlo_attribute_integer_at(attribute, i));
  return attribute ? values[slot] : NULL;
}
static size_t pair_count_of(const shlo_operation *op, const char *name, const char *field) {
  const int64_t *shape = shlo_type_shape(shlo_attribute_type(attribute_of(op, name, field)));
  return shape ? (size_t)shape[0] : 0;
}
static const int64_t *pairs_of(const shlo_operation *op, const char *name, const char *field, size_t slot) {
  static int64_t values[32][most];
  const shlo_attribute *attribute = attribute_of(op, name, field);
  if (!attribute)
    return NULL;
  shlo_tensor *tensor = NULL;
  ok(shlo_attribute_tensor(attribute, &tensor, &error));
  assert_true(slot < 32 && shlo_tensor_size(tensor) <= sizeof(values[slot]));
  memcpy(values[slot], shlo_tensor_data(tensor), shlo_tensor_size(tensor));
  shlo_tensor_destroy(tensor);
  return values[slot];
}
static size_t segment_of(const shlo_operation *op, const char *name, size_t index) {
  const shlo_attribute *attribute = attribute_of(op, name, NULL);
  /* If the attribute is omitted, the op's own count is used. */
  return attribute ? (size_t)shlo_attribute_integer_at(attribute, index) : 1;
}

static shlo_status call_function(shlo_builder *builder, const shlo_operation *op, size_t operand_count,
                                 const shlo_value *const *operands, size_t region_count,
                                 const shlo_region *const *regions, size_t result_count, const shlo_type **types,
                                 const shlo_value **results, shlo_error **error) {
  (void)operand_count;
  (void)region_count;
  (void)result_count;
#include "opset/builders_test.inc"
  return SHLO_NOT_FOUND;
}

/* --- Building again ----------------------------------------------------------------------- */

typedef struct {
  shlo_builder *builder;
  int by_function;
  int with_wrong_types; /* each op is first tried with a type that it cannot have */
  size_t left_out;      /* index in the module of the attribute that is omitted; SIZE_MAX: none */
  size_t attributes_seen;
  size_t refused;
  struct {
    const shlo_value *from, *to;
  } values[4096];
  size_t value_count;
  size_t built[built_op_count];
} rebuild;

static void map_value(rebuild *state, const shlo_value *from, const shlo_value *to) {
  assert_true(state->value_count < 4096);
  state->values[state->value_count].from = from;
  state->values[state->value_count++].to = to;
}
static const shlo_value *mapped(rebuild *state, const shlo_value *from) {
  for (size_t i = state->value_count; i-- > 0;)
    if (state->values[i].from == from)
      return state->values[i].to;
  fail_msg("a value is used before it is built");
  return NULL;
}
static size_t map_operands(rebuild *state, const shlo_operation *op, const shlo_value **operands) {
  size_t count = shlo_operation_operand_count(op);
  assert_true(count <= most);
  for (size_t i = 0; i < count; ++i)
    operands[i] = mapped(state, shlo_operation_operand(op, i));
  return count;
}

/* All attributes of the op, except the omitted one. */
static const shlo_attribute *attributes_of(rebuild *state, const shlo_operation *op) {
  const char *keys[most];
  size_t lengths[most], count = 0;
  const shlo_attribute *values[most], *result = NULL;
  for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i) {
    if (state->attributes_seen++ == state->left_out)
      continue;
    keys[count] = shlo_operation_attribute_name(op, i, &lengths[count]);
    values[count++] = shlo_operation_attribute_at(op, i);
  }
  /* The sizes of operand and result groups; ir.h has the attributes of the record. */
  static const char *const segments[] = {"operandSegmentSizes", "resultSegmentSizes"};
  for (size_t i = 0; is(op, "chlo.scan") && i < 2; ++i) {
    keys[count] = segments[i];
    lengths[count] = strlen(segments[i]);
    ok(shlo_builder_parse_attribute(state->builder, "array<i32: 1, 1>", 16, &values[count++], &error));
  }
  ok(shlo_builder_dictionary_attribute(state->builder, count, keys, lengths, values, &result, &error));
  return result;
}

static shlo_status build_block(rebuild *state, const shlo_region *from, const shlo_operation **last);

static shlo_status build_region(rebuild *state, const shlo_region *from, const shlo_region **to) {
  const shlo_type *types[most];
  size_t count = shlo_region_argument_count(from);
  for (size_t i = 0; i < count; ++i)
    types[i] = shlo_value_type(shlo_region_argument(from, i));
  ok(shlo_builder_begin_region(state->builder, count, types, to, &error));
  for (size_t i = 0; i < count; ++i)
    map_value(state, shlo_region_argument(from, i), shlo_region_argument(*to, i));
  const shlo_operation *last = NULL;
  shlo_status status = build_block(state, from, &last);
  const shlo_value *returned[most];
  if (status == SHLO_OK)
    ok(shlo_builder_end_region(state->builder, map_operands(state, last, returned), returned, &error));
  return status;
}

static void expect_inference(rebuild *state, const shlo_operation *op, const shlo_value *const *operands,
                             const shlo_attribute *attributes, const shlo_region *const *regions,
                             const shlo_type *const *types, const char *name, size_t length) {
  size_t index = op_index(op), count = shlo_operation_operand_count(op), inferred_count = 0;
  if (index == built_op_count)
    return; /* func.call */
  const shlo_type *operand_types[most], *inferred[most];
  for (size_t i = 0; i < count; ++i)
    operand_types[i] = shlo_value_type(operands[i]);
  shlo_error *error = NULL;
  shlo_status status =
      shlo_builder_infer(state->builder, name, length, count, operand_types, attributes,
                         shlo_operation_region_count(op), regions, most, inferred, &inferred_count, &error);
  if (built_ops[index].types == DECLARED) {
    if (status != SHLO_INVALID_PROGRAM || !strstr(shlo_error_message(error, NULL), "need types"))
      fail_msg("%s does not ask for its types", name);
    shlo_error_destroy(error);
    return;
  }
  if (status != SHLO_OK)
    fail_msg("%s is not inferred: %s", name, shlo_error_message(error, NULL));
  assert_int_equal(inferred_count, shlo_operation_result_count(op));
  if (built_ops[index].types == INFERRED)
    for (size_t i = 0; i < inferred_count; ++i) {
      const shlo_type *given = NULL;
      shlo_buffer *text = NULL;
      /* The type of the other module, in this one: equal types have one handle. */
      ok(shlo_type_print(types[i], &text, &error));
      ok(shlo_builder_parse_type(state->builder, shlo_buffer_data(text), shlo_buffer_size(text), &given, &error));
      if (given != inferred[i])
        fail_msg("%s infers another type than %s", name, shlo_buffer_data(text));
      shlo_buffer_destroy(text);
    }
}

/* A type that no op of the programs uses. */
static void expect_refusal(rebuild *state, const shlo_operation *op, size_t operand_count,
                           const shlo_value *const *operands, const shlo_attribute *attributes,
                           const shlo_region *const *regions, const shlo_type *const *types, const char *name,
                           size_t length) {
  size_t count = shlo_operation_result_count(op);
  const shlo_type *wrong[most];
  if (count == 0 || is(op, "stablehlo.custom_call"))
    return; /* may return any type */
  memcpy(wrong, types, count * sizeof(*types));
  ok(shlo_builder_parse_type(state->builder, "tuple<tensor<9x9xi2>>", 21, &wrong[0], &error));
  const shlo_operation *none = UNTOUCHED(shlo_operation);
  fails(SHLO_INVALID_PROGRAM, "",
        shlo_builder_add_op(state->builder, name, length, operand_count, operands, attributes,
                            shlo_operation_region_count(op), regions, count, wrong, &none, &error));
  assert_ptr_equal(none, UNTOUCHED(shlo_operation));
  ++state->refused;
}

static shlo_status build_op(rebuild *state, const shlo_operation *op) {
  const shlo_value *operands[most], *results[most];
  const shlo_region *regions[most];
  const shlo_type *types[most];
  size_t operand_count = map_operands(state, op, operands), length = 0;
  size_t region_count = shlo_operation_region_count(op), result_count = shlo_operation_result_count(op);
  const char *name = shlo_operation_name(op, &length);
  for (size_t i = 0; i < region_count; ++i) {
    shlo_status status = build_region(state, shlo_operation_region(op, i), &regions[i]);
    if (status != SHLO_OK)
      return status;
  }
  for (size_t i = 0; i < result_count; ++i)
    types[i] = shlo_value_type(shlo_operation_result(op, i));
  const shlo_attribute *attributes = attributes_of(state, op);
  if (state->with_wrong_types) {
    expect_inference(state, op, operands, attributes, regions, types, name, length);
    expect_refusal(state, op, operand_count, operands, attributes, regions, types, name, length);
  }
  size_t index = op_index(op);
  shlo_status status;
  shlo_error *error = NULL;
  if (state->by_function && index < built_op_count) {
    status = call_function(state->builder, op, operand_count, operands, region_count, regions, result_count, types,
                           results, &error);
  } else {
    /* Types are passed if inference would give others. */
    int is_inferred = index == built_op_count || built_ops[index].types == INFERRED;
    const shlo_operation *built = NULL;
    status = shlo_builder_add_op(state->builder, name, length, operand_count, operands, attributes, region_count,
                                 regions, is_inferred ? 0 : result_count, is_inferred ? NULL : types, &built, &error);
    for (size_t i = 0; status == SHLO_OK && i < result_count; ++i)
      results[i] = shlo_operation_result(built, i);
  }
  if (status != SHLO_OK) {
    if (state->left_out == SIZE_MAX)
      fail_msg("%s: %s", name, shlo_error_message(error, NULL));
    shlo_error_destroy(error);
    return status;
  }
  for (size_t i = 0; i < result_count; ++i)
    map_value(state, shlo_operation_result(op, i), results[i]);
  if (index < built_op_count)
    ++state->built[index];
  return SHLO_OK;
}

/* All ops except the last, which is the terminator. */
static shlo_status build_block(rebuild *state, const shlo_region *from, const shlo_operation **last) {
  *last = shlo_region_last(from);
  for (const shlo_operation *op = shlo_region_first(from); op != *last; op = shlo_operation_next(op)) {
    shlo_status status = build_op(state, op);
    if (status != SHLO_OK)
      return status;
  }
  return SHLO_OK;
}

static shlo_status build_function(rebuild *state, const shlo_operation *function) {
  const shlo_region *from = shlo_operation_region(function, 0), *to = NULL;
  const shlo_type *types[most];
  size_t count = shlo_region_argument_count(from), length = text_length_of(function, "sym_name", NULL);
  for (size_t i = 0; i < count; ++i)
    types[i] = shlo_value_type(shlo_region_argument(from, i));
  const char *visibility = text_of(function, "sym_visibility", NULL);
  ok(shlo_builder_begin_function(state->builder, text_of(function, "sym_name", NULL), length,
                                 visibility ? SHLO_VISIBILITY_PUBLIC : SHLO_VISIBILITY_DEFAULT, count, types, &to,
                                 &error));
  for (size_t i = 0; i < count; ++i)
    map_value(state, shlo_region_argument(from, i), shlo_region_argument(to, i));
  const shlo_operation *last = NULL;
  shlo_status status = build_block(state, from, &last);
  const shlo_value *returned[most];
  if (status == SHLO_OK)
    ok(shlo_builder_end_function(state->builder, map_operands(state, last, returned), returned, NULL, &error));
  return status;
}

static char *text_of_module(const shlo_module *module) {
  shlo_buffer *buffer = NULL;
  ok(shlo_module_print(module, NULL, &buffer, &error));
  char *text = malloc(shlo_buffer_size(buffer) + 1);
  memcpy(text, shlo_buffer_data(buffer), shlo_buffer_size(buffer) + 1);
  shlo_buffer_destroy(buffer);
  return text;
}

/* The text of the rebuilt module; NULL if an op was rejected. */
static char *text_of_rebuilt(const shlo_module *module, rebuild *state) {
  ok(shlo_builder_create(NULL, 0, &state->builder, &error));
  const shlo_operation *root = shlo_module_operation(module);
  shlo_status status = SHLO_OK;
  for (const shlo_operation *function = shlo_region_first(shlo_operation_region(root, 0));
       function && status == SHLO_OK; function = shlo_operation_next(function))
    status = build_function(state, function);
  shlo_module *built = NULL;
  char *text = NULL;
  if (status == SHLO_OK && state->left_out == SIZE_MAX)
    ok(shlo_builder_finish(state->builder, &built, &error));
  else if (status == SHLO_OK)
    status = shlo_builder_finish(state->builder, &built, NULL);
  if (status == SHLO_OK) {
    text = text_of_module(built);
    shlo_module_destroy(built);
  }
  shlo_builder_destroy(state->builder);
  return text;
}

static glob_t programs;

static shlo_module *program(size_t index) {
  size_t size = 0;
  char *text = file_bytes(programs.gl_pathv[index], &size);
  assert_non_null(text);
  shlo_module *module = NULL;
  ok(shlo_module_parse(text, size, NULL, &module, &error));
  free(text);
  return module;
}

/* The first line in which two texts differ. */
static void expect_same_text(const char *found, const char *expected) {
  assert_non_null(found);
  size_t start = 0;
  for (size_t i = 0; found[i] == expected[i]; ++i) {
    if (!found[i])
      return;
    if (found[i] == '\n')
      start = i + 1;
  }
  fail_msg("found    %.*s\nexpected %.*s", (int)strcspn(found + start, "\n"), found + start,
           (int)strcspn(expected + start, "\n"), expected + start);
}

static void test_by_name_and_by_function(void **unused) {
  (void)unused;
  for (int by_function = 0; by_function < 2; ++by_function) {
    size_t built[built_op_count] = {0};
    for (size_t p = 0; p < programs.gl_pathc; ++p) {
      shlo_module *module = program(p);
      char *expected = text_of_module(module);
      rebuild *state = calloc(1, sizeof(rebuild));
      state->by_function = by_function;
      state->left_out = SIZE_MAX;
      char *text = text_of_rebuilt(module, state);
      expect_same_text(text, expected);
      for (size_t i = 0; i < built_op_count; ++i)
        built[i] += state->built[i];
      free(text);
      free(state);
      free(expected);
      shlo_module_destroy(module);
    }
    for (size_t i = 0; i < built_op_count; ++i)
      if (!built[i])
        fail_msg("%s is in no program of %s and %s", built_ops[i].name, SHLO_EVERY_OP, SHLO_OPS);
  }
}

static void test_inferred_and_refused(void **unused) {
  (void)unused;
  size_t refused = 0;
  for (size_t p = 0; p < programs.gl_pathc; ++p) {
    shlo_module *module = program(p);
    char *expected = text_of_module(module);
    rebuild *state = calloc(1, sizeof(rebuild));
    state->with_wrong_types = 1;
    state->left_out = SIZE_MAX;
    char *text = text_of_rebuilt(module, state);
    /* Rejected ops leave nothing behind. */
    expect_same_text(text, expected);
    refused += (size_t)state->refused;
    free(text);
    free(state);
    free(expected);
    shlo_module_destroy(module);
  }
  assert_true(refused > 170);
}

static void test_without_an_attribute(void **unused) {
  (void)unused;
  size_t refused = 0, different = 0;
  for (size_t p = 0; p < programs.gl_pathc; ++p) {
    shlo_module *module = program(p);
    char *expected = text_of_module(module);
    for (size_t left_out = 0;; ++left_out) {
      rebuild *state = calloc(1, sizeof(rebuild));
      state->left_out = left_out;
      char *text = text_of_rebuilt(module, state);
      size_t seen = state->attributes_seen;
      free(state);
      if (seen <= left_out) {
        assert_non_null(text); /* nothing was omitted */
        free(text);
        break;
      }
      if (!text)
        ++refused;
      else if (strcmp(text, expected))
        ++different;
      else
        fail_msg("%s: without attribute %zu the text is the same", programs.gl_pathv[p], left_out);
      free(text);
    }
    free(expected);
    shlo_module_destroy(module);
  }
  printf("%zu attributes are needed, %zu are seen in the text\n", refused, different);
  assert_true(refused > 80 && different > 30);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_by_name_and_by_function),
      cmocka_unit_test(test_inferred_and_refused),
      cmocka_unit_test(test_without_an_attribute),
  };
  if (glob(SHLO_EVERY_OP, 0, NULL, &programs) || glob(SHLO_OPS "/*.mlir", GLOB_APPEND, NULL, &programs))
    return 2;
  int failures = cmocka_run_group_tests(tests, NULL, NULL);
  report_counts((SuiteCounts){.programs = programs.gl_pathc});
  globfree(&programs);
  return failures;
}
