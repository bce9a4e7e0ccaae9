// What the names of the dialect's ops stand for.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/opset/schemas.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/DenseMap.h"

#include <string>
#include <vector>

namespace shlo::onnx {

// The ops that are no nodes of ONNX's opsets.
enum class Structure : uint8_t {
  Return,      // ends the graph of a function
  Yield,       // ends a subgraph
  NoValue,     // an operand that is omitted
  Initializer, // a constant of the graph, which is no node
  Custom,      // a node of a domain that has no schemas here
  EntryPoint,  // names the function of a module that is run; read, and not needed
};
std::optional<Structure> findStructure(llvm::StringRef mnemonic);
// None for an op of another dialect, too.
std::optional<Structure> structureOf(mlir::Operation *op);

// A name without the dialect: "Add", or "AddV7" for the version of opset 7.
struct VersionedName {
  OpName op;
  std::optional<int64_t> since;
};
// None if there is no such op, or if no version came with that opset.
std::optional<VersionedName> findVersionedName(llvm::StringRef mnemonic);
// All of them and those of structures, with the dialect, in order.
const std::vector<std::string> &allOpNames();
// The newest version has the bare name.
std::string mnemonicOf(const Schema &schema);

// The name of the module's attribute that states its opsets: {ai.onnx = 17, ai.onnx.ml = 3}, 64-bit integers.
inline constexpr llvm::StringLiteral opsetsName = "onnx.opset_import";
// That of a node's name, and those of its results' names and of the names of their dimensions.
inline constexpr llvm::StringLiteral nodeName = "onnx_node_name", namesName = "onnx.names",
                                     dimensionsName = "onnx.dim_params";
inline bool isNodeNames(llvm::StringRef name) {
  return name == nodeName || name == namesName || name == dimensionsName;
}
// Attributes of ops without schema may have any name in a file. Whether those of their ops can have this one.
bool canBeAttribute(llvm::StringRef name);
// Whether the nodes of the file have an empty domain, instead of none.
inline constexpr llvm::StringLiteral emptyDomainsName = "onnx.empty_domains";
// A function may have one, too. The opset of a domain, which the nearest of them states; else the newest one.
int64_t opsetOf(Domain domain, mlir::Operation *op);
// The function that is the graph of a model: what an entry point names, @main_graph, or the only public one. Null if
// there is none.
mlir::func::FuncOp graphOf(mlir::ModuleOp module);
// The symbol of a model's function: "domain::name" and the overload, if there is one. The default domain is "ai.onnx".
std::string functionKey(std::string_view domain, std::string_view name, std::string_view overload);
// That of the function that an onnx.Custom calls, which the model need not have.
std::string calleeOf(mlir::Operation *call);
// The value that a function gives an attribute which its caller does not; null if it gives none.
mlir::Attribute defaultOf(mlir::func::FuncOp function, mlir::StringAttr attribute);
// The entries of an attribute onnx.dim_params: "0:batch,1:length".
void forEachDimension(llvm::StringRef dimensions, llvm::function_ref<void(size_t axis, llvm::StringRef name)> visit);
// The most warnings about a model that a call gives.
inline constexpr size_t mostFindings = 100;

// An op as a node, and the graphs around it: "MatMul 'mm' in then_branch in If in main graph".
std::string placeOf(mlir::Operation *op);
// The schema that the name stands for. Null if it is no name of an op, or if the module's opset does not have it.
// `around`: what the opset is looked up from, of an op that is not in a module yet.
const Schema *schemaOf(mlir::Operation *op, mlir::Operation *around);
inline const Schema *schemaOf(mlir::Operation *op) { return schemaOf(op, op); }

// What the names of a program's ops stand for. They mean the same in all of a function, so each is looked up once
// there.
class Meanings {
public:
  struct Meaning {
    std::optional<Structure> structure;
    const Schema *schema = nullptr; // null also if there is a structure
  };
  Meaning of(mlir::Operation *op);

private:
  llvm::DenseMap<std::pair<mlir::Operation *, mlir::OperationName>, Meaning> known; // by function and name
};

} // namespace shlo::onnx
