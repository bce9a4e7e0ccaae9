// The library that is found, libraries that are refused, and calls of all kinds.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
)

// started is what a process says about the library that it finds: in the environment of this one, but without what says
// where a library is.
func started(t *testing.T, environment ...string) string {
	command := exec.Command(os.Args[0], "-test.run", "^TestStarted$")
	command.Env = append(slices.DeleteFunc(os.Environ(), func(one string) bool {
		return strings.HasPrefix(one, variable+"=") || strings.HasPrefix(one, "LD_LIBRARY_PATH=")
	}), append(environment, "STABLEHLO_C_STARTED=1")...)
	output, err := command.CombinedOutput()
	if err != nil {
		t.Fatal(err, string(output))
	}
	said, _, _ := strings.Cut(string(output), "\n")
	return said
}

// TestStarted is that process.
func TestStarted(t *testing.T) {
	if os.Getenv("STABLEHLO_C_STARTED") == "" {
		t.Skip("only for the other tests")
	}
	size := ElementTypeSize(SHLO_TYPE_F32) // the first call, and nothing has asked whether there is a library
	if unusable := Available(); unusable != nil {
		fmt.Println(size, unusable.Status, unusable.Message)
	} else {
		fmt.Println(size, mapped(t))
	}
}

// mapped is the file of the library in this process.
func mapped(t *testing.T) string {
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(maps), "\n") {
		if _, file, _ := strings.Cut(line, "/"); strings.Contains(file, "stablehlo-c") {
			return "/" + file
		}
	}
	return "not mapped"
}

func TestFound(t *testing.T) {
	library := os.Getenv(variable)
	file, err := filepath.EvalSymlinks(library)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{variable + "=" + library: file, "LD_LIBRARY_PATH=" + filepath.Dir(library): file}
	if openEmbedded != nil {
		found["LD_LIBRARY_PATH="+filepath.Dir(library)] = "/memfd:libstablehlo-c.so (deleted)"
	}
	for setting, file := range found {
		if said := started(t, setting); said != "4 "+file {
			t.Error(setting, said)
		}
	}
}

func TestRefused(t *testing.T) {
	damaged := filepath.Join(t.TempDir(), "damaged.so")
	if err := os.WriteFile(damaged, []byte("\x7fELF nothing"), 0o644); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(os.Getenv(variable))
	if err != nil {
		t.Fatal(err)
	}
	part := filepath.Join(t.TempDir(), "part.so")
	if err := os.WriteFile(part, whole[:len(whole)/2], 0o644); err != nil {
		t.Fatal(err)
	}
	refused := map[string]string{
		part:                           fmt.Sprintf("is cut off: %d of %d bytes are there:", len(whole)/2, len(whole)),
		"/nowhere/libstablehlo-c.so.0": "cannot be opened (/nowhere/libstablehlo-c.so.0: cannot open shared object file",
		damaged:                        "cannot be opened (" + damaged + ": file too short)",
		"libm.so.6":                    "is not libstablehlo-c:",
	}
	for path, problem := range refused {
		said := started(t, variable+"="+path)
		start := fmt.Sprint("0 ", SHLO_IO, " no usable libstablehlo-c: ", variable, "=", path, " ", problem)
		remedy := "install it, or set " + variable + " to its file (released packages contain it for amd64 and arm64 Linux"
		if !strings.HasPrefix(said, start) || !strings.Contains(said, remedy) {
			t.Error(said)
		}
	}
	nowhere := "libstablehlo-c.so.0 on the system's search path cannot be opened"
	if said := started(t); openEmbedded == nil && !strings.Contains(said, nowhere) {
		t.Error(said)
	}
	if other := os.Getenv("STABLEHLO_C_OTHER_ABI"); other == "" {
		t.Log("there is no library of another ABI")
	} else if said := started(t, variable+"="+other); !strings.HasPrefix(said, fmt.Sprint("0 ", SHLO_VERSION)) ||
		!strings.Contains(said, "has ABI 7.3, but this package needs 0.1 or a newer") {
		t.Error(said)
	}
}

func TestNames(t *testing.T) {
	if unusable := Available(); unusable != nil {
		t.Fatal(unusable.Message)
	}
	for i, address := range functions.Load() {
		if address == 0 {
			t.Error("no address of " + Names[i])
		}
	}
	t.Logf("%d functions found without cgo", len(Names))
}

// Doubles are passed and returned, and C calls a Go function.
func TestDoublesAndCallbacks(t *testing.T) {
	extent, released := int64(2), 0
	release := purego.NewCallback(func(_, user uintptr) uintptr {
		released += int(user)
		return 0
	})
	elements := [][]float32{{1, 2}, {1, 2.5}}
	defer runtime.KeepAlive(elements)
	borrow := func(elements []float32) *Tensor {
		var tensor *Tensor
		if TensorBorrow(SHLO_TYPE_F32, 1, &extent, unsafe.Pointer(&elements[0]), 8, ReleaseFn(release), 7, &tensor,
			nil) != SHLO_OK {
			t.Fatal("no tensor")
		}
		return tensor
	}
	a, b := borrow(elements[0]), borrow(elements[1])
	for tolerance, expected := range map[float64]int64{0.1: 1, 0.5: -1} {
		index := int64(-7)
		if TensorCompare(a, b, tolerance, &index, nil) != SHLO_OK || index != expected {
			t.Error(tolerance, index)
		}
	}
	TensorDestroy(a)
	TensorDestroy(b)
	if released != 14 {
		t.Error(released)
	}
	var builder *Builder
	var attribute *Attribute
	BuilderCreate(nil, 0, &builder, nil)
	if BuilderFloatAttribute(builder, 0.3, SHLO_TYPE_F64, &attribute, nil) != SHLO_OK || AttributeFloat(attribute) != 0.3 {
		t.Error("not 0.3")
	}
	BuilderDestroy(builder)
}
