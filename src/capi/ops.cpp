// ops.h: converts the arguments of each function to operands, attributes, regions and types of its op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/build.h"

#include "capi/builder_state.h"
#include "dialect/fields.h"

namespace shlo::capi {

namespace {

// Collects the parts of an op, parameter by parameter.
class Collector {
public:
  explicit Collector(Builder &state) : state(state), context(state.context()) {}

  void add(const Parameter &parameter, const Argument &argument);
  mlir::Operation *build(const BuilderFunction &signature);
  void giveResults(mlir::Operation *op) const;

private:
  template <typename Handle>
  llvm::ArrayRef<const Handle *> handles(const Parameter &parameter, const Argument &argument);
  mlir::Attribute attribute(const Parameter &parameter, const Argument &argument);
  mlir::Attribute enumCase(const Parameter &parameter, int64_t number);
  void addField(const Parameter &parameter, const Argument &argument);
  void endFields();
  void addSegments(const char *name, llvm::ArrayRef<int32_t> sizes);
  template <typename T> llvm::ArrayRef<T> list(const Parameter &parameter, const Argument &argument) {
    return checkedList(static_cast<const T *>(argument.pointer), argument.count, parameter.name);
  }

  Builder &state;
  mlir::MLIRContext *context;
  llvm::SmallVector<mlir::Value> operands;
  llvm::SmallVector<mlir::NamedAttribute> attributes;
  llvm::SmallVector<const shlo_region *> regions;
  llvm::SmallVector<mlir::Type> types;
  bool hasTypes = false, hasOpenTypes = false;
  // The caller's pointers for results; null entries are skipped.
  llvm::SmallVector<const shlo_value **> places;
  bool resultsLeftOut = false;
  llvm::SmallVector<int32_t> operandSizes, resultSizes;
  // The struct attribute whose fields are being collected.
  const Parameter *structure = nullptr;
  llvm::SmallVector<mlir::Attribute> fields;
};

int32_t sizeOf(const Parameter &parameter, const Argument &argument) {
  if (argument.count > INT32_MAX)
    fail(SHLO_LIMIT, std::string(parameter.name) + " has " + std::to_string(argument.count) + " entries");
  return int32_t(argument.count);
}

template <typename Handle>
llvm::ArrayRef<const Handle *> Collector::handles(const Parameter &parameter, const Argument &argument) {
  return checkedList(static_cast<const Handle *const *>(argument.pointer), argument.count, parameter.name);
}

mlir::Attribute Collector::enumCase(const Parameter &parameter, int64_t number) {
  const ir::EnumAttribute *kind = ir::findEnum(parameter.attributeName);
  mlir::Attribute result =
      kind && number >= 0 && number <= INT32_MAX ? kind->fromNumber(context, uint32_t(number)) : mlir::Attribute();
  if (!result)
    fail(SHLO_INVALID_ARGUMENT, std::string(parameter.name) + " is " + std::to_string(number) +
                                    ", which is not a case of " + parameter.attributeName);
  return result;
}

// Null if it is absent.
mlir::Attribute Collector::attribute(const Parameter &parameter, const Argument &argument) {
  bool isNull = !argument.pointer;
  if (parameter.hasAbsent && argument.number == parameter.absent)
    return {};
  auto text = [&] {
    const void *given = nonNull(argument.pointer, parameter.name);
    std::string_view checked = checkedText(given, argument.count, parameter.name);
    return llvm::StringRef(checked.data(), checked.size());
  };
  switch (parameter.form) {
  case Form::Integer: return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), argument.number);
  case Form::Integer32: return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), argument.number);
  case Form::Boolean: return mlir::BoolAttr::get(context, argument.number != 0);
  case Form::Flag: return argument.number ? mlir::UnitAttr::get(context) : mlir::Attribute();
  case Form::Float: return mlir::FloatAttr::get(mlir::Float32Type::get(context), argument.real);
  case Form::Enum:
    return parameter.isOptional && argument.number == -1 ? mlir::Attribute() : enumCase(parameter, argument.number);
  case Form::Text: return parameter.isOptional && isNull ? mlir::Attribute() : mlir::StringAttr::get(context, text());
  case Form::Symbol: {
    if (parameter.isOptional && isNull)
      return {};
    llvm::StringRef symbol = text();
    if (symbol.empty())
      fail(SHLO_INVALID_ARGUMENT, std::string(parameter.name) + " is empty");
    return mlir::FlatSymbolRefAttr::get(context, symbol);
  }
  default: break;
  }
  if (isNull && parameter.isOptional)
    return {};
  switch (parameter.form) {
  case Form::Integers: return mlir::DenseI64ArrayAttr::get(context, list<int64_t>(parameter, argument));
  case Form::Booleans: {
    llvm::SmallVector<bool> truths;
    for (int32_t value : list<int32_t>(parameter, argument))
      truths.push_back(value != 0);
    return mlir::DenseBoolArrayAttr::get(context, truths);
  }
  case Form::Enums: {
    llvm::SmallVector<mlir::Attribute> cases;
    for (int32_t value : list<int32_t>(parameter, argument))
      cases.push_back(enumCase(parameter, value));
    return mlir::ArrayAttr::get(context, cases);
  }
  case Form::Pairs: {
    if (argument.count > size_t(INT64_MAX) / 16)
      fail(SHLO_LIMIT, std::string(parameter.name) + " has " + std::to_string(argument.count) + " rows");
    llvm::ArrayRef<int64_t> rows =
        checkedList(static_cast<const int64_t *>(argument.pointer), 2 * argument.count, parameter.name);
    auto type = mlir::RankedTensorType::get({int64_t(argument.count), 2}, mlir::IntegerType::get(context, 64));
    return mlir::DenseIntElementsAttr::get(type, rows);
  }
  default: return state.attribute(static_cast<const shlo_attribute *>(argument.pointer), parameter.name);
  }
}

void Collector::endFields() {
  if (!structure)
    return;
  const ir::StructAttribute *kind = ir::findStruct(structure->attributeName);
  if (!kind)
    fail(SHLO_INTERNAL, std::string("there is no attribute ") + structure->attributeName);
  attributes.emplace_back(mlir::StringAttr::get(context, structure->attribute), unwrap(kind->make(context, fields)));
  fields.clear();
  structure = nullptr;
}

// The fields are in the order of the attribute.
void Collector::addField(const Parameter &parameter, const Argument &argument) {
  if (structure && llvm::StringRef(structure->attribute) != parameter.attribute)
    endFields();
  structure = &parameter;
  mlir::Attribute value = attribute(parameter, argument);
  // Empty lists are omitted.
  auto numbers = llvm::dyn_cast<mlir::DenseI64ArrayAttr>(value);
  fields.push_back(numbers && numbers.empty() ? mlir::Attribute() : value);
}

void Collector::add(const Parameter &parameter, const Argument &argument) {
  if (parameter.role == Role::Field)
    return addField(parameter, argument);
  endFields();
  bool isList = parameter.form == Form::Any;
  switch (parameter.role) {
  case Role::Operand:
    operandSizes.push_back(isList ? sizeOf(parameter, argument) : argument.pointer ? 1 : 0);
    if (isList)
      for (auto [i, handle] : llvm::enumerate(handles<shlo_value>(parameter, argument)))
        operands.push_back(state.value(handle, parameter.name, int64_t(i)));
    else if (argument.pointer || parameter.form != Form::Optional)
      operands.push_back(state.value(static_cast<const shlo_value *>(argument.pointer), parameter.name, -1));
    break;
  case Role::Region:
    if (isList)
      llvm::append_range(regions, handles<shlo_region>(parameter, argument));
    else
      regions.push_back(nonNull(static_cast<const shlo_region *>(argument.pointer), parameter.name));
    break;
  case Role::ResultType:
    hasTypes = true;
    if (!argument.pointer && (parameter.isOptional || (isList && argument.count))) {
      if (!parameter.isOptional)
        failNull(parameter.name);
      hasOpenTypes = true;
    } else if (isList) {
      llvm::append_range(
          types, state.types(static_cast<const shlo_type *const *>(argument.pointer), argument.count, parameter.name));
    } else {
      types.push_back(state.type(static_cast<const shlo_type *>(argument.pointer), parameter.name));
    }
    break;
  case Role::Result:
    resultSizes.push_back(isList ? sizeOf(parameter, argument) : 1);
    if (isList) {
      if (argument.count)
        nonNull(argument.results, parameter.name);
      resultsLeftOut |= !argument.results;
      for (size_t i = 0; i < argument.count; ++i)
        places.push_back(argument.results + i);
    } else {
      places.push_back(argument.results);
    }
    break;
  default:
    if (mlir::Attribute value = attribute(parameter, argument))
      attributes.emplace_back(mlir::StringAttr::get(context, parameter.attribute), value);
  }
}

void Collector::addSegments(const char *name, llvm::ArrayRef<int32_t> sizes) {
  attributes.emplace_back(mlir::StringAttr::get(context, name), mlir::DenseI32ArrayAttr::get(context, sizes));
}

mlir::Operation *Collector::build(const BuilderFunction &signature) {
  endFields();
  if (signature.hasOperandSegments)
    addSegments("operandSegmentSizes", operandSizes);
  if (signature.hasResultSegments)
    addSegments("resultSegmentSizes", resultSizes);
  OpRequest request;
  request.name = signature.op;
  request.operands = operands;
  request.attributes = mlir::DictionaryAttr::get(context, attributes);
  state.admit(mlir::Attribute(request.attributes));
  request.regions = regions;
  if (hasTypes && !hasOpenTypes)
    request.results = types;
  // Sizes of several lists are part of the op.
  if (!resultsLeftOut || signature.hasResultSegments)
    request.resultCount = places.size();
  return state.add(request);
}

void Collector::giveResults(mlir::Operation *op) const {
  for (auto [place, result] : llvm::zip(places, op->getResults()))
    if (place)
      *place = handleOf(result);
}

} // namespace

shlo_status build(shlo_builder *builder, const BuilderFunction &signature, llvm::ArrayRef<Argument> arguments,
                  shlo_error **error) {
  return building(builder, error, [&](Builder &state) {
    Collector collector(state);
    for (auto [parameter, argument] : llvm::zip_equal(signature.parameters, arguments))
      collector.add(parameter, argument);
    collector.giveResults(collector.build(signature));
  });
}

} // namespace shlo::capi

using namespace shlo::capi;

// A function for each op, whose time is that of the op that it makes: their code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#include "opset/builders.inc"
#pragma clang attribute pop
