// Where a fusion loads its inputs from, and how it stores interleaved results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/fusion.h"

#include <algorithm>
#include <numeric>

namespace shlo::exec {

void FusionKernel::makeLoaders() {
  loaders.reserve(fusion.inputs.size());
  for (size_t i = 0; i < fusion.inputs.size(); ++i) {
    const Layout &layout = fusion.inputs[i];
    const plan::Extents strides = stridesOf(i);
    Loader loader;
    loader.value = fusion.inputValues[i];
    loader.elementBytes = int64_t(byteSize(layout.element));
    bool direct = true;
    const bool fixed = isFixed(strides);
    int64_t expected = 1;
    for (size_t axis = strides.size(); axis-- > cut;) {
      const bool single = axis == cut && chunk == 1;
      direct = direct && (single || extents[axis] == 1 || strides[axis] == expected);
      expected *= extents[axis];
    }
    const TableInput table = fusion.tables[i];
    direct = table == TableInput::InPlace || (direct && table == TableInput::None);
    loader.kind = table == TableInput::Numbers ? Loader::Numbers
                  : direct                     ? Loader::Direct
                  : fixed                      ? Loader::Once
                                               : Loader::EachTile;
    for (size_t axis = 0; axis <= cut; ++axis)
      loader.steps.push_back(strides[axis] * loader.elementBytes);
    if (table == TableInput::Numbers) {
      places.resize(size_t(chunk * inner));
      std::iota(places.begin(), places.end(), 0);
    } else if (table == TableInput::Copied) {
      loader.copies = std::make_unique<Copies>();
      loader.copies->whole = StridedCopy(layout.shape, layout.strides, size_t(loader.elementBytes), fusion.choice);
      loader.offset = int64_t(reserve(copiedTableBytes));
    } else if (!direct && !(loader.kind == Loader::EachTile && makeStripe(loader, strides))) {
      loader.copies = copiesOf({}, strides, size_t(loader.elementBytes));
      loader.offset = int64_t(reserve(size_t(chunk * inner * loader.elementBytes)));
      loader.isFirstOnly = fusion.tile.readsFirstOnly(loader.value);
    }
    loader.copied = loader.offset;
    loaders.push_back(std::move(loader));
  }
  if (fusion.begin)
    beginOffset = reserve(size_t(chunk * inner) * sizeof(int64_t));
}

// A transposed input: neighbours in memory are in different tiles.
bool FusionKernel::makeStripe(Loader &loader, const plan::Extents &strides) {
  constexpr int64_t line = 64, most = 4 << 20; // bytes
  if (fusion.choice.general || std::abs(strides.back()) * loader.elementBytes < line / 2)
    return false;
  size_t axis = cut + 1;
  while (axis > 0 && (std::abs(strides[axis - 1]) != 1 || extents[axis - 1] == 1))
    --axis;
  if (axis-- == 0)
    return false;
  const int64_t inTile = axis == cut ? chunk : 1, wanted = (line / loader.elementBytes + inTile - 1) / inTile * inTile;
  loader.extent = extents[axis];
  for (size_t inner = axis + 1; inner < extents.size(); ++inner)
    loader.inside *= extents[inner];
  const int64_t together = std::min(wanted, loader.extent);
  if (together <= inTile || loader.inside > most / loader.elementBytes / together)
    return false;
  loader.together = together;
  loader.axis = axis;
  plan::Extents shape(extents.begin() + ptrdiff_t(axis), extents.end());
  const plan::Extents inStripe(strides.begin() + ptrdiff_t(axis), strides.end());
  shape[0] = together;
  loader.copies = std::make_unique<Copies>();
  loader.copies->whole = StridedCopy(shape, inStripe, size_t(loader.elementBytes), fusion.choice);
  shape[0] = loader.extent % together;
  loader.copies->rest = StridedCopy(shape, inStripe, size_t(loader.elementBytes), fusion.choice);
  loader.offset = int64_t(reserve(size_t(together * loader.inside * loader.elementBytes)));
  return true;
}

// Copies of a tile of a value with these strides; those of `around`, an axis around the tile's.
std::unique_ptr<FusionKernel::Copies> FusionKernel::copiesOf(const std::optional<Around> &around,
                                                             const plan::Extents &strides, size_t bytes) const {
  plan::Extents shape(extents.begin() + ptrdiff_t(cut), extents.end()),
      from(strides.begin() + ptrdiff_t(cut), strides.end());
  shape[0] = chunk;
  plan::Extents to = rowMajorStrides(shape);
  if (around) {
    shape.insert(shape.begin(), around->extent);
    from.insert(from.begin(), around->fromStride);
    to.insert(to.begin(), around->toStride);
  }
  auto copies = std::make_unique<Copies>();
  copies->whole = StridedCopy(shape, to, from, bytes, fusion.choice);
  shape[around ? 1 : 0] = extents[cut] % chunk;
  copies->rest = StridedCopy(shape, to, from, bytes, fusion.choice);
  return copies;
}

// Takes neighbours apart once, instead of each alone from the same lines of the cache. The first one is loaded with the
// others.
void FusionKernel::joinLoaders() {
  for (const std::vector<size_t> &inputs : fusion.neighbours) {
    const auto place = size_t(
        std::find_if(inputs.begin(), inputs.end(), [](size_t input) { return input != FusionDescription::noInput; }) -
        inputs.begin());
    Loader &first = loaders[inputs[place]];
    if ((first.kind != Loader::EachTile && first.kind != Loader::Once) || first.together || first.isFirstOnly)
      continue;
    const int64_t count = int64_t(inputs.size()), bytes = first.elementBytes;
    const int64_t rowBytes = (chunk * inner * bytes + 63) / 64 * 64,
                  offset = int64_t(reserve(size_t(count * rowBytes)));
    for (size_t k = place; k < inputs.size(); ++k)
      if (inputs[k] != FusionDescription::noInput) {
        Loader &loader = loaders[inputs[k]];
        loader.kind = k == place ? first.kind : Loader::WithNeighbour;
        loader.offset = offset + int64_t(k) * rowBytes;
        loader.copies = nullptr;
      }
    first.copies = copiesOf(Around{count, rowBytes / bytes, 1}, stridesOf(inputs[place]), size_t(bytes));
    first.copied = offset;
    first.before = int64_t(place) * bytes;
  }
}

void FusionKernel::makeInterleaves() {
  for (const FusedInterleave &one : fusion.interleaves) {
    const int64_t count = int64_t(one.values.size()), bytes = int64_t(byteSize(fusion.tile.type(one.values[0])));
    const int64_t tile = chunk * inner, rowBytes = (tile * bytes + 63) / 64 * 64;
    Interleave made{int64_t(reserve(size_t(count * rowBytes))), rowBytes, count * bytes, {}};
    const plan::Extents to = {count * one.run, one.run, 1}, from = {one.run, rowBytes / bytes, 1};
    made.copies.whole = StridedCopy({tile / one.run, count, one.run}, to, from, size_t(bytes), fusion.choice);
    const int64_t rest = extents[cut] % chunk * inner;
    made.copies.rest = StridedCopy({rest / one.run, count, one.run}, to, from, size_t(bytes), fusion.choice);
    interleaves.push_back(std::move(made));
  }
}

std::vector<TileValue> FusionDescription::stored() const {
  std::vector<TileValue> values = outputs;
  for (const FusedInterleave &interleave : interleaves)
    values.insert(values.end(), interleave.values.begin(), interleave.values.end());
  return values;
}

} // namespace shlo::exec
