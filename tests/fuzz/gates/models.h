// Ops of the tree's programs, as models of calls that build such ops: random operands, attributes and regions seldom
// fit each other.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <stablehlo-c/builder.h>
#include <stablehlo-c/ir.h>

#include <string>
#include <string_view>
#include <vector>

namespace shlo::test {

// The ops that a function builds: those of its name for "shlo_build_...", all others for functions that take any op.
// They belong to modules that are never destroyed.
const std::vector<const shlo_operation *> &modelsOf(std::string_view function);

// What an op like the model needs, in a function that was begun for it, or in a builder that has such a function.
class Rebuilt {
public:
  Rebuilt(shlo_builder *builder, const shlo_operation *model);

  bool isGood = false;
  std::vector<const shlo_value *> operands;
  std::vector<const shlo_type *> operandTypes, resultTypes;
  std::vector<const shlo_region *> regions;
  const shlo_attribute *attributes = nullptr; // a dictionary
};

// The attribute of that name, or the field or entry of that name in an attribute; null if there is none.
const shlo_attribute *attributeNamed(const shlo_operation *model, std::string_view name);

} // namespace shlo::test
