// Runs of plans.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"unsafe"

	"stablehlo/internal/capi"
)

// RunInto runs the plan and writes its results into outputs. It allocates nothing, unless ctx can be cancelled, or
// there are names, or more than 16 arrays. Inputs and outputs must not overlap. If the shape of an input or output is dynamic,
// all arrays must be tensors. If ctx ends, the run stops with an error that is also ctx.Err(). After an error, the
// outputs are undefined.
func (p *Plan) RunInto(ctx context.Context, outputs []Array, inputs ...Array) error {
	if !p.handle.enter() {
		return closedError("plan")
	}
	err := p.runInto(ctx, outputs, inputs) // no defer: it costs more than all checks
	p.handle.leave()
	return err
}

func (p *Plan) runInto(ctx context.Context, outputs, inputs []Array) error {
	if failed, ran := p.runSlices(ctx, outputs, inputs); ran {
		return failure(failed)
	}
	if named(inputs) || named(outputs) {
		return p.runNamed(ctx, outputs, inputs)
	}
	inputs = p.completed(inputs)
	if len(inputs) != len(p.inputs) {
		return p.wrongCount("inputs", len(inputs), p.inputs)
	}
	if len(outputs) != len(p.outputs) {
		return p.wrongCount("outputs", len(outputs), p.outputs)
	}
	tensors := len(inputs)+len(outputs) > 0
	for i := range inputs {
		tensors = tensors && (inputs[i].tensor != nil || inputs[i].leftOut)
		if inputs[i].donated {
			return invalidValue("input", i, p.inputs, "is donated, which only Run can use")
		}
	}
	for k := range outputs {
		tensors = tensors && outputs[k].tensor != nil
		if outputs[k].donated {
			return invalidValue("output", k, p.outputs, "is donated, which only an input can be")
		}
	}
	begun, err := enterAll("input", inputs)
	written := 0
	if err == nil {
		written, err = enterAll("output", outputs)
	}
	if err == nil && tensors {
		err = p.runTensors(ctx, outputs, inputs)
	} else if err == nil {
		err = p.runRaw(ctx, outputs, inputs)
	}
	leaveAll(inputs[:begun])
	leaveAll(outputs[:written])
	return err
}

// runSlices runs on a few slices that fit the signature, with a context that cannot end. Other runs are not begun.
func (p *Plan) runSlices(ctx context.Context, outputs, inputs []Array) (failed *capi.Error, ran bool) {
	var all [capi.MaxPointers]unsafe.Pointer
	if len(inputs) != len(p.inputs) || len(outputs) != len(p.outputs) || len(inputs)+len(outputs) > len(all) ||
		ctx.Done() != nil || p.mayCall(ctx) {
		return nil, false
	}
	for i := range inputs {
		if !p.inputs[i].isSlice(&inputs[i]) {
			return nil, false
		}
		all[i] = inputs[i].data
	}
	for k := range outputs {
		if !p.outputs[k].isSlice(&outputs[k]) {
			return nil, false
		}
		all[len(inputs)+k] = outputs[k].data
	}
	if output, _ := p.overlap(all[:], len(inputs)); output >= 0 {
		return nil, false
	}
	return capi.RunRaw(p.handle.pointer, len(inputs), len(outputs), &all, p.runs.options), true
}

// mayCall says whether a run may call functions of Go, which the quick ways to call C do not allow.
func (p *Plan) mayCall(ctx context.Context) bool { return p.calls || observerOf(ctx) != nil }

// isSlice says whether an array is a slice that fits, without a name.
func (p *Parameter) isSlice(array *Array) bool {
	return array.element == p.Element && array.count == p.count && array.tensor == nil && array.name == ""
}

// runRaw runs on memory.
func (p *Plan) runRaw(ctx context.Context, outputs, inputs []Array) error {
	for i := range inputs {
		if inputs[i].leftOut {
			continue
		}
		if err := p.inputs[i].check("input", i, p.inputs, &inputs[i]); err != nil {
			return err
		}
	}
	for k := range outputs {
		if err := p.outputs[k].check("output", k, p.outputs, &outputs[k]); err != nil {
			return err
		}
	}
	total := len(inputs) + len(outputs)
	var few [capi.MaxPointers]unsafe.Pointer
	all := few[:]
	if total > len(few) {
		all = make([]unsafe.Pointer, total)
	}
	for i := range inputs {
		all[i] = inputs[i].data
		if inputs[i].tensor != nil {
			all[i] = capi.TensorData(inputs[i].tensor.pointer)
			if all[i] == nil && inputs[i].count > 0 { // it is on a device
				return p.runMade(ctx, outputs, inputs)
			}
		}
	}
	for k := range outputs {
		all[len(inputs)+k] = outputs[k].data
		if outputs[k].tensor != nil {
			data := capi.TensorMutableData(outputs[k].tensor.pointer)
			if data == nil && outputs[k].count > 0 {
				return invalidValue("output", k, p.outputs, "is a tensor whose memory has another holder")
			}
			all[len(inputs)+k] = data
		}
	}
	if err := p.checkOverlap(all[:total], len(inputs)); err != nil {
		return err
	}
	watch, err := p.begin(ctx)
	if err != nil {
		return err
	}
	var failed *capi.Error
	if total <= len(few) && !p.calls && watch.inside == nil {
		failed = capi.RunRaw(p.handle.pointer, len(inputs), len(outputs), &few, watch.options)
	} else {
		failed = p.runPinned(all[:total], len(inputs), watch.options)
	}
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(outputs)
	return watch.end(failed)
}

// runMade runs on tensors, which slices that fit the signature are made to.
func (p *Plan) runMade(ctx context.Context, outputs, inputs []Array) error {
	from, end, err := wrapped(inputs, p.inputs)
	if err != nil {
		return err
	}
	defer end()
	to, end, err := wrapped(outputs, p.outputs)
	if err != nil {
		return err
	}
	defer end()
	return p.runTensors(ctx, to, from)
}

// runPinned runs on more arrays than RunRaw takes, and plans with functions of Go, during which stacks move.
func (p *Plan) runPinned(all []unsafe.Pointer, inputs int, options *capi.RunOptions) (failed *capi.Error) {
	var pinner runtime.Pinner
	defer pinner.Unpin()
	pinned := make([]unsafe.Pointer, len(all)) // a copy, so that the caller's array stays on the stack
	copy(pinned, all)
	for _, pointer := range pinned {
		if pointer != nil {
			pinner.Pin(pointer)
		}
	}
	capi.PlanRunRaw(p.handle.pointer, uintptr(inputs), unsafe.SliceData(pinned[:inputs]),
		uintptr(len(all)-inputs), unsafe.SliceData(pinned[inputs:]), options, &failed)
	return failed
}

// runTensors runs on tensors only; the library checks them.
func (p *Plan) runTensors(ctx context.Context, outputs, inputs []Array) error {
	var few [capi.MaxPointers]*capi.Tensor
	all := few[:]
	if total := len(inputs) + len(outputs); total > len(few) {
		all = make([]*capi.Tensor, total)
	}
	for i := range inputs {
		if inputs[i].tensor != nil {
			all[i] = inputs[i].tensor.pointer
		}
	}
	for k := range outputs {
		all[len(inputs)+k] = outputs[k].tensor.pointer
	}
	watch, err := p.begin(ctx)
	if err != nil {
		return err
	}
	return watch.end(p.runAll(all[:len(inputs)], all[len(inputs):len(inputs)+len(outputs)], &watch))
}

// runAll runs on tensors of the library.
func (p *Plan) runAll(inputs, outputs []*capi.Tensor, watch *watch) *capi.Error {
	if p.calls || watch.inside != nil {
		return p.runCalling(inputs, outputs, watch.options)
	}
	return capi.Run(p.handle.pointer, inputs, outputs, watch.options)
}

// runCalling makes a run that may call functions of Go.
func (p *Plan) runCalling(inputs, outputs []*capi.Tensor, options *capi.RunOptions) (failed *capi.Error) {
	all := append(slices.Clone(inputs), outputs...)
	capi.PlanRun(p.handle.pointer, uintptr(len(inputs)), unsafe.SliceData(all), uintptr(len(outputs)),
		unsafe.SliceData(all[len(inputs):]), options, &failed)
	copy(outputs, all[len(inputs):])
	return failed
}

// wrapped has tensors of slices in their place. They are closed by the function that it gives.
func wrapped(arrays []Array, list []Parameter) ([]Array, func(), error) {
	var made []*Tensor
	end := func() {
		for _, one := range made {
			one.Close()
		}
	}
	all := slices.Clone(arrays)
	for i := range all {
		if all[i].tensor != nil || all[i].leftOut {
			continue
		}
		var tensor *Tensor
		var err error
		if all[i].count == 0 {
			tensor, err = Zeros(all[i].element, list[i].Shape...)
		} else {
			tensor, err = wrap(all[i].data, all[i].element, list[i].Shape)
		}
		if err != nil {
			end()
			return nil, nil, err
		}
		made = append(made, tensor)
		all[i] = tensor.Array()
	}
	return all, end, nil
}

// onTensors calls with a tensor for each input; nil for one that takes its default.
func (p *Plan) onTensors(inputs []Array, call func([]*capi.Tensor) error) error {
	if named(inputs) {
		ordered, err := order("input", inputs, p.inputs)
		if err != nil {
			return err
		}
		inputs = ordered
	}
	inputs = p.completed(inputs)
	if len(inputs) != len(p.inputs) {
		return p.wrongCount("inputs", len(inputs), p.inputs)
	}
	for i := range inputs {
		if inputs[i].donated {
			return invalidValue("input", i, p.inputs, "is donated, which only Run can use")
		}
		if inputs[i].tensor == nil && !inputs[i].leftOut {
			if err := p.checkSlice(i, &inputs[i]); err != nil {
				return err
			}
		}
	}
	all, end, err := wrapped(inputs, p.inputs)
	if err != nil {
		return err
	}
	defer end()
	held, err := enterAll("input", all)
	defer leaveAll(all[:held])
	if err != nil {
		return err
	}
	tensors := make([]*capi.Tensor, len(all))
	for i := range all {
		if all[i].tensor != nil {
			tensors[i] = all[i].tensor.pointer
		}
	}
	return call(tensors)
}

// Run runs the plan and returns its results as new tensors. If ctx ends, the run stops with an error that is also
// ctx.Err(). A slice is an input with the shape of the signature; for a dynamic shape, the input must be a tensor.
// Inputs that have a default may be left out: any by name, and the last ones by position.
func (p *Plan) Run(ctx context.Context, inputs ...Array) ([]*Tensor, error) {
	if named(inputs) {
		ordered, err := order("input", inputs, p.inputs)
		if err != nil {
			return nil, err
		}
		inputs = ordered
	}
	if !p.handle.enter() {
		return nil, closedError("plan")
	}
	results, err := p.run(ctx, inputs)
	p.handle.leave()
	return results, err
}

func (p *Plan) run(ctx context.Context, inputs []Array) ([]*Tensor, error) {
	inputs = p.completed(inputs)
	if len(inputs) != len(p.inputs) {
		return nil, p.wrongCount("inputs", len(inputs), p.inputs)
	}
	donated, leftOut := false, false
	for i := range inputs {
		leftOut = leftOut || inputs[i].leftOut
		if inputs[i].tensor == nil && !inputs[i].leftOut {
			if err := p.checkSlice(i, &inputs[i]); err != nil {
				return nil, err
			}
		}
		donated = donated || inputs[i].donated
	}
	if p.mayCall(ctx) || leftOut {
		all, end, err := wrapped(inputs, p.inputs)
		if err != nil {
			return nil, err
		}
		defer end()
		inputs = all
	}
	watch, err := p.begin(ctx)
	if err != nil {
		return nil, err
	}
	if donated {
		return p.runDonated(inputs, watch)
	}
	held, err := enterAll("input", inputs)
	var results []*Tensor
	if err == nil {
		results, err = p.runNew(inputs, watch)
	} else {
		watch.end(nil)
	}
	leaveAll(inputs[:held])
	return results, err
}

func (p *Plan) checkSlice(index int, input *Array) error {
	if p.inputs[index].count < 0 {
		return invalidValue("input", index, p.inputs, "has the dynamic shape %v: give a tensor", p.inputs[index].Type)
	}
	return p.inputs[index].check("input", index, p.inputs, input)
}

// runNew runs on slices, and on tensors that are held, with new outputs.
func (p *Plan) runNew(inputs []Array, watch watch) ([]*Tensor, error) {
	var few [capi.MaxPointers]*capi.Tensor
	all := few[:]
	total := len(inputs) + len(p.outputs)
	if total > len(few) {
		all = make([]*capi.Tensor, total)
	}
	tensors := 0
	for i := range inputs {
		if inputs[i].tensor != nil {
			all[i] = inputs[i].tensor.pointer
		}
		if inputs[i].tensor != nil || inputs[i].leftOut {
			tensors++
		}
	}
	made := all[len(inputs):total]
	var failed *capi.Error
	if tensors == len(inputs) {
		failed = p.runAll(all[:len(inputs)], made, &watch)
	} else {
		failed = p.runMixed(inputs, all[:len(inputs)], made, watch.options)
	}
	if err := watch.end(failed); err != nil {
		return nil, err
	}
	return p.adoptAll(made), nil
}

// adoptAll makes tensors of new outputs.
func (p *Plan) adoptAll(made []*capi.Tensor) []*Tensor {
	if len(made) == 1 && p.outputs[0].count >= 0 { // in one piece of memory
		result := new(struct {
			ownedTensor
			list [1]*Tensor
		})
		result.list[0] = result.adopt(made[0], p.outputs[0].Element, p.outputs[0].Shape, p.outputs[0].count, nil)
		return result.list[:]
	}
	results := make([]*Tensor, len(made))
	for k, pointer := range made {
		output := &p.outputs[k]
		if output.count < 0 {
			results[k], _ = adoptAny(pointer, nil)
		} else {
			results[k] = adopt(pointer, output.Element, output.Shape, nil)
		}
	}
	return results
}

// runMixed runs on slices, which have no tensor, and tensors.
func (p *Plan) runMixed(inputs []Array, tensors, outputs []*capi.Tensor, options *capi.RunOptions) *capi.Error {
	var few [capi.MaxPointers]unsafe.Pointer
	data := few[:]
	var pinner runtime.Pinner
	if len(inputs) > len(few) {
		defer pinner.Unpin()
		data = make([]unsafe.Pointer, len(inputs))
	}
	for i := range inputs {
		if inputs[i].count == 0 || tensors[i] != nil {
			continue
		}
		data[i] = inputs[i].data
		if len(inputs) > len(few) {
			pinner.Pin(inputs[i].data)
		}
	}
	if len(inputs) > len(few) {
		return capi.RunMany(p.handle.pointer, p.types, data, tensors, outputs, options)
	}
	failed := capi.RunMixed(p.handle.pointer, p.types, &few, tensors, outputs, options)
	runtime.KeepAlive(inputs)
	return failed
}

// runDonated runs on inputs some of which are donated: the run takes these from other goroutines.
func (p *Plan) runDonated(given []Array, watch watch) (results []*Tensor, err error) {
	inputs := slices.Clone(given)
	ended := false
	defer func() {
		if !ended {
			watch.end(nil)
		}
	}()
	for i := range inputs {
		input := &inputs[i]
		switch {
		case input.tensor == nil:
		case !input.donated:
			if !input.tensor.enter() {
				return nil, invalidValue("input", i, p.inputs, "is a closed tensor")
			}
			defer input.tensor.leave()
		default:
			if !input.tensor.take() {
				return nil, invalidValue("input", i, p.inputs, "is donated, but it is closed or in use")
			}
			defer giveBackUnlessConsumed(input.tensor)
			if err := watch.donate(i); err != nil {
				return nil, err
			}
		}
	}
	ended = true
	return p.runNew(inputs, watch)
}

// giveBackUnlessConsumed ends a donation. A consumed tensor has no type.
func giveBackUnlessConsumed(tensor *handle[capi.Tensor]) {
	consumed := capi.TensorElementType(tensor.pointer) == capi.SHLO_TYPE_NONE
	tensor.giveBack()
	if consumed {
		tensor.close()
	}
}

// check compares an array with the signature.
func (p *Parameter) check(what string, index int, list []Parameter, array *Array) error {
	if p.count < 0 {
		return invalidValue(what, index, list, "has the dynamic shape %v: give tensors only", p.Type)
	}
	if array.element == p.Element && array.count == p.count &&
		(array.tensor == nil || slices.Equal(array.shape, p.Shape)) {
		return nil
	}
	if array.tensor != nil {
		return invalidValue(what, index, list, "is %v, expected %v",
			tensorText(array.element.String(), array.shape), p.Type)
	}
	return invalidValue(what, index, list, "has %d elements of %v, expected %d of %v for %v", array.count,
		array.element, p.count, p.Element, p.Type)
}

// invalidValue is an error about an input or output, as the library reports it: the message begins with "input 0 (x)",
// the subject is "input 0".
func invalidValue(what string, index int, list []Parameter, format string, arguments ...any) error {
	subject := what + " " + strconv.Itoa(index)
	message := subject
	if index < len(list) && list[index].Name != "" {
		message += " (" + list[index].Name + ")"
	}
	message += " " + fmt.Sprintf(format, arguments...)
	place := Diagnostic{Message: message, Offset: -1, Subject: subject}
	return &Error{Code: InvalidArgument, Message: message, Diagnostics: []Diagnostic{place}}
}

func (p *Plan) wrongCount(what string, given int, list []Parameter) error {
	types := make([]Type, len(list))
	for i := range list {
		types[i].text = list[i].Type
	}
	return invalid("", "%d %s are given, expected %d: %s", given, what, len(list), texts(types))
}

// overlap is the first output that shares memory with an input or output, and which that is in all arrays; or -1.
func (p *Plan) overlap(all []unsafe.Pointer, inputs int) (output, other int) {
	for k := range p.outputs {
		start := uintptr(all[inputs+k])
		end := start + p.outputs[k].size
		for i := range p.inputs {
			if one := uintptr(all[i]); one < end && start < one+p.inputs[i].size {
				return k, i
			}
		}
		for i := range k {
			if one := uintptr(all[inputs+i]); one < end && start < one+p.outputs[i].size {
				return k, inputs + i
			}
		}
	}
	return -1, -1
}

func (p *Plan) checkOverlap(all []unsafe.Pointer, inputs int) error {
	output, other := p.overlap(all, inputs)
	if output < 0 {
		return nil
	}
	what := "input"
	if other >= inputs {
		what, other = "output", other-inputs
	}
	return invalidValue("output", output, p.outputs, "shares memory with %s %d", what, other)
}

// completed has inputs that take their defaults behind the given ones, if all of those have one.
func (p *Plan) completed(inputs []Array) []Array {
	if len(inputs) >= len(p.inputs) {
		return inputs
	}
	all := slices.Clone(inputs)
	for i := len(inputs); i < len(p.inputs); i++ {
		if !p.inputs[i].HasDefault {
			return inputs
		}
		all = append(all, Array{leftOut: true})
	}
	return all
}

func named(arrays []Array) bool {
	for i := range arrays {
		if arrays[i].name != "" {
			return true
		}
	}
	return false
}

func (p *Plan) runNamed(ctx context.Context, outputs, inputs []Array) error {
	var err error
	if named(inputs) {
		if inputs, err = order("input", inputs, p.inputs); err != nil {
			return err
		}
	}
	if named(outputs) {
		if outputs, err = order("output", outputs, p.outputs); err != nil {
			return err
		}
	}
	return p.runInto(ctx, outputs, inputs)
}

// order sorts arrays by the names of the signature, and takes the names away.
func order(what string, arrays []Array, list []Parameter) ([]Array, error) {
	ordered := make([]Array, len(list))
	filled := make([]bool, len(list))
	for _, array := range arrays {
		index := slices.IndexFunc(list, func(one Parameter) bool { return one.Name == array.name })
		switch {
		case array.name == "":
			return nil, invalid("", "some %ss have names, and others have none", what)
		case index < 0:
			return nil, &Error{Code: NotFound, Message: "there is no " + what + " " + strconv.Quote(array.name) +
				"; there are " + nameList(list)}
		case filled[index]:
			return nil, invalidValue(what, index, list, "is given twice")
		}
		array.name = ""
		ordered[index], filled[index] = array, true
	}
	for i := range list {
		if !filled[i] && !list[i].HasDefault {
			return nil, invalidValue(what, i, list, "is missing")
		}
		ordered[i].leftOut = !filled[i]
	}
	return ordered, nil
}

func nameList(list []Parameter) string {
	text := ""
	for i := range list {
		if i > 0 {
			text += ", "
		}
		text += strconv.Quote(list[i].Name)
	}
	if text == "" {
		return "none"
	}
	return text
}

// enterAll begins the use of tensors, and returns how many arrays were begun.
func enterAll(what string, arrays []Array) (int, error) {
	for i := range arrays {
		if tensor := arrays[i].tensor; tensor != nil && !tensor.enter() {
			return i, invalid(what+" "+strconv.Itoa(i), "is a closed tensor")
		}
	}
	return len(arrays), nil
}

func leaveAll(arrays []Array) {
	for i := range arrays {
		if tensor := arrays[i].tensor; tensor != nil {
			tensor.leave()
		}
	}
}
