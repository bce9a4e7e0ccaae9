// Builders: modules made op by op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"sync"

	"stablehlo/internal/capi"
)

// Builder holds an unfinished module. Functions and regions are closures that get a Body, to which they add ops. The
// first error of a body is the error of the function, which then leaves no trace. Only one goroutine at a time may
// use a builder.
type Builder struct{ *building }

// building is what copies of a builder share.
type building struct {
	handle handle[capi.Builder]
	mutex  sync.Mutex // of the C calls
	open   *Body      // the innermost open function or region
	done   bool       // finished
	err    error      // of an op that was added to a body after its end
}

var builders = kind[capi.Builder]{destroy: capi.BuilderDestroy}

// NewBuilder begins a module. name may be "".
func NewBuilder(name string) (*Builder, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	text, length := optional(name)
	var pointer *capi.Builder
	var failed *capi.Error
	capi.BuilderCreate(text, length, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	builder := new(building)
	builder.handle.own(pointer, &builders, nil)
	return &Builder{builder}, nil
}

// Close frees the builder, and its values.
func (b *Builder) Close() {
	if b.building != nil {
		b.handle.close()
	}
}

// locked calls with the handle.
func (b *building) locked(call func(*capi.Builder) error) error {
	if b == nil || !b.handle.enter() {
		return closedError("builder")
	}
	defer b.handle.leave()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.done {
		return invalid("", "the builder is finished")
	}
	return call(b.handle.pointer)
}

// Build is a function in one call: its name, the types of its arguments, and what it does. It is NewBuilder, Function
// and Finish.
func Build(name string, arguments []Type, body func(*Body)) (*Module, error) {
	builder, err := NewBuilder("")
	if err != nil {
		return nil, err
	}
	defer builder.Close()
	if err := builder.Function(name, arguments, body); err != nil {
		return nil, err
	}
	return builder.Finish()
}

// Function adds a function, which body fills.
func (b *Builder) Function(name string, arguments []Type, body func(*Body)) error {
	return b.addFunction(name, capi.SHLO_VISIBILITY_PUBLIC, arguments, body)
}

// PrivateFunction adds a function that is visible only within the module, for ops that call it.
func (b *Builder) PrivateFunction(name string, arguments []Type, body func(*Body)) error {
	return b.addFunction(name, capi.SHLO_VISIBILITY_PRIVATE, arguments, body)
}

func (b *Builder) addFunction(name string, visibility capi.Visibility, arguments []Type,
	fill func(*Body)) error {
	_, err := b.scope(textTypes(arguments), func(builder *capi.Builder, types []*capi.Type, region **capi.Region) error {
		setLocation(builder)
		text, length := pointerTo(name)
		var failed *capi.Error
		capi.BuilderBeginFunction(builder, text, length, visibility, uintptr(len(types)), first(types), region, &failed)
		return failure(failed)
	}, func(builder *capi.Builder, returned []*capi.Value) error {
		var failed *capi.Error
		capi.BuilderEndFunction(builder, uintptr(len(returned)), first(returned), nil, &failed)
		return failure(failed)
	}, fill)
	return err
}

// scope is a function or region: it begins, is filled by a closure, and ends. Without an end, it is abandoned.
func (b *building) scope(arguments typeMaker, start func(*capi.Builder, []*capi.Type, **capi.Region) error,
	finish func(*capi.Builder, []*capi.Value) error, fill func(*Body)) (*capi.Region, error) {
	if fill == nil {
		return nil, invalid("", "a function or region has no closure")
	}
	body := &Body{builder: b}
	var region *capi.Region
	err := b.locked(func(builder *capi.Builder) error {
		types, err := arguments(builder)
		if err != nil {
			return err
		}
		if err := start(builder, types, &region); err != nil {
			return err
		}
		for i := range types {
			body.Arguments = append(body.Arguments, Value{capi.RegionArgument(region, uintptr(i)), body})
		}
		body.region, body.parent, b.open = region, b.open, body
		return nil
	})
	if err != nil {
		return nil, err
	}
	complete := false
	defer func() { // also after a panic of the closure
		body.ended = true
		b.open = body.parent
		if complete {
			return
		}
		b.locked(func(builder *capi.Builder) error {
			body.dead = true
			capi.BuilderAbandon(builder, nil)
			return nil
		})
	}()
	fill(body)
	if body.err != nil {
		return nil, body.err
	}
	err = b.locked(func(builder *capi.Builder) error {
		values, err := body.valuesFor("returned value", body.returned)
		if err != nil {
			return err
		}
		return finish(builder, values)
	})
	complete = err == nil
	return region, err
}

// Finish verifies the module as a whole. Afterwards the builder and its values cannot be used.
func (b *Builder) Finish() (module *Module, err error) {
	err = b.locked(func(builder *capi.Builder) error {
		if b.err != nil {
			return b.err
		}
		if b.open != nil {
			return invalid("", "a function of the builder is open")
		}
		var pointer *capi.Module
		var failed *capi.Error
		capi.BuilderFinish(builder, &pointer, &failed)
		module, err = adoptModule(pointer, failed)
		b.done = err == nil
		return err
	})
	return module, err
}

// SetAttribute sets an attribute of the module, such as "mhlo.num_partitions".
func (b *Builder) SetAttribute(name string, value any) error {
	return b.locked(func(builder *capi.Builder) error {
		var maker attributeMaker
		defer maker.release()
		attribute, err := maker.make(builder, value)
		if err != nil {
			return err
		}
		text, length := pointerTo(name)
		var failed *capi.Error
		capi.BuilderSetAttribute(builder, nil, text, length, attribute, &failed)
		return failure(failed)
	})
}

// Infer gives the result types of an op without regions, from the types of its operands and its attributes.
func Infer(name string, operands []Type, attributes Attributes) (results []Type, err error) {
	builder, err := NewBuilder("")
	if err != nil {
		return nil, err
	}
	defer builder.Close()
	err = builder.locked(func(builder *capi.Builder) error {
		types, err := typesFor(builder, operands)
		if err != nil {
			return err
		}
		var maker attributeMaker
		defer maker.release()
		dictionary, err := maker.dictionary(builder, attributes)
		if err != nil {
			return err
		}
		text, length := pointerTo(name)
		inferred := make([]*capi.Type, 16)
		for {
			var count uintptr
			var failed *capi.Error
			capi.BuilderInfer(builder, text, length, uintptr(len(types)), first(types), dictionary, 0, nil,
				uintptr(len(inferred)), first(inferred), &count, &failed)
			if err := failure(failed); err != nil {
				return err
			}
			if int(count) > len(inferred) {
				inferred = make([]*capi.Type, count)
				continue
			}
			for _, one := range inferred[:count] {
				results = append(results, typeOf(one))
			}
			return nil
		}
	})
	return results, err
}

// typeMaker makes types for a call of a builder, which is locked.
type typeMaker func(*capi.Builder) ([]*capi.Type, error)

func textTypes(types []Type) typeMaker {
	return func(builder *capi.Builder) ([]*capi.Type, error) { return typesFor(builder, types) }
}

func typesFor(builder *capi.Builder, types []Type) ([]*capi.Type, error) {
	result := make([]*capi.Type, len(types))
	for i, one := range types {
		text, length := pointerTo(one.text)
		var failed *capi.Error
		capi.BuilderParseType(builder, text, length, &result[i], &failed)
		if err := failure(failed); err != nil {
			return nil, err
		}
	}
	return result, nil
}

// first is the start of a list.
func first[T any](list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}
