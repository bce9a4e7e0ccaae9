// Encodes the program's attributes and types, remembers the results, and builds entries from plain values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/encode.h"

#include "dialect/elements.h"
#include "dialect/limits.h"
#include "vhlo/dense.h"
#include "vhlo/entry_builder.h"

#include "llvm/Support/raw_ostream.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

// Readers also count the names and symbols that entries begin with.
static constexpr unsigned deepest = shlo::maxWireNesting - 8;

void Encoder::explain(const Twine &message) {
  if (reason.empty())
    reason = message.str();
}

// Types of other dialects have only the name of their kind.
static std::string nameOf(Type type) {
  std::string name;
  if (type.isIntOrFloat())
    llvm::raw_string_ostream(name) << type;
  else
    name = type.getAbstractType().getName().str();
  return name;
}

WireAttr Encoder::noForm(Attribute attr) {
  explain("an attribute " + attr.getAbstractAttribute().getName() + " has no form in a portable artifact");
  return {};
}

WireType Encoder::noForm(Type type) {
  explain("the type " + nameOf(type) + " has no form in a portable artifact");
  return {};
}

//===- Memo -------------------------------------------------------------------------------------------------------===//

WireAttr Encoder::attribute(Attribute attr) { return {entry(Form::Attribute, attr.getAsOpaquePointer())}; }
WireType Encoder::type(Type type) { return {entry(Form::Type, type.getAsOpaquePointer())}; }
WireAttr Encoder::builtin(Attribute attr) { return {entry(Form::Builtin, attr.getAsOpaquePointer())}; }
WireType Encoder::builtinType(Type type) { return {entry(Form::BuiltinType, type.getAsOpaquePointer())}; }
WireAttr Encoder::location(Attribute attr) { return {entry(Form::Location, attr.getAsOpaquePointer())}; }

uint32_t Encoder::find(Form form, const void *key) {
  return form == Form::Location ? locations.lookup(key) : known[unsigned(form)].lookup(key);
}

void Encoder::keep(Form form, const void *key, uint32_t id) {
  (form == Form::Location ? locations[key] : known[unsigned(form)][key]) = id;
}

uint32_t Encoder::entry(Form form, const void *key) {
  if (uint32_t id = find(form, key))
    return id;
  if (recursion != 0 && recursion < deepestRecursion)
    return encodeNow(form, key);
  if (recursion != 0) {
    if (!refused.contains({unsigned(form), key})) {
      waiting.push_back({form, key, depth});
      ++deferred;
    }
    return 0;
  }
  const uint64_t before = deferred;
  const uint32_t id = encodeNow(form, key);
  return deferred == before ? id : encodeParts({form, key, 0});
}

// Encodes what waits, and then the whole.
uint32_t Encoder::encodeParts(Nested whole) {
  waiting.insert(waiting.begin(), whole);
  uint32_t id = 0;
  while (!waiting.empty()) {
    const Nested part = waiting.back();
    const uint64_t before = deferred;
    depth = part.depth;
    id = find(part.form, part.key);
    if (!id)
      id = encodeNow(part.form, part.key);
    if (deferred != before) // its parts come first
      continue;
    if (!id)
      refused.insert({unsigned(part.form), part.key});
    waiting.pop_back();
  }
  depth = 0;
  refused.clear();
  return id;
}

uint32_t Encoder::encodeNow(Form form, const void *key) {
  if (depth >= deepest) {
    explain("attributes or types are nested more than " + Twine(deepest) + " levels deep");
    return 0;
  }
  const uint64_t before = deferred;
  ++depth;
  ++recursion;
  const uint32_t id = encode(form, key);
  --recursion;
  --depth;
  if (deferred != before)
    return 0; // it may lack the parts that wait
  if (id)
    keep(form, key, id);
  return id;
}

uint32_t Encoder::encode(Form form, const void *key) {
  switch (form) {
  case Form::Attribute: return encodeAttribute(Attribute::getFromOpaquePointer(key)).id;
  case Form::Type: return encodeType(Type::getFromOpaquePointer(key)).id;
  case Form::Builtin: return encodeBuiltin(Attribute::getFromOpaquePointer(key)).id;
  case Form::BuiltinType: return encodeBuiltinType(Type::getFromOpaquePointer(key)).id;
  case Form::Location: return encodeLocation(Attribute::getFromOpaquePointer(key)).id;
  }
  return 0;
}

//===- Entries from plain values ----------------------------------------------------------------------------------===//

WireAttr Encoder::boolean(bool value) { return make<AttributeCode::Boolean>(value); }

WireAttr Encoder::i64(int64_t value) {
  EntryBuilder builder(*this, AttributeCode::Integer);
  return builder.number(Attribute(), simpleType(TypeCode::SI64), llvm::APInt(64, uint64_t(value))).finish();
}

WireAttr Encoder::string(StringRef text) { return make<AttributeCode::String>(text); }

WireAttr Encoder::type(WireType type) { return make<AttributeCode::Type>(type); }

WireAttr Encoder::array(ArrayRef<WireAttr> elements) { return make<AttributeCode::Array>(elements); }

WireAttr Encoder::enumeration(AttributeCode code, uint32_t value) {
  return EntryBuilder(*this, code).enumCase(value).finish();
}

WireAttr Encoder::emptyDictionary() { return make<AttributeCode::Dictionary>(ArrayRef<mlir::NamedAttribute>()); }

WireAttr Encoder::i64Tensor(ArrayRef<int64_t> values) {
  bool splat = !values.empty() && llvm::all_equal(values);
  ArrayRef<int64_t> kept = splat ? values.take_front() : values;
  WireType type = make<TypeCode::RankedTensor>(ArrayRef(int64_t(values.size())), simpleType(TypeCode::SI64));
  StringRef bytes(reinterpret_cast<const char *>(kept.data()), kept.size() * 8);
  return EntryBuilder(*this, AttributeCode::Tensor).elements(bytes, type).finish();
}

WireAttr Encoder::i1Tensor(ArrayRef<bool> values) {
  std::string bytes((values.size() + 7) / 8, 0);
  if (values.size() > 1 && llvm::all_equal(values))
    bytes.assign(1, values[0] ? '\xff' : 0);
  else
    for (auto [i, value] : llvm::enumerate(values))
      bytes[i / 8] |= char(value << i % 8);
  WireType type = make<TypeCode::RankedTensor>(ArrayRef(int64_t(values.size())), simpleType(TypeCode::Boolean));
  return EntryBuilder(*this, AttributeCode::Tensor).elements(bytes, type).finish();
}

WireAttr Encoder::splatTensor(ArrayRef<int64_t> shape, TypeCode element, int64_t value) {
  bool one = llvm::all_of(shape, [](int64_t extent) { return extent == 1; });
  char flag = !value ? 0 : one ? 1 : '\xff';
  StringRef bytes = llvm::is_contained(shape, 0)   ? StringRef()
                    : element == TypeCode::Boolean ? StringRef(&flag, 1)
                                                   : StringRef(reinterpret_cast<const char *>(&value), sizeof value);
  WireType type = make<TypeCode::RankedTensor>(shape, simpleType(element));
  return EntryBuilder(*this, AttributeCode::Tensor).elements(bytes, type).finish();
}

WireAttr Encoder::defaultAccuracy() {
  return make<AttributeCode::ResultAccuracy>(0., 0., 0, enumeration(AttributeCode::ResultAccuracyMode, 0));
}

WireAttr Encoder::noneType() { return type(simpleType(TypeCode::None)); }

bool Encoder::isVacant(WireAttr attr) {
  const WireEntry &entry = tables[attr];
  if (entry.dialect != WireDialect::Vhlo)
    return false;
  if (AttributeCode(entry.code) != AttributeCode::Tensor)
    return attr == array({}) || attr == boolean(false) || attr == noneType() || attr == defaultAccuracy();
  bool empty = false;
  forEachPart(entry.image, [&](const WirePart &part) {
    if (part.kind == WirePart::Bytes) // the last part is the data, after its size
      empty = part.bytes == StringRef("\x01", 1);
  });
  return empty;
}

WireAttr Encoder::dictionary(ArrayRef<std::pair<StringRef, WireAttr>> values) {
  EntryBuilder builder(*this, BuiltinAttributeCode::Dictionary);
  builder.varint(values.size());
  for (auto [name, value] : values)
    builder.attr(EntryBuilder(*this, BuiltinAttributeCode::String).string(name).finish()).attr(value);
  return builder.finish();
}

WireType Encoder::simpleType(TypeCode code) { return EntryBuilder(*this, code).finish(); }

bool Encoder::putData(mlir::ElementsAttr elements, WireEncoder &builder) {
  std::optional<ir::RawElements> raw = ir::rawElements(elements);
  if (!raw)
    return noForm(elements), false;
  if (!dense::bytesPerElement(elements.getElementType()))
    return explain("constants of " + nameOf(elements.getElementType()) + " have no form in a portable artifact"), false;
  StringRef data(raw->bytes.data(), raw->bytes.size());
  builder.varint(data.size());
  if (elements.getElementType().isInteger(1) && elements.getNumElements() == 1)
    builder.byte(!data.empty() && (data[0] & 1));
  else
    builder.blob(tables.blob(data));
  return true;
}
