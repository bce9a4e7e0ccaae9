// Every op, built by its method. The cases are data: tests/bindings/builders/cases.py says what they mean.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"stablehlo"
)

type (
	object = map[string]any
	array  = []any
)

type parameter struct {
	Name, Role, Attribute string
	Optional              bool
}

type opset struct {
	Enums []struct {
		Name  string
		Cases []struct {
			Name  string
			Value int64
		}
	}
	Ops []struct {
		Name, Function string
		Parameters     []parameter
	}
}

type caseOfRegion struct {
	Arguments [][2]string
	Body      []step
	Returns   []string
}

type caseOfFunction struct {
	Name, Visibility string
	caseOfRegion
}

type step struct {
	Op      string
	With    object
	Results object
}

// cases calls methods by the names of ops and parameters, without case and underscores.
type cases struct {
	t          *testing.T
	methods    map[string]string      // the name of an op -> of a method
	parameters map[string][]parameter // of an op
	numbers    map[string]int64       // of a case: "fft_type RFFT"
	Programs   []struct {
		Path      string
		Functions []caseOfFunction
	}
	Twins []caseOfFunction
	built map[string]bool
}

func decode(t *testing.T, text []byte, into any) {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber() // integers keep their bits
	if err := decoder.Decode(into); err != nil {
		t.Fatal(err)
	}
}

func plain(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

func readCases(t *testing.T) *cases {
	c := &cases{t: t, methods: map[string]string{}, parameters: map[string][]parameter{}, numbers: map[string]int64{},
		built: map[string]bool{}}
	var ops opset
	decode(t, must(readSource("tests/bindings/builders/cases.json")), c)
	decode(t, must(readSource("docs/opset.json")), &ops)
	for _, enum := range ops.Enums {
		for _, one := range enum.Cases {
			c.numbers[plain(strings.TrimPrefix(enum.Name, "shlo_"))+" "+one.Name] = one.Value
		}
	}
	for _, op := range ops.Ops {
		c.parameters[op.Name] = op.Parameters
		c.methods[op.Name] = plain(strings.TrimPrefix(strings.TrimPrefix(op.Function, "shlo_build_"), "chlo_"))
	}
	return c
}

// named is the method or field of a name.
func named(t *testing.T, of reflect.Type, name string) int {
	t.Helper()
	count, at := of.NumMethod, func(i int) string { return of.Method(i).Name }
	if of.Kind() == reflect.Struct && of != reflect.TypeFor[stablehlo.CHLO]() {
		count, at = of.NumField, func(i int) string { return of.Field(i).Name }
	}
	for i := range count() {
		if strings.EqualFold(at(i), plain(name)) {
			return i
		}
	}
	t.Fatalf("%v has no %s", of, name)
	return 0
}

func (c *cases) fill(body *stablehlo.Body, of caseOfRegion, outer map[string]stablehlo.Value) {
	values := map[string]stablehlo.Value{}
	for name, value := range outer {
		values[name] = value
	}
	if len(body.Arguments) != len(of.Arguments) {
		c.t.Errorf("%d arguments, expected %v", len(body.Arguments), of.Arguments)
		return
	}
	for i, argument := range of.Arguments {
		values[argument[0]] = body.Arguments[i]
		if found := body.Arguments[i].Type().String(); found != argument[1] {
			c.t.Errorf("argument %d is %s, expected %s", i, found, argument[1])
		}
	}
	for _, one := range of.Body {
		c.add(body, one, values)
	}
	returned := make([]stablehlo.Value, len(of.Returns))
	for i, name := range of.Returns {
		returned[i] = values[name]
	}
	body.Return(returned...)
}

func (c *cases) add(body *stablehlo.Body, one step, values map[string]stablehlo.Value) {
	receiver := reflect.ValueOf(body)
	if strings.HasPrefix(one.Op, "chlo.") {
		receiver = reflect.ValueOf(body.CHLO())
	}
	method := receiver.Method(named(c.t, receiver.Type(), c.methods[one.Op]))
	var arguments []reflect.Value
	next := func() reflect.Type { return method.Type().In(len(arguments)) }
	var options, dimensions reflect.Value
	if method.Type().IsVariadic() {
		options = reflect.New(method.Type().In(method.Type().NumIn() - 1).Elem()).Elem()
	}
	var results []string
	given := 0
	for _, parameter := range c.parameters[one.Op] {
		value, found := one.With[parameter.Name]
		switch {
		case parameter.Role == "result":
			results = append(results, parameter.Name)
		case parameter.Optional && found:
			field := options.Field(named(c.t, options.Type(), parameter.Name))
			field.Set(c.value(value, field.Type(), values))
			given++
		case parameter.Optional:
		case strings.HasSuffix(parameter.Attribute, "dimension_numbers"):
			if !dimensions.IsValid() {
				dimensions = reflect.New(next()).Elem()
				arguments = append(arguments, dimensions)
			}
			field := dimensions.Field(named(c.t, dimensions.Type(), parameter.Name))
			field.Set(c.value(value, field.Type(), values))
		default:
			arguments = append(arguments, c.value(value, next(), values))
		}
	}
	if given > 0 {
		arguments = append(arguments, options)
	}
	for i, result := range method.Call(arguments) {
		switch expected := one.Results[results[i]].(type) {
		case string:
			values[expected] = result.Interface().(stablehlo.Value)
		case array:
			list := result.Interface().(stablehlo.Results)
			if len(list) != len(expected) && body.Err() == nil {
				c.t.Errorf("%s: %d results %s, expected %d", one.Op, len(list), results[i], len(expected))
			}
			for k, name := range expected {
				values[name.(string)] = list.At(k)
			}
		}
	}
	c.built[one.Op] = true
}

// value is a value of a case as a Go value of a type.
func (c *cases) value(of any, as reflect.Type, values map[string]stablehlo.Value) reflect.Value {
	fields, _ := of.(object)
	list, isList := of.(array)
	text, isText := of.(string)
	fill := func(region any) func(*stablehlo.Body) {
		var filled caseOfRegion
		decode(c.t, must(json.Marshal(region)), &filled)
		return func(body *stablehlo.Body) { c.fill(body, filled, values) }
	}
	switch as {
	case reflect.TypeFor[stablehlo.Value]():
		return reflect.ValueOf(values[text])
	case reflect.TypeFor[func(*stablehlo.Body)]():
		return reflect.ValueOf(fill(of))
	case reflect.TypeFor[stablehlo.RegionBody]():
		return reflect.ValueOf(stablehlo.RegionBody{Fill: fill(of)})
	case reflect.TypeFor[stablehlo.Type]():
		return reflect.ValueOf(stablehlo.TypeFromText(text))
	case reflect.TypeFor[*stablehlo.Tensor]():
		return reflect.ValueOf(c.tensor(fields))
	case reflect.TypeFor[stablehlo.Number]():
		if fields["element"] != "f32" {
			c.t.Fatal(fields)
		}
		number := must(fields["value"].(json.Number).Float64())
		return reflect.ValueOf(stablehlo.Float{Value: number, Element: stablehlo.F32})
	case reflect.TypeFor[stablehlo.Attributes]():
		attributes := stablehlo.Attributes{}
		for name, value := range fields {
			attributes[name] = stablehlo.Parsed(value.(string))
		}
		return reflect.ValueOf(attributes)
	}
	switch as.Kind() {
	case reflect.Interface: // the type of the alternative that fits
		alternatives := []reflect.Type{reflect.TypeFor[stablehlo.String](), reflect.TypeFor[stablehlo.Symbol]()}
		if isList {
			alternatives = []reflect.Type{reflect.TypeFor[stablehlo.IntegerVector]()}
			if _, nested := list[0].(array); nested {
				alternatives = []reflect.Type{reflect.TypeFor[stablehlo.IntegerMatrix]()}
			}
		} else if !isText {
			alternatives = []reflect.Type{reflect.TypeFor[stablehlo.ReplicaGroupMeshAxes](),
				reflect.TypeFor[stablehlo.Mesh](), reflect.TypeFor[stablehlo.Attributes]()}
		}
		for _, one := range alternatives {
			if one.Implements(as) {
				return c.value(of, one, values)
			}
		}
	case reflect.Pointer:
		pointer := reflect.New(as.Elem())
		pointer.Elem().Set(c.value(of, as.Elem(), values))
		return pointer
	case reflect.Struct:
		result := reflect.New(as).Elem()
		for name, value := range fields {
			field := result.Field(named(c.t, as, name))
			field.Set(c.value(value, field.Type(), values))
		}
		return result
	case reflect.Slice, reflect.Array:
		result := reflect.New(as).Elem()
		if as.Kind() == reflect.Slice {
			result.Set(reflect.MakeSlice(as, len(list), len(list)))
		}
		for i, one := range list {
			result.Index(i).Set(c.value(one, as.Elem(), values))
		}
		return result
	case reflect.Int32: // an enum
		number, known := c.numbers[plain(as.Name())+" "+text]
		if !known {
			c.t.Fatalf("%v has no case %s", as, text)
		}
		return reflect.ValueOf(number).Convert(as)
	case reflect.Int:
		return reflect.ValueOf(must(of.(json.Number).Int64())).Convert(as)
	case reflect.Float64:
		return reflect.ValueOf(must(of.(json.Number).Float64()))
	case reflect.Bool, reflect.String:
		return reflect.ValueOf(of).Convert(as)
	}
	c.t.Fatalf("no %v is made of %v", as, of)
	return reflect.Value{}
}

// tensor reads a .npy file of unsigned integers of the same size as elements of the type.
func (c *cases) tensor(of object) *stablehlo.Tensor {
	var element stablehlo.ElementType
	for element = stablehlo.I1; element.String() != of["element"]; element++ {
	}
	var shape strings.Builder
	for _, extent := range of["shape"].(array) {
		fmt.Fprintf(&shape, "%v,", extent)
	}
	header := fmt.Sprintf("{'descr': '<u%d', 'fortran_order': False, 'shape': (%s), }\n", element.Size(), &shape)
	file := append([]byte("\x93NUMPY\x01\x00"), byte(len(header)), byte(len(header)>>8))
	file = append(append(file, header...), must(hex.DecodeString(of["bytes"].(string)))...)
	return must(stablehlo.ReadNpyAs(file, element))
}

func (c *cases) module(functions []caseOfFunction) *stablehlo.Module {
	builder := must(stablehlo.NewBuilder(""))
	defer builder.Close()
	for _, one := range functions {
		types := make([]stablehlo.Type, len(one.Arguments))
		for i, argument := range one.Arguments {
			types[i] = stablehlo.TypeFromText(argument[1])
		}
		add := builder.Function
		if one.Visibility == "private" {
			add = builder.PrivateFunction
		}
		if err := add(one.Name, types, func(f *stablehlo.Body) { c.fill(f, one.caseOfRegion, nil) }); err != nil {
			c.t.Errorf("%s: %+v", one.Name, err)
		}
	}
	module, err := builder.Finish()
	if err != nil {
		c.t.Fatalf("%+v", err)
	}
	return module
}

// textOf is the text of a function. One that the builder made is public; of a program, that is the default.
func textOf(t *testing.T, module *stablehlo.Module, name string) string {
	t.Helper()
	function, err := module.Function(name)
	if err != nil {
		t.Fatal(name, err)
	}
	return strings.Replace(function.Operation.String(), "func.func public", "func.func", 1)
}

func TestEveryOp(t *testing.T) {
	c := readCases(t)
	functions := 0
	var first *stablehlo.Module
	for _, program := range c.Programs {
		expected, err := stablehlo.Parse(string(must(readSource(program.Path))), nil)
		if err != nil {
			t.Fatalf("%s: %+v", program.Path, err)
		}
		if first == nil {
			first = expected
		}
		built := c.module(program.Functions)
		for _, one := range program.Functions {
			if found, right := textOf(t, built, one.Name), textOf(t, expected, one.Name); found != right {
				t.Errorf("found %s\nexpected %s", found, right)
			}
			functions++
		}
	}
	if len(c.built) != len(c.parameters) || len(c.built) < 168 || functions < 200 {
		t.Fatalf("%d of %d ops in %d functions were built", len(c.built), len(c.parameters), functions)
	}
	for _, twin := range c.Twins {
		if found := textOf(t, c.module([]caseOfFunction{twin}), twin.Name); found == textOf(t, first, twin.Name) {
			t.Errorf("a twin is equal: %s", found)
		}
	}
	if len(c.Twins) < 3 {
		t.Error(len(c.Twins), "twins")
	}
	t.Logf("%d of %d ops built in %d functions, %d twins", len(c.built), len(c.parameters), functions, len(c.Twins))
}
