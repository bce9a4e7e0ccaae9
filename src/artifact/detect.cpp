// What bytes are, and which version an artifact has.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/container.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;

namespace {

constexpr llvm::StringLiteral producerPrefix{"StableHLO_v"};

// FlatBuffers: a table offset, then, where there is one, a file identifier. Exports of JAX hold an artifact further on.
size_t magicInside(std::string_view bytes) {
  return std::string_view(bytes).find(std::string_view(magic.data(), magic.size()), 4);
}

bool looksLikeText(std::string_view bytes) {
  std::string_view begin = bytes.substr(0, 512);
  return !begin.empty() && std::none_of(begin.begin(), begin.end(), [](char c) {
    return uint8_t(c) < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\v';
  });
}

// Whether the dialects of the file are those of an artifact.
bool isVersioned(std::string_view bytes) {
  Result<Container> file = readContainer(bytes);
  return file && llvm::is_contained(file->dialectKinds, vhlo::EntryDialect::Vhlo);
}

} // namespace

Content artifact::detect(std::string_view bytes) {
  StringRef all(bytes.data(), bytes.size());
  if (all.starts_with(magic)) {
    Result<Header> header = readHeader(bytes);
    // Until May 2023 artifacts carried the name of MLIR only.
    if (header && (header->producer.contains(producerPrefix) || isVersioned(bytes)))
      return Content::Artifact;
    return Content::MlirBytecode;
  }
  // The first word of a FlatBuffer is the offset of its root table.
  if (bytes.size() >= 8) {
    uint32_t root;
    std::memcpy(&root, bytes.data(), 4);
    if (root >= 4 && root < bytes.size() && magicInside(bytes) != std::string_view::npos)
      return Content::JaxExport;
  }
  return looksLikeText(bytes) ? Content::Text : Content::Unknown;
}

std::string_view artifact::insideJaxExport(std::string_view bytes) {
  size_t begin = magicInside(bytes);
  if (begin == std::string_view::npos || begin < 4)
    return {};
  // A FlatBuffer's byte vector has its length in front.
  uint32_t length;
  std::memcpy(&length, bytes.data() + begin - 4, 4);
  if (length > bytes.size() - begin)
    return {};
  return bytes.substr(begin, length);
}

Error artifact::notAnArtifact(Content content) {
  StringRef what;
  switch (content) {
  case Content::Text:
    what = "this is text; parse it as a module and write that as an artifact";
    break;
  case Content::MlirBytecode:
    what = "this is MLIR bytecode of other dialects, not of the versioned opset; write it with StableHLO's "
           "serialize_portable_artifact, or with jax.export";
    break;
  case Content::JaxExport:
    what = "this is a serialized jax.export.Exported; the artifact inside is its mlir_module_serialized";
    break;
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
  llvm::SmallVector<StringRef, 4> parts;
  version.split(parts, '.');
  uint32_t number;
  if (parts.size() == 3 && llvm::none_of(parts, [&](StringRef part) { return part.getAsInteger(10, number); }))
    result.version = version.str();
  return result;
}
