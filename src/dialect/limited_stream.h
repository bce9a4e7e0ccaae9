// A stream into a string with a limit.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/memory.h"

#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <string>

namespace shlo {

// Appends to the string until it has `limit` bytes, or memory is short. Remembers whether there was more.
class LimitedStream final : public llvm::raw_ostream {
public:
  LimitedStream(std::string &text, uint64_t limit) : text(text), limit(limit) {}
  ~LimitedStream() override { flush(); }
  bool isOver() {
    flush();
    return over;
  }
  // What was written from a position on.
  llvm::StringRef from(uint64_t position) {
    flush();
    return llvm::StringRef(text).drop_front(size_t(std::min<uint64_t>(position, text.size())));
  }
  // Takes back what was written from a position on.
  void cut(uint64_t position) {
    flush();
    text.resize(size_t(std::min<uint64_t>(position, text.size())));
  }
  // Puts another byte in the place of one that was written.
  void replace(uint64_t position, char byte) {
    flush();
    if (position < text.size())
      text[size_t(position)] = byte;
  }

private:
  void write_impl(const char *bytes, size_t size) override {
    uint64_t room = limit - text.size();
    over |= size > room;
    // MLIR prints and goes on without memory; checkMemory throws afterwards.
    if (!isMemoryShort())
      (void)tryToTake([&] { text.append(bytes, size_t(std::min<uint64_t>(size, room))); });
  }
  uint64_t current_pos() const override { return text.size(); }

  std::string &text;
  uint64_t limit;
  bool over = false;
};

} // namespace shlo
