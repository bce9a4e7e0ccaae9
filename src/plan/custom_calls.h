// What the files of custom calls share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/lowering.h"

namespace shlo::plan {

// An attribute of a custom call: of the op, or in one of its dictionaries. Null if there is none.
template <typename AttrT> AttrT callAttribute(mlir::Operation *op, llvm::StringRef name) {
  if (auto attr = op->getAttrOfType<AttrT>(name))
    return attr;
  for (llvm::StringRef holder : {"mhlo.backend_config", "backend_config", "mhlo.attributes"})
    if (auto dictionary = op->getAttrOfType<mlir::DictionaryAttr>(holder))
      if (auto attr = dictionary.getAs<AttrT>(name))
        return attr;
  return {};
}

// Binds values to the results of the call, or to the parts of its result if that is a tuple.
Status bindResults(Lowering &lowering, mlir::Operation *op, llvm::ArrayRef<ValueId> ids);

// Custom calls of linear algebra (linear_calls.cpp); null if the target is none.
LowerFunction findLinearCall(llvm::StringRef target);

// Fourier transforms (fourier_calls.cpp).
Status lowerDuccFft(Lowering &lowering, mlir::Operation *op);
Status lowerDynamicDuccFft(Lowering &lowering, mlir::Operation *op);

} // namespace shlo::plan
