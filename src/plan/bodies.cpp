// Regions and calls. The regions of an op, and the functions that it calls, are lowered before the op. Nested ones wait
// in a list, so that the stack of the thread does not limit their depth.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/lowering.h"

#include "base/memory.h"
#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

// The parameters have the types that the region declares, unless they are the state of a loop.
static Status parameterTypes(Lowering &lowering, Operation *op, Region &region, Types &types) {
  if (isa<ir::WhileOp>(op))
    return loopState(lowering, op, types);
  for (Type type : region.getArgumentTypes()) {
    std::optional<TensorType> known = tensorTypeOf(type);
    if (!known || !isStatic(type))
      return errorAt(SHLO_UNSUPPORTED, op, "an argument of a region is not a tensor of known shape and element type");
    types.push_back(std::move(*known));
  }
  return {};
}

static Status checkRegion(Operation *op, Region &region) {
  if (!region.hasOneBlock())
    return errorAt(SHLO_UNSUPPORTED, op, "a region must have one block");
  if (region.front().empty())
    return makeError(SHLO_INVALID_PROGRAM, "a region of the program has no terminator");
  return {};
}

Status Lowering::open(OpenOp &outer, Region &region) {
  if (Status status = checkRegion(outer.op, region); !status)
    return status;
  if ((depth += levelsOf(outer.op)) > maxNesting)
    return nestedTooDeeply(outer.op);
  outer.region = &region;
  outer.next = region.front().begin();
  return {};
}

Status Lowering::openInlined(OpenOp &outer, Region &region, llvm::ArrayRef<ValueId> operands) {
  if (Status status = open(outer, region); !status)
    return status;
  return bind(outer.op, region.getArguments(), operands);
}

Status Lowering::openBody(OpenOp &outer, Region &region) {
  if (Status status = open(outer, region); !status)
    return status;
  Types types;
  if (Status status = parameterTypes(*this, outer.op, region, types); !status)
    return status;
  if (region.getNumArguments() != types.size())
    return errorAt(SHLO_INVALID_PROGRAM, outer.op,
                   "a region has " + llvm::Twine(region.getNumArguments()) + " arguments instead of " +
                       llvm::Twine(types.size()));
  outer.isBody = true;
  outer.around = std::exchange(current, &outer.bodies.emplace_back());
  {
    CaughtHere here;
    current->ops.reserve(region.front().getOperations().size() - 1);
  }
  ++nesting;
  for (auto [argument, type] : llvm::zip_equal(region.getArguments(), types)) {
    if (Status status = checkDeclared(outer.op, argument.getType(), type); !status)
      return status;
    current->parameters.push_back(addValue(std::move(type), {}));
    bind(argument, current->parameters.back());
  }
  return {};
}

// Lowers the next op, or opens its regions.
Status Lowering::step(Operation *op) {
  checkMemory();
  if (Status status = proceed ? proceed() : Status(); !status)
    return status;
  Result<const LoweringEntry *> entry = entryOf(op);
  if (!entry)
    return std::move(entry.error());
  Result<Region *> inlined = inlinedRegion(*this, op);
  if (!inlined)
    return std::move(inlined.error());
  if (!*inlined && (op->getNumRegions() == 0 || hasOwnGrid(*this, op)))
    return lowerOp(op, **entry);
  Result<ValueIds> operands = *inlined ? inlinedOperands(*this, op) : ValueIds();
  if (!operands)
    return std::move(operands.error());
  OpenOp &inner = openOps.emplace_back(op, *entry);
  if (*inlined)
    return openInlined(inner, **inlined, *operands);
  inner.bodies.reserve(op->getNumRegions()); // ops refer to them
  return openBody(inner, op->getRegion(0));
}

// Ends the innermost region, whose ops are lowered. If it is the last one of its op, the op is lowered.
Status Lowering::close() {
  OpenOp &inner = openOps.back();
  ValueIds results = values(inner.region->front().back().getOperands());
  depth -= levelsOf(inner.op);
  if (inner.isBody) {
    current->results.assign(results.begin(), results.end());
    current = inner.around;
    --nesting;
    if (inner.bodies.size() < inner.op->getNumRegions())
      return openBody(inner, inner.op->getRegion(unsigned(inner.bodies.size())));
  }
  OpenOp done = std::move(inner);
  openOps.pop_back();
  lowered = {std::move(done.bodies), std::move(results)};
  return done.entry ? lowerOp(done.op, *done.entry) : Status();
}

Status Lowering::inlined(Operation *caller, Region &region, llvm::ArrayRef<ValueId> operands, ValueIds &results) {
  const size_t outer = openOps.size();
  if (Status status = openInlined(openOps.emplace_back(caller, nullptr), region, operands); !status)
    return status;
  while (openOps.size() > outer) {
    OpenOp &inner = openOps.back();
    Operation *op = &*inner.next;
    if (Status status = op == &inner.region->front().back() ? close() : (++inner.next, step(op)); !status)
      return status;
  }
  results = takeResults();
  return {};
}

Result<Body> Lowering::body(Operation *caller, func::FuncOp function, llvm::ArrayRef<TensorType> parameters) {
  Body body;
  BodyScope scope(*this, body);
  ValueIds arguments, results;
  for (const TensorType &type : parameters)
    arguments.push_back(scope.parameter(type));
  if (Status status = inlined(caller, function.getBody(), arguments, results); !status)
    return std::move(status.error());
  body.results.assign(results.begin(), results.end());
  return body;
}

} // namespace shlo::plan
