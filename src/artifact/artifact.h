// Portable artifacts: bytes <-> module. Inspecting what bytes are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/foreign.h"
#include "dialect/module.h"
#include "dialect/text.h"

#include <string>
#include <string_view>

namespace shlo::artifact {

enum class Content : int32_t { Unknown, Artifact, MlirBytecode, Text, JaxExport, VersionedText };

Content detect(std::string_view bytes);
// Whether the first thing of any dialect is of the versioned one, or its first function is.
bool isVersionedText(std::string_view text);
// The artifact inside Exported.serialize()'s FlatBuffer; empty where there is none.
std::string_view insideJaxExport(std::string_view bytes);

struct Peek {
  std::string version; // "" where the producer names none
  std::string producer;
};
Result<Peek> peek(std::string_view bytes);

struct ReadOptions {
  bool verify = true;
  uint64_t maxOps = uint64_t(1) << 26;
  uint32_t maxNesting = 64;
  OtherDialects foreign = OtherDialects::Keep;
  std::vector<Diagnostic> *findings = nullptr; // what was dropped
  bool borrow = false; // large constants stay in the bytes
};
// `owner` lives as long as the module's context: who keeps the bytes, where constants stay in them.
Result<std::shared_ptr<Module>> read(std::string_view bytes, const ReadOptions &options,
                                     std::shared_ptr<const void> owner = nullptr);

// The versioned program as it stands: a module of the versioned dialect (vhlo/versioned.h), for people to look at.
// Nothing is verified.
Result<std::shared_ptr<Module>> readVersioned(std::string_view bytes, const ReadOptions &options);

struct WriteOptions {
  std::string target; // "" is the newest
  bool stripLocations = false;
  std::vector<Diagnostic> *findings = nullptr; // what was changed
};
Result<std::string> write(const Module &module, const WriteOptions &options);
// A module of the versioned dialect, whose ops have all their attributes, as an artifact. It must have a target.
Result<std::string> writeVersioned(const Module &module, const WriteOptions &options);

// The versioned program of an artifact, or of a JAX export, as text.
Result<std::string> printVersioned(std::string_view bytes, const PrintOptions &options);
// An artifact from that text; without a target of the newest version that has all its ops. With options.verify it is
// read once more, as a program.
Result<std::string> parseVersioned(std::string_view text, const ParseOptions &options, const WriteOptions &write);

} // namespace shlo::artifact
