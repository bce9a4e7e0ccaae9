// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/types.h"
#include "onnx/versions/draft.h"

#include <cmath>

using namespace mlir;

namespace shlo::onnx {

using N = AttributeName;

// [batch, length, heads x size] as [batch, heads, length, size].
static Value splitHeads(Draft &draft, Value x, int64_t heads) {
  return draft.transpose(draft.reshape(x, {0, 0, heads, -1}), {0, 2, 1, 3});
}
static Value joinHeads(Draft &draft, Value x) { return draft.reshape(draft.transpose(x, {0, 2, 1, 3}), {0, 0, -1}); }

// Each head `times` times.
static Value repeatHeads(Draft &draft, Value x, int64_t times) {
  const auto shape = draft.extents(x);
  if (times == 1)
    return x;
  if (!shape || shape->size() != 4 || times < 1 || times > mostMade || (*shape)[1] > mostMade) {
    draft.block("the shape of its keys is not known");
    return x;
  }
  Value apart = draft.make(OpName::Unsqueeze, {x, draft.constantOf(ArrayRef<int64_t>(2))});
  Value wide = draft.make(OpName::Expand, {apart, draft.constantOf({1, 1, times, 1, 1})});
  return draft.reshape(wide, {(*shape)[0], (*shape)[1] * times, (*shape)[2], (*shape)[3]});
}

//===- Attention ------------------------------------------------------------------------------------------------------===//

namespace {

class Attention {
public:
  explicit Attention(Draft &draft) : draft(draft) {}
  void write();

private:
  Value minusInfinity() { return draft.realOf(-INFINITY, q); }
  Value bias();
  Value causalBias(int64_t rows, int64_t columns, int64_t offset, int64_t left, int64_t right);
  Value add(Value a, Value b) { return !a ? b : !b ? a : draft.make(OpName::Add, {a, b}); }

  Draft &draft;
  Value q, k, v;
};

// 0 where a query attends to a key, minus infinity elsewhere. Negative bounds are none.
Value Attention::causalBias(int64_t rows, int64_t columns, int64_t offset, int64_t left, int64_t right) {
  const Type element = elementOf(draft.element(q), draft.context());
  auto floats = dyn_cast<FloatType>(element);
  if (!floats || rows > mostMade || columns > mostMade || rows * columns > mostMade) {
    draft.block("its mask has too many elements");
    return nullptr;
  }
  const APFloat zero = APFloat::getZero(floats.getFloatSemantics()),
                none = APFloat::getInf(floats.getFloatSemantics(), true);
  SmallVector<APFloat> values;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      const int64_t distance = i + offset - j;
      values.push_back((left >= 0 && distance > left) || (right >= 0 && -distance > right) ? none : zero);
    }
  return draft.constantOf(DenseElementsAttr::get(RankedTensorType::get({rows, columns}, element), values));
}

// What is added to the products; null if nothing is.
Value Attention::bias() {
  const bool isCausal = draft.integer(N::is_causal).value_or(0) != 0;
  const int64_t left = draft.integer(N::left_window_size).value_or(-1),
                right = draft.integer(N::right_window_size).value_or(-1);
  const auto queries = draft.extents(q), keys = draft.extents(k);
  Value mask = draft.operand(3), lengths = draft.operand(6);
  const bool needsPlaces = isCausal || left >= 0 || right >= 0 || lengths;
  const auto maskShape = draft.extents(mask);
  if ((needsPlaces && (!queries || !keys)) || (mask && (!maskShape || maskShape->empty() || !keys)) ||
      (keys && (keys->size() != 4 || (lengths && (*keys)[2] > mostMade))) || (queries && queries->size() != 4)) {
    draft.block("its shapes are not known before the model runs");
    return nullptr;
  }
  Value all;
  if (mask) {
    if (draft.element(mask) == DataType::BOOL)
      mask = draft.make(OpName::Where, {mask, draft.realOf(0, q), minusInfinity()});
    else
      mask = draft.cast(mask, draft.element(q));
    if (const int64_t missing = (*keys)[2] - maskShape->back(); missing > 0) {
      Integers pads(2 * maskShape->size());
      pads.back() = missing;
      mask = draft.make(OpName::Pad, {mask, draft.constantOf(pads), minusInfinity()});
    }
    all = mask;
  }
  const auto past = draft.extents(draft.operand(4));
  const int64_t offset = past && past->size() == 4 ? (*past)[2] : 0;
  if (draft.has(4) && !past && needsPlaces) {
    draft.block("the shape of its operand 'past_key' is not known before the model runs");
    return nullptr;
  }
  const int64_t ahead = isCausal ? (right >= 0 ? std::min<int64_t>(right, 0) : 0) : right;
  if (isCausal || left >= 0 || right >= 0) {
    if (lengths && !draft.has(4)) {
      // Each batch has an offset of its own: how many keys are behind the first query.
      Integers distances;
      const int64_t rows = (*queries)[2], columns = (*keys)[2];
      if (rows > mostMade || columns > mostMade || rows * columns > mostMade) {
        draft.block("its mask has too many elements");
        return nullptr;
      }
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j)
          distances.push_back(i - rows - j);
      Value distance = draft.make(OpName::Add, {draft.reshape(draft.constantOf(distances), {1, 1, rows, columns}),
                                                draft.reshape(lengths, {-1, 1, 1, 1})});
      auto isBeyond = [&](int64_t bound, bool isLeft) {
        Value limit = draft.scalarOf(isLeft ? bound : -bound);
        return isLeft ? draft.make(OpName::Greater, {distance, limit}) : draft.make(OpName::Less, {distance, limit});
      };
      Value isHidden = left >= 0 ? isBeyond(left, true) : Value();
      if (isCausal || right >= 0) {
        Value isLater = isBeyond(ahead, false);
        isHidden = isHidden ? draft.make(OpName::Or, {isHidden, isLater}) : isLater;
      }
      all = add(all, draft.make(OpName::Where, {isHidden, minusInfinity(), draft.realOf(0, q)}));
    } else if (Value places = causalBias((*queries)[2], (*keys)[2], offset, left, isCausal ? ahead : right)) {
      all = add(all, places);
    }
  }
  if (lengths && !draft.isBlocked()) {
    Integers places;
    for (int64_t j = 0; j < (*keys)[2]; ++j)
      places.push_back(j);
    Value isThere = draft.make(OpName::Less, {draft.constantOf(places), draft.reshape(lengths, {-1, 1, 1, 1})});
    all = add(all, draft.make(OpName::Where, {isThere, draft.realOf(0, q), minusInfinity()}));
  }
  return all;
}

void Attention::write() {
  q = draft.operand(0), k = draft.operand(1), v = draft.operand(2);
  const auto rank = draft.rank(q);
  const DataType element = draft.element(q);
  auto heads = draft.integer(N::q_num_heads), keyHeads = draft.integer(N::kv_num_heads);
  if (!rank || element == DataType::UNDEFINED || (*rank == 3 && (!heads || !keyHeads)))
    return draft.block("the type or rank of its queries is not known");
  if (*rank == 3) {
    q = splitHeads(draft, q, *heads);
    k = splitHeads(draft, k, *keyHeads);
    v = splitHeads(draft, v, *keyHeads);
  }
  const std::optional<Shape> shape = draft.shape(q), keyShape = draft.shape(k);
  const bool knowsHeads = shape && keyShape && shape->size() == 4 && keyShape->size() == 4 && (*shape)[1].isKnown() &&
                          (*keyShape)[1].isKnown() && (*shape)[3].isKnown();
  if (!knowsHeads || (*keyShape)[1].get() < 1)
    return draft.block("the number or size of its heads is not known");
  const int64_t times = (*shape)[1].get() / (*keyShape)[1].get(), size = (*shape)[3].get();
  if (draft.has(4))
    k = draft.make(OpName::Concat, {draft.operand(4), k}, {{N::axis, 2}});
  if (draft.has(5))
    v = draft.make(OpName::Concat, {draft.operand(5), v}, {{N::axis, 2}});
  Value presentKey = k, presentValue = v;

  Value added = bias();
  if (draft.isBlocked())
    return;
  const double scale = std::sqrt(draft.real(N::scale).value_or(1 / std::sqrt(double(std::max<int64_t>(size, 1)))));
  Value factor = draft.realOf(scale, q);
  Value keys = draft.transpose(repeatHeads(draft, k, times), {0, 1, 3, 2});
  Value products =
      draft.make(OpName::MatMul, {draft.make(OpName::Mul, {q, factor}), draft.make(OpName::Mul, {keys, factor})});
  Value shown = products;
  const auto mode = draft.integer(N::qk_matmul_output_mode).value_or(0);
  if (const double cap = draft.real(N::softcap).value_or(0); cap > 0) {
    Value limit = draft.realOf(cap, q);
    products = draft.make(OpName::Mul, {draft.make(OpName::Tanh, {draft.make(OpName::Div, {products, limit})}), limit});
    if (mode == 0 || mode == 1)
      shown = products;
  }
  if (added)
    products = draft.make(OpName::Add, {products, added});
  if (mode == 2)
    shown = products;
  const auto precision = draft.integer(N::softmax_precision);
  Value wide = precision ? draft.cast(products, DataType(*precision)) : products;
  Value weights = draft.make(OpName::Softmax, {wide}, {{N::axis, 3}});
  if (added) {
    // A query that attends to nothing has no weights.
    Value most = draft.make(OpName::ReduceMax, {added, draft.constantOf(ArrayRef<int64_t>(-1))});
    const double least = element == DataType::FLOAT16 ? -65504. : -3.3895e38;
    Value isHidden = draft.make(OpName::Less, {most, draft.realOf(least, q)});
    weights = draft.make(OpName::Where, {isHidden, draft.realOf(0, weights), weights});
  }
  weights = draft.cast(weights, element);
  if (mode == 3)
    shown = weights;
  const DataType valueType = draft.element(v);
  Value y = draft.make(OpName::MatMul, {weights, draft.cast(repeatHeads(draft, v, times), element)});
  y = valueType == DataType::UNDEFINED ? y : draft.cast(y, element);
  if (*rank == 3)
    y = joinHeads(draft, y);
  draft.replace({y, presentKey, presentValue, shown});
}

} // namespace

void expansions::attention(Draft &draft) { Attention(draft).write(); }

//===- Positions ------------------------------------------------------------------------------------------------------===//

void expansions::rotaryEmbedding(Draft &draft) {
  Value x = draft.operand(0), cosines = draft.operand(1), sines = draft.operand(2);
  const auto rank = draft.rank(x), heads = draft.integer(N::num_heads), interleaved = draft.integer(N::interleaved),
             given = draft.integer(N::rotary_embedding_dim);
  if (!rank || (*rank == 3 && !heads) || !interleaved || !given)
    return draft.block("the rank of its operand, or the number of heads, is not known");
  // [batch, length, heads, size]
  Value apart = *rank == 3 ? draft.reshape(x, {0, 0, *heads, -1}) : draft.transpose(x, {0, 2, 1, 3});
  const std::optional<Shape> shape = draft.shape(apart);
  if (!shape || shape->size() != 4 || !(*shape)[3].isKnown())
    return draft.block("the size of its heads is not known");
  const int64_t size = (*shape)[3].get(), turned = *given ? *given : size, half = turned / 2;
  if (draft.has(3)) {
    cosines = draft.make(OpName::Gather, {cosines, draft.operand(3)}, {{N::axis, 0}});
    sines = draft.make(OpName::Gather, {sines, draft.operand(3)}, {{N::axis, 0}});
  }
  Value two = draft.constantOf(ArrayRef<int64_t>(2));
  cosines = draft.make(OpName::Unsqueeze, {cosines, two});
  sines = draft.make(OpName::Unsqueeze, {sines, two});
  Value part = turned == size ? apart : draft.slice(apart, 3, 0, turned), a, b;
  if (*interleaved) {
    Value pairs = draft.reshape(part, {0, 0, 0, half, 2}), last = draft.constantOf(ArrayRef<int64_t>(4));
    a = draft.make(OpName::Squeeze, {draft.slice(pairs, 4, 0, 1), last});
    b = draft.make(OpName::Squeeze, {draft.slice(pairs, 4, 1, 2), last});
  } else {
    a = draft.slice(part, 3, 0, half);
    b = draft.slice(part, 3, half, turned);
  }
  auto mul = [&](Value left, Value right) { return draft.make(OpName::Mul, {left, right}); };
  Value real = draft.make(OpName::Sub, {mul(cosines, a), mul(sines, b)});
  Value imaginary = draft.make(OpName::Add, {mul(sines, a), mul(cosines, b)});
  if (*interleaved) {
    Value last = draft.constantOf(ArrayRef<int64_t>(4));
    Value pairs = draft.make(
        OpName::Concat, {draft.make(OpName::Unsqueeze, {real, last}), draft.make(OpName::Unsqueeze, {imaginary, last})},
        {{N::axis, 4}});
    part = draft.reshape(pairs, {0, 0, 0, turned});
  } else {
    part = draft.make(OpName::Concat, {real, imaginary}, {{N::axis, 3}});
  }
  if (turned != size)
    part = draft.make(OpName::Concat, {part, draft.slice(apart, 3, turned, size)}, {{N::axis, 3}});
  draft.replace({*rank == 3 ? draft.reshape(part, {0, 0, -1}) : draft.transpose(part, {0, 2, 1, 3})});
}

//===- A state instead of keys ----------------------------------------------------------------------------------------===//

void expansions::linearAttention(Draft &draft) {
  constexpr int64_t mostSteps = 256;
  const auto heads = draft.integer(N::q_num_heads), keyHeads = draft.integer(N::kv_num_heads);
  const auto shape = draft.extents(draft.operand(0)), keyShape = draft.extents(draft.operand(1));
  if (!heads || !keyHeads || *heads < 1 || *keyHeads < 1 || !shape || shape->size() != 3 || !keyShape)
    return draft.block("its shapes are not known before the model runs");
  const int64_t steps = (*shape)[1], size = (*shape)[2] / *heads;
  if (steps < 1 || steps > mostSteps)
    return draft.block("it has more than " + std::to_string(mostSteps) + " steps, or none");
  const StringRef rule = draft.text(N::update_rule);
  const bool decays = rule.contains("gated"), corrects = rule.contains("delta");
  const DataType element = draft.element(draft.operand(0));
  const DataType stateType = draft.has(3) ? draft.element(draft.operand(3)) : element;
  if (element == DataType::UNDEFINED || stateType == DataType::UNDEFINED)
    return draft.block("its element type is not known");
  auto apart = [&](size_t i, int64_t count) {
    return draft.cast(splitHeads(draft, draft.operand(i), count), DataType::FLOAT);
  };
  auto ofRates = [&](size_t i) -> Value {
    const auto own = draft.extents(draft.operand(i));
    if (!own || own->size() != 3) {
      draft.block("its shapes are not known before the model runs");
      return nullptr;
    }
    return apart(i, own->back() == 1 ? 1 : *keyHeads);
  };
  Value q = apart(0, *heads), k = apart(1, *keyHeads), v = apart(2, *keyHeads), decay, rate;
  if (decays)
    decay = ofRates(4);
  if (corrects)
    rate = ofRates(5);
  if (draft.isBlocked())
    return;
  const double given = draft.real(N::scale).value_or(0);
  Value scale = draft.realOf(given != 0 ? given : 1 / std::sqrt(double(std::max<int64_t>(size, 1))), q);
  Value state = draft.has(3) ? draft.cast(draft.operand(3), DataType::FLOAT) : Value();
  const Integers turned = {0, 1, 3, 2};
  auto mul = [&](Value a, Value b) { return draft.make(OpName::Mul, {a, b}); };
  Values outputs;
  for (int64_t i = 0; i < steps && !draft.isBlocked(); ++i) {
    auto at = [&](Value all) { return draft.slice(all, 2, i, i + 1); };
    Value key = at(k), value = at(v);
    if (decays && state)
      state = mul(state, draft.make(OpName::Exp, {draft.transpose(at(decay), turned)}));
    if (corrects) {
      if (state)
        value = draft.make(OpName::Sub, {value, draft.make(OpName::MatMul, {key, state})});
      value = mul(at(rate), value);
    }
    Value written = mul(draft.transpose(key, turned), value);
    state = state ? draft.make(OpName::Add, {state, written}) : written;
    Value read = draft.make(OpName::MatMul, {at(q), repeatHeads(draft, state, *heads / *keyHeads)});
    outputs.push_back(mul(read, scale));
  }
  Value all = draft.make(OpName::Concat, outputs, {{N::axis, 2}});
  draft.replace({draft.cast(joinHeads(draft, all), element), draft.cast(state, stateType)});
}

} // namespace shlo::onnx
