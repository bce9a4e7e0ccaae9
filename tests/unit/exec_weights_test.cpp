// Weights that an executable computes from constants when it is built, for the kernels that pack them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/packed.h"
#include "exec_program.h"

#include <cmath>
#include <csignal>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace shlo;
using namespace shlo::test;
using plan::ElementFunction;
using plan::ValueId;

namespace {

enum class Use { Product, TwoProducts, Transposed, ReadToo };

// x · (float(bytes) · 0.5), with the bytes as a constant or as an argument.
struct Weighted {
  static constexpr int64_t k = 400, n = 300;
  bool isConstant;
  Use use;
  int64_t m = 5;

  std::vector<std::vector<char>> run(const std::vector<char> &bytes, uint64_t &memory) const {
    std::vector<std::vector<char>> arguments;
    ProgramBuilder b = program(bytes, arguments);
    auto made = exec::Executable::build(b.program, {});
    REQUIRE(made);
    memory = (*made)->memory();
    return b.run({b.program.body.results.begin(), b.program.body.results.end()}, arguments, false);
  }

  ProgramBuilder program(const std::vector<char> &bytes, std::vector<std::vector<char>> &arguments) const {
    using enum ElementType;
    ProgramBuilder b;
    std::vector<float> left = Numbers().floats<float>(m * k, -9, 9);
    for (float &number : left)
      number = std::round(number); // so that sums are exact in any order
    arguments = {bytesOf(left)};
    const ValueId x = b.parameter(typeOf(F32, {m, k}));
    const TensorType type = typeOf(I8, use == Use::Transposed ? Shape{n, k} : Shape{k, n});
    ValueId stored;
    if (isConstant) {
      stored = b.constant<char>(type, bytes);
    } else {
      stored = b.parameter(type);
      arguments.push_back(bytes);
    }
    const ValueId wide = b.op(plan::Elementwise{ElementFunction::Convert}, {stored}, typeOf(F32, type.shape));
    const ValueId scale = b.constant<float>(typeOf(F32, type.shape), {0.5f});
    const ValueId weights = b.element(ElementFunction::Mul, {wide, scale});
    plan::DotGeneral dot;
    dot.lhsContractingDimensions = {1};
    dot.rhsContractingDimensions = {use == Use::Transposed ? 1 : 0};
    std::vector<ValueId> results = {b.op(dot, {x, weights}, typeOf(F32, {m, n}))};
    if (use == Use::TwoProducts)
      results.push_back(b.op(dot, {b.element(ElementFunction::Neg, {x}), weights}, typeOf(F32, {m, n})));
    if (use == Use::ReadToo)
      results.push_back(b.element(ElementFunction::Neg, {weights}));
    b.program.body.results.assign(results.begin(), results.end());
    return b;
  }
};

} // namespace

TEST_CASE("exec: weights that come from constants are computed and packed once", "[exec]") {
  const Use use = GENERATE(Use::Product, Use::TwoProducts, Use::Transposed, Use::ReadToo);
  CAPTURE(int(use));
  Numbers numbers;
  std::vector<char> bytes(size_t(Weighted::k * Weighted::n));
  for (char &byte : bytes)
    byte = char(numbers.bits());
  uint64_t given, packed;
  const auto expected = Weighted{.isConstant = false, .use = use}.run(bytes, given);
  const bool areEqual = Weighted{.isConstant = true, .use = use}.run(bytes, packed) == expected;
  CHECK(areEqual);
  // A run holds no weights, unless another op reads them.
  const uint64_t weights = Weighted::k * Weighted::n * sizeof(float);
  CHECK(given >= weights);
  CHECK((packed < weights) == (use != Use::ReadToo));
  // The twin: one byte is another.
  bytes[bytes.size() / 2] ^= 16;
  const bool isSeen = Weighted{.isConstant = true, .use = use}.run(bytes, packed) != expected;
  CHECK(isSeen);
}

#if !defined(__SANITIZE_THREAD__) && !__has_feature(thread_sanitizer)
// Whether an executable can be made without reading the weights' bytes. The first ones belong to what a program says.
static bool isMadeWithout(char *bytes, size_t size, const plan::Program &program, const exec::BuildOptions &options) {
  const pid_t child = fork();
  if (child == 0) {
    ::signal(SIGSEGV, SIG_DFL);
    const size_t page = size_t(::sysconf(_SC_PAGESIZE));
    const bool isMade =
        ::mprotect(bytes + page, size - page, PROT_NONE) == 0 && exec::Executable::build(program, options);
    _exit(isMade ? 0 : 1);
  }
  int status = 1;
  REQUIRE(waitpid(child, &status, 0) == child);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

TEST_CASE("exec: weights that another executable of the plan has packed are not computed again", "[exec]") {
  constexpr size_t size = size_t(Weighted::k * Weighted::n);
  char *const bytes =
      static_cast<char *>(::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  REQUIRE(bytes != MAP_FAILED);
  Numbers numbers;
  for (size_t i = 0; i < size; ++i)
    bytes[i] = char(numbers.bits());
  const std::shared_ptr<Storage> borrowed = Storage::borrow(bytes, size, true, nullptr, nullptr);
  auto program = [&](int64_t rows) {
    std::vector<std::vector<char>> arguments;
    ProgramBuilder b = Weighted{.isConstant = true, .use = Use::Product, .m = rows}.program(
        std::vector<char>(bytes, bytes + size), arguments);
    for (plan::Op &op : b.program.body.ops)
      if (auto *constant = std::get_if<plan::Constant>(&op.data); constant && constant->bytes->size() == size)
        constant->bytes = borrowed;
    return b.program;
  };
  exec::BuildOptions options;
  options.borrowsConstants = true;
  options.packed = std::make_shared<exec::PackedStore>();
  const auto first = exec::Executable::build(program(5), options);
  REQUIRE(first);
  CHECK(isMadeWithout(bytes, size, program(40), options));
  // Two rows read them unpacked, and without a store each executable packs its own.
  CHECK(!isMadeWithout(bytes, size, program(2), options));
  options.packed = std::make_shared<exec::PackedStore>();
  CHECK(!isMadeWithout(bytes, size, program(40), options));
  ::munmap(bytes, size);
}
#endif
