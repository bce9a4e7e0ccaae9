// Sums of products that are written as letters of axes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/lower/functions.h"

#include <map>

namespace shlo::onnx::lowering {

namespace {

// An operand whose axes have letters; those of an ellipsis have numbers from 256 on, counted from the last one.
struct Lettered {
  Value value;
  Extents letters;

  int64_t axisOf(int64_t letter) const {
    const auto found = llvm::find(letters, letter);
    return found == letters.end() ? -1 : found - letters.begin();
  }
};

Extents lettersOf(StringRef text, int64_t rank) {
  Extents letters;
  const size_t dots = text.find("...");
  const auto named = int64_t(text.size()) - (dots == StringRef::npos ? 0 : 3);
  for (size_t i = 0; i < text.size(); ++i) {
    if (i != dots) {
      letters.push_back(uint8_t(text[i]));
      continue;
    }
    for (int64_t k = rank - named; k > 0; --k)
      letters.push_back(255 + k);
    i += 2;
  }
  return letters;
}

// Axes with the same letter become one: their diagonal.
void takeDiagonals(LoweredNode &node, Lettered &of) {
  for (size_t i = 0; i < of.letters.size(); ++i)
    for (size_t k = of.letters.size(); k-- > i + 1;) {
      if (of.letters[k] != of.letters[i])
        continue;
      const ArrayRef<int64_t> shape = shapeOf(of.value);
      const Type i64 = node.builder.getI64Type();
      const Value isOn = node.compare(ir::ComparisonDirection::EQ, node.iota(shape, i64, int64_t(i)),
                                      node.iota(shape, i64, int64_t(k)));
      of.value = node.sum(node.select(isOn, of.value, node.splat(shape, elementOf(of.value), 0)), {int64_t(k)});
      of.letters.erase(of.letters.begin() + ptrdiff_t(k));
    }
}

void sumOut(LoweredNode &node, Lettered &of, llvm::function_ref<bool(int64_t)> isKept) {
  Extents axes, kept;
  for (auto [axis, letter] : llvm::enumerate(of.letters))
    isKept(letter) ? kept.push_back(letter) : axes.push_back(int64_t(axis));
  of.value = node.sum(of.value, axes);
  of.letters = kept;
}

// Without axes of one element that the other operand has with more.
void dropSingle(LoweredNode &node, Lettered &of, const Lettered &other) {
  Extents shape, kept;
  for (auto [axis, letter] : llvm::enumerate(of.letters)) {
    const int64_t extent = shapeOf(of.value)[axis], there = other.axisOf(letter);
    if (extent == 1 && there >= 0 && shapeOf(other.value)[size_t(there)] != 1)
      continue;
    shape.push_back(extent);
    kept.push_back(letter);
  }
  of.value = node.reshape(of.value, shape);
  of.letters = kept;
}

Lettered product(LoweredNode &node, Lettered a, Lettered b, llvm::function_ref<bool(int64_t)> isNeeded) {
  dropSingle(node, a, b);
  dropSingle(node, b, a);
  sumOut(node, a, [&](int64_t letter) { return isNeeded(letter) || b.axisOf(letter) >= 0; });
  sumOut(node, b, [&](int64_t letter) { return isNeeded(letter) || a.axisOf(letter) >= 0; });
  Emitter::Contraction axes;
  Extents batch, left, right;
  for (auto [axis, letter] : llvm::enumerate(a.letters)) {
    const int64_t there = b.axisOf(letter);
    if (there < 0) {
      left.push_back(letter);
    } else if (isNeeded(letter)) {
      batch.push_back(letter);
      axes.leftBatch.push_back(int64_t(axis));
      axes.rightBatch.push_back(there);
    } else {
      axes.left.push_back(int64_t(axis));
      axes.right.push_back(there);
    }
  }
  for (int64_t letter : b.letters)
    if (a.axisOf(letter) < 0)
      right.push_back(letter);
  Lettered result{node.dot(a.value, b.value, axes, elementOf(a.value)), batch};
  result.letters.append(left);
  result.letters.append(right);
  return result;
}

} // namespace

LogicalResult einsum(LoweredNode &node) {
  std::string equation;
  for (char c : node.text(AttributeName::equation))
    if (c != ' ')
      equation += c;
  const auto [inputs, output] = StringRef(equation).split("->");
  llvm::SmallVector<StringRef> texts;
  inputs.split(texts, ',');
  llvm::SmallVector<Lettered> operands;
  std::map<int64_t, int> occurrences;
  for (size_t i = 0; i < node.rules.operands(); ++i) {
    operands.push_back({node.operand(i), lettersOf(texts[i], node.rank(i))});
    for (int64_t letter : operands.back().letters)
      ++occurrences[letter];
  }
  Extents wanted;
  if (StringRef(equation).contains("->")) {
    wanted = lettersOf(output, int64_t(node.resultShape().size()));
  } else { // the ellipsis, and what occurs once, in the order of the alphabet
    for (auto letter = occurrences.rbegin(); letter != occurrences.rend() && letter->first > 255; ++letter)
      wanted.push_back(letter->first);
    for (auto [letter, count] : occurrences)
      if (letter < 256 && count == 1)
        wanted.push_back(letter);
  }
  for (Lettered &operand : operands)
    takeDiagonals(node, operand);
  Lettered result = operands.front();
  for (size_t i = 1; i < operands.size(); ++i)
    result = product(node, result, operands[i], [&](int64_t letter) {
      return llvm::is_contained(wanted, letter) ||
             llvm::any_of(ArrayRef<Lettered>(operands).drop_front(i + 1),
                          [&](const Lettered &later) { return later.axisOf(letter) >= 0; });
    });
  sumOut(node, result, [&](int64_t letter) { return llvm::is_contained(wanted, letter); });
  Extents order;
  for (int64_t letter : wanted)
    order.push_back(result.axisOf(letter));
  if (llvm::is_contained(order, -1))
    return node.refuse("a letter of the result that no operand has");
  return node.set(node.transpose(result.value, order));
}

} // namespace shlo::onnx::lowering
