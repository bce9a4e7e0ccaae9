// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/writer.h"

#include <bit>
#include <cstring>

namespace shlo::onnx {

static size_t varintBytes(uint64_t value) { return (size_t(std::bit_width(value | 1)) + 6) / 7; }

void Writer::put(std::string_view bytes) {
  written += bytes.size();
  if (sink && status && !bytes.empty())
    status = (*sink)(bytes);
}

void Writer::varint(uint64_t value) {
  char bytes[10];
  size_t count = 0;
  for (; value >> 7; value >>= 7)
    bytes[count++] = char(uint8_t(value) | 0x80);
  bytes[count++] = char(value);
  put({bytes, count});
}

void Writer::integer(const Field &field, int64_t value) {
  tag(field, Wire::Varint);
  varint(uint64_t(value));
}

void Writer::number(const Field &field, float value) {
  tag(field, Wire::FourBytes);
  put({reinterpret_cast<const char *>(&value), sizeof value}); // little endian
}

void Writer::text(const Field &field, std::string_view value) {
  tag(field, Wire::Length);
  varint(value.size());
  put(value);
}

uint64_t Writer::bytesOf(const Field &field, uint64_t number) {
  const Wire wire = wireOf(field.type);
  return wire == Wire::Varint ? varintBytes(number) : wire == Wire::EightBytes ? 8 : 4;
}

void Writer::put(const Field &field, uint64_t number) {
  if (wireOf(field.type) == Wire::Varint)
    varint(number);
  else
    put({reinterpret_cast<const char *>(&number), size_t(bytesOf(field, number))}); // little endian
}

void Writer::begin(const Field &field) {
  tag(field, Wire::Length);
  if (sink) {
    varint(lengths[next++]);
    return;
  }
  open.emplace_back(lengths.size(), written);
  lengths.push_back(0);
}

void Writer::end() {
  if (sink)
    return;
  const auto [place, begin] = open.back();
  open.pop_back();
  lengths[place] = written - begin;
  written += varintBytes(lengths[place]);
}

Result<uint64_t> writeMessage(const std::function<void(Writer &)> &write, const Writer::Sink &sink, uint64_t most) {
  Writer writer;
  write(writer);
  if (!writer.status)
    return std::move(writer.status.error());
  const uint64_t size = writer.written;
  if (size > most)
    return makeError(SHLO_LIMIT, "onnx: the file would have " + std::to_string(size) + " bytes; the limit is " +
                                     std::to_string(most) + ": write large tensors to an external file");
  writer.written = 0;
  writer.sink = &sink;
  write(writer);
  if (!writer.status)
    return std::move(writer.status.error());
  if (writer.written != size)
    return makeError(SHLO_INTERNAL, "onnx: a message was written with another size than it was measured");
  return size;
}

} // namespace shlo::onnx
