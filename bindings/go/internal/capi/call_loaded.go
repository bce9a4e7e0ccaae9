// Calls of functions of the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/ebitengine/purego"
)

// functions has the address of each of Names, once the library is open.
var functions atomic.Pointer[[len(Names)]uintptr]

// invoke calls a function. The result is 0 if there is no library.
func invoke(function int, arguments []uintptr) uintptr {
	addresses := functions.Load()
	if addresses == nil {
		if Available() != nil {
			return 0
		}
		addresses = functions.Load()
	}
	result, _, _ := purego.SyscallN(addresses[function], arguments...)
	return result
}

// call calls a function. Arguments that were pointers stay where they are, and alive, during the call.
//
//go:uintptrescapes
func call(function int, arguments ...uintptr) uintptr { return invoke(function, arguments) }

// call1 is call with one argument. It allocates nothing; the list of a variadic call is on the heap.
//
//go:uintptrescapes
func call1(function int, argument uintptr) uintptr {
	f := frames.Get().(*frame)
	result := f.call(function, argument)
	frames.Put(f)
	return result
}

// frame is the memory of calls that allocate nothing: their arguments, and what they point to. Stacks of Go move, so C
// gets no pointer into one.
type frame struct {
	words   [9]uintptr
	few     [MaxPointers]unsafe.Pointer
	memory  []unsafe.Pointer
	tensors []*Tensor
	made    *Tensor
	failure *Error
}

var frames = sync.Pool{New: func() any { return new(frame) }}

// call calls a function. Pointers in words are to memory of C, or to what the frame keeps alive.
func (f *frame) call(function int, words ...uintptr) uintptr {
	count := copy(f.words[:], words)
	result := invoke(function, f.words[:count])
	runtime.KeepAlive(f)
	return result
}
