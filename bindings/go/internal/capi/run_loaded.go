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

// Run is PlanRun. The result is nil if the run succeeded.
func Run(plan *Plan, inputs, outputs []*Tensor, options *RunOptions) (failure *Error) {
	PlanRun(plan, uintptr(len(inputs)), unsafe.SliceData(inputs), uintptr(len(outputs)), unsafe.SliceData(outputs),
		options, &failure)
	return failure
}
