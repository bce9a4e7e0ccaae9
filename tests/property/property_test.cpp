// Every way of running a program gives the same bytes: simplified or not, fused, in place and with reused memory, with
// outputs in the memory of inputs, with values recorded, or op by op.
//   property-test [COUNT [FIRST]]      programs FIRST to FIRST + COUNT - 1; a failure states the number
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "difference.h"
#include "exec/executable.h"
#include "exec/observer.h"
#include "plan/print.h"
#include "plan/simplify.h"
#include "random_program.h"
#include "support/counts.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

using namespace shlo;
using namespace shlo::test;

namespace {

struct Counts {
  uint64_t programs = 0, ops = 0, loops = 0, branches = 0, outputs = 0, donated = 0, twins = 0;
  uint64_t arena = 0, apart = 0;      // bytes: of the executables' arenas, and of all values in separate memory
  uint64_t limits = 0;                // executables that need exactly the memory that they state
  uint64_t recorded = 0, inLoops = 0; // values, and those of them in loops
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

bool isBaseline(uint64_t number) { return number % 4 == 3; }

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

// --- Recording ------------------------------------------------------------------------------------------------------

// Records every value of a body, and of those of its loops and branches. Half of the ops are not recorded, so that what
// only some values need is tried as well.
void addRecords(plan::Body &body, uint64_t number) {
  std::vector<plan::Op> ops;
  for (plan::Op &op : body.ops) {
    if (std::holds_alternative<plan::While>(op.data) || std::holds_alternative<plan::Case>(op.data))
      for (plan::Body &inner : op.bodies)
        addRecords(inner, number);
    const plan::ValueList results = op.results;
    ops.push_back(std::move(op));
    for (uint32_t k = 0; k < results.size(); ++k)
      if (number % 2 == 0 || (results[k] * 2654435761u + number) >> 7 & 1)
        ops.push_back({plan::Record{results[k], k}, {results[k]}, {}, {}, {}});
  }
  body.ops = std::move(ops);
}

// Compares what is recorded outside of loops with the values of a run op by op; the origin of each is its number.
class Watcher final : public exec::RunObserver {
public:
  Watcher(bool hasTimes, const std::vector<Bytes> &expected, Counts &counts)
      : RunObserver(hasTimes, true), expected(expected), counts(counts) {}

  Status value(const exec::RecordedValue &value) override {
    ++counts.recorded;
    counts.inLoops += !value.loops.empty();
    const int64_t size = elementCount(value.type.shape) * int64_t(byteSize(value.type.element));
    last[value.origin].assign(value.bytes, value.bytes + size);
    types[value.origin] = value.type.element;
    return {};
  }

  // What a loop computed last is what the op-by-op run has of it, too.
  std::string difference() const {
    for (const auto &[value, bytes] : last)
      if (expected[value].empty()) // of a branch that was not taken: recorded where it was computed
        continue;
      else if (const int64_t at = shlo::test::difference(comparedAs(types.at(value)), bytes, expected[value]); at >= 0)
        return "the recorded value %" + std::to_string(value) + " differs at element " + std::to_string(at);
    return "";
  }

private:
  const std::vector<Bytes> &expected; // by value
  Counts &counts;
  std::map<uint32_t, Bytes> last;
  std::map<uint32_t, ElementType> types;
};

std::string checkRecorded(const RandomProgram &random, uint64_t number, const std::vector<Bytes> &expected,
                          const std::vector<Bytes> &values, Counts &counts) {
  exec::BuildOptions options;
  options.choice.baselineSimd = isBaseline(number);
  plan::Program program = random.program;
  addRecords(program.body, number);
  if (number % 2 == 1)
    plan::simplify(program);
  plan::settleRecords(program);
  Result<std::shared_ptr<const exec::Executable>> executable = exec::Executable::build(program, options);
  if (!executable)
    return "with records it cannot be built: " + executable.error().message;
  std::vector<const void *> inputs;
  for (const Bytes &input : random.inputs)
    inputs.push_back(input.data());
  std::vector<Bytes> actual;
  std::vector<void *> outputs;
  for (const Bytes &bytes : expected)
    actual.emplace_back(bytes.size(), char(0x5A));
  for (Bytes &bytes : actual)
    outputs.push_back(bytes.data());
  Watcher watcher(number % 3 == 0, values, counts);
  if (Status status = (*executable)->run(inputs.data(), outputs.data(), {}, &watcher); !status)
    return "with records it cannot be run: " + status.error().message;
  for (size_t i = 0; i < expected.size(); ++i)
    if (int64_t at = difference(comparedAs(random.program.values[random.program.body.results[i]].element), actual[i],
                                expected[i]);
        at >= 0)
      return "with records, output " + std::to_string(i) + " differs at element " + std::to_string(at);
  return watcher.difference();
}

// Returns the first failure, or "".
std::string check(const RandomProgram &random, uint64_t number, const std::vector<Bytes> &expected, Counts &counts) {
  exec::BuildOptions options;
  options.choice.baselineSimd = isBaseline(number);
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
    RandomProgram random = randomProgram(number);
    plan::regroup(random.program); // may round sums in another way: capi-body_reductions_test has its values
    ++counts.programs;
    count(random.program.body, random.program, counts);
    std::string wrong;
    std::vector<Bytes> values;
    Result<std::vector<Bytes>> expected = runOpByOp(random.program, random.inputs, isBaseline(number), values);
    if (!expected)
      wrong = "op by op it cannot be run: " + expected.error().message;
    else
      wrong = check(random, number, *expected, counts);
    if (wrong.empty())
      wrong = checkRecorded(random, number, *expected, values, counts);
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
      "%llu need no byte less than they state; %llu values are recorded, %llu of them in loops; %llu failures\n",
      (unsigned long long)counts.programs, (unsigned long long)counts.ops, (unsigned long long)counts.loops,
      (unsigned long long)counts.branches, (unsigned long long)counts.outputs, (unsigned long long)counts.twins,
      (unsigned long long)counts.donated, double(counts.arena) / 1e6, double(counts.apart) / 1e6,
      (unsigned long long)counts.limits, (unsigned long long)counts.recorded, (unsigned long long)counts.inLoops,
      (unsigned long long)failures);
  report_counts({counts.programs, counts.outputs, 0, 0, 0});
  return failures != 0 || counts.outputs == 0 || counts.twins == 0 || counts.donated == 0 || counts.limits == 0 ||
         counts.inLoops == 0;
}
