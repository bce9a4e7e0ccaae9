// stablehlo-legalize-quant-to-math: programs without quantized elements, which compute with the stored integers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "base/work.h"
#include "dialect/diagnostics.h"
#include "dialect/elements.h"
#include "dialect/walk.h"
#include "passes/op_counter.h"
#include "passes/quantized_math.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace shlo::passes {

using namespace mlir;
using namespace quantized;

namespace {

constexpr size_t maxFindings = 100;

bool hasQuantizedSignature(Operation *op) {
  auto function = llvm::dyn_cast<func::FuncOp>(op);
  if (!function)
    return false;
  return llvm::any_of(function.getArgumentTypes(), isQuantized) || llvm::any_of(function.getResultTypes(), isQuantized);
}

bool mentionsQuantized(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), isQuantized) || llvm::any_of(op->getResultTypes(), isQuantized) ||
      hasQuantizedSignature(op))
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (llvm::any_of(block.getArgumentTypes(), isQuantized))
        return true;
  return false;
}

bool hasStoredTypes(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (!llvm::all_of(block.getArgumentTypes(), hasStoredType))
        return false;
  auto function = llvm::dyn_cast<func::FuncOp>(op);
  return llvm::all_of(op->getResultTypes(), hasStoredType) &&
         (!function || llvm::all_of(function.getResultTypes(), hasStoredType));
}

class Conversion {
public:
  explicit Conversion(PassRun &run) : run(run) {}

  Status convertAll() {
    std::vector<Operation *> found;
    forEachOp(run.root, [&](Operation *op) {
      run.budget.step();
      if (mentionsQuantized(op))
        found.push_back(op);
    });
    for (Operation *op : found) {
      checkWork();
      convert(op);
      run.budget.countOps(std::exchange(counter.count, 0));
    }
    if (!found.empty())
      run.setChanged();
    if (error.diagnostics.empty())
      return {};
    error.message = error.diagnostics.front().message;
    return std::move(error);
  }

private:
  void convert(Operation *op) {
    if (!hasStoredTypes(op))
      return refuse(op, "the stored integers are of no type of the specification");
    if (auto function = llvm::dyn_cast<func::FuncOp>(op))
      return convertSignature(function);
    if (llvm::isa<func::ReturnOp, func::CallOp>(op))
      return retype(op);
    if (auto constant = llvm::dyn_cast<ir::ConstantOp>(op))
      return retype(constant);
    const StoredRule &rule = storedRuleOf(op);
    StoredMath math(op, &counter, quantized);
    if (rule.form == StoredForm::Itself || (rule.form == StoredForm::ItselfOnOneType && isOfOneType(op)))
      retype(op);
    else if (rule.form == StoredForm::Integers && rule.function(math))
      run.countRewrites("integers");
    else if (computesExpressed(op))
      express(math);
    else
      refuse(op, math.refusal);
  }

  void convertSignature(func::FuncOp function) {
    llvm::SmallVector<Type> arguments, results;
    for (Type type : function.getArgumentTypes())
      arguments.push_back(storedType(type));
    for (Type type : function.getResultTypes())
      results.push_back(storedType(type));
    function.setType(FunctionType::get(function.getContext(), arguments, results));
    retype(function);
  }

  // The value is of the quantized type, or of integers that may leave out the sign.
  void retype(ir::ConstantOp constant) {
    retype(constant.getResult());
    const auto stored = llvm::cast<RankedTensorType>(constant.getType());
    if (const ElementsAttr value = ir::sameBytes(constant.getValue(), stored))
      constant.setValueAttr(value);
    else
      refuse(constant, "its value is not given as numbers");
  }

  // The same op on stored integers. Ops in its regions follow.
  void retype(Operation *op) {
    for (Value result : op->getResults())
      retype(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          retype(argument);
  }
  void retype(Value value) {
    const Type type = value.getType();
    if (!isQuantized(type))
      return;
    quantized[value] = type;
    value.setType(storedType(type));
  }

  bool isOfOneType(Operation *op) {
    Type one;
    auto isOne = [&](Type type) {
      mlir::quant::QuantizedType element = elementOf(type);
      if (element && !one)
        one = element;
      return !element || element == one;
    };
    for (Value operand : op->getOperands())
      if (!isOne(getTypeOf(operand)))
        return false;
    // An operand that is not quantized is a condition.
    return llvm::all_of(op->getResultTypes(), [&](Type type) { return elementOf(type) && elementOf(type) == one; });
  }
  Type getTypeOf(Value value) const {
    Type type = quantized.lookup(value);
    return type ? type : value.getType();
  }

  void express(StoredMath &math) {
    Operation *op = math.op;
    llvm::SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      mlir::quant::QuantizedType element = elementOf(math.typeOf(operand));
      operands.push_back(element ? math.dequantize(operand, Parameters(element)) : operand);
    }
    Operation *real = math.builder.clone(*op);
    real->setOperands(operands);
    llvm::SmallVector<Value> results;
    for (auto [old, result] : llvm::zip_equal(op->getResults(), real->getResults())) {
      result.setType(expressedType(old.getType()));
      results.push_back(elementOf(old.getType()) ? math.quantize(result, old.getType()) : result);
    }
    math.replace(results);
    run.countRewrites("floats");
  }

  void refuse(Operation *op, const char *reason) {
    if (error.diagnostics.size() >= maxFindings)
      return;
    const StringRef name = op->getName().getStringRef();
    auto add = [&](const Twine &message) {
      Diagnostic &finding = error.diagnostics.emplace_back();
      finding.op = name.str();
      finding.message = message.str();
      setPlace(finding, op->getLoc());
    };
    if (reason)
      add("op '" + name + "': " + reason);
    add("op '" + name + "' has no form on stored integers, and does not compute with the values that they express");
  }

  PassRun &run;
  OpCounter counter;
  llvm::DenseMap<Value, Type> quantized; // the types that values had
  Error error = makeError(SHLO_UNSUPPORTED, "");
};

} // namespace

bool hasQuantizedElements(ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (mentionsQuantized(op))
      return true;
  return false;
}

Status legalizeQuantToMath(PassRun &run) { return Conversion(run).convertAll(); }

} // namespace shlo::passes
