// A library that does not fit.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"errors"
	"strings"
	"testing"

	"stablehlo/internal/capi"
)

func TestCheckABI(t *testing.T) {
	for _, fits := range [][2]int32{{capi.ABIMajor, capi.ABIMinor}, {capi.ABIMajor, capi.ABIMinor + 1}} {
		if err := checkABI(fits[0], fits[1]); err != nil {
			t.Error(err)
		}
	}
	for _, other := range [][2]int32{{capi.ABIMajor, capi.ABIMinor - 1}, {capi.ABIMajor + 1, capi.ABIMinor}} {
		err := checkABI(other[0], other[1])
		if !errors.Is(err, Version) || !strings.Contains(err.Error(), "has ABI") {
			t.Error(err)
		}
	}
}
