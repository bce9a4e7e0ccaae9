// The deleters of DLPack tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// DeleteDlpack calls the deleter, if there is one.
func DeleteDlpack(managed *DlpackVersioned) {
	if managed.Deleter != 0 {
		purego.SyscallN(managed.Deleter, uintptr(unsafe.Pointer(managed)))
	}
}
