// Looks things up in the generated tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/tables.h"

#include "vhlo/rules.h"
#include "vhlo/steps.h"

#include <algorithm>

namespace shlo::vhlo {

namespace {
struct BytecodeChange {
  Version since;
  unsigned bytecode;
};
struct RequiredVersion {
  int32_t compatibility;
  Version version;
};
} // namespace

#include "opset/versioned_ops.inc"

llvm::ArrayRef<OpRecord> opRecords() { return ops; }
llvm::ArrayRef<CodeRecord> attributeRecords() { return attributes; }
llvm::ArrayRef<CodeRecord> typeRecords() { return types; }
llvm::ArrayRef<EnumRecord> enumRecords() { return enums; }

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

unsigned bytecodeVersion(Version target) {
  unsigned version = 0;
  for (const BytecodeChange &change : bytecodeChanges)
    if (change.since <= target)
      version = change.bytecode;
  return version;
}

Version versionFor(int32_t compatibility) {
  for (const RequiredVersion &required : requiredVersions)
    if (required.compatibility == compatibility)
      return required.version;
  return {};
}

} // namespace shlo::vhlo
