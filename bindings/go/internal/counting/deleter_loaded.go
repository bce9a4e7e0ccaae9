// Package counting has a deleter of DLPack tensors for tests.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo

package counting

import (
	"sync"

	"github.com/ebitengine/purego"

	"stablehlo/internal/capi"
)

// Deleter is the address of a function that adds 1 to the int32 at manager_ctx.
var Deleter = sync.OnceValue(func() uintptr {
	return purego.NewCallback(func(managed *capi.DlpackVersioned) { *(*int32)(managed.ManagerCtx)++ })
})
