/* What the tests of the builder share.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#pragma once

#include "support.h"

static inline shlo_builder *new_builder(void) {
  shlo_builder *builder = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  return builder;
}
static inline const shlo_type *tensor_of(shlo_builder *builder, shlo_element_type element, int32_t rank,
                                         const int64_t *shape) {
  const shlo_type *type = NULL;
  ok(shlo_builder_tensor_type(builder, element, rank, shape, &type, &error));
  return type;
}
static inline const shlo_type *type_of(shlo_builder *builder, const char *text) {
  const shlo_type *type = NULL;
  ok(shlo_builder_parse_type(builder, text, strlen(text), &type, &error));
  return type;
}
static inline const shlo_attribute *attribute_of(shlo_builder *builder, const char *text) {
  const shlo_attribute *attribute = NULL;
  ok(shlo_builder_parse_attribute(builder, text, strlen(text), &attribute, &error));
  return attribute;
}
static inline const shlo_region *begin(shlo_builder *builder, const char *name, size_t count,
                                       const shlo_type *const *types) {
  const shlo_region *body = NULL;
  ok(shlo_builder_begin_function(builder, name, strlen(name), SHLO_VISIBILITY_DEFAULT, count, types, &body, &error));
  return body;
}
