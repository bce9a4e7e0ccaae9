// Fields of a file that a module has no form of its own for. They are kept as attributes, field by field, and so can be
// written again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/file/message.h"
#include "onnx/file/writer.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace shlo::onnx {

inline llvm::StringRef refOf(std::string_view text) { return {text.data(), text.size()}; }

// Entries of what is kept of tensors, which are no fields: the elements are not in raw_data, the indices of a sparse
// tensor are numbers of elements.
inline constexpr llvm::StringLiteral typedName = "typed", linearName = "linear";

// The fields of a message: a dictionary from the names of fields to numbers, strings, dictionaries and lists of them.
// What the schema does not have is in the entry "?", as a list of encoded fields.
mlir::DictionaryAttr keptMessage(const Message &message, mlir::MLIRContext *context);
// One field, which the message has.
mlir::Attribute keptField(const Message &message, const Field &field, mlir::MLIRContext *context);

// Adds an entry for each field of the message that is not among those that the module has a form for: "onnx.FIELD" if
// they are attributes of an op, else "FIELD". Whether some of them are messages, which may be nested.
enum class KeptAs : uint8_t { OpAttributes, Entries };
bool keepOtherFields(const Message &message, llvm::ArrayRef<const Field *> others, KeptAs form,
                     mlir::NamedAttrList &attributes, mlir::MLIRContext *context);

// Stands for a field that the file lacks, where others have it.
mlir::Attribute absentField(mlir::MLIRContext *context);

// Writes what one of the above made. SHLO_INVALID_PROGRAM for an attribute that is no such value.
void writeKeptField(Writer &writer, const Field &field, mlir::Attribute value);

// Writes the fields of a message in their order. `special` writes those that the module has a form for, and returns
// false for all others; these are written if they were kept.
void writeFields(Writer &writer, FieldType message, KeptAs form, mlir::DictionaryAttr kept,
                 llvm::function_ref<bool(const Field &)> special);

} // namespace shlo::onnx
