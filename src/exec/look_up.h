// Gathers of elements as element functions of their indices: what a fusion computes before it looks elements up.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/fusion.h"

#include <map>
#include <tuple>
#include <vector>

namespace shlo::exec {

// Where the elements that a gather takes are in its operand, the table.
struct ElementLookUp {
  // Of the indices: it is clamped to [0, limit], and counts `stride` elements.
  struct Component {
    int64_t limit, stride;
  };
  std::vector<Component> components; // at least one
  int64_t last = 0;                  // the greatest offset; at most that of i32
  TableInput table = TableInput::InPlace;
};

// The lookups of a tile. Those with the same indices share their steps.
class LookUpMaker {
public:
  explicit LookUpMaker(TileProgram &tile) : tile(tile) {}
  Result<TileValue> make(const ElementLookUp &lookUp, const std::vector<TileValue> &indices, TileValue table);

private:
  Result<TileValue> addComponent(const ElementLookUp::Component &component, TileValue index);
  Result<TileValue> addSum(TileValue one, TileValue other);
  TileValue constant(ElementType type, int64_t number);

  TileProgram &tile;
  std::map<std::tuple<TileValue, int64_t, int64_t>, TileValue> components; // by index, limit and stride
  std::map<std::tuple<TileValue, TileValue>, TileValue> sums;
  std::map<std::tuple<ElementType, int64_t>, TileValue> constants;
};

} // namespace shlo::exec
