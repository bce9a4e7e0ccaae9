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
static shlo_error *run_raw4(uintptr_t plan, size_t inputs, size_t outputs, uintptr_t options,
		const char *p0, const char *p1, const char *p2, const char *p3) {
	const char *pointers[] = {p0, p1, p2, p3};
	shlo_error *error = NULL;
	shlo_plan_run_raw((const shlo_plan *)plan, inputs, (const void *const *)pointers, outputs,
		(void *const *)(pointers + inputs), (const shlo_run_options *)options, &error);
	return error;
}
static void destroy_tensor(uintptr_t tensor) { shlo_tensor_destroy((shlo_tensor *)tensor); }
static shlo_error *run(uintptr_t plan, size_t input_count, const char *inputs, size_t output_count, char *outputs,
		uintptr_t options) {
	shlo_error *error = NULL;
	shlo_plan_run((const shlo_plan *)plan, input_count, (const shlo_tensor *const *)inputs, output_count,
		(shlo_tensor **)outputs, (const shlo_run_options *)options, &error);
	return error;
}
struct input {
	shlo_element_type type;
	int32_t rank;
	const int64_t *shape;
	size_t size;
};
// Inputs that are not tensors are memory.
static shlo_error *run_memory(const shlo_plan *plan, size_t input_count, const struct input *types,
		const void *const *memory, const shlo_tensor *const *tensors, size_t output_count, shlo_tensor **outputs,
		const shlo_run_options *options, shlo_tensor **made, const shlo_tensor **inputs) {
	static const char empty;
	shlo_error *error = NULL;
	shlo_status status = SHLO_OK;
	size_t count = 0;
	for (; count < input_count && !status; ++count) {
		made[count] = NULL;
		inputs[count] = tensors[count];
		if (tensors[count])
			continue;
		const struct input *as = &types[count];
		status = shlo_tensor_borrow_const(as->type, as->rank, as->shape, memory[count] ? memory[count] : &empty, as->size,
			NULL, NULL, &made[count], &error);
		inputs[count] = made[count];
	}
	if (!status)
		shlo_plan_run(plan, input_count, inputs, output_count, outputs, options, &error);
	while (count > 0)
		shlo_tensor_destroy(made[--count]);
	return error;
}
static shlo_error *run_mixed(uintptr_t plan, size_t inputs, const char *types, const char *tensors, size_t outputs, char *made,
		uintptr_t options,
		const char *p0, const char *p1, const char *p2, const char *p3,
		const char *p4, const char *p5, const char *p6, const char *p7,
		const char *p8, const char *p9, const char *p10, const char *p11,
		const char *p12, const char *p13, const char *p14, const char *p15) {
	const void *memory[] = {p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15};
	shlo_tensor *borrowed[16];
	const shlo_tensor *all[16];
	return run_memory((const shlo_plan *)plan, inputs, (const struct input *)types, memory,
		(const shlo_tensor *const *)tensors, outputs, (shlo_tensor **)made, (const shlo_run_options *)options, borrowed,
		all);
}
static shlo_error *run_many(uintptr_t plan, size_t inputs, const char *types, const void *const *memory,
		const char *tensors, size_t outputs, char *made, uintptr_t options, char *borrowed, char *all) {
	return run_memory((const shlo_plan *)plan, inputs, (const struct input *)types, memory,
		(const shlo_tensor *const *)tensors, outputs, (shlo_tensor **)made, (const shlo_run_options *)options,
		(shlo_tensor **)borrowed, (const shlo_tensor **)all);
}
#cgo noescape run_raw
#cgo nocallback run_raw
#cgo noescape run_raw4
#cgo nocallback run_raw4
#cgo noescape run
#cgo nocallback run
#cgo noescape run_mixed
#cgo nocallback run_mixed
#cgo noescape run_many
#cgo nocallback run_many
*/
import "C"

import "unsafe"

// Both languages agree on the size, or this does not compile.
var _ [unsafe.Sizeof(Input{})]byte = [C.sizeof_struct_input]byte{}

// MaxPointers is how many arrays RunRaw takes.
const MaxPointers = 16

// RunRaw is PlanRunRaw with the inputs followed by the outputs in p. The result is nil if the run succeeded.
func RunRaw(plan *Plan, inputs, outputs int, p *[MaxPointers]unsafe.Pointer, options *RunOptions) *Error {
	if inputs+outputs <= 4 { // fewer arguments take less time
		return (*Error)(unsafe.Pointer(C.run_raw4(C.uintptr_t(uintptr(unsafe.Pointer(plan))), C.size_t(inputs),
			C.size_t(outputs), C.uintptr_t(uintptr(unsafe.Pointer(options))),
			(*C.char)(p[0]), (*C.char)(p[1]), (*C.char)(p[2]), (*C.char)(p[3]))))
	}
	return (*Error)(unsafe.Pointer(C.run_raw(C.uintptr_t(uintptr(unsafe.Pointer(plan))), C.size_t(inputs),
		C.size_t(outputs), C.uintptr_t(uintptr(unsafe.Pointer(options))),
		(*C.char)(p[0]), (*C.char)(p[1]), (*C.char)(p[2]), (*C.char)(p[3]),
		(*C.char)(p[4]), (*C.char)(p[5]), (*C.char)(p[6]), (*C.char)(p[7]),
		(*C.char)(p[8]), (*C.char)(p[9]), (*C.char)(p[10]), (*C.char)(p[11]),
		(*C.char)(p[12]), (*C.char)(p[13]), (*C.char)(p[14]), (*C.char)(p[15]))))
}

// DestroyTensor is TensorDestroy.
func DestroyTensor(tensor *Tensor) { C.destroy_tensor(C.uintptr_t(uintptr(unsafe.Pointer(tensor)))) }

// Run is PlanRun. The result is nil if the run succeeded.
func Run(plan *Plan, inputs, outputs []*Tensor, options *RunOptions) *Error {
	return (*Error)(unsafe.Pointer(C.run(C.uintptr_t(uintptr(unsafe.Pointer(plan))),
		C.size_t(len(inputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(inputs))),
		C.size_t(len(outputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(outputs))),
		C.uintptr_t(uintptr(unsafe.Pointer(options))))))
}

// RunMixed is PlanRun where the inputs that are not tensors are memory of these types. The result is nil if the run
// succeeded.
func RunMixed(plan *Plan, types []Input, p *[MaxPointers]unsafe.Pointer, tensors, outputs []*Tensor,
	options *RunOptions) *Error {
	return (*Error)(unsafe.Pointer(C.run_mixed(C.uintptr_t(uintptr(unsafe.Pointer(plan))),
		C.size_t(len(tensors)), (*C.char)(unsafe.Pointer(unsafe.SliceData(types))),
		(*C.char)(unsafe.Pointer(unsafe.SliceData(tensors))),
		C.size_t(len(outputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(outputs))),
		C.uintptr_t(uintptr(unsafe.Pointer(options))),
		(*C.char)(p[0]), (*C.char)(p[1]), (*C.char)(p[2]), (*C.char)(p[3]),
		(*C.char)(p[4]), (*C.char)(p[5]), (*C.char)(p[6]), (*C.char)(p[7]),
		(*C.char)(p[8]), (*C.char)(p[9]), (*C.char)(p[10]), (*C.char)(p[11]),
		(*C.char)(p[12]), (*C.char)(p[13]), (*C.char)(p[14]), (*C.char)(p[15]))))
}

// RunMany is RunMixed with any number of inputs; their memory is pinned.
func RunMany(plan *Plan, types []Input, memory []unsafe.Pointer, tensors, outputs []*Tensor,
	options *RunOptions) *Error {
	borrowed, all := make([]*Tensor, len(tensors)), make([]*Tensor, len(tensors))
	return (*Error)(unsafe.Pointer(C.run_many(C.uintptr_t(uintptr(unsafe.Pointer(plan))),
		C.size_t(len(tensors)), (*C.char)(unsafe.Pointer(unsafe.SliceData(types))), unsafe.SliceData(memory),
		(*C.char)(unsafe.Pointer(unsafe.SliceData(tensors))),
		C.size_t(len(outputs)), (*C.char)(unsafe.Pointer(unsafe.SliceData(outputs))),
		C.uintptr_t(uintptr(unsafe.Pointer(options))),
		(*C.char)(unsafe.Pointer(unsafe.SliceData(borrowed))), (*C.char)(unsafe.Pointer(unsafe.SliceData(all))))))
}
