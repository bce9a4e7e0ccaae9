// artifact.h: inspecting artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/inspect.h"
#include "stablehlo-c/artifact.h"

#include "capi/handle.h"

using namespace shlo;
using namespace shlo::capi;
using artifact::Inspection;

struct shlo_inspection {
  explicit shlo_inspection(Inspection facts) : facts(std::move(facts)) {}

  Tag<Kind::Inspection> tag;
  const Inspection facts;
};

namespace {

// Element `index` of a list of the inspection, or null.
template <typename T>
const T *elementOf(const shlo_inspection *inspection, std::vector<T> Inspection::*list, size_t index) {
  return isHandle(inspection) && index < (inspection->facts.*list).size() ? &(inspection->facts.*list)[index] : nullptr;
}
const Inspection::Function *functionOf(const shlo_inspection *inspection, size_t index) {
  return elementOf(inspection, &Inspection::functions, index);
}
const std::string *typeOf(const std::vector<std::string> *types, size_t index) {
  return types && index < types->size() ? &(*types)[index] : nullptr;
}
const char *give(const std::string *text, size_t *length) {
  return text ? returnText(*text, length) : giveNothing(nullptr, length);
}

} // namespace

shlo_status shlo_artifact_inspect(const void *bytes, size_t size, shlo_inspection **out, shlo_error **error) {
  return fallible(error, [&] {
    std::string_view artifact = checkedText(nonNull(bytes, "bytes"), size, "bytes");
    nonNull(out, "out");
    *out = new shlo_inspection(unwrap(artifact::inspect(artifact)));
  });
}
void shlo_inspection_destroy(shlo_inspection *inspection) { destroyHandle(inspection); }

const char *shlo_inspection_version(const shlo_inspection *inspection, size_t *length) {
  return give(isHandle(inspection) ? &inspection->facts.version : nullptr, length);
}
const char *shlo_inspection_producer(const shlo_inspection *inspection, size_t *length) {
  return give(isHandle(inspection) ? &inspection->facts.producer : nullptr, length);
}
int32_t shlo_inspection_bytecode_version(const shlo_inspection *inspection) {
  return isHandle(inspection) ? int32_t(inspection->facts.bytecode) : -1;
}

size_t shlo_inspection_dialect_count(const shlo_inspection *inspection) {
  return isHandle(inspection) ? inspection->facts.dialects.size() : 0;
}
const char *shlo_inspection_dialect(const shlo_inspection *inspection, size_t index, size_t *length) {
  return give(elementOf(inspection, &Inspection::dialects, index), length);
}

size_t shlo_inspection_op_count(const shlo_inspection *inspection) {
  return isHandle(inspection) ? inspection->facts.ops.size() : 0;
}
const char *shlo_inspection_op_name(const shlo_inspection *inspection, size_t index, size_t *length) {
  const Inspection::Op *op = elementOf(inspection, &Inspection::ops, index);
  return give(op ? &op->name : nullptr, length);
}
uint64_t shlo_inspection_op_occurrences(const shlo_inspection *inspection, size_t index) {
  const Inspection::Op *op = elementOf(inspection, &Inspection::ops, index);
  return op ? op->occurrences : 0;
}
const char *shlo_inspection_op_since(const shlo_inspection *inspection, size_t index) {
  const Inspection::Op *op = elementOf(inspection, &Inspection::ops, index);
  return op ? op->since : nullptr;
}

size_t shlo_inspection_function_count(const shlo_inspection *inspection) {
  return isHandle(inspection) ? inspection->facts.functions.size() : 0;
}
const char *shlo_inspection_function_name(const shlo_inspection *inspection, size_t index, size_t *length) {
  const Inspection::Function *function = functionOf(inspection, index);
  return give(function ? &function->name : nullptr, length);
}
int32_t shlo_inspection_function_is_public(const shlo_inspection *inspection, size_t index) {
  const Inspection::Function *function = functionOf(inspection, index);
  return function && function->isPublic;
}
size_t shlo_inspection_argument_count(const shlo_inspection *inspection, size_t function) {
  const Inspection::Function *found = functionOf(inspection, function);
  return found ? found->arguments.size() : 0;
}
const char *shlo_inspection_argument_type(const shlo_inspection *inspection, size_t function, size_t index,
                                          size_t *length) {
  const Inspection::Function *found = functionOf(inspection, function);
  return give(typeOf(found ? &found->arguments : nullptr, index), length);
}
size_t shlo_inspection_result_count(const shlo_inspection *inspection, size_t function) {
  const Inspection::Function *found = functionOf(inspection, function);
  return found ? found->results.size() : 0;
}
const char *shlo_inspection_result_type(const shlo_inspection *inspection, size_t function, size_t index,
                                        size_t *length) {
  const Inspection::Function *found = functionOf(inspection, function);
  return give(typeOf(found ? &found->results : nullptr, index), length);
}
