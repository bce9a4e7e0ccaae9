// Computes values that lowering needs, if they depend only on constants and shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/extractor.h"
#include "plan/lowering.h"

#include "tensor/value.h"

#include <cstring>

namespace shlo::plan {

// Shapes are a few numbers that a few ops compute. Values that need more ops are not computed here.
static constexpr size_t maxSliceOps = 1024;
static constexpr int64_t maxSliceElements = int64_t(1) << 16;

namespace {

// The bytes of a constant, with splats expanded.
Result<Tensor> materialize(const Constant &constant, const TensorType &type) {
  if (!constant.splat)
    return Tensor{type, constant.bytes};
  Result<Tensor> tensor = Tensor::create(type, false);
  if (!tensor)
    return tensor;
  size_t width = byteSize(type.element);
  for (size_t at = 0; at + width <= tensor->size(); at += width)
    std::memcpy(tensor->data() + at, constant.bytes->data(), width);
  return tensor;
}

void collectInner(const Body &body, llvm::DenseMap<ValueId, bool> &inner, llvm::SmallVectorImpl<ValueId> &used) {
  for (ValueId id : body.parameters)
    inner[id] = true;
  for (const Op &op : body.ops) {
    used.append(op.operands.begin(), op.operands.end());
    for (ValueId id : op.results)
      inner[id] = true;
    for (const Body &child : op.bodies)
      collectInner(child, inner, used);
  }
  used.append(body.results.begin(), body.results.end());
}

} // namespace

// Collects the values that the op reads from outside. Returns false if the op must not run while planning, because a
// loop may not terminate, and a function of the host is called once.
static bool readsOf(const Op &op, llvm::SmallVectorImpl<ValueId> &reads) {
  if (std::holds_alternative<While>(op.data) || std::holds_alternative<GridComputation>(op.data) || hasEffect(op))
    return false;
  reads.append(op.operands.begin(), op.operands.end());
  llvm::DenseMap<ValueId, bool> inner;
  llvm::SmallVector<ValueId> used;
  for (const Body &body : op.bodies) {
    for (const Op &child : body.ops)
      if (!child.bodies.empty())
        return false;
    collectInner(body, inner, used);
  }
  for (ValueId id : used)
    if (!inner.count(id))
      reads.push_back(id);
  return true;
}

// Collects the values that `id` depends on, in the order of computation. Returns false if one of them is unknown until
// the program runs.
bool Lowering::slice(ValueId id, std::vector<ValueId> &order, bool takesInputs) {
  struct Visit {
    ValueId id;
    bool ready;
  };
  llvm::DenseMap<ValueId, bool> seen;
  llvm::SmallVector<Visit> stack{{id, false}};
  size_t ops = 0;
  while (!stack.empty()) {
    Visit visit = stack.pop_back_val();
    if (visit.ready) {
      order.push_back(visit.id);
      continue;
    }
    if (!seen.try_emplace(visit.id, true).second || knownValues.count(visit.id))
      continue;
    if (takesInputs && isInput(visit.id))
      continue;
    Definition definition = definitions[visit.id];
    int64_t elements = elementCount(type(visit.id).shape);
    if (!definition.body || elements < 0 || (elements > maxSliceElements && !takesInputs) || ++ops > maxSliceOps)
      return false;
    const Op &op = definition.body->ops[definition.op];
    llvm::SmallVector<ValueId> reads;
    if (callsHost(op) || !readsOf(op, reads) || isOfProcess(op))
      return false;
    stack.push_back({visit.id, true});
    for (ValueId read : reads)
      stack.push_back({read, false});
  }
  return true;
}

const Tensor *Lowering::known(ValueId id) {
  if (auto found = knownValues.find(id); found != knownValues.end())
    return &found->second;
  if (unknown.count(id))
    return nullptr;
  auto nodeOf = [&](ValueId v) -> const Op & { return definitions[v].body->ops[definitions[v].op]; };
  auto fail = [&](Status status) -> const Tensor * {
    unknown[id] = true;
    if (evaluation)
      evaluation = std::move(status);
    return nullptr;
  };

  std::vector<ValueId> order;
  if (!slice(id, order, /*takesInputs=*/false))
    return fail({});
  // Constants are known without running the executor.
  std::vector<ValueId> computed;
  for (ValueId v : order) {
    const Constant *constant = std::get_if<Constant>(&nodeOf(v).data);
    if (!constant) {
      computed.push_back(v);
      continue;
    }
    Result<Tensor> tensor = materialize(*constant, type(v));
    if (!tensor)
      return fail(std::move(tensor.error()));
    knownValues[v] = std::move(*tensor);
  }
  if (computed.empty())
    return &knownValues[id];
  if (!evaluate)
    return fail({});

  // Intermediate values are kept, because the next shape is likely to depend on them.
  Result<std::vector<Tensor>> tensors = evaluate(extract(computed, computed, /*takesInputs=*/false));
  if (!tensors)
    return fail(std::move(tensors.error()));
  if (tensors->size() != computed.size())
    return fail(makeError(SHLO_INTERNAL, "a shape computation has the wrong number of results"));
  for (size_t i = 0; i < computed.size(); ++i)
    knownValues[computed[i]] = std::move((*tensors)[i]);
  return &knownValues[id];
}

Program Lowering::extract(const std::vector<ValueId> &order, llvm::ArrayRef<ValueId> results, bool takesInputs) {
  Extractor extractor(program);
  if (takesInputs)
    for (ValueId input : program.body.parameters)
      extractor.program.body.parameters.push_back(extractor.number(input));
  auto provide = [&](ValueId v) {
    auto found = knownValues.find(v);
    if (found == knownValues.end())
      return;
    ValueId number = ValueId(extractor.program.values.size());
    if (extractor.number(v) == number)
      extractor.program.body.ops.push_back(Op{Constant{found->second.storage, false}, {}, {number}, {}, {}});
  };
  llvm::DenseMap<const Op *, bool> copied;
  for (ValueId v : order) {
    const Op &op = *definition(v);
    if (copied.try_emplace(&op, true).second) {
      llvm::SmallVector<ValueId> reads;
      readsOf(op, reads);
      for (ValueId read : reads)
        provide(read);
      extractor.program.body.ops.push_back(extractor.copy(op));
    }
  }
  for (ValueId v : results)
    extractor.program.body.results.push_back(extractor.number(v));
  return std::move(extractor.program);
}

Result<bool> Lowering::decide(mlir::Operation *op, ValueId id) {
  std::vector<ValueId> order;
  if (!decisions || grid.size() != 1 || program.body.parameters.empty() || known(id) ||
      !slice(id, order, /*takesInputs=*/true))
    return false;
  if (decided == decisions->values.size()) {
    decisions->next = extract(order, {id}, /*takesInputs=*/true);
    return errorAt(SHLO_UNSUPPORTED, op, "the values of the run decide a shape");
  }
  knownValues[id] = decisions->values[decided++];
  unknown.clear(); // what follows from it is known, too
  return true;
}

const Tensor *Lowering::knownIfAny(ValueId id) {
  Status before = std::exchange(evaluation, Status());
  const Tensor *tensor = known(id);
  evaluation = std::move(before);
  return tensor;
}

bool Lowering::knownIntegers(ValueId id, llvm::SmallVectorImpl<int64_t> &values) {
  ElementType element = type(id).element;
  if (!isInteger(element) && element != ElementType::I1)
    return false;
  const Tensor *tensor = known(id);
  if (!tensor)
    return false;
  int64_t count = elementCount(tensor->type.shape);
  size_t width = byteSize(element);
  values.clear();
  for (int64_t i = 0; i < count; ++i)
    values.push_back(int64_t(loadInteger(element, tensor->data() + size_t(i) * width)));
  return true;
}

Status Lowering::needIntegers(mlir::Operation *op, unsigned operand, NumberList &values) {
  llvm::SmallVector<int64_t> found;
  bool isKnown = knownIntegers(value(op->getOperand(operand)), found);
  if (!isKnown && evaluation) {
    Result<bool> isDecided = decide(op, value(op->getOperand(operand)));
    if (!isDecided)
      return std::move(isDecided.error());
    isKnown = *isDecided && knownIntegers(value(op->getOperand(operand)), found);
  }
  if (!evaluation)
    return std::move(evaluation);
  if (!isKnown)
    return errorAt(SHLO_UNSUPPORTED, op,
                   "operand " + llvm::Twine(operand) +
                       " must follow from the shapes of the inputs, but depends on values that are only known when the "
                       "program runs");
  values.assign(found.begin(), found.end());
  return {};
}

} // namespace shlo::plan
