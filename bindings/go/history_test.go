// Histories and differences. Expected values are computed by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"stablehlo"
)

func recorded(t *testing.T, text string, options *stablehlo.HistoryOptions,
	inputs ...stablehlo.Array) *stablehlo.History {
	t.Helper()
	module, err := stablehlo.Parse(text, nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	defer module.Close() // the history has what it needs
	history, err := module.Record(background, inputs, options)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	return history
}

// pastOf is the value of an op in the given iterations.
func pastOf(t *testing.T, history *stablehlo.History, op string, iterations ...int) stablehlo.PastValue {
	t.Helper()
	for value := range history.All() {
		if value.Op() == "stablehlo."+op && slices.Equal(value.Iterations(), iterations) {
			return value
		}
	}
	t.Fatal("no value of", op, iterations)
	return stablehlo.PastValue{}
}

func pastNumber(value stablehlo.PastValue) int32 {
	return must(stablehlo.Elements[int32](must(value.Tensor())))[0]
}

func TestHistory(t *testing.T) {
	history := recorded(t, squares, nil, stablehlo.Slice([]int32{3}))
	defer history.Close()
	// Two constants, four compares, three ops in three iterations, two results of the loop.
	if history.Len() != 2+4+3*3+2 || history.Err() != nil || !history.FirstNaN().IsZero() {
		t.Error(history.Len(), history.Err())
	}
	square := func(i int) stablehlo.PastValue { return pastOf(t, history, "multiply", i) }
	for i, expected := range []int32{0, 1, 4} {
		value := square(i)
		if pastNumber(value) != expected || value != history.At(value.Index()) || value.NonFinite() != 0 {
			t.Error(i, pastNumber(value))
		}
		if i > 0 && value.Index() < square(i-1).Index() {
			t.Error("an iteration comes before the one before it")
		}
	}
	// Operands: the state of the loop is a constant at first, then what the iteration before gave.
	zero, sum := history.At(0), pastOf(t, history, "subtract", 2)
	if pastNumber(zero) != 0 || zero.Op() != "stablehlo.constant" || zero.Probe() != -1 {
		t.Error(zero.Op(), zero.Probe())
	}
	if operands := square(0).Operands(); !slices.Equal(operands, []stablehlo.PastValue{zero, zero}) {
		t.Error(operands)
	}
	if operands := sum.Operands(); operands[0] != pastOf(t, history, "subtract", 1) || operands[1] != square(2) {
		t.Error(operands)
	}
	compare := pastOf(t, history, "compare", 0)
	if !slices.Equal(compare.OperandInputs(), []int{-1, 0}) || !compare.Operands()[1].IsZero() {
		t.Error(compare.OperandInputs(), compare.Operands())
	}
	// Probes: compare, multiply, subtract, add, and the two results of the loop.
	if square(1).Probe() != 2 || sum.Probe() != 3 {
		t.Error(square(1).Probe(), sum.Probe())
	}
	last := history.At(history.Len() - 1)
	if last.Op() != "stablehlo.while" || last.Result() != 1 || last.Probe() != 6 || pastNumber(last) != -5 ||
		len(last.Iterations()) != 0 {
		t.Error(last.Op(), last.Result(), last.Probe())
	}
	if first := history.At(history.Len() - 2); first.Result() != 0 || pastNumber(first) != 3 {
		t.Error(first.Result(), pastNumber(first))
	}
	outputs := must(history.Outputs())
	if len(outputs) != 1 || must(stablehlo.Elements[int32](outputs[0]))[0] != -5 {
		t.Error(outputs)
	}
	if _, line, _ := sum.Operation().Location(); line != 10 || sum.Operation().Name() != "stablehlo.subtract" {
		t.Error(sum.Operation(), line)
	}
	if square := sum.Operation().Operands()[1]; square.Operation().Name() != "stablehlo.multiply" {
		t.Error(square.Operation())
	}
	for _, index := range []int{-1, history.Len(), math.MaxInt, math.MinInt} {
		if !history.At(index).IsZero() {
			t.Error(index)
		}
	}
}

func TestHistoryKeepAlive(t *testing.T) {
	op, value := func() (stablehlo.Operation, stablehlo.PastValue) {
		history := recorded(t, squares, nil, stablehlo.Slice([]int32{2}))
		return history.At(3).Operation(), pastOf(t, history, "subtract", 1)
	}()
	for range 3 {
		runtime.GC()
	}
	if op.Name() == "" || pastNumber(value) != -1 {
		t.Error(op, value)
	}
	history := recorded(t, squares, nil, stablehlo.Slice([]int32{2}))
	op, value = history.At(3).Operation(), pastOf(t, history, "subtract", 1)
	tensor, output := must(value.Tensor()), must(history.Outputs())[0]
	beside, diff := must(history.Beside()), must(stablehlo.Compare(history, history, 0))
	history.Close()
	history.Close()
	if must(stablehlo.Elements[int32](tensor))[0] != -1 || must(stablehlo.Elements[int32](output))[0] != -1 {
		t.Error(tensor, output)
	}
	if op.Name() != "" || value.Op() != "" || value.Operation().Name() != "" || len(value.Operands()) != 0 ||
		value.Probe() != -1 || history.Len() != 0 || !history.At(0).IsZero() || !history.FirstNaN().IsZero() {
		t.Error("a closed history has properties")
	}
	for range history.All() {
		t.Error("a closed history has values")
	}
	_, err := value.Tensor()
	refused(t, err, stablehlo.InvalidArgument, "closed")
	_, err = history.Outputs()
	refused(t, err, stablehlo.InvalidArgument, "the history is closed")
	_, err = history.Beside()
	refused(t, err, stablehlo.InvalidArgument, "the history is closed")
	refused(t, history.Set(0, tensor), stablehlo.InvalidArgument, "the history is closed")
	_, err = stablehlo.Compare(beside, history, 0)
	refused(t, err, stablehlo.InvalidArgument, "the history is closed")
	if !diff.First().IsZero() || diff.Compared() != beside.Len() {
		t.Error("a diff needs its histories:", diff.Compared())
	}
	if beside.At(3).Operation().Name() == "" {
		t.Error("a history needs the one that it is beside")
	}
	diff.Close()
	diff.Close()
	if a, b := diff.Operations(); diff.Compared() != 0 || !a.IsZero() || !b.IsZero() || len(diff.Outputs()) != 0 ||
		diff.Element(beside.At(0)) != -1 {
		t.Error("a closed diff has properties")
	}
	var none stablehlo.PastValue
	if _, err := none.Tensor(); err == nil || none.Op() != "" || none.NonFinite() != 0 || !none.Operation().IsZero() {
		t.Error(err)
	}
	if zero := new(stablehlo.History); zero.Len() != 0 || zero.Err() != nil || new(stablehlo.Diff).Distance(none) != -1 {
		t.Error("the zero history has values")
	}
}

func TestInputsOfHistories(t *testing.T) {
	module := must(stablehlo.Parse(scaled, nil))
	x, y := []float32{1, 2, 3}, tensorOf(t, []float32{4, 5, 6}, 3)
	for _, inputs := range [][]stablehlo.Array{
		{stablehlo.Slice(x), y.Array()},
		{stablehlo.Named("y", y.Array()), stablehlo.Named("x", stablehlo.Slice(x))},
	} {
		history, err := module.Record(background, inputs, nil)
		if err != nil {
			t.Fatal(err)
		}
		output := must(stablehlo.Elements[float32](must(history.Outputs())[0]))
		if !slices.Equal(output, []float32{8, 15, 24}) { // x * y + y
			t.Error(output)
		}
	}
	closed := tensorOf(t, x, 3)
	closed.Close()
	for _, one := range []struct {
		words  string
		inputs []stablehlo.Array
	}{
		{"1 inputs are given", []stablehlo.Array{y.Array()}},
		{"input 0 (x) has 2 elements", []stablehlo.Array{stablehlo.Slice(x[:2]), y.Array()}},
		{"input 0 (x) has 0 elements", []stablehlo.Array{{}, y.Array()}},
		{"input 1 (y) is donated", []stablehlo.Array{stablehlo.Slice(x), y.Donate()}},
		{"input 0 is a closed tensor", []stablehlo.Array{closed.Array(), y.Array()}},
		{"input 1 (y) is missing", []stablehlo.Array{stablehlo.Named("x", y.Array())}},
		{"input 0", []stablehlo.Array{tensorOf(t, []float32{1}, 1).Array(), y.Array()}},
	} {
		_, err := module.Record(background, one.inputs, nil)
		refused(t, err, stablehlo.InvalidArgument, one.words)
	}
	inputs := []stablehlo.Array{y.Array(), y.Array()}
	_, err := module.Record(background, inputs, &stablehlo.HistoryOptions{Plan: &stablehlo.PlanOptions{Function: "f"}})
	refused(t, err, stablehlo.NotFound, "f")
	_, err = module.Record(background, inputs, &stablehlo.HistoryOptions{Plan: &stablehlo.PlanOptions{Replicas: 2}})
	refused(t, err, stablehlo.Unsupported, "a grid of several")
	module.Close()
	_, err = module.Record(background, inputs, nil)
	refused(t, err, stablehlo.InvalidArgument, "the module is closed")
}

// Functions of Go are called, also while their stacks move; an error is in the history.
func TestCustomCallsOfHistories(t *testing.T) {
	const text = `func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  %1 = stablehlo.custom_call @twice(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}`
	var grow func(depth int) int
	grow = func(depth int) int {
		var page [1024]byte
		if depth > 0 {
			page[depth] = byte(grow(depth - 1))
		}
		return int(page[depth%2])
	}
	planning := func(err error) *stablehlo.HistoryOptions {
		return &stablehlo.HistoryOptions{Plan: &stablehlo.PlanOptions{CustomCalls: map[string]stablehlo.HostFunction{
			"twice": {Answer: func(call *stablehlo.CustomCall) error {
				grow(500)
				x := must(stablehlo.CallSlice[float32](call.Operands()[0]))
				y := must(stablehlo.CallSlice[float32](call.Results()[0]))
				y[0] = 2 * x[0]
				return err
			}},
		}}}
	}
	history := recorded(t, text, planning(nil), stablehlo.Slice([]float32{3}))
	if output := must(stablehlo.Elements[float32](must(history.Outputs())[0])); history.Err() != nil || output[0] != -6 {
		t.Error(output, history.Err())
	}
	history = recorded(t, text, planning(errors.New("not today")), stablehlo.Slice([]float32{3}))
	refused(t, history.Err(), stablehlo.Failed, "not today")
	if history.Len() != 1 || history.At(0).Op() != "stablehlo.negate" || len(must(history.Outputs())) != 0 {
		t.Error(history.Len(), history.At(0).Op())
	}
}

const logarithm = `func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %x : tensor<2xf32>
  %1 = stablehlo.log %0 : tensor<2xf32>
  %2 = stablehlo.add %1, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}`

func TestFirstNaN(t *testing.T) {
	positive := stablehlo.Slice([]float32{1, 4})
	for _, stops := range []bool{false, true} {
		options := &stablehlo.HistoryOptions{NoValues: true, StopAtNaN: stops}
		history := recorded(t, logarithm, options, positive)
		first := history.FirstNaN()
		if first != pastOf(t, history, "log") || first.NonFinite() != 2 || first.Operation().Name() != "stablehlo.log" {
			t.Error(first.Op(), first.NonFinite())
		}
		_, err := first.Tensor()
		refused(t, err, stablehlo.NotFound)
		values, outputs := 3, 1
		if stops {
			values, outputs = 2, 0
		}
		if history.Len() != values || len(must(history.Outputs())) != outputs || history.Err() != nil {
			t.Error(history.Len(), history.Err())
		}
		// The twins: there is no NaN; the operands have infinities.
		for _, twin := range []*stablehlo.History{
			recorded(t, strings.Replace(logarithm, "negate", "abs", 1), options, positive),
			recorded(t, logarithm, options, stablehlo.Slice([]float32{float32(math.Inf(1)), -1})),
		} {
			if first := twin.FirstNaN(); !first.IsZero() || twin.Len() != 3 {
				t.Error(first.Op(), twin.Len())
			}
		}
	}
}

func TestLimitsOfHistories(t *testing.T) {
	history := recorded(t, squares, &stablehlo.HistoryOptions{MaxMemory: 3000}, stablehlo.Slice([]int32{1000}))
	refused(t, history.Err(), stablehlo.Limit)
	if count := history.Len(); count < 5 || count > 60 || len(must(history.Outputs())) != 0 {
		t.Error(count)
	}
	module := must(stablehlo.Parse(squares, nil))
	many := []stablehlo.Array{stablehlo.Slice([]int32{2000000000})}
	ctx, cancel := context.WithTimeout(background, 30*time.Millisecond)
	defer cancel()
	history, err := module.Record(ctx, many, &stablehlo.HistoryOptions{NoValues: true})
	if err != nil {
		t.Fatal(err)
	}
	defer history.Close()
	if refused(t, history.Err(), stablehlo.Cancelled); !errors.Is(history.Err(), context.DeadlineExceeded) {
		t.Error(history.Err())
	}
	if history.Len() < 5 {
		t.Error(history.Len())
	}
	_, err = module.Record(ctx, many, nil) // it has not begun
	if refused(t, err, stablehlo.Cancelled); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	live, end := context.WithCancel(background)
	defer end()
	history, err = module.Record(live, []stablehlo.Array{stablehlo.Slice([]int32{1})}, nil)
	if err != nil || history.Err() != nil || history.Len() != 2+2+3+2 {
		t.Error(err)
	}
}

// shifted is |half - x|.
const shifted = `func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<2xf32>
  %0 = stablehlo.negate %x : tensor<2xf32>
  %1 = stablehlo.add %0, %half : tensor<2xf32>
  %2 = stablehlo.abs %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}`

func TestDiff(t *testing.T) {
	x := stablehlo.Slice([]float32{1, -2})
	a := recorded(t, shifted, nil, x)
	for _, one := range []struct {
		from, to string
		ops      [2]string // of the first difference
		distance float64
		output   stablehlo.OutputDifference
	}{
		// |-0.5| and |2.5|; |-0.25| and |2.75|.
		{"0.5", "0.75", [2]string{"stablehlo.constant", "stablehlo.constant"}, 0.25, stablehlo.OutputDifference{0, 0.25}},
		// |-1.5| and |1.5|.
		{"add", "subtract", [2]string{"stablehlo.add", "stablehlo.subtract"}, 1, stablehlo.OutputDifference{0, 1}},
		// 1 and 2 instead of -1 and 2, so |1.5| and |2.5|.
		{"negate", "abs", [2]string{"stablehlo.negate", "stablehlo.abs"}, 2, stablehlo.OutputDifference{0, 1}},
	} {
		b := recorded(t, strings.Replace(shifted, one.from, one.to, 1), nil, x)
		diff := must(stablehlo.Compare(a, b, 1e-5))
		first := diff.First()
		partner := diff.Partner(first)
		if first.Op() != one.ops[0] || partner.Op() != one.ops[1] || partner != b.At(partner.Index()) ||
			diff.Distance(first) != one.distance || diff.Element(first) != 0 {
			t.Error(one.to, first.Op(), partner.Op(), diff.Distance(first), diff.Element(first))
		}
		ofA, ofB := diff.Operations()
		if ofA != first.Operation() || ofB != partner.Operation() || ofA.Name() != one.ops[0] {
			t.Error(ofA, ofB)
		}
		outputs := diff.Outputs()
		if diff.Compared() != 4 || !slices.Equal(outputs, []stablehlo.OutputDifference{one.output}) {
			t.Error(one.to, diff.Compared(), outputs)
		}
		// Values of b, and of no history, have no partner.
		if none := partner; !diff.Partner(none).IsZero() || diff.Element(none) != -1 || diff.Distance(none) != -1 ||
			!diff.Partner(stablehlo.PastValue{}).IsZero() {
			t.Error("a value of b has a partner")
		}
		// Far apart enough, nothing differs.
		loose := must(stablehlo.Compare(a, b, 10))
		ofA, ofB = loose.Operations()
		if !loose.First().IsZero() || !ofA.IsZero() || !ofB.IsZero() || loose.Outputs()[0].Element != -1 {
			t.Error(loose.First().Op())
		}
	}
	for _, twin := range []*stablehlo.History{a, recorded(t, shifted, nil, x)} {
		diff := must(stablehlo.Compare(a, twin, 0))
		if !diff.First().IsZero() || diff.Compared() != 4 || diff.Outputs()[0] != (stablehlo.OutputDifference{-1, 0}) {
			t.Error(diff.First().Op(), diff.Compared(), diff.Outputs())
		}
		if value := a.At(2); diff.Partner(value) != twin.At(2) || diff.Distance(value) != 0 || diff.Element(value) != -1 {
			t.Error(diff.Partner(value))
		}
	}
	// The numbers are the same as f64.
	wider := recorded(t, strings.ReplaceAll(shifted, "f32", "f64"), nil, stablehlo.Slice([]float64{1, -2}))
	if diff := must(stablehlo.Compare(a, wider, 1e-5)); !diff.First().IsZero() || diff.Compared() != 4 {
		t.Error(diff.First().Op(), diff.Compared())
	}
	for _, tolerance := range []float64{-1, math.NaN()} {
		_, err := stablehlo.Compare(a, a, tolerance)
		refused(t, err, stablehlo.InvalidArgument, "tolerance")
	}
	for _, pair := range [][2]*stablehlo.History{{nil, a}, {a, nil}, {a, new(stablehlo.History)}} {
		_, err := stablehlo.Compare(pair[0], pair[1], 0)
		refused(t, err, stablehlo.InvalidArgument, "the history is closed")
	}
}

func TestAnotherRun(t *testing.T) {
	a := recorded(t, shifted, nil, stablehlo.Slice([]float32{1, -2}))
	b := must(a.Beside())
	if b.Len() != a.Len() || len(must(b.Outputs())) != 0 || b.Err() != nil {
		t.Error(b.Len(), b.Err())
	}
	_, err := b.At(1).Tensor()
	refused(t, err, stablehlo.NotFound)
	// Two values are known. The sum is the same; of the result, |-0.5| and |2.5|, one element is another one.
	sum, result := pastOf(t, a, "add"), pastOf(t, a, "abs")
	if err := b.Set(sum.Index(), must(sum.Tensor())); err != nil {
		t.Fatal(err)
	}
	elements := []float32{0.5, float32(math.NaN())}
	wrapped := must(stablehlo.Wrap(elements, 2))
	if err := b.Set(result.Index(), wrapped); err != nil {
		t.Fatal(err)
	}
	wrapped.Close() // the history has a copy
	elements[0] = 77
	diff := must(stablehlo.Compare(a, b, 0))
	if diff.Compared() != 2 || diff.First() != result || diff.Element(result) != 1 ||
		!math.IsInf(diff.Distance(result), 1) || diff.Distance(sum) != 0 || diff.Distance(a.At(0)) != -1 {
		t.Error(diff.Compared(), diff.First().Op(), diff.Element(result), diff.Distance(result))
	}
	if partner := diff.Partner(result); partner.NonFinite() != 1 ||
		must(stablehlo.Elements[float32](must(partner.Tensor())))[0] != 0.5 {
		t.Error(partner.NonFinite())
	}
	right := tensorOf(t, []float32{0.5, 2.5}, 2)
	if err := b.Set(result.Index(), right); err != nil {
		t.Fatal(err)
	}
	if diff := must(stablehlo.Compare(a, b, 0)); !diff.First().IsZero() || diff.Compared() != 2 {
		t.Error(diff.First().Op(), diff.Compared())
	}
	refused(t, b.Set(0, tensorOf(t, []float32{1}, 1)), stablehlo.InvalidArgument, "another shape")
	for _, index := range []int{-1, b.Len()} {
		refused(t, b.Set(index, right), stablehlo.InvalidArgument, fmt.Sprint(b.Len(), " values"))
	}
	refused(t, a.Set(0, right), stablehlo.InvalidArgument, "a run here")
	refused(t, b.Set(0, nil), stablehlo.InvalidArgument, "the tensor is closed")
	right.Close()
	refused(t, b.Set(0, right), stablehlo.InvalidArgument, "the tensor is closed")
}

func TestHistoriesOfGoroutines(t *testing.T) {
	module := must(stablehlo.Parse(squares, nil))
	shared := must(module.Record(background, []stablehlo.Array{stablehlo.Slice([]int32{4})}, nil))
	var group sync.WaitGroup
	for range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			for range 10 {
				history, err := module.Record(background, []stablehlo.Array{stablehlo.Slice([]int32{4})}, nil)
				if err != nil {
					t.Error(err)
					return
				}
				for value := range history.All() {
					if index := value.Index(); pastText(value) != pastText(shared.At(index)) {
						t.Error(index)
					}
				}
				if diff := must(stablehlo.Compare(history, shared, 0)); !diff.First().IsZero() {
					t.Error(diff.First().Op())
				}
				history.Close()
			}
		}()
	}
	group.Wait()
}

func pastText(value stablehlo.PastValue) string {
	return fmt.Sprint(value.Op(), value.Iterations(), must(must(value.Tensor()).ElementText(0)), value.OperandInputs())
}
