// Modules: reading, verifying, printing, writing, versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"maps"
	"runtime"
	"slices"

	"stablehlo/internal/capi"
)

// Module is a StableHLO program: functions and their ops. It does not change.
type Module struct{ handle *handle[capi.Module] }

var modules = kind[capi.Module]{destroy: capi.ModuleDestroy}

// OtherDialects is the policy for attributes and ops of other dialects, such as mhlo, sdy and tf.
type OtherDialects int32

// The policies.
const (
	KeepOtherDialects   OtherDialects = OtherDialects(capi.SHLO_OTHER_DIALECTS_KEEP)   // attributes and ops are kept
	StripOtherDialects  OtherDialects = OtherDialects(capi.SHLO_OTHER_DIALECTS_STRIP)  // attributes are dropped with a warning
	RejectOtherDialects OtherDialects = OtherDialects(capi.SHLO_OTHER_DIALECTS_REJECT) // attributes and ops are Unsupported
)

// ReadOptions are options of Load, LoadFile and Parse. 0 means the default of a limit.
type ReadOptions struct {
	FileName      string // in locations and diagnostics of Parse
	NoVerify      bool   // the program is not verified
	Lenient       bool   // the program may break rules that the reference does not check
	ToolDialects  bool   // Parse knows check and interpreter, the dialects of the reference's test tools
	OtherDialects OtherDialects
	MaxOps        uint64        // of Load and LoadFile
	MaxBytes      uint64        // of Parse, and of an ONNX model without its external data
	MaxNesting    uint32        // of brackets for Parse; of regions, types and attributes otherwise
	Warnings      *[]Diagnostic // gets a warning for each dropped attribute, and for what an ONNX model should not have

	// What follows is for ONNX models, whose tensors may be in other files, the external data. A large tensor stays in
	// its file, which must not be truncated or written to while anything that was made from the module is used.
	ExternalFolder  string            // of the files; "" is the model's own, which a model in memory does not have
	ExternalFiles   map[string][]byte // the bytes of files by location, which need not exist then; they are copied
	FollowLinks     bool              // symbolic links in the folder are followed, which may lead out of it
	VerifyChecksums bool              // a file must have the SHA-1 that the model states for it
	NewerOpsets     bool              // an opset that the library does not know yet is read as the newest, with a warning
	MaxMessages     uint64            // of the protobuf encoding
	MaxRank         uint32            // of tensors with elements
	MaxNameLength   uint32            // in bytes
}

func adoptModule(pointer *capi.Module, failed *capi.Error) (*Module, error) {
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &Module{newHandle(pointer, &modules)}, nil
}

// Load reads a module from an artifact of any version, from the output of JAX's Exported.serialize(), from text, or from
// an ONNX model, whose ops are those of the dialect onnx. options may be nil.
func Load(bytes []byte, options *ReadOptions) (module *Module, err error) {
	err = withReadOptions(options, func(options *capi.ReadOptions) error {
		data, size := dataOf(bytes)
		var pointer *capi.Module
		var failed *capi.Error
		capi.ModuleLoad(data, size, options, &pointer, &failed)
		module, err = adoptModule(pointer, failed)
		return err
	})
	return module, err
}

// LoadFile is Load for a file, which may change afterwards. The external data of an ONNX model may not (ReadOptions).
func LoadFile(path string, options *ReadOptions) (module *Module, err error) {
	return loadFile(path, options, false)
}

// MapFile is LoadFile, but maps the file into memory instead of reading it: large constants of an artifact or of an ONNX
// model stay in it, and are read when they are needed. The file may be removed or replaced by another, but must not be
// truncated or written to as long as the module, modules made from it, or plans of these are used: the system may end the
// process otherwise. If there are ExternalFiles, the file is read.
func MapFile(path string, options *ReadOptions) (module *Module, err error) {
	return loadFile(path, options, options == nil || len(options.ExternalFiles) == 0)
}

func loadFile(path string, options *ReadOptions, mapped bool) (module *Module, err error) {
	if options == nil {
		options = &ReadOptions{}
	}
	err = withReadOptions(options, func(options *capi.ReadOptions) error {
		text, length := pointerTo(path)
		var pointer *capi.Module
		var failed *capi.Error
		if capi.ReadOptionsSetBorrow(options, truth(mapped), &failed) == capi.SHLO_OK {
			capi.ModuleLoadFile(text, length, options, &pointer, &failed)
		}
		module, err = adoptModule(pointer, failed)
		return err
	})
	return module, err
}

func withReadOptions(options *ReadOptions, call func(*capi.ReadOptions) error) error {
	if err := ready(); err != nil {
		return err
	}
	if options == nil {
		return call(nil)
	}
	return collect(options.Warnings, func(collector *capi.Diagnostics) error {
		set := []option[capi.ReadOptions]{
			setting(capi.ReadOptionsSetVerify, truth(!options.NoVerify)),
			setting(capi.ReadOptionsSetLenient, truth(options.Lenient)),
			setting(capi.ReadOptionsSetOtherDialects, capi.OtherDialects(options.OtherDialects)),
			setting(capi.ReadOptionsSetDiagnostics, collector),
			limit(capi.ReadOptionsSetMaxOps, options.MaxOps),
			limit(capi.ReadOptionsSetMaxBytes, options.MaxBytes),
			limit(capi.ReadOptionsSetMaxNesting, options.MaxNesting),
			naming(capi.ReadOptionsSetExternalFolder, options.ExternalFolder),
			setting(capi.ReadOptionsSetFollowLinks, truth(options.FollowLinks)),
			setting(capi.ReadOptionsSetVerifyChecksums, truth(options.VerifyChecksums)),
			setting(capi.ReadOptionsSetNewerOpsets, truth(options.NewerOpsets)),
			limit(capi.ReadOptionsSetMaxMessages, options.MaxMessages),
			limit(capi.ReadOptionsSetMaxRank, options.MaxRank),
			limit(capi.ReadOptionsSetMaxNameLength, options.MaxNameLength),
		}
		var pinner runtime.Pinner
		defer pinner.Unpin()
		for _, location := range slices.Sorted(maps.Keys(options.ExternalFiles)) {
			set = append(set, externalFile(&pinner, location, options.ExternalFiles[location]))
		}
		return withOptions(capi.ReadOptionsCreate, capi.ReadOptionsDestroy, set, call)
	})
}

// externalFile pins the bytes, because the options keep them.
func externalFile(pinner *runtime.Pinner, location string, bytes []byte) option[capi.ReadOptions] {
	return func(options *capi.ReadOptions, failed **capi.Error) capi.Status {
		text, length := pointerTo(location)
		data, size := dataOf(bytes)
		pinner.Pin(data)
		return capi.ReadOptionsAddExternalFile(options, text, length, data, size, failed)
	}
}

// Parse reads a module from text in pretty or generic form. options may be nil.
func Parse(text string, options *ReadOptions) (module *Module, err error) {
	err = withParseOptions(options, func(options *capi.ParseOptions) error {
		start, length := pointerTo(text)
		var pointer *capi.Module
		var failed *capi.Error
		capi.ModuleParse(start, length, options, &pointer, &failed)
		module, err = adoptModule(pointer, failed)
		return err
	})
	return module, err
}

func withParseOptions(options *ReadOptions, call func(*capi.ParseOptions) error) error {
	if err := ready(); err != nil {
		return err
	}
	if options == nil {
		return call(nil)
	}
	return collect(options.Warnings, func(collector *capi.Diagnostics) error {
		set := []option[capi.ParseOptions]{
			setting(capi.ParseOptionsSetVerify, truth(!options.NoVerify)),
			setting(capi.ParseOptionsSetLenient, truth(options.Lenient)),
			setting(capi.ParseOptionsSetToolDialects, truth(options.ToolDialects)),
			setting(capi.ParseOptionsSetOtherDialects, capi.OtherDialects(options.OtherDialects)),
			setting(capi.ParseOptionsSetDiagnostics, collector),
			naming(capi.ParseOptionsSetFileName, options.FileName),
			limit(capi.ParseOptionsSetMaxBytes, options.MaxBytes),
			limit(capi.ParseOptionsSetMaxNesting, options.MaxNesting),
		}
		return withOptions(capi.ParseOptionsCreate, capi.ParseOptionsDestroy, set, call)
	})
}

// Close frees the module. What was made from it stays usable, but its operations do not.
func (m *Module) Close() { m.handle.close() }

// Verify verifies every op against the specification.
func (m *Module) Verify() error {
	if !m.handle.enter() {
		return closedError("module")
	}
	defer m.handle.leave()
	var failed *capi.Error
	capi.ModuleVerify(m.handle.pointer, &failed)
	return failure(failed)
}

// PrintOptions are options of Print. 0 means the default of a limit.
type PrintOptions struct {
	Generic    bool   // ops are printed in generic form
	Locations  bool   // locations are printed
	ElideAbove uint64 // elements of larger constants are left out; such text cannot be parsed
	MaxBytes   uint64
}

// Print is the text of the module. options may be nil.
func (m *Module) Print(options *PrintOptions) (text string, err error) {
	if !m.handle.enter() {
		return "", closedError("module")
	}
	defer m.handle.leave()
	err = withPrintOptions(options, func(options *capi.PrintOptions) error {
		var buffer *capi.Buffer
		var failed *capi.Error
		capi.ModulePrint(m.handle.pointer, options, &buffer, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		text = string(bytesOf(buffer))
		return nil
	})
	return text, err
}

func withPrintOptions(options *PrintOptions, call func(*capi.PrintOptions) error) error {
	if options == nil {
		return call(nil)
	}
	set := []option[capi.PrintOptions]{
		setting(capi.PrintOptionsSetGeneric, truth(options.Generic)),
		setting(capi.PrintOptionsSetLocations, truth(options.Locations)),
		limit(capi.PrintOptionsSetElideAbove, options.ElideAbove),
		limit(capi.PrintOptionsSetMaxBytes, options.MaxBytes),
	}
	return withOptions(capi.PrintOptionsCreate, capi.PrintOptionsDestroy, set, call)
}

// String is the text of the module, or the error of printing it.
func (m *Module) String() string {
	text, err := m.Print(nil)
	if err != nil {
		return err.Error()
	}
	return text
}

// WriteOptions are options of Write.
type WriteOptions struct {
	Target         string        // the version "1.9.0"; "" is the newest
	StripLocations bool          // locations are left out
	Warnings       *[]Diagnostic // gets what older consumers cannot read
}

// Write is the module as an artifact. If the target cannot express it, the error has Code Version and a diagnostic for
// each reason. options may be nil.
func (m *Module) Write(options *WriteOptions) (bytes []byte, err error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	err = withWriteOptions(options, func(options *capi.WriteOptions) error {
		var buffer *capi.Buffer
		var failed *capi.Error
		capi.ArtifactWrite(m.handle.pointer, options, &buffer, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		bytes = bytesOf(buffer)
		return nil
	})
	return bytes, err
}

func withWriteOptions(options *WriteOptions, call func(*capi.WriteOptions) error) error {
	if options == nil {
		return call(nil)
	}
	return collect(options.Warnings, func(collector *capi.Diagnostics) error {
		set := []option[capi.WriteOptions]{
			setting(capi.WriteOptionsSetStripLocations, truth(options.StripLocations)),
			setting(capi.WriteOptionsSetDiagnostics, collector),
			naming(capi.WriteOptionsSetTarget, options.Target),
		}
		return withOptions(capi.WriteOptionsCreate, capi.WriteOptionsDestroy, set, call)
	})
}

// MinimumVersion is the oldest version that the module can be written for.
func (m *Module) MinimumVersion() (string, error) {
	if !m.handle.enter() {
		return "", closedError("module")
	}
	defer m.handle.leave()
	var version *byte
	var failed *capi.Error
	capi.ModuleMinimumVersion(m.handle.pointer, &version, &failed)
	if err := failure(failed); err != nil {
		return "", err
	}
	return static(version), nil
}

// Blockers are all reasons why a version cannot express the module, at most 1000 of either kind.
func (m *Module) Blockers(target string) (blockers []Diagnostic, err error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	err = collect(&blockers, func(collector *capi.Diagnostics) error {
		version, length := pointerTo(target)
		var failed *capi.Error
		capi.ModuleBlockers(m.handle.pointer, version, length, collector, nil, &failed)
		return failure(failed)
	})
	return blockers, err
}

// rewritten is the module that a pass makes.
func (m *Module) rewritten(pass func(*capi.Module, **capi.Module, **capi.Error) capi.Status) (*Module, error) {
	if !m.handle.enter() {
		return nil, closedError("module")
	}
	defer m.handle.leave()
	var pointer *capi.Module
	var failed *capi.Error
	pass(m.handle.pointer, &pointer, &failed)
	return adoptModule(pointer, failed)
}

// RemoveSharding makes a module without sharding, which runs whole on one device.
func (m *Module) RemoveSharding() (*Module, error) { return m.rewritten(capi.ModuleRemoveSharding) }

// DecomposeCHLO makes a module whose ops of CHLO are decomposed into ops of StableHLO.
func (m *Module) DecomposeCHLO() (*Module, error) { return m.rewritten(capi.ModuleDecomposeChlo) }

// ApplyOtherDialects makes a module by a policy. warnings may be nil; it gets what was dropped.
func (m *Module) ApplyOtherDialects(policy OtherDialects, warnings *[]Diagnostic) (module *Module, err error) {
	err = collect(warnings, func(collector *capi.Diagnostics) error {
		module, err = m.rewritten(func(from *capi.Module, out **capi.Module, failed **capi.Error) capi.Status {
			return capi.ModuleApplyOtherDialects(from, capi.OtherDialects(policy), collector, out, failed)
		})
		return err
	})
	return module, err
}
