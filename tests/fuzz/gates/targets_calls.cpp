// Tries sessions of hostile calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "targets.h"

#include "session.h"

#include <algorithm>
#include <cstdio>

namespace shlo::test {
namespace {

constexpr size_t mostCalls = 100; // of a session
constexpr size_t mostBlock = size_t(40) << 20;
constexpr size_t declaredBytes = size_t(1) << 16; // of the longest input of a call

Tally &tally() {
  static Tally only;
  return only;
}

bool isOfBuilder(const Function &function) {
  return std::any_of(function.parameters.begin(), function.parameters.end(),
                     [](const Parameter &one) { return one.name == "builder" && one.role == Role::Handle; });
}

// A function of a handle that only functions of the host get can succeed while one runs, which a session does not see.
// The gate of programs calls those of calls (targets_programs.cpp).
bool isOfCall(const Function &function) {
  static const int call = Handles::kindNamed("shlo_call"), value = Handles::kindNamed("shlo_store_value");
  return std::any_of(function.parameters.begin(), function.parameters.end(), [](const Parameter &one) {
    return (one.kind == call || one.kind == value) && one.role == Role::Handle;
  });
}

void trySession(Gate &gate, std::string_view bytes, Session::Chosen chosen) {
  prepareCalls();
  gate.begin("session", declaredBytes);
  refuseBlocksAbove(mostBlock);
  bool leaks = gate.leaks([&] {
    Choices choices(bytes);
    Session session(gate, tally(), choices, chosen);
    while (session.calls() < mostCalls && !choices.isEmpty())
      session.step();
  });
  if (leaks)
    gate.find(Kind::Leak, "memory remains after each session");
  refuseBlocksAbove(SIZE_MAX);
}

} // namespace

void prepareCalls() {
  prepareCallInputs();
  tally();
}

void tryCalls(Gate &gate, std::string_view bytes) { trySession(gate, bytes, nullptr); }
void tryBuilder(Gate &gate, std::string_view bytes) { trySession(gate, bytes, isOfBuilder); }

void finishCalls(Gate &gate) {
  constexpr uint64_t leastCases = 100, leastForSuccess = 3000;
  uint64_t calls = 0, least = UINT64_MAX, fallible = 0, succeeded = 0;
  std::string never;
  for (size_t i = 0; i < functions().size(); ++i) {
    const Function &function = functions()[i];
    uint64_t times = tally().called(i);
    calls += times;
    least = std::min(least, times);
    if (function.isFallible && !isOfCall(function)) {
      ++fallible;
      succeeded += tally().succeeded(i) > 0;
      if (!tally().succeeded(i)) {
        never += " " + std::string(function.name);
        const bool isPlanted = gate.plants(Plant::Unsuccessful) && i % 100 == 7;
        if (isPlanted || (gate.cases() >= leastForSuccess && !isRarelySuccessful(function)))
          gate.find(Kind::Unsuccessful, function.name);
      }
    }
    if (!times && gate.cases() >= leastCases)
      gate.find(Kind::Uncalled, function.name);
    tally().called(i) = tally().succeeded(i) = 0;
  }
  std::printf("%llu calls of %zu functions, each at least %llu times; of %llu that can fail, %llu succeeded\n",
              (unsigned long long)calls, functions().size(), (unsigned long long)least, (unsigned long long)fallible,
              (unsigned long long)succeeded);
  if (!never.empty() && gate.plant == Plant::None)
    std::printf("  never with these arguments:%s\n", never.c_str());
}

} // namespace shlo::test
