// A library in the program that is damaged, or none.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

//go:build !cgo && stablehlo_embedded

package capi

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"
)

func TestEmbedded(t *testing.T) {
	whole := compressed
	var other bytes.Buffer
	writer := gzip.NewWriter(&other)
	writer.Write([]byte("nonsense"))
	writer.Close()
	for content, expected := range map[string]string{
		"": "cannot be unpacked (EOF)", whole[:len(whole)/2]: "cannot be unpacked (unexpected EOF)",
		whole[:len(whole)/2] + strings.Repeat("x", len(whole)/2): "cannot be unpacked (", other.String(): "cannot be opened (",
	} {
		compressed = content
		if _, problem := openCompressed(); !strings.HasPrefix(problem, expected) {
			t.Error(problem)
		}
	}
	compressed = whole
	if _, problem := openCompressed(); problem != "" {
		t.Error(problem)
	}
}
