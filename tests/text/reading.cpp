// Parses texts, and compares modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reading.h"

#include "dialect/borrowed.h"
#include "dialect/text.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace shlo::test {
namespace {

std::string printed(const Module &module, bool generic) {
  PrintOptions options;
  options.generic = generic;
  options.locations = true;
  auto text = printText(module, options);
  return text ? std::move(*text) : text.error().message;
}

// Text that round-trips may still hide bits, for example whether a constant is a splat.
void addBytes(mlir::Attribute attribute, std::string &bytes) {
  auto add = [&](llvm::StringRef kind, llvm::ArrayRef<char> data) {
    bytes.append(kind).append(std::to_string(data.size())).append(":").append(data.data(), data.size()).append("\n");
  };
  if (auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(attribute)) {
    if (llvm::isa<mlir::DenseStringElementsAttr>(dense))
      for (llvm::StringRef string : llvm::cast<mlir::DenseStringElementsAttr>(dense).getRawStringData())
        add("string ", {string.data(), string.size()});
    else
      add(dense.isSplat() ? "splat " : "dense ", dense.getRawData());
  } else if (auto array = llvm::dyn_cast<mlir::DenseArrayAttr>(attribute)) {
    add("array ", array.getRawData());
  } else if (auto resource = llvm::dyn_cast<mlir::DenseResourceElementsAttr>(attribute)) {
    mlir::AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    add(("resource " + resource.getRawHandle().getKey() + " ").str(), blob ? blob->getData() : llvm::ArrayRef<char>());
  } else if (auto number = llvm::dyn_cast<mlir::FloatAttr>(attribute)) {
    llvm::APInt bits = number.getValue().bitcastToAPInt();
    add("number ", {reinterpret_cast<const char *>(bits.getRawData()), bits.getNumWords() * sizeof(uint64_t)});
  }
}

std::string bytesOf(const Module &module) {
  std::string bytes;
  module.op()->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    op->getAttrDictionary().walk<mlir::WalkOrder::PreOrder>([&](mlir::Attribute part) { addBytes(part, bytes); });
  });
  return bytes;
}

std::optional<std::string> firstDifference(const char *what, std::string_view ours, std::string_view theirs) {
  if (ours == theirs)
    return std::nullopt;
  size_t at = 0;
  while (at < ours.size() && at < theirs.size() && ours[at] == theirs[at])
    ++at;
  size_t begin = ours.substr(0, at).rfind('\n') + 1; // npos + 1 is 0
  auto line = [&](std::string_view text) {
    size_t end = std::min(text.find('\n', begin), text.size());
    size_t from = at - begin > 80 ? at - 80 : begin;
    return std::string(text.substr(from, std::min<size_t>(end - from, 200)));
  };
  return std::string(what) + " differs:\n    ours  " + line(ours) + "\n    MLIR  " + line(theirs);
}

} // namespace

Reading read(const Parse &parse, std::string_view text) {
  Reading reading;
  std::shared_ptr<Module> module = Module::create();
  OneThread alone(module->context());
  ParseOptions options;
  options.fileName = "program.mlir";
  Status status = parse(*module, text, options);
  if (status)
    status = checkOps(module->op());
  if (!status) {
    reading.code = status.error().code;
    reading.message = status.error().message;
    return reading;
  }
  if (ir::borrowsConstants(module->op()))
    ir::ownConstants(module->op());
  reading.module = std::move(module);
  return reading;
}

Look lookAt(const Module &module) { return {printed(module, true), printed(module, false), bytesOf(module)}; }

std::optional<std::string> differenceOf(const Look &ours, const Look &theirs) {
  if (auto difference = firstDifference("generic text", ours.generic, theirs.generic))
    return difference;
  if (auto difference = firstDifference("pretty text", ours.pretty, theirs.pretty))
    return difference;
  return ours.bytes == theirs.bytes ? std::nullopt : std::optional<std::string>("bytes of a constant differ");
}

} // namespace shlo::test
