// The container of MLIR bytecode.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/container.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <array>
#include <optional>

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using llvm::Twine;
using vhlo::Cursor;

namespace {

constexpr unsigned sectionKinds = 9;
constexpr const char *sectionNames[sectionKinds] = {"string",   "dialect",         "attribute and type",
                                                    "offset",   "program",         "resource",
                                                    "resource offset", "dialect version", "property"};

// Parses the tables. Keeps the first failure.
class Parser {
public:
  Parser(std::string_view bytes, Container &out) : bytes(bytes), out(out) {
    out.file = bytes.data();
    out.size = bytes.size();
  }

  Status parse(size_t headerSize) {
    if (sections(headerSize) && strings() && dialects() && entries())
      properties();
    return std::move(status);
  }

private:
  bool sections(size_t headerSize);
  bool strings();
  bool dialects();
  bool entries();
  bool properties();
  bool fail(const Twine &message, int64_t offset) {
    if (status)
      status = malformed(message, offset);
    return false;
  }
  Cursor cursor(SectionId id) const { return Cursor(*found[size_t(id)], bytes.data()); }
  // Checks that the section was read without failure and to its end.
  bool finish(Cursor &cursor, SectionId id) {
    if (!cursor.failed() && cursor.atEnd())
      return true;
    return fail(Twine("the ") + sectionNames[size_t(id)] + " section is damaged", cursor.offset());
  }
  bool string(uint64_t index, StringRef &text, const Cursor &cursor) {
    if (index >= out.strings.size())
      return fail("a name has string index " + Twine(index) + ", which is out of range", cursor.offset());
    text = out.strings[index];
    return true;
  }
  bool group(Cursor &offsets, StringRef data, size_t &used, uint64_t total, std::vector<vhlo::TableEntry> &table);

  std::string_view bytes;
  Container &out;
  std::array<std::optional<StringRef>, sectionKinds> found;
  Status status; // the first failure
};

bool Parser::sections(size_t headerSize) {
  Cursor file(StringRef(bytes.data(), bytes.size()).drop_front(headerSize), bytes.data());
  while (!file.atEnd()) {
    int64_t begin = file.offset();
    SectionId id;
    StringRef payload;
    if (!readSection(file, id, payload))
      return fail("the file ends in a section, or a section is damaged", begin);
    if (size_t(id) >= sectionKinds)
      return fail("unknown section " + Twine(unsigned(id)), begin);
    if (found[size_t(id)])
      return fail(Twine("two ") + sectionNames[size_t(id)] + " sections", begin);
    found[size_t(id)] = payload;
  }
  for (SectionId id :
       {SectionId::String, SectionId::Dialect, SectionId::AttrType, SectionId::AttrTypeOffset, SectionId::Ir})
    if (!found[size_t(id)])
      return fail(Twine("no ") + sectionNames[size_t(id)] + " section", int64_t(bytes.size()));
  out.ir = cursor(SectionId::Ir);
  return true;
}

bool Parser::strings() {
  Cursor sizes = cursor(SectionId::String);
  uint64_t count = sizes.count();
  StringRef all = *found[size_t(SectionId::String)];
  out.strings.resize(count);
  size_t end = all.size();
  // The sizes are listed from the last string to the first. Each includes a NUL.
  for (uint64_t i = count; i-- > 0 && !sizes.failed();) {
    uint64_t size = sizes.varint();
    if (size == 0 || size > end || all[end - 1] != '\0')
      return fail("string " + Twine(i) + " is damaged", sizes.offset());
    out.strings[i] = all.slice(end - size, end - 1);
    end -= size;
  }
  if (sizes.failed() || sizes.remaining() != all.size() - end)
    return fail("the string section is damaged", sizes.offset());
  return true;
}

bool Parser::dialects() {
  Cursor in = cursor(SectionId::Dialect);
  uint64_t count = in.count();
  for (; count && !in.failed(); --count) {
    bool hasVersion = false;
    uint64_t name = out.bytecode >= 1 ? in.varintWithFlag(hasVersion) : in.varint();
    StringRef text;
    if (in.failed() || !string(name, text, in))
      break;
    SectionId id;
    StringRef version;
    if (hasVersion && (!readSection(in, id, version) || id != SectionId::DialectVersions))
      return fail("the version of dialect '" + text + "' is damaged", in.offset());
    out.dialects.push_back(text);
    out.dialectKinds.push_back(text == "vhlo"      ? vhlo::EntryDialect::Vhlo
                               : text == "builtin" ? vhlo::EntryDialect::Builtin
                               : text == "sdy"     ? vhlo::EntryDialect::Sdy
                                                   : vhlo::EntryDialect::Other);
  }
  if (!status)
    return false;
  uint64_t expected = out.bytecode >= 4 ? in.count() : 0;
  while (!in.atEnd()) {
    uint64_t dialect = in.varint();
    if (!in.failed() && dialect >= out.dialects.size())
      return fail("an op has a dialect index out of range", in.offset());
    for (uint64_t ops = in.count(); ops && !in.failed(); --ops) {
      bool registered = true;
      uint64_t name = out.bytecode >= 5 ? in.varintWithFlag(registered) : in.varint();
      StringRef text;
      if (!in.failed() && !string(name, text, in))
        return false;
      out.opNames.push_back({uint32_t(dialect), text, registered});
    }
  }
  if (!finish(in, SectionId::Dialect))
    return false;
  if (out.bytecode >= 4 && expected != out.opNames.size())
    return fail("the number of ops is not the stated one", in.offset());
  return true;
}

bool Parser::group(Cursor &offsets, StringRef data, size_t &used, uint64_t total,
                   std::vector<vhlo::TableEntry> &table) {
  while (table.size() < total && !offsets.failed()) {
    uint64_t dialect = offsets.varint();
    uint64_t count = offsets.count();
    if (offsets.failed())
      break;
    if (dialect >= out.dialects.size() || count > total - table.size())
      return fail("a group of attributes or types is damaged", offsets.offset());
    for (; count && !offsets.failed(); --count) {
      bool custom;
      uint64_t size = offsets.varintWithFlag(custom);
      if (offsets.failed() || size > data.size() - used)
        return fail("an attribute or type extends beyond the end of its section", offsets.offset());
      table.push_back({data.substr(used, size), uint32_t(dialect), custom});
      used += size;
    }
  }
  return !offsets.failed() || fail("the offset section is damaged", offsets.offset());
}

bool Parser::entries() {
  Cursor offsets = cursor(SectionId::AttrTypeOffset);
  StringRef data = *found[size_t(SectionId::AttrType)];
  uint64_t attributes = offsets.count(), types = offsets.count();
  size_t used = 0;
  if (!group(offsets, data, used, attributes, out.attributes) || !group(offsets, data, used, types, out.types) ||
      !finish(offsets, SectionId::AttrTypeOffset))
    return false;
  return used == data.size() || fail("the attribute section has unused bytes", offsets.offset());
}

bool Parser::properties() {
  if (!found[size_t(SectionId::Properties)])
    return true;
  Cursor in = cursor(SectionId::Properties);
  for (uint64_t count = in.count(); count && !in.failed(); --count)
    out.properties.push_back(in.blob());
  return finish(in, SectionId::Properties);
}

} // namespace

Error artifact::malformed(const Twine &message, int64_t offset) {
  Error error = makeError(SHLO_MALFORMED, ("not a readable artifact: " + message).str());
  Diagnostic finding;
  finding.message = message.str();
  finding.offset = offset;
  error.diagnostics.push_back(std::move(finding));
  return error;
}

bool artifact::readSection(Cursor &cursor, SectionId &id, StringRef &payload) {
  uint8_t head = cursor.byte();
  uint64_t size = cursor.varint();
  if (head & 0x80) {
    uint64_t alignment = cursor.varint();
    if (cursor.failed() || alignment == 0 || (alignment & (alignment - 1)) || alignment > 4096)
      return cursor.fail();
    while (!cursor.failed() && uint64_t(cursor.offset()) % alignment)
      if (cursor.byte() != 0xcb)
        return cursor.fail();
  }
  id = SectionId(head & 0x7f);
  payload = cursor.bytes(size);
  return !cursor.failed();
}

bool artifact::skipUseOrders(Cursor &in, uint64_t valueCount) {
  uint64_t records = valueCount == 1 ? 1 : in.count();
  if (valueCount == 0 || records > valueCount)
    return false;
  for (; records; --records) {
    if (valueCount != 1 && in.varint() >= valueCount)
      return false;
    bool pairs;
    uint64_t size = in.varintWithFlag(pairs);
    if (in.failed() || size == 0 || size > in.remaining() || (pairs && size % 2))
      return false;
    if (pairs) {
      for (; size; --size)
        in.varint();
      continue;
    }
    llvm::BitVector seen(unsigned(std::min<uint64_t>(size, UINT32_MAX)));
    for (uint64_t i = 0; i < size; ++i) {
      uint64_t place = in.varint();
      if (place >= seen.size() || seen.test(unsigned(place)))
        return false;
      seen.set(unsigned(place));
    }
  }
  return !in.failed();
}

Result<Header> artifact::readHeader(std::string_view bytes) {
  StringRef all(bytes.data(), bytes.size());
  if (!all.starts_with(magic))
    return malformed("the bytes do not begin with ML\\xEFR", 0);
  Cursor cursor(all.drop_front(magic.size()), bytes.data());
  Header header;
  header.bytecode = cursor.varint();
  size_t begin = size_t(cursor.offset());
  size_t end = all.find('\0', begin);
  if (cursor.failed() || end == StringRef::npos)
    return malformed("the file ends in its header", int64_t(bytes.size()));
  header.producer = all.slice(begin, end);
  header.size = end + 1;
  return header;
}

Result<Container> artifact::readContainer(std::string_view bytes) {
  Result<Header> header = readHeader(bytes);
  if (!header)
    return std::move(header.error());
  if (header->bytecode > newestBytecode)
    return makeError(SHLO_VERSION, ("MLIR bytecode version " + Twine(header->bytecode) +
                                    " is newer than this library supports (" + Twine(newestBytecode) + ")")
                                       .str());
  Container out;
  out.bytecode = header->bytecode;
  out.producer = header->producer;
  if (Status status = Parser(bytes, out).parse(header->size); !status)
    return std::move(status.error());
  return out;
}
