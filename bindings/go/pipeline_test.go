// Pipelines: their text, what they do, what stops them, and what passes there are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"stablehlo"
	"stablehlo/internal/passtext"
	"stablehlo/passes"
)

const (
	tangent = `func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}`
	normalForm = "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo))"
)

func TestPipelines(t *testing.T) {
	for _, text := range []string{normalForm, "remove-sharding, decompose-chlo"} {
		if pipeline := must(stablehlo.ParsePipeline(text)); pipeline.String() != normalForm {
			t.Error(pipeline)
		}
	}
	pipeline := must(stablehlo.NewPipeline(passes.RemoveSharding{}, passes.ChloLegalizeToStablehlo{}))
	if names := pipeline.Passes(); pipeline.String() != normalForm || names[1] != "chlo-legalize-to-stablehlo" {
		t.Error(pipeline, names)
	}
	other := must(stablehlo.NewPipeline(passes.ChloLegalizeToStablehlo{}, passes.RemoveSharding{}))
	if other.String() == normalForm {
		t.Error("the order does not matter")
	}
	if empty := must(stablehlo.NewPipeline()); empty.String() != "builtin.module()" || len(empty.Passes()) != 0 {
		t.Error(empty)
	}

	module := must(stablehlo.Parse(tangent, nil))
	var reports []stablehlo.PassReport
	made, err := module.RunPasses(background, pipeline, &stablehlo.PassOptions{Reports: &reports, VerifyEach: true})
	wanted := must(module.DecomposeCHLO()).String()
	if err != nil || made.String() != wanted || !strings.Contains(module.String(), "chlo.tan") {
		t.Error(made, err)
	}
	if len(reports) != 2 || reports[0].Name != "remove-sharding" || reports[1].OpsBefore != 3 ||
		reports[1].Duration <= 0 {
		t.Error(reports)
	}
	pipeline.Close()
	if _, err := module.RunPasses(background, pipeline, nil); !errors.Is(err, stablehlo.InvalidArgument) {
		t.Error("a closed pipeline runs:", err)
	}
	if pipeline.String() != "" || pipeline.Passes() != nil {
		t.Error("a closed pipeline has a text")
	}
}

func TestPassTexts(t *testing.T) {
	settings := []passtext.Setting{{Name: "op-names", Value: []string{"a", "b"}}, {Name: "none", Value: []string(nil)},
		{Name: "version", Value: 1}, {Name: "on", Value: stablehlo.Ptr(true)}, {Name: "off", Value: (*bool)(nil)},
		{Name: "to", Value: "it's"}}
	text, err := passtext.Of("p", settings...)
	if expected := `p{op-names='a,b' version='1' on='true' to="it's"}`; text != expected || err != nil {
		t.Error(text, err)
	}
	if _, err := stablehlo.NewPipeline(quoted{}); !errors.Is(err, stablehlo.InvalidArgument) {
		t.Error(err)
	}
	_, err = stablehlo.NewPipeline(passes.RemoveSharding{}, unknownOption{})
	var failed *stablehlo.Error
	if !errors.As(err, &failed) || failed.Code != stablehlo.Malformed || failed.Diagnostics[0].Column != 33 {
		t.Error(err)
	}
}

type quoted struct{}

func (quoted) PassText() (string, error) {
	return passtext.Of("p", passtext.Setting{Name: "to", Value: `"it's"`})
}

type unknownOption struct{}

func (unknownOption) PassText() (string, error) {
	return passtext.Of("remove-sharding", passtext.Setting{Name: "x", Value: 1})
}

func TestContextsStopPasses(t *testing.T) {
	body := strings.Repeat("  stablehlo.negate %x : tensor<f32>\n", 4000)
	module := must(stablehlo.Parse("func.func @main(%x: tensor<f32>) {\n"+body+"  return\n}", nil))
	long := must(stablehlo.ParsePipeline(strings.Repeat("remove-sharding,decompose-chlo,", 2047) + "remove-sharding"))
	ctx, cancel := context.WithTimeout(background, 30*time.Millisecond)
	defer cancel()
	start := time.Now()
	_, err := module.RunPasses(ctx, long, nil)
	var failed *stablehlo.Error
	if !errors.Is(err, context.DeadlineExceeded) || !errors.As(err, &failed) || failed.Diagnostics[0].Pass == "" {
		t.Error(err)
	}
	if time.Since(start) > 10*time.Second {
		t.Error("it took", time.Since(start))
	}
	if _, err := module.RunPasses(ctx, long, nil); !errors.Is(err, stablehlo.Cancelled) {
		t.Error("passes run after their context:", err)
	}
	short := must(stablehlo.ParsePipeline("remove-sharding"))
	live, end := context.WithCancel(background)
	defer end()
	if made, err := module.RunPasses(live, short, nil); err != nil || made.String() != module.String() {
		t.Error(err)
	}
}

func TestOnePipelineForAllGoroutines(t *testing.T) {
	pipeline := must(stablehlo.ParsePipeline(normalForm))
	var group sync.WaitGroup
	texts := make([]string, 8)
	for k := range texts {
		group.Add(1)
		go func() {
			defer group.Done()
			texts[k] = must(must(stablehlo.Parse(tangent, nil)).RunPasses(background, pipeline, nil)).String()
		}()
	}
	group.Wait()
	if len(slices.Compact(texts)) != 1 || !strings.Contains(texts[0], "stablehlo.tan") {
		t.Error(texts)
	}
}

// Every type makes the pass of its name with its defaults, which the normal form leaves out.
func TestKnownPasses(t *testing.T) {
	var said struct {
		Passes []struct {
			Name, Summary string
			Idempotent    bool
			OtherNames    []string `json:"other_names"`
			Options       []struct{ Name, Type, Default, Summary string }
		}
		Pipelines []struct{ Name, Passes, Summary string }
	}
	if err := json.Unmarshal(must(readSource("docs/passes.json")), &said); err != nil {
		t.Fatal(err)
	}
	known := map[string]stablehlo.PassInfo{}
	for _, one := range must(stablehlo.KnownPasses()) {
		known[one.Name] = one
	}
	for _, one := range said.Passes {
		found := known[one.Name]
		if found.Summary != one.Summary || found.Idempotent != one.Idempotent ||
			!slices.Equal(found.OtherNames, one.OtherNames) || len(found.Options) != len(one.Options) {
			t.Error(found, one)
		}
		for k, of := range one.Options {
			wanted := stablehlo.PassOption{Name: of.Name, Form: of.Type, Default: of.Default, Summary: of.Summary}
			if found.Options[k] != wanted {
				t.Error(found.Options[k], of)
			}
		}
		for _, name := range append(found.OtherNames, found.Name) {
			if again, err := stablehlo.FindPass(name); err != nil || !reflect.DeepEqual(again, found) {
				t.Error(again, err)
			}
		}
	}
	for k, one := range must(stablehlo.KnownPipelines()) {
		if of := said.Pipelines[k]; one != (stablehlo.PipelineInfo{Name: of.Name, Summary: of.Summary, Passes: of.Passes}) {
			t.Error(one, of)
		}
	}
	if _, err := stablehlo.FindPass("nothing"); !errors.Is(err, stablehlo.NotFound) {
		t.Error(err)
	}
	if len(said.Passes) < 2 {
		t.Error("hardly any passes")
	}
}
