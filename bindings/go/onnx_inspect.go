// ONNX models that need not become modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "stablehlo/internal/capi"

// ONNXInspection is what an ONNX model says. Text has the bytes of the model, which may be no UTF-8; what the model does
// not say is "".
type ONNXInspection struct {
	IRVersion       int64 // of the format
	ModelVersion    int64
	Producer        string
	ProducerVersion string
	Domain          string
	Doc             string
	Graph           string // the name of the graph
	Opsets          []ONNXOpset
	Ops             []ONNXOpCount // of the graph, its subgraphs and the functions; the most frequent first
	Inputs          []ONNXValue
	Outputs         []ONNXValue
	Initializers    []ONNXInitializer
	Files           []ONNXFile
	Functions       []ONNXFunction
	Metadata        []ONNXProperty
}

// ONNXOpset is an opset that a model imports.
type ONNXOpset struct {
	Domain  string // "ai.onnx"
	Version int64
}

// ONNXOpCount is how often an op occurs in a model.
type ONNXOpCount struct {
	Domain string
	Name   string
	Since  int64 // the opset that brought the version; 0 without a schema, as for a call of a function
	Count  uint64
}

// ONNXValue is an input or output of a model.
type ONNXValue struct {
	Name       string
	Type       string          // as ONNX writes it: "float[batch,3]", "int64" for a scalar, "float[]" for an unknown rank
	Element    ElementType     // NoElement for what is not a tensor of numbers
	Shape      []ONNXDimension // nil for an unknown rank, and for what is not a tensor
	HasDefault bool            // of an input: an initializer is its default
}

// ONNXDimension is an axis of a shape.
type ONNXDimension struct {
	Extent int    // Dynamic if the model does not say it
	Name   string // "" for none
}

// ONNXInitializer is an initializer of the graph.
type ONNXInitializer struct {
	Name     string
	Type     string // "float[64,3,7,7]"
	Bytes    uint64
	Location string // of the file that has the elements; "" if the model has them
}

// ONNXFile is a file that has tensors of a model.
type ONNXFile struct {
	Location string
	Bytes    uint64 // the size that it must have at least
	Tensors  uint64
}

// ONNXFunction is a function of a model.
type ONNXFunction struct {
	Domain   string
	Name     string
	Overload string // "" if there is but one
	Nodes    uint64
	Inputs   []string
	Outputs  []string
}

// ONNXProperty is an entry of the metadata of a model.
type ONNXProperty struct{ Key, Value string }

// InspectONNX reads what an ONNX model says, even if it has opsets that are newer than the library. Nothing is verified
// but the encoding, and no other file is opened.
func InspectONNX(bytes []byte) (*ONNXInspection, error) {
	return inspectONNX(func(out **capi.OnnxInspection, failed **capi.Error) {
		data, size := dataOf(bytes)
		capi.OnnxInspect(data, size, out, failed)
	})
}

// InspectONNXFile is InspectONNX for a file.
func InspectONNXFile(path string) (*ONNXInspection, error) {
	return inspectONNX(func(out **capi.OnnxInspection, failed **capi.Error) {
		text, length := pointerTo(path)
		capi.OnnxInspectFile(text, length, out, failed)
	})
}

func inspectONNX(inspect func(**capi.OnnxInspection, **capi.Error)) (*ONNXInspection, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	var of *capi.OnnxInspection
	var failed *capi.Error
	inspect(&of, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	defer capi.OnnxInspectionDestroy(of)
	result := &ONNXInspection{
		IRVersion:       capi.OnnxInspectionIrVersion(of),
		ModelVersion:    capi.OnnxInspectionModelVersion(of),
		Producer:        textOf(of, capi.OnnxInspectionProducer),
		ProducerVersion: textOf(of, capi.OnnxInspectionProducerVersion),
		Domain:          textOf(of, capi.OnnxInspectionDomain),
		Doc:             textOf(of, capi.OnnxInspectionDoc),
		Graph:           textOf(of, capi.OnnxInspectionGraph),
	}
	result.Opsets = counted(capi.OnnxInspectionOpsetCount(of), func(i uintptr) ONNXOpset {
		return ONNXOpset{textAt(of, i, capi.OnnxInspectionOpsetDomain), capi.OnnxInspectionOpsetVersion(of, i)}
	})
	result.Ops = counted(capi.OnnxInspectionOpCount(of), func(i uintptr) ONNXOpCount {
		return ONNXOpCount{textAt(of, i, capi.OnnxInspectionOpDomain), textAt(of, i, capi.OnnxInspectionOpName),
			capi.OnnxInspectionOpSince(of, i), capi.OnnxInspectionOpOccurrences(of, i)}
	})
	result.Inputs = counted(capi.OnnxInspectionInputCount(of), func(i uintptr) ONNXValue {
		value := onnxInputs.at(of, i)
		value.HasDefault = capi.OnnxInspectionInputHasDefault(of, i) != 0
		return value
	})
	result.Outputs = counted(capi.OnnxInspectionOutputCount(of), func(i uintptr) ONNXValue { return onnxOutputs.at(of, i) })
	result.Initializers = counted(capi.OnnxInspectionInitializerCount(of), func(i uintptr) ONNXInitializer {
		return ONNXInitializer{textAt(of, i, capi.OnnxInspectionInitializerName),
			textAt(of, i, capi.OnnxInspectionInitializerType), capi.OnnxInspectionInitializerBytes(of, i),
			textAt(of, i, capi.OnnxInspectionInitializerLocation)}
	})
	result.Files = counted(capi.OnnxInspectionFileCount(of), func(i uintptr) ONNXFile {
		return ONNXFile{textAt(of, i, capi.OnnxInspectionFileLocation), capi.OnnxInspectionFileBytes(of, i),
			capi.OnnxInspectionFileTensors(of, i)}
	})
	result.Functions = counted(capi.OnnxInspectionFunctionCount(of), func(i uintptr) ONNXFunction {
		return onnxFunctionAt(of, i)
	})
	result.Metadata = counted(capi.OnnxInspectionMetadataCount(of), func(i uintptr) ONNXProperty {
		return ONNXProperty{textAt(of, i, capi.OnnxInspectionMetadataKey), textAt(of, i, capi.OnnxInspectionMetadataValue)}
	})
	return result, nil
}

// onnxValues are the accessors of inputs, or those of outputs.
type onnxValues struct {
	name, text func(of *capi.OnnxInspection, index uintptr, length *uintptr) *byte
	element    func(of *capi.OnnxInspection, index uintptr) capi.ElementType
	rank       func(of *capi.OnnxInspection, index uintptr) int32
	extent     func(of *capi.OnnxInspection, index, axis uintptr) int64
	dimension  func(of *capi.OnnxInspection, index, axis uintptr, length *uintptr) *byte
}

var (
	onnxInputs = onnxValues{capi.OnnxInspectionInputName, capi.OnnxInspectionInputType,
		capi.OnnxInspectionInputElementType, capi.OnnxInspectionInputRank, capi.OnnxInspectionInputExtent,
		capi.OnnxInspectionInputDimension}
	onnxOutputs = onnxValues{capi.OnnxInspectionOutputName, capi.OnnxInspectionOutputType,
		capi.OnnxInspectionOutputElementType, capi.OnnxInspectionOutputRank, capi.OnnxInspectionOutputExtent,
		capi.OnnxInspectionOutputDimension}
)

func (v *onnxValues) at(of *capi.OnnxInspection, index uintptr) ONNXValue {
	value := ONNXValue{Name: textAt(of, index, v.name), Type: textAt(of, index, v.text),
		Element: ElementType(v.element(of, index))}
	if rank := v.rank(of, index); rank >= 0 {
		value.Shape = counted(uintptr(rank), func(axis uintptr) ONNXDimension {
			return ONNXDimension{extentOf(v.extent(of, index, axis)), textWithin(of, index, axis, v.dimension)}
		})
	}
	return value
}

func onnxFunctionAt(of *capi.OnnxInspection, index uintptr) ONNXFunction {
	return ONNXFunction{
		Domain:   textAt(of, index, capi.OnnxInspectionFunctionDomain),
		Name:     textAt(of, index, capi.OnnxInspectionFunctionName),
		Overload: textAt(of, index, capi.OnnxInspectionFunctionOverload),
		Nodes:    capi.OnnxInspectionFunctionNodes(of, index),
		Inputs: counted(capi.OnnxInspectionFunctionInputCount(of, index), func(i uintptr) string {
			return textWithin(of, index, i, capi.OnnxInspectionFunctionInput)
		}),
		Outputs: counted(capi.OnnxInspectionFunctionOutputCount(of, index), func(i uintptr) string {
			return textWithin(of, index, i, capi.OnnxInspectionFunctionOutput)
		}),
	}
}
