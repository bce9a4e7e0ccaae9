// The older form of shardings: attributes mhlo.sharding, which have the text of XLA's HloSharding.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sharding.h"

#include "llvm/ADT/StringRef.h"

namespace shlo {

// "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}": an array of devices, of which each dimension cuts one of
// the value, or is one of the `rest`.
struct Tiling {
  enum Kind : uint8_t { Tiled, Replicated, Manual, Unreduced, Maximal } kind = Replicated;
  std::vector<int64_t> tiles;
  std::vector<Kind> rest;       // what the last dimensions of the array are
  std::vector<int64_t> devices; // in the order of the array; Maximal: the one that has the value

  size_t rank() const { return tiles.size() - rest.size(); }
};
// One of several values, as the results of an op, which the text of a tuple lists: "{{replicated}, {manual}}".
struct TiledValue {
  size_t index = 0, count = 1;
};
// The text of the value in that of a tuple. Any other text is that of each of the values.
Result<llvm::StringRef> tilingIn(llvm::StringRef text, TiledValue value);
// An array may have `most` devices.
Result<Tiling> readTiling(llvm::StringRef text, TiledValue value = {}, int64_t most = maxDevices);

// The shardings that tilings describe, over a common mesh of `devices` whose axes have made-up names. A tiling without
// an array says nothing of devices.
Result<std::vector<Sharding>> toShardings(const std::vector<Tiling> &tilings, int64_t devices);

} // namespace shlo
