// Names of a text: the map of them, and where they end.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/characters.h"
#include "text/name_map.h"

#include <catch2/catch.hpp>

#include <map>
#include <random>

using namespace shlo::text;

namespace {

// What was inserted and not erased, by both.
struct Maps {
  NameMap<int> ours;
  std::map<std::string, std::pair<int, NameMap<int>::Key>> expected;

  void insert(const std::string &name, int value) {
    auto key = ours.insert(name, value);
    REQUIRE(key.has_value() == !expected.contains(name));
    if (key) {
      auto kept = expected.try_emplace(name, value, *key).first;
      kept->second.second.name = kept->first;
    }
  }
  void erase(const std::string &name) {
    auto found = expected.find(name);
    ours.erase(found->second.second);
    expected.erase(found);
  }
};

} // namespace

TEST_CASE("A map of names has what was inserted and not erased") {
  std::mt19937 random(7);
  std::vector<std::string> names; // which the maps refer to
  for (int i = 0; i < 3000; ++i)
    names.push_back("%" + std::to_string(i));
  Maps maps;
  size_t most = 0;
  for (int step = 0; step < 60000; ++step) {
    const std::string &name = names[random() % names.size()];
    // It grows and shrinks by turns.
    if (random() % 8 < (step / 10000 % 2 ? 6u : 2u) && maps.expected.contains(name))
      maps.erase(name);
    else
      maps.insert(name, step);
    most = std::max(most, maps.expected.size());
    if (step % 1000 == 999)
      for (const std::string &one : names) {
        const int *found = maps.ours.find(one);
        auto expected = maps.expected.find(one);
        REQUIRE((found != nullptr) == (expected != maps.expected.end()));
        if (found)
          REQUIRE(*found == expected->second.first);
      }
  }
  CHECK(most > 1500);
  CHECK(maps.expected.size() < most);
}

TEST_CASE("A map of names is empty at first") {
  NameMap<int> map;
  CHECK(map.find("%0") == nullptr);
  CHECK(map.insert("%0", 1));
  CHECK_FALSE(map.insert("%0", 2));
  CHECK(*map.find("%0") == 1);
}

TEST_CASE("A word ends at the first character that cannot be in it") {
  const std::string word = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789$.xyz";
  for (int c = 0; c < 256; ++c)
    for (size_t length : {0, 1, 7, 15, 16, 17, 31, 32, 33, 47, 60})
      for (size_t behind : {0, 1, 16, 20}) {
        const char other = char(c);
        const std::string text = word.substr(0, length) + other + word.substr(0, behind);
        INFO("character " << c << " at " << length << ", " << behind << " behind it");
        CHECK(countOf<Word>(text.data(), text.size()) == (continuesWord(other) ? text.size() : length));
        CHECK(countOf<Suffix>(text.data(), text.size()) == (continuesSuffix(other) ? text.size() : length));
        const std::string digits = std::string(length, '7') + other + std::string(behind, '0');
        CHECK(countOf<Digit>(digits.data(), digits.size()) == (isDigit(other) ? digits.size() : length));
      }
}
