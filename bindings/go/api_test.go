// Modules, errors, versions, artifacts and tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"stablehlo"
)

func readSource(path string) ([]byte, error) { return os.ReadFile(source(path)) }

func TestErrors(t *testing.T) {
	_, err := stablehlo.Parse("func.func @main() { stablehlo.nonsense }", &stablehlo.ReadOptions{FileName: "a.mlir"})
	failed := refused(t, err, stablehlo.Unsupported, "nonsense")
	if errors.Is(err, stablehlo.Malformed) || failed.Diagnostics[0].File != "a.mlir" || failed.Diagnostics[0].Line != 1 {
		t.Errorf("%+v", failed.Diagnostics)
	}
	if failed.Rendered() == failed.Error() || !strings.Contains(failed.Rendered(), "a.mlir:1:") ||
		!strings.Contains(failed.Rendered(), "^") || fmt.Sprintf("%v", err) != err.Error() {
		t.Error(failed.Rendered())
	}
	if wrapped := fmt.Errorf("reading: %w", err); !errors.Is(wrapped, stablehlo.Unsupported) {
		t.Error(wrapped)
	}
	if code := stablehlo.Code(99); code.Error() != "code 99" || !errors.Is(&stablehlo.Error{Code: 99}, code) {
		t.Error(code)
	}
	_, err = stablehlo.LoadFile("/nonexistent/file", nil)
	refused(t, err, stablehlo.IO, "/nonexistent/file")
	_, err = stablehlo.ReadNpyFile("/nonexistent/file")
	if refused(t, err, stablehlo.IO); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	_, err = stablehlo.Load(nil, nil)
	refused(t, err, stablehlo.Malformed)
	_, err = stablehlo.Parse("func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> { return %x : tensor<2xf32> }", nil)
	refused(t, err, stablehlo.InvalidProgram)
	if _, err := stablehlo.Parse("", nil); err != nil {
		t.Error("no text is an empty module", err)
	}
	for _, text := range []string{"func.func @main() {\n  \xff", "\x00", strings.Repeat("(", 5000)} {
		if _, err := stablehlo.Parse(text, nil); err == nil {
			t.Errorf("%.10q was accepted", text)
		}
	}
}

func TestOptions(t *testing.T) {
	const text = "func.func @main(%x: tensor<f32> {mhlo.sharding = \"{replicated}\"}) -> tensor<f32> { return %x : tensor<f32> }"
	var warnings []stablehlo.Diagnostic
	strip := &stablehlo.ReadOptions{OtherDialects: stablehlo.StripOtherDialects, Warnings: &warnings}
	module, err := stablehlo.Parse(text, strip)
	if err != nil || len(warnings) != 1 || warnings[0].Severity != stablehlo.SeverityWarning {
		t.Fatal(warnings, err)
	}
	if main, _ := module.Function(""); main.Arguments[0].Attributes != "" {
		t.Error(main)
	}
	kept, err := stablehlo.Load([]byte(text), nil)
	if main, _ := kept.Function(""); err != nil || !strings.Contains(main.Arguments[0].Attributes, "replicated") {
		t.Error(main, err)
	}
	warnings = nil
	again, err := kept.ApplyOtherDialects(stablehlo.StripOtherDialects, &warnings)
	if err != nil || len(warnings) != 1 || again.String() != module.String() || again.String() == kept.String() {
		t.Error(again, warnings, err)
	}
	_, err = stablehlo.Load([]byte(text), &stablehlo.ReadOptions{OtherDialects: stablehlo.RejectOtherDialects})
	refused(t, err, stablehlo.Unsupported)
	_, err = stablehlo.Parse(text, &stablehlo.ReadOptions{MaxBytes: 10})
	refused(t, err, stablehlo.Limit)
	_, err = stablehlo.Parse(text, &stablehlo.ReadOptions{MaxNesting: 1})
	refused(t, err, stablehlo.Limit)
	_, err = kept.Print(&stablehlo.PrintOptions{MaxBytes: 10})
	refused(t, err, stablehlo.Limit)
	located, err := kept.Print(&stablehlo.PrintOptions{Locations: true})
	if err != nil || !strings.Contains(located, "loc(") {
		t.Error(located, err)
	}
	_, err = kept.Plan(&stablehlo.PlanOptions{Function: "other"})
	refused(t, err, stablehlo.NotFound, "other")
	_, err = kept.Function("other")
	refused(t, err, stablehlo.NotFound, "main")
	if _, err := kept.Plan(&stablehlo.PlanOptions{Function: "main", Baseline: true, MaxMemory: 1 << 30}); err != nil {
		t.Error(err)
	}
	_, err = kept.Write(&stablehlo.WriteOptions{Target: "nonsense"})
	refused(t, err, stablehlo.InvalidArgument)
}

func TestPasses(t *testing.T) {
	module, err := stablehlo.Parse("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"+
		"%0 = chlo.asin %x : tensor<f32> -> tensor<f32>\nreturn %0 : tensor<f32> }", nil)
	if err != nil {
		t.Fatal(err)
	}
	decomposed, err := module.DecomposeCHLO()
	if err != nil || strings.Contains(decomposed.String(), "chlo") || !strings.Contains(module.String(), "chlo") {
		t.Error(decomposed, err)
	}
	if counts := module.OpCounts(); !slices.ContainsFunc(counts, func(c stablehlo.OpCount) bool { return c.Name == "chlo.asin" && c.Count == 1 }) {
		t.Error(counts)
	}
	sharded, err := stablehlo.LoadFile(source("tests/conformance/models/data/exports/shard_map.mlir.bc"), nil)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := sharded.RemoveSharding()
	if err != nil || !strings.Contains(whole.String(), "sdy.manual_computation") {
		t.Error(whole, err)
	}
	if same, err := module.RemoveSharding(); err != nil || same.String() != module.String() {
		t.Error(same, err)
	}
}

func TestArtifacts(t *testing.T) {
	files, _ := filepath.Glob(source("tests/conformance/models/data/*/model.mlir.bc"))
	for _, file := range files {
		bytes := must(os.ReadFile(file))
		inspection, err := stablehlo.Inspect(bytes)
		if err != nil {
			t.Fatal(err)
		}
		version, producer, err := stablehlo.Peek(bytes[:256])
		if err != nil || version != inspection.Version || producer != inspection.Producer || version == "" {
			t.Error(version, producer, err)
		}
		module := must(stablehlo.Load(bytes, nil))
		functions := must(module.Functions())
		if len(functions) != len(inspection.Functions) {
			t.Error(file, len(functions), len(inspection.Functions))
		}
		for i, function := range functions {
			inspected := inspection.Functions[i]
			if function.Name != inspected.Name || function.Public != inspected.Public ||
				len(function.Arguments) != len(inspected.Arguments) || len(function.Results) != len(inspected.Results) {
				t.Error(file, function, inspected)
			}
			for k, argument := range function.Arguments {
				if argument.Type != inspected.Arguments[k] {
					t.Error(argument.Type, inspected.Arguments[k])
				}
			}
		}
		if len(inspection.Ops) == 0 || len(inspection.Dialects) == 0 || stablehlo.Detect(bytes) != stablehlo.Artifact {
			t.Error(file, inspection)
		}
		if constants := module.Constants(); len(constants) > 0 && !strings.HasPrefix(constants[0].Type, "tensor<") {
			t.Error(constants[0])
		}
	}
	if len(files) < 8 {
		t.Fatal(len(files), "artifacts")
	}
	bytes := must(os.ReadFile(files[0]))
	text, err := stablehlo.PrintArtifact(bytes, nil)
	if err != nil || stablehlo.Detect([]byte(text)) != stablehlo.VersionedText {
		t.Fatal(err)
	}
	again, err := stablehlo.ParseArtifact(text, nil, &stablehlo.WriteOptions{StripLocations: true})
	if err != nil || must(stablehlo.Load(again, nil)).String() != must(stablehlo.Load(bytes, nil)).String() {
		t.Error(err)
	}
	_, err = stablehlo.Inspect([]byte("nonsense"))
	refused(t, err, stablehlo.Malformed)
	_, _, err = stablehlo.Peek(nil)
	refused(t, err, stablehlo.Malformed)
	if stablehlo.Detect(nil) != stablehlo.UnknownContent || stablehlo.Detect([]byte(scaled)) != stablehlo.Text {
		t.Error("wrong content")
	}
}

func TestVersions(t *testing.T) {
	newest, oldest := must(stablehlo.NewestVersion()), must(stablehlo.OldestVersion())
	if order := must(stablehlo.CompareVersions(oldest, newest)); order != -1 {
		t.Error(order)
	}
	_, err := stablehlo.CompareVersions("", "1.0.0")
	refused(t, err, stablehlo.InvalidArgument)
	releases := must(stablehlo.Releases())
	if len(releases) < 10 || must(stablehlo.CompareVersions(releases[0].Version, releases[1].Version)) != -1 {
		t.Error(releases)
	}
	if must(stablehlo.VersionFor(stablehlo.CompatibilityMax)) != oldest || must(stablehlo.LibraryVersion()) == "" {
		t.Error(oldest)
	}
	_, err = stablehlo.VersionFor(77)
	refused(t, err, stablehlo.InvalidArgument, "77")
}

func TestTensors(t *testing.T) {
	tensor := tensorOf(t, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	if tensor.String() != "tensor<2x3xf32>" || tensor.Len() != 6 || tensor.Element().Size() != 4 {
		t.Error(tensor)
	}
	again, err := stablehlo.ReadNpy(must(tensor.Npy()))
	if index, err2 := tensor.Compare(again, 0); err != nil || err2 != nil || index != -1 || again.String() != tensor.String() {
		t.Error(again, err, err2)
	}
	if err := stablehlo.CopyFrom(again, []float32{1, 2, 3, 4, 0, 6}); err != nil {
		t.Fatal(err)
	}
	if index, _ := tensor.Compare(again, 0); index != 4 || must(again.ElementText(4)) != "0" && must(again.ElementText(4)) != "0.0" {
		t.Error(index, must(again.ElementText(4)))
	}
	_, err = tensor.ElementText(6)
	refused(t, err, stablehlo.NotFound)
	_, err = stablehlo.NewTensor([]float32{1, 2}, 3)
	refused(t, err, stablehlo.InvalidArgument, "2 elements", "[3]")
	for _, shape := range [][]int{{-1}, {stablehlo.Dynamic}, {math.MaxInt, math.MaxInt}} {
		_, err = stablehlo.NewTensor([]float32{}, shape...)
		refused(t, err, stablehlo.InvalidArgument, "no tensor")
	}
	_, err = stablehlo.Elements[float64](tensor)
	refused(t, err, stablehlo.InvalidArgument, "f64", "f32")
	refused(t, stablehlo.CopyTo(make([]float32, 5), tensor), stablehlo.InvalidArgument, "5 elements")
	refused(t, stablehlo.CopyFrom(tensor, []int32{1}), stablehlo.InvalidArgument, "i32")
	_, err = tensor.Compare(tensorOf(t, []float32{1}, 1), 0)
	refused(t, err, stablehlo.InvalidArgument)
	_, err = stablehlo.Zeros(77, 2)
	refused(t, err, stablehlo.InvalidArgument)
	_, err = stablehlo.Zeros(stablehlo.F32, 1<<40, 1<<10)
	refused(t, err, stablehlo.Limit)
	_, err = stablehlo.ReadNpy([]byte("nonsense"))
	refused(t, err, stablehlo.Malformed)
	if scalar := tensorOf(t, []bool{true}); scalar.String() != "tensor<i1>" || must(scalar.ElementText(0)) != "true" {
		t.Error(scalar)
	}
	if empty := tensorOf(t, []float32{}, 0, 3); empty.Len() != 0 || len(must(stablehlo.Elements[float32](empty))) != 0 {
		t.Error(empty)
	}
	if empty, err := stablehlo.Wrap([]float32{}, 2, 0); err != nil || empty.Len() != 0 {
		t.Error(empty, err)
	}
}

func TestStrided(t *testing.T) {
	elements := []int32{0, 1, 2, 3, 4, 5}
	strided := func(offset int, shape, strides []int) []int32 {
		return must(stablehlo.Elements[int32](must(stablehlo.NewStrided(elements, offset, shape, strides))))
	}
	if got := strided(0, []int{3, 2}, []int{1, 3}); !slices.Equal(got, []int32{0, 3, 1, 4, 2, 5}) {
		t.Error(got)
	}
	if got := strided(5, []int{3}, []int{-2}); !slices.Equal(got, []int32{5, 3, 1}) {
		t.Error(got)
	}
	if got := strided(2, []int{4}, []int{0}); !slices.Equal(got, []int32{2, 2, 2, 2}) {
		t.Error(got)
	}
	for _, wrong := range []struct {
		offset         int
		shape, strides []int
	}{
		{0, []int{7}, []int{1}}, {0, []int{2}, []int{-1}}, {6, []int{}, []int{}}, {-1, []int{1}, []int{1}},
		{0, []int{2}, []int{6}}, {0, []int{2}, []int{math.MaxInt}}, {0, []int{2}, []int{math.MinInt}},
		{0, []int{2}, []int{1, 1}}, {1, []int{3, 2}, []int{1, 3}}, {0, []int{math.MaxInt}, []int{2}},
		{5, []int{2, 2}, []int{1, -1}}, {0, []int{3}, []int{math.MinInt}}, {5, []int{3}, []int{math.MinInt + 1}},
		{0, []int{5}, []int{1 << 62}}, {5, []int{math.MaxInt}, []int{-1}}, {0, []int{1 << 40, 1 << 20}, []int{0, 6}},
	} {
		_, err := stablehlo.NewStrided(elements, wrong.offset, wrong.shape, wrong.strides)
		refused(t, err, stablehlo.InvalidArgument)
	}
}

// The library's own conversion is the oracle of those in Go.
func TestHalfFloats(t *testing.T) {
	var values []float32
	for bits := uint32(0); bits < 1<<32-1<<16; bits += 0x9e37 {
		if value := math.Float32frombits(bits); value == value {
			values = append(values, value)
		}
	}
	values = append(values, 65519.99, 65520, 5.9604645e-08, 2.9802322e-08, 2.9802326e-08, 6.1e-05)
	convert := func(element string) *stablehlo.Plan {
		from, to := fmt.Sprintf("tensor<%dxf32>", len(values)), fmt.Sprintf("tensor<%dx%s>", len(values), element)
		return planOf(t, fmt.Sprintf("func.func @main(%%x: %s) -> %s {\n%%0 = stablehlo.convert %%x : (%s) -> %s\nreturn %%0 : %s }",
			from, to, from, to, to))
	}
	halves, brains := make([]stablehlo.Float16, len(values)), make([]stablehlo.BFloat16, len(values))
	if err := convert("f16").RunInto(background, []stablehlo.Array{stablehlo.Slice(halves)}, stablehlo.Slice(values)); err != nil {
		t.Fatal(err)
	}
	if err := convert("bf16").RunInto(background, []stablehlo.Array{stablehlo.Slice(brains)}, stablehlo.Slice(values)); err != nil {
		t.Fatal(err)
	}
	wrong := 0
	for i, value := range values {
		if stablehlo.ToFloat16(value) != halves[i] || stablehlo.ToBFloat16(value) != brains[i] {
			if wrong++; wrong < 10 {
				t.Errorf("%v: f16 %x, expected %x; bf16 %x, expected %x", value, stablehlo.ToFloat16(value), halves[i],
					stablehlo.ToBFloat16(value), brains[i])
			}
		}
	}
	for bits := range 1 << 16 {
		half, brain := stablehlo.Float16(bits), stablehlo.BFloat16(bits)
		if value := half.Float32(); value == value && stablehlo.ToFloat16(value) != half {
			t.Fatalf("f16 %x", bits)
		}
		if value := brain.Float32(); value == value && stablehlo.ToBFloat16(value) != brain {
			t.Fatalf("bf16 %x", bits)
		}
	}
	nan := float32(math.NaN())
	if half, brain := stablehlo.ToFloat16(nan).Float32(), stablehlo.ToBFloat16(nan).Float32(); half == half || brain == brain {
		t.Error(half, brain)
	}
}
