// Versions of the ABI that fit, and others.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package capi

import "testing"

func TestMisfit(t *testing.T) {
	for _, fits := range [][2]int32{{ABIMajor, ABIMinor}, {ABIMajor, ABIMinor + 1}} {
		if problem := misfit(fits[0], fits[1]); problem != "" {
			t.Error(problem)
		}
	}
	for _, other := range [][2]int32{{ABIMajor, ABIMinor - 1}, {ABIMajor + 1, ABIMinor}} {
		if misfit(other[0], other[1]) == "" {
			t.Error(other, "fits")
		}
	}
	if problem := misfit(7, 3); problem != "has ABI 7.3, but this package needs 0.1 or a newer minor version" {
		t.Error(problem)
	}
}
