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
  // A text of that many bytes, which put() gives in pieces, or count() while they are measured.
  void beginText(const Field &field, uint64_t size) {
    tag(field, Wire::Length);
    varint(size);
  }
  void put(std::string_view bytes);
  // Whether bytes are only counted. Those of a text need not be there then.
  bool isMeasuring() const { return !sink; }
  uint64_t size() const { return written; }
  void count(uint64_t bytes) { written += bytes; }
  // The bits of all values of a repeated number, as a block where the schema has one. Nothing if there are none.
  void numbers(const Field &field, const std::vector<uint64_t> &values) {
    numbers(field, values.size(), false, [&](uint64_t i) { return values[i]; });
  }
  // Likewise so many, of which at(i) gives the bits. `areEqual`: all of them.
  template <typename At> void numbers(const Field &field, uint64_t count, bool areEqual, At &&at);
  // Everything between the two is within the message.
  void begin(const Field &field);
  void end();
  // Fields of another schema, with their tags.
  void unknown(std::string_view fields) { put(fields); }
  // What there is cannot be written. The first error counts.
  void fail(Error error) {
    if (status)
      status = std::move(error);
  }

private:
  friend Result<uint64_t> writeMessage(const std::function<void(Writer &)> &, const Sink &, uint64_t);

  void varint(uint64_t value);
  void put(const Field &field, uint64_t number);
  static uint64_t bytesOf(const Field &field, uint64_t number);
  void tag(const Field &field, Wire wire) { varint(uint64_t(field.number) << 3 | uint64_t(wire)); }

  const Sink *sink = nullptr; // null while lengths are measured
  Status status;
  uint64_t written = 0;
  std::vector<uint64_t> lengths; // of messages, in the order in which they begin
  size_t next = 0;               // in `lengths`
  std::vector<std::pair<size_t, uint64_t>> open; // while measured: place in `lengths`, and where the message begins
};

template <typename At> void Writer::numbers(const Field &field, uint64_t count, bool areEqual, At &&at) {
  if (count == 0)
    return;
  if (field.form != FieldForm::Packed) {
    for (uint64_t i = 0; i < count; ++i) {
      tag(field, wireOf(field.type));
      put(field, at(i));
    }
    return;
  }
  uint64_t size = 0;
  if (areEqual)
    size = count * bytesOf(field, at(0));
  else
    for (uint64_t i = 0; i < count; ++i)
      size += bytesOf(field, at(i));
  beginText(field, size);
  if (isMeasuring())
    return this->count(size);
  for (uint64_t i = 0; i < count; ++i)
    put(field, at(i));
}

// Writes what `write` says to the sink, in pieces, and returns the number of bytes. `write` says the same both times.
// Nothing is written if it fails the first time. SHLO_LIMIT, before anything is written, if it is more than `most` bytes.
Result<uint64_t> writeMessage(const std::function<void(Writer &)> &write, const Writer::Sink &sink,
                              uint64_t most = (uint64_t(1) << 31) - 1);

} // namespace shlo::onnx
