/* Walks a program: every op with its operands, results, attributes and regions, and the first bytes of constants.
 *
 *   07_walk_module MODEL
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "files.h"

#include <inttypes.h>
#include <stablehlo-c/stablehlo.h>

static int fail(shlo_error *error) {
  fprintf(stderr, "%s: %s\n", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  shlo_error_destroy(error);
  return 1;
}

static void show_type(const shlo_type *type) {
  printf(" %s[", shlo_element_type_name(shlo_type_element(type)));
  const int64_t *shape = shlo_type_shape(type);
  for (int32_t axis = 0; axis < shlo_type_rank(type); ++axis)
    shape[axis] == SHLO_DYNAMIC ? printf(" ?") : printf(" %" PRId64, shape[axis]);
  printf(" ]");
}

static void show_attribute(const char *name, const shlo_attribute *attribute) {
  printf("  %s", name);
  size_t size;
  const unsigned char *bytes = shlo_attribute_bytes(attribute, &size); /* of a constant, borrowed */
  if (bytes)
    printf(" has %zu bytes: %02x...", size, bytes[0]);
  switch (shlo_attribute_kind_of(attribute)) {
  case SHLO_ATTRIBUTE_INTEGER:
    printf(" = %" PRId64, shlo_attribute_integer(attribute));
    break;
  case SHLO_ATTRIBUTE_ENUM:
    printf(" = %s", shlo_attribute_text(attribute, NULL));
    break;
  case SHLO_ATTRIBUTE_INTEGERS:
    for (size_t i = 0; i < shlo_attribute_count(attribute); ++i)
      printf(" %" PRId64, shlo_attribute_integer_at(attribute, i));
    break;
  default:
    break;
  }
}

static void walk(const shlo_region *region, int depth) {
  for (const shlo_operation *op = shlo_region_first(region); op; op = shlo_operation_next(op)) {
    printf("%*s%s", 2 * depth, "", shlo_operation_name(op, NULL));
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      show_type(shlo_value_type(shlo_operation_operand(op, i)));
    printf(" ->");
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      show_type(shlo_value_type(shlo_operation_result(op, i)));
    for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i)
      show_attribute(shlo_operation_attribute_name(op, i, NULL), shlo_operation_attribute_at(op, i));
    if (shlo_operation_line(op))
      printf("  from %s:%" PRIu32, shlo_operation_file(op, NULL), shlo_operation_line(op));
    printf("\n");
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      walk(shlo_operation_region(op, i), depth + 1);
  }
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: %s MODEL\n", argv[0]);
    return 2;
  }
  size_t size;
  char *bytes = read_file(argv[1], &size);
  shlo_error *error = NULL;
  shlo_module *module;
  if (shlo_module_load(bytes, size, NULL, &module, &error))
    return fail(error);
  free(bytes);
  walk(shlo_operation_region(shlo_module_operation(module), 0), 0);
  shlo_module_destroy(module); /* all borrowed handles become invalid */
  return 0;
}
