// Functions of Go that programs call.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"stablehlo/internal/capi"
)

// HostFunction answers the custom calls of a target; PlanOptions.CustomCalls has them. Unless it is pure or unordered,
// its calls happen in the order of the program, each on the goroutine that runs the plan; goroutines that run plans with
// it at once call it at once. An error that it returns, or a panic, ends the run with an error of Code Failed that has
// its text. It must return: runtime.Goexit, which Fatal of tests calls, may not end it.
type HostFunction struct {
	Answer    func(call *CustomCall) error
	Pure      bool // results follow from operands and attributes alone: calls may be dropped, repeated, or made early
	Unordered bool // each call happens, but touches nothing that others do
}

func (f *HostFunction) flags() (flags capi.CallFlags) {
	if f.Pure {
		flags |= capi.SHLO_CALL_PURE
	}
	if f.Unordered {
		flags |= capi.SHLO_CALL_UNORDERED
	}
	return flags
}

// CustomCall is a call of a HostFunction. It, and what it gives, can be used until the function returns.
type CustomCall struct {
	pointer      *capi.Call
	calls        inProgress
	operands     []CallArray
	results      []CallArray
	computations []*Plan
}

// inProgress is the owner of an op: a call, until it has returned.
type inProgress struct{ over atomic.Bool }

func (c *inProgress) enter() bool { return !c.over.Load() }
func (c *inProgress) leave()      {}

// Operation is the op in the program, whose attributes are call_target_name, backend_config and others. It is in a copy
// of the module, which passes may have rewritten.
func (c *CustomCall) Operation() Operation {
	return Operation{in(&c.calls, c.pointer, capi.CallOperation), &c.calls}
}

// Operands are what the function reads.
func (c *CustomCall) Operands() []CallArray { return c.operands }

// Results are what the function writes. Their elements are undefined before, but those of I1, which are false. One whose
// shape the program leaves open has Dynamic extents, and no memory.
func (c *CustomCall) Results() []CallArray { return c.results }

// SetShape gives a result its shape, once, where the program leaves it open, and returns the result with its memory.
func (c *CustomCall) SetShape(result int, shape ...int) (CallArray, error) {
	if !c.calls.enter() {
		return CallArray{}, closedError("custom call")
	}
	if result < 0 || result >= len(c.results) {
		return CallArray{}, invalid("", "result %d of a call that has %d", result, len(c.results))
	}
	extents := extentsOf(shape)
	var failed *capi.Error
	capi.CallSetResultShape(c.pointer, uintptr(result), int32(len(extents)), unsafe.SliceData(extents), &failed)
	if err := failure(failed); err != nil {
		return CallArray{}, err
	}
	c.results[result] = c.result(uintptr(result))
	return c.results[result], nil
}

func (c *CustomCall) result(i uintptr) CallArray {
	var size uintptr
	data := capi.CallResultData(c.pointer, i, &size)
	shape := shapeOf(capi.CallResultShape(c.pointer, i), capi.CallResultRank(c.pointer, i))
	result := callArray("result", i, capi.CallResultElementType(c.pointer, i), shape, data, size)
	if result.element == I1 {
		clear(result.Bytes()) // whatever is there may be no bool
	}
	return result
}

// borrowedPlans are of calls, which free them.
var borrowedPlans = kind[capi.Plan]{destroy: func(*capi.Plan) {}}

// Computations are the functions that the op names as called_computations, ready to run, with the same custom calls and
// limits.
func (c *CustomCall) Computations() []*Plan {
	count := in(&c.calls, c.pointer, capi.CallComputationCount)
	for i := uintptr(len(c.computations)); i < count; i++ {
		plan := newPlan(capi.CallComputation(c.pointer, i), &borrowedPlans)
		plan.calls = true // the same functions of Go
		c.computations = append(c.computations, plan)
	}
	return slices.Clone(c.computations)
}

// Process is the process of the plan's grid that calls; 0 without a grid.
func (c *CustomCall) Process() uint32 { return in(&c.calls, c.pointer, capi.CallProcess) }

// Stopped says whether the run must stop, because its context has ended. A long function should ask from time to time,
// and return.
func (c *CustomCall) Stopped() bool { return in(&c.calls, c.pointer, capi.CallIsStopped) != 0 }

// CallArray is an operand or result of a call: memory of the run.
type CallArray struct {
	what    string
	index   uintptr
	element ElementType
	shape   []int
	count   int
	data    unsafe.Pointer
	size    uintptr
}

// Element is the type of the elements.
func (a CallArray) Element() ElementType { return a.element }

// Shape is the extents, outermost first.
func (a CallArray) Shape() []int { return slices.Clone(a.shape) }

// Len is the number of elements.
func (a CallArray) Len() int { return a.count }

// String is the type: "tensor<2x3xf32>".
func (a CallArray) String() string { return tensorText(a.element.String(), a.shape) }

// Bytes are the bytes of the elements, in row-major order. An element narrower than 8 bits takes one.
func (a CallArray) Bytes() []byte { return unsafe.Slice((*byte)(a.data), a.size) }

// Array is the array for a run of another plan.
func (a CallArray) Array() Array { return Array{element: a.element, count: a.count, data: a.data} }

// CallSlice is the elements of an operand or result in row-major order, without a copy: those of an operand are only
// read.
func CallSlice[T Element](a CallArray) ([]T, error) {
	if element := ElementOf[T](); element != a.element {
		return nil, invalid("", "%s %d is %v, which has no elements of %v", a.what, a.index, a, element)
	}
	return unsafe.Slice((*T)(a.data), a.count), nil
}

// hostFunctions are those that plans may call, by the number that they have as user data.
var (
	hostFunctions sync.Map
	lastFunction  atomic.Uintptr
)

func init() {
	capi.OnCall, capi.OnRelease = onCall, func(user uintptr) { hostFunctions.Delete(user) }
}

// withCustomCalls calls with a registry of functions.
func withCustomCalls(functions map[string]HostFunction, call func(*capi.CustomCalls) error) error {
	var registry *capi.CustomCalls
	var failed *capi.Error
	capi.CustomCallsCreate(&registry, &failed)
	if err := failure(failed); err != nil {
		return err
	}
	defer capi.CustomCallsDestroy(registry)
	for target, function := range functions {
		if function.Answer == nil {
			return invalid("CustomCalls", "the function for %q has no Answer", target)
		}
		user := lastFunction.Add(1)
		hostFunctions.Store(user, function.Answer)
		text, length := pointerTo(target)
		capi.CustomCallsRegister(registry, text, length, 0, function.flags(), capi.Answer(), user, capi.Release(), &failed)
		if err := failure(failed); err != nil {
			hostFunctions.Delete(user)
			return err
		}
	}
	return call(registry)
}

// onCall is what the library calls. No panic may leave it.
func onCall(pointer *capi.Call, user uintptr) {
	call := &CustomCall{pointer: pointer}
	err := call.answer(user)
	call.calls.over.Store(true)
	for _, one := range call.computations {
		one.Close()
	}
	if err != nil {
		message := err.Error()
		if known, ok := err.(*Error); ok {
			message = known.Message
		}
		text, length := pointerTo(message)
		capi.CallFail(pointer, text, length)
	}
}

func (c *CustomCall) answer(user uintptr) (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("the function panicked: %v", reason)
		}
	}()
	function, _ := hostFunctions.Load(user)
	for i := range capi.CallOperandCount(c.pointer) {
		var size uintptr
		data := capi.CallOperandData(c.pointer, i, &size)
		shape := shapeOf(capi.CallOperandShape(c.pointer, i), capi.CallOperandRank(c.pointer, i))
		c.operands = append(c.operands, callArray("operand", i, capi.CallOperandElementType(c.pointer, i), shape, data, size))
	}
	for i := range capi.CallResultCount(c.pointer) {
		c.results = append(c.results, c.result(i))
	}
	return function.(func(*CustomCall) error)(c)
}

func callArray(what string, index uintptr, element capi.ElementType, shape []int, data unsafe.Pointer,
	size uintptr) CallArray {
	return CallArray{what, index, ElementType(element), shape, max(countOf(shape), 0), data, size}
}
