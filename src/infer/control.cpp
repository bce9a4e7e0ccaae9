// Infers the result types of branches, loops, calls and tuples.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/inference_context.h"
#include "infer/names.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringExtras.h"

#include <set>
#include <vector>


namespace shlo::infer {

// Whether the types are equal, or tensors with equal element types and compatible extents.
static bool fitTogether(Type a, Type b) {
  if (a == b)
    return true;
  auto left = llvm::dyn_cast<RankedTensorType>(a), right = llvm::dyn_cast<RankedTensorType>(b);
  if (!left || !right || left.getRank() != right.getRank() ||
      !sameBaseline(left.getElementType(), right.getElementType()))
    return false;
  for (unsigned i = 0; i < left.getRank(); ++i)
    if (!agree(left.getDimSize(i), right.getDimSize(i)))
      return false;
  return true;
}

static LogicalResult sameTypes(InferenceContext &context, mlir::TypeRange found, mlir::TypeRange expected,
                               StringRef rule, Subject subject, const char *what) {
  if (found.size() != expected.size())
    return context.fail(rule, subject) << "has " << int64_t(found.size()) << " " << what << ", expected "
                                       << int64_t(expected.size());
  for (size_t i = 0; i < found.size(); ++i)
    if (!fitTogether(found[i], expected[i]))
      return context.fail(rule, subject) << "has " << what << " " << int64_t(i) << " of type " << found[i]
                                         << ", expected " << expected[i];
  return success();
}

// The given result types; tensors take their static extents.
static LogicalResult results(InferenceContext &context, mlir::TypeRange types, StringRef rule) {
  if (failed(context.size(context.resultsLeft(), int64_t(types.size()), rule, "results")))
    return failure();
  for (Type type : types)
    if (failed(context.result(type, rule)))
      return failure();
  return success();
}

// The op that owns the region checks the returned values. The terminator of functions is checked there too.
LogicalResult infer(ir::ReturnOp op, InferenceContext &context) {
  if (llvm::isa_and_nonnull<mlir::func::FuncOp>(op->getParentOp()))
    return context.fail("", "parent") << "is func.func, which ends with func.return";
  return success();
}

//===- Branches and loops -----------------------------------------------------------------------------------------===//

// All regions are branches, which have no arguments and return the results of the op.
static LogicalResult branches(InferenceContext &context, StringRef argumentsRule, StringRef sameRule,
                              StringRef resultsRule) {
  unsigned count = context.operation()->getNumRegions();
  mlir::TypeRange first;
  for (unsigned i = 0; i < count; ++i) {
    mlir::TypeRange arguments, returned;
    if (failed(context.body(i, resultsRule, arguments, returned)))
      return failure();
    if (!arguments.empty())
      return context.fail(argumentsRule, region(i))
             << "takes " << int64_t(arguments.size()) << " arguments, expected none";
    if (i == 0)
      first = returned;
    else if (failed(sameTypes(context, returned, first, sameRule, region(i), "returned value")))
      return failure();
  }
  if (failed(context.size(context.resultsLeft(), int64_t(first.size()), resultsRule, "results")))
    return failure();
  for (size_t i = 0; i < first.size(); ++i) {
    // An extent that is dynamic in one branch is dynamic in the result.
    auto tensor = llvm::dyn_cast<RankedTensorType>(first[i]);
    if (!tensor) {
      if (failed(context.result(first[i], resultsRule)))
        return failure();
      continue;
    }
    auto returned = [&](unsigned branch) {
      return llvm::cast<RankedTensorType>(
          context.operation()->getRegion(branch).front().back().getOperand(unsigned(i)).getType());
    };
    Extents shape(tensor.getShape());
    for (unsigned branch = 1; branch < count; ++branch)
      for (size_t d = 0; d < shape.size(); ++d)
        if (returned(branch).getDimSize(unsigned(d)) != shape[d])
          shape[d] = unknownExtent;
    // The largest bound of all branches, if each has one.
    auto boundOf = [&](int64_t dim) {
      int64_t most = 0;
      for (unsigned branch = 0; branch < count; ++branch) {
        auto bounds = llvm::dyn_cast_or_null<ir::TypeExtensionsAttr>(returned(branch).getEncoding());
        int64_t extent = known(returned(branch).getDimSize(unsigned(dim)),
                               bounds && size_t(dim) < bounds.getBounds().size() ? bounds.getBounds()[size_t(dim)]
                                                                                 : unknownExtent);
        if (!isKnown(extent))
          return unknownExtent;
        most = std::max(most, extent);
      }
      return most;
    };
    if (failed(
            context.result(shape, tensor.getElementType(), resultsRule, resultsRule, context.bounds(shape, boundOf))))
      return failure();
  }
  return success();
}

LogicalResult infer(ir::IfOp, InferenceContext &context) {
  if (failed(context.scalar(context.tensor(0), "i1", operand(0))))
    return failure();
  return branches(context, "c1", "c2", "c3");
}

LogicalResult infer(ir::CaseOp op, InferenceContext &context) {
  if (op->getNumRegions() == 0)
    return context.fail("c1", "branches") << "is empty";
  if (failed(context.scalar(context.tensor(0), "i1", operand(0))))
    return failure();
  return branches(context, "c2", "c3", "c4");
}

LogicalResult infer(ir::WhileOp, InferenceContext &context) {
  mlir::TypeRange operands = context.operandTypes(), arguments, returned;
  if (failed(context.body(0, "c1", arguments, returned)) ||
      failed(sameTypes(context, arguments, operands, "c1", region(0), "argument")))
    return failure();
  auto decision = returned.size() == 1 ? llvm::dyn_cast<RankedTensorType>(returned[0]) : nullptr;
  if (!decision || decision.getRank() != 0 || !decision.getElementType().isInteger(1))
    return context.fail("c1", region(0)) << "does not return one tensor<i1>";
  if (failed(context.body(1, "c2", arguments, returned)) ||
      failed(sameTypes(context, arguments, operands, "c2", region(1), "argument")) ||
      failed(sameTypes(context, returned, operands, "c2", region(1), "returned value")))
    return failure();
  return results(context, operands, "c3");
}

//===- Calls ------------------------------------------------------------------------------------------------------===//

bool isNamespacedName(StringRef name) {
  auto [first, rest] = name.split('.');
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  if (first.empty() || !llvm::isAlpha(first[0]) || !llvm::all_of(first, isWord) || first.size() == name.size())
    return false;
  llvm::SmallVector<StringRef, 4> parts;
  rest.split(parts, '.');
  return llvm::all_of(parts, [&](StringRef part) {
    return !part.empty() && llvm::all_of(part, [&](char c) { return isWord(c) || c == '$'; });
  });
}

LogicalResult infer(ir::CompositeOp op, InferenceContext &context) {
  StringRef name = op.getName();
  if (!isNamespacedName(name))
    return context.fail("c1", "name") << "is '" << name.take_front(80) << "', expected a namespace, a dot and a name";
  auto callee = llvm::dyn_cast_or_null<mlir::func::FuncOp>(context.lookup(op.getDecompositionAttr()));
  if (!callee && context.mayNameLaterSymbols())
    return context.declaredResults();
  if (!callee)
    return context.fail("c2", "decomposition")
           << "is @" << op.getDecomposition().take_front(80) << ", which is not a function";
  if (failed(
          sameTypes(context, context.operandTypes(), callee.getFunctionType().getInputs(), "c3", "inputs", "operand")))
    return failure();
  mlir::TypeRange returned = callee.getFunctionType().getResults();
  if (context.hasResults() && failed(sameTypes(context, op->getResultTypes(), returned, "c4", "results", "result")))
    return failure();
  return context.hasResults() ? context.declaredResults() : results(context, returned, "c4");
}

// A layout lists the dimensions of a tensor, minor to major. Other values have empty layouts.
static LogicalResult layouts(InferenceContext &context, mlir::ArrayAttr layouts, mlir::TypeRange types,
                             const char *attribute) {
  if (failed(context.size(int64_t(layouts.size()), int64_t(types.size()), "", attribute)))
    return failure();
  for (size_t i = 0; i < layouts.size(); ++i) {
    auto layout = llvm::dyn_cast<mlir::DenseIntElementsAttr>(layouts[i]);
    if (!layout || layout.getType().getRank() != 1)
      return context.fail("", attribute) << "has entry " << int64_t(i) << ", which is not a list of dimensions";
    auto tensor = llvm::dyn_cast<RankedTensorType>(types[i]);
    int64_t rank = tensor ? tensor.getRank() : 0, length = layout.getNumElements();
    if (llvm::isa<mlir::UnrankedTensorType, mlir::MemRefType>(types[i]))
      continue;
    if (length != rank)
      return context.fail("", attribute) << "has entry " << int64_t(i) << " of " << length << " dimensions, expected "
                                         << rank;
    Extents dims;
    for (const llvm::APInt &dim : layout.getValues<llvm::APInt>())
      dims.push_back(dim.getBitWidth() <= 64 ? dim.getSExtValue() : -1);
    if (failed(context.dimensions(dims, rank, "", "", attribute)))
      return failure();
  }
  return success();
}

// The type at a path into tuples; null if there is none.
static Type memberAt(Type type, ArrayRef<int64_t> path) {
  for (int64_t index : path) {
    auto tuple = llvm::dyn_cast<mlir::TupleType>(type);
    if (!tuple || index < 0 || index >= int64_t(tuple.size()))
      return {};
    type = tuple.getType(size_t(index));
  }
  return type;
}

// The operands and results of the three targets that make and release buffers.
static LogicalResult bufferTarget(InferenceContext &context, StringRef target, mlir::TypeRange outputs) {
  mlir::TypeRange inputs = context.operandTypes();
  auto convertsTo = [&]<typename From, typename To>() {
    auto from = inputs.size() == 1 ? llvm::dyn_cast<From>(inputs[0]) : nullptr;
    auto to = outputs.size() == 1 ? llvm::dyn_cast<To>(outputs[0]) : nullptr;
    return from && to && from.getElementType() == to.getElementType() && from.getShape() == to.getShape();
  };
  const char *expected = nullptr;
  if (target == "CreateBuffer" && !(inputs.empty() && outputs.size() == 1 && llvm::isa<mlir::MemRefType>(outputs[0])))
    expected = "nothing and makes one buffer";
  else if (target == "Pin" && !convertsTo.template operator()<RankedTensorType, mlir::MemRefType>())
    expected = "a tensor and makes a buffer of its type";
  else if (target == "Unpin" && !convertsTo.template operator()<mlir::MemRefType, RankedTensorType>())
    expected = "a buffer and makes a tensor of its type";
  if (!expected)
    return success();
  return context.fail("", "call_target_name") << "is " << target << ", which takes " << expected;
}

LogicalResult infer(ir::CustomCallOp op, InferenceContext &context) {
  if (failed(context.needsResults()))
    return failure();
  mlir::TypeRange outputs = op->getResultTypes();
  auto operandLayouts = op.getOperandLayouts(), resultLayouts = op.getResultLayouts();
  if (bool(operandLayouts) != bool(resultLayouts))
    return context.fail("", operandLayouts ? "result_layouts" : "operand_layouts")
           << "is missing where the other is given";
  if (operandLayouts && failed(layouts(context, *operandLayouts, context.operandTypes(), "operand_layouts")))
    return failure();
  if (resultLayouts) {
    // One tuple may hold all results; its members have the layouts.
    auto tuple = outputs.size() == 1 ? llvm::dyn_cast<mlir::TupleType>(outputs[0]) : nullptr;
    mlir::TypeRange types = tuple ? mlir::TypeRange(tuple.getTypes()) : outputs;
    if (failed(layouts(context, *resultLayouts, types, "result_layouts")))
      return failure();
  }
  if (auto config = op.getBackendConfig()) {
    bool isTyped = op.getApiVersion() == uint64_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI);
    if (llvm::isa<mlir::DictionaryAttr>(*config) != isTyped)
      return context.fail("", "backend_config")
             << (isTyped ? "is not a dictionary, which API_VERSION_TYPED_FFI requires"
                         : "is not a string, which this api_version requires");
  }
  StringRef target = op.getCallTargetName();
  if (failed(bufferTarget(context, target, outputs)))
    return failure();
  // The buffers that an operand and a result share, by their paths.
  std::set<std::vector<int64_t>> operandBuffers, resultBuffers;
  for (mlir::Attribute entry : op.getOutputOperandAliases()) {
    auto alias = llvm::dyn_cast<ir::OutputOperandAliasAttr>(entry);
    if (!alias)
      continue;
    if (alias.getOperandIndex() < 0 || alias.getOperandIndex() >= int64_t(context.operandTypes().size()))
      return context.fail("", "output_operand_aliases")
             << "names operand " << alias.getOperandIndex() << " of " << int64_t(context.operandTypes().size());
    Type from = memberAt(context.operandTypes()[size_t(alias.getOperandIndex())], alias.getOperandTupleIndices());
    ArrayRef<int64_t> path = alias.getOutputTupleIndices();
    Type to;
    if (outputs.size() == 1 && (path.empty() || llvm::isa<mlir::TupleType>(outputs[0])))
      to = memberAt(outputs[0], path);
    else if (!path.empty() && path[0] >= 0 && path[0] < int64_t(outputs.size()))
      to = memberAt(outputs[size_t(path[0])], path.drop_front());
    if (!from || !to || !fitTogether(from, to))
      return context.fail("", "output_operand_aliases")
             << "names an output and an operand " << alias.getOperandIndex() << " of different types";
    if (!llvm::isa<mlir::MemRefType>(to))
      continue;
    std::vector<int64_t> source = {alias.getOperandIndex()};
    llvm::append_range(source, alias.getOperandTupleIndices());
    if (!resultBuffers.emplace(path.begin(), path.end()).second || !operandBuffers.insert(source).second)
      return context.fail("", "output_operand_aliases")
             << "names a buffer of operand " << alias.getOperandIndex() << " or of the results twice";
  }
  for (size_t i = 0; i < outputs.size() && target != "CreateBuffer" && target != "Pin"; ++i) {
    std::vector<int64_t> path;
    if (outputs.size() != 1)
      path.push_back(int64_t(i));
    if (llvm::isa<mlir::MemRefType>(outputs[i]) && !resultBuffers.count(path))
      return context.fail("", "output_operand_aliases")
             << "has no entry for result " << int64_t(i) << ", which is a buffer";
  }
  // Called computations may be defined elsewhere.
  return context.declaredResults();
}

LogicalResult infer(ir::AsyncStartOp op, InferenceContext &context) {
  mlir::TypeRange arguments, returned;
  if (failed(context.body(0, "c1", arguments, returned)))
    return failure();
  mlir::Block &block = op.getBody().front();
  if (std::next(block.begin(), 1) == block.end() || std::next(block.begin(), 2) != block.end())
    return context.fail("c1", region(0)) << "does not hold one op and stablehlo.return";
  if (!llvm::isa<ir::AllReduceOp, ir::AllGatherOp, ir::AllToAllOp, ir::CollectivePermuteOp, ir::ReduceScatterOp,
                 ir::CollectiveBroadcastOp, ir::SliceOp, ir::DynamicSliceOp, ir::DynamicUpdateSliceOp>(block.front()))
    return context.fail("c2", region(0)) << "holds " << block.front().getName().getStringRef()
                                         << ", expected a collective or a slice";
  if (context.isVerifying() && arguments != op->getOperandTypes())
    return context.fail("c3", region(0)) << "has arguments of other types than the operands";
  if (failed(sameTypes(context, arguments, context.operandTypes(), "c3", region(0), "argument")))
    return failure();
  if (!context.hasResults())
    return context.result(ir::FutureType::get(op.getContext(), llvm::to_vector(returned)), "c4");
  auto future = llvm::dyn_cast<ir::FutureType>(op->getResult(0).getType());
  if (future && context.isVerifying() && mlir::TypeRange(future.getTypes()) != returned)
    return context.fail("c4", result(0)) << "has values of other types than the region returns";
  if (!future || failed(sameTypes(context, future.getTypes(), returned, "c4", result(0), "value")))
    return future ? LogicalResult(failure()) : context.fail("c4", result(0)) << "is not a future";
  return context.declaredResult();
}

LogicalResult infer(ir::AsyncDoneOp op, InferenceContext &context) {
  auto future = llvm::dyn_cast<ir::FutureType>(context.operandTypes()[0]);
  if (!future)
    return context.fail("c1", operand(0)) << "is not a future";
  return results(context, future.getTypes(), "c1");
}

//===- Structure --------------------------------------------------------------------------------------------------===//

LogicalResult infer(ir::OptimizationBarrierOp op, InferenceContext &context) {
  if (context.isVerifying() && op->getOperandTypes() != op->getResultTypes())
    return context.fail("c1", "results") << "have other types than the operands";
  return results(context, context.operandTypes(), "c1");
}

LogicalResult infer(ir::TupleOp op, InferenceContext &context) {
  if (!context.hasResults())
    return context.result(mlir::TupleType::get(op.getContext(), llvm::to_vector(context.operandTypes())), "c1");
  auto tuple = llvm::dyn_cast<mlir::TupleType>(op->getResult(0).getType());
  if (tuple && context.isVerifying() && tuple.getTypes() != op->getOperandTypes())
    return context.fail("c1", result(0)) << "has members of other types than the operands";
  if (!tuple || failed(sameTypes(context, tuple.getTypes(), context.operandTypes(), "c1", result(0), "member")))
    return tuple ? LogicalResult(failure()) : context.fail("c1", result(0)) << "is not a tuple";
  return context.declaredResult();
}

LogicalResult infer(ir::GetTupleElementOp op, InferenceContext &context) {
  auto tuple = llvm::dyn_cast<mlir::TupleType>(context.operandTypes()[0]);
  int64_t index = int64_t(op.getIndex());
  if (!tuple || index < 0 || index >= int64_t(tuple.size()))
    return context.fail("c1", "index") << "is " << index << ", the operand is " << context.operandTypes()[0];
  return context.result(tuple.getType(size_t(index)), "c2");
}

} // namespace shlo::infer
