// Runs allocate nothing. With -asan they do: the memory that C gets must be where the sanitizer sees it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !asan

package stablehlo_test

import (
	"testing"

	"stablehlo"
)

func TestNoAllocations(t *testing.T) {
	plan := planOf(t, scaled)
	x, y, z := make([]float32, 3), make([]float32, 3), make([]float32, 3)
	a, b, c := tensorOf(t, x, 3), tensorOf(t, y, 3), tensorOf(t, z, 3)
	runs := map[string]func() error{
		"slices": func() error {
			return plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, stablehlo.Slice(x), stablehlo.Slice(y))
		},
		"tensors": func() error {
			return plan.RunInto(background, []stablehlo.Array{c.Array()}, a.Array(), b.Array())
		},
		"both": func() error {
			return plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, a.Array(), stablehlo.Slice(y))
		},
	}
	for name, run := range runs {
		if count := testing.AllocsPerRun(100, func() {
			if err := run(); err != nil {
				t.Fatal(err)
			}
		}); count != 0 {
			t.Errorf("a run on %s allocates %v times", name, count)
		}
	}
	for name, arrays := range map[string][]stablehlo.Array{
		"slices": {stablehlo.Slice(x), stablehlo.Slice(y)}, "tensors": {a.Array(), b.Array()},
		"both": {a.Array(), stablehlo.Slice(y)},
	} {
		if count := testing.AllocsPerRun(100, func() { must(plan.Run(background, arrays...))[0].Close() }); count != 1 {
			t.Errorf("a run on %s with a new tensor allocates %v times, expected once", name, count)
		}
	}
}
