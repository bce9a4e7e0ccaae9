// Jobs 1, 3 and 6 with the packaged module. usage: jobs MODEL_FOLDER
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"stablehlo"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	folder := os.Args[1]
	module := must(stablehlo.LoadFile(folder+"/model.mlir.bc", nil))
	input := must(stablehlo.ReadNpyFile(folder + "/input_0.npy"))
	results := must(must(module.Plan(nil)).Run(context.Background(), input.Array()))
	values := 0
	for i, result := range results {
		expected := must(stablehlo.ReadNpyFile(fmt.Sprintf("%s/output_%d.npy", folder, i)))
		if must(result.Compare(expected, 1e-5)) != -1 || must(result.Compare(expected, 0)) == -1 {
			panic("wrong values, or a tolerance that nothing needs")
		}
		values += len(must(stablehlo.Elements[float32](expected)))
	}
	_, err := stablehlo.Parse("func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }", nil)
	var failed *stablehlo.Error
	if !errors.As(err, &failed) || !strings.Contains(fmt.Sprintf("%+v", err), "^") {
		panic(err)
	}
	fmt.Println(values, "values equal")
}
