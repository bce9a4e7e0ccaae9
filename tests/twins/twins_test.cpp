// Special kernels give the same bytes as general ones, and do so with and without a pool of threads.
//   twins-test [COUNT [FIRST [FAMILY]]]      COUNT programs of each family, from number FIRST on
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "twins.h"

#include "exec/executable.h"
#include "exec/pool.h"
#include "plan/print.h"
#include "property/difference.h"
#include "support/counts.h"
#include "tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

using namespace shlo;
using namespace shlo::test;

namespace {

struct Family {
  const char *name;
  void (*make)(Random &random, Twins &twins);
  bool usesThreads = true;
};
constexpr Family families[] = {
    {"moves", makeMoves},
    {"constants", makeConstants},
    {"reductions", makeReductions},
    {"rows", makeRows},
    {"scalars", makeScalars, false},
    {"gathers", makeGathers},
    {"scatters", makeScatters},
    {"products", makeProducts},
    {"sorts", makeSorts},
    {"selections", makeSelections},
    {"convolutions", makeConvolutions},
    {"windows", makeWindows},
    {"fourier", makeFourier},
    {"elements", makeElements},
    {"chains", makeChains},
    {"components", makeComponents},
    {"bodies", makeBodies},
    {"random bits", makeRandomBits},
    {"loops", makeLoops, false},
};

// Bytes behind which nothing can be read.
class GuardedBytes {
public:
  explicit GuardedBytes(const Bytes &bytes) {
    const size_t page = size_t(sysconf(_SC_PAGESIZE));
    mapped = (bytes.size() + page - 1) / page * page + page;
    void *const memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(static_cast<char *>(memory) + mapped - page, page, PROT_NONE) != 0)
      std::abort();
    base = static_cast<char *>(memory);
    first = base + mapped - page - bytes.size();
    std::copy(bytes.begin(), bytes.end(), first);
  }
  GuardedBytes(GuardedBytes &&from) noexcept
      : base(std::exchange(from.base, nullptr)), mapped(from.mapped), first(from.first) {}
  ~GuardedBytes() {
    if (base)
      munmap(base, mapped);
  }
  const char *data() const { return first; }

private:
  char *base;
  size_t mapped;
  char *first;
};

// Inputs and outputs lie `shift` elements behind a multiple of 64 bytes, or inputs end where nothing can be read.
Result<std::vector<Bytes>> run(const Twins &twins, exec::KernelChoice choice, size_t shift, bool isGuarded,
                               const exec::RunContext &context = {}) {
  exec::BuildOptions options;
  options.choice = choice;
  auto made = exec::Executable::build(twins.program, options);
  if (!made)
    return std::move(made.error());
  std::vector<std::shared_ptr<Storage>> memory;
  std::vector<GuardedBytes> guarded;
  std::vector<const void *> inputs;
  std::vector<void *> pointers;
  std::vector<Bytes> outputs;
  for (size_t i = 0; i < twins.inputs.size(); ++i) {
    const Bytes &bytes = twins.inputs[i];
    if (isGuarded) {
      guarded.emplace_back(bytes);
      inputs.push_back(guarded.back().data());
      continue;
    }
    const size_t offset = shift * byteSize((*made)->inputs()[i].element);
    memory.push_back(Storage::allocate(bytes.size() + offset + 1, false));
    std::copy(bytes.begin(), bytes.end(), memory.back()->data() + offset);
    inputs.push_back(memory.back()->data() + offset);
  }
  const size_t firstOutput = memory.size();
  for (const TensorType &type : (*made)->outputs()) {
    const size_t offset = shift * byteSize(type.element);
    outputs.emplace_back(size_t(elementCount(type.shape)) * byteSize(type.element));
    memory.push_back(Storage::allocate(outputs.back().size() + offset + 1, false));
    std::fill_n(memory.back()->data(), outputs.back().size() + offset + 1, char(0x5A));
    pointers.push_back(memory.back()->data() + offset);
  }
  for (int i = 0; i < twins.runs; ++i)
    if (Status status = (*made)->run(inputs.data(), pointers.data(), context); !status)
      return std::move(status.error());
  for (size_t i = 0; i < outputs.size(); ++i) {
    std::copy_n(static_cast<const char *>(pointers[i]), outputs[i].size(), outputs[i].begin());
    const char *const begin = memory[firstOutput + i]->data(), *const first = static_cast<char *>(pointers[i]);
    if (std::count(begin, first, char(0x5A)) != first - begin || first[outputs[i].size()] != char(0x5A))
      return makeError(SHLO_INTERNAL, "bytes beside output " + std::to_string(i) + " were written");
  }
  return outputs;
}

// An element of f32 or f64.
double number(ElementType type, const char *at) {
  double wide;
  float single;
  std::memcpy(&single, at, sizeof(single));
  if (type == ElementType::F32)
    return double(single);
  std::memcpy(&wide, at, sizeof(wide));
  return wide;
}

// The first element that differs by more than a part of the greatest one, or -1.
int64_t firstFar(ElementType type, const Bytes &actual, const Bytes &expected, double tolerance) {
  const size_t width = byteSize(type);
  double greatest = 0;
  for (size_t at = 0; at < expected.size(); at += width)
    greatest = std::max(greatest, std::abs(number(type, &expected[at])));
  for (size_t at = 0; at < expected.size(); at += width)
    if (!(std::abs(number(type, &actual[at]) - number(type, &expected[at])) <= tolerance * greatest))
      return int64_t(at / width);
  return -1;
}

// Changes the lowest bit of the first element, or all of it by more than a tolerance.
void change(ElementType type, Bytes &bytes, bool isClose) {
  bytes[0] ^= 1;
  if (!isClose)
    return;
  const double value = number(type, bytes.data()) > 0.25 ? -1e6 : 1e6;
  const float single = float(value);
  if (type == ElementType::F32)
    std::memcpy(bytes.data(), &single, sizeof(single));
  else
    std::memcpy(bytes.data(), &value, sizeof(value));
}

struct Counts {
  uint64_t programs = 0, outputs = 0, changed = 0, failures = 0;
  uint64_t divided = 0; // programs of which threads did parts
};

// Counts the jobs of a pool.
class CountingPool final : public exec::Pool {
public:
  explicit CountingPool(std::shared_ptr<exec::Pool> pool) : pool(std::move(pool)) {}
  size_t slots() const override { return pool->slots(); }
  void run(exec::Job &job) override {
    ++jobs;
    pool->run(job);
  }

  uint64_t jobs = 0;

private:
  const std::shared_ptr<exec::Pool> pool;
};

// Returns the first difference, or "".
std::string check(const Twins &twins, uint64_t number, const std::shared_ptr<CountingPool> &pool, Counts &counts) {
  exec::KernelChoice general;
  general.general = true;
  general.baselineSimd = number % 4 == 3; // functions of floats depend on the instruction set
  if (number % 3 != 0)
    general.chunkWork = 20; // many chunks, by which the order of sums is divided
  auto expected = run(twins, general, 0, false);
  if (!expected)
    return "with general kernels it cannot be run: " + expected.error().message;
  exec::KernelChoice choice;
  choice.baselineSimd = general.baselineSimd;
  choice.chunkWork = general.chunkWork;
  const bool isGuarded = number % 2 == 1;
  auto actual = run(twins, choice, number % 3, isGuarded);
  if (!actual)
    return "it cannot be run: " + actual.error().message;
  exec::RunContext helped;
  helped.pool = pool;
  const uint64_t jobs = pool->jobs;
  auto shared = run(twins, choice, number % 3, isGuarded, helped);
  counts.divided += pool->jobs != jobs;
  if (!shared)
    return "with a pool it cannot be run: " + shared.error().message;
  for (size_t i = 0; i < actual->size(); ++i)
    if ((*shared)[i] != (*actual)[i])
      return "with a pool, output " + std::to_string(i) + " has other bytes";
  for (size_t i = 0; i < expected->size(); ++i) {
    const Bytes &wanted = (*expected)[i];
    const ElementType type = comparedAs(twins.type(twins.program.body.results[i]).element);
    auto different = [&](const Bytes &other) {
      return twins.tolerance > 0 ? firstFar(type, (*actual)[i], other, twins.tolerance)
                                 : difference(type, (*actual)[i], other);
    };
    if (const int64_t at = different(wanted); at >= 0)
      return "output " + std::to_string(i) + " differs at element " + std::to_string(at) + ": " +
             elementText(type, reinterpret_cast<const char *>((*actual)[i].data()) + size_t(at) * byteSize(type)) +
             ", the general kernels give " +
             elementText(type, reinterpret_cast<const char *>(wanted.data()) + size_t(at) * byteSize(type));
    ++counts.outputs;
    // The comparison can fail.
    if (wanted.empty() || isNan(type, wanted.data()))
      continue;
    Bytes changed = wanted;
    change(type, changed, twins.tolerance > 0);
    if (different(changed) < 0)
      return "a changed bit of output " + std::to_string(i) + " is not noticed";
    ++counts.changed;
  }
  return "";
}

} // namespace

int main(int argc, char **argv) {
  const uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2000;
  const uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  Counts all;
  auto made = exec::makeThreadPool(3);
  if (!made) {
    std::printf("%s\n", made.error().message.c_str());
    return 1;
  }
  (*made)->setSpin(std::chrono::milliseconds(1)); // so that they help with short programs, too
  const auto pool = std::make_shared<CountingPool>(std::move(*made));
  bool complete = true;
  for (const Family &family : families) {
    if (argc > 3 && std::string(argv[3]) != family.name)
      continue;
    Counts counts;
    for (uint64_t number = first; number < first + count && counts.failures < 10; ++number) {
      Random random(number);
      Twins twins;
      family.make(random, twins);
      ++counts.programs;
      const std::string wrong = check(twins, number, pool, counts);
      if (wrong.empty())
        continue;
      ++counts.failures;
      std::printf("FAILED %s %llu: %s\n", family.name, (unsigned long long)number, wrong.c_str());
      if (count == 1)
        std::printf("%s", plan::dump(twins.program).c_str());
    }
    std::printf("%s: %llu random programs, %llu outputs are equal to those of general kernels, %llu changed ones are "
                "not; %llu with threads; %llu failures\n",
                family.name, (unsigned long long)counts.programs, (unsigned long long)counts.outputs,
                (unsigned long long)counts.changed, (unsigned long long)counts.divided,
                (unsigned long long)counts.failures);
    const bool isDivided = counts.divided > 0 || count < 100 || !family.usesThreads;
    complete = complete && counts.outputs > 0 && counts.changed > 0 && isDivided && counts.failures == 0;
    all.programs += counts.programs;
    all.outputs += counts.outputs;
  }
  report_counts({size_t(all.programs), size_t(all.outputs), 0, 0, 0});
  return !complete || all.outputs == 0;
}
