// Types of values. A Type is a copy: it belongs to no module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"slices"
	"strings"

	"stablehlo/internal/capi"
)

// TypeKind is a kind of types.
type TypeKind int32

// The kinds.
const (
	NoType             TypeKind = TypeKind(capi.SHLO_TYPE_KIND_NONE)
	TensorType         TypeKind = TypeKind(capi.SHLO_TYPE_KIND_TENSOR)
	UnrankedTensorType TypeKind = TypeKind(capi.SHLO_TYPE_KIND_UNRANKED_TENSOR)
	TokenType          TypeKind = TypeKind(capi.SHLO_TYPE_KIND_TOKEN)
	TupleType          TypeKind = TypeKind(capi.SHLO_TYPE_KIND_TUPLE)
	FutureType         TypeKind = TypeKind(capi.SHLO_TYPE_KIND_FUTURE)
	BufferType         TypeKind = TypeKind(capi.SHLO_TYPE_KIND_BUFFER)
	FunctionType       TypeKind = TypeKind(capi.SHLO_TYPE_KIND_FUNCTION)
	ElementKind        TypeKind = TypeKind(capi.SHLO_TYPE_KIND_ELEMENT) // an element type by itself, as in attributes
	OtherType          TypeKind = TypeKind(capi.SHLO_TYPE_KIND_OTHER)   // see its text
)

// Type is the type of a value.
type Type struct {
	text         string
	kind         TypeKind
	element      ElementType
	shape        []int
	bounds       []int
	parts        []Type
	inputs       int
	quantization *Quantization
}

// Quantization says what the stored integers mean: (stored - zero point) * scale.
type Quantization struct {
	Expressed              ElementType
	Axis                   int // -1 if there is one scale for all elements
	Scales                 []float64
	ZeroPoints             []int64
	StorageMin, StorageMax int64
}

// TensorOf is a tensor type, whose extents may be Dynamic.
func TensorOf(element ElementType, shape ...int) Type {
	return Type{text: tensorText(element.String(), shape), kind: TensorType, element: element,
		shape: append([]int{}, shape...)}
}

// TypeFromText is any type by its text, "tuple<tensor<2xf32>, !stablehlo.token>". Wrong text is the error of the call
// that uses the type, which also knows more of it than its text.
func TypeFromText(text string) Type { return Type{text: text, kind: OtherType} }

// String is the text: "tensor<2x?xf32>".
func (t Type) String() string { return t.text }

// Kind is the kind.
func (t Type) Kind() TypeKind { return t.kind }

// Element is the element type of a tensor; of quantized elements, it is the type that stores them.
func (t Type) Element() ElementType { return t.element }

// Shape is the extents of a tensor, with Dynamic for dynamic ones; nil for other types.
func (t Type) Shape() []int { return slices.Clone(t.shape) }

// Bounds are the upper bounds of dynamic extents, with Dynamic for an extent without a bound; nil without bounds.
func (t Type) Bounds() []int { return slices.Clone(t.bounds) }

// Parts are those of a tuple or future; for a function, its inputs followed by its results.
func (t Type) Parts() []Type { return slices.Clone(t.parts) }

// Inputs is how many parts of a function are inputs.
func (t Type) Inputs() int { return t.inputs }

// Quantization is nil if the elements are not quantized.
func (t Type) Quantization() *Quantization { return t.quantization }

// typeOf copies a type.
func typeOf(of *capi.Type) Type {
	if of == nil {
		return Type{}
	}
	var buffer *capi.Buffer
	if capi.TypePrint(of, &buffer, nil) != capi.SHLO_OK {
		return Type{}
	}
	rank := capi.TypeRank(of)
	result := Type{
		text:    string(bytesOf(buffer)),
		kind:    TypeKind(capi.TypeKindOf(of)),
		element: ElementType(capi.TypeElement(of)),
		shape:   shapeOf(capi.TypeShape(of), rank),
		inputs:  int(capi.TypeInputCount(of)),
	}
	if bounds := capi.TypeBounds(of); bounds != nil {
		result.bounds = shapeOf(bounds, rank)
	}
	for i := range capi.TypePartCount(of) {
		result.parts = append(result.parts, typeOf(capi.TypePart(of, i)))
	}
	if capi.TypeIsQuantized(of) != 0 {
		result.quantization = &Quantization{
			Expressed:  ElementType(capi.TypeExpressed(of)),
			Axis:       int(capi.TypeQuantizedAxis(of)),
			StorageMin: capi.TypeStorageMin(of),
			StorageMax: capi.TypeStorageMax(of),
		}
		for i := range capi.TypeScaleCount(of) {
			result.quantization.Scales = append(result.quantization.Scales, capi.TypeScale(of, i))
			result.quantization.ZeroPoints = append(result.quantization.ZeroPoints, capi.TypeZeroPoint(of, i))
		}
	}
	return result
}

// texts joins the texts of types, for messages.
func texts(types []Type) string {
	result := make([]string, len(types))
	for i, one := range types {
		result[i] = one.text
	}
	return strings.Join(result, ", ")
}
