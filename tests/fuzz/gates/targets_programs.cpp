// Plans and runs programs under limits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "targets.h"

#include "round_trip.h"

#include "support/random.h"

#include <sys/mman.h>

#include <stablehlo-c/custom_call.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <limits>
#include <optional>
#include <vector>

namespace shlo::test {
namespace {

#include "words.inc"

constexpr uint64_t mostMilliseconds = 50;
#ifdef SHLO_INSTRUMENTED
constexpr double mostSeconds = 5;
#else
constexpr double mostSeconds = 0.05 + 0.15; // docs/promises.md, 15: 50 ms later, and what the system needs
#endif
constexpr uint64_t mostPlanBytes = uint64_t(1) << 25;
constexpr double mostOutputBytes = double(size_t(1) << 24), mostInputBytes = double(size_t(1) << 24);
// Larger blocks are refused. A run may allocate 32 MiB + 64 times as much as is declared: mostPlanBytes and outputs.
constexpr size_t mostBlock = size_t(1) << 26, declaredBytes = size_t(1) << 18;

struct DestroyMore : Destroy {
  using Destroy::operator();
  void operator()(shlo_tensor *tensor) const { shlo_tensor_destroy(tensor); }
  void operator()(shlo_run_options *options) const { shlo_run_options_destroy(options); }
  void operator()(shlo_custom_calls *calls) const { shlo_custom_calls_destroy(calls); }
};
template <typename T> using Own = std::unique_ptr<T, DestroyMore>;
using Tensors = std::vector<Own<shlo_tensor>>;

// How programs ended, and how often each op was in one that ran. Processes share it.
struct Outcomes {
  uint64_t planned, ran, inGrids, shaped, statuses[SHLO_DEVICE + 1], ops[std::size(opNames)];
};
Outcomes &outcomes() {
  static Outcomes *shared = [] {
    void *memory = mmap(nullptr, sizeof(Outcomes), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
      std::perror("mmap");
      std::exit(EXIT_FAILURE);
    }
    return static_cast<Outcomes *>(memory);
  }();
  return *shared;
}

void countOps(const shlo_module *module) {
  for (size_t i = 0; i < shlo_module_op_count(module); ++i) {
    std::string_view name = shlo_module_op_name(module, i, nullptr);
    for (size_t op = 0; op < std::size(opNames); ++op)
      outcomes().ops[op] += opNames[op] == name;
  }
}

template <typename Number> void fillWith(char *bytes, size_t size, Random &random, std::initializer_list<Number> some) {
  for (size_t i = 0; i + sizeof(Number) <= size; i += sizeof(Number)) {
    Number number = *(some.begin() + random.below(some.size()));
    std::memcpy(bytes + i, &number, sizeof number);
  }
}

// Small integers, any bits, NaN and infinities, extreme integers, zeros.
void fill(shlo_tensor *tensor, Random &random) {
  constexpr float inf = std::numeric_limits<float>::infinity(), nan = std::numeric_limits<float>::quiet_NaN();
  char *bytes = static_cast<char *>(shlo_tensor_mutable_data(tensor));
  shlo_element_type type = shlo_tensor_element_type(tensor);
  size_t size = shlo_tensor_size(tensor), width = shlo_element_type_size(type);
  switch (random.below(4)) {
  case 0:
    if (type == SHLO_TYPE_F32 || type == SHLO_TYPE_COMPLEX_F32)
      return fillWith<float>(bytes, size, random, {inf, -inf, nan, 0.0f, -0.0f, 1e-42f, 3e38f, 1.5f});
    if (type == SHLO_TYPE_F64 || type == SHLO_TYPE_COMPLEX_F64)
      return fillWith<double>(bytes, size, random, {inf, -inf, nan, 0.0, -0.0, 5e-324, 1e308, 1.5});
    if (type == SHLO_TYPE_I32 || type == SHLO_TYPE_UI32)
      return fillWith<int32_t>(bytes, size, random, {INT32_MIN, INT32_MAX, -1, 0, 1, 1 << 30});
    if (type == SHLO_TYPE_I64 || type == SHLO_TYPE_UI64)
      return fillWith<int64_t>(bytes, size, random, {INT64_MIN, INT64_MAX, -1, 0, 1, int64_t(1) << 32});
    [[fallthrough]];
  case 1:
    if (width > 1 || type == SHLO_TYPE_I8 || type == SHLO_TYPE_UI8)
      for (size_t i = 0; i < size; ++i)
        bytes[i] = char(random.next());
    return;
  case 2: return;
  default:
    for (size_t i = 0; i < size; i += width)
      bytes[i] = char(random.below(type == SHLO_TYPE_I1 ? 2 : 4));
  }
}

Own<shlo_tensor> inputFor(Gate &gate, const shlo_plan *plan, size_t index, Random &random) {
  constexpr int64_t few[] = {0, 1, 2, 3, 5, 64}, many[] = {100000, int64_t(1) << 31};
  std::vector<int64_t> shape;
  shlo_element_type type = shlo_plan_input_element_type(plan, index);
  double bytes = double(shlo_element_type_size(type));
  for (int32_t axis = 0; axis < shlo_plan_input_rank(plan, index); ++axis) {
    int64_t extent = shlo_plan_input_shape(plan, index)[axis];
    if (extent == SHLO_DYNAMIC)
      extent = random.oneIn(30) ? random.of(many) : random.of(few);
    shape.push_back(extent);
    bytes *= double(extent);
  }
  shlo_tensor *tensor = nullptr;
  if (bytes <= mostInputBytes)
    gate.status("create tensor", [&](shlo_error **error) {
      return shlo_tensor_create(type, int32_t(shape.size()), shape.data(), &tensor, error);
    });
  if (tensor && shlo_tensor_size(tensor))
    fill(tensor, random);
  return Own<shlo_tensor>(tensor);
}

// --- The host -------------------------------------------------------------------------------------------------------

constexpr std::string_view transfers[] = {"stablehlo.infeed", "stablehlo.outfeed", "stablehlo.send", "stablehlo.recv"};

// Answers a transfer or another call: reads all operands, and gives the same in each run.
void transferred(shlo_call *call, void *) {
  size_t size = 0;
  volatile char sum = 0;
  for (size_t i = 0; i < shlo_call_operand_count(call); ++i) {
    const char *bytes = static_cast<const char *>(shlo_call_operand_data(call, i, &size));
    for (size_t k = 0; k < size; ++k)
      sum = char(sum ^ bytes[k]);
  }
  for (size_t i = 0; i < shlo_call_result_count(call); ++i) {
    const int64_t *extents = shlo_call_result_shape(call, i);
    std::vector<int64_t> shape(extents, extents + shlo_call_result_rank(call, i));
    std::replace(shape.begin(), shape.end(), int64_t(SHLO_DYNAMIC), int64_t(3));
    outcomes().shaped += !shlo_call_set_result_shape(call, i, int32_t(shape.size()), shape.data(), nullptr);
    if (void *data = shlo_call_result_data(call, i, &size); data && size)
      std::memset(data, int(i % 2), size);
  }
}

Own<shlo_custom_calls> transferringHost() {
  shlo_custom_calls *made = nullptr;
  shlo_custom_calls_create(&made, nullptr);
  for (std::string_view name : {transfers[0], transfers[1], transfers[2], transfers[3], std::string_view("host")})
    shlo_custom_calls_register(made, name.data(), name.size(), 0, SHLO_CALL_ORDERED, transferred, nullptr, nullptr,
                               nullptr);
  return Own<shlo_custom_calls>(made);
}

// Programs that name groups of processes are planned for several, too.
struct Grid {
  uint32_t replicas = 1, partitions = 1;
};
Grid gridFor(std::string_view text, uint64_t seed) {
  constexpr Grid some[] = {{1, 1}, {1, 2}, {2, 1}, {2, 2}};
  const bool namesProcesses = text.find("replica_groups") != text.npos || text.find("source_target_pairs") != text.npos;
  return namesProcesses ? some[seed / 8 % std::size(some)] : Grid{};
}

size_t processesOf(const shlo_plan *plan) {
  return size_t(shlo_plan_replica_count(plan)) * shlo_plan_partition_count(plan);
}

// --- Runs -----------------------------------------------------------------------------------------------------------

// The shapes of the outputs, which a host looks at before it runs a program; nothing if the function cannot run.
std::optional<std::vector<std::vector<int64_t>>> outputShapes(Gate &gate, const shlo_plan *plan,
                                                              const Tensors &inputs) {
  std::vector<int32_t> ranks;
  std::vector<const int64_t *> shapes;
  for (const Own<shlo_tensor> &input : inputs) {
    ranks.push_back(shlo_tensor_rank(input.get()));
    shapes.push_back(shlo_tensor_shape(input.get()));
  }
  std::vector<std::vector<int64_t>> found;
  std::vector<int64_t *> places;
  for (size_t k = 0; k < shlo_plan_output_count(plan); ++k)
    found.emplace_back(size_t(shlo_plan_output_rank(plan, k)));
  for (std::vector<int64_t> &shape : found)
    places.push_back(shape.data());
  if (gate.status("output shapes", [&](shlo_error **error) {
        return shlo_plan_output_shapes(plan, inputs.size(), ranks.data(), shapes.data(), places.size(), places.data(),
                                       error);
      }))
    return std::nullopt;
  return found;
}

double bytesOf(const shlo_plan *plan, const std::vector<std::vector<int64_t>> &shapes) {
  double sum = 0;
  for (size_t k = 0; k < shapes.size(); ++k) {
    double bytes = double(shlo_element_type_size(shlo_plan_output_element_type(plan, k)));
    for (int64_t extent : shapes[k])
      bytes *= double(extent);
    sum += bytes;
  }
  return sum;
}

// The results of all processes, which share the inputs; none if the run failed.
Tensors runOnce(Gate &gate, const shlo_plan *plan, const Tensors &inputs, bool donates, shlo_status &status) {
  shlo_run_options *made = nullptr;
  shlo_run_options_create(&made, nullptr);
  Own<shlo_run_options> options(made);
  shlo_run_options_set_max_milliseconds(made, mostMilliseconds, nullptr);
  std::vector<const shlo_tensor *> arguments;
  for (const Own<shlo_tensor> &input : inputs) {
    if (donates)
      shlo_run_options_donate(made, arguments.size(), nullptr);
    arguments.push_back(input.get());
  }
  const size_t processes = processesOf(plan), outputs = shlo_plan_output_count(plan);
  for (size_t i = 0; i < (processes - 1) * inputs.size(); ++i)
    arguments.push_back(inputs[i % inputs.size()].get());
  std::vector<shlo_tensor *> results(processes * outputs);
  Meter meter;
  status = gate.status("run", [&](shlo_error **error) {
    return processes == 1 ? shlo_plan_run(plan, inputs.size(), arguments.data(), outputs, results.data(), made, error)
                          : shlo_plan_run_grid(plan, processes, inputs.size(), arguments.data(), outputs,
                                               results.data(), made, error);
  });
  if (meter.seconds() > mostSeconds)
    gate.find(Kind::Slow, "run: " + std::to_string(meter.seconds()) + " s, with a limit of 0.05 s");
  Tensors owned;
  for (shlo_tensor *result : results) {
    if (status && result)
      gate.find(Kind::Untouched, "run: an output was written, and the run failed");
    owned.emplace_back(result);
  }
  return owned;
}

void compareValues(Gate &gate, const char *what, const Tensors &one, const Tensors &other) {
  for (size_t k = 0; k < one.size(); ++k) {
    gate.compare();
    size_t size = shlo_tensor_size(one[k].get());
    bool isEqual = size == shlo_tensor_size(other[k].get()) &&
                   (!size || !std::memcmp(shlo_tensor_data(one[k].get()), shlo_tensor_data(other[k].get()), size));
    if (!isEqual || gate.plants(Plant::Value))
      gate.find(Kind::Value, std::string(what) + ", output " + std::to_string(k));
  }
}

Tensors copied(const Tensors &tensors) {
  Tensors copies;
  for (const Own<shlo_tensor> &one : tensors) {
    shlo_tensor *copy = nullptr;
    shlo_tensor_copy(shlo_tensor_element_type(one.get()), shlo_tensor_rank(one.get()), shlo_tensor_shape(one.get()),
                     shlo_tensor_data(one.get()), shlo_tensor_size(one.get()), nullptr, &copy, nullptr);
    copies.emplace_back(copy);
  }
  return copies;
}

// Runs the plan, again on the same inputs, and again with all of them donated.
void runPlan(Gate &gate, const shlo_module *module, const shlo_plan *plan, uint64_t seed) {
  Random random(seed);
  Tensors inputs;
  for (size_t i = 0; i < shlo_plan_input_count(plan); ++i)
    if (Own<shlo_tensor> input = inputFor(gate, plan, i, random))
      inputs.push_back(std::move(input));
  if (inputs.size() != shlo_plan_input_count(plan))
    return;
  auto shapes = outputShapes(gate, plan, inputs);
  const bool areGiven = !shapes && gate.message().find("only a run knows") != std::string::npos; // by values
  if (shapes && bytesOf(plan, *shapes) > mostOutputBytes)
    return;
  shlo_status status = SHLO_OK;
  if (areGiven)
    gate.begin("program", mostBlock / 32); // only the block limits the results
  Tensors results = runOnce(gate, plan, inputs, false, status);
  if (!status && !shapes && !areGiven)
    gate.find(Kind::Refused, "output shapes: " + gate.message());
  for (size_t k = 0; k < results.size() && !status && shapes; ++k)
    if (std::vector<int64_t> &shape = (*shapes)[k % shapes->size()];
        !std::equal(shape.begin(), shape.end(), shlo_tensor_shape(results[k].get())))
      gate.find(Kind::Value, "output shapes, output " + std::to_string(k));
  ++outcomes().ran;
  ++outcomes().statuses[status];
  countOps(module);
  if (status)
    return;
  Tensors again = runOnce(gate, plan, inputs, false, status);
  if (!status)
    compareValues(gate, "the same run", results, again);
  if (processesOf(plan) > 1)
    return; // they share the inputs
  Tensors donated = copied(inputs);
  Tensors others = runOnce(gate, plan, donated, true, status);
  if (!status)
    compareValues(gate, "a run with donated inputs", results, others);
}

// Plans the module, and runs it on inputs that the seed chooses.
void planAndRun(Gate &gate, const shlo_module *module, Grid grid, uint64_t seed) {
  shlo_plan_options *options = nullptr;
  shlo_plan *made = nullptr;
  shlo_plan_options_create(&options, nullptr);
  shlo_plan_options_set_max_memory(options, mostPlanBytes, nullptr);
  const Own<shlo_custom_calls> host = transferringHost();
  shlo_plan_options_set_custom_calls(options, host.get(), nullptr);
  shlo_plan_options_set_grid(options, grid.replicas, grid.partitions, nullptr);
  gate.status("plan", [&](shlo_error **error) { return shlo_plan_create(module, options, &made, error); });
  shlo_plan_options_destroy(options);
  Owned<shlo_plan> plan(made);
  gate.begin("program", declaredBytes);
  if (plan) {
    ++outcomes().planned;
    outcomes().inGrids += processesOf(plan.get()) > 1;
    runPlan(gate, module, plan.get(), seed);
  }
}

bool attempt(Gate &gate, std::string_view text, uint64_t seed) {
  gate.begin("program", text.size());
  shlo_module *parsed = nullptr;
  gate.status("parse",
              [&](shlo_error **error) { return shlo_module_parse(text.data(), text.size(), nullptr, &parsed, error); });
  Owned<shlo_module> module(parsed);
  if (!module)
    return false;
  planAndRun(gate, module.get(), gridFor(text, seed), seed);
  if (gate.plants(Plant::Leak))
    module.release();
  return true;
}

bool attemptModel(Gate &gate, std::string_view bytes, uint64_t seed) {
  gate.begin("model", bytes.size());
  shlo_module *loaded = nullptr, *lowered = nullptr;
  gate.status("load", [&](shlo_error **error) {
    return shlo_module_load(bytes.data(), bytes.size(), nullptr, &loaded, error);
  });
  Owned<shlo_module> model(loaded);
  if (!model)
    return false;
  planAndRun(gate, model.get(), {}, seed);
  gate.begin("model", bytes.size());
  gate.status("lower",
              [&](shlo_error **error) { return shlo_module_lower_onnx(model.get(), nullptr, &lowered, error); });
  if (const Owned<shlo_module> program(lowered); program) {
    if (gate.status("verify", [&](shlo_error **error) { return shlo_module_verify(lowered, error); }))
      gate.find(Kind::Refused, "verify a program that was lowered: " + gate.message());
    planAndRun(gate, lowered, {}, seed);
  }
  if (gate.plants(Plant::Leak))
    model.release();
  return true;
}

void tryWith(bool (*attempt)(Gate &gate, std::string_view input, uint64_t seed), Gate &gate, std::string_view input) {
  uint64_t seed = input.size();
  for (char c : input)
    seed = seed * 31 + uint8_t(c);
  refuseBlocksAbove(mostBlock);
  bool isAccepted = false;
  if (gate.leaks([&] { isAccepted = attempt(gate, input, seed); }))
    gate.find(Kind::Leak, "memory remains after each run");
  refuseBlocksAbove(SIZE_MAX);
  if (isAccepted)
    gate.accept();
  else
    gate.refuse();
}

} // namespace

void preparePrograms() { outcomes(); }

void tryProgram(Gate &gate, std::string_view text) { tryWith(attempt, gate, text); }
void tryModel(Gate &gate, std::string_view bytes) { tryWith(attemptModel, gate, bytes); }

void finishModels(Gate &gate) {
  const Outcomes &all = outcomes();
  std::printf("%llu models and lowered models planned, %llu run\n", (unsigned long long)all.planned,
              (unsigned long long)all.ran);
  constexpr uint64_t enoughCases = 1000;
  if (gate.cases() >= enoughCases && all.ran * 10 < gate.cases())
    gate.find(Kind::Uncalled, "too few models ran");
  outcomes() = {};
}

void finishTargets(Gate &gate) {
  const Outcomes &all = outcomes();
  std::printf("%llu custom calls planned, %llu run\n", (unsigned long long)all.planned, (unsigned long long)all.ran);
  constexpr uint64_t enoughCases = 1000;
  if (gate.cases() >= enoughCases && all.ran * 5 < gate.cases())
    gate.find(Kind::Uncalled, "too few custom calls ran");
  outcomes() = {};
}

void finishPrograms(Gate &gate) {
  const Outcomes &all = outcomes();
  size_t ops = 0;
  std::string never;
  for (size_t op = 0; op < std::size(opNames); ++op) {
    ops += all.ops[op] > 0;
    if (!all.ops[op])
      never += " " + std::string(opNames[op]);
  }
  std::printf("%llu programs planned, %llu of them for several processes, %llu run; %zu of %zu ops in programs that "
              "were run\n",
              (unsigned long long)all.planned, (unsigned long long)all.inGrids, (unsigned long long)all.ran, ops,
              std::size(opNames));
  constexpr size_t leastPercent = 90;
  constexpr uint64_t enoughCases = 5000;
  if (gate.cases() >= enoughCases && ops * 100 < std::size(opNames) * leastPercent)
    gate.find(Kind::Uncalled, "too few ops were in programs that ran");
  for (std::string_view name : transfers)
    if (gate.cases() >= enoughCases && (" " + never + " ").find(" " + std::string(name) + " ") != std::string::npos)
      gate.find(Kind::Uncalled, std::string(name) + " is in no program that ran");
  if (gate.cases() >= enoughCases && !all.shaped)
    gate.find(Kind::Uncalled, "no function of the host gave the shape of a result");
  if (gate.cases() >= enoughCases && !all.inGrids)
    gate.find(Kind::Uncalled, "no program was planned for several processes");
  for (size_t status = 0; status <= SHLO_DEVICE; ++status)
    if (all.statuses[status])
      std::printf("  %llu runs: %s\n", (unsigned long long)all.statuses[status], shlo_status_name(shlo_status(status)));
  if (gate.plant == Plant::None && !never.empty())
    std::printf("  not in these programs:%s\n", never.c_str());
  outcomes() = {};
}

} // namespace shlo::test
