// ONNX: reading, inspecting, inferring, writing, schemas, tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"stablehlo"
)

type (
	readOptions  = stablehlo.ReadOptions
	inferOptions = stablehlo.ONNXInferOptions
	writeOptions = stablehlo.ONNXWriteOptions
	dimensions   = []stablehlo.ONNXDimension
)

// onnxProgram has one of each thing that a model may say.
const onnxProgram = `module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64, local = 1 : i64},
  onnx.producer_name = "maker", onnx.producer_version = "2.1", onnx.domain = "org", onnx.model_version = 5 : i64,
  onnx.doc_string = "a note, größer als 1 ✓", onnx.metadata_props = [{key = "author", value = "me"}, {key = "作者", value = ""}]} {
func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:批", onnx.name = "größe"},
    %n: tensor<*xi64> {onnx.name = "n"},
    %d: tensor<f32> {onnx.name = "d", onnx.default = dense<1.0> : tensor<f32>},
    %s: !onnx.Seq<tensor<?xf64>> {onnx.name = "s"}, %t: tensor<2x!onnx.String> {onnx.name = "t"})
    -> (tensor<?x3xf32> {onnx.name = "y", onnx.dim_params = "0:批"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<300xf32>
  %a = "onnx.Add"(%x, %d) {onnx.names = ["a"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %b = "onnx.Add"(%a, %d) {onnx.names = ["b"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %y = "onnx.Custom"(%b) {domain_name = "local", function_name = "f", onnx.names = ["y"]}
    : (tensor<?x3xf32>) -> tensor<?x3xf32>
  onnx.Return %y {onnx.name = "net"} : tensor<?x3xf32>
}
func.func private @"local.f"(%x: !onnx.Unknown {onnx.name = "in"}) -> (!onnx.Unknown {onnx.name = "out"})
    attributes {onnx.domain = "local", onnx.name = "f", onnx.opset_import = {ai.onnx = 13 : i64}} {
  %y = "onnx.ReluV13"(%x) {onnx.names = ["out"]} : (!onnx.Unknown) -> !onnx.Unknown
  onnx.Return %y : !onnx.Unknown
}}`

// onnxInspection is what InspectONNX says of onnxProgram, written with the external file w.bin.
func onnxInspection() *stablehlo.ONNXInspection {
	return &stablehlo.ONNXInspection{
		IRVersion: 8, ModelVersion: 5, Producer: "maker", ProducerVersion: "2.1", Domain: "org",
		Doc: "a note, größer als 1 ✓", Graph: "net",
		Opsets: []stablehlo.ONNXOpset{{Domain: "ai.onnx", Version: 17}, {Domain: "local", Version: 1}},
		Ops: []stablehlo.ONNXOpCount{{Domain: "ai.onnx", Name: "Add", Since: 14, Count: 2},
			{Domain: "ai.onnx", Name: "Relu", Since: 13, Count: 1}, {Domain: "local", Name: "f", Since: 0, Count: 1}},
		Inputs: []stablehlo.ONNXValue{
			{Name: "größe", Type: "float[批,3]", Element: stablehlo.F32,
				Shape: dimensions{{Extent: stablehlo.Dynamic, Name: "批"}, {Extent: 3}}},
			{Name: "n", Type: "int64[]", Element: stablehlo.I64},
			{Name: "d", Type: "float", Element: stablehlo.F32, Shape: dimensions{}, HasDefault: true},
			{Name: "s", Type: "seq(double[?])"},
			{Name: "t", Type: "string[2]", Shape: dimensions{{Extent: 2}}},
		},
		Outputs: []stablehlo.ONNXValue{{Name: "y", Type: "float[批,3]", Element: stablehlo.F32,
			Shape: dimensions{{Extent: stablehlo.Dynamic, Name: "批"}, {Extent: 3}}}},
		Initializers: []stablehlo.ONNXInitializer{{Name: "d", Type: "float", Bytes: 4},
			{Name: "w", Type: "float[300]", Bytes: 1200, Location: "w.bin"}},
		Files: []stablehlo.ONNXFile{{Location: "w.bin", Bytes: 1200, Tensors: 1}},
		Functions: []stablehlo.ONNXFunction{{Domain: "local", Name: "f", Nodes: 1, Inputs: []string{"in"},
			Outputs: []string{"out"}}},
		Metadata: []stablehlo.ONNXProperty{{Key: "author", Value: "me"}, {Key: "作者", Value: ""}},
	}
}

func onnxModel(t testing.TB, text string, options *writeOptions) (model, external []byte) {
	t.Helper()
	module, err := stablehlo.Parse(text, nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	defer module.Close()
	model, external, err = module.WriteONNX(options)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	return model, external
}

func collectGarbage() {
	for range 3 {
		runtime.GC()
	}
}

func TestONNXInspect(t *testing.T) {
	model, _ := onnxModel(t, onnxProgram, &writeOptions{External: "w.bin"})
	given := slices.Clone(model)
	inspection, err := stablehlo.InspectONNX(given)
	clear(given) // the inspection has copies
	collectGarbage()
	if err != nil || !reflect.DeepEqual(inspection, onnxInspection()) {
		t.Errorf("%+v\n%+v, %v", inspection, onnxInspection(), err)
	}
	whole, _ := onnxModel(t, onnxProgram, nil)
	other := must(stablehlo.InspectONNX(whole))
	if reflect.DeepEqual(other, inspection) || len(other.Files) != 0 || other.Initializers[1].Location != "" {
		t.Error("a model without external data is the same", other)
	}

	path := filepath.Join(t.TempDir(), "größe.onnx") // w.bin does not exist
	if err := os.WriteFile(path, model, 0o644); err != nil {
		t.Fatal(err)
	}
	if again, err := stablehlo.InspectONNXFile(path); err != nil || !reflect.DeepEqual(again, inspection) {
		t.Error(again, err)
	}
	_, err = stablehlo.InspectONNXFile(path + "x")
	refused(t, err, stablehlo.IO, path+"x")
	_, err = stablehlo.InspectONNXFile(filepath.Dir(path))
	refused(t, err, stablehlo.IO)
	_, err = stablehlo.InspectONNXFile("a\x00b")
	refused(t, err, stablehlo.InvalidArgument, "NUL")

	damaged := refused(t, second(stablehlo.InspectONNX(model[:len(model)-1])), stablehlo.Malformed, "length")
	if damaged.Diagnostics[0].Offset < 0 {
		t.Error(damaged.Diagnostics)
	}
	refused(t, second(stablehlo.InspectONNX(nil)), stablehlo.Malformed)
	refused(t, second(stablehlo.InspectONNX([]byte("ML\xefR"))), stablehlo.Malformed, "onnx")
	newer := bytes.ReplaceAll(model, []byte{0x10, 17}, []byte{0x10, 99}) // opset_import
	if again, err := stablehlo.InspectONNX(newer); err != nil || again.Opsets[0].Version != 99 || again.Ops[0].Since != 14 {
		t.Error(again, err)
	}
	foreign := bytes.ReplaceAll(model, []byte("maker"), []byte("m\xff\x00\xfer"))
	if again, err := stablehlo.InspectONNX(foreign); err != nil || again.Producer != "m\xff\x00\xfer" {
		t.Error(again, err)
	}
}

func second[T any](_ T, err error) error { return err }

const onnxCount = 20000 // elements of a tensor that is large enough to be borrowed from its file

// onnxLarge has its elements in w.bin; the same model without that file is what is read.
func onnxLarge(t testing.TB) (model, external []byte, text string) {
	var elements strings.Builder
	for i := range onnxCount {
		fmt.Fprintf(&elements, "%02X%02X803F", i&255, i>>8)
	}
	program := strings.NewReplacer("COUNT", fmt.Sprint(onnxCount), "ELEMENTS", elements.String()).Replace(
		`func.func @g(%x: tensor<COUNTxf32>) -> tensor<COUNTxf32> {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<"0xELEMENTS"> : tensor<COUNTxf32>
  %y = "onnx.Add"(%x, %w) {onnx.names = ["y"]} : (tensor<COUNTxf32>, tensor<COUNTxf32>) -> tensor<COUNTxf32>
  onnx.Return %y : tensor<COUNTxf32>
}`)
	model, external = onnxModel(t, program, &writeOptions{External: "w.bin"})
	if len(external) != 4*onnxCount || len(model) > 1000 {
		t.Fatal(len(model), len(external))
	}
	return model, external, onnxElements(t, must(stablehlo.Parse(program, nil)))
}

// onnxElements is the text of the large constant of a module of onnxLarge.
func onnxElements(t testing.TB, module *stablehlo.Module) string {
	t.Helper()
	collectGarbage()
	text := module.String()
	_, rest, _ := strings.Cut(text, "dense<\"")
	elements, _, found := strings.Cut(rest, "\"")
	if !found {
		t.Fatalf("%.500s", text)
	}
	return elements
}

func TestONNXExternalFiles(t *testing.T) {
	model, external, want := onnxLarge(t)
	load := func(options *readOptions) (*stablehlo.Module, error) { return stablehlo.Load(model, options) }
	refused(t, second(load(nil)), stablehlo.IO, "w.bin", "name no folder")
	files := func(bytes []byte) *readOptions { return &readOptions{ExternalFiles: map[string][]byte{"w.bin": bytes}} }

	options := files(slices.Clone(external)) // nothing else refers to the bytes
	collectGarbage()
	module, err := load(options)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	clear(options.ExternalFiles["w.bin"])
	options = nil
	if onnxElements(t, module) != want {
		t.Error("the elements are not those that were written")
	}
	if other := must(load(files(make([]byte, len(external))))); strings.Contains(other.String(), want) {
		t.Error("other bytes give the same elements")
	}
	refused(t, second(load(files(external[:len(external)-1]))), stablehlo.Malformed, "w.bin")
	refused(t, second(load(files(nil))), stablehlo.Malformed, "has 0")
	refused(t, second(load(&readOptions{ExternalFiles: map[string][]byte{"v.bin": external}})), stablehlo.IO, "w.bin")

	mapped, err := syscall.Mmap(-1, 0, len(external), syscall.PROT_READ|syscall.PROT_WRITE,
		syscall.MAP_ANON|syscall.MAP_PRIVATE) // memory that Go does not know
	if err != nil {
		t.Fatal(err)
	}
	copy(mapped, external)
	module, err = load(files(mapped))
	if err := syscall.Munmap(mapped); err != nil {
		t.Fatal(err)
	}
	if err != nil || onnxElements(t, module) != want {
		t.Error(err)
	}

	var group sync.WaitGroup
	shared := files(external)
	for range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			if module, err := load(shared); err != nil || !strings.Contains(module.String(), want) {
				t.Error(err)
			}
		}()
	}
	group.Wait()
}

func TestONNXExternalFolder(t *testing.T) {
	model, external, want := onnxLarge(t)
	folder := filepath.Join(t.TempDir(), "größe")
	path, weights := filepath.Join(folder, "m.onnx"), filepath.Join(folder, "w.bin")
	write := func(path string, bytes []byte) {
		t.Helper()
		if err := os.WriteFile(path, bytes, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	write(path, model)
	refused(t, second(stablehlo.LoadFile(path, nil)), stablehlo.IO, "w.bin")
	write(weights, external)
	modules := []*stablehlo.Module{must(stablehlo.LoadFile(path, nil)), must(stablehlo.MapFile(path, nil)),
		must(stablehlo.MapFile(path, &readOptions{ExternalFiles: map[string][]byte{"other": {}}})),
		must(stablehlo.Load(model, &readOptions{ExternalFolder: folder})),
		must(must(stablehlo.LoadFile(path, nil)).InferONNX(nil))}
	for _, file := range []string{weights, path} { // large tensors stay in them
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	refused(t, second(stablehlo.MapFile(path, nil)), stablehlo.IO, "m.onnx")
	for _, module := range modules {
		if onnxElements(t, module) != want {
			t.Error("the elements are not those of the file")
		}
	}
	refused(t, second(stablehlo.Load(model, &readOptions{ExternalFolder: folder})), stablehlo.IO, "w.bin")
	refused(t, second(stablehlo.Load(model, &readOptions{ExternalFolder: "a\x00b"})), stablehlo.InvalidArgument, "NUL")

	write(path, model)
	write(filepath.Join(folder, "blob"), external)
	if err := os.Symlink("blob", weights); err != nil {
		t.Fatal(err)
	}
	refused(t, second(stablehlo.LoadFile(path, nil)), stablehlo.IO, "symbolic link")
	if module, err := stablehlo.LoadFile(path, &readOptions{FollowLinks: true}); err != nil || onnxElements(t, module) != want {
		t.Error(err)
	}
	outside := bytes.ReplaceAll(model, []byte("w.bin"), []byte("../bb"))
	refused(t, second(stablehlo.Load(outside, &readOptions{ExternalFolder: folder, FollowLinks: true})), stablehlo.Malformed,
		"beneath the folder")
}

func TestONNXChecksums(t *testing.T) {
	// The SHA-1 of "abcd", as sha1sum computes it.
	const sum = "81fe8bfe87576c3ecb22426f8e57847382917acf"
	const text = `func.func @g() -> tensor<4xui8> {
  %w = onnx.Initializer {onnx.fields = {data_location = 1 : i64, external_data = [
    {key = "location", value = "w.bin"}, {key = "checksum", value = "` + sum + `"}]}, onnx.names = ["w"]}
    dense<[97, 98, 99, 100]> : tensor<4xui8>
  onnx.Return %w : tensor<4xui8>
}`
	model, none := onnxModel(t, text, &writeOptions{KeepExternal: true})
	whole, _ := onnxModel(t, text, nil)
	if none != nil || bytes.Contains(whole, []byte("w.bin")) || !bytes.Contains(model, []byte("w.bin")) {
		t.Error("the model does not refer to the file")
	}
	load := func(content string, verify bool) error {
		files := map[string][]byte{"w.bin": []byte(content)}
		return second(stablehlo.Load(model, &readOptions{ExternalFiles: files, VerifyChecksums: verify}))
	}
	if err := errors.Join(load("abcd", false), load("abce", false), load("abcd", true)); err != nil {
		t.Error(err)
	}
	refused(t, load("abce", true), stablehlo.Malformed, "SHA-1", sum)
}

// Each limit at what the model has, and one below.
func TestONNXLimits(t *testing.T) {
	model, _ := onnxModel(t, `func.func @g(%x: tensor<f32> {onnx.name = "eingabä"}) -> (tensor<1x1xf32> {onnx.name = "w"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<1x1xf32>
  %v = "onnx.Neg"(%w) {onnx.names = ["v"]} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %u = "onnx.Neg"(%v) {onnx.names = ["u"]} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  onnx.Return %u : tensor<1x1xf32>
}`, nil)
	size := uint64(len(model))
	for _, one := range []struct {
		at, below readOptions
		message   string
	}{
		{readOptions{MaxBytes: size}, readOptions{MaxBytes: size - 1}, "the file has"},
		{readOptions{MaxMessages: 100}, readOptions{MaxMessages: 5}, "messages or more; the limit is"},
		{readOptions{MaxRank: 2}, readOptions{MaxRank: 1}, "has rank 2; the limit is 1"},
		{readOptions{MaxNameLength: 8}, readOptions{MaxNameLength: 7}, "has 8 bytes or more; the limit is 7"},
		{readOptions{MaxNesting: 6}, readOptions{MaxNesting: 5}, "nesting of messages"},
		{readOptions{MaxOps: 2}, readOptions{MaxOps: 1}, "more than 1 nodes"},
	} {
		if _, err := stablehlo.Load(model, &one.at); err != nil {
			t.Error(one, err)
		}
		refused(t, second(stablehlo.Load(model, &one.below)), stablehlo.Limit, one.message)
	}
}

func TestONNXNewerOpsets(t *testing.T) {
	newest := must(stablehlo.NewestONNXOpset(""))
	model, _ := onnxModel(t, fmt.Sprintf(`module attributes {onnx.opset_import = {ai.onnx = %d : i64}} {
func.func @g(%%x: tensor<2xf32>) -> tensor<2xf32> {
  %%y = "onnx.Relu"(%%x) : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %%y : tensor<2xf32>
}}`, newest), nil)
	newer := slices.Clone(model)
	newer[len(newer)-1]++ // the opset is the last field
	refused(t, second(stablehlo.Load(newer, nil)), stablehlo.Version, fmt.Sprintf("opset %d", newest+1))
	for _, one := range []struct {
		model    []byte
		warnings int
	}{{newer, 1}, {model, 0}} {
		var warnings []stablehlo.Diagnostic
		module, err := stablehlo.Load(one.model, &readOptions{NewerOpsets: true, Warnings: &warnings})
		if err != nil || len(warnings) != one.warnings || !strings.Contains(module.String(), "\"onnx.Relu\"(") {
			t.Error(module, warnings, err)
		}
		if again, _, err := module.WriteONNX(nil); err != nil || !bytes.Equal(again, one.model) {
			t.Error(again, err)
		}
	}
}

const onnxInferred = `func.func @main_graph(%x: tensor<?x?xf32> {onnx.dim_params = "0:größe", onnx.name = "ξ"}) -> tensor<*xf32> {
  %0 = "onnx.Abs"(%x) {onnx_node_name = "first"} : (tensor<?x?xf32>) -> tensor<7xf32>
  %1 = "onnx.Transpose"(%0) {sdy.note = 1 : i64} : (tensor<7xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}`

func TestONNXInfer(t *testing.T) {
	module := must(stablehlo.Parse(onnxInferred, nil))
	result := func(module *stablehlo.Module) string {
		return must(module.Function("main_graph")).Results[0].Type
	}
	var warnings []stablehlo.Diagnostic
	for _, one := range []struct {
		options *inferOptions
		want    string
	}{
		{nil, "tensor<?x?xf32>"},
		{&inferOptions{}, "tensor<?x?xf32>"},
		{&inferOptions{Dimensions: map[string]int{"größe": 4}}, "tensor<?x4xf32>"},
		{&inferOptions{Dimensions: map[string]int{"grösse": 4}}, "tensor<?x?xf32>"},
		{&inferOptions{Shapes: map[string][]int{"ξ": {2, 3}}}, "tensor<3x2xf32>"},
		{&inferOptions{Shapes: map[string][]int{"ξ": {stablehlo.Dynamic, 3}}, Dimensions: map[string]int{"größe": 4},
			Warnings: &warnings}, "tensor<3x4xf32>"},
	} {
		if inferred, err := module.InferONNX(one.options); err != nil || result(inferred) != one.want {
			t.Error(inferred, one, err)
		}
	}
	if result(module) != "tensor<*xf32>" {
		t.Error("the module is changed", module)
	}
	if len(warnings) != 1 || warnings[0].Severity != stablehlo.SeverityWarning || warnings[0].Subject != "result 0" ||
		warnings[0].Node != "Abs 'first' in main graph" {
		t.Errorf("%+v", warnings)
	}
	refuse := func(options inferOptions, code stablehlo.Code, words ...string) *stablehlo.Error {
		t.Helper()
		return refused(t, second(module.InferONNX(&options)), code, words...)
	}
	failed := refuse(inferOptions{Strict: true}, stablehlo.InvalidProgram, "declared with rank 1")
	if failed.Diagnostics[0].Node != warnings[0].Node {
		t.Errorf("%+v", failed.Diagnostics)
	}
	refuse(inferOptions{Shapes: map[string][]int{"x": {2, 3}}}, stablehlo.InvalidArgument, "no input 'x'")
	refuse(inferOptions{Shapes: map[string][]int{"ξ": {-2, 3}}}, stablehlo.InvalidArgument, "-2")
	refuse(inferOptions{Shapes: map[string][]int{"ξ": {}}}, stablehlo.InvalidArgument)
	refuse(inferOptions{Dimensions: map[string]int{"größe": -1}}, stablehlo.InvalidArgument, "-1")

	// A broken rule has a label and a node.
	_, err := stablehlo.Parse(`func.func @main_graph(%x: tensor<2x3xf32>) {
  %0 = "onnx.MatMul"(%x, %x) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  onnx.Return
}`, nil)
	broken := refused(t, err, stablehlo.InvalidProgram).Diagnostics[0]
	if broken.Constraint != "onnx_matmul_r2" || broken.Node != "MatMul in main graph" || broken.Op != "onnx.MatMul" {
		t.Errorf("%+v", broken)
	}
	_, err = stablehlo.Parse("func.func @main() { stablehlo.nonsense }", nil)
	if node := refused(t, err, stablehlo.Unsupported).Diagnostics[0].Node; node != "" {
		t.Error("an op of StableHLO is the node", node)
	}
	module.Close()
	refuse(inferOptions{}, stablehlo.InvalidArgument, "the module is closed")
}

func TestONNXWrite(t *testing.T) {
	const text = `func.func @g(%x: tensor<300xf32>) -> tensor<300xf32> {
  %a = onnx.Initializer {onnx.names = ["a"]} dense<1.0> : tensor<300xf32>
  %b = onnx.Initializer {onnx.names = ["b"]} dense<[1, -2, 3]> : tensor<3xi32>
  %y = "onnx.Add"(%x, %a) : (tensor<300xf32>, tensor<300xf32>) -> tensor<300xf32>
  onnx.Return %y : tensor<300xf32>
}`
	module := must(stablehlo.Parse(text, nil))
	whole, none := onnxModel(t, text, nil)
	if none != nil || len(whole) < 1200 || stablehlo.Detect(whole) != stablehlo.ONNX {
		t.Error(len(whole), none)
	}
	read := must(stablehlo.Load(whole, nil))
	if again, _, err := read.WriteONNX(nil); err != nil || !bytes.Equal(again, whole) {
		t.Error("a model that was read is written otherwise", err)
	}
	for threshold, want := range map[uint64]int{0: 1200, 1: 4096 + 12, 1201: 0} {
		options := &writeOptions{External: "größe.bin", Threshold: threshold}
		model, external := onnxModel(t, text, options)
		if external == nil || len(external) != want || (len(model) < 1200) != (want > 0) {
			t.Error(threshold, len(model), len(external))
		}
		files := &readOptions{ExternalFiles: map[string][]byte{"größe.bin": external}}
		if again := must(stablehlo.Load(model, files)); written(again.WriteONNX(nil)) != string(whole) {
			t.Error(threshold, "the elements are others")
		}
	}

	folder := t.TempDir()
	path, weights := filepath.Join(folder, "m.onnx"), filepath.Join(folder, "w.bin")
	options := &writeOptions{External: "w.bin"}
	if err := module.WriteONNXFile(path, options); err != nil {
		t.Fatal(err)
	}
	model, external := onnxModel(t, text, options)
	files := func() [2]string {
		return [2]string{string(must(os.ReadFile(path))), string(must(os.ReadFile(weights)))}
	}
	if files() != [2]string{string(model), string(external)} {
		t.Error("the files have other bytes")
	}
	again := must(stablehlo.LoadFile(path, nil))
	if err := again.WriteONNXFile(path, options); err != nil || files()[0] != string(model) { // it is mapped from them
		t.Error(err)
	}
	if err := again.WriteONNXFile(path, nil); err != nil || files()[0] != string(whole) {
		t.Error(err)
	}
	if kept, _, err := again.WriteONNX(&writeOptions{KeepExternal: true}); err != nil || !bytes.Equal(kept, model) {
		t.Error("the model does not refer to the file", err)
	}

	before := files()
	for _, name := range []string{".", "..", "a/b"} {
		_, _, err := module.WriteONNX(&writeOptions{External: name})
		refused(t, err, stablehlo.InvalidArgument, name)
	}
	refused(t, module.WriteONNXFile(path, &writeOptions{External: "m.onnx"}), stablehlo.InvalidArgument, "large tensors")
	refused(t, module.WriteONNXFile(filepath.Join(folder, "none", "m.onnx"), nil), stablehlo.IO, "none")
	refused(t, module.WriteONNXFile(folder, nil), stablehlo.IO, folder)
	refused(t, module.WriteONNXFile("a\x00b", nil), stablehlo.InvalidArgument, "NUL")
	hlo := must(stablehlo.Parse(scaled, nil))
	_, _, err := hlo.WriteONNX(nil)
	refused(t, err, stablehlo.InvalidProgram)
	refused(t, hlo.WriteONNXFile(path, nil), stablehlo.InvalidProgram)
	if files() != before {
		t.Error("what failed has changed a file")
	}

	var warnings []stablehlo.Diagnostic
	noted := must(must(stablehlo.Parse(onnxInferred, nil)).InferONNX(nil))
	_, _, err = noted.WriteONNX(&writeOptions{Warnings: &warnings})
	if err != nil || len(warnings) != 1 || warnings[0].Subject != "sdy.note" {
		t.Errorf("%+v %v", warnings, err)
	}
	warnings = nil
	_, _, err = module.WriteONNX(&writeOptions{Warnings: &warnings})
	if err != nil || warnings != nil {
		t.Error(warnings, err)
	}
	module.Close()
	_, _, err = module.WriteONNX(nil)
	refused(t, err, stablehlo.InvalidArgument, "the module is closed")
	refused(t, module.WriteONNXFile(path, nil), stablehlo.InvalidArgument, "the module is closed")
}

func written(model, _ []byte, err error) string { return string(must(model, err)) }

func TestONNXTensors(t *testing.T) {
	// dims [2, 2], data_type INT64, int64_data [1, -1, 300, 0], name "x".
	read := must(stablehlo.ReadONNXTensor([]byte("\x0a\x02\x02\x02\x10\x07\x3a\x0e\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01" +
		"\xac\x02\x00\x42\x01x")))
	if elements := must(stablehlo.Elements[int64](read)); !slices.Equal(elements, []int64{1, -1, 300, 0}) ||
		read.String() != "tensor<2x2xi64>" {
		t.Error(read, elements)
	}
	nibbles := tensorOf(t, []stablehlo.Int4{1, -1, -8}, 3)
	named, bare := must(nibbles.ONNX("ñ")), must(nibbles.ONNX(""))
	// dims [3], data_type INT4, name, raw_data with two elements a byte.
	if string(named) != "\x08\x03\x10\x16\x42\x02ñ\x4a\x02\xf1\x08" || string(bare) != "\x08\x03\x10\x16\x4a\x02\xf1\x08" {
		t.Errorf("%q %q", named, bare)
	}
	again := must(stablehlo.ReadONNXTensor(named))
	if index, err := again.Compare(nibbles, 0); err != nil || index != -1 {
		t.Error(index, err)
	}
	other := must(stablehlo.ReadONNXTensor(append(named[:len(named)-1], 0x07)))
	if index, err := other.Compare(nibbles, 0); err != nil || index != 2 {
		t.Error(index, err)
	}
	refused(t, second(stablehlo.ReadONNXTensor(nil)), stablehlo.Malformed, "data type 0")
	refused(t, second(stablehlo.ReadONNXTensor([]byte("\x10\x01\x4a\x05\x00"))), stablehlo.Malformed, "length")
	refused(t, second(stablehlo.ReadONNXTensor([]byte("\x10\x08\x32\x01a"))), stablehlo.Unsupported, "strings")
	foreign := must(stablehlo.Zeros(stablehlo.F8E3M4, 3))
	refused(t, second(foreign.ONNX("")), stablehlo.Unsupported, "f8E3M4")
	foreign.Close()
	refused(t, second(foreign.ONNX("")), stablehlo.InvalidArgument, "the tensor is closed")
}

func TestONNXSchemas(t *testing.T) {
	all := must(stablehlo.ONNXSchemas())
	if len(all) < 600 {
		t.Fatal(len(all))
	}
	domains := map[string]bool{}
	for i, one := range all {
		if i > 0 && (all[i-1].Op > one.Op || all[i-1].Op == one.Op && all[i-1].Since >= one.Since) {
			t.Error("the order is wrong at", one.Op, one.Since)
		}
		if found := must(stablehlo.FindONNXSchema(one.Op, one.Domain, one.Since)); !reflect.DeepEqual(found, one) {
			t.Errorf("%+v\n%+v", found, one)
		}
		domains[one.Domain] = true
		for _, formal := range slices.Concat(one.Inputs, one.Outputs) {
			if !slices.ContainsFunc(one.Types, func(v stablehlo.ONNXTypeVariable) bool { return v.Name == formal.Type.Name }) ||
				formal.Option == 0 || len(formal.Type.Types) == 0 {
				t.Errorf("%s: %+v", one.Op, formal)
			}
		}
		for _, attribute := range one.Attributes {
			if _, isText := attribute.Default.(string); attribute.Kind == 0 || attribute.Required && attribute.Default != nil ||
				isText && len(attribute.Values) > 0 && !slices.Contains(attribute.Values, attribute.Default.(string)) {
				t.Errorf("%s: %+v", one.Op, attribute)
			}
		}
	}
	for domain, newest := range map[string]int64{"": 28, "ai.onnx": 28, "ai.onnx.ml": 5, "ai.onnx.preview.training": 1} {
		if got, err := stablehlo.NewestONNXOpset(domain); err != nil || got < newest || domain != "" && !domains[domain] {
			t.Error(domain, got, err)
		}
	}
	refused(t, second(stablehlo.NewestONNXOpset("größe")), stablehlo.NotFound, "größe")

	clip := must(stablehlo.FindONNXSchema("Clip", "", 13))
	older := must(stablehlo.FindONNXSchema("Clip", "ai.onnx", 9))
	if clip.Since != 13 || older.Since != 6 || len(clip.Inputs) != 3 || len(older.Inputs) != 1 || clip.Deprecated {
		t.Errorf("%+v\n%+v", clip, older)
	}
	minimum := clip.Inputs[1]
	if minimum.Name != "min" || minimum.Option != stablehlo.ONNXOptional || minimum.Least != 0 || !minimum.Homogeneous ||
		minimum.Type.Name != "T" || !slices.Contains(minimum.Type.Types, "tensor(bfloat16)") ||
		slices.Contains(older.Inputs[0].Type.Types, "tensor(bfloat16)") {
		t.Errorf("%+v", minimum)
	}
	if first := clip.Inputs[0]; first.Option != stablehlo.ONNXSingle || first.Least != 1 {
		t.Errorf("%+v", first)
	}
	loop := must(stablehlo.FindONNXSchema("Loop", "", 0))
	if last := loop.Inputs[2]; last.Option != stablehlo.ONNXVariadic || last.Homogeneous || !loop.Nondeterministic {
		t.Errorf("%+v", loop)
	}
	if newest := must(stablehlo.FindONNXSchema("Loop", "", math.MaxInt64)); !reflect.DeepEqual(newest, loop) {
		t.Error(newest.Since, loop.Since)
	}
	if upsample := must(stablehlo.FindONNXSchema("Upsample", "", 10)); !upsample.Deprecated || upsample.Since != 10 {
		t.Errorf("%+v", upsample)
	}

	attribute := func(op string, opset int64, name string) stablehlo.ONNXAttribute {
		schema := must(stablehlo.FindONNXSchema(op, "", opset))
		i := slices.IndexFunc(schema.Attributes, func(a stablehlo.ONNXAttribute) bool { return a.Name == name })
		return schema.Attributes[i]
	}
	for _, one := range []struct {
		attribute stablehlo.ONNXAttribute
		kind      stablehlo.ONNXAttributeKind
		required  bool
		value     any
	}{
		{attribute("BatchNormalization", 15, "epsilon"), stablehlo.ONNXFloat, false, float32(1e-5)},
		{attribute("Add", 6, "broadcast"), stablehlo.ONNXInt, false, int64(0)},
		{attribute("AveragePool", 7, "auto_pad"), stablehlo.ONNXString, false, "NOTSET"},
		{attribute("MeanVarianceNormalization", 13, "axes"), stablehlo.ONNXInts, false, []int64{0, 2, 3}},
		{attribute("RNN", 14, "activations"), stablehlo.ONNXStrings, false, []string{"Tanh", "Tanh"}},
		{attribute("Constant", 13, "value"), stablehlo.ONNXTensor, false, nil},
		{attribute("If", 13, "then_branch"), stablehlo.ONNXGraph, true, nil},
	} {
		if one.attribute.Kind != one.kind || one.attribute.Required != one.required ||
			!reflect.DeepEqual(one.attribute.Default, one.value) {
			t.Errorf("%+v", one)
		}
	}
	if pads := attribute("AveragePool", 7, "auto_pad"); !slices.Contains(pads.Values, "SAME_UPPER") || slices.Contains(pads.Values, "") {
		t.Error(pads)
	}

	for _, one := range []struct {
		op, domain string
		opset      int64
	}{{"conv", "", 0}, {"", "", 0}, {"größe", "", 0}, {"Conv", "ai.onnx.ml", 0}, {"Conv", "größe", 0}, {"Conv", "", -1},
		{"Gelu", "", 19}} {
		_, err := stablehlo.FindONNXSchema(one.op, one.domain, one.opset)
		refused(t, err, stablehlo.NotFound, fmt.Sprintf("%q", one.op), fmt.Sprintf("%q", one.domain))
	}
}

// scaledModel has defaults, one of which decides a shape.
const scaledModel = `module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<?x2xf32> {onnx.name = "x", onnx.dim_params = "0:batch"},
    %w: tensor<2xf32> {onnx.name = "w", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>},
    %s: tensor<1xi64> {onnx.name = "s", onnx.default = dense<-1> : tensor<1xi64>}) -> (tensor<?xf32> {onnx.name = "y"}) {
  %0 = "onnx.Mul"(%x, %w) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.Reshape"(%0, %s) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}}`

// decodingModel has an op that is new in opset 20, and has no lowering.
const decodingModel = `module attributes {onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<9xui8>) -> tensor<?x?x?xui8> {
  %0 = "onnx.ImageDecoder"(%x) {onnx_node_name = "decode"} : (tensor<9xui8>) -> tensor<?x?x?xui8>
  onnx.Return %0 : tensor<?x?x?xui8>
}}`

func TestONNXModelsRun(t *testing.T) {
	plan := must(must(stablehlo.Parse(scaledModel, nil)).Plan(nil))
	defer plan.Close()
	var facts []string
	for _, input := range plan.Inputs() {
		facts = append(facts, fmt.Sprint(input.Name, " ", input.HasDefault, " ", input.DecidesShape))
	}
	if want := []string{"x false false", "w true false", "s true true"}; !slices.Equal(facts, want) {
		t.Errorf("%v, expected %v", facts, want)
	}
	x := must(stablehlo.NewTensor([]float32{1, 2}, 1, 2))
	w, s := stablehlo.Slice([]float32{3, 5}), stablehlo.Slice([]int64{2})
	named := stablehlo.Named
	runs := []struct {
		inputs []stablehlo.Array
		want   []float32
	}{
		{[]stablehlo.Array{x.Array()}, []float32{10, 40}},
		{[]stablehlo.Array{x.Array(), w}, []float32{3, 10}},
		{[]stablehlo.Array{x.Array(), w, s}, []float32{3, 10}},
		{[]stablehlo.Array{named("s", s), named("x", x.Array())}, []float32{10, 40}},
		{[]stablehlo.Array{named("w", w), named("x", x.Array())}, []float32{3, 10}},
		{[]stablehlo.Array{named("x", must(stablehlo.NewTensor([]float32{1, 2}, 1, 2)).Donate())}, []float32{10, 40}},
	}
	for i, run := range runs {
		if y := must(plan.Run(t.Context(), run.inputs...))[0]; !slices.Equal(must(stablehlo.Elements[float32](y)), run.want) {
			t.Errorf("run %d: %v, expected %v", i, y, run.want)
		}
	}
	y := must(stablehlo.Zeros(stablehlo.F32, 2))
	if err := plan.RunInto(t.Context(), []stablehlo.Array{y.Array()}, x.Array()); err != nil {
		t.Error(err)
	}
	if !slices.Equal(must(stablehlo.Elements[float32](y)), []float32{10, 40}) {
		t.Errorf("%v", y)
	}
	if shapes := must(plan.OutputShapes([]int{3, 2})); !reflect.DeepEqual(shapes, [][]int{{6}}) {
		t.Errorf("%v", shapes)
	}
	_, err := plan.Run(t.Context(), named("w", w))
	refused(t, err, stablehlo.InvalidArgument, "input 0 (x) is missing")
	_, err = plan.Run(t.Context())
	refused(t, err, stablehlo.InvalidArgument, "0 inputs are given, expected 3")

	// Static shapes, in memory of the caller.
	static := strings.NewReplacer("?x2xf32", "1x2xf32", "tensor<?xf32>", "tensor<2xf32>").Replace(scaledModel)
	plan = must(must(stablehlo.Parse(static, nil)).Plan(nil))
	out := make([]float32, 2)
	err = plan.RunInto(t.Context(), []stablehlo.Array{stablehlo.Slice(out)}, stablehlo.Slice([]float32{1, 2}))
	if err != nil {
		t.Error(err)
	}
	if !slices.Equal(out, []float32{10, 40}) {
		t.Errorf("%v", out)
	}
}

func TestONNXModelsAreLowered(t *testing.T) {
	model := must(stablehlo.Parse(scaledModel, nil))
	// For all sizes of the batch.
	open := must(model.LowerONNX(nil))
	rows := must(stablehlo.NewTensor([]float32{1, 2, 3, 4, 5, 6}, 3, 2))
	scaled := must(must(open.Plan(nil)).Run(t.Context(), stablehlo.Named("x", rows.Array())))[0]
	if !slices.Equal(must(stablehlo.Elements[float32](scaled)), []float32{10, 40, 30, 80, 50, 120}) {
		t.Errorf("%v", scaled)
	}
	_, err := model.LowerONNX(&inferOptions{Dimensions: map[string]int{"batch": -2}})
	refused(t, err, stablehlo.InvalidArgument)
	lowered := must(model.LowerONNX(&inferOptions{Dimensions: map[string]int{"batch": 1}}))
	x := must(stablehlo.NewTensor([]float32{1, 2}, 1, 2))
	y := must(must(lowered.Plan(nil)).Run(t.Context(), stablehlo.Named("x", x.Array())))[0]
	if !slices.Equal(must(stablehlo.Elements[float32](y)), []float32{10, 40}) {
		t.Errorf("%v", y)
	}
	_, err = must(stablehlo.Parse(decodingModel, nil)).LowerONNX(nil)
	failed := refused(t, err, stablehlo.Unsupported)
	if !strings.Contains(failed.Diagnostics[0].Message, "ImageDecoder of opset 20, 1 node, cannot be lowered") {
		t.Errorf("%v", failed.Diagnostics)
	}
}

func TestONNXModelsAreConverted(t *testing.T) {
	model, decoding := must(stablehlo.Parse(scaledModel, nil)), must(stablehlo.Parse(decodingModel, nil))
	for opset, opsets := range map[int]stablehlo.ONNXOpsets{13: {"ai.onnx": 13}, 28: nil} {
		converted := must(model.ConvertONNX(opsets))
		if !strings.Contains(converted.String(), fmt.Sprint("ai.onnx = ", opset)) {
			t.Errorf("%v", converted)
		}
	}
	_, err := model.ConvertONNX(stablehlo.ONNXOpsets{"": 99})
	refused(t, err, stablehlo.InvalidArgument, "opset is 99")
	_, err = decoding.ConvertONNX(stablehlo.ONNXOpsets{"": 19})
	refused(t, err, stablehlo.Version, "1 node blocks")
	blockers := must(decoding.ONNXBlockers(stablehlo.ONNXOpsets{"ai.onnx": 19}))
	if len(blockers) != 1 || !strings.Contains(blockers[0].Node, "'decode'") {
		t.Errorf("%v", blockers)
	}
	if none := must(model.ONNXBlockers(stablehlo.ONNXOpsets{"ai.onnx": 13})); len(none) != 0 {
		t.Errorf("%v", none)
	}
	if opset := must(decoding.MinimumONNXOpset("")); opset != 20 {
		t.Errorf("%d", opset)
	}
	_, err = decoding.MinimumONNXOpset("other")
	refused(t, err, stablehlo.InvalidArgument, "has no schemas")
}
