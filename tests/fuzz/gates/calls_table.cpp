// The table that calls.py made.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "calls_table.h"

#include <stablehlo-c/dlpack.h>
#include <stablehlo-c/ops.h>
#include <stablehlo-c/stablehlo.h>

namespace shlo::test {
namespace {

#include "calls.inc"

} // namespace

std::span<const Function> functions() { return functionTable; }
std::span<const HandleKind> handleKinds() { return kindTable; }
std::span<const Range> enumerations() { return enumerationTable; }
std::span<const std::string_view> callbacks() { return callbackTable; }

} // namespace shlo::test
