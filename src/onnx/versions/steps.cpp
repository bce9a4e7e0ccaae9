// The steps that records declare.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/types.h"
#include "onnx/versions/draft.h"

using namespace mlir;

namespace shlo::onnx {
namespace {

std::string quotedName(StringRef name) { return "'" + name.str() + "'"; }

std::string textOfValue(Attribute value) {
  std::string text;
  if (auto string = dyn_cast_if_present<StringAttr>(value))
    return "'" + string.getValue().str() + "'";
  if (auto integer = dyn_cast_if_present<IntegerAttr>(value))
    return std::to_string(integer.getValue().getSExtValue());
  if (auto number = dyn_cast_if_present<FloatAttr>(value)) {
    llvm::SmallString<16> digits;
    number.getValue().toString(digits);
    return std::string(digits);
  }
  if (auto list = dyn_cast_if_present<ArrayAttr>(value)) {
    for (Attribute one : list)
      text += (text.empty() ? "" : ", ") + textOfValue(one);
    return "[" + text + "]";
  }
  return "given";
}

// Without regard to the signedness of types.
bool isSame(Attribute a, Attribute b) { return a == b || textOfValue(a) == textOfValue(b); }

class Taker {
public:
  Taker(Draft &draft, const Step &step, const Schema &older, const Schema &newer)
      : draft(draft), step(step), name(textOf(step.name)), older(older), newer(newer) {}
  void take();

private:
  const AttributeSchema *olderAttribute() const { return older.findAttribute(std::string_view(name)); }
  const AttributeSchema *newerAttribute() const { return newer.findAttribute(std::string_view(name)); }
  StringRef operandName() const {
    return textOf(newer.inputs()[std::min<size_t>(step.place, newer.inputs().size() - 1)].name);
  }
  // The value that stands for what older versions do.
  Attribute olderValue() const {
    const AttributeSchema *attribute = newerAttribute();
    return StringRef(textOf(step.value)).empty() ? draft.defaultOf(*attribute)
                                                 : draft.parsed(attribute->kind, textOf(step.value));
  }

  void addAttribute();
  void defaultChanged();
  void attributeToOperand();
  void operandToAttribute();
  void addOperand();
  void operandBecameOptional();
  void negativeAxes();
  void negativeOperandAxes();
  void broadcasts();

  Draft &draft;
  const Step &step;
  StringRef name;
  const Schema &older, &newer;
};

void Taker::addAttribute() {
  const AttributeSchema *attribute = newerAttribute();
  const Attribute usual = draft.defaultOf(*attribute);
  if (draft.isUp()) {
    const Attribute value = StringRef(textOf(step.value)).empty() ? Attribute() : olderValue();
    if (value && attribute->kind != AttributeKind::Ints && !isSame(value, usual))
      draft.set(name, value);
    return;
  }
  if (draft.isReference(name))
    return draft.block("its attribute " + quotedName(name) + " is one of the function");
  Attribute value = draft.attribute(name);
  if (!value)
    value = usual;
  draft.drop(name);
  if (!value)
    return;
  // Entries of a list are alike, such as dilations of 1.
  if (attribute->kind == AttributeKind::Ints) {
    auto list = dyn_cast<ArrayAttr>(value);
    const Attribute one = draft.parsed(AttributeKind::Int, textOf(step.value));
    if (one && list && llvm::all_of(list, [&](Attribute entry) { return isSame(entry, one); }))
      return;
  } else if (const Attribute old = olderValue(); old && isSame(value, old)) {
    return;
  }
  const Attribute old = attribute->kind == AttributeKind::Ints ? Attribute() : olderValue();
  draft.block("its attribute " + quotedName(name) + " is " + textOfValue(value) +
              (old ? ", and older versions have " + textOfValue(old) : ", and older versions have none"));
}

void Taker::defaultChanged() {
  if (draft.isGiven(name))
    return;
  auto defaultIn = [&](const AttributeSchema *attribute) {
    return attribute ? draft.defaultOf(*attribute) : Attribute();
  };
  Attribute old = defaultIn(olderAttribute());
  if (!StringRef(textOf(step.value)).empty())
    old = draft.parsed(newerAttribute()->kind, textOf(step.value));
  const Attribute now = defaultIn(newerAttribute());
  const Attribute value = draft.isUp() ? old : now, other = draft.isUp() ? now : old;
  if (value && other && isSame(value, other))
    return;
  // What an absent attribute means is written out, unless the other version has no default but means the same.
  if (value && (other || (draft.isUp() && newerAttribute()->use == Use::Required)))
    draft.set(name, value);
}

void Taker::attributeToOperand() {
  const AttributeSchema *attribute = olderAttribute();
  if (!draft.isGiven(name))
    return;
  const bool isList = step.kind == StepKind::AttributeToList,
             isNumber = attribute->kind == AttributeKind::Int || attribute->kind == AttributeKind::Float;
  if (draft.isReference(name)) {
    // The value of a Constant can be one of the function, too.
    auto references = cast<DictionaryAttr>(draft.attribute("onnx.references"));
    const char *form = attribute->kind == AttributeKind::Int     ? (isList ? "value_ints" : "value_int")
                       : attribute->kind == AttributeKind::Ints  ? "value_ints"
                       : attribute->kind == AttributeKind::Float ? "value_float"
                                                                 : "value_floats";
    if (isList)
      return draft.block("its attribute " + quotedName(name) + " is one of the function");
    Value value = draft.constantOfReference(form, references.get(name));
    draft.drop(name);
    return draft.setOperand(step.place, value);
  }
  Value value;
  if (attribute->kind == AttributeKind::Int || attribute->kind == AttributeKind::Ints) {
    const auto numbers =
        isNumber ? std::optional(Integers{draft.integer(attribute->id).value_or(0)}) : draft.list(attribute->id);
    if (!numbers)
      return draft.block("its attribute " + quotedName(name) + " is no list of integers");
    value = isNumber && !isList ? draft.scalarOf(numbers->front()) : draft.constantOf(*numbers);
  } else {
    // Of the type of the operand, or of the only one.
    const TypeVariable &variable = newer.variables()[newer.inputs()[step.place].variable];
    const auto only = variable.types().only();
    const DataType element = only ? only->element : draft.element(draft.operand(0));
    SmallVector<double> numbers;
    if (auto number = dyn_cast_if_present<FloatAttr>(draft.attribute(name)))
      numbers.push_back(number.getValueAsDouble());
    else if (auto dense = dyn_cast_if_present<DenseF32ArrayAttr>(draft.attribute(name)))
      numbers.append(dense.asArrayRef().begin(), dense.asArrayRef().end());
    else if (auto list = dyn_cast_if_present<ArrayAttr>(draft.attribute(name)))
      for (Attribute one : list)
        numbers.push_back(isa<FloatAttr>(one) ? cast<FloatAttr>(one).getValueAsDouble() : 0);
    const bool isScalar = isNumber && !isList;
    if (element == DataType::UNDEFINED) {
      if (!isScalar)
        return draft.block("the element type of its operand 0 is not known");
      value = draft.realOf(numbers.front(), draft.operand(0));
    } else {
      const Type type = elementOf(element, draft.context());
      SmallVector<Attribute> entries;
      for (double one : numbers)
        entries.push_back(isa<FloatType>(type) ? Attribute(FloatAttr::get(type, one))
                                               : Attribute(IntegerAttr::get(type, int64_t(one))));
      value = draft.constantOf(DenseElementsAttr::get(
          RankedTensorType::get(isScalar ? ArrayRef<int64_t>() : ArrayRef<int64_t>{int64_t(entries.size())}, type),
          entries));
    }
  }
  draft.drop(name);
  draft.setOperand(step.place, value);
}

void Taker::operandToAttribute() {
  const AttributeSchema *attribute = olderAttribute();
  Value operand = draft.operand(step.place);
  if (!operand)
    return;
  auto unknown = [&] {
    draft.block("its operand " + quotedName(operandName()) +
                " is not known before the model runs, and older versions have an attribute");
  };
  const bool isNumber = attribute->kind == AttributeKind::Int || attribute->kind == AttributeKind::Float;
  if (attribute->kind == AttributeKind::Int || attribute->kind == AttributeKind::Ints) {
    const auto numbers = draft.integers(operand);
    if (!numbers || (isNumber && numbers->size() != 1))
      return unknown();
    Builder builder(draft.context());
    draft.set(name, isNumber ? Attribute(builder.getIntegerAttr(builder.getIntegerType(64, true), numbers->front()))
                             : draft.integersAttribute(*numbers));
  } else {
    auto elements = dyn_cast_if_present<DenseFPElementsAttr>(draft.constant(operand));
    if (!elements || elements.getNumElements() > (1 << 16) || (isNumber && elements.getNumElements() != 1))
      return unknown();
    SmallVector<Attribute> entries;
    for (APFloat one : elements.getValues<APFloat>()) {
      bool losesInfo = false;
      one.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &losesInfo);
      if (losesInfo && !one.isNaN())
        return draft.block("its operand " + quotedName(operandName()) + " is no 32-bit float");
      entries.push_back(FloatAttr::get(Float32Type::get(draft.context()), one));
    }
    draft.set(name, isNumber ? entries.front() : Attribute(ArrayAttr::get(draft.context(), entries)));
  }
  draft.setOperand(step.place, nullptr);
}

void Taker::addOperand() {
  if (draft.isUp() || !draft.has(step.place))
    return;
  const auto numbers = draft.integers(draft.operand(step.place));
  int64_t wanted = 0;
  const bool isPlain = numbers && !StringRef(textOf(step.value)).getAsInteger(10, wanted) &&
                       llvm::all_of(*numbers, [&](int64_t one) { return one == wanted; });
  if (!isPlain)
    return draft.block("its operand " + quotedName(operandName()) + " is given, and older versions have none");
  draft.setOperand(step.place, nullptr);
}

void Taker::operandBecameOptional() {
  const StringRef value = textOf(step.value);
  if (draft.isUp()) {
    const auto extents = draft.extents(draft.operand(step.place));
    if (value == "empty" && extents && llvm::is_contained(*extents, 0))
      draft.setOperand(step.place, nullptr);
    return;
  }
  if (draft.has(step.place))
    return;
  double number = 0;
  if (value == "empty")
    draft.setOperand(step.place, draft.emptyOf(DataType::FLOAT));
  else if (!value.getAsDouble(number))
    draft.setOperand(step.place, draft.realOf(number, draft.operand(0)));
  else
    draft.block("its operand " + quotedName(operandName()) + " is omitted, and older versions need it");
}

void Taker::negativeAxes() {
  if (draft.isUp() || !draft.attribute(name))
    return;
  const AttributeName id = (olderAttribute() ? olderAttribute() : newerAttribute())->id;
  const bool isList = isa<ArrayAttr, DenseI64ArrayAttr>(draft.attribute(name));
  auto axes = isList ? draft.list(id) : std::optional(Integers{draft.integer(id).value_or(0)});
  if (!axes || llvm::all_of(*axes, [](int64_t axis) { return axis >= 0; }))
    return;
  // Of the result, where the axis is a new one.
  const bool addsAxes = draft.schema().op == OpName::Unsqueeze || draft.schema().op == OpName::OneHot;
  std::optional<int64_t> rank = draft.rank(addsAxes ? draft.result(0) : draft.operand(0));
  if (const auto inner = draft.rank(draft.operand(0)); addsAxes && inner)
    rank = *inner + (draft.schema().op == OpName::OneHot ? 1 : int64_t(axes->size()));
  if (!rank) {
    // A default that is negative was always allowed.
    if (!isList && axes->front() == -1 && (draft.schema().op == OpName::TopK || draft.schema().op == OpName::OneHot))
      return;
    return draft.block("its attribute " + quotedName(name) + " counts from the last axis, and the rank is not known");
  }
  for (int64_t &axis : *axes)
    axis += axis < 0 ? *rank : 0;
  Builder builder(draft.context());
  draft.set(name, isList ? draft.integersAttribute(*axes)
                         : Attribute(builder.getIntegerAttr(builder.getIntegerType(64, true), axes->front())));
}

void Taker::negativeOperandAxes() {
  if (draft.isUp() || !draft.has(step.place))
    return;
  auto axes = draft.integers(draft.operand(step.place));
  if (!axes || llvm::all_of(*axes, [](int64_t axis) { return axis >= 0; }))
    return;
  const auto rank = draft.rank(draft.operand(0));
  if (!rank)
    return draft.block("its operand " + quotedName(operandName()) +
                       " counts from the last axis, and the rank is not known");
  for (int64_t &axis : *axes)
    axis += axis < 0 ? *rank : 0;
  draft.setOperand(step.place, draft.constantOf(*axes));
}

void Taker::broadcasts() {
  if (draft.isUp())
    return;
  const auto wanted = draft.extents(draft.result(0));
  SmallVector<std::optional<Integers>> shapes;
  for (size_t i = 0; i < draft.operands(); ++i)
    shapes.push_back(draft.extents(draft.operand(i)));
  if (draft.operands() < 2 || llvm::all_of(shapes, [&](auto &shape) { return shape && shape == shapes.front(); }))
    return;
  if (!wanted || !llvm::all_of(shapes, [](auto &shape) { return shape.has_value(); }))
    return draft.block("its operands may have different shapes");
  for (size_t i = 0; i < draft.operands(); ++i)
    if (*shapes[i] != *wanted)
      draft.setOperand(i, draft.make(OpName::Expand, {draft.operand(i), draft.constantOf(*wanted)}));
}

void Taker::take() {
  const bool isUp = draft.isUp();
  switch (step.kind) {
  case StepKind::AddAttribute: return addAttribute();
  case StepKind::AddAttributeOfTypes:
    if (!isUp)
      draft.drop(name);
    return;
  case StepKind::DropAttribute:
    if (isUp)
      draft.drop(name);
    else if (olderAttribute()->use == Use::Required && olderAttribute()->kind == AttributeKind::Ints)
      draft.set(name, draft.integersAttribute(Integers(draft.operands())));
    return;
  case StepKind::RenameAttribute:
    return isUp ? draft.rename(name, textOf(step.value)) : draft.rename(textOf(step.value), name);
  case StepKind::DefaultChanged: return defaultChanged();
  case StepKind::AttributeToOperand:
  case StepKind::AttributeToList: return isUp ? attributeToOperand() : operandToAttribute();
  case StepKind::AddOperand: return addOperand();
  case StepKind::OperandBecameOptional: return operandBecameOptional();
  case StepKind::AddResult:
    if (!isUp && draft.isUsed(step.place))
      return draft.block("its result " + std::to_string(step.place) + " is used, and older versions have none");
    return isUp ? void() : draft.setResults(std::min<size_t>(draft.results(), step.place));
  case StepKind::ResultBecameOptional:
    if (!isUp) {
      draft.setResults(std::max<size_t>(draft.results(), step.place + 1u));
      if (isa<NoneType>(draft.resultType(step.place)))
        draft.retype(step.place, UnknownType::get(draft.context()));
    }
    return;
  case StepKind::NegativeAxes: return negativeAxes();
  case StepKind::NegativeOperandAxes: return negativeOperandAxes();
  case StepKind::Broadcasts: return broadcasts();
  case StepKind::Coded: break;
  }
  static constexpr void (*functions[])(Draft &) = {
      nullptr,
#define ONNX_STEP_FUNCTION(function) steps::function,
#include "onnx/opset/functions.inc"
  };
  functions[size_t(step.function)](draft);
}

} // namespace

void takeStep(Draft &draft, const Step &step, const Schema &older, const Schema &newer) {
  Taker(draft, step, older, newer).take();
}

} // namespace shlo::onnx
