// Functions of Go that C calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

/*
#include <stablehlo-c/custom_call.h>
#include <stablehlo-c/recorder.h>

// The user data is a number, not a pointer.
void stablehloGoAnswer(shlo_call *call, uintptr_t user);
void stablehloGoRelease(uintptr_t user);
int32_t stablehloGoShow(shlo_recorded *value, uintptr_t user);
int32_t stablehloGoProgress(double fraction, uintptr_t user);
*/
import "C"

import "unsafe"

//export stablehloGoAnswer
func stablehloGoAnswer(call *C.shlo_call, user C.uintptr_t) {
	OnCall((*Call)(unsafe.Pointer(call)), uintptr(user))
}

//export stablehloGoRelease
func stablehloGoRelease(user C.uintptr_t) { OnRelease(uintptr(user)) }

//export stablehloGoShow
func stablehloGoShow(value *C.shlo_recorded, user C.uintptr_t) C.int32_t {
	return C.int32_t(OnShow((*Recorded)(unsafe.Pointer(value)), uintptr(user)))
}

//export stablehloGoProgress
func stablehloGoProgress(fraction C.double, user C.uintptr_t) C.int32_t {
	return C.int32_t(OnProgress(float64(fraction), uintptr(user)))
}

// Answer is a function for CustomCallsRegister, which calls OnCall.
func Answer() CallFn { return CallFn(uintptr(unsafe.Pointer(C.stablehloGoAnswer))) }

// Release is a function for CustomCallsRegister, which calls OnRelease.
func Release() ReleaseUserFn { return ReleaseUserFn(uintptr(unsafe.Pointer(C.stablehloGoRelease))) }

// Show is a function for RecorderSetFunction, which calls OnShow.
func Show() RecordFn { return RecordFn(uintptr(unsafe.Pointer(C.stablehloGoShow))) }

// Progress is a function for RunOptionsSetProgress, which calls OnProgress.
func Progress() ProgressFn { return ProgressFn(uintptr(unsafe.Pointer(C.stablehloGoProgress))) }
