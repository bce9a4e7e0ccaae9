// DLPack: tensors from other libraries of the process, and for them, without a copy.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"unsafe"

	"stablehlo/internal/capi"
)

// DLPack is a DLManagedTensorVersioned of DLPack (https://dmlc.github.io/dlpack): a tensor that libraries hand to each
// other. Whoever has it owns it: it is freed when it is closed or garbage, unless it was given away.
type DLPack struct {
	handle *handle[capi.DlpackVersioned]
}

var dlpacks = kind[capi.DlpackVersioned]{destroy: capi.DeleteDlpack}

// TakeDLPack takes over a tensor of another library: the pointer is that of a DLManagedTensorVersioned. As long as its
// memory is used, nobody may write it, nor free it but by its deleter.
func TakeDLPack(managed unsafe.Pointer) *DLPack {
	return &DLPack{newHandle((*capi.DlpackVersioned)(managed), &dlpacks)}
}

// Give gives the tensor to another library, which calls its deleter once. It is nil if the tensor is closed or was
// given away before.
func (d *DLPack) Give() unsafe.Pointer {
	if !d.handle.take() {
		return nil
	}
	d.handle.giveAway()
	return unsafe.Pointer(d.handle.pointer)
}

// Close calls the deleter, unless the tensor was given away.
func (d *DLPack) Close() { d.handle.close() }

// DLPack is the tensor for another library, which may only read it. It keeps the memory alive; until it is freed,
// nobody can write the tensor. A tensor that wraps a slice is copied, because Go may free a slice when its tensor is
// closed.
func (t *Tensor) DLPack() (*DLPack, error) {
	if !t.handle.enter() {
		return nil, closedError("tensor")
	}
	defer t.handle.leave()
	tensor, flag := t.handle.pointer, capi.SHLO_DLPACK_READ_ONLY
	var failed *capi.Error
	if t.handle.keeper.after != nil {
		flag = capi.SHLO_DLPACK_IS_COPIED
		if tensor, failed = duplicate(tensor); failed != nil {
			return nil, failure(failed)
		}
		defer capi.DestroyTensor(tensor)
	}
	var managed *capi.DlpackVersioned
	capi.TensorToDlpack(tensor, &managed, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	managed.Flags |= uint64(flag)
	return TakeDLPack(unsafe.Pointer(managed)), nil
}

// FromDLPack is a tensor of another library: a view of its memory if that is row-major and contiguous, otherwise a
// copy. It takes managed over, which then is closed; after an error the caller still has it. The error has Code
// Unsupported for memory of another device than the CPU, for types that StableHLO does not have, and for packed
// elements.
func FromDLPack(managed *DLPack) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	if !managed.handle.take() {
		return nil, closedError("DLPack tensor")
	}
	var pointer *capi.Tensor
	var failed *capi.Error
	if capi.TensorFromDlpack(managed.handle.pointer, &pointer, &failed) == capi.SHLO_OK {
		managed.handle.giveAway()
	} else {
		managed.handle.giveBack()
	}
	return adoptAny(pointer, failed)
}
