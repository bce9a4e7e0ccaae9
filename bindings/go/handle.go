// The life of a handle of the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"runtime"
	"sync"
	"sync/atomic"

	"stablehlo/internal/capi"
)

// handle owns a handle of the library. It is destroyed when it is closed, or when nothing refers to it any more. A call
// that has begun finishes first: the last one destroys the handle. Types of this package point to it, so that a copy of
// a value has the same handle, and is closed with it. nil is like a closed one.
type handle[H any] struct {
	pointer *H
	keeper  *keeper[H]
	state   atomic.Int64 // the number of calls in progress, and closed
}

const closed = 1 << 62

// keeper is garbage together with the handle that has it, and then destroys what it keeps. One that keeps nothing any
// more serves another handle: to set a finalizer and to remove it costs more than a short run.
type keeper[H any] struct {
	kind    *kind[H]
	pointer *H
	after   func() // called after the end; may be nil
}

// kind is a kind of handles.
type kind[H any] struct {
	destroy func(*H)
	idle    sync.Pool // of keepers
}

func (k *keeper[H]) end() {
	if k.pointer == nil {
		return
	}
	k.kind.destroy(k.pointer)
	if k.after != nil {
		k.after()
	}
	k.pointer, k.after = nil, nil
}

func newHandle[H any](pointer *H, kind *kind[H]) *handle[H] {
	h := new(handle[H])
	h.own(pointer, kind, nil)
	return h
}

// own is called once, before others can see h. after may be nil.
func (h *handle[H]) own(pointer *H, kind *kind[H], after func()) {
	one, found := kind.idle.Get().(*keeper[H])
	if !found {
		one = &keeper[H]{kind: kind}
		runtime.SetFinalizer(one, (*keeper[H]).end)
	}
	one.pointer, one.after = pointer, after
	h.pointer, h.keeper = pointer, one
}

// enter begins a call. It is false if the handle is closed, or nil.
func (h *handle[H]) enter() bool {
	if h == nil {
		return false
	}
	for {
		state := h.state.Load()
		if state&closed != 0 {
			return false
		}
		if h.state.CompareAndSwap(state, state+1) {
			return true
		}
	}
}

// get is the pointer for a call that enters by itself.
func (h *handle[H]) get() *H {
	if h == nil {
		return nil
	}
	return h.pointer
}

// leave ends a call. The handle is alive until then.
func (h *handle[H]) leave() {
	if h.state.Add(-1) == closed {
		h.end()
	}
}

func (h *handle[H]) close() {
	if h == nil {
		return
	}
	for {
		state := h.state.Load()
		if state&closed != 0 {
			return
		}
		if h.state.CompareAndSwap(state, state|closed) {
			if state == 0 {
				h.end()
			}
			return
		}
	}
}

func (h *handle[H]) end() {
	one := h.keeper
	h.keeper = nil
	one.end()
	one.kind.idle.Put(one)
}

// take closes the handle for others without destroying it. It is false if a call is in progress or it is closed.
func (h *handle[H]) take() bool { return h != nil && h.state.CompareAndSwap(0, closed) }

// giveBack opens it again.
func (h *handle[H]) giveBack() { h.state.Store(0) }

// giveAway ends a handle that was taken, without destroying it.
func (h *handle[H]) giveAway() {
	h.keeper.pointer, h.keeper.after = nil, nil
	h.end()
}

// option sets one thing in options of the library.
type option[O any] func(*O, **capi.Error) capi.Status

func setting[O, V any](set func(*O, V, **capi.Error) capi.Status, value V) option[O] {
	return func(options *O, failed **capi.Error) capi.Status { return set(options, value, failed) }
}

// limit is a setting whose default is kept for 0.
func limit[O any, V uint32 | uint64](set func(*O, V, **capi.Error) capi.Status, value V) option[O] {
	return func(options *O, failed **capi.Error) capi.Status {
		if value == 0 {
			return capi.SHLO_OK
		}
		return set(options, value, failed)
	}
}

// texting is a setting that is a text.
func texting[O any](set func(*O, *byte, uintptr, **capi.Error) capi.Status, value string) option[O] {
	return func(options *O, failed **capi.Error) capi.Status {
		text, length := pointerTo(value)
		return set(options, text, length, failed)
	}
}

// naming is a setting whose default is kept for "".
func naming[O any](set func(*O, *byte, uintptr, **capi.Error) capi.Status, name string) option[O] {
	if name == "" {
		return func(*O, **capi.Error) capi.Status { return capi.SHLO_OK }
	}
	return texting(set, name)
}

func setAll[O any](options *O, set []option[O]) error {
	var failed *capi.Error
	for _, one := range set {
		one(options, &failed)
		if err := failure(failed); err != nil {
			return err
		}
	}
	return nil
}

// withOptions creates options, sets them, and calls with them.
func withOptions[O any](create func(**O, **capi.Error) capi.Status, destroy func(*O), set []option[O],
	call func(*O) error) error {
	var options *O
	var failed *capi.Error
	create(&options, &failed)
	if err := failure(failed); err != nil {
		return err
	}
	defer destroy(options)
	if err := setAll(options, set); err != nil {
		return err
	}
	return call(options)
}
