// Pipelines of passes: parsed once, run on modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"strings"
	"time"

	"stablehlo/internal/capi"
)

// Pipeline is a list of passes with options. It does not change, and many goroutines may run one.
type Pipeline struct{ handle *handle[capi.Pipeline] }

var pipelines = kind[capi.Pipeline]{destroy: capi.PipelineDestroy}

// Pass is a pass with options. The types of package stablehlo/passes are passes.
type Pass interface {
	// PassText is the pass as a part of the text of a pipeline: "inline", "stablehlo-refine-arguments{types='i32'}".
	PassText() (string, error)
}

// ParsePipeline makes a pipeline of its text: "builtin.module(func.func(chlo-legalize-to-stablehlo),symbol-dce)". A
// pass that is made for functions, but is not within func.func(...), runs on each function. An error has Code Malformed
// and a diagnostic with the place; its message has the nearest name.
func ParsePipeline(text string) (*Pipeline, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	start, length := pointerTo(text)
	var pointer *capi.Pipeline
	var failed *capi.Error
	capi.PipelineParse(start, length, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &Pipeline{newHandle(pointer, &pipelines)}, nil
}

// NewPipeline makes a pipeline of passes.
func NewPipeline(passes ...Pass) (*Pipeline, error) {
	texts := make([]string, len(passes))
	for k, one := range passes {
		text, err := one.PassText()
		if err != nil {
			return nil, invalid("", "%v", err)
		}
		texts[k] = text
	}
	return ParsePipeline(strings.Join(texts, ","))
}

// Close frees the pipeline.
func (p *Pipeline) Close() { p.handle.close() }

// String is the text of the pipeline in normal form: options that have their default are left out. It is "" for a
// closed one.
func (p *Pipeline) String() string {
	if !p.handle.enter() {
		return ""
	}
	defer p.handle.leave()
	return textOf(p.handle.pointer, capi.PipelineText)
}

// Passes are the names of its passes, in order; nil for a closed one.
func (p *Pipeline) Passes() []string {
	if !p.handle.enter() {
		return nil
	}
	defer p.handle.leave()
	return counted(capi.PipelinePassCount(p.handle.pointer), func(k uintptr) string {
		return textAt(p.handle.pointer, k, capi.PipelinePassName)
	})
}

// PassOptions are options of RunPasses. 0 means the default of a limit.
type PassOptions struct {
	MaxOps         uint64 // that the passes make together
	MaxRewrites    uint64
	MaxFoldedBytes uint64        // of constants that folding makes
	VerifyEach     bool          // the module is verified after each pass, not only after the last one
	Lenient        bool          // the module may break rules of the specification that the reference does not check
	Warnings       *[]Diagnostic // gets what passes warn of, with the name of the pass
	Reports        *[]PassReport // gets a report for each pass that ran, also if one fails
}

// PassReport is what a pass did. Ops count functions too.
type PassReport struct {
	Name      string
	Duration  time.Duration
	OpsBefore uint64
	OpsAfter  uint64
	Rewrites  []PassRewrite // the patterns that changed something
	Dynamic   []string      // the values that stayed dynamic, each with the op that is the reason
}

// PassRewrite is how often a pattern changed something.
type PassRewrite struct {
	Name  string
	Times uint64
}

// RunPasses makes a module by a pipeline. If ctx ends, the passes stop with an error that is also ctx.Err(). The
// diagnostics of an error name the pass. options may be nil.
func (m *Module) RunPasses(ctx context.Context, pipeline *Pipeline, options *PassOptions) (module *Module, err error) {
	if !pipeline.handle.enter() {
		return nil, closedError("pipeline")
	}
	defer pipeline.handle.leave()
	err = withPassOptions(ctx, options, func(options *capi.PassOptions) error {
		module, err = m.rewritten(func(from *capi.Module, out **capi.Module, failed **capi.Error) capi.Status {
			return capi.ModuleRunPipeline(from, pipeline.handle.pointer, options, out, failed)
		})
		return err
	})
	return module, err
}

func withPassOptions(ctx context.Context, options *PassOptions, call func(*capi.PassOptions) error) error {
	if options == nil {
		options = new(PassOptions)
	}
	return withCancellation(ctx, func(cancellation *capi.Cancellation) error {
		return collect(options.Warnings, func(collector *capi.Diagnostics) error {
			return reporting(options.Reports, func(reports *capi.PassReports) error {
				set := []option[capi.PassOptions]{
					setting(capi.PassOptionsSetCancellation, cancellation),
					setting(capi.PassOptionsSetDiagnostics, collector),
					setting(capi.PassOptionsSetReports, reports),
					setting(capi.PassOptionsSetVerifyEach, truth(options.VerifyEach)),
					setting(capi.PassOptionsSetLenient, truth(options.Lenient)),
					limit(capi.PassOptionsSetMaxOps, options.MaxOps),
					limit(capi.PassOptionsSetMaxRewrites, options.MaxRewrites),
					limit(capi.PassOptionsSetMaxFoldedBytes, options.MaxFoldedBytes),
				}
				return withOptions(capi.PassOptionsCreate, capi.PassOptionsDestroy, set, call)
			})
		})
	})
}

// withCancellation calls with a cancellation that the end of ctx cancels; it is nil if nothing ends ctx.
func withCancellation(ctx context.Context, call func(*capi.Cancellation) error) error {
	if ctx.Done() == nil {
		return call(nil)
	}
	var cancellation *capi.Cancellation
	var failed *capi.Error
	capi.CancellationCreate(&cancellation, &failed)
	if err := failure(failed); err != nil {
		return err
	}
	defer capi.CancellationDestroy(cancellation)
	if ctx.Err() != nil {
		capi.CancellationCancel(cancellation)
	}
	cancelled := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		capi.CancellationCancel(cancellation)
		close(cancelled)
	})
	err := call(cancellation)
	if !stop() {
		<-cancelled
	}
	if known, ok := err.(*Error); ok && known.Code == Cancelled {
		return ended(ctx, err)
	}
	return err
}

// reporting calls with reports, and appends them to list.
func reporting(list *[]PassReport, call func(*capi.PassReports) error) error {
	if list == nil {
		return call(nil)
	}
	var reports *capi.PassReports
	var failed *capi.Error
	capi.PassReportsCreate(&reports, &failed)
	if err := failure(failed); err != nil {
		return err
	}
	defer capi.PassReportsDestroy(reports)
	err := call(reports)
	for k := range capi.PassReportsCount(reports) {
		*list = append(*list, passReportOf(reports, k))
	}
	return err
}

func passReportOf(reports *capi.PassReports, k uintptr) PassReport {
	return PassReport{
		Name:      textAt(reports, k, capi.PassReportsName),
		Duration:  time.Duration(capi.PassReportsNanoseconds(reports, k)),
		OpsBefore: capi.PassReportsOpsBefore(reports, k),
		OpsAfter:  capi.PassReportsOpsAfter(reports, k),
		Rewrites: counted(capi.PassReportsRewriteCount(reports, k), func(i uintptr) PassRewrite {
			return PassRewrite{textWithin(reports, k, i, capi.PassReportsRewriteName),
				capi.PassReportsRewriteTimes(reports, k, i)}
		}),
		Dynamic: counted(capi.PassReportsDynamicCount(reports, k), func(i uintptr) string {
			return textWithin(reports, k, i, capi.PassReportsDynamicText)
		}),
	}
}
