// Makes text by the grammar: types, attributes, locations, ops and programs. Names come from the records of the ops.
// Most texts are well-formed; extreme numbers and rare forms are frequent.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>
#include <string_view>

namespace shlo::test {

class Grammar {
public:
  explicit Grammar(Random &random) : random(random) {}

  std::string type(unsigned depth = 3);
  std::string attribute(unsigned depth = 3);
  std::string location(unsigned depth = 3);
  // A function with some ops in generic form, on values of the same function.
  std::string program();
  // The text with one thing replaced or inserted according to what stands there: a type, an attribute, the name of an
  // op or of an attribute, a location, an op.
  std::string change(std::string text);

  // Removes the entries `name = value` of attributes that the records of ops have.
  static void removeOwnAttributes(std::string &text);

private:
  std::string number();
  std::string decimal();
  std::string element(unsigned depth);
  std::string tensor(unsigned depth);
  std::string quantized();
  std::string string();
  std::string dense();
  std::string list(std::string_view open, std::string_view close, std::string (Grammar::*part)(unsigned),
                   unsigned depth);
  std::string entries(unsigned depth);
  std::string dictionary(unsigned depth);
  std::string op(size_t values, bool returnsOne, unsigned depth);

  Random &random;
};

} // namespace shlo::test
