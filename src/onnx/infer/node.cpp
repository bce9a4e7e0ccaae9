// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/node.h"

#include "dialect/limits.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/types.h"

using namespace mlir;

namespace shlo::onnx {

static StringRef textOf(Text text) { return std::string_view(text); }

std::optional<llvm::SmallVector<int64_t, 4>> List::known() const {
  if (!numbers || !llvm::all_of(*numbers, [](Number one) { return one.isKnown(); }))
    return {};
  llvm::SmallVector<int64_t, 4> list;
  for (Number one : *numbers)
    list.push_back(one.get());
  return list;
}

Node::Node(Operation *op, const Schema &schema, infer::InferenceContext &context, Source &source)
    : op(op), ownSchema(schema), context(context), source(source), inputs(context.operandTypes()),
      references(op->getAttrOfType<DictionaryAttr>("onnx.references")), known(inputs.size()),
      out(context.hasResults() ? op->getNumResults() : 0), hasOpenCount(!context.hasResults()) {}

void Node::setResultCount(size_t count) {
  if (!hasOpenCount)
    return;
  hasOpenCount = false;
  out.resize(count);
}

//===- Operands -------------------------------------------------------------------------------------------------------===//

bool Node::has(size_t i) const { return i < inputs.size() && !isa<NoneType>(inputs[unsigned(i)]); }

const Facts &Node::facts(size_t i) {
  static const Facts nothing;
  if (!has(i))
    return nothing;
  if (!known[i])
    known[i] = source.factsOf(unsigned(i));
  return *known[i];
}

const Shape *Node::shape(size_t i) {
  const Facts &all = facts(i);
  return all.shape ? &*all.shape : nullptr;
}

DataType Node::element(size_t i) {
  const Facts &all = facts(i);
  return all.type ? all.type->element : DataType::UNDEFINED;
}

void Node::ask(size_t i) {
  if (has(i) && !out.empty() && !out[0].shape && !llvm::is_contained(asked, i))
    asked.push_back(unsigned(i));
}

ElementsAttr Node::constant(size_t i) {
  if (!has(i))
    return nullptr;
  Operation *maker = context.maker(unsigned(i));
  ElementsAttr value =
      maker && isConstant(maker) ? maker->getAttrOfType<ElementsAttr>("value") : source.constantOf(unsigned(i));
  if (!value)
    ask(i);
  return value;
}

const Numbers *Node::elements(size_t i) {
  const Numbers *found = read(i);
  if (!found || !llvm::all_of(*found, [](Number one) { return one.isKnown() || one.isNamed(); }))
    ask(i);
  return found;
}

const Numbers *Node::passedOn(size_t i) { return source.passesOn ? read(i) : nullptr; }

// Of others no elements are followed.
static bool mayBeIntegers(const std::optional<ValueType> &type) {
  const DataTypeInfo *info = type ? findDataType(int32_t(type->element)) : nullptr;
  return !info || isInteger(info->element) || info->type == DataType::BOOL;
}

const Numbers *Node::read(size_t i) {
  const Facts &all = facts(i);
  if (!all.elements && has(i) && mayBeIntegers(all.type)) {
    llvm::SmallVector<int64_t> values;
    if (context.value(unsigned(i), values) && values.size() <= mostElements)
      known[i]->elements.emplace(values.begin(), values.end());
  }
  return all.elements ? &*all.elements : nullptr;
}

std::optional<int64_t> Node::scalar(size_t i) {
  const Numbers *list = elements(i);
  return list && list->size() == 1 && list->front().isKnown() ? std::optional(list->front().get()) : std::nullopt;
}

std::optional<size_t> Node::input(StringRef name) const {
  for (const auto &[i, formal] : llvm::enumerate(ownSchema.inputs()))
    if (textOf(formal.name).equals_insensitive(name))
      return i;
  return {};
}

//===- Attributes -----------------------------------------------------------------------------------------------------===//

bool Node::isOpen(AttributeName name) {
  const StringRef text = nameOf(name);
  return references && references.contains(text) && !source.referenced(text);
}

Attribute Node::attribute(AttributeName name) {
  const StringRef text = nameOf(name);
  if (Attribute value = op->getAttr(text))
    return value;
  return references && references.contains(text) ? source.referenced(text).value_or(nullptr) : Attribute();
}

bool Node::isGiven(AttributeName name) { return attribute(name) || isOpen(name); }

static std::optional<int64_t> numberOf(Attribute value) {
  if (auto integer = dyn_cast_if_present<IntegerAttr>(value); integer && integer.getValue().getBitWidth() == 64)
    return integer.getValue().getSExtValue();
  // An element type as such.
  if (auto type = dyn_cast_if_present<TypeAttr>(value))
    return int64_t(dataTypeOf(type.getValue()));
  return {};
}

std::optional<int64_t> Node::integer(AttributeName name) {
  if (Attribute value = attribute(name))
    return numberOf(value);
  const AttributeSchema *known = ownSchema.findAttribute(nameOf(name));
  if (isGiven(name) || !known || known->integers().empty())
    return {};
  return known->integers().front();
}

std::optional<DataType> Node::dataType(AttributeName name) {
  const auto number = integer(name);
  if (!number)
    return {};
  namesType = name;
  return *number == int32_t(*number) ? DataType(*number) : DataType(-1);
}

StringRef Node::text(AttributeName name) {
  if (auto value = dyn_cast_if_present<StringAttr>(attribute(name)))
    return value.getValue();
  const AttributeSchema *known = ownSchema.findAttribute(nameOf(name));
  return isGiven(name) || !known || known->strings().empty() ? StringRef() : textOf(known->strings().front());
}

std::optional<llvm::SmallVector<int64_t, 4>> Node::integers(AttributeName name) {
  const Attribute value = attribute(name);
  if (auto dense = dyn_cast_if_present<DenseI64ArrayAttr>(value))
    return llvm::SmallVector<int64_t, 4>(dense.asArrayRef());
  llvm::SmallVector<int64_t, 4> list;
  if (auto array = dyn_cast_if_present<ArrayAttr>(value)) {
    for (Attribute one : array) {
      const auto number = numberOf(one);
      if (!number)
        return {};
      list.push_back(*number);
    }
    return list;
  }
  const AttributeSchema *known = ownSchema.findAttribute(nameOf(name));
  if (isGiven(name) || !known || known->use != Use::Default)
    return {};
  list.assign(known->integers().begin(), known->integers().end());
  return list;
}

List Node::list(AttributeName name) {
  if (const AttributeSchema *known = ownSchema.findAttribute(nameOf(name))) {
    List result{isGiven(name), {}, nameOf(name).data()};
    if (known->kind == AttributeKind::Int) {
      if (const auto number = integer(name))
        result.numbers = {*number};
    } else if (const auto numbers = integers(name)) {
      result.numbers.emplace(numbers->begin(), numbers->end());
    }
    result.isGiven |= result.numbers.has_value();
    return result;
  }
  return list(nameOf(name));
}

List Node::list(StringRef name) {
  List result;
  if (const auto place = input(name); place && has(*place)) {
    result.isGiven = true;
    result.subject = operand(int64_t(*place));
    if (const Numbers *numbers = elements(*place))
      result.numbers = *numbers;
  }
  return result;
}

//===- Results --------------------------------------------------------------------------------------------------------===//

bool Node::isThere(size_t i) const {
  return i < out.size() && (!context.hasResults() || !isa<NoneType>(op->getResult(unsigned(i)).getType()));
}

void Node::set(size_t i, Shape shape) {
  if (i < out.size())
    out[i].shape = std::move(shape);
}
void Node::set(size_t i, DataType element) {
  if (i < out.size())
    out[i].type = element == DataType::UNDEFINED ? std::nullopt : std::optional(ValueType{Container::Tensor, element});
}
void Node::set(size_t i, const Facts &facts) {
  if (i < out.size())
    out[i] = facts;
}
void Node::setElements(size_t i, Numbers elements) {
  if (i < out.size() && elements.size() <= mostElements)
    out[i].elements = std::move(elements);
}

//===- Rules that many ops share --------------------------------------------------------------------------------------===//

LogicalResult Node::rank(StringRef rule, size_t i, size_t expected) {
  const Shape *shape = this->shape(i);
  if (!shape || shape->size() == expected)
    return success();
  return fail(rule, operand(int64_t(i))) << "has rank " << int64_t(shape->size()) << ", expected " << int64_t(expected);
}

LogicalResult Node::rankAtLeast(StringRef rule, size_t i, size_t least) {
  const Shape *shape = this->shape(i);
  if (!shape || shape->size() >= least)
    return success();
  return fail(rule, operand(int64_t(i))) << "has rank " << int64_t(shape->size()) << ", expected at least "
                                         << int64_t(least);
}

LogicalResult Node::single(StringRef rule, size_t i) {
  const Shape *shape = this->shape(i);
  if (!shape || mayBeSingle(*shape))
    return success();
  return fail(rule, operand(int64_t(i))) << "is no single number";
}

LogicalResult Node::flag(StringRef rule, AttributeName name) {
  const auto value = integer(name);
  if (!value || *value == 0 || *value == 1)
    return success();
  return fail(rule, StringRef(nameOf(name)).data()) << "is " << *value << ", expected 0 or 1";
}

LogicalResult Node::axis(StringRef rule, infer::Subject subject, int64_t axis, size_t rank, size_t &result) {
  const auto count = int64_t(rank);
  if (axis < -count || axis >= count)
    return fail(rule, subject) << "is " << axis << ", expected one from " << -count << " to " << count - 1;
  result = size_t(axis < 0 ? axis + count : axis);
  return success();
}

LogicalResult Node::axes(StringRef rule, infer::Subject subject, llvm::ArrayRef<int64_t> list, size_t rank,
                         llvm::SmallVectorImpl<size_t> &result) {
  llvm::SmallBitVector seen{unsigned(rank)};
  for (int64_t one : list) {
    size_t place = 0;
    if (failed(axis(rule, subject, one, rank, place)))
      return failure();
    if (seen[unsigned(place)])
      return fail(rule, subject) << "has axis " << int64_t(place) << " twice";
    seen.set(unsigned(place));
    result.push_back(place);
  }
  return success();
}

LogicalResult Node::sameExtent(StringRef rule, size_t i, size_t axis, Number expected) {
  const Shape *shape = this->shape(i);
  if (!shape || axis >= shape->size() || !areDifferent((*shape)[axis], expected))
    return success();
  return fail(rule, operand(int64_t(i))) << "has the extent " << (*shape)[axis].get() << " along axis " << int64_t(axis)
                                         << ", expected " << expected.get();
}

LogicalResult Node::broadcast(StringRef rule, size_t i, Shape &shape) {
  const Shape &other = *this->shape(i);
  if (other.size() > shape.size())
    shape.insert(shape.begin(), other.size() - shape.size(), Number(1));
  const size_t first = shape.size() - other.size();
  for (size_t axis = first; axis < shape.size(); ++axis) {
    Number &a = shape[axis];
    const Number b = other[axis - first];
    if (a.is(1))
      a = b;
    else if (b.is(1) || areSame(a, b))
      continue;
    else if (areDifferent(a, b))
      return fail(rule, operand(int64_t(i))) << "has the extent " << b.get() << " along axis " << int64_t(axis - first)
                                             << ", which cannot be broadcast with " << a.get();
    else if (!a.isKnown())
      a = b.isKnown() ? b : Number(); // one of two names, if the other one is 1
  }
  return success();
}

LogicalResult Node::broadcastTo(StringRef rule, size_t i, const Shape &shape) {
  const Shape *own = this->shape(i);
  if (!own)
    return success();
  if (own->size() > shape.size())
    return fail(rule, operand(int64_t(i)))
           << "has rank " << int64_t(own->size()) << ", expected at most " << int64_t(shape.size());
  for (size_t axis = 0; axis < own->size(); ++axis) {
    const Number extent = (*own)[axis], expected = shape[shape.size() - own->size() + axis];
    if (!extent.is(1) && areDifferent(extent, expected))
      return fail(rule, operand(int64_t(i))) << "has the extent " << extent.get() << " along axis " << int64_t(axis)
                                             << ", which cannot be broadcast to " << expected.get();
  }
  return success();
}

//===- Constants ------------------------------------------------------------------------------------------------------===//

bool isConstant(Operation *op) {
  const StringRef mnemonic = op->getName().stripDialect();
  if (findStructure(mnemonic) == Structure::Initializer)
    return true;
  const auto name = mnemonic.starts_with("Constant") ? findVersionedName(mnemonic) : std::nullopt;
  return name && name->op == OpName::Constant;
}

bool integersIn(Attribute value, int64_t most, llvm::SmallVectorImpl<int64_t> &values) {
  auto elements = dyn_cast<DenseIntElementsAttr>(value);
  if (!elements || elements.getNumElements() > most)
    return false;
  const bool isUnsigned = elements.getElementType().isUnsignedInteger() || elements.getElementType().isInteger(1);
  for (const llvm::APInt &element : elements.getValues<llvm::APInt>())
    values.push_back(isUnsigned ? int64_t(element.getZExtValue()) : element.getSExtValue());
  return true;
}

bool integersOf(Operation *constant, int64_t most, llvm::SmallVectorImpl<int64_t> &values) {
  if (!isConstant(constant))
    return false;
  if (Attribute value = constant->getAttr("value"))
    return integersIn(value, most, values);
  if (const auto number = numberOf(constant->getAttr(nameOf(AttributeName::value_int)))) {
    values.push_back(*number);
    return true;
  }
  auto list = constant->getAttrOfType<ArrayAttr>(nameOf(AttributeName::value_ints));
  if (!list || int64_t(list.size()) > most)
    return false;
  for (Attribute one : list)
    values.push_back(numberOf(one).value_or(0));
  return true;
}

//===- Types ----------------------------------------------------------------------------------------------------------===//

LogicalResult checkResultTypes(Node &node) {
  const auto attribute = node.typeAttribute();
  const auto outputs = node.schema().outputs();
  for (size_t i = 0; attribute && i < node.results() && !outputs.empty(); ++i) {
    const std::optional<ValueType> &type = node.result(i).type;
    const Formal &formal = outputs[std::min(i, outputs.size() - 1)];
    const TypeSet &types = node.schema().variables()[formal.variable].types();
    if (!type || (findDataType(int32_t(type->element)) && types.contains(*type)))
      continue;
    return node.fail("", StringRef(nameOf(*attribute)).data())
           << "is " << *node.integer(*attribute) << ", for " << nameOf(type) << ", but '" << textOf(formal.name)
           << "' is one of " << namesOf(types);
  }
  return success();
}

void inferTypes(Node &node) {
  const Schema &schema = node.schema();
  llvm::SmallVector<std::optional<ValueType>, 4> bound(schema.variableCount);
  const auto inputs = schema.inputs();
  for (size_t i = 0; i < node.operands(); ++i) {
    const Formal &formal = inputs[std::min(i, inputs.size() - 1)];
    if (formal.same && !bound[formal.variable] && node.has(i))
      bound[formal.variable] = node.facts(i).type;
  }
  const auto outputs = schema.outputs();
  for (size_t i = 0; i < node.results() && !outputs.empty(); ++i) {
    const Formal &formal = outputs[std::min(i, outputs.size() - 1)];
    std::optional<ValueType> type = formal.same ? bound[formal.variable] : std::nullopt;
    if (const auto only = schema.variables()[formal.variable].types().only(); !type && only)
      type = only;
    if (!node.result(i).type)
      node.result(i).type = type;
  }
}

static void addExtents(Type type, Facts &facts) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return;
  facts.shape.emplace();
  for (int64_t extent : tensor.getShape())
    facts.shape->push_back(ShapedType::isDynamic(extent) ? Number() : Number(extent));
}

Facts factsOf(Type type) {
  Facts facts;
  facts.type = valueTypeOf(type);
  if (!facts.type)
    return facts;
  while (true)
    if (auto sequence = dyn_cast<SeqType>(type))
      type = sequence.getElement();
    else if (auto optional = dyn_cast<OptType>(type))
      type = optional.getElement();
    else
      break;
  addExtents(type, facts);
  return facts;
}

Type typeOf(const Facts &facts, MLIRContext *context) {
  const Type element = facts.type ? elementOf(facts.type->element, context) : Type();
  if (!element)
    return {};
  Type tensor;
  if (facts.shape) {
    llvm::SmallVector<int64_t> extents;
    for (Number one : *facts.shape)
      extents.push_back(one.isKnown() && one.get() >= 0 ? one.get() : ShapedType::kDynamic);
    if (isCountable(extents))
      tensor = RankedTensorType::get(extents, element);
  }
  if (!tensor)
    tensor = UnrankedTensorType::get(element);
  switch (facts.type->container) {
  case Container::Tensor: return tensor;
  case Container::Sequence: return SeqType::get(context, tensor);
  case Container::Optional: return OptType::get(context, tensor);
  case Container::OptionalSequence: return OptType::get(context, SeqType::get(context, tensor));
  case Container::Map:
    return MapType::get(context, elementOf(facts.type->key, context), UnrankedTensorType::get(element));
  case Container::SequenceOfMaps:
    return SeqType::get(context,
                        MapType::get(context, elementOf(facts.type->key, context), UnrankedTensorType::get(element)));
  }
  return {};
}

} // namespace shlo::onnx
