// Finds and opens the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

var (
	loading  sync.Once
	unusable *Unusable
)

// Available is nil if there is a library that fits. The first call looks for it.
func Available() *Unusable {
	loading.Do(func() { unusable = load() })
	return unusable
}

const variable = "STABLEHLO_C_LIBRARY"

// openEmbedded opens the library that is part of the program, if there is one.
var openEmbedded func() (library uintptr, problem string)

// load opens the first library that fits: that of the environment, which is then the only one, that of the program, or
// that of the system.
func load() *Unusable {
	name := fmt.Sprintf("libstablehlo-c.so.%d", ABIMajor)
	type place struct {
		words string
		open  func() (library uintptr, problem string)
	}
	at := func(path string) func() (uintptr, string) { return func() (uintptr, string) { return open(path) } }
	places := []place{{name + " on the system's search path", at(name)}}
	if path := os.Getenv(variable); path != "" {
		places = []place{{variable + "=" + path, at(path)}}
	} else if openEmbedded != nil {
		places = slices.Insert(places, 0, place{"the library in this program", openEmbedded})
	}
	result := &Unusable{Status: SHLO_IO}
	var findings []string
	for _, place := range places {
		library, problem := place.open()
		if problem == "" {
			var status Status
			if status, problem = bind(library); status == SHLO_OK {
				return nil
			} else if status == SHLO_VERSION {
				result.Status = SHLO_VERSION
			}
			purego.Dlclose(library)
		}
		findings = append(findings, place.words+" "+problem)
	}
	result.Message = "no usable libstablehlo-c: " + strings.Join(findings, "; ") + ": install it, or set " + variable +
		" to its file (released packages contain it for amd64 and arm64 Linux with glibc 2.28 or newer)"
	return result
}

// missingEnd says how much is missing of a file whose end is: the loader would open it, and the system end the process.
func missingEnd(path string) (problem string) {
	file, err := os.Open(path)
	if err != nil {
		return "" // the loader looks elsewhere, or says why
	}
	defer file.Close()
	var head [64]byte
	if _, err := io.ReadFull(file, head[:]); err != nil || string(head[:4]) != "\x7fELF" {
		return ""
	}
	number := binary.LittleEndian
	sections := uint64(number.Uint16(head[58:])) * uint64(number.Uint16(head[60:]))
	whole := number.Uint64(head[40:]) + sections // their headers come last
	if about, err := file.Stat(); err != nil || uint64(about.Size()) >= whole {
		return ""
	} else {
		return fmt.Sprintf("is cut off: %d of %d bytes are there", about.Size(), whole)
	}
}

// open opens a library, or says why it cannot.
func open(path string) (library uintptr, problem string) {
	if problem := missingEnd(path); problem != "" {
		return 0, problem
	}
	runtime.LockOSThread() // the reason of a failure is known on the thread that had it
	defer runtime.UnlockOSThread()
	library, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return 0, "cannot be opened (" + err.Error() + ")"
	}
	return library, ""
}

// bind finds all functions in a library, or says why it does not fit.
func bind(library uintptr) (status Status, problem string) {
	version, err := purego.Dlsym(library, "shlo_abi_version")
	if err != nil {
		return SHLO_IO, "is not libstablehlo-c"
	}
	var major, minor int32
	purego.SyscallN(version, uintptr(unsafe.Pointer(&major)), uintptr(unsafe.Pointer(&minor)))
	if problem := misfit(major, minor); problem != "" {
		return SHLO_VERSION, problem
	}
	addresses := new([len(Names)]uintptr)
	for i, name := range Names {
		if addresses[i], err = purego.Dlsym(library, name); err != nil {
			return SHLO_IO, "has no function " + name
		}
	}
	for _, one := range withFloats {
		purego.RegisterFunc(one.variable, addresses[one.function])
	}
	functions.Store(addresses)
	return SHLO_OK, ""
}
