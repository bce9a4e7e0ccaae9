// Models put together field by field (onnx.proto), in the order in which protobuf writes them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cctype>
#include <cstdint>
#include <string>
#include <vector>

namespace model_bytes {

using Names = std::vector<std::string>;

inline std::string varint(uint64_t value) {
  std::string bytes;
  for (; value > 127; value >>= 7)
    bytes += char(value | 128);
  return bytes + char(value);
}
inline std::string number(int field, int64_t value) { return varint(uint64_t(field) << 3) + varint(uint64_t(value)); }
inline std::string bytes(int field, const std::string &value) {
  return varint(uint64_t(field) << 3 | 2) + varint(value.size()) + value;
}

enum Element { Float = 1, Int64 = 7, String = 8, Bool = 9 };

// "2" and "batch" are dimensions, "" an unknown one.
inline std::string tensorType(int element, const Names &dims) {
  std::string shape;
  for (const std::string &dim : dims)
    shape += bytes(1, dim.empty()                ? ""
                      : isdigit(dim[0])          ? number(1, std::stoll(dim))
                                                 : bytes(2, dim));
  return bytes(1, number(1, element) + bytes(2, shape));
}
inline std::string value(const std::string &name, const std::string &type) { return bytes(1, name) + bytes(2, type); }
inline std::string value(const std::string &name) { return value(name, tensorType(Float, {"2"})); }
inline std::string node(const std::string &op, const Names &inputs, const Names &outputs, const std::string &more = "") {
  std::string result;
  for (const std::string &input : inputs)
    result += bytes(1, input);
  for (const std::string &output : outputs)
    result += bytes(2, output);
  return result + bytes(4, op) + more;
}
inline std::string floats(const std::string &name, int64_t count) {
  return number(1, count) + number(2, Float) + bytes(8, name) + bytes(9, std::string(size_t(4 * count), '\0'));
}
// Parts of a graph.
inline std::string nodePart(const std::string &one) { return bytes(1, one); }
inline std::string initializerPart(const std::string &one) { return bytes(5, one); }
inline std::string inputPart(const std::string &one) { return bytes(11, one); }
inline std::string outputPart(const std::string &one) { return bytes(12, one); }
inline std::string opset(const std::string &domain, int64_t version) {
  return bytes(8, bytes(1, domain) + number(2, version));
}
inline std::string model(const std::string &graph, const std::string &imports = opset("", 13), int64_t ir = 8) {
  return number(1, ir) + bytes(7, bytes(2, "g") + graph) + imports;
}
inline std::string graphAttribute(const std::string &name, const std::string &graph) {
  return bytes(5, bytes(1, name) + bytes(6, graph) + number(20, 5));
}

} // namespace model_bytes
