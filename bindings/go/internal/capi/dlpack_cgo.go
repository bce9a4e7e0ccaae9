// The deleters of DLPack tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

/*
#include <stablehlo-c/dlpack.h>

static void delete_dlpack(shlo_dlpack_versioned *managed) {
	if (managed->deleter)
		managed->deleter(managed);
}
*/
import "C"

import "unsafe"

// DeleteDlpack calls the deleter, if there is one.
func DeleteDlpack(managed *DlpackVersioned) {
	C.delete_dlpack((*C.shlo_dlpack_versioned)(unsafe.Pointer(managed)))
}
