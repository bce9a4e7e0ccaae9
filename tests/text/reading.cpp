// Parses texts, and compares modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reading.h"

#include "mlir_parser.h"

#include "artifact/artifact.h"
#include "dialect/borrowed.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace shlo::test {
namespace {

std::string printWithMlir(const Module &module, const PrintOptions &options) {
  auto loses = [](mlir::Operation *op) {
    return ir::hasPrettyText(op) ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  };
  DiagnosticCollector ignored(module.context());
  mlir::OpPrintingFlags flags;
  if (options.generic || mlir::failed(verifyRecords(module.op())) || module.op()->walk(loses).wasInterrupted())
    flags.printGenericOpForm();
  flags.enableDebugInfo(options.locations).assumeVerified();
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.op()->print(stream, flags);
  if (!llvm::StringRef(text).ends_with("\n"))
    text += '\n';
  // MLIR reads an empty name, but prints none.
  constexpr std::string_view nameless = "@<<INVALID EMPTY SYMBOL>>";
  for (size_t at; (at = text.find(nameless)) != text.npos;)
    text.replace(at, nameless.size(), "@\"\"");
  return text;
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
  std::shared_ptr<Module> module = Module::create(Module::unknownInput);
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

Look lookAt(const Module &module) {
  PrintOptions pretty, generic;
  pretty.locations = generic.locations = generic.generic = true;
  return {printWithMlir(module, generic), printWithMlir(module, pretty), bytesOf(module)};
}

std::optional<std::string> printedOtherwise(const Module &module, const Print &print) {
  for (bool generic : {false, true})
    for (bool locations : {false, true}) {
      PrintOptions options;
      options.generic = generic;
      options.locations = locations;
      options.packBooleans = true;
      Result<std::string> text = print(module, options);
      std::string name = std::string(generic ? "generic" : "pretty") + (locations ? " text with locations" : " text");
      if (!text)
        return name + " is refused: " + text.error().message;
      if (auto difference = firstDifference(name.c_str(), *text, printWithMlir(module, options)))
        return difference;
    }
  return std::nullopt;
}

bool losesInMlir(const Module &module) {
  PrintOptions options;
  options.generic = options.locations = true;
  Reading again = read(parseWithMlir, printWithMlir(module, options));
  if (!again.module || differenceOf(lookAt(*again.module), lookAt(module)))
    return true;
  // MLIR prints some locations alike.
  Result<std::string> bytes = artifact::write(module, {}), others = artifact::write(*again.module, {});
  return bytes && others && *bytes != *others;
}

// The pretty forms leave out attributes that have their default, and artifacts have all. Programs with CHLO ops have no
// artifact.
bool areEqualButForDefaults(const Module &one, const Module &other) {
  artifact::WriteOptions options;
  options.stripLocations = true;
  Result<std::string> bytes = artifact::write(one, options), others = artifact::write(other, options);
  return bytes && others ? *bytes == *others : printWithMlir(one, {}) == printWithMlir(other, {});
}

std::optional<std::string> readOtherwise(const Module &module, const Print &print, const Parse &parse) {
  for (bool generic : {false, true}) {
    PrintOptions options;
    options.generic = options.locations = generic;
    Result<std::string> text = print(module, options);
    if (!text)
      return "the text is refused: " + text.error().message;
    Reading again = read(parse, *text);
    if (!again.module)
      return (generic ? "the generic text is not read: " : "the pretty text is not read: ") + again.message;
    options.generic = true;
    auto difference =
        firstDifference("the text read again", printWithMlir(*again.module, options), printWithMlir(module, options));
    if (difference && (generic || !areEqualButForDefaults(*again.module, module)))
      return difference;
    if (bytesOf(*again.module) != bytesOf(module))
      return "bytes of a constant read again differ";
  }
  return std::nullopt;
}

std::optional<std::string> differenceOf(const Look &ours, const Look &theirs) {
  if (auto difference = firstDifference("generic text", ours.generic, theirs.generic))
    return difference;
  if (auto difference = firstDifference("pretty text", ours.pretty, theirs.pretty))
    return difference;
  return ours.bytes == theirs.bytes ? std::nullopt : std::optional<std::string>("bytes of a constant differ");
}

} // namespace shlo::test
