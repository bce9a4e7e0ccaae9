// Runs that allocate nothing in Go.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

/*
#include <stablehlo-c/plan.h>

// cgo forbids an array of pointers to Go memory, unless each is pinned. It allows them as arguments. It looks at what
// other pointers point to, which takes time: handles, which are memory of C, are numbers here, and lists are bytes.
static shlo_error *run_raw(uintptr_t plan, size_t inputs, size_t outputs, uintptr_t options,
		const char *p0, const char *p1, const char *p2, const char *p3,
		const char *p4, const char *p5, const char *p6, const char *p7,
		const char *p8, const char *p9, const char *p10, const char *p11,
		const char *p12, const char *p13, const char *p14, const char *p15) {
	const char *pointers[] = {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15};
	shlo_error *error = NULL;
	shlo_plan_run_raw((const shlo_plan *)plan, inputs, (const void *const *)pointers, outputs,
		(void *const *)(pointers + inputs), (const shlo_run_options *)options, &error);
	return error;
}
static shlo_error *run(uintptr_t plan, size_t input_count, const char *inputs, size_t output_count, char *outputs,
		uintptr_t options) {
	shlo_error *error = NULL;
	shlo_plan_run((const shlo_plan *)plan, input_count, (const shlo_tensor *const *)inputs, output_count,
		(shlo_tensor **)outputs, (const shlo_run_options *)options, &error);
	return error;
}
#cgo noescape run_raw
#cgo nocallback run_raw
#cgo noescape run
#cgo nocallback run
*/
import "C"

import "unsafe"

// MaxPointers is how many arrays RunRaw takes.
const MaxPointers = 16

// RunRaw is PlanRunRaw with the inputs followed by the outputs in p. The result is nil if the run succeeded.
func RunRaw(plan *Plan, inputs, outputs int, p *[MaxPointers]unsafe.Pointer, options *RunOptions) *Error {
	return (*Error)(unsafe.Pointer(C.run_raw(C.uintptr_t(uintptr(unsafe.Pointer(plan))), C.size_t(inputs), C.size_t(outputs),
		C.uintptr_t(uintptr(unsafe.Pointer(options))),
		(*C.char)(p[0]), (*C.char)(p[1]), (*C.char)(p[2]), (*C.char)(p[3]),
		(*C.char)(p[4]), (*C.char)(p[5]), (*C.char)(p[6]), (*C.char)(p[7]),
		(*C.char)(p[8]), (*C.char)(p[9]), (*C.char)(p[10]), (*C.char)(p[11]),
		(*C.char)(p[12]), (*C.char)(p[13]), (*C.char)(p[14]), (*C.char)(p[15]))))
}

// Run is PlanRun. The result is nil if the run succeeded.
func Run(plan *Plan, inputs, outputs []*Tensor, options *RunOptions) *Error {
	return (*Error)(unsafe.Pointer(C.run(C.uintptr_t(uintptr(unsafe.Pointer(plan))),
		C.size_t(len(inputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(inputs))),
		C.size_t(len(outputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(outputs))),
		C.uintptr_t(uintptr(unsafe.Pointer(options))))))
}
