// The bodies of ops that are functions, as nodes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/types.h"
#include "onnx/versions/converter.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

using Scope = llvm::StringMap<Value>;

class BodyWriter {
public:
  BodyWriter(Draft &draft, const Body &body) : draft(draft), body(body) {}
  void write();

private:
  void writeNodes(BodyNodes nodes, Scope &scope, OpBuilder &builder);
  void writeNode(const BodyNode &node, Scope &scope, OpBuilder &builder);
  void writeBranch(const BodyArgument &argument, const Scope &scope, Operation *op, Region &region);
  Attribute valueOf(const BodyArgument &argument);

  Draft &draft;
  const Body &body;
};

int64_t integerIn(Text text) {
  int64_t value = 0;
  StringRef(textOf(text)).getAsInteger(10, value);
  return value;
}
double realIn(Text text) {
  double value = 0;
  StringRef(textOf(text)).getAsDouble(value);
  return value;
}

Attribute BodyWriter::valueOf(const BodyArgument &argument) {
  Builder builder(draft.context());
  const auto values = argument.values.list();
  SmallVector<Attribute> list;
  switch (argument.kind) {
  case AttributeKind::Int: return builder.getIntegerAttr(builder.getIntegerType(64, true), integerIn(values.front()));
  case AttributeKind::Float: return draft.floatAttribute(realIn(values.front()));
  case AttributeKind::String: return builder.getStringAttr(values.empty() ? StringRef() : textOf(values.front()));
  case AttributeKind::Ints: {
    Integers numbers;
    for (Text one : values)
      numbers.push_back(integerIn(one));
    return draft.integersAttribute(numbers);
  }
  case AttributeKind::Floats:
    for (Text one : values)
      list.push_back(draft.floatAttribute(realIn(one)));
    return builder.getArrayAttr(list);
  case AttributeKind::Tensor: {
    const Type element = elementOf(argument.element, draft.context());
    Integers extents;
    for (Text one : argument.extents.list())
      extents.push_back(integerIn(one));
    for (Text one : values)
      list.push_back(isa<FloatType>(element) ? Attribute(FloatAttr::get(element, realIn(one)))
                                             : Attribute(IntegerAttr::get(element, integerIn(one))));
    return DenseElementsAttr::get(RankedTensorType::get(extents, element), list);
  }
  default: return nullptr;
  }
}

void BodyWriter::writeBranch(const BodyArgument &argument, const Scope &scope, Operation *op, Region &region) {
  Block &block = region.emplaceBlock();
  Scope inner = scope;
  const Location location = draft.operation()->getLoc();
  // Of a loop: the number of the round, the condition, and the states, which keep their types in all bodies.
  Builder types(draft.context());
  for (const auto &[i, input] : llvm::enumerate(argument.inputs.list())) {
    Type type = i < op->getNumOperands() ? typeOf(draft.facts(op->getOperand(unsigned(i))), draft.context()) : Type();
    if (i < 2)
      type = RankedTensorType::get({}, i ? types.getI1Type() : types.getI64Type());
    inner[textOf(input)] = block.addArgument(type ? type : UnknownType::get(draft.context()), location);
  }
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  writeNodes(argument.nodes, inner, builder);
  OperationState end(location, "onnx.Yield");
  for (Text output : argument.outputs.list())
    end.addOperands(inner.lookup(textOf(output)));
  builder.setInsertionPointToEnd(&block);
  builder.create(end);
}

void BodyWriter::writeNode(const BodyNode &node, Scope &scope, OpBuilder &builder) {
  const Schema &schema = *findSchema(node.op, body.opset);
  const Location location = draft.operation()->getLoc();
  SmallVector<Value> operands;
  for (Text input : node.inputs.list())
    operands.push_back(scope.lookup(textOf(input)));
  while (!operands.empty() && !operands.back())
    operands.pop_back();
  for (Value &operand : operands)
    if (!operand) {
      OperationState none(location, "onnx.NoValue");
      none.addTypes(builder.getNoneType());
      operand = builder.create(none)->getResult(0);
    }
  NamedAttrList attributes, references;
  SmallVector<const BodyArgument *> branches;
  for (const BodyArgument &argument : node.arguments()) {
    const StringRef name = textOf(argument.name), of = textOf(argument.of);
    if (argument.kind == AttributeKind::Graph) {
      branches.push_back(&argument);
    } else if (of.empty()) {
      attributes.set(name, valueOf(argument));
    } else if (Attribute value = draft.attribute(of)) {
      attributes.set(name, value);
    } else if (draft.isReference(of)) {
      references.set(name, cast<DictionaryAttr>(draft.attribute("onnx.references")).get(of));
    } else if (const AttributeSchema *known = draft.schema().findAttribute(std::string_view(of))) {
      if (Attribute usual = draft.defaultOf(*known))
        attributes.set(name, usual);
    }
  }
  if (!references.empty())
    attributes.set("onnx.references", references.getDictionary(draft.context()));
  Operation *op = draft.converter().make(builder, location, schema, operands, attributes.getDictionary(draft.context()),
                                         node.outputs.list().size(), branches.size());
  for (const BodyArgument *branch : branches)
    writeBranch(*branch, scope, op, op->getRegion(schema.findAttribute(std::string_view(branch->name))->region));
  draft.converter().infer(op, schema);
  for (const auto &[output, result] : llvm::zip(node.outputs.list(), op->getResults()))
    scope[textOf(output)] = result;
}

void BodyWriter::writeNodes(BodyNodes nodes, Scope &scope, OpBuilder &builder) {
  for (const BodyNode &node : nodes.list())
    writeNode(node, scope, builder);
}

void BodyWriter::write() {
  Scope scope;
  size_t i = 0;
  for (Text input : body.inputs.list())
    scope[textOf(input)] = draft.operand(i++);
  draft.builder().setInsertionPoint(draft.operation());
  writeNodes(body.nodes, scope, draft.builder());
  Values outputs;
  for (Text output : body.outputs.list())
    outputs.push_back(scope.lookup(textOf(output)));
  draft.replace(outputs);
}

} // namespace

void expandBody(Draft &draft, const Body &body) { BodyWriter(draft, body).write(); }

} // namespace shlo::onnx
