// Programs that JAX exported: run on slices and on tensors, and written for an older version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"stablehlo"
)

type model struct {
	path      string
	tolerance float64
	refused   string
}

func models(t *testing.T) (result []model) {
	folder := source("tests/conformance/models")
	for _, list := range []string{"models.txt", "exports.txt", "history.txt"} {
		file, err := os.Open(filepath.Join(folder, list))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		for lines := bufio.NewScanner(file); lines.Scan(); {
			words := strings.Fields(lines.Text())
			if len(words) < 3 || words[0] == "#" {
				continue
			}
			tolerance, err := strconv.ParseFloat(words[1], 64)
			if err != nil {
				t.Fatal(err)
			}
			one := model{path: filepath.Join(folder, "data", words[0]), tolerance: tolerance}
			if refused, found := strings.CutPrefix(words[2], "refused:"); found {
				one.refused = refused
			} else if words[2] != "run" {
				continue
			}
			result = append(result, one)
		}
	}
	return result
}

// values reads the inputs or outputs of a model, with the types of the plan.
func values(t *testing.T, path, what string, list []stablehlo.Parameter) (result []*stablehlo.Tensor) {
	stem := strings.TrimSuffix(path, ".mlir.bc") + "." + strings.TrimSuffix(what, "put")
	if filepath.Base(path) == "model.mlir.bc" {
		stem = filepath.Join(filepath.Dir(path), what)
	}
	for i, one := range list {
		bytes, err := os.ReadFile(fmt.Sprintf("%s_%d.npy", stem, i))
		if err != nil {
			t.Fatal(err)
		}
		tensor, err := stablehlo.ReadNpyAs(bytes, one.Element)
		if err != nil {
			t.Fatal(err)
		}
		result = append(result, tensor)
	}
	return result
}

// raw is a tensor as an array of a slice.
func raw(t *testing.T, tensor *stablehlo.Tensor) stablehlo.Array {
	switch tensor.Element() {
	case stablehlo.I1:
		return slice[bool](t, tensor)
	case stablehlo.I8:
		return slice[int8](t, tensor)
	case stablehlo.I16:
		return slice[int16](t, tensor)
	case stablehlo.I32:
		return slice[int32](t, tensor)
	case stablehlo.I64:
		return slice[int64](t, tensor)
	case stablehlo.UI8:
		return slice[uint8](t, tensor)
	case stablehlo.UI16:
		return slice[uint16](t, tensor)
	case stablehlo.UI32:
		return slice[uint32](t, tensor)
	case stablehlo.UI64:
		return slice[uint64](t, tensor)
	case stablehlo.BF16:
		return slice[stablehlo.BFloat16](t, tensor)
	case stablehlo.F16:
		return slice[stablehlo.Float16](t, tensor)
	case stablehlo.F32:
		return slice[float32](t, tensor)
	case stablehlo.F64:
		return slice[float64](t, tensor)
	case stablehlo.ComplexF32:
		return slice[complex64](t, tensor)
	case stablehlo.ComplexF64:
		return slice[complex128](t, tensor)
	}
	t.Fatalf("no slice for %v", tensor)
	return stablehlo.Array{}
}

func slice[T stablehlo.Element](t *testing.T, tensor *stablehlo.Tensor) stablehlo.Array {
	elements, err := stablehlo.Elements[T](tensor)
	if err != nil {
		t.Fatal(err)
	}
	return stablehlo.Slice(elements)
}

func TestModels(t *testing.T) {
	ctx, ran, refused, older := context.Background(), 0, 0, 0
	for _, one := range models(t) {
		module, err := stablehlo.LoadFile(one.path, nil)
		if err != nil {
			t.Fatalf("%s: %v", one.path, err)
		}
		plan, err := module.Plan(nil)
		if one.refused != "" {
			if !errors.Is(err, stablehlo.Unsupported) || !strings.Contains(err.Error(), one.refused) {
				t.Errorf("%s: %v, expected %q", one.path, err, one.refused)
			}
			refused++
			continue
		}
		if err != nil {
			t.Fatalf("%s: %+v", one.path, err)
		}
		inputs, expected := values(t, one.path, "input", plan.Inputs()), values(t, one.path, "output", plan.Outputs())
		var tensors, slices []stablehlo.Array
		fixed := true
		for i, input := range inputs {
			tensors = append(tensors, input.Array())
			for _, extent := range plan.Inputs()[i].Shape {
				fixed = fixed && extent != stablehlo.Dynamic
			}
			if fixed {
				slices = append(slices, raw(t, input))
			}
		}
		outputs, err := plan.Run(ctx, tensors...)
		if err != nil {
			t.Fatalf("%s: %+v", one.path, err)
		}
		compare(t, one, outputs, expected)
		if fixed {
			var into []stablehlo.Array
			for _, output := range outputs {
				zeros, err := stablehlo.Zeros(output.Element(), output.Shape()...)
				if err != nil {
					t.Fatal(err)
				}
				into = append(into, zeros.Array())
				outputs[len(into)-1] = zeros
			}
			if err := plan.RunInto(ctx, into, slices...); err != nil {
				t.Fatalf("%s: %+v", one.path, err)
			}
			compare(t, one, outputs, expected)
		}
		ran++

		artifact, err := module.Write(&stablehlo.WriteOptions{Target: "1.9.0"})
		if errors.Is(err, stablehlo.Version) {
			continue
		}
		again, err := stablehlo.Load(artifact, nil)
		if err != nil || again.String() != module.String() {
			t.Errorf("%s: written for 1.9.0 it is another program: %v", one.path, err)
		}
		older++
	}
	if ran < 22 || older < 20 {
		t.Fatalf("%d models ran, %d were refused, %d were written for 1.9.0", ran, refused, older)
	}
	t.Logf("%d models ran, %d were refused, %d were written for 1.9.0", ran, refused, older)
}

// compare compares results, and their twins, which must differ.
func compare(t *testing.T, one model, outputs, expected []*stablehlo.Tensor) {
	t.Helper()
	for k, output := range outputs {
		if index, err := output.Compare(expected[k], one.tolerance); index != -1 || err != nil {
			t.Errorf("%s: output %d differs at %d: %v", one.path, k, index, err)
		}
		if output.Len() == 0 {
			continue
		}
		if index, err := output.Compare(twin(t, output), one.tolerance); index == -1 || err != nil {
			t.Errorf("%s: the twin of output %d is equal: %v", one.path, k, err)
		}
	}
}

// twin is a tensor that differs in its last element.
func twin(t *testing.T, tensor *stablehlo.Tensor) *stablehlo.Tensor {
	file, err := tensor.Npy()
	if err != nil {
		t.Fatal(err)
	}
	file[len(file)-1] ^= 1 << 6
	if tensor.Element() == stablehlo.I1 {
		file[len(file)-1] ^= 1<<6 | 1
	}
	result, err := stablehlo.ReadNpyAs(file, tensor.Element())
	if err != nil {
		t.Fatal(err)
	}
	return result
}
