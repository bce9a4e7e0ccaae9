// Builders: ops, regions, attributes, errors, and values that are no longer valid.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"stablehlo"
)

type (
	body   = stablehlo.Body
	list   = []stablehlo.Value
	region = stablehlo.RegionBody
)

var (
	f32x2 = stablehlo.TensorOf(stablehlo.F32, 2)
	f32   = stablehlo.TensorOf(stablehlo.F32)
	i32   = stablehlo.TensorOf(stablehlo.I32)
)

func types(of ...stablehlo.Type) []stablehlo.Type { return of }

func TestControlFlow(t *testing.T) {
	module, err := stablehlo.Build("main", types(i32), func(f *body) {
		f.NameArgument(0, "limit")
		zero := stablehlo.Constant(f, []int32{0})
		loop := f.Op(stablehlo.Op{Name: "stablehlo.while", Operands: list{zero}, Regions: []region{
			{Arguments: types(i32), Fill: func(r *body) {
				r.Return(r.Op(stablehlo.Op{Name: "stablehlo.compare", Operands: list{r.Arguments[0], f.Arguments[0]},
					Attributes: stablehlo.Attributes{
						"comparison_direction": stablehlo.Enum{Name: "stablehlo.comparison_direction", Number: 5}},
				})...)
			}},
			{Arguments: types(i32), Fill: func(r *body) {
				three := stablehlo.Constant(r, []int32{3})
				r.Return(r.Apply("stablehlo.add", r.Arguments[0], three))
			}},
		}})
		f.Return(loop...)
	})
	if err != nil {
		t.Fatalf("%+v", err)
	}
	plan, err := module.Plan(nil)
	if err != nil {
		t.Fatal(err)
	}
	got := []int32{0}
	err = plan.RunInto(background, []stablehlo.Array{stablehlo.Slice(got)},
		stablehlo.Named("limit", stablehlo.Slice([]int32{10})))
	if err != nil || got[0] != 12 {
		t.Error(got, err)
	}
}

func TestAttributesOfAllKinds(t *testing.T) {
	module, err := stablehlo.Parse("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"+
		"%0 = stablehlo.negate %x {other.a = [1, \"b\"]} : tensor<2xf32>\nreturn %0 : tensor<2xf32> }", nil)
	if err != nil {
		t.Fatal(err)
	}
	var borrowed stablehlo.Attribute
	for op := range module.Operation().All() {
		if found := op.Attribute("other.a"); !found.IsZero() {
			borrowed = found
		}
	}
	attributes := stablehlo.Attributes{
		"t.bool": true, "t.int": 7, "t.int64": int64(8), "t.string": "a\"b", "t.type": f32x2, "t.unit": stablehlo.Unit{},
		"t.integer": stablehlo.Integer{Value: 5, Element: stablehlo.I32}, "t.ints": []int{1, 2}, "t.int64s": []int64{3},
		"t.float": stablehlo.Float{Value: 0.5, Element: stablehlo.F32}, "t.bools": []bool{true, false},
		"t.tensor": tensorOf(t, []int32{4, 5}, 2), "t.symbol": stablehlo.Symbol("main"),
		"t.parsed": stablehlo.Parsed("#stablehlo<precision HIGH>"), "t.list": []any{1, "two"},
		"t.dictionary": stablehlo.Attributes{"a": 1, "b": 2}, "t.borrowed": borrowed,
		"t.enum": stablehlo.Enum{Name: "stablehlo.fft_type", Number: 2},
		"t.struct": stablehlo.Struct{Name: "stablehlo.dot", Fields: stablehlo.Attributes{
			"lhs_contracting_dimensions": []int{0}, "rhs_contracting_dimensions": []int{0},
			"lhs_batching_dimensions": []int{}, "rhs_batching_dimensions": []int{}}},
	}
	build := func(attributes stablehlo.Attributes) (*stablehlo.Module, error) {
		return stablehlo.Build("main", types(f32x2), func(f *body) {
			f.Return(f.Op(stablehlo.Op{Name: "stablehlo.abs", Operands: f.Arguments, Attributes: attributes})...)
		})
	}
	built, err := build(attributes)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	seen := 0
	for op := range built.Operation().All() {
		if op.Name() != "stablehlo.abs" {
			continue
		}
		for name, attribute := range op.Attributes() {
			seen++
			if _, known := attributes[name]; !known || attribute.Kind() == stablehlo.NoAttribute || attribute.String() == "" {
				t.Error(name, attribute.Kind(), attribute)
			}
		}
		tensor, err := op.Attribute("t.tensor").Tensor()
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := stablehlo.Elements[int32](tensor); got[1] != 5 {
			t.Error(got)
		}
		dictionary, text := op.Attribute("t.dictionary"), op.Attribute("t.string").Text()
		if dictionary.Entry("b").Int() != 2 || text != "a\"b" || op.Attribute("t.float").Float() != 0.5 {
			t.Error(dictionary, text)
		}
		if ints := op.Attribute("t.ints").Ints(); len(ints) != 2 || ints[1] != 2 {
			t.Error(ints)
		}
		if got := op.Attribute("t.type").Type(); got.String() != "tensor<2xf32>" || got.Element() != stablehlo.F32 {
			t.Error(got)
		}
		for key, field := range op.Attribute("t.struct").Entries() {
			if !strings.HasSuffix(key, "dimensions") || field.Kind() != stablehlo.IntegersAttribute {
				t.Error(key, field)
			}
		}
		if borrowed := op.Attribute("t.borrowed"); borrowed.Len() != 2 || borrowed.At(1).Text() != "b" {
			t.Error(borrowed)
		}
	}
	if seen != len(attributes) {
		t.Errorf("%d of %d attributes were seen", seen, len(attributes))
	}
	_, err = build(stablehlo.Attributes{"t.wrong": 1.5})
	refused(t, err, stablehlo.InvalidArgument, "float64")
	_, err = build(stablehlo.Attributes{"t.wrong": stablehlo.Parsed("#nonsense<")})
	refused(t, err, stablehlo.Malformed)
	_, err = build(stablehlo.Attributes{"t.wrong": stablehlo.Enum{Name: "stablehlo.nonsense"}})
	refused(t, err, stablehlo.NotFound)
	module.Close()
	_, err = build(stablehlo.Attributes{"t.wrong": borrowed})
	refused(t, err, stablehlo.InvalidArgument, "closed")
}

func TestRefusedOp(t *testing.T) {
	after := 0
	_, err := stablehlo.Build("main", types(f32x2, f32), func(f *body) {
		sum := f.Apply("stablehlo.add", f.Arguments...) // the line of the error
		after++
		f.Return(f.Apply("stablehlo.negate", sum))
	})
	failed := refused(t, err, stablehlo.InvalidProgram)
	found := failed.Diagnostics[0]
	if found.File != "builder_test.go" || found.Op != "stablehlo.add" || found.Constraint == "" || after != 1 {
		t.Errorf("%+v", found)
	}
	lines := strings.Split(string(must(readSource("bindings/go/builder_test.go"))), "\n")
	if found.Line < 1 || !strings.Contains(lines[found.Line-1], "the line of the error") {
		t.Error(found.Line)
	}
}

func TestClosureErrors(t *testing.T) {
	builder, _ := stablehlo.NewBuilder("")
	defer builder.Close()
	reason := errors.New("no more")
	var lost, inner stablehlo.Value
	var ended *body
	err := builder.Function("fails", types(f32x2), func(f *body) {
		lost, ended = f.Apply("stablehlo.abs", f.Arguments...), f
		if lost.Type().String() != "tensor<2xf32>" {
			t.Error(lost.Type())
		}
		f.Op(stablehlo.Op{Name: "stablehlo.while", Operands: f.Arguments, Regions: []region{
			{Arguments: types(f32x2), Fill: func(r *body) {
				inner = r.Apply("stablehlo.negate", r.Arguments...)
				r.Fail(reason)
			}}, {}}})
		f.Return(f.Arguments...)
	})
	if refused(t, err, stablehlo.Failed, "no more"); !errors.Is(err, reason) {
		t.Error(err)
	}
	for _, value := range []stablehlo.Value{lost, inner, ended.Arguments[0]} {
		if value.Type().String() != "" || value.Index() != 0 || !value.Operation().IsZero() {
			t.Error("a value of an abandoned function has properties")
		}
		err := builder.Function("uses", nil, func(f *body) { f.Return(f.Apply("stablehlo.abs", value)) })
		refused(t, err, stablehlo.InvalidArgument, "operand 0", "failed")
	}
	func() {
		defer func() {
			if recover() != "panic" {
				t.Error("the panic was lost")
			}
		}()
		builder.Function("panics", types(f32x2), func(f *body) { panic("panic") })
	}()
	refused(t, builder.Function("main", nil, func(f *body) { f.Return(stablehlo.Value{}) }),
		stablehlo.InvalidArgument, "returned value 0", "no value")
	refused(t, builder.Function("main", nil, nil), stablehlo.InvalidArgument, "no closure")
	wrong := func(f *body) { panic("called") }
	refused(t, builder.Function("main", types(stablehlo.TypeFromText("tensor<")), wrong), stablehlo.Malformed)
	if err := builder.Function("main", types(f32x2), func(f *body) {
		other, _ := stablehlo.NewBuilder("")
		defer other.Close()
		var foreign stablehlo.Value
		other.Function("main", types(f32x2), func(g *body) { foreign = g.Arguments[0] })
		err := builder.Function("nested", nil, func(g *body) { g.Return(foreign) })
		refused(t, err, stablehlo.InvalidArgument, "another builder")
		_, err = builder.Finish()
		refused(t, err, stablehlo.InvalidArgument, "open")
		lost = f.Arguments[0]
		f.Return(f.Arguments...)
	}); err != nil {
		t.Fatal(err)
	}
	if lost.Type().String() != "tensor<2xf32>" {
		t.Error("a value of a finished function lost its type")
	}
	module, err := builder.Finish()
	if err != nil {
		t.Fatalf("%+v", err)
	}
	if functions, _ := module.Functions(); len(functions) != 1 || functions[0].Name != "main" {
		t.Error(module)
	}
	if lost.Type().String() != "" {
		t.Error("a value of a finished builder has a type")
	}
	_, err = builder.Finish()
	refused(t, err, stablehlo.InvalidArgument, "finished")
	refused(t, builder.SetAttribute("a.b", 1), stablehlo.InvalidArgument, "finished")
}

func TestMisusedBodies(t *testing.T) {
	builder, _ := stablehlo.NewBuilder("name")
	defer builder.Close()
	err := builder.Function("main", types(f32x2), func(f *body) {
		f.Op(stablehlo.Op{Name: "stablehlo.while", Operands: f.Arguments, Regions: []region{
			{Arguments: types(f32x2), Fill: func(*body) {
				f.Apply("stablehlo.abs", f.Arguments...)
			}}, {}}})
		f.Return(f.Arguments...)
	})
	refused(t, err, stablehlo.InvalidArgument, "while one within it is open")
	var ended *body
	if err := builder.Function("main", types(f32x2), func(f *body) { ended = f; f.Return(f.Arguments...) }); err != nil {
		t.Fatal(err)
	}
	if value := ended.Apply("stablehlo.abs", ended.Arguments...); !value.IsZero() {
		t.Error("an op was added to a function that has ended")
	}
	_, err = builder.Finish()
	refused(t, err, stablehlo.InvalidArgument, "stablehlo.abs", "ended")
	err = builder.Function("other", types(f32x2), func(f *body) {
		f.Return(f.Arguments...)
		f.Apply("stablehlo.abs", f.Arguments...)
	})
	refused(t, err, stablehlo.InvalidArgument, "stablehlo.abs", "after its return")
	err = builder.Function("other", types(f32x2), func(f *body) {
		f.Return(f.Arguments...)
		f.Return()
	})
	refused(t, err, stablehlo.InvalidArgument, "twice")
	if value := (stablehlo.Results)(nil).At(3); !value.IsZero() || value.Type().String() != "" {
		t.Error(value)
	}
}

func TestRefusedMethods(t *testing.T) {
	build := func(add func(f *body)) error {
		_, err := stablehlo.Build("main", types(f32x2, f32), add)
		return err
	}
	invalid := stablehlo.InvalidArgument
	if err := build(func(f *body) { f.Return(f.Tanh(f.Arguments[0], stablehlo.TanhOptions{})) }); err != nil {
		t.Fatal(err) // the twin of all below
	}
	failed := refused(t, build(func(f *body) { f.Add(f.Arguments[0], f.Arguments[1]) }), stablehlo.InvalidProgram)
	lines := strings.Split(string(must(readSource("bindings/go/builder_test.go"))), "\n")
	if found := failed.Diagnostics[0]; !strings.Contains(lines[found.Line-1], "f.Add(f.Arguments[0], f.Arguments[1])") {
		t.Errorf("%+v", found)
	}
	refused(t, build(func(f *body) {
		f.Tanh(f.Arguments[0], stablehlo.TanhOptions{}, stablehlo.TanhOptions{})
	}), invalid, "stablehlo.tanh", "2 times")
	refused(t, build(func(f *body) { f.Add(f.Arguments[0], stablehlo.Value{}) }), invalid, "rhs", "no value")
	refused(t, build(func(f *body) { f.Concatenate(list{f.Arguments[0], {}}, 0) }), invalid, "inputs 1")
	refused(t, build(func(f *body) { f.Constant(nil) }), invalid, "nil tensor")
	refused(t, build(func(f *body) { f.ReducePrecision(f.Arguments[0], 1<<40, 3) }), invalid, "exponent_bits", "32 bits")
	refused(t, build(func(f *body) { f.Iota(0, stablehlo.Type{}) }), invalid)
	refused(t, build(func(f *body) { f.Convert(f.Arguments[0], stablehlo.TypeFromText("tensor<")) }), stablehlo.Malformed)
	refused(t, build(func(f *body) {
		groups := stablehlo.IntegerMatrix{{0, 1}, {2}}
		f.AllToAll(f.Arguments[:1], 0, 0, 2, groups)
	}), invalid, "row 1")
	refused(t, build(func(f *body) { f.AllToAll(f.Arguments[:1], 0, 0, 2, nil) }), invalid, "replica_groups")
	refused(t, build(func(f *body) { f.If(f.Arguments[1], nil, nil) }), invalid, "no closure")
	refused(t, build(func(f *body) {
		f.Reduce(list{{}}, list{f.Arguments[1]}, []int{0}, func(*body) { panic("called") })
	}), invalid, "inputs 0")
	refused(t, build(func(f *body) {
		f.CHLO().Scan(f.Arguments[:1], nil, 3, func(*body) { panic("called") })
	}), invalid, "no dimension 3")
	refused(t, build(func(f *body) {
		f.Reduce(f.Arguments[:1], f.Arguments[1:], []int{0}, func(r *body) { f.Abs(r.Arguments[0]) })
	}), invalid, "stablehlo.abs", "while one within it is open")
	reason, after := errors.New("no more"), 0
	err := build(func(f *body) {
		f.Reduce(f.Arguments[:1], f.Arguments[1:], []int{0}, func(r *body) { r.Fail(reason) })
		f.Reduce(f.Arguments[:1], f.Arguments[1:], []int{0}, func(r *body) { after++ })
	})
	if !errors.Is(err, reason) || after != 0 {
		t.Error(err, after)
	}
}

func TestCalls(t *testing.T) {
	builder, _ := stablehlo.NewBuilder("calls")
	defer builder.Close()
	err := builder.PrivateFunction("twice", types(f32x2), func(f *body) {
		f.Return(f.Apply("stablehlo.add", f.Arguments[0], f.Arguments[0]))
	})
	if err == nil {
		err = builder.Function("main", types(f32x2), func(f *body) {
			f.Return(f.Op(stablehlo.Op{Name: "func.call", Operands: f.Arguments, Results: types(f32x2),
				Attributes: stablehlo.Attributes{"callee": stablehlo.Symbol("twice")}})...)
		})
	}
	if err == nil {
		err = builder.SetAttribute("mhlo.num_partitions", stablehlo.Integer{Value: 1, Element: stablehlo.I32})
	}
	if err != nil {
		t.Fatalf("%+v", err)
	}
	module, err := builder.Finish()
	if err != nil {
		t.Fatal(err)
	}
	functions, _ := module.Functions()
	if module.Name() != "calls" || module.Partitions() != 1 || functions[0].Public || !functions[1].Public {
		t.Error(module)
	}
}

func TestInfer(t *testing.T) {
	_, err := stablehlo.Infer("stablehlo.add", types(f32x2, f32), nil)
	refused(t, err, stablehlo.InvalidProgram)
	_, err = stablehlo.Infer("stablehlo.nonsense", types(f32x2), nil)
	refused(t, err, stablehlo.Unsupported)
	many := make([]stablehlo.Type, 20)
	for i := range many {
		many[i] = stablehlo.TensorOf(stablehlo.I32, i)
	}
	results, err := stablehlo.Infer("stablehlo.optimization_barrier", many, nil)
	if err != nil || fmt.Sprint(results) != fmt.Sprint(many) {
		t.Error(results, err)
	}
}

func TestTypes(t *testing.T) {
	module, err := stablehlo.Parse("func.func @main(%x: tensor<2x?x!quant.uniform<i8:f32, 0.5:3>>, %y: tuple<tensor<f32>, !stablehlo.token>,\n"+
		"%z: tensor<?xf32, #stablehlo.bounds<4>>) { return }", nil)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	main, _ := module.Function("main")
	values := main.Operation.Regions()[0].Arguments()
	quantized := values[0].Type()
	if q := quantized.Quantization(); q == nil || q.Scales[0] != 0.5 || q.ZeroPoints[0] != 3 || q.Axis != -1 ||
		q.Expressed != stablehlo.F32 || quantized.Element() != stablehlo.I8 || q.StorageMin != -128 {
		t.Errorf("%v %+v", quantized, quantized.Quantization())
	}
	if shape := quantized.Shape(); shape[0] != 2 || shape[1] != stablehlo.Dynamic {
		t.Error(shape)
	}
	if tuple := values[1].Type(); tuple.Kind() != stablehlo.TupleType || len(tuple.Parts()) != 2 ||
		tuple.Parts()[1].Kind() != stablehlo.TokenType {
		t.Error(tuple)
	}
	if bounded := values[2].Type(); bounded.Bounds()[0] != 4 {
		t.Error(bounded)
	}
	if text := stablehlo.TensorOf(stablehlo.F32, 2, stablehlo.Dynamic).String(); text != "tensor<2x?xf32>" {
		t.Error(text)
	}
}
