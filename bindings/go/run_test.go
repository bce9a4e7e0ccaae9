// Runs: arrays, names, contexts, and what is refused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"stablehlo"
)

var background = context.Background()

func planOf(t testing.TB, text string) *stablehlo.Plan {
	t.Helper()
	module, err := stablehlo.Parse(text, nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	defer module.Close()
	plan, err := module.Plan(nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	return plan
}

func tensorOf[T stablehlo.Element](t testing.TB, elements []T, shape ...int) *stablehlo.Tensor {
	t.Helper()
	tensor, err := stablehlo.NewTensor(elements, shape...)
	if err != nil {
		t.Fatal(err)
	}
	return tensor
}

// refused expects an error with a code whose message has all words.
func refused(t testing.TB, err error, code stablehlo.Code, words ...string) *stablehlo.Error {
	t.Helper()
	var failed *stablehlo.Error
	if !errors.As(err, &failed) || !errors.Is(err, code) || errors.Is(err, stablehlo.Internal) {
		t.Fatalf("%v, expected %v", err, code)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("%q is not in %q", word, err)
		}
	}
	return failed
}

func TestSlices(t *testing.T) {
	plan := planOf(t, scaled)
	x, y, z := []float32{1, 2, 3}, []float32{4, 5, 6}, make([]float32, 3)
	out := []stablehlo.Array{stablehlo.Slice(z)}
	if err := plan.RunInto(background, out, stablehlo.Slice(x), stablehlo.Slice(y)); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(z, []float32{8, 15, 24}) || slices.Equal(z, []float32{8, 15, 25}) {
		t.Error(z)
	}
	mixed := tensorOf(t, y, 3)
	clear(z)
	if err := plan.RunInto(background, out, stablehlo.Slice(x), mixed.Array()); err != nil || z[2] != 24 {
		t.Error(z, err)
	}
	into, _ := stablehlo.Zeros(stablehlo.F32, 3)
	err := plan.RunInto(background, []stablehlo.Array{into.Array()}, stablehlo.Slice(x), stablehlo.Slice(y))
	if got, _ := stablehlo.Elements[float32](into); err != nil || got[1] != 15 {
		t.Error(got, err)
	}
	allTensors := plan.RunInto(background, []stablehlo.Array{into.Array()}, tensorOf(t, y, 3).Array(), mixed.Array())
	if got, _ := stablehlo.Elements[float32](into); allTensors != nil || got[0] != 20 {
		t.Error(got, allTensors)
	}
}

func TestRefusedArrays(t *testing.T) {
	plan := planOf(t, scaled)
	x, y, z := stablehlo.Slice(make([]float32, 3)), stablehlo.Slice(make([]float32, 3)), make([]float32, 6)
	out := []stablehlo.Array{stablehlo.Slice(z[:3])}
	if err := plan.RunInto(background, out, x, y); err != nil {
		t.Fatal(err) // the twin of all below
	}
	run := func(out []stablehlo.Array, in ...stablehlo.Array) error { return plan.RunInto(background, out, in...) }
	invalid := stablehlo.InvalidArgument
	refused(t, run(out, x), invalid, "1 inputs", "expected 2")
	refused(t, run(nil, x, y), invalid, "0 outputs", "expected 1")
	failed := refused(t, run(out, x, stablehlo.Slice(make([]float64, 3))), invalid, "input 1 (y)", "f64", "tensor<3xf32>")
	// The library reports the same when it finds what is wrong itself.
	dynamic := planOf(t, `func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
		return %x : tensor<?xf32>
	}`)
	wide := tensorOf(t, []float64{1, 2, 3}, 3)
	_, err := dynamic.Run(background, tensorOf(t, []float32{1, 2, 3}, 3).Array(), wide.Array())
	theirs := refused(t, err, invalid, "input 1", "f64", "tensor<?xf32>")
	for _, one := range []*stablehlo.Error{failed, theirs} {
		place := one.Diagnostics[0]
		if len(one.Diagnostics) != 1 || place.Subject != "input 1" || place.Message != one.Message {
			t.Errorf("%+v", one.Diagnostics)
		}
	}
	refused(t, run(out, stablehlo.Slice(z[:2]), y), invalid, "input 0 (x)", "2 elements")
	refused(t, run([]stablehlo.Array{stablehlo.Slice(z)}, x, y), invalid, "output 0", "6 elements")
	refused(t, run(out, stablehlo.Slice(z[2:5]), y), invalid, "output 0", "shares memory with input 0")
	refused(t, run(out, stablehlo.Array{}, y), invalid, "input 0")
	refused(t, run(out, (*stablehlo.Tensor)(nil).Array(), y), invalid, "input 0")
	refused(t, run(out, tensorOf(t, make([]float32, 3), 3, 1).Array(), y), invalid, "tensor<3x1xf32>", "tensor<3xf32>")
	bytes := make([]byte, 16)
	misaligned := unsafe.Slice((*float32)(unsafe.Pointer(&bytes[1])), 3)
	refused(t, run(out, stablehlo.Slice(misaligned), y), invalid, "aligned")
	closed := tensorOf(t, make([]float32, 3), 3)
	closed.Close()
	refused(t, run(out, closed.Array(), y), invalid, "input 0", "closed")
	refused(t, run([]stablehlo.Array{closed.Array()}, x, y), invalid, "output 0", "closed")
	_, err = plan.Run(background, x, closed.Array())
	refused(t, err, invalid, "input 1", "closed")
	refused(t, run(out, x, tensorOf(t, make([]float32, 3), 3).Donate()), invalid, "donated")
	tensor := tensorOf(t, make([]float32, 3), 3)
	refused(t, run([]stablehlo.Array{tensor.Array()}, tensor.Array(), tensor.Array()), invalid, "shares memory")
	refused(t, run([]stablehlo.Array{tensor.Array()}, tensor.Array(), y), invalid, "shares memory")
	_, err = plan.Run(background, x)
	refused(t, err, invalid, "1 inputs")
	_, err = plan.Run(background, x, stablehlo.Slice(z))
	refused(t, err, invalid, "input 1")
}

func TestTwoOutputsShare(t *testing.T) {
	plan := planOf(t, "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n"+
		"%0 = stablehlo.negate %x : tensor<2xf32>\nreturn %0, %0 : tensor<2xf32>, tensor<2xf32> }")
	x, z := stablehlo.Slice([]float32{1, 2}), make([]float32, 4)
	same := []stablehlo.Array{stablehlo.Slice(z[:2]), stablehlo.Slice(z[1:3])}
	refused(t, plan.RunInto(background, same, x), stablehlo.InvalidArgument, "output 1", "output 0")
	apart := []stablehlo.Array{stablehlo.Slice(z[:2]), stablehlo.Slice(z[2:])}
	if err := plan.RunInto(background, apart, x); err != nil || !slices.Equal(z, []float32{-1, -2, -1, -2}) {
		t.Error(z, err)
	}
}

func TestNames(t *testing.T) {
	plan := planOf(t, scaled)
	x, y, z := stablehlo.Slice([]float32{1, 2, 3}), stablehlo.Slice([]float32{4, 5, 6}), make([]float32, 3)
	out := []stablehlo.Array{stablehlo.Slice(z)}
	run := func(in ...stablehlo.Array) error { return plan.RunInto(background, out, in...) }
	if err := run(stablehlo.Named("y", y), stablehlo.Named("x", x)); err != nil || z[0] != 8 {
		t.Error(z, err)
	}
	if err := run(stablehlo.Named("x", y), stablehlo.Named("y", x)); err != nil || z[0] != 5 {
		t.Error(z, err)
	}
	refused(t, run(stablehlo.Named("x", x), stablehlo.Named("w", y)), stablehlo.NotFound, `"w"`, `"x", "y"`)
	refused(t, run(stablehlo.Named("x", x), y), stablehlo.InvalidArgument, "others have none")
	refused(t, run(stablehlo.Named("x", x), stablehlo.Named("x", y)), stablehlo.InvalidArgument, "twice")
	refused(t, run(stablehlo.Named("x", x)), stablehlo.InvalidArgument, "input 1 (y)", "missing")
	refused(t, plan.RunInto(background, []stablehlo.Array{stablehlo.Named("z", out[0])}, x, y), stablehlo.NotFound)
}

func echo[T stablehlo.Element](t *testing.T, name string, elements ...T) {
	t.Helper()
	shape := fmt.Sprintf("tensor<%dx%s>", len(elements), name)
	plan := planOf(t, fmt.Sprintf("func.func @main(%%x: %s) -> %s { return %%x : %s }", shape, shape, shape))
	got := make([]T, len(elements))
	err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(got)}, stablehlo.Slice(elements))
	if err != nil || !slices.Equal(got, elements) {
		t.Errorf("%s: %v, expected %v: %v", name, got, elements, err)
	}
	outputs, err := plan.Run(background, stablehlo.Slice(elements))
	if err != nil {
		t.Fatalf("%s: %+v", name, err)
	}
	if tensor, err := stablehlo.Elements[T](outputs[0]); err != nil || !slices.Equal(tensor, elements) {
		t.Errorf("%s: %v, expected %v: %v", name, tensor, elements, err)
	}
	if stablehlo.ElementOf[T]().String() != name {
		t.Errorf("%s is %v", name, stablehlo.ElementOf[T]())
	}
}

func TestElementTypes(t *testing.T) {
	echo(t, "i1", true, false)
	echo[stablehlo.Int2](t, "i2", -2, 1)
	echo[stablehlo.Int4](t, "i4", -8, 7)
	echo[int8](t, "i8", -128, 127)
	echo[int16](t, "i16", -5, 7)
	echo[int32](t, "i32", -5, 7)
	echo[int64](t, "i64", -5, 1<<40)
	echo[stablehlo.Uint2](t, "ui2", 0, 3)
	echo[stablehlo.Uint4](t, "ui4", 0, 15)
	echo[uint8](t, "ui8", 0, 255)
	echo[uint16](t, "ui16", 0, 65535)
	echo[uint32](t, "ui32", 0, 1<<31)
	echo[uint64](t, "ui64", 0, 1<<63)
	echo[stablehlo.Float4E2M1FN](t, "f4E2M1FN", 0, 15)
	echo[stablehlo.Float6E2M3FN](t, "f6E2M3FN", 0, 63)
	echo[stablehlo.Float6E3M2FN](t, "f6E3M2FN", 0, 63)
	echo[stablehlo.Float8E3M4](t, "f8E3M4", 0, 1)
	echo[stablehlo.Float8E4M3](t, "f8E4M3", 0, 1)
	echo[stablehlo.Float8E4M3FN](t, "f8E4M3FN", 0, 1)
	echo[stablehlo.Float8E4M3FNUZ](t, "f8E4M3FNUZ", 0, 1)
	echo[stablehlo.Float8E4M3B11](t, "f8E4M3B11FNUZ", 0, 1)
	echo[stablehlo.Float8E5M2](t, "f8E5M2", 0, 1)
	echo[stablehlo.Float8E5M2FNUZ](t, "f8E5M2FNUZ", 0, 1)
	echo[stablehlo.Float8E8M0FNU](t, "f8E8M0FNU", 0, 1)
	echo(t, "bf16", stablehlo.ToBFloat16(1.5))
	echo(t, "f16", stablehlo.ToFloat16(1.5))
	echo[float32](t, "f32", 1.5, -2)
	echo(t, "f64", 1.5, -2)
	echo[complex64](t, "complex<f32>", 1+2i)
	echo(t, "complex<f64>", 1-2i)
	echo[float32](t, "f32")
	plan := planOf(t, "func.func @main(%x: tensor<1xi4>) -> tensor<1xi4> { return %x : tensor<1xi4> }")
	got := []stablehlo.Array{stablehlo.Slice(make([]stablehlo.Int4, 1))}
	refused(t, plan.RunInto(background, got, stablehlo.Slice([]stablehlo.Int4{8})), stablehlo.InvalidArgument)
}

func TestManyArrays(t *testing.T) {
	const count = 20
	var text strings.Builder
	text.WriteString("func.func @main(")
	for i := range count {
		fmt.Fprintf(&text, "%s%%x%d: tensor<1xi32>", strings.Repeat(", ", min(i, 1)), i)
	}
	types := strings.TrimSuffix(strings.Repeat("tensor<1xi32>, ", count), ", ")
	fmt.Fprintf(&text, ") -> (%s) { return ", types)
	for i := range count {
		fmt.Fprintf(&text, "%s%%x%d", strings.Repeat(", ", min(i, 1)), count-1-i)
	}
	fmt.Fprintf(&text, " : %s }", types)
	plan := planOf(t, text.String())
	var inputs, tensors, outputs []stablehlo.Array
	got := make([][]int32, count)
	for i := range count {
		inputs = append(inputs, stablehlo.Slice([]int32{int32(i)}))
		tensors = append(tensors, tensorOf(t, []int32{int32(i)}, 1).Array())
		got[i] = make([]int32, 1)
		outputs = append(outputs, stablehlo.Slice(got[i]))
	}
	if err := plan.RunInto(background, outputs, inputs...); err != nil {
		t.Fatal(err)
	}
	mixed := append(slices.Clone(tensors[:3]), inputs[3:]...)
	for _, arrays := range [][]stablehlo.Array{tensors, inputs, mixed} {
		made, err := plan.Run(background, arrays...)
		if err != nil {
			t.Fatal(err)
		}
		for i := range count {
			value, _ := stablehlo.Elements[int32](made[i])
			if got[i][0] != int32(count-1-i) || value[0] != got[i][0] {
				t.Error(i, got[i], value)
			}
		}
	}
}

func TestDynamic(t *testing.T) {
	plan := planOf(t, "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n"+
		"%0 = stablehlo.negate %x : tensor<?xf32>\nreturn %0 : tensor<?xf32> }")
	if shape := plan.Inputs()[0].Shape; shape[0] != stablehlo.Dynamic || plan.Inputs()[0].Type != "tensor<?xf32>" {
		t.Error(shape)
	}
	for count := range 4 {
		elements := make([]float32, count)
		for i := range elements {
			elements[i] = float32(i + 1)
		}
		outputs, err := plan.Run(background, tensorOf(t, elements, count).Array())
		if err != nil {
			t.Fatal(err)
		}
		got, _ := stablehlo.Elements[float32](outputs[0])
		if outputs[0].Shape()[0] != count || count > 0 && got[count-1] != float32(-count) {
			t.Error(outputs[0], got)
		}
	}
	_, err := plan.Run(background, stablehlo.Slice(make([]float32, 2)))
	refused(t, err, stablehlo.InvalidArgument, "input 0", "tensor<?xf32>")
	out := []stablehlo.Array{stablehlo.Slice(make([]float32, 2))}
	refused(t, plan.RunInto(background, out, tensorOf(t, make([]float32, 2), 2).Array()), stablehlo.InvalidArgument, "dynamic")
}

func TestDonate(t *testing.T) {
	plan := planOf(t, scaled)
	x, y := tensorOf(t, []float32{1, 2, 3}, 3), tensorOf(t, []float32{4, 5, 6}, 3)
	_, err := plan.Run(background, x.Donate(), x.Donate())
	refused(t, err, stablehlo.InvalidArgument, "donated")
	_, err = plan.Run(background, x.Donate(), tensorOf(t, []float32{1}, 1).Array())
	refused(t, err, stablehlo.InvalidArgument)
	if got, err := stablehlo.Elements[float32](x); err != nil || got[2] != 3 {
		t.Fatal("a run that did not begin consumed its input", got, err)
	}
	outputs, err := plan.Run(background, x.Donate(), y.Array())
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := stablehlo.Elements[float32](outputs[0]); got[2] != 24 {
		t.Error(got)
	}
	_, err = stablehlo.Elements[float32](x)
	refused(t, err, stablehlo.InvalidArgument, "closed")
	_, err = plan.Run(background, x.Donate(), y.Array())
	refused(t, err, stablehlo.InvalidArgument, "closed")
}

// A pool helps without changing a bit, with contexts that can end and that cannot, and after it was closed.
func TestPools(t *testing.T) {
	module, err := stablehlo.Parse(`func.func @main(%x: tensor<64x40000xf32>) -> tensor<64xf32> {
	  %zero = stablehlo.constant dense<0.0> : tensor<f32>
	  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
	    : (tensor<64x40000xf32>, tensor<f32>) -> tensor<64xf32>
	  return %0 : tensor<64xf32>
	}`, nil)
	if err != nil {
		t.Fatal(err)
	}
	x, want := make([]float32, 64*40000), make([]float32, 64)
	for i := range x {
		x[i] = 1 / float32(1+i%997)
	}
	plan, err := module.Plan(nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(want)}, stablehlo.Slice(x)); err != nil {
		t.Fatal(err)
	}
	ending, end := context.WithCancel(background)
	defer end()
	for _, options := range []*stablehlo.PoolOptions{nil, {Threads: 2}, {Threads: 3, Spin: 50 * time.Microsecond}} {
		pool, err := stablehlo.NewPool(options)
		if err != nil {
			t.Fatal(err)
		}
		if options != nil && pool.Threads() != options.Threads || pool.Threads() < 1 {
			t.Error(pool.Threads())
		}
		helped, err := module.Plan(&stablehlo.PlanOptions{Pool: pool})
		if err != nil {
			t.Fatal(err)
		}
		check := func(ctx context.Context) {
			got := make([]float32, 64)
			err := helped.RunInto(ctx, []stablehlo.Array{stablehlo.Slice(got)}, stablehlo.Slice(x))
			if err != nil || !slices.Equal(got, want) {
				t.Error(got, err)
			}
			input := tensorOf(t, x, 64, 40000)
			results, err := helped.Run(ctx, input.Donate())
			if err != nil {
				t.Error(err)
				return
			}
			if got, _ := stablehlo.Elements[float32](results[0]); !slices.Equal(got, want) {
				t.Error(got)
			}
		}
		var all sync.WaitGroup
		for range 3 {
			all.Add(1)
			go func() {
				defer all.Done()
				check(background)
				check(ending)
			}()
		}
		all.Wait()
		pool.Close()
		pool.Close()
		check(background)
		check(ending)
		if pool.Threads() != 0 {
			t.Error("a closed pool has threads")
		}
	}
	for _, wrong := range []stablehlo.PoolOptions{{Threads: 257}, {Threads: -1}, {Spin: -1}, {Spin: 2 * time.Second}} {
		_, err := stablehlo.NewPool(&wrong)
		refused(t, err, stablehlo.InvalidArgument)
	}
}

func TestContexts(t *testing.T) {
	plan := planOf(t, endless)
	ctx, cancel := context.WithCancelCause(background)
	reason := errors.New("no longer wanted")
	go func() {
		time.Sleep(10 * time.Millisecond)
		cancel(reason)
	}()
	out := []stablehlo.Array{stablehlo.Slice(make([]int64, 1))}
	err := plan.RunInto(ctx, out)
	refused(t, err, stablehlo.Cancelled, "no longer wanted")
	if !errors.Is(err, context.Canceled) || !errors.Is(err, reason) || errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	_, err = plan.Run(ctx)
	refused(t, err, stablehlo.Cancelled, "before it began")
	if !errors.Is(err, ctx.Err()) {
		t.Error(err)
	}
	quick := planOf(t, scaled)
	x, z := stablehlo.Slice([]float32{1, 2, 3}), make([]float32, 3)
	for range 100 {
		ctx, cancel := context.WithCancel(background)
		go cancel()
		err := quick.RunInto(ctx, []stablehlo.Array{stablehlo.Slice(z)}, x, x)
		if err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		cancel()
	}
}

// Contexts that end before, during and after runs of many goroutines stop the runs that have them, and no others.
func TestManyContexts(t *testing.T) {
	plan, forever := planOf(t, scaled), planOf(t, endless)
	var ran, stopped atomic.Int32
	var group sync.WaitGroup
	for k := range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			x, out := stablehlo.Slice([]float32{1, 2, 3}), []stablehlo.Array{stablehlo.Slice(make([]float32, 3))}
			for round := range 50 {
				ctx, cancel := context.WithCancel(background)
				if err := plan.RunInto(ctx, out, x, x); err != nil {
					t.Error(err)
				}
				if _, err := plan.Run(ctx, tensorOf(t, []float32{1, 2, 3}, 3).Donate(), x); err != nil {
					t.Error(err)
				}
				ran.Add(2)
				if round%10 == 0 {
					time.AfterFunc(time.Duration(k)*100*time.Microsecond, cancel)
					if _, err := forever.Run(ctx); !errors.Is(err, context.Canceled) || !errors.Is(err, stablehlo.Cancelled) {
						t.Error(err)
					}
					stopped.Add(1)
					runtime.GC()
				}
				cancel()
			}
		}()
	}
	group.Wait()
	if ran.Load() != 400 || stopped.Load() != 20 {
		t.Error(ran.Load(), stopped.Load())
	}
}

func TestOutputShapes(t *testing.T) {
	plan := planOf(t, `func.func @main(%a: tensor<?x3xf32> loc("rows"), %b: tensor<?xf32>) -> (tensor<?x3xf32>, tensor<f32>) {
		%z = stablehlo.constant dense<0.0> : tensor<f32>
		%0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
		%1 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0]
			: (tensor<?xf32>, tensor<f32>) -> tensor<f32>
		return %0, %1 : tensor<?x3xf32>, tensor<f32>
	}`)
	for rows := range 4 {
		shapes, err := plan.OutputShapes([]int{rows, 3}, []int{5})
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(shapes) != fmt.Sprintf("[[%d 3] []]", 2*rows) || fmt.Sprint(shapes) == "[[2 3]]" {
			t.Error(shapes)
		}
		into := []*stablehlo.Tensor{must(stablehlo.Zeros(stablehlo.F32, shapes[0]...)), must(stablehlo.Zeros(stablehlo.F32))}
		err = plan.RunInto(background, []stablehlo.Array{into[0].Array(), into[1].Array()},
			tensorOf(t, make([]float32, rows*3), rows, 3).Array(), tensorOf(t, []float32{1, 2, 3, 4, 5}, 5).Array())
		if sum, _ := stablehlo.Elements[float32](into[1]); err != nil || sum[0] != 15 {
			t.Error(sum, err)
		}
	}
	shapesOf := func(inputs ...[]int) error {
		_, err := plan.OutputShapes(inputs...)
		return err
	}
	invalid := stablehlo.InvalidArgument
	refused(t, shapesOf([]int{2, 4}, []int{5}), invalid, "input 0 (rows)", "tensor<?x3xf32>")
	refused(t, shapesOf([]int{2, 3}, nil), invalid, "input 1", "rank 0")
	refused(t, shapesOf([]int{2, 3}), invalid, "input")
	refused(t, shapesOf(), invalid, "input")
	refused(t, shapesOf([]int{-2, 3}, []int{5}), invalid, "extent -2")
	refused(t, shapesOf([]int{stablehlo.Dynamic, 3}, []int{5}), invalid, "extent")
	plan.Close()
	refused(t, shapesOf([]int{2, 3}, []int{5}), invalid, "the plan is closed")
}

func TestCloseWhileRunning(t *testing.T) {
	for range 20 {
		plan := planOf(t, scaled)
		x := tensorOf(t, []float32{1, 2, 3}, 3)
		var group sync.WaitGroup
		for range 4 {
			group.Add(1)
			go func() {
				defer group.Done()
				z := make([]float32, 3)
				for range 200 {
					err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, x.Array(), x.Array())
					if err == nil && z[2] != 12 {
						t.Error(z)
					} else if err != nil && !strings.Contains(err.Error(), "closed") {
						t.Error(err)
					}
				}
			}()
		}
		plan.Close()
		x.Close()
		group.Wait()
		refused(t, plan.RunInto(background, nil), stablehlo.InvalidArgument, "the plan is closed")
	}
}

func TestNoCopy(t *testing.T) {
	const count = 16 << 20
	plan := planOf(t, fmt.Sprintf("func.func @main(%%x: tensor<%dxf32>) -> tensor<%dxf32> {\n"+
		"%%0 = stablehlo.negate %%x : tensor<%dxf32>\nreturn %%0 : tensor<%dxf32> }", count, count, count, count))
	if plan.Memory() > 1<<20 {
		t.Error("a run allocates", plan.Memory())
	}
	x, z := make([]float32, count), make([]float32, count)
	x[count-1] = 1
	before := residentPeak(t)
	if err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, stablehlo.Slice(x)); err != nil || z[count-1] != -1 {
		t.Fatal(z[count-1], err)
	}
	wrapped, err := stablehlo.Wrap(x, count)
	if err != nil {
		t.Fatal(err)
	}
	if &wrapped.UnsafeBytes()[0] != (*byte)(unsafe.Pointer(&x[0])) {
		t.Error("a wrapped slice was copied")
	}
	wrapped.Close()
	if grown := residentPeak(t) - before; grown > count*4+16<<20 { // the pages of z
		t.Errorf("64 MiB in and out take %d bytes more", grown)
	}
}

func BenchmarkRunIntoSlices(b *testing.B) {
	plan := planOf(b, eight)
	x, y, z := make([]float32, 8), make([]float32, 8), make([]float32, 8)
	for b.Loop() {
		if plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(z)}, stablehlo.Slice(x), stablehlo.Slice(y)) != nil {
			b.Fatal()
		}
	}
}

func BenchmarkRunIntoTensors(b *testing.B) {
	plan := planOf(b, eight)
	x, y, z := tensorOf(b, make([]float32, 8), 8), tensorOf(b, make([]float32, 8), 8), tensorOf(b, make([]float32, 8), 8)
	for b.Loop() {
		if plan.RunInto(background, []stablehlo.Array{z.Array()}, x.Array(), y.Array()) != nil {
			b.Fatal()
		}
	}
}

func BenchmarkRunNewTensors(b *testing.B) {
	plan := planOf(b, eight)
	x, y := tensorOf(b, make([]float32, 8), 8), tensorOf(b, make([]float32, 8), 8)
	for b.Loop() {
		outputs, err := plan.Run(background, x.Array(), y.Array())
		if err != nil {
			b.Fatal(err)
		}
		outputs[0].Close()
	}
}

var eight = strings.ReplaceAll(scaled, "3xf32", "8xf32")
