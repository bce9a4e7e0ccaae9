// Every way of running a program gives the same bytes: simplified or not, fused, in place and with reused memory, with
// outputs in the memory of inputs, or op by op.
//   property-test [COUNT [FIRST]]      programs FIRST to FIRST + COUNT - 1; a failure states the number
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "difference.h"
#include "exec/executable.h"
#include "plan/print.h"
#include "plan/simplify.h"
#include "random_program.h"
#include "support/counts.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace shlo;
using namespace shlo::test;

namespace {

struct Counts {
  uint64_t programs = 0, ops = 0, loops = 0, branches = 0, outputs = 0, donated = 0, twins = 0;
  uint64_t arena = 0, apart = 0; // bytes: of the executables' arenas, and of all values in separate memory
  uint64_t limits = 0;           // executables that need exactly the memory that they state
};

void count(const plan::Body &body, const plan::Program &program, Counts &counts) {
  for (const plan::Op &op : body.ops) {
    ++counts.ops;
    counts.loops += std::holds_alternative<plan::While>(op.data);
    counts.branches += std::holds_alternative<plan::Case>(op.data);
    for (plan::ValueId id : op.results)
      counts.apart += uint64_t(elementCount(program.values[id].shape)) * byteSize(program.values[id].element);
    for (const plan::Body &inner : op.bodies)
      count(inner, program, counts);
  }
}

// An executable can be built with the memory that it states, and with no byte less.
std::string checkLimit(const plan::Program &program, exec::BuildOptions options, uint64_t memory, Counts &counts) {
  options.maxMemory = memory;
  if (auto executable = exec::Executable::build(program, options); !executable)
    return "it cannot be built with the memory that it states: " + executable.error().message;
  if (memory == 0)
    return "";
  options.maxMemory = memory - 1;
  auto executable = exec::Executable::build(program, options);
  if (executable)
    return "it is built with less memory than it states";
  if (executable.error().code != SHLO_LIMIT)
    return "with too little memory it fails otherwise: " + executable.error().message;
  ++counts.limits;
  return "";
}

// Returns the first failure, or "".
std::string check(const RandomProgram &random, uint64_t number, const std::vector<Bytes> &expected, Counts &counts) {
  exec::BuildOptions options;
  options.choice.baselineSimd = number % 4 == 3;
  plan::Program program = random.program;
  if (number % 2 == 1)
    plan::simplify(program);
  Result<std::shared_ptr<const exec::Executable>> executable = exec::Executable::build(program, options);
  if (!executable)
    return "it cannot be built: " + executable.error().message;
  counts.arena += (*executable)->memory();
  if (number % 7 == 0)
    if (std::string wrong = checkLimit(program, options, (*executable)->memory(), counts); !wrong.empty())
      return wrong;
  std::vector<Bytes> given = random.inputs, actual;
  std::vector<const void *> inputs;
  for (const Bytes &input : given)
    inputs.push_back(input.data());
  for (const Bytes &bytes : expected)
    actual.emplace_back(bytes.size(), char(0x5A));
  // The second run reuses the memory of the first. In the third and fourth run, outputs may use the memory of all or
  // some inputs.
  for (int run = 0; run < 4; ++run) {
    std::vector<bool> overwritable(given.size(), false);
    for (size_t i = 0; i < given.size(); ++i) {
      overwritable[i] = run == 2 || (run == 3 && ((number >> 2) * 7 >> i & 1) != 0);
      std::copy(random.inputs[i].begin(), random.inputs[i].end(), given[i].begin());
    }
    const std::vector<int32_t> donors =
        (*executable)->chooseDonors(overwritable, std::vector<bool>(expected.size(), true));
    std::vector<void *> outputs;
    for (size_t k = 0; k < expected.size(); ++k) {
      outputs.push_back(donors[k] >= 0 ? given[size_t(donors[k])].data() : actual[k].data());
      counts.donated += donors[k] >= 0;
    }
    if (Status status = (*executable)->run(inputs.data(), outputs.data(), {}); !status)
      return "it cannot be run: " + status.error().message;
    for (size_t i = 0; i < expected.size(); ++i) {
      if (donors[i] >= 0)
        actual[i] = given[size_t(donors[i])];
      const ElementType type = comparedAs(random.program.values[random.program.body.results[i]].element);
      if (int64_t at = difference(type, actual[i], expected[i]); at >= 0)
        return "output " + std::to_string(i) + " differs at element " + std::to_string(at) + " in run " +
               std::to_string(run);
      ++counts.outputs;
      if (expected[i].empty())
        continue;
      // The comparison can fail. A changed lowest bit of an element that is not NaN gives another number.
      Bytes changed = expected[i];
      const size_t middle = changed.size() / byteSize(type) / 2 * byteSize(type);
      if (isNan(type, &changed[middle]))
        continue;
      changed[middle] ^= 1;
      if (difference(type, actual[i], changed) != int64_t(middle / byteSize(type)))
        return "a changed bit of output " + std::to_string(i) + " is not noticed";
      ++counts.twins;
    }
  }
  return "";
}

} // namespace

int main(int argc, char **argv) {
  const uint64_t programs = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 20000;
  const uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  Counts counts;
  uint64_t failures = 0;
  for (uint64_t number = first; number < first + programs && failures < 10; ++number) {
    const RandomProgram random = randomProgram(number);
    ++counts.programs;
    count(random.program.body, random.program, counts);
    std::string wrong;
    Result<std::vector<Bytes>> expected = runOpByOp(random.program, random.inputs);
    if (!expected)
      wrong = "op by op it cannot be run: " + expected.error().message;
    else
      wrong = check(random, number, *expected, counts);
    if (wrong.empty())
      continue;
    ++failures;
    std::printf("FAILED program %llu: %s\n", (unsigned long long)number, wrong.c_str());
    if (programs == 1)
      std::printf("%s", plan::dump(random.program).c_str());
  }
  std::printf(
      "%llu random programs of %llu ops, %llu loops, %llu branches: %llu outputs are equal to those of one op at "
      "a time, %llu changed ones are not; %llu were made in the memory of inputs; %.1f MB of memory instead of %.1f; "
      "%llu need no byte less than they state; %llu failures\n",
      (unsigned long long)counts.programs, (unsigned long long)counts.ops, (unsigned long long)counts.loops,
      (unsigned long long)counts.branches, (unsigned long long)counts.outputs, (unsigned long long)counts.twins,
      (unsigned long long)counts.donated, double(counts.arena) / 1e6, double(counts.apart) / 1e6,
      (unsigned long long)counts.limits, (unsigned long long)failures);
  report_counts({counts.programs, counts.outputs, 0, 0, 0});
  return failures != 0 || counts.outputs == 0 || counts.twins == 0 || counts.donated == 0 || counts.limits == 0;
}
