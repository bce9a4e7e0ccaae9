// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/value_names.h"

#include "dialect/op_table.h"

#include "mlir/Interfaces/CallInterfaces.h"

namespace shlo {

llvm::StringRef nameOf(mlir::Location location) {
  if (auto named = llvm::dyn_cast<mlir::NameLoc>(location))
    return named.getName().getValue();
  if (llvm::isa<mlir::UnknownLoc, mlir::FileLineColRange>(location))
    return {};
  auto named = location->findInstanceOf<mlir::NameLoc>();
  return named ? named.getName().getValue() : llvm::StringRef();
}

// The attributes of an argument or result; null if it has none.
static mlir::DictionaryAttr attributesOf(mlir::ArrayAttr all, unsigned index) {
  return llvm::dyn_cast_or_null<mlir::DictionaryAttr>(all && index < all.size() ? all[index] : mlir::Attribute());
}

static llvm::StringRef textOf(mlir::Attribute attribute) {
  auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(attribute);
  return text ? text.getValue() : llvm::StringRef();
}

// The attribute `name` of a dialect that keeps names so.
static llvm::StringRef nameIn(mlir::DictionaryAttr own) {
  if (own)
    for (mlir::NamedAttribute attribute : own)
      if (attribute.getName().strref().ends_with(".name") && opTableOf(attribute.getNameDialect()))
        return textOf(attribute.getValue());
  return {};
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
    if (llvm::StringRef name = nameIn(attributesOf(function.getArgAttrsAttr(), index)); !name.empty())
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
  const mlir::DictionaryAttr own = attributesOf(function.getResAttrsAttr(), index);
  const llvm::StringRef name = own ? textOf(own.get("jax.result_info")) : llvm::StringRef();
  return name.empty() ? nameIn(own) : name;
}

} // namespace shlo
