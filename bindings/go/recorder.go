// What happens inside a run: the values of ops, times, progress.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"stablehlo/internal/capi"
)

// Recorder keeps values and times of the runs whose context has it (WithRecorder). Results have the same bytes as
// without. Several runs at once may have it.
type Recorder struct {
	handle *handle[capi.Recorder]
	state  *recorderState
}

// recorderState is what runs and the recorder's function share.
type recorderState struct {
	mutex sync.Mutex
	runs  int // in progress

	function func(Recorded) error
	failed   failed
}

var recorders = kind[capi.Recorder]{destroy: capi.RecorderDestroy}

// RecorderOptions say what is recorded.
type RecorderOptions struct {
	Ops       []string // the ops of these names: "stablehlo.add", or "add"
	Locations []string // the ops at these locations: "model.py:12:3", "model.py:12" for the whole line, or a name
	All       bool     // all ops but constants
	Times     bool     // whether times are measured, of any plan
	MaxMemory uint64   // bytes of all values that are kept; a run that records more fails with Limit; 0 is the default

	// Function gets each value, on the goroutine that runs, instead of Values. An error that it returns, or a panic, ends
	// the run with an error of Code Cancelled that wraps it.
	Function func(Recorded) error
}

// Recorded is one result of an op.
type Recorded struct {
	Op         string // "stablehlo.add"
	Location   string // "model.py:12:3", or the name of the place, or ""
	Result     int    // which result it is; each part of a tuple counts
	Process    int    // of the grid
	Iterations []int  // how many iterations of the loops around the op had ended, the outermost one first
	Tensor     *Tensor
}

// Times are what runs have done for an op or kernel, since the recorder was made or cleared.
type Times struct {
	Duration                time.Duration // without the kernels in its regions
	Calls                   uint64
	Steps                   uint64 // iterations of a loop
	BytesRead, BytesWritten uint64
}

// OpPlace is an op in the source of a program.
type OpPlace struct{ Name, Location string }

// OpTimes are the times of an op. Of a kernel of several ops, each has an equal part.
type OpTimes struct {
	OpPlace
	Times
}

// KernelTimes are the times of what a plan computes together.
type KernelTimes struct {
	Name string // "fusion", "copy", or the op that it computes: "dot_general"
	Ops  []OpPlace
	Times
}

// NewRecorder makes a recorder. The plans whose values it records must be recordable (PlanOptions).
func NewRecorder(options RecorderOptions) (*Recorder, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	var pointer *capi.Recorder
	var failed *capi.Error
	capi.RecorderCreate(&pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	user := lastObserver.Add(1)
	recorder := &Recorder{new(handle[capi.Recorder]), &recorderState{function: options.Function}}
	recorder.handle.own(pointer, &recorders, func() { observers.Delete(user) })
	set := []option[capi.Recorder]{limit(capi.RecorderSetMaxMemory, options.MaxMemory)}
	for _, name := range options.Ops {
		set = append(set, texting(capi.RecorderRecordOp, name))
	}
	for _, location := range options.Locations {
		set = append(set, texting(capi.RecorderRecordLocation, location))
	}
	if options.All {
		set = append(set, capi.RecorderRecordAll)
	}
	if options.Times {
		set = append(set, setting(capi.RecorderSetTimes, 1))
	}
	if options.Function != nil {
		observers.Store(user, recorder.state)
		set = append(set, func(pointer *capi.Recorder, failed **capi.Error) capi.Status {
			return capi.RecorderSetFunction(pointer, capi.Show(), user, failed)
		})
	}
	if err := setAll(pointer, set); err != nil {
		recorder.Close()
		return nil, err
	}
	return recorder, nil
}

// Close frees the recorder. Runs with it go on.
func (r *Recorder) Close() { r.handle.close() }

// read calls with the recorder, unless it is closed or a run may change it.
func (r *Recorder) read(call func(*capi.Recorder) error) error {
	if !r.handle.enter() {
		return closedError("recorder")
	}
	defer r.handle.leave()
	r.state.mutex.Lock()
	defer r.state.mutex.Unlock()
	if r.state.runs > 0 {
		return invalid("", "a run uses the recorder: read it when the run has ended")
	}
	return call(r.handle.pointer)
}

// Values are what runs have recorded, in their order; copies. A run that failed leaves those that it had.
func (r *Recorder) Values() (values []Recorded, err error) {
	err = r.read(func(pointer *capi.Recorder) error {
		for i := range capi.RecorderValueCount(pointer) {
			value, err := recordedOf(capi.RecorderValue(pointer, i))
			if err != nil {
				return err
			}
			values = append(values, value)
		}
		return nil
	})
	return values, err
}

// Ops are the times of ops, each name and location once.
func (r *Recorder) Ops() (ops []OpTimes, err error) {
	err = r.read(func(pointer *capi.Recorder) error {
		for i := range capi.RecorderOpCount(pointer) {
			ops = append(ops, OpTimes{placeOf(pointer, i), timesOf(pointer, i, capi.RecorderOpMeasure)})
		}
		return nil
	})
	return ops, err
}

// Kernels are the times of kernels, in the order of the plan.
func (r *Recorder) Kernels() (kernels []KernelTimes, err error) {
	err = r.read(func(pointer *capi.Recorder) error {
		for i := range capi.RecorderKernelCount(pointer) {
			kernel := KernelTimes{Name: textAt(pointer, i, capi.RecorderKernelName),
				Times: timesOf(pointer, i, capi.RecorderKernelMeasure)}
			for k := range capi.RecorderKernelOpCount(pointer, i) {
				kernel.Ops = append(kernel.Ops, placeOf(pointer, uintptr(capi.RecorderKernelOp(pointer, i, k))))
			}
			kernels = append(kernels, kernel)
		}
		return nil
	})
	return kernels, err
}

// Clear removes values and times.
func (r *Recorder) Clear() error {
	return r.read(func(pointer *capi.Recorder) error {
		capi.RecorderClear(pointer)
		return nil
	})
}

func placeOf(pointer *capi.Recorder, op uintptr) OpPlace {
	return OpPlace{textAt(pointer, op, capi.RecorderOpName), textAt(pointer, op, capi.RecorderOpLocation)}
}

func timesOf(pointer *capi.Recorder, index uintptr, measure func(*capi.Recorder, uintptr, capi.Measure) uint64) Times {
	of := func(what capi.Measure) uint64 { return measure(pointer, index, what) }
	return Times{time.Duration(of(capi.SHLO_MEASURE_NANOSECONDS)), of(capi.SHLO_MEASURE_CALLS),
		of(capi.SHLO_MEASURE_STEPS), of(capi.SHLO_MEASURE_BYTES_READ), of(capi.SHLO_MEASURE_BYTES_WRITTEN)}
}

func recordedOf(value *capi.Recorded) (Recorded, error) {
	made, err := adoptAny(duplicate(capi.RecordedTensor(value)))
	result := Recorded{Op: textOf(value, capi.RecordedOp), Location: textOf(value, capi.RecordedLocation),
		Result: int(capi.RecordedResult(value)), Process: int(capi.RecordedProcess(value)), Tensor: made}
	for i := range capi.RecordedLoopCount(value) {
		result.Iterations = append(result.Iterations, int(capi.RecordedIteration(value, i)))
	}
	return result, err
}

// --- Runs

// observing is the key of contexts for what sees the inside of runs, and for where their results stay.
type observing struct{}

type observer struct {
	recorder *Recorder
	every    time.Duration
	progress func(float64) error
	onDevice bool // results stay on the device
}

func observerOf(ctx context.Context) *observer {
	one, _ := ctx.Value(observing{}).(*observer)
	return one
}

func observed(ctx context.Context, change func(*observer)) context.Context {
	one := new(observer)
	if outer := observerOf(ctx); outer != nil {
		*one = *outer
	}
	change(one)
	return context.WithValue(ctx, observing{}, one)
}

// WithRecorder has a recorder see the inside of the runs with the context; nil: none does.
func WithRecorder(ctx context.Context, recorder *Recorder) context.Context {
	return observed(ctx, func(one *observer) { one.recorder = recorder })
}

// WithProgress has a function told which part of a run with the context is done, from 0 to 1, on the goroutine that runs:
// at most once in every so much time, and with 1 at the end. It is an estimate, which never decreases. An error that the
// function returns, or a panic, ends the run with an error of Code Cancelled that wraps it.
func WithProgress(ctx context.Context, every time.Duration, progress func(fraction float64) error) context.Context {
	return observed(ctx, func(one *observer) { one.every, one.progress = every, progress })
}

// failed keeps the first error of a function.
type failed struct {
	mutex sync.Mutex
	err   error
}

func (f *failed) take() (err error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	err, f.err = f.err, nil
	return err
}

// answer calls a function of the user, through which no panic may leave, and says whether the run stops.
func (f *failed) answer(call func() error) (stop int32) {
	defer func() {
		if reason := recover(); reason != nil {
			f.note(fmt.Errorf("the function panicked: %v", reason))
			stop = 1
		}
	}()
	if err := call(); err != nil {
		f.note(err)
		return 1
	}
	return 0
}

func (f *failed) note(err error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.err == nil {
		f.err = err
	}
}

// progressState is that of one run.
type progressState struct {
	function func(float64) error
	failed   failed
	user     uintptr
}

// observers are the states whose functions runs may call, by the number that they have as user data.
var (
	observers    sync.Map
	lastObserver atomic.Uintptr
)

func init() {
	capi.OnShow = func(value *capi.Recorded, user uintptr) int32 {
		found, _ := observers.Load(user)
		state := found.(*recorderState)
		return state.failed.answer(func() error {
			recorded, err := recordedOf(value)
			if err != nil {
				return err
			}
			return state.function(recorded)
		})
	}
	capi.OnProgress = func(fraction float64, user uintptr) int32 {
		found, _ := observers.Load(user)
		state := found.(*progressState)
		return state.failed.answer(func() error { return state.function(fraction) })
	}
}

// observation is what one run tells.
type observation struct {
	recorder *Recorder      // nil: none
	progress *progressState // nil: none
}

// observe has the run of a watch tell what happens inside.
func (w *watch) observe(by *observer) error {
	if err := w.ownOptions(); err != nil {
		return err
	}
	var failed *capi.Error
	if by.onDevice {
		capi.RunOptionsSetResultsOnDevice(w.options, 1, &failed)
	}
	if failed != nil || by.recorder == nil && by.progress == nil {
		return failure(failed)
	}
	w.inside = new(observation)
	if by.recorder != nil {
		if !by.recorder.handle.enter() {
			return closedError("recorder")
		}
		w.inside.recorder = by.recorder
		state := by.recorder.state
		state.mutex.Lock()
		state.runs++
		capi.RunOptionsSetRecorder(w.options, by.recorder.handle.pointer, &failed)
		state.mutex.Unlock()
	}
	if by.progress != nil && failed == nil {
		state := &progressState{function: by.progress, user: lastObserver.Add(1)}
		observers.Store(state.user, state)
		w.inside.progress = state
		milliseconds := uint64(max(by.every.Milliseconds(), 0))
		capi.RunOptionsSetProgress(w.options, capi.Progress(), state.user, milliseconds, &failed)
	}
	return failure(failed)
}

// end gives the error of a function that stopped the run, if one did.
func (o *observation) end() error {
	var reasons []error
	if o.recorder != nil {
		state := o.recorder.state
		state.mutex.Lock()
		state.runs--
		state.mutex.Unlock()
		reasons = append(reasons, state.failed.take())
		o.recorder.handle.leave()
	}
	if o.progress != nil {
		observers.Delete(o.progress.user)
		reasons = append(reasons, o.progress.failed.take())
	}
	return errors.Join(reasons...)
}
