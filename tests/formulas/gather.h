// Random dimension numbers of gather and scatter. Both have a list of places in a large array (the operand, the input)
// and a small array of slices there (the result, the updates).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_GATHER_H
#define SHLO_FORMULAS_GATHER_H

#include "program.h"

namespace formulas {

struct Places {
  Shape large, small;                     // shapes
  Shape slice;                            // extents of a slice in the large array
  std::vector<int64_t> windowDims;        // of the small array: offset_dims, update_window_dims
  std::vector<int64_t> collapsedDims;     // of the large array: collapsed_slice_dims, inserted_window_dims
  std::vector<int64_t> batchingDims;      // of the large array
  std::vector<int64_t> indexBatchingDims; // of the indices
  std::vector<int64_t> indexMap;          // of the large array: start_index_map, scatter_dims_to_operand_dims
  int64_t indexVectorDim = 0;
  Array indices;
  bool sorted = false; // the indices are sorted
};

// batching: with batching dimensions. clamped: slices are moved into the large array.
Places randomPlaces(Random &random, bool batching, bool clamped);

// The element of the large array that belongs to an element of the small one; it may be out of bounds unless clamped.
Index placeOf(const Places &places, const Index &small, bool clamped);

} // namespace formulas

#endif
