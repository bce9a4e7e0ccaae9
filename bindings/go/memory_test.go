// Handles: closed in any order, twice, or never.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"fmt"
	"math/rand"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"stablehlo"
)

func memoryOf(t *testing.T, field string) int {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip("the memory of a process is only known on systems with /proc/self/status")
	}
	for _, line := range strings.Split(string(status), "\n") {
		var size int
		if rest, found := strings.CutPrefix(line, field+":"); found {
			fmt.Sscan(rest, &size)
			return size << 10
		}
	}
	t.Fatal("no " + field)
	return 0
}

func resident(t *testing.T) int     { return memoryOf(t, "VmRSS") }
func residentPeak(t *testing.T) int { return memoryOf(t, "VmHWM") }

// handles makes one of each kind; some are closed in random order, the others become garbage.
func handles(t *testing.T, random *rand.Rand) {
	module, err := stablehlo.Parse(scaled, nil)
	if err != nil {
		t.Error(err)
		return
	}
	plan, err := module.Plan(nil)
	if err != nil {
		t.Error(err)
		return
	}
	x := tensorOf(t, []float32{1, 2, 3}, 3)
	wrapped, _ := stablehlo.Wrap([]float32{1, 2, 3}, 3)
	builder, _ := stablehlo.NewBuilder("")
	outputs, err := plan.Run(background, x.Array(), wrapped.Array())
	if err != nil {
		t.Error(err)
		return
	}
	history, err := module.Record(background, []stablehlo.Array{x.Array(), wrapped.Array()}, nil)
	if err != nil {
		t.Error(err)
		return
	}
	diff, err := stablehlo.Compare(history, must(history.Beside()), 0)
	if err != nil {
		t.Error(err)
		return
	}
	plugin := must(stablehlo.LoadPlugin(pluginFile(t), nil))
	client := must(plugin.NewClient(nil))
	there := must(wrapped.ToDevice(client, 0))
	op := module.Operation()
	closers := []func(){module.Close, plan.Close, x.Close, wrapped.Close, builder.Close, outputs[0].Close, history.Close,
		diff.Close, plugin.Close, client.Close, there.Close}
	random.Shuffle(len(closers), func(i, k int) { closers[i], closers[k] = closers[k], closers[i] })
	for _, one := range closers[:random.Intn(len(closers)+1)] {
		one()
		one()
	}
	if name := op.Name(); name != "builtin.module" && name != "" {
		t.Error(name)
	}
}

func TestHandles(t *testing.T) {
	rounds := 2000
	if testing.Short() {
		rounds = 200
	}
	all := func(seed int64) {
		var group sync.WaitGroup
		for k := range 2 {
			group.Add(1)
			go func() {
				defer group.Done()
				random := rand.New(rand.NewSource(seed + int64(k)))
				for round := range rounds / 4 {
					handles(t, random)
					if round%20 == 0 {
						runtime.GC() // Go does not know how large modules are
					}
				}
			}()
		}
		group.Wait()
		for range 3 {
			runtime.GC()
		}
	}
	all(1)
	before := resident(t)
	all(3)
	if grown := resident(t) - before; grown > 16<<20 {
		t.Errorf("memory grew by %d bytes", grown)
	}
}

func TestKeepAlive(t *testing.T) {
	op := func() stablehlo.Operation {
		module, err := stablehlo.Parse(scaled, nil)
		if err != nil {
			t.Fatal(err)
		}
		function, err := module.Function("main")
		if err != nil {
			t.Fatal(err)
		}
		return function.Operation
	}()
	for range 3 {
		runtime.GC()
	}
	if count := 0; op.Name() != "func.func" {
		t.Error(op.Name())
	} else {
		for range op.All() {
			count++
		}
		if count != 4 {
			t.Error(count)
		}
	}
}

func TestClosed(t *testing.T) {
	module, err := stablehlo.Parse(scaled, nil)
	if err != nil {
		t.Fatal(err)
	}
	op := module.Operation()
	main, _ := module.Function("")
	value := main.Operation.Regions()[0].Arguments()[0]
	if value.Type().String() != "tensor<3xf32>" || value.Region() != main.Operation.Regions()[0] {
		t.Error(value.Type())
	}
	module.Close()
	module.Close()
	if op.Name() != "" || len(op.Regions()) != 0 || value.Type().String() != "" || module.Name() != "" {
		t.Error("a closed module has properties")
	}
	check := func(what string, err error) { refused(t, err, stablehlo.InvalidArgument, "the "+what+" is closed") }
	check("module", module.Verify())
	_, err = module.Plan(nil)
	check("module", err)
	_, err = module.Write(nil)
	check("module", err)
	_, err = module.Functions()
	check("module", err)
	_, err = module.Blockers("1.0.0")
	check("module", err)
	_, err = module.DecomposeCHLO()
	check("module", err)
	tensor := tensorOf(t, []float32{1}, 1)
	tensor.Close()
	tensor.Close()
	_, err = tensor.Npy()
	check("tensor", err)
	_, err = tensor.ElementText(0)
	check("tensor", err)
	_, err = tensor.Compare(tensor, 0)
	check("tensor", err)
	check("tensor", stablehlo.CopyFrom(tensor, []float32{1}))
	if tensor.UnsafeBytes() != nil {
		t.Error("a closed tensor has bytes")
	}
	// The zero handle is like a closed one.
	var zero stablehlo.Tensor
	_, err = zero.Npy()
	check("tensor", err)
	two := planOf(t, `func.func @main(%a: tensor<1000xf32>, %b: tensor<2xf32>) -> (tensor<1000xf32>, tensor<2xf32>) {
  return %a, %b : tensor<1000xf32>, tensor<2xf32>
}`)
	_, err = two.Run(context.Background(), zero.Array(), stablehlo.Slice([]float32{1, 2}))
	refused(t, err, stablehlo.InvalidArgument, "closed")
	_, err = new(stablehlo.Plan).Run(context.Background())
	refused(t, err, stablehlo.InvalidArgument, "closed")
	builder, _ := stablehlo.NewBuilder("")
	builder.Close()
	_, err = builder.Finish()
	check("builder", err)
	check("builder", builder.Function("f", nil, func(*stablehlo.Body) { panic("called") }))
}

// A copy of a value has the handle of the original: what is closed is closed for both, and freed once.
func TestCopiedHandles(t *testing.T) {
	module, err := stablehlo.Parse(scaled, nil)
	if err != nil {
		t.Fatal(err)
	}
	plan, x, y := must(module.Plan(nil)), tensorOf(t, []float32{1, 2, 3}, 3), tensorOf(t, []float32{4, 5}, 2)
	builder := must(stablehlo.NewBuilder(""))
	modules, plans, tensors, builders := *module, *plan, *x, *builder
	op, array := module.Operation(), x.Array()
	if outputs, err := plans.Run(background, tensors.Array(), array); err != nil || outputs[0].String() != x.String() {
		t.Error(outputs, err)
	}
	*x, *module = *y, *must(stablehlo.Parse("", nil)) // op and array have the old ones
	runtime.GC()
	if outputs, err := plan.Run(background, array, array); err != nil || op.Name() != "builtin.module" {
		t.Error(outputs, err)
	}
	for round := range 2 {
		modules.Close()
		plans.Close()
		tensors.Close()
		builders.Close()
		if op.Name() != "" {
			t.Error(round)
		}
		_, err = plan.Run(background)
		refused(t, err, stablehlo.InvalidArgument, "the plan is closed")
		_, err = builder.Finish()
		refused(t, err, stablehlo.InvalidArgument, "the builder is closed")
		plan.Close()
		builder.Close()
		tensorOf(t, []float32{1}, 1).Close() // gets what the first one freed
	}
	if err := module.Verify(); err != nil || x.Len() != 2 {
		t.Error(err)
	}
	zero := stablehlo.Builder{}
	zero.Close()
	_, err = zero.Finish()
	refused(t, err, stablehlo.InvalidArgument, "the builder is closed")

	copied, built := *must(stablehlo.NewBuilder("")), must(stablehlo.NewBuilder(""))
	err = copied.Function("f", nil, func(f *stablehlo.Body) { copied = *built; f.Return(stablehlo.Constant(f, []float32{1})) })
	if _, other := copied.Finish(); err != nil || other != nil {
		t.Error(err, other)
	}
}
