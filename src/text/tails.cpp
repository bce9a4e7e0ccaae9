// What ops say behind their operands.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/tails.h"

using llvm::StringRef;

namespace shlo::text {

void Tail::keep(const OpFormat *newFormat, size_t newCount, StringRef newText, llvm::ArrayRef<mlir::Type> operands,
                llvm::ArrayRef<mlir::Type> results, llvm::ArrayRef<mlir::Attribute> all,
                llvm::ArrayRef<mlir::Attribute> before) {
  format = newFormat;
  operandCount = newCount;
  text = newText;
  brackets = size_t(llvm::count_if(text, [](char c) { return isOf(c, Opens); }));
  operandTypes.assign(operands.begin(), operands.end());
  resultTypes.assign(results.begin(), results.end());
  attributes.assign(all.begin(), all.end());
  for (auto [kept, head] : llvm::zip_equal(attributes, before))
    if (head)
      kept = nullptr;
}

StringRef Tails::startOf(StringRef text) {
  const size_t end = text.take_front(maxLength).find('\n');
  if (end == StringRef::npos)
    return {};
  text = text.take_front(end);
  if (text.ends_with(")"))
    for (StringRef rest = text; !rest.empty();) {
      const auto *blank = static_cast<const char *>(memrchr(rest.data(), ' ', rest.size()));
      if (!blank)
        break;
      if (StringRef(blank, size_t(text.end() - blank)).starts_with(" loc(")) {
        text = StringRef(text.data(), size_t(blank - text.data()));
        break;
      }
      rest = rest.take_front(size_t(blank - rest.data()));
    }
  while (!text.empty() && isOf(text.back(), Blank))
    text = text.drop_back();
  return text;
}

Tail &Tails::slot(const OpFormat *format, size_t operandCount, StringRef text) {
  if (!slots)
    slots = std::make_unique<std::unique_ptr<Tail>[]>(slotCount);
  const uintptr_t kind = reinterpret_cast<uintptr_t>(format) / sizeof(OpFormat) + operandCount;
  std::unique_ptr<Tail> &found = slots[(hash(text) ^ kind) % slotCount];
  if (!found)
    found = std::make_unique<Tail>();
  return *found;
}

} // namespace shlo::text
