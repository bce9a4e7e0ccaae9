// Elements of tensors in .onnx files: every type in every storage, and what is refused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/external.h"
#include "onnx/file/tensor_data.h"
#include "onnx/file/writer.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

using namespace shlo;
using namespace shlo::onnx;

namespace {

using namespace std::string_literals;

// A TensorProto with a name, of which the writer adds the rest.
struct Proto {
  Proto(int32_t type, std::vector<uint64_t> extents, const std::function<void(Writer &)> &rest = {}) {
    auto write = [&](Writer &writer) {
      writer.numbers(field::Tensor::dims, extents);
      writer.integer(field::Tensor::data_type, type);
      writer.text(field::Tensor::name, "w");
      if (rest)
        rest(writer);
    };
    Result<uint64_t> size = writeMessage(write, [&](std::string_view piece) {
      bytes += piece;
      return Status();
    });
    REQUIRE(size);
  }
  Message message() const { return Message(FieldType::Tensor, bytes); }
  std::string bytes;
};

std::string problem(const Proto &proto, const FileLimits &limits = {}) {
  Result<TensorData> tensor = readTensorData(proto.message(), limits);
  if (!tensor)
    return tensor.error().message;
  if (tensor->isString())
    return "";
  std::string elements(size_t(tensor->elements) * byteSize(tensor->type->element), '\0');
  Status status = copyElements(*tensor, tensor->raw, elements.data());
  return status ? "" : status.error().message;
}
std::string elementsOf(const Proto &proto) {
  Result<TensorData> tensor = readTensorData(proto.message(), {});
  if (!tensor)
    return tensor.error().message;
  std::string elements(size_t(tensor->elements) * byteSize(tensor->type->element), '\0');
  Status status = copyElements(*tensor, tensor->raw, elements.data());
  return status ? elements : status.error().message;
}
auto numbers(const Field &field, std::vector<uint64_t> values) {
  return [=](Writer &writer) { writer.numbers(field, values); };
}
auto raw(std::string bytes) {
  return [=](Writer &writer) { writer.text(field::Tensor::raw_data, bytes); };
}

} // namespace

TEST_CASE("onnx: typed and raw elements of every type", "[onnx]") {
  struct Case {
    int32_t type;
    const Field *field;
    std::vector<uint64_t> entries;
    std::string raw, elements;
    uint64_t count;
  };
  const auto minus = [](int64_t n) { return uint64_t(n); };
  using namespace field::Tensor;
  const Case cases[] = {
      {1, &float_data, {0x3f800000, 0x80000000}, "\0\0\x80\x3f\0\0\0\x80"s, "\0\0\x80\x3f\0\0\0\x80"s, 2},
      {2, &int32_data, {255, 0}, "\xff\0"s, "\xff\0"s, 2},
      {3, &int32_data, {minus(-128), 127}, "\x80\x7f"s, "\x80\x7f"s, 2},
      {4, &int32_data, {65535, 1}, "\xff\xff\1\0"s, "\xff\xff\1\0"s, 2},
      {5, &int32_data, {minus(-32768)}, "\0\x80"s, "\0\x80"s, 1},
      {6, &int32_data, {minus(-2)}, "\xfe\xff\xff\xff"s, "\xfe\xff\xff\xff"s, 1},
      {7, &int64_data, {minus(-2)}, "\xfe\xff\xff\xff\xff\xff\xff\xff"s, "\xfe\xff\xff\xff\xff\xff\xff\xff"s, 1},
      {9, &int32_data, {1, 0}, "\1\0"s, "\1\0"s, 2},
      {10, &int32_data, {0xfc00}, "\0\xfc"s, "\0\xfc"s, 1},
      {11, &double_data, {0x3ff0000000000000}, "\0\0\0\0\0\0\xf0\x3f"s, "\0\0\0\0\0\0\xf0\x3f"s, 1},
      {12, &uint64_data, {0xffffffff}, "\xff\xff\xff\xff"s, "\xff\xff\xff\xff"s, 1},
      {13, &uint64_data, {~uint64_t(0)}, std::string(8, '\xff'), std::string(8, '\xff'), 1},
      {14, &float_data, {1, 2}, "\1\0\0\0\2\0\0\0"s, "\1\0\0\0\2\0\0\0"s, 1},
      {15, &double_data, {1, 2}, "\1\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0"s, "\1\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0"s, 1},
      {16, &int32_data, {0x3f80}, "\x80\x3f"s, "\x80\x3f"s, 1},
      {17, &int32_data, {0x80, 0x7f}, "\x80\x7f"s, "\x80\x7f"s, 2},
      {18, &int32_data, {0xff}, "\xff"s, "\xff"s, 1},
      {19, &int32_data, {0x12}, "\x12"s, "\x12"s, 1},
      {20, &int32_data, {0x12}, "\x12"s, "\x12"s, 1},
      {21, &int32_data, {0xf1, 0x03}, "\xf1\x03"s, "\x01\x0f\x03"s, 3},
      {22, &int32_data, {0xf1, 0x08}, "\xf1\x08"s, "\x01\xff\xf8"s, 3},
      {23, &int32_data, {0xf1, 0x03}, "\xf1\x03"s, "\x01\x0f\x03"s, 3},
      {24, &int32_data, {0xfe}, "\xfe"s, "\xfe"s, 1},
      {25, &int32_data, {0xe4, 0x02}, "\xe4\x02"s, "\0\1\2\3\2"s, 5},
      {26, &int32_data, {0xe4, 0x02}, "\xe4\x02"s, "\0\1\xfe\xff\xfe"s, 5},
      // 6 bits: 000001, 111111, 100000, 010101, 000011 from the low bits on.
      {27, &int32_data, {1, 63, 32, 21, 3}, "\xc1\x0f\x56\x03"s, "\1\x3f\x20\x15\3"s, 5},
      {28, &int32_data, {1, 63, 32, 21, 3}, "\xc1\x0f\x56\x03"s, "\1\x3f\x20\x15\3"s, 5},
  };
  size_t types = 0;
  for (const Case &c : cases) {
    CAPTURE(c.type);
    ++types;
    CHECK(elementsOf({c.type, {c.count}, numbers(*c.field, c.entries)}) == c.elements);
    CHECK(elementsOf({c.type, {c.count}, raw(c.raw)}) == c.elements);
    CHECK(packElements(*findDataType(c.type), c.elements.data(), c.count) == c.raw);
    CHECK(problem({c.type, {c.count}, raw(c.raw + "\0"s)}) != "");
    CHECK(problem({c.type, {c.count}, raw(c.raw.substr(1))}) != "");
    CHECK(problem({c.type, {c.count + 8}, numbers(*c.field, c.entries)}) != "");
    CHECK(problem({c.type, {c.count}}) != "");
    CHECK(problem({c.type, {0, c.count}}) == "");
    CHECK(problem({c.type, {0, c.count}, raw("")}) == "");
    CHECK(problem({c.type, {c.count}, [&](Writer &writer) {
                     writer.numbers(*c.field, c.entries);
                     writer.text(raw_data, c.raw);
                   }}) != "");
  }
  CHECK(types == 27); // all but STRING
  const Proto strings{8, {2}, [](Writer &writer) {
                        writer.text(string_data, "a\0b"s);
                        writer.text(string_data, "");
                      }};
  Result<TensorData> tensor = readTensorData(strings.message(), {});
  REQUIRE(tensor);
  CHECK(stringsOf(*tensor) == std::vector<std::string_view>{"a\0b"s, ""});
  CHECK(problem({8, {1}, raw("a")}) == "onnx: tensor 'w' has strings in raw_data, expected string_data");
}

TEST_CASE("onnx: tensors that break a rule say which", "[onnx]") {
  using namespace field::Tensor;
  CHECK(problem({0, {1}}) == "onnx: tensor 'w' has data type 0, which does not exist");
  CHECK(problem({29, {1}}) == "onnx: tensor 'w' has data type 29, which does not exist");
  CHECK(problem({1, {2, uint64_t(-1)}}) == "onnx: tensor 'w' has a negative extent, -1");
  CHECK(problem({1, {uint64_t(1) << 40, uint64_t(1) << 40}}) == "onnx: tensor 'w' has too many elements");
  CHECK(problem({1, {0, uint64_t(1) << 40, uint64_t(1) << 40}}) == "");
  CHECK(problem({1, std::vector<uint64_t>(65, 1)}) == "onnx: tensor 'w' has rank 65; the limit is 64");
  CHECK(problem({1, {2}, raw("abc")}) ==
        "onnx: tensor 'w' has 3 bytes of raw_data; its 2 elements of type FLOAT take 8");
  CHECK(problem({1, {1}, numbers(int32_data, {1})}) ==
        "onnx: tensor 'w' of type FLOAT has elements in int32_data, expected float_data or raw_data");
  CHECK(problem({1, {1}, [](Writer &writer) {
                   writer.numbers(float_data, {1});
                   writer.numbers(int32_data, {1});
                 }}) == "onnx: tensor 'w' has elements in both float_data and int32_data");
  CHECK(problem({3, {1}, numbers(int32_data, {128})}) == "onnx: tensor 'w' has 128 in int32_data, which is no INT8");
  CHECK(problem({9, {1}, numbers(int32_data, {2})}) == "onnx: tensor 'w' has 2 in int32_data, which is no BOOL");
  CHECK(problem({10, {1}, numbers(int32_data, {uint64_t(-1)})}) != "");
  CHECK(elementsOf({22, {2}, numbers(int32_data, {uint64_t(-15)})}) == "\x01\xff"); // 0xf1 as a signed byte
  CHECK(problem({22, {2}, numbers(int32_data, {uint64_t(-129)})}) != "");
  CHECK(problem({22, {2}, numbers(int32_data, {256})}) != "");
  CHECK(problem({12, {1}, numbers(uint64_data, {uint64_t(1) << 32})}) != "");
  CHECK(problem({9, {1}, raw("\2")}) != "");
  CHECK(problem({21, {1}, raw("\x11")}) == "onnx: tensor 'w' has bits after its last element");
  CHECK(problem({1, {1}, [](Writer &writer) {
                   writer.begin(segment);
                   writer.end();
                   writer.numbers(float_data, {1});
                 }}) != "");
}

namespace {

auto external(std::vector<std::pair<std::string, std::string>> entries) {
  return [=](Writer &writer) {
    for (const auto &[key, value] : entries) {
      writer.begin(field::Tensor::external_data);
      writer.text(field::Entry::key, key);
      writer.text(field::Entry::value, value);
      writer.end();
    }
    writer.integer(field::Tensor::data_location, 1);
  };
}

// The elements, or the message of the error.
std::string load(ExternalSource source, const std::function<void(Writer &)> &write, uint64_t count = 4) {
  const Proto proto(2, {count}, write);
  Result<TensorData> tensor = readTensorData(proto.message(), {});
  if (!tensor)
    return tensor.error().message;
  Result<FileBytes> bytes = ExternalFiles(std::move(source)).elementsOf(*tensor);
  return bytes ? std::string(bytes->bytes) : bytes.error().message;
}

class Folder {
public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "shlo-onnx-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()));
    path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  void write(const std::string &name, const std::string &bytes) const { std::ofstream(path / name) << bytes; }
  std::filesystem::path path;
};

} // namespace

TEST_CASE("onnx: external data stays beneath its folder", "[onnx]") {
  namespace fs = std::filesystem;
  const Folder outside, folder;
  outside.write("secret", "secret");
  folder.write("w.bin", "0123456789");
  fs::create_directories(folder.path / "sub/deep");
  folder.write("sub/deep/w.bin", "abcdef");
  fs::create_symlink(outside.path / "secret", folder.path / "link");
  fs::create_symlink("w.bin", folder.path / "near");
  fs::create_directory_symlink(outside.path, folder.path / "way");
  fs::create_hard_link(folder.path / "w.bin", folder.path / "hard");
  REQUIRE(::mkfifo((folder.path / "fifo").c_str(), 0600) == 0);

  const ExternalSource source{folder.path.string(), {}, false};
  CHECK(load(source, external({{"location", "w.bin"}})) == "0123");
  CHECK(load(source, external({{"location", "w.bin"}, {"offset", "6"}, {"length", "4"}})) == "6789");
  CHECK(load(source, external({{"location", "sub//./deep/w.bin"}})) == "abcd");
  CHECK(load(source, external({{"location", "hard"}})) == "0123");

  for (const char *location : {"", "/etc/passwd", "../w.bin", "sub/../w.bin", "sub/..", "sub/", ".", "a\0b"}) {
    CAPTURE(location);
    const std::string message = load(source, external({{"location", location}}));
    CHECK_THAT(message, Catch::EndsWith("expected a path beneath the folder of the model") ||
                            Catch::Contains("cannot be read"));
  }
  CHECK(load(source, external({{"location", "a\0b"s}})) ==
        "onnx: external data at 'a\0b', expected a path beneath the folder of the model"s);
  for (const char *location : {"link", "near", "way/secret"})
    CHECK_THAT(load(source, external({{"location", location}})), Catch::Contains("it is a symbolic link"));
  CHECK_THAT(load(source, external({{"location", "fifo"}})), Catch::Contains("it is a pipe, expected a file"));
  CHECK_THAT(load(source, external({{"location", "sub"}})), Catch::Contains("it is a directory, expected a file"));
  CHECK_THAT(load(source, external({{"location", "missing"}})), Catch::Contains("cannot be read"));
  CHECK_THAT(load(source, external({{"location", "w.bin/x"}})), Catch::Contains("cannot be read"));
  const ExternalSource follows{folder.path.string(), {}, true};
  CHECK(load(follows, external({{"location", "link"}})) == "secr");
  CHECK(load(follows, external({{"location", "way/secret"}})) == "secr");
  CHECK(load({"/dev", {}, false}, external({{"location", "zero"}})) ==
        "'/dev/zero' cannot be read: it is a device, expected a file");

  CHECK_THAT(load(source, external({{"location", "w.bin"}, {"offset", "7"}})),
             Catch::Contains("has 4 bytes from 7 on in 'w.bin', which has 10"));
  CHECK_THAT(load(source, external({{"location", "w.bin"}, {"offset", "18446744073709551615"}})),
             Catch::Contains("from 18446744073709551615 on"));
  CHECK_THAT(load(source, external({{"location", "w.bin"}, {"offset", "18446744073709551616"}})),
             Catch::Contains("a damaged offset"));
  CHECK_THAT(load(source, external({{"location", "w.bin"}, {"offset", "-1"}})), Catch::Contains("a damaged offset"));
  CHECK_THAT(load(source, external({{"location", "w.bin"}, {"length", "5"}})),
             Catch::Contains("has external data of 5 bytes; its 4 elements of type UINT8 take 4"));
  CHECK_THAT(load(source, external({{"offset", "1"}})), Catch::Contains("without a location"));

  CHECK_THAT(load({}, external({{"location", "w.bin"}})), Catch::Contains("the options name no folder"));
  ExternalSource given;
  given.given.emplace("../x", "wxyz");
  CHECK(load(given, external({{"location", "../x"}})) == "wxyz");
}
