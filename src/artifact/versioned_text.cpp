// Prints the versioned program of an artifact, and writes an artifact from such text. Nothing is converted: text and
// artifact say the same.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/versioned_check.h"
#include "vhlo/versioned.h"

using namespace shlo;

Result<std::string> artifact::printVersioned(std::string_view bytes, const PrintOptions &options) {
  if (detect(bytes) == Content::JaxExport)
    if (std::string_view inside = insideJaxExport(bytes); !inside.empty())
      bytes = inside;
  Result<std::shared_ptr<Module>> module = readVersioned(bytes, anything());
  if (!module)
    return std::move(module.error());
  return printText(**module, options);
}

Result<std::string> artifact::parseVersioned(std::string_view text, const ParseOptions &options,
                                             const WriteOptions &write) {
  std::shared_ptr<Module> module = Module::create(text.size());
  OneThread alone(module->context());
  module->context().getOrLoadDialect<vhlo::VersionedDialect>();
  if (Status status = parseSyntax(*module, text, options); !status)
    return std::move(status.error());
  VersionedCheck checker(module->op());
  if (Status status = checker.check(); !status)
    return std::move(status.error());
  WriteOptions values = write;
  Result<std::string> target = checker.target(write.target);
  if (!target)
    return std::move(target.error());
  values.target = std::move(*target);
  Result<std::string> bytes = writeVersioned(*module, values);
  if (!bytes || !options.verify)
    return bytes;
  // Reading verifies the program: the tables do not state the rules of the ops.
  ReadOptions reading = anything();
  reading.lenient = options.lenient;
  Result<std::shared_ptr<Module>> program = read(*bytes, reading);
  if (!program)
    return std::move(program.error());
  WriteOptions again;
  again.target = values.target;
  if (Result<std::string> expressible = artifact::write(**program, again); !expressible)
    return std::move(expressible.error());
  return bytes;
}
