// ONNX: types of values, models as programs, other opsets, models as bytes and files, tensors in files.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"maps"
	"slices"
	"unsafe"

	"stablehlo/internal/capi"
)

// ONNXInferOptions are options of InferONNX and LowerONNX.
type ONNXInferOptions struct {
	Shapes     map[string][]int // of inputs of the model; Dynamic is for an extent that stays as it is
	Dimensions map[string]int   // the extent of all dimensions that the model calls by that name
	Strict     bool             // broken rules and contradicting types are errors instead of warnings
	Warnings   *[]Diagnostic    // gets up to 100 warnings: what is inferred contradicts what the model declares
}

// InferONNX makes a module with the types of all values of an ONNX model: element types, ranks, extents and names of
// dimensions, as far as they can be known before it runs. options may be nil.
func (m *Module) InferONNX(options *ONNXInferOptions) (*Module, error) {
	return m.rewrittenONNX(options, capi.OnnxInfer)
}

// LowerONNX makes a program of StableHLO of an ONNX model, whose function main has the names of the model's inputs and
// outputs. Extents that neither the model nor the options give stay open. Inputs with a default are constants.
// DecomposeCHLO makes a module of it that can be written as an artifact. A model that only is to run needs none of it:
// Plan takes it as it is. If ops cannot be lowered, the error has a diagnostic for each. options may be nil.
func (m *Module) LowerONNX(options *ONNXInferOptions) (*Module, error) {
	return m.rewrittenONNX(options, capi.ModuleLowerOnnx)
}

func (m *Module) rewrittenONNX(options *ONNXInferOptions, rewrite func(*capi.Module, *capi.OnnxInferOptions,
	**capi.Module, **capi.Error) capi.Status) (module *Module, err error) {
	err = withONNXInferOptions(options, func(options *capi.OnnxInferOptions) error {
		module, err = m.rewritten(func(from *capi.Module, out **capi.Module, failed **capi.Error) capi.Status {
			return rewrite(from, options, out, failed)
		})
		return err
	})
	return module, err
}

// ONNXOpsets are opsets by domain, "ai.onnx": 17. None are the newest one of ai.onnx.
type ONNXOpsets map[string]int64

// ConvertONNX makes a model of other opsets, newer or older ones. Values stay the same. If an opset cannot say nodes,
// the error has a diagnostic for each.
func (m *Module) ConvertONNX(opsets ONNXOpsets) (module *Module, err error) {
	err = withONNXOpsets(opsets, func(options *capi.OnnxConvertOptions) error {
		module, err = m.rewritten(func(from *capi.Module, out **capi.Module, failed **capi.Error) capi.Status {
			return capi.OnnxConvert(from, options, out, failed)
		})
		return err
	})
	return module, err
}

// ONNXBlockers are all nodes that block the conversion to opsets, at most 1000.
func (m *Module) ONNXBlockers(opsets ONNXOpsets) (blockers []Diagnostic, err error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	err = withONNXOpsets(opsets, func(options *capi.OnnxConvertOptions) error {
		return collect(&blockers, func(collector *capi.Diagnostics) error {
			var failed *capi.Error
			capi.OnnxBlockers(m.handle.pointer, options, collector, nil, &failed)
			return failure(failed)
		})
	})
	return blockers, err
}

// MinimumONNXOpset is the least opset of a domain to which the model can be converted, and to each newer one.
func (m *Module) MinimumONNXOpset(domain string) (opset int64, err error) {
	if !m.handle.enter() {
		return 0, closedError("module")
	}
	defer m.handle.leave()
	var failed *capi.Error
	name, length := pointerTo(domain)
	capi.OnnxMinimumOpset(m.handle.pointer, name, length, &opset, &failed)
	return opset, failure(failed)
}

func withONNXOpsets(opsets ONNXOpsets, call func(*capi.OnnxConvertOptions) error) error {
	if err := ready(); err != nil {
		return err
	}
	var set []option[capi.OnnxConvertOptions]
	for _, domain := range slices.Sorted(maps.Keys(opsets)) {
		set = append(set, func(options *capi.OnnxConvertOptions, failed **capi.Error) capi.Status {
			name, length := pointerTo(domain)
			return capi.OnnxConvertOptionsSetOpset(options, name, length, opsets[domain], failed)
		})
	}
	return withOptions(capi.OnnxConvertOptionsCreate, capi.OnnxConvertOptionsDestroy, set, call)
}

func withONNXInferOptions(options *ONNXInferOptions, call func(*capi.OnnxInferOptions) error) error {
	if err := ready(); err != nil {
		return err
	}
	if options == nil {
		return call(nil)
	}
	return collect(options.Warnings, func(collector *capi.Diagnostics) error {
		set := []option[capi.OnnxInferOptions]{
			setting(capi.OnnxInferOptionsSetStrict, truth(options.Strict)),
			setting(capi.OnnxInferOptionsSetDiagnostics, collector),
		}
		for _, input := range slices.Sorted(maps.Keys(options.Shapes)) {
			set = append(set, onnxShape(input, options.Shapes[input]))
		}
		for _, name := range slices.Sorted(maps.Keys(options.Dimensions)) {
			set = append(set, onnxDimension(name, options.Dimensions[name]))
		}
		return withOptions(capi.OnnxInferOptionsCreate, capi.OnnxInferOptionsDestroy, set, call)
	})
}

func onnxShape(input string, shape []int) option[capi.OnnxInferOptions] {
	return func(options *capi.OnnxInferOptions, failed **capi.Error) capi.Status {
		extents := extentsOf(shape)
		for i, extent := range extents {
			if extent == capi.SHLO_DYNAMIC {
				extents[i] = -1
			}
		}
		name, length := pointerTo(input)
		return capi.OnnxInferOptionsSetShape(options, name, length, uintptr(len(extents)), unsafe.SliceData(extents), failed)
	}
}

func onnxDimension(dimension string, extent int) option[capi.OnnxInferOptions] {
	return func(options *capi.OnnxInferOptions, failed **capi.Error) capi.Status {
		name, length := pointerTo(dimension)
		return capi.OnnxInferOptionsSetDimension(options, name, length, int64(extent), failed)
	}
}

// ONNXWriteOptions are options of WriteONNX and WriteONNXFile.
type ONNXWriteOptions struct {
	// External is the name of a file beside the model that gets its large tensors; "" for none. A model of 2 GiB or more
	// must have one.
	External     string
	Threshold    uint64        // the size in bytes from which on a tensor is large; 0 is 1024
	KeepExternal bool          // tensors that were in other files when the model was read are still there
	Warnings     *[]Diagnostic // gets up to 100 warnings: attributes that a file has no place for
}

// WriteONNX is the module as an ONNX model, and the bytes of the file that External names; nil without one. The ops of
// the module must be those of the dialect onnx, and of the opset that it imports. options may be nil.
func (m *Module) WriteONNX(options *ONNXWriteOptions) (model, external []byte, err error) {
	if !m.handle.enter() {
		return nil, nil, closedError("module")
	}
	defer m.handle.leave()
	err = withONNXWriteOptions(options, func(given *capi.OnnxWriteOptions) error {
		var buffer, tensors *capi.Buffer
		var failed *capi.Error
		capi.OnnxWrite(m.handle.pointer, given, &buffer, &tensors, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		model, external = bytesOf(buffer), bytesOf(tensors)
		if options == nil || options.External == "" {
			external = nil
		}
		return nil
	})
	return model, external, err
}

// WriteONNXFile writes the module to an ONNX file, and the file that External names beside it. They are replaced when
// they are complete, so the module may have been read from them. options may be nil.
func (m *Module) WriteONNXFile(path string, options *ONNXWriteOptions) error {
	if !m.handle.enter() {
		return closedError("module")
	}
	defer m.handle.leave()
	return withONNXWriteOptions(options, func(options *capi.OnnxWriteOptions) error {
		text, length := pointerTo(path)
		var failed *capi.Error
		capi.OnnxWriteFile(m.handle.pointer, text, length, options, &failed)
		return failure(failed)
	})
}

func withONNXWriteOptions(options *ONNXWriteOptions, call func(*capi.OnnxWriteOptions) error) error {
	if options == nil {
		return call(nil)
	}
	return collect(options.Warnings, func(collector *capi.Diagnostics) error {
		set := []option[capi.OnnxWriteOptions]{
			naming(capi.OnnxWriteOptionsSetExternal, options.External),
			limit(capi.OnnxWriteOptionsSetExternalThreshold, options.Threshold),
			setting(capi.OnnxWriteOptionsSetKeepExternal, truth(options.KeepExternal)),
			setting(capi.OnnxWriteOptionsSetDiagnostics, collector),
		}
		return withOptions(capi.OnnxWriteOptionsCreate, capi.OnnxWriteOptionsDestroy, set, call)
	})
}

// ReadONNXTensor reads a tensor from the bytes of a TensorProto: the content of a .pb file of ONNX's tests.
func ReadONNXTensor(bytes []byte) (*Tensor, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	data, size := dataOf(bytes)
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorFromOnnx(data, size, &pointer, &failed)
	return adoptAny(pointer, failed)
}

// ONNX is the tensor as the bytes of a TensorProto with a name, which may be "".
func (t *Tensor) ONNX(name string) ([]byte, error) {
	if !t.handle.enter() {
		return nil, closedError("tensor")
	}
	defer t.handle.leave()
	text, length := optional(name)
	var buffer *capi.Buffer
	var failed *capi.Error
	capi.TensorToOnnx(t.handle.pointer, text, length, &buffer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return bytesOf(buffer), nil
}
