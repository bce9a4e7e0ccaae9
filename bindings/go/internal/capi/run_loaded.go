// Runs without cgo.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
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
	elementTypeSize      = indexOf("shlo_element_type_size")
	planInputElementType = indexOf("shlo_plan_input_element_type")
	planInputRank        = indexOf("shlo_plan_input_rank")
	planInputShape       = indexOf("shlo_plan_input_shape")
	planRun              = indexOf("shlo_plan_run")
	planRunRaw           = indexOf("shlo_plan_run_raw")
	tensorBorrowConst    = indexOf("shlo_tensor_borrow_const")
)

// RunRaw is PlanRunRaw with the inputs followed by the outputs in p. The result is nil if the run succeeded.
func RunRaw(plan *Plan, inputs, outputs int, p *[MaxPointers]unsafe.Pointer, options *RunOptions) *Error {
	f := frames.Get().(*frame)
	list := f.keep(p[:inputs+outputs])
	f.call(planRunRaw, uintptr(unsafe.Pointer(plan)), uintptr(inputs), uintptr(unsafe.Pointer(list)), uintptr(outputs),
		uintptr(unsafe.Add(unsafe.Pointer(list), inputs*int(unsafe.Sizeof(*list)))), uintptr(unsafe.Pointer(options)),
		uintptr(unsafe.Pointer(&f.failure)))
	return f.end()
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

// RunMixed is PlanRun where the inputs that are not tensors are memory. The result is nil if the run succeeded.
func RunMixed(plan *Plan, p *[MaxPointers]unsafe.Pointer, tensors, outputs []*Tensor, options *RunOptions) *Error {
	return RunMany(plan, p[:len(tensors)], tensors, outputs, options)
}

// RunMany is RunMixed with any number of inputs.
func RunMany(plan *Plan, memory []unsafe.Pointer, tensors, outputs []*Tensor, options *RunOptions) *Error {
	f := frames.Get().(*frame)
	f.keep(memory)
	f.tensors = append(append(f.tensors[:0], tensors...), outputs...)
	borrowed := 0
	for ; borrowed < len(tensors) && f.failure == nil; borrowed++ {
		if tensors[borrowed] == nil {
			f.tensors[borrowed] = f.borrow(plan, borrowed)
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

// borrow makes a tensor of the memory for an input: row-major elements of the plan's type and shape.
func (f *frame) borrow(plan *Plan, index int) *Tensor {
	ask := func(function int) uintptr { return f.call(function, uintptr(unsafe.Pointer(plan)), uintptr(index)) }
	element, rank, shape := ask(planInputElementType), int32(ask(planInputRank)), ask(planInputShape)
	size := f.call(elementTypeSize, element)
	for _, extent := range unsafe.Slice(*(**int64)(unsafe.Pointer(&shape)), rank) {
		size *= uintptr(extent)
	}
	data := f.memory[index]
	if data == nil {
		data = unsafe.Pointer(&empty)
	}
	f.made = nil
	f.call(tensorBorrowConst, element, uintptr(rank), shape, uintptr(data), size, 0, 0,
		uintptr(unsafe.Pointer(&f.made)), uintptr(unsafe.Pointer(&f.failure)))
	return f.made
}
