// What the gates mutate: programs and artifacts of the tree.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shlo::test {

class Random;

// Programs of at most `longest` bytes, the same on every machine.
std::vector<std::string> textSeeds(size_t longest);

// Artifacts of at most `longest` bytes: those of the tree, and the programs of the tree written for some versions.
std::vector<std::string> artifactSeeds(size_t longest);

// ONNX models of at most `longest` bytes: those of tests/onnx/models.
std::vector<std::string> modelSeeds(size_t longest);

// A real artifact of a model.
std::string realArtifact();

// The attributes and types in programs, as they are written there.
std::vector<std::string> attributeSeeds(const std::vector<std::string> &programs);

// One of the seeds, short ones preferred: they find as much as long ones, and are fast.
const std::string &pick(const std::vector<std::string> &seeds, Random &random);

} // namespace shlo::test
