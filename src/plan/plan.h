// Lowers an MLIR function to a program with static shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"
#include "plan/program.h"
#include "plan/recording.h"

#include <functional>
#include <optional>
#include <string_view>

namespace shlo::plan {

// The inputs and outputs of a function. Dynamic extents are SHLO_DYNAMIC.
struct Signature {
  std::string function;
  std::vector<TensorType> inputs, outputs;
  std::vector<std::string> inputNames, outputNames; // "" for a value without a name; may be shorter than the types
  std::vector<bool> hasDefault = {};                // by input; empty if there are no defaults
  std::vector<bool> decidesShape = {}; // by input: whether its value may decide a shape; empty if none does
  // By input: the output that the program wants to be in its memory, SHLO_ALIAS_ANY or SHLO_ALIAS_NONE; empty if no
  // input has one.
  std::vector<int64_t> aliases = {};
  bool isStatic() const;
  bool isOptional(size_t input) const { return input < hasDefault.size() && hasDefault[input]; }
};

// Whether a tensor of a static type is one of the declared type, whose extents may be SHLO_DYNAMIC.
bool fits(const TensorType &given, const TensorType &declared);

// Runs a small program without inputs. The caller passes the executor, so that values that determine shapes are
// computed by the same kernels as all others.
using Evaluate = std::function<Result<std::vector<Tensor>>(Program program)>;
// Values that decide shapes and that follow from the inputs of a run, in the order in which a lowering asks for them.
struct Decisions {
  std::vector<Tensor> values;
  // The program that computes the next one from the inputs. A lowering that does not have it sets this, and fails.
  std::optional<Program> next = std::nullopt;
};
// Called for each op. A failure ends the lowering.
using Proceed = std::function<Status()>;

// The location as "model.py:12:3", or its name, or "".
std::string locationText(mlir::Location location);
// The op alone, as the origin 1. It must outlive them.
Origins originsOf(mlir::Operation *op);
// An error at the location of an op.
Error errorAt(Code code, mlir::Operation *op, const llvm::Twine &message);

// A function of the host for a call that has results whose shapes only the call knows. Several threads at once may call
// it.
class ShapingFunction {
public:
  virtual ~ShapingFunction() = default;
  // The results, which may take so many bytes, for operands of these static types.
  virtual Result<std::vector<Tensor>> call(const HostArguments &arguments, const std::vector<TensorType> &operands,
                                           uint64_t maxBytes) const = 0;
};

// The functions of the host for the custom calls of a module, and for its transfers with the host.
class HostFunctions {
public:
  virtual ~HostFunctions() = default;
  // Whether the host has a function for the call or transfer.
  virtual bool has(mlir::Operation *call) const = 0;
  // For static types of operands and results.
  virtual Result<std::shared_ptr<const HostFunction>> bind(std::shared_ptr<const Module> module, mlir::Operation *call,
                                                           std::vector<TensorType> operands,
                                                           std::vector<TensorType> results) const = 0;
  // For operands of any shape, and types of results as they are declared.
  virtual Result<std::shared_ptr<const ShapingFunction>>
  bindShaping(std::shared_ptr<const Module> module, mlir::Operation *call, std::vector<TensorType> results) const = 0;
};
// Whether only a call of the op knows the shape of a result.
bool givesOwnShape(mlir::Operation *call);

// Fails if the module says that it is for another number of partitions or replicas.
Status checkGrid(const Module &module, const Grid &grid);

// The inputs and outputs of the function ("" means the main function), for backends that lower nothing here.
Result<Signature> signatureOf(const Module &module, std::string_view function);

// Finds the function ("" means the main function) and checks everything that does not depend on shapes: as many
// partitions and replicas as the module is for, tensors as arguments and results, no recursion, a lowering for every
// op, a known target for every custom call.
Result<Signature> findSignature(const Module &module, std::string_view function, const HostFunctions *host = nullptr,
                                const Grid &grid = {});

// The element function that computes the op, and the element type of its first operand. None if there is none.
std::optional<std::pair<ElementFunction, ElementType>> elementFunctionOf(mlir::Operation *op);

// The functions of the host, and the module whose ops they are asked about.
struct Host {
  const HostFunctions &functions;
  std::shared_ptr<const Module> module;
  uint64_t maxBytes; // of what calls return while the plan is made
};

// Lowers the function for inputs of these (static) types, and for each process of the grid. `recording`: the ops whose
// values are recorded; null: none. Without decisions, all shapes must follow from those of the inputs. Large constants
// of the program borrow the module's bytes, and keep their memory, not the module. `firstStream`: the number of the
// first source of random numbers; those of other programs that are parts of the same function are others.
Result<Program> lower(std::shared_ptr<const Module> module, const Signature &signature,
                      const std::vector<TensorType> &inputs, const Evaluate &evaluate, const Grid &grid = {},
                      const Proceed &proceed = nullptr, const Host *host = nullptr,
                      const Recording *recording = nullptr, Decisions *decisions = nullptr, uint64_t firstStream = 1);

} // namespace shlo::plan
