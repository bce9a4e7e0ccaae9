// The cases of tests/conformance/languages, whose README says what the lines of a case mean.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"stablehlo"
)

type line struct{ key, value string } // the key of a fact is "expect"

type languageCase struct {
	kind, name string
	lines      []line
	twins      map[int][]string // by the line that has another value
}

// given are the lines of a case.
type given []line

// facts are what a case is found to be, by fact.
type facts map[string][]string

// readLanguageCases also reads the totals that the data state.
func readLanguageCases(t *testing.T) (total [3]int, cases []languageCase) {
	data := must(readSource("tests/conformance/languages/cases.txt"))
	for _, text := range strings.Split(string(data), "\n") {
		key, value, _ := strings.Cut(text, " ")
		switch key {
		case "", "#":
		case "total":
			if _, err := fmt.Sscan(value, &total[0], &total[1], &total[2]); err != nil {
				t.Fatal(err)
			}
		case "case":
			kind, name, _ := strings.Cut(value, " ")
			cases = append(cases, languageCase{kind: kind, name: name, twins: map[int][]string{}})
		case "twin":
			one := &cases[len(cases)-1]
			one.twins[len(one.lines)-1] = append(one.twins[len(one.lines)-1], value)
		default:
			one := &cases[len(cases)-1]
			one.lines = append(one.lines, line{key, value})
		}
	}
	return total, cases
}

func (g given) all(key string) (values []string) {
	for _, one := range g {
		if one.key == key {
			values = append(values, one.value)
		}
	}
	return values
}

func (g given) one(key string) string { return strings.Join(g.all(key)[:min(1, len(g.all(key)))], "") }

func (g given) bytes() []byte {
	if path := g.one("file"); path != "" {
		return must(readSource(path))
	}
	return must(hex.DecodeString(g.one("bytes")))
}

var policies = map[string]stablehlo.OtherDialects{"keep": stablehlo.KeepOtherDialects,
	"strip": stablehlo.StripOtherDialects, "reject": stablehlo.RejectOtherDialects}

func (g given) module() (module *stablehlo.Module, err error) {
	options := new(stablehlo.ReadOptions)
	for _, option := range g.all("option") {
		name, value, _ := strings.Cut(option, " ")
		number, _ := strconv.Atoi(value)
		switch name {
		case "file_name":
			options.FileName = value
		case "verify":
			options.NoVerify = number == 0
		case "tool_dialects":
			options.ToolDialects = number != 0
		case "max_nesting":
			options.MaxNesting = uint32(number)
		case "max_bytes":
			options.MaxBytes = uint64(number)
		case "other_dialects":
			options.OtherDialects = policies[value]
		}
	}
	if text := g.all("text"); text != nil {
		module, err = stablehlo.Parse(strings.Join(text, "\n"), options)
	} else {
		module, err = stablehlo.Load(g.bytes(), options)
	}
	for _, name := range g.all("pass") {
		switch {
		case err != nil:
		case name == "remove_sharding":
			module, err = module.RemoveSharding()
		case name == "decompose_chlo":
			module, err = module.DecomposeCHLO()
		default:
			module, err = module.ApplyOtherDialects(policies[name], nil)
		}
	}
	if err == nil && g.all("verify") != nil {
		err = module.Verify()
	}
	return module, err
}

func shapeText(shape []int) string {
	if len(shape) == 0 {
		return "()"
	}
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(shape), "[]"), " ", "x")
}

// elements makes tensors of the bytes of Go's types, by the name of the element type.
var elements = map[string]func(data []byte, shape []int) (*stablehlo.Tensor, error){
	"i1": tensorFrom[bool], "i2": tensorFrom[stablehlo.Int2], "i4": tensorFrom[stablehlo.Int4], "i8": tensorFrom[int8],
	"i16": tensorFrom[int16], "i32": tensorFrom[int32], "i64": tensorFrom[int64], "ui2": tensorFrom[stablehlo.Uint2],
	"ui4": tensorFrom[stablehlo.Uint4], "ui8": tensorFrom[uint8], "ui16": tensorFrom[uint16],
	"ui32": tensorFrom[uint32], "ui64": tensorFrom[uint64], "f4E2M1FN": tensorFrom[stablehlo.Float4E2M1FN],
	"f6E2M3FN": tensorFrom[stablehlo.Float6E2M3FN], "f6E3M2FN": tensorFrom[stablehlo.Float6E3M2FN],
	"f8E3M4": tensorFrom[stablehlo.Float8E3M4], "f8E4M3": tensorFrom[stablehlo.Float8E4M3],
	"f8E4M3FN": tensorFrom[stablehlo.Float8E4M3FN], "f8E4M3FNUZ": tensorFrom[stablehlo.Float8E4M3FNUZ],
	"f8E4M3B11FNUZ": tensorFrom[stablehlo.Float8E4M3B11], "f8E5M2": tensorFrom[stablehlo.Float8E5M2],
	"f8E5M2FNUZ": tensorFrom[stablehlo.Float8E5M2FNUZ], "f8E8M0FNU": tensorFrom[stablehlo.Float8E8M0FNU],
	"bf16": tensorFrom[stablehlo.BFloat16], "f16": tensorFrom[stablehlo.Float16], "f32": tensorFrom[float32],
	"f64": tensorFrom[float64], "complex<f32>": tensorFrom[complex64], "complex<f64>": tensorFrom[complex128]}

func tensorFrom[T stablehlo.Element](data []byte, shape []int) (*stablehlo.Tensor, error) {
	return stablehlo.NewTensor(numbers[T](data), shape...)
}

func numbers[T stablehlo.Element](data []byte) []T {
	var zero T
	result := make([]T, len(data)/binary.Size(zero))
	if err := binary.Read(bytes.NewReader(data), binary.LittleEndian, result); err != nil {
		panic(err)
	}
	return result
}

// tensorOfText is the tensor of "ELEMENT SHAPE BYTES", or of a file: "npy PATH".
func tensorOfText(value string) (*stablehlo.Tensor, error) {
	words := strings.Fields(value)
	if words[0] == "npy" {
		return stablehlo.ReadNpyFile(source(words[1]))
	}
	shape := []int{}
	for _, extent := range strings.Split(strings.Trim(words[1], "()"), "x") {
		if extent != "" {
			shape = append(shape, must(strconv.Atoi(extent)))
		}
	}
	return elements[words[0]](must(hex.DecodeString(strings.Trim(words[2], "-"))), shape)
}

func strided(value string) (*stablehlo.Tensor, error) {
	words := strings.Fields(value)
	start, step, count := must(strconv.Atoi(words[0])), must(strconv.Atoi(words[1])), must(strconv.Atoi(words[2]))
	return stablehlo.NewStrided(numbers[float32](must(hex.DecodeString(words[5]))), start, []int{count}, []int{step})
}

func valueOf(tensor *stablehlo.Tensor) string {
	return fmt.Sprint(tensor.Element(), " ", shapeText(tensor.Shape()), " ", orDash(hex.EncodeToString(tensor.UnsafeBytes())))
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

func linesOf(text string) []string { return strings.Split(strings.TrimRight(text, "\n"), "\n") }

func recordedText(one stablehlo.Recorded) string {
	iterations := strings.ReplaceAll(strings.Trim(fmt.Sprint(one.Iterations), "[]"), " ", ",")
	return fmt.Sprint(one.Op, " ", orDash(one.Location), " ", one.Result, " ", one.Process, " ", orDash(iterations), " ",
		valueOf(one.Tensor))
}

// recorder is what must see the inside of a run, and the list of what its function gets.
func (g given) recorder() (*[]string, *stablehlo.Recorder, error) {
	shown := new([]string)
	memory, _ := strconv.ParseUint(g.one("record_memory"), 10, 64)
	options := stablehlo.RecorderOptions{Ops: g.all("record_op"), Locations: g.all("record_at"),
		Times: g.all("times") != nil, MaxMemory: memory}
	if g.one("to_function") != "" {
		options.Function = func(one stablehlo.Recorded) error {
			*shown = append(*shown, recordedText(one))
			return nil
		}
	}
	recorder, err := stablehlo.NewRecorder(options)
	return shown, recorder, err
}

func (g given) run(found facts) error {
	module, err := g.module()
	if err != nil {
		return err
	}
	shown, recorder, err := g.recorder()
	if err != nil {
		return err
	}
	defer recorder.Close()
	recordable := g.all("record_op") != nil || g.all("record_at") != nil
	plan, err := module.Plan(&stablehlo.PlanOptions{Function: g.one("function"), Recordable: recordable})
	if err != nil {
		return err
	}
	var inputs []stablehlo.Array
	shapes := map[string][]int{}
	for _, one := range g {
		name, value := "", one.value
		switch one.key {
		default:
			continue
		case "named":
			name, value, _ = strings.Cut(one.value, " ")
		case "input", "strided":
		}
		make := tensorOfText
		if one.key == "strided" {
			make = strided
		}
		tensor, err := make(value)
		if err != nil {
			return err
		}
		shapes[name] = tensor.Shape()
		inputs = append(inputs, stablehlo.Named(name, tensor.Array()))
	}
	ctx, cancel := context.WithCancel(background)
	defer cancel()
	if g.one("cancelled") == "yes" {
		cancel()
	}
	if limit, err := strconv.Atoi(g.one("timeout")); err == nil {
		ctx, cancel = context.WithTimeout(ctx, time.Duration(limit)*time.Millisecond)
		defer cancel()
	}
	ctx = stablehlo.WithRecorder(ctx, recorder)
	if g.one("progress") != "" {
		ctx = stablehlo.WithProgress(ctx, 0, func(fraction float64) error {
			found["progress"] = []string{fmt.Sprint(fraction)}
			return nil
		})
	}
	outputs, err := plan.Run(ctx, inputs...)
	if err != nil {
		return err
	}
	found["recorded"] = *shown
	for _, one := range must(recorder.Values()) {
		found["recorded"] = append(found["recorded"], recordedText(one))
	}
	for _, one := range must(recorder.Ops()) {
		if _, name, _ := strings.Cut(one.Name, "."); slices.Contains(g.all("times"), name) {
			found["measured"] = append(found["measured"], fmt.Sprint(one.Name, " ", orDash(one.Location), " ", one.Calls, " ", one.Steps))
		}
	}
	for k, output := range outputs {
		found["output"] = append(found["output"], valueOf(output))
		if expected := g.all("expected"); expected != nil {
			index, err := output.Compare(must(tensorOfText(expected[k])), must(strconv.ParseFloat(g.one("tolerance"), 64)))
			if err != nil {
				return err
			}
			found["differs"] = append(found["differs"], strings.ReplaceAll(fmt.Sprint(index), "-1", "none"))
		}
	}
	if g.all("named") != nil {
		var ordered [][]int
		for _, input := range plan.Inputs() {
			ordered = append(ordered, shapes[input.Name])
		}
		for _, shape := range must(plan.OutputShapes(ordered...)) {
			found["shape"] = append(found["shape"], shapeText(shape))
		}
	}
	return nil
}

func choose(which bool, yes, no string) string {
	if which {
		return yes
	}
	return no
}

func (g given) listed(found facts) error {
	module, err := g.module()
	if err != nil {
		return err
	}
	found["printed"] = linesOf(module.String())
	found["generic"] = linesOf(must(module.Print(&stablehlo.PrintOptions{Generic: true})))
	if path := g.one("beside"); path != "" {
		other := must(stablehlo.LoadFile(source(path), nil))
		found["same"] = []string{choose(other.String() == module.String(), "yes", "no")}
	}
	for _, one := range must(module.Functions()) {
		found["function"] = append(found["function"], one.Name+choose(one.Public, " public", " private"))
	}
	if main, err := module.Function(""); err == nil {
		for _, one := range main.Arguments {
			found["argument"] = append(found["argument"], orDash(one.Name)+" "+one.Type)
		}
		for _, one := range main.Results {
			found["result"] = append(found["result"], orDash(one.Name)+" "+one.Type)
		}
	}
	found["count"] = opCounts(module)
	for _, one := range module.Constants() {
		found["constant"] = append(found["constant"], fmt.Sprint(one.Type, " ", one.Bytes))
	}
	found["minimum"] = []string{must(module.MinimumVersion())}
	if target := g.one("target"); target != "" {
		artifact, err := module.Write(&stablehlo.WriteOptions{Target: target})
		if err != nil {
			return err
		}
		version, _, err := stablehlo.Peek(artifact)
		again := must(stablehlo.Load(artifact, nil))
		found["written"] = []string{version}
		found["again"] = []string{choose(err == nil && again.String() == module.String(), "same", "different")}
	}
	if target := g.one("blockers"); target != "" {
		blockers := must(module.Blockers(target))
		found["blocked"] = []string{fmt.Sprint(len(blockers))}
		found.places(blockers)
	}
	return nil
}

func opCounts(module *stablehlo.Module) (counts []string) {
	for _, one := range module.OpCounts() {
		counts = append(counts, fmt.Sprint(one.Name, " ", one.Count))
	}
	slices.Sort(counts)
	return counts
}

func (g given) passes(found facts) error {
	module, err := g.module()
	if err != nil {
		return err
	}
	pipeline, err := stablehlo.ParsePipeline(g.one("pipeline"))
	if err != nil {
		return err
	}
	defer pipeline.Close()
	ctx, cancel := context.WithCancel(background)
	defer cancel()
	if g.one("cancelled") == "yes" {
		cancel()
	}
	var reports []stablehlo.PassReport
	made, err := module.RunPasses(ctx, pipeline, &stablehlo.PassOptions{Reports: &reports})
	if err != nil {
		return err
	}
	found["normal"], found["step"] = []string{pipeline.String()}, pipeline.Passes()
	found["printed"], found["count"] = linesOf(made.String()), opCounts(made)
	for _, one := range reports {
		found["report"] = append(found["report"], fmt.Sprint(one.Name, " ", one.OpsBefore, " ", one.OpsAfter))
	}
	return nil
}

var (
	anchors = map[stablehlo.PassAnchor]string{stablehlo.PassOnModule: "module", stablehlo.PassOnFunction: "function",
		stablehlo.PassOnAny: "any"}
	kept = map[stablehlo.PassKeeps]string{stablehlo.PassKeepsBits: "bits", stablehlo.PassKeepsBound: "bound",
		stablehlo.PassKeepsNothing: "nothing"}
)

func (g given) known(found facts) error {
	pass, err := stablehlo.FindPass(g.one("find"))
	if err != nil {
		return err
	}
	words := []string{pass.Name, anchors[pass.Anchor], kept[pass.Keeps], choose(pass.Idempotent, "idempotent", "changing")}
	found["known"] = []string{strings.Join(append(words, pass.OtherNames...), " ")}
	for _, one := range pass.Options {
		found["option"] = append(found["option"], one.Name+" "+one.Form+" "+orDash(one.Default))
	}
	return nil
}

var contents = map[stablehlo.Content]string{stablehlo.UnknownContent: "unknown", stablehlo.Artifact: "artifact",
	stablehlo.Text: "text"}

func (g given) artifact(found facts) error {
	data := g.bytes()
	found["content"] = []string{contents[stablehlo.Detect(data)]}
	if g.one("inspect") == "yes" {
		inspection, err := stablehlo.Inspect(data)
		if err != nil {
			return err
		}
		for _, one := range inspection.Functions {
			if one.Public {
				found["inspected"] = append(found["inspected"], one.Name+" public "+strings.Join(one.Arguments, " "))
			}
		}
	}
	if version, producer, err := stablehlo.Peek(data); err == nil {
		found["written"], found["producer"] = []string{version}, []string{producer}
	}
	return nil
}

func (g given) infer(found facts) error {
	var operands []stablehlo.Type
	for _, text := range g.all("operand") {
		operands = append(operands, stablehlo.TypeFromText(text))
	}
	attributes := stablehlo.Attributes{}
	for _, one := range g.all("attribute") {
		name, text, _ := strings.Cut(one, " ")
		attributes[name] = stablehlo.Parsed(text)
	}
	results, err := stablehlo.Infer(g.one("op"), operands, attributes)
	for _, one := range results {
		found["type"] = append(found["type"], one.String())
	}
	return err
}

func (g given) npy(found facts) error {
	as := stablehlo.NoElement
	for one := stablehlo.I1; g.one("as") != "" && as == stablehlo.NoElement; one++ {
		if one.String() == g.one("as") {
			as = one
		}
	}
	read, err := stablehlo.ReadNpyAs(g.bytes(), as)
	if err != nil {
		return err
	}
	again := must(stablehlo.ReadNpyAs(must(read.Npy()), read.Element()))
	found["value"] = []string{valueOf(read)}
	found["again"] = []string{choose(valueOf(again) == valueOf(read), "same", "different")}
	return nil
}

var severities = map[stablehlo.Severity]string{stablehlo.SeverityError: "error", stablehlo.SeverityWarning: "warning"}

func (f facts) places(diagnostics []stablehlo.Diagnostic) {
	for _, one := range diagnostics {
		for fact, value := range map[string]string{"severity": severities[one.Severity], "file": one.File,
			"line": fmt.Sprint(one.Line), "column": fmt.Sprint(one.Column), "source": one.SourceLine, "op": one.Op,
			"subject": one.Subject, "constraint": one.Constraint, "version": one.Version, "pass": one.Pass} {
			f[fact] = append(f[fact], orDash(value))
		}
	}
}

var codes = map[stablehlo.Code]string{stablehlo.InvalidArgument: "INVALID_ARGUMENT", stablehlo.Malformed: "MALFORMED",
	stablehlo.InvalidProgram: "INVALID_PROGRAM", stablehlo.Unsupported: "UNSUPPORTED", stablehlo.Version: "VERSION",
	stablehlo.Limit: "LIMIT", stablehlo.Cancelled: "CANCELLED", stablehlo.Failed: "FAILED", stablehlo.NotFound: "NOT_FOUND"}

var (
	inputNumber = regexp.MustCompile(`input (\d+)`)
	nearestName = regexp.MustCompile(`did you mean '([^']*)'`)
)

func errorFacts(err error) facts {
	failed, found := new(stablehlo.Error), facts{}
	if !errors.As(err, &failed) {
		panic(err)
	}
	found["error"] = []string{codes[failed.Code]}
	if errors.Is(err, context.DeadlineExceeded) { // the time limit of a context is a cancellation
		found["error"] = []string{"LIMIT"}
	}
	if number := inputNumber.FindStringSubmatch(failed.Message); number != nil {
		found["input"] = number[1:]
	}
	if name := nearestName.FindStringSubmatch(failed.Message); name != nil {
		found["nearest"] = name[1:]
	}
	found.places(failed.Diagnostics)
	return found
}

// findFacts are what a case is.
func findFacts(kind string, lines given) facts {
	found := facts{}
	perform := map[string]func(facts) error{"run": lines.run, "module": lines.listed, "artifact": lines.artifact,
		"infer": lines.infer, "npy": lines.npy, "passes": lines.passes, "known": lines.known}[kind]
	if err := perform(found); err != nil {
		return errorFacts(err)
	}
	return found
}

// differingFacts are the facts that are found otherwise than expected.
func differingFacts(lines given, found facts) (differing []string) {
	expected := facts{"error": nil}
	for _, one := range lines.all("expect") {
		fact, value, _ := strings.Cut(one, " ")
		expected[fact] = append(expected[fact], value)
	}
	for fact, values := range expected {
		if !slices.Equal(values, found[fact]) {
			differing = append(differing, fmt.Sprintf("%s: %q, expected %q", fact, found[fact], values))
		}
	}
	return differing
}

func TestCasesOfAllLanguages(t *testing.T) {
	total, cases := readLanguageCases(t)
	counts := [3]int{}
	for _, one := range cases {
		found := findFacts(one.kind, one.lines)
		if differing := differingFacts(one.lines, found); differing != nil {
			t.Errorf("%s: %s", one.name, differing)
		}
		for index, values := range one.twins {
			for _, value := range values {
				other, again := slices.Clone(one.lines), found
				if fact, _, _ := strings.Cut(other[index].value, " "); other[index].key == "expect" {
					other[index].value = fact + " " + value
				} else {
					other[index].value = value
					again = findFacts(one.kind, other)
				}
				if differingFacts(other, again) == nil {
					t.Errorf("%s: the twin %s is the same", one.name, value)
				}
				counts[2]++
			}
		}
		counts[0]++
		counts[1] += len(given(one.lines).all("expect"))
	}
	if counts != total {
		t.Errorf("counts are %v, expected %v", counts, total)
	}
	t.Logf("%d cases of all languages, %d facts, %d twins", counts[0], counts[1], counts[2])
}
