// Tensors: arrays whose memory the library knows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"unsafe"

	"stablehlo/internal/capi"
)

// Tensor is a dense array: element type, shape, and elements in row-major order. It does not change, unless CopyFrom or
// a run writes it. One that is on a device (ToDevice, WithResultsOnDevice) has no elements here.
type Tensor struct {
	handle  *handle[capi.Tensor]
	element ElementType
	shape   []int
	count   int
}

var tensors = kind[capi.Tensor]{destroy: capi.DestroyTensor}

var closedTensor = func() *handle[capi.Tensor] {
	one := new(handle[capi.Tensor])
	one.state.Store(closed)
	return one
}()

// adopt makes a tensor of a handle. The shape is not copied. after may be nil.
func adopt(pointer *capi.Tensor, element ElementType, shape []int, after func()) *Tensor {
	return new(ownedTensor).adopt(pointer, element, shape, countOf(shape), after)
}

// ownedTensor is a tensor and its handle in one piece of memory.
type ownedTensor struct {
	tensor Tensor
	handle handle[capi.Tensor]
}

func (o *ownedTensor) adopt(pointer *capi.Tensor, element ElementType, shape []int, count int, after func()) *Tensor {
	o.tensor = Tensor{&o.handle, element, shape, count}
	o.handle.own(pointer, &tensors, after)
	return &o.tensor
}

// adoptAny makes a tensor of a handle whose type is not known.
func adoptAny(pointer *capi.Tensor, failed *capi.Error) (*Tensor, error) {
	if err := failure(failed); err != nil {
		return nil, err
	}
	shape := shapeOf(capi.TensorShape(pointer), capi.TensorRank(pointer))
	return adopt(pointer, ElementType(capi.TensorElementType(pointer)), shape, nil), nil
}

// duplicate copies a tensor of the library.
func duplicate(tensor *capi.Tensor) (made *capi.Tensor, failed *capi.Error) {
	capi.TensorCopy(capi.TensorElementType(tensor), capi.TensorRank(tensor), capi.TensorShape(tensor),
		capi.TensorData(tensor), capi.TensorSize(tensor), nil, &made, &failed)
	return made, failed
}

func checkCount(elements int, shape []int) error {
	if count := countOf(shape); count < 0 {
		return invalid("", "no tensor has the shape %v", shape)
	} else if count != elements {
		return invalid("", "%d elements are given for the shape %v, which has %d", elements, shape, count)
	}
	return nil
}

// NewTensor copies a slice. Without extents it makes a scalar.
func NewTensor[T Element](elements []T, shape ...int) (*Tensor, error) {
	if err := checkCount(len(elements), shape); err != nil {
		return nil, err
	}
	return copyTensor(elements, 0, shape, nil)
}

// NewStrided copies those elements of a slice that start at offset and are strides apart: one stride, in elements, for
// each axis. Strides may be negative or 0.
func NewStrided[T Element](elements []T, offset int, shape, strides []int) (*Tensor, error) {
	if len(strides) != len(shape) {
		return nil, invalid("strides", "has %d entries for %d axes", len(strides), len(shape))
	}
	count := countOf(shape)
	if count < 0 {
		return nil, invalid("", "no tensor has the shape %v", shape)
	}
	var zero T
	bytes := make([]int64, len(shape))
	low, high := offset, offset
	for i, stride := range strides {
		bytes[i] = int64(stride) * int64(unsafe.Sizeof(zero))
		if count == 0 || shape[i] == 1 {
			continue
		}
		if stride > len(elements) || stride < -len(elements) ||
			stride != 0 && shape[i]-1 > (len(elements)-1)/max(stride, -stride) {
			return nil, invalid("strides", "go beyond the slice")
		}
		if stride < 0 {
			low += (shape[i] - 1) * stride
		} else {
			high += (shape[i] - 1) * stride
		}
		if low < 0 || high >= len(elements) {
			return nil, invalid("strides", "go beyond the slice")
		}
	}
	if count > 0 && (low < 0 || high >= len(elements)) {
		return nil, invalid("offset", "%d is beyond the slice", offset)
	}
	if count == 0 {
		return copyTensor(elements[:0], 0, shape, nil)
	}
	return copyTensor(elements, offset, shape, bytes)
}

func copyTensor[T Element](elements []T, offset int, shape []int, strides []int64) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	var zero T
	extents := extentsOf(shape)
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorCopy(capi.ElementType(ElementOf[T]()), int32(len(shape)), unsafe.SliceData(extents),
		unsafe.Pointer(unsafe.SliceData(elements[offset:])), uintptr(len(elements))*unsafe.Sizeof(zero),
		unsafe.SliceData(strides), &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return adopt(pointer, ElementOf[T](), slices.Clone(shape), nil), nil
}

// Wrap makes a tensor of a slice without copying it. The slice must not change, except by a run that writes the tensor,
// and it stays in memory, until the tensor is closed or garbage.
func Wrap[T Element](elements []T, shape ...int) (*Tensor, error) {
	if err := checkCount(len(elements), shape); err != nil {
		return nil, err
	}
	if len(elements) == 0 {
		return NewTensor(elements, shape...)
	}
	return wrap(unsafe.Pointer(unsafe.SliceData(elements)), ElementOf[T](), slices.Clone(shape))
}

func wrap(data unsafe.Pointer, element ElementType, shape []int) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	pinner := new(runtime.Pinner)
	pinner.Pin(data)
	extents := extentsOf(shape)
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorBorrow(capi.ElementType(element), int32(len(shape)), unsafe.SliceData(extents), data,
		uintptr(countOf(shape)*element.Size()), 0, 0, &pointer, &failed)
	if err := failure(failed); err != nil {
		pinner.Unpin()
		return nil, err
	}
	return adopt(pointer, element, shape, pinner.Unpin), nil
}

// Zeros makes a tensor of zeros.
func Zeros(element ElementType, shape ...int) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	extents := extentsOf(shape)
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorCreate(capi.ElementType(element), int32(len(shape)), unsafe.SliceData(extents), &pointer, &failed)
	return adoptAny(pointer, failed)
}

// ReadNpy reads a tensor from the bytes of a .npy file.
func ReadNpy(bytes []byte) (*Tensor, error) { return ReadNpyAs(bytes, NoElement) }

// ReadNpyAs reads a tensor from the bytes of a .npy file whose elements have another type of the same size: floats that
// NumPy does not have are raw bytes in a file.
func ReadNpyAs(bytes []byte, element ElementType) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	data, size := dataOf(bytes)
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorFromNpy(data, size, capi.ElementType(element), &pointer, &failed)
	return adoptAny(pointer, failed)
}

// ReadNpyFile reads a tensor from a .npy file.
func ReadNpyFile(path string) (*Tensor, error) {
	bytes, err := os.ReadFile(path)
	if err != nil {
		return nil, &Error{Code: IO, Message: err.Error(), cause: err}
	}
	return ReadNpy(bytes)
}

// Close frees the tensor.
func (t *Tensor) Close() { t.handle.close() }

// Element is the type of the elements.
func (t *Tensor) Element() ElementType { return t.element }

// Shape is the extents, outermost first.
func (t *Tensor) Shape() []int { return slices.Clone(t.shape) }

// Len is the number of elements.
func (t *Tensor) Len() int { return t.count }

// String is the type: "tensor<2x3xf32>".
func (t *Tensor) String() string { return tensorText(t.element.String(), t.shape) }

func tensorText(element string, shape []int) string {
	var text strings.Builder
	for _, extent := range shape {
		if extent == Dynamic {
			text.WriteString("?x")
		} else {
			fmt.Fprintf(&text, "%dx", extent)
		}
	}
	return "tensor<" + text.String() + element + ">"
}

// Npy is the tensor as a .npy file.
func (t *Tensor) Npy() ([]byte, error) {
	if !t.handle.enter() {
		return nil, closedError("tensor")
	}
	defer t.handle.leave()
	var buffer *capi.Buffer
	var failed *capi.Error
	capi.TensorToNpy(t.handle.pointer, &buffer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return bytesOf(buffer), nil
}

// Compare gives the row-major index of the first element with |a - b| > tolerance * (1 + |b|), or -1. With tolerance 0,
// elements agree if their bits are equal.
func (t *Tensor) Compare(expected *Tensor, tolerance float64) (int, error) {
	if !t.handle.enter() {
		return 0, closedError("tensor")
	}
	defer t.handle.leave()
	if !expected.handle.enter() {
		return 0, closedError("tensor")
	}
	defer expected.handle.leave()
	var index int64
	var failed *capi.Error
	capi.TensorCompare(t.handle.pointer, expected.handle.pointer, tolerance, &index, &failed)
	return int(index), failure(failed)
}

// ElementText is one element as text: "-1.5", "(1,2)", "true".
func (t *Tensor) ElementText(index int) (string, error) {
	if !t.handle.enter() {
		return "", closedError("tensor")
	}
	defer t.handle.leave()
	var buffer *capi.Buffer
	var failed *capi.Error
	capi.TensorElementText(t.handle.pointer, int64(index), &buffer, &failed)
	if err := failure(failed); err != nil {
		return "", err
	}
	return string(bytesOf(buffer)), nil
}

// Elements copies the elements of a tensor.
func Elements[T Element](t *Tensor) ([]T, error) {
	elements := make([]T, t.count)
	return elements, CopyTo(elements, t)
}

// CopyTo copies the elements of a tensor into a slice of the same length.
func CopyTo[T Element](elements []T, t *Tensor) error {
	if err := matches[T](t, len(elements)); err != nil {
		return err
	}
	if !t.handle.enter() {
		return closedError("tensor")
	}
	defer t.handle.leave()
	data := capi.TensorData(t.handle.pointer)
	if data == nil && t.count > 0 {
		return notHere(capi.TensorDevice(t.handle.pointer))
	}
	if t.element == I1 { // the bytes may be those of another library
		bytes := unsafe.Slice((*byte)(data), t.count)
		if index := slices.IndexFunc(bytes, func(one byte) bool { return one > 1 }); index >= 0 {
			return invalid("", "element %d of the tensor is the byte %d, expected 0 or 1", index, bytes[index])
		}
	}
	copy(elements, unsafe.Slice((*T)(data), t.count))
	return nil
}

// CopyFrom writes a tensor. No other goroutine may use it meanwhile.
func CopyFrom[T Element](t *Tensor, elements []T) error {
	if err := matches[T](t, len(elements)); err != nil {
		return err
	}
	if !t.handle.enter() {
		return closedError("tensor")
	}
	defer t.handle.leave()
	data := capi.TensorMutableData(t.handle.pointer)
	if data == nil && t.count > 0 {
		if device := capi.TensorDevice(t.handle.pointer); device >= 0 {
			return notHere(device)
		}
		return invalid("", "the memory of the tensor has another holder")
	}
	copy(unsafe.Slice((*T)(data), t.count), elements)
	return nil
}

func matches[T Element](t *Tensor, count int) error {
	if element := ElementOf[T](); element != t.element {
		return invalid("", "the slice has elements of %v, the tensor of %v", element, t.element)
	}
	if count != t.count {
		return invalid("", "the slice has %d elements, the tensor %d", count, t.count)
	}
	return nil
}

// UnsafeBytes is the memory of the tensor, without a copy; nil if it is closed or on a device. It must not be used after
// Close, nor after the last use of the tensor (see runtime.KeepAlive), and not be written.
func (t *Tensor) UnsafeBytes() []byte {
	if !t.handle.enter() {
		return nil
	}
	defer t.handle.leave()
	data := capi.TensorData(t.handle.pointer)
	if data == nil {
		return nil
	}
	return unsafe.Slice((*byte)(data), capi.TensorSize(t.handle.pointer))
}
