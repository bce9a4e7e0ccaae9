// Lookups in the generated tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/tables.h"

#include "vhlo/rules.h"
#include "vhlo/steps.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace shlo::vhlo {

namespace {
struct RequiredVersion {
  int32_t compatibility;
  llvm::StringLiteral version;
};
} // namespace

#include "opset/versioned_ops.inc"

llvm::ArrayRef<OpRecord> opRecords() { return ops; }
llvm::ArrayRef<CodeRecord> attributeRecords() { return attributes; }
llvm::ArrayRef<CodeRecord> typeRecords() { return types; }
llvm::ArrayRef<EnumRecord> enumRecords() { return enums; }
llvm::ArrayRef<ReleaseRecord> releaseRecords() { return releases; }

const OpRecord *findByMnemonic(llvm::StringRef mnemonic) {
  auto before = [](const OpRecord &record, llvm::StringRef name) { return record.mnemonic < name; };
  const OpRecord *found = std::lower_bound(std::begin(ops), std::end(ops), mnemonic, before);
  return found != std::end(ops) && found->mnemonic == mnemonic ? found : nullptr;
}

const OpRecord *findByOp(llvm::StringRef op) {
  auto before = [](uint16_t index, llvm::StringRef name) { return ops[index].op < name; };
  const uint16_t *found = std::lower_bound(std::begin(opsByName), std::end(opsByName), op, before);
  return found != std::end(opsByName) && ops[*found].op == op ? &ops[*found] : nullptr;
}

const EnumCase *findCase(uint16_t code, uint64_t value) {
  for (const EnumRecord &record : enums)
    if (record.code == code)
      for (const EnumCase &known : record.cases)
        if (known.value == value)
          return &known;
  return nullptr;
}

unsigned bytecodeVersion(Version target) {
  unsigned bytecode = 0;
  for (const ReleaseRecord &release : releases)
    if (release.version <= target)
      bytecode = release.bytecode;
  return bytecode;
}

Version bytecodeSince(unsigned bytecode) {
  for (const ReleaseRecord &release : releases)
    if (release.bytecode >= bytecode)
      return release.version;
  return currentVersion;
}

std::pair<const OpRecord *, const OpVersion *> findVersioned(llvm::StringRef name) {
  auto [mnemonic, digits] = name.rsplit("_v");
  unsigned number = 0;
  const OpRecord *record = digits.getAsInteger(10, number) ? nullptr : findByMnemonic(mnemonic);
  if (record)
    for (const OpVersion &version : record->versions)
      if (version.number == number)
        return {record, &version};
  return {nullptr, nullptr};
}

const ReleaseRecord *findRelease(Version version) {
  for (const ReleaseRecord &release : releases)
    if (release.version == version)
      return &release;
  return nullptr;
}

const char *versionFor(int32_t compatibility) {
  for (const RequiredVersion &required : requiredVersions)
    if (required.compatibility == compatibility)
      return required.version.data();
  return nullptr;
}

std::string text(Version version) {
  return std::to_string(version.major) + '.' + std::to_string(version.minor) + '.' + std::to_string(version.patch);
}

std::optional<Version> parseVersion(llvm::StringRef text) {
  Version version;
  for (uint32_t *number : {&version.major, &version.minor, &version.patch}) {
    if (number != &version.major && !text.consume_front("."))
      return std::nullopt;
    // Version::key has 21 bits per number.
    if (text.empty() || !llvm::isDigit(text.front()) || text.consumeInteger(10, *number) || *number >> 21)
      return std::nullopt;
  }
  return text.empty() ? std::optional(version) : std::nullopt;
}

Result<Version> targetVersion(llvm::StringRef text) {
  std::optional<Version> version = parseVersion(text);
  if (!version)
    return makeError(SHLO_INVALID_ARGUMENT, "version '" + text.take_front(64).str() + "' is not of the form X.Y.Z");
  Version release{version->major, version->minor, 0};
  if (release < minimumVersion || currentVersion < release)
    return makeError(SHLO_INVALID_ARGUMENT, "version " + text.str() + " is outside " + vhlo::text(minimumVersion) +
                                                " to " + vhlo::text(currentVersion));
  return *version;
}

} // namespace shlo::vhlo
