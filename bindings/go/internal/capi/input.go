// What a run on memory needs to know of an input.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package capi

// Input is the static type of an input: its elements are in row-major order.
type Input struct {
	Type  ElementType
	Rank  int32
	Shape *int64 // the plan's
	Size  uintptr
}
