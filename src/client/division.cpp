// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/division.h"

#include "dialect/dialect.h"
#include "dialect/value_sharding.h"
#include "passes/older_sharding.h"
#include "passes/sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

namespace shlo::client {
namespace {

using mlir::FunctionOpInterface;

bool hasOp(mlir::ModuleOp module, bool (*isWanted)(mlir::Operation *)) {
  return module
      ->walk([&](mlir::Operation *op) {
        return isWanted(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

// How a module says how values are cut: in attributes of XLA's, or of sdy, or in texts of these, as exports of some
// releases of JAX have them.
struct Form {
  bool isSdy = false;
  std::string textMesh = ""; // the name of a mesh in such texts
  bool usesShardy() const { return isSdy || !textMesh.empty(); }
};

constexpr llvm::StringLiteral textsName = "mhlo.frontend_attributes";

Form formOf(mlir::ModuleOp module) {
  Form form{hasOp(module, [](mlir::Operation *op) { return op->getName().getDialectNamespace() == "sdy"; })};
  auto texts = module->getAttrOfType<mlir::DictionaryAttr>(textsName);
  auto meshes = texts ? texts.getAs<mlir::StringAttr>("xla.sdy.meshes") : mlir::StringAttr();
  if (meshes && !form.isSdy) // "{mesh = #sdy.mesh<...>}"
    form.textMesh = meshes.getValue().ltrim("{ ").split('=').first.rtrim().str();
  return form;
}

// Exports say it of an argument by an attribute, of a result by a call that gives it.
void setText(const FunctionValue &value, const std::string &sharding) {
  constexpr llvm::StringLiteral name = "xla.sdy.sharding";
  FunctionOpInterface function = value.function;
  mlir::Builder builder(function->getContext());
  if (!value.isResult) {
    mlir::NamedAttrList texts(function.getArgAttrOfType<mlir::DictionaryAttr>(value.index, textsName));
    texts.set(name, builder.getStringAttr(sharding));
    function.setArgAttr(value.index, textsName, texts.getDictionary(builder.getContext()));
    return;
  }
  mlir::Operation *end = function.getFunctionBody().front().getTerminator();
  const mlir::Value given = end->getOperand(value.index);
  mlir::OperationState state(end->getLoc(), ir::CustomCallOp::getOperationName(), given, given.getType());
  state.addAttribute("call_target_name", builder.getStringAttr("xla.sdy.FuncResultSharding"));
  state.addAttribute("has_side_effect", builder.getBoolAttr(true));
  const std::string list = "#sdy.sharding_per_value<[" + sharding.substr(sharding.find('<')) + "]>";
  state.addAttribute(textsName, builder.getDictionaryAttr(builder.getNamedAttr(name, builder.getStringAttr(list))));
  end->setOperand(value.index, mlir::OpBuilder(end).create(state)->getResult(0));
}

// Says of a value that all devices have the whole one.
void setWhole(const FunctionValue &value, const TensorType &type, size_t devices, const Form &form) {
  mlir::MLIRContext *context = value.function->getContext();
  if (!form.isSdy && form.usesShardy()) {
    std::string dimensions;
    for (size_t i = 0; i < type.shape.size(); ++i)
      dimensions += i ? ", {}" : "{}";
    return setText(value, "#sdy.sharding<@" + form.textMesh + ", [" + dimensions + "]>");
  }
  Mesh mesh{{{"device", int64_t(devices)}}, std::vector<int64_t>(devices)};
  std::iota(mesh.devices.begin(), mesh.devices.end(), 0);
  Sharding whole;
  whole.mesh = std::make_shared<Mesh>(std::move(mesh));
  whole.dimensions.resize(type.shape.size());
  setSharding(value, form.isSdy ? mlir::Attribute(writeSharding(context, whole))
                                : mlir::Attribute(mlir::StringAttr::get(context, "{replicated}")));
}

Result<Parts> partsOf(const FunctionValue &value, mlir::Attribute attribute, const TensorType &type, size_t devices) {
  Result<Sharding> sharding = readSharding(value, attribute, int64_t(devices));
  if (!sharding)
    return std::move(sharding.error());
  if (llvm::any_of(sharding->dimensions, [](const Sharding::Dimension &one) { return one.isOpen; })) {
    for (Sharding::Dimension &dimension : sharding->dimensions)
      dimension.isOpen = false;
    attribute = writeSharding(attribute.getContext(), *sharding);
  }
  setSharding(value, attribute);
  const size_t count = sharding->mesh->devices.size();
  if (count == 1 || sharding->dimensions.empty()) // what one device has, all have
    return Parts(type.shape, devices);
  if (count != devices)
    return makeError(SHLO_INVALID_ARGUMENT, value.name() + " is divided among " + std::to_string(count) +
                                                " devices, the plan's grid has " + std::to_string(devices));
  Result<Parts> parts = Parts::of(*sharding, type.shape);
  if (!parts)
    return makeError(parts.error().code, value.name() + ": " + parts.error().message);
  if (!parts->areAlike())
    return makeError(SHLO_UNSUPPORTED,
                     value.name() + ", a " + toString(type) + ", is not divided into equal parts, which devices need");
  return parts;
}

} // namespace

Result<std::optional<Division>> divide(mlir::ModuleOp module, const plan::Signature &signature, size_t devices) {
  auto function = module.lookupSymbol<mlir::func::FuncOp>(signature.function);
  if (!function || function.isExternal() || !hasSharding(module))
    return std::optional<Division>();
  const size_t arguments = function.getNumArguments(), results = function.getNumResults();
  std::vector<std::pair<FunctionValue, mlir::Attribute>> values;
  for (size_t i = 0; i < arguments + results; ++i) {
    const bool isResult = i >= arguments;
    const FunctionValue value{function, isResult, unsigned(isResult ? i - arguments : i)};
    Result<mlir::Attribute> attribute = shardingAttributeOf(value);
    if (!attribute)
      return std::move(attribute.error());
    values.emplace_back(value, *attribute);
  }
  auto isManual = [](mlir::Operation *op) { return mlir::isa<sdy::ManualComputationOp>(op) || isManualBorder(op); };
  if (llvm::none_of(values, [](const auto &one) { return one.second; }) && !hasOp(module, isManual))
    return std::optional<Division>();
  if (arguments != signature.inputs.size() || results != signature.outputs.size())
    return makeError(SHLO_UNSUPPORTED, "@" + signature.function + " has tuples, which are not divided among devices");
  if (!signature.isStatic())
    return makeError(SHLO_UNSUPPORTED, "the program is one for a mesh of devices, and has dynamic shapes; "
                                       "shlo_module_specialize makes them static");
  const Form form = formOf(module);
  Division division{{}, {}, form.usesShardy()};
  for (const auto &[value, attribute] : values) {
    const TensorType &type = (value.isResult ? signature.outputs : signature.inputs)[value.index];
    Result<Parts> parts = attribute ? partsOf(value, attribute, type, devices) : Parts(type.shape, devices);
    if (!parts)
      return std::move(parts.error());
    if (!attribute)
      setWhole(value, type, devices, form);
    (value.isResult ? division.outputs : division.inputs).push_back(std::move(*parts));
  }
  return std::optional(std::move(division));
}

} // namespace shlo::client
