// Artifacts: the primitives of the container, rejected files, and round trips of real files.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/container.h"
#include "dialect/borrowed.h"
#include "dialect/dialect.h"
#include "vhlo/dense.h"
#include "vhlo/encoding.h"
#include "vhlo/tables.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace shlo;
namespace fs = std::filesystem;

namespace {

std::string slurp(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::shared_ptr<Module> parse(std::string_view text) {
  Result<std::shared_ptr<Module>> module = parseText(text, {});
  INFO((module ? "" : module.error().message));
  REQUIRE(module);
  return *module;
}

std::string print(const Module &module, bool locations = false) {
  PrintOptions options;
  options.locations = locations;
  Result<std::string> text = printText(module, options);
  REQUIRE(text);
  return *text;
}

std::string write(const Module &module, std::string target = "") {
  artifact::WriteOptions options;
  options.target = std::move(target);
  Result<std::string> bytes = artifact::write(module, options);
  INFO((bytes ? "" : bytes.error().message));
  REQUIRE(bytes);
  return *bytes;
}

std::shared_ptr<Module> read(std::string_view bytes) {
  Result<std::shared_ptr<Module>> module = artifact::read(bytes, {});
  INFO((module ? "" : module.error().message));
  REQUIRE(module);
  return *module;
}

Error writeError(const Module &module, std::string target) {
  artifact::WriteOptions options;
  options.target = std::move(target);
  Result<std::string> bytes = artifact::write(module, options);
  REQUIRE(!bytes);
  return bytes.error();
}

Error readError(std::string_view bytes) {
  Result<std::shared_ptr<Module>> module = artifact::read(bytes, {});
  REQUIRE(!module);
  return module.error();
}

std::string varint(uint64_t value) {
  std::string out;
  vhlo::putVarint(out, value);
  return out;
}

std::string svarint(int64_t value) {
  std::string out;
  vhlo::putSvarint(out, value);
  return out;
}

std::string hex(std::string_view bytes) {
  std::string out;
  for (char byte : bytes) {
    char buffer[3];
    std::snprintf(buffer, sizeof buffer, "%02X", unsigned(uint8_t(byte)));
    out += buffer;
  }
  return out;
}

// Files of the shared folder.
std::vector<fs::path> shared(const std::string &folder, const std::string &ending) {
  std::vector<fs::path> files;
  fs::path root = fs::path(SHLO_SHARED) / folder;
  for (const auto &entry : fs::recursive_directory_iterator(root))
    if (entry.is_regular_file() && entry.path().filename().string().ends_with(ending))
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  INFO(root.string());
  REQUIRE_FALSE(files.empty());
  return files;
}

constexpr const char *small = R"(
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %d = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %e = stablehlo.add %a, %d : tensor<2x3xf32>
  %f = stablehlo.maximum %e, %b : tensor<2x3xf32>
  return %f : tensor<2x3xf32>
}
)";

} // namespace

TEST_CASE("numbers have the bytes that the format says", "[artifact]") {
  CHECK(hex(varint(0)) == "01");
  CHECK(hex(varint(1)) == "03");
  CHECK(hex(varint(124)) == "F9");
  CHECK(hex(varint(188)) == "F202");
  CHECK(hex(varint(UINT64_MAX)) == "00FFFFFFFFFFFFFFFF");
  CHECK(hex(svarint(-1)) == "03");
  CHECK(hex(svarint(INT64_MIN)) == "00FFFFFFFFFFFFFFFF");
  CHECK(hex(svarint(4294967295)) == "D0FFFFFF3F");
  for (unsigned bit = 0; bit < 64; ++bit)
    for (uint64_t value : {uint64_t(1) << bit, (uint64_t(1) << bit) - 1, (uint64_t(1) << bit) + 1}) {
      std::string bytes = varint(value);
      CHECK(bytes.size() == vhlo::varintSize(value));
      vhlo::Cursor cursor(bytes, bytes.data());
      CHECK(cursor.varint() == value);
      CHECK((cursor.atEnd() && !cursor.failed()));
      bytes.pop_back();
      vhlo::Cursor cut(bytes, bytes.data());
      cut.varint();
      CHECK(cut.failed());
    }
}

TEST_CASE("constants have the bytes that the format says", "[artifact]") {
  std::shared_ptr<Module> module = Module::create(Module::unknownInput);
  auto tensor = [&](std::vector<int64_t> shape, mlir::Type element) {
    return mlir::RankedTensorType::get(shape, element);
  };
  auto integer = [&](unsigned width) { return mlir::IntegerType::get(&module->context(), width); };
  auto truths = [&](int64_t count, std::string_view bytes) {
    auto values = vhlo::dense::fromWire(tensor({count}, integer(1)), llvm::StringRef(bytes.data(), bytes.size()));
    std::string text;
    if (!values)
      return std::string("none");
    for (bool value : values.getValues<bool>())
      text += value ? 'T' : 'F';
    return text;
  };
  using namespace std::string_view_literals;
  CHECK(truths(1, "\xff"sv) == "T");
  CHECK(truths(1, "\x01"sv) == "T");
  CHECK(truths(1, "\0"sv) == "F");
  CHECK(truths(4, "\xff"sv) == "TTTT");
  CHECK(truths(4, "\x01"sv) == "TFFF");
  CHECK(truths(4, "\x0f"sv) == "TTTT");
  CHECK(truths(4, "\xf1"sv) == "TFFF"); // bits beyond the end
  CHECK(truths(4, "\0"sv) == "FFFF");
  CHECK(truths(4, "\1\0\0\1"sv) == "TFFT"); // a byte for each
  CHECK(truths(16, "\x01\x01"sv) == "TFFFFFFFTFFFFFFF");
  CHECK(truths(16, "\x01\x01\x01"sv) == "none");
  CHECK(truths(2, "\1\1"sv) == "TT");
  CHECK(truths(0, ""sv) == "");
  CHECK(truths(0, "a"sv) == "none");

  auto numbers = [&](std::vector<int64_t> shape, unsigned width, std::string_view bytes) {
    return vhlo::dense::fromWire(tensor(shape, integer(width)), llvm::StringRef(bytes.data(), bytes.size()));
  };
  CHECK(numbers({2, 2}, 16, "\1\2"sv).isSplat());
  CHECK(numbers({2}, 16, "\1\2\1\2"sv) == numbers({2}, 16, "\1\2"sv)); // as written in early 2024
  CHECK(numbers({2}, 16, "\1\2\1\3"sv) != numbers({2}, 16, "\1\2"sv));
  CHECK(!numbers({3}, 16, "\1\2\1\2"sv));
  CHECK(!numbers({3}, 16, "\1"sv));
  CHECK(numbers({2}, 4, "\xff\x01"sv) == numbers({2}, 4, "\x0f\x01"sv));
  CHECK(numbers({0}, 64, ""sv));
  CHECK(numbers({0}, 64, "\5\0\0\0\0\0\0\0"sv));
}

TEST_CASE("large constants are borrowed as they are", "[artifact]") {
  std::shared_ptr<Module> module = Module::create(Module::unknownInput);
  auto integer = [&](unsigned width) { return mlir::IntegerType::get(&module->context(), width); };
  std::string bytes((1 << 16) + 16, '\0');
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = char(i % 251 % 16);
  auto borrowed = [&](int64_t count, mlir::Type element, size_t size) {
    auto type = mlir::RankedTensorType::get({count}, element);
    ir::BorrowedElementsAttr found = vhlo::dense::borrow(type, llvm::StringRef(bytes.data(), size));
    return found && found.getRawData().data() == bytes.data() && found.getRawData().size() == size;
  };
  constexpr int64_t least = 1 << 16; // bytes
  for (unsigned width : {8u, 16u, 32u, 64u}) {
    INFO(width);
    int64_t size = width / 8, count = least / size;
    CHECK(borrowed(count, integer(width), size_t(least)));
    CHECK(borrowed(count + 1, integer(width), size_t(least + size)));
    CHECK(!borrowed(count - 1, integer(width), size_t(least - size))); // too small to be worth it
    CHECK(!borrowed(count - 1, integer(width), size_t(least)));
    CHECK(!borrowed(count + 1, integer(width), size_t(least)));
    if (size > 1)
      CHECK(!borrowed(count, integer(width), size_t(least + 1)));
  }
  CHECK(borrowed(least / 8, mlir::ComplexType::get(mlir::Float32Type::get(&module->context())), size_t(least)));
  CHECK(borrowed(least / 8, mlir::IndexType::get(&module->context()), size_t(least)));
  // Elements that do not fill their bytes, and one value for all.
  CHECK(!borrowed(least, integer(4), size_t(least)));
  CHECK(!borrowed(least, integer(1), size_t(least)));
  CHECK(!borrowed(least * 8, integer(1), size_t(least)));
  bytes.assign(bytes.size(), 7);
  CHECK(!borrowed(least, integer(8), size_t(least)));
  bytes[size_t(least) - 1] = 6;
  CHECK(borrowed(least, integer(8), size_t(least)));
}

TEST_CASE("constants of all shapes survive", "[artifact]") {
  std::shared_ptr<Module> module = parse(R"(
func.func @main() -> tensor<0xi64> {
  %0 = stablehlo.constant dense<5> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.constant dense<true> : tensor<i1>
  %3 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %4 = stablehlo.constant dense<false> : tensor<9xi1>
  %5 = stablehlo.constant dense<[-1, 7, -8]> : tensor<3xi4>
  %6 = stablehlo.constant dense<[(1.0, -0.0), (0x7FC00001, 2.0)]> : tensor<2xcomplex<f32>>
  %7 = stablehlo.constant dense<[-1.5, 0x7E]> : tensor<2xf8E4M3>
  %8 = stablehlo.constant dense<-1> : tensor<1x1xi64>
  return %1 : tensor<0xi64>
})");
  std::string bytes = write(*module);
  CHECK(print(*read(bytes)) == print(*module));
  CHECK(write(*read(bytes)) == bytes);
}

TEST_CASE("a cursor fails once and for all", "[artifact]") {
  std::string bytes = varint(5) + "ab";
  vhlo::Cursor cursor(bytes, bytes.data());
  CHECK(cursor.count() == 0); // exceeds the remaining bytes
  CHECK(cursor.failed());
  CHECK(cursor.byte() == 0);
  CHECK(cursor.bytes(0).empty());
  CHECK(cursor.atEnd());
}

TEST_CASE("a written program is read again", "[artifact]") {
  std::shared_ptr<Module> module = parse(small);
  std::string before = print(*module);
  for (const char *target : {"", "0.9.0", "0.11.0", "0.13.0", "0.14.0", "0.20.0", "1.0.0", "1.16.7", "1.22.0"}) {
    std::string bytes = write(*module, target);
    CHECK(artifact::detect(bytes) == artifact::Content::Artifact);
    Result<artifact::Peek> peek = artifact::peek(bytes);
    REQUIRE(peek);
    CHECK(peek->version == (*target ? target : vhlo::text(vhlo::currentVersion)));
    CHECK(print(*read(bytes)) == before);
    CHECK(write(*read(bytes), target) == bytes);
  }
  CHECK(print(*module) == before);
  // The twin: another program differs.
  std::string other = small;
  other.replace(other.find("3.0]"), 3, "4.0");
  CHECK(print(*read(write(*parse(other)))) != before);
}

TEST_CASE("a module without functions is an artifact, too", "[artifact]") {
  for (const char *target : {"0.9.0", "1.8.0", "1.22.0"})
    CHECK(print(*read(write(*parse("module {\n}\n"), target))) == "module {\n}\n");
}

TEST_CASE("defaults are left out again", "[artifact]") {
  std::string text = print(*parse(R"(
func.func @main(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi1> {
  %0 = stablehlo.compare EQ, %a, %b, NOTYPE : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
})"));
  std::string signless = print(*read(write(*parse(text))));
  CHECK(signless.find("NOTYPE") == std::string::npos);
  text.replace(text.find("NOTYPE"), 6, "SIGNED");
  CHECK(print(*read(write(*parse(text)))).find("SIGNED") != std::string::npos);
}

TEST_CASE("every cut and every changed byte of an artifact is survived", "[artifact]") {
  std::string bytes = write(*parse(small));
  for (size_t size = 0; size < bytes.size(); ++size) {
    INFO(size);
    CHECK(!readError(std::string_view(bytes).substr(0, size)).message.empty());
  }
  size_t refused = 0;
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int change : {1, 2, 128, 255}) {
      std::string changed = bytes;
      changed[at] = char(changed[at] ^ change);
      refused += !artifact::read(changed, {});
    }
  CHECK(refused > bytes.size());
}

TEST_CASE("a result accuracy that contradicts its mode is refused where it is read", "[artifact]") {
  auto module = parse("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                      "  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = "
                      "#stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n");
  (void)read(write(*module));
  module->op()->walk([](ir::ExpOp op) {
    ir::ResultAccuracyAttr right = op.getResultAccuracyAttr();
    auto mode = ir::ResultAccuracyModeAttr::get(op.getContext(), ir::ResultAccuracyMode::HIGHEST);
    op.setResultAccuracyAttr(
        ir::ResultAccuracyAttr::get(op.getContext(), right.getAtol(), right.getRtol(), right.getUlps(), mode));
  });
  Error error = readError(write(*module));
  CHECK(error.code == SHLO_INVALID_PROGRAM);
  CHECK(error.message.find("result_accuracy") != std::string::npos);
}

TEST_CASE("a target that is no version is refused", "[artifact]") {
  std::shared_ptr<Module> module = parse(small);
  vhlo::Version next = vhlo::currentVersion, patch = vhlo::currentVersion;
  ++next.minor;
  ++patch.patch;
  for (const std::string &target : std::vector<std::string>{"1", "1.2", "1.2.3.4", "v1.2.3", "1.2.x", "1.-2.3", "0.8.9",
                                                            vhlo::text(next), "9.9.9", "1.2.99999999999", " 1.2.3"}) {
    INFO(target);
    CHECK(writeError(*module, target).code == SHLO_INVALID_ARGUMENT);
  }
  artifact::WriteOptions patched;
  patched.target = vhlo::text(patch); // a patch changes nothing
  CHECK(artifact::write(*module, patched));
}

TEST_CASE("what a version cannot express is listed, all of it", "[artifact]") {
  std::shared_ptr<Module> module = parse(R"(
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf8E3M4>) -> (tensor<4xf32>, tensor<4xf8E3M4>) {
  %0 = stablehlo.tan %a : tensor<4xf32> loc("here.py":7:3)
  %1 = stablehlo.compare EQ, %0, %a, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.exponential %0 {result_accuracy = #stablehlo.result_accuracy<ulps = 4, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %2, %b : tensor<4xf32>, tensor<4xf8E3M4>
})");
  Error error = writeError(*module, "1.3.0");
  CHECK(error.code == SHLO_VERSION);
  auto has = [&](const char *op, const char *message) {
    for (const Diagnostic &finding : error.diagnostics)
      if (finding.op == op && finding.message.find(message) != std::string::npos)
        return true;
    return false;
  };
  CHECK(has("stablehlo.tan", "1.4.0"));
  CHECK(has("stablehlo.compare", "1.22.0"));
  CHECK(has("stablehlo.exponential", "1.9.0"));
  CHECK(has("func.func", "1.7.0"));
  CHECK(!has("func.return", "1.7.0"));
  CHECK(error.diagnostics[0].op == "func.func");
  for (const Diagnostic &finding : error.diagnostics)
    if (finding.op == "stablehlo.tan")
      CHECK((finding.file == "here.py" && finding.line == 7 && finding.column == 3));
  CHECK(writeError(*module, "1.21.0").diagnostics.size() == 1);
  CHECK(write(*module, "1.22.0").size() > 100);
}

TEST_CASE("an attribute without a form in artifacts is named, a builtin one goes as that", "[artifact]") {
  auto with = [](const std::string &attribute) {
    return parse("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.negate %a {" + attribute +
                 "} : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n");
  };
  Error error = writeError(*with("test.handle = #stablehlo.channel_handle<handle = 1, type = 0>"), "");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(error.diagnostics[0].subject == "test.handle");
  std::shared_ptr<Module> module = with("test.array = array<i32: 1, 2>, test.unit");
  CHECK(print(*read(write(*module, ""))) == print(*module));
}

TEST_CASE("ranges of locations collapse for readers that do not know them", "[artifact]") {
  std::shared_ptr<Module> module = parse(R"(
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %a : tensor<f32> loc("f.py":3:5 to :9)
  return %0 : tensor<f32>
})");
  std::vector<Diagnostic> findings;
  artifact::WriteOptions options;
  options.findings = &findings;
  options.target = "1.9.0";
  Result<std::string> bytes = artifact::write(*module, options);
  REQUIRE(bytes);
  CHECK(findings.empty());
  CHECK(print(*read(*bytes), true) == print(*module, true));
  options.target = "1.8.0";
  bytes = artifact::write(*module, options);
  REQUIRE(bytes);
  CHECK(findings.size() == 1);
  std::string text = print(*read(*bytes), true);
  CHECK(text.find("\"f.py\":3:5)") != std::string::npos);
  options.stripLocations = true;
  findings.clear();
  bytes = artifact::write(*module, options);
  REQUIRE(bytes);
  CHECK(findings.empty());
  CHECK(print(*read(*bytes), true).find("f.py") == std::string::npos);
}

TEST_CASE("bytes that are something else are named", "[artifact]") {
  using artifact::Content;
  CHECK(artifact::detect("") == Content::Unknown);
  CHECK(artifact::detect(std::string_view("\0\1\2\3\4\5\6\7\b\t", 10)) == Content::Unknown);
  CHECK(artifact::detect(small) == Content::Text);
  CHECK(artifact::detect("ML\xefR\x0d") == Content::MlirBytecode);
  CHECK(readError(small).message.find("text") != std::string::npos);
  CHECK(readError("ML\xefR\x0fx").code == SHLO_MALFORMED);
  CHECK(readError(std::string_view("ML\xefR\x0fx\0", 7)).code == SHLO_VERSION);

  std::string exported = slurp(SHLO_SOURCE "/tests/capi/other_dialects/exported.jax");
  CHECK(artifact::detect(exported) == Content::JaxExport);
  CHECK(readError(exported).message.find("jax.export") != std::string::npos);
  std::string_view inside = artifact::insideJaxExport(exported);
  CHECK(artifact::detect(inside) == Content::Artifact);
  read(inside);
}

TEST_CASE("bytecode of the program's own dialect is named", "[artifact][.shared]") {
  using artifact::Content;
  std::string own = slurp(fs::path(SHLO_SHARED) / "models/foreign/own_bytecode.mlirbc");
  CHECK(artifact::detect(own) == Content::MlirBytecode);
  CHECK(readError(own).message.find("bytecode") != std::string::npos);
}

TEST_CASE("limits hold", "[artifact]") {
  std::string bytes = write(*parse(small));
  artifact::ReadOptions options;
  options.maxOps = 3;
  Result<std::shared_ptr<Module>> module = artifact::read(bytes, options);
  REQUIRE(!module);
  CHECK(module.error().code == SHLO_LIMIT);
  options.maxOps = 1000;
  options.maxNesting = 1;
  module = artifact::read(bytes, options);
  REQUIRE(!module);
  CHECK(module.error().code == SHLO_LIMIT);
}

// No reader takes them, and no text or artifact that is read has them: only code makes such modules.
TEST_CASE("regions nested deeper than readers take are not written", "[artifact]") {
  for (unsigned levels : {1u, 511u, 512u, 513u, 514u, 3000u}) {
    std::shared_ptr<Module> module = parse("func.func @main(%a: tensor<f32>) { return }");
    mlir::Operation *function = &module->op()->getRegion(0).front().front();
    mlir::Block *block = &function->getRegion(0).front();
    mlir::Value outermost = block->getArgument(0);
    for (unsigned level = 0; level < levels; ++level) {
      mlir::OperationState outer(function->getLoc(), "other.deep");
      outer.addRegion()->push_back(new mlir::Block);
      mlir::Operation *op = mlir::Operation::create(outer);
      block->getOperations().push_front(op);
      block = &op->getRegion(0).front();
    }
    mlir::OperationState inner(function->getLoc(), "other.use");
    inner.addOperands(outermost);
    block->push_back(mlir::Operation::create(inner));
    INFO(levels);
    Result<std::string> bytes = artifact::write(*module, {});
    if (levels <= 512) {
      CHECK(bytes);
    } else {
      REQUIRE(!bytes);
      CHECK(bytes.error().code == SHLO_LIMIT);
    }
  }
}

//===- Real files -------------------------------------------------------------------------------------------------===//

TEST_CASE("artifacts of today's conventions are written byte for byte", "[artifact][.shared]") {
  auto same = [](const fs::path &path) {
    INFO(path.string());
    std::string bytes = slurp(path);
    Result<artifact::Peek> peek = artifact::peek(bytes);
    REQUIRE(peek);
    CHECK((write(*read(bytes), peek->version) == bytes));
  };
  for (const fs::path &path : shared("models", "model.mlir.bc"))
    same(path);
  // Older producers ordered uses and wrote splats differently.
  for (const fs::path &path : shared("models/history", ".mlir.bc"))
    if (path.string().find("stablehlo-1.14") != std::string::npos ||
        path.string().find("stablehlo-1.17") != std::string::npos ||
        path.string().find("stablehlo-1.2") != std::string::npos)
      same(path);
  for (const fs::path &path : shared("corpus/artifacts", ".mlir.bc"))
    if (path.filename() != "api-1.1.0.mlir.bc" && path.filename() != "invalid-future-op.mlir.bc")
      same(path);
}

TEST_CASE("reading the compendium gives the program it was made from", "[artifact][.shared]") {
  for (const fs::path &path : shared("corpus/artifacts", ".mlir")) {
    INFO(path.string());
    std::string wanted = print(*parse(slurp(path)));
    CHECK(print(*read(slurp(path.string() + ".bc"))) == wanted);
  }
}

TEST_CASE("real artifacts survive the way through every version they fit into", "[artifact][.shared]") {
  std::vector<fs::path> files = shared("models/history", ".mlir.bc");
  for (const fs::path &path : shared("corpus/artifacts", ".mlir.bc"))
    if (path.filename() != "invalid-future-op.mlir.bc")
      files.push_back(path);
  size_t written = 0;
  for (const fs::path &path : files) {
    INFO(path.string());
    std::shared_ptr<Module> module = read(slurp(path));
    std::string text = print(*module);
    for (const char *target : {"0.9.0", "0.12.0", "0.14.0", "0.15.0", "1.0.0", "1.4.0", "1.8.0", "1.9.0", "1.16.0",
                               "1.18.0", "1.22.0"}) {
      artifact::WriteOptions options;
      options.target = target;
      Result<std::string> bytes = artifact::write(*module, options);
      if (!bytes) {
        CHECK(bytes.error().code == SHLO_VERSION);
        continue;
      }
      ++written;
      CHECK(print(*read(*bytes)) == text);
    }
  }
  CHECK(written > 1500);
}

TEST_CASE("artifacts that jax.export writes are the programs that jaxlib prints", "[artifact]") {
  size_t seen = 0, withShardy = 0;
  for (const auto &entry : fs::recursive_directory_iterator(SHLO_SOURCE "/tests/conformance/models/data")) {
    if (entry.path().extension() != ".mlir")
      continue;
    INFO(entry.path().string());
    std::vector<Diagnostic> findings;
    artifact::ReadOptions options;
    options.findings = &findings;
    Result<std::shared_ptr<Module>> module = artifact::read(slurp(entry.path().string() + ".bc"), options);
    REQUIRE(module);
    CHECK(findings.empty());
    Result<std::shared_ptr<Module>> expected = parseText(slurp(entry.path()), {});
    REQUIRE(expected);
    CHECK(print(**module) == print(**expected));
    withShardy += print(**module).find("sdy.") != std::string::npos;
    ++seen;
  }
  CHECK(seen >= 13);
  CHECK(withShardy >= 3);
}

TEST_CASE("an op of the future is named with both versions", "[artifact][.shared]") {
  for (const fs::path &path : shared("corpus/artifacts", "invalid-future-op.mlir.bc")) {
    Error error = readError(slurp(path));
    CHECK(error.code == SHLO_VERSION);
    for (const std::string &part : std::vector<std::string>{"constant_v99", "2.0.0", vhlo::text(vhlo::currentVersion)})
      CHECK(error.message.find(part) != std::string::npos);
  }
}

TEST_CASE("hostile artifacts give an error or a module at once", "[artifact][.shared]") {
  std::vector<fs::path> files = shared("corpus/hostile/containers", "");
  for (const fs::path &path : shared("corpus/hostile/artifacts", ""))
    files.push_back(path);
  size_t refused = 0;
  for (const fs::path &path : files) {
    INFO(path.string());
    std::string bytes = slurp(path);
    auto begin = std::chrono::steady_clock::now();
    Result<std::shared_ptr<Module>> module = artifact::read(bytes, {});
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(1));
    refused += !module;
    if (!module)
      CHECK(!module.error().message.empty());
  }
  CHECK(refused * 10 >= files.size() * 9);
}
