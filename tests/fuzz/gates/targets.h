// What is done with the input of a fuzzer or the mutant of a gate.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "gate.h"

#include "support/random.h"

#include <cstdint>

namespace shlo::test {

// Bytes as an artifact: inspects, reads, writes, prints, plans it.
void tryArtifact(Gate &gate, std::string_view bytes);

// Bytes as text: parses it with and without verification, prints, writes and plans it.
void tryText(Gate &gate, std::string_view text);

// Bytes as the text of an attribute and of a type. What is accepted is printed and read again, alone at once and in a
// module with others from time to time.
void tryAttribute(Gate &gate, std::string_view text);
// Checks the attributes that still wait for their module.
void finishAttributes(Gate &gate);

// Likewise; checks the attribute in its module at once.
void tryAttributes(Gate &gate, std::string_view text);

// Bytes as two version strings, divided by a NUL: compared, as targets of writing, as names of versions.
void tryVersion(Gate &gate, std::string_view text);
// Bytes as a .npy file.
void tryNpy(Gate &gate, std::string_view bytes);
// Bytes as an ONNX model, if they look like one; otherwise as an ONNX tensor.
void tryOnnx(Gate &gate, std::string_view bytes);
// Bytes as the text of an ONNX model.
void tryOnnxText(Gate &gate, std::string_view text);
// Bytes as the text of a versioned program.
void tryVersioned(Gate &gate, std::string_view text);

// Bytes as decisions: a session of hostile calls (session.h) of all functions, or mostly of those that build.
void tryCalls(Gate &gate, std::string_view bytes);
void tryBuilder(Gate &gate, std::string_view bytes);
// Counts calls of each function, also those of child processes that start after this.
void prepareCalls();
// After all cases: prints what was called. A function that never was is a finding.
void finishCalls(Gate &gate);

// Bytes as the text of a program, which is planned and run under limits, on inputs that the text chooses.
void tryProgram(Gate &gate, std::string_view text);
// Bytes as an ONNX model, which is planned and run in the same way, also as a program for all extents.
void tryModel(Gate &gate, std::string_view bytes);
// Counts the ops of programs, also those of child processes that start after this.
void preparePrograms();
// After all cases: prints how many ran, with which ops. Too few ops are a finding.
void finishPrograms(Gate &gate);
// Likewise for models, and for programs of custom calls. Too few that ran are a finding.
void finishModels(Gate &gate);
void finishTargets(Gate &gate);

// A pipeline of the library's passes; some are wrong.
std::string randomPipeline(Random &random);
// Bytes as a pipeline, a NUL, and the text of a program that it runs on.
void tryPasses(Gate &gate, std::string_view bytes);

} // namespace shlo::test
