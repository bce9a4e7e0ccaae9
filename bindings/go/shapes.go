// Shapes of outputs before a run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"runtime"

	"stablehlo/internal/capi"
)

// OutputShapes gives the shapes of the outputs for shapes of the inputs, one for each, without a run. The first run
// with these shapes is then as fast as the others. Inputs behind the last shape take their defaults, if they have one.
func (p *Plan) OutputShapes(inputs ...[]int) ([][]int, error) {
	if !p.handle.enter() {
		return nil, closedError("plan")
	}
	defer p.handle.leave()
	var given, made extentLists
	defer given.release()
	defer made.release()
	for _, shape := range inputs {
		given.add(shape)
	}
	for range p.completed(make([]Array, len(inputs)))[len(inputs):] {
		given.ranks, given.pointers = append(given.ranks, -1), append(given.pointers, nil)
	}
	for k := range p.outputs {
		made.add(make([]int, len(p.outputs[k].Shape)))
	}
	var failed *capi.Error
	capi.PlanOutputShapes(p.handle.pointer, uintptr(len(given.ranks)), first(given.ranks), first(given.pointers),
		uintptr(len(p.outputs)), first(made.pointers), &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	shapes := make([][]int, len(p.outputs))
	for k := range shapes {
		shapes[k] = shapeOf(made.pointers[k], made.ranks[k])
	}
	return shapes, nil
}

// extentLists are shapes for a call.
type extentLists struct {
	ranks    []int32
	pointers []*int64
	pinner   runtime.Pinner
}

func (l *extentLists) add(shape []int) {
	extents := extentsOf(shape)
	if len(extents) > 0 {
		l.pinner.Pin(&extents[0])
	}
	l.ranks, l.pointers = append(l.ranks, int32(len(extents))), append(l.pointers, first(extents))
}

func (l *extentLists) release() { l.pinner.Unpin() }
