// Finds all functions in the library, and calls one through cgo. It is run in the module of the bindings.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
package main

// #cgo LDFLAGS: -ldl
// #define _GNU_SOURCE
// #include <dlfcn.h>
// #include <stdlib.h>
// static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"unsafe"

	"stablehlo/internal/capi"
)

func has(name string) bool {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	return C.find(text) != nil
}

func fail(what ...any) {
	fmt.Println(what...)
	os.Exit(1)
}

func main() {
	for _, name := range capi.Names {
		if !has(name) {
			fail("the library has no", name)
		}
	}
	if has("shlo_nonsense") {
		fail("a function that does not exist was found")
	}
	major, minor := int32(-1), int32(-1)
	capi.AbiVersion(&major, &minor)
	if major != capi.ABIMajor || minor < capi.ABIMinor {
		fail("ABI", major, minor)
	}
	text := []byte("func.func @main() { stablehlo.nonsense }")
	var module *capi.Module
	var failure *capi.Error
	status := capi.ModuleParse(&text[0], uintptr(len(text)), nil, &module, &failure)
	if status == capi.SHLO_OK || module != nil || failure == nil {
		fail("nonsense was accepted")
	}
	var length uintptr
	message := unsafe.String(capi.ErrorMessage(failure, &length), length)
	fmt.Printf("%s: %d functions found, 1 error shown: %s\n", runtime.Version(), len(capi.Names), message)
	capi.ErrorDestroy(failure)
}
