// Struct attributes as fields, and back: one conversion per type of field, one row of the table per attribute.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/fields.h"

#include "dialect/chlo.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/limited_stream.h"

#include <algorithm>
#include <array>
#include <tuple>

using namespace mlir;

namespace shlo::ir {
namespace {

//===- Fields -----------------------------------------------------------------------------------------------------===//

// Represents a field of type T as an attribute. Held keeps its parts alive while a struct is made.
template <typename T> struct Codec { // an attribute of a certain class
  static_assert(std::is_base_of_v<Attribute, T>);
  using Held = T;
  static constexpr llvm::StringLiteral kind = "another attribute";
  static Attribute wrap(MLIRContext *, T value) { return value; }
  static bool unwrap(Attribute attribute, Held &held) { return bool(held = dyn_cast<T>(attribute)); }
};

template <> struct Codec<int64_t> {
  using Held = int64_t;
  static constexpr llvm::StringLiteral kind = "an integer";
  static Attribute wrap(MLIRContext *context, int64_t value) {
    return IntegerAttr::get(IntegerType::get(context, 64), value);
  }
  static bool unwrap(Attribute attribute, Held &held) {
    auto integer = dyn_cast<IntegerAttr>(attribute);
    if (!integer || integer.getValue().getBitWidth() == 1 || integer.getValue().getBitWidth() > 64)
      return false;
    held = integer.getValue().getSExtValue();
    return true;
  }
};

template <> struct Codec<bool> {
  using Held = bool;
  static constexpr llvm::StringLiteral kind = "a bool";
  static Attribute wrap(MLIRContext *context, bool value) { return BoolAttr::get(context, value); }
  static bool unwrap(Attribute attribute, Held &held) {
    auto flag = dyn_cast<BoolAttr>(attribute);
    held = flag && flag.getValue();
    return bool(flag);
  }
};

template <> struct Codec<llvm::APFloat> {
  struct Held {
    llvm::APFloat value{0.0};
    operator llvm::APFloat() const { return value; }
  };
  static constexpr llvm::StringLiteral kind = "an f64";
  static Attribute wrap(MLIRContext *context, const llvm::APFloat &value) {
    return FloatAttr::get(Float64Type::get(context), value);
  }
  static bool unwrap(Attribute attribute, Held &held) {
    auto number = dyn_cast<FloatAttr>(attribute);
    if (!number || !number.getType().isF64())
      return false;
    held.value = number.getValue();
    return true;
  }
};

template <> struct Codec<llvm::StringRef> {
  using Held = llvm::StringRef;
  static constexpr llvm::StringLiteral kind = "a string";
  static Attribute wrap(MLIRContext *context, llvm::StringRef value) { return StringAttr::get(context, value); }
  static bool unwrap(Attribute attribute, Held &held) {
    auto text = dyn_cast<StringAttr>(attribute);
    if (text)
      held = text.getValue();
    return bool(text);
  }
};

template <> struct Codec<Type> {
  using Held = Type;
  static constexpr llvm::StringLiteral kind = "a type";
  static Attribute wrap(MLIRContext *, Type value) { return TypeAttr::get(value); }
  static bool unwrap(Attribute attribute, Held &held) {
    auto type = dyn_cast<TypeAttr>(attribute);
    if (type)
      held = type.getValue();
    return bool(type);
  }
};

template <> struct Codec<llvm::ArrayRef<int64_t>> {
  using Held = llvm::ArrayRef<int64_t>;
  static constexpr llvm::StringLiteral kind = "a list of integers";
  static Attribute wrap(MLIRContext *context, llvm::ArrayRef<int64_t> value) {
    return DenseI64ArrayAttr::get(context, value);
  }
  static bool unwrap(Attribute attribute, Held &held) {
    auto list = dyn_cast<DenseI64ArrayAttr>(attribute);
    if (list)
      held = list.asArrayRef();
    return bool(list);
  }
};

template <typename T> struct Codec<llvm::ArrayRef<T>> {
  using Held = llvm::SmallVector<T>;
  static constexpr llvm::StringLiteral kind = "a list of attributes of one kind";
  static Attribute wrap(MLIRContext *context, llvm::ArrayRef<T> value) {
    return ArrayAttr::get(context, llvm::SmallVector<Attribute>(value.begin(), value.end()));
  }
  static bool unwrap(Attribute attribute, Held &held) {
    auto list = dyn_cast<ArrayAttr>(attribute);
    if (!list || !llvm::all_of(list, llvm::IsaPred<T>))
      return false;
    for (Attribute element : list)
      held.push_back(cast<T>(element));
    return true;
  }
};

//===- Structs ----------------------------------------------------------------------------------------------------===//

template <typename Accessor> struct FieldOf;
template <typename T, typename Class> struct FieldOf<T (Class::*)() const> {
  using Value = std::remove_cvref_t<T>;
  using Codec = ir::Codec<Value>;
};

// Bytes of the text of a wrong field in a message.
constexpr size_t maxShown = 4096;

Error wrongField(llvm::StringRef owner, const StructField &field, llvm::StringRef kind, Attribute found) {
  std::string message = "field '" + field.name.str() + "' of #" + owner.str();
  if (!found)
    return makeError(SHLO_INVALID_ARGUMENT, message + " is missing");
  message += (" must be " + kind + ", but is ").str();
  LimitedStream text(message, message.size() + maxShown);
  text << found;
  if (text.isOver())
    message += " ...";
  return makeError(SHLO_INVALID_ARGUMENT, std::move(message));
}

template <typename AttrT, auto... accessors> struct Struct {
  template <auto accessor> using ValueOf = typename FieldOf<decltype(accessor)>::Value;
  template <auto accessor> using CodecOf = typename FieldOf<decltype(accessor)>::Codec;

  static bool is(Attribute attribute) { return isa<AttrT>(attribute); }

  template <auto accessor> static Attribute getField(Attribute attribute) {
    return CodecOf<accessor>::wrap(attribute.getContext(), (cast<AttrT>(attribute).*accessor)());
  }
  static Attribute get(Attribute attribute, unsigned index) {
    static constexpr Attribute (*getters[])(Attribute) = {getField<accessors>...};
    return getters[index](attribute);
  }

  template <auto accessor>
  static bool take(Attribute value, typename CodecOf<accessor>::Held &held, const StructField &field,
                   llvm::StringRef owner, Status &status) {
    if (value ? CodecOf<accessor>::unwrap(value, held) : field.optional)
      return true;
    status = wrongField(owner, field, CodecOf<accessor>::kind, value);
    return false;
  }

  // For an attribute with a verifier, get() would only assert that it holds.
  template <typename... Values> static Result<Attribute> build(MLIRContext *context, Values... values) {
    DiagnosticCollector collector(*context);
    auto report = [&] { return emitError(UnknownLoc::get(context)); };
    if constexpr (requires { AttrT::verify(report, values...); })
      if (failed(AttrT::verify(report, values...)))
        return collector.takeError(SHLO_INVALID_ARGUMENT);
    return Attribute(AttrT::get(context, values...));
  }

  template <size_t... index>
  static Result<Attribute> makeOf(MLIRContext *context, llvm::ArrayRef<Attribute> values,
                                  std::index_sequence<index...>) {
    const StructAttribute &record = *findStruct(AttrT::name);
    std::tuple<typename CodecOf<accessors>::Held...> held{};
    Status status;
    if (!(take<accessors>(values[index], std::get<index>(held), record.fields[index], record.name, status) && ...))
      return std::move(status.error());
    return build(context, ValueOf<accessors>(std::get<index>(held))...);
  }
  static Result<Attribute> make(MLIRContext *context, llvm::ArrayRef<Attribute> values) {
    return makeOf(context, values, std::make_index_sequence<sizeof...(accessors)>());
  }
};

// The fields of one attribute; the generated table specializes it for each.
template <typename AttrT> constexpr int fieldsOf = 0;
#define SHLO_FIELD(name, optional) {name, optional}
#define SHLO_FIELDS(...) {__VA_ARGS__}
#define SHLO_STRUCT_ATTRIBUTE(cppClass, name, fields, ...)                                                             \
  template <> constexpr auto fieldsOf<cppClass> = std::to_array<StructField>(fields);
#define SHLO_ENUM_ATTRIBUTE(...)
#include "opset/attributes.inc"
#undef SHLO_STRUCT_ATTRIBUTE
#undef SHLO_ENUM_ATTRIBUTE

constexpr StructAttribute structs[] = {
#define SHLO_STRUCT_ATTRIBUTE(cppClass, name, fields, ...)                                                             \
  {name, fieldsOf<cppClass>, Struct<cppClass, __VA_ARGS__>::is, Struct<cppClass, __VA_ARGS__>::get,                    \
   Struct<cppClass, __VA_ARGS__>::make},
#define SHLO_ENUM_ATTRIBUTE(...)
#include "opset/attributes.inc"
#undef SHLO_STRUCT_ATTRIBUTE
#undef SHLO_ENUM_ATTRIBUTE
};

//===- Enums ------------------------------------------------------------------------------------------------------===//

template <typename AttrT, typename EnumT, std::optional<EnumT> (*symbolize)(uint32_t)> struct Enum {
  static bool is(Attribute attribute) { return isa<AttrT>(attribute); }
  static uint32_t number(Attribute attribute) { return uint32_t(cast<AttrT>(attribute).getValue()); }
  static llvm::StringRef text(Attribute attribute) { return stringifyEnum(cast<AttrT>(attribute).getValue()); }
  static Attribute attributeOf(MLIRContext *context, std::optional<EnumT> value) {
    return value ? AttrT::get(context, *value) : Attribute();
  }
  static Attribute fromNumber(MLIRContext *context, uint32_t number) {
    return attributeOf(context, symbolize(number));
  }
  static Attribute fromText(MLIRContext *context, llvm::StringRef text) {
    return attributeOf(context, symbolizeEnum<EnumT>(text));
  }
};

constexpr EnumAttribute enums[] = {
#define SHLO_STRUCT_ATTRIBUTE(...)
#define SHLO_ENUM_ATTRIBUTE(cppClass, name, cppEnum, symbolize)                                                        \
  {name,                                                                                                               \
   Enum<cppClass, cppEnum, symbolize>::is,                                                                             \
   Enum<cppClass, cppEnum, symbolize>::number,                                                                         \
   Enum<cppClass, cppEnum, symbolize>::text,                                                                           \
   Enum<cppClass, cppEnum, symbolize>::fromNumber,                                                                     \
   Enum<cppClass, cppEnum, symbolize>::fromText},
#include "opset/attributes.inc"
};

template <typename Record, size_t count, typename Wanted> const Record *find(const Record (&records)[count], Wanted is) {
  const Record *found = std::find_if(std::begin(records), std::end(records), is);
  return found == std::end(records) ? nullptr : found;
}

} // namespace

const StructAttribute *findStruct(Attribute attribute) {
  return find(structs, [&](const StructAttribute &record) { return record.is(attribute); });
}
const StructAttribute *findStruct(llvm::StringRef name) {
  return find(structs, [&](const StructAttribute &record) { return record.name == name; });
}
const EnumAttribute *findEnum(Attribute attribute) {
  return find(enums, [&](const EnumAttribute &record) { return record.is(attribute); });
}
const EnumAttribute *findEnum(llvm::StringRef name) {
  return find(enums, [&](const EnumAttribute &record) { return record.name == name; });
}

} // namespace shlo::ir
