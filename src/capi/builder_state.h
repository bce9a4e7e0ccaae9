// The state of a shlo_builder: an unfinished module, the open functions and regions, and the regions that wait for
// their op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "capi/ir_handles.h"
#include "dialect/limits.h"
#include "dialect/module.h"
#include "stablehlo-c/builder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringMap.h"

#include <map>

namespace shlo::capi {

// An op to add. Types and attributes have been copied into the builder's context.
struct OpRequest {
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Value> operands;
  mlir::DictionaryAttr attributes; // nullable
  llvm::ArrayRef<const shlo_region *> regions;
  std::optional<llvm::ArrayRef<mlir::Type>> results;
  std::optional<size_t> resultCount; // required number of results: the size of the caller's array
};

class Builder {
public:
  explicit Builder(std::string_view name);
  ~Builder();
  Builder(const Builder &) = delete;

  mlir::MLIRContext *context() const { return &module->context(); }
  bool isFinished() const { return !module; }
  // Says how much a call brings into the context.
  void feed(uint64_t bytes) { module->feed(bytes); }
  Status use() const { return module->use(); }

  // The object of a handle, in this context. Messages name the parameter, and `index` if it is a list.
  mlir::Type type(const shlo_type *handle, const char *parameter, int64_t index = -1);
  mlir::Attribute attribute(const shlo_attribute *handle, const char *parameter, int64_t index = -1);
  // Null for NULL; fails if it is not a dictionary.
  mlir::DictionaryAttr dictionary(const shlo_attribute *handle, const char *parameter);
  mlir::Value value(const shlo_value *handle, const char *parameter, int64_t index) const;
  mlir::Operation *operation(const shlo_operation *handle, const char *parameter) const;
  llvm::SmallVector<mlir::Type> types(const shlo_type *const *handles, size_t count, const char *parameter);
  llvm::SmallVector<mlir::Value> values(const shlo_value *const *handles, size_t count, const char *parameter) const;

  // Returns its argument. Fails if it exceeds a limit of nesting or size.
  mlir::Type admit(mlir::Type type);
  mlir::Attribute admit(mlir::Attribute attribute);
  mlir::Type parseType(std::string_view text);
  mlir::Attribute parseAttribute(std::string_view text);

  void setPosition(mlir::Location next);
  void setLocationName(std::string_view name);
  mlir::Location currentLocation() const { return location; }

  mlir::Block *beginFunction(std::string_view name, shlo_visibility visibility, llvm::ArrayRef<mlir::Type> arguments);
  // Names an argument of an open function or region; "" removes the name.
  void setArgumentName(const shlo_region *handle, size_t index, std::string_view name);
  // A private function without body.
  mlir::func::FuncOp declareFunction(std::string_view name, llvm::ArrayRef<mlir::Type> arguments,
                                     llvm::ArrayRef<mlir::Type> results);
  mlir::func::FuncOp endFunction(llvm::ArrayRef<mlir::Value> returned);
  mlir::Block *beginRegion(llvm::ArrayRef<mlir::Type> arguments);
  void endRegion(llvm::ArrayRef<mlir::Value> returned);
  void abandon();
  bool isOpen(mlir::func::FuncOp function) const;
  // The op that was added last where ops are added now; null if there is none.
  mlir::Operation *last() const;

  mlir::Operation *add(const OpRequest &request);
  llvm::SmallVector<mlir::Type> infer(const OpRequest &request, llvm::ArrayRef<mlir::Type> operandTypes);

  // The extents of a value as a value. On failure, removes the ops that were added for it.
  mlir::Value addResultShape(mlir::Value value);

  mlir::ModuleOp root() const { return module->op(); }
  // Verifies the module and takes it from the builder.
  std::shared_ptr<Module> finish();

private:
  struct Frame {
    mlir::Block *block;
    std::unique_ptr<mlir::Region> region; // null for a function
    mlir::func::FuncOp function;
    unsigned height = 0; // nesting of the regions in it
  };
  // Ends a block with an op that has no rules of its own.
  void end(mlir::Block &block, llvm::StringRef terminator, llvm::ArrayRef<mlir::Value> returned);
  struct Waiting {
    std::unique_ptr<mlir::Region> region;
    mlir::Block *home; // where it was begun; null outside of functions
    unsigned height;
  };

  Frame &top(const char *what);
  Waiting &waiting(const shlo_region *handle, size_t index);
  // Discards the regions that wait in `home`, which is complete.
  void discardWaiting(mlir::Block *home);
  // Keeps what the builder discards until the builder goes, because the caller may still have handles of it. Its ops
  // lose their operands.
  void discard(std::unique_ptr<mlir::Region> region);
  std::vector<std::unique_ptr<mlir::Region>> absentRegions; // without blocks, by their place in an op
  llvm::SmallVector<mlir::Region *> regionsOf(const OpRequest &request);
  mlir::Operation *makeCall(const OpRequest &request);
  mlir::func::FuncOp addFunction(std::string_view name, shlo_visibility visibility,
                                 llvm::ArrayRef<mlir::Type> arguments, llvm::ArrayRef<mlir::Type> results);

  std::shared_ptr<Module> module;
  ExpandedSizes sizes;
  mlir::Location position;       // where the caller is
  mlir::StringAttr locationName; // null for none
  mlir::Location location;       // both
  llvm::SmallVector<Frame, 4> frames;
  std::map<mlir::Block *, Waiting> waitingRegions;
  std::shared_ptr<Module> keeper; // an empty module, which keeps the context alive for what is discarded
  std::vector<std::unique_ptr<mlir::Region>> discarded;
  llvm::StringMap<mlir::func::FuncOp> functions;
};

// A list of handles of the caller.
template <typename T> llvm::ArrayRef<T> checkedList(const T *list, size_t count, const char *parameter) {
  if (count && !list)
    failNull(parameter);
  if (count > size_t(PTRDIFF_MAX) / sizeof(T))
    fail(SHLO_INVALID_ARGUMENT,
         std::string(parameter) + " has " + std::to_string(count) + " entries, more than memory");
  return llvm::ArrayRef<T>(list, count);
}

// Runs the body of a function of an unfinished builder.
template <typename Body> shlo_status building(shlo_builder *builder, shlo_error **error, Body &&body);

} // namespace shlo::capi

struct shlo_builder {
  explicit shlo_builder(std::string_view name) : state(name) {}

  shlo::capi::Tag<shlo::capi::Kind::Builder> tag;
  shlo::capi::Builder state;
};

namespace shlo::capi {

template <typename Body> shlo_status building(shlo_builder *builder, shlo_error **error, Body &&body) {
  return fallible(error, [&] {
    Builder &state = checked(builder, "builder").state;
    if (state.isFinished())
      fail(SHLO_INVALID_ARGUMENT, "builder is finished");
    unwrap(state.use());
    state.feed(128); // for an op or what it consists of, without its data
    body(state);
  });
}

// Copies an attribute or type into `context`. Fails with SHLO_LIMIT and SHLO_UNSUPPORTED.
mlir::Type copyInto(mlir::MLIRContext *context, mlir::Type type);
mlir::Attribute copyInto(mlir::MLIRContext *context, mlir::Attribute attribute);
mlir::Type parseTypeIn(mlir::MLIRContext *context, std::string_view text);
mlir::Attribute parseAttributeIn(mlir::MLIRContext *context, std::string_view text);

} // namespace shlo::capi
