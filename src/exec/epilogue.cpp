// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/epilogue.h"

#include "exec/elementwise_simd.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "exec/epilogue.cpp"
#include "hwy/foreach_target.h"

#include "exec/part-inl.h"

HWY_BEFORE_NAMESPACE();
namespace shlo::exec::HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <typename T> struct EpilogueRows {
  T *to;
  const T *addend; // of the same place, or null
  int64_t rows, pitch, width;
  T least, most;
};

// Some columns of all rows: whole vectors, or a part of one.
template <typename T, int64_t Vectors, bool IsAlong, bool HasAddend, bool IsPart = false>
HWY_INLINE void finishColumns(const EpilogueRows<T> &all, const T *bias, int64_t at) {
  const hn::ScalableTag<T> d;
  const int64_t lanes = int64_t(hn::Lanes(d)), rest = all.width - at;
  const auto load = [&](const T *from) { return IsPart ? loadPart(d, from, rest) : hn::LoadU(d, from); };
  const auto least = hn::Set(d, all.least), most = hn::Set(d, all.most);
  hn::Vec<decltype(d)> biases[Vectors];
  SHLO_UNROLL
  for (int64_t v = 0; v < Vectors; ++v)
    biases[v] = IsAlong ? load(bias + at + v * lanes) : hn::Set(d, *bias);
  T *to = all.to + at;
  const T *addend = all.addend + (HasAddend ? at : 0);
  for (int64_t row = 0; row < all.rows; ++row, to += all.pitch, addend += HasAddend ? all.pitch : 0) {
    SHLO_UNROLL
    for (int64_t v = 0; v < Vectors; ++v) {
      auto x = hn::Add(load(to + v * lanes), biases[v]);
      if constexpr (HasAddend)
        x = hn::Add(x, load(addend + v * lanes));
      // NaN is neither, and stays.
      x = hn::IfThenElse(hn::Le(x, least), least, x);
      x = hn::IfThenElse(hn::Ge(x, most), most, x);
      if constexpr (IsPart)
        storePart(x, d, to, rest);
      else
        hn::StoreU(x, d, to + v * lanes);
    }
  }
}
template <typename T, bool IsAlong, bool HasAddend>
HWY_INLINE void finishAll(const EpilogueRows<T> &all, const T *bias) {
  constexpr int64_t vectors = 4;
  const int64_t lanes = int64_t(hn::Lanes(hn::ScalableTag<T>()));
  int64_t at = 0;
  for (; at + vectors * lanes <= all.width; at += vectors * lanes)
    finishColumns<T, vectors, IsAlong, HasAddend>(all, bias, at);
  for (; at + lanes <= all.width; at += lanes)
    finishColumns<T, 1, IsAlong, HasAddend>(all, bias, at);
  if (at < all.width)
    finishColumns<T, 1, IsAlong, HasAddend, true>(all, bias, at);
}
// `bias`: for each element of a row, or one for all.
template <typename T, bool IsAlong> HWY_NOINLINE void finishRows(const EpilogueRows<T> &all, const T *bias) {
  if (all.addend)
    finishAll<T, IsAlong, true>(all, bias);
  else
    finishAll<T, IsAlong, false>(all, bias);
}

template <typename T>
void finish(const Epilogue &epilogue, char *to, int64_t rows, int64_t pitch, int64_t width, const char *biases) {
  const int64_t bytes = to - epilogue.result, element = bytes / int64_t(sizeof(T));
  EpilogueRows<T> all{reinterpret_cast<T *>(to),
                      reinterpret_cast<const T *>(epilogue.addend ? epilogue.addend + bytes : nullptr),
                      rows,
                      pitch,
                      width,
                      T(epilogue.least),
                      T(epilogue.most)};
  const auto *bias = reinterpret_cast<const T *>(epilogue.bias);
  const int64_t run = epilogue.run, period = epilogue.biases;
  constexpr T nothing = T(-0.0); // 0 would change -0
  if (biases)
    return finishRows<T, true>(all, reinterpret_cast<const T *>(biases));
  int64_t inRun = bias ? element % run : 0, number = bias ? element / run % period : 0;
  if (bias && run == 1 && number + width <= period && (rows == 1 || pitch % period == 0))
    return finishRows<T, true>(all, bias + number);
  if (!bias || (run > 1 && inRun + (rows - 1) * pitch + width <= run)) {
    if (pitch == width) {
      all.width *= rows;
      all.rows = 1;
    }
    return finishRows<T, false>(all, bias ? bias + number : &nothing);
  }
  const int64_t runStep = pitch % run, numberStep = pitch / run % period;
  all.rows = 1;
  for (int64_t row = 0; row < rows; ++row) {
    EpilogueRows<T> part = all;
    for (int64_t left = width, in = inRun, n = number; left > 0; left -= part.width) {
      part.width = std::min(left, run == 1 ? period - n : run - in);
      if (run == 1)
        finishRows<T, true>(part, bias + n);
      else
        finishRows<T, false>(part, bias + n);
      part.to += part.width;
      part.addend += part.addend ? part.width : 0;
      in = 0;
      n = run == 1 || n + 1 == period ? 0 : n + 1;
    }
    all.to += pitch;
    all.addend += all.addend ? pitch : 0;
    inRun += runStep;
    number += numberStep + (inRun >= run);
    inRun -= inRun >= run ? run : 0;
    number -= number >= period ? period : 0;
  }
}

extern const Epilogue::Function epilogues[2];
constexpr Epilogue::Function epilogues[2] = {finish<float>, finish<double>};

} // namespace shlo::exec::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace shlo::exec {

Epilogue::Function epilogueFunction(Simd simd, size_t bytes) {
  static constexpr const Epilogue::Function(*tables[simdCount])[2] = SHLO_PER_SIMD(epilogues);
  return (*tables[size_t(simd)])[bytes == sizeof(double)];
}

static void convertRows(const Epilogue &epilogue, char *from, int64_t rows, int64_t pitch, int64_t width,
                        const char *) {
  const Conversion &conversion = *epilogue.conversion;
  char *to = epilogue.placeOf(from);
  if (pitch == width) {
    width *= rows;
    rows = 1;
  }
  for (int64_t row = 0; row < rows; ++row) {
    conversion.convert(from, to, width);
    from += pitch * conversion.bytesBefore();
    to += pitch * conversion.bytes();
  }
}

Epilogue Epilogue::of(const Conversion &conversion, const char *sums, char *converted) {
  Epilogue made;
  made.result = sums;
  made.function = convertRows;
  made.conversion = &conversion;
  made.converted = converted;
  return made;
}

EpilogueKernel::EpilogueKernel(const Kernel &kernel, const TakesEpilogue &inner, const Epilogue &how, size_t biasInput,
                               size_t addendInput)
    : inner(inner), how(how), biasInput(biasInput), addendInput(addendInput) {
  scratchBytes = kernel.scratchBytes;
  sharedBytes = kernel.sharedBytes;
  isParallel = kernel.isParallel;
  packedInputs = kernel.packedInputs;
  looseInputs = kernel.looseInputs;
  for (size_t input : {biasInput, addendInput})
    if (input < 32)
      looseInputs |= uint32_t(1) << input;
  ownBytes = kernel.ownBytes;
}

Status EpilogueKernel::run(const KernelArguments &arguments) const {
  Epilogue epilogue = how;
  if (biasInput != none)
    epilogue.bias = arguments.inputs[biasInput];
  if (addendInput != none)
    epilogue.addend = arguments.inputs[addendInput];
  epilogue.result = arguments.outputs[0];
  return inner.runWith(arguments, &epilogue);
}

} // namespace shlo::exec
#endif
