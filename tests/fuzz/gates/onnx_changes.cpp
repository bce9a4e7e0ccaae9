// A model as a tree of fields, so that lengths follow what is changed within them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx_changes.h"

#include "onnx/file/wire.h"

#include <algorithm>
#include <vector>

namespace shlo::test {
namespace {

using onnx::FieldType;

// The schema's fields, by message and number: only what is a message must be known.
FieldType typeOf(FieldType message, uint32_t number) {
#define FIELD(in, name, at, type, form)                                                                                \
  if (message == FieldType::in && number == at)                                                                        \
    return FieldType::type;
#include "onnx/file/fields.def"
  return FieldType::Bytes;
}

struct Node {
  FieldType type = FieldType::Bytes;
  uint32_t number = 0;
  onnx::Wire wire = onnx::Wire::Length;
  uint64_t value = 0;      // of a number
  std::string text;        // of what is no message
  std::vector<Node> parts; // of a message
};

std::vector<Node> partsOf(FieldType message, std::string_view bytes) {
  std::vector<Node> parts;
  onnx::FieldReader reader(bytes);
  for (onnx::EncodedField field; reader.read(field);) {
    Node node{typeOf(message, field.number), field.number, field.wire, field.value, {}, {}};
    if (field.wire != onnx::Wire::Length)
      node.type = FieldType::Int64;
    else if (onnx::isMessage(node.type))
      node.parts = partsOf(node.type, field.bytes);
    else
      node.text = field.bytes;
    parts.push_back(std::move(node));
  }
  return parts;
}

void addVarint(std::string &bytes, uint64_t value) {
  for (; value > 127; value >>= 7)
    bytes += char(uint8_t(value) | 128);
  bytes += char(value);
}

std::string bytesOf(const std::vector<Node> &parts) {
  std::string bytes;
  for (const Node &node : parts) {
    addVarint(bytes, uint64_t(node.number) << 3 | uint64_t(node.wire));
    if (node.wire == onnx::Wire::Length) {
      const std::string inner = onnx::isMessage(node.type) ? bytesOf(node.parts) : node.text;
      addVarint(bytes, inner.size());
      bytes += inner;
    } else if (node.wire == onnx::Wire::Varint) {
      addVarint(bytes, node.value);
    } else {
      bytes.append(reinterpret_cast<const char *>(&node.value), node.wire == onnx::Wire::EightBytes ? 8 : 4);
    }
  }
  return bytes;
}

void collect(std::vector<Node> &parts, std::vector<std::vector<Node> *> &lists) {
  lists.push_back(&parts);
  for (Node &node : parts)
    if (onnx::isMessage(node.type))
      collect(node.parts, lists);
}

uint64_t extremeNumber(Random &random) {
  constexpr uint64_t numbers[] = {0,
                                  1,
                                  2,
                                  3,
                                  5,
                                  7,
                                  8,
                                  9,
                                  13,
                                  16,
                                  20,
                                  22,
                                  28,
                                  29,
                                  127,
                                  255,
                                  65536,
                                  1ull << 31,
                                  1ull << 32,
                                  1ull << 40,
                                  1ull << 62,
                                  uint64_t(INT64_MAX),
                                  uint64_t(INT64_MIN),
                                  uint64_t(-1),
                                  uint64_t(-2)};
  return random.oneIn(4) ? random.next() : random.of(numbers);
}

void changeText(std::string &text, const std::vector<std::vector<Node> *> &lists, Random &random) {
  switch (random.below(6)) {
  case 0: text.resize(random.below(text.size() + 1)); break;
  case 1: text += char(random.next()); break;
  case 2: text.clear(); break;
  case 3:
    if (!text.empty())
      text[random.below(text.size())] = char(random.next());
    break;
  default: { // that of another place
    const std::vector<Node> &list = *random.of(lists);
    if (!list.empty())
      text = random.of(list).text;
  }
  }
}

void change(std::vector<Node> &model, std::vector<Node> &other, Random &random) {
  std::vector<std::vector<Node> *> lists, otherLists;
  collect(model, lists);
  collect(other, otherLists);
  std::vector<Node> &list = *random.of(lists);
  if (list.empty())
    return;
  const size_t place = random.below(list.size());
  Node &node = list[place];
  switch (random.below(8)) {
  case 0: list.erase(list.begin() + ptrdiff_t(place)); break;
  case 1: list.push_back(Node(node)); break;
  case 2: std::swap(node, list[random.below(list.size())]); break;
  case 3: node.number = uint32_t(random.below(27) + 1); break;
  case 4: { // a message of the same kind
    std::vector<const Node *> alike;
    for (const std::vector<Node> *one : otherLists)
      for (const Node &candidate : *one)
        if (candidate.type == node.type && candidate.wire == node.wire)
          alike.push_back(&candidate);
    if (!alike.empty())
      node = Node(*random.of(alike));
    break;
  }
  default:
    if (node.wire != onnx::Wire::Length)
      node.value = extremeNumber(random);
    else if (onnx::isMessage(node.type))
      node.parts.resize(random.below(node.parts.size() + 1));
    else
      changeText(node.text, lists, random);
  }
}

} // namespace

std::string changeModel(std::string_view bytes, std::string_view other, Random &random) {
  std::vector<Node> model = partsOf(FieldType::Model, bytes), second = partsOf(FieldType::Model, other);
  for (uint64_t i = 0, changes = 1 + random.below(4); i < changes; ++i)
    change(model, second, random);
  std::string result = bytesOf(model);
  if (random.oneIn(4) && !result.empty()) { // the encoding, too
    const size_t at = random.below(result.size());
    if (random.oneIn(2))
      result[at] = char(random.next());
    else
      result.resize(at);
  }
  return result;
}

} // namespace shlo::test
