// Package counting has a deleter of DLPack tensors for tests.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package counting

/*
#include <stdint.h>

// The start of a DLManagedTensorVersioned.
struct managed {
	uint32_t major, minor;
	int32_t *manager_ctx;
};
static void count(struct managed *managed) { ++*managed->manager_ctx; }
static uintptr_t deleter(void) { return (uintptr_t)&count; }
*/
import "C"

// Deleter is the address of a function that adds 1 to the int32 at manager_ctx.
func Deleter() uintptr { return uintptr(C.deleter()) }
