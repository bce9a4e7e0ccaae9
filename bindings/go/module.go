// Modules: reading, verifying, printing, writing, versions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "stablehlo/internal/capi"

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
	OtherDialects OtherDialects
	MaxOps        uint64        // of Load and LoadFile
	MaxBytes      uint64        // of Parse
	MaxNesting    uint32        // of brackets for Parse; of regions, types and attributes otherwise
	Warnings      *[]Diagnostic // gets a warning for each dropped attribute
}

type (
	readOption  = func(*capi.ReadOptions, **capi.Error) capi.Status
	parseOption = func(*capi.ParseOptions, **capi.Error) capi.Status
	printOption = func(*capi.PrintOptions, **capi.Error) capi.Status
	writeOption = func(*capi.WriteOptions, **capi.Error) capi.Status
)

func adoptModule(pointer *capi.Module, failed *capi.Error) (*Module, error) {
	if err := failure(failed); err != nil {
		return nil, err
	}
	return &Module{newHandle(pointer, &modules)}, nil
}

// Load reads a module from an artifact of any version, from the output of JAX's Exported.serialize(), or from text.
// options may be nil.
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

// LoadFile is Load for a file, which may change afterwards.
func LoadFile(path string, options *ReadOptions) (module *Module, err error) {
	err = withReadOptions(options, func(options *capi.ReadOptions) error {
		text, length := pointerTo(path)
		var pointer *capi.Module
		var failed *capi.Error
		capi.ModuleLoadFile(text, length, options, &pointer, &failed)
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
		set := []readOption{
			func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetVerify(o, truth(!options.NoVerify), e)
			},
			func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetLenient(o, truth(options.Lenient), e)
			},
			func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetOtherDialects(o, capi.OtherDialects(options.OtherDialects), e)
			},
			func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetDiagnostics(o, collector, e)
			},
		}
		if options.MaxOps != 0 {
			set = append(set, func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetMaxOps(o, options.MaxOps, e)
			})
		}
		if options.MaxNesting != 0 {
			set = append(set, func(o *capi.ReadOptions, e **capi.Error) capi.Status {
				return capi.ReadOptionsSetMaxNesting(o, options.MaxNesting, e)
			})
		}
		return withOptions(capi.ReadOptionsCreate, capi.ReadOptionsDestroy, set, call)
	})
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
		set := []parseOption{
			func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetVerify(o, truth(!options.NoVerify), e)
			},
			func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetLenient(o, truth(options.Lenient), e)
			},
			func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetOtherDialects(o, capi.OtherDialects(options.OtherDialects), e)
			},
			func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetDiagnostics(o, collector, e)
			},
		}
		if options.FileName != "" {
			set = append(set, func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				name, length := pointerTo(options.FileName)
				return capi.ParseOptionsSetFileName(o, name, length, e)
			})
		}
		if options.MaxBytes != 0 {
			set = append(set, func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetMaxBytes(o, options.MaxBytes, e)
			})
		}
		if options.MaxNesting != 0 {
			set = append(set, func(o *capi.ParseOptions, e **capi.Error) capi.Status {
				return capi.ParseOptionsSetMaxNesting(o, options.MaxNesting, e)
			})
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
	set := []printOption{
		func(o *capi.PrintOptions, e **capi.Error) capi.Status {
			return capi.PrintOptionsSetGeneric(o, truth(options.Generic), e)
		},
		func(o *capi.PrintOptions, e **capi.Error) capi.Status {
			return capi.PrintOptionsSetLocations(o, truth(options.Locations), e)
		},
	}
	if options.ElideAbove != 0 {
		set = append(set, func(o *capi.PrintOptions, e **capi.Error) capi.Status {
			return capi.PrintOptionsSetElideAbove(o, options.ElideAbove, e)
		})
	}
	if options.MaxBytes != 0 {
		set = append(set, func(o *capi.PrintOptions, e **capi.Error) capi.Status {
			return capi.PrintOptionsSetMaxBytes(o, options.MaxBytes, e)
		})
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
		set := []writeOption{
			func(o *capi.WriteOptions, e **capi.Error) capi.Status {
				return capi.WriteOptionsSetStripLocations(o, truth(options.StripLocations), e)
			},
			func(o *capi.WriteOptions, e **capi.Error) capi.Status {
				return capi.WriteOptionsSetDiagnostics(o, collector, e)
			},
		}
		if options.Target != "" {
			set = append(set, func(o *capi.WriteOptions, e **capi.Error) capi.Status {
				version, length := pointerTo(options.Target)
				return capi.WriteOptionsSetTarget(o, version, length, e)
			})
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

// RemoveSharding makes a module for one device, without the sharding of the sdy dialect.
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
