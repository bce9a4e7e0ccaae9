// The schemas of ONNX's ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"fmt"
	"math"

	"stablehlo/internal/capi"
)

// ONNXSchema is a version of an op of ONNX: what holds from the opset Since until the next version.
type ONNXSchema struct {
	Op               string // "Conv"
	Domain           string // "ai.onnx"
	Since            int64  // the opset that brought this version
	Deprecated       bool   // models should not use the op any more
	Nondeterministic bool   // equal inputs may give other outputs: the op draws random numbers, or has subgraphs
	Inputs           []ONNXFormal
	Outputs          []ONNXFormal
	Types            []ONNXTypeVariable
	Attributes       []ONNXAttribute // by name
}

// ONNXOption is how often a formal input or output occurs in a node.
type ONNXOption int32

// The options.
const (
	ONNXSingle   ONNXOption = ONNXOption(capi.SHLO_ONNX_SINGLE)
	ONNXOptional ONNXOption = ONNXOption(capi.SHLO_ONNX_OPTIONAL) // may be left out, or be omitted with an empty name
	ONNXVariadic ONNXOption = ONNXOption(capi.SHLO_ONNX_VARIADIC) // any number from Least on; only the last formal
)

// ONNXFormal is a formal input or output of an op.
type ONNXFormal struct {
	Name        string
	Option      ONNXOption
	Least       int              // the least number of values
	Homogeneous bool             // all values of a variadic one have one type
	Type        ONNXTypeVariable // formals with equal variables have equal types in a node
}

// ONNXTypeVariable stands for one of several types.
type ONNXTypeVariable struct {
	Name  string   // "T"; the type itself if there is but one, for one formal
	Types []string // as ONNX writes them: "tensor(float)", "seq(tensor(int64))"
}

// ONNXAttributeKind is the kind of an attribute's value. The numbers are those of AttributeProto.AttributeType.
type ONNXAttributeKind int32

// The kinds.
const (
	ONNXFloat         ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_FLOAT)
	ONNXInt           ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_INT)
	ONNXString        ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_STRING)
	ONNXTensor        ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_TENSOR)
	ONNXGraph         ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_GRAPH)
	ONNXFloats        ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_FLOATS)
	ONNXInts          ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_INTS)
	ONNXStrings       ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_STRINGS)
	ONNXTensors       ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_TENSORS)
	ONNXGraphs        ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_GRAPHS)
	ONNXSparseTensor  ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_SPARSE_TENSOR)
	ONNXSparseTensors ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_SPARSE_TENSORS)
	ONNXTypeProto     ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_TYPE_PROTO)
	ONNXTypeProtos    ONNXAttributeKind = ONNXAttributeKind(capi.SHLO_ONNX_TYPE_PROTOS)
)

// ONNXAttribute is an attribute of an op.
type ONNXAttribute struct {
	Name     string
	Kind     ONNXAttributeKind
	Required bool     // a node must have it
	Default  any      // a float32, int64 or string, or a slice of these, as Kind says; nil for none
	Values   []string // that a string may have; none if it may have any
}

// FindONNXSchema gives the version of an op that an opset has. The domain "" is "ai.onnx". The opset 0 is the newest of
// the domain; one that is newer than the library has what the newest one has. If there is no such op, or if it is newer
// than the opset, the error has Code NotFound.
func FindONNXSchema(op, domain string, opset int64) (*ONNXSchema, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	where := "the domain"
	if opset == 0 {
		opset = math.MaxInt64
	} else {
		where = fmt.Sprintf("opset %d of the domain", opset)
	}
	name, nameLength := pointerTo(op)
	text, length := pointerTo(domain)
	schema := capi.OnnxSchemaFind(text, length, name, nameLength, opset)
	if schema == nil {
		return nil, &Error{Code: NotFound, Message: fmt.Sprintf("%s %q has no op %q", where, domain, op)}
	}
	return onnxSchemaOf(schema), nil
}

// ONNXSchemas are the schemas of all versions of all ops: by the name of the op, older versions first.
func ONNXSchemas() ([]*ONNXSchema, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	return counted(capi.OnnxSchemaCount(), func(i uintptr) *ONNXSchema { return onnxSchemaOf(capi.OnnxSchemaAt(i)) }), nil
}

// NewestONNXOpset is the newest opset of a domain that the library knows. The domain "" is "ai.onnx". If the library does
// not know the domain, the error has Code NotFound.
func NewestONNXOpset(domain string) (int64, error) {
	if err := ready(); err != nil {
		return 0, err
	}
	text, length := pointerTo(domain)
	newest := capi.OnnxNewestOpset(text, length)
	if newest == 0 {
		return 0, &Error{Code: NotFound, Message: fmt.Sprintf("the domain %q is unknown", domain)}
	}
	return newest, nil
}

// onnxSchemaOf copies a schema, but for its texts, which are constants.
func onnxSchemaOf(of *capi.OnnxSchema) *ONNXSchema {
	types := counted(capi.OnnxSchemaTypeCount(of), func(i uintptr) ONNXTypeVariable {
		return ONNXTypeVariable{static(capi.OnnxSchemaTypeName(of, i, nil)),
			counted(capi.OnnxSchemaTypeCaseCount(of, i), func(k uintptr) string {
				return static(capi.OnnxSchemaTypeCase(of, i, k, nil))
			})}
	})
	return &ONNXSchema{
		Op:               static(capi.OnnxSchemaOp(of, nil)),
		Domain:           static(capi.OnnxSchemaDomain(of, nil)),
		Since:            capi.OnnxSchemaSince(of),
		Deprecated:       capi.OnnxSchemaIsDeprecated(of) != 0,
		Nondeterministic: capi.OnnxSchemaIsNondeterministic(of) != 0,
		Inputs: counted(capi.OnnxSchemaInputCount(of), func(i uintptr) ONNXFormal {
			return onnxFormalInputs.at(of, i, types)
		}),
		Outputs: counted(capi.OnnxSchemaOutputCount(of), func(i uintptr) ONNXFormal {
			return onnxFormalOutputs.at(of, i, types)
		}),
		Types: types,
		Attributes: counted(capi.OnnxSchemaAttributeCount(of), func(i uintptr) ONNXAttribute {
			return onnxAttributeAt(of, i)
		}),
	}
}

// onnxFormals are the accessors of inputs, or those of outputs.
type onnxFormals struct {
	name          func(of *capi.OnnxSchema, index uintptr, length *uintptr) *byte
	option        func(of *capi.OnnxSchema, index uintptr) capi.OnnxOption
	least         func(of *capi.OnnxSchema, index uintptr) uintptr
	isHomogeneous func(of *capi.OnnxSchema, index uintptr) int32
	variable      func(of *capi.OnnxSchema, index uintptr) uintptr
}

var (
	onnxFormalInputs = onnxFormals{capi.OnnxSchemaInputName, capi.OnnxSchemaInputOption, capi.OnnxSchemaInputLeast,
		capi.OnnxSchemaInputIsHomogeneous, capi.OnnxSchemaInputType}
	onnxFormalOutputs = onnxFormals{capi.OnnxSchemaOutputName, capi.OnnxSchemaOutputOption, capi.OnnxSchemaOutputLeast,
		capi.OnnxSchemaOutputIsHomogeneous, capi.OnnxSchemaOutputType}
)

func (f *onnxFormals) at(of *capi.OnnxSchema, index uintptr, types []ONNXTypeVariable) ONNXFormal {
	return ONNXFormal{
		Name:        static(f.name(of, index, nil)),
		Option:      ONNXOption(f.option(of, index)),
		Least:       int(f.least(of, index)),
		Homogeneous: f.isHomogeneous(of, index) != 0,
		Type:        types[f.variable(of, index)],
	}
}

func onnxAttributeAt(of *capi.OnnxSchema, index uintptr) ONNXAttribute {
	return ONNXAttribute{
		Name:     static(capi.OnnxSchemaAttributeName(of, index, nil)),
		Kind:     ONNXAttributeKind(capi.OnnxSchemaAttributeKind(of, index)),
		Required: capi.OnnxSchemaAttributeIsRequired(of, index) != 0,
		Default:  onnxDefaultOf(of, index),
		Values: counted(capi.OnnxSchemaValueCount(of, index), func(i uintptr) string {
			return static(capi.OnnxSchemaValue(of, index, i, nil))
		}),
	}
}

func onnxDefaultOf(of *capi.OnnxSchema, index uintptr) any {
	count := capi.OnnxSchemaDefaultCount(of, index)
	if count == 0 {
		return nil
	}
	number := func(i uintptr) float32 { return float32(capi.OnnxSchemaDefaultFloat(of, index, i)) } // which is exact
	integer := func(i uintptr) int64 { return capi.OnnxSchemaDefaultInt(of, index, i) }
	text := func(i uintptr) string { return static(capi.OnnxSchemaDefaultString(of, index, i, nil)) }
	switch capi.OnnxSchemaAttributeKind(of, index) {
	case capi.SHLO_ONNX_FLOAT:
		return number(0)
	case capi.SHLO_ONNX_INT:
		return integer(0)
	case capi.SHLO_ONNX_STRING:
		return text(0)
	case capi.SHLO_ONNX_FLOATS:
		return counted(count, number)
	case capi.SHLO_ONNX_INTS:
		return counted(count, integer)
	case capi.SHLO_ONNX_STRINGS:
		return counted(count, text)
	}
	return nil
}
