// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/packed.h"

#include "base/pages.h"

#include <algorithm>
#include <new>

namespace shlo::exec {

PackedLines PackedStore::find(const KernelKey &key) {
  return known.with([&](Known &all) {
    const auto found = all.lines.find(key);
    return found == all.lines.end() ? PackedLines() : PackedLines(found->second.lock());
  });
}

PackedLines PackedStore::add(const KernelKey &key, PackedLines lines) {
  return known.with([&](Known &all) {
    std::weak_ptr<char> &kept = all.lines[key];
    if (std::shared_ptr<char> first = kept.lock())
      return PackedLines(std::move(first));
    kept = lines.begin;
    if (all.lines.size() > all.most) {
      std::erase_if(all.lines, [](const auto &entry) { return entry.second.expired(); });
      all.most = std::max(all.most, 2 * all.lines.size());
    }
    return lines;
  });
}

PackedLines Packer::allocate(size_t bytes) {
  // Less has no use for large pages, the last of which is not full.
  constexpr size_t least = size_t(8) << 20;
  constexpr std::align_val_t line{64};
  bytes = std::max<size_t>(1, (bytes + 63) / 64) * 64;
  if (bytes > regionBytes - used && expected >= least) {
    region = mapLargePages(std::max(expected, bytes));
    regionBytes = region ? std::max(expected, bytes) : 0;
    used = 0;
  }
  expected -= std::min(expected, bytes);
  std::shared_ptr<char> begin;
  if (bytes <= regionBytes - used) {
    begin = {region, region.get() + used};
    used += bytes;
  } else {
    begin = {static_cast<char *>(::operator new(bytes, line)), [](char *block) { ::operator delete(block, line); }};
  }
  expectWrites(begin.get(), bytes);
  return PackedLines(std::move(begin));
}

} // namespace shlo::exec
