// The contents of a module: operations, regions, values. They keep their module alive, or the history that they are of.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"iter"

	"stablehlo/internal/capi"
)

// owner is what a borrowed handle belongs to: a module, a history, or an open function or region of a builder.
type owner interface {
	enter() bool // begins an access; false if the handle is no longer valid
	leave()
}

// in is a property of a borrowed handle; zero if there is no handle or its owner is closed.
func in[H, R any](of owner, handle *H, property func(*H) R) (result R) {
	if handle == nil || !of.enter() {
		return result
	}
	defer of.leave()
	return property(handle)
}

func inAt[H, R any](of owner, handle *H, index int, property func(*H, uintptr) R) R {
	return in(of, handle, func(handle *H) R { return property(handle, uintptr(index)) })
}

func textIn[H any](of owner, handle *H, property func(*H, *uintptr) *byte) string {
	return in(of, handle, func(handle *H) string { return textOf(handle, property) })
}

func textInAt[H any](of owner, handle *H, index int, property func(*H, uintptr, *uintptr) *byte) string {
	return in(of, handle, func(handle *H) string { return textAt(handle, uintptr(index), property) })
}

// printed is the text of a borrowed handle; "" if it cannot be printed.
func printed[H any](of owner, handle *H, print func(*H, **capi.Buffer) capi.Status) string {
	return in(of, handle, func(handle *H) string {
		var buffer *capi.Buffer
		if print(handle, &buffer) != capi.SHLO_OK {
			return ""
		}
		return string(bytesOf(buffer))
	})
}

// Operation is an op, a function, or a module. Two are equal if and only if they are the same op. The zero Operation,
// and one whose module or history is closed, has no properties.
type Operation struct {
	pointer *capi.Operation
	owner   owner
}

// Operation is the module as an operation, whose region has the functions.
func (m *Module) Operation() Operation {
	return Operation{in(m.handle, m.handle.get(), capi.ModuleOperation), m.handle}
}

// IsZero says whether there is no operation.
func (o Operation) IsZero() bool { return o.pointer == nil }

// Name is "stablehlo.add".
func (o Operation) Name() string { return textIn(o.owner, o.pointer, capi.OperationName) }

// Parent is the enclosing operation.
func (o Operation) Parent() Operation {
	return Operation{in(o.owner, o.pointer, capi.OperationParent), o.owner}
}

// Next is the next operation of the region.
func (o Operation) Next() Operation {
	return Operation{in(o.owner, o.pointer, capi.OperationNext), o.owner}
}

// Operands are the operands.
func (o Operation) Operands() []Value {
	values := make([]Value, in(o.owner, o.pointer, capi.OperationOperandCount))
	for i := range values {
		values[i] = Value{inAt(o.owner, o.pointer, i, capi.OperationOperand), o.owner}
	}
	return values
}

// Results are the results.
func (o Operation) Results() []Value {
	values := make([]Value, in(o.owner, o.pointer, capi.OperationResultCount))
	for i := range values {
		values[i] = Value{inAt(o.owner, o.pointer, i, capi.OperationResult), o.owner}
	}
	return values
}

// Regions are the regions by their number. One without a body is zero.
func (o Operation) Regions() []Region {
	regions := make([]Region, in(o.owner, o.pointer, capi.OperationRegionCount))
	for i := range regions {
		regions[i] = Region{inAt(o.owner, o.pointer, i, capi.OperationRegion), o.owner}
	}
	return regions
}

// Attributes are the attributes that are present, by name.
func (o Operation) Attributes() iter.Seq2[string, Attribute] {
	return func(yield func(string, Attribute) bool) {
		for i := range int(in(o.owner, o.pointer, capi.OperationAttributeCount)) {
			name := textInAt(o.owner, o.pointer, i, capi.OperationAttributeName)
			if !yield(name, Attribute{inAt(o.owner, o.pointer, i, capi.OperationAttributeAt), o.owner}) {
				return
			}
		}
	}
}

// Attribute is the attribute of that name; zero if it is not present.
func (o Operation) Attribute(name string) Attribute {
	return Attribute{in(o.owner, o.pointer, func(operation *capi.Operation) *capi.Attribute {
		text, length := pointerTo(name)
		return capi.OperationAttribute(operation, text, length)
	}), o.owner}
}

// Location is the source position: file "" and 0 if it is unknown. Lines, and columns in bytes, count from 1.
func (o Operation) Location() (file string, line, column int) {
	return textIn(o.owner, o.pointer, capi.OperationFile), int(in(o.owner, o.pointer, capi.OperationLine)),
		int(in(o.owner, o.pointer, capi.OperationColumn))
}

// LocationName is the outermost name in the location: "jit(f)/add".
func (o Operation) LocationName() string {
	return textIn(o.owner, o.pointer, capi.OperationLocationName)
}

// String is the operation with its regions as text.
func (o Operation) String() string {
	return printed(o.owner, o.pointer, func(operation *capi.Operation, out **capi.Buffer) capi.Status {
		return capi.OperationPrint(operation, nil, out, nil)
	})
}

// All is the operation and everything in its regions, each before what it contains.
func (o Operation) All() iter.Seq[Operation] {
	return func(yield func(Operation) bool) { o.walk(yield) }
}

func (o Operation) walk(yield func(Operation) bool) bool {
	if o.pointer == nil || !yield(o) {
		return o.pointer == nil
	}
	for _, region := range o.Regions() {
		for operation := range region.Operations() {
			if !operation.walk(yield) {
				return false
			}
		}
	}
	return true
}

// Region has arguments and operations, the last of which is the terminator.
type Region struct {
	pointer *capi.Region
	owner   owner
}

// IsZero says whether there is no region.
func (r Region) IsZero() bool { return r.pointer == nil }

// Arguments are the arguments.
func (r Region) Arguments() []Value {
	values := make([]Value, in(r.owner, r.pointer, capi.RegionArgumentCount))
	for i := range values {
		values[i] = Value{inAt(r.owner, r.pointer, i, capi.RegionArgument), r.owner}
	}
	return values
}

// Operations are the operations in their order.
func (r Region) Operations() iter.Seq[Operation] {
	return func(yield func(Operation) bool) {
		for o := (Operation{in(r.owner, r.pointer, capi.RegionFirst), r.owner}); !o.IsZero(); o = o.Next() {
			if !yield(o) {
				return
			}
		}
	}
}

// Parent is the enclosing operation.
func (r Region) Parent() Operation {
	return Operation{in(r.owner, r.pointer, capi.RegionParent), r.owner}
}

// Value is a result of an operation or an argument of a region. Values that a builder returns can be used until the
// builder is finished or closed, or their function or region fails.
type Value struct {
	pointer *capi.Value
	owner   owner
}

// IsZero says whether there is no value.
func (v Value) IsZero() bool { return v.pointer == nil }

// Type is the type.
func (v Value) Type() Type {
	return in(v.owner, v.pointer, func(value *capi.Value) Type { return typeOf(capi.ValueType(value)) })
}

// isBuilt says whether the value is in a module, which is complete.
func (v Value) isBuilt() bool {
	switch v.owner.(type) {
	case *handle[capi.Module], *handle[capi.History]:
		return true
	}
	return false
}

// Operation is the operation that defines the value; zero for an argument, and for a value of a builder.
func (v Value) Operation() Operation {
	if !v.isBuilt() {
		return Operation{}
	}
	return Operation{in(v.owner, v.pointer, capi.ValueOperation), v.owner}
}

// Region is the region whose argument the value is; zero for a result, and for a value of a builder.
func (v Value) Region() Region {
	if !v.isBuilt() {
		return Region{}
	}
	return Region{in(v.owner, v.pointer, capi.ValueRegion), v.owner}
}

// Index is the number among the results or arguments.
func (v Value) Index() int { return int(in(v.owner, v.pointer, capi.ValueIndex)) }
