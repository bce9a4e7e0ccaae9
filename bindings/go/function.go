// What a module contains: functions with their signatures, ops, constants.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"slices"
	"strings"

	"stablehlo/internal/capi"
)

// Function is a function of a module. All but its operation is a copy.
type Function struct {
	Name      string
	Public    bool
	Arguments []Parameter
	Results   []Parameter
	Operation Operation
}

// Parameter is an argument or result of a function, or an input or output of a plan.
type Parameter struct {
	Name       string // as the exporter gave it, "params['w']"; "" if it has none
	Element    ElementType
	Shape      []int  // with Dynamic for dynamic extents; nil if the value is not a ranked tensor
	Type       string // "tensor<2x?xf32>"
	Attributes string // as text, of a function only

	// HasDefault says of an input of a plan that it may be left out: it takes its default then, the initializer of that
	// name of an ONNX model.
	HasDefault bool
	// DecidesShape says of an input of a plan that its value may decide a shape.
	DecidesShape bool

	count int     // of elements; -1 if the shape is dynamic
	size  uintptr // in bytes; 0 if the shape is dynamic
}

// String is the name, if there is one, and the type: "x: tensor<2xf32>".
func (p Parameter) String() string {
	if p.Name == "" {
		return p.Type
	}
	return p.Name + ": " + p.Type
}

// String is the signature: "main(x: tensor<2xf32>, tensor<i32>) -> (tensor<2xf32>)".
func (f *Function) String() string {
	list := func(parameters []Parameter) string {
		texts := make([]string, len(parameters))
		for i := range parameters {
			texts[i] = parameters[i].String()
		}
		return "(" + strings.Join(texts, ", ") + ")"
	}
	return f.Name + list(f.Arguments) + " -> " + list(f.Results)
}

// Functions are the functions in the order of the text.
func (m *Module) Functions() ([]*Function, error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	result := make([]*Function, capi.ModuleFunctionCount(m.handle.pointer))
	for i := range result {
		var pointer *capi.Function
		var failed *capi.Error
		capi.ModuleFunctionAt(m.handle.pointer, uintptr(i), &pointer, &failed)
		if err := failure(failed); err != nil {
			return nil, err
		}
		result[i] = m.describe(pointer)
	}
	return result, nil
}

// Function is the function of a name; for "" it is the main function: "main", or the only public function.
func (m *Module) Function(name string) (*Function, error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	text, length := optional(name)
	var pointer *capi.Function
	var failed *capi.Error
	capi.ModuleFunction(m.handle.pointer, text, length, &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return m.describe(pointer), nil
}

// describe copies a function and frees its handle. The operation belongs to the module.
func (m *Module) describe(function *capi.Function) *Function {
	defer capi.FunctionDestroy(function)
	result := &Function{
		Name:      textOf(function, capi.FunctionName),
		Public:    capi.FunctionIsPublic(function) != 0,
		Arguments: make([]Parameter, capi.FunctionArgumentCount(function)),
		Results:   make([]Parameter, capi.FunctionResultCount(function)),
		Operation: Operation{capi.FunctionOperation(function), m.handle},
	}
	for i := range result.Arguments {
		k := uintptr(i)
		result.Arguments[i] = Parameter{
			Name:       textAt(function, k, capi.FunctionArgumentName),
			Element:    ElementType(capi.FunctionArgumentElementType(function, k)),
			Shape:      shapeOf(capi.FunctionArgumentShape(function, k), capi.FunctionArgumentRank(function, k)),
			Type:       textAt(function, k, capi.FunctionArgumentTypeText),
			Attributes: textAt(function, k, capi.FunctionArgumentAttributes),
		}
	}
	for i := range result.Results {
		k := uintptr(i)
		result.Results[i] = Parameter{
			Name:       textAt(function, k, capi.FunctionResultName),
			Element:    ElementType(capi.FunctionResultElementType(function, k)),
			Shape:      shapeOf(capi.FunctionResultShape(function, k), capi.FunctionResultRank(function, k)),
			Type:       textAt(function, k, capi.FunctionResultTypeText),
			Attributes: textAt(function, k, capi.FunctionResultAttributes),
		}
	}
	return result
}

// Name is the name of the module, or "".
func (m *Module) Name() string { return textIn(m.handle, m.handle.get(), capi.ModuleName) }

// Partitions is how many partitions the module was exported for.
func (m *Module) Partitions() int {
	return int(in(m.handle, m.handle.get(), capi.ModulePartitionCount))
}

// Replicas is how many replicas the module was exported for.
func (m *Module) Replicas() int { return int(in(m.handle, m.handle.get(), capi.ModuleReplicaCount)) }

// OpCount is how often an op occurs.
type OpCount struct {
	Name  string
	Count uint64
	Since string // the version of an artifact's op; "" if unknown
}

// OpCounts are the ops of the module, the most frequent first.
func (m *Module) OpCounts() []OpCount {
	if !m.handle.enter() {
		return nil
	}
	defer m.handle.leave()
	result := make([]OpCount, capi.ModuleOpCount(m.handle.pointer))
	for i := range result {
		k := uintptr(i)
		result[i].Name = textAt(m.handle.pointer, k, capi.ModuleOpName)
		result[i].Count = capi.ModuleOpOccurrences(m.handle.pointer, k)
	}
	return result
}

// StoredConstant is a constant of a module.
type StoredConstant struct {
	Type     string // "tensor<2x3xf32>"
	Bytes    uint64 // as stored: a splat stores one element
	Function string // the enclosing function
}

// Constants are the constants of the module, the largest first.
func (m *Module) Constants() []StoredConstant {
	if !m.handle.enter() {
		return nil
	}
	defer m.handle.leave()
	result := make([]StoredConstant, capi.ModuleConstantCount(m.handle.pointer))
	for i := range result {
		k := uintptr(i)
		result[i] = StoredConstant{
			Type:     textAt(m.handle.pointer, k, capi.ModuleConstantTypeText),
			Bytes:    capi.ModuleConstantBytes(m.handle.pointer, k),
			Function: textAt(m.handle.pointer, k, capi.ModuleConstantFunction),
		}
	}
	return result
}

// clones copies parameters for a caller who may change them.
func clones(parameters []Parameter) []Parameter {
	result := slices.Clone(parameters)
	for i := range result {
		result[i].Shape = slices.Clone(result[i].Shape)
	}
	return result
}
