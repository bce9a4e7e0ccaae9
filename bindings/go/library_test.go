// A program that finds no library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package stablehlo_test

import (
	"os"
	"os/exec"
	"testing"

	"stablehlo"
)

func TestMissingLibrary(t *testing.T) {
	const nowhere = "/nowhere/libstablehlo-c.so.0"
	if os.Getenv("STABLEHLO_C_LIBRARY") != nowhere {
		command := exec.Command(os.Args[0], "-test.run", "^TestMissingLibrary$")
		command.Env = append(os.Environ(), "STABLEHLO_C_LIBRARY="+nowhere)
		if output, err := command.CombinedOutput(); err != nil {
			t.Error(err, string(output))
		}
		if version, err := stablehlo.LibraryVersion(); version == "" || err != nil {
			t.Error(version, err)
		}
		return
	}
	var none [18]error
	_, none[0] = stablehlo.LibraryVersion()
	_, none[1] = stablehlo.Load(nil, nil)
	_, none[2] = stablehlo.LoadFile("x", nil)
	_, none[3] = stablehlo.Parse(scaled, nil)
	_, none[4] = stablehlo.Infer("stablehlo.add", nil, nil)
	_, none[5] = stablehlo.NewBuilder("")
	_, none[6] = stablehlo.NewTensor([]float32{1}, 1)
	_, none[7] = stablehlo.Zeros(stablehlo.F32, 1)
	_, none[8] = stablehlo.ReadNpy(nil)
	_, none[9] = stablehlo.Inspect(nil)
	_, none[10] = stablehlo.ParseArtifact("x", nil, nil)
	_, none[11] = stablehlo.InspectONNX(nil)
	_, none[12] = stablehlo.InspectONNXFile("x")
	_, none[13] = stablehlo.FindONNXSchema("Conv", "", 0)
	_, none[14] = stablehlo.ONNXSchemas()
	_, none[15] = stablehlo.NewestONNXOpset("")
	_, none[16] = stablehlo.ReadONNXTensor(nil)
	_, none[17] = stablehlo.LoadPlugin("x", nil)
	for _, err := range none {
		refused(t, err, stablehlo.IO, "no usable libstablehlo-c", nowhere)
	}
	if size := stablehlo.F32.Size(); size != 0 { // what cannot fail is nothing
		t.Error(size)
	}
	new(stablehlo.Plan).RunInto(background, nil)
	new(stablehlo.Module).Verify()
	new(stablehlo.Module).InferONNX(new(stablehlo.ONNXInferOptions))
	new(stablehlo.Module).WriteONNX(new(stablehlo.ONNXWriteOptions))
	new(stablehlo.Tensor).Npy()
	new(stablehlo.Tensor).ONNX("")
}
