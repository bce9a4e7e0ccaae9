// Values, times and progress of runs. What must be recorded is in tests/conformance/languages.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"stablehlo"
)

// squares subtracts the squares of 0 to n - 1.
const squares = `func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q = stablehlo.multiply %i, %i : tensor<i32>
    %t = stablehlo.subtract %s, %q : tensor<i32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %t : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}`

func squaring(recordable bool) *stablehlo.Plan {
	module := must(stablehlo.Parse(squares, nil))
	defer module.Close()
	return must(module.Plan(&stablehlo.PlanOptions{Recordable: recordable}))
}

// squareAll runs with slices, whose outputs are written by the quickest way, and with tensors.
func squareAll(t *testing.T, plan *stablehlo.Plan, ctx context.Context, count int32) (result int32, err error) {
	t.Helper()
	results, err := plan.Run(ctx, stablehlo.Slice([]int32{count}))
	if err != nil {
		return 0, err
	}
	return must(stablehlo.Elements[int32](results[0]))[0], nil
}

func recordedNumbers(values []stablehlo.Recorded) (numbers []int32) {
	for _, one := range values {
		numbers = append(numbers, must(stablehlo.Elements[int32](one.Tensor))[0])
	}
	return numbers
}

func TestRecordedValues(t *testing.T) {
	plan := squaring(true)
	recorder := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{Ops: []string{"multiply"}}))
	defer recorder.Close()
	ctx := stablehlo.WithRecorder(background, recorder)
	if result, err := squareAll(t, plan, ctx, 4); err != nil || result != -14 {
		t.Error(result, err)
	}
	output := []int32{0}
	if err := plan.RunInto(ctx, []stablehlo.Array{stablehlo.Slice(output)}, stablehlo.Slice([]int32{2})); err != nil || output[0] != -1 {
		t.Error(output, err)
	}
	if numbers := recordedNumbers(must(recorder.Values())); !slices.Equal(numbers, []int32{0, 1, 4, 9, 0, 1}) {
		t.Error(numbers)
	}
	if err := recorder.Clear(); err != nil || len(must(recorder.Values())) != 0 {
		t.Error("not cleared", err)
	}
	// Without the recorder.
	if result, err := squareAll(t, plan, stablehlo.WithRecorder(ctx, nil), 4); err != nil || result != -14 {
		t.Error(result, err)
	}
	if len(must(recorder.Values())) != 0 {
		t.Error("a run without a recorder was recorded")
	}
	// Three ops in four steps, five conditions, and the two results of the loop.
	all := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{All: true}))
	defer all.Close()
	must(squareAll(t, plan, stablehlo.WithRecorder(ctx, all), 4))
	if count := len(must(all.Values())); count != 3*4+5+2 {
		t.Error(count)
	}
}

func TestRecordersFunction(t *testing.T) {
	plan := squaring(true)
	enough := errors.New("enough")
	var seen []string
	end := func() error { return enough }
	recorder := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{Ops: []string{"multiply"},
		Function: func(one stablehlo.Recorded) error {
			seen = append(seen, fmt.Sprint(must(stablehlo.Elements[int32](one.Tensor))[0], one.Iterations))
			if len(seen) == 3 {
				return end()
			}
			return nil
		}}))
	defer recorder.Close()
	ctx := stablehlo.WithRecorder(background, recorder)
	_, err := squareAll(t, plan, ctx, 9)
	if !errors.Is(err, enough) || !errors.Is(err, stablehlo.Cancelled) || !strings.Contains(err.Error(), "enough") {
		t.Error(err)
	}
	if result, err := squareAll(t, plan, ctx, 2); err != nil || result != -1 { // the next run is another one
		t.Error(result, err)
	}
	if !reflect.DeepEqual(seen, []string{"0 [0]", "1 [1]", "4 [2]", "0 [0]", "1 [1]"}) || len(must(recorder.Values())) != 0 {
		t.Error(seen)
	}
	seen, end = nil, func() error { panic("third") }
	if _, err := squareAll(t, plan, ctx, 9); err == nil || !strings.Contains(err.Error(), "the function panicked: third") {
		t.Error(err)
	}
	seen, end = nil, func() error { _, err := recorder.Values(); return err }
	if _, err := squareAll(t, plan, ctx, 9); err == nil || !strings.Contains(err.Error(), "a run uses the recorder") {
		t.Error(err)
	}
}

func TestTimes(t *testing.T) {
	plan := squaring(false)
	recorder := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{Times: true}))
	defer recorder.Close()
	for range 3 {
		must(squareAll(t, plan, stablehlo.WithRecorder(background, recorder), 4))
	}
	found := map[string]stablehlo.Times{}
	for _, one := range must(recorder.Ops()) {
		found[one.Name] = one.Times
	}
	product, loop := found["stablehlo.multiply"], found["stablehlo.while"]
	if product.Calls != 12 || product.Steps != 0 || product.BytesRead == 0 || product.BytesWritten == 0 {
		t.Error(product)
	}
	if loop.Calls != 3 || loop.Steps != 12 {
		t.Error(loop)
	}
	var duration time.Duration
	loops := 0
	for _, one := range must(recorder.Kernels()) {
		duration += one.Duration
		if one.Name == "while" && one.Steps == 12 && one.Ops[0].Name == "stablehlo.while" {
			loops++
		}
	}
	if duration <= 0 || loops != 1 {
		t.Error(duration, loops)
	}
}

func TestProgress(t *testing.T) {
	plan := squaring(false)
	var seen []float64
	ctx := stablehlo.WithProgress(background, 0, func(fraction float64) error {
		seen = append(seen, fraction)
		return nil
	})
	must(squareAll(t, plan, ctx, 100000))
	if !slices.IsSorted(seen) || seen[len(seen)-1] != 1 || seen[0] < 0 {
		t.Error(seen)
	}
	enough := errors.New("enough")
	ctx, cancel := context.WithTimeout(background, time.Minute)
	defer cancel()
	ctx = stablehlo.WithProgress(ctx, time.Millisecond, func(fraction float64) error { return enough })
	if _, err := squareAll(t, plan, ctx, 2000000000); !errors.Is(err, enough) || errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	// A context that ends is another reason.
	ctx, cancel = context.WithTimeout(background, 10*time.Millisecond)
	defer cancel()
	ctx = stablehlo.WithProgress(ctx, time.Millisecond, func(fraction float64) error { return nil })
	if _, err := squareAll(t, plan, ctx, 2000000000); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

func TestWrongRecorders(t *testing.T) {
	for _, wrong := range []stablehlo.RecorderOptions{{Ops: []string{""}}, {Locations: []string{""}}} {
		if _, err := stablehlo.NewRecorder(wrong); err == nil || !strings.Contains(err.Error(), "is empty") {
			t.Error(err)
		}
	}
	recorder := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{Ops: []string{"multiply"}, MaxMemory: 11}))
	ctx := stablehlo.WithRecorder(background, recorder)
	if _, err := squareAll(t, squaring(false), ctx, 4); err == nil || !strings.Contains(err.Error(), "recordable") {
		t.Error(err)
	}
	if _, err := squareAll(t, squaring(true), ctx, 4); !errors.Is(err, stablehlo.Limit) {
		t.Error(err)
	}
	recorder.Close()
	if _, err := recorder.Values(); err == nil || !strings.Contains(err.Error(), "closed") {
		t.Error(err)
	}
	if _, err := squareAll(t, squaring(true), ctx, 4); err == nil || !strings.Contains(err.Error(), "closed") {
		t.Error(err)
	}
}

func TestRunsWithOneRecorder(t *testing.T) {
	plan := squaring(true)
	var mutex sync.Mutex
	shown := 0
	recorder := must(stablehlo.NewRecorder(stablehlo.RecorderOptions{Ops: []string{"multiply"}, Times: true,
		Function: func(stablehlo.Recorded) error {
			mutex.Lock()
			defer mutex.Unlock()
			shown++
			return nil
		}}))
	defer recorder.Close()
	ctx := stablehlo.WithRecorder(background, recorder)
	var group sync.WaitGroup
	for range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			for range 25 {
				if result, err := plan.Run(ctx, stablehlo.Slice([]int32{3})); err != nil {
					t.Error(result, err)
				}
			}
		}()
	}
	group.Wait()
	if shown != 300 {
		t.Error(shown)
	}
	for _, one := range must(recorder.Ops()) {
		if one.Name == "stablehlo.multiply" && one.Calls != 300 {
			t.Error(one)
		}
	}
}
