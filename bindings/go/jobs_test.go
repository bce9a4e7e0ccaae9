// The jobs. Each is an example, which the tests run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"stablehlo"
	"stablehlo/passes"
)

// source is the root of the tree that has the data of the tests.
func source(path string) string {
	root := os.Getenv("STABLEHLO_C_SOURCE")
	if root == "" {
		root = filepath.Join("..", "..")
	}
	return filepath.Join(root, path)
}

const scaled = `func.func @main(%x: tensor<3xf32> loc("x"), %y: tensor<3xf32> loc("y")) -> tensor<3xf32> {
  %0 = stablehlo.multiply %x, %y : tensor<3xf32>
  %1 = stablehlo.add %0, %y : tensor<3xf32>
  return %1 : tensor<3xf32>
}`

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// 1. Read an artifact of any version from bytes; say which version, which producer.
func ExampleLoad() {
	artifact := must(os.ReadFile(source("examples/models/lstm/model.mlir.bc")))

	module, err := stablehlo.Load(artifact, nil)
	version, producer, _ := stablehlo.Peek(artifact)

	fmt.Println(module.Name(), version, producer, err)
	// Output: jit_f 1.18.0 StableHLO_v1.18.0 <nil>
}

// 2. List functions: arguments, results, element types, shapes; attributes are in Attributes.
func ExampleModule_Functions() {
	module := must(stablehlo.Parse(scaled, nil))

	functions, err := module.Functions()
	x := functions[0].Arguments[0]
	fmt.Println(functions, x.Name, x.Element, x.Shape)

	fmt.Println(functions[0].Name, functions[0].Results[0].Shape, err)
	// Output:
	// [main(x: tensor<3xf32>, y: tensor<3xf32>) -> (tensor<3xf32>)] x f32 [3]
	// main [3] <nil>
}

// 3. Run a function on slices, with results in a slice, or as new tensors.
func ExamplePlan_RunInto() {
	module := must(stablehlo.Parse(scaled, nil))
	x, y, z := []float32{1, 2, 3}, []float32{4, 5, 6}, make([]float32, 3)
	ctx := context.Background()

	plan, err := module.Plan(nil)
	err = plan.RunInto(ctx, []stablehlo.Array{stablehlo.Slice(z)}, stablehlo.Slice(x), stablehlo.Slice(y))

	fmt.Println(z, err)
	outputs, err := plan.Run(ctx, stablehlo.Named("y", stablehlo.Slice(y)), stablehlo.Named("x", stablehlo.Slice(x)))
	fmt.Println(must(stablehlo.Elements[float32](outputs[0])), err)
	// Output:
	// [8 15 24] <nil>
	// [8 15 24] <nil>
}

// 4. Write a module for a version, or for consumers of an age; on failure, list what blocks it.
func ExampleModule_Write() {
	module := must(stablehlo.LoadFile(source("examples/newer.mlir"), nil))

	version, _ := stablehlo.VersionFor(stablehlo.CompatibilityMax)
	_, err := module.Write(&stablehlo.WriteOptions{Target: version})
	blockers, _ := module.Blockers(version)

	fmt.Println(errors.Is(err, stablehlo.Version), must(module.MinimumVersion()))
	for _, blocker := range blockers {
		fmt.Println(blocker.Line, blocker.Op, blocker.Subject, blocker.Version)
	}
	// Output:
	// true 1.22.0
	// 4 stablehlo.exponential result_accuracy 1.9.0
	// 5 stablehlo.compare compare_type 1.22.0
}

// 5. Parse text, print it, verify it.
func ExampleParse() {
	module, err := stablehlo.Parse(scaled, nil)
	text, _ := module.Print(&stablehlo.PrintOptions{Generic: true})
	err = module.Verify()

	fmt.Println(len(text) > len(module.String()), err)
	// Output: true <nil>
}

// 6. Show an error to a person; hand it to a program.
func ExampleError() {
	_, err := stablehlo.Parse("func.func @main(%x: tensor<2xf32>) {\n  %0 = stablehlo.add %x, %y : tensor<2xf32>\n}", nil)

	fmt.Printf("%+v\n", err)
	var failed *stablehlo.Error
	fmt.Println(errors.As(err, &failed), failed.Code, failed.Diagnostics[0].Line, failed.Diagnostics[0].Column)
	// Output:
	// -:2:26: error: value '%y' is not defined
	//     %0 = stablehlo.add %x, %y : tensor<2xf32>
	//                            ^
	// true malformed 2 26
}

// 7. Infer the result types of an op.
func ExampleInfer() {
	types, err := stablehlo.Infer("stablehlo.transpose", []stablehlo.Type{stablehlo.TensorOf(stablehlo.F32, 2, 3)},
		stablehlo.Attributes{"permutation": []int{1, 0}})

	fmt.Println(types, err)
	// Output: [tensor<3x2xf32>] <nil>
}

// 8. Build a function op by op.
func ExampleBuild() {
	matrix := stablehlo.TensorOf(stablehlo.F32, 2, 3)

	module, err := stablehlo.Build("main", []stablehlo.Type{matrix}, func(f *stablehlo.Body) {
		zero := stablehlo.Constant(f, []float32{0})
		sum := f.Reduce(f.Arguments, []stablehlo.Value{zero}, []int{1}, func(r *stablehlo.Body) {
			r.Return(r.Add(r.Arguments[0], r.Arguments[1]))
		})
		f.Return(f.Tanh(sum.At(0)))
	})

	fmt.Println(err)
	fmt.Println(module)
	// Output:
	// <nil>
	// module {
	//   func.func public @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
	//     %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
	//     %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
	//     %1 = stablehlo.tanh %0 : tensor<2xf32>
	//     return %1 : tensor<2xf32>
	//   }
	// }
}

// 9. Walk a module: ops, operands, results, regions, attributes, constants.
func ExampleOperation_All() {
	module := must(stablehlo.Parse(`func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
		%c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
		%0 = stablehlo.add %x, %c : tensor<2xf32>
		return %0 : tensor<2xf32>
	}`, nil))

	for op := range module.Operation().All() {
		fmt.Print(op.Name(), " ", len(op.Operands()), " ", len(op.Regions()))
		for _, result := range op.Results() {
			fmt.Print(" ", result.Type())
		}
		if value := op.Attribute("value"); !value.IsZero() {
			fmt.Print(" ", len(value.UnsafeBytes()), " bytes ", value)
		}
		fmt.Println()
	}
	// Output:
	// builtin.module 0 1
	// func.func 0 1
	// stablehlo.constant 0 0 tensor<2xf32> 8 bytes dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
	// stablehlo.add 2 0 tensor<2xf32>
	// func.return 1 0
}

// 10. Run with limits; cancel from another goroutine.
func ExamplePlan_Run_cancel() {
	module := must(stablehlo.Parse(endless, nil))

	plan, _ := module.Plan(&stablehlo.PlanOptions{MaxMemory: 1 << 20})
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	_, err := plan.Run(ctx)

	fmt.Println(errors.Is(err, stablehlo.Cancelled), errors.Is(err, ctx.Err()), err)
	// Output: true true stablehlo: the run was cancelled: in stablehlo.while (-:4:8): context deadline exceeded
}

// 11. Make a polymorphic model static and small, write it for twelve weeks ago.
func ExampleModule_Specialize() {
	ctx := context.Background()

	model, err := stablehlo.LoadFile(source("examples/models/polymorphic.mlir"), nil)
	rows, err := stablehlo.NewTensor([]int64{5})
	fixed, err := model.Specialize(ctx, []stablehlo.Argument{{Value: rows}, {Shape: []int{5, 3}}}, nil)
	pipeline, err := stablehlo.NewPipeline(passes.ChloLegalizeToStablehlo{},
		passes.StablehloAggressiveSimplification{}, passes.Cse{}, passes.SymbolDce{})
	small, err := fixed.RunPasses(ctx, pipeline, nil)
	version, err := stablehlo.VersionFor(stablehlo.CompatibilityWeek12)
	artifact, err := small.Write(&stablehlo.WriteOptions{Target: version})

	written, _, _ := stablehlo.Peek(artifact)
	fmt.Println(must(model.Function("main")), len(model.OpCounts()), err)
	fmt.Println(must(small.Function("main")), len(small.OpCounts()), written == version)
	// Output:
	// main(tensor<i64>, tensor<?x3xf32>, tensor<3x2xf32>) -> (tensor<?x2xf32>) 9 <nil>
	// main(tensor<5x3xf32>, tensor<3x2xf32>) -> (tensor<5x2xf32>) 5 true
}

const endless = `func.func @main() -> tensor<i64> {
  %c = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.while(%i = %c) : tensor<i64>
  cond {
    %t = stablehlo.compare GE, %i, %c : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %next : tensor<i64>
  }
  return %0 : tensor<i64>
}`
