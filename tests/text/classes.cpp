// The expected differences of the parsers. They are rare: more than one in 500 texts fails a run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "classes.h"

#include <iterator>

namespace shlo::test {
namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

constexpr Class classes[] = {
    {"no encoding", "MLIR takes a comma behind the element type of a tensor that no encoding follows", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "expected an attribute") && (has(text, ",>") || has(text, ", >") || has(text, ",\n>"));
     }},
    {"junk in a body",
     "MLIR does not look at what its dialects leave between the brackets of '#stablehlo', or in a name", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "expected") && (has(text, "#stablehlo") || has(text, "!stablehlo."));
     }},
    {"external value", "MLIR takes any token for the value of an external resource", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "expected a string, 'true' or 'false'") && has(text, "external_resources");
     }},
    {"names of an isolated op", "in generic form, too, an isolated op does not see the names around it", true,
     [](std::string_view, std::string_view message) { return has(message, "redefinition of SSA value"); }},
    {"no sign", "f8E8M0FNU has no negative numbers: MLIR's module of one has other bits than it prints", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "out of the range of its type") && has(text, "f8E8M0FNU");
     }},
    {"kind of type", "whether an op takes a type is for verification to say, not for the text", true,
     [](std::string_view, std::string_view message) { return has(message, "invalid kind of type specified"); }},
    {"type of elements", "MLIR takes a memref for the type of a constant", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "the type of a constant is a tensor or a vector") && has(text, "memref<");
     }},
    {"truth as number", "MLIR takes true and false for a zero point", false,
     [](std::string_view text, std::string_view message) {
       return has(message, "expected a zero point") && (has(text, ":true") || has(text, ":false"));
     }},
    {"hidden value", "a value of a region that the use is not in: MLIR's verifier would refuse it", false,
     [](std::string_view, std::string_view message) { return has(message, "' is not defined"); }},
};

} // namespace

const Class *classOf(std::string_view text, const Reading &ours, const Reading &theirs) {
  bool oursAccepts = ours.module != nullptr;
  for (const Class &candidate : classes)
    if (candidate.oursAccepts == oursAccepts && candidate.matches(text, oursAccepts ? theirs.message : ours.message))
      return &candidate;
  return nullptr;
}

size_t classCount() { return std::size(classes); }
const Class &classAt(size_t number) { return classes[number]; }

} // namespace shlo::test
