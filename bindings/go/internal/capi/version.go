// Whether the library fits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package capi

import "fmt"

// Unusable is why the library cannot be used.
type Unusable struct {
	Status  Status // SHLO_IO, or SHLO_VERSION if there is one of another ABI
	Message string
}

// misfit says what is wrong with a version of the ABI. It is "" if a library of that version has all functions.
func misfit(major, minor int32) string {
	if major == ABIMajor && minor >= ABIMinor {
		return ""
	}
	return fmt.Sprintf("has ABI %d.%d, but this package needs %d.%d or a newer minor version", major, minor, ABIMajor,
		ABIMinor)
}
