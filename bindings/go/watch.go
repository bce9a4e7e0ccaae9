// Contexts that end runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"errors"

	"stablehlo/internal/capi"
)

// watch are the options of one run, cancelled when its context ends.
type watch struct {
	ctx     context.Context
	options *capi.RunOptions // nil if nothing can end the run and nothing is donated
	stop    func() bool
	stopped chan struct{}
}

func begin(ctx context.Context) (watch, error) {
	if ctx.Done() == nil {
		return watch{ctx: ctx}, nil
	}
	if ctx.Err() != nil {
		return watch{}, ended(ctx, &Error{Code: Cancelled, Message: "the run was cancelled before it began"})
	}
	result := watch{ctx: ctx, stopped: make(chan struct{})}
	if err := result.create(); err != nil {
		return watch{}, err
	}
	options, stopped := result.options, result.stopped
	result.stop = context.AfterFunc(ctx, func() {
		capi.RunOptionsCancel(options)
		close(stopped)
	})
	return result, nil
}

func (w *watch) create() error {
	options, err := newRunOptions()
	w.options = options
	return err
}

func newRunOptions() (*capi.RunOptions, error) {
	var options *capi.RunOptions
	var failed *capi.Error
	capi.RunOptionsCreate(&options, &failed)
	return options, failure(failed)
}

func (w *watch) donate(input int) error {
	if w.options == nil {
		if err := w.create(); err != nil {
			return err
		}
	}
	var failed *capi.Error
	capi.RunOptionsDonate(w.options, uintptr(input), &failed)
	return failure(failed)
}

// end is the result of the run.
func (w *watch) end(failed *capi.Error) error {
	if w.stop != nil && !w.stop() {
		<-w.stopped
	}
	if w.options != nil {
		capi.RunOptionsDestroy(w.options)
	}
	if failed == nil {
		return nil
	}
	err := failure(failed)
	if errors.Is(err, Cancelled) {
		return ended(w.ctx, err)
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
