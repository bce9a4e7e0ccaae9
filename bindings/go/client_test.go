// Plans on the devices of a plugin of PJRT: the project's own. Expected values are computed by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"context"
	"errors"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"stablehlo"
)

// anyLength adds any number of elements.
const anyLength = `func.func @main(%a: tensor<?xf32> loc("a"), %b: tensor<?xf32> loc("b")) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}`

// replicas adds to each replica its number.
const replicas = `func.func @main(%x: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.add %0, %x : tensor<ui32>
  return %1 : tensor<ui32>
}`

// double lets the device write the result where the input is.
const double = `func.func @main(%x: tensor<2x2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2x2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}`

// onDevice has the results of runs stay on the device.
var onDevice = stablehlo.WithResultsOnDevice(background)

// pluginFile is the project's own plugin, which the suite names.
func pluginFile(t testing.TB) string {
	t.Helper()
	path := os.Getenv("STABLEHLO_C_PLUGIN")
	if path == "" {
		t.Fatal("STABLEHLO_C_PLUGIN names libpjrt-stablehlo-c.so")
	}
	return path
}

func clientOf(t testing.TB, settings stablehlo.ClientSettings) *stablehlo.Client {
	t.Helper()
	plugin := must(stablehlo.LoadPlugin(pluginFile(t), nil))
	defer plugin.Close() // the client keeps it
	client, err := plugin.NewClient(settings)
	if err != nil {
		t.Fatalf("%+v", err)
	}
	return client
}

func planOn(t testing.TB, client *stablehlo.Client, text string) *stablehlo.Plan {
	t.Helper()
	module := must(stablehlo.Parse(text, nil))
	defer module.Close()
	plan, err := module.Plan(&stablehlo.PlanOptions{Client: client})
	if err != nil {
		t.Fatalf("%+v", err)
	}
	return plan
}

// floats expects one tensor of these elements.
func floats(t testing.TB, tensors []*stablehlo.Tensor, err error, expected ...float32) {
	t.Helper()
	if err != nil || len(tensors) != 1 {
		t.Fatalf("%v: %+v", tensors, err)
	}
	if got, err := stablehlo.Elements[float32](tensors[0]); err != nil || !slices.Equal(got, expected) {
		t.Errorf("%v, expected %v: %v", got, expected, err)
	}
}

func TestPlugins(t *testing.T) {
	plugin := must(stablehlo.LoadPlugin(pluginFile(t), nil))
	if plugin.Path() != pluginFile(t) || plugin.MinorVersion() <= 100 {
		t.Error(plugin.Path(), plugin.MinorVersion())
	}
	attributes := plugin.Attributes()
	if newest := must(stablehlo.NewestVersion()); plugin.StableHLOVersion() != newest ||
		attributes["stablehlo_current_version"] != newest || attributes["stablehlo_minimum_version"] != "0.9.0" {
		t.Error(plugin.StableHLOVersion(), newest, attributes)
	}
	// 4 is that of layouts.
	if extensions := plugin.Extensions(); !slices.Contains(extensions, 4) || slices.Contains(extensions, -1) {
		t.Error(extensions)
	}
	plugin.Close()
	plugin.Close()
	if plugin.Path() != "" || plugin.MinorVersion() != -1 || plugin.StableHLOVersion() != "" ||
		len(plugin.Attributes())+len(plugin.Extensions()) != 0 {
		t.Error("a closed plugin has properties")
	}
	_, err := plugin.NewClient(nil)
	refused(t, err, stablehlo.InvalidArgument, "the plugin is closed")
}

func TestNoPlugins(t *testing.T) {
	force := &stablehlo.PluginOptions{Force: true}
	library := filepath.Join(filepath.Dir(pluginFile(t)), "libstablehlo-c.so")
	for _, one := range []struct {
		path    string
		options *stablehlo.PluginOptions
		code    stablehlo.Code
		words   string
	}{
		{"/nowhere/plugin.so", nil, stablehlo.IO, "No such file"},
		{"/", nil, stablehlo.IO, "no regular file"},
		{source("README.md"), nil, stablehlo.Device, "cannot be loaded"},
		{library, nil, stablehlo.Device, "no function GetPjrtApi"},
		{"a\x00b", nil, stablehlo.InvalidArgument, ""},
		{"", nil, stablehlo.InvalidArgument, "the path is empty"},
		// One that is known to stop the process that uses it is looked for only if the caller insists.
		{"/nowhere/libtpu.so", nil, stablehlo.Device, "without a TPU"},
		{"/nowhere/libtpu.so", force, stablehlo.IO, "No such file"},
	} {
		_, err := stablehlo.LoadPlugin(one.path, one.options)
		refused(t, err, one.code, one.words)
	}
	if _, err := stablehlo.LoadPlugin(pluginFile(t), force); err != nil { // the twin
		t.Error(err)
	}
}

func TestClients(t *testing.T) {
	client := clientOf(t, stablehlo.ClientSettings{"device_count": 3, "simd": "baseline", "threads": "1"})
	if client.Platform() != "shlo" || !strings.Contains(client.PlatformVersion(), "stablehlo-c") {
		t.Error(client.Platform(), client.PlatformVersion())
	}
	devices := client.Devices()
	for i, device := range devices {
		if device.ID != int64(i) || device.Process != 0 || !device.Local || device.Kind == "" || client.Memory(i) < 0 {
			t.Error(i, device, client.Memory(i))
		}
	}
	for _, none := range []int{3, -1, math.MaxInt} {
		if client.Memory(none) != -1 {
			t.Error(client.Memory(none))
		}
	}
	if one := clientOf(t, nil).Devices(); len(devices) != 3 || len(one) != 1 {
		t.Error(devices, one)
	}
	client.Close()
	client.Close()
	if client.Platform() != "" || client.PlatformVersion() != "" || len(client.Devices()) != 0 || client.Memory(0) != -1 {
		t.Error("a closed client has properties")
	}

	plugin := must(stablehlo.LoadPlugin(pluginFile(t), nil))
	for _, value := range []any{true, 1, int32(1), int64(math.MinInt64), 1.5, float32(1.5), "fast", ""} {
		_, err := plugin.NewClient(stablehlo.ClientSettings{"turbo": value})
		refused(t, err, stablehlo.Device, "turbo")
	}
	_, err := plugin.NewClient(stablehlo.ClientSettings{"device_count": 0})
	refused(t, err, stablehlo.Device, "it must be from 1 to")
	_, err = plugin.NewClient(stablehlo.ClientSettings{"device_count": true})
	refused(t, err, stablehlo.Device, "device_count is no number")
	for _, value := range []any{nil, []int{1}, uint64(1)} {
		_, err = plugin.NewClient(stablehlo.ClientSettings{"turbo": value})
		refused(t, err, stablehlo.InvalidArgument, `setting "turbo" is a`, "expected a string")
	}
}

func TestRunsOnDevices(t *testing.T) {
	client := clientOf(t, nil)
	dynamic, fixed := planOn(t, client, anyLength), planOn(t, client, scaled)
	client.Close() // the plans keep it
	if shape := dynamic.Inputs()[0].Shape; shape[0] != stablehlo.Dynamic {
		t.Error(shape)
	}
	a, b := tensorOf(t, []float32{1, 2}, 2), tensorOf(t, []float32{10, 20}, 2)
	sums, err := dynamic.Run(background, a.Array(), b.Array())
	floats(t, sums, err, 11, 22)
	if index, err := sums[0].Compare(tensorOf(t, []float32{11, 23}, 2), 0); index != 1 || err != nil { // the twin
		t.Error(index, err)
	}
	if sums[0].Device() != -1 {
		t.Error(sums[0].Device())
	}
	longer := tensorOf(t, []float32{1, 2, 4}, 3)
	sums, err = dynamic.Run(background, stablehlo.Named("b", longer.Array()), stablehlo.Named("a", longer.Array()))
	floats(t, sums, err, 2, 4, 8)

	// With contexts that can end, memory is copied.
	ctx, cancel := context.WithTimeout(background, time.Minute)
	defer cancel()
	last := 0.0
	sums, err = dynamic.Run(stablehlo.WithProgress(ctx, 0, func(fraction float64) error {
		last = fraction
		return nil
	}), a.Array(), b.Array())
	if floats(t, sums, err, 11, 22); last != 1 {
		t.Error(last)
	}
	cancel()
	_, err = dynamic.Run(ctx, a.Array(), b.Array())
	if refused(t, err, stablehlo.Cancelled); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}

	// Slices, without and with tensors between them.
	x, y, z := []float32{1, 2, 3}, []float32{4, 5, 6}, make([]float32, 3)
	out := []stablehlo.Array{stablehlo.Slice(z)}
	for _, one := range []stablehlo.Array{stablehlo.Slice(y), tensorOf(t, y, 3).Array()} {
		clear(z)
		err := fixed.RunInto(background, out, stablehlo.Slice(x), one)
		if err != nil || !slices.Equal(z, []float32{8, 15, 24}) {
			t.Error(z, err)
		}
		made, err := fixed.Run(background, stablehlo.Slice(x), one)
		floats(t, made, err, 8, 15, 24)
	}
	_, err = fixed.Run(background, a.Array(), b.Array())
	refused(t, err, stablehlo.InvalidArgument, "input 0")
}

func TestRefusedOnDevices(t *testing.T) {
	module, client := must(stablehlo.Parse(scaled, nil)), clientOf(t, nil)
	plan := func(options stablehlo.PlanOptions) error {
		options.Client = client
		_, err := module.Plan(&options)
		return err
	}
	refused(t, plan(stablehlo.PlanOptions{Recordable: true}), stablehlo.Unsupported, "inside of runs")
	calls := map[string]stablehlo.HostFunction{"f": {Answer: func(*stablehlo.CustomCall) error { return nil }}}
	refused(t, plan(stablehlo.PlanOptions{CustomCalls: calls}), stablehlo.Unsupported, "functions of the host")
	if err := plan(stablehlo.PlanOptions{}); err != nil { // the twin
		t.Error(err)
	}
	unknown := must(stablehlo.Parse(`func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}`, nil))
	_, err := unknown.Plan(&stablehlo.PlanOptions{Client: client})
	refused(t, err, stablehlo.Unsupported, "Client_Compile failed: ") // the plugin's own words
	client.Close()
	refused(t, plan(stablehlo.PlanOptions{}), stablehlo.InvalidArgument, "the client is closed")
	_, err = module.Plan(&stablehlo.PlanOptions{Client: new(stablehlo.Client)})
	refused(t, err, stablehlo.InvalidArgument, "the client is closed")
}

func TestGridsOnDevices(t *testing.T) {
	module, client := must(stablehlo.Parse(replicas, nil)), clientOf(t, stablehlo.ClientSettings{"device_count": 3})
	inputs := [][]stablehlo.Array{{stablehlo.Slice([]uint32{10})}, {stablehlo.Slice([]uint32{20})}}
	for _, one := range []struct{ devices, places []int }{
		{nil, []int{0, 1}}, {[]int{}, []int{0, 1}}, {[]int{2, 0}, []int{2, 0}},
	} {
		plan := must(module.Plan(&stablehlo.PlanOptions{Client: client, Devices: one.devices, Replicas: 2}))
		here, err := plan.RunGrid(background, inputs)
		if err != nil {
			t.Fatal(err)
		}
		there, err := plan.RunGrid(onDevice, inputs)
		if err != nil {
			t.Fatal(err)
		}
		for process, expected := range []uint32{10, 21} {
			if got := must(stablehlo.Elements[uint32](here[process][0])); !slices.Equal(got, []uint32{expected}) {
				t.Error(process, got)
			}
			if place := there[process][0].Device(); place != one.places[process] {
				t.Error(process, place)
			}
			back := must(there[process][0].ToHost())
			if got := must(stablehlo.Elements[uint32](back)); !slices.Equal(got, []uint32{expected}) {
				t.Error(process, got)
			}
		}
	}
	for words, options := range map[string]stablehlo.PlanOptions{
		"devices[0] is 3, the client has 3 devices":  {Client: client, Devices: []int{3}},
		"devices[1] is -1":                           {Client: client, Devices: []int{0, -1}},
		"2 processes, for which there are 1 devices": {Client: client, Devices: []int{1}, Replicas: 2},
		"4 processes, for which there are 3 devices": {Client: client, Replicas: 4},
		"devices are those of a client":              {Devices: []int{0}},
	} {
		_, err := module.Plan(&options)
		refused(t, err, stablehlo.InvalidArgument, words)
	}
	if _, err := module.Plan(&stablehlo.PlanOptions{Client: client, Devices: []int{1}}); err != nil { // the twin
		t.Error(err)
	}
}

func TestTensorsOnDevices(t *testing.T) {
	client := clientOf(t, stablehlo.ClientSettings{"device_count": 2})
	here := tensorOf(t, []float32{1, 2, -3, 0}, 2, 2)
	there := must(here.ToDevice(client, 1))
	if there.Device() != 1 || here.Device() != -1 || there.String() != here.String() || there.Len() != 4 {
		t.Error(there, there.Device(), here.Device())
	}
	back, err := there.ToHost()
	floats(t, []*stablehlo.Tensor{back}, err, 1, 2, -3, 0)
	if back.Device() != -1 || there.UnsafeBytes() != nil || here.UnsafeBytes() == nil {
		t.Error(back.Device(), there.UnsafeBytes())
	}

	history := must(must(stablehlo.Parse(double, nil)).Record(background, []stablehlo.Array{here.Array()}, nil))
	wrong := map[string]error{}
	_, wrong["Elements"] = stablehlo.Elements[float32](there)
	wrong["CopyFrom"] = stablehlo.CopyFrom(there, make([]float32, 4))
	wrong["Set"] = must(history.Beside()).Set(0, there)
	for name, err := range wrong {
		t.Log(name)
		refused(t, err, stablehlo.InvalidArgument, "the tensor is on device 1: ToHost copies it")
	}
	_, wrong["Npy"] = there.Npy()
	_, wrong["ONNX"] = there.ONNX("x")
	_, wrong["Compare"] = there.Compare(here, 0)
	_, wrong["compared"] = here.Compare(there, 0)
	_, wrong["ElementText"] = there.ElementText(0)
	_, wrong["DLPack"] = there.DLPack()
	_, wrong["ToDevice"] = there.ToDevice(client, 0)
	_, wrong["constant"] = stablehlo.Build("main", nil, func(f *stablehlo.Body) {
		f.Return(f.Op(stablehlo.Op{Name: "stablehlo.constant", Attributes: stablehlo.Attributes{"value": there}})...)
	})
	for name, err := range wrong {
		t.Log(name)
		refused(t, err, stablehlo.InvalidArgument, "is on", "device")
	}
	for device, words := range map[int]string{2: "device is 2, which is no device of this process", -1: "device is -1"} {
		_, err = here.ToDevice(client, device)
		refused(t, err, stablehlo.InvalidArgument, words)
	}
	_, err = here.ToHost()
	refused(t, err, stablehlo.InvalidArgument, "memory of the host")
	there.Close()
	_, err = there.ToHost()
	refused(t, err, stablehlo.InvalidArgument, "the tensor is closed")
	_, err = there.ToDevice(client, 0)
	refused(t, err, stablehlo.InvalidArgument, "the tensor is closed")
	if there.Device() != -1 {
		t.Error(there.Device())
	}
	for _, closed := range []*stablehlo.Client{nil, new(stablehlo.Client)} {
		_, err = here.ToDevice(closed, 0)
		refused(t, err, stablehlo.InvalidArgument, "the client is closed")
	}
}

func TestResultsOnDevices(t *testing.T) {
	client := clientOf(t, nil)
	plan := planOn(t, client, double)
	here := tensorOf(t, []float32{1, 2, -3, 0}, 2, 2)
	for _, donates := range []bool{false, true} {
		state := must(here.ToDevice(client, 0))
		for range 20 {
			given := state.Array()
			if donates {
				given = state.Donate()
			}
			next, err := plan.Run(onDevice, given)
			if err != nil || next[0].Device() != 0 {
				t.Fatal(next, err)
			}
			if _, err := state.ToHost(); (err != nil) != donates {
				t.Error(err)
			}
			state = next[0]
		}
		back, err := state.ToHost()
		floats(t, []*stablehlo.Tensor{back}, err, 1<<20, 2<<20, -3<<20, 0)
		// Without the wish they come back, and into slices and tensors of the caller.
		results, err := plan.Run(background, state.Array())
		floats(t, results, err, 2<<20, 4<<20, -6<<20, 0)
		z, into := make([]float32, 4), must(stablehlo.Zeros(stablehlo.F32, 2, 2))
		for _, ctx := range []context.Context{background, onDevice} {
			clear(z)
			err = plan.RunInto(ctx, []stablehlo.Array{stablehlo.Slice(z)}, state.Array())
			if err != nil || !slices.Equal(z, []float32{2 << 20, 4 << 20, -6 << 20, 0}) {
				t.Error(z, err)
			}
			err = plan.RunInto(ctx, []stablehlo.Array{into.Array()}, state.Array())
			floats(t, []*stablehlo.Tensor{into}, err, 2<<20, 4<<20, -6<<20, 0)
		}
	}
	// A slice is an input, too, and may change when the run has ended.
	x := []float32{1, 2, 3, 4}
	kept, err := plan.Run(onDevice, stablehlo.Slice(x))
	if err != nil {
		t.Fatal(err)
	}
	clear(x)
	back, err := kept[0].ToHost()
	floats(t, []*stablehlo.Tensor{back}, err, 2, 4, 6, 8)

	// Plans of the CPU and of another client take no such tensors, and give none.
	there, cpu := must(here.ToDevice(client, 0)), planOf(t, double)
	_, err = cpu.Run(background, there.Array())
	refused(t, err, stablehlo.InvalidArgument, "the plan runs on the CPU")
	err = cpu.RunInto(background, []stablehlo.Array{stablehlo.Slice(x)}, there.Array())
	refused(t, err, stablehlo.InvalidArgument, "the plan runs on the CPU")
	_, err = cpu.Run(onDevice, here.Array())
	refused(t, err, stablehlo.InvalidArgument, "the plan runs on the CPU")
	_, err = planOn(t, clientOf(t, nil), double).Run(background, there.Array())
	refused(t, err, stablehlo.InvalidArgument, "on another device than the plan")
	if _, err = plan.Run(background, there.Array()); err != nil { // the twin
		t.Error(err)
	}
}

// What needs a client keeps it, in whichever order the handles are closed or become garbage.
func TestClosedClients(t *testing.T) {
	for order := range 6 {
		client := clientOf(t, nil)
		plan, there := planOn(t, client, double), must(tensorOf(t, []float32{1, 2, 3, 4}, 2, 2).ToDevice(client, 0))
		kept := must(plan.Run(onDevice, there.Array()))[0]
		closers := [][]func(){{client.Close, plan.Close, there.Close}, {client.Close, there.Close, plan.Close},
			{plan.Close, client.Close, there.Close}, {plan.Close, there.Close, client.Close},
			{there.Close, client.Close, plan.Close}, {there.Close, plan.Close, client.Close}}
		for _, one := range closers[order] {
			one()
		}
		back, err := kept.ToHost()
		floats(t, []*stablehlo.Tensor{back}, err, 2, 4, 6, 8)
	}
	var group sync.WaitGroup
	client := clientOf(t, nil)
	plan := planOn(t, client, double)
	for k := range 4 {
		group.Add(1)
		go func() {
			defer group.Done()
			value := float32(k)
			for range 50 {
				there, err := tensorOf(t, []float32{value, value, value, value}, 2, 2).ToDevice(client, 0)
				if err != nil {
					t.Error(err)
					return
				}
				kept, err := plan.Run(onDevice, there.Donate())
				if err != nil {
					t.Error(err)
					return
				}
				back := must(kept[0].ToHost())
				if got := must(stablehlo.Elements[float32](back)); got[3] != 2*value {
					t.Error(got)
				}
			}
			runtime.GC()
		}()
	}
	group.Wait()
}
