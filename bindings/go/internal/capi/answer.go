// What functions of Go that C calls do.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package capi

// OnCall and OnRelease are set before Answer and Release are used.
var (
	OnCall    func(call *Call, user uintptr)
	OnRelease func(user uintptr)

	// OnShow and OnProgress are set before Show and Progress are used. They say whether the run stops.
	OnShow     func(value *Recorded, user uintptr) int32
	OnProgress func(fraction float64, user uintptr) int32
)
