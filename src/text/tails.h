// What ops say behind their operands: attributes and types. Programs repeat it, so it is parsed once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/cursor.h"
#include "text/format.h"
#include "text/name_map.h"

#include "mlir/IR/OperationSupport.h"

#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <optional>

namespace shlo::text {

struct Tail {
  const OpFormat *format = nullptr; // null: a function type alone, which is the result type
  size_t operandCount = 0;
  llvm::StringRef text; // up to the end of its line, or to a location
  size_t brackets = 0;  // that it opens: at least as many as are open at once
  llvm::SmallVector<mlir::Type, 4> operandTypes;
  llvm::SmallVector<mlir::Type, 2> resultTypes;
  llvm::SmallVector<mlir::Attribute, 6> attributes; // null: not in the tail
  std::optional<mlir::OperationName> applied;       // that the region consists of

  bool is(const OpFormat *otherFormat, size_t otherCount, llvm::StringRef otherText) const {
    return format == otherFormat && operandCount == otherCount && text == otherText;
  }
  // Keeps all but what was there `before` the tail.
  void keep(const OpFormat *newFormat, size_t newCount, llvm::StringRef newText, llvm::ArrayRef<mlir::Type> operands,
            llvm::ArrayRef<mlir::Type> results, llvm::ArrayRef<mlir::Attribute> all,
            llvm::ArrayRef<mlir::Attribute> before);
};

// Keeps the last tail of each hash.
class Tails {
public:
  // The part of a text that may be a tail; empty if none is kept.
  static llvm::StringRef startOf(llvm::StringRef text);
  // Where the tail is kept. It is another one if this text was not there before.
  Tail &slot(const OpFormat *format, size_t operandCount, llvm::StringRef text);
  // Whether the text means the same wherever it stands.
  static bool isClosed(llvm::StringRef text) { return text.find_first_of("#!{%^") == llvm::StringRef::npos; }

private:
  static constexpr size_t slotCount = 512, maxLength = 512;
  NameHash hash;
  std::unique_ptr<std::unique_ptr<Tail>[]> slots; // made when first needed
};

} // namespace shlo::text
