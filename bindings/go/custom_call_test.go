// Custom calls that are functions of Go.
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

	"stablehlo"
)

const scaling = `func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.custom_call @scale(%a) {backend_config = {by = 3 : i64}, api_version = 4 : i32} :
    (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}`

// It calls @note with 0 to 4, if it begins with 0.
const noting = `func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %w = stablehlo.while(%i = %a) : tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.custom_call @note(%i) : (tensor<i32>) -> ()
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  return %w : tensor<i32>
}`

func callingPlan(t testing.TB, text, target string, function stablehlo.HostFunction) *stablehlo.Plan {
	t.Helper()
	module := must(stablehlo.Parse(text, nil))
	defer module.Close()
	return must(module.Plan(&stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{target: function}}))
}

func counted(plan *stablehlo.Plan) (int32, error) {
	result := []int32{-1}
	err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(result)}, stablehlo.Slice([]int32{0}))
	return result[0], err
}

// lister lists what it gets, and ends as it is told to in a call, counted from 1.
type lister struct {
	seen            []int32
	failAt, panicAt int
}

func (l *lister) answer(call *stablehlo.CustomCall) error {
	value, err := stablehlo.CallSlice[int32](call.Operands()[0])
	if err != nil {
		return err
	}
	l.seen = append(l.seen, value[0])
	if len(l.seen) == l.panicAt {
		panic(fmt.Sprint("call ", len(l.seen)))
	}
	if len(l.seen) == l.failAt {
		return errors.New("no more ink")
	}
	return nil
}

// scaleBy multiplies with a factor, or with that of the op.
func scaleBy(factor float32) func(*stablehlo.CustomCall) error {
	return func(call *stablehlo.CustomCall) error {
		by := factor
		if by == 0 {
			by = float32(call.Operation().Attribute("backend_config").Entry("by").Int())
		}
		x, err := stablehlo.CallSlice[float32](call.Operands()[0])
		if err != nil {
			return err
		}
		y, err := stablehlo.CallSlice[float32](call.Results()[0])
		for i := range y {
			y[i] = by * x[i]
		}
		return err
	}
}

func TestFunctionsAnswer(t *testing.T) {
	plan := callingPlan(t, scaling, "scale", stablehlo.HostFunction{Answer: scaleBy(10)})
	x, y, expected := []float32{1, 2, 3, 4}, make([]float32, 4), []float32{10, 20, 30, 40}
	check := func(err error, found []float32) {
		t.Helper()
		if err != nil || !slices.Equal(found, expected) {
			t.Fatal(found, err)
		}
		clear(y)
	}
	into := []stablehlo.Array{stablehlo.Slice(y)}
	check(plan.RunInto(background, into, stablehlo.Slice(x)), y)
	tensor, result := tensorOf(t, x, 2, 2), tensorOf(t, y, 2, 2)
	check(plan.RunInto(background, into, tensor.Array()), y)
	check(plan.RunInto(background, []stablehlo.Array{result.Array()}, tensor.Array()), must(stablehlo.Elements[float32](result)))
	for _, input := range []stablehlo.Array{stablehlo.Slice(x), tensor.Array(), tensor.Donate()} {
		results, err := plan.Run(background, input)
		if err != nil {
			t.Fatal(err)
		}
		check(nil, must(stablehlo.Elements[float32](results[0])))
	}
	ctx, cancel := context.WithTimeout(background, time.Minute)
	defer cancel()
	check(plan.RunInto(ctx, into, stablehlo.Slice(x)), y)

	module := must(stablehlo.Parse(scaling, nil))
	_, err := module.Plan(nil)
	refused(t, err, stablehlo.Unsupported, "@scale")
	_, err = module.Plan(&stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{"other": {Answer: scaleBy(1)}}})
	refused(t, err, stablehlo.Unsupported, "@scale")
	_, err = module.Plan(&stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{"scale": {}}})
	refused(t, err, stablehlo.InvalidArgument, `"scale"`, "no Answer")
}

func TestCallsHaveTheirOp(t *testing.T) {
	var kept *stablehlo.CustomCall
	scale := scaleBy(0)
	plan := callingPlan(t, scaling, "scale", stablehlo.HostFunction{Pure: true, Unordered: true,
		Answer: func(call *stablehlo.CustomCall) error {
			kept = call
			operand := call.Operands()[0]
			if call.Stopped() || call.Operation().Name() != "stablehlo.custom_call" || len(call.Operands()) != 1 ||
				operand.String() != "tensor<2x2xf32>" || operand.Element() != stablehlo.F32 || operand.Len() != 4 ||
				!slices.Equal(operand.Shape(), []int{2, 2}) || len(operand.Bytes()) != 16 {
				return fmt.Errorf("%v %v", call.Operation(), operand)
			}
			return scale(call)
		}})
	y := make([]float32, 4)
	if err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(y)}, stablehlo.Slice([]float32{1, 2, 3, 4})); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(y, []float32{3, 6, 9, 12}) {
		t.Error(y)
	}
	if name := kept.Operation().Name(); name != "" {
		t.Errorf("the op of a call that is over is %q", name)
	}
}

func TestCallsRunTheFunctionsThatTheyName(t *testing.T) {
	const applying = `func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.custom_call @apply(%a) {called_computations = [@cube, @less]} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func private @cube(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.multiply %a, %a : tensor<2xi32>
  %1 = stablehlo.multiply %0, %a : tensor<2xi32>
  return %1 : tensor<2xi32>
}
func.func private @less(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.subtract %a, %b : tensor<2xi32>
  return %0 : tensor<2xi32>
}`
	var kept *stablehlo.Plan
	plan := callingPlan(t, applying, "apply", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
		named := call.Computations()
		if len(named) != 2 || named[0] != call.Computations()[0] || call.Process() != 0 {
			return errors.New("other functions")
		}
		kept = named[0]
		x, cubes := call.Operands()[0].Array(), make([]int32, 2)
		if err := named[0].RunInto(background, []stablehlo.Array{stablehlo.Slice(cubes)}, x); err != nil {
			return err
		}
		result := []stablehlo.Array{call.Results()[0].Array()}
		return named[1].RunInto(background, result, stablehlo.Slice(cubes), x) // x * x * x - x
	}})
	results := must(plan.Run(background, stablehlo.Slice([]int32{2, -3})))
	if found := must(stablehlo.Elements[int32](results[0])); !slices.Equal(found, []int32{6, -24}) {
		t.Error(found)
	}
	if _, err := kept.Run(background, stablehlo.Slice([]int32{2, -3})); err == nil {
		t.Error("a function after its call")
	}
	plan = callingPlan(t, scaling, "scale", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
		return fmt.Errorf("%d functions", len(call.Computations()))
	}})
	if _, err := plan.Run(background, stablehlo.Slice(make([]float32, 4))); err == nil || !strings.Contains(err.Error(), "0 functions") {
		t.Error(err)
	}
}

func TestCallsGiveTheShapesOfTheirResults(t *testing.T) {
	const program = `func.func @main(%a: tensor<?xi32>) -> (tensor<?x2xi32>, tensor<i32>) {
  %0 = stablehlo.custom_call @pairs(%a) : (tensor<?xi32>) -> tensor<?x2xi32>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>
  %2 = stablehlo.add %0, %0 : tensor<?x2xi32>
  return %2, %1 : tensor<?x2xi32>, tensor<i32>
}`
	run := func(answer func(call *stablehlo.CustomCall, x []int32) error, given ...int32) (found []int32, shape []int, err error) {
		plan := callingPlan(t, program, "pairs", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
			open := call.Results()[0]
			if open.String() != "tensor<?x2xi32>" || open.Len() != 0 || len(open.Bytes()) != 0 {
				return fmt.Errorf("%v with %d elements", open, open.Len())
			}
			return answer(call, must(stablehlo.CallSlice[int32](call.Operands()[0])))
		}})
		results, err := plan.Run(background, tensorOf(t, given, len(given)).Array())
		if err != nil {
			return nil, nil, err
		}
		return must(stablehlo.Elements[int32](results[0])), results[0].Shape(), nil
	}
	pairs := func(call *stablehlo.CustomCall, x []int32) error {
		x = slices.DeleteFunc(slices.Clone(x), func(one int32) bool { return one == 0 })
		result, err := call.SetShape(0, len(x), 2)
		if err != nil {
			return err
		}
		y := must(stablehlo.CallSlice[int32](result))
		for i, one := range x {
			y[2*i], y[2*i+1] = one, -one
		}
		if !slices.Equal(must(stablehlo.CallSlice[int32](call.Results()[0])), y) {
			return errors.New("another result")
		}
		return nil
	}
	for _, one := range [][2][]int32{{{1, 0, 2}, {2, -2, 4, -4}}, {{5}, {10, -10}}, {{0}, {}}} {
		found, shape, err := run(pairs, one[0]...)
		if err != nil || !slices.Equal(found, one[1]) || !slices.Equal(shape, []int{len(one[1]) / 2, 2}) {
			t.Error(one, found, shape, err)
		}
	}
	for expected, answer := range map[string]func(*stablehlo.CustomCall, []int32) error{
		"cannot have the extent 3 in axis 1": func(call *stablehlo.CustomCall, _ []int32) error {
			_, err := call.SetShape(0, 1, 3)
			return err
		},
		"result 1 of a call that has 1": func(call *stablehlo.CustomCall, _ []int32) error {
			_, err := call.SetShape(1, 1)
			return err
		},
		"gave no shape to result 0": func(*stablehlo.CustomCall, []int32) error { return nil },
	} {
		if _, _, err := run(answer, 1); err == nil || !strings.Contains(err.Error(), expected) {
			t.Error(expected, err)
		}
	}
}

func TestCallsKnowTheirProcess(t *testing.T) {
	module := must(stablehlo.Parse(`func.func @main() -> tensor<ui32> {
  %0 = stablehlo.custom_call @process() : () -> tensor<ui32>
  return %0 : tensor<ui32>
}`, nil))
	plan := must(module.Plan(&stablehlo.PlanOptions{Replicas: 3, CustomCalls: map[string]stablehlo.HostFunction{
		"process": {Answer: func(call *stablehlo.CustomCall) error {
			result, err := stablehlo.CallSlice[uint32](call.Results()[0])
			result[0] = call.Process()
			return err
		}}}}))
	for process, one := range must(plan.RunGrid(background, make([][]stablehlo.Array, 3))) {
		if found := must(stablehlo.Elements[uint32](one[0])); found[0] != uint32(process) {
			t.Error(process, found)
		}
	}
}

func TestCallsKeepTheirOrder(t *testing.T) {
	var list lister
	plan := callingPlan(t, noting, "note", stablehlo.HostFunction{Answer: list.answer})
	if result, err := counted(plan); result != 5 || err != nil || !slices.Equal(list.seen, []int32{0, 1, 2, 3, 4}) {
		t.Error(result, err, list.seen)
	}
}

func TestErrorsAndPanicsEndRuns(t *testing.T) {
	list := lister{failAt: 3}
	plan := callingPlan(t, noting, "note", stablehlo.HostFunction{Answer: list.answer})
	_, err := counted(plan)
	refused(t, err, stablehlo.Failed, "@note failed: no more ink")
	if !slices.Equal(list.seen, []int32{0, 1, 2}) {
		t.Error(list.seen)
	}
	if result, err := counted(plan); result != 5 || err != nil || len(list.seen) != 8 { // another run
		t.Error(result, err, list.seen)
	}
	list = lister{panicAt: 3}
	_, err = counted(plan)
	refused(t, err, stablehlo.Failed, "@note failed: the function panicked: call 3")
	if !slices.Equal(list.seen, []int32{0, 1, 2}) {
		t.Error(list.seen)
	}
}

func TestWrongSlicesOfCalls(t *testing.T) {
	plan := callingPlan(t, scaling, "scale", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
		_, err := stablehlo.CallSlice[float64](call.Results()[0])
		return err
	}})
	_, err := plan.Run(background, stablehlo.Slice(make([]float32, 4)))
	refused(t, err, stablehlo.Failed, "@scale failed: result 0 is tensor<2x2xf32>, which has no elements of f64")
}

func TestCallsWithSeveralResults(t *testing.T) {
	const text = `func.func @main(%a: tensor<3xi1>, %e: tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>, tensor<0xf32>) {
  %0:3 = stablehlo.custom_call @several(%a, %e) : (tensor<3xi1>, tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>,
    tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<3xi1>, tensor<f64>, tensor<0xf32>
}`
	plan := callingPlan(t, text, "several", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
		x, flags := must(stablehlo.CallSlice[bool](call.Operands()[0])), must(stablehlo.CallSlice[bool](call.Results()[0]))
		if slices.Contains(flags, true) || len(must(stablehlo.CallSlice[float32](call.Results()[2]))) != 0 {
			return fmt.Errorf("%v", flags)
		}
		for i := range flags {
			flags[i] = !x[i]
		}
		must(stablehlo.CallSlice[float64](call.Results()[1]))[0] = 1.5
		return nil
	}})
	results, err := plan.Run(background, stablehlo.Slice([]bool{true, false, true}), stablehlo.Slice([]float32{}))
	if err != nil {
		t.Fatal(err)
	}
	if flags := must(stablehlo.Elements[bool](results[0])); !slices.Equal(flags, []bool{false, true, false}) {
		t.Error(flags)
	}
	if number := must(stablehlo.Elements[float64](results[1])); number[0] != 1.5 {
		t.Error(number)
	}
}

// A function may need more stack than there is, so that Go moves it while C has the arrays; and it may run other plans.
func TestCallsGrowTheStack(t *testing.T) {
	inner := planOf(t, scaled)
	var deep func(int) int
	deep = func(levels int) int {
		var room [128]int
		if levels == 0 {
			runtime.GC()
			return room[0]
		}
		room[levels%len(room)] = deep(levels - 1)
		return room[0]
	}
	scale := scaleBy(2)
	plan := callingPlan(t, scaling, "scale", stablehlo.HostFunction{Answer: func(call *stablehlo.CustomCall) error {
		deep(2000)
		three := make([]float32, 3)
		if err := inner.RunInto(background, []stablehlo.Array{stablehlo.Slice(three)}, stablehlo.Slice([]float32{1, 2, 3}),
			stablehlo.Slice([]float32{1, 1, 1})); err != nil {
			return err
		}
		return scale(call)
	}})
	done := make(chan []float32)
	go func() { // a small stack
		var x, y [4]float32
		x = [4]float32{1, 2, 3, 4}
		err := plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(y[:])}, stablehlo.Slice(x[:]))
		if err != nil {
			t.Error(err)
		}
		done <- y[:]
	}()
	if y := <-done; !slices.Equal(y, []float32{2, 4, 6, 8}) {
		t.Error(y)
	}
}

func TestFunctionsLiveAsLongAsPlans(t *testing.T) {
	var freed atomic.Int32
	function := func() stablehlo.HostFunction {
		held := new([16]int64)
		runtime.AddCleanup(held, func(int) { freed.Add(1) }, 0)
		return stablehlo.HostFunction{Answer: func(*stablehlo.CustomCall) error { held[0]++; return nil }}
	}
	expect := func(count int32) {
		t.Helper()
		for range 100 {
			runtime.GC()
			if freed.Load() >= count {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if found := freed.Load(); found != count {
			t.Errorf("%d functions are garbage, expected %d", found, count)
		}
	}
	module := must(stablehlo.Parse(noting, nil))
	plan := must(module.Plan(&stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{
		"note": function(), "unused": function()}}))
	expect(1) // no call names the other one
	if result, err := counted(plan); result != 5 || err != nil {
		t.Error(result, err)
	}
	expect(1)
	plan.Close()
	expect(2)
	_, err := module.Plan(&stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{"other": function()}})
	refused(t, err, stablehlo.Unsupported, "@note")
	expect(3)
}

func TestGoroutinesCallAtOnce(t *testing.T) {
	var calls atomic.Int32
	plan := callingPlan(t, noting, "note", stablehlo.HostFunction{
		Answer: func(*stablehlo.CustomCall) error { calls.Add(1); return nil }})
	var all sync.WaitGroup
	for range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			for range 50 {
				if result, err := counted(plan); result != 5 || err != nil {
					t.Error(result, err)
				}
			}
		}()
	}
	all.Wait()
	if count := calls.Load(); count != 4*50*5 {
		t.Error(count)
	}
}
