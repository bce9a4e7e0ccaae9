// Products of matrices, and convolutions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"
#include "onnx/infer/windows.h"

#include <algorithm>

namespace shlo::onnx::rules {

//===- Products -------------------------------------------------------------------------------------------------------===//

// Of operands `a` and `b`, as NumPy's matmul.
static LogicalResult product(Node &node, size_t a, size_t b) {
  if (failed(node.rankAtLeast("r1", a, 1)) || failed(node.rankAtLeast("r1", b, 1)))
    return failure();
  const Shape *left = node.shape(a), *right = node.shape(b);
  if (!left || !right)
    return success();
  const bool isRow = left->size() == 1, isColumn = right->size() == 1;
  const Number contracted = left->back(), rows = isColumn ? right->back() : (*right)[right->size() - 2];
  if (areDifferent(contracted, rows))
    return node.fail("r2", operand(int64_t(b))) << "has " << rows.get() << " rows, expected " << contracted.get();
  Shape batch, other;
  if (!isRow)
    batch.assign(left->begin(), left->end() - 2);
  if (!isColumn)
    other.assign(right->begin(), right->end() - 2);
  // The axes before the last two are broadcast.
  if (other.size() > batch.size())
    batch.insert(batch.begin(), other.size() - batch.size(), Number(1));
  for (size_t i = 0; i < other.size(); ++i) {
    Number &into = batch[batch.size() - other.size() + i];
    if (into.is(1))
      into = other[i];
    else if (areDifferent(into, other[i]) && !other[i].is(1))
      return node.fail("r3", operand(int64_t(b))) << "has the extent " << other[i].get() << " along axis " << int64_t(i)
                                                  << ", which cannot be broadcast with " << into.get();
    else if (!into.isKnown() && !areSame(into, other[i]) && !other[i].is(1))
      into = other[i].isKnown() ? other[i] : Number();
  }
  if (!isRow)
    batch.push_back((*left)[left->size() - 2]);
  if (!isColumn)
    batch.push_back(right->back());
  node.set(0, std::move(batch));
  return success();
}

// One number, a list for the rows or columns of a matrix, or the shape of the operand with an extent of 1 along the
// axis that is summed over.
static LogicalResult checkZeroPoint(Node &node, size_t i, size_t of, bool isForRows) {
  const Shape *zero = node.shape(i), *shape = node.shape(of);
  if (!zero || !shape || mayBeSingle(*zero))
    return success();
  const size_t rank = shape->size();
  if (rank < 2)
    return node.single("r4", i);
  // A list of columns can be broadcast, too.
  if (zero->size() == 1 && (rank == 2 || !isForRows))
    return node.sameExtent("r4", i, 0, (*shape)[isForRows ? 0 : rank - 1]);
  if (failed(node.rank("r4", i, rank)))
    return failure();
  const size_t summed = isForRows ? rank - 1 : rank - 2;
  for (size_t axis = 0; axis < rank; ++axis) {
    const Number expected = axis == summed ? Number(1) : (*shape)[axis];
    if (!(*zero)[axis].is(1) && failed(node.sameExtent("r4", i, axis, expected)))
      return failure();
  }
  return success();
}

LogicalResult integerMatMul(Node &node) {
  if (failed(checkZeroPoint(node, 2, 0, true)) || failed(checkZeroPoint(node, 3, 1, false)))
    return failure();
  return product(node, 0, 1);
}

LogicalResult matMul(Node &node) { return product(node, 0, 1); }
LogicalResult quantizedMatMul(Node &node) { return product(node, 0, 3); }

LogicalResult gemm(Node &node) {
  if (failed(node.rank("r1", 0, 2)) || failed(node.rank("r1", 1, 2)))
    return failure();
  const Shape *a = node.shape(0), *b = node.shape(1);
  const bool transA = node.integer(AttributeName::transA, 0) != 0, transB = node.integer(AttributeName::transB, 0) != 0;
  Shape result(2);
  if (a)
    result[0] = (*a)[transA];
  if (b)
    result[1] = (*b)[!transB];
  if (a && failed(node.sameExtent("r2", 1, transB, (*a)[!transA])))
    return failure();
  // Versions before 7 say by an attribute that the third operand is broadcast.
  constexpr int64_t broadcasts = 7;
  if (node.since() >= broadcasts && failed(node.broadcastTo("r3", 2, result)))
    return failure();
  node.set(0, std::move(result));
  return success();
}

LogicalResult determinant(Node &node) {
  if (failed(node.rankAtLeast("r1", 0, 2)))
    return failure();
  const Shape *shape = node.shape(0);
  if (!shape)
    return success();
  if (failed(node.sameExtent("r2", 0, shape->size() - 1, (*shape)[shape->size() - 2])))
    return failure();
  node.set(0, Shape(shape->begin(), shape->end() - 2));
  return success();
}

// "ij, jk -> ik": letters are axes, and an ellipsis stands for those that are broadcast.
LogicalResult einsum(Node &node) {
  if (!node.attribute(AttributeName::equation))
    return success();
  const StringRef given = node.text(AttributeName::equation);
  std::string equation;
  for (char c : given)
    if (c != ' ')
      equation += c;
  const StringRef text = equation;
  const bool saysResult = text.contains("->");
  auto [terms, result] = text.split("->");
  llvm::SmallVector<StringRef> parts;
  terms.split(parts, ',');
  auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  // The letters of a term, with '.' for its ellipsis. False if there is anything else.
  auto lettersOf = [&](StringRef term, std::string &letters) {
    while (!term.empty())
      if (term.consume_front("...")) {
        if (StringRef(letters).contains('.'))
          return false;
        letters += '.';
      } else if (isLetter(term.front())) {
        letters += term.front();
        term = term.drop_front();
      } else {
        return false;
      }
    return true;
  };
  if (parts.size() != node.operands())
    return node.fail("r2", "equation") << "has " << int64_t(parts.size()) << " terms, but there are "
                                       << int64_t(node.operands()) << " operands";
  Number extents[128];
  unsigned counts[128] = {};
  Shape ellipsis;
  bool isWhole = true;
  std::string order;
  for (const auto &[i, part] : llvm::enumerate(parts)) {
    std::string letters;
    if (!lettersOf(part, letters))
      return node.fail("r1", "equation") << "has a term that is no list of letters with at most one ellipsis";
    const bool hasEllipsis = letters.find('.') != std::string::npos;
    for (char c : letters) {
      if (c == '.')
        continue;
      if (!counts[size_t(c)]++)
        order += c;
    }
    const Shape *shape = node.shape(i);
    isWhole &= shape != nullptr;
    if (!shape)
      continue;
    const size_t named = letters.size() - hasEllipsis;
    if (hasEllipsis ? shape->size() < named : shape->size() != named)
      return node.fail("r3", operand(int64_t(i)))
             << "has rank " << int64_t(shape->size()) << ", but its term has " << int64_t(named) << " letters";
    size_t axis = 0;
    for (char c : letters) {
      if (c == '.') {
        const size_t count = shape->size() - named;
        if (count > ellipsis.size())
          ellipsis.insert(ellipsis.begin(), count - ellipsis.size(), Number(1));
        for (size_t k = 0; k < count; ++k, ++axis) {
          Number &into = ellipsis[ellipsis.size() - count + k];
          const Number one = (*shape)[axis];
          if (into.is(1))
            into = one;
          else if (areDifferent(into, one) && !one.is(1))
            return node.fail("r4", operand(int64_t(i)))
                   << "has the extent " << one.get() << " along axis " << int64_t(axis)
                   << ", which cannot be broadcast with " << into.get();
          else if (!into.isKnown() && !areSame(into, one) && !one.is(1))
            into = one.isKnown() ? one : Number();
        }
        continue;
      }
      Number &into = extents[size_t(c)];
      const Number one = (*shape)[axis++];
      if (areDifferent(into, one) && !into.is(1) && !one.is(1))
        return node.fail("r4", operand(int64_t(i)))
               << "has the extent " << one.get() << " along axis " << int64_t(axis - 1) << ", expected " << into.get();
      into = into.is(1) ? one : one.is(1) ? (into.isKnown() || into.isNamed() ? into : one) : known(into, one);
    }
  }
  std::string letters;
  if (saysResult) {
    if (!lettersOf(result, letters))
      return node.fail("r1", "equation") << "has a result that is no list of letters with at most one ellipsis";
    for (const auto &[i, c] : llvm::enumerate(letters))
      if (c != '.' && (!counts[size_t(c)] || StringRef(letters).find(c, i + 1) != StringRef::npos))
        return node.fail("r5", "equation") << "has a letter in its result that no term has, or that is there twice";
  } else {
    // The letters that occur once, in alphabetical order, behind the ellipsis.
    std::sort(order.begin(), order.end());
    letters = ".";
    for (char c : order)
      if (counts[size_t(c)] == 1)
        letters += c;
  }
  if (!isWhole && letters.find('.') != std::string::npos && terms.contains("..."))
    return success();
  Shape shape;
  for (char c : letters)
    if (c == '.')
      shape.append(ellipsis.begin(), ellipsis.end());
    else
      shape.push_back(extents[size_t(c)]);
  node.set(0, std::move(shape));
  return success();
}

//===- Convolutions ---------------------------------------------------------------------------------------------------===//

// The window of a convolution with weights `w`: (batch, channels, axes...) and (features, channels of a group,
// axes...).
static LogicalResult readWindows(Node &node, size_t x, size_t w, Windows &windows, size_t &count) {
  const Shape *input = node.shape(x), *weights = node.shape(w);
  if (failed(node.rankAtLeast("r1", x, 2)) || failed(node.rankAtLeast("r2", w, 2)) ||
      (input && failed(node.rank("r2", w, input->size()))))
    return failure();
  const auto kernel = node.integers(AttributeName::kernel_shape);
  if (!input && !weights && !kernel)
    return success();
  count = input ? input->size() - 2 : weights ? weights->size() - 2 : kernel->size();
  windows.sizes.assign(count, Number());
  if (weights && weights->size() == count + 2)
    windows.sizes.assign(weights->begin() + 2, weights->end());
  if (kernel) {
    if (kernel->size() != count)
      return node.fail(listRule, "kernel_shape")
             << "has " << int64_t(kernel->size()) << " entries, expected " << int64_t(count);
    for (const auto &[i, size] : llvm::enumerate(*kernel)) {
      if (areDifferent(windows.sizes[i], size))
        return node.fail("r3", "kernel_shape")
               << "has " << size << " for axis " << int64_t(i) << ", but the weights have " << windows.sizes[i].get();
      windows.sizes[i] = size;
    }
  }
  return windows.read(node, count);
}

static LogicalResult checkGroups(Node &node, size_t x, size_t w) {
  const int64_t groups = node.integer(AttributeName::group, 1);
  if (groups < 1)
    return node.fail("r4", "group") << "is " << groups << ", expected at least 1";
  const Shape *input = node.shape(x), *weights = node.shape(w);
  if (input && weights && (*input)[1].isKnown() && (*weights)[1].isKnown() &&
      infer::Wide((*weights)[1].get()) * groups != (*input)[1].get())
    return node.fail("r4", operand(int64_t(x))) << "has " << (*input)[1].get() << " channels, expected "
                                                << (*weights)[1].get() << " for each of " << groups << " groups";
  if (weights && (*weights)[0].isKnown() && (*weights)[0].get() % groups)
    return node.fail("r5", operand(int64_t(w)))
           << "has " << (*weights)[0].get() << " features, expected a multiple of " << groups;
  return success();
}

static LogicalResult convolve(Node &node, size_t x, size_t w, std::optional<size_t> bias) {
  Windows windows;
  size_t count = 0;
  if (failed(readWindows(node, x, w, windows, count)) || failed(windows.checkAutomatic(node)) ||
      failed(checkGroups(node, x, w)))
    return failure();
  const Shape *input = node.shape(x), *weights = node.shape(w);
  if (bias && node.has(*bias) &&
      (failed(node.rank("r6", *bias, 1)) || (weights && failed(node.sameExtent("r6", *bias, 0, (*weights)[0])))))
    return failure();
  if (!input)
    return success();
  Shape result{(*input)[0], weights ? (*weights)[0] : Number()};
  for (size_t i = 0; i < count; ++i)
    result.push_back(windows.extent(i, (*input)[i + 2], false));
  node.set(0, std::move(result));
  return success();
}

LogicalResult convolution(Node &node) { return convolve(node, 0, 1, node.input("B")); }
LogicalResult quantizedConvolution(Node &node) { return convolve(node, 0, 3, node.input("B")); }

LogicalResult transposedConvolution(Node &node) {
  Windows windows;
  size_t count = 0;
  if (failed(readWindows(node, 0, 1, windows, count)))
    return failure();
  const Shape *input = node.shape(0), *weights = node.shape(1);
  const int64_t groups = node.integer(AttributeName::group, 1);
  if (groups < 1)
    return node.fail("r4", "group") << "is " << groups << ", expected at least 1";
  if (input && weights && failed(node.sameExtent("r5", 1, 0, (*input)[1])))
    return failure();
  for (const auto &[i, channels] :
       {std::pair(0, input ? (*input)[1] : Number()), {1, weights ? (*weights)[0] : Number()}})
    if (channels.isKnown() && channels.get() % groups)
      return node.fail("r9", operand(i)) << "has " << channels.get() << " channels, expected a multiple of " << groups;
  const Number features = weights ? (*weights)[1] * groups : Number();
  if (node.has(2) && (failed(node.rank("r6", 2, 1)) || failed(node.sameExtent("r6", 2, 0, features))))
    return failure();
  const auto shape = node.integers(AttributeName::output_shape), extra = node.integers(AttributeName::output_padding);
  for (int64_t one : extra.value_or(llvm::SmallVector<int64_t, 4>()))
    if (one < 0)
      return node.fail("r7", "output_padding") << "has " << one << ", expected at least 0";
  if (windows.isAutomatic && node.isGiven(AttributeName::pads))
    return node.fail("r8", "pads") << "are given, and so is auto_pad";
  if (!input)
    return success();
  // An output_shape of some exporters has the batch and the channels, too.
  if (shape && shape->size() != count && shape->size() != count + 2)
    return node.fail(listRule, "output_shape")
           << "has " << int64_t(shape->size()) << " entries, expected " << int64_t(count);
  if (extra && extra->size() != count)
    return node.fail(listRule, "output_padding")
           << "has " << int64_t(extra->size()) << " entries, expected " << int64_t(count);
  Shape result{(*input)[0], features};
  for (size_t i = 0; i < count; ++i) {
    if (shape) {
      const int64_t stated = (*shape)[i + shape->size() - count];
      if (stated < 0)
        return node.fail("r7", "output_shape") << "has " << stated << ", which is no extent";
      result.push_back(stated);
      continue;
    }
    const Number at = (*input)[i + 2];
    if (windows.isSame) {
      result.push_back(at * windows.strides[i]);
      continue;
    }
    const Number size = windows.sizes[i];
    result.push_back((at - 1) * windows.strides[i] + (extra ? (*extra)[i] : 0) +
                     ((size - 1) * windows.dilations[i] + 1) - windows.before[i] - windows.after[i]);
    if (!at.isKnown() || !size.isKnown() || (result.back().isKnown() && result.back().get() < 0))
      result.back() = {};
  }
  node.set(0, std::move(result));
  return success();
}

LogicalResult deformableConvolution(Node &node) {
  if (failed(convolve(node, 0, 1, node.input("B"))))
    return failure();
  const Shape *input = node.shape(0);
  const int64_t groups = node.integer(AttributeName::offset_group, 1);
  if (groups < 1)
    return node.fail("r7", "offset_group") << "is " << groups << ", expected at least 1";
  if (input && (failed(node.rank("r7", 2, input->size())) || failed(node.sameExtent("r7", 2, 0, (*input)[0]))))
    return failure();
  const Shape *weights = node.shape(1);
  const std::optional<Shape> &result = node.result(0).shape;
  if (!input || !weights || !result)
    return success();
  Number places = groups;
  for (Number extent : llvm::drop_begin(*weights, 2))
    places = places * extent;
  // Of the offsets there is one for each axis behind the channels.
  const Number axes = int64_t(weights->size()) - 2;
  for (const auto &[i, features] : {std::pair(size_t(2), places * axes), std::pair(*node.input("mask"), places)}) {
    if (!node.has(i))
      continue;
    if (failed(node.rank("r8", i, input->size())) || failed(node.sameExtent("r8", i, 0, (*input)[0])) ||
        failed(node.sameExtent("r8", i, 1, features)))
      return failure();
    for (size_t axis = 2; axis < result->size(); ++axis)
      if (failed(node.sameExtent("r8", i, axis, (*result)[axis])))
        return failure();
  }
  return success();
}

LogicalResult col2Im(Node &node) {
  if (failed(node.rank("r1", 0, 3)) || failed(node.rank("r2", 1, 1)) || failed(node.rank("r2", 2, 1)))
    return failure();
  const Shape *input = node.shape(0), *image = node.shape(1), *block = node.shape(2);
  if (image && failed(node.sameExtent("r2", 2, 0, image->front())))
    return failure();
  const Number axes = image && image->front().isKnown() ? image->front() : block ? block->front() : Number();
  if (!axes.isKnown() || axes.get() > infer::maxRank)
    return success();
  Shape result(size_t(axes.get()) + 2);
  if (input)
    result[0] = (*input)[0];
  Number blockSize = 1;
  if (const Numbers *sizes = node.elements(2))
    for (Number one : *sizes)
      blockSize = blockSize * one;
  else
    blockSize = {};
  if (input && (*input)[1].isKnown() && blockSize.isKnown() && !blockSize.is(0)) {
    if ((*input)[1].get() % blockSize.get())
      return node.fail("r3", operand(0)) << "has the extent " << (*input)[1].get()
                                         << " along axis 1, expected a multiple of " << blockSize.get();
    result[1] = (*input)[1] / blockSize;
  }
  if (const Numbers *extents = node.elements(1); extents && extents->size() + 2 == result.size())
    std::copy(extents->begin(), extents->end(), result.begin() + 2);
  node.set(0, std::move(result));
  return success();
}

LogicalResult causalConvolution(Node &node) {
  if (failed(node.rank("r1", 0, 3)) || failed(node.rank("r2", 1, 3)))
    return failure();
  const Shape *input = node.shape(0), *weights = node.shape(1);
  if (input && weights && failed(node.sameExtent("r2", 1, 0, (*input)[1])))
    return failure();
  if (failed(node.sameExtent("r2", 1, 1, 1)))
    return failure();
  if (weights && (*weights)[2].is(0))
    return node.fail("r2", operand(1)) << "has a kernel of 0 elements";
  if (node.has(2) && (failed(node.rank("r3", 2, 1)) || (input && failed(node.sameExtent("r3", 2, 0, (*input)[1])))))
    return failure();
  if (input)
    node.set(0, *input);
  Shape state(3);
  if (input) {
    state[0] = (*input)[0];
    state[1] = (*input)[1];
  }
  if (weights)
    state[2] = (*weights)[2] - 1;
  if (node.has(3)) {
    if (failed(node.rank("r4", 3, 3)))
      return failure();
    for (size_t i = 0; i < 3; ++i)
      if (failed(node.sameExtent("r4", 3, i, state[i])))
        return failure();
  }
  node.set(1, std::move(state));
  return success();
}

} // namespace shlo::onnx::rules
