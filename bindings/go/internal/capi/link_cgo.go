// Where the linker finds the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build cgo

package capi

// #cgo pkg-config: stablehlo-c
import "C"

// Available is nil: the library is linked.
func Available() error { return nil }

// Origin is the library for messages.
func Origin() string { return "the linked libstablehlo-c" }
