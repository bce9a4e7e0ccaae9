// Plans on the devices of others: plugins of PJRT, and clients of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"context"
	"maps"
	"slices"
	"strconv"

	"stablehlo/internal/capi"
)

// Plugin is a shared library with the interface PJRT, which others make for GPUs, TPUs and more. It stays loaded until
// the process ends, also after Close.
type Plugin struct {
	handle *handle[capi.Plugin]
}

// Client has the devices of a plugin: PlanOptions.Client runs a plan on them, and Tensor.ToDevice copies a tensor
// there. Plans and tensors keep it.
type Client struct {
	handle *handle[capi.Client]
}

var (
	plugins = kind[capi.Plugin]{destroy: capi.PluginDestroy}
	clients = kind[capi.Client]{destroy: capi.ClientDestroy}
)

// PluginOptions are options of LoadPlugin.
type PluginOptions struct {
	Force bool // also plugins that are known to end or to stop the process that uses them
}

// LoadPlugin loads a plugin: version 0.57 of PJRT or a later one of 0. A name without a folder is a file of the working
// folder. The plugin is code of whoever made it, which runs in this process: it may start threads, write to the
// standard error and end the process. If there is no such file, the error has Code IO, if it is no plugin, Code Device.
// options may be nil.
func LoadPlugin(path string, options *PluginOptions) (*Plugin, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	force := options != nil && options.Force
	text, length := pointerTo(path)
	var pointer *capi.Plugin
	var failed *capi.Error
	capi.PluginLoad(text, length, truth(force), &pointer, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &Plugin{newHandle(pointer, &plugins)}, nil
}

// Close frees the plugin. Its clients stay open.
func (p *Plugin) Close() { p.handle.close() }

// Path is the path that it was loaded from.
func (p *Plugin) Path() string { return textIn(p.handle, p.handle.get(), capi.PluginPath) }

// MinorVersion is the minor version of PJRT: 57 of 0.57; -1 if the plugin is closed.
func (p *Plugin) MinorVersion() int {
	if !p.handle.enter() {
		return -1
	}
	defer p.handle.leave()
	return int(capi.PluginMinorVersion(p.handle.pointer))
}

// StableHLOVersion is the newest version of StableHLO that it reads: "1.20.0"; "" if it does not say.
func (p *Plugin) StableHLOVersion() string {
	return textIn(p.handle, p.handle.get(), capi.PluginStablehloVersion)
}

// Attributes are what it says of itself.
func (p *Plugin) Attributes() map[string]string {
	attributes := map[string]string{}
	if !p.handle.enter() {
		return attributes
	}
	defer p.handle.leave()
	for i := range capi.PluginAttributeCount(p.handle.pointer) {
		name := textAt(p.handle.pointer, i, capi.PluginAttributeName)
		attributes[name] = textAt(p.handle.pointer, i, capi.PluginAttributeValue)
	}
	return attributes
}

// Extensions are the extensions of PJRT that it has: their numbers there (4 layouts, 5 FFI, ...).
func (p *Plugin) Extensions() []int {
	return in(p.handle, p.handle.get(), func(plugin *capi.Plugin) []int {
		return counted(capi.PluginExtensionCount(plugin), func(index uintptr) int {
			return int(capi.PluginExtension(plugin, index))
		})
	})
}

// ClientSettings are settings of a client, which its plugin names: texts, integers, numbers and truth values.
type ClientSettings map[string]any

// NewClient makes a client, which keeps the plugin. If the plugin finds no device, or refuses a setting, the error has
// Code Device. settings may be nil.
func (p *Plugin) NewClient(settings ClientSettings) (client *Client, err error) {
	if !p.handle.enter() {
		return nil, closedError("plugin")
	}
	defer p.handle.leave()
	var set []option[capi.ClientOptions]
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		one, err := clientSetting(name, settings[name])
		if err != nil {
			return nil, err
		}
		set = append(set, one)
	}
	err = withOptions(capi.ClientOptionsCreate, capi.ClientOptionsDestroy, set, func(options *capi.ClientOptions) error {
		var pointer *capi.Client
		var failed *capi.Error
		capi.ClientCreate(p.handle.pointer, options, &pointer, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		client = &Client{newHandle(pointer, &clients)}
		return nil
	})
	return client, err
}

func clientSetting(name string, value any) (option[capi.ClientOptions], error) {
	switch value := value.(type) {
	case string:
		return func(options *capi.ClientOptions, failed **capi.Error) capi.Status {
			name, nameLength := pointerTo(name)
			text, length := pointerTo(value)
			return capi.ClientOptionsSetText(options, name, nameLength, text, length, failed)
		}, nil
	case int:
		return namedSetting(capi.ClientOptionsSetInteger, name, int64(value)), nil
	case int32:
		return namedSetting(capi.ClientOptionsSetInteger, name, int64(value)), nil
	case int64:
		return namedSetting(capi.ClientOptionsSetInteger, name, value), nil
	case float32:
		return clientNumber(name, float64(value)), nil
	case float64:
		return clientNumber(name, value), nil
	case bool:
		return namedSetting(capi.ClientOptionsSetFlag, name, truth(value)), nil
	}
	return nil, invalid("setting "+strconv.Quote(name), "is a %T, expected a string, int, float64 or bool", value)
}

func namedSetting[V any](set func(*capi.ClientOptions, *byte, uintptr, V, **capi.Error) capi.Status, name string,
	value V) option[capi.ClientOptions] {
	return func(options *capi.ClientOptions, failed **capi.Error) capi.Status {
		text, length := pointerTo(name)
		return set(options, text, length, value, failed)
	}
}

// clientNumber looks for the function when it is called: without cgo it is a variable, which the library sets.
func clientNumber(name string, value float64) option[capi.ClientOptions] {
	return func(options *capi.ClientOptions, failed **capi.Error) capi.Status {
		text, length := pointerTo(name)
		return capi.ClientOptionsSetNumber(options, text, length, value, failed)
	}
}

// Close frees the client. It ends with the last plan or tensor that keeps it.
func (c *Client) Close() { c.handle.close() }

// Platform is the name of the platform: "cpu" or "cuda".
func (c *Client) Platform() string { return textIn(c.handle, c.handle.get(), capi.ClientPlatform) }

// PlatformVersion is the version of the platform.
func (c *Client) PlatformVersion() string {
	return textIn(c.handle, c.handle.get(), capi.ClientPlatformVersion)
}

// ClientDevice is a device of a client.
type ClientDevice struct {
	ID      int64  // the plugin's number for it, which need not be its index
	Kind    string // what the plugin calls its kind
	Process int64  // that has it
	Local   bool   // whether that is this process, which alone may use it
}

// Devices are all devices, those of other processes included. What takes a device takes its index in this list.
func (c *Client) Devices() []ClientDevice {
	return in(c.handle, c.handle.get(), func(client *capi.Client) []ClientDevice {
		return counted(capi.ClientDeviceCount(client), func(index uintptr) ClientDevice {
			return ClientDevice{
				ID:      capi.ClientDeviceId(client, index),
				Kind:    textAt(client, index, capi.ClientDeviceKind),
				Process: capi.ClientDeviceProcess(client, index),
				Local:   capi.ClientDeviceIsLocal(client, index) != 0,
			}
		})
	})
}

// Memory is how many bytes are in use on a device; -1 if it does not say, if there is no such device, and if the client
// is closed.
func (c *Client) Memory(device int) int64 {
	if device < 0 || !c.handle.enter() {
		return -1
	}
	defer c.handle.leave()
	return capi.ClientDeviceMemory(c.handle.pointer, uintptr(device))
}

// onClient are the settings of a plan that runs on devices of a client.
func onClient(client *Client, devices []int) (set []option[capi.PlanOptions]) {
	if client != nil {
		set = append(set, setting(capi.PlanOptionsSetClient, client.handle.pointer))
	}
	if devices != nil {
		set = append(set, func(options *capi.PlanOptions, failed **capi.Error) capi.Status {
			indices := converted[int64](devices)
			return capi.PlanOptionsSetDevices(options, uintptr(len(indices)), first(indices), failed)
		})
	}
	return set
}

// WithResultsOnDevice has the results that Run and RunGrid make with the context stay on the device of the plan's
// client (Tensor.ToHost). Of a plan without a client, the error has Code InvalidArgument.
func WithResultsOnDevice(ctx context.Context) context.Context {
	return observed(ctx, func(one *observer) { one.onDevice = true })
}

// ToDevice copies the tensor to a device of a client, by its index in Devices. Such a tensor has no elements here: a
// plan of the same client takes it as an input, and ToHost copies it back.
func (t *Tensor) ToDevice(client *Client, device int) (*Tensor, error) {
	if client == nil || !client.handle.enter() {
		return nil, closedError("client")
	}
	defer client.handle.leave()
	if !t.handle.enter() {
		return nil, closedError("tensor")
	}
	defer t.handle.leave()
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorToDevice(t.handle.pointer, client.handle.pointer, int64(device), &pointer, &failed)
	return adoptAny(pointer, failed)
}

// ToHost copies a tensor that is on a device to memory of the host.
func (t *Tensor) ToHost() (*Tensor, error) {
	if !t.handle.enter() {
		return nil, closedError("tensor")
	}
	defer t.handle.leave()
	var pointer *capi.Tensor
	var failed *capi.Error
	capi.TensorToHost(t.handle.pointer, &pointer, &failed)
	return adoptAny(pointer, failed)
}

// Device is the index of the device that the tensor is on; -1 for memory of the host, and if the tensor is closed.
func (t *Tensor) Device() int {
	if !t.handle.enter() {
		return -1
	}
	defer t.handle.leave()
	return int(capi.TensorDevice(t.handle.pointer))
}

// notHere is the error of whoever asks for the elements of a tensor that is on a device.
func notHere(device int64) error {
	return invalid("", "the tensor is on device %d: ToHost copies it", device)
}
