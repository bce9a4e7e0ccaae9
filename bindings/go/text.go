// Text, bytes and shapes across the boundary.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"math"
	"runtime"
	"strings"
	"unsafe"

	"stablehlo/internal/capi"
)

var nothing byte

// pointerTo gives the bytes of a text to a call. It is never nil, because nil means absence.
func pointerTo(text string) (*byte, uintptr) {
	if text == "" {
		return &nothing, 0
	}
	return unsafe.StringData(text), uintptr(len(text))
}

// optional is nil for "".
func optional(text string) (*byte, uintptr) { return unsafe.StringData(text), uintptr(len(text)) }

// dataOf gives bytes to a call. It is never nil.
func dataOf(bytes []byte) (unsafe.Pointer, uintptr) {
	if len(bytes) == 0 {
		return unsafe.Pointer(&nothing), 0
	}
	return unsafe.Pointer(unsafe.SliceData(bytes)), uintptr(len(bytes))
}

// copied is a copy of text that the library owns.
func copied(text *byte, length uintptr) string { return strings.Clone(unsafe.String(text, length)) }

// static is a text of the library that ends with a NUL and stays forever.
func static(text *byte) string {
	if text == nil {
		return ""
	}
	length := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(text), length)) != 0 {
		length++
	}
	return unsafe.String(text, length)
}

func textOf[H any](handle *H, accessor func(*H, *uintptr) *byte) string {
	var length uintptr
	text := accessor(handle, &length)
	return copied(text, length)
}

func textAt[H any](handle *H, index uintptr, accessor func(*H, uintptr, *uintptr) *byte) string {
	var length uintptr
	text := accessor(handle, index, &length)
	return copied(text, length)
}

// textWithin is the text at an index of a list that the entry at another index has.
func textWithin[H any](handle *H, entry, index uintptr, accessor func(*H, uintptr, uintptr, *uintptr) *byte) string {
	var length uintptr
	text := accessor(handle, entry, index, &length)
	return copied(text, length)
}

// counted is a list of what at gives. It is never nil.
func counted[T any](count uintptr, at func(uintptr) T) []T {
	list := make([]T, count)
	for i := range list {
		list[i] = at(uintptr(i))
	}
	return list
}

// bytesOf copies a buffer and frees it.
func bytesOf(buffer *capi.Buffer) []byte {
	defer capi.BufferDestroy(buffer)
	size := capi.BufferSize(buffer)
	return append(make([]byte, 0, size), unsafe.Slice(capi.BufferData(buffer), size)...)
}

// Dynamic is an extent that is known only when the program runs.
const Dynamic = math.MinInt

func shapeOf(extents *int64, rank int32) []int {
	if rank < 0 {
		return nil
	}
	shape := make([]int, rank)
	for i, extent := range unsafe.Slice(extents, rank) {
		shape[i] = extentOf(extent)
	}
	return shape
}

func extentOf(extent int64) int {
	if extent == capi.SHLO_DYNAMIC {
		return Dynamic
	}
	return int(extent)
}

// extentsOf is shape for a call.
func extentsOf(shape []int) []int64 {
	extents := make([]int64, len(shape))
	for i, extent := range shape {
		extents[i] = int64(extent)
		if extent == Dynamic {
			extents[i] = capi.SHLO_DYNAMIC
		}
	}
	return extents
}

// countOf is how many elements a static shape has; -1 for a shape that no tensor has, or that is dynamic.
func countOf(shape []int) int {
	count := 1
	for _, extent := range shape {
		if extent < 0 {
			return -1
		}
		if extent != 0 && count > math.MaxInt/extent {
			return -1
		}
		count *= extent
	}
	return count
}

func truth(of bool) int32 {
	if of {
		return 1
	}
	return 0
}

// pinnedTexts is a list of texts for a call.
type pinnedTexts struct {
	texts   []*byte
	lengths []uintptr
	pinner  runtime.Pinner
}

func (p *pinnedTexts) pin(texts []string) {
	for _, one := range texts {
		text, length := pointerTo(one)
		p.pinner.Pin(text)
		p.texts, p.lengths = append(p.texts, text), append(p.lengths, length)
	}
}

func (p *pinnedTexts) release() { p.pinner.Unpin() }
