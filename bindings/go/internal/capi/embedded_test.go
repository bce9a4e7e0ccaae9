// A library in the program that is damaged, or none.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo && stablehlo_embedded

package capi

import (
	"strings"
	"testing"
)

func TestEmbedded(t *testing.T) {
	whole := contained
	for content, expected := range map[string]string{
		"": "file too short", "nonsense": "file too short", strings.Repeat("nonsense", 1000): "invalid ELF header",
	} {
		contained = content
		if _, problem := openContained(); !strings.HasPrefix(problem, "cannot be opened (") || !strings.Contains(problem, expected) {
			t.Error(problem)
		}
	}
	contained = whole[:len(whole)/2]
	if _, problem := openContained(); !strings.HasPrefix(problem, "is cut off: ") {
		t.Error(problem)
	}
	contained = whole
	if _, problem := openContained(); problem != "" {
		t.Error(problem)
	}
}
