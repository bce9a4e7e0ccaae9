// Nanoseconds of a run of two ops on 8 elements, best of many rounds.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package main

import (
	"context"
	"fmt"
	"os"
	"time"

	"stablehlo"
)

const (
	calls  = 2000
	rounds = 501
)

// best is the time of a call in the fastest round: other work on the machine takes nothing from that.
func best(call func()) float64 {
	least := time.Duration(1 << 62)
	for range rounds {
		start := time.Now()
		for range calls {
			call()
		}
		least = min(least, time.Since(start))
	}
	return float64(least.Nanoseconds()) / calls
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func filled(value float32) []float32 {
	list := make([]float32, 8)
	for i := range list {
		list[i] = value
	}
	return list
}

func main() {
	background := context.Background()
	module, err := stablehlo.Parse(os.Args[1], nil)
	check(err)
	plan, err := module.Plan(nil)
	check(err)
	x, y, z := filled(1), filled(2), filled(0)
	fmt.Println("arrays", best(func() {
		check(plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, stablehlo.Slice(x), stablehlo.Slice(y)))
	}))
	if z[7] != 6 {
		panic(z)
	}
	a, err := stablehlo.NewTensor(x, 8)
	check(err)
	b, err := stablehlo.NewTensor(y, 8)
	check(err)
	fmt.Println("tensors", best(func() {
		outputs, err := plan.Run(background, a.Array(), b.Array())
		check(err)
		outputs[0].Close()
	}))
}
