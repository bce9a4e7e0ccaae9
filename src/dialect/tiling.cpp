// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/tiling.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

using llvm::StringRef;

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {

namespace {

Error invalid(std::string message) { return makeError(SHLO_INVALID_PROGRAM, std::move(message)); }

// --- Text -----------------------------------------------------------------------------------------------------------

class Reader {
public:
  Reader(StringRef text, int64_t most) : whole(text), rest(text), most(most) {}

  Result<Tiling> read() {
    Tiling tiling;
    expect("{");
    if (take("replicated"))
      tiling.kind = Tiling::Replicated;
    else if (take("manual"))
      tiling.kind = Tiling::Manual;
    else if (take("unreduced"))
      tiling.kind = Tiling::Unreduced;
    else if (take("maximal"))
      maximal(tiling);
    else
      array(tiling);
    // What else it may say does not matter here: metadata, groups of shardings.
    if (isGood && !take("}") && !(take(" ") && rest.consume_back("}")))
      isGood = false;
    else if (isGood && !rest.empty() && whole.count('{') != whole.count('}'))
      isGood = false;
    if (tooLarge)
      return makeError(SHLO_LIMIT, "the sharding has more than " + std::to_string(most) + " devices");
    if (!isGood)
      return invalid("\"" + whole.take_front(200).str() +
                     "\" is not a sharding such as {replicated} or {devices=[2,4]<=[8]}");
    return tiling;
  }

private:
  bool take(StringRef word) { return isGood && rest.consume_front(word); }
  void expect(StringRef word) { isGood = take(word); }
  int64_t number() {
    int64_t value = 0;
    if (!isGood || rest.empty() || !llvm::isDigit(rest.front()) || rest.consumeInteger(10, value))
      isGood = false;
    return value;
  }
  std::vector<int64_t> numbers(StringRef close) {
    std::vector<int64_t> list;
    if (take(close))
      return list;
    do
      list.push_back(number());
    while (take(","));
    expect(close);
    return list;
  }
  int64_t product(const std::vector<int64_t> &sizes) {
    int64_t count = 1;
    for (int64_t size : sizes) {
      isGood &= size > 0;
      tooLarge |= size > most || (count *= std::max<int64_t>(size, 1)) > most;
      if (!isGood || tooLarge)
        return isGood = false, 1;
    }
    return count;
  }

  void maximal(Tiling &tiling) {
    tiling.kind = Tiling::Maximal;
    expect(" device=");
    tiling.devices.push_back(number());
  }

  void array(Tiling &tiling) {
    tiling.kind = Tiling::Tiled;
    expect("devices=[");
    tiling.tiles = numbers("]");
    const int64_t count = product(tiling.tiles);
    if (take("<=[")) {
      std::vector<int64_t> sizes = numbers("]"), order(sizes.size());
      std::iota(order.begin(), order.end(), int64_t(0));
      if (take("T("))
        order = numbers(")");
      isGood = isGood && product(sizes) == count && order.size() == sizes.size();
      std::vector<bool> seen(sizes.size(), false);
      for (int64_t axis : order) {
        isGood = isGood && axis >= 0 && axis < int64_t(sizes.size()) && !seen[size_t(axis)];
        if (!isGood)
          return;
        seen[size_t(axis)] = true;
      }
      transposed(sizes, order, count, tiling.devices);
    } else {
      do
        tiling.devices.push_back(number());
      while (take(",") && tiling.devices.size() < size_t(count));
    }
    isGood = isGood && int64_t(tiling.devices.size()) == count;
    if (isGood)
      for (std::vector<bool> seen(size_t(count), false); int64_t device : tiling.devices) {
        isGood = device < count && !seen[size_t(device)];
        if (!isGood)
          return;
        seen[size_t(device)] = true;
      }
    if (take(" last_tile_dim_replicate"))
      tiling.rest = {Tiling::Replicated};
    else if (take(" last_tile_dims={"))
      kinds(tiling.rest);
    isGood = isGood && tiling.rest.size() <= tiling.tiles.size();
  }

  // The numbers from 0 on as an array of these sizes, with its axes in this order.
  static void transposed(const std::vector<int64_t> &sizes, const std::vector<int64_t> &order, int64_t count,
                         std::vector<int64_t> &out) {
    std::vector<int64_t> strides(sizes.size(), 1);
    for (size_t axis = sizes.size(); axis-- > 1;)
      strides[axis - 1] = strides[axis] * sizes[axis];
    for (int64_t i = 0; i < count; ++i) {
      int64_t rest = i, device = 0;
      for (size_t k = order.size(); k-- > 0;) {
        const size_t axis = size_t(order[k]);
        device += rest % sizes[axis] * strides[axis];
        rest /= sizes[axis];
      }
      out.push_back(device);
    }
  }

  void kinds(std::vector<Tiling::Kind> &out) {
    do
      if (take("replicated"))
        out.push_back(Tiling::Replicated);
      else if (take("manual"))
        out.push_back(Tiling::Manual);
      else if (take("unreduced"))
        out.push_back(Tiling::Unreduced);
      else
        isGood = false;
    while (take(", ") || take(","));
    expect("}");
  }

  const StringRef whole;
  StringRef rest;
  const int64_t most; // devices
  bool isGood = true, tooLarge = false;
};

// --- Digits ---------------------------------------------------------------------------------------------------------

using Digits = std::vector<std::vector<MeshDigit>>; // by dimension of the array

// The digits of the position that each dimension of the array decides; none if there are no such.
std::optional<Digits> findDigits(const Tiling &tiling, const std::vector<int64_t> &positions) {
  std::vector<int64_t> steps(tiling.tiles.size(), 1); // in the array
  for (size_t axis = steps.size(); axis-- > 1;)
    steps[axis - 1] = steps[axis] * tiling.tiles[axis];
  auto at = [&](int64_t index) { return positions[size_t(tiling.devices[size_t(index)])]; };
  Digits digits(tiling.tiles.size());
  for (size_t axis = 0; axis < digits.size(); ++axis) {
    std::vector<MeshDigit> minorFirst;
    for (int64_t done = 1; done < tiling.tiles[axis];) {
      const int64_t stride = at(done * steps[axis]);
      int64_t size = 1;
      while (size * done < tiling.tiles[axis] && at(size * done * steps[axis]) == size * stride)
        ++size;
      if (stride < 1 || size < 2 || tiling.tiles[axis] % (done * size))
        return std::nullopt;
      minorFirst.push_back({stride, size});
      done *= size;
    }
    digits[axis].assign(minorFirst.rbegin(), minorFirst.rend());
  }
  for (int64_t index = 0; index < int64_t(tiling.devices.size()); ++index) {
    int64_t position = 0;
    for (size_t axis = 0; axis < digits.size(); ++axis) {
      int64_t rest = index / steps[axis] % tiling.tiles[axis];
      for (const MeshDigit &digit : llvm::reverse(digits[axis])) {
        position += rest % digit.size * digit.stride;
        rest /= digit.size;
      }
    }
    if (position != at(index))
      return std::nullopt;
  }
  return digits;
}

// Digits for all tilings; none if the positions are wrong for one of them.
std::optional<std::vector<Digits>> findAllDigits(const std::vector<Tiling> &tilings,
                                                 const std::vector<int64_t> &positions) {
  std::vector<Digits> all;
  for (const Tiling &tiling : tilings) {
    std::optional<Digits> digits = tiling.kind == Tiling::Tiled ? findDigits(tiling, positions) : Digits();
    if (!digits)
      return std::nullopt;
    all.push_back(std::move(*digits));
  }
  return all;
}

} // namespace

// The shardings of a tuple: what stands between commas that are in no further braces, brackets or quotes.
static std::vector<StringRef> membersOf(StringRef text) {
  text = text.drop_front().rtrim();
  text.consume_back("}");
  std::vector<StringRef> members;
  size_t begin = 0, depth = 0;
  bool isQuoted = false;
  for (size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : ',';
    if (c == '"')
      isQuoted = !isQuoted;
    if (isQuoted && at < text.size())
      continue;
    depth += c == '{' || c == '[' || c == '(';
    depth -= depth > 0 && (c == '}' || c == ']' || c == ')');
    if (c != ',' || (depth > 0 && at < text.size()))
      continue;
    members.push_back(text.slice(begin, at).trim());
    begin = at + 1;
  }
  return members;
}

Result<StringRef> tilingIn(StringRef text, TiledValue value) {
  if (!text.starts_with("{{"))
    return text;
  const std::vector<StringRef> members = membersOf(text);
  if (members.size() != value.count)
    return makeError(SHLO_UNSUPPORTED, "a sharding of a tuple of " + std::to_string(members.size()) +
                                           " is not supported where there are " + std::to_string(value.count) +
                                           " values");
  return members[value.index];
}

Result<Tiling> readTiling(StringRef text, TiledValue value, int64_t most) {
  Result<StringRef> own = tilingIn(text, value);
  if (!own)
    return std::move(own.error());
  return Reader(*own, most).read();
}

Result<std::vector<Sharding>> toShardings(const std::vector<Tiling> &tilings, int64_t devices) {
  auto made = std::make_shared<Mesh>();
  Mesh &mesh = *made;
  mesh.devices.resize(size_t(devices));
  std::iota(mesh.devices.begin(), mesh.devices.end(), int64_t(0));
  for (const Tiling &tiling : tilings)
    if (tiling.kind == Tiling::Tiled && int64_t(tiling.devices.size()) != devices)
      return invalid("a sharding has " + std::to_string(tiling.devices.size()) + " devices, the program " +
                     std::to_string(devices));
  std::optional<std::vector<Digits>> all = findAllDigits(tilings, mesh.devices);
  for (size_t i = 0; !all && i < tilings.size(); ++i) {
    if (tilings[i].kind != Tiling::Tiled)
      continue;
    mesh.devices = tilings[i].devices; // another order of the devices
    std::vector<int64_t> positions(mesh.devices.size());
    for (size_t index = 0; index < positions.size(); ++index)
      positions[size_t(mesh.devices[index])] = int64_t(index);
    all = findAllDigits(tilings, positions);
  }
  if (!all)
    return makeError(SHLO_UNSUPPORTED, "the shardings are not those of a common mesh");

  // Axes lie between the strides of all digits.
  std::set<int64_t> strides = {1, devices};
  for (const Digits &digits : *all)
    for (const std::vector<MeshDigit> &list : digits)
      for (const MeshDigit &digit : list)
        strides.insert({digit.stride, digit.stride * digit.size});
  const std::vector<int64_t> borders(strides.rbegin(), strides.rend());
  for (size_t i = 1; i < borders.size(); ++i) {
    if (borders[i - 1] % borders[i])
      return makeError(SHLO_UNSUPPORTED, "the shardings are not those of a common mesh");
    mesh.axes.push_back({"axis_" + std::to_string(i - 1), borders[i - 1] / borders[i]});
  }

  std::vector<Sharding> shardings;
  for (const auto &[tiling, digits] : llvm::zip_equal(tilings, *all)) {
    Sharding &sharding = shardings.emplace_back();
    sharding.mesh = made;
    auto addAxes = [&](const std::vector<MeshDigit> &list, std::vector<AxisPart> &out) {
      for (const MeshDigit &digit : list)
        for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
          if (borders[axis + 1] >= digit.stride && borders[axis] <= digit.stride * digit.size)
            out.push_back({axis, 1, mesh.axes[axis].size});
    };
    auto addAll = [&](std::vector<AxisPart> &out) {
      for (size_t axis = 0; axis < mesh.axes.size(); ++axis)
        out.push_back({axis, 1, mesh.axes[axis].size});
    };
    if (tiling.kind == Tiling::Maximal) {
      sharding.mesh = std::make_shared<const Mesh>(Mesh{{}, tiling.devices});
    } else if (tiling.kind == Tiling::Replicated) {
      addAll(sharding.replicated);
    } else if (tiling.kind == Tiling::Manual) {
      addAll(sharding.manual);
    } else if (tiling.kind == Tiling::Unreduced) {
      addAll(sharding.unreduced);
    } else {
      for (size_t axis = 0; axis < tiling.tiles.size(); ++axis) {
        if (axis < tiling.rank()) {
          addAxes(digits[axis], sharding.dimensions.emplace_back().axes);
          continue;
        }
        const Tiling::Kind kind = tiling.rest[axis - tiling.rank()];
        addAxes(digits[axis], kind == Tiling::Manual      ? sharding.manual
                              : kind == Tiling::Unreduced ? sharding.unreduced
                                                          : sharding.replicated);
      }
    }
  }
  return shardings;
}

} // namespace shlo

#pragma clang attribute pop
