// The library as part of the program, opened from memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo && stablehlo_embedded

package capi

import (
	_ "embed"
	"errors"
	"fmt"
	"math"
	"os"
	"unsafe"

	"github.com/ebitengine/purego"
)

// It is not compressed: to unpack it takes several times as long as all else before the first result of a run.
//
//go:embed libstablehlo-c.so
var contained string

func init() { openEmbedded = openContained }

// openContained writes the library into a file without a name, which is gone when nothing maps it.
func openContained() (library uintptr, problem string) {
	file, err := memoryFile()
	if err == nil {
		defer file.Close()
		_, err = file.WriteString(contained)
	}
	if err != nil {
		return 0, "cannot be written into memory (" + err.Error() + ")"
	}
	return open(fmt.Sprintf("/proc/self/fd/%d", file.Fd()))
}

// memoryFile makes a file in memory that other programs do not inherit.
func memoryFile() (*os.File, error) {
	create, err := purego.Dlsym(purego.RTLD_DEFAULT, "memfd_create")
	if err != nil {
		return nil, err
	}
	const closeOnExec = 1
	name := []byte("libstablehlo-c.so\x00")
	descriptor, _, _ := purego.SyscallN(create, uintptr(unsafe.Pointer(&name[0])), closeOnExec)
	if int32(descriptor) < 0 {
		return nil, errors.New("the system refuses memfd_create")
	}
	return os.NewFile(descriptor&math.MaxInt32, "libstablehlo-c.so"), nil
}
