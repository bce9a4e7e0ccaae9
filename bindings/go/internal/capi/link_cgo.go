// Where the linker finds the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

// #cgo pkg-config: stablehlo-c
import "C"

// Available is nil if the linked library fits.
func Available() *Unusable {
	var major, minor int32
	AbiVersion(&major, &minor)
	if problem := misfit(major, minor); problem != "" {
		return &Unusable{SHLO_VERSION, "the linked libstablehlo-c " + problem +
			": install that version of the library, or the version of this package that fits the library"}
	}
	return nil
}
