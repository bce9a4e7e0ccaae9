// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/op_sharding.h"

#include "pjrt/wire.h"

namespace shlo::pjrt {
namespace {

enum { Type = 1, TileDimensions = 3, TileDevices = 4, ReplicateOnLast = 6 };
enum { Other = 3 }; // the type of arrays

std::string packed(const std::vector<int64_t> &numbers) {
  std::string bytes;
  for (int64_t number : numbers)
    WireWriter::appendNumber(bytes, uint64_t(number));
  return bytes;
}

std::string listed(const std::vector<int64_t> &numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

} // namespace

std::string OpSharding::bytes() const {
  if (tiles.empty())
    return ""; // replicated
  WireWriter message;
  message.number(Type, Other);
  message.bytes(TileDimensions, packed(tiles));
  message.bytes(TileDevices, packed(devices));
  if (isReplicated)
    message.number(ReplicateOnLast, 1);
  return message.take();
}

std::string OpSharding::text() const {
  if (tiles.empty())
    return "{replicated}";
  return "{devices=[" + listed(tiles) + "]" + listed(devices) + (isReplicated ? " last_tile_dim_replicate}" : "}");
}

} // namespace shlo::pjrt
