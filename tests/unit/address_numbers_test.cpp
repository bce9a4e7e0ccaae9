// Numbers by address against a map.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/address_numbers.h"

#include <catch2/catch.hpp>

#include <map>
#include <random>
#include <vector>

using shlo::AddressNumbers;

// Adjacent objects and objects with gaps, on many pages and across page boundaries.
TEMPLATE_TEST_CASE_SIG("each object has the number that it was given", "[base]", ((size_t apart), apart), 8, 16, 64) {
  std::vector<char> memory(1 << 20);
  std::mt19937 random(1);
  AddressNumbers<apart> numbers;
  std::map<const void *, uint32_t> expected;
  size_t next = 0;
  for (uint32_t number = 1; next < memory.size(); ++number) {
    const void *object = memory.data() + next;
    CHECK(numbers.lookup(object) == 0);
    numbers[object] = number;
    expected[object] = number;
    next += apart + (random() % 4 ? 0 : 8 * (random() % 1000));
  }
  REQUIRE(expected.size() > 500);
  size_t wrong = 0;
  for (auto [object, number] : expected)
    wrong += numbers.lookup(object) != number || numbers[object] != number;
  CHECK(wrong == 0);
  numbers[memory.data()] = 7;
  CHECK(numbers.lookup(memory.data()) == 7);
  CHECK(numbers.lookup(&numbers) == 0);
}
