// Runs the chains of a tile. Their links are written once, before the first tile.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/tile.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {

static constexpr size_t mostBlockBytes = 512;

// In the memory of a run: the links of all chains, and what a chain needs for its last block.
struct TileProgram::ChainMemory {
  Link *all, *other, *last;
  char *blocks;
};

int64_t TileProgram::mostBlock() const {
  int64_t most = 0;
  for (const ChainFunctions::Set &set : chainFunctions(simd).sets)
    most = std::max(most, set.block);
  return most;
}

// After the tile buffers have their places.
void TileProgram::prepareChains() {
  size_t count = 0;
  for (Part &part : parts) {
    if (!part.set)
      continue;
    part.firstLink = count;
    count += part.links.size();
    for (uint32_t i = 0; i < part.links.size(); ++i) {
      const ChainLink &link = part.links[i];
      for (uint32_t k = 0; k < link.count; ++k) {
        const TileValue value = link.operands[k];
        if (values[value].offset >= 0)
          continue;
        part.outside.push_back({i, k, value});
        if (link.readsFirst(k))
          continue;
        auto array = std::find_if(part.arrays.begin(), part.arrays.end(),
                                  [&](const Part::Array &one) { return one.value == value; });
        if (array == part.arrays.end())
          array = part.arrays.insert(array, {value, !link.isStore(), false});
        array->isWritten = array->isWritten || link.isStore();
        part.outside.back().array = int32_t(array - part.arrays.begin());
      }
    }
  }
  for (Part &part : parts)
    for (const ChainLink &store : part.links)
      if (const TileValue value = store.operands[0]; store.isStore() && values[value].offset >= 0)
        for (const ChainLink &link : part.links)
          for (size_t k = 0; k < link.count; ++k)
            part.overwrites = part.overwrites ||
                              (link.operands[k] != value && values[link.operands[k]].offset == values[value].offset);
  if (count == 0)
    return;
  scratch = (scratch + 63) & ~size_t(63);
  values[chainMemory].offset = int64_t(scratch);
  allLinks = count;
  for (const Part &part : parts) {
    longestChain = std::max(longestChain, part.links.size());
    mostArraysOfChain = std::max(mostArraysOfChain, part.arrays.size());
  }
  scratch += mostArraysOfChain * mostBlockBytes + (allLinks + 2 * longestChain) * sizeof(Link);
}

TileProgram::ChainMemory TileProgram::chainMemoryAt(const char *begin) const {
  char *const blocks = const_cast<char *>(begin);
  auto *const links = reinterpret_cast<Link *>(blocks + mostArraysOfChain * mostBlockBytes);
  return {links, links + allLinks, links + allLinks + longestChain, blocks};
}

void TileProgram::runPart(const Part &part, const char **pointers, int64_t n) const {
  const ChainFunctions::Set *sets = chainFunctions(simd).sets;
  if (part.set && n >= part.set->block)
    return runChain(part, 0, pointers, n);
  if (part.set && n >= sets[0].block)
    return runChain(part, 1, pointers, n);
  for (size_t i = part.begin; i < part.end; ++i)
    runStep(steps[i], pointers, n);
}

// Links count from element 0 of an operand, of which only one block is there.
static const char *elementBefore(const char *block, int64_t bytes) {
  return reinterpret_cast<const char *>(reinterpret_cast<uintptr_t>(block) - uintptr_t(bytes));
}

void TileProgram::placeChains(const char **pointers) const {
  if (!isChained || !pointers[chainMemory])
    return;
  const ChainMemory memory = chainMemoryAt(pointers[chainMemory]);
  for (const Part &part : parts)
    for (size_t i = 0; i < part.links.size(); ++i) {
      const ChainLink &link = part.links[i];
      memory.all[part.firstLink + i] = {
          link.run[0], {pointers[link.operands[0]], pointers[link.operands[1]]}, link.kernel};
    }
}

// Whether a link stores a value where the chain reads another one.
bool TileProgram::overwrites(const Part &part, const char *const *pointers) const {
  if (part.overwrites)
    return true;
  for (const Part::Array &written : part.arrays)
    for (const Part::Array &other : part.arrays)
      if (written.isWritten && other.value != written.value && pointers[other.value] == pointers[written.value])
        return true;
  return false;
}

// `which`: of the functions of each link.
void TileProgram::runChain(const Part &part, size_t which, const char **pointers, int64_t n) const {
  const ChainFunctions::Set &set = which == 0 ? *part.set : chainFunctions(simd).sets[0];
  const int64_t block = set.block, whole = n / block * block;
  const auto [all, otherLinks, lastLinks, lastBlocks] = chainMemoryAt(pointers[chainMemory]);
  Link *links = all + part.firstLink;
  if (which != 0) {
    std::copy_n(links, part.links.size(), otherLinks);
    links = otherLinks;
    for (size_t i = 0; i < part.links.size(); ++i)
      links[i].run = part.links[i].run[which];
  }
  for (const Part::Outside &one : part.outside)
    links[one.link].operands[one.operand] = pointers[one.value];
  // Tile buffers have room for whole blocks.
  if (whole == n || part.arrays.empty())
    return set.run(links, 0, n);
  set.run(links, 0, whole);
  // Of other arrays, the last block overlaps the one before it; or, where that would read what has been written, the
  // last elements are in a block of their own.
  if (!overwrites(part, pointers))
    return set.run(links, n - block, n);
  std::copy_n(links, part.links.size(), lastLinks);
  for (const Part::Outside &one : part.outside)
    if (one.array >= 0)
      lastLinks[one.link].operands[one.operand] = elementBefore(lastBlocks + size_t(one.array) * mostBlockBytes,
                                                                whole * int64_t(byteSize(values[one.value].type)));
  auto forArrays = [&](auto move) {
    for (size_t i = 0; i < part.arrays.size(); ++i) {
      const int64_t bytes = int64_t(byteSize(values[part.arrays[i].value].type));
      move(part.arrays[i], lastBlocks + i * mostBlockBytes, pointers[part.arrays[i].value] + whole * bytes,
           size_t((n - whole) * bytes));
    }
  };
  forArrays([](const Part::Array &array, char *block, const char *elements, size_t bytes) {
    if (array.isRead)
      std::memcpy(block, elements, bytes);
  });
  set.run(lastLinks, whole, n);
  forArrays([](const Part::Array &array, char *block, const char *elements, size_t bytes) {
    if (array.isWritten)
      std::memcpy(const_cast<char *>(elements), block, bytes);
  });
}

bool TileProgram::runMore(const char **pointers, const std::vector<int64_t> &steps, int64_t n, int64_t count,
                          Watch &watch) const {
  const Part &part = parts.back();
  const int64_t block = part.set->block, whole = n / block * block;
  auto advance = [&]() {
    for (TileValue value = 0; value < steps.size(); ++value)
      if (steps[value] != 0)
        pointers[value] += steps[value];
  };
  if (whole != n && overwrites(part, pointers)) {
    for (; count > 0; --count) {
      advance();
      runChain(part, 0, pointers, n);
      if (!watch.proceed(work(n)))
        return false;
    }
    return true;
  }
  // The links have the pointers of the tile before.
  Link *const links = chainMemoryAt(pointers[chainMemory]).all + part.firstLink;
  for (; count > 0; --count) {
    for (const Part::Outside &one : part.outside)
      links[one.link].operands[one.operand] += steps[one.value];
    part.set->run(links, 0, whole);
    if (whole != n)
      part.set->run(links, n - block, n);
    if (!watch.proceed(work(n)))
      return false;
  }
  return true;
}

} // namespace shlo::exec
