// What follows a product or a convolution element by element: it is applied to each part of the result that was just
// computed, while that is in the nearest cache, so the result is not read again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/conversion.h"

#include <limits>

namespace shlo::exec {

// Element x of a row-major result becomes min(max(x + bias + addend, least), most), as `maximum` and `minimum` define
// these for NaN. What an epilogue does not have changes nothing. All elements are f32, or all are f64.
struct Epilogue {
  using Function = void (*)(const Epilogue &epilogue, char *to, int64_t rows, int64_t pitch, int64_t width,
                            const char *biases);
  const char *bias = nullptr; // null: none; element e of the result has number e / run % biases
  int64_t biases = 1, run = 1;
  const char *addend = nullptr; // null: none; the elements of an array like the result, which it does not overlap
  double least = -std::numeric_limits<double>::infinity(), most = std::numeric_limits<double>::infinity();
  const char *result = nullptr;
  Function function = nullptr;
  // Instead of all that, the elements become those of another array, of another type.
  const Conversion *conversion = nullptr;
  char *converted = nullptr;

  static Epilogue of(const Conversion &conversion, const char *sums, char *converted);
  // Where this sum goes.
  [[gnu::always_inline]] char *placeOf(const void *sum) const {
    return converted + (static_cast<const char *>(sum) - result) / conversion->bytesBefore() * conversion->bytes();
  }

  // To rows of the result, each so many elements behind the one before.
  [[gnu::always_inline]] void apply(void *to, int64_t rows, int64_t pitch, int64_t width) const {
    function(*this, static_cast<char *>(to), rows, pitch, width, nullptr);
  }
  // To rows that are moved to the result later. All have the same biases; null if the epilogue has none. There must be
  // no addend, and no conversion.
  [[gnu::always_inline]] void applyBefore(void *to, int64_t rows, int64_t pitch, int64_t width,
                                          const char *biases) const {
    function(*this, static_cast<char *>(to), rows, pitch, width, biases);
  }
};

// For elements of this size.
Epilogue::Function epilogueFunction(Simd simd, size_t bytes);

// A kernel that can apply an epilogue to its only output.
class TakesEpilogue {
public:
  virtual ~TakesEpilogue() = default;
  virtual bool takesEpilogue() const = 0;
  // Null: none.
  virtual Status runWith(const KernelArguments &arguments, const Epilogue *epilogue) const = 0;
};

// A kernel with its epilogue. The bias and the addend are inputs behind those of the kernel.
class EpilogueKernel final : public Kernel {
public:
  // The kernel must live as long as this one. `how` has no pointers.
  EpilogueKernel(const Kernel &kernel, const TakesEpilogue &inner, const Epilogue &how, size_t biasInput,
                 size_t addendInput);
  static constexpr size_t none = SIZE_MAX;

  Status run(const KernelArguments &arguments) const override;

private:
  const TakesEpilogue &inner;
  Epilogue how;
  size_t biasInput, addendInput;
};

} // namespace shlo::exec
