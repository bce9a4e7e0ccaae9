// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/signature.h"

#include "dialect/elements.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/node.h"
#include "onnx/lower/constants.h"
#include "onnx/versions/convert.h"

using namespace mlir;
using func::FuncOp;

namespace shlo::onnx {

Result<std::shared_ptr<const Module>> withNewestOpsets(std::shared_ptr<const Module> module) {
  Opsets newest;
  bool isOld = false;
#define ONNX_DOMAIN(enumerator, name, newest_opset)                                                                    \
  newest[Domain::enumerator] = newest_opset;                                                                           \
  isOld = isOld || statedOpset(*module, Domain::enumerator) != newest_opset;
#include "onnx/opset/lists.inc"
  if (!isOld)
    return module;
  Result<Conversion> converted = convertModule(*module, newest);
  if (!converted)
    return std::move(converted.error());
  if (converted->blockers.empty())
    return std::shared_ptr<const Module>(std::move(converted->module));
  const Diagnostic &first = converted->blockers.front();
  Error error =
      makeError(SHLO_UNSUPPORTED, "onnx: the newest opset cannot say " + std::to_string(converted->blockerCount) +
                                      " nodes of the model: " + first.message + ": " + first.node);
  error.diagnostics = std::move(converted->blockers);
  return error;
}

bool isModel(ModuleOp module) {
  FuncOp graph = graphOf(module);
  return graph && !graph.isExternal() && !graph.getBody().empty() && !graph.getBody().front().empty() &&
         graph.getBody().front().back().getName().getStringRef() == "onnx.Return";
}

std::string inputName(FuncOp graph, unsigned input) {
  auto name = graph.getArgAttrOfType<StringAttr>(input, "onnx.name");
  return name ? name.getValue().str() : std::string();
}

bool isDefaulted(FuncOp graph, unsigned input) {
  auto value = graph.getArgAttrOfType<ElementsAttr>(input, "onnx.default");
  return value && isTensorOfNumbers(value);
}

StringAttr outputName(FuncOp graph, unsigned output) {
  return graph.getResultAttrOfType<StringAttr>(output, "onnx.name");
}

RankedTensorType staticType(const Facts &facts, MLIRContext *context) {
  auto type = dyn_cast_if_present<RankedTensorType>(onnx::typeOf(facts, context));
  return type && type.hasStaticShape() && ir::elementTypeOf(type.getElementType()) != ElementType::None ? type
                                                                                                        : nullptr;
}

Result<RankedTensorType> inputType(FuncOp graph, unsigned input, const InferOptions &options) {
  const std::string name = inputName(graph, input);
  const Type type = graph.getArgument(input).getType();
  Facts facts = factsOf(type);
  auto wrong = [&](const std::string &problem) {
    return makeError(SHLO_INVALID_ARGUMENT, "onnx: the input '" + name + "' " + problem);
  };
  if (auto tensor = dyn_cast<mlir::TensorType>(type);
      !tensor || ir::elementTypeOf(tensor.getElementType()) == ElementType::None)
    return makeError(SHLO_UNSUPPORTED, "onnx: the input '" + name + "' is " + nameOf(facts.type) +
                                           ", and StableHLO has tensors of numbers only");
  if (Status status = bindShape(facts, name, options); !status)
    return std::move(status.error());
  if (!facts.shape)
    return wrong("has no rank: its shape must be given");
  if (auto names = graph.getArgAttrOfType<StringAttr>(input, "onnx.dim_params"))
    forEachDimension(names.getValue(), [&](size_t axis, StringRef dimension) {
      const auto extent = options.extents.find(std::string_view(dimension));
      if (axis < facts.shape->size() && extent != options.extents.end() && !(*facts.shape)[axis].isKnown())
        (*facts.shape)[axis] = extent->second;
    });
  for (size_t axis = 0; axis < facts.shape->size(); ++axis)
    if (!(*facts.shape)[axis].isKnown())
      return wrong("has an unknown extent along axis " + std::to_string(axis) + ": its shape must be given");
  RankedTensorType result = staticType(facts, graph.getContext());
  if (!result)
    return wrong("is too large");
  return result;
}

Result<ModelSignature> signatureOf(const Module &module) {
  FuncOp graph = graphOf(module.op());
  if (!graph || graph.isExternal() || !graph.getBody().hasOneBlock())
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the module has no function @main_graph, and not one public function");
  ModelSignature signature{graph.getSymName().str(), {}, {}, {}, {}};
  auto add = [](Type type, const std::string &what, std::vector<TensorType> &list) -> Status {
    const auto tensor = dyn_cast<RankedTensorType>(type);
    const ElementType element = tensor ? ir::elementTypeOf(tensor.getElementType()) : ElementType::None;
    if (element == ElementType::None)
      return makeError(SHLO_UNSUPPORTED, "onnx: " + what + " is " + nameOf(factsOf(type).type) +
                                             ", expected a tensor of numbers whose rank is known");
    list.push_back({element, tensor.getShape().vec()});
    return {};
  };
  for (unsigned i = 0; i < graph.getNumArguments(); ++i) {
    if (isDefaulted(graph, i))
      continue;
    const std::string name = inputName(graph, i);
    if (Status status = add(graph.getArgument(i).getType(), "the input '" + name + "'", signature.inputs); !status)
      return std::move(status.error());
    signature.inputNames.push_back(name);
  }
  Result<std::shared_ptr<Module>> inferred = inferModule(module, {});
  if (!inferred)
    return std::move(inferred.error());
  const FunctionType type = graphOf((*inferred)->op()).getFunctionType();
  for (unsigned i = 0; i < type.getNumResults(); ++i) {
    const StringAttr name = outputName(graph, i);
    signature.outputNames.push_back(name ? name.getValue().str() : "");
    if (Status status = add(type.getResult(i), "the output '" + signature.outputNames.back() + "'", signature.outputs);
        !status)
      return std::move(status.error());
  }
  return signature;
}

} // namespace shlo::onnx
