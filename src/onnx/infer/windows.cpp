// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/windows.h"

namespace shlo::onnx {

LogicalResult Windows::read(Node &node, size_t count) {
  auto list = [&](AttributeName name, int64_t otherwise, size_t length, llvm::SmallVector<int64_t, 4> &values) {
    const char *subject = nameOf(name).data();
    values.assign(length, otherwise);
    if (const auto given = node.integers(name)) {
      if (given->size() != length) {
        return LogicalResult(node.fail(listRule, subject)
                             << "has " << int64_t(given->size()) << " entries, expected " << int64_t(length));
      }
      values.assign(given->begin(), given->end());
    }
    return success();
  };
  if (failed(list(AttributeName::strides, 1, count, strides)) ||
      failed(list(AttributeName::dilations, 1, count, dilations)))
    return failure();
  for (const auto &[name, values] : {std::pair("strides", &strides), std::pair("dilations", &dilations)})
    for (int64_t one : *values)
      if (one < 1)
        return node.fail(stepRule, name) << "has " << one << ", expected at least 1";
  for (Number size : sizes)
    if (size.isKnown() && size.get() < 1)
      return node.fail(sizeRule, "window") << "has the extent " << size.get() << ", expected at least 1";
  const StringRef padding = node.text(AttributeName::auto_pad);
  isAutomatic = !padding.empty() && padding != "NOTSET";
  isSame = padding.starts_with("SAME");
  llvm::SmallVector<int64_t, 4> pads;
  if (failed(list(AttributeName::pads, 0, 2 * count, pads)))
    return failure();
  for (int64_t one : pads)
    if (one < 0)
      return node.fail(padRule, "pads") << "has " << one << ", expected at least 0";
  hasPads = isAutomatic && llvm::any_of(pads, [](int64_t one) { return one != 0; });
  if (isAutomatic)
    pads.assign(2 * count, 0);
  before.assign(pads.begin(), pads.begin() + count);
  after.assign(pads.begin() + count, pads.end());
  return success();
}

LogicalResult Windows::checkAutomatic(Node &node) const {
  if (!hasPads)
    return success();
  return node.fail(automaticRule, "pads") << "are given, and so is auto_pad";
}

Number Windows::extent(size_t i, Number input, bool roundsUp) const {
  const infer::Wide stride = strides[i];
  if (isSame && input.isKnown())
    return int64_t((infer::Wide(input.get()) + stride - 1) / stride);
  if (isSame && stride == 1)
    return input;
  const Number size = sizes[i];
  if (!size.isKnown() || (size.is(1) && stride == 1 && before[i] == 0 && after[i] == 0))
    return size.isKnown() ? input : Number();
  if (!input.isKnown()) {
    // As many as there are, if the padding is just as wide as the window.
    const bool keeps = stride == 1 && infer::Wide(before[i]) + after[i] == infer::Wide(dilations[i]) * (size.get() - 1);
    return keeps ? input : Number();
  }
  const infer::Wide window = infer::Wide(dilations[i]) * (size.get() - 1) + 1;
  const infer::Wide room = infer::Wide(input.get()) + before[i] + after[i] - window;
  if (room < 0)
    return {};
  infer::Wide result = (room + (roundsUp ? stride - 1 : 0)) / stride + 1;
  // A window that would begin behind the input and its padding before is left out.
  if (roundsUp && (result - 1) * stride >= infer::Wide(input.get()) + before[i])
    --result;
  return result <= infer::maxExtent ? Number(int64_t(result)) : Number();
}

} // namespace shlo::onnx
