// Writes messages. What writes a message runs twice: first the lengths of all messages within it are measured, since
// they stand before the messages, and then the bytes are written in one go, so that large tensors are never collected.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "onnx/file/fields.h"

#include <functional>
#include <string_view>
#include <vector>

namespace shlo::onnx {

class Writer {
public:
  using Sink = std::function<Status(std::string_view)>;

  // Single and repeated fields alike: the caller writes a field as often as it has values.
  void integer(const Field &field, int64_t value);
  void number(const Field &field, float value);
  void text(const Field &field, std::string_view value);
  // The bits of all values of a repeated number, as a block where the schema has one. Nothing if there are none.
  void numbers(const Field &field, const std::vector<uint64_t> &values);
  // Everything between the two is within the message.
  void begin(const Field &field);
  void end();
  // Fields of another schema, with their tags.
  void unknown(std::string_view fields) { put(fields); }

private:
  friend Result<uint64_t> writeMessage(const std::function<void(Writer &)> &, const Sink &, uint64_t);

  void varint(uint64_t value);
  void tag(const Field &field, Wire wire) { varint(uint64_t(field.number) << 3 | uint64_t(wire)); }
  void put(std::string_view bytes);

  const Sink *sink = nullptr; // null while lengths are measured
  Status status;
  uint64_t written = 0;
  std::vector<uint64_t> lengths; // of messages, in the order in which they begin
  size_t next = 0;               // in `lengths`
  std::vector<std::pair<size_t, uint64_t>> open; // while measured: place in `lengths`, and where the message begins
};

// Writes what `write` says to the sink, in pieces, and returns the number of bytes. `write` says the same both times.
// SHLO_LIMIT, before anything is written, if it is more than `most` bytes.
Result<uint64_t> writeMessage(const std::function<void(Writer &)> &write, const Writer::Sink &sink,
                              uint64_t most = (uint64_t(1) << 31) - 1);

} // namespace shlo::onnx
