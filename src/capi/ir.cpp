// ir.h: operations, regions, values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/ir.h"

#include "capi/ir_handles.h"
#include "capi/module_handle.h"
#include "dialect/op_table.h"
#include "dialect/value_names.h"

#include "mlir/IR/Location.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

// Element `index` of a range, as a handle; null if out of range.
template <typename Range> auto at(Range &&range, size_t index) {
  using Handle = decltype(handleOf(range[0]));
  return index < range.size() ? handleOf(range[unsigned(index)]) : Handle(nullptr);
}

// A builder takes the operands from what it discards, and printing needs them.
void ensureComplete(mlir::Operation *op) {
  mlir::WalkResult result = op->walk([](mlir::Operation *inner) {
    return llvm::all_of(inner->getOperands(), [](mlir::Value operand) { return bool(operand); })
               ? mlir::WalkResult::advance()
               : mlir::WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    fail(SHLO_INVALID_ARGUMENT, "operation belongs to a function or region that its builder has discarded");
}

} // namespace

//===- Operations -------------------------------------------------------------------------------------------------===//

const shlo_operation *shlo_module_operation(const shlo_module *module) {
  return isHandle(module) ? orElse<const shlo_operation *>(
                                nullptr, [&] { return handleOf(module->state->module().op().getOperation()); })
                          : nullptr;
}
const shlo_operation *shlo_function_operation(const shlo_function *function) {
  return isHandle(function) ? handleOf(function->facts.operation) : nullptr;
}

const char *shlo_operation_name(const shlo_operation *operation, size_t *length) {
  return operation ? returnText(operationOf(operation)->getName().getIdentifier().getValue(), length)
                   : giveNothing(nullptr, length);
}
shlo_op shlo_operation_op(const shlo_operation *operation) {
  if (!operation)
    return SHLO_OP_NONE;
  llvm::StringRef name = operationOf(operation)->getName().getStringRef();
  return shlo_op_from_name(name.data(), name.size());
}
const shlo_operation *shlo_operation_parent(const shlo_operation *operation) {
  return operation ? handleOf(operationOf(operation)->getParentOp()) : nullptr;
}
const shlo_operation *shlo_operation_next(const shlo_operation *operation) {
  // A module is not in a region.
  return operation && operationOf(operation)->getBlock() ? handleOf(operationOf(operation)->getNextNode()) : nullptr;
}

size_t shlo_operation_operand_count(const shlo_operation *operation) {
  return operation ? operationOf(operation)->getNumOperands() : 0;
}
const shlo_value *shlo_operation_operand(const shlo_operation *operation, size_t index) {
  return operation ? at(operationOf(operation)->getOperands(), index) : nullptr;
}
size_t shlo_operation_result_count(const shlo_operation *operation) {
  return operation ? operationOf(operation)->getNumResults() : 0;
}
const shlo_value *shlo_operation_result(const shlo_operation *operation, size_t index) {
  return operation ? at(operationOf(operation)->getResults(), index) : nullptr;
}
size_t shlo_operation_region_count(const shlo_operation *operation) {
  return operation ? operationOf(operation)->getNumRegions() : 0;
}
const shlo_region *shlo_operation_region(const shlo_operation *operation, size_t index) {
  return operation ? at(operationOf(operation)->getRegions(), index) : nullptr;
}

shlo_status shlo_operation_print(const shlo_operation *operation, const shlo_print_options *options, shlo_buffer **out,
                                 shlo_error **error) {
  return fallible(error, [&] {
    nonNull(operation, "operation");
    const shlo_print_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    ensureComplete(operationOf(operation));
    *out = makeBuffer(unwrap(printText(operationOf(operation), given ? given->values : PrintOptions())));
  });
}

//===- Attributes of operations -----------------------------------------------------------------------------------===//

namespace {

// Whether the attribute states the sizes of variadic operands or results, which the counts of ir.h already give.
bool isSegmentSizes(llvm::StringRef name) {
  return name == "operandSegmentSizes" || name == "resultSegmentSizes" || name == "operand_segment_sizes" ||
         name == "result_segment_sizes";
}

// Calls visit(name, attribute) for each attribute, until it returns true. Names of ONNX become attributes here.
template <typename Visit> void visitAttributes(mlir::Operation *op, Visit &&visit) {
  if (std::optional<mlir::RegisteredOperationName> registered = op->getRegisteredInfo())
    for (mlir::StringAttr name : registered->getAttributeNames()) {
      if (isSegmentSizes(name.getValue()))
        continue;
      std::optional<mlir::Attribute> attribute = op->getInherentAttr(name.getValue());
      if (attribute && *attribute && visit(name, *attribute))
        return;
    }
  else if (auto own = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(op->getPropertiesAsAttribute()))
    for (mlir::NamedAttribute named : own) // of a versioned op, or one of another dialect
      if (visit(named.getName(), named.getValue()))
        return;
  for (mlir::NamedAttribute named : dictionaryOf(op))
    if (visit(named.getName(), named.getValue()))
      return;
}

std::optional<mlir::NamedAttribute> attributeAt(const shlo_operation *operation, size_t index) {
  std::optional<mlir::NamedAttribute> found;
  if (!operation)
    return found;
  return orElse(found, [&] {
    visitAttributes(operationOf(operation), [&](mlir::StringAttr name, mlir::Attribute attribute) {
      if (index--)
        return false;
      found.emplace(name, attribute);
      return true;
    });
    return found;
  });
}

} // namespace

size_t shlo_operation_attribute_count(const shlo_operation *operation) {
  if (!operation)
    return 0;
  return orElse(size_t(0), [&] {
    size_t count = 0;
    visitAttributes(operationOf(operation), [&](mlir::StringAttr, mlir::Attribute) {
      ++count;
      return false;
    });
    return count;
  });
}
const char *shlo_operation_attribute_name(const shlo_operation *operation, size_t index, size_t *length) {
  std::optional<mlir::NamedAttribute> found = attributeAt(operation, index);
  return found ? returnText(found->getName().getValue(), length) : giveNothing(nullptr, length);
}
const shlo_attribute *shlo_operation_attribute_at(const shlo_operation *operation, size_t index) {
  std::optional<mlir::NamedAttribute> found = attributeAt(operation, index);
  return found ? handleOf(found->getValue()) : nullptr;
}
const shlo_attribute *shlo_operation_attribute(const shlo_operation *operation, const char *name, size_t length) {
  llvm::StringRef wanted = askedText(name, length);
  if (!operation || wanted.empty() || isSegmentSizes(wanted))
    return nullptr;
  return orElse<const shlo_attribute *>(nullptr, [&] { return handleOf(operationOf(operation)->getAttr(wanted)); });
}

//===- Locations --------------------------------------------------------------------------------------------------===//

namespace {

// The first location of this class, outer before inner, callees before callers; null if there is none.
template <typename Kind> Kind firstOf(const shlo_operation *operation) {
  if (!operation)
    return {};
  mlir::Location location = operationOf(operation)->getLoc();
  if (auto found = llvm::dyn_cast<Kind>(location))
    return found;
  if (llvm::isa<mlir::UnknownLoc, mlir::FileLineColRange>(location))
    return {};
  return orElse(Kind(), [&] { return location->findInstanceOf<Kind>(); });
}

} // namespace

const char *shlo_operation_file(const shlo_operation *operation, size_t *length) {
  auto position = firstOf<mlir::FileLineColRange>(operation);
  return position ? returnText(position.getFilename().getValue(), length) : giveNothing("", length);
}
uint32_t shlo_operation_line(const shlo_operation *operation) {
  auto position = firstOf<mlir::FileLineColRange>(operation);
  return position ? position.getStartLine() : 0;
}
uint32_t shlo_operation_column(const shlo_operation *operation) {
  auto position = firstOf<mlir::FileLineColRange>(operation);
  return position ? position.getStartColumn() : 0;
}
const char *shlo_operation_location_name(const shlo_operation *operation, size_t *length) {
  llvm::StringRef name =
      operation ? orElse(llvm::StringRef(), [&] { return nameOf(operationOf(operation)->getLoc()); }) : "";
  return returnText(name, length);
}

//===- Regions and values -----------------------------------------------------------------------------------------===//

size_t shlo_region_argument_count(const shlo_region *region) { return region ? blockOf(region)->getNumArguments() : 0; }
const shlo_value *shlo_region_argument(const shlo_region *region, size_t index) {
  return region ? at(blockOf(region)->getArguments(), index) : nullptr;
}
const shlo_operation *shlo_region_first(const shlo_region *region) {
  return region && !blockOf(region)->empty() ? handleOf(&blockOf(region)->front()) : nullptr;
}
const shlo_operation *shlo_region_last(const shlo_region *region) {
  return region && !blockOf(region)->empty() ? handleOf(&blockOf(region)->back()) : nullptr;
}
const shlo_operation *shlo_region_parent(const shlo_region *region) {
  return region ? handleOf(blockOf(region)->getParentOp()) : nullptr;
}

const shlo_type *shlo_value_type(const shlo_value *value) {
  return value ? handleOf(valueOf(value).getType()) : nullptr;
}
const shlo_operation *shlo_value_operation(const shlo_value *value) {
  return value ? handleOf(valueOf(value).getDefiningOp()) : nullptr;
}
const shlo_region *shlo_value_region(const shlo_value *value) {
  auto argument = value ? llvm::dyn_cast<mlir::BlockArgument>(valueOf(value)) : nullptr;
  return argument ? handleOf(argument.getOwner()) : nullptr;
}
int64_t shlo_value_index(const shlo_value *value) {
  if (!value)
    return -1;
  if (auto result = llvm::dyn_cast<mlir::OpResult>(valueOf(value)))
    return result.getResultNumber();
  return llvm::cast<mlir::BlockArgument>(valueOf(value)).getArgNumber();
}
