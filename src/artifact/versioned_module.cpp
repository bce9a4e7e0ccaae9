// Modules of versioned ops: made of programs, made programs again, written.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/versioned_module.h"

#include "artifact/versioned_check.h"

using namespace shlo;

artifact::ReadOptions artifact::anything() {
  ReadOptions options;
  options.maxNesting = 512;
  return options;
}

Result<std::string> artifact::writeStanding(const Module &versioned, const WriteOptions &options) {
  const std::string &wanted = options.target.empty() ? *versioned.versionedFor() : options.target;
  Result<std::string> target = VersionedCheck(versioned.op()).target(wanted);
  if (!target)
    return std::move(target.error());
  WriteOptions values = options;
  values.target = std::move(*target);
  return writeVersioned(versioned, values);
}

Result<std::shared_ptr<Module>> artifact::toVersioned(const Module &program, const WriteOptions &options) {
  Result<std::string> bytes = write(program, options);
  return bytes ? readVersioned(*bytes, anything()) : Result<std::shared_ptr<Module>>(std::move(bytes.error()));
}

Result<std::shared_ptr<Module>> artifact::toProgram(const Module &versioned, const ReadOptions &options) {
  WriteOptions newest; // whatever the versions of the ops, reading upgrades each of them
  newest.target = vhlo::text(vhlo::currentVersion);
  Result<std::string> bytes = writeVersioned(versioned, newest);
  return bytes ? read(*bytes, options) : Result<std::shared_ptr<Module>>(std::move(bytes.error()));
}
