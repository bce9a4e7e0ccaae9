// Histories: every value of a run. Differences: where two runs part.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"errors"
	"iter"
	"unsafe"

	"stablehlo/internal/capi"
)

// History is every value of a run, constants too. Values are in the order of execution of the program as it is written:
// operands come before what reads them, and what is in a loop before the results of the loop.
type History struct {
	handle *handle[capi.History]
	err    error
}

var histories = kind[capi.History]{destroy: capi.HistoryDestroy}

// HistoryOptions are options of Record. 0 means the default of a limit.
type HistoryOptions struct {
	Plan      *PlanOptions // of the run, which works on its own thread alone; nil: the defaults
	NoValues  bool         // values are not kept, only how many NaNs and infinities they have
	StopAtNaN bool         // the run stops after an op that makes a NaN or an infinity from operands without
	MaxMemory uint64       // bytes of all values, by default 2^32; a run that has more stops with Limit
}

// Record runs a function of the module, and keeps its values. Inputs are those of Plan.Run. A run that fails, or whose
// ctx ends, after it has begun is a history, too: Err says why it ended. Of a grid of several processes the error has
// Code Unsupported. The recorder and the progress function that ctx may have are not used. options may be nil.
func (m *Module) Record(ctx context.Context, inputs []Array, options *HistoryOptions) (history *History, err error) {
	if options == nil {
		options = new(HistoryOptions)
	}
	plan, err := m.Plan(options.Plan) // it knows the inputs
	if err != nil {
		return nil, err
	}
	defer plan.Close()
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	err = plan.onTensors(inputs, func(tensors []*capi.Tensor) error {
		return withHistoryOptions(ctx, options, func(planning *capi.PlanOptions, options *capi.HistoryOptions) error {
			var pointer *capi.History
			var failed *capi.Error
			capi.HistoryRecord(m.handle.pointer, planning, uintptr(len(tensors)), unsafe.SliceData(tensors), options,
				&pointer, &failed)
			if err := failure(failed); err != nil {
				return err
			}
			history = newHistory(ctx, pointer)
			return nil
		})
	})
	return history, err
}

func withHistoryOptions(ctx context.Context, options *HistoryOptions,
	call func(*capi.PlanOptions, *capi.HistoryOptions) error) error {
	return withCancellation(ctx, func(cancellation *capi.Cancellation) error {
		return withPlanOptions(options.Plan, func(planning *capi.PlanOptions) error {
			set := []option[capi.HistoryOptions]{
				setting(capi.HistoryOptionsSetCancellation, cancellation),
				setting(capi.HistoryOptionsSetKeepValues, truth(!options.NoValues)),
				setting(capi.HistoryOptionsSetStopAtNan, truth(options.StopAtNaN)),
				limit(capi.HistoryOptionsSetMaxMemory, options.MaxMemory),
			}
			return withOptions(capi.HistoryOptionsCreate, capi.HistoryOptionsDestroy, set,
				func(options *capi.HistoryOptions) error { return call(planning, options) })
		})
	})
}

func newHistory(ctx context.Context, pointer *capi.History) *History {
	history := &History{handle: newHandle(pointer, &histories)}
	if failed := capi.HistoryError(pointer); failed != nil {
		history.err = errorOf(failed)
	}
	if errors.Is(history.err, Cancelled) {
		history.err = ended(ctx, history.err)
	}
	return history
}

// Beside is the history of another run of the same program, somewhere else: it has the same places, and no output, and
// no value before it is Set.
func (h *History) Beside() (*History, error) {
	if !h.handle.enter() {
		return nil, closedError("history")
	}
	defer h.handle.leave()
	var pointer *capi.History
	var failed *capi.Error
	capi.HistoryCreateBeside(h.handle.pointer, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &History{handle: newHandle(pointer, &histories)}, nil
}

// Set sets a value of a history that Beside has made, which copies it. No other goroutine may use the history, its
// values or its diffs meanwhile.
func (h *History) Set(index int, value *Tensor) error {
	if !h.handle.enter() {
		return closedError("history")
	}
	defer h.handle.leave()
	if value == nil || !value.handle.enter() {
		return closedError("tensor")
	}
	defer value.handle.leave()
	if device := capi.TensorDevice(value.handle.pointer); device >= 0 {
		return notHere(device)
	}
	made, failed := duplicate(value.handle.pointer) // Go may free a slice when its tensor is closed
	if err := failure(failed); err != nil {
		return err
	}
	defer capi.DestroyTensor(made)
	capi.HistorySet(h.handle.pointer, uintptr(index), made, &failed)
	return failure(failed)
}

// Close frees the history. Its operations have no properties any more, nor have its values; tensors stay.
func (h *History) Close() { h.handle.close() }

// Len is the number of values.
func (h *History) Len() int { return int(in(h.handle, h.handle.get(), capi.HistoryCount)) }

// At is the value with an index; zero if there is none.
func (h *History) At(index int) PastValue {
	if index < 0 || index >= h.Len() {
		return PastValue{}
	}
	return PastValue{h.handle, index}
}

// All are the values in their order.
func (h *History) All() iter.Seq[PastValue] {
	return func(yield func(PastValue) bool) {
		for index := range h.Len() {
			if !yield(PastValue{h.handle, index}) {
				return
			}
		}
	}
}

// FirstNaN is the first value that has NaNs or infinities although the op's operands have none; zero if there is none.
func (h *History) FirstNaN() PastValue {
	return in(h.handle, h.handle.get(), func(history *capi.History) PastValue {
		return pastValue(h.handle, capi.HistoryFirstNan(history))
	})
}

// Outputs copies the outputs of the run; there are none if it has ended before its end.
func (h *History) Outputs() ([]*Tensor, error) {
	if !h.handle.enter() {
		return nil, closedError("history")
	}
	defer h.handle.leave()
	outputs := make([]*Tensor, capi.HistoryOutputCount(h.handle.pointer))
	for k := range outputs {
		output, err := adoptAny(duplicate(capi.HistoryOutput(h.handle.pointer, uintptr(k))))
		if err != nil {
			return nil, err
		}
		outputs[k] = output
	}
	return outputs, nil
}

// Err says why the run ended before its end; it is nil if it did not, and if it stopped at a NaN as it was told.
func (h *History) Err() error { return h.err }

// PastValue is a result of an op in a history, which it keeps. Two are equal if and only if they are the same value of
// one history. The zero PastValue, and one whose history is closed, has no properties.
type PastValue struct {
	history *handle[capi.History]
	index   int
}

// pastValue is zero for -1, with which the library says that there is none.
func pastValue(history *handle[capi.History], index int64) PastValue {
	if index < 0 {
		return PastValue{}
	}
	return PastValue{history, int(index)}
}

// ofPast is a property of a value; none if there is no value or its history is closed.
func ofPast[R any](v PastValue, none R, property func(*capi.History, uintptr) R) R {
	if !v.history.enter() {
		return none
	}
	defer v.history.leave()
	return property(v.history.pointer, uintptr(v.index))
}

// IsZero says whether there is no value.
func (v PastValue) IsZero() bool { return v.history == nil }

// Index is the place of the value in its history.
func (v PastValue) Index() int { return v.index }

// Op is the name of the op that gave the value: "stablehlo.add".
func (v PastValue) Op() string { return textInAt(v.history, v.history.get(), v.index, capi.HistoryOp) }

// Operation is the op of the module: the one of that name, or one that was decomposed into it.
func (v PastValue) Operation() Operation {
	return Operation{ofPast(v, nil, capi.HistoryOperation), v.history}
}

// Result is which result of the op the value is.
func (v PastValue) Result() int { return int(ofPast(v, 0, capi.HistoryResult)) }

// Iterations are how many iterations of the loops around the op had ended, the outermost one first.
func (v PastValue) Iterations() []int {
	return ofPast(v, nil, func(history *capi.History, index uintptr) []int {
		return counted(capi.HistoryLoopCount(history, index), func(loop uintptr) int {
			return int(capi.HistoryIteration(history, index, loop))
		})
	})
}

// Tensor copies the value. If it was not kept or not set, the error has Code NotFound.
func (v PastValue) Tensor() (*Tensor, error) {
	if !v.history.enter() {
		return nil, invalid("", "the value is absent, or its history is closed")
	}
	defer v.history.leave()
	tensor := capi.HistoryTensor(v.history.pointer, uintptr(v.index))
	if tensor == nil {
		return nil, &Error{Code: NotFound, Message: "the history does not have the elements of the value"}
	}
	return adoptAny(duplicate(tensor))
}

// NonFinite is how many elements are NaN or infinite.
func (v PastValue) NonFinite() int { return int(ofPast(v, 0, capi.HistoryNonfiniteCount)) }

// Probe is the number of the value's probe, from 1, as the pass interpreter-instrument-with-probe counts; -1 for none.
func (v PastValue) Probe() int { return int(ofPast(v, -1, capi.HistoryProbe)) }

// Operands are the values of the op's operands; one is zero if it is an input of the function, or not known.
func (v PastValue) Operands() []PastValue {
	return ofPast(v, nil, func(history *capi.History, index uintptr) []PastValue {
		return counted(capi.HistoryOperandCount(history, index), func(operand uintptr) PastValue {
			return pastValue(v.history, capi.HistoryOperand(history, index, operand))
		})
	})
}

// OperandInputs are which inputs of the function the op's operands are; -1 for those that are none.
func (v PastValue) OperandInputs() []int {
	return ofPast(v, nil, func(history *capi.History, index uintptr) []int {
		return counted(capi.HistoryOperandCount(history, index), func(operand uintptr) int {
			return int(capi.HistoryOperandInput(history, index, operand))
		})
	})
}

// Diff is where two histories, a and b, differ. It keeps them. Two values differ if an element has
// |a - b| > tolerance * (1 + |b|); with tolerance 0, if their bits differ, except that NaNs are equal.
type Diff struct {
	handle *handle[capi.Diff]
	a, b   *handle[capi.History]
}

var diffs = kind[capi.Diff]{destroy: capi.DiffDestroy}

// Compare pairs the values of two histories, and compares them. They are paired by place if both are of one program, as
// with Beside; otherwise by the order of ops, their locations, types and values. Values of different element types are
// compared as numbers.
func Compare(a, b *History, tolerance float64) (*Diff, error) {
	if a == nil || !a.handle.enter() {
		return nil, closedError("history")
	}
	defer a.handle.leave()
	if b == nil || !b.handle.enter() {
		return nil, closedError("history")
	}
	defer b.handle.leave()
	var pointer *capi.Diff
	var failed *capi.Error
	capi.DiffCreate(a.handle.pointer, b.handle.pointer, tolerance, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &Diff{newHandle(pointer, &diffs), a.handle, b.handle}, nil
}

// Close frees the diff. The histories stay open.
func (d *Diff) Close() { d.handle.close() }

// First is the first value of a that differs from its partner; zero if there is none.
func (d *Diff) First() PastValue {
	return in(d.handle, d.handle.get(), func(diff *capi.Diff) PastValue {
		return pastValue(d.a, capi.DiffFirst(diff))
	})
}

// Operations are the ops of the first difference, in a and in b: those that gave the values, or, if ops in their
// regions compute elements, the first of these that is another one. They are zero if there is no difference.
func (d *Diff) Operations() (a, b Operation) {
	return Operation{in(d.handle, d.handle.get(), capi.DiffOperationA), d.a},
		Operation{in(d.handle, d.handle.get(), capi.DiffOperationB), d.b}
}

// Compared is how many pairs of values were compared.
func (d *Diff) Compared() int { return int(in(d.handle, d.handle.get(), capi.DiffComparedCount)) }

// ofPair is a property of a value of a and its partner; -1 if it is no value of a, or the diff is closed.
func ofPair[R int64 | float64](d *Diff, value PastValue, property func(*capi.Diff, uintptr) R) R {
	if value.history != d.a || !d.handle.enter() {
		return -1
	}
	defer d.handle.leave()
	return property(d.handle.pointer, uintptr(value.index))
}

// Partner is the value of b with which a value of a was paired; zero if there is none.
func (d *Diff) Partner(value PastValue) PastValue {
	return pastValue(d.b, ofPair(d, value, capi.DiffPartner))
}

// Element is the row-major index of the first element of a value of a that differs from its partner's; -1 for none.
func (d *Diff) Element(value PastValue) int { return int(ofPair(d, value, capi.DiffElement)) }

// Distance is the largest |a - b| of any element of a value of a and its partner: infinite if only one of two elements
// is NaN, -1 if the values were not compared.
func (d *Diff) Distance(value PastValue) float64 { return ofPair(d, value, capi.DiffDistance) }

// OutputDifference is how two outputs differ. Its fields are like Element and Distance of a Diff.
type OutputDifference struct {
	Element  int
	Distance float64
}

// Outputs are how the outputs of the runs differ.
func (d *Diff) Outputs() []OutputDifference {
	return in(d.handle, d.handle.get(), func(diff *capi.Diff) []OutputDifference {
		return counted(capi.DiffOutputCount(diff), func(k uintptr) OutputDifference {
			return OutputDifference{int(capi.DiffOutputElement(diff, k)), capi.DiffOutputDistance(diff, k)}
		})
	})
}
