// Specialization: polymorphic functions become static.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"fmt"
	"unsafe"

	"stablehlo/internal/capi"
)

// Argument is what Specialize knows of an argument: its extents or its value. The zero Argument is unknown.
type Argument struct {
	Shape []int   // with Dynamic for extents that stay unknown; nil if none is known
	Value *Tensor // an argument that has a value is none of the new module; nil if it is unknown
}

// SpecializeOptions are options of Specialize.
type SpecializeOptions struct {
	Function string // "" is "main"
	// Bounds of dimensions become their extents; the extents of a run are arguments and results behind the others then.
	PadBounded bool
	PassOptions
}

// Specialize makes a module in which a polymorphic function is static: shapes follow from what is known of its
// arguments, in their order, and ops that compute shapes become constants. Arguments at the end may be left out. Of
// the Reports, that of stablehlo-refine-shapes says what stayed dynamic. If an assertion of the program about shapes
// does not hold, the error has Code Failed and the message of the assertion; if it cannot be decided, Code
// InvalidProgram. If ctx ends, it stops with an error that is also ctx.Err(). options may be nil.
func (m *Module) Specialize(ctx context.Context, arguments []Argument,
	options *SpecializeOptions) (module *Module, err error) {
	if options == nil {
		options = new(SpecializeOptions)
	}
	set := []option[capi.SpecializeOptions]{naming(capi.SpecializeOptionsSetFunction, options.Function),
		setting(capi.SpecializeOptionsSetPadBounded, truth(options.PadBounded))}
	for i, known := range arguments {
		switch {
		case known.Value != nil && known.Shape != nil:
			return nil, invalid(fmt.Sprint("argument ", i), "has a shape and a value, expected one of them")
		case known.Value != nil:
			if !known.Value.handle.enter() {
				return nil, invalid(fmt.Sprint("argument ", i), "is a closed tensor")
			}
			defer known.Value.handle.leave()
			set = append(set, argumentValue(i, known.Value.handle.pointer))
		case known.Shape != nil:
			set = append(set, argumentShape(i, known.Shape))
		}
	}
	err = withPassOptions(ctx, &options.PassOptions, func(passOptions *capi.PassOptions) error {
		return withOptions(capi.SpecializeOptionsCreate, capi.SpecializeOptionsDestroy, set,
			func(options *capi.SpecializeOptions) error {
				module, err = m.rewritten(func(from *capi.Module, out **capi.Module, failed **capi.Error) capi.Status {
					return capi.ModuleSpecialize(from, options, passOptions, out, failed)
				})
				return err
			})
	})
	return module, err
}

func argumentShape(argument int, shape []int) option[capi.SpecializeOptions] {
	return func(options *capi.SpecializeOptions, failed **capi.Error) capi.Status {
		extents := extentsOf(shape)
		return capi.SpecializeOptionsSetShape(options, uintptr(argument), uintptr(len(extents)),
			unsafe.SliceData(extents), failed)
	}
}

func argumentValue(argument int, value *capi.Tensor) option[capi.SpecializeOptions] {
	return func(options *capi.SpecializeOptions, failed **capi.Error) capi.Status {
		return capi.SpecializeOptionsSetValue(options, uintptr(argument), value, failed)
	}
}
