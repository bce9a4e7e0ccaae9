// Compiling.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/program.h"

#include "pjrt/structs.h"
#include "plugin/entries.h"
#include "plugin/ffi.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>

namespace shlo::plugin {
namespace {

Module readModule(std::string_view code) {
  const shlo_content content = shlo_content_detect(code.data(), code.size());
  if (content == SHLO_CONTENT_ARTIFACT || content == SHLO_CONTENT_MLIR_BYTECODE)
    return make<Module>(shlo_artifact_read, static_cast<const void *>(code.data()), code.size(), nullptr);
  const ParseOptions options = make<ParseOptions>(shlo_parse_options_create);
  call(shlo_parse_options_set_mhlo, options.get(), 1); // older clients write it
  return make<Module>(shlo_module_parse, code.data(), code.size(), options.get());
}

Plan makePlan(const Module &module, const pjrt::CompileOptions &options, bool isSharded, const ClientOptions &client) {
  const PlanOptions plan = make<PlanOptions>(shlo_plan_options_create);
  call(shlo_plan_options_set_simd, plan.get(), shlo_simd(client.simd));
  if (client.maxMemory)
    call(shlo_plan_options_set_max_memory, plan.get(), uint64_t(client.maxMemory));
  if (!isSharded)
    call(shlo_plan_options_set_grid, plan.get(), uint32_t(options.replicas), uint32_t(options.partitions));
  addHandlers(plan.get());
  return make<Plan>(shlo_plan_create, module.get(), plan.get());
}

// Clients that know the extension for layouts may ask for one, argument by argument.
void checkLayouts(const Module &module) {
  constexpr std::string_view attribute = "mhlo.layout_mode = \"";
  const Function function = make<Function>(shlo_module_function, module.get(), nullptr, size_t(0));
  const shlo_function *main = function.get();
  auto check = [&](size_t count, const char *(*attributes)(const shlo_function *, size_t, size_t *),
                   int32_t (*rank)(const shlo_function *, size_t), const char *what) {
    for (size_t i = 0; i < count; ++i) {
      size_t length;
      const char *text = attributes(main, i, &length);
      const std::string_view all(text, length);
      const size_t found = all.find(attribute);
      if (found == std::string_view::npos)
        continue;
      std::string_view mode = all.substr(found + attribute.size());
      mode = mode.substr(0, mode.find('"'));
      if (mode != "default" && mode != "auto" && mode != rowMajorText(size_t(std::max(rank(main, i), 0))))
        failUnsupported(what, " ", i, " has the layout ", mode, ": values are row-major");
    }
  };
  check(shlo_function_argument_count(main), shlo_function_argument_attributes, shlo_function_argument_rank, "argument");
  check(shlo_function_result_count(main), shlo_function_result_attributes, shlo_function_result_rank, "result");
}

// What is known of an input or output of a plan.
struct ValueFunctions {
  size_t (*count)(const shlo_plan *);
  shlo_element_type (*type)(const shlo_plan *, size_t);
  int32_t (*rank)(const shlo_plan *, size_t);
  const int64_t *(*shape)(const shlo_plan *, size_t);
};

// `shardings`: of a program for so many devices, which are taken; null: each of them runs a program of its own.
Program::Values valuesOf(const Plan &plan, const ValueFunctions &functions, const char *name,
                         std::vector<ShardingHandle> *shardings, size_t devices) {
  Program::Values values;
  for (size_t i = 0; i < functions.count(plan.get()); ++i) {
    const shlo_element_type type = functions.type(plan.get(), i);
    const size_t rank = size_t(functions.rank(plan.get(), i));
    const int64_t *shape = functions.shape(plan.get(), i);
    std::string sharding;
    if (shardings) {
      Shards &shards = values.shards.emplace_back(type, std::vector<int64_t>(shape, shape + rank), devices);
      if (i < shardings->size() && (*shardings)[i])
        shards.divide(std::move((*shardings)[i]), std::string(name) + " " + std::to_string(i));
      shape = shards.partShape().data();
      sharding = shards.opSharding().bytes();
    }
    values.shardings.add(std::move(sharding));
    values.types.push_back(pjrt::bufferType(type));
    values.ranks.push_back(rank);
    values.begins.push_back(values.dims.size());
    values.sizes.push_back(int64_t(shlo_element_type_size(type)));
    for (size_t axis = 0; axis < rank; ++axis) {
      // An extent that is not known before a run: the interface has no word for it.
      values.dims.push_back(std::max<int64_t>(shape[axis], -1));
      values.sizes.back() *= std::max<int64_t>(shape[axis], 0);
    }
    values.bytes += values.sizes.back();
    values.memoryKinds.add(std::string(memoryKind));
    values.layouts.push_back({rank});
    values.layoutList.push_back(&values.layouts.back());
  }
  return values;
}

// A hash of texts: FNV-1a with 128 bits.
std::string hashOf(const std::vector<std::string> &texts) {
  constexpr unsigned __int128 prime = (static_cast<unsigned __int128>(1) << 88) + 0x13b;
  unsigned __int128 state = (static_cast<unsigned __int128>(0x6c62272e07bb0142) << 64) + 0x62b821756295c58d;
  for (const std::string &text : texts) {
    for (char byte : text)
      state = (state ^ uint8_t(byte)) * prime;
    state = (state ^ 256) * prime; // the end
  }
  char digits[33];
  std::snprintf(digits, sizeof digits, "%016" PRIx64 "%016" PRIx64, uint64_t(state >> 64), uint64_t(state));
  return digits;
}

std::string_view codeOf(const PJRT_Program *program) {
  need(program, "program");
  pjrt::needSize(*program, PJRT_Program_STRUCT_SIZE, "Program");
  const std::string_view format = textOf(program->format, program->format_size, "format");
  if (format != "mlir")
    failUnsupported("programs of format '", format,
                    "': the formats are StableHLO as text and as a portable artifact, both called 'mlir'");
  if (!program->code_size)
    failInvalid("the program is empty");
  return textOf(program->code, program->code_size, "code");
}

} // namespace

Program::Program(std::string_view code, std::string_view optionBytes, const ClientOptions &client)
    : options(pjrt::readCompileOptions(optionBytes)), code(code), optionBytes(optionBytes) {
  if (options.isTupled)
    failUnsupported("compile options: arguments as one tuple");
  if (options.hasLayouts)
    failUnsupported("compile options: layouts of arguments or results; all are row-major");
  const Module module = readModule(code);
  checkLayouts(module);
  MainShardings shardings(module.get());
  isForMesh = options.usesSpmd && options.partitions > 1 && shardings.isSharded();
  if (isForMesh && options.replicas > 1)
    failUnsupported("a sharded program for ", options.replicas, " replicas");
  plan = makePlan(module, options, isForMesh, client);
  size_t length;
  const char *moduleName = shlo_module_name(module.get(), &length);
  name = length ? std::string(moduleName, length) : "main";
  inputs =
      valuesOf(plan, {shlo_plan_input_count, shlo_plan_input_element_type, shlo_plan_input_rank, shlo_plan_input_shape},
               "argument", isForMesh ? &shardings.arguments : nullptr, processes());
  outputs = valuesOf(
      plan, {shlo_plan_output_count, shlo_plan_output_element_type, shlo_plan_output_rank, shlo_plan_output_shape},
      "result", isForMesh ? &shardings.results : nullptr, processes());
  for (size_t i = 0; i < inputs.count(); ++i) {
    aliases.push_back(shlo_plan_input_alias(plan.get(), i));
    if (aliases.back() >= 0)
      aliasBytes += inputs.sizes[i];
  }
  addCost("flops", shlo_plan_flops(plan.get()));
  addCost("transcendentals", shlo_plan_transcendentals(plan.get()));
  addCost("bytes accessed", shlo_plan_bytes_accessed(plan.get()));
  fingerprint = hashOf({shlo_library_version(), this->code, this->optionBytes});
}

std::string Program::print() const {
  const Bytes bytes = make<Bytes>(shlo_module_print, readModule(code).get(), nullptr);
  return {shlo_buffer_data(bytes.get()), shlo_buffer_size(bytes.get())};
}

bool Program::callsHandlers() const { return !calledHandler(print()).empty(); }

std::string Program::keyFor(const std::vector<PJRT_Device *> &devices) const {
  std::vector<std::string> texts{print(), std::to_string(options.replicas) + (isForMesh ? " for a mesh" : "")};
  if (const std::string handler = calledHandler(texts.front()); !handler.empty())
    failUnsupported("a program for devices of several processes that calls ", handler,
                    ": each process would call it for all devices");
  for (const PJRT_Device *device : devices)
    texts.push_back(std::to_string(device->description.id));
  return hashOf(texts);
}

void Program::addCost(std::string_view name, double value) {
  if (value >= 0)
    costs.emplace_back(namedValue(name, PJRT_NamedValue_kFloat, 1)).float_value = float(value);
}

// How arguments and results are divided, as attributes of the module. JAX reads them there before it knew the extension
// for shardings (0.8, and older ones).
std::string Program::shardingAttributes() const {
  auto argument = [&](size_t i) { return "\"" + inputs.shards[i].opSharding().text() + "\""; };
  const std::string results = listed(outputs.count(), [&](size_t k) { return outputs.shards[k].opSharding().text(); });
  return "mhlo.spmd_output_sharding = \"" + (outputs.count() == 1 ? results : "{" + results + "}") +
         "\", mhlo.spmd_parameters_shardings = [" + listed(inputs.count(), argument) + "]";
}

// The program as one call, with the types and shardings of its values. Clients make HLO of the text, in which there are
// no manual computations.
std::string Program::outline() const {
  const size_t count = outputs.count();
  auto argument = [](size_t i) { return "%arg" + std::to_string(i); };
  auto type = [&](size_t i) { return inputs.shards[i].type(); };
  auto typed = [&](size_t i) { return argument(i) + ": " + type(i); };
  const std::string results = listed(count, [&](size_t k) { return outputs.shards[k].type(); });
  return "module attributes {" + shardingAttributes() +
         ", mhlo.num_partitions = " + std::to_string(options.partitions) + " : i32} {\n  func.func public @main(" +
         listed(inputs.count(), typed) + ") -> (" + results + ") {\n    " +
         (count ? "%0:" + std::to_string(count) + " = " : "") + "stablehlo.custom_call @program(" +
         listed(inputs.count(), argument) + ") {has_side_effect = true} : (" + listed(inputs.count(), type) + ") -> (" +
         results + ")\n    return" +
         (count ? " " + listed(count, [](size_t k) { return "%0#" + std::to_string(k); }) + " : " + results : "") +
         "\n  }\n}\n";
}

const std::string &Program::text() const {
  const std::lock_guard lock(mutex);
  if (printed.empty()) {
    printed = print();
    if (isForMesh && printed.find("sdy.manual_computation") != std::string::npos)
      return printed = outline();
    // Behind other attributes of the module, of which a program for several partitions has some.
    constexpr std::string_view attributes = " attributes {";
    const size_t line = printed.find('\n'), found = printed.find(attributes);
    if (isForMesh && found < line)
      printed.insert(found + attributes.size(), shardingAttributes() + ", ");
  }
  return printed;
}

// Of the arguments of both entries that compile.
template <typename Args> static Ref<Program> compiled(const Args &args, const ClientOptions &client) {
  const std::string_view options = textOf(args.compile_options, args.compile_options_size, "compile_options");
  return adopt(new Program(codeOf(args.program), options, client));
}
void answer(PJRT_Client_Compile_Args &args) {
  args.executable = new PJRT_LoadedExecutable(*args.client, compiled(args, args.client->options));
}
void answer(PJRT_Compile_Args &args) {
  args.executable = new PJRT_Executable{compiled(args, args.client ? args.client->options : ClientOptions())};
}
void answer(PJRT_Client_Load_Args &args) {
  args.loaded_executable = new PJRT_LoadedExecutable(*args.client, nonNull(args.executable, "executable").program);
}

} // namespace shlo::plugin
