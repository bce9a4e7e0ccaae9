// Random programs of few ops, run through the C API, give what the index formulas of the specification say.
//   formulas-test [COUNT [FIRST [FAMILY]]]      programs FIRST to FIRST + COUNT - 1 of each family, or of one
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "families.h"
#include "support/counts.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

using namespace formulas;

namespace {

struct Counts {
  size_t programs = 0, outputs = 0, elements = 0, twins = 0;
};

struct Destroy {
  void operator()(shlo_module *module) const { shlo_module_destroy(module); }
  void operator()(shlo_plan *plan) const { shlo_plan_destroy(plan); }
  void operator()(shlo_plan_options *options) const { shlo_plan_options_destroy(options); }
  void operator()(shlo_run_options *options) const { shlo_run_options_destroy(options); }
  void operator()(shlo_tensor *tensor) const { shlo_tensor_destroy(tensor); }
};
template <typename T> using Owned = std::unique_ptr<T, Destroy>;

// The message of a failed call, or "".
std::string failure(const char *call, shlo_status status, shlo_error *error) {
  if (status == SHLO_OK)
    return "";
  const std::string message = shlo_error_message(error, nullptr);
  shlo_error_destroy(error);
  return std::string(call) + ": " + shlo_status_name(status) + ": " + message;
}

// Runs the plan on tensors, some of which are donated. Returns the failure, or "".
std::string runOnTensors(const Program &program, const shlo_plan *plan,
                         const std::vector<std::vector<unsigned char>> &inputs, std::vector<Array> &results) {
  shlo_error *error = nullptr;
  shlo_run_options *created = nullptr;
  if (shlo_run_options_create(&created, nullptr) != SHLO_OK)
    return "no options";
  const Owned<shlo_run_options> options(created);
  std::vector<Owned<shlo_tensor>> tensors;
  std::vector<const shlo_tensor *> from;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const Array &array = program.arguments[i];
    shlo_tensor *tensor = nullptr;
    if (std::string wrong = failure("tensor",
                                    shlo_tensor_copy(array.type, int32_t(array.rank()), array.shape.data(),
                                                     inputs[i].data(), inputs[i].size(), nullptr, &tensor, &error),
                                    error);
        !wrong.empty())
      return wrong;
    tensors.emplace_back(tensor);
    from.push_back(tensor);
    if (program.random.chance(30))
      shlo_run_options_donate(options.get(), i, nullptr);
  }
  std::vector<shlo_tensor *> to(program.expected.size(), nullptr);
  if (std::string wrong = failure(
          "run", shlo_plan_run(plan, from.size(), from.data(), to.size(), to.data(), options.get(), &error), error);
      !wrong.empty())
    return wrong;
  for (shlo_tensor *tensor : to) {
    const Owned<shlo_tensor> output(tensor);
    const int64_t *extents = shlo_tensor_shape(tensor);
    results.push_back(fromBytes(shlo_tensor_element_type(tensor), Shape(extents, extents + shlo_tensor_rank(tensor)),
                                shlo_tensor_data(tensor)));
  }
  return "";
}

// Runs the program on tensors, or on memory if all shapes are static. Returns the failure, or "".
std::string run(const Program &program, const std::string &text, std::vector<Array> &results) {
  shlo_error *error = nullptr;
  shlo_module *parsed = nullptr;
  if (std::string wrong =
          failure("parse", shlo_module_parse(text.data(), text.size(), nullptr, &parsed, &error), error);
      !wrong.empty())
    return wrong;
  const Owned<shlo_module> module(parsed);
  shlo_plan_options *created = nullptr;
  if (shlo_plan_options_create(&created, nullptr) != SHLO_OK)
    return "no options";
  const Owned<shlo_plan_options> options(created);
  if (program.random.chance(25))
    shlo_plan_options_set_simd(options.get(), SHLO_SIMD_BASELINE, nullptr);
  shlo_plan *planned = nullptr;
  if (std::string wrong = failure("plan", shlo_plan_create(module.get(), options.get(), &planned, &error), error);
      !wrong.empty())
    return wrong;
  const Owned<shlo_plan> plan(planned);
  std::vector<std::vector<unsigned char>> inputs;
  for (const Array &argument : program.arguments)
    inputs.push_back(toBytes(argument));

  if (!program.isDynamic && program.random.chance(50)) {
    std::vector<std::vector<unsigned char>> outputs;
    std::vector<const void *> from;
    std::vector<void *> to;
    for (const auto &input : inputs)
      from.push_back(input.data());
    for (const Array &expected : program.expected)
      outputs.emplace_back(expected.elements.size() * shlo_element_type_size(expected.type), 0x5A);
    for (auto &output : outputs)
      to.push_back(output.data());
    if (std::string wrong = failure(
            "run", shlo_plan_run_raw(plan.get(), from.size(), from.data(), to.size(), to.data(), nullptr, &error),
            error);
        !wrong.empty())
      return wrong;
    for (size_t k = 0; k < outputs.size(); ++k)
      results.push_back(fromBytes(program.expected[k].type, program.expected[k].shape, outputs[k].data()));
    return "";
  }

  // Later runs reuse the memory of the first, and results may be written into the memory of donated inputs.
  for (int64_t runs = program.random.between(1, 2); runs > 0; --runs) {
    results.clear();
    if (std::string wrong = runOnTensors(program, plan.get(), inputs, results); !wrong.empty())
      return wrong;
  }
  return "";
}

// The first element that differs, -1 if none, -2 if type or shape differ.
int64_t difference(const Array &found, const Array &expected, bool zeroSigns) {
  if (found.type != expected.type || found.shape != expected.shape)
    return -2;
  for (size_t i = 0; i < expected.elements.size(); ++i)
    if (!equal(expected.type, found.elements[i], expected.elements[i], zeroSigns))
      return int64_t(i);
  return -1;
}

std::string arrayText(const Array &array) {
  std::string text = tensorText(array.type, array.shape) + ":";
  for (const Element &element : array.elements)
    text += " " + elementText(array.type, element);
  return text;
}

// Returns the first failure, or "".
std::string check(const Program &program, const std::string &text, Counts &counts) {
  std::vector<Array> results;
  if (std::string wrong = run(program, text, results); !wrong.empty())
    return wrong;
  bool hasTwin = false;
  for (size_t k = 0; k < results.size(); ++k) {
    const Array &found = results[k], &expected = program.expected[k];
    const int64_t at = difference(found, expected, program.zeroSigns);
    if (at == -2)
      return "output " + std::to_string(k) + " is " + tensorText(found.type, found.shape) + " instead of " +
             tensorText(expected.type, expected.shape);
    if (at >= 0)
      return "output " + std::to_string(k) + " differs at element " + std::to_string(at) + ": " +
             elementText(found.type, found.elements[size_t(at)]) + " instead of " +
             elementText(expected.type, expected.elements[size_t(at)]) + "\nfound " + arrayText(found) + "\nexpected " +
             arrayText(expected);
    ++counts.outputs;
    counts.elements += expected.elements.size();
    if (expected.elements.empty())
      continue;
    // The comparison can fail.
    Array changed = expected;
    const size_t middle = expected.elements.size() / 2;
    changed.elements[middle] =
        number(expected.type, expected.elements[middle].integer == 0 && expected.elements[middle].real == 0);
    if (difference(found, changed, program.zeroSigns) != int64_t(middle))
      return "a changed element of output " + std::to_string(k) + " is not noticed";
    hasTwin = true;
  }
  counts.twins += hasTwin;
  return "";
}

} // namespace

int main(int argc, char **argv) {
  const uint64_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 600;
  const uint64_t first = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  Counts total;
  size_t failures = 0, number = 0, ran = 0;
  bool empty = false;
  for (const Family &family : families) {
    ++number;
    if (argc > 3 && std::strcmp(argv[3], family.name) != 0)
      continue;
    ++ran;
    Counts counts;
    size_t failed = 0;
    for (uint64_t i = first; i < first + count && failed < 5; ++i) {
      Random random(i * 1000 + number);
      Program program(random);
      family.write(program);
      const std::string text = program.text();
      ++counts.programs;
      const std::string wrong = check(program, text, counts);
      if (wrong.empty())
        continue;
      ++failed;
      std::printf("FAILED %s: %s\n(formulas-test 1 %llu %s)\n%s", family.name, wrong.c_str(), (unsigned long long)i,
                  family.name, text.c_str());
      for (size_t a = 0; a < program.arguments.size(); ++a)
        std::printf("%%a%zu = %s\n", a, arrayText(program.arguments[a]).c_str());
    }
    std::printf("%s: %zu programs, %zu elements are equal, %zu twins are not\n", family.name, counts.programs,
                counts.elements, counts.twins);
    empty |= counts.elements == 0 || counts.twins == 0;
    failures += failed;
    total.programs += counts.programs;
    total.outputs += counts.outputs;
    total.elements += counts.elements;
    total.twins += counts.twins;
  }
  std::printf(
      "%zu families of random programs: %zu programs, %zu outputs of %zu elements are equal to the formulas, %zu "
      "changed ones are not; %zu failures\n",
      ran, total.programs, total.outputs, total.elements, total.twins, failures);
  report_counts({total.programs, total.outputs, 0, 0, 0});
  return failures != 0 || empty || ran == 0;
}
