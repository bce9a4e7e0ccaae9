// The data of an executable while it is built: instructions over views of logical buffers.
//
// 1. Ops become instructions (instructions*.cpp). Views cost nothing; elementwise ops and reductions form fusions.
// 2. Instructions are ordered (instructions_order.cpp), and their results get allocations (allocations.cpp).
// 3. Instructions become steps over pointers (step_list.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/donors.h"
#include "exec/executable.h"
#include "exec/fusion.h"
#include "exec/kernel_store.h"
#include "exec/layout.h"
#include "exec/look_up.h"
#include "exec/packed.h"

#include <bitset>
#include <map>
#include <span>
#include <unordered_map>

namespace shlo::exec {

struct Block;
struct Instruction;

// A part of a value: it begins at `start` and has the elements and the shape of the view.
struct Part {
  plan::Extents start;
  View view;
};
// An op that no instruction computes yet.
struct Concatenation {
  const plan::Op *op;
  bool isNested; // has parts of other concatenations
};

// The newest instructions of a block are open: ops can still join them. Each records which open instructions it depends
// on, including itself.
inline constexpr size_t maxOpenInstructions = 128;
using Dependencies = std::bitset<maxOpenInstructions>;

// The bytes that views read: row-major elements of `type`.
struct LogicalBuffer {
  enum Kind : uint8_t { Computed, Input, Constant } kind = Computed;
  TensorType type;
  size_t input = 0;                            // Input
  const char *constant = nullptr;              // Constant
  std::shared_ptr<Storage> borrowed = nullptr; // Constant: the memory of others, if it is in that
  // Computed: the instruction and the block that compute it. No instruction of a loop's step computes the loop's state.
  Block *block = nullptr;
  Instruction *instruction = nullptr;
  bool isState = false;
  bool isNumbers = false;  // those from 0 on, which a fusion need not read
  bool isStored = false;   // read outside the fusion that computes it
  bool isRecorded = false; // likewise by what only the recorder needs
  int64_t lastUse = -1;    // -1: nothing reads it in a run
  bool isAligned = false;  // who reads it needs aligned elements
  int32_t member = -1;     // of the fusion that computes it, if it is in tiles; set when that is finished
  int32_t cursor = -1;     // its number, if the value is a slice that is not copied
  int32_t allocation = -1;
  int32_t preferred = -1; // the allocation that it should be computed in
  int64_t place = 0;      // bytes from the begin of the allocation

  size_t bytes() const;
};

// A value that a loop carries from step to step.
struct State {
  View init;
  plan::ValueId parameter, result; // buffers
  View next;
  // Each iteration ends with an exchange of the memory of this state and the next one, instead of a copy.
  bool isExchanged = false;
};

// A slice of an array in each step of a loop (cursors.cpp).
struct Cursor {
  plan::ValueId slice; // a buffer
  View source;
  int64_t first, step; // bytes: of the first slice in the source; to the next one
};

struct Instruction {
  enum Kind : uint8_t { Fusion, Run, While, Case } kind = Run;
  std::vector<View> inputs; // of the kernel; Case: the index; Fusion: set when it is finished
  plan::ValueList outputs;
  const Kernel *kernel = nullptr;
  const plan::Op *op = nullptr; // the op that it computes, if it was made for one op
  bool isLate = false;          // only the recorder needs it (instructions_ops.cpp)
  bool isPlaced = false;        // those before it have written its result (allocations.cpp)

  // Fusion: members in the program's order, each with the buffer that it computes. Operands have the fusion's number of
  // elements, except the last operand of a reduction, its init value, and of a gather, its table. The others of a
  // gather are the components of the indices.
  struct Member {
    const plan::Op *op;
    plan::ValueId buffer;
    size_t order;
    std::vector<View> operands;
    std::unique_ptr<ElementLookUp> lookUp; // of a gather
    double weight = 1;                     // its part of the time, beside that of the other members
  };
  std::vector<Member> members; // Run: of a group or an epilogue, without operands
  std::optional<Axes> axes;
  int64_t elements = 0;
  bool isReadSoon = false; // others of its group read what it stores

  std::vector<State> states;
  std::vector<Cursor> cursors;                // While
  CursorMoves *moves = nullptr;               // While: set when it is emitted; null: it has no cursors
  View predicate;                             // While
  std::vector<std::unique_ptr<Block>> blocks; // While: condition, step; Case: branches
  plan::ValueList reads;                      // buffers of other instructions, including those that the blocks read
  size_t order = 0;                           // position of its last op
  bool merged = false;                        // into another fusion
  size_t index = 0;                           // in its block
  Dependencies dependencies;                  // of the instructions from Block::firstOpen on
  int64_t begin = -1, end = -1;               // positions
};

struct Block {
  Block *parent = nullptr;
  Instruction *owner = nullptr;
  std::vector<std::unique_ptr<Instruction>> instructions;
  std::vector<View> results;
  size_t firstOpen = 0; // index of the first instruction that may still grow
  int64_t begin = -1, end = -1;
  // Row-major copies of views, by value.
  std::map<plan::ValueId, View> copies;
};

struct Allocation {
  size_t bytes = 0;
  int64_t first = 0, last = 0; // positions
  int32_t output = -1;         // index of the output whose memory this is; -1: none
  size_t offset = 0;           // in the arena
};

// The strides of a reduction's result along the axes of its operand; 0 for reduced axes.
plan::Extents resultStrides(const plan::Extents &shape, const plan::NumberList &reduced);

// A finding about an op of the source.
Diagnostic diagnosticAt(const plan::Origins &origins, uint32_t origin, std::string message);
// "tensor<2x3xf32> of stablehlo.add (model.py:12:3)"
std::string describeValue(const plan::Program &program, plan::ValueId value);

class Builder {
public:
  Builder(const plan::Program &program, const BuildOptions &options)
      : program(program), options(options), simd(options.choice.simd()),
        packer(options.packed, constantBytes(program)) {}

  Status build();

  const plan::Program &program;
  const BuildOptions &options;
  const Simd simd;
  std::vector<LogicalBuffer> buffers; // by ValueId; further ones follow
  std::vector<View> views;            // by ValueId; the layout may have finer axes than the value
  Block top;
  std::vector<Allocation> allocations;
  size_t arenaBytes = 0, scratchBytes = 0;
  plan::ValueId largest = 0; // of the values in the arena
  // The constants that were computed here, without those that nothing reads in a run.
  std::vector<std::shared_ptr<Storage>> takeConstants();
  Donors donors;
  KernelStore kernels;

  // Whether the kernel may write this output to the memory of this input, which it reads only once (allocations.cpp).
  bool mayReplace(const Instruction &instruction, size_t input, size_t output) const;
  bool isFusedReduction(const plan::Op &op) const;
  // Whether it computes a slice that is not copied (cursors.cpp).
  bool isCursor(const Instruction &instruction) const {
    return instruction.outputs.size() == 1 && buffers[instruction.outputs[0]].cursor >= 0;
  }
  // Whether a member of a fusion is the concatenation of values in its tiles; and how many neighbours are of one of
  // these.
  static bool isFusedInterleave(const plan::Op &op) { return std::holds_alternative<plan::Concatenate>(op.data); }
  int64_t interleavedRun(const plan::Op &op, size_t parts) const;
  plan::ValueId noBuffer();
  // The bytes of the element that a view of a constant repeats; null if the view is not such a view.
  const char *splatOf(const View &view) const;

private:
  // instructions.cpp
  Status checkSizes();
  Status fold(const Kernel &kernel, const char *const *inputs, plan::ValueId result);
  View materialize(plan::ValueId value, const View &view, Block &block);
  plan::ValueId newBuffer(TensorType type);
  Status ownConstants();
  Instruction &addInstruction(Instruction::Kind kind, Block &block);
  void dependOn(Instruction &instruction, Block &block, plan::ValueId buffer);

  // instructions_ops.cpp
  void findOuterReads();
  // In order, each once.
  const std::vector<plan::ValueId> &readsOfBodies(const plan::Op &op) const;
  void orderForSlices(const plan::Op &loop, const std::vector<plan::ValueId> &reads, Block &block);
  Status formBlocks();
  void openBlock(const plan::Body &body, Block &block, const plan::Op *owner);
  Status located(Status status) const;
  Status formOp(const plan::Op &op, Block &block);
  [[gnu::noinline]] void formView(const plan::Op &op, Block &block);
  Status formRecord(const plan::Op &op, Block &block);
  static void orderLate(Block &block, const std::vector<LogicalBuffer> &buffers);
  Status computeOperands(const plan::Op &op, Block &block);
  Status formConstant(const plan::Op &op, const plan::Constant &constant);
  Status formIota(const plan::Op &op, const plan::Iota &iota, Block &block);
  Result<plan::ValueId> makeNumbers(const TensorType &line, Block &block);
  struct MadeWeights {
    size_t operand = SIZE_MAX;
    plan::ValueId value = 0;
    size_t constantsBefore = 0;
    bool isComputed = false;
  };
  // Not in the frame of formKernel, in which kernels of kernels are made.
  [[gnu::noinline]] Status takeOperands(const plan::Op &op, Block &block, KernelRequest &request,
                                        std::vector<View> &inputs, MadeWeights &made);
  [[gnu::noinline]] Result<const Kernel *> makeWithWeights(const KernelRequest &request, const MadeWeights &made);
  [[gnu::noinline]] void dropPacked(const plan::Op &op, size_t input, View &view, const MadeWeights &made);
  Status formKernel(const plan::Op &op, Block &block);

  // instructions_parts.cpp
  Status formConcatenate(const plan::Op &op, Block &block);
  bool formInterleave(const plan::Op &op, const std::vector<Part> &list, Block &block);
  bool formParts(const plan::Op &op);
  bool formFinerView(const plan::Op &op);
  // The parts are known, and no instruction computes the value yet.
  bool hasParts(plan::ValueId value) const;
  // Instructions that read the values follow.
  Status compute(std::span<const plan::ValueId> values, Block &block);
  // The view with the value's axes.
  View exactView(plan::ValueId value, Block &block);
  // For each element of the index vectors of a gather, a view of all of them; none if they are in one array.
  std::vector<View> indexComponents(const plan::Op &op) const;

  // instructions_gathers.cpp
  bool formGatherView(const plan::Op &op);
  std::vector<View> elementIndices(const plan::Op &op, const plan::Gather &gather) const;
  bool formElementGather(const plan::Op &op, Block &block);

  // constants.cpp
  static size_t constantBytes(const plan::Program &program);
  Status foldConstants();
  Result<bool> placeWeights(plan::ValueId value);
  Status computeWeights(plan::ValueId value);
  KernelKey identityOf(const View &view) const;
  void dropWeights(plan::ValueId value, plan::ValueId operand, size_t before);

  // instructions_fusions.cpp
  Status formElementwise(const plan::Op &op, Block &block);
  bool isReinterpretation(const plan::Op &op) const;
  bool isRepeatedInLoop(plan::ValueId value, const View &view, const Block &block) const;
  Status formReduce(const plan::Op &op, Block &block);
  Status formReduceOne(const plan::Op &op, View operand, View init, Block &block);
  bool isInTiles(const View &view, const LogicalBuffer &buffer, const Instruction &fusion) const;
  Instruction *findFusion(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                          Block &block);
  bool mayJoin(const Instruction &fusion, const std::vector<View> &operands, size_t inTiles, const Block &block) const;
  Instruction *findSibling(const std::vector<View> &operands, size_t inTiles, int64_t elements, const Axes &axes,
                           Block &block);
  Instruction::Member &addToFusion(const plan::Op &op, std::vector<View> operands, int64_t elements, const Axes &axes,
                                   Block &block);

  // instructions_finish.cpp
  Status finishFusion(Instruction &instruction);

  void dropNumbers();

  // instructions_rows.cpp
  Status finishFusions(Block &block);

  // instructions_epilogues.cpp
  void formEpilogues(Block &block, const std::vector<bool> &isTaken);
  bool formEpilogue(std::unique_ptr<Instruction> &product, std::unique_ptr<Instruction> &fusion);

  // instructions_control.cpp
  Status openWhile(const plan::Op &op, Block &block);
  void finishWhile(const plan::Op &op, Instruction &instruction, Block &block);
  void dependOnReads(Instruction &instruction, Block &block, std::vector<plan::ValueId> reads);
  Status openCase(const plan::Op &op, Block &block);
  void finishCase(const plan::Op &op, Instruction &instruction, Block &block);

  // instructions_order.cpp
  void markStored(Block &block, bool isLate);
  Status finishBlock(Block &block);
  void order(Block &block);

  // cursors.cpp
  void findCursors(Block &block);
  [[gnu::noinline]] void findCursorsOf(Instruction &loop);

  // allocations.cpp
  void number(Block &block);
  void use(plan::ValueId buffer, int64_t position, const Block &block, bool isLoose = false);
  void useAll(const Block &block);
  void placeParts(Block &block);
  bool placeParts(const Instruction &concatenation, const Block &block);
  void assign(Block &block);
  void assignRun(Instruction &instruction);
  void assignWhile(Instruction &instruction);
  bool mayExchange(const Instruction &loop, const State &state) const;
  void assignCase(Instruction &instruction);
  int32_t newAllocation(plan::ValueId buffer, int64_t first);
  Error tooMuchMemory(uint64_t bytes) const;
  void occupy(plan::ValueId buffer, int32_t allocation, int64_t first);
  Status allocate();

  // donors.cpp
  void findDonors();

  // The largest constant that is computed here from a smaller one.
  static constexpr size_t foldedBytes = 64 << 10;
  // A block whose ops are being formed.
  struct OpenBlock {
    const plan::Body *body;
    Block *block;
    const plan::Op *owner;  // the loop or branch; null at the top
    std::vector<bool> runs; // by op
    std::vector<bool> late; // by op: only the recorder needs it; empty: no op
    size_t next = 0;        // op
    bool isLate = false;
  };
  std::vector<OpenBlock> openBlocks;
  Packer packer;
  std::vector<std::shared_ptr<Storage>> constants; // that were computed here
  std::optional<plan::ValueId> none;               // of `noBuffer`
  int32_t cursors = 0;
  std::vector<bool> isNeeded; // values that open blocks and those around them read
  std::unordered_map<const plan::Op *, std::vector<plan::ValueId>> outerReads; // of bodies that read some from outside
  std::map<plan::ValueId, std::vector<Part>> parts;
  std::map<plan::ValueId, Concatenation> uncomputed; // by result
  std::vector<bool> isFolded;                        // values that are constants of `foldConstants`; empty: none
  // Constants among them that kernels pack: what computes each of them when one does, and the identity of its bytes.
  struct Weights {
    std::shared_ptr<const Executable> executable;
    KernelKey identity;
  };
  std::map<plan::ValueId, Weights> weights;
  size_t nextOrder = 0;
  int64_t position = 0;
  bool undefined = false; // an instruction reads a value that none computes
};

} // namespace shlo::exec
