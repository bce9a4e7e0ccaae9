// Runs without cgo.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import "unsafe"

// MaxPointers is how many arrays RunRaw takes.
const MaxPointers = 16

// RunRaw is PlanRunRaw with the inputs followed by the outputs in p. The result is nil if the run succeeded.
func RunRaw(plan *Plan, inputs, outputs int, p *[MaxPointers]unsafe.Pointer, options *RunOptions) (failure *Error) {
	PlanRunRaw(plan, uintptr(inputs), &p[0], uintptr(outputs), &p[inputs%MaxPointers], options, &failure)
	return failure
}

// DestroyTensor is TensorDestroy.
func DestroyTensor(tensor *Tensor) { TensorDestroy(tensor) }

// Run is PlanRun. The result is nil if the run succeeded.
func Run(plan *Plan, inputs, outputs []*Tensor, options *RunOptions) (failure *Error) {
	PlanRun(plan, uintptr(len(inputs)), unsafe.SliceData(inputs), uintptr(len(outputs)), unsafe.SliceData(outputs),
		options, &failure)
	return failure
}

// RunMixed is PlanRun where the inputs that are not tensors are memory. The result is nil if the run succeeded.
func RunMixed(plan *Plan, p *[MaxPointers]unsafe.Pointer, tensors, outputs []*Tensor, options *RunOptions) *Error {
	return RunMany(plan, p[:], tensors, outputs, options)
}

var empty byte

// RunMany is RunMixed with any number of inputs.
func RunMany(plan *Plan, memory []unsafe.Pointer, tensors, outputs []*Tensor, options *RunOptions) (failure *Error) {
	inputs := make([]*Tensor, len(tensors))
	for i, tensor := range tensors {
		if inputs[i] = tensor; tensor != nil {
			continue
		}
		of, rank := PlanInputElementType(plan, uintptr(i)), PlanInputRank(plan, uintptr(i))
		shape, data := PlanInputShape(plan, uintptr(i)), memory[i]
		size := ElementTypeSize(of)
		for _, extent := range unsafe.Slice(shape, rank) {
			size *= uintptr(extent)
		}
		if data == nil {
			data = unsafe.Pointer(&empty)
		}
		if TensorBorrowConst(of, rank, shape, data, size, 0, 0, &inputs[i], &failure) != SHLO_OK {
			return failure
		}
		defer TensorDestroy(inputs[i])
	}
	return Run(plan, inputs, outputs, options)
}
