// The library as part of the program: compressed in it, and opened from memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo && stablehlo_embedded

package capi

import (
	"compress/gzip"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"unsafe"

	"github.com/ebitengine/purego"
)

//go:embed libstablehlo-c.so.gz
var compressed string

func init() { openEmbedded = openCompressed }

// openCompressed writes the library into a file without a name, which is gone when nothing maps it.
func openCompressed() (library uintptr, problem string) {
	file, err := memoryFile()
	if err != nil {
		return 0, "cannot be unpacked (" + err.Error() + ")"
	}
	defer file.Close()
	content, err := gzip.NewReader(strings.NewReader(compressed))
	if err == nil {
		_, err = io.Copy(file, content)
	}
	if err != nil {
		return 0, "cannot be unpacked (" + err.Error() + ")"
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
