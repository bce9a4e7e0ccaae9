// Plans that the processes of a grid run together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"stablehlo"
)

const gridProgram = "tests/conformance/languages/grid.mlir"

func gridInputs(count int) (inputs [][]stablehlo.Array) {
	for k := range count {
		inputs = append(inputs, []stablehlo.Array{stablehlo.Slice([]int32{int32(k), int32(10 * k)})})
	}
	return inputs
}

func TestProcessesExchangeValues(t *testing.T) {
	module, err := stablehlo.LoadFile(source(gridProgram), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer module.Close()
	sums := [][]int32{{2, 20}, {4, 40}, {2, 20}, {4, 40}}
	for _, grid := range []struct {
		replicas, partitions uint32
		numbers              []uint32
	}{{0, 4, []uint32{0, 1, 2, 3}}, {2, 2, []uint32{0, 1, 0, 1}}} {
		plan, err := module.Plan(&stablehlo.PlanOptions{Replicas: grid.replicas, Partitions: grid.partitions})
		if err != nil {
			t.Fatal(err)
		}
		if replicas, partitions := plan.Grid(); replicas != max(grid.replicas, 1) || partitions != grid.partitions {
			t.Errorf("the grid is %d x %d", replicas, partitions)
		}
		ctx, cancel := context.WithCancel(context.Background())
		results, err := plan.RunGrid(ctx, gridInputs(4))
		if err != nil {
			t.Fatal(err)
		}
		for process, one := range results {
			sum, err := stablehlo.Elements[int32](one[0])
			if err != nil || !reflect.DeepEqual(sum, sums[process]) {
				t.Errorf("process %d: %v, %v", process, sum, err)
			}
			number, err := stablehlo.Elements[uint32](one[1])
			if err != nil || number[0] != grid.numbers[process] {
				t.Errorf("process %d: %v, %v", process, number, err)
			}
		}
		cancel()
		if _, err := plan.RunGrid(ctx, gridInputs(4)); !errors.Is(err, context.Canceled) {
			t.Errorf("a run after its context: %v", err)
		}
		plan.Close()
	}
}

func TestWrongGrids(t *testing.T) {
	module, err := stablehlo.LoadFile(source(gridProgram), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer module.Close()
	if _, err := module.Plan(&stablehlo.PlanOptions{Partitions: 2}); err == nil {
		t.Error("groups that are not in the grid")
	}
	plan, err := module.Plan(&stablehlo.PlanOptions{Partitions: 4})
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	two := gridInputs(4)
	two[1] = append(two[1], two[1][0])
	wrong := gridInputs(4)
	wrong[2][0] = stablehlo.Slice([]float32{1, 2})
	for expected, given := range map[string][][]stablehlo.Array{
		"not on 3": gridInputs(3), "2 inputs": two, "2 elements of f32": wrong,
	} {
		if _, err := plan.RunGrid(ctx, given); err == nil || !strings.Contains(err.Error(), expected) {
			t.Errorf("expected %q: %v", expected, err)
		}
	}
	if _, err := plan.Run(ctx, gridInputs(1)[0]...); err == nil {
		t.Error("a run of one process")
	}
	plan.Close()
	if _, err := plan.RunGrid(ctx, gridInputs(4)); err == nil {
		t.Error("a closed plan")
	}
}
