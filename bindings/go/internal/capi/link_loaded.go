// Whether a loader has opened the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package capi

import "errors"

// Opened is the library that a loader has opened. A loader sets it, or Unopened.
var Opened string

// Unopened is why a loader did not open the library.
var Unopened = errors.New("this program was built without cgo and without a loader of libstablehlo-c: build with " +
	"CGO_ENABLED=1, or import stablehlo/purego")

// Available is nil if the library was opened.
func Available() error {
	if Opened == "" {
		return Unopened
	}
	return nil
}

// Origin is the library for messages.
func Origin() string { return Opened }
