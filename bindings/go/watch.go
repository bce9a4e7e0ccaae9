// Contexts that end runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"errors"
	"runtime"

	"stablehlo/internal/capi"
)

// stopper is a cancellation, and run options that have it. It serves one run after another until it is cancelled.
type stopper struct {
	cancellation *capi.Cancellation
	options      *capi.RunOptions
}

func newStopper(runs *helpers) (*stopper, error) {
	if one, ok := runs.stoppers.Get().(*stopper); ok {
		return one, nil
	}
	one := new(stopper)
	var failed *capi.Error
	capi.CancellationCreate(&one.cancellation, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	runtime.AddCleanup(one, capi.CancellationDestroy, one.cancellation)
	options, err := newRunOptions(one.cancellation, runs)
	if err != nil {
		return nil, err
	}
	one.options = options
	runtime.AddCleanup(one, capi.RunOptionsDestroy, options)
	return one, nil
}

func (s *stopper) cancel() {
	capi.CancellationCancel(s.cancellation)
	runtime.KeepAlive(s)
}

// newRunOptions makes options with a cancellation, which may be nil, and a pool, unless it is closed.
func newRunOptions(cancellation *capi.Cancellation, runs *helpers) (*capi.RunOptions, error) {
	var options *capi.RunOptions
	var failed *capi.Error
	capi.RunOptionsCreate(&options, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	capi.RunOptionsSetCancellation(options, cancellation, &failed)
	if failed == nil && runs.pool.enter() {
		capi.RunOptionsSetPool(options, runs.pool.pointer, &failed)
		runs.pool.leave()
	}
	if err := failure(failed); err != nil {
		capi.RunOptionsDestroy(options)
		return nil, err
	}
	return options, nil
}

// watch stops one run when its context ends.
type watch struct {
	ctx     context.Context
	runs    *helpers
	options *capi.RunOptions // nil if nothing can end the run, nothing is donated, and nobody helps
	stopper *stopper         // nil if nothing can end the run
	stop    func() bool
	own     bool         // the options are of this run alone
	inside  *observation // nil if nobody sees what happens inside
}

func (p *Plan) begin(ctx context.Context) (watch, error) {
	watch, err := p.beginUnobserved(ctx)
	if observer := observerOf(ctx); observer != nil && err == nil {
		if err = watch.observe(observer); err != nil {
			watch.end(nil)
		}
	}
	return watch, err
}

func (p *Plan) beginUnobserved(ctx context.Context) (watch, error) {
	if ctx.Done() == nil {
		return watch{ctx: ctx, runs: p.runs, options: p.runs.options}, nil
	}
	if ctx.Err() != nil {
		return watch{}, ended(ctx, &Error{Code: Cancelled, Message: "the run was cancelled before it began"})
	}
	stopper, err := newStopper(p.runs)
	if err != nil {
		return watch{}, err
	}
	return watch{ctx: ctx, runs: p.runs, options: stopper.options, stopper: stopper,
		stop: context.AfterFunc(ctx, stopper.cancel)}, nil
}

// ownOptions has the run have options of its own.
func (w *watch) ownOptions() error {
	if w.own {
		return nil
	}
	var cancellation *capi.Cancellation
	if w.stopper != nil {
		cancellation = w.stopper.cancellation
	}
	options, err := newRunOptions(cancellation, w.runs)
	if err == nil {
		w.options, w.own = options, true
	}
	return err
}

// donate gives an input to the run.
func (w *watch) donate(input int) error {
	if err := w.ownOptions(); err != nil {
		return err
	}
	var failed *capi.Error
	capi.RunOptionsDonate(w.options, uintptr(input), &failed)
	return failure(failed)
}

// end is the result of the run.
func (w *watch) end(failed *capi.Error) error {
	if w.own {
		capi.RunOptionsDestroy(w.options)
	}
	if w.stopper != nil && w.stop() { // otherwise the context cancels it now or later, and the run does not wait for that
		w.runs.stoppers.Put(w.stopper)
	}
	var reason error // of a function that saw the inside
	if w.inside != nil {
		reason = w.inside.end()
	}
	if failed == nil {
		return nil
	}
	err := failure(failed)
	if !errors.Is(err, Cancelled) {
		return err
	}
	err = ended(w.ctx, err)
	if known, ok := err.(*Error); ok && reason != nil {
		known.cause = errors.Join(known.cause, reason)
		known.Message += ": " + reason.Error()
	}
	return err
}

// ended gives an error the reason of its context.
func ended(ctx context.Context, err error) error {
	if known, ok := err.(*Error); ok && ctx.Err() != nil {
		known.cause = errors.Join(ctx.Err(), context.Cause(ctx))
		known.Message += ": " + context.Cause(ctx).Error()
	}
	return err
}
