// Functions of Go that C calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

/*
#include <stablehlo-c/custom_call.h>

// The user data is a number, not a pointer.
void stablehloGoAnswer(shlo_call *call, uintptr_t user);
void stablehloGoRelease(uintptr_t user);
*/
import "C"

import "unsafe"

//export stablehloGoAnswer
func stablehloGoAnswer(call *C.shlo_call, user C.uintptr_t) {
	OnCall((*Call)(unsafe.Pointer(call)), uintptr(user))
}

//export stablehloGoRelease
func stablehloGoRelease(user C.uintptr_t) { OnRelease(uintptr(user)) }

// Answer is a function for CustomCallsRegister, which calls OnCall.
func Answer() CallFn { return CallFn(uintptr(unsafe.Pointer(C.stablehloGoAnswer))) }

// Release is a function for CustomCallsRegister, which calls OnRelease.
func Release() ReleaseUserFn { return ReleaseUserFn(uintptr(unsafe.Pointer(C.stablehloGoRelease))) }
