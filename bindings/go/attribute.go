// Attributes of operations. They keep their module alive.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"iter"
	"unsafe"

	"stablehlo/internal/capi"
)

// AttributeKind is a kind of attributes.
type AttributeKind int32

// The kinds.
const (
	NoAttribute         AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_NONE)
	UnitAttribute       AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_UNIT) // its presence is the information
	BoolAttribute       AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_BOOL)
	IntegerAttribute    AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_INTEGER)
	FloatAttribute      AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_FLOAT)
	StringAttribute     AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_STRING)
	SymbolAttribute     AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_SYMBOL) // the name of a function
	TypeAttribute       AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_TYPE)
	EnumAttribute       AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_ENUM)
	IntegersAttribute   AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_INTEGERS) // a list of integers or bools
	ArrayAttribute      AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_ARRAY)    // a list of attributes
	DictionaryAttribute AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_DICTIONARY)
	StructAttribute     AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_STRUCT) // fields in a fixed order
	TensorAttribute     AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_TENSOR) // a constant
	OtherAttribute      AttributeKind = AttributeKind(capi.SHLO_ATTRIBUTE_OTHER)  // see its text
)

// Attribute is an attribute of an operation. The zero Attribute, and one whose module is closed, has no properties.
type Attribute struct {
	pointer *capi.Attribute
	owner   owner
}

// IsZero says whether there is no attribute.
func (a Attribute) IsZero() bool { return a.pointer == nil }

// Kind is the kind.
func (a Attribute) Kind() AttributeKind {
	return AttributeKind(in(a.owner, a.pointer, capi.AttributeKindOf))
}

// Int is the value of an integer, 0 or 1 for a bool, the number of an enum's case.
func (a Attribute) Int() int64 { return in(a.owner, a.pointer, capi.AttributeInteger) }

// Float is the value of a float.
func (a Attribute) Float() float64 { return in(a.owner, a.pointer, capi.AttributeFloat) }

// Text is a string, the name of a symbol, or of an enum's case; "" for others.
func (a Attribute) Text() string { return textIn(a.owner, a.pointer, capi.AttributeText) }

// Type is the type of a constant or number, or the type that the attribute holds.
func (a Attribute) Type() Type {
	return in(a.owner, a.pointer, func(attribute *capi.Attribute) Type { return typeOf(capi.AttributeType(attribute)) })
}

// Class is the name of a struct or enum: "stablehlo.dot"; "" for others.
func (a Attribute) Class() string { return textIn(a.owner, a.pointer, capi.AttributeClass) }

// Len is the number of integers, elements, entries or fields.
func (a Attribute) Len() int { return int(in(a.owner, a.pointer, capi.AttributeCount)) }

// At is an element, entry or field; an absent field is zero.
func (a Attribute) At(index int) Attribute {
	return Attribute{inAt(a.owner, a.pointer, index, capi.AttributeAt), a.owner}
}

// Entries are the entries of a dictionary or the fields of a struct.
func (a Attribute) Entries() iter.Seq2[string, Attribute] {
	return func(yield func(string, Attribute) bool) {
		for i := range a.Len() {
			if key := textInAt(a.owner, a.pointer, i, capi.AttributeKey); !yield(key, a.At(i)) {
				return
			}
		}
	}
}

// Entry is the entry or field of that name; zero if it is not present.
func (a Attribute) Entry(key string) Attribute {
	return Attribute{in(a.owner, a.pointer, func(attribute *capi.Attribute) *capi.Attribute {
		text, length := pointerTo(key)
		return capi.AttributeEntry(attribute, text, length)
	}), a.owner}
}

// Ints are a list of integers; of bools, they are 0 and 1. They are nil for other kinds.
func (a Attribute) Ints() []int64 {
	return in(a.owner, a.pointer, func(attribute *capi.Attribute) []int64 {
		if capi.AttributeKindOf(attribute) != capi.SHLO_ATTRIBUTE_INTEGERS {
			return nil
		}
		result := make([]int64, capi.AttributeCount(attribute))
		for i := range result {
			result[i] = capi.AttributeIntegerAt(attribute, uintptr(i))
		}
		return result
	})
}

// Tensor copies a constant.
func (a Attribute) Tensor() (*Tensor, error) {
	if a.pointer == nil || !a.owner.enter() {
		return nil, invalid("", "the attribute is absent, or its module is closed")
	}
	defer a.owner.leave()
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.AttributeTensor(a.pointer, &pointer, &failed)
	return adoptAny(pointer, failed)
}

// IsSplat says whether one stored element represents all elements of a constant.
func (a Attribute) IsSplat() bool { return in(a.owner, a.pointer, capi.AttributeIsSplat) != 0 }

// UnsafeBytes is the memory of a constant as it is stored, without a copy, at any alignment; nil if there is none. Of a
// splat it is one element; eight elements of i1 may be in a byte. It must not be written, and not be used after the
// module is closed, nor after the last use of the attribute (see runtime.KeepAlive).
func (a Attribute) UnsafeBytes() []byte {
	return in(a.owner, a.pointer, func(attribute *capi.Attribute) []byte {
		var size uintptr
		data := capi.AttributeBytes(attribute, &size)
		return unsafe.Slice((*byte)(data), size)
	})
}

// String is the text of the attribute.
func (a Attribute) String() string {
	return printed(a.owner, a.pointer, func(attribute *capi.Attribute, out **capi.Buffer) capi.Status {
		return capi.AttributePrint(attribute, nil, out, nil)
	})
}
