// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/value_names.h"

#include "mlir/Interfaces/CallInterfaces.h"

namespace shlo {

static constexpr llvm::StringLiteral onnxName = "onnx.name";

llvm::StringRef nameOf(mlir::Location location) {
  if (auto named = llvm::dyn_cast<mlir::NameLoc>(location))
    return named.getName().getValue();
  if (llvm::isa<mlir::UnknownLoc, mlir::FileLineColRange>(location))
    return {};
  auto named = location->findInstanceOf<mlir::NameLoc>();
  return named ? named.getName().getValue() : llvm::StringRef();
}

// A text attribute of an argument or result.
static llvm::StringRef textIn(mlir::ArrayAttr all, unsigned index, llvm::StringRef attribute) {
  auto own = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(all && index < all.size() ? all[index] : mlir::Attribute());
  auto name = own ? own.getAs<mlir::StringAttr>(attribute) : mlir::StringAttr();
  return name ? name.getValue() : llvm::StringRef();
}

llvm::StringRef argumentName(mlir::FunctionOpInterface function, unsigned index) {
  constexpr unsigned mostWrappers = 8;
  for (unsigned wrappers = 0; wrappers < mostWrappers; ++wrappers) {
    // The function may be unverified.
    mlir::Region &body = function.getFunctionBody();
    if (body.empty() || index >= body.front().getNumArguments())
      return {};
    mlir::BlockArgument argument = body.front().getArgument(index);
    if (llvm::StringRef name = nameOf(argument.getLoc()); !name.empty())
      return name;
    if (llvm::StringRef name = textIn(function.getArgAttrsAttr(), index, onnxName); !name.empty())
      return name;
    mlir::FunctionOpInterface callee;
    for (mlir::OpOperand &use : argument.getUses()) {
      auto call = llvm::dyn_cast<mlir::CallOpInterface>(use.getOwner());
      mlir::CallInterfaceCallable target = call ? call.getCallableForCallee() : mlir::CallInterfaceCallable();
      auto symbol = llvm::dyn_cast_if_present<mlir::SymbolRefAttr>(target);
      if (!symbol)
        continue;
      callee = mlir::SymbolTable::lookupNearestSymbolFrom<mlir::FunctionOpInterface>(function, symbol);
      index = use.getOperandNumber();
      break;
    }
    if (!callee)
      return {};
    function = callee;
  }
  return {};
}

llvm::StringRef resultName(mlir::FunctionOpInterface function, unsigned index) {
  const llvm::StringRef name = textIn(function.getResAttrsAttr(), index, "jax.result_info");
  return name.empty() ? textIn(function.getResAttrsAttr(), index, onnxName) : name;
}

} // namespace shlo
