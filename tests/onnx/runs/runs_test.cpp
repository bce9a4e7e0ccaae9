// Runs every model below a folder that has inputs and expected outputs beside it, as the onnx package keeps its tests:
// NAME/model.onnx, NAME/test_data_set_K/input_I.pb, output_I.pb.
//   onnx-runs FOLDER LEAST [REPORT] [constant] [symbolic] [open] [oldest] [twin]
// Fails if fewer than LEAST models give the expected outputs. REPORT gets a line for each model: what happened, the
// folder, and why. `constant`: the inputs become constants of the model. `symbolic`: the model says no extents of
// inputs and outputs. `open`: it has names for the extents of inputs instead, and is lowered for all of them before it
// runs. The twin changes an element of each expected output: LEAST models must run, and none may give it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/stablehlo.h"

#include "changed_model.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

template <auto destroy> struct Destroyer {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
using Module = std::unique_ptr<shlo_module, Destroyer<shlo_module_destroy>>;
using Plan = std::unique_ptr<shlo_plan, Destroyer<shlo_plan_destroy>>;
using Tensor = std::unique_ptr<shlo_tensor, Destroyer<shlo_tensor_destroy>>;

// What happened to a model, and why.
struct Outcome {
  const char *kind; // "equal", "differs", "refused", "failed" (a run that does not end well), "data" (not tensors)
  std::string why;
};

std::string takeMessage(shlo_error *error) {
  std::string message = shlo_error_message(error, nullptr);
  shlo_error_destroy(error);
  std::replace(message.begin(), message.end(), '\n', ' ');
  return message;
}

Outcome notRun(shlo_status status, shlo_error *error) {
  return {status == SHLO_UNSUPPORTED ? "refused" : "failed", takeMessage(error)};
}

std::string bytesOf(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// The files PREFIX_0.pb, PREFIX_1.pb, ...
std::vector<std::string> filesOf(const fs::path &folder, const std::string &prefix) {
  std::vector<std::string> list;
  for (size_t i = 0;; ++i) {
    const fs::path path = folder / (prefix + "_" + std::to_string(i) + ".pb");
    if (!fs::exists(path))
      return list;
    list.push_back(bytesOf(path));
  }
}

// Their tensors; an Outcome if one is none.
std::vector<Tensor> tensorsOf(const fs::path &folder, const std::string &prefix) {
  std::vector<Tensor> list;
  for (const std::string &bytes : filesOf(folder, prefix)) {
    shlo_tensor *tensor = nullptr;
    shlo_error *error = nullptr;
    if (shlo_tensor_from_onnx(bytes.data(), bytes.size(), &tensor, &error))
      throw Outcome{"data", takeMessage(error)};
    list.emplace_back(tensor);
  }
  return list;
}

// Releases that had no bf16 kept its bits as u16.
Tensor withType(Tensor tensor, shlo_element_type type) {
  if (type != SHLO_TYPE_BF16 || shlo_tensor_element_type(tensor.get()) != SHLO_TYPE_UI16)
    return tensor;
  shlo_tensor *made = nullptr;
  if (shlo_tensor_copy(type, shlo_tensor_rank(tensor.get()), shlo_tensor_shape(tensor.get()),
                       shlo_tensor_data(tensor.get()), shlo_tensor_size(tensor.get()), nullptr, &made, nullptr))
    throw Outcome{"failed", "the bits cannot be copied"};
  return Tensor(made);
}

// The parts of an element.
std::vector<double> numbersOf(const shlo_tensor *tensor, int64_t index) {
  shlo_buffer *buffer = nullptr;
  if (shlo_tensor_element_text(tensor, index, &buffer, nullptr))
    throw Outcome{"failed", "an element has no text"};
  std::string text(static_cast<const char *>(shlo_buffer_data(buffer)), shlo_buffer_size(buffer));
  shlo_buffer_destroy(buffer);
  if (text == "true" || text == "false")
    return {double(text == "true")};
  std::replace_if(text.begin(), text.end(), [](char c) { return c == '(' || c == ')' || c == ','; }, ' ');
  std::istringstream words(text);
  std::vector<double> numbers;
  for (std::string word; words >> word;)
    numbers.push_back(std::strtod(word.c_str(), nullptr));
  return numbers;
}

bool agree(double a, double b, double relative) {
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) && std::isnan(b);
  return a == b || std::abs(a - b) <= 1e-7 + relative * std::abs(b);
}

// The tolerance of the onnx package.
void compare(size_t output, const shlo_tensor *actual, const shlo_tensor *expected, bool isTwin) {
  const std::string name = "output " + std::to_string(output);
  if (shlo_tensor_element_type(actual) != shlo_tensor_element_type(expected))
    throw Outcome{"differs", name + " has another element type"};
  const int32_t rank = shlo_tensor_rank(actual);
  if (rank != shlo_tensor_rank(expected) ||
      !std::equal(shlo_tensor_shape(actual), shlo_tensor_shape(actual) + rank, shlo_tensor_shape(expected)))
    throw Outcome{"differs", name + " has another shape"};
  const double relative = shlo_tensor_element_type(actual) == SHLO_TYPE_BF16 ? 0x1p-6 : 1e-3;
  const int64_t count = shlo_tensor_element_count(actual);
  for (int64_t i = 0; i < count; ++i) {
    const std::vector<double> a = numbersOf(actual, i);
    std::vector<double> b = numbersOf(expected, i);
    if (isTwin && i == count / 2)
      b[0] = std::isfinite(b[0]) ? b[0] + std::abs(b[0]) + 1 : 0;
    for (size_t part = 0; part < a.size(); ++part)
      if (!agree(a[part], b[part], relative)) {
        std::ostringstream out;
        out << name << "[" << i << "] of " << count << " is " << a[part] << ", expected " << b[part];
        throw Outcome{"differs", out.str()};
      }
  }
}

void runDataSet(const shlo_plan *plan, const fs::path &folder, bool isTwin) {
  std::vector<Tensor> inputs = tensorsOf(folder, "input"), expected = tensorsOf(folder, "output");
  if (shlo_plan_input_count(plan) == 0)
    inputs.clear(); // they are in the model
  std::vector<const shlo_tensor *> given;
  for (Tensor &input : inputs) {
    if (given.size() < shlo_plan_input_count(plan))
      input = withType(std::move(input), shlo_plan_input_element_type(plan, given.size()));
    given.push_back(input.get());
  }
  std::vector<shlo_tensor *> made(expected.size());
  shlo_error *error = nullptr;
  if (const shlo_status status =
          shlo_plan_run(plan, given.size(), given.data(), made.size(), made.data(), nullptr, &error))
    throw notRun(status, error);
  std::vector<Tensor> outputs;
  for (shlo_tensor *one : made)
    outputs.emplace_back(one);
  for (size_t k = 0; k < outputs.size(); ++k)
    compare(k, outputs[k].get(), withType(std::move(expected[k]), shlo_tensor_element_type(outputs[k].get())).get(),
            isTwin);
}

// Test data may be of containers, which a plan would refuse for another reason.
void checkData(const fs::path &folder) {
  tensorsOf(folder, "input");
  tensorsOf(folder, "output");
}

struct Mode {
  bool isConstant = false, isSymbolic = false, isOpen = false, isOldest = false, isTwin = false;
};

Module inOldestOpset(const shlo_module *module) {
  int64_t opset = 0;
  shlo_error *error = nullptr;
  if (const shlo_status status = shlo_onnx_minimum_opset(module, "", 0, &opset, &error))
    throw notRun(status, error);
  shlo_onnx_convert_options *options = nullptr;
  if (const shlo_status status = shlo_onnx_convert_options_create(&options, &error))
    throw notRun(status, error);
  shlo_module *converted = nullptr;
  shlo_status status = shlo_onnx_convert_options_set_opset(options, "", 0, opset, &error);
  if (!status)
    status = shlo_onnx_convert(module, options, &converted, &error);
  shlo_onnx_convert_options_destroy(options);
  if (status)
    throw notRun(status, error);
  return Module(converted);
}

Plan planOf(const fs::path &folder, const fs::path &set, Mode mode) {
  std::string model = bytesOf(folder / "model.onnx");
  if (mode.isConstant)
    model = withConstants(model, filesOf(set, "input"));
  if (mode.isSymbolic)
    model = withoutExtents(model);
  if (mode.isOpen)
    model = withNamedExtents(model);
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  if (shlo_module_load(model.data(), model.size(), nullptr, &module, &error))
    throw Outcome{"failed", takeMessage(error)};
  Module owner(module);
  if (mode.isOldest)
    owner = inOldestOpset(module);
  if (mode.isOpen) {
    if (const shlo_status status = shlo_module_lower_onnx(owner.get(), nullptr, &module, &error))
      throw notRun(status, error);
    owner.reset(module);
  }
  shlo_plan *plan = nullptr;
  if (const shlo_status status = shlo_plan_create(owner.get(), nullptr, &plan, &error))
    throw notRun(status, error);
  return Plan(plan);
}

Outcome run(const fs::path &folder, Mode mode) {
  try {
    std::vector<fs::path> sets;
    for (const auto &entry : fs::directory_iterator(folder))
      if (entry.is_directory() && entry.path().filename().string().starts_with("test_data_set"))
        sets.push_back(entry.path());
    if (sets.empty())
      return {"data", "there is none"};
    for (const fs::path &set : sets)
      checkData(set);
    Plan plan;
    for (const fs::path &set : sets) {
      if (!plan || mode.isConstant)
        plan = planOf(folder, set, mode);
      runDataSet(plan.get(), set, mode.isTwin);
    }
    return {"equal", ""};
  } catch (const Outcome &outcome) {
    return outcome;
  }
}

} // namespace

int main(int count, char **arguments) {
  if (count < 3)
    return std::fprintf(stderr,
                        "usage: onnx-runs FOLDER LEAST [REPORT] [constant] [symbolic] [open] [oldest] [twin]\n"),
           2;
  Mode mode;
  std::ofstream report;
  for (int i = 3; i < count; ++i) {
    const std::string word = arguments[i];
    if (word == "constant")
      mode.isConstant = true;
    else if (word == "symbolic")
      mode.isSymbolic = true;
    else if (word == "open")
      mode.isOpen = true;
    else if (word == "oldest")
      mode.isOldest = true;
    else if (word == "twin")
      mode.isTwin = true;
    else
      report.open(word);
  }
  std::vector<fs::path> folders;
  for (const auto &entry : fs::recursive_directory_iterator(arguments[1]))
    if (entry.path().filename() == "model.onnx")
      folders.push_back(entry.path().parent_path());
  std::sort(folders.begin(), folders.end());
  std::map<std::string, int> outcomes;
  for (const fs::path &folder : folders) {
    const Outcome outcome = run(folder, mode);
    ++outcomes[outcome.kind];
    if (report.is_open())
      report << outcome.kind << '\t' << fs::relative(folder, arguments[1]).string() << '\t' << outcome.why << std::endl;
  }
  std::printf("%zu models", folders.size());
  for (const auto &[kind, number] : outcomes)
    std::printf(", %s: %d", kind.c_str(), number);
  std::printf("\n");
  const int equal = outcomes["equal"], least = std::atoi(arguments[2]);
  return mode.isTwin ? equal != 0 || outcomes["differs"] < least : equal < least;
}
