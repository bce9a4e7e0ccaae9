// shlo run: runs a program on inputs from .npy files.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "devices.h"
#include "probes.h"
#include "recording.h"
#include "support.h"
#include "trace.h"
#include "values.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <tuple>

namespace tool {

namespace {

// --- Tensors --------------------------------------------------------------------------------------------------------

void summarize(const std::string &label, const shlo_tensor *tensor) {
  constexpr int64_t mostElements = 8;
  Style style(stdout);
  int64_t count = shlo_tensor_element_count(tensor);
  std::printf("%s%s%s  %s", style.bold, label.c_str(), style.reset, typeOf(tensor).c_str());
  if (hasOrder(shlo_tensor_element_type(tensor)) && count > 1) {
    Statistics statistics = statisticsOf(tensor);
    if (statistics.count)
      std::printf("  %smin%s %.6g  %smax%s %.6g  %smean%s %.6g", style.dim, style.reset, statistics.min, style.dim,
                  style.reset, statistics.max, style.dim, style.reset, statistics.mean());
    if (statistics.nan)
      std::printf("  %s%lld NaN%s", style.red, static_cast<long long>(statistics.nan), style.reset);
  }
  std::printf("\n ");
  for (int64_t i = 0; i < count && i < mostElements; ++i)
    std::printf(" %s", elementText(tensor, i).c_str());
  std::printf(count > mostElements ? " ...\n" : count ? "\n" : " (no elements)\n");
}

// --- The grid of processes -----------------------------------------------------------------------------------------

struct Grid {
  uint32_t replicas = 1, partitions = 1;
  // Those on devices of this process of the operating system: so many, from one on.
  size_t first = 0;
  std::optional<size_t> here = std::nullopt; // all

  size_t all() const { return size_t(replicas) * partitions; }
  size_t size() const { return here.value_or(all()); }
};

// The grid of the command line, "2x4".
Grid parseGrid(const std::string &text) {
  const UsageError wrong{"--grid takes replicas x partitions, such as 1x8, not '" + text + "'"};
  Grid grid;
  const char *begin = text.data(), *end = begin + text.size();
  auto [middle, first] = std::from_chars(begin, end, grid.replicas);
  if (first != std::errc() || middle == end || *middle != 'x')
    throw wrong;
  auto [stop, second] = std::from_chars(middle + 1, end, grid.partitions);
  if (second != std::errc() || stop != end)
    throw wrong;
  return grid;
}

// The grid that the module is for. A sharded program runs whole in one process of each replica.
Grid gridOf(const Module &module, const std::string &name) {
  auto states = [](const Module &one) {
    return std::pair(shlo_module_replica_count(one.get()), shlo_module_partition_count(one.get()));
  };
  auto [replicas, partitions] = states(module);
  if (replicas == 1 && partitions == 1)
    return {};
  const auto whole = make<Module>(name, shlo_module_remove_sharding, static_cast<const shlo_module *>(module.get()));
  const int64_t devices = partitions;
  std::tie(replicas, partitions) = states(whole);
  if (partitions != devices)
    std::fprintf(stderr, "%s: note: the program is for %lld devices; one process runs it whole\n",
                 visible(name).c_str(), static_cast<long long>(devices));
  constexpr int64_t most = std::numeric_limits<uint32_t>::max(); // planning says how many it takes
  return {uint32_t(std::min(replicas, most)), uint32_t(std::min(partitions, most))};
}

// As a plan without chosen devices does: on devices of other processes only if there are too few of this one.
void keepLocal(Grid &grid, const shlo_client *client) {
  size_t local = 0;
  for (size_t i = 0; i < shlo_client_device_count(client); ++i)
    local += size_t(shlo_client_device_is_local(client, i));
  if (!client || local >= grid.all())
    return;
  grid.here = 0;
  for (size_t i = 0; i < std::min(grid.all(), shlo_client_device_count(client)); ++i) {
    if (shlo_client_device_is_local(client, i) && !(*grid.here)++)
      grid.first = i;
  }
}

// The file of each process: one of its own if the name has {}, which stands for the number of the process.
std::vector<std::string> filesOf(const std::string &file, const Grid &grid) {
  constexpr std::string_view number = "{}";
  if (grid.all() == 1 || file.find(number) == std::string::npos)
    return {file};
  std::vector<std::string> files;
  for (size_t process = 0; process < grid.size(); ++process) {
    std::string name = file;
    for (size_t place = 0; (place = name.find(number, place)) != std::string::npos;)
      name.replace(place, number.size(), std::to_string(grid.first + process));
    files.push_back(std::move(name));
  }
  return files;
}

// The name of value `index` of those of all processes, which have `count` each: "output 0 of process 3".
std::string labelOf(const char *what, size_t index, size_t count, const Grid &grid) {
  std::string label = what + (" " + std::to_string(index % count));
  return grid.all() == 1 ? label : label + " of process " + std::to_string(grid.first + index / count);
}

// --- The program ----------------------------------------------------------------------------------------------------

Plan makePlan(const std::string &name, const Module &module, const std::optional<std::string> &function,
              const Grid &grid, bool isRecordable, const Client &client) {
  auto options = make<PlanOptions>(name, shlo_plan_options_create);
  call(name, shlo_plan_options_set_grid, options.get(), grid.replicas, grid.partitions);
  call(name, shlo_plan_options_set_recordable, options.get(), int32_t(isRecordable));
  call(name, shlo_plan_options_set_client, options.get(), static_cast<const shlo_client *>(client.get()));
  if (function)
    call(name, shlo_plan_options_set_function, options.get(), function->data(), function->size());
  return make<Plan>(name, shlo_plan_create, static_cast<const shlo_module *>(module.get()), options.get());
}

// What one file has, for one process or for all.
struct FileTensor {
  std::string name; // of the file
  Tensor tensor;
};
// For each value, the tensors of its files.
using FileTensors = std::vector<std::vector<FileTensor>>;

FileTensors readFiles(const std::vector<std::string> &files, const Grid &grid, const Plan &plan,
                      shlo_element_type (*typeAt)(const shlo_plan *, size_t)) {
  FileTensors values;
  for (const std::string &file : files) {
    std::vector<FileTensor> tensors;
    if (file.empty()) {
      values.emplace_back();
      continue;
    }
    for (const std::string &path : filesOf(file, grid))
      tensors.push_back({displayName(path), readTensor(path, typeAt(plan.get(), values.size()))});
    values.push_back(std::move(tensors));
  }
  return values;
}

// The tensor of a process: its own, or that of all.
const FileTensor &tensorOf(const std::vector<FileTensor> &tensors, size_t process) {
  return tensors[tensors.size() == 1 ? 0 : process];
}

class Run {
public:
  Run(const Plan &plan, const std::string &name, const FileTensors &values, const Grid &grid, int32_t threads)
      : options(make<RunOptions>("", shlo_run_options_create)), plan(plan), name(name), processes(grid.size()),
        isWhole(grid.all() == 1), inputCount(values.size()), outputs(processes * shlo_plan_output_count(plan.get())) {
    if (threads != 1) {
      pool = make<Pool>("", shlo_pool_create, threads);
      call("", shlo_run_options_set_pool, options.get(), static_cast<const shlo_pool *>(pool.get()));
    }
    for (size_t process = 0; process < processes; ++process)
      for (const std::vector<FileTensor> &tensors : values)
        inputs.push_back(tensors.empty() ? nullptr : tensorOf(tensors, process).tensor.get());
  }

  // Returns seconds. Each run overwrites the results of the run before.
  double operator()() {
    std::vector<shlo_tensor *> handles;
    for (const Tensor &output : outputs)
      handles.push_back(output.get());
    double start = now();
    if (isWhole)
      call(name, shlo_plan_run, plan.get(), inputCount, inputs.data(), handles.size(), handles.data(),
           static_cast<const shlo_run_options *>(options.get()));
    else
      call(name, shlo_plan_run_grid, plan.get(), processes, inputCount, inputs.data(), handles.size() / processes,
           handles.data(), static_cast<const shlo_run_options *>(options.get()));
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
  const size_t processes;
  const bool isWhole;
  const size_t inputCount; // of each process
  std::vector<const shlo_tensor *> inputs;
  std::vector<Tensor> outputs;
};

// Whether every output is as expected. Prints the result and the first differences.
bool compareOutputs(const std::vector<Tensor> &outputs, const FileTensors &expected, const Grid &grid,
                    double tolerance) {
  Style style(stdout);
  bool good = true;
  for (size_t k = 0; k < grid.size() * expected.size(); ++k) {
    if (expected[k % expected.size()].empty())
      continue;
    const auto &[name, wanted] = tensorOf(expected[k % expected.size()], k / expected.size());
    int64_t index = -1;
    call(name, shlo_tensor_compare, outputs[k].get(), wanted.get(), tolerance, &index);
    std::printf("%s%s%s  ", style.bold, labelOf("expect", k, expected.size(), grid).c_str(), style.reset);
    if (index < 0) {
      std::printf("%sequal%s ", style.green, style.reset);
      tolerance == 0 ? std::printf("bit for bit\n") : std::printf("within %g\n", tolerance);
    } else {
      std::printf("%sdiffers%s first at %s: %s, expected %s\n", style.red, style.reset,
                  position(wanted.get(), index).c_str(), elementText(outputs[k].get(), index).c_str(),
                  elementText(wanted.get(), index).c_str());
      good = false;
    }
  }
  return good;
}

// The names of the files of outputs: output_0, or as a model of ONNX calls them. What is no letter, digit, '.', '-' or
// '_' becomes '_', and a name that is taken then gets the number of the output.
std::vector<std::string> outputFiles(const Plan &plan, bool isModel) {
  std::vector<std::string> files;
  for (size_t k = 0; k < shlo_plan_output_count(plan.get()); ++k) {
    std::string name = isModel ? shlo_plan_output_name(plan.get(), k, nullptr) : "";
    for (char &letter : name)
      if (!std::isalnum(static_cast<unsigned char>(letter)) && std::strchr(".-_", letter) == nullptr)
        letter = '_';
    if (name.empty() || name.front() == '.' || name.size() > 200 || std::count(files.begin(), files.end(), name))
      name = "output_" + std::to_string(k);
    files.push_back(name);
  }
  return files;
}

// Those of several processes in a folder for each.
void writeOutputs(const std::vector<Tensor> &outputs, const std::vector<std::string> &names, const Grid &grid,
                  const std::string &directory) {
  const size_t count = outputs.size() / grid.size();
  for (size_t process = 0; process < grid.size(); ++process) {
    const std::string folder =
        grid.all() == 1 ? directory : directory + "/process_" + std::to_string(grid.first + process);
    makeFolder(folder);
    for (size_t k = 0; k < count; ++k) {
      const shlo_tensor *output = outputs[process * count + k].get();
      writeFile(folder + "/" + names[k] + ".npy", textOf(make<Buffer>("", shlo_tensor_to_npy, output)));
    }
  }
}

// What the recorder is told to record.
void choose(const Arguments &arguments, bool hasFolder, shlo_recorder *recorder) {
  const std::vector<std::string> ops = arguments.all("--record-op"), places = arguments.all("--record-at"),
                                 probes = arguments.all("--probe");
  if (!hasFolder && (!ops.empty() || !places.empty()))
    throw UsageError{"--record-op and --record-at choose what --record DIR writes"};
  auto recordOp = [&](const char *option, const std::string &op) {
    call(option, shlo_recorder_record_op, recorder, op.data(), op.size());
  };
  auto recordPlace = [&](const char *option, const std::string &place) {
    call(option, shlo_recorder_record_location, recorder, place.data(), place.size());
  };
  for (const std::string &op : ops)
    recordOp("--record-op", op);
  for (const std::string &place : places)
    recordPlace("--record-at", place);
  for (const std::string &probe : probes) {
    const std::string op = probe.find('.') == std::string::npos ? "stablehlo." + probe : probe;
    if (probe == "all")
      call("", shlo_recorder_record_all, recorder);
    else if (shlo_op_from_name(op.data(), op.size()) != SHLO_OP_NONE)
      recordOp("--probe", probe);
    else
      recordPlace("--probe", probe);
  }
  if (hasFolder && ops.empty() && places.empty() && probes.empty())
    call("", shlo_recorder_record_all, recorder);
}

// Runs until an op makes a NaN or an infinity of operands without, and says which. Whether there is one.
bool findNaN(const Module &module, bool isModel, const std::string &name, const std::optional<std::string> &function,
             const FileTensors &inputs) {
  Module lowered;
  if (isModel)
    lowered = make<Module>(name, shlo_module_lower_onnx, static_cast<const shlo_module *>(module.get()), nullptr);
  auto planning = make<PlanOptions>("", shlo_plan_options_create);
  if (function)
    call(name, shlo_plan_options_set_function, planning.get(), function->data(), function->size());
  auto options = make<HistoryOptions>("", shlo_history_options_create);
  call("", shlo_history_options_set_keep_values, options.get(), 0);
  call("", shlo_history_options_set_stop_at_nan, options.get(), 1);
  std::vector<const shlo_tensor *> given;
  for (const std::vector<FileTensor> &tensors : inputs)
    given.push_back(tensors.empty() ? nullptr : tensors[0].tensor.get());
  const auto history =
      make<History>(name, shlo_history_record, static_cast<const shlo_module *>((isModel ? lowered : module).get()),
                    static_cast<const shlo_plan_options *>(planning.get()), given.size(), given.data(),
                    static_cast<const shlo_history_options *>(options.get()));
  const int64_t first = shlo_history_first_nan(history.get());
  if (first < 0)
    return false;
  const auto index = size_t(first);
  Style style(stdout);
  const shlo_operation *operation = shlo_history_operation(history.get(), index);
  std::printf("%sfirst NaN or infinity%s  %s%s%s%s: %s\n", style.red, style.reset, style.bold,
              shlo_history_op(history.get(), index, nullptr), style.reset, iterationsOf(history.get(), index).c_str(),
              plural(uint64_t(shlo_history_nonfinite_count(history.get(), index)), "element").c_str());
  if (operation) {
    const std::string place = visible(locationOf(operation));
    std::printf("  %s\n%s", opText(operation).c_str(), place.empty() ? "" : ("  at " + place + "\n").c_str());
  }
  return true;
}

// `tell`: what happens, if a plugin runs the program; otherwise null.
int runProgram(const Arguments &arguments, const Teller *tell) {
  const std::string &path = arguments.onlyOperand();
  std::string name = displayName(path);
  std::vector<std::string> inputFiles = arguments.all("--input"), expectedFiles = arguments.all("--expect");
  double tolerance = arguments.real("--tolerance", 1e-5);
  uint64_t repeat = arguments.number("--repeat", 0);
  const uint64_t threads = arguments.number("--threads", 1);
  if (threads > 256)
    throw UsageError{"--threads takes a number up to 256, 0 for one thread on each processor"};
  std::optional<Grid> given;
  const uint64_t devices = arguments.number("--devices", 0);
  if (devices > std::numeric_limits<uint32_t>::max() || (arguments.has("--devices") && !devices))
    throw UsageError{"--devices takes the number of devices that the program is divided among"};
  if (devices && (!arguments.has("--plugin") || arguments.has("--grid")))
    throw UsageError{"--devices are those of --plugin, and go without --grid"};
  if (const std::optional<std::string> text = arguments.get("--grid"))
    given = parseGrid(*text);

  // --record is the older form of --probe all --probe-dir.
  const std::optional<std::string> recordTo = arguments.get(arguments.has("--record") ? "--record" : "--probe-dir");
  const std::vector<std::string> probes = arguments.all("--probe");
  const bool isRecording = recordTo || !probes.empty();
  auto recorder = make<Recorder>("", shlo_recorder_create);
  choose(arguments, recordTo.has_value(), recorder.get());
  const std::optional<std::string> traceTo = arguments.get("--trace");
  const bool hasTimes = arguments.has("--times");
  call("", shlo_recorder_set_times, recorder.get(), int32_t(hasTimes || traceTo));
  if (traceTo)
    call("", shlo_recorder_set_max_events, recorder.get(), uint64_t(1) << 20);

  auto step = [&](const char *what) {
    if (tell)
      tell->step(what);
  };
  Client client; // null: no plugin
  if (const std::optional<std::string> library = arguments.get("--plugin")) {
    step("loading it");
    const Plugin plugin = loadPlugin(*library, arguments);
    step("creating a client");
    client = makeClient(plugin, *library, arguments);
  }
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
  const bool isModel = shlo_content_detect(bytes.data(), bytes.size()) == SHLO_CONTENT_ONNX;
  // What devices have are parts of the values of one process.
  Grid grid = given ? *given : devices ? Grid() : gridOf(module, name);
  keepLocal(grid, client.get());
  step("compiling the program");
  {
    Progress progress("planning " + name);
    plan = makePlan(name, module, arguments.get("--function"), devices ? Grid{1, uint32_t(devices)} : grid, isRecording,
                    client);
    planned = now();
  }

  const size_t outputCount = shlo_plan_output_count(plan.get());
  const char *byProcess = grid.all() == 1 ? "" : ", with {} for the number of the process";
  inputFiles = inputFilesOf(inputFiles, plan, byProcess);
  if (!expectedFiles.empty() && expectedFiles.size() != outputCount)
    throw UsageError{"the program returns " + plural(outputCount, "output") + ", " +
                     std::to_string(expectedFiles.size()) + " expected (--expect [NAME=]FILE.npy, once per output" +
                     byProcess + "):" + signatureOf(plan)};
  if (!expectedFiles.empty())
    expectedFiles = filesByPosition(expectedFiles, "--expect", outputCount, shlo_plan_find_output, plan);
  const FileTensors inputs = readFiles(inputFiles, grid, plan, shlo_plan_input_element_type);
  // Read before the outputs are written, which can have the same names.
  const FileTensors expected = readFiles(expectedFiles, grid, plan, shlo_plan_output_element_type);

  if (arguments.has("--stop-at-nan") && findNaN(module, isModel, name, arguments.get("--function"), inputs))
    return ExitInput;
  step("running the program");
  Run runOnce(plan, name, inputs, grid, int32_t(threads));
  double begun = 0, first = 0;
  std::vector<double> times;
  {
    std::optional<Probes> files;
    if (isRecording)
      files.emplace(recordTo, recorder.get());
    Progress progress("running " + name);
    runOnce.record(recorder.get());
    runOnce.show(&progress);
    begun = now();
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
    if (traceTo)
      writeFile(*traceTo, traceOf({{"load " + name, start, loaded},
                                   {"plan " + name, loaded, planned},
                                   {"run " + name, begun, begun + first}},
                                  recorder.get()));
    if (isRecording || !hasTimes)
      runOnce.record(nullptr);
    for (uint64_t i = 0; i < repeat; ++i) {
      times.push_back(runOnce());
      progress.show(double(i + 1) / double(repeat));
    }
  }

  const std::vector<Tensor> &outputs = runOnce.results();
  for (size_t k = 0; k < outputs.size(); ++k)
    summarize(labelOf("output", k, outputCount, grid), outputs[k].get());
  if (std::optional<std::string> directory = arguments.get("--output-dir"))
    writeOutputs(outputs, outputFiles(plan, isModel), grid, *directory);
  bool good = compareOutputs(outputs, expected, grid, tolerance);
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

// A plugin may end the process, so it runs in another one.
int run(const Arguments &arguments) {
  const std::optional<std::string> plugin = arguments.get("--plugin");
  if (!plugin)
    return runProgram(arguments, nullptr);
  if (arguments.has("--stop-at-nan"))
    throw UsageError{"--stop-at-nan looks into a run, which a plugin does not show"};
  const Ended ended = runInChild(0, [&](const Teller &tell) { return runProgram(arguments, &tell); });
  if (const std::string trouble = troubleOf(ended); !trouble.empty())
    throw Failure{displayName(*plugin) + ": the plugin " + trouble, ExitInternal};
  return ended.exit;
}

std::vector<Option> withClientOptions(std::vector<Option> options) {
  options.push_back({"--plugin", "LIB", "run on the device of a plugin of PJRT"});
  for (const Option &option : clientOptions())
    options.push_back(option);
  options.push_back({"--devices", "N", "divide a program for a mesh of N devices among those of the plugin"});
  options.push_back({"--process", "I/N", "this is process I of N, from 0, which have the devices together"});
  options.push_back({"--rendezvous", "DIR", "a new folder in which these processes find each other"});
  return options;
}

} // namespace

Command runCommand() {
  return {
      "run",
      "MODEL",
      "run a program on .npy files",
      withClientOptions(
          {{"--input", "[NAME=]F", "an input: F.npy, or F.pb of ONNX; once per input, by name\nor in order"},
           {"--output-dir", "DIR",
            "write the outputs to DIR/output_0.npy, ...; those of an ONNX\nmodel to DIR/NAME.npy"},
           {"--expect", "[NAME=]F",
            "an expected output; once per output, by name or in order;\nexit status 1 if an output differs"},
           {"--tolerance", "T", "the comparison: |a-b| <= T * (1+|b|); 0: equal bits;\ndefault 1e-5"},
           {"--function", "NAME", "the function to run; default: the main function"},
           {"--grid", "RxP",
            "run as R replicas of P partitions; default: as the program\nstates. {} in the name of a file is the number"
            " of the process;\nother files are for all. Outputs are\nDIR/process_0/output_0.npy, ..."},
           {"--repeat", "N", "run N times more and print load, plan, first and median time"},
           {"--probe", "WHAT",
            "print each value of the first run of the ops of a name\n(dot_general) or at a location (model.py:12), or "
            "of "
            "all"
            " but\nconstants (all), with its statistics; may be repeated"},
           {"--probe-dir", "DIR",
            "write the values to DIR instead, with a list, DIR/index.tsv;\nof all ops if there is no"
            " --probe"},
           {"--record", "DIR", "the same as --probe-dir"},
           {"--record-op", "NAME", "the same as --probe, of ops of this name"},
           {"--record-at", "LOC", "the same as --probe, of ops at this location"},
           {"--stop-at-nan", nullptr,
            "stop at the first op that makes a NaN or an infinity from\noperands without, and name it; exit status 1 "
            "then"},
           {"--trace", "FILE",
            "write what happened when in the first run, kernel by kernel:\nChrome's trace events, which "
            "ui.perfetto.dev "
            "shows"},
           {"--times", nullptr, "print the time of each op and kernel; with --record, of the\nfirst run"},
           {"--threads", "N", "threads that work on a run, up to 256; default 1; 0: as many as processors"}}),
      "  shlo run model.mlir.bc --input x.npy\n"
      "  shlo run model.mlir.bc --input x.npy --expect y.npy --tolerance 1e-5\n"
      "  shlo run model.onnx --input images=x.npy --input k.pb --output-dir out\n"
      "  shlo run model.mlir --function step --input a.npy --input b.npy --output-dir out --repeat 100\n"
      "  shlo run model.mlir --input x.npy --probe dot_general --probe-dir values --times\n"
      "  shlo run model.mlir --input x.npy --stop-at-nan\n"
      "  shlo run model.mlir --input x.npy --trace trace.json\n"
      "  shlo run model.mlir --input x.npy --plugin libpjrt.so --plugin-option device_count=2\n"
      "  shlo run model.mlir --input x.npy --plugin libpjrt.so --plugin-option device_count=8 --devices 8\n"
      "  shlo run model.mlir --input x.npy --plugin libpjrt.so --devices 2 --process 0/2 --rendezvous /tmp/run1\n"
      "  shlo run model.mlir --grid 1x8 --input weights.npy --input 'part_{}.npy' --output-dir out\n",
      run};
}

} // namespace tool
