// onnx.h: inspecting models.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/opset/inspect.h"
#include "stablehlo-c/onnx.h"

#include "base/file.h"
#include "capi/handle.h"

using namespace shlo;
using namespace shlo::capi;
using onnx::Inspection;

struct shlo_onnx_inspection {
  explicit shlo_onnx_inspection(Inspection facts) : facts(std::move(facts)) {}

  Tag<Kind::OnnxInspection> tag;
  const Inspection facts;
};

namespace {

// Element `index` of a list of the inspection, or null.
template <typename T>
const T *elementOf(const shlo_onnx_inspection *inspection, std::vector<T> Inspection::*list, size_t index) {
  return isHandle(inspection) && index < (inspection->facts.*list).size() ? &(inspection->facts.*list)[index] : nullptr;
}
template <typename T> size_t countOf(const shlo_onnx_inspection *inspection, std::vector<T> Inspection::*list) {
  return isHandle(inspection) ? (inspection->facts.*list).size() : 0;
}
const char *give(const std::string *text, size_t *length) {
  return text ? returnText(*text, length) : giveNothing(nullptr, length);
}
const char *give(const shlo_onnx_inspection *inspection, std::string Inspection::*text, size_t *length) {
  return give(isHandle(inspection) ? &(inspection->facts.*text) : nullptr, length);
}
// A member of an element of a list.
template <typename T>
const char *give(const shlo_onnx_inspection *inspection, std::vector<T> Inspection::*list, size_t index,
                 std::string T::*text, size_t *length) {
  const T *element = elementOf(inspection, list, index);
  return give(element ? &(element->*text) : nullptr, length);
}
template <typename T, typename Number>
Number numberOf(const shlo_onnx_inspection *inspection, std::vector<T> Inspection::*list, size_t index,
                Number T::*number) {
  const T *element = elementOf(inspection, list, index);
  return element ? element->*number : Number();
}

using Values = std::vector<Inspection::Value> Inspection::*;
const Inspection::Dimension *dimensionOf(const shlo_onnx_inspection *inspection, Values list, size_t index,
                                         size_t axis) {
  const Inspection::Value *value = elementOf(inspection, list, index);
  return value && value->shape && axis < value->shape->size() ? &(*value->shape)[axis] : nullptr;
}
shlo_element_type elementTypeOf(const shlo_onnx_inspection *inspection, Values list, size_t index) {
  return shlo_element_type(numberOf(inspection, list, index, &Inspection::Value::element));
}
int32_t rankOf(const shlo_onnx_inspection *inspection, Values list, size_t index) {
  const Inspection::Value *value = elementOf(inspection, list, index);
  return !value ? 0 : value->shape ? int32_t(value->shape->size()) : -1;
}
int64_t extentOf(const shlo_onnx_inspection *inspection, Values list, size_t index, size_t axis) {
  const Inspection::Dimension *dimension = dimensionOf(inspection, list, index, axis);
  return dimension ? dimension->extent : 0;
}
const char *dimensionName(const shlo_onnx_inspection *inspection, Values list, size_t index, size_t axis,
                          size_t *length) {
  const Inspection::Dimension *dimension = dimensionOf(inspection, list, index, axis);
  return give(dimension && !dimension->name.empty() ? &dimension->name : nullptr, length);
}

using Names = std::vector<std::string> Inspection::Function::*;
const char *nameIn(const shlo_onnx_inspection *inspection, size_t function, Names list, size_t index, size_t *length) {
  const Inspection::Function *found = elementOf(inspection, &Inspection::functions, function);
  return give(found && index < (found->*list).size() ? &(found->*list)[index] : nullptr, length);
}
size_t nameCount(const shlo_onnx_inspection *inspection, size_t function, Names list) {
  const Inspection::Function *found = elementOf(inspection, &Inspection::functions, function);
  return found ? (found->*list).size() : 0;
}

Inspection inspect(std::string_view bytes) { return unwrap(onnx::inspectModel(bytes, onnx::FileLimits())); }

} // namespace

shlo_status shlo_onnx_inspect(const void *bytes, size_t size, shlo_onnx_inspection **out, shlo_error **error) {
  return fallible(error, [&] {
    std::string_view model = checkedText(nonNull(bytes, "bytes"), size, "bytes");
    nonNull(out, "out");
    *out = new shlo_onnx_inspection(inspect(model));
  });
}
shlo_status shlo_onnx_inspect_file(const char *path, size_t length, shlo_onnx_inspection **out, shlo_error **error) {
  return fallible(error, [&] {
    const std::string name = checkedPath(path, length);
    nonNull(out, "out");
    const FileBytes file = unwrap(mapFile(name));
    *out = new shlo_onnx_inspection(inspect(file.bytes));
  });
}
void shlo_onnx_inspection_destroy(shlo_onnx_inspection *inspection) { destroyHandle(inspection); }

int64_t shlo_onnx_inspection_ir_version(const shlo_onnx_inspection *inspection) {
  return isHandle(inspection) ? inspection->facts.irVersion : 0;
}
int64_t shlo_onnx_inspection_model_version(const shlo_onnx_inspection *inspection) {
  return isHandle(inspection) ? inspection->facts.modelVersion : 0;
}
const char *shlo_onnx_inspection_producer(const shlo_onnx_inspection *inspection, size_t *length) {
  return give(inspection, &Inspection::producer, length);
}
const char *shlo_onnx_inspection_producer_version(const shlo_onnx_inspection *inspection, size_t *length) {
  return give(inspection, &Inspection::producerVersion, length);
}
const char *shlo_onnx_inspection_domain(const shlo_onnx_inspection *inspection, size_t *length) {
  return give(inspection, &Inspection::domain, length);
}
const char *shlo_onnx_inspection_doc(const shlo_onnx_inspection *inspection, size_t *length) {
  return give(inspection, &Inspection::doc, length);
}
const char *shlo_onnx_inspection_graph(const shlo_onnx_inspection *inspection, size_t *length) {
  return give(inspection, &Inspection::graph, length);
}

size_t shlo_onnx_inspection_opset_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::opsets);
}
const char *shlo_onnx_inspection_opset_domain(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::opsets, index, &Inspection::Opset::domain, length);
}
int64_t shlo_onnx_inspection_opset_version(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::opsets, index, &Inspection::Opset::version);
}

size_t shlo_onnx_inspection_op_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::ops);
}
const char *shlo_onnx_inspection_op_domain(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::ops, index, &Inspection::Op::domain, length);
}
const char *shlo_onnx_inspection_op_name(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::ops, index, &Inspection::Op::name, length);
}
int64_t shlo_onnx_inspection_op_since(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::ops, index, &Inspection::Op::since);
}
uint64_t shlo_onnx_inspection_op_occurrences(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::ops, index, &Inspection::Op::occurrences);
}

size_t shlo_onnx_inspection_input_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::inputs);
}
const char *shlo_onnx_inspection_input_name(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::inputs, index, &Inspection::Value::name, length);
}
const char *shlo_onnx_inspection_input_type(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::inputs, index, &Inspection::Value::type, length);
}
int32_t shlo_onnx_inspection_input_has_default(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::inputs, index, &Inspection::Value::hasDefault);
}
shlo_element_type shlo_onnx_inspection_input_element_type(const shlo_onnx_inspection *inspection, size_t index) {
  return elementTypeOf(inspection, &Inspection::inputs, index);
}
int32_t shlo_onnx_inspection_input_rank(const shlo_onnx_inspection *inspection, size_t index) {
  return rankOf(inspection, &Inspection::inputs, index);
}
int64_t shlo_onnx_inspection_input_extent(const shlo_onnx_inspection *inspection, size_t index, size_t axis) {
  return extentOf(inspection, &Inspection::inputs, index, axis);
}
const char *shlo_onnx_inspection_input_dimension(const shlo_onnx_inspection *inspection, size_t index, size_t axis,
                                    size_t *length) {
  return dimensionName(inspection, &Inspection::inputs, index, axis, length);
}

size_t shlo_onnx_inspection_output_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::outputs);
}
const char *shlo_onnx_inspection_output_name(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::outputs, index, &Inspection::Value::name, length);
}
const char *shlo_onnx_inspection_output_type(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::outputs, index, &Inspection::Value::type, length);
}
shlo_element_type shlo_onnx_inspection_output_element_type(const shlo_onnx_inspection *inspection, size_t index) {
  return elementTypeOf(inspection, &Inspection::outputs, index);
}
int32_t shlo_onnx_inspection_output_rank(const shlo_onnx_inspection *inspection, size_t index) {
  return rankOf(inspection, &Inspection::outputs, index);
}
int64_t shlo_onnx_inspection_output_extent(const shlo_onnx_inspection *inspection, size_t index, size_t axis) {
  return extentOf(inspection, &Inspection::outputs, index, axis);
}
const char *shlo_onnx_inspection_output_dimension(const shlo_onnx_inspection *inspection, size_t index, size_t axis,
                                    size_t *length) {
  return dimensionName(inspection, &Inspection::outputs, index, axis, length);
}

size_t shlo_onnx_inspection_initializer_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::initializers);
}
const char *shlo_onnx_inspection_initializer_name(const shlo_onnx_inspection *inspection, size_t index,
                                                  size_t *length) {
  return give(inspection, &Inspection::initializers, index, &Inspection::Initializer::name, length);
}
const char *shlo_onnx_inspection_initializer_type(const shlo_onnx_inspection *inspection, size_t index,
                                                  size_t *length) {
  return give(inspection, &Inspection::initializers, index, &Inspection::Initializer::type, length);
}
uint64_t shlo_onnx_inspection_initializer_bytes(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::initializers, index, &Inspection::Initializer::bytes);
}
const char *shlo_onnx_inspection_initializer_location(const shlo_onnx_inspection *inspection, size_t index,
                                                      size_t *length) {
  const Inspection::Initializer *found = elementOf(inspection, &Inspection::initializers, index);
  return give(found && !found->location.empty() ? &found->location : nullptr, length);
}

size_t shlo_onnx_inspection_file_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::externalFiles);
}
const char *shlo_onnx_inspection_file_location(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::externalFiles, index, &Inspection::ExternalFile::location, length);
}
uint64_t shlo_onnx_inspection_file_bytes(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::externalFiles, index, &Inspection::ExternalFile::bytes);
}
uint64_t shlo_onnx_inspection_file_tensors(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::externalFiles, index, &Inspection::ExternalFile::tensors);
}

size_t shlo_onnx_inspection_function_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::functions);
}
const char *shlo_onnx_inspection_function_domain(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::functions, index, &Inspection::Function::domain, length);
}
const char *shlo_onnx_inspection_function_name(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::functions, index, &Inspection::Function::name, length);
}
const char *shlo_onnx_inspection_function_overload(const shlo_onnx_inspection *inspection, size_t index,
                                                   size_t *length) {
  return give(inspection, &Inspection::functions, index, &Inspection::Function::overload, length);
}
uint64_t shlo_onnx_inspection_function_nodes(const shlo_onnx_inspection *inspection, size_t index) {
  return numberOf(inspection, &Inspection::functions, index, &Inspection::Function::nodes);
}
size_t shlo_onnx_inspection_function_input_count(const shlo_onnx_inspection *inspection, size_t function) {
  return nameCount(inspection, function, &Inspection::Function::inputs);
}
const char *shlo_onnx_inspection_function_input(const shlo_onnx_inspection *inspection, size_t function, size_t index,
                                    size_t *length) {
  return nameIn(inspection, function, &Inspection::Function::inputs, index, length);
}
size_t shlo_onnx_inspection_function_output_count(const shlo_onnx_inspection *inspection, size_t function) {
  return nameCount(inspection, function, &Inspection::Function::outputs);
}
const char *shlo_onnx_inspection_function_output(const shlo_onnx_inspection *inspection, size_t function, size_t index,
                                    size_t *length) {
  return nameIn(inspection, function, &Inspection::Function::outputs, index, length);
}

size_t shlo_onnx_inspection_metadata_count(const shlo_onnx_inspection *inspection) {
  return countOf(inspection, &Inspection::metadata);
}
const char *shlo_onnx_inspection_metadata_key(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::metadata, index, &Inspection::Entry::key, length);
}
const char *shlo_onnx_inspection_metadata_value(const shlo_onnx_inspection *inspection, size_t index, size_t *length) {
  return give(inspection, &Inspection::metadata, index, &Inspection::Entry::value, length);
}
