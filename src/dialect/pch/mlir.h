// The headers of MLIR that nearly every file of ours which sees MLIR includes, precompiled.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Inline functions of the headers do not check the results of allocations either (base/memory.h), and free what the
// archives allocate.
#include <stddef.h>
extern "C" {
void *malloc(size_t size) noexcept __asm__("shlo_checked_malloc");
void *calloc(size_t count, size_t size) noexcept __asm__("shlo_checked_calloc");
void *realloc(void *block, size_t size) noexcept __asm__("shlo_checked_realloc");
void free(void *block) noexcept __asm__("shlo_checked_free");
}

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/TypeSwitch.h"

#include <memory>
#include <string>
#include <vector>
