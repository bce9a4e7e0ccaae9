// Calls of the functions of ops.h, for the methods that add ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"fmt"
	"maps"
	"math"
	"strconv"
	"strings"

	"stablehlo/internal/capi"
)

// Ptr is a pointer to a value, for optional fields whose default is not their zero value.
func Ptr[T any](value T) *T { return &value }

// call adds an op to a body.
type call struct {
	body    *Body
	name    string
	builder *capi.Builder // while the op is added
	maker   attributeMaker
	err     error
	ignored bool // the body has failed
}

func (b *Body) begin(name string) *call { return &call{body: b, name: name, ignored: b.err != nil} }

// fail keeps the first error.
func (c *call) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}

// onceOf gives the options of a call; there may be none.
func onceOf[O any](c *call, options []O) (result O) {
	switch len(options) {
	case 0:
	case 1:
		return options[0]
	default:
		c.fail(invalid("", "%s has options %d times, expected once", c.name, len(options)))
	}
	return result
}

// region fills a region whose arguments have these types.
func (c *call) region(fill func(*Body), arguments ...typeMaker) *capi.Region {
	if c.ignored || c.err != nil {
		return nil
	}
	region, err := c.body.fill(c.name, func(builder *capi.Builder) (types []*capi.Type, err error) {
		for _, one := range arguments {
			more, err := one(builder)
			if err != nil {
				return nil, err
			}
			types = append(types, more...)
		}
		return types, nil
	}, fill)
	c.err = err
	return region
}

// regions are a list of regions whose arguments have these types.
func (c *call) regions(fill []func(*Body), arguments ...typeMaker) []*capi.Region {
	result := make([]*capi.Region, len(fill))
	for i, one := range fill {
		result[i] = c.region(one, arguments...)
	}
	return result
}

// regionBodies are a list of regions whose arguments have any types.
func (c *call) regionBodies(bodies []RegionBody) []*capi.Region {
	result := make([]*capi.Region, len(bodies))
	for i, one := range bodies {
		result[i] = c.region(one.Fill, textTypes(one.Arguments))
	}
	return result
}

// yields is how many values a region returns.
func (c *call) yields(region *capi.Region) int {
	if region == nil {
		return 0
	}
	return int(capi.OperationOperandCount(capi.RegionLast(region)))
}

// same are the types of values.
func (c *call) same(what string, values ...Value) typeMaker {
	return c.typesOf(what, values, func(_ *capi.Builder, of *capi.Type) ([]*capi.Type, error) {
		return []*capi.Type{of}, nil
	})
}

// scalars are the types of elements of tensors.
func (c *call) scalars(what string, values ...Value) typeMaker {
	return c.typesOf(what, values, func(builder *capi.Builder, of *capi.Type) ([]*capi.Type, error) {
		scalar, err := withShape(builder, of, nil)
		return []*capi.Type{scalar}, err
	})
}

// commonScalar is the type of elements that all tensors have.
func (c *call) commonScalar(what string, values ...Value) typeMaker {
	return c.scalars(what, values[:min(1, len(values))]...)
}

// scalarPairs are the types of elements of tensors, each twice.
func (c *call) scalarPairs(what string, values ...Value) typeMaker {
	return c.typesOf(what, values, func(builder *capi.Builder, of *capi.Type) ([]*capi.Type, error) {
		scalar, err := withShape(builder, of, nil)
		return []*capi.Type{scalar, scalar}, err
	})
}

// slices are the types of tensors without a dimension.
func (c *call) slices(what string, dimension int, values ...Value) typeMaker {
	return c.typesOf(what, values, func(builder *capi.Builder, of *capi.Type) ([]*capi.Type, error) {
		shape := shapeOf(capi.TypeShape(of), capi.TypeRank(of))
		if dimension < 0 || dimension >= len(shape) {
			return nil, invalid(what, "%v has no dimension %d", typeOf(of), dimension)
		}
		slice, err := withShape(builder, of, append(shape[:dimension:dimension], shape[dimension+1:]...))
		return []*capi.Type{slice}, err
	})
}

func (c *call) typesOf(what string, values []Value,
	each func(*capi.Builder, *capi.Type) ([]*capi.Type, error)) typeMaker {
	return func(builder *capi.Builder) (result []*capi.Type, err error) {
		pointers, err := c.body.valuesFor(what, values)
		if err != nil {
			return nil, err
		}
		for _, pointer := range pointers {
			types, err := each(builder, capi.ValueType(pointer))
			if err != nil {
				return nil, err
			}
			result = append(result, types...)
		}
		return result, nil
	}
}

// withShape is a tensor type with the element type of another one.
func withShape(builder *capi.Builder, of *capi.Type, shape []int) (result *capi.Type, err error) {
	var failed *capi.Error
	rank, extents, like := int32(len(shape)), extentsOf(shape), typeOf(of)
	if q := like.quantization; q != nil {
		capi.BuilderQuantizedTensorType(builder, capi.ElementType(like.element), capi.ElementType(q.Expressed), rank,
			first(extents), int32(q.Axis), uintptr(len(q.Scales)), first(q.Scales), first(q.ZeroPoints), q.StorageMin,
			q.StorageMax, &result, &failed)
	} else {
		capi.BuilderTensorType(builder, capi.ElementType(like.element), rank, first(extents), &result, &failed)
	}
	return result, failure(failed)
}

// add calls the function that adds the op.
func (c *call) add(build func(*capi.Builder) *capi.Error) { c.addThen(build, func() {}) }

// addAll adds an op whose results are one list.
func (c *call) addAll(build func(*capi.Builder) *capi.Error) (results Results) {
	c.addThen(build, func() { results = c.body.resultsOf(capi.BuilderLast(c.builder)) })
	return results
}

func (c *call) addThen(build func(*capi.Builder) *capi.Error, then func()) {
	if c.ignored {
		return
	}
	if c.err == nil {
		c.err = c.body.builder.locked(func(builder *capi.Builder) error {
			if err := c.body.canAdd(c.name); err != nil {
				return err
			}
			defer c.maker.release()
			c.builder = builder
			setLocation(builder)
			failed := failure(build(builder))
			if c.err != nil { // an argument is wrong
				return c.err
			}
			if failed == nil {
				then()
			}
			return failed
		})
	}
	if c.err != nil {
		c.body.fail(c.err)
	}
}

// result is a result of the op that was added.
func (c *call) result(pointer *capi.Value) Value {
	if c.ignored || c.err != nil {
		return Value{}
	}
	return Value{pointer, c.body}
}

func (c *call) results(pointers []*capi.Value) Results {
	if c.ignored || c.err != nil {
		return nil
	}
	results := make(Results, len(pointers))
	for i, pointer := range pointers {
		results[i] = Value{pointer, c.body}
	}
	return results
}

// operand is nil if the value is wrong, which the function then refuses.
func (c *call) operand(what string, value Value) *capi.Value {
	pointer, err := c.body.valueFor(what, value)
	if err != nil {
		c.fail(err)
	}
	return pointer
}

func (c *call) operands(what string, values []Value) []*capi.Value {
	pointers, err := c.body.valuesFor(what, values)
	if err != nil {
		c.fail(err)
	}
	return pointers
}

// resultType is nil for the zero Type.
func (c *call) resultType(of Type) *capi.Type {
	if of.text == "" {
		return nil
	}
	if types := c.resultTypes([]Type{of}); len(types) == 1 {
		return types[0]
	}
	return nil
}

// resultTypes is nil for nil.
func (c *call) resultTypes(of []Type) []*capi.Type {
	if of == nil {
		return nil
	}
	types, err := typesFor(c.builder, of)
	if err != nil {
		c.fail(err)
	}
	return types
}

func (c *call) attribute(value any) *capi.Attribute {
	if value == nil || c.err != nil {
		return nil
	}
	attribute, err := c.maker.make(c.builder, value)
	if err != nil {
		c.fail(err)
	}
	return attribute
}

func (c *call) int32(what string, value int) int32 {
	if value < math.MinInt32 || value > math.MaxInt32 {
		c.fail(invalid(what, "%d does not fit 32 bits", value))
	}
	return int32(value)
}

// valueOr is the value of an optional field, or its default.
func valueOr[T any](field *T, other T) T {
	if field == nil {
		return other
	}
	return *field
}

// anyOf is the value of an optional field; nil if there is none.
func anyOf[T any](field *T) any {
	if field == nil {
		return nil
	}
	return *field
}

// dictionaryOf is nil for nil.
func dictionaryOf(attributes Attributes) any {
	if attributes == nil {
		return nil
	}
	return attributes
}

// structOf is a struct attribute without its fields that are nil.
func structOf(name string, fields Attributes) any {
	maps.DeleteFunc(fields, func(_ string, value any) bool { return value == nil })
	return Struct{name, fields}
}

// listOf is a list attribute; nil for nil.
func listOf[T any](list []T, each func(T) any) any {
	if list == nil {
		return nil
	}
	result := make([]any, len(list))
	for i, one := range list {
		result[i] = each(one)
	}
	return result
}

// converted is a list of other numbers; nil for nil.
func converted[To, From ~int | ~int32 | ~int64](list []From) []To {
	if list == nil {
		return nil
	}
	result := make([]To, len(list))
	for i, one := range list {
		result[i] = To(one)
	}
	return result
}

func truths(list []bool) []int32 {
	if list == nil {
		return nil
	}
	result := make([]int32, len(list))
	for i, one := range list {
		result[i] = truth(one)
	}
	return result
}

func rowsOf(pairs [][2]int) []int64 {
	if pairs == nil {
		return nil
	}
	result := make([]int64, 0, 2*len(pairs))
	for _, one := range pairs {
		result = append(result, int64(one[0]), int64(one[1]))
	}
	return result
}

// start is the start of an optional list: nil for nil, but not for an empty one.
func start[T any](list []T) *T {
	if list != nil && len(list) == 0 {
		return new(T)
	}
	return first(list)
}

// made is an attribute of a type of its own.
type made interface{ attribute() any }

// IntegerTensor is a constant tensor of i64: an IntegerVector or an IntegerMatrix.
type IntegerTensor interface{ integerTensor() }

// IntegerVector is a tensor of rank 1.
type IntegerVector []int

// IntegerMatrix is a tensor of rank 2. All rows have the same length.
type IntegerMatrix [][]int

func (IntegerVector) integerTensor() {}
func (IntegerMatrix) integerTensor() {}

func (v IntegerVector) attribute() any {
	return Parsed(fmt.Sprintf("dense<%s> : tensor<%dxi64>", integersText(v), len(v)))
}

func (m IntegerMatrix) attribute() any {
	if len(m) == 0 {
		return Parsed("dense<> : tensor<0x0xi64>")
	}
	rows := make([]string, len(m))
	for i, row := range m {
		if len(row) != len(m[0]) {
			return invalid("", "row %d of a matrix has %d entries, row 0 has %d", i, len(row), len(m[0]))
		}
		rows[i] = integersText(row)
	}
	text := "[" + strings.Join(rows, ", ") + "]"
	if len(m[0]) == 0 {
		text = ""
	}
	return Parsed(fmt.Sprintf("dense<%s> : tensor<%dx%dxi64>", text, len(m), len(m[0])))
}

// layoutOf is the attribute of a layout: the dimensions, the fastest first.
func layoutOf(layout []int) any {
	return Parsed(fmt.Sprintf("dense<%s> : tensor<%dxindex>", integersText(layout), len(layout)))
}

func integersText(list []int) string {
	if len(list) == 0 {
		return ""
	}
	texts := make([]string, len(list))
	for i, one := range list {
		texts[i] = strconv.Itoa(one)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// Number is an Integer (of I1 for a bool) or a Float.
type Number interface{ number() }

func (Integer) number() {}
func (Float) number()   {}

// String is a text where a Symbol or a dictionary could be, too.
type String string

func (s String) attribute() any { return string(s) }
