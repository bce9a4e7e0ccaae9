// What an executable is made of while it is being built: units of work over views of roots.
//
// 1. Nodes become units: views cost nothing, elementwise nodes and reductions gather in groups (units.cpp).
// 2. Units are put in order, their results in buffers (buffers.cpp).
// 3. Units become instructions over pointers (executable.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/group.h"
#include "exec/layout.h"

#include <bitset>
#include <map>

namespace shlo::exec {

struct Block;
struct Unit;

// The newest units of a block, which may still grow: of these each knows which it needs, itself included.
inline constexpr size_t windowSize = 128;
using Needs = std::bitset<windowSize>;

// Bytes that views look at: row-major elements of `type`.
struct Root {
  enum Kind : uint8_t { Computed, Input, Constant } kind = Computed;
  TensorType type;
  size_t input = 0;               // Input
  const char *constant = nullptr; // Constant
  // Computed: the unit and the block that make it; a loop's state is made by no unit of the loop's step.
  Block *block = nullptr;
  Unit *unit = nullptr;
  bool isState = false;
  bool isStored = false; // read outside the group that makes it
  int64_t lastUse = -1;
  int32_t buffer = -1;
  int32_t preferred = -1; // buffer that it should be made in

  size_t bytes() const;
};

// What a loop carries from step to step.
struct State {
  View init;
  plan::ValueId parameter, result; // roots
  View next;
};

struct Unit {
  enum Kind : uint8_t { Group, Run, While, Case } kind = Run;
  std::vector<View> inputs; // of the kernel; Case: the index; Group: known when it is finished
  std::vector<plan::ValueId> outputs;
  std::unique_ptr<Kernel> kernel;
  const plan::Node *node = nullptr; // of which the kernel is, where it is of one

  // Group: members in the program's order, each with the root that it makes. Operands have the group's number of
  // elements, but for the init value of a reduction, which is the last.
  struct Member {
    const plan::Node *node;
    plan::ValueId root;
    size_t order;
    std::vector<View> operands;
  };
  std::vector<Member> members;
  std::unique_ptr<Axes> axes;
  int64_t elements = 0;

  std::vector<State> states;
  View predicate;                              // While
  std::vector<std::unique_ptr<Block>> blocks;  // While: condition, step; Case: branches
  std::vector<plan::ValueId> reads;            // roots from outside, also of the blocks
  size_t order = 0;                            // of its last node
  bool merged = false;                         // into another group
  size_t index = 0;                            // in its block
  Needs needs;                                 // of the units from Block::window on
  int64_t begin = -1, end = -1;                // positions
};

struct Block {
  Block *parent = nullptr;
  Unit *owner = nullptr;
  std::vector<std::unique_ptr<Unit>> units;
  std::vector<View> results;
  size_t window = 0; // index of the first unit that may still grow
  int64_t begin = -1, end = -1;
  // Copies of views that had to be row-major, by value.
  std::map<plan::ValueId, View> copies;
};

struct Buffer {
  size_t bytes = 0;
  int64_t first = 0, last = 0; // positions
  int32_t output = -1;         // the caller's memory for this output
  size_t offset = 0;           // in the arena
};

class Builder {
public:
  Builder(const plan::Program &program, const BuildOptions &options)
      : program(program), options(options), simd(chooseSimd(options.baselineSimd)) {}

  Status build();

  const plan::Program &program;
  const BuildOptions &options;
  const Simd simd;
  std::vector<Root> roots; // by ValueId, further ones behind
  std::vector<View> views; // by ValueId
  Block top;
  std::vector<Buffer> buffers;
  size_t arenaBytes = 0, scratchBytes = 0;
  // Constants made here.
  std::vector<std::shared_ptr<Storage>> constants;

private:
  // units.cpp
  Status checkSizes();
  Status formBlock(const plan::Body &body, Block &block);
  Status formNode(const plan::Node &node, Block &block);
  Status formConstant(const plan::Node &node, const plan::Constant &constant);
  Status formIota(const plan::Node &node, const plan::Iota &iota, Block &block);
  Status formElementwise(const plan::Node &node, Block &block);
  Status formReduce(const plan::Node &node, Block &block);
  Status formKernel(const plan::Node &node, Block &block);
  Status formWhile(const plan::Node &node, Block &block);
  Status formCase(const plan::Node &node, Block &block);
  Unit *findGroup(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes, Block &block);
  void addToGroup(const plan::Node &node, std::vector<View> operands, int64_t elements, const Axes &axes, Block &block);
  Status fold(const Kernel &kernel, const char *const *inputs, plan::ValueId result);
  View materialize(plan::ValueId value, const View &view, Block &block);
  plan::ValueId newRoot(TensorType type);
  Unit &addUnit(Unit::Kind kind, Block &block);
  void dependOn(Unit &unit, Block &block, plan::ValueId root);
  Status finishGroup(Unit &unit);
  Status finishBlock(Block &block);
  void markStored(Block &block);
  void order(Block &block);

  // buffers.cpp
  void number(Block &block);
  void use(plan::ValueId root, int64_t position, const Block &block);
  void useAll(const Block &block);
  void assign(Block &block);
  void assignRun(Unit &unit);
  void assignWhile(Unit &unit);
  void assignCase(Unit &unit);
  int32_t newBuffer(plan::ValueId root, int64_t first);
  void occupy(plan::ValueId root, int32_t buffer, int64_t first);
  bool mayReplace(const Unit &unit, size_t input, size_t output) const;
  Status allocate();

  // Constants up to here are worth making from smaller ones.
  static constexpr size_t foldedBytes = 64 << 10;
  size_t nextOrder = 0;
  int64_t position = 0;
  bool undefined = false; // a value is read that nobody makes
};

} // namespace shlo::exec
