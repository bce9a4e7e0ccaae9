// shlo run: runs a program on inputs from .npy files.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "recording.h"
#include "support.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tool {

namespace {

// --- Tensors --------------------------------------------------------------------------------------------------------

std::string typeOf(const Tensor &tensor) {
  return typeText(shlo_tensor_element_type(tensor.get()), shlo_tensor_rank(tensor.get()),
                  shlo_tensor_shape(tensor.get()));
}

std::string elementText(const Tensor &tensor, int64_t index) {
  return std::string(textOf(make<Buffer>("", shlo_tensor_element_text, tensor.get(), index)));
}

bool isNarrowInteger(shlo_element_type type) {
  return type == SHLO_TYPE_I2 || type == SHLO_TYPE_I4 || type == SHLO_TYPE_UI2 || type == SHLO_TYPE_UI4;
}

// NumPy has no name for some element types. Their files say only "one byte" or "two bytes"; the program knows the type.
Tensor readTensor(const std::string &path, shlo_element_type wanted) {
  Input file(path);
  std::string name = displayName(path);
  std::string_view bytes = file.bytes();
  shlo_tensor *tensor = nullptr;
  shlo_error *error = nullptr;
  const void *data = bytes.data();
  if (path.size() > 3 && path.substr(path.size() - 3) == ".pb")
    return make<Tensor>(name, shlo_tensor_from_onnx, data, bytes.size());
  shlo_status status = shlo_tensor_from_npy(data, bytes.size(), SHLO_TYPE_NONE, &tensor, &error);
  bool unnamed = status == SHLO_UNSUPPORTED;
  if (status == SHLO_OK && isNarrowInteger(wanted))
    unnamed = shlo_element_type_size(shlo_tensor_element_type(tensor)) == 1;
  if (unnamed) {
    shlo_error_destroy(error);
    shlo_tensor_destroy(tensor);
    return make<Tensor>(name, shlo_tensor_from_npy, data, bytes.size(), wanted);
  }
  if (status != SHLO_OK)
    throw failureOf(error, name);
  return Tensor(tensor);
}

struct Statistics {
  double min = INFINITY, max = -INFINITY, sum = 0;
  int64_t count = 0, nan = 0;

  void add(double value) {
    if (std::isnan(value)) {
      ++nan;
      return;
    }
    min = std::min(min, value);
    max = std::max(max, value);
    sum += value;
    ++count;
  }
};

template <typename T> void addAll(Statistics &statistics, const Tensor &tensor) {
  const char *data = static_cast<const char *>(shlo_tensor_data(tensor.get()));
  for (size_t offset = 0; offset < shlo_tensor_size(tensor.get()); offset += sizeof(T)) {
    T value;
    std::memcpy(&value, data + offset, sizeof value);
    statistics.add(double(value));
  }
}

Statistics statisticsOf(const Tensor &tensor) {
  Statistics statistics;
  switch (shlo_tensor_element_type(tensor.get())) {
  case SHLO_TYPE_F32: addAll<float>(statistics, tensor); break;
  case SHLO_TYPE_F64: addAll<double>(statistics, tensor); break;
  case SHLO_TYPE_I32: addAll<int32_t>(statistics, tensor); break;
  case SHLO_TYPE_I64: addAll<int64_t>(statistics, tensor); break;
  default: // rare types, through their text
    for (int64_t i = 0; i < shlo_tensor_element_count(tensor.get()); ++i)
      statistics.add(std::strtod(elementText(tensor, i).c_str(), nullptr));
  }
  return statistics;
}

void summarize(size_t index, const Tensor &tensor) {
  constexpr int64_t mostElements = 8;
  Style style(stdout);
  int64_t count = shlo_tensor_element_count(tensor.get());
  shlo_element_type type = shlo_tensor_element_type(tensor.get());
  std::printf("%soutput %zu%s  %s", style.bold, index, style.reset, typeOf(tensor).c_str());
  bool hasOrder = type != SHLO_TYPE_I1 && type != SHLO_TYPE_COMPLEX_F32 && type != SHLO_TYPE_COMPLEX_F64;
  if (hasOrder && count > 1) {
    Statistics statistics = statisticsOf(tensor);
    if (statistics.count)
      std::printf("  %smin%s %.6g  %smax%s %.6g  %smean%s %.6g", style.dim, style.reset, statistics.min, style.dim,
                  style.reset, statistics.max, style.dim, style.reset, statistics.sum / double(statistics.count));
    if (statistics.nan)
      std::printf("  %s%lld NaN%s", style.red, static_cast<long long>(statistics.nan), style.reset);
  }
  std::printf("\n ");
  for (int64_t i = 0; i < count && i < mostElements; ++i)
    std::printf(" %s", elementText(tensor, i).c_str());
  std::printf(count > mostElements ? " ...\n" : count ? "\n" : " (no elements)\n");
}

// The indices of an element, "[3, 4]", from its row-major index.
std::string position(const Tensor &tensor, int64_t index) {
  std::string text;
  const int64_t *shape = shlo_tensor_shape(tensor.get());
  for (int32_t axis = shlo_tensor_rank(tensor.get()); axis-- > 0;) {
    text = std::to_string(index % shape[axis]) + (text.empty() ? "" : ", ") + text;
    index /= shape[axis];
  }
  return "[" + text + "]";
}

// --- The program ----------------------------------------------------------------------------------------------------

std::string inputType(const Plan &plan, size_t index) {
  return typeText(shlo_plan_input_element_type(plan.get(), index), shlo_plan_input_rank(plan.get(), index),
                  shlo_plan_input_shape(plan.get(), index));
}

// "x: " for a value of that name.
std::string prefix(std::string_view name) { return name.empty() ? "" : std::string(name) + ": "; }

std::string signatureOf(const Plan &plan) {
  std::string text;
  for (size_t i = 0; i < shlo_plan_input_count(plan.get()); ++i)
    text += "\n  input " + std::to_string(i) + "   " + prefix(shlo_plan_input_name(plan.get(), i, nullptr)) +
            inputType(plan, i);
  for (size_t i = 0; i < shlo_plan_output_count(plan.get()); ++i)
    text += "\n  output " + std::to_string(i) + "  " + prefix(shlo_plan_output_name(plan.get(), i, nullptr)) +
            typeText(shlo_plan_output_element_type(plan.get(), i), shlo_plan_output_rank(plan.get(), i),
                     shlo_plan_output_shape(plan.get(), i));
  return text;
}

Plan makePlan(const std::string &name, const Module &module, const std::optional<std::string> &function,
              bool isRecordable) {
  auto options = make<PlanOptions>(name, shlo_plan_options_create);
  call(name, shlo_plan_options_set_recordable, options.get(), int32_t(isRecordable));
  if (function)
    call(name, shlo_plan_options_set_function, options.get(), function->data(), function->size());
  return make<Plan>(name, shlo_plan_create, static_cast<const shlo_module *>(module.get()), options.get());
}

class Run {
public:
  Run(const Plan &plan, const std::string &name, const std::vector<Tensor> &tensors, int32_t threads)
      : options(make<RunOptions>("", shlo_run_options_create)), plan(plan), name(name),
        outputs(shlo_plan_output_count(plan.get())) {
    if (threads != 1) {
      pool = make<Pool>("", shlo_pool_create, threads);
      call("", shlo_run_options_set_pool, options.get(), static_cast<const shlo_pool *>(pool.get()));
    }
    for (const Tensor &tensor : tensors)
      inputs.push_back(tensor.get());
  }

  // Returns seconds. Each run overwrites the results of the run before.
  double operator()() {
    std::vector<shlo_tensor *> handles;
    for (const Tensor &output : outputs)
      handles.push_back(output.get());
    double start = now();
    call(name, shlo_plan_run, plan.get(), inputs.size(), inputs.data(), handles.size(), handles.data(),
         static_cast<const shlo_run_options *>(options.get()));
    double seconds = now() - start;
    for (size_t k = 0; k < outputs.size(); ++k)
      if (!outputs[k])
        outputs[k].reset(handles[k]);
    return seconds;
  }

  void record(shlo_recorder *recorder) { call("", shlo_run_options_set_recorder, options.get(), recorder); }
  // Shows how far runs are; null: no longer.
  void show(Progress *progress) {
    auto report = [](double fraction, void *user) -> int32_t {
      static_cast<Progress *>(user)->show(fraction);
      return 0;
    };
    const bool isShown = progress && progress->isShown();
    call("", shlo_run_options_set_progress, options.get(), isShown ? shlo_progress_fn(report) : nullptr,
         static_cast<void *>(progress), uint64_t(100));
  }
  const std::vector<Tensor> &results() const { return outputs; }

private:
  Pool pool; // null: one thread
  RunOptions options;
  const Plan &plan;
  const std::string &name;
  std::vector<const shlo_tensor *> inputs;
  std::vector<Tensor> outputs;
};

struct Expected {
  std::string name; // of its file
  Tensor tensor;
};

// Whether every output is as expected. Prints the result and the first differences.
bool compareOutputs(const std::vector<Tensor> &outputs, const std::vector<Expected> &expected, double tolerance) {
  Style style(stdout);
  bool good = true;
  for (size_t k = 0; k < expected.size(); ++k) {
    const auto &[name, wanted] = expected[k];
    int64_t index = -1;
    call(name, shlo_tensor_compare, outputs[k].get(), wanted.get(), tolerance, &index);
    std::printf("%sexpect %zu%s  ", style.bold, k, style.reset);
    if (index < 0) {
      std::printf("%sequal%s ", style.green, style.reset);
      tolerance == 0 ? std::printf("bit for bit\n") : std::printf("within %g\n", tolerance);
    } else {
      std::printf("%sdiffers%s first at %s: %s, expected %s\n", style.red, style.reset, position(wanted, index).c_str(),
                  elementText(outputs[k], index).c_str(), elementText(wanted, index).c_str());
      good = false;
    }
  }
  return good;
}

void writeOutputs(const std::vector<Tensor> &outputs, const std::string &directory) {
  makeFolder(directory);
  for (size_t k = 0; k < outputs.size(); ++k) {
    auto bytes = make<Buffer>("", shlo_tensor_to_npy, static_cast<const shlo_tensor *>(outputs[k].get()));
    writeFile(directory + "/output_" + std::to_string(k) + ".npy", textOf(bytes));
  }
}

int run(const Arguments &arguments) {
  const std::string &path = arguments.onlyOperand();
  std::string name = displayName(path);
  std::vector<std::string> inputFiles = arguments.all("--input"), expectedFiles = arguments.all("--expect");
  double tolerance = arguments.real("--tolerance", 1e-5);
  uint64_t repeat = arguments.number("--repeat", 0);
  const uint64_t threads = arguments.number("--threads", 1);
  if (threads > 256)
    throw UsageError{"--threads takes a number up to 256, 0 for one thread on each processor"};

  const std::optional<std::string> recordTo = arguments.get("--record");
  const std::vector<std::string> recordedOps = arguments.all("--record-op"), places = arguments.all("--record-at");
  if (!recordTo && (!recordedOps.empty() || !places.empty()))
    throw UsageError{"--record-op and --record-at choose what --record DIR writes"};
  auto recorder = make<Recorder>("", shlo_recorder_create);
  for (const std::string &op : recordedOps)
    call("--record-op", shlo_recorder_record_op, recorder.get(), op.data(), op.size());
  for (const std::string &place : places)
    call("--record-at", shlo_recorder_record_location, recorder.get(), place.data(), place.size());
  if (recordTo && recordedOps.empty() && places.empty())
    call("", shlo_recorder_record_all, recorder.get());
  const bool hasTimes = arguments.has("--times");
  call("", shlo_recorder_set_times, recorder.get(), int32_t(hasTimes));

  Input file(path);
  std::string_view bytes = file.bytes();
  Module module;
  Plan plan;
  double start = now(), loaded, planned;
  {
    Progress progress("loading " + name);
    module = loadProgram(path, bytes, nullptr);
    loaded = now();
  }
  {
    Progress progress("planning " + name);
    plan = makePlan(name, module, arguments.get("--function"), recordTo.has_value());
    planned = now();
  }
  if (const int64_t devices = shlo_module_partition_count(module.get()); devices > 1)
    std::fprintf(stderr, "%s: note: the program is for %lld devices; one process runs it whole\n",
                 visible(name).c_str(), static_cast<long long>(devices));

  size_t inputCount = shlo_plan_input_count(plan.get()), outputCount = shlo_plan_output_count(plan.get());
  if (inputFiles.size() != inputCount)
    throw UsageError{"the program takes " + plural(inputCount, "input") + ", " + std::to_string(inputFiles.size()) +
                     " given (--input FILE.npy, once per input):" + signatureOf(plan)};
  if (!expectedFiles.empty() && expectedFiles.size() != outputCount)
    throw UsageError{"the program returns " + plural(outputCount, "output") + ", " +
                     std::to_string(expectedFiles.size()) +
                     " expected (--expect FILE.npy, once per output):" + signatureOf(plan)};
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < inputCount; ++i)
    inputs.push_back(readTensor(inputFiles[i], shlo_plan_input_element_type(plan.get(), i)));
  // Read before the outputs are written, which can have the same names.
  std::vector<Expected> expected;
  for (size_t k = 0; k < expectedFiles.size(); ++k)
    expected.push_back(
        {displayName(expectedFiles[k]), readTensor(expectedFiles[k], shlo_plan_output_element_type(plan.get(), k))});

  Run runOnce(plan, name, inputs, int32_t(threads));
  double first = 0;
  std::vector<double> times;
  {
    std::optional<ValueFiles> files;
    if (recordTo)
      files.emplace(*recordTo, recorder.get());
    Progress progress("running " + name);
    runOnce.record(recorder.get());
    runOnce.show(&progress);
    try {
      first = runOnce();
    } catch (const Failure &) {
      if (!files || !files->hasFailed())
        throw;
    }
    if (files)
      files->finish();
    // Runs whose time is of interest are not observed, unless their inside is.
    runOnce.show(nullptr);
    if (recordTo)
      runOnce.record(nullptr);
    for (uint64_t i = 0; i < repeat; ++i) {
      times.push_back(runOnce());
      progress.show(double(i + 1) / double(repeat));
    }
  }

  const std::vector<Tensor> &outputs = runOnce.results();
  for (size_t k = 0; k < outputs.size(); ++k)
    summarize(k, outputs[k]);
  if (std::optional<std::string> directory = arguments.get("--output-dir"))
    writeOutputs(outputs, *directory);
  bool good = compareOutputs(outputs, expected, tolerance);
  if (repeat) {
    std::sort(times.begin(), times.end());
    std::printf("time      load %s, plan %s, first run %s, median of %s %s\n", humanTime(loaded - start).c_str(),
                humanTime(planned - loaded).c_str(), humanTime(first).c_str(), plural(repeat, "run").c_str(),
                humanTime(times[times.size() / 2]).c_str());
  }
  if (hasTimes)
    printTimes(recorder.get());
  return good ? ExitGood : ExitInput;
}

} // namespace

Command runCommand() {
  return {"run",
          "MODEL",
          "run a program on .npy files",
          {{"--input", "F.npy", "an input, or F.pb of ONNX; once per input, in order"},
           {"--output-dir", "DIR", "write the outputs to DIR/output_0.npy, ..."},
           {"--expect", "F.npy", "an expected output; once per output, in order;\nexit status 1 if an output differs"},
           {"--tolerance", "T", "the comparison: |a-b| <= T * (1+|b|); 0: equal bits;\ndefault 1e-5"},
           {"--function", "NAME", "the function to run; default: the main function"},
           {"--repeat", "N", "run N times more and print load, plan, first and median time"},
           {"--record", "DIR",
            "write the values of ops in the first run to DIR, with a\nlist, DIR/index.tsv; all but constants, or:"},
           {"--record-op", "NAME", "the ops of this name; may be repeated"},
           {"--record-at", "LOC", "the ops at this location, \"model.py:12\"; may be repeated"},
           {"--times", nullptr, "print the time of each op and kernel; with --record, of the\nfirst run"},
           {"--threads", "N", "threads that work on a run, up to 256; default 1; 0: as many as processors"}},
          "  shlo run model.mlir.bc --input x.npy\n"
          "  shlo run model.mlir.bc --input x.npy --expect y.npy --tolerance 1e-5\n"
          "  shlo run model.mlir --function step --input a.npy --input b.npy --output-dir out --repeat 100\n"
          "  shlo run model.mlir --input x.npy --record values --record-op dot_general --times\n",
          run};
}

} // namespace tool
