// Element types, and the Go types of elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "stablehlo/internal/capi"

// ElementType is an element type of StableHLO.
type ElementType int32

// The element types. NoElement is that of a value that is not a tensor.
const (
	NoElement     ElementType = ElementType(capi.SHLO_TYPE_NONE)
	I1            ElementType = ElementType(capi.SHLO_TYPE_I1)
	I2            ElementType = ElementType(capi.SHLO_TYPE_I2)
	I4            ElementType = ElementType(capi.SHLO_TYPE_I4)
	I8            ElementType = ElementType(capi.SHLO_TYPE_I8)
	I16           ElementType = ElementType(capi.SHLO_TYPE_I16)
	I32           ElementType = ElementType(capi.SHLO_TYPE_I32)
	I64           ElementType = ElementType(capi.SHLO_TYPE_I64)
	UI2           ElementType = ElementType(capi.SHLO_TYPE_UI2)
	UI4           ElementType = ElementType(capi.SHLO_TYPE_UI4)
	UI8           ElementType = ElementType(capi.SHLO_TYPE_UI8)
	UI16          ElementType = ElementType(capi.SHLO_TYPE_UI16)
	UI32          ElementType = ElementType(capi.SHLO_TYPE_UI32)
	UI64          ElementType = ElementType(capi.SHLO_TYPE_UI64)
	F4E2M1FN      ElementType = ElementType(capi.SHLO_TYPE_F4E2M1FN)
	F6E2M3FN      ElementType = ElementType(capi.SHLO_TYPE_F6E2M3FN)
	F6E3M2FN      ElementType = ElementType(capi.SHLO_TYPE_F6E3M2FN)
	F8E3M4        ElementType = ElementType(capi.SHLO_TYPE_F8E3M4)
	F8E4M3        ElementType = ElementType(capi.SHLO_TYPE_F8E4M3)
	F8E4M3FN      ElementType = ElementType(capi.SHLO_TYPE_F8E4M3FN)
	F8E4M3FNUZ    ElementType = ElementType(capi.SHLO_TYPE_F8E4M3FNUZ)
	F8E4M3B11FNUZ ElementType = ElementType(capi.SHLO_TYPE_F8E4M3B11FNUZ)
	F8E5M2        ElementType = ElementType(capi.SHLO_TYPE_F8E5M2)
	F8E5M2FNUZ    ElementType = ElementType(capi.SHLO_TYPE_F8E5M2FNUZ)
	F8E8M0FNU     ElementType = ElementType(capi.SHLO_TYPE_F8E8M0FNU)
	BF16          ElementType = ElementType(capi.SHLO_TYPE_BF16)
	F16           ElementType = ElementType(capi.SHLO_TYPE_F16)
	F32           ElementType = ElementType(capi.SHLO_TYPE_F32)
	F64           ElementType = ElementType(capi.SHLO_TYPE_F64)
	ComplexF32    ElementType = ElementType(capi.SHLO_TYPE_COMPLEX_F32)
	ComplexF64    ElementType = ElementType(capi.SHLO_TYPE_COMPLEX_F64)
)

// String is the name in text: "f32", "complex<f32>".
func (e ElementType) String() string {
	if ready() != nil {
		return "none"
	}
	return static(capi.ElementTypeName(capi.ElementType(e)))
}

// Size is the size of an element in bytes.
func (e ElementType) Size() int {
	if ready() != nil {
		return 0
	}
	return int(capi.ElementTypeSize(capi.ElementType(e)))
}

// Element is the constraint of the elements of slices. A bool is an i1, and a complex64 is a complex<f32>.
type Element interface {
	bool | Int2 | Int4 | int8 | int16 | int32 | int64 | Uint2 | Uint4 | uint8 | uint16 | uint32 |
		uint64 | Float4E2M1FN | Float6E2M3FN | Float6E3M2FN | Float8E3M4 | Float8E4M3 | Float8E4M3FN |
		Float8E4M3FNUZ | Float8E4M3B11 | Float8E5M2 | Float8E5M2FNUZ | Float8E8M0FNU | BFloat16 | Float16 |
		float32 | float64 | complex64 | complex128
}

// ElementOf is the element type of a Go type.
func ElementOf[T Element]() ElementType {
	var zero T
	switch any(zero).(type) {
	case bool:
		return I1
	case Int2:
		return I2
	case Int4:
		return I4
	case int8:
		return I8
	case int16:
		return I16
	case int32:
		return I32
	case int64:
		return I64
	case Uint2:
		return UI2
	case Uint4:
		return UI4
	case uint8:
		return UI8
	case uint16:
		return UI16
	case uint32:
		return UI32
	case uint64:
		return UI64
	case Float4E2M1FN:
		return F4E2M1FN
	case Float6E2M3FN:
		return F6E2M3FN
	case Float6E3M2FN:
		return F6E3M2FN
	case Float8E3M4:
		return F8E3M4
	case Float8E4M3:
		return F8E4M3
	case Float8E4M3FN:
		return F8E4M3FN
	case Float8E4M3FNUZ:
		return F8E4M3FNUZ
	case Float8E4M3B11:
		return F8E4M3B11FNUZ
	case Float8E5M2:
		return F8E5M2
	case Float8E5M2FNUZ:
		return F8E5M2FNUZ
	case Float8E8M0FNU:
		return F8E8M0FNU
	case BFloat16:
		return BF16
	case Float16:
		return F16
	case float32:
		return F32
	case float64:
		return F64
	case complex64:
		return ComplexF32
	case complex128:
		return ComplexF64
	}
	return NoElement
}
