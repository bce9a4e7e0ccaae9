// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/chain.h"

#include "dialect/dialect.h"
#include "infer/verify.h"
#include "tensor/value.h"

#include <algorithm>
#include <cstring>

namespace shlo::runtime {

using plan::errorAt;
using plan::fits;
using plan::locationText;

// A loop is expected to have about as many iterations.
static constexpr double expectedIterations = 10;

// --- Compiling ------------------------------------------------------------------------------------------------------

Result<std::shared_ptr<const Chain>> Chain::compile(const Module &module, const std::string &function,
                                                    const Options &options) {
  if (!options.host)
    return std::shared_ptr<const Chain>();
  Result<plan::CutFunction> cut = plan::cutFunction(module, function, *options.host, options.grid);
  if (!cut)
    return std::move(cut.error());
  if (cut->parts.empty())
    return std::shared_ptr<const Chain>();
  if (Status status = cut->module->use(); !status)
    return std::move(status.error());
  if (Status status = verify(*cut->module); !status)
    return std::move(status.error());
  auto made = std::make_shared<Chain>();
  made->cut = std::move(*cut);
  made->grid = options.grid;
  made->maxMemory = options.build.maxMemory;
  if (Status status = made->bind(made->cut.body, *options.host); !status)
    return std::move(status.error());
  for (const plan::CutFunction::Part &part : made->cut.parts) {
    Options own = options;
    own.function = part.function;
    own.firstStream += uint64_t(made->parts.size()) << 32; // a part has fewer ops
    Result<std::shared_ptr<const Executable>> executable = Executable::compile(made->cut.module, own);
    if (!executable)
      return std::move(executable.error());
    made->parts.push_back(std::move(*executable));
  }
  return std::shared_ptr<const Chain>(std::move(made));
}

Status Chain::bind(const plan::CutFunction::Block &block, const plan::HostFunctions &host) {
  for (const plan::CutFunction::Step &step : block.steps) {
    for (const plan::CutFunction::Block &inner : step.blocks)
      if (Status status = bind(inner, host); !status)
        return status;
    if (step.kind != plan::CutFunction::Step::Call)
      continue;
    Result<std::shared_ptr<const plan::ShapingFunction>> function = host.bindShaping(cut.module, step.op, step.types);
    if (!function)
      return std::move(function.error());
    calls[step.op] = std::move(*function);
  }
  return {};
}

// --- Running --------------------------------------------------------------------------------------------------------

ChainRun::ChainRun(std::shared_ptr<const Chain> chain, std::vector<Tensor> inputs, const exec::RunContext &context,
                   const plan::Recording &recording)
    : chain(std::move(chain)), context(context), recording(recording), values(this->chain->grid.size()) {
  const std::vector<uint32_t> &parameters = this->chain->cut.body.parameters;
  for (size_t process = 0; process < values.size(); ++process) {
    values[process].resize(this->chain->cut.values);
    for (size_t i = 0; i < parameters.size(); ++i)
      values[process][parameters[i]].tensor = std::move(inputs[process * parameters.size() + i]);
  }
}

Status ChainRun::prepare() {
  const plan::CutFunction &cut = chain->cut;
  if (cut.body.steps.front().kind != Step::Part)
    return {};
  return specialize(cut.body.steps.front().part, cut.body.steps.front().operands);
}

Status ChainRun::run(const Observe &observing) {
  observe = observing;
  const plan::CutFunction &cut = chain->cut;
  const double whole = double(cut.body.weight + cut.parts.back().ops + 1);
  if (Status status = run(cut.body, double(cut.body.weight) / whole); !status)
    return status;
  return specialize(cut.parts.size() - 1, cut.body.results);
}

std::vector<Argument> ChainRun::arguments() const { return argumentsOf(chain->cut.body.results); }

std::vector<Argument> ChainRun::argumentsOf(const std::vector<uint32_t> &inputs) const {
  std::vector<Argument> all;
  for (const std::vector<Value> &ofProcess : values)
    for (uint32_t input : inputs)
      all.push_back({&ofProcess[input].tensor});
  return all;
}

// The processes have values of the same types.
Status ChainRun::specialize(size_t part, const std::vector<uint32_t> &inputs) {
  std::vector<TensorType> types;
  for (uint32_t input : inputs)
    types.push_back(values.front()[input].tensor.type);
  Result<std::shared_ptr<const Specialization>> found =
      chain->parts[part]->specialize({std::move(types), {}, recording}, argumentsOf(inputs), context);
  if (!found)
    return std::move(found.error());
  specialization = std::move(*found);
  return {};
}

// Runs the steps, which are this share of the whole run.
Status ChainRun::run(const Block &block, double share) {
  for (const Step &step : block.steps) {
    const double before = done, ofStep = share * double(step.weight) / double(std::max<size_t>(block.weight, 1));
    if (context.mustStop())
      return context.stopReason();
    if (Status status = run(step, ofStep); !status)
      return status;
    release(step.released);
    done = before + ofStep;
  }
  return {};
}

Status ChainRun::run(const Step &step, double share) {
  switch (step.kind) {
  case Step::Part: return runPart(step, share);
  case Step::Call: return call(step);
  case Step::Branch: return branch(step, share);
  case Step::Loop: return loop(step, share);
  }
  return {};
}

Status ChainRun::runPart(const Step &step, double share) {
  if (Status status = specialize(step.part, step.operands); !status)
    return status;
  for (const TensorType &type : specialization->outputs())
    if (Result<size_t> size = byteCount(type); !size)
      return std::move(size.error());
  std::vector<Tensor> results(step.results.size() * values.size());
  std::vector<Tensor *> places;
  for (Tensor &result : results)
    places.push_back(&result);
  const std::unique_ptr<exec::RunObserver> observer = observe ? observe(done, share, loops) : nullptr;
  if (Status status =
          runtime::run(*specialization, chain->grid, argumentsOf(step.operands), places, context, observer.get());
      !status)
    return status;
  for (size_t i = 0; i < results.size(); ++i)
    if (Status status =
            keep(values[i / step.results.size()], step.results[i % step.results.size()], {std::move(results[i]), true});
        !status)
      return status;
  return {};
}

Status ChainRun::call(const Step &step) {
  auto mustStop = [](const void *run) { return static_cast<const exec::RunContext *>(run)->mustStop(); };
  for (uint32_t process = 0; process < values.size(); ++process) {
    std::vector<Value> &own = values[process];
    std::vector<TensorType> types;
    std::vector<const char *> operands;
    for (uint32_t operand : step.operands) {
      if (const Tensor &given = own[operand].tensor; !given.isAligned()) { // an input
        Result<Tensor> copy = Tensor::create(given.type, /*zeroed=*/false);
        if (!copy)
          return std::move(copy.error());
        std::memcpy(copy->data(), given.data(), copy->size());
        if (Status status = keep(own, operand, {std::move(*copy), true}); !status)
          return status;
      }
      types.push_back(own[operand].tensor.type);
      operands.push_back(own[operand].tensor.data());
    }
    Result<std::vector<Tensor>> results =
        chain->calls.at(step.op)->call({operands.data(), nullptr, mustStop, &context, process}, types,
                                       chain->maxMemory - std::min(bytes, chain->maxMemory));
    if (!results)
      return std::move(results.error());
    if (Status status = record(step, process, *results); !status)
      return status;
    for (size_t i = 0; i < step.results.size(); ++i) {
      const TensorType &type = (*results)[i].type, &first = values.front()[step.results[i]].tensor.type;
      if (process > 0 && type != first)
        return errorAt(SHLO_UNSUPPORTED, step.op,
                       "result " + llvm::Twine(i) + " is " + toString(first) + " in process 0 and " + toString(type) +
                           " in process " + llvm::Twine(process) +
                           ": all processes of a grid run the same program, for the same shapes");
      if (Status status = keep(own, step.results[i], {std::move((*results)[i]), true}); !status)
        return status;
    }
  }
  return {};
}

Status ChainRun::record(const Step &step, uint32_t process, const std::vector<Tensor> &results) {
  if (!observe || recording.isEmpty())
    return {};
  const plan::Origins origins = plan::originsOf(step.op);
  if (!recording.wants(origins, 1))
    return {};
  const std::unique_ptr<exec::RunObserver> observer = observe(done, 0, loops);
  for (uint32_t i = 0; i < results.size(); ++i)
    if (!llvm::isa<ir::TokenType>(step.op->getResult(i).getType()))
      if (Status status = observer->value({1, i, process, {}, results[i].type, results[i].data(), origins}); !status)
        return status;
  return {};
}

Status ChainRun::branch(const Step &step, double share) {
  Result<int64_t> index = decision(step, step.operands[0]);
  if (!index)
    return std::move(index.error());
  const auto count = int64_t(step.blocks.size());
  const Block &chosen = step.blocks[size_t(*index < 0 || *index >= count ? count - 1 : *index)];
  if (Status status = run(chosen, share); !status)
    return status;
  Values results = take(chosen.results);
  release(chosen.released);
  return give(step, step.results, std::move(results));
}

Status ChainRun::loop(const Step &step, double share) {
  loops.push_back({locationText(step.op->getLoc()), 0});
  Status status = repeat(step, take(step.operands), share);
  loops.pop_back();
  return status;
}

Status ChainRun::repeat(const Step &step, Values state, double share) {
  const Block &condition = step.blocks[0], &body = step.blocks[1];
  const double before = done;
  for (;; ++loops.back().iteration) {
    const auto iteration = double(loops.back().iteration);
    const double left = share * expectedIterations / (iteration + expectedIterations);
    const double ofIteration = left / (iteration + 1 + expectedIterations);
    done = before + share - left;
    if (context.mustStop())
      return context.stopReason();
    if (Status status = give(step, condition.parameters, state); !status)
      return status;
    if (Status status = run(condition, 0); !status)
      return status;
    Result<int64_t> ends = decision(step, condition.results[0]);
    if (!ends)
      return std::move(ends.error());
    release(condition.released);
    if (*ends)
      return give(step, step.results, std::move(state));
    if (Status status = give(step, body.parameters, std::exchange(state, {})); !status)
      return status;
    if (Status status = run(body, ofIteration); !status)
      return status;
    state = take(body.results);
    release(body.released);
  }
}

// The branch that a condition or an index chooses: the first one if a condition holds.
Result<int64_t> ChainRun::decision(const Step &step, uint32_t value) const {
  auto of = [&](const std::vector<Value> &own) {
    const Tensor &tensor = own[value].tensor;
    const auto number = int64_t(loadInteger(tensor.type.element, tensor.data()));
    return tensor.type.element == ElementType::I1 ? int64_t(number == 0) : number;
  };
  const int64_t first = of(values.front());
  for (size_t process = 1; process < values.size(); ++process)
    if (of(values[process]) != first)
      return errorAt(SHLO_UNSUPPORTED, step.op,
                     "process " + llvm::Twine(process) +
                         " does not go the way of process 0: all processes of a grid make calls of the host together "
                         "that give the shapes of their results");
  return first;
}

// --- Values ---------------------------------------------------------------------------------------------------------

ChainRun::Values ChainRun::take(const std::vector<uint32_t> &numbers) const {
  Values taken;
  for (const std::vector<Value> &own : values)
    for (std::vector<Value> &made = taken.emplace_back(); uint32_t number : numbers)
      made.push_back(own[number]);
  return taken;
}

// Gives values to parameters or results of a loop or branch, which declares their types.
Status ChainRun::give(const Step &step, const std::vector<uint32_t> &numbers, Values given) {
  for (size_t process = 0; process < values.size(); ++process)
    for (size_t i = 0; i < numbers.size(); ++i) {
      Value &value = given[process][i];
      if (!fits(value.tensor.type, step.types[i]))
        return errorAt(SHLO_INVALID_ARGUMENT, step.op,
                       "for shapes that the host gives: value " + llvm::Twine(i) + " is " +
                           toString(value.tensor.type) + " where the program declares " + toString(step.types[i]));
      values[process][numbers[i]] = std::move(value);
    }
  return {};
}

Status ChainRun::keep(std::vector<Value> &all, uint32_t number, Value value) {
  bytes += value.tensor.size();
  all[number] = std::move(value);
  if (bytes <= chain->maxMemory)
    return {};
  return makeError(SHLO_LIMIT, "a run needs more than " + std::to_string(chain->maxMemory) +
                                   " bytes of memory: the values between calls of the host that give the shapes of "
                                   "their results take " +
                                   std::to_string(bytes));
}

// Several values may have the same memory.
void ChainRun::release(const std::vector<uint32_t> &numbers) {
  for (std::vector<Value> &own : values)
    for (uint32_t number : numbers) {
      Value &value = own[number];
      if (value.isMade && value.tensor.isUnique())
        bytes -= value.tensor.size();
      value.tensor.storage.reset();
    }
}

} // namespace shlo::runtime
