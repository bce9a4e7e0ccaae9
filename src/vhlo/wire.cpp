// The tables of an artifact that is being written.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/wire.h"

#include "base/work.h"
#include "vhlo/codes.h"

#include "llvm/ADT/DenseSet.h"

using namespace shlo::vhlo;
using llvm::StringRef;

namespace {

constexpr uint64_t elsewhere = uint64_t(1) << 63;
constexpr size_t shortBlob = 128;

const CodeRecord *findCode(llvm::ArrayRef<CodeRecord> records, uint16_t code) {
  for (const CodeRecord &record : records)
    if (record.code == code)
      return &record;
  return nullptr;
}

// Whether a consumer checks the versions of the parts of the entry too.
bool looksInsideAttribute(WireDialect dialect, uint16_t code) {
  return dialect == WireDialect::Vhlo && code != uint16_t(AttributeCode::Mesh) &&
         code != uint16_t(AttributeCode::MeshAxis);
}
bool looksInsideType(WireDialect dialect, uint16_t code) {
  return dialect == WireDialect::Vhlo && code != uint16_t(TypeCode::UniformQuantizedPerAxis) &&
         code != uint16_t(TypeCode::Future);
}

} // namespace

WireEncoder &WireEncoder::blob(StringRef borrowed) {
  if (borrowed.size() <= shortBlob) {
    run.append(borrowed);
    return *this;
  }
  flush();
  image.push_back(char(WirePart::Bytes));
  uint64_t size = borrowed.size() | elsewhere;
  const char *data = borrowed.data();
  image.append(reinterpret_cast<const char *>(&size), reinterpret_cast<const char *>(&size + 1));
  image.append(reinterpret_cast<const char *>(&data), reinterpret_cast<const char *>(&data + 1));
  return *this;
}

WireEncoder &WireEncoder::reference(WirePart::Kind kind, uint32_t id) {
  flush();
  image.push_back(char(kind));
  image.append(reinterpret_cast<const char *>(&id), reinterpret_cast<const char *>(&id + 1));
  return *this;
}

void WireEncoder::flush() {
  if (run.empty())
    return;
  image.push_back(char(WirePart::Bytes));
  uint64_t size = run.size();
  image.append(reinterpret_cast<const char *>(&size), reinterpret_cast<const char *>(&size + 1));
  image.append(run);
  run.clear();
}

WireTables::WireTables() {
  for (StringRef name : {"builtin", "vhlo", "sdy"}) // as numbered by WireDialect
    dialect(name);
  attributes.emplace_back();
  types.emplace_back();
}

uint32_t WireTables::string(StringRef text) {
  auto [place, isNew] = stringIndex.try_emplace(llvm::CachedHashStringRef(text), uint32_t(strings.size()));
  if (isNew) {
    StringRef kept = text.copy(memory);
    place->first = llvm::CachedHashStringRef(kept, place->first.hash());
    strings.push_back(kept);
  }
  return place->second;
}

StringRef WireTables::blob(StringRef borrowed) {
  return borrowed.size() <= shortBlob ? borrowed : blobs.insert(llvm::CachedHashStringRef(borrowed)).first->val();
}

StringRef WireTables::keptBlob(StringRef bytes) {
  llvm::CachedHashStringRef key(bytes);
  return bytes.size() <= shortBlob || blobs.contains(key) ? blob(bytes) : blob(bytes.copy(memory));
}

uint32_t WireTables::enter(std::vector<WireEntry> &table, llvm::DenseMap<llvm::CachedHashStringRef, uint32_t> &index,
                           WireDialect dialect, uint16_t code, WireEncoder &builder, Version own, bool looksInside,
                           bool text) {
  checkWork(); // one op may have any number of entries
  builder.flush();
  // Each dialect numbers its own codes. Text has no code.
  const uint32_t key = uint32_t(dialect) << 1 | text;
  builder.image.append(reinterpret_cast<const char *>(&key), reinterpret_cast<const char *>(&key + 1));
  auto [place, isNew] = index.try_emplace(llvm::CachedHashStringRef(builder.image), uint32_t(table.size()));
  if (!isNew)
    return place->second;
  StringRef kept = StringRef(builder.image).copy(memory);
  place->first = llvm::CachedHashStringRef(kept, place->first.hash());
  WireEntry entry{kept.drop_back(sizeof key), dialect, code, own, 0, text};
  if (looksInside)
    inheritMin(entry);
  table.push_back(entry);
  return place->second;
}

void WireTables::inheritMin(WireEntry &entry) {
  forEachPart(entry.image, [&](const WirePart &part) {
    Version inner = minimumVersion;
    if (part.kind == WirePart::Attr || part.kind == WirePart::OptionalAttr)
      inner = attributes[part.id].min;
    else if (part.kind == WirePart::Type)
      inner = types[part.id].min;
    if (entry.min < inner)
      entry.min = inner;
  });
}

WireAttr WireTables::add(WireDialect dialect, uint16_t code, WireEncoder &builder) {
  builder.flush();
  attributes.push_back({StringRef(builder.image).copy(memory), dialect, code, minimumVersion, 0, false});
  return {uint32_t(attributes.size() - 1)};
}

WireAttr WireTables::intern(WireDialect dialect, uint16_t code, WireEncoder &builder, Version atLeast) {
  Version own = atLeast;
  if (dialect == WireDialect::Vhlo)
    if (const CodeRecord *record = findCode(attributeRecords(), code); record && own < record->min)
      own = record->min;
  return {enter(attributes, attributeIndex, dialect, code, builder, own, looksInsideAttribute(dialect, code))};
}

static WireEncoder imageOf(StringRef text) {
  WireEncoder builder;
  for (char c : text)
    builder.byte(uint8_t(c));
  builder.byte(0);
  return builder;
}

WireAttr WireTables::internText(WireDialect dialect, StringRef text) {
  WireEncoder builder = imageOf(text);
  return {enter(attributes, attributeIndex, dialect, 0, builder, minimumVersion, false, /*text=*/true)};
}

WireType WireTables::internTypeText(WireDialect dialect, StringRef text) {
  WireEncoder builder = imageOf(text);
  return {enter(types, typeIndex, dialect, 0, builder, minimumVersion, false, /*text=*/true)};
}

WireDialect WireTables::dialect(StringRef name) {
  auto [place, isNew] = dialectIndex.try_emplace(llvm::CachedHashStringRef(name), WireDialect(dialects.size()));
  if (isNew) {
    dialects.push_back(name.copy(memory));
    place->first = llvm::CachedHashStringRef(dialects.back(), place->first.hash());
  }
  return place->second;
}

WireType WireTables::internType(WireDialect dialect, uint16_t code, WireEncoder &builder) {
  Version own = minimumVersion;
  if (dialect == WireDialect::Vhlo)
    if (const CodeRecord *record = findCode(typeRecords(), code))
      own = record->min;
  return {enter(types, typeIndex, dialect, code, builder, own, looksInsideType(dialect, code))};
}

namespace {

// Visits entries with an explicit stack. Entries that are old enough are not searched.
class NewerParts {
public:
  NewerParts(llvm::ArrayRef<WireEntry> attributes, llvm::ArrayRef<WireEntry> types, Version after,
             WireTables::PartVisitor visit)
      : attributes(attributes), types(types), after(after), visit(visit) {}

  void look(bool isType, uint32_t id) {
    reach(isType, id);
    while (!pending.empty()) {
      auto [pendingType, pendingId] = pending.pop_back_val();
      if (pendingType)
        lookAt(types[pendingId], typeRecords(), looksInsideType(types[pendingId].dialect, types[pendingId].code));
      else
        lookAt(attributes[pendingId], attributeRecords(),
               looksInsideAttribute(attributes[pendingId].dialect, attributes[pendingId].code));
    }
  }

private:
  void reach(bool isType, uint32_t id) {
    if (after < (isType ? types : attributes)[id].min && seen.insert({isType, id}).second)
      pending.push_back({isType, id});
  }
  void tell(const llvm::Twine &name, Version since) {
    if (std::string text = name.str(); !llvm::is_contained(reported, text)) {
      visit(text, since);
      reported.push_back(std::move(text));
    }
  }
  void lookAt(const WireEntry &entry, llvm::ArrayRef<CodeRecord> records, bool looksInside) {
    if (looksInside)
      forEachPart(entry.image, [&](const WirePart &part) {
        if (part.kind == WirePart::Attr || (part.kind == WirePart::OptionalAttr && part.id))
          reach(false, part.id);
        else if (part.kind == WirePart::Type)
          reach(true, part.id);
      });
    const CodeRecord *record = findCode(records, entry.code);
    if (entry.dialect != WireDialect::Vhlo || !record)
      return;
    if (after < record->min)
      tell(record->name, record->min);
    if (records.data() != attributeRecords().data())
      return;
    // Cases of an enum can be newer than the enum.
    for (const EnumRecord &known : enumRecords())
      if (known.code == entry.code)
        for (const EnumCase &one : known.cases)
          if (after < one.min && valueOf(entry) == one.value)
            tell(record->name + " " + one.name, one.min);
  }
  // The case of an enum entry; the code precedes it.
  static uint64_t valueOf(const WireEntry &entry) {
    uint64_t value = 0;
    forEachPart(entry.image, [&](const WirePart &part) {
      Cursor bytes(part.bytes, part.bytes.data());
      bytes.varint();
      value = bytes.varint();
    });
    return value;
  }

  llvm::ArrayRef<WireEntry> attributes, types;
  Version after;
  WireTables::PartVisitor visit;
  llvm::DenseSet<std::pair<unsigned, uint32_t>> seen;
  llvm::SmallVector<std::pair<bool, uint32_t>> pending;
  llvm::SmallVector<std::string, 2> reported;
};

} // namespace

void WireTables::forEachNewer(WireAttr attr, Version after, PartVisitor visit) const {
  NewerParts(attributes, types, after, visit).look(false, attr.id);
}

void WireTables::forEachNewer(WireType type, Version after, PartVisitor visit) const {
  NewerParts(attributes, types, after, visit).look(true, type.id);
}
