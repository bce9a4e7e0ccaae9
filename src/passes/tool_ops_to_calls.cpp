// Replaces the ops of check and interpreter with custom calls, which functions of the host answer.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "base/memory.h"
#include "dialect/dialect.h"
#include "dialect/tool_dialects.h"
#include "dialect/walk.h"
#include "passes/expression.h"
#include "passes/failure.h"
#include "text/value_numbers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace shlo::passes {
namespace {

using mlir::NamedAttribute;
using mlir::OpBuilder;
using mlir::Operation;

using Values = llvm::SmallVector<Value>;
using Types = llvm::SmallVector<Type>;

// A call of the op's name, with a dictionary of what the op states.
Operation *makeCall(OpBuilder &builder, Operation *op, mlir::ValueRange operands, mlir::TypeRange results,
                    ArrayRef<NamedAttribute> config) {
  mlir::OperationState state(op->getLoc(), ir::CustomCallOp::getOperationName(), operands, results);
  state.addAttribute("call_target_name", builder.getStringAttr(op->getName().getStringRef()));
  state.addAttribute("has_side_effect", builder.getBoolAttr(true));
  state.addAttribute("backend_config", builder.getDictionaryAttr(config));
  state.addAttribute("api_version",
                     builder.getI32IntegerAttr(int32_t(ir::CustomCallApiVersion::API_VERSION_TYPED_FFI)));
  return builder.create(state);
}

bool isToken(Type type) { return llvm::isa<ir::TokenType>(type); }

// The functions of the grid's processes, replica by replica.
llvm::SmallVector<mlir::func::FuncOp> programsOf(interpreter::RunParallelOp op, mlir::SymbolTable &symbols) {
  llvm::SmallVector<mlir::func::FuncOp> programs;
  for (mlir::Attribute row : op.getPrograms())
    for (mlir::Attribute name : llvm::cast<mlir::ArrayAttr>(row))
      programs.push_back(symbols.lookup<mlir::func::FuncOp>(llvm::cast<mlir::FlatSymbolRefAttr>(name).getAttr()));
  return programs;
}

// Calls the program with values that are no tokens. Returns its results but for tokens.
Values callProgram(OpBuilder &builder, mlir::Location location, mlir::func::FuncOp program, mlir::ValueRange given) {
  Values operands;
  size_t next = 0;
  for (Type type : program.getArgumentTypes())
    operands.push_back(isToken(type) ? Value(ir::AfterAllOp::create(builder, location, type, mlir::ValueRange()))
                                     : given[next++]);
  auto call = mlir::func::CallOp::create(builder, location, program, operands);
  Values results;
  for (Value result : call.getResults())
    if (!isToken(result.getType()))
      results.push_back(result);
  return results;
}

// Makes a function for all processes. Its operands and results are those of all programs; a process uses its own, and
// gives zeros for the others.
mlir::func::FuncOp makeCommon(interpreter::RunParallelOp op, ArrayRef<mlir::func::FuncOp> programs,
                              mlir::SymbolTable &symbols, int64_t partitions) {
  Types inputs, outputs;
  for (mlir::func::FuncOp program : programs) {
    llvm::copy_if(program.getArgumentTypes(), std::back_inserter(inputs), [](Type type) { return !isToken(type); });
    llvm::copy_if(program.getResultTypes(), std::back_inserter(outputs), [](Type type) { return !isToken(type); });
  }
  const mlir::Location location = op->getLoc();
  OpBuilder builder(op->getContext());
  auto common = mlir::func::FuncOp::create(builder, location, "processes", builder.getFunctionType(inputs, outputs));
  common.setPrivate();
  symbols.insert(common); // makes the name unique
  mlir::Block *body = common.addEntryBlock();
  builder.setInsertionPointToStart(body);
  // The number of the process.
  auto number = mlir::RankedTensorType::get({}, builder.getI32Type());
  auto place = mlir::RankedTensorType::get({}, builder.getIntegerType(32, /*isSigned=*/false));
  auto converted = [&](Value value) -> Value { return ir::ConvertOp::create(builder, location, number, value); };
  Value replica = converted(ir::ReplicaIdOp::create(builder, location, place));
  Value width = ir::ConstantOp::create(
      builder, location, number, mlir::DenseElementsAttr::get(number, builder.getI32IntegerAttr(int32_t(partitions))));
  Value row = ir::MulOp::create(builder, location, number, replica, width);
  Value index =
      ir::AddOp::create(builder, location, number, row, converted(ir::PartitionIdOp::create(builder, location, place)));

  mlir::OperationState state(location, ir::CaseOp::getOperationName(), index, outputs);
  for (size_t i = 0; i < programs.size(); ++i)
    state.addRegion();
  Operation *branches = builder.create(state);
  size_t firstInput = 0, firstOutput = 0;
  for (size_t i = 0; i < programs.size(); ++i) {
    mlir::func::FuncOp program = programs[i];
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&branches->getRegion(unsigned(i)));
    const size_t count = llvm::count_if(program.getArgumentTypes(), [](Type type) { return !isToken(type); });
    Values own = callProgram(builder, location, program, body->getArguments().slice(firstInput, count));
    Values all;
    for (size_t k = 0; k < outputs.size(); ++k) {
      if (k >= firstOutput && k < firstOutput + own.size()) {
        all.push_back(own[k - firstOutput]);
        continue;
      }
      auto type = llvm::cast<RankedTensorType>(outputs[k]);
      all.push_back(ir::ConstantOp::create(
          builder, location, type,
          mlir::DenseElementsAttr::get(type,
                                       llvm::ArrayRef<mlir::Attribute>(builder.getZeroAttr(type.getElementType())))));
    }
    ir::ReturnOp::create(builder, location, all);
    firstInput += count;
    firstOutput += own.size();
  }
  mlir::func::ReturnOp::create(builder, location, branches->getResults());
  return common;
}

Status replaceRunParallel(interpreter::RunParallelOp op, mlir::SymbolTable &symbols) {
  OpBuilder builder(op);
  const llvm::SmallVector<mlir::func::FuncOp> programs = programsOf(op, symbols);
  const int64_t replicas = int64_t(op.getPrograms().size()), partitions = int64_t(programs.size()) / replicas;
  const bool isOne = llvm::all_equal(programs);
  const bool hasTokens = llvm::any_of(programs, [](mlir::func::FuncOp program) {
    return llvm::any_of(program.getArgumentTypes(), isToken) || llvm::any_of(program.getResultTypes(), isToken);
  });
  for (mlir::func::FuncOp program : programs)
    for (Type type : program.getResultTypes()) {
      auto tensor = llvm::dyn_cast<RankedTensorType>(type);
      if (!isToken(type) && (!tensor || !tensor.hasStaticShape() || !tensor.getElementType().isIntOrFloat()) && !isOne)
        return failure(SHLO_UNSUPPORTED, op,
                       "processes run different functions, of which one returns no static tensor "
                       "of numbers");
    }
  const bool isCommon = !isOne || hasTokens;
  mlir::func::FuncOp program = isCommon ? makeCommon(op, programs, symbols, partitions) : programs.front();

  llvm::SmallVector<mlir::Attribute> infeed;
  if (const std::optional<mlir::ArrayAttr> names = op.getInfeed())
    for (mlir::Attribute name : names->getValue())
      infeed.push_back(builder.getStringAttr(llvm::cast<mlir::FlatSymbolRefAttr>(name).getValue()));
  llvm::SmallVector<int64_t> outputs;
  for (mlir::func::FuncOp one : programs)
    outputs.push_back(llvm::count_if(one.getResultTypes(), [](Type type) { return !isToken(type); }));
  const NamedAttribute config[] = {builder.getNamedAttr("function", builder.getStringAttr(program.getName())),
                                   builder.getNamedAttr("replicas", builder.getI64IntegerAttr(replicas)),
                                   builder.getNamedAttr("partitions", builder.getI64IntegerAttr(partitions)),
                                   builder.getNamedAttr("common", builder.getBoolAttr(isCommon)),
                                   builder.getNamedAttr("outputs", builder.getDenseI64ArrayAttr(outputs)),
                                   builder.getNamedAttr("infeed", builder.getArrayAttr(infeed))};
  Values operands;
  llvm::copy_if(op.getInputs(), std::back_inserter(operands), [](Value value) { return !isToken(value.getType()); });
  Types results;
  llvm::copy_if(op->getResultTypes(), std::back_inserter(results), [](Type type) { return !isToken(type); });
  Operation *call = makeCall(builder, op, operands, results, config);
  size_t next = 0;
  for (Value result : op.getResults())
    result.replaceAllUsesWith(
        isToken(result.getType())
            ? Value(ir::AfterAllOp::create(builder, op->getLoc(), result.getType(), mlir::ValueRange()))
            : call->getResult(unsigned(next++)));
  op->erase();
  return {};
}

// `numbers`: the names of values; null if the op prints none.
void replaceOther(Operation *op, const text::ValueNumbers *numbers) {
  OpBuilder builder(op);
  Values operands(op->getOperands());
  llvm::SmallVector<NamedAttribute> config;
  if (numbers) {
    std::string name;
    llvm::raw_string_ostream stream(name);
    numbers->print(stream, op->getOperand(0));
    config.push_back(builder.getNamedAttr("name", builder.getStringAttr(name)));
  }
  for (NamedAttribute attribute : op->getAttrDictionary()) {
    auto value = llvm::dyn_cast<mlir::ElementsAttr>(attribute.getValue());
    if (value && attribute.getName() == "value")
      operands.push_back(ir::ConstantOp::create(builder, op->getLoc(), value.getType(), value));
    else
      config.push_back(attribute);
  }
  llvm::StringRef name = op->getName().getStringRef();
  Operation *call = makeCall(builder, op, operands, op->getResultTypes(), config);
  // A comparison with a constant is one of two values.
  if (name.ends_with("_const"))
    call->setAttr("call_target_name", builder.getStringAttr(name.drop_back(6)));
  op->replaceAllUsesWith(call);
  op->erase();
}

} // namespace

Status callToolOps(PassRun &run) {
  std::vector<Operation *> found;
  forEachOp(run.root, [&](Operation *op) {
    llvm::StringRef dialect = op->getName().getDialectNamespace();
    if (op->isRegistered() && (dialect == "check" || dialect == "interpreter"))
      found.push_back(op);
  });
  mlir::SymbolTable symbols(run.module);
  std::optional<text::ValueNumbers> numbers; // of the module as it is
  if (llvm::any_of(found, [](Operation *op) { return llvm::isa<interpreter::PrintOp>(op); }))
    numbers.emplace(run.module, /*pretty=*/true);
  for (Operation *op : found) {
    run.budget.countOps();
    run.setChanged();
    if (auto parallel = llvm::dyn_cast<interpreter::RunParallelOp>(op)) {
      if (Status status = replaceRunParallel(parallel, symbols); !status)
        return status;
    } else {
      replaceOther(op, llvm::isa<interpreter::PrintOp>(op) ? &*numbers : nullptr);
    }
  }
  return {};
}

} // namespace shlo::passes
