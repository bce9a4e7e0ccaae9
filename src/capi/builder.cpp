// builder.h: functions, regions, ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/builder.h"

#include "capi/builder_state.h"
#include "capi/module_handle.h"
#include "dialect/op_table.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

llvm::StringRef refOf(std::string_view text) { return llvm::StringRef(text.data(), text.size()); }

// The name of a discardable attribute.
mlir::StringAttr otherName(Builder &state, const char *name, size_t length) {
  std::string_view text = checkedText(name, length, "name");
  if (text.empty())
    fail(SHLO_INVALID_ARGUMENT, "name is empty");
  return mlir::StringAttr::get(state.context(), refOf(text));
}
mlir::StringAttr dialectName(Builder &state, const char *name, size_t length) {
  mlir::StringAttr result = otherName(state, name, length);
  if (!result.getValue().contains('.'))
    fail(SHLO_INVALID_ARGUMENT, "name is '" + result.str() + "', expected a dialect, a dot and a name");
  return result;
}

mlir::Attribute attributeOrNull(Builder &state, const shlo_attribute *attribute) {
  return attribute ? state.attribute(attribute, "attribute") : mlir::Attribute();
}

mlir::func::FuncOp functionOf(Builder &state, const shlo_operation *handle) {
  auto function = llvm::dyn_cast<mlir::func::FuncOp>(state.operation(handle, "function"));
  if (!function)
    fail(SHLO_INVALID_ARGUMENT, "function is not a function");
  return function;
}

void checkIndex(size_t index, size_t count, const char *what) {
  if (index >= count)
    fail(SHLO_INVALID_ARGUMENT,
         "index is " + std::to_string(index) + ", the function has " + std::to_string(count) + " " + what);
}

} // namespace

shlo_status shlo_builder_create(const char *name, size_t length, shlo_builder **out, shlo_error **error) {
  return fallible(error, [&] {
    std::string_view text = checkedText(name, length, "name");
    nonNull(out, "out");
    *out = new shlo_builder(text);
  });
}
void shlo_builder_destroy(shlo_builder *builder) { destroyHandle(builder); }

shlo_status shlo_builder_set_location(shlo_builder *builder, const char *file, size_t length, uint32_t line,
                                      uint32_t column, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    std::string_view name = checkedText(file, length, "file");
    if (file)
      state.setPosition(mlir::FileLineColLoc::get(state.context(), refOf(name), line, column));
    else
      state.setPosition(mlir::UnknownLoc::get(state.context()));
  });
}

shlo_status shlo_builder_set_location_name(shlo_builder *builder, const char *name, size_t length, shlo_error **error) {
  return building(builder, error, [&](Builder &state) { state.setLocationName(checkedText(name, length, "name")); });
}

// --- Functions and regions ------------------------------------------------------------------------------------------

shlo_status shlo_builder_begin_function(shlo_builder *builder, const char *name, size_t length,
                                        shlo_visibility visibility, size_t argument_count,
                                        const shlo_type *const *argument_types, const shlo_region **body,
                                        shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    std::string_view text = checkedText(nonNull(name, "name"), length, "name");
    nonNull(body, "body");
    *body =
        handleOf(state.beginFunction(text, visibility, state.types(argument_types, argument_count, "argument_types")));
  });
}

shlo_status shlo_builder_set_argument_name(shlo_builder *builder, const shlo_region *region, size_t index,
                                           const char *name, size_t length, shlo_error **error) {
  return building(builder, error,
                  [&](Builder &state) { state.setArgumentName(region, index, checkedText(name, length, "name")); });
}

shlo_status shlo_builder_end_function(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                      const shlo_operation **out, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    mlir::Operation *function = state.endFunction(state.values(returned, count, "returned"));
    if (out)
      *out = handleOf(function);
  });
}

shlo_status shlo_builder_declare_function(shlo_builder *builder, const char *name, size_t length, size_t argument_count,
                                          const shlo_type *const *argument_types, size_t result_count,
                                          const shlo_type *const *result_types, const shlo_operation **out,
                                          shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    std::string_view text = checkedText(nonNull(name, "name"), length, "name");
    mlir::Operation *function =
        state.declareFunction(text, state.types(argument_types, argument_count, "argument_types"),
                              state.types(result_types, result_count, "result_types"));
    if (out)
      *out = handleOf(function);
  });
}

shlo_status shlo_builder_begin_region(shlo_builder *builder, size_t argument_count,
                                      const shlo_type *const *argument_types, const shlo_region **region,
                                      shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    nonNull(region, "region");
    *region = handleOf(state.beginRegion(state.types(argument_types, argument_count, "argument_types")));
  });
}

shlo_status shlo_builder_end_region(shlo_builder *builder, size_t count, const shlo_value *const *returned,
                                    shlo_error **error) {
  return building(builder, error, [&](Builder &state) { state.endRegion(state.values(returned, count, "returned")); });
}

shlo_status shlo_builder_abandon(shlo_builder *builder, shlo_error **error) {
  return building(builder, error, [&](Builder &state) { state.abandon(); });
}

const shlo_operation *shlo_builder_last(const shlo_builder *builder) {
  return isHandle(builder) && !builder->state.isFinished() ? handleOf(builder->state.last()) : nullptr;
}

// --- Discardable attributes ------------------------------------------------------------------------------------------

shlo_status shlo_builder_set_attribute(shlo_builder *builder, const shlo_operation *operation, const char *name,
                                       size_t length, const shlo_attribute *attribute, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    mlir::Operation *op = operation ? state.operation(operation, "operation") : state.root();
    mlir::StringAttr key = otherName(state, name, length);
    std::optional<mlir::RegisteredOperationName> registered = op->getRegisteredInfo();
    if (registered && llvm::is_contained(registered->getAttributeNames(), key))
      fail(SHLO_INVALID_ARGUMENT,
           "name is '" + key.str() + "', which " + op->getName().getStringRef().str() + " is defined with");
    mlir::Attribute value = attributeOrNull(state, attribute);
    const bool hasNames = opTableOf(op) != nullptr; // which it keeps apart from its other attributes
    if (value)
      hasNames ? op->setAttr(key, value) : op->setDiscardableAttr(key, value);
    else
      (void)(hasNames ? op->removeAttr(key) : op->removeDiscardableAttr(key));
  });
}

shlo_status shlo_builder_set_argument_attribute(shlo_builder *builder, const shlo_operation *function, size_t index,
                                                const char *name, size_t length, const shlo_attribute *attribute,
                                                shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    mlir::func::FuncOp op = functionOf(state, function);
    checkIndex(index, op.getNumArguments(), "arguments");
    mlir::StringAttr key = dialectName(state, name, length);
    if (mlir::Attribute value = attributeOrNull(state, attribute))
      op.setArgAttr(unsigned(index), key, value);
    else
      op.removeArgAttr(unsigned(index), key);
  });
}

shlo_status shlo_builder_set_result_attribute(shlo_builder *builder, const shlo_operation *function, size_t index,
                                              const char *name, size_t length, const shlo_attribute *attribute,
                                              shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    mlir::func::FuncOp op = functionOf(state, function);
    if (state.isOpen(op))
      fail(SHLO_INVALID_ARGUMENT, "function has no results before it ends");
    checkIndex(index, op.getNumResults(), "results");
    mlir::StringAttr key = dialectName(state, name, length);
    if (mlir::Attribute value = attributeOrNull(state, attribute))
      op.setResultAttr(unsigned(index), key, value);
    else
      op.removeResultAttr(unsigned(index), key);
  });
}

// --- Ops -------------------------------------------------------------------------------------------------------------

shlo_status shlo_builder_add_op(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                                const shlo_value *const *operands, const shlo_attribute *attributes,
                                size_t region_count, const shlo_region *const *regions, size_t result_type_count,
                                const shlo_type *const *result_types, const shlo_operation **out, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    OpRequest request;
    request.name = refOf(checkedText(nonNull(name, "name"), length, "name"));
    llvm::SmallVector<mlir::Value> values = state.values(operands, operand_count, "operands");
    request.operands = values;
    request.attributes = state.dictionary(attributes, "attributes");
    request.regions = checkedList(regions, region_count, "regions");
    llvm::SmallVector<mlir::Type> results = state.types(result_types, result_type_count, "result_types");
    if (result_types)
      request.results = results;
    mlir::Operation *op = state.add(request);
    if (out)
      *out = handleOf(op);
  });
}

shlo_status shlo_builder_infer(shlo_builder *builder, const char *name, size_t length, size_t operand_count,
                               const shlo_type *const *operand_types, const shlo_attribute *attributes,
                               size_t region_count, const shlo_region *const *regions, size_t capacity,
                               const shlo_type **types, size_t *count, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    OpRequest request;
    request.name = refOf(checkedText(nonNull(name, "name"), length, "name"));
    request.attributes = state.dictionary(attributes, "attributes");
    request.regions = checkedList(regions, region_count, "regions");
    if (capacity)
      nonNull(types, "types");
    nonNull(count, "count");
    llvm::SmallVector<mlir::Type> inferred =
        state.infer(request, state.types(operand_types, operand_count, "operand_types"));
    *count = inferred.size();
    for (size_t i = 0; i < std::min(capacity, inferred.size()); ++i)
      types[i] = handleOf(inferred[i]);
  });
}

shlo_status shlo_builder_result_shape(shlo_builder *builder, const shlo_value *value, const shlo_value **out,
                                      shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    mlir::Value of = state.value(value, "value", -1);
    nonNull(out, "out");
    *out = handleOf(state.addResultShape(of));
  });
}

// --- Finishing -------------------------------------------------------------------------------------------------------

shlo_status shlo_builder_finish(shlo_builder *builder, shlo_module **out, shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    nonNull(out, "out");
    *out = new shlo_module(std::make_shared<const ModuleState>(state.finish(), /*verified=*/true));
  });
}
