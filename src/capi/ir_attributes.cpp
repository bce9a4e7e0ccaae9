// ir.h: attributes and constants.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/ir.h"

#include "capi/handle.h"
#include "capi/ir_handles.h"
#include "capi/module_handle.h"
#include "capi/tensor_handle.h"
#include "dialect/borrowed.h"
#include "dialect/elements.h"
#include "dialect/fields.h"
#include "text/print.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cstring>

using namespace shlo;
using namespace shlo::capi;
using namespace mlir;

namespace {

// Null for null.
template <typename T> T as(const shlo_attribute *attribute) { return dyn_cast_if_present<T>(attributeOf(attribute)); }

const ir::StructAttribute *structOf(const shlo_attribute *attribute) {
  return attribute ? ir::findStruct(attributeOf(attribute)) : nullptr;
}
const ir::EnumAttribute *enumOf(const shlo_attribute *attribute) {
  return attribute ? ir::findEnum(attributeOf(attribute)) : nullptr;
}

bool isIntegers(DenseArrayAttr list) { return list.getElementType().isInteger(); }

shlo_attribute_kind kindOf(Attribute attribute) {
  return llvm::TypeSwitch<Attribute, shlo_attribute_kind>(attribute)
      .Case<UnitAttr>([](Attribute) { return SHLO_ATTRIBUTE_UNIT; })
      .Case<BoolAttr>([](Attribute) { return SHLO_ATTRIBUTE_BOOL; })
      .Case<IntegerAttr>([](IntegerAttr number) {
        return number.getValue().getBitWidth() <= 64 ? SHLO_ATTRIBUTE_INTEGER : SHLO_ATTRIBUTE_OTHER;
      })
      .Case<FloatAttr>([](FloatAttr number) {
        return number.getType().getIntOrFloatBitWidth() <= 64 ? SHLO_ATTRIBUTE_FLOAT : SHLO_ATTRIBUTE_OTHER;
      })
      .Case<StringAttr>([](Attribute) { return SHLO_ATTRIBUTE_STRING; })
      .Case<FlatSymbolRefAttr>([](Attribute) { return SHLO_ATTRIBUTE_SYMBOL; })
      .Case<TypeAttr>([](Attribute) { return SHLO_ATTRIBUTE_TYPE; })
      .Case<DenseArrayAttr>(
          [](DenseArrayAttr list) { return isIntegers(list) ? SHLO_ATTRIBUTE_INTEGERS : SHLO_ATTRIBUTE_OTHER; })
      .Case<ArrayAttr>([](Attribute) { return SHLO_ATTRIBUTE_ARRAY; })
      .Case<DictionaryAttr>([](Attribute) { return SHLO_ATTRIBUTE_DICTIONARY; })
      .Case<DenseIntOrFPElementsAttr, DenseResourceElementsAttr, ir::BorrowedElementsAttr>(
          [](Attribute) { return SHLO_ATTRIBUTE_TENSOR; })
      .Default([](Attribute other) {
        if (ir::findStruct(other))
          return SHLO_ATTRIBUTE_STRUCT;
        return ir::findEnum(other) ? SHLO_ATTRIBUTE_ENUM : SHLO_ATTRIBUTE_OTHER;
      });
}

// `index` must be in range.
int64_t numberAt(DenseArrayAttr list, size_t index) {
  return llvm::TypeSwitch<Attribute, int64_t>(list)
      .Case<DenseI64ArrayAttr, DenseI32ArrayAttr, DenseI16ArrayAttr, DenseI8ArrayAttr, DenseBoolArrayAttr>(
          [&](auto numbers) { return int64_t(numbers.asArrayRef()[index]); })
      .Default([](Attribute) { return int64_t(0); });
}

} // namespace

//===- Single values ----------------------------------------------------------------------------------------------===//

shlo_attribute_kind shlo_attribute_kind_of(const shlo_attribute *attribute) {
  return attribute ? kindOf(attributeOf(attribute)) : SHLO_ATTRIBUTE_NONE;
}

int64_t shlo_attribute_integer(const shlo_attribute *attribute) {
  if (auto flag = as<BoolAttr>(attribute))
    return flag.getValue();
  if (auto number = as<IntegerAttr>(attribute)) {
    const llvm::APInt &value = number.getValue();
    if (value.getBitWidth() > 64)
      return 0;
    return number.getType().isUnsignedInteger() ? int64_t(value.getZExtValue()) : value.getSExtValue();
  }
  const ir::EnumAttribute *cases = enumOf(attribute);
  return cases ? cases->number(attributeOf(attribute)) : 0;
}
double shlo_attribute_float(const shlo_attribute *attribute) {
  auto number = as<FloatAttr>(attribute);
  return number && kindOf(number) == SHLO_ATTRIBUTE_FLOAT ? number.getValueAsDouble() : 0;
}
const char *shlo_attribute_text(const shlo_attribute *attribute, size_t *length) {
  if (auto string = as<StringAttr>(attribute))
    return returnText(string.getValue(), length);
  if (auto symbol = as<FlatSymbolRefAttr>(attribute))
    return returnText(symbol.getValue(), length);
  const ir::EnumAttribute *cases = enumOf(attribute);
  return cases ? returnText(cases->text(attributeOf(attribute)), length) : giveNothing("", length);
}
const shlo_type *shlo_attribute_type(const shlo_attribute *attribute) {
  if (auto type = as<TypeAttr>(attribute))
    return handleOf(type.getValue());
  if (!as<IntegerAttr>(attribute) && !as<FloatAttr>(attribute) && !as<ElementsAttr>(attribute))
    return nullptr;
  return handleOf(cast<TypedAttr>(attributeOf(attribute)).getType());
}
const char *shlo_attribute_class(const shlo_attribute *attribute, size_t *length) {
  if (const ir::StructAttribute *fields = structOf(attribute))
    return returnText(fields->name, length);
  const ir::EnumAttribute *cases = enumOf(attribute);
  return cases ? returnText(cases->name, length) : giveNothing("", length);
}

//===- Parts ------------------------------------------------------------------------------------------------------===//

size_t shlo_attribute_count(const shlo_attribute *attribute) {
  if (auto list = as<DenseArrayAttr>(attribute))
    return isIntegers(list) ? size_t(list.getSize()) : 0;
  if (auto array = as<ArrayAttr>(attribute))
    return array.size();
  if (auto dictionary = as<DictionaryAttr>(attribute))
    return dictionary.size();
  const ir::StructAttribute *fields = structOf(attribute);
  return fields ? fields->fields.size() : 0;
}
const shlo_attribute *shlo_attribute_at(const shlo_attribute *attribute, size_t index) {
  if (index >= shlo_attribute_count(attribute))
    return nullptr;
  if (auto array = as<ArrayAttr>(attribute))
    return handleOf(array[index]);
  if (auto dictionary = as<DictionaryAttr>(attribute))
    return handleOf(dictionary.getValue()[index].getValue());
  // These create the attribute that they return.
  return orElse<const shlo_attribute *>(nullptr, [&] {
    if (auto list = as<DenseArrayAttr>(attribute))
      return handleOf(IntegerAttr::get(list.getElementType(), numberAt(list, index)));
    return handleOf(structOf(attribute)->get(attributeOf(attribute), unsigned(index)));
  });
}
const char *shlo_attribute_key(const shlo_attribute *attribute, size_t index, size_t *length) {
  if (index >= shlo_attribute_count(attribute))
    return giveNothing(nullptr, length);
  if (auto dictionary = as<DictionaryAttr>(attribute))
    return returnText(dictionary.getValue()[index].getName().getValue(), length);
  const ir::StructAttribute *fields = structOf(attribute);
  return fields ? returnText(fields->fields[index].name, length) : giveNothing(nullptr, length);
}
const shlo_attribute *shlo_attribute_entry(const shlo_attribute *attribute, const char *key, size_t length) {
  llvm::StringRef wanted = askedText(key, length);
  if (wanted.empty())
    return nullptr;
  if (auto dictionary = as<DictionaryAttr>(attribute))
    return handleOf(dictionary.get(wanted));
  if (const ir::StructAttribute *fields = structOf(attribute))
    for (auto [index, field] : llvm::enumerate(fields->fields))
      if (field.name == wanted)
        return shlo_attribute_at(attribute, index);
  return nullptr;
}
int64_t shlo_attribute_integer_at(const shlo_attribute *attribute, size_t index) {
  auto list = as<DenseArrayAttr>(attribute);
  return list && index < size_t(list.getSize()) ? numberAt(list, index) : 0;
}

//===- Constants --------------------------------------------------------------------------------------------------===//

const void *shlo_attribute_bytes(const shlo_attribute *attribute, size_t *size) {
  std::optional<ir::RawElements> raw = attribute ? ir::rawElements(attributeOf(attribute)) : std::nullopt;
  bool any = raw && !raw->bytes.empty();
  if (size)
    *size = any ? raw->bytes.size() : 0;
  return any ? raw->bytes.data() : nullptr;
}
int32_t shlo_attribute_is_splat(const shlo_attribute *attribute) {
  std::optional<ir::RawElements> raw = attribute ? ir::rawElements(attributeOf(attribute)) : std::nullopt;
  return raw && raw->isSplat;
}

namespace {

// Repeats the first element.
void spread(char *bytes, size_t element, size_t size) {
  for (size_t filled = element; filled < size;) {
    size_t more = std::min(filled, size - filled);
    std::memcpy(bytes + filled, bytes, more);
    filled += more;
  }
}

} // namespace

shlo_status shlo_attribute_tensor(const shlo_attribute *attribute, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(attribute, "attribute");
    nonNull(out, "out");
    auto constant = as<ElementsAttr>(attribute);
    if (!constant)
      fail(SHLO_INVALID_ARGUMENT, "attribute is not a constant");
    ShapedType shaped = constant.getShapedType();
    shlo::TensorType type{shaped.getElementType().isIndex() ? ElementType::I64
                                                            : ElementType(shlo_type_element(handleOf(Type(shaped)))),
                          Shape(shaped.getShape().begin(), shaped.getShape().end())};
    std::optional<ir::RawElements> raw = ir::rawElements(constant);
    if (type.element == ElementType::None) {
      fail(SHLO_UNSUPPORTED,
           "the constant's element type is not supported in tensors: " + unwrap(printText(shaped, {})));
    } else if (!raw) {
      fail(isa<DenseResourceElementsAttr>(constant) ? SHLO_NOT_FOUND : SHLO_UNSUPPORTED,
           "the constant's data is missing, or has a form that this library does not support");
    } else if (!raw->isSplat) {
      *out = new shlo_tensor(Tensor{type, unwrap(ir::unpackElements(*raw, type))});
    } else {
      std::shared_ptr<Storage> element = unwrap(ir::unpackElements(*raw, type));
      Tensor tensor = unwrap(Tensor::create(type, /*zeroed=*/false));
      if (size_t size = tensor.size()) {
        std::memcpy(tensor.data(), element->data(), byteSize(type.element));
        spread(tensor.data(), byteSize(type.element), size);
      }
      *out = new shlo_tensor(std::move(tensor));
    }
  });
}

shlo_status shlo_attribute_print(const shlo_attribute *attribute, const shlo_print_options *options, shlo_buffer **out,
                                 shlo_error **error) {
  return fallible(error, [&] {
    nonNull(attribute, "attribute");
    const shlo_print_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(printText(attributeOf(attribute), given ? given->values : PrintOptions())));
  });
}
