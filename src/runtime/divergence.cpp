// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/divergence.h"

#include "base/memory.h"
#include "dialect/diagnostics.h"
#include "dialect/walk.h"
#include "tensor/compare.h"
#include "tensor/value.h"
#include "text/print.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace mlir;

namespace shlo::runtime {

// --- Distances ------------------------------------------------------------------------------------------------------

static double distanceOf(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) == std::isnan(b) ? 0 : INFINITY;
  return a == b ? 0 : std::fabs(a - b);
}

Distance distanceOf(const Tensor &a, const Tensor &b, double tolerance) {
  const ElementType left = a.type.element, right = b.type.element;
  if (!a.storage || !b.storage || a.type.shape != b.type.shape || isComplex(left) != isComplex(right))
    return {-1, 0, false};
  Distance distance;
  if (left == right) {
    Result<int64_t> first = firstDifference(a, b, tolerance);
    if (!first)
      return {-1, 0, false};
    distance.index = *first;
    if (*first < 0 && (tolerance == 0 || std::memcmp(a.data(), b.data(), a.size()) == 0))
      return distance;
  }
  const ElementType part = isComplex(left) ? partOf(left) : left, otherPart = isComplex(right) ? partOf(right) : right;
  const size_t parts = isComplex(left) ? 2 : 1, step = byteSize(part), otherStep = byteSize(otherPart);
  for (size_t i = 0, count = a.size() / step; i < count; ++i) {
    const double x = loadNumber(part, a.data() + i * step), y = loadNumber(otherPart, b.data() + i * otherStep);
    const double apart = distanceOf(x, y);
    distance.largest = std::max(distance.largest, apart);
    if (left != right && distance.index < 0 && !(apart <= tolerance * (1 + std::fabs(y))) && apart != 0)
      distance.index = int64_t(i / parts);
  }
  return distance;
}

// --- Alignment ------------------------------------------------------------------------------------------------------

namespace {

using Hash = uint64_t;
constexpr int64_t unpaired = -1;

// The ops of a run in their order, and what they are compared by.
struct Sequence {
  struct Item {
    uint32_t segment, origin;
    Operation *op;               // nullable
    Hash loose, located, valued; // name and shapes; with location and types; with values
    int64_t partner = unpaired;
  };
  std::vector<Item> items;
  std::vector<std::vector<size_t>> itemOf; // by segment and origin

  explicit Sequence(const History &history) {
    std::vector<std::vector<Hash>> values;
    for (const auto &places : history.places())
      values.emplace_back(places.size(), 0);
    for (const PastValue &value : history.values()) {
      Hash &hash = values[value.segment][value.origin];
      const Tensor &tensor = value.tensor;
      hash = llvm::hash_combine(hash, value.result, value.loops.size());
      for (const PastValue::Loop &loop : value.loops)
        hash = llvm::hash_combine(hash, loop.iteration);
      if (tensor.storage)
        hash = llvm::hash_combine(hash, llvm::hash_combine_range(tensor.data(), tensor.data() + tensor.size()));
    }
    for (uint32_t segment = 0; segment < values.size(); ++segment) {
      const auto &places = history.places()[segment];
      auto &numbers = itemOf.emplace_back();
      for (uint32_t origin = 0; origin < places.size(); ++origin) {
        checkMemory();
        numbers.push_back(items.size());
        Operation *op = history.operation(places[origin].label);
        Hash loose = llvm::hash_value(StringRef(places[origin].name)), located = loose;
        if (op) {
          for (Type type : op->getResultTypes()) {
            located = llvm::hash_combine(located, type.getAsOpaquePointer() ? typeHash(type) : 0);
            if (auto shaped = dyn_cast<ShapedType>(type); shaped && shaped.hasRank())
              loose = llvm::hash_combine(loose, llvm::hash_combine_range(shaped.getShape()));
          }
          located = llvm::hash_combine(located, locationHash(op->getLoc()));
        }
        items.push_back(
            {segment, origin, op, loose, located, llvm::hash_combine(located, values[segment][origin]), unpaired});
      }
    }
  }

private:
  static Hash typeHash(Type type) { // the same in all contexts
    Hash hash = llvm::hash_value(type.getAbstractType().getName());
    if (auto shaped = dyn_cast<ShapedType>(type)) {
      if (shaped.hasRank())
        hash = llvm::hash_combine(hash, llvm::hash_combine_range(shaped.getShape()));
      if (Type element = shaped.getElementType(); element.isIntOrFloat())
        hash = llvm::hash_combine(hash, element.getIntOrFloatBitWidth(),
                                  llvm::hash_value(element.getAbstractType().getName()));
    }
    return hash;
  }
  static Hash locationHash(Location location) {
    Hash hash = 0;
    if (auto name = dyn_cast<NameLoc>(location))
      hash = llvm::hash_value(name.getName().getValue());
    if (const FileLineColRange position = positionOf(location))
      hash = llvm::hash_combine(hash, llvm::sys::path::filename(position.getFilename().getValue()),
                                position.getStartLine(), position.getStartColumn());
    return hash;
  }
};

// Pairs the items of two lists that have equal keys, in order.
class Matcher {
public:
  Matcher(Sequence &a, Sequence &b) : a(a), b(b) {}

  void align() {
    if (alignByPosition())
      return;
    for (Hash Sequence::Item::*key : {&Sequence::Item::valued, &Sequence::Item::located, &Sequence::Item::loose})
      inGaps([&](auto &left, auto &right) { pairEqual(left, right, key); });
    // What was replaced.
    inGaps([&](auto &left, auto &right) {
      if (left.size() == 1 && right.size() == 1 && haveSameShapes(left[0], right[0]))
        pair(left[0], right[0]);
    });
    pairOperands();
  }

private:
  using List = std::vector<size_t>;

  void pair(size_t left, size_t right) {
    a.items[left].partner = int64_t(right);
    b.items[right].partner = int64_t(left);
  }
  bool haveSameShapes(size_t left, size_t right) const {
    Operation *one = a.items[left].op, *other = b.items[right].op;
    if (!one || !other || one->getNumResults() != other->getNumResults())
      return false;
    return llvm::all_of(llvm::zip_equal(one->getResultTypes(), other->getResultTypes()), [](auto types) {
      auto x = dyn_cast<ShapedType>(std::get<0>(types)), y = dyn_cast<ShapedType>(std::get<1>(types));
      return x && y && x.hasRank() && y.hasRank() && x.getShape() == y.getShape();
    });
  }

  // Programs of the same ops but for a few.
  bool alignByPosition() {
    if (a.items.size() != b.items.size())
      return false;
    size_t others = 0;
    for (size_t i = 0; i < a.items.size(); ++i)
      others += a.items[i].loose != b.items[i].loose;
    if (others * 10 > a.items.size())
      return false;
    for (size_t i = 0; i < a.items.size(); ++i)
      if (a.items[i].loose == b.items[i].loose || haveSameShapes(i, i))
        pair(i, i);
    return true;
  }

  // Calls pairUp with what is unpaired between pairs that follow each other.
  template <typename PairUp> void inGaps(PairUp &&pairUp) {
    size_t right = 0;
    List left, others;
    for (size_t i = 0; i <= a.items.size(); ++i) {
      checkMemory();
      const bool isEnd = i == a.items.size();
      if (!isEnd && a.items[i].partner == unpaired) {
        left.push_back(i);
        continue;
      }
      const size_t end = isEnd ? b.items.size() : size_t(a.items[i].partner);
      for (; right < end; ++right)
        if (b.items[right].partner == unpaired)
          others.push_back(right);
      right = end + 1;
      if (!left.empty() && !others.empty())
        pairUp(left, others);
      left.clear(), others.clear();
    }
  }

  void pairEqual(const List &left, const List &right, Hash Sequence::Item::*key) {
    auto equal = [&](size_t i, size_t j) { return a.items[left[i]].*key == b.items[right[j]].*key; };
    size_t begin = 0, n = left.size(), m = right.size();
    for (; begin < n && begin < m && equal(begin, begin); ++begin)
      pair(left[begin], right[begin]);
    for (; n > begin && m > begin && equal(n - 1, m - 1); --n, --m)
      pair(left[n - 1], right[m - 1]);
    if (n == begin || m == begin)
      return;
    constexpr size_t mostCells = size_t(1) << 24;
    if ((n - begin) * (m - begin) <= mostCells)
      return pairLongest(begin, n, m, left, right, equal);
    pairCounted(begin, n, m, left, right, key);
  }

  // The longest common subsequence.
  template <typename Equal>
  void pairLongest(size_t begin, size_t n, size_t m, const List &left, const List &right, Equal &&equal) {
    const size_t rows = n - begin, columns = m - begin;
    std::vector<uint32_t> above(columns + 1, 0), row(columns + 1, 0);
    std::vector<uint8_t> steps(rows * columns); // 0: both, 1: left, 2: right
    for (size_t i = rows; i-- > 0;) {
      checkMemory();
      for (size_t j = columns; j-- > 0;) {
        const bool isEqual = equal(begin + i, begin + j);
        row[j] = isEqual ? above[j + 1] + 1 : std::max(above[j], row[j + 1]);
        steps[i * columns + j] = isEqual ? 0 : above[j] >= row[j + 1] ? 1 : 2;
      }
      std::swap(above, row);
      row[columns] = 0;
    }
    for (size_t i = 0, j = 0; i < rows && j < columns;)
      switch (steps[i * columns + j]) {
      case 0: pair(left[begin + i++], right[begin + j++]); break;
      case 1: ++i; break;
      default: ++j;
      }
  }

  // Of long lists: keys that are as often in both, as long as they are in order.
  void pairCounted(size_t begin, size_t n, size_t m, const List &left, const List &right, Hash Sequence::Item::*key) {
    std::unordered_map<Hash, std::pair<List, List>> places;
    for (size_t i = begin; i < n; ++i)
      places[a.items[left[i]].*key].first.push_back(i);
    for (size_t j = begin; j < m; ++j)
      places[b.items[right[j]].*key].second.push_back(j);
    std::vector<std::pair<size_t, size_t>> candidates;
    for (auto &[hash, both] : places)
      if (both.first.size() == both.second.size())
        for (size_t k = 0; k < both.first.size(); ++k)
          candidates.emplace_back(both.first[k], both.second[k]);
    std::sort(candidates.begin(), candidates.end());
    // The longest ascending list of places in b.
    std::vector<size_t> tails, before(candidates.size(), SIZE_MAX);
    for (size_t k = 0; k < candidates.size(); ++k) {
      const auto at = std::lower_bound(tails.begin(), tails.end(), k,
                                       [&](size_t x, size_t y) { return candidates[x].second < candidates[y].second; });
      if (at != tails.begin())
        before[k] = *(at - 1);
      if (at == tails.end())
        tails.push_back(k);
      else
        *at = k;
    }
    for (size_t k = tails.empty() ? SIZE_MAX : tails.back(); k != SIZE_MAX; k = before[k])
      pair(left[candidates[k].first], right[candidates[k].second]);
  }

  // What a pair of ops reads at the same place, if both are unpaired.
  void pairOperands() {
    for (size_t i = a.items.size(); i-- > 0;) {
      checkMemory();
      const Sequence::Item &item = a.items[i];
      if (item.partner == unpaired || !item.op || !b.items[size_t(item.partner)].op)
        continue;
      Operation *other = b.items[size_t(item.partner)].op;
      if (item.op->getNumOperands() != other->getNumOperands())
        continue;
      for (auto [x, y] : llvm::zip_equal(item.op->getOperands(), other->getOperands())) {
        const int64_t left = definition(a, i, x), right = definition(b, size_t(item.partner), y);
        if (left >= 0 && right >= 0 && a.items[size_t(left)].partner == unpaired &&
            b.items[size_t(right)].partner == unpaired && haveSameShapes(size_t(left), size_t(right)))
          pair(size_t(left), size_t(right));
      }
    }
  }
  // The item in front of this one whose op defines the value; -1 if it is far away.
  static int64_t definition(const Sequence &sequence, size_t item, Value value) {
    constexpr size_t most = 1000;
    Operation *op = value.getDefiningOp();
    for (size_t i = item, n = 0; op && i-- > 0 && n < most; ++n)
      if (sequence.items[i].op == op)
        return int64_t(i);
    return -1;
  }

  Sequence &a, &b;
};

// The values of each op.
using ByPlace = std::vector<std::vector<std::vector<size_t>>>;
ByPlace byPlace(const History &history) {
  ByPlace lists;
  for (const auto &places : history.places())
    lists.emplace_back(places.size());
  for (size_t i = 0; i < history.values().size(); ++i)
    lists[history.values()[i].segment][history.values()[i].origin].push_back(i);
  return lists;
}

// The value of the same result and iterations; what was computed in front of a loop is that of all iterations.
int64_t findLike(const PastValue &value, const std::vector<size_t> &list, const std::vector<PastValue> &values) {
  auto compare = [&](const PastValue &other) {
    const size_t common = std::min(other.loops.size(), value.loops.size());
    for (size_t i = 0; i < common; ++i)
      if (other.loops[i].iteration != value.loops[i].iteration)
        return other.loops[i].iteration < value.loops[i].iteration ? -1 : 1;
    return other.result == value.result ? 0 : other.result < value.result ? -1 : 1;
  };
  const auto at = std::partition_point(list.begin(), list.end(), [&](size_t i) { return compare(values[i]) < 0; });
  return at != list.end() && compare(values[*at]) == 0 ? int64_t(*at) : -1;
}

} // namespace

Divergence divergenceOf(const History &a, const History &b, double tolerance) {
  Divergence divergence;
  const auto &left = a.values(), &right = b.values();
  divergence.partners.assign(left.size(), -1);
  divergence.distances.assign(left.size(), {-1, 0, false});
  if (a.isOfSameRunAs(b)) {
    for (size_t i = 0; i < left.size(); ++i)
      divergence.partners[i] = int64_t(i);
  } else {
    Sequence ofA(a), ofB(b);
    Matcher(ofA, ofB).align();
    const ByPlace places = byPlace(b);
    for (size_t i = 0; i < left.size(); ++i) {
      const int64_t partner = ofA.items[ofA.itemOf[left[i].segment][left[i].origin]].partner;
      if (partner < 0)
        continue;
      const Sequence::Item &item = ofB.items[size_t(partner)];
      divergence.partners[i] = findLike(left[i], places[item.segment][item.origin], right);
    }
  }
  for (size_t i = 0; i < left.size(); ++i) {
    checkMemory();
    if (divergence.partners[i] < 0)
      continue;
    divergence.distances[i] = distanceOf(left[i].tensor, right[size_t(divergence.partners[i])].tensor, tolerance);
    divergence.compared += divergence.distances[i].isKnown;
    if (divergence.first < 0 && divergence.distances[i].index >= 0)
      divergence.first = int64_t(i);
  }
  for (size_t k = 0; k < std::min(a.outputs().size(), b.outputs().size()); ++k)
    divergence.outputs.push_back(distanceOf(a.outputs()[k], b.outputs()[k], tolerance));
  return divergence;
}

// As text, because the ops may be of different contexts.
static std::string attributesOf(Operation *op) {
  Result<std::string> text = printText(Attribute(op->getAttrDictionary()), PrintOptions());
  return text ? std::move(*text) : std::string();
}

std::pair<Operation *, Operation *> firstOther(Operation *a, Operation *b) {
  Operation *one = nextOp(a, a), *other = nextOp(b, b);
  for (; one && other; one = nextOp(one, a), other = nextOp(other, b)) {
    checkMemory();
    if (one->getName().getStringRef() != other->getName().getStringRef() ||
        one->getNumOperands() != other->getNumOperands() || attributesOf(one) != attributesOf(other))
      return {one, other};
  }
  return {a, b};
}

} // namespace shlo::runtime
