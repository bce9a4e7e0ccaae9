// What functions of Go that C calls do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package capi

// OnCall and OnRelease are set before Answer and Release are used.
var (
	OnCall    func(call *Call, user uintptr)
	OnRelease func(user uintptr)
)
