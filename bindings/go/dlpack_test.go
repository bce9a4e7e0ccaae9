// DLPack: who owns a tensor, and what is refused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"runtime"
	"slices"
	"testing"
	"unsafe"

	"stablehlo"
	"stablehlo/internal/capi"
	"stablehlo/internal/counting"
)

// writable says whether nobody else has the memory of a tensor of two f32.
func writable(t *testing.T, tensor *stablehlo.Tensor) bool {
	err := stablehlo.CopyFrom(tensor, []float32{1, 2})
	if err != nil {
		refused(t, err, stablehlo.InvalidArgument, "another holder")
	}
	return err == nil
}

// eventually says whether a condition holds after a few collections.
func eventually(condition func() bool) bool {
	for range 100 {
		if condition() {
			return true
		}
		runtime.GC()
		runtime.Gosched()
	}
	return false
}

func TestDLPackExport(t *testing.T) {
	x := tensorOf(t, []float32{1, 2}, 2)
	unconsumed := must(x.DLPack())
	if writable(t, x) {
		t.Error("the memory of an exported tensor can be written")
	}
	unconsumed.Close()
	unconsumed.Close()
	if !writable(t, x) {
		t.Error("a closed export has the memory")
	}
	if _, err := stablehlo.FromDLPack(unconsumed); err == nil || unconsumed.Give() != nil {
		t.Error("a closed export is used")
	}

	consumed := must(x.DLPack())
	y := must(stablehlo.FromDLPack(consumed))
	consumed.Close()
	_, err := stablehlo.FromDLPack(consumed)
	refused(t, err, stablehlo.InvalidArgument, "the DLPack tensor is closed")
	if writable(t, x) || unsafe.SliceData(x.UnsafeBytes()) != unsafe.SliceData(y.UnsafeBytes()) {
		t.Error("the import is not a view")
	}
	if got := must(stablehlo.Elements[float32](y)); !slices.Equal(got, []float32{1, 2}) || slices.Equal(got, []float32{2, 1}) {
		t.Error(got)
	}
	refused(t, stablehlo.CopyFrom(y, []float32{3, 4}), stablehlo.InvalidArgument) // it is read-only
	y.Close()
	if !writable(t, x) {
		t.Error("a closed import has the memory")
	}

	given := must(x.DLPack())
	pointer := given.Give()
	given.Close()
	if pointer == nil || given.Give() != nil || writable(t, x) {
		t.Error("what is given away was freed, or is given twice")
	}
	taken := stablehlo.TakeDLPack(pointer)
	again := *taken // the same one
	again.Close()
	taken.Close()
	if !writable(t, x) {
		t.Error("what was taken back was not freed")
	}

	if _, err := x.DLPack(); err != nil || !eventually(func() bool { return writable(t, x) }) {
		t.Error("an export that is garbage has the memory", err)
	}
	last := must(x.DLPack())
	x.Close()
	if got := must(stablehlo.Elements[float32](must(stablehlo.FromDLPack(last)))); !slices.Equal(got, []float32{1, 2}) {
		t.Error(got)
	}
	_, err = x.DLPack()
	refused(t, err, stablehlo.InvalidArgument, "the tensor is closed")
	new(stablehlo.DLPack).Close()
	_, err = stablehlo.FromDLPack(new(stablehlo.DLPack))
	refused(t, err, stablehlo.InvalidArgument, "closed")
}

// A slice may be garbage before the other library is done with it.
func TestDLPackOfSlice(t *testing.T) {
	slice := []float32{1, 2}
	wrapped := must(stablehlo.Wrap(slice, 2))
	export := must(wrapped.DLPack())
	wrapped.Close()
	slice[0] = 7
	managed := (*capi.DlpackVersioned)(export.Give())
	if managed.Flags != uint64(capi.SHLO_DLPACK_IS_COPIED) || managed.Tensor.Data == unsafe.Pointer(&slice[0]) {
		t.Error(managed)
	}
	copied := must(stablehlo.FromDLPack(stablehlo.TakeDLPack(unsafe.Pointer(managed))))
	if got := must(stablehlo.Elements[float32](copied)); !slices.Equal(got, []float32{1, 2}) || slices.Equal(got, slice) {
		t.Error(got)
	}
}

// foreign is a tensor of another library: its memory is of Go.
type foreign struct {
	managed *capi.DlpackVersioned
	deleted *int32
}

func newForeign[T any](t *testing.T, data []T, code capi.DlpackCode, shape, strides []int64) foreign {
	managed := &capi.DlpackVersioned{Version: capi.DlpackVersionedVersion{Major: 1}, Deleter: counting.Deleter(),
		Tensor: capi.DlpackTensor{Data: unsafe.Pointer(unsafe.SliceData(data)), Ndim: int32(len(shape)),
			Device: capi.DlpackDevice{Type: capi.SHLO_DLPACK_CPU}, Shape: unsafe.SliceData(shape),
			Strides: unsafe.SliceData(strides),
			Dtype:   capi.DlpackType{Code: uint8(code), Bits: uint8(8 * unsafe.Sizeof(data[0])), Lanes: 1}}}
	deleted := new(int32)
	managed.ManagerCtx = unsafe.Pointer(deleted)
	var pinner runtime.Pinner
	for _, one := range []any{managed, deleted, unsafe.SliceData(data), unsafe.SliceData(shape)} {
		pinner.Pin(one)
	}
	if strides != nil {
		pinner.Pin(unsafe.SliceData(strides))
	}
	t.Cleanup(pinner.Unpin)
	return foreign{managed, deleted}
}

func (f foreign) take() *stablehlo.DLPack { return stablehlo.TakeDLPack(unsafe.Pointer(f.managed)) }

func TestDLPackImport(t *testing.T) {
	check := func(what string, f foreign, expected int32) {
		if *f.deleted != expected {
			t.Errorf("%s: deleted %d times, expected %d", what, *f.deleted, expected)
		}
	}
	data := []float32{1, 2, 3, 4}
	view := newForeign(t, data, capi.SHLO_DLPACK_FLOAT, []int64{2, 2}, nil)
	tensor := must(stablehlo.FromDLPack(view.take()))
	if tensor.String() != "tensor<2x2xf32>" || unsafe.SliceData(tensor.UnsafeBytes()) != (*byte)(unsafe.Pointer(&data[0])) {
		t.Error(tensor)
	}
	check("a view in use", view, 0)
	tensor.Close()
	tensor.Close()
	check("a closed view", view, 1)

	strided := newForeign(t, data, capi.SHLO_DLPACK_FLOAT, []int64{2, 2}, []int64{1, 2})
	tensor = must(stablehlo.FromDLPack(strided.take()))
	check("a copy", strided, 1)
	if got := must(stablehlo.Elements[float32](tensor)); !slices.Equal(got, []float32{1, 3, 2, 4}) || slices.Equal(got, data) {
		t.Error(got)
	}

	unconsumed := newForeign(t, data, capi.SHLO_DLPACK_FLOAT, []int64{4}, nil)
	func() { unconsumed.take() }()
	if !eventually(func() bool { return *unconsumed.deleted > 0 }) {
		t.Error("what is garbage is not deleted")
	}
	check("garbage", unconsumed, 1)

	for what, spoil := range map[string]func(*capi.DlpackVersioned){
		"CUDA":  func(m *capi.DlpackVersioned) { m.Tensor.Device.Type = 2 },
		"lanes": func(m *capi.DlpackVersioned) { m.Tensor.Dtype.Lanes = 2 },
		"2.0":   func(m *capi.DlpackVersioned) { m.Version.Major = 2 },
	} {
		f := newForeign(t, data, capi.SHLO_DLPACK_FLOAT, []int64{4}, nil)
		spoil(f.managed)
		ours := f.take()
		_, err := stablehlo.FromDLPack(ours)
		refused(t, err, stablehlo.Unsupported, what)
		check(what, f, 0)
		ours.Close()
		ours.Close()
		check(what+", closed", f, 1)
	}

	forever := newForeign(t, data, capi.SHLO_DLPACK_FLOAT, []int64{4}, nil)
	forever.managed.Deleter = 0
	forever.take().Close()
	check("no deleter", forever, 0)

	tensor = must(stablehlo.FromDLPack(newForeign(t, []byte{1, 0, 2}, capi.SHLO_DLPACK_BOOL, []int64{3}, nil).take()))
	_, err := stablehlo.Elements[bool](tensor)
	refused(t, err, stablehlo.InvalidArgument, "element 2", "byte 2")
	tensor.Close() // before its memory is unpinned
	tensor = must(stablehlo.FromDLPack(newForeign(t, []byte{1, 0}, capi.SHLO_DLPACK_BOOL, []int64{2}, nil).take()))
	if got := must(stablehlo.Elements[bool](tensor)); !slices.Equal(got, []bool{true, false}) {
		t.Error(got)
	}
	tensor.Close()
}
