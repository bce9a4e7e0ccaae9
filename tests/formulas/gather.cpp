// gather, and what it shares with scatter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gather.h"
#include "families.h"

#include <algorithm>

namespace formulas {

namespace {

// All but the elements of the indices.
Places randomDimensions(Random &random, bool batching, bool clamped) {
  Places places;
  places.large = random.shape(0, 4, 300);
  const int64_t rank = int64_t(places.large.size());
  std::vector<int64_t> kept, mappable;
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t extent = places.large[size_t(d)], kind = random.between(0, 9);
    if (batching && kind < 2) {
      places.batchingDims.push_back(d);
      places.slice.push_back(std::min<int64_t>(extent, 1));
      continue;
    }
    mappable.push_back(d);
    if (kind < 5 && (extent || !clamped)) {
      places.collapsedDims.push_back(d);
      places.slice.push_back(1);
    } else {
      kept.push_back(d);
      places.slice.push_back(random.chance(30) ? extent : random.between(extent ? 1 : 0, extent));
    }
  }
  for (int64_t d : random.shuffled(mappable))
    if (random.chance(75))
      places.indexMap.push_back(d);

  // The indices: batching and free dimensions in any order, and perhaps the one of the index vector.
  Shape batch = pick(places.large, places.batchingDims);
  for (int64_t free = random.between(0, 2); free > 0; --free)
    batch.push_back(random.chance(4) ? 0 : random.chance(10) ? random.between(9, 20) : random.between(1, 4));
  const int64_t batchRank = int64_t(batch.size());
  const std::vector<int64_t> order = random.permutation(batchRank);
  Shape shape = pick(batch, order);
  const Shape batchShape = shape;
  const bool implicit = places.indexMap.size() == 1 && random.chance(30);
  places.indexVectorDim = implicit ? batchRank : random.between(0, batchRank);
  if (!implicit)
    shape.insert(shape.begin() + places.indexVectorDim, int64_t(places.indexMap.size()));
  for (size_t i = 0; i < places.batchingDims.size(); ++i) {
    const int64_t at = std::find(order.begin(), order.end(), int64_t(i)) - order.begin();
    places.indexBatchingDims.push_back(at + (at >= places.indexVectorDim && !implicit));
  }
  places.indices.shape = shape;

  // The small array: the dimensions of the batch and of the slices, in any interleaving.
  const int64_t smallRank = batchRank + int64_t(kept.size());
  places.windowDims = random.choose(smallRank, int64_t(kept.size()));
  size_t window = 0, batchAt = 0;
  for (int64_t d = 0; d < smallRank; ++d)
    places.small.push_back(contains(places.windowDims, d) ? places.slice[size_t(kept[window++])]
                                                          : batchShape[batchAt++]);
  return places;
}

} // namespace

Places randomPlaces(Random &random, bool batching, bool clamped) {
  Places places = randomDimensions(random, batching, clamped);
  while (elementCount(places.small) > 1000)
    places = randomDimensions(random, batching, clamped);
  Type type = random.indexType();
  places.indices = Array(type, places.indices.shape);
  for (const Index &index : formulas::indices(places.indices.shape)) {
    const size_t component =
        places.indexVectorDim == places.indices.rank() ? 0 : size_t(index[size_t(places.indexVectorDim)]);
    const size_t d = size_t(places.indexMap[component]);
    const int64_t most = places.large[d] - places.slice[d];
    Integer start = random.chance(80) ? random.between(0, std::max<int64_t>(most, 0)) : random.between(-3, most + 4);
    if (random.chance(2))
      start = random.oneOf<Integer>({smallest(type), largest(type)});
    places.indices.at(index) = {std::clamp(start, smallest(type), largest(type))};
  }
  if (places.indexMap.size() == 1 && places.batchingDims.empty() && random.chance(25)) {
    std::sort(places.indices.elements.begin(), places.indices.elements.end(),
              [](const Element &a, const Element &b) { return a.integer < b.integer; });
    places.sorted = true;
  }

  return places;
}

Index placeOf(const Places &places, const Index &small, bool clamped) {
  Index batch, window;
  for (int64_t d = 0; d < int64_t(small.size()); ++d)
    (contains(places.windowDims, d) ? window : batch).push_back(small[size_t(d)]);
  Index place(places.large.size(), 0);
  for (size_t i = 0; i < places.indexMap.size(); ++i) {
    Index at = batch;
    if (places.indexVectorDim < places.indices.rank())
      at.insert(at.begin() + places.indexVectorDim, int64_t(i));
    const size_t d = size_t(places.indexMap[i]);
    Integer start = places.indices.at(at).integer;
    if (clamped)
      start = std::clamp<Integer>(start, 0, places.large[d] - places.slice[d]);
    else // so that what is added cannot overflow
      start = std::clamp<Integer>(start, -1000, places.large[d] + 1000);
    place[d] += int64_t(start);
  }
  for (size_t i = 0; i < places.batchingDims.size(); ++i) {
    const int64_t d = places.indexBatchingDims[i];
    place[size_t(places.batchingDims[i])] += batch[size_t(d - (d < places.indexVectorDim ? 0 : 1))];
  }
  size_t at = 0;
  for (int64_t d = 0; d < int64_t(place.size()); ++d)
    if (!contains(places.collapsedDims, d) && !contains(places.batchingDims, d))
      place[size_t(d)] += window[at++];
  return place;
}

namespace {

Array gathered(const Places &places, const Array &operand) {
  Array result(operand.type, places.small);
  for (const Index &index : indices(places.small))
    result.at(index) = operand.at(placeOf(places, index, true));
  return result;
}

std::string numbers(const Places &places) {
  std::string text = "dimension_numbers = #stablehlo.gather<offset_dims = " + brackets(places.windowDims) +
                     ", collapsed_slice_dims = " + brackets(places.collapsedDims);
  if (!places.batchingDims.empty())
    text += ", operand_batching_dims = " + brackets(places.batchingDims) +
            ", start_indices_batching_dims = " + brackets(places.indexBatchingDims);
  return text + ", start_index_map = " + brackets(places.indexMap) +
         ", index_vector_dim = " + std::to_string(places.indexVectorDim) +
         ">, indices_are_sorted = " + (places.sorted ? "true" : "false");
}

} // namespace

void writeGather(Program &program) {
  Random &random = program.random;
  const Places places = randomPlaces(random, true, true);
  const Value operand = program.operand(random.movedType(), places.large, Values::Special);
  const Value starts = program.operand(places.indices);
  program.use(program.op1("stablehlo.gather", {operand, starts},
                          numbers(places) + ", slice_sizes = " + list(places.slice), gathered(places, operand.array)));
}

void writeDynamicGather(Program &program) {
  Random &random = program.random;
  const Places places = randomPlaces(random, false, true);
  const Value operand = program.operand(random.movedType(), places.large, Values::Special);
  const Value starts = program.operand(places.indices);
  const bool dynamic = random.chance(50);
  const Value sizes = program.extents(places.slice, random.oneOf({SHLO_TYPE_I32, SHLO_TYPE_I64}), dynamic);
  program.use(program.op1("stablehlo.dynamic_gather", {operand, starts, sizes}, numbers(places),
                          gathered(places, operand.array), "", dynamic && random.chance(70)));
}

} // namespace formulas
