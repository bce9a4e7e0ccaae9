// bitcast_convert. If elements are joined or split, the lowest bits come first.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/strided.h"

#include <cstring>

namespace shlo::exec {
namespace {

class BytesKernel final : public Kernel {
public:
  explicit BytesKernel(size_t bytes) : bytes(bytes) {}
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    copyBytes(arguments.outputs[0], arguments.inputs[0], bytes, watch);
    return watch.status();
  }

private:
  size_t bytes;
};

// In memory, an element narrower than a byte takes one byte, so bits must be moved.
class BitsKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    // At most 7 bits are pending when the next element is read.
    unsigned __int128 bits = 0;
    unsigned held = 0;
    const char *from = arguments.inputs[0];
    char *to = arguments.outputs[0];
    const unsigned __int128 one = 1;
    const auto move = [&] {
      while (held < toType.bits) {
        uint64_t element = 0;
        std::memcpy(&element, from, fromType.bytes);
        from += fromType.bytes;
        bits |= (element & uint64_t((one << fromType.bits) - 1)) << held;
        held += fromType.bits;
      }
      uint64_t element = uint64_t(bits & ((one << toType.bits) - 1));
      bits >>= toType.bits;
      held -= toType.bits;
      if (toType.kind == ElementKind::Signed && toType.bits < 64 && (element >> (toType.bits - 1) & 1))
        element |= ~uint64_t(0) << toType.bits;
      std::memcpy(to, &element, toType.bytes);
      to += toType.bytes;
    };
    Watch watch(arguments.context);
    watch.pieces(count, 8, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        move();
    });
    return watch.status();
  }

  ElementTypeInfo fromType{}, toType{};
  int64_t count = 0;
};

} // namespace

MadeKernel makeBitcastConvert(const KernelRequest &request) {
  const Layout &input = request.inputs[0], &output = request.outputs[0];
  const ElementTypeInfo &from = info(input.element), &to = info(output.element);
  if (__int128(input.elements()) * from.bits != __int128(output.elements()) * to.bits)
    return badProgram("bitcast_convert");
  const bool whole = from.bits == 8 * from.bytes && to.bits == 8 * to.bytes;
  if (whole || from.bits > 64 || to.bits > 64 ||
      (from.bits == to.bits && to.kind != ElementKind::Signed && from.kind != ElementKind::Signed)) {
    size_t bytes = size_t(output.elements()) * to.bytes;
    if (size_t(input.elements()) * from.bytes != bytes)
      return badProgram("bitcast_convert");
    return MadeKernel(std::make_unique<BytesKernel>(bytes));
  }
  auto kernel = std::make_unique<BitsKernel>();
  kernel->fromType = from;
  kernel->toType = to;
  kernel->count = output.elements();
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
