// The names of arguments and results of functions, which exporters write into locations and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace shlo {

// The texts are those of attributes, valid as long as the context. They may hold any bytes. "" if there is no name.

// The outermost name of a location.
llvm::StringRef nameOf(mlir::Location location);
// The name in the argument's location, or that which its dialect keeps as an attribute. If it has none and the function only passes the argument on to another function
// (JAX wraps functions with symbolic shapes), the name of the argument there.
llvm::StringRef argumentName(mlir::FunctionOpInterface function, unsigned index);
// The attribute jax.result_info, or that of a dialect.
llvm::StringRef resultName(mlir::FunctionOpInterface function, unsigned index);

} // namespace shlo
