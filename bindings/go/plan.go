// Plans: functions that are ready to run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"unsafe"

	"stablehlo/internal/capi"
)

// Plan is a function of a module, compiled to run. Many goroutines may run one plan. It does not need its module.
type Plan struct {
	handle  *handle[capi.Plan]
	inputs  []Parameter
	types   []capi.Input // of the inputs
	outputs []Parameter
	fixed   bool // all shapes are static
	calls   bool // functions of Go
	runs    *helpers
}

var plans = kind[capi.Plan]{destroy: capi.PlanDestroy}

// PlanOptions are options of a plan.
type PlanOptions struct {
	Function  string // "" is the main function
	Baseline  bool   // only instructions of every supported processor: equal bits on all of them
	MaxMemory uint64 // bytes that a run may allocate beside its inputs and outputs; 0 is the default
	Pool      *Pool  // the threads that help its runs; nil: a run works on its own thread alone

	Recordable bool // runs may record values (Recorder); such a plan keeps its module

	// Replicas and Partitions are the grid of processes that run the function together (RunGrid); 0 is 1.
	Replicas, Partitions uint32

	// CustomCalls are functions for custom calls, by target. They come before those that the library implements, and can
	// be garbage when the plans that may call them are.
	CustomCalls map[string]HostFunction

	// Client has the devices that the plan runs on: its first local ones, one for each process of the grid, or those with
	// the indices Devices. The plan has the same signature and runs by the same calls. Inputs are copied to the device and
	// results back, but for tensors that are there (Tensor.ToDevice, WithResultsOnDevice). Baseline, MaxMemory and Pool
	// change nothing then; Recordable and CustomCalls have Code Unsupported.
	Client  *Client
	Devices []int
}

// Plan compiles a function. options may be nil.
func (m *Module) Plan(options *PlanOptions) (plan *Plan, err error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	var pool *Pool
	calls := false
	if options != nil {
		pool, calls = options.Pool, len(options.CustomCalls) > 0
	}
	err = withPlanOptions(options, func(options *capi.PlanOptions) error {
		var pointer *capi.Plan
		var failed *capi.Error
		capi.PlanCreate(m.handle.pointer, options, &pointer, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		plan = newPlan(pointer, &plans)
		if pool != nil {
			plan.runs = pool.runs
		}
		plan.calls = calls
		return nil
	})
	return plan, err
}

func withPlanOptions(options *PlanOptions, call func(*capi.PlanOptions) error) error {
	if options == nil {
		return call(nil)
	}
	set := []option[capi.PlanOptions]{
		naming(capi.PlanOptionsSetFunction, options.Function),
		limit(capi.PlanOptionsSetMaxMemory, options.MaxMemory),
	}
	if options.Baseline {
		set = append(set, setting(capi.PlanOptionsSetSimd, capi.SHLO_SIMD_BASELINE))
	}
	if options.Recordable {
		set = append(set, setting(capi.PlanOptionsSetRecordable, 1))
	}
	if options.Replicas != 0 || options.Partitions != 0 {
		set = append(set, func(made *capi.PlanOptions, failed **capi.Error) capi.Status {
			return capi.PlanOptionsSetGrid(made, max(options.Replicas, 1), max(options.Partitions, 1), failed)
		})
	}
	if options.Client != nil {
		if !options.Client.handle.enter() {
			return closedError("client")
		}
		defer options.Client.handle.leave()
	}
	set = append(set, onClient(options.Client, options.Devices)...)
	if len(options.CustomCalls) == 0 {
		return withOptions(capi.PlanOptionsCreate, capi.PlanOptionsDestroy, set, call)
	}
	if err := ready(); err != nil {
		return err
	}
	return withCustomCalls(options.CustomCalls, func(calls *capi.CustomCalls) error {
		set = append(set, setting(capi.PlanOptionsSetCustomCalls, calls))
		return withOptions(capi.PlanOptionsCreate, capi.PlanOptionsDestroy, set, call)
	})
}

func newPlan(pointer *capi.Plan, kind *kind[capi.Plan]) *Plan {
	plan := &Plan{handle: newHandle(pointer, kind), fixed: true, runs: alone}
	for i := range capi.PlanInputCount(pointer) {
		plan.inputs = append(plan.inputs, Parameter{
			Name:    textAt(pointer, i, capi.PlanInputName),
			Element: ElementType(capi.PlanInputElementType(pointer, i)),
			Shape:   shapeOf(capi.PlanInputShape(pointer, i), capi.PlanInputRank(pointer, i)),

			HasDefault:   capi.PlanInputHasDefault(pointer, i) != 0,
			DecidesShape: capi.PlanInputDecidesShape(pointer, i) != 0,
		})
	}
	for i := range capi.PlanOutputCount(pointer) {
		plan.outputs = append(plan.outputs, Parameter{
			Name:    textAt(pointer, i, capi.PlanOutputName),
			Element: ElementType(capi.PlanOutputElementType(pointer, i)),
			Shape:   shapeOf(capi.PlanOutputShape(pointer, i), capi.PlanOutputRank(pointer, i)),
		})
	}
	for _, list := range [][]Parameter{plan.inputs, plan.outputs} {
		for i := range list {
			list[i].Type = tensorText(list[i].Element.String(), list[i].Shape)
			list[i].count = countOf(list[i].Shape)
			list[i].size = uintptr(max(list[i].count, 0) * list[i].Element.Size())
			plan.fixed = plan.fixed && list[i].count >= 0
		}
	}
	for i := range plan.inputs {
		input := &plan.inputs[i]
		plan.types = append(plan.types, capi.Input{Type: capi.ElementType(input.Element), Rank: int32(len(input.Shape)),
			Shape: capi.PlanInputShape(pointer, uintptr(i)), Size: input.size})
	}
	return plan
}

// Close frees the plan.
func (p *Plan) Close() { p.handle.close() }

// Inputs are the arguments of the function; JAX does not export arguments that a function does not use.
func (p *Plan) Inputs() []Parameter { return clones(p.inputs) }

// Outputs are the results of the function.
func (p *Plan) Outputs() []Parameter { return clones(p.outputs) }

// Memory is how many bytes a run allocates beside its inputs and outputs; 0 if shapes are dynamic.
func (p *Plan) Memory() uint64 {
	if !p.handle.enter() {
		return 0
	}
	defer p.handle.leave()
	return capi.PlanMemory(p.handle.pointer)
}

// Grid is how many replicas and partitions run the plan together.
func (p *Plan) Grid() (replicas, partitions uint32) {
	if !p.handle.enter() {
		return 0, 0
	}
	defer p.handle.leave()
	return capi.PlanReplicaCount(p.handle.pointer), capi.PlanPartitionCount(p.handle.pointer)
}

// Array is an input of a run, or the memory of an output: a slice or a tensor.
type Array struct {
	name    string
	element ElementType
	count   int
	data    unsafe.Pointer
	tensor  *handle[capi.Tensor] // nil for a slice
	shape   []int                // of a tensor
	donated bool
	leftOut bool // an input takes its default
}

// Slice is the array of a slice in row-major order. It is not copied.
func Slice[T Element](elements []T) Array {
	return Array{element: ElementOf[T](), count: len(elements), data: unsafe.Pointer(unsafe.SliceData(elements))}
}

// Array is the array of a tensor.
func (t *Tensor) Array() Array {
	if t == nil {
		return Array{}
	}
	handle := t.handle
	if handle == nil { // the zero tensor
		handle = closedTensor
	}
	return Array{element: t.element, count: t.count, tensor: handle, shape: t.shape}
}

// Donate is the array of a tensor that the run may overwrite with a result. A run that has begun closes the tensor.
func (t *Tensor) Donate() Array {
	array := t.Array()
	array.donated = true
	return array
}

// Named is an array for the input or output of that name. Either all inputs of a run have names, or none; likewise all
// outputs.
func Named(name string, array Array) Array {
	array.name = name
	return array
}
