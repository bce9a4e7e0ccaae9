// Runs without cgo.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"runtime"
	"slices"
	"unsafe"
)

// MaxPointers is how many arrays RunRaw takes.
const MaxPointers = 16

// keep has the frame point to memory, and gives the address of the list.
func (f *frame) keep(memory []unsafe.Pointer) *unsafe.Pointer {
	f.memory = append(f.memory[:0], memory...)
	return unsafe.SliceData(f.memory)
}

// end takes the failure of a run. The frame then serves another one, and keeps nothing alive.
func (f *frame) end() *Error {
	failure := f.failure
	f.failure = nil
	clear(f.memory)
	frames.Put(f)
	return failure
}

func indexOf(name string) int { return slices.Index(Names[:], name) }

var (
	planRun           = indexOf("shlo_plan_run")
	planRunRaw        = indexOf("shlo_plan_run_raw")
	tensorBorrowConst = indexOf("shlo_tensor_borrow_const")
)

// RunRaw is PlanRunRaw with the inputs followed by the outputs in p. The result is nil if the run succeeded.
func RunRaw(plan *Plan, inputs, outputs int, p *[MaxPointers]unsafe.Pointer, options *RunOptions) *Error {
	f := frames.Get().(*frame)
	total := inputs + outputs
	for i := range p[:total] {
		f.few[i] = p[i]
	}
	// Written in place: f.call copies its list, which takes some nanoseconds.
	words := (*[7]uintptr)(f.words[:])
	words[0] = uintptr(unsafe.Pointer(plan))
	words[1] = uintptr(inputs)
	words[2] = uintptr(unsafe.Pointer(&f.few))
	words[3] = uintptr(outputs)
	words[4] = words[2] + uintptr(inputs)*unsafe.Sizeof(f.few[0])
	words[5] = uintptr(unsafe.Pointer(options))
	words[6] = uintptr(unsafe.Pointer(&f.failure))
	invoke(planRunRaw, words[:])
	runtime.KeepAlive(f)
	failure := f.failure
	f.failure = nil
	clear(f.few[:total])
	frames.Put(f)
	return failure
}

// DestroyTensor is TensorDestroy.
func DestroyTensor(tensor *Tensor) { TensorDestroy(tensor) }

// Run is PlanRun. The result is nil if the run succeeded.
func Run(plan *Plan, inputs, outputs []*Tensor, options *RunOptions) *Error {
	f := frames.Get().(*frame)
	f.tensors = append(append(f.tensors[:0], inputs...), outputs...)
	f.run(plan, outputs, options)
	return f.end()
}

// run runs on the tensors of the frame. The last ones are outputs.
func (f *frame) run(plan *Plan, outputs []*Tensor, options *RunOptions) {
	inputs := len(f.tensors) - len(outputs)
	list := unsafe.SliceData(f.tensors)
	f.call(planRun, uintptr(unsafe.Pointer(plan)), uintptr(inputs), uintptr(unsafe.Pointer(list)),
		uintptr(len(outputs)), uintptr(unsafe.Add(unsafe.Pointer(list), inputs*int(unsafe.Sizeof(*list)))),
		uintptr(unsafe.Pointer(options)), uintptr(unsafe.Pointer(&f.failure)))
	copy(outputs, f.tensors[inputs:])
}

// RunMixed is PlanRun where the inputs that are not tensors are memory of these types. The result is nil if the run
// succeeded.
func RunMixed(plan *Plan, types []Input, p *[MaxPointers]unsafe.Pointer, tensors, outputs []*Tensor,
	options *RunOptions) *Error {
	return RunMany(plan, types, p[:len(tensors)], tensors, outputs, options)
}

// RunMany is RunMixed with any number of inputs.
func RunMany(plan *Plan, types []Input, memory []unsafe.Pointer, tensors, outputs []*Tensor,
	options *RunOptions) *Error {
	f := frames.Get().(*frame)
	f.keep(memory)
	f.tensors = append(append(f.tensors[:0], tensors...), outputs...)
	borrowed := 0
	for ; borrowed < len(tensors) && f.failure == nil; borrowed++ {
		if tensors[borrowed] == nil {
			f.tensors[borrowed] = f.borrow(&types[borrowed], memory[borrowed])
		}
	}
	if f.failure == nil {
		f.run(plan, outputs, options)
	}
	for i, tensor := range tensors[:borrowed] {
		if tensor == nil {
			TensorDestroy(f.tensors[i])
		}
	}
	return f.end()
}

var empty byte

// borrow makes a tensor of memory, which the frame keeps alive.
func (f *frame) borrow(as *Input, data unsafe.Pointer) *Tensor {
	if data == nil {
		data = unsafe.Pointer(&empty)
	}
	f.made = nil
	f.call(tensorBorrowConst, uintptr(as.Type), uintptr(as.Rank), uintptr(unsafe.Pointer(as.Shape)), uintptr(data),
		as.Size, 0, 0, uintptr(unsafe.Pointer(&f.made)), uintptr(unsafe.Pointer(&f.failure)))
	return f.made
}
