// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/value_sharding.h"

#include "dialect/tiling.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/STLExtras.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {
namespace {

using mlir::Attribute;
using mlir::FunctionOpInterface;

// The dictionaries of all arguments, then those of all results; null ones are empty.
std::vector<mlir::DictionaryAttr> dictionariesOf(FunctionOpInterface function) {
  std::vector<mlir::DictionaryAttr> list;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    list.push_back(function.getArgAttrDict(i));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    list.push_back(function.getResultAttrDict(i));
  return list;
}

mlir::StringAttr tilingOf(mlir::DictionaryAttr dictionary) {
  return dictionary ? dictionary.getAs<mlir::StringAttr>("mhlo.sharding") : mlir::StringAttr();
}

// What an op that cuts values, or puts them together, says of the whole value: a sharding, or the text of a tiling.
Result<Attribute> saidOf(mlir::OpResult value) {
  mlir::Operation *op = value.getOwner();
  const size_t index = value.getResultNumber();
  if (auto manual = mlir::dyn_cast<sdy::ManualComputationOp>(op)) {
    auto list = mlir::dyn_cast<mlir::ArrayAttr>(manual.getOutShardings().getFields()[0]);
    return list && index < list.size() ? list[index] : Attribute();
  }
  if (auto constraint = mlir::dyn_cast<sdy::ShardingConstraintOp>(op))
    return constraint->getAttr("sharding");
  auto call = mlir::dyn_cast<ir::CustomCallOp>(op);
  const bool isOlder =
      call && (call.getCallTargetName() == "Sharding" || call.getCallTargetName() == "SPMDShardToFullShape");
  auto text = isOlder ? call->getAttrOfType<mlir::StringAttr>("mhlo.sharding") : mlir::StringAttr();
  if (!text)
    return Attribute();
  Result<llvm::StringRef> own = tilingIn(text.getValue(), {index, op->getNumResults()});
  if (!own)
    return std::move(own.error());
  return Attribute(mlir::StringAttr::get(text.getContext(), *own));
}
// Of a result that says nothing itself, also through calls.
Result<Attribute> saidOf(FunctionOpInterface function, size_t result) {
  constexpr int mostCalls = 64;
  mlir::SymbolTableCollection symbols;
  for (int calls = 0; calls < mostCalls && function && !function.isExternal(); ++calls) {
    mlir::Operation *end = function.getFunctionBody().front().getTerminator();
    auto value = result < end->getNumOperands() ? mlir::dyn_cast<mlir::OpResult>(end->getOperand(unsigned(result)))
                                                : mlir::OpResult();
    if (!value)
      return Attribute();
    auto call = mlir::dyn_cast<mlir::func::CallOp>(value.getOwner());
    if (!call)
      return saidOf(value);
    result = value.getResultNumber();
    function = symbols.lookupNearestSymbolFrom<mlir::func::FuncOp>(call, call.getCalleeAttr());
  }
  return Attribute();
}

// Of an older program: with the mesh of all values of the function, if they have one. `said`: of the wanted value.
Result<Sharding> olderSharding(FunctionOpInterface function, int64_t partitions, size_t wanted, mlir::StringAttr said) {
  std::vector<Tiling> tilings;
  size_t index = 0, devices = 0;
  for (auto [i, dictionary] : llvm::enumerate(dictionariesOf(function))) {
    mlir::StringAttr text = i == wanted ? said : tilingOf(dictionary);
    if (!text)
      continue;
    Result<Tiling> tiling = readTiling(text.getValue());
    if (!tiling && i == wanted)
      return std::move(tiling.error());
    if (!tiling)
      continue;
    devices += tiling->devices.size();
    if (i != wanted && devices > size_t(maxDevices)) // so much is not worth it
      continue;
    if (i == wanted)
      index = tilings.size();
    if (tiling->kind == Tiling::Tiled && partitions <= 1)
      partitions = int64_t(tiling->devices.size());
    tilings.push_back(std::move(*tiling));
  }
  Result<std::vector<Sharding>> shardings = toShardings(tilings, partitions);
  if (!shardings) { // none
    Tiling own = std::move(tilings[index]);
    tilings = {std::move(own)};
    index = 0;
    shardings = toShardings(tilings, partitions);
  }
  if (!shardings)
    return std::move(shardings.error());
  return std::move((*shardings)[index]);
}

} // namespace

Result<Attribute> shardingAttributeOf(const FunctionValue &value) {
  FunctionOpInterface function = value.function;
  const mlir::DictionaryAttr dictionary =
      value.isResult ? function.getResultAttrDict(value.index) : function.getArgAttrDict(value.index);
  Attribute attribute = dictionary ? dictionary.get("sdy.sharding") : Attribute();
  if (!attribute)
    attribute = tilingOf(dictionary);
  if (!attribute && value.isResult)
    return saidOf(function, value.index);
  return attribute;
}

void setSharding(const FunctionValue &value, Attribute sharding) {
  FunctionOpInterface function = value.function;
  const char *name = mlir::isa<mlir::StringAttr>(sharding) ? "mhlo.sharding" : "sdy.sharding";
  value.isResult ? function.setResultAttr(value.index, name, sharding)
                 : function.setArgAttr(value.index, name, sharding);
}

Result<Sharding> readSharding(const FunctionValue &value, Attribute attribute, int64_t partitions) {
  FunctionOpInterface function = value.function;
  Result<Sharding> sharding = Sharding();
  if (sdy::isA(attribute, sdy::Kind::Sharding))
    sharding = readSharding(mlir::cast<sdy::FormAttr>(attribute), function);
  else if (auto text = mlir::dyn_cast<mlir::StringAttr>(attribute))
    sharding = olderSharding(function, std::max<int64_t>(1, partitions),
                             value.index + (value.isResult ? function.getNumArguments() : 0), text);
  else
    return makeError(SHLO_INVALID_PROGRAM, "the sharding of " + value.name() + " has another form");
  if (!sharding)
    return sharding;
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(value.isResult ? function.getResultTypes()[value.index]
                                                                      : function.getArgumentTypes()[value.index]);
  const size_t rank = tensor ? size_t(tensor.getRank()) : 0;
  if (sharding->dimensions.empty())
    sharding->dimensions.resize(rank);
  if (sharding->dimensions.size() != rank)
    return makeError(SHLO_INVALID_PROGRAM, "the sharding of " + value.name() + " has " +
                                               std::to_string(sharding->dimensions.size()) +
                                               " dimensions, its type has " + std::to_string(rank));
  return sharding;
}

} // namespace shlo
#pragma clang attribute pop
