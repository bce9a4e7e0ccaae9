// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/interpret.h"

#include "reference/expect.h"
#include "reference/print_tensor.h"
#include "reference/probe_file.h"

#include <map>

namespace tool::reference {

namespace {

using CustomCalls = Handle<shlo_custom_calls, shlo_custom_calls_destroy>;
using Builder = Handle<shlo_builder, shlo_builder_destroy>;
using Tensors = std::vector<Tensor>;

template <typename T> std::vector<const shlo_tensor *> views(const T &tensors) {
  std::vector<const shlo_tensor *> result;
  for (const Tensor &tensor : tensors)
    result.push_back(tensor.get());
  return result;
}

// A run of a program: the functions of the host answer its calls.
class Interpreter {
public:
  Interpreter(const CommandLine &line, Module given, Outcome &outcome)
      : module(std::move(given)), outcome(outcome), isDense(line.flag("interpreter-print-dense")),
        probeFolder(line.get("probe-output-dir")), calls(make<CustomCalls>("", shlo_custom_calls_create)) {
    answer("check.expect_eq", &Interpreter::expectEqual);
    answer("check.eq", &Interpreter::equal);
    answer("check.expect_almost_eq", &Interpreter::expectAlmostEqual);
    answer("check.expect_close", &Interpreter::expectClose);
    answer("check.expect_serialized_eq", &Interpreter::expectSerialized);
    answer("interpreter.print", &Interpreter::print);
    answer("interpreter.probe", &Interpreter::probe);
    answer("interpreter.run_parallel", &Interpreter::runParallel);
    answer("stablehlo.infeed", &Interpreter::feed);
    answer("stablehlo.outfeed", &Interpreter::takeOut);
    answer("stablehlo.send", &Interpreter::send);
    answer("stablehlo.recv", &Interpreter::receive);
  }

  void run(const Tensors &arguments) {
    const std::string name = entry();
    if (name.empty())
      return; // nothing to run
    for (const Tensor &result : runFunction(name, arguments))
      show("", result.get());
  }

private:
  using Answer = void (Interpreter::*)(shlo_call *);
  struct Registered {
    Interpreter *self;
    Answer answer;
  };

  void answer(const char *target, Answer how) {
    Registered &entry = registered.emplace(target, Registered{this, how}).first->second;
    auto function = [](shlo_call *called, void *user) {
      auto *entry = static_cast<Registered *>(user);
      try {
        (entry->self->*entry->answer)(called);
      } catch (const Failure &failure) {
        shlo_call_fail(called, failure.message.data(), failure.message.size());
      }
    };
    call("", shlo_custom_calls_register, calls.get(), target, std::string_view(target).size(), uint32_t(0),
         shlo_call_flags(SHLO_CALL_ORDERED), static_cast<shlo_call_fn>(function), static_cast<void *>(&entry),
         static_cast<shlo_release_user_fn>(nullptr));
  }

  // The function "main", or the first one.
  std::string entry() const {
    shlo_function *found = nullptr;
    if (shlo_module_function(module.get(), nullptr, 0, &found, nullptr) != SHLO_OK &&
        shlo_module_function_at(module.get(), 0, &found, nullptr) != SHLO_OK)
      return "";
    Function owned(found);
    size_t length = 0;
    const char *name = shlo_function_name(found, &length);
    return std::string(name, length);
  }

  Plan planOf(const std::string &function, uint32_t replicas, uint32_t partitions) const {
    auto options = make<PlanOptions>("", shlo_plan_options_create);
    call("", shlo_plan_options_set_function, options.get(), function.data(), function.size());
    call("", shlo_plan_options_set_custom_calls, options.get(), static_cast<const shlo_custom_calls *>(calls.get()));
    if (replicas != 1 || partitions != 1)
      call("", shlo_plan_options_set_grid, options.get(), replicas, partitions);
    return make<Plan>("", shlo_plan_create, static_cast<const shlo_module *>(module.get()), options.get());
  }

  Tensors runFunction(const std::string &function, const Tensors &arguments) const {
    const Plan plan = planOf(function, 1, 1);
    std::vector<shlo_tensor *> outputs(shlo_plan_output_count(plan.get()));
    const std::vector<const shlo_tensor *> inputs = views(arguments);
    call("", shlo_plan_run, plan.get(), inputs.size(), inputs.data(), outputs.size(), outputs.data(), nullptr);
    return Tensors(outputs.begin(), outputs.end());
  }

  // --- What a call has

  static constexpr const int64_t *noStrides = nullptr; // row-major

  static Tensor operand(shlo_call *called, size_t index) {
    size_t size = 0;
    const void *data = shlo_call_operand_data(called, index, &size);
    return make<Tensor>("", shlo_tensor_copy, shlo_call_operand_element_type(called, index),
                        shlo_call_operand_rank(called, index), shlo_call_operand_shape(called, index), data, size,
                        noStrides);
  }
  static void give(shlo_call *called, size_t index, const shlo_tensor *value) {
    size_t size = 0;
    void *place = shlo_call_result_data(called, index, &size);
    if (size != shlo_tensor_size(value))
      throw Failure{"result " + std::to_string(index) + " has another type"};
    std::copy_n(static_cast<const char *>(shlo_tensor_data(value)), size, static_cast<char *>(place));
  }
  // An entry of the call's dictionary; null if it has none.
  static const shlo_attribute *stated(shlo_call *called, std::string_view key) {
    const shlo_attribute *config = shlo_operation_attribute(shlo_call_operation(called), "backend_config", 14);
    return config ? shlo_attribute_entry(config, key.data(), key.size()) : nullptr;
  }
  static std::string text(const shlo_attribute *attribute) {
    size_t length = 0;
    const char *found = shlo_attribute_text(attribute, &length);
    return found ? std::string(found, length) : "";
  }

  // --- Expectations

  static void expect(const std::string &difference) {
    if (!difference.empty())
      throw Failure{difference};
  }
  void expectEqual(shlo_call *called) { expect(compareEqual(operand(called, 0).get(), operand(called, 1).get())); }
  // Says whether two values are equal, and expects it.
  void equal(shlo_call *called) {
    expectEqual(called);
    for (size_t i = 0; i < shlo_call_result_count(called); ++i) {
      size_t size = 0;
      void *place = shlo_call_result_data(called, i, &size);
      std::fill_n(static_cast<char *>(place), size, char(1));
    }
  }
  void expectAlmostEqual(shlo_call *called) {
    const shlo_attribute *tolerance = stated(called, "tolerance");
    expect(compareAlmostEqual(operand(called, 0).get(), operand(called, 1).get(),
                              tolerance ? shlo_attribute_float(tolerance) : defaultTolerance));
  }
  void expectClose(shlo_call *called) {
    const shlo_attribute *most = stated(called, "max_ulp_difference"), *least = stated(called, "min_ulp_difference");
    expect(compareClose(operand(called, 0).get(), operand(called, 1).get(),
                        least ? uint64_t(shlo_attribute_integer(least)) : 0,
                        most ? uint64_t(shlo_attribute_integer(most)) : defaultUlps));
  }

  // --- Probes: probeN.npy, and index.csv with a line "id,type,path" for each

  std::string folder() const {
    if (!probeFolder)
      throw Failure{"the program has probes: --probe-output-dir says where they write to"};
    std::string path = *probeFolder;
    while (path.size() > 1 && path.back() == '/')
      path.pop_back();
    return path;
  }
  void probe(shlo_call *called) {
    const Tensor value = operand(called, 0);
    const std::string id = text(stated(called, "probe_id"));
    const std::string path = folder() + "/probe" + std::to_string(++probes) + ".npy";
    makeFolder(folder());
    writeFile(path, probeFile(value.get()));
    index +=
        id + "," +
        typeText(shlo_tensor_element_type(value.get()), shlo_tensor_rank(value.get()), shlo_tensor_shape(value.get())) +
        "," + path + "\n";
    writeFile(folder() + "/index.csv", index);
    written[id].push_back(path);
    give(called, 0, value.get());
  }
  void expectSerialized(shlo_call *called) {
    const std::string id = text(stated(called, "probe_id"));
    const shlo_attribute *iteration = stated(called, "iter");
    const size_t number = iteration ? size_t(shlo_attribute_integer(iteration)) : 0;
    const std::vector<std::string> &paths = written[id];
    if (number >= paths.size())
      throw Failure{"probe '" + id + "' has written " + plural(paths.size(), "value") + ", not one of number " +
                    std::to_string(number)};
    const Tensor expected = operand(called, 0);
    const Tensor saved = probeValue(paths[number], expected.get());
    expect(compareEqual(saved.get(), expected.get()));
  }

  // --- Printing

  void show(const std::string &name, const shlo_tensor *value) {
    outcome.output += name + (isDense ? denseText(value) : blockText(value)) + "\n";
  }
  void print(shlo_call *called) {
    const std::string name = text(stated(called, "name"));
    show(name.empty() ? "" : name + " = ", operand(called, 0).get());
  }

  // --- Grids

  void runParallel(shlo_call *called) {
    const std::string function = text(stated(called, "function"));
    const auto replicas = uint32_t(shlo_attribute_integer(stated(called, "replicas")));
    const auto partitions = uint32_t(shlo_attribute_integer(stated(called, "partitions")));
    const bool isCommon = shlo_attribute_integer(stated(called, "common")) != 0;
    const shlo_attribute *counts = stated(called, "outputs");
    const size_t processes = size_t(replicas) * partitions;
    const Plan plan = planOf(function, replicas, partitions);
    const size_t inputCount = shlo_plan_input_count(plan.get()), outputCount = shlo_plan_output_count(plan.get());
    Tensors operands;
    for (size_t i = 0; i < shlo_call_operand_count(called); ++i)
      operands.push_back(operand(called, i));
    std::vector<const shlo_tensor *> inputs;
    for (size_t process = 0; process < processes; ++process)
      for (size_t i = 0; i < inputCount; ++i)
        inputs.push_back(operands[isCommon ? i : process * inputCount + i].get());
    queue.clear();
    if (const shlo_attribute *infeed = stated(called, "infeed"))
      for (size_t i = 0; i < shlo_attribute_count(infeed); ++i)
        queue.push_back(text(shlo_attribute_at(infeed, i)));
    std::vector<shlo_tensor *> outputs(processes * outputCount);
    if (processes == 1)
      call("", shlo_plan_run, plan.get(), inputs.size(), inputs.data(), outputs.size(), outputs.data(), nullptr);
    else
      call("", shlo_plan_run_grid, plan.get(), processes, inputCount, inputs.data(), outputCount, outputs.data(),
           nullptr);
    const Tensors owned(outputs.begin(), outputs.end());
    // In a common function, the results of a process are behind those of the processes before it.
    size_t next = 0;
    for (size_t process = 0, first = 0; process < processes; ++process) {
      const auto own = size_t(shlo_attribute_integer_at(counts, process));
      for (size_t i = 0; i < own; ++i)
        give(called, next++, owned[process * outputCount + (isCommon ? first + i : i)].get());
      first += own;
    }
  }

  // The next function of the queue gives what is fed.
  void feed(shlo_call *called) {
    if (queue.empty())
      throw Failure{"the program reads more values than are fed"};
    const std::string function = queue.front();
    queue.erase(queue.begin());
    const Tensors values = runFunction(function, {});
    for (size_t i = 0; i < values.size() && i < shlo_call_result_count(called); ++i)
      give(called, i, values[i].get());
  }
  void takeOut(shlo_call *) {} // nobody reads what is sent out

  // What a process sends to the host waits there for the one that receives from the same channel.
  static int64_t channelOf(shlo_call *called) {
    const shlo_attribute *channel = shlo_operation_attribute(shlo_call_operation(called), "channel_handle", 14);
    return channel ? shlo_attribute_integer(shlo_attribute_entry(channel, "handle", 6)) : 0;
  }
  void send(shlo_call *called) {
    for (size_t i = 0; i < shlo_call_operand_count(called); ++i)
      if (Tensor value = operand(called, i); shlo_tensor_size(value.get()))
        channels[channelOf(called)].push_back(std::move(value));
  }
  void receive(shlo_call *called) {
    std::vector<Tensor> &waiting = channels[channelOf(called)];
    for (size_t i = 0; i < shlo_call_result_count(called); ++i) {
      size_t size = 0;
      shlo_call_result_data(called, i, &size);
      if (!size)
        continue; // a token
      if (waiting.empty())
        throw Failure{"nothing was sent on channel " + std::to_string(channelOf(called))};
      give(called, i, waiting.front().get());
      waiting.erase(waiting.begin());
    }
  }

  static constexpr double defaultTolerance = 1e-4;
  static constexpr uint64_t defaultUlps = 3;

  const Module module;
  Outcome &outcome;
  const bool isDense;
  const std::optional<std::string> probeFolder;
  CustomCalls calls;
  std::map<std::string, Registered> registered;
  std::vector<std::string> queue;                  // the functions that give what is fed
  std::map<int64_t, std::vector<Tensor>> channels; // what was sent to the host and not yet received
  size_t probes = 0;
  std::string index;                                       // of probes
  std::map<std::string, std::vector<std::string>> written; // by id
};

Tensors parsedArguments(const std::string &text) {
  auto wrong = [](const char *what) {
    return UsageError{std::string("expected ") + what + ", i.e. --args=[dense<1> : tensor<2xi32>, ...]"};
  };
  auto builder = make<Builder>("", shlo_builder_create, "", size_t(0));
  const shlo_attribute *list = nullptr;
  shlo_error *error = nullptr;
  const bool isAttribute =
      shlo_builder_parse_attribute(builder.get(), text.data(), text.size(), &list, &error) == SHLO_OK;
  const ErrorHandle ignored(error);
  if (!isAttribute || shlo_attribute_kind_of(list) != SHLO_ATTRIBUTE_ARRAY)
    throw wrong("array attribute string for args");
  Tensors tensors;
  for (size_t i = 0; i < shlo_attribute_count(list); ++i) {
    const shlo_attribute *one = shlo_attribute_at(list, i);
    if (shlo_attribute_kind_of(one) != SHLO_ATTRIBUTE_TENSOR)
      throw wrong("dense elements attribute for args elements");
    tensors.push_back(make<Tensor>("--args", shlo_attribute_tensor, one));
  }
  return tensors;
}

} // namespace

void interpret(const CommandLine &line, const Program &program, Outcome &outcome) {
  const Tensors arguments = line.has("args") ? parsedArguments(*line.get("args")) : Tensors();
  Module given = load(program, outcome);
  if (!given)
    return;
  auto options = make<PassOptions>("", shlo_pass_options_create);
  call("", shlo_pass_options_set_lenient, options.get(), 1);
  call("", shlo_pass_options_set_test_passes, options.get(), 1);
  shlo_module *runnable = nullptr;
  shlo_error *error = nullptr;
  constexpr std::string_view pass = "tool-ops-to-calls";
  if (shlo_module_run_passes(given.get(), pass.data(), pass.size(), options.get(), &runnable, &error) != SHLO_OK)
    return fail(error, program.above, outcome);
  try {
    Interpreter(line, Module(runnable), outcome).run(arguments);
  } catch (const Failure &failure) {
    if (failure.error)
      for (Message &message : messagesOf(failure.error.get(), program.above))
        outcome.messages.push_back(std::move(message));
    else
      outcome.messages.emplace_back().text = failure.message;
    outcome.failed = true;
  }
}

} // namespace tool::reference
