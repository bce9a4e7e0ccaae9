// builder.h: attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/builder.h"

#include "capi/builder_types.h"
#include "capi/tensor_handle.h"
#include "dialect/elements.h"
#include "dialect/fields.h"
#include "tensor/narrow_elements.h"
#include "vhlo/dense.h"

#include "llvm/ADT/StringSet.h"

using namespace shlo;
using namespace shlo::capi;

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace {

template <typename Make>
shlo_status makeAttribute(shlo_builder *builder, const shlo_attribute **out, shlo_error **error, Make make) {
  return building(builder, error, [&](Builder &state) {
    nonNull(out, "out");
    *out = handleOf(state.admit(make(state)));
  });
}

llvm::StringRef checkedName(const char *text, size_t length, const char *parameter) {
  std::string_view checked = checkedText(nonNull(text, parameter), length, parameter);
  return llvm::StringRef(checked.data(), checked.size());
}

// Distinct, non-empty names.
llvm::SmallVector<llvm::StringRef> checkedKeys(const char *const *keys, const size_t *lengths, size_t count) {
  llvm::SmallVector<llvm::StringRef> result;
  llvm::StringSet<> seen;
  for (const char *key : checkedList(keys, count, "keys")) {
    size_t index = result.size();
    std::string place = "keys[" + std::to_string(index) + "]";
    nonNull(key, place.c_str());
    result.push_back(lengths ? llvm::StringRef(checkedText(key, lengths[index], place.c_str())) : llvm::StringRef(key));
    if (result.back().empty())
      fail(SHLO_INVALID_ARGUMENT, place + " is empty");
    if (!seen.insert(result.back()).second)
      fail(SHLO_INVALID_ARGUMENT, place + " is '" + result.back().str() + "', which occurs twice");
  }
  return result;
}

llvm::SmallVector<mlir::Attribute> checkedValues(Builder &state, const shlo_attribute *const *values, size_t count) {
  llvm::SmallVector<mlir::Attribute> result;
  for (const shlo_attribute *value : checkedList(values, count, "values"))
    result.push_back(state.attribute(value, "values", int64_t(result.size())));
  return result;
}

} // namespace

shlo_status shlo_builder_unit_attribute(shlo_builder *builder, const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error,
                       [&](Builder &state) -> mlir::Attribute { return mlir::UnitAttr::get(state.context()); });
}

shlo_status shlo_builder_bool_attribute(shlo_builder *builder, int32_t value, const shlo_attribute **out,
                                        shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    return mlir::BoolAttr::get(state.context(), value != 0);
  });
}

shlo_status shlo_builder_integer_attribute(shlo_builder *builder, int64_t value, shlo_element_type element,
                                           const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    mlir::Type type = elementType(state, element == SHLO_TYPE_NONE ? SHLO_TYPE_I64 : element, "element");
    auto integer = llvm::dyn_cast<mlir::IntegerType>(type);
    if (!integer)
      fail(SHLO_INVALID_ARGUMENT, "element is not an integer type");
    unsigned width = integer.getWidth();
    // A signless integer may be in the signed or the unsigned range.
    bool fits = width == 64 || llvm::isIntN(width, value) || (value >= 0 && llvm::isUIntN(width, uint64_t(value)));
    if (integer.isUnsigned())
      fits = value >= 0 && (width == 64 || llvm::isUIntN(width, uint64_t(value)));
    if (!fits)
      fail(SHLO_INVALID_ARGUMENT,
           "value is " + std::to_string(value) + ", which does not fit " + std::to_string(width) + " bits");
    return mlir::IntegerAttr::get(integer, llvm::APInt(width, uint64_t(value), false, /*implicitTrunc=*/true));
  });
}

shlo_status shlo_builder_float_attribute(shlo_builder *builder, double value, shlo_element_type element,
                                         const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    auto type = llvm::dyn_cast<mlir::FloatType>(elementType(state, element, "element"));
    if (!type)
      fail(SHLO_INVALID_ARGUMENT, "element is not a float type");
    std::optional<llvm::APFloat> rounded = ir::nearest(value, type.getFloatSemantics());
    if (!rounded)
      fail(SHLO_INVALID_ARGUMENT, "value is NaN, infinite or negative, which the element type does not have");
    return mlir::FloatAttr::get(type, *rounded);
  });
}

shlo_status shlo_builder_string_attribute(shlo_builder *builder, const char *text, size_t length,
                                          const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    std::string_view checked = checkedText(text, length, "text");
    return mlir::StringAttr::get(state.context(), llvm::StringRef(checked.data(), checked.size()));
  });
}

shlo_status shlo_builder_symbol_attribute(shlo_builder *builder, const char *name, size_t length,
                                          const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    llvm::StringRef text = checkedName(name, length, "name");
    if (text.empty())
      fail(SHLO_INVALID_ARGUMENT, "name is empty");
    return mlir::FlatSymbolRefAttr::get(state.context(), text);
  });
}

shlo_status shlo_builder_type_attribute(shlo_builder *builder, const shlo_type *type, const shlo_attribute **out,
                                        shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    return mlir::TypeAttr::get(state.type(type, "type"));
  });
}

shlo_status shlo_builder_integers_attribute(shlo_builder *builder, size_t count, const int64_t *values,
                                            const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    return mlir::DenseI64ArrayAttr::get(state.context(), checkedList(values, count, "values"));
  });
}

shlo_status shlo_builder_bools_attribute(shlo_builder *builder, size_t count, const int32_t *values,
                                         const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    llvm::SmallVector<bool> truths;
    for (int32_t value : checkedList(values, count, "values"))
      truths.push_back(value != 0);
    return mlir::DenseBoolArrayAttr::get(state.context(), truths);
  });
}

shlo_status shlo_builder_array_attribute(shlo_builder *builder, size_t count, const shlo_attribute *const *values,
                                         const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    return mlir::ArrayAttr::get(state.context(), checkedValues(state, values, count));
  });
}

shlo_status shlo_builder_dictionary_attribute(shlo_builder *builder, size_t count, const char *const *keys,
                                              const size_t *key_lengths, const shlo_attribute *const *values,
                                              const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    llvm::SmallVector<llvm::StringRef> names = checkedKeys(keys, key_lengths, count);
    llvm::SmallVector<mlir::Attribute> entries = checkedValues(state, values, count);
    llvm::SmallVector<mlir::NamedAttribute> named;
    for (size_t i = 0; i < count; ++i)
      named.emplace_back(mlir::StringAttr::get(state.context(), names[i]), entries[i]);
    return mlir::DictionaryAttr::get(state.context(), named);
  });
}

shlo_status shlo_builder_enum_attribute(shlo_builder *builder, const char *name, size_t length, int32_t number,
                                        const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    llvm::StringRef text = checkedName(name, length, "name");
    const ir::EnumAttribute *kind = ir::findEnum(text);
    if (!kind)
      fail(SHLO_NOT_FOUND, "unknown enum attribute '" + text.take_front(80).str() + "'");
    mlir::Attribute result = number < 0 ? mlir::Attribute() : kind->fromNumber(state.context(), uint32_t(number));
    if (!result)
      fail(SHLO_INVALID_ARGUMENT, "number is " + std::to_string(number) + ", which is not a case of " + text.str());
    return result;
  });
}

shlo_status shlo_builder_struct_attribute(shlo_builder *builder, const char *name, size_t length, size_t count,
                                          const char *const *keys, const size_t *key_lengths,
                                          const shlo_attribute *const *values, const shlo_attribute **out,
                                          shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    llvm::StringRef text = checkedName(name, length, "name");
    const ir::StructAttribute *kind = ir::findStruct(text);
    if (!kind)
      fail(SHLO_NOT_FOUND, "unknown struct attribute '" + text.take_front(80).str() + "'");
    llvm::SmallVector<llvm::StringRef> names = checkedKeys(keys, key_lengths, count);
    llvm::SmallVector<mlir::Attribute> given = checkedValues(state, values, count), fields(kind->fields.size());
    for (size_t i = 0; i < count; ++i) {
      auto field = llvm::find_if(kind->fields, [&](const ir::StructField &field) { return field.name == names[i]; });
      if (field == kind->fields.end())
        fail(SHLO_NOT_FOUND, text.str() + " has no field '" + names[i].take_front(80).str() + "'");
      fields[size_t(field - kind->fields.begin())] = given[i];
    }
    return unwrap(kind->make(state.context(), fields));
  });
}

shlo_status shlo_builder_tensor_attribute(shlo_builder *builder, const shlo_tensor *tensor, const shlo_attribute **out,
                                          shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) -> mlir::Attribute {
    const Tensor &values = checked(tensor, "tensor").tensor;
    if (std::optional<std::string> stray = strayByte(values.type.element, values.data(), 0, values.size()))
      fail(SHLO_INVALID_ARGUMENT, "tensor " + *stray);
    auto type = mlir::RankedTensorType::get(values.type.shape,
                                            elementType(state, shlo_element_type(values.type.element), "tensor"));
    state.admit(mlir::Type(type));
    mlir::DenseElementsAttr result = vhlo::dense::fromWire(type, llvm::StringRef(values.data(), values.size()));
    if (!result)
      fail(SHLO_INTERNAL, "a tensor has another size than its type");
    return result;
  });
}

shlo_status shlo_builder_parse_attribute(shlo_builder *builder, const char *text, size_t length,
                                         const shlo_attribute **out, shlo_error **error) {
  return makeAttribute(builder, out, error, [&](Builder &state) {
    return state.parseAttribute(checkedText(nonNull(text, "text"), length, "text"));
  });
}

#pragma clang attribute pop
