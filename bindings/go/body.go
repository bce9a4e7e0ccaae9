// Bodies: functions and regions of a builder while they are filled.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"

	"stablehlo/internal/capi"
)

// Body is a function or region that is being filled: a method for each op of StableHLO adds it, CHLO has those of CHLO,
// and Return ends the body. After the first op that is refused, it ignores what is added, and the error is that of the
// function; its diagnostic has the file and line of the op in the user's source.
type Body struct {
	Arguments []Value

	builder  *building
	parent   *Body
	region   *capi.Region
	returned []Value
	complete bool // Return was called
	err      error
	ended    bool // its closure has returned
	dead     bool // abandoned
}

// Op describes an op for Body.Op.
type Op struct {
	Name       string // "stablehlo.reduce"
	Operands   []Value
	Attributes Attributes
	Regions    []RegionBody
	Results    []Type // nil: they are inferred
}

// Results are the results of an op. There are none if it was refused.
type Results []Value

// At is a result; zero if there is none of that number.
func (r Results) At(index int) Value {
	if index < 0 || index >= len(r) {
		return Value{}
	}
	return r[index]
}

// enter makes a body the owner of its values: they are valid until the body is abandoned, or the builder finished.
func (b *Body) enter() bool {
	if !b.builder.handle.enter() {
		return false
	}
	b.builder.mutex.Lock()
	if b.builder.done || !b.alive() {
		b.leave()
		return false
	}
	return true
}

func (b *Body) leave() {
	b.builder.mutex.Unlock()
	b.builder.handle.leave()
}

func (b *Body) alive() bool {
	for ; b != nil; b = b.parent {
		if b.dead {
			return false
		}
	}
	return true
}

// valueFor is a value for a call of the builder, whose lock is held.
func (b *Body) valueFor(what string, value Value) (*capi.Value, error) {
	owner, _ := value.owner.(*Body)
	switch {
	case value.pointer == nil:
		return nil, invalid(what, "is no value")
	case owner == nil || owner.builder != b.builder:
		return nil, invalid(what, "is a value of another builder or of a module")
	case !owner.alive():
		return nil, invalid(what, "is a value of a function or region that failed")
	}
	return value.pointer, nil
}

func (b *Body) valuesFor(what string, values []Value) ([]*capi.Value, error) {
	result := make([]*capi.Value, len(values))
	for i, value := range values {
		pointer, err := b.valueFor(what+" "+strconv.Itoa(i), value)
		if err != nil {
			return nil, err
		}
		result[i] = pointer
	}
	return result, nil
}

// Err is the first error of the body.
func (b *Body) Err() error { return b.err }

// Fail makes err the error of the function, unless it has one.
func (b *Body) Fail(err error) { b.fail(caused(err)) }

// Return ends the body with its results. A body without it returns nothing.
func (b *Body) Return(values ...Value) {
	switch {
	case b.ended:
		b.fail(invalid("", "a function or region that has ended returns again"))
	case b.complete:
		b.fail(invalid("", "a function or region returns twice"))
	default:
		b.returned, b.complete = values, true
	}
}

// fail keeps the first error.
func (b *Body) fail(err error) {
	switch {
	case b.ended && b.builder.err == nil:
		b.builder.err = err
	case b.err == nil:
		b.err = err
	}
}

// Apply adds an op that needs only operands, and returns its first result.
func (b *Body) Apply(name string, operands ...Value) Value {
	return b.Op(Op{Name: name, Operands: operands}).At(0)
}

// Constant adds a constant.
func Constant[T Element](b *Body, elements []T, shape ...int) Value {
	tensor, err := NewTensor(elements, shape...)
	if err != nil {
		b.fail(err)
		return Value{}
	}
	defer tensor.Close()
	return b.Op(Op{Name: "stablehlo.constant", Attributes: Attributes{"value": tensor}}).At(0)
}

// Op adds an op.
func (b *Body) Op(op Op) Results {
	if b.err != nil {
		return nil
	}
	results, err := b.add(op)
	if err != nil {
		b.fail(err)
		return nil
	}
	return results
}

func (b *Body) add(op Op) (results Results, err error) {
	regions := make([]*capi.Region, len(op.Regions))
	for i, one := range op.Regions {
		if regions[i], err = b.fill(op.Name, textTypes(one.Arguments), one.Fill); err != nil {
			return nil, err
		}
	}
	err = b.builder.locked(func(builder *capi.Builder) error {
		if err := b.canAdd(op.Name); err != nil {
			return err
		}
		operands, err := b.valuesFor("operand", op.Operands)
		if err != nil {
			return err
		}
		var maker attributeMaker
		defer maker.release()
		dictionary, err := maker.dictionary(builder, op.Attributes)
		if err != nil {
			return err
		}
		types, err := typesFor(builder, op.Results)
		if err != nil {
			return err
		}
		var resultTypes **capi.Type
		if op.Results != nil {
			resultTypes = first(append(types, nil)) // an empty list is not an absent one
		}
		setLocation(builder)
		name, length := pointerTo(op.Name)
		var operation *capi.Operation
		var failed *capi.Error
		capi.BuilderAddOp(builder, name, length, uintptr(len(operands)), first(operands), dictionary,
			uintptr(len(regions)), first(regions), uintptr(len(types)), resultTypes, &operation, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		results = b.resultsOf(operation)
		return nil
	})
	return results, err
}

func (b *Body) resultsOf(operation *capi.Operation) (results Results) {
	for i := range capi.OperationResultCount(operation) {
		results = append(results, Value{capi.OperationResult(operation, i), b})
	}
	return results
}

// canAdd is an error if no op can be added now.
func (b *Body) canAdd(op string) error {
	switch {
	case b.ended:
		return invalid("", "%s is added to a function or region that has ended", op)
	case b.builder.open != b:
		return invalid("", "%s is added to a function or region while one within it is open", op)
	case b.complete:
		return invalid("", "%s is added to a function or region after its return", op)
	}
	return nil
}

// RegionBody is a region of an op: the types of its arguments, and what it does.
type RegionBody struct {
	Arguments []Type
	Fill      func(*Body)
}

// fill makes a region for an op.
func (b *Body) fill(op string, arguments typeMaker, fill func(*Body)) (*capi.Region, error) {
	if err := b.canAdd(op); err != nil {
		return nil, err
	}
	region, err := b.builder.region(arguments, fill)
	if err == nil && b.err != nil { // the region's closure used this body
		return nil, b.err
	}
	return region, err
}

func (b *building) region(arguments typeMaker, fill func(*Body)) (*capi.Region, error) {
	return b.scope(arguments, func(builder *capi.Builder, types []*capi.Type, region **capi.Region) error {
		setLocation(builder)
		var failed *capi.Error
		capi.BuilderBeginRegion(builder, uintptr(len(types)), first(types), region, &failed)
		return failure(failed)
	}, func(builder *capi.Builder, returned []*capi.Value) error {
		var failed *capi.Error
		capi.BuilderEndRegion(builder, uintptr(len(returned)), first(returned), &failed)
		return failure(failed)
	}, fill)
}

// NameArgument names an argument of the body.
func (b *Body) NameArgument(index int, name string) {
	if b.err != nil {
		return
	}
	err := b.builder.locked(func(builder *capi.Builder) error {
		if b.ended {
			return invalid("", "the function or region has ended")
		}
		text, length := pointerTo(name)
		var failed *capi.Error
		capi.BuilderSetArgumentName(builder, b.region, uintptr(index), text, length, &failed)
		return failure(failed)
	})
	if err != nil {
		b.fail(err)
	}
}

var ownPackage = reflect.TypeFor[Body]().PkgPath() + "."

// setLocation is the line of the user's source that called this package. The folder is left out, so that a module does
// not depend on where it was built.
func setLocation(builder *capi.Builder) {
	var counters [32]uintptr
	frames := runtime.CallersFrames(counters[:runtime.Callers(2, counters[:])])
	for {
		frame, more := frames.Next()
		if frame.File != "" && !strings.HasPrefix(frame.Function, ownPackage) {
			file := filepath.Base(frame.File)
			text, length := pointerTo(file)
			capi.BuilderSetLocation(builder, text, length, uint32(frame.Line), 1, nil)
			return
		}
		if !more {
			return
		}
	}
}
