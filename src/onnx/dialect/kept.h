// Fields of a file that a module has no form of its own for. They are kept as attributes, field by field, and so can be
// written again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/message.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace shlo::onnx {

inline llvm::StringRef refOf(std::string_view text) { return {text.data(), text.size()}; }

// The fields of a message: a dictionary from the names of fields to numbers, strings, dictionaries and lists of them.
// What the schema does not have is in the entry "?", as a list of encoded fields.
mlir::DictionaryAttr keptMessage(const Message &message, mlir::MLIRContext *context);
// One field, which the message has.
mlir::Attribute keptField(const Message &message, const Field &field, mlir::MLIRContext *context);

// Adds an entry "onnx.FIELD" for each field of the message that is not among those that the module has a form for.
// Whether some of them are messages, which may be nested.
bool keepOtherFields(const Message &message, llvm::ArrayRef<const Field *> others, mlir::NamedAttrList &attributes,
                     mlir::MLIRContext *context);

} // namespace shlo::onnx
