// Detects the content of bytes and the version of an artifact.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/container.h"
#include "onnx/file/check.h"
#include "vhlo/tables.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;

namespace {

constexpr llvm::StringLiteral producerPrefix{"StableHLO_v"};

// A little-endian number of the FlatBuffer; none beyond the end.
template <typename T> std::optional<T> numberAt(std::string_view bytes, uint64_t at) {
  if (at > bytes.size() || bytes.size() - at < sizeof(T))
    return std::nullopt;
  T value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

// The offset of the artifact in a JAX export, after its length; 0 if there is none. The artifact is the one field of
// the root table that refers to a vector that starts like an artifact. The number of the field depends on the version
// of JAX.
uint64_t artifactInside(std::string_view bytes) {
  std::optional<uint32_t> root = numberAt<uint32_t>(bytes, 0);
  std::optional<int32_t> back = root ? numberAt<int32_t>(bytes, *root) : std::nullopt;
  int64_t fields = back ? int64_t(*root) - *back : -1;
  if (fields < 0)
    return 0;
  std::optional<uint16_t> size = numberAt<uint16_t>(bytes, uint64_t(fields));
  for (uint64_t at = 4; size && at + 2 <= *size; at += 2) {
    std::optional<uint16_t> field = numberAt<uint16_t>(bytes, uint64_t(fields) + at);
    if (!field)
      return 0;
    uint64_t place = uint64_t(*root) + *field;
    std::optional<uint32_t> offset = *field ? numberAt<uint32_t>(bytes, place) : std::nullopt;
    if (!offset)
      continue;
    uint64_t begin = place + *offset + sizeof(uint32_t);
    if (begin < bytes.size() && StringRef(bytes.data(), bytes.size()).substr(begin).starts_with(magic))
      return begin;
  }
  return 0;
}

bool looksLikeText(std::string_view bytes) {
  std::string_view begin = bytes.substr(0, 512);
  return !begin.empty() && std::none_of(begin.begin(), begin.end(), [](char c) {
    return uint8_t(c) < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\v';
  });
}

// Whether the file has the dialects of an artifact.
bool isVersioned(std::string_view bytes) {
  Result<Container> file = readContainer(bytes);
  return file && llvm::is_contained(file->dialectKinds, vhlo::EntryDialect::Vhlo);
}

} // namespace

Content artifact::detect(std::string_view bytes) {
  StringRef all(bytes.data(), bytes.size());
  if (all.starts_with(magic)) {
    Result<Header> header = readHeader(bytes);
    // Until May 2023, the producer string of artifacts had only the name of MLIR.
    if (header && (header->producer.contains(producerPrefix) || isVersioned(bytes)))
      return Content::Artifact;
    return Content::MlirBytecode;
  }
  if (artifactInside(bytes))
    return Content::JaxExport;
  if (!looksLikeText(bytes))
    return onnx::looksLikeModel(bytes) ? Content::Onnx : Content::Unknown;
  return isVersionedText(bytes) ? Content::VersionedText : Content::Text;
}

// Whether all names of the versioned opset have this form: dialect, name, and version such as _v1.
static bool isVersionedName(StringRef word) {
  return word.consume_front("vhlo.") && word.rtrim("0123456789").ends_with("_v");
}

// Finds the first dialect name: at the start of a word, or of a quoted op name in generic form. Comments, other strings,
// the names of symbols, values and blocks, and the names of attributes are skipped.
bool artifact::isVersionedText(std::string_view text) {
  constexpr size_t most = 1 << 16;
  StringRef rest = StringRef(text.data(), text.size()).take_front(most);
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-'; };
  while (!rest.empty()) {
    StringRef word;
    if (rest.starts_with("//")) {
      rest = rest.drop_until([](char c) { return c == '\n'; });
    } else if (rest.consume_front("\"")) {
      size_t end = 0;
      while (end < rest.size() && rest[end] != '"')
        end += rest[end] == '\\' ? 2 : 1;
      StringRef quoted = rest.take_front(end);
      rest = rest.drop_front(std::min(rest.size(), end + 1));
      if (rest.starts_with("("))
        word = quoted;
    } else if (rest.consume_front("@") || rest.consume_front("%") || rest.consume_front("^")) {
      rest = rest.drop_while(isWord);
    } else if (isWord(rest.front())) {
      word = rest.take_while(isWord);
      rest = rest.drop_front(word.size());
      if (rest.ltrim().starts_with("="))
        word = {};
    } else {
      rest = rest.drop_front();
    }
    if (isVersionedName(word) || (word == "vhlo" && rest.starts_with("<")))
      return true;
    for (StringRef dialect : {"func.", "stablehlo.", "chlo."})
      if (word.starts_with(dialect))
        return false;
  }
  return false;
}

std::string_view artifact::insideJaxExport(std::string_view bytes) {
  uint64_t begin = artifactInside(bytes);
  uint32_t length = begin ? *numberAt<uint32_t>(bytes, begin - sizeof(uint32_t)) : 0;
  return length > bytes.size() - begin ? std::string_view() : bytes.substr(begin, length);
}

Error artifact::notAnArtifact(Content content) {
  StringRef what;
  switch (content) {
  case Content::Text: what = "this is text; parse it as a module and write the module as an artifact"; break;
  case Content::VersionedText:
    what = "this is the text of a versioned program; load it as a module, or parse it as an artifact";
    break;
  case Content::MlirBytecode:
    what = "this is MLIR bytecode of other dialects, not of the versioned opset; write it with StableHLO's "
           "serialize_portable_artifact, or with jax.export";
    break;
  case Content::JaxExport:
    what = "this is a serialized jax.export.Exported; load it as a module, or take the artifact inside, its "
           "mlir_module_serialized";
    break;
  case Content::Onnx: what = "this is an ONNX model; load it as a module"; break;
  default:
    what = "not a StableHLO artifact: the bytes do not begin with ML\\xEFR";
  }
  return makeError(SHLO_MALFORMED, what.str());
}

Result<Peek> artifact::peek(std::string_view bytes) {
  if (!StringRef(bytes.data(), bytes.size()).starts_with(magic))
    return notAnArtifact(detect(bytes));
  Result<Header> header = readHeader(bytes);
  if (!header)
    return std::move(header.error());
  Peek result;
  result.producer = header->producer.str();
  size_t at = header->producer.find(producerPrefix);
  if (at == StringRef::npos)
    return result;
  StringRef version = header->producer.drop_front(at + producerPrefix.size());
  if (vhlo::parseVersion(version))
    result.version = version.str();
  return result;
}
