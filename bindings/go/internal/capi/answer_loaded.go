// Functions of Go that C calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import (
	"sync"

	"github.com/ebitengine/purego"
)

var (
	answer = sync.OnceValue(func() uintptr {
		return purego.NewCallback(func(call *Call, user uintptr) { OnCall(call, user) })
	})
	show = sync.OnceValue(func() uintptr {
		return purego.NewCallback(func(value *Recorded, user uintptr) int32 { return OnShow(value, user) })
	})
	progress = sync.OnceValue(func() uintptr {
		return purego.NewCallback(func(fraction float64, user uintptr) int32 { return OnProgress(fraction, user) })
	})
	release = sync.OnceValue(func() uintptr { return purego.NewCallback(func(user uintptr) { OnRelease(user) }) })
)

// Answer is a function for CustomCallsRegister, which calls OnCall.
func Answer() CallFn { return CallFn(answer()) }

// Release is a function for CustomCallsRegister, which calls OnRelease.
func Release() ReleaseUserFn { return ReleaseUserFn(release()) }

// Show is a function for RecorderSetFunction, which calls OnShow.
func Show() RecordFn { return RecordFn(show()) }

// Progress is a function for RunOptionsSetProgress, which calls OnProgress.
func Progress() ProgressFn { return ProgressFn(progress()) }
