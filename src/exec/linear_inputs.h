// Prepares inputs: converts them to the type that a kernel computes in, and to an order of axes that it can use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/conversion.h"
#include "exec/shaping.h"
#include "exec/strided.h"

#include <algorithm>

namespace shlo::exec {

// The largest constant, in elements, that is packed when a kernel is made.
inline constexpr int64_t largestPacked = int64_t(1) << 24;

// Places the memory of a kernel's workers, and behind it what they share. False if there is too much.
inline bool placeScratch(const ByteCount &own, const ByteCount &shared, Kernel &kernel, size_t &sharedAt) {
  ByteCount all;
  sharedAt = (own.bytes() + 63) & ~size_t(63);
  all.reserve(int64_t(sharedAt), 1);
  all.reserve(int64_t(shared.bytes()), 1);
  kernel.scratchBytes = all.bytes();
  kernel.sharedBytes = all.bytes() - sharedAt;
  return own.fits() && shared.fits() && all.fits();
}

// An input as the kernel needs it: unchanged, copied into another order, converted, or both.
struct PreparedInput {
  // `order` lists the axes in the order of the copy; null if the layout can be used.
  void make(Simd simd, const Layout &layout, ElementType computed, const Extents *order, ByteCount &scratch) {
    elements = layout.elements();
    inputBytes = byteSize(layout.element);
    elementBytes = byteSize(computed);
    conversion = Conversion(simd, layout.element, computed);
    strides = layout.strides;
    Extents natural;
    // A conversion reads contiguous elements.
    if (!order && conversion.needed() && !layout.isRowMajor()) {
      for (size_t d = 0; d < layout.shape.size(); ++d)
        natural.push_back(int64_t(d));
      order = &natural;
    }
    if (order) {
      copied = true;
      Extents shape, from;
      for (int64_t d : *order) {
        shape.push_back(layout.shape[size_t(d)]);
        from.push_back(layout.strides[size_t(d)]);
      }
      const Extents to = rowMajorStrides(shape);
      copy = StridedCopy(shape, to, from, inputBytes);
      source = {layout.element, shape, from};
      copyAt = scratch.reserve(elements, inputBytes);
      for (size_t i = 0; i < order->size(); ++i)
        strides[size_t((*order)[i])] = to[i];
    }
    if (conversion.needed())
      convertAt = scratch.reserve(elements, elementBytes);
  }

  // Lets threads of a pool share the work, if it is worth it. Each needs `sharedScratch` of its own then.
  void share(const KernelChoice &choice) {
    isShared = conversion.isShared(choice, elements);
    if (!copied)
      return;
    auto whole = makeCopy(source, choice);
    if (!whole->isParallel)
      return;
    isShared = true;
    sharedScratch = whole->scratchBytes;
    sharedCopy = std::move(whole);
  }
  // Null if the watch stops the run.
  const char *get(const KernelArguments &arguments, const KernelChoice &choice, const char *input, char *scratch,
                  Watch &watch) const {
    if (!isShared || !prepared.empty() || !arguments.workers)
      return get(input, scratch, watch);
    if (copied) {
      char *const to = scratch + copyAt;
      if (sharedCopy) {
        Status status = sharedCopy->run({&input, &to, arguments.scratch, arguments.context, arguments.workers});
        if (!status) {
          watch.stop(std::move(status));
          return nullptr;
        }
      } else if (!copy.run(to, input, watch)) {
        return nullptr;
      }
      input = to;
    }
    if (!conversion.needed())
      return input;
    char *const to = scratch + convertAt;
    return conversion.run(arguments, choice, input, to, elements, watch) ? to : nullptr;
  }

  // Whether the kernel reads the input itself, or what was prepared once.
  bool isPlain() const { return !prepared.empty() || (!copied && !conversion.needed()); }
  const char *plain(const char *input) const { return prepared.empty() ? input : prepared.data(); }

  // Where `get` left it.
  const char *at(const char *input, const char *scratch) const {
    return isPlain() ? plain(input) : scratch + (conversion.needed() ? convertAt : copyAt);
  }

  // By the run's thread alone.
  const char *get(const char *input, char *scratch, Watch &watch) const {
    return prepared.empty() ? prepare(input, scratch + copyAt, scratch + convertAt, watch) : prepared.data();
  }

  // Prepares a constant when the kernel is made. False if the watch stops the run for which it is made.
  bool prepareOnce(const char *constant, Watch &watch) {
    if (elements == 0 || (!copied && !conversion.needed()))
      return true;
    std::vector<char> room(copied && conversion.needed() ? size_t(elements) * inputBytes : 0);
    std::vector<char> result(size_t(elements) * elementBytes);
    if (!prepare(constant, conversion.needed() ? room.data() : result.data(), result.data(), watch))
      return false;
    prepared = std::move(result);
    return true;
  }

  // For a kernel that has packed what was prepared once.
  void release() { std::vector<char>().swap(prepared); }

  bool copied = false;
  Conversion conversion;
  Extents strides; // of the prepared array, for the input's axes
  int64_t elements = 0;
  size_t elementBytes = 0;
  std::vector<char> prepared;
  bool isShared = false;
  size_t sharedScratch = 0;

private:
  const char *prepare(const char *input, char *copied, char *converted, Watch &watch) const {
    if (this->copied) {
      if (!copy.run(copied, input, watch))
        return nullptr;
      input = copied;
    }
    if (conversion.needed()) {
      if (!conversion.run(input, converted, elements, watch))
        return nullptr;
      input = converted;
    }
    return input;
  }

  size_t inputBytes = 0;
  StridedCopy copy;
  Layout source; // of the copy
  std::shared_ptr<const Kernel> sharedCopy;
  size_t copyAt = 0, convertAt = 0; // in scratch
};

} // namespace shlo::exec
