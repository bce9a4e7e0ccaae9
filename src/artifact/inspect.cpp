// Inspects an artifact without making a module: ops are counted while the bytes are scanned.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/inspect.h"

#include "artifact/artifact.h"
#include "artifact/container.h"
#include "vhlo/tables.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using llvm::Twine;
using vhlo::Cursor;

namespace {

constexpr unsigned deepestRegions = 512;
constexpr const char *unknownType = "unknown type";

class Inspector {
public:
  explicit Inspector(const Container &file)
      : file(file), context(Module::create(file.size)),
        decoder(&context->context(), file.tables(), ReadOptions().maxNesting, /*mayBorrow=*/false),
        textLeft(uint64_t(64) * file.size + (1 << 20)) {}

  Result<Inspection> inspect();

private:
  bool resolve();
  bool fail(Code code, const Twine &message, const Cursor &at);
  bool damaged(const Cursor &at) { return fail(SHLO_MALFORMED, "an op or a region is damaged", at); }
  // An op whose regions are being scanned; the first one stands for the program. They wait in a list, so that the stack
  // of the thread does not limit their depth.
  struct OpenOp {
    bool hasSection = false;                   // the last of `sections`
    uint64_t regions = 0, blocks = 0, ops = 0; // that are not yet scanned
  };
  bool program();
  bool next(OpenOp &open, Cursor &in);
  bool block(OpenOp &open, Cursor &in);
  bool op(Cursor &in);
  bool openRegions(Cursor &in);
  bool closeRegions();
  bool arguments(Cursor &in);

  // Functions.
  bool function(const vhlo::OpVersion *version, std::optional<uint64_t> attributes, std::optional<uint64_t> properties);
  std::optional<Cursor> entry(llvm::ArrayRef<vhlo::TableEntry> table, std::optional<uint64_t> index,
                              vhlo::EntryDialect dialect, uint64_t code) const;
  StringRef text(std::optional<uint64_t> attribute, vhlo::EntryDialect dialect, uint64_t code) const;
  StringRef versionedText(std::optional<uint64_t> attribute) const {
    return text(attribute, vhlo::EntryDialect::Vhlo, uint64_t(vhlo::AttributeCode::String));
  }
  bool types(Cursor &in, std::vector<std::string> &out);
  const std::string &typeText(uint64_t index);

  // Accounts for text: a few bytes can name the same long text again and again.
  bool afford(uint64_t bytes, const Cursor &at) {
    if (bytes > textLeft)
      return fail(SHLO_LIMIT, "has more text than a file of this size can have", at);
    textLeft -= bytes;
    return true;
  }

  struct OpKind {
    const vhlo::OpVersion *version = nullptr; // null if this library does not know the op
    bool isFunction = false;
    uint64_t occurrences = 0;
  };
  const Container &file;
  std::vector<OpenOp> openOps;
  std::vector<Cursor> sections; // of the isolated ops among them; the program's is the first
  std::vector<OpKind> kinds;    // by op name
  std::vector<Inspection::Function> functions;
  std::shared_ptr<Module> context; // to print types
  vhlo::Decoder decoder;
  llvm::DenseMap<uint64_t, std::string> typeTexts;
  uint64_t textLeft;
  Status status; // the first failure
};

bool Inspector::fail(Code code, const Twine &message, const Cursor &at) {
  if (status) {
    status = malformed(message, at.offset());
    status.error().code = code;
  }
  return false;
}

//===- The program ------------------------------------------------------------------------------------------------===//

bool Inspector::program() {
  sections = {file.ir};
  openOps = {{.blocks = 1}};
  while (!openOps.empty())
    if (!next(openOps.back(), sections.back()))
      return false;
  return sections.back().atEnd() || fail(SHLO_MALFORMED, "there are bytes after the program", sections.back());
}

bool Inspector::next(OpenOp &open, Cursor &in) {
  if (in.failed())
    return damaged(in);
  if (open.ops) {
    --open.ops;
    return op(in);
  }
  if (open.blocks) {
    --open.blocks;
    return block(open, in);
  }
  if (!open.regions)
    return closeRegions();
  --open.regions;
  open.blocks = in.varint();
  if (open.blocks)
    in.varint(); // values
  return true;
}

bool Inspector::block(OpenOp &open, Cursor &in) {
  bool hasArguments;
  open.ops = in.varintWithFlag(hasArguments);
  return !hasArguments || arguments(in);
}

bool Inspector::arguments(Cursor &in) {
  uint64_t count = in.count();
  for (uint64_t i = 0; i < count && !in.failed(); ++i) {
    bool hasLocation = true;
    file.bytecode >= 4 ? in.varintWithFlag(hasLocation) : in.varint();
    if (hasLocation)
      in.varint();
  }
  if (file.bytecode >= 3 && (in.byte() & hasUseOrders) && !skipUseOrders(in, count))
    return damaged(in);
  return !in.failed() || damaged(in);
}

bool Inspector::op(Cursor &in) {
  uint64_t name = in.varint();
  uint8_t mask = in.byte();
  uint64_t location = in.varint();
  std::optional<uint64_t> attributes, properties;
  if (mask & hasAttributes)
    attributes = in.varint();
  if (mask & hasProperties)
    properties = in.varint();
  uint64_t results = mask & hasResults ? in.count() : 0;
  for (uint64_t i = 0; i < results && !in.failed(); ++i)
    in.varint();
  for (OpMask list : {hasOperands, hasSuccessors})
    if (mask & list)
      for (uint64_t n = in.count(); n && !in.failed(); --n)
        in.varint();
  if ((mask & hasUseOrders) && !skipUseOrders(in, results))
    return damaged(in);
  if (in.failed() || name >= kinds.size() || mask & 0x80)
    return damaged(in);
  if (location >= file.attributes.size() || attributes.value_or(0) >= file.attributes.size() ||
      (properties && *properties >= file.properties.size()))
    return damaged(in);
  ++kinds[name].occurrences;
  if (kinds[name].isFunction && !function(kinds[name].version, attributes, properties))
    return false;
  return !(mask & hasRegions) || openRegions(in);
}

bool Inspector::openRegions(Cursor &in) {
  if (openOps.size() > deepestRegions)
    return fail(SHLO_LIMIT, "regions are nested deeper than " + Twine(deepestRegions), in);
  bool isolated;
  OpenOp open;
  open.regions = in.varintWithFlag(isolated);
  open.hasSection = isolated && file.bytecode >= 2;
  openOps.push_back(open);
  if (!open.hasSection)
    return true;
  SectionId id;
  StringRef payload;
  if (!readSection(in, id, payload) || id != SectionId::Ir)
    return damaged(in);
  sections.emplace_back(payload, file.file);
  return true;
}

bool Inspector::closeRegions() {
  if (openOps.back().hasSection) {
    if (!sections.back().atEnd())
      return damaged(sections.back());
    sections.pop_back();
  }
  openOps.pop_back();
  return true;
}

//===- Functions --------------------------------------------------------------------------------------------------===//

// The fields of an entry with that code; none if the index is out of range or the code differs.
std::optional<Cursor> Inspector::entry(llvm::ArrayRef<vhlo::TableEntry> table, std::optional<uint64_t> index,
                                       vhlo::EntryDialect dialect, uint64_t code) const {
  if (!index || *index >= table.size())
    return std::nullopt;
  const vhlo::TableEntry &raw = table[*index];
  Cursor fields(raw.bytes, file.file);
  if (!raw.custom || file.dialectKinds[raw.dialect] != dialect || fields.varint() != code || fields.failed())
    return std::nullopt;
  return fields;
}

StringRef Inspector::text(std::optional<uint64_t> attribute, vhlo::EntryDialect dialect, uint64_t code) const {
  std::optional<Cursor> fields = entry(file.attributes, attribute, dialect, code);
  uint64_t string = fields ? fields->varint() : 0;
  return fields && !fields->failed() && string < file.strings.size() ? file.strings[string] : StringRef();
}

bool Inspector::function(const vhlo::OpVersion *version, std::optional<uint64_t> attributes,
                         std::optional<uint64_t> properties) {
  std::optional<uint64_t> symbol, type, visibility;
  auto give = [&](StringRef attribute, uint64_t value) {
    if (attribute == "sym_name")
      symbol = value;
    else if (attribute == "function_type")
      type = value;
    else if (attribute == "sym_visibility")
      visibility = value;
  };
  // Sorted by name. An unknown version of the op may have other attributes.
  if (version && properties) {
    Cursor values(file.properties[*properties], file.file);
    for (const vhlo::WireAttribute &attribute : version->attributes)
      if (uint64_t value = values.varint(); !values.failed())
        give(attribute.name, value);
  }
  if (std::optional<Cursor> items = entry(file.attributes, attributes, vhlo::EntryDialect::Builtin,
                                          uint64_t(vhlo::BuiltinAttributeCode::Dictionary)))
    for (uint64_t n = items->count(); n && !items->failed(); --n) {
      uint64_t key = items->varint(), value = items->varint();
      if (!items->failed())
        give(text(key, vhlo::EntryDialect::Builtin, uint64_t(vhlo::BuiltinAttributeCode::String)), value);
    }

  Inspection::Function found;
  if (!afford(versionedText(symbol).size() + sizeof found, file.ir))
    return false;
  found.name = versionedText(symbol).str();
  found.isPublic = versionedText(visibility) != "private" && versionedText(visibility) != "nested";
  std::optional<Cursor> wrapped =
      entry(file.attributes, type, vhlo::EntryDialect::Vhlo, uint64_t(vhlo::AttributeCode::Type));
  if (std::optional<Cursor> signature = entry(file.types, wrapped ? std::optional(wrapped->varint()) : std::nullopt,
                                              vhlo::EntryDialect::Vhlo, uint64_t(vhlo::TypeCode::Function)))
    if (!types(*signature, found.arguments) || !types(*signature, found.results))
      return false;
  functions.push_back(std::move(found));
  return true;
}

bool Inspector::types(Cursor &in, std::vector<std::string> &out) {
  for (uint64_t n = in.count(); n && !in.failed(); --n) {
    const std::string &text = typeText(in.varint());
    if (!afford(text.size() + sizeof text, in))
      return false;
    out.push_back(text);
  }
  return true;
}

const std::string &Inspector::typeText(uint64_t index) {
  auto [place, isNew] = typeTexts.try_emplace(std::min<uint64_t>(index, file.types.size()));
  if (!isNew)
    return place->second;
  if (mlir::Type type = decoder.type(index)) {
    llvm::raw_string_ostream(place->second) << type;
  } else {
    place->second = unknownType;
    if (decoder.failed())
      decoder.takeError();
  }
  return place->second;
}

// Looks up each op name.
bool Inspector::resolve() {
  for (const OpName &name : file.opNames) {
    OpKind &kind = kinds.emplace_back();
    if (!afford(file.dialects[name.dialect].size() + name.name.size(), file.ir))
      return false;
    if (file.dialectKinds[name.dialect] != vhlo::EntryDialect::Vhlo)
      continue;
    kind.version = vhlo::findVersioned(name.name).second;
    kind.isFunction = name.name.starts_with("func_v");
  }
  for (StringRef dialect : file.dialects)
    if (!afford(dialect.size(), file.ir))
      return false;
  return true;
}

Result<Inspection> Inspector::inspect() {
  resolve() && program();
  if (!status)
    return std::move(status.error());
  Inspection result;
  result.bytecode = uint32_t(file.bytecode);
  for (StringRef dialect : file.dialects)
    result.dialects.push_back(dialect.str());
  for (auto [op, kind] : llvm::zip(file.opNames, kinds)) {
    if (!kind.occurrences)
      continue;
    const vhlo::ReleaseRecord *release = kind.version ? vhlo::findRelease(kind.version->min) : nullptr;
    result.ops.push_back({(file.dialects[op.dialect] + "." + op.name).str(), kind.occurrences,
                          release ? release->name.data() : nullptr});
  }
  std::sort(result.ops.begin(), result.ops.end(), [](const Inspection::Op &a, const Inspection::Op &b) {
    return a.occurrences != b.occurrences ? a.occurrences > b.occurrences : a.name < b.name;
  });
  result.functions = std::move(functions);
  return result;
}

} // namespace

Result<Inspection> artifact::inspect(std::string_view bytes) {
  if (std::string_view inside = detect(bytes) == Content::JaxExport ? insideJaxExport(bytes) : ""; !inside.empty())
    bytes = inside;
  Result<Peek> head = peek(bytes);
  if (!head)
    return std::move(head.error());
  Result<Container> file = readContainer(bytes);
  if (!file)
    return std::move(file.error());
  if (detect(bytes) != Content::Artifact)
    return notAnArtifact(Content::MlirBytecode);
  Result<Inspection> result = Inspector(*file).inspect();
  if (result) {
    result->version = std::move(head->version);
    result->producer = std::move(head->producer);
  }
  return result;
}
