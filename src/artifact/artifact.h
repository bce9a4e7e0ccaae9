// Portable artifacts: reading, writing, and detecting what bytes contain.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/limits.h"
#include "dialect/module.h"
#include "dialect/other_dialects.h"
#include "text/print.h"
#include "text/text.h"

#include <string>
#include <string_view>

namespace shlo::artifact {

enum class Content : int32_t { Unknown, Artifact, MlirBytecode, Text, JaxExport, VersionedText, Onnx };

Content detect(std::string_view bytes);
// Whether the first dialect name in the text, or its first function, belongs to the versioned dialect.
bool isVersionedText(std::string_view text);
// The artifact inside the FlatBuffer of Exported.serialize(); empty if there is none.
std::string_view insideJaxExport(std::string_view bytes);

struct Peek {
  std::string version; // "" if the producer string has none
  std::string producer;
};
Result<Peek> peek(std::string_view bytes);

struct ReadOptions {
  bool verify = true;
  bool lenient = false; // only the rules that the reference checks apply
  uint64_t maxOps = uint64_t(1) << 26;
  uint32_t maxNesting = maxWireNesting;
  OtherDialects otherDialects = OtherDialects::Keep;
  std::vector<Diagnostic> *findings = nullptr; // warnings about dropped attributes
  bool borrow = false;                         // large constants are borrowed from the bytes
  bool keepVersioned = false;                  // the module has the versioned ops, and nothing is verified
};
// `owner` keeps the bytes alive. If constants are borrowed from them, it lives as long as the module's context.
Result<std::shared_ptr<Module>> read(std::string_view bytes, const ReadOptions &options,
                                     std::shared_ptr<const void> owner = nullptr);

// Options that accept everything.
ReadOptions anything();
// Reads the versioned program verbatim, as a module of the versioned dialect (vhlo/versioned.h). Nothing is verified.
Result<std::shared_ptr<Module>> readVersioned(std::string_view bytes, const ReadOptions &options);

struct WriteOptions {
  std::string target; // "" means the newest
  bool stripLocations = false;
  std::vector<Diagnostic> *findings = nullptr; // warnings about changes
};
// A module of versioned ops is written as it stands. Without a target that is the version that it is for.
Result<std::string> write(const Module &module, const WriteOptions &options);
// Writes a module of the versioned dialect, whose ops have all their attributes. The options must have a target, which
// has all ops.
Result<std::string> writeVersioned(const Module &module, const WriteOptions &options);

// MLIR bytecode with the ops of the program itself. It is no artifact: no other version of this library needs to read
// it. The producer also says whether the dialects of the reference's tools are known, as they were to the module.
inline constexpr llvm::StringLiteral plainProducer = "MLIR_of_stablehlo-c";
inline constexpr llvm::StringLiteral plainProducerWithTools = "MLIR_of_stablehlo-c_and_tools";
Result<std::string> writePlain(const Module &module);
Result<std::shared_ptr<Module>> readPlain(std::string_view bytes, const ReadOptions &options);

// The module of versioned ops for a program and a target, and the program for such a module, whose ops are upgraded.
Result<std::shared_ptr<Module>> toVersioned(const Module &program, const WriteOptions &options);
Result<std::shared_ptr<Module>> toProgram(const Module &versioned, const ReadOptions &options);
// A copy of a module of versioned ops for another version, the target of the options. Null if only the program can tell
// what an op becomes, or what blocks the version.
std::shared_ptr<Module> retarget(const Module &versioned, const WriteOptions &options);

// Prints the versioned program of an artifact or a JAX export.
Result<std::string> printVersioned(std::string_view bytes, const PrintOptions &options);
// Writes an artifact from such text. Without a target, it is for the newest version that has all ops. With
// options.verify, the artifact is then read as a program, which verifies it.
Result<std::string> parseVersioned(std::string_view text, const ParseOptions &options, const WriteOptions &write);

} // namespace shlo::artifact
