// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/signature.h"

#include "dialect/elements.h"
#include "dialect/walk.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"
#include "onnx/infer/node.h"
#include "onnx/lower/constants.h"
#include "onnx/lower/node.h"
#include "onnx/lower/refusals.h"
#include "onnx/opset/history.h"
#include "onnx/versions/convert.h"

#include <limits>

using namespace mlir;
using func::FuncOp;

namespace shlo::onnx {

// Whether an op has no lowering, but one of its versions has a body.
static bool isOnlyFunction(OpName op) {
  return !lowerFunctionOf(op) &&
         llvm::any_of(infoOf(op).schemas(), [](const Schema &one) { return !bodiesOf(one).empty(); });
}

// Whether the conversion to the newest opsets changes an op, or says what is wrong with it.
static bool isOld(Operation *op) {
  if (!isa_and_present<OnnxDialect>(op->getDialect()))
    return !isa<ModuleOp, FuncOp, func::ReturnOp>(op);
  constexpr int64_t withoutExperiments = 10;
  const StringRef mnemonic = op->getName().stripDialect();
  if (findStructure(mnemonic) == Structure::Custom)
    return opsetOf(Domain::Standard, op) < withoutExperiments;
  const Schema *schema = schemaOf(op);
  return schema && (!schema->newest || mnemonic != mnemonicOf(*schema));
}

Result<std::shared_ptr<const Module>> withNewestOpsets(std::shared_ptr<const Module> module) {
  Opsets newest;
  bool statesOld = false;
#define ONNX_DOMAIN(enumerator, name, newest_opset)                                                                    \
  newest[Domain::enumerator] = newest_opset;                                                                           \
  statesOld = statesOld || statedOpset(*module, Domain::enumerator) != newest_opset;
#include "onnx/opset/lists.inc"
  // What is true of an op is true of those with its name in all of the function.
  llvm::DenseSet<std::pair<Operation *, OperationName>> seen;
  bool converts = false;
  forEachOp(module->op(), [&](Operation *op) {
    if (converts || !seen.insert({op->getParentOfType<FuncOp>(), op->getName()}).second)
      return;
    const Schema *schema = schemaOf(op);
    // Text and bytecode may have an older version than the opset that they state. Lowerings know the newest one.
    converts = (schema && (isOnlyFunction(schema->op) || !schema->newest)) || (statesOld && isOld(op));
  });
  if (!converts)
    return module;
  Result<Conversion> converted = convertModule(*module, newest, isOnlyFunction);
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
  Facts facts = factsOf(graph.getArgument(input).getType());
  auto wrong = [&](const std::string &problem) {
    return makeError(SHLO_INVALID_ARGUMENT, "onnx: the input '" + name + "' " + problem);
  };
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

namespace {

// The inputs and outputs, from what is known of the values of the graph.
class SignatureFinder {
public:
  explicit SignatureFinder(FuncOp graph) : graph(graph) { signature.function = graph.getSymName().str(); }

  void addInput(unsigned i, bool hasDefault) {
    const std::string name = inputName(graph, i);
    signature.arguments.back() = signature.inputNames.size();
    signature.inputNames.push_back(name);
    signature.hasDefault.push_back(hasDefault);
    add(graph.getArgument(i).getType(), "the input '" + name + "'", signature.inputs);
  }
  void addOutput(unsigned i, Type type) {
    const StringAttr name = outputName(graph, i);
    signature.outputNames.push_back(name ? name.getValue().str() : "");
    add(type, "the output '" + signature.outputNames.back() + "'", signature.outputs);
  }

  ModelSignature signature;
  Refusals refusals;

private:
  void add(Type type, const std::string &what, std::vector<TensorType> &list) {
    const auto tensor = dyn_cast<RankedTensorType>(type);
    const ElementType element = tensor ? ir::elementTypeOf(tensor.getElementType()) : ElementType::None;
    if (element != ElementType::None)
      return list.push_back({element, shlo::Shape(tensor.getShape().begin(), tensor.getShape().end())});
    const std::string why = whyNoTensor(factsOf(type), graph.getContext());
    refusals.addValue(what, why.empty() ? "its type or rank is not known" : "it is " + why);
  }

  FuncOp graph;
};

} // namespace

Result<ModelSignature> signatureOf(const Module &module, int64_t irVersion) {
  FuncOp graph = graphOf(module.op());
  if (!graph || graph.isExternal() || !graph.getBody().hasOneBlock())
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the module has no function @main_graph, and not one public function");
  // What is known holds for all values of the inputs: their defaults are not looked at.
  std::shared_ptr<Module> copy;
  if (graph.getAllArgAttrs() && llvm::any_of(graph.getArguments(), [&](BlockArgument argument) {
        return isDefaulted(graph, argument.getArgNumber());
      })) {
    copy = module.clone();
    graph = graphOf(copy->op());
  }
  SignatureFinder found(graph);
  ModelSignature &signature = found.signature;
  for (unsigned i = 0; i < graph.getNumArguments(); ++i) {
    const bool hasDefault = isDefaulted(graph, i);
    signature.arguments.emplace_back();
    if (hasDefault && (irVersion < 4 || !isa<RankedTensorType>(graph.getArgument(i).getType())))
      continue;
    found.addInput(i, hasDefault);
    if (hasDefault)
      graph.removeArgAttr(i, "onnx.default");
  }
  auto known = inferFacts(copy ? *copy : module);
  if (!known)
    return std::move(known.error());
  for (auto [i, value] : llvm::enumerate(graph.getBody().front().back().getOperands())) {
    const Facts *facts = known->find(value);
    const Type inferred = facts ? onnx::typeOf(*facts, graph.getContext()) : nullptr;
    found.addOutput(unsigned(i), inferred ? inferred : graph.getFunctionType().getResult(unsigned(i)));
  }
  findRefused(graph, *known, found.refusals);
  if (!found.refusals.isEmpty())
    return found.refusals.error();
  const llvm::BitVector deciding = decidingArguments(graph, *known);
  for (auto [i, input] : llvm::enumerate(signature.arguments))
    if (input)
      signature.decidesShape.push_back(deciding[unsigned(i)]);
  return std::move(signature);
}

int64_t irVersionOf(const Module &module) {
  const auto version = module.op()->getAttrOfType<IntegerAttr>("onnx.ir_version");
  return version ? version.getInt() : std::numeric_limits<int64_t>::max();
}

} // namespace shlo::onnx
