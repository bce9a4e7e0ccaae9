// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/versions/draft.h"

#include "onnx/dialect/dialect.h"
#include "onnx/dialect/types.h"
#include "onnx/versions/converter.h"

using namespace mlir;

namespace shlo::onnx {

static constexpr StringRef referencesName = "onnx.references";

Draft::Draft(Converter &converter, Operation *op, const Schema &version, bool isUp)
    : convert(converter), op(op), version(&version), up(isUp), inputs(op->getOperands()), attributes(op->getAttrs()),
      outputs(op->getNumResults()), types(op->getResultTypes()), build(op) {}

int64_t Draft::target() const { return convert.targetOf(Domain::Standard, op); }

void Draft::block(std::string text) {
  if (isBlocked())
    return;
  reason = std::move(text);
  since = version->since;
}

//===- Operands -------------------------------------------------------------------------------------------------------===//

void Draft::setOperand(size_t i, Value value) {
  auto none = [&] {
    OperationState state(op->getLoc(), "onnx.NoValue");
    state.addTypes(build.getNoneType());
    return build.create(state)->getResult(0);
  };
  while (inputs.size() < i && value)
    inputs.push_back(none());
  if (i < inputs.size())
    inputs[i] = value ? value : none();
  else if (value)
    inputs.push_back(value);
  while (!inputs.empty() && isa<NoneType>(inputs.back().getType()))
    inputs.pop_back();
}

//===- What is known of values ----------------------------------------------------------------------------------------===//

Facts Draft::facts(Value value) const { return value ? convert.factsOf(value) : Facts(); }

DataType Draft::element(Value value) const {
  const Facts all = facts(value);
  return all.type ? all.type->element : DataType::UNDEFINED;
}

std::optional<int64_t> Draft::rank(Value value) const {
  const std::optional<Shape> all = shape(value);
  return all ? std::optional(int64_t(all->size())) : std::nullopt;
}

std::optional<Shape> Draft::shape(Value value) const { return facts(value).shape; }

std::optional<Integers> Draft::extents(Value value) const {
  const std::optional<Shape> all = shape(value);
  if (!all)
    return {};
  Integers list;
  for (Number one : *all) {
    if (!one.isKnown() || one.get() < 0)
      return {};
    list.push_back(one.get());
  }
  return list;
}

ElementsAttr Draft::constant(Value value) const { return value ? convert.constantOf(value) : nullptr; }

std::optional<Integers> Draft::integers(Value value) const {
  constexpr int64_t most = 1 << 16;
  Integers list;
  if (ElementsAttr elements = constant(value))
    if (integersIn(elements, most, list))
      return list;
  const Facts all = facts(value);
  if (all.shape && all.shape->size() == 1 && all.shape->front().is(0))
    return list;
  if (!all.elements)
    return {};
  for (Number one : *all.elements) {
    if (!one.isKnown())
      return {};
    list.push_back(one.get());
  }
  return list;
}

std::optional<double> Draft::number(Value value) const {
  ElementsAttr elements = constant(value);
  if (!elements || elements.getNumElements() != 1)
    return {};
  if (auto floats = dyn_cast<DenseFPElementsAttr>(elements))
    return (*floats.begin()).convertToDouble();
  Integers list;
  return integersIn(elements, 1, list) ? std::optional(double(list.front())) : std::nullopt;
}

//===- Attributes -----------------------------------------------------------------------------------------------------===//

bool Draft::isReference(StringRef name) const {
  auto references = dyn_cast_if_present<DictionaryAttr>(attributes.get(referencesName));
  return references && references.contains(name);
}

void Draft::drop(StringRef name) {
  attributes.erase(name);
  if (!isReference(name))
    return;
  NamedAttrList references(cast<DictionaryAttr>(attributes.get(referencesName)));
  references.erase(name);
  if (references.empty())
    attributes.erase(referencesName);
  else
    attributes.set(referencesName, references.getDictionary(context()));
}

void Draft::rename(StringRef name, StringRef newName) {
  if (Attribute value = attributes.get(name)) {
    drop(name);
    set(newName, value);
  } else if (isReference(name)) {
    NamedAttrList references(cast<DictionaryAttr>(attributes.get(referencesName)));
    Attribute source = references.get(name);
    references.erase(name);
    references.set(newName, source);
    attributes.set(referencesName, references.getDictionary(context()));
  }
}

Attribute Draft::integersAttribute(ArrayRef<int64_t> values) const {
  Builder builder(context());
  SmallVector<Attribute> list;
  for (int64_t value : values)
    list.push_back(builder.getIntegerAttr(builder.getIntegerType(64, true), value));
  return builder.getArrayAttr(list);
}

Attribute Draft::floatAttribute(double value) const { return Builder(context()).getF32FloatAttr(float(value)); }

static Attribute integerAttribute(MLIRContext *context, int64_t value) {
  Builder builder(context);
  return builder.getIntegerAttr(builder.getIntegerType(64, true), value);
}

Attribute Draft::defaultOf(const AttributeSchema &attribute) const {
  if (attribute.use != Use::Default)
    return nullptr;
  Builder builder(context());
  SmallVector<Attribute> list;
  switch (attribute.kind) {
  case AttributeKind::Int: return integerAttribute(context(), attribute.integers().front());
  case AttributeKind::Float: return floatAttribute(attribute.floats().front());
  case AttributeKind::String: return builder.getStringAttr(textOf(attribute.strings().front()));
  case AttributeKind::Ints:
    return integersAttribute(ArrayRef<int64_t>(attribute.integers().data(), attribute.integers().size()));
  case AttributeKind::Floats:
    for (double one : attribute.floats())
      list.push_back(floatAttribute(one));
    return builder.getArrayAttr(list);
  case AttributeKind::Strings:
    for (Text one : attribute.strings())
      list.push_back(builder.getStringAttr(textOf(one)));
    return builder.getArrayAttr(list);
  default: return nullptr;
  }
}

Attribute Draft::parsed(AttributeKind kind, StringRef text) const {
  int64_t integer = 0;
  double real = 0;
  if (kind == AttributeKind::Int)
    return text.getAsInteger(10, integer) ? nullptr : integerAttribute(context(), integer);
  if (kind == AttributeKind::Float)
    return text.getAsDouble(real) ? nullptr : floatAttribute(real);
  return Builder(context()).getStringAttr(text);
}

static std::optional<int64_t> integerOf(Attribute value) {
  if (auto integer = dyn_cast_if_present<IntegerAttr>(value); integer && integer.getValue().getBitWidth() == 64)
    return integer.getValue().getSExtValue();
  if (auto type = dyn_cast_if_present<TypeAttr>(value))
    return int64_t(dataTypeOf(type.getValue()));
  return {};
}

std::optional<int64_t> Draft::integer(AttributeName name) const {
  if (Attribute value = attribute(textOf(name)))
    return integerOf(value);
  const AttributeSchema *known = version->findAttribute(nameOf(name));
  return isReference(textOf(name)) || !known || known->integers().empty() ? std::nullopt
                                                                          : std::optional(known->integers().front());
}

std::optional<double> Draft::real(AttributeName name) const {
  if (auto value = dyn_cast_if_present<FloatAttr>(attribute(textOf(name))))
    return value.getValueAsDouble();
  const AttributeSchema *known = version->findAttribute(nameOf(name));
  return isReference(textOf(name)) || !known || known->floats().empty() ? std::nullopt
                                                                        : std::optional(known->floats().front());
}

std::optional<Integers> Draft::list(AttributeName name) const {
  Attribute value = attribute(textOf(name));
  if (auto dense = dyn_cast_if_present<DenseI64ArrayAttr>(value))
    return Integers(dense.asArrayRef());
  Integers list;
  if (auto array = dyn_cast_if_present<ArrayAttr>(value)) {
    for (Attribute one : array) {
      const auto number = integerOf(one);
      if (!number)
        return {};
      list.push_back(*number);
    }
    return list;
  }
  const AttributeSchema *known = version->findAttribute(nameOf(name));
  if (value || isReference(textOf(name)) || !known || known->use != Use::Default)
    return {};
  list.assign(known->integers().begin(), known->integers().end());
  return list;
}

StringRef Draft::text(AttributeName name) const {
  if (auto value = dyn_cast_if_present<StringAttr>(attribute(textOf(name))))
    return value.getValue();
  const AttributeSchema *known = version->findAttribute(nameOf(name));
  return isGiven(textOf(name)) || !known || known->strings().empty() ? StringRef() : textOf(known->strings().front());
}

//===- Results --------------------------------------------------------------------------------------------------------===//

Value Draft::result(size_t i) const { return i < op->getNumResults() ? op->getResult(unsigned(i)) : Value(); }
bool Draft::isUsed(size_t i) const {
  return i < outputs && i < op->getNumResults() && !isa<NoneType>(op->getResult(unsigned(i)).getType()) &&
         !op->getResult(unsigned(i)).use_empty();
}
void Draft::retype(size_t i, Type type) {
  while (types.size() <= i)
    types.push_back(UnknownType::get(context()));
  if (type)
    types[i] = type;
}
Type Draft::resultType(size_t i) const { return i < types.size() ? types[i] : Type(UnknownType::get(context())); }

//===- Other nodes ----------------------------------------------------------------------------------------------------===//

static DictionaryAttr dictionaryOf(Draft &draft, Settings settings, NamedAttrList attributes) {
  for (const Setting &one : settings) {
    Attribute value = one.value;
    switch (one.kind) {
    case AttributeKind::Int: value = integerAttribute(draft.context(), one.number); break;
    case AttributeKind::Float: value = draft.floatAttribute(one.real); break;
    case AttributeKind::Ints: value = draft.integersAttribute(one.list); break;
    case AttributeKind::String: value = StringAttr::get(draft.context(), one.text); break;
    default: break;
    }
    if (value)
      attributes.set(textOf(one.name), value);
    else
      attributes.erase(textOf(one.name));
  }
  return attributes.getDictionary(draft.context());
}

static SmallVector<Value> withoutTrailingNone(Draft &draft, ArrayRef<Value> operands) {
  SmallVector<Value> list(operands);
  while (!list.empty() && !list.back())
    list.pop_back();
  for (Value &one : list)
    if (!one) {
      OperationState state(draft.operation()->getLoc(), "onnx.NoValue");
      state.addTypes(draft.builder().getNoneType());
      one = draft.builder().create(state)->getResult(0);
    }
  return list;
}

Values Draft::makeVersion(const Schema &schema, size_t results, ArrayRef<Value> operands, Settings settings) {
  Operation *made = convert.make(build, op->getLoc(), schema, withoutTrailingNone(*this, operands),
                                 dictionaryOf(*this, settings, {}), results);
  convert.infer(made, schema);
  return Values(made->getResults());
}

Values Draft::makeMany(OpName name, size_t results, ArrayRef<Value> operands, Settings settings) {
  return makeVersion(infoOf(name).schemas().back(), results, operands, settings);
}

Value Draft::make(OpName name, ArrayRef<Value> operands, Settings settings) {
  return makeMany(name, 1, operands, settings).front();
}

Values Draft::remake(ArrayRef<Value> operands, Settings changed) {
  NamedAttrList own;
  for (NamedAttribute one : attributes)
    if (version->findAttribute(std::string_view(one.getName().getValue())) || one.getName() == referencesName)
      own.append(one);
  Operation *made = convert.make(build, op->getLoc(), *version, withoutTrailingNone(*this, operands),
                                 dictionaryOf(*this, changed, std::move(own)), outputs);
  convert.infer(made, *version);
  return Values(made->getResults());
}

Value Draft::constantOf(ElementsAttr value) {
  convert.spend(value.isSplat() ? 1 : value.getNumElements());
  return make(OpName::Constant, {}, {{AttributeName::value, Attribute(value)}});
}

Value Draft::constantOfReference(StringRef form, Attribute source) {
  NamedAttrList references, attributes;
  references.set(form, source);
  attributes.set(referencesName, references.getDictionary(context()));
  const Schema &newest = infoOf(OpName::Constant).schemas().back();
  Operation *made = convert.make(build, op->getLoc(), newest, {}, attributes.getDictionary(context()), 1);
  convert.infer(made, newest);
  return made->getResult(0);
}

Value Draft::constantOf(ArrayRef<int64_t> list) {
  return constantOf(DenseElementsAttr::get(RankedTensorType::get({int64_t(list.size())}, build.getI64Type()), list));
}
Value Draft::scalarOf(int64_t number) {
  return constantOf(DenseElementsAttr::get(RankedTensorType::get({}, build.getI64Type()), ArrayRef<int64_t>(number)));
}

static ElementsAttr splatOf(Type element, ArrayRef<int64_t> shape, double number) {
  auto type = RankedTensorType::get(shape, element);
  if (auto floats = dyn_cast<FloatType>(element)) {
    APFloat value(number);
    bool losesInfo = false;
    value.convert(floats.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
    return DenseElementsAttr::get(type, ArrayRef<APFloat>(value));
  }
  if (auto integers = dyn_cast<IntegerType>(element))
    return DenseElementsAttr::get(type,
                                  ArrayRef<APInt>(APInt(integers.getWidth(), uint64_t(int64_t(number)), true, true)));
  return nullptr;
}

Value Draft::realOf(double number, Value like) {
  const Type type = elementOf(element(like), context());
  ElementsAttr value = type ? splatOf(type, {}, number) : nullptr;
  if (value)
    return constantOf(value);
  Value wide = constantOf(splatOf(build.getF32Type(), {}, number));
  return make(OpName::CastLike, {wide, like});
}

Value Draft::emptyOf(DataType element) {
  return constantOf(
      DenseElementsAttr::get(RankedTensorType::get({0}, elementOf(element, context())), ArrayRef<Attribute>()));
}

Value Draft::cast(Value value, DataType element) {
  return this->element(value) == element ? value : make(OpName::Cast, {value}, {{AttributeName::to, int64_t(element)}});
}

Value Draft::shapeOf(Value value) {
  if (const auto known = extents(value))
    return constantOf(*known);
  return make(OpName::Shape, {value});
}

Value Draft::reshape(Value value, ArrayRef<int64_t> shape) { return make(OpName::Reshape, {value, constantOf(shape)}); }
Value Draft::transpose(Value value, ArrayRef<int64_t> order) {
  return make(OpName::Transpose, {value}, {{AttributeName::perm, order}});
}
Value Draft::slice(Value value, int64_t axis, int64_t start, int64_t end) {
  return make(OpName::Slice, {value, constantOf(ArrayRef<int64_t>(start)), constantOf(ArrayRef<int64_t>(end)),
                              constantOf(ArrayRef<int64_t>(axis))});
}

} // namespace shlo::onnx
