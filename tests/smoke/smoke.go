// Loads the library with dlopen, reads an artifact, runs it, compares, and shows an error.
// usage: smoke LIBRARY MODEL INPUT EXPECTED
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
package main

/*
#cgo LDFLAGS: -ldl
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef int32_t (*read_fn)(const void *, size_t, void *, void **, void **);
typedef int32_t (*npy_fn)(const void *, size_t, int32_t, void **, void **);
typedef int32_t (*create_fn)(void *, void *, void **, void **);
typedef size_t (*count_fn)(void *);
typedef int32_t (*run_fn)(void *, size_t, void **, size_t, void **, void *, void **);
typedef int32_t (*compare_fn)(void *, void *, double, int64_t *, void **);
typedef const char *(*message_fn)(void *, size_t *);
typedef float *(*data_fn)(void *);

static int32_t call_read(void *f, const void *b, size_t n, void **out, void **e) { return ((read_fn)f)(b, n, NULL, out, e); }
static int32_t call_npy(void *f, const void *b, size_t n, void **out, void **e) { return ((npy_fn)f)(b, n, 0, out, e); }
static int32_t call_create(void *f, void *m, void **out, void **e) { return ((create_fn)f)(m, NULL, out, e); }
static size_t call_count(void *f, void *p) { return ((count_fn)f)(p); }
static int32_t call_run(void *f, void *p, size_t n, void **in, size_t k, void **out, void **e) {
  return ((run_fn)f)(p, n, in, k, out, NULL, e);
}
static int32_t call_compare(void *f, void *a, void *b, double t, int64_t *i, void **e) { return ((compare_fn)f)(a, b, t, i, e); }
static const char *call_message(void *f, void *e) { return ((message_fn)f)(e, NULL); }
static void bump(void *f, void *t, size_t i) { ((data_fn)f)(t)[i] += 1; }
*/
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

var library unsafe.Pointer

func symbol(name string) unsafe.Pointer {
	text := C.CString(name)
	defer C.free(unsafe.Pointer(text))
	address := C.dlsym(library, text)
	if address == nil {
		panic("no symbol " + name)
	}
	return address
}

func message(failure unsafe.Pointer) string {
	return C.GoString(C.call_message(symbol("shlo_error_message"), failure))
}

func check(status C.int32_t, failure unsafe.Pointer) {
	if status != 0 {
		panic(message(failure))
	}
}

func bytesOf(path string) []byte {
	bytes, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	return bytes
}

func tensor(path string) (handle unsafe.Pointer) {
	var failure unsafe.Pointer
	bytes := bytesOf(path)
	check(C.call_npy(symbol("shlo_tensor_from_npy"), unsafe.Pointer(&bytes[0]), C.size_t(len(bytes)), &handle, &failure), failure)
	return handle
}

func compare(actual, expected unsafe.Pointer) int64 {
	var failure unsafe.Pointer
	index := C.int64_t(-2)
	check(C.call_compare(symbol("shlo_tensor_compare"), actual, expected, 1e-5, &index, &failure), failure)
	return int64(index)
}

func main() {
	path := C.CString(os.Args[1])
	if library = C.dlopen(path, C.RTLD_NOW); library == nil {
		panic(C.GoString(C.dlerror()))
	}
	var module, plan, failure unsafe.Pointer
	bytes := bytesOf(os.Args[2])
	check(C.call_read(symbol("shlo_artifact_read"), unsafe.Pointer(&bytes[0]), C.size_t(len(bytes)), &module, &failure), failure)
	check(C.call_create(symbol("shlo_plan_create"), module, &plan, &failure), failure)
	count := C.call_count(symbol("shlo_plan_output_count"), plan)
	inputs := []unsafe.Pointer{tensor(os.Args[3])}
	outputs := make([]unsafe.Pointer, count)
	check(C.call_run(symbol("shlo_plan_run"), plan, 1, &inputs[0], count, &outputs[0], &failure), failure)
	expected := tensor(os.Args[4])
	if index := compare(outputs[0], expected); index != -1 {
		panic(fmt.Sprintf("element %d differs", index))
	}
	// The comparison can fail: one element of the expectation is changed.
	C.bump(symbol("shlo_tensor_mutable_data"), expected, 3)
	if index := compare(outputs[0], expected); index != 3 {
		panic("a changed element went unnoticed")
	}
	text := []byte("func.func @main() { stablehlo.nonsense }")
	status := C.call_read(symbol("shlo_module_parse"), unsafe.Pointer(&text[0]), C.size_t(len(text)), &module, &failure)
	if status == 0 {
		panic("nonsense was accepted")
	}
	fmt.Println("error as it should be:", status, message(failure))
	fmt.Println("go: 1 artifact read and run, 1 error shown")
}
