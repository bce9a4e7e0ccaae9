// Runs of plans on the processes of a grid.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"runtime"
	"unsafe"

	"stablehlo/internal/capi"
)

// RunGrid runs the plan on all processes of its grid (PlanOptions), on the inputs of each in the order of the
// signature, and returns the results of each. Process p is partition p % partitions of replica p / partitions. If ctx
// ends, the run stops with an error that is also ctx.Err().
func (p *Plan) RunGrid(ctx context.Context, inputs [][]Array) ([][]*Tensor, error) {
	if !p.handle.enter() {
		return nil, closedError("plan")
	}
	defer p.handle.leave()
	var tensors []*capi.Tensor
	for _, given := range inputs {
		if len(given) != len(p.inputs) {
			return nil, p.wrongCount("inputs", len(given), p.inputs)
		}
		for i := range given {
			if given[i].name != "" || given[i].donated {
				return nil, invalidValue("input", i, p.inputs, "is named or donated, which RunGrid does not know")
			}
			if given[i].tensor == nil {
				if err := p.checkSlice(i, &given[i]); err != nil {
					return nil, err
				}
			}
		}
		all, end, err := wrapped(given, p.inputs)
		if err != nil {
			return nil, err
		}
		defer end()
		held, err := enterAll("input", all)
		defer leaveAll(all[:held])
		if err != nil {
			return nil, err
		}
		for i := range all {
			tensors = append(tensors, all[i].tensor.pointer)
		}
	}
	watch, err := p.begin(ctx)
	if err != nil {
		return nil, err
	}
	count := len(p.outputs)
	made := make([]*capi.Tensor, len(inputs)*count)
	var failed *capi.Error
	capi.PlanRunGrid(p.handle.pointer, uintptr(len(inputs)), uintptr(len(p.inputs)), unsafe.SliceData(tensors),
		uintptr(count), unsafe.SliceData(made), watch.options, &failed)
	runtime.KeepAlive(inputs)
	if err := watch.end(failed); err != nil {
		return nil, err
	}
	results := make([][]*Tensor, len(inputs))
	for process := range results {
		results[process] = p.adoptAll(made[process*count : (process+1)*count])
	}
	return results, nil
}
