// Specialization. Expected values are computed by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"stablehlo"
)

// rowSums adds up each of the %n rows of %x, and adds their number.
const rowSums = `func.func public @main(%n: tensor<i64>, %x: tensor<?x3xf32>) -> tensor<?xf32> {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %given = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>
  %same = stablehlo.compare EQ, %size, %given, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%same, %given, %size) {api_version = 2 : i32, error_message = ` +
	`"expected {0} rows, not {1}", has_side_effect = true} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : ` +
	`(tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  %list = stablehlo.reshape %given : (tensor<i32>) -> tensor<1xi32>
  %float = stablehlo.convert %given : (tensor<i32>) -> tensor<f32>
  %all = stablehlo.dynamic_broadcast_in_dim %float, %list, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.add %sum, %all : tensor<?xf32>
  return %r : tensor<?xf32>
}`

// knownRows is what is known if the program is told of some rows, and has so many.
func knownRows(t *testing.T, told int64, rows int) []stablehlo.Argument {
	return []stablehlo.Argument{{Value: tensorOf(t, []int64{told})}, {Shape: []int{rows, 3}}}
}

func TestSpecialize(t *testing.T) {
	module := must(stablehlo.Parse(rowSums, nil))
	made, err := module.Specialize(background, knownRows(t, 2, 2), nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	if text := module.String(); !strings.Contains(text, "?") || !strings.Contains(text, "dynamic_broadcast_in_dim") {
		t.Error("the module has changed:", text)
	}
	if text := made.String(); strings.Contains(text, "?") || strings.Contains(text, "dynamic_") {
		t.Error("it is not static:", text)
	}
	signature := must(made.Function("")).String()
	if signature != "main(tensor<2x3xf32>) -> (tensor<2xf32>)" {
		t.Error(signature)
	}
	plan := must(made.Plan(nil))
	outputs, err := plan.Run(background, stablehlo.Slice([]float32{1, 2, 3, 4, 5, 6}))
	if err != nil || !slices.Equal(must(stablehlo.Elements[float32](outputs[0])), []float32{8, 17}) {
		t.Error(outputs, err)
	}
	_, err = plan.Run(background, tensorOf(t, []float32{1, 2, 3}, 1, 3).Array()) // the polymorphic one takes it
	refused(t, err, stablehlo.InvalidArgument, "tensor<2x3xf32>")
	outputs, err = must(module.Plan(nil)).Run(background, tensorOf(t, []int64{1}).Array(),
		tensorOf(t, []float32{1, 2, 3}, 1, 3).Array())
	if err != nil || !slices.Equal(must(stablehlo.Elements[float32](outputs[0])), []float32{7}) {
		t.Error(outputs, err)
	}
	// The module does not need what it was made of: a slice that the tensor wraps may change.
	three := []int64{3}
	wrapped := must(stablehlo.Wrap(three))
	other := must(module.Specialize(background, []stablehlo.Argument{{Value: wrapped}, {Shape: []int{3, 3}}}, nil))
	wrapped.Close()
	three[0] = 7
	module.Close()
	outputs, err = must(other.Plan(nil)).Run(background, stablehlo.Slice(make([]float32, 9)))
	if err != nil || !slices.Equal(must(stablehlo.Elements[float32](outputs[0])), []float32{3, 3, 3}) {
		t.Error(outputs, err)
	}
}

func TestSpecializeOtherFunctions(t *testing.T) {
	module := must(stablehlo.Parse(`func.func @f(%n: tensor<1xi32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}`, nil))
	dynamic := func(arguments ...stablehlo.Argument) (values []string) {
		var reports []stablehlo.PassReport
		options := stablehlo.SpecializeOptions{Function: "f", PassOptions: stablehlo.PassOptions{Reports: &reports}}
		if _, err := module.Specialize(background, arguments, &options); err != nil {
			t.Fatalf("%+v", err)
		}
		for _, one := range reports {
			values = append(values, one.Dynamic...)
		}
		return values
	}
	for _, unknown := range [][]stablehlo.Argument{{}, {{}}, {{Shape: []int{stablehlo.Dynamic}}}} {
		if values := dynamic(unknown...); len(values) != 1 || !strings.Contains(values[0], "stablehlo.dynamic_iota") {
			t.Error(values)
		}
	}
	if values := dynamic(stablehlo.Argument{Value: tensorOf(t, []int32{5}, 1)}); len(values) != 0 {
		t.Error(values)
	}
	_, err := module.Specialize(background, nil, nil)
	refused(t, err, stablehlo.InvalidArgument, "no function @main")
}

func TestWrongSpecializations(t *testing.T) {
	module := must(stablehlo.Parse(rowSums, nil))
	specialize := func(arguments ...stablehlo.Argument) error {
		_, err := module.Specialize(background, arguments, nil)
		return err
	}
	two, unknown := tensorOf(t, []int64{2}), stablehlo.Argument{}
	closed := tensorOf(t, []int64{2})
	closed.Close()
	refused(t, specialize(knownRows(t, 5, 4)...), stablehlo.Failed, "expected 5 rows, not 4")
	if err := specialize(knownRows(t, 4, 4)...); err != nil {
		t.Error(err)
	}
	for _, one := range []struct {
		arguments []stablehlo.Argument
		words     []string
	}{
		{[]stablehlo.Argument{unknown, {Shape: []int{4, 2}}}, []string{"argument 1", "tensor<4x2xf32>"}},
		{[]stablehlo.Argument{unknown, {Shape: []int{4}}}, []string{"argument 1", "tensor<4xf32>"}},
		{[]stablehlo.Argument{unknown, {Shape: []int{}}}, []string{"argument 1", "tensor<f32>"}},
		{[]stablehlo.Argument{{Shape: []int{1}}}, []string{"argument 0", "tensor<1xi64>"}},
		{[]stablehlo.Argument{unknown, {Value: two}}, []string{"argument 1", "tensor<i64>"}},
		{[]stablehlo.Argument{unknown, {Shape: []int{-1, 3}}}, []string{"-1", "at least 0"}},
		{[]stablehlo.Argument{unknown, unknown, {Value: two}}, []string{"argument 2", "2 arguments"}},
		{[]stablehlo.Argument{{Value: two, Shape: []int{}}}, []string{"argument 0", "a shape and a value"}},
		{[]stablehlo.Argument{{Value: closed}}, []string{"argument 0", "closed"}},
		{[]stablehlo.Argument{{Value: new(stablehlo.Tensor)}}, []string{"argument 0", "closed"}},
	} {
		refused(t, specialize(one.arguments...), stablehlo.InvalidArgument, one.words...)
	}
	known := []stablehlo.Argument{{Value: two}, {Shape: []int{stablehlo.Dynamic, 3}}} // not whether the assertion holds
	refused(t, specialize(known...), stablehlo.InvalidProgram, "assert_what")
	ctx, cancel := context.WithCancel(background)
	if _, err := module.Specialize(ctx, knownRows(t, 2, 2), nil); err != nil {
		t.Error(err)
	}
	cancel()
	_, err := module.Specialize(ctx, knownRows(t, 2, 2), nil)
	if refused(t, err, stablehlo.Cancelled); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	limited := stablehlo.SpecializeOptions{PassOptions: stablehlo.PassOptions{MaxFoldedBytes: 1}}
	_, err = module.Specialize(background, knownRows(t, 2, 2), &limited)
	refused(t, err, stablehlo.Limit)
	module.Close()
	refused(t, specialize(), stablehlo.InvalidArgument, "the module is closed")
}
