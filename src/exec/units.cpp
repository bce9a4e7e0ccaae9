// From the nodes of a program to units of work.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/build.h"
#include "exec/kernels.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <queue>

namespace shlo::exec {

using plan::ValueId;

size_t Root::bytes() const { return size_t(elementCount(type.shape)) * byteSize(type.element); }

static Error tooLarge() { return makeError(SHLO_LIMIT, "a value of the program is larger than the memory limit"); }

Status Builder::checkSizes() {
  for (const TensorType &type : program.values) {
    if (type.element == ElementType::None)
      continue;
    const int64_t elements = elementCount(type.shape);
    if (elements < 0 || uint64_t(elements) > (uint64_t(1) << 56))
      return tooLarge();
  }
  return {};
}

Status Builder::build() {
  if (Status status = checkSizes(); !status)
    return status;
  roots.resize(program.values.size());
  views.resize(program.values.size());
  for (size_t i = 0; i < program.values.size(); ++i) {
    roots[i].type = program.values[i];
    views[i] = {ValueId(i), 0, Layout::rowMajor(program.values[i])};
  }
  for (size_t i = 0; i < program.body.parameters.size(); ++i) {
    Root &root = roots[program.body.parameters[i]];
    root.kind = Root::Input;
    root.input = i;
  }
  if (Status status = formBlock(program.body, top); !status)
    return status;
  markStored(top);
  if (Status status = finishBlock(top); !status)
    return status;
  number(top);
  useAll(top);
  if (undefined)
    return makeError(SHLO_INTERNAL, "a node reads a value that none before it defines");
  // Results are made in the caller's memory, the first time that they are results.
  for (size_t i = 0; i < top.results.size(); ++i) {
    const View &view = top.results[i];
    Root &root = roots[view.root];
    if (root.kind != Root::Computed || root.preferred >= 0 || !view.isWhole(elementCount(root.type.shape)))
      continue;
    root.preferred = int32_t(buffers.size());
    buffers.push_back({root.bytes(), 0, 0, int32_t(i), 0});
  }
  assign(top);
  return allocate();
}

ValueId Builder::newRoot(TensorType type) {
  Root root;
  root.type = std::move(type);
  roots.push_back(std::move(root));
  return ValueId(roots.size() - 1);
}

//--- Units and what they need ---------------------------------------------------------------------------------------//

Unit &Builder::addUnit(Unit::Kind kind, Block &block) {
  // A full window closes: what comes next can only follow what is in it.
  if (block.units.size() - block.window == windowSize)
    block.window = block.units.size();
  auto unit = std::make_unique<Unit>();
  unit->kind = kind;
  unit->index = block.units.size();
  unit->order = nextOrder++;
  unit->needs.set(unit->index - block.window);
  block.units.push_back(std::move(unit));
  return *block.units.back();
}

// The unit reads the root; whoever needs the unit needs what makes it, too.
void Builder::dependOn(Unit &unit, Block &block, ValueId value) {
  unit.reads.push_back(value);
  const Root &root = roots[value];
  if (root.block != &block || !root.unit || root.unit == &unit || root.unit->index < block.window)
    return;
  const Needs needs = root.unit->needs;
  const size_t self = unit.index - block.window;
  for (size_t i = block.window; i < block.units.size(); ++i)
    if (block.units[i]->needs[self])
      block.units[i]->needs |= needs;
}

// Runs the kernel now; its one result becomes a constant.
Status Builder::fold(const Kernel &kernel, const char *const *inputs, ValueId result) {
  Root &root = roots[result];
  std::shared_ptr<Storage> bytes = Storage::allocate(std::max<size_t>(root.bytes(), 1), false);
  std::shared_ptr<Storage> scratch = Storage::allocate(std::max<size_t>(kernel.scratchBytes, 1), false);
  if (!bytes || !scratch)
    return makeError(SHLO_OUT_OF_MEMORY, "no memory for a constant of the program");
  char *output = bytes->data();
  const RunControl control;
  if (Status status = kernel.run({inputs, &output, scratch->data(), &control}); !status)
    return status;
  root.kind = Root::Constant;
  root.constant = output;
  constants.push_back(std::move(bytes));
  return {};
}

View Builder::materialize(ValueId value, const View &view, Block &block) {
  for (const Block *around = &block; around; around = around->parent)
    if (auto found = around->copies.find(value); found != around->copies.end())
      return found->second;
  const TensorType type{view.layout.element, view.layout.shape};
  const ValueId copy = newRoot(type);
  std::unique_ptr<Kernel> kernel = makeCopy(view.layout);
  // Constants are copied once and for all, where that does not blow them up.
  if (const Root &root = roots[view.root];
      root.kind == Root::Constant && roots[copy].bytes() <= std::max(root.bytes(), foldedBytes)) {
    const char *source = root.constant + view.offset * int64_t(byteSize(view.layout.element));
    if (Status status = fold(*kernel, &source, copy); status)
      return top.copies[value] = {copy, 0, Layout::rowMajor(type)};
  }
  Unit &unit = addUnit(Unit::Run, block);
  unit.kernel = std::move(kernel);
  unit.inputs = {view};
  unit.outputs = {copy};
  dependOn(unit, block, view.root);
  roots[copy].block = &block;
  roots[copy].unit = &unit;
  return block.copies[value] = {copy, 0, Layout::rowMajor(type)};
}

//--- Blocks and nodes -----------------------------------------------------------------------------------------------//

static bool mustRun(const plan::Node &node) {
  if (std::holds_alternative<plan::Assert>(node.action))
    return true;
  if (!std::holds_alternative<plan::Case>(node.action) && !std::holds_alternative<plan::While>(node.action))
    return false;
  for (const plan::Body &body : node.bodies)
    if (std::any_of(body.nodes.begin(), body.nodes.end(), mustRun))
      return true;
  return false;
}

static void markOperands(const plan::Body &body, std::vector<bool> &needed) {
  for (ValueId value : body.results)
    needed[value] = true;
  for (const plan::Node &node : body.nodes) {
    for (ValueId value : node.operands)
      needed[value] = true;
    for (const plan::Body &inner : node.bodies)
      markOperands(inner, needed);
  }
}

Status Builder::formBlock(const plan::Body &body, Block &block) {
  // What nobody needs is left out.
  std::vector<bool> needed(program.values.size(), false), runs(body.nodes.size(), false);
  for (ValueId value : body.results)
    needed[value] = true;
  for (size_t i = body.nodes.size(); i-- > 0;) {
    const plan::Node &node = body.nodes[i];
    runs[i] = mustRun(node) ||
              std::any_of(node.results.begin(), node.results.end(), [&](ValueId value) { return needed[value]; });
    if (!runs[i])
      continue;
    for (ValueId value : node.operands)
      needed[value] = true;
    for (const plan::Body &inner : node.bodies)
      markOperands(inner, needed);
  }
  for (size_t i = 0; i < body.nodes.size(); ++i)
    if (runs[i])
      if (Status status = formNode(body.nodes[i], block); !status) {
        Error &error = status.error();
        if (error.diagnostics.empty() && !body.nodes[i].location.empty())
          error.message += " (" + body.nodes[i].location + ")";
        return status;
      }
  for (ValueId value : body.results)
    block.results.push_back(views[value]);
  return {};
}

Status Builder::formNode(const plan::Node &node, Block &block) {
  if (auto *constant = std::get_if<plan::Constant>(&node.action))
    return formConstant(node, *constant);
  if (auto *iota = std::get_if<plan::Iota>(&node.action))
    return formIota(node, *iota, block);
  if (std::holds_alternative<plan::Elementwise>(node.action))
    return formElementwise(node, block);
  if (std::holds_alternative<plan::Reduce>(node.action))
    return formReduce(node, block);
  if (std::holds_alternative<plan::While>(node.action))
    return formWhile(node, block);
  if (std::holds_alternative<plan::Case>(node.action))
    return formCase(node, block);
  if (node.operands.size() == 1 && node.results.size() == 1) {
    const ValueId operand = node.operands[0], result = node.results[0];
    if (std::optional<View> view = viewOf(node, views[operand], program.values[result])) {
      views[result] = std::move(*view);
      return {};
    }
    if (std::holds_alternative<plan::Reshape>(node.action)) {
      views[result] = materialize(operand, views[operand], block);
      views[result].layout = Layout::rowMajor(program.values[result]);
      return {};
    }
  }
  if (std::holds_alternative<plan::Identity>(node.action)) {
    for (size_t i = 0; i < node.results.size() && i < node.operands.size(); ++i)
      views[node.results[i]] = views[node.operands[i]];
    return {};
  }
  return formKernel(node, block);
}

Status Builder::formConstant(const plan::Node &node, const plan::Constant &constant) {
  const ValueId value = node.results[0];
  Root &root = roots[value];
  root.kind = Root::Constant;
  root.constant = constant.bytes->data();
  if (constant.splat) {
    root.type.shape.clear();
    std::fill(views[value].layout.strides.begin(), views[value].layout.strides.end(), 0);
  }
  if (constant.bytes->size() < root.bytes())
    return makeError(SHLO_INTERNAL, "a constant has fewer bytes than its type");
  return {};
}

Status Builder::formIota(const plan::Node &node, const plan::Iota &iota, Block &block) {
  const ValueId value = node.results[0];
  const TensorType &type = program.values[value];
  const size_t dimension = size_t(iota.dimension);
  if (dimension >= type.shape.size())
    return makeError(SHLO_INVALID_PROGRAM, "iota over an axis that is not there");
  // The numbers along the one axis, repeated along the others.
  const TensorType line{type.element, {type.shape[dimension]}};
  const ValueId numbers = newRoot(line);
  std::unique_ptr<Kernel> kernel = makeIota(simd, line);
  if (roots[numbers].bytes() <= foldedBytes) {
    if (Status status = fold(*kernel, nullptr, numbers); !status)
      return status;
  } else {
    Unit &unit = addUnit(Unit::Run, block);
    unit.kernel = std::move(kernel);
    unit.outputs = {numbers};
    roots[numbers].block = &block;
    roots[numbers].unit = &unit;
  }
  View &view = views[value];
  view.root = numbers;
  std::fill(view.layout.strides.begin(), view.layout.strides.end(), 0);
  view.layout.strides[dimension] = 1;
  return {};
}

Status Builder::formKernel(const plan::Node &node, Block &block) {
  std::vector<View> inputs;
  KernelRequest request{node, program, {}, {}, {}, options.baselineSimd};
  for (size_t i = 0; i < node.operands.size(); ++i) {
    View view = views[node.operands[i]];
    // Constants that a kernel may pack are put in order beforehand, unless that repeats elements.
    const bool isRowMajor = view.layout.isRowMajor();
    const bool foldable = roots[view.root].kind == Root::Constant &&
                          size_t(view.layout.elements()) * byteSize(view.layout.element) <= roots[view.root].bytes();
    if (!isRowMajor && (needsRowMajor(node, i) || foldable))
      view = materialize(node.operands[i], view, block);
    const Root &root = roots[view.root];
    const bool isConstant = root.kind == Root::Constant && view.layout.isRowMajor();
    request.constants.push_back(
        isConstant ? root.constant + view.offset * int64_t(byteSize(view.layout.element)) : nullptr);
    request.inputs.push_back(view.layout);
    inputs.push_back(std::move(view));
  }
  bool empty = !node.results.empty();
  for (ValueId value : node.results) {
    request.outputs.push_back(Layout::rowMajor(program.values[value]));
    empty = empty && roots[value].bytes() == 0;
  }
  if (empty) {
    for (ValueId value : node.results) {
      roots[value].kind = Root::Constant;
      roots[value].constant = "";
    }
    return {};
  }
  MadeKernel kernel = makeKernel(request);
  if (!kernel)
    return std::move(kernel.error());
  Unit &unit = addUnit(Unit::Run, block);
  unit.kernel = std::move(*kernel);
  unit.node = &node;
  for (const View &view : inputs)
    dependOn(unit, block, view.root);
  unit.inputs = std::move(inputs);
  unit.outputs = node.results;
  for (ValueId value : node.results) {
    roots[value].block = &block;
    roots[value].unit = &unit;
  }
  return {};
}

//--- Groups ---------------------------------------------------------------------------------------------------------//

static bool isSink(const plan::Node &node) { return std::holds_alternative<plan::Reduce>(node.action); }

// Whether the view is a value that this group has in its tiles.
static bool isInTiles(const View &view, const Root &root, const Unit &group) {
  return root.kind == Root::Computed && root.unit == &group && view.isWhole(group.elements) &&
         elementCount(root.type.shape) == group.elements &&
         std::any_of(group.members.rbegin(), group.members.rend(),
                     [&](const Unit::Member &member) { return member.root == view.root && !isSink(*member.node); });
}

// A group that makes one of the first `inTiles` operands and that the node may join: none of the others may need it.
Unit *Builder::findGroup(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                         Block &block) {
  std::vector<Unit *> candidates;
  for (size_t i = 0; i < inTiles; ++i) {
    const View &view = operands[i];
    const Root &root = roots[view.root];
    if (root.kind == Root::Computed && root.block == &block && root.unit && root.unit->kind == Unit::Group &&
        root.unit->index >= block.window && root.unit->elements == elements && root.unit->members.size() < 192 &&
        isInTiles(view, root, *root.unit))
      candidates.push_back(root.unit);
  }
  std::sort(candidates.begin(), candidates.end(), [](Unit *a, Unit *b) { return a->index > b->index; });
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  for (Unit *group : candidates) {
    const size_t self = group->index - block.window;
    bool fits = group->axes->fits(axes);
    for (size_t i = 0; i < operands.size(); ++i) {
      const Root &root = roots[operands[i].root];
      if (!fits || root.kind != Root::Computed || root.block != &block || !root.unit ||
          root.unit->index < block.window)
        continue;
      fits = root.unit == group ? i < inTiles && isInTiles(operands[i], root, *group) : !root.unit->needs[self];
    }
    if (!fits)
      continue;
    // Other groups that make an operand, where neither needs the other, become part of this one.
    for (Unit *other : candidates) {
      if (other == group || other->merged || group->members.size() + other->members.size() > 192 ||
          group->needs[other->index - block.window] || other->needs[self])
        continue;
      Axes both = *group->axes;
      if (!both.add(*other->axes) || !both.fits(axes))
        continue;
      *group->axes = both;
      group->members.insert(group->members.end(), other->members.begin(), other->members.end());
      std::sort(group->members.begin(), group->members.end(),
                [](const Unit::Member &a, const Unit::Member &b) { return a.order < b.order; });
      group->order = std::max(group->order, other->order);
      for (const Unit::Member &member : other->members)
        roots[member.root].unit = group;
      for (ValueId value : other->reads)
        dependOn(*group, block, value);
      // Whoever needs the other needs this one.
      const size_t gone = other->index - block.window;
      for (size_t i = block.window; i < block.units.size(); ++i)
        if (block.units[i]->needs[gone])
          block.units[i]->needs |= group->needs;
      other->members.clear();
      other->reads.clear();
      other->merged = true;
    }
    return group;
  }
  return nullptr;
}

void Builder::addToGroup(const plan::Node &node, std::vector<View> operands, int64_t elements, const Axes &axes,
                         Block &block) {
  const size_t inTiles = operands.size() - (isSink(node) ? 1 : 0);
  Unit *group = findGroup(operands, inTiles, elements, axes, block);
  if (!group) {
    group = &addUnit(Unit::Group, block);
    group->elements = elements;
    group->axes = std::make_unique<Axes>(elements);
  }
  group->axes->add(axes);
  group->order = nextOrder++;
  const ValueId result = node.results[0];
  roots[result].block = &block;
  roots[result].unit = group;
  for (const View &view : operands)
    if (roots[view.root].unit != group)
      dependOn(*group, block, view.root);
  group->members.push_back({&node, result, group->order, std::move(operands)});
}

Status Builder::formElementwise(const plan::Node &node, Block &block) {
  const TensorType &type = program.values[node.results[0]];
  const int64_t elements = elementCount(type.shape);
  Axes axes(elements);
  std::vector<View> operands;
  for (ValueId value : node.operands) {
    View view = views[value];
    if (view.layout.shape != type.shape) {
      if (view.layout.elements() != 1)
        return makeError(SHLO_INVALID_PROGRAM, "an elementwise op has operands of different shapes");
      // A scalar stands for all elements.
      view.layout.shape = type.shape;
      view.layout.strides.assign(type.shape.size(), 0);
    }
    if (!axes.add(view.layout.shape, view.layout.strides))
      view = materialize(value, view, block);
    operands.push_back(std::move(view));
  }
  addToGroup(node, std::move(operands), elements, axes, block);
  return {};
}

// What a reduction's result looks like along the axes of its operand.
static plan::Extents resultStrides(const plan::Extents &shape, const plan::Extents &reduced) {
  plan::Extents strides(shape.size(), 0);
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    if (std::find(reduced.begin(), reduced.end(), int64_t(i)) != reduced.end())
      continue;
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

Status Builder::formReduce(const plan::Node &node, Block &block) {
  const auto &reduce = std::get<plan::Reduce>(node.action);
  if (node.operands.size() != 2 || node.results.size() != 1)
    return formKernel(node, block);
  const View operand = views[node.operands[0]], init = views[node.operands[1]];
  const ElementType element = operand.layout.element;
  const SimpleBody simple = recognize(node.bodies[0]);
  if (!simple.simple || node.bodies[0].parameters.size() != 2 || simple.first == simple.second ||
      !rowKernel(simd, simple.function, computeType(element)) || init.layout.element != element ||
      program.values[node.results[0]].element != element || init.layout.elements() != 1)
    return formKernel(node, block);
  const int64_t elements = operand.layout.elements();
  Axes axes(elements);
  if (!axes.add(operand.layout.shape, resultStrides(operand.layout.shape, reduce.dimensions)) ||
      !axes.add(operand.layout.shape, operand.layout.strides))
    return formKernel(node, block);
  addToGroup(node, {operand, init}, elements, axes, block);
  return {};
}

// f(nothing), where a reduction may start there instead of at its init value.
static bool identityOf(plan::ElementFunction function, ElementType type, double &identity) {
  using plan::ElementFunction;
  if (!isFloat(type))
    return false;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  switch (function) {
  case ElementFunction::Add: identity = -0.0; return true;
  case ElementFunction::Mul: identity = 1; return true;
  case ElementFunction::Max: identity = -infinity; return true;
  case ElementFunction::Min: identity = infinity; return true;
  default: return false;
  }
}

Status Builder::finishGroup(Unit &unit) {
  GroupDescription group(simd, unit.elements);
  group.axes = *unit.axes;
  std::map<ValueId, TileValue> inTiles;
  auto input = [&](const View &view) -> TileValue {
    for (size_t i = 0; i < unit.inputs.size(); ++i)
      if (unit.inputs[i].root == view.root && unit.inputs[i].offset == view.offset &&
          group.inputs[i].strides == view.layout.strides && group.inputs[i].shape == view.layout.shape)
        return group.inputValues[i];
    unit.inputs.push_back(view);
    group.inputs.push_back(view.layout);
    group.inputValues.push_back(group.tile.addInput(view.layout.element));
    return group.inputValues.back();
  };
  auto tileValue = [&](const View &view) -> TileValue {
    auto found = inTiles.find(view.root);
    return found != inTiles.end() && view.isWhole(unit.elements) ? found->second : input(view);
  };
  std::vector<View> inits;
  std::vector<ValueId> results;
  for (const Unit::Member &member : unit.members) {
    const plan::Node &node = *member.node;
    if (auto *reduce = std::get_if<plan::Reduce>(&node.action)) {
      const TensorType &type = program.values[node.operands[0]];
      Sink sink;
      TileValue value = tileValue(member.operands[0]);
      if (computeType(type.element) != type.element) {
        Result<TileValue> wide = group.tile.convert(value, computeType(type.element));
        if (!wide)
          return std::move(wide.error());
        value = *wide;
      }
      sink.value = value;
      sink.function = recognize(node.bodies[0]).function;
      sink.element = type.element;
      sink.shape = type.shape;
      sink.strides = resultStrides(type.shape, reduce->dimensions);
      sink.results = elementCount(program.values[member.root].shape);
      sink.hasIdentity = identityOf(sink.function, type.element, sink.identity);
      group.sinks.push_back(std::move(sink));
      inits.push_back(member.operands[1]);
      results.push_back(member.root);
      continue;
    }
    const TensorType &type = program.values[member.root];
    std::vector<TileValue> operands;
    for (const View &view : member.operands)
      operands.push_back(tileValue(view));
    Result<TileValue> made = group.tile.add(std::get<plan::Elementwise>(node.action), operands, type.element);
    if (!made)
      return std::move(made.error());
    inTiles[member.root] = *made;
    if (!roots[member.root].isStored)
      continue;
    // A value that has a place already (a conversion to its own type) is read from there.
    if (std::find(group.outputs.begin(), group.outputs.end(), *made) != group.outputs.end() ||
        std::find(group.inputValues.begin(), group.inputValues.end(), *made) != group.inputValues.end())
      *made = inTiles[member.root] = group.tile.copy(*made);
    group.outputs.push_back(*made);
    unit.outputs.push_back(member.root);
  }
  unit.inputs.insert(unit.inputs.end(), inits.begin(), inits.end());
  unit.outputs.insert(unit.outputs.end(), results.begin(), results.end());
  unit.kernel = std::make_unique<GroupKernel>(std::move(group));
  return {};
}

//--- Control --------------------------------------------------------------------------------------------------------//

// What a block reads from around it.
static void collectReads(const Block &block, const std::vector<Root> &roots, std::vector<ValueId> &reads) {
  auto add = [&](ValueId value) { reads.push_back(value); };
  for (const auto &unit : block.units)
    for (ValueId value : unit->reads)
      add(value);
  for (const View &view : block.results)
    add(view.root);
}

Status Builder::formWhile(const plan::Node &node, Block &block) {
  if (node.bodies.size() != 2 || node.operands.size() != node.results.size() || node.bodies[0].results.size() != 1 ||
      node.bodies[0].parameters.size() != node.operands.size() ||
      node.bodies[1].parameters.size() != node.operands.size() ||
      node.bodies[1].results.size() != node.operands.size())
    return makeError(SHLO_INVALID_PROGRAM, "a loop's values and regions do not fit");
  const plan::Body &condition = node.bodies[0], &step = node.bodies[1];
  Unit &unit = addUnit(Unit::While, block);
  auto conditionBlock = std::make_unique<Block>(), stepBlock = std::make_unique<Block>();
  for (Block *inner : {conditionBlock.get(), stepBlock.get()}) {
    inner->parent = &block;
    inner->owner = &unit;
  }
  std::vector<size_t> carried;
  for (size_t i = 0; i < node.operands.size(); ++i) {
    const View &init = views[node.operands[i]];
    if (step.results[i] == step.parameters[i]) {
      // Every step finds what the loop began with.
      views[condition.parameters[i]] = views[step.parameters[i]] = views[node.results[i]] = init;
      continue;
    }
    State state{init, step.parameters[i], node.results[i], {}};
    Root &parameter = roots[state.parameter];
    parameter.isState = true;
    parameter.isStored = true;
    parameter.block = stepBlock.get();
    views[condition.parameters[i]] = views[state.parameter];
    roots[state.result].block = &block;
    roots[state.result].unit = &unit;
    unit.states.push_back(std::move(state));
    carried.push_back(i);
  }
  if (Status status = formBlock(condition, *conditionBlock); !status)
    return status;
  if (Status status = formBlock(step, *stepBlock); !status)
    return status;
  unit.predicate = conditionBlock->results[0];
  for (size_t k = 0; k < carried.size(); ++k) {
    View next = stepBlock->results[carried[k]];
    // A state that becomes another must be out of the way before that one changes.
    if (roots[next.root].isState && roots[next.root].block == stepBlock.get())
      next = materialize(step.results[carried[k]], next, *stepBlock);
    unit.states[k].next = std::move(next);
  }
  stepBlock->results.clear();
  for (const State &state : unit.states)
    stepBlock->results.push_back(state.next);
  std::vector<ValueId> reads;
  for (const State &state : unit.states)
    reads.push_back(state.init.root);
  collectReads(*conditionBlock, roots, reads);
  collectReads(*stepBlock, roots, reads);
  for (ValueId value : reads)
    dependOn(unit, block, value);
  unit.order = nextOrder++;
  unit.blocks.push_back(std::move(conditionBlock));
  unit.blocks.push_back(std::move(stepBlock));
  return {};
}

Status Builder::formCase(const plan::Node &node, Block &block) {
  if (node.operands.size() != 1 || node.bodies.empty())
    return makeError(SHLO_INVALID_PROGRAM, "a case without index or branches");
  Unit &unit = addUnit(Unit::Case, block);
  unit.node = &node;
  unit.inputs = {views[node.operands[0]]};
  std::vector<ValueId> reads = {unit.inputs[0].root};
  for (const plan::Body &body : node.bodies) {
    if (body.results.size() != node.results.size())
      return makeError(SHLO_INVALID_PROGRAM, "a case has branches of different results");
    auto branch = std::make_unique<Block>();
    branch->parent = &block;
    branch->owner = &unit;
    if (Status status = formBlock(body, *branch); !status)
      return status;
    collectReads(*branch, roots, reads);
    unit.blocks.push_back(std::move(branch));
  }
  for (ValueId value : reads)
    dependOn(unit, block, value);
  for (ValueId value : node.results) {
    roots[value].block = &block;
    roots[value].unit = &unit;
  }
  unit.outputs = node.results;
  unit.order = nextOrder++;
  return {};
}

//--- Order ----------------------------------------------------------------------------------------------------------//

void Builder::markStored(Block &block) {
  for (const auto &unit : block.units) {
    for (ValueId value : unit->reads)
      roots[value].isStored = true;
    for (const auto &inner : unit->blocks)
      markStored(*inner);
  }
  for (const View &view : block.results)
    roots[view.root].isStored = true;
}

// Each unit as late as its last node stood in the program, unless another needs it before.
void Builder::order(Block &block) {
  std::vector<std::vector<Unit *>> readers(block.units.size());
  std::vector<size_t> missing(block.units.size(), 0);
  for (const auto &unit : block.units) {
    std::vector<Unit *> makers;
    for (ValueId value : unit->reads)
      if (Unit *maker = roots[value].block == &block ? roots[value].unit : nullptr; maker && maker != unit.get())
        makers.push_back(maker);
    std::sort(makers.begin(), makers.end());
    makers.erase(std::unique(makers.begin(), makers.end()), makers.end());
    for (Unit *maker : makers)
      readers[maker->index].push_back(unit.get());
    missing[unit->index] = makers.size();
  }
  auto later = [](const Unit *a, const Unit *b) { return a->order > b->order; };
  std::priority_queue<Unit *, std::vector<Unit *>, decltype(later)> ready(later);
  for (const auto &unit : block.units)
    if (missing[unit->index] == 0)
      ready.push(unit.get());
  std::vector<std::unique_ptr<Unit>> ordered;
  while (!ready.empty()) {
    Unit *unit = ready.top();
    ready.pop();
    for (Unit *reader : readers[unit->index])
      if (--missing[reader->index] == 0)
        ready.push(reader);
    if (!unit->merged)
      ordered.push_back(std::move(block.units[unit->index]));
  }
  block.units = std::move(ordered);
}

Status Builder::finishBlock(Block &block) {
  order(block);
  for (const auto &unit : block.units) {
    if (unit->kind == Unit::Group)
      if (Status status = finishGroup(*unit); !status)
        return status;
    for (const auto &inner : unit->blocks)
      if (Status status = finishBlock(*inner); !status)
        return status;
  }
  return {};
}

} // namespace shlo::exec
