// The encoding of .onnx files: fields, messages, checks, writing.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/check.h"
#include "onnx/file/message.h"
#include "onnx/file/writer.h"

#include <catch2/catch.hpp>

using namespace shlo;
using namespace shlo::onnx;

namespace {

using namespace std::string_literals;

std::string refused(FieldType type, std::string_view bytes, const FileLimits &limits = {}) {
  Status status = checkMessage(type, bytes, limits);
  return status ? "" : status.error().message;
}
Message checked(FieldType type, std::string_view bytes) {
  CHECK(refused(type, bytes) == "");
  return Message(type, bytes);
}
std::vector<uint64_t> numbersOf(const Message &message, const Field &field) {
  std::vector<uint64_t> numbers;
  message.forNumbers(field, [&](uint64_t number) { numbers.push_back(number); });
  return numbers;
}
std::string sized(char tag, const std::string &bytes) { return tag + std::string(1, char(bytes.size())) + bytes; }

} // namespace

TEST_CASE("onnx: the table of fields has each number once, and finds it", "[onnx]") {
  CHECK(std::string(findField(FieldType::Graph, 15)->name) == "sparse_initializer");
  CHECK(findField(FieldType::Graph, 3) == nullptr);
  CHECK(findField(FieldType::Graph, 0) == nullptr);
  CHECK(findField(FieldType::Graph, 1u << 28) == nullptr);
  CHECK(std::string(schemaName(FieldType::OptionalType)) == "TypeProto.Optional");
  size_t fields = 0;
#define FIELD(message, id, number, type, form)                                                                         \
  ++fields;                                                                                                            \
  CHECK(std::string(findField(FieldType::message, number)->name) == #id);
#include "onnx/file/fields.def"
  CHECK(fields == 153);
}

TEST_CASE("onnx: of a single value, the last one counts, and messages merge", "[onnx]") {
  // producer_name twice; graph twice: a name each, and a node each.
  const std::string bytes = sized(0x12, "old") + sized(0x3a, sized(0x0a, "") + sized(0x12, "first")) +
                            sized(0x12, "new") + sized(0x3a, sized(0x12, "second") + sized(0x0a, sized(0x22, "Add")));
  const Message model = checked(FieldType::Model, bytes);
  CHECK(model.text(field::Model::producer_name) == "new");
  CHECK_FALSE(model.has(field::Model::domain));
  CHECK(model.text(field::Model::domain) == "");
  const Message graph = model.message(field::Model::graph);
  CHECK(graph.text(field::Graph::name) == "second");
  CHECK(graph.count(field::Graph::node) == 2);
  std::vector<std::string> ops;
  graph.forMessages(field::Graph::node,
                    [&](const Message &node) { ops.emplace_back(node.text(field::Node::op_type)); });
  CHECK(ops == std::vector<std::string>{"", "Add"});
  CHECK(model.message(field::Model::graph).message(field::Graph::name).text(field::Graph::name) == "");
}

TEST_CASE("onnx: of alternatives, the last one counts, and forgets the others", "[onnx]") {
  // tensor_type (f32), then sequence_type, then tensor_type with a shape only.
  const std::string shape = sized(0x12, sized(0x0a, "\x08\x05"s));
  const std::string bytes = sized(0x0a, "\x08\x01"s) + sized(0x22, "") + sized(0x0a, shape);
  const Message type = checked(FieldType::Type, bytes);
  CHECK(type.oneOf()->number == field::Type::tensor_type.number);
  CHECK_FALSE(type.has(field::Type::sequence_type));
  const Message tensor = type.message(field::Type::tensor_type);
  CHECK_FALSE(tensor.has(field::TensorType::elem_type));
  CHECK(tensor.message(field::TensorType::shape).count(field::Shape::dim) == 1);
  // Without the one between them, the two are one message.
  const std::string merged = sized(0x0a, "\x08\x01"s) + sized(0x0a, shape);
  CHECK(Message(FieldType::Type, merged).message(field::Type::tensor_type).integer(field::TensorType::elem_type) == 1);
  const std::string dimension = "\x08\x07"s + sized(0x12, "n");
  CHECK_FALSE(Message(FieldType::Dimension, dimension).has(field::Dimension::dim_value));
  CHECK(Message(FieldType::Dimension, dimension).text(field::Dimension::dim_param) == "n");
}

TEST_CASE("onnx: repeated numbers stand in blocks and alone", "[onnx]") {
  // dims 3, [300, 0], -1: unpacked, packed, unpacked.
  const std::string bytes = "\x08\x03"s + "\x0a\x03\xac\x02\x00"s + "\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"s;
  const Message tensor = checked(FieldType::Tensor, bytes);
  CHECK(numbersOf(tensor, field::Tensor::dims) == std::vector<uint64_t>{3, 300, 0, ~uint64_t(0)});
  CHECK(tensor.count(field::Tensor::dims) == 4);
  const std::string floats = "\x22\x08\x00\x00\x80\x3f\x00\x00\x00\x40"s + "\x25\x00\x00\x40\x40"s;
  CHECK(numbersOf(checked(FieldType::Tensor, floats), field::Tensor::float_data) ==
        std::vector<uint64_t>{0x3f800000, 0x40000000, 0x40400000});
  CHECK(refused(FieldType::Tensor, "\x22\x03\x00\x00\x80"s) ==
        "onnx: in float_data: a block of numbers ends within one");
  CHECK(refused(FieldType::Tensor, "\x0a\x02\x03\x83"s) == "onnx: in dims: a block of numbers ends within one");
}

TEST_CASE("onnx: unknown fields are kept", "[onnx]") {
  // Field 100, a known number with another encoding, an enumerator that does not exist.
  const std::string strange = "\xa2\x06\x02hi"s, enumerator = "\xa0\x01\x63"s;
  const std::string bytes = sized(0x0a, "n") + strange + "\x18\x05"s + "\x1a\x01z"s + enumerator;
  const Message attribute = checked(FieldType::Attribute, bytes);
  std::vector<std::string> unknown;
  attribute.forUnknown([&](std::string_view field) { unknown.emplace_back(field); });
  CHECK(unknown == std::vector<std::string>{strange, "\x1a\x01z"s, enumerator});
  CHECK(attribute.integer(field::Attribute::i) == 5);
  CHECK_FALSE(attribute.has(field::Attribute::type));
}

TEST_CASE("onnx: damaged messages are refused, with the place", "[onnx]") {
  const std::string node = sized(0x0a, "\x0a\x7fx"s);
  CHECK(refused(FieldType::Graph, node) == "onnx: in node: a length exceeds the message");
  Status status = checkMessage(FieldType::Model, "\x08\x07"s + sized(0x3a, node), {});
  REQUIRE_FALSE(status);
  CHECK(status.error().code == SHLO_MALFORMED);
  CHECK(status.error().message == "onnx: in graph.node: a length exceeds the message");
  CHECK(status.error().diagnostics[0].offset == 6);
  CHECK(refused(FieldType::Model, "\x08"s) != "");
  CHECK(refused(FieldType::Model, "\x80"s) == "onnx: in ModelProto: a field has a damaged tag");
  CHECK(refused(FieldType::Model, "\x00\x01"s) == "onnx: in ModelProto: a field has the number 0");
  CHECK(refused(FieldType::Model, "\x0b\x0c"s) ==
        "onnx: in ModelProto: a field is a group, which no ONNX message has");
  CHECK(refused(FieldType::Model, "\x0e"s) == "onnx: in ModelProto: a field has an encoding that does not exist");
  CHECK(refused(FieldType::Model, "\x0d\x01\x02\x03"s) == "onnx: in ModelProto: the message ends within a number");
  CHECK(refused(FieldType::Model, "\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"s) != "");
  CHECK(refused(FieldType::Model, "\xf8\xff\xff\xff\xff\x01\x00"s) ==
        "onnx: in ModelProto: a field has a damaged tag");
  CHECK(refused(FieldType::Model, "") == "");
}

TEST_CASE("onnx: limits of a file", "[onnx]") {
  // Graphs within attributes of nodes.
  auto nested = [](int depth) {
    std::string bytes;
    for (int i = 0; i < depth; ++i) {
      auto wrap = [&](char tag) {
        std::string size;
        for (size_t left = bytes.size(); size.empty() || left; left >>= 7)
          size += char(left & 0x7f) | char(left >> 7 ? 0x80 : 0);
        bytes = tag + size + bytes;
      };
      wrap(0x32), wrap(0x2a), wrap(0x0a); // g, attribute, node
    }
    return bytes;
  };
  CHECK(refused(FieldType::Graph, nested(33)) == "");
  CHECK(refused(FieldType::Graph, nested(34)) ==
        "onnx: the nesting of messages has 101 levels or more; the limit is 100");
  FileLimits deep;
  deep.nesting = 30000;
  CHECK(refused(FieldType::Graph, nested(9000), deep) == "");
  FileLimits few;
  few.objects = 2;
  CHECK(refused(FieldType::Graph, "\x0a\x00\x0a\x00"s, few) == "");
  CHECK(refused(FieldType::Graph, "\x0a\x00\x0a\x00\x0a\x00"s, few) ==
        "onnx: the file has 3 messages or more; the limit is 2");
  few.bytes = 1;
  CHECK(refused(FieldType::Graph, "\x0a\x00"s, few) == "onnx: the file has 2 bytes or more; the limit is 1");
}

TEST_CASE("onnx: what looks like a model", "[onnx]") {
  CHECK(looksLikeModel("\x08\x07\x3a\x00"s));
  CHECK(looksLikeModel("\x3a\x00\x08\x07"s));
  CHECK_FALSE(looksLikeModel("\x08\x07"s));
  CHECK_FALSE(looksLikeModel("\x3a\x00"s));
  // The bytes may end anywhere, also within a tag, a length or a number.
  CHECK(looksLikeModel("\x08\x07\x3a\x00\x0a"s));
  CHECK(looksLikeModel("\x08\x07\x3a\x00\x28"s));
  CHECK(looksLikeModel("\x08\x07\x3a\x00\x42\x02\x10"s));
  CHECK_FALSE(looksLikeModel("\x08\x07\x3a\x00\x2b"s)); // a group
  CHECK_FALSE(looksLikeModel("\x08\x07\x0a"s));
  CHECK_FALSE(looksLikeModel("\x08\x07\x3a\x00\x4a\x00"s)); // field 9
  CHECK_FALSE(looksLikeModel("\x08\x00\x3a\x00"s));
  CHECK_FALSE(looksLikeModel("\x08\xe9\x07\x3a\x00"s)); // version 1001
  CHECK_FALSE(looksLikeModel(""));
  // The beginning of a file: the graph ends beyond it, within a node.
  CHECK(looksLikeModel("\x08\x07\x3a\x20\x0a\x10\x0a\x01"s));
  CHECK_FALSE(looksLikeModel("\x08\x07\x3a\x20\x0a\x10\x7a\x01"s)); // field 15 of a node
  CHECK_FALSE(looksLikeModel("\x08\x07\x3a\x20\x00"s));
}

// The number of random files that look like a model.
static int falseModels(int count, uint64_t state) {
  auto random = [&] {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return uint32_t(state >> 33);
  };
  int found = 0;
  std::string bytes;
  for (int i = 0; i < count; ++i) {
    bytes.resize(random() % 3000);
    for (char &byte : bytes)
      byte = char(random());
    found += looksLikeModel(bytes);
  }
  return found;
}

TEST_CASE("onnx: random files do not look like models", "[onnx]") { CHECK(falseModels(10000, 1) == 0); }
TEST_CASE("onnx: a million random files do not look like models", "[.many]") { CHECK(falseModels(1000000, 2) == 0); }

TEST_CASE("onnx: writing measures messages first", "[onnx]") {
  const std::string big(300, 'x');
  auto write = [&](Writer &writer) {
    writer.integer(field::Model::ir_version, 14);
    writer.begin(field::Model::graph);
    writer.begin(field::Graph::node);
    writer.text(field::Node::output, "y");
    writer.text(field::Node::op_type, big);
    writer.begin(field::Node::attribute);
    writer.number(field::Attribute::f, -2.0f);
    writer.numbers(field::Attribute::ints, {1, ~uint64_t(0)});
    writer.end();
    writer.end();
    writer.begin(field::Graph::initializer);
    writer.numbers(field::Tensor::double_data, {1, 2});
    writer.numbers(field::Tensor::int64_data, {300, 1});
    writer.numbers(field::Tensor::float_data, {});
    writer.end();
    writer.end();
    writer.unknown("\xa2\x06\x02hi");
  };
  std::string bytes;
  const Writer::Sink sink = [&](std::string_view piece) {
    bytes += piece;
    return Status();
  };
  Result<uint64_t> size = writeMessage(write, sink);
  REQUIRE(size);
  CHECK(*size == bytes.size());
  const std::string attribute = "\x15\x00\x00\x00\xc0"s + "\x40\x01" + "\x40\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";
  const std::string node = sized(0x12, "y") + "\x22\xac\x02"s + big + sized(0x2a, attribute);
  const std::string tensor = sized(0x52, "\x01\0\0\0\0\0\0\0\x02\0\0\0\0\0\0\0"s) + sized(0x3a, "\xac\x02\x01");
  const std::string graph = "\x0a"s + char(0x80 | (node.size() & 0x7f)) + char(node.size() >> 7) + node +
                            sized(0x2a, tensor);
  CHECK(bytes == "\x08\x0e\x3a"s + char(0x80 | (graph.size() & 0x7f)) + char(graph.size() >> 7) + graph +
                     "\xa2\x06\x02hi");
  CHECK(refused(FieldType::Model, bytes) == "");

  Result<uint64_t> limited = writeMessage(write, sink, *size - 1);
  REQUIRE_FALSE(limited);
  CHECK(limited.error().code == SHLO_LIMIT);
  int calls = 0;
  Result<uint64_t> failed = writeMessage(write, [&](std::string_view) {
    ++calls;
    return Status(makeError(SHLO_IO, "full"));
  });
  REQUIRE_FALSE(failed);
  CHECK(failed.error().message == "full");
  CHECK(calls == 1);
}
