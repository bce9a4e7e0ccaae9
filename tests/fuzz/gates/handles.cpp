// Keeps handles and what they need.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "handles.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace shlo::test {
namespace {

constexpr size_t mostBorrowed = 400;

bool isOwned(int kind) { return handleKinds()[size_t(kind)].destroy != nullptr; }
// A value of a history is a tensor that the history owns.
bool isOwned(const Handle &handle) { return isOwned(handle.kind) && handle.roots.empty(); }
bool hasTag(int kind) { return isOwned(kind) && !handleKinds()[size_t(kind)].isStruct; }
bool needs(const Handle &handle, uint64_t root) {
  return std::find(handle.roots.begin(), handle.roots.end(), root) != handle.roots.end();
}

// One of those that fit, later ones preferred.
template <typename Fits> const Handle *pick(const std::vector<Handle> &all, Choices &choices, Fits fits) {
  std::vector<const Handle *> found;
  for (const Handle &one : all)
    if (fits(one))
      found.push_back(&one);
  if (found.empty())
    return nullptr;
  size_t from = choices.below(std::min<size_t>(found.size(), 256)), back = choices.below(from + 1);
  return found[found.size() - 1 - back];
}

} // namespace

int Handles::kindNamed(std::string_view name) {
  for (size_t kind = 0; kind < handleKinds().size(); ++kind)
    if (handleKinds()[kind].name == name)
      return int(kind);
  std::fprintf(stderr, "no handle is named %s\n", name.data());
  std::abort();
}

const Handle &Handles::add(int kind, const void *pointer, std::vector<uint64_t> roots) {
  if (!isOwned(kind)) {
    auto same = std::find_if(all.begin(), all.end(), [&](const Handle &one) {
      return one.kind == kind && one.pointer == pointer && one.roots == roots;
    });
    if (same != all.end())
      return *same;
    if (size_t(std::count_if(all.begin(), all.end(), [](const Handle &one) { return !isOwned(one.kind); })) >=
        mostBorrowed)
      all.erase(std::find_if(all.begin(), all.end(), [](const Handle &one) { return !isOwned(one.kind); }));
  }
  all.push_back({kind, const_cast<void *>(pointer), ++last, std::move(roots)});
  return all.back();
}

void Handles::remove(uint64_t id) {
  forgetBorrowed(id);
  std::erase_if(all, [&](const Handle &one) { return one.id == id; });
  for (Handle &one : all)
    if (one.keeps == id)
      one.isUsable = false;
}

void Handles::forgetBorrowed(uint64_t root, bool (*ends)(std::string_view)) {
  std::erase_if(all, [&](const Handle &one) {
    return needs(one, root) && (!ends || ends(handleKinds()[size_t(one.kind)].name));
  });
}

void Handles::addRoot(uint64_t root, uint64_t other) {
  for (Handle &one : all)
    if (needs(one, root))
      one.roots.push_back(other);
}

bool Handles::has(int kind) const {
  return std::any_of(all.begin(), all.end(), [&](const Handle &one) { return one.kind == kind && one.isUsable; });
}

const Handle *Handles::choose(int kind, uint64_t home, bool isForDestruction, Choices &choices) const {
  auto fits = [&](const Handle &one) { return one.kind == kind && (isForDestruction ? isOwned(one) : one.isUsable); };
  if (home && choices.below(8) < 7)
    if (const Handle *own = pick(all, choices, [&](const Handle &one) { return fits(one) && needs(one, home); }))
      return own;
  return pick(all, choices, fits);
}

Handle *Handles::find(uint64_t id) {
  auto found = std::find_if(all.begin(), all.end(), [&](const Handle &one) { return one.id == id; });
  return found == all.end() ? nullptr : &*found;
}

const Handle *Handles::chooseOwned(Choices &choices) const {
  return pick(all, choices, [](const Handle &one) { return isOwned(one); });
}

const Handle *Handles::chooseWrong(int kind, Choices &choices) const {
  if (!hasTag(kind))
    return nullptr;
  return pick(all, choices, [&](const Handle &one) { return one.kind != kind && hasTag(one.kind) && one.isUsable; });
}

std::vector<const Handle *> Handles::excess(size_t most) const {
  std::vector<size_t> counts(handleKinds().size());
  std::vector<const Handle *> found;
  for (const Handle &one : all)
    counts[size_t(one.kind)] += !isOwned(one.kind) || isOwned(one);
  for (const Handle &one : all)
    if (isOwned(one) && counts[size_t(one.kind)] > most) {
      --counts[size_t(one.kind)];
      found.push_back(&one);
    }
  return found;
}

} // namespace shlo::test
