// Attributes for a builder, made of Go values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"maps"
	"slices"

	"stablehlo/internal/capi"
)

// Attributes of an op by name. The type of a value says which attribute it is:
//
//	bool, string, Type      the same
//	int, int64              an integer of 64 bits; Integer has another type
//	Float                   a float of a type
//	[]int, []int64, []bool  a list: array<i64: ...>, array<i1: ...>
//	*Tensor                 a constant
//	Symbol                  the name of a function
//	Enum, Struct            an attribute of StableHLO by its name
//	Parsed                  any attribute by its text
//	Unit                    its presence is the information
//	[]any, Attributes       a list, a dictionary
//	Attribute               an attribute of a module
//	IntegerMatrix, ...      the types of this package for attributes of ops
type Attributes map[string]any

// Integer is an integer attribute of a type.
type Integer struct {
	Value   int64
	Element ElementType
}

// Float is a float attribute of a type.
type Float struct {
	Value   float64
	Element ElementType
}

// Symbol is the name of a function.
type Symbol string

// Enum is a case of an enum attribute by its number in artifacts: {"stablehlo.fft_type", 2}.
type Enum struct {
	Name   string
	Number int32
}

// Struct is a struct attribute by its name: "stablehlo.dot". Fields that may be empty can be left out.
type Struct struct {
	Name   string
	Fields Attributes
}

// Parsed is the text of an attribute: "#stablehlo<precision HIGH>".
type Parsed string

// Unit is an attribute without a value.
type Unit struct{}

// attributeMaker makes attributes for one call of a builder.
type attributeMaker struct{ held []owner }

// release ends the use of attributes of modules.
func (m *attributeMaker) release() {
	for _, one := range m.held {
		one.leave()
	}
}

// dictionary is nil for no attributes.
func (m *attributeMaker) dictionary(builder *capi.Builder, attributes Attributes) (*capi.Attribute, error) {
	if len(attributes) == 0 {
		return nil, nil
	}
	return m.make(builder, attributes)
}

func (m *attributeMaker) make(builder *capi.Builder, value any) (out *capi.Attribute, err error) {
	var failed *capi.Error
	switch value := value.(type) {
	case bool:
		capi.BuilderBoolAttribute(builder, truth(value), &out, &failed)
	case int:
		capi.BuilderIntegerAttribute(builder, int64(value), capi.SHLO_TYPE_I64, &out, &failed)
	case int64:
		capi.BuilderIntegerAttribute(builder, value, capi.SHLO_TYPE_I64, &out, &failed)
	case Integer:
		capi.BuilderIntegerAttribute(builder, value.Value, capi.ElementType(value.Element), &out, &failed)
	case Float:
		capi.BuilderFloatAttribute(builder, value.Value, capi.ElementType(value.Element), &out, &failed)
	case string:
		text, length := pointerTo(value)
		capi.BuilderStringAttribute(builder, text, length, &out, &failed)
	case Symbol:
		text, length := pointerTo(string(value))
		capi.BuilderSymbolAttribute(builder, text, length, &out, &failed)
	case Parsed:
		text, length := pointerTo(string(value))
		capi.BuilderParseAttribute(builder, text, length, &out, &failed)
	case Unit:
		capi.BuilderUnitAttribute(builder, &out, &failed)
	case Type:
		types, err := typesFor(builder, []Type{value})
		if err != nil {
			return nil, err
		}
		capi.BuilderTypeAttribute(builder, types[0], &out, &failed)
	case []int:
		integers := make([]int64, len(value))
		for i, one := range value {
			integers[i] = int64(one)
		}
		capi.BuilderIntegersAttribute(builder, uintptr(len(integers)), first(integers), &out, &failed)
	case []int64:
		capi.BuilderIntegersAttribute(builder, uintptr(len(value)), first(value), &out, &failed)
	case []bool:
		bools := make([]int32, len(value))
		for i, one := range value {
			bools[i] = truth(one)
		}
		capi.BuilderBoolsAttribute(builder, uintptr(len(bools)), first(bools), &out, &failed)
	case *Tensor:
		if value == nil {
			return nil, invalid("", "no attribute is made of a nil tensor")
		}
		if !value.handle.enter() {
			return nil, closedError("tensor")
		}
		defer value.handle.leave()
		capi.BuilderTensorAttribute(builder, value.handle.pointer, &out, &failed)
	case Enum:
		text, length := pointerTo(value.Name)
		capi.BuilderEnumAttribute(builder, text, length, value.Number, &out, &failed)
	case []any:
		parts := make([]*capi.Attribute, len(value))
		for i, one := range value {
			if parts[i], err = m.make(builder, one); err != nil {
				return nil, err
			}
		}
		capi.BuilderArrayAttribute(builder, uintptr(len(parts)), first(parts), &out, &failed)
	case Attributes:
		parts, err := m.entries(builder, value)
		if err != nil {
			return nil, err
		}
		defer parts.keys.release()
		capi.BuilderDictionaryAttribute(builder, uintptr(len(value)), first(parts.keys.texts), first(parts.keys.lengths),
			first(parts.values), &out, &failed)
	case Struct:
		parts, err := m.entries(builder, value.Fields)
		if err != nil {
			return nil, err
		}
		defer parts.keys.release()
		text, length := pointerTo(value.Name)
		capi.BuilderStructAttribute(builder, text, length, uintptr(len(parts.values)), first(parts.keys.texts),
			first(parts.keys.lengths), first(parts.values), &out, &failed)
	case Attribute:
		if value.pointer == nil || !value.owner.enter() {
			return nil, invalid("", "an attribute is absent, or its module is closed")
		}
		m.held = append(m.held, value.owner)
		return value.pointer, nil
	case made:
		return m.make(builder, value.attribute())
	case error:
		return nil, value
	default:
		return nil, invalid("", "no attribute is made of %T", value)
	}
	return out, failure(failed)
}

// entries are keys and values, sorted by key.
type entries struct {
	keys   pinnedTexts
	values []*capi.Attribute
}

func (m *attributeMaker) entries(builder *capi.Builder, attributes Attributes) (result entries, err error) {
	keys := slices.Sorted(maps.Keys(attributes))
	for _, key := range keys {
		value, err := m.make(builder, attributes[key])
		if err != nil {
			return entries{}, err
		}
		result.values = append(result.values, value)
	}
	result.keys.pin(keys)
	return result, nil
}
