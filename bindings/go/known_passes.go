// What passes there are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "stablehlo/internal/capi"

// PassInfo is what is known of a pass.
type PassInfo struct {
	Name       string
	Summary    string // one sentence
	Anchor     PassAnchor
	Keeps      PassKeeps
	Idempotent bool // it changes nothing when it is run again
	OtherNames []string
	Options    []PassOption
}

// PassOption is an option of a pass.
type PassOption struct {
	Name    string
	Form    string // "flag", "number", "text" or "texts"
	Default string // as text
	Summary string
}

// PipelineInfo is a name for a pipeline of passes, which may stand in a pipeline as a pass does.
type PipelineInfo struct{ Name, Summary, Passes string }

// PassAnchor is what a pass runs on.
type PassAnchor int32

// The anchors.
const (
	PassOnModule   PassAnchor = PassAnchor(capi.SHLO_PASS_ON_MODULE)
	PassOnFunction PassAnchor = PassAnchor(capi.SHLO_PASS_ON_FUNCTION) // each function alone
	PassOnAny      PassAnchor = PassAnchor(capi.SHLO_PASS_ON_ANY)      // the module, or each function if within func.func
)

// PassKeeps is what the results of a program are after a pass, for equal inputs.
type PassKeeps int32

// What passes keep.
const (
	PassKeepsBits    PassKeeps = PassKeeps(capi.SHLO_PASS_KEEPS_BITS)    // the same bits
	PassKeepsBound   PassKeeps = PassKeeps(capi.SHLO_PASS_KEEPS_BOUND)   // within the accuracy of functions and sums
	PassKeepsNothing PassKeeps = PassKeeps(capi.SHLO_PASS_KEEPS_NOTHING) // another program
)

// KnownPasses are the passes of the library, in the order of their names.
func KnownPasses() ([]PassInfo, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	return counted(capi.PassCount(), passInfoOf), nil
}

// FindPass is the pass of that name, which may be one of its other names. Without one, the error has Code NotFound.
func FindPass(name string) (PassInfo, error) {
	if err := ready(); err != nil {
		return PassInfo{}, err
	}
	text, length := pointerTo(name)
	pass := capi.PassFind(text, length)
	if pass < 0 {
		return PassInfo{}, &Error{Code: NotFound, Message: "there is no pass " + name}
	}
	return passInfoOf(uintptr(pass)), nil
}

// KnownPipelines are the names for pipelines.
func KnownPipelines() ([]PipelineInfo, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	return counted(capi.PassPipelineCount(), func(k uintptr) PipelineInfo {
		return PipelineInfo{listed(k, capi.PassPipelineName), listed(k, capi.PassPipelineSummary),
			listed(k, capi.PassPipelineText)}
	}), nil
}

func passInfoOf(pass uintptr) PassInfo {
	text := func(k uintptr, accessor func(uintptr, uintptr, *uintptr) *byte) string {
		return listed(k, func(k uintptr, length *uintptr) *byte { return accessor(pass, k, length) })
	}
	return PassInfo{
		Name:       listed(pass, capi.PassName),
		Summary:    listed(pass, capi.PassSummary),
		Anchor:     PassAnchor(capi.PassAnchorOf(pass)),
		Keeps:      PassKeeps(capi.PassKeepsOf(pass)),
		Idempotent: capi.PassIsIdempotent(pass) != 0,
		OtherNames: counted(capi.PassOtherNameCount(pass), func(k uintptr) string {
			return text(k, capi.PassOtherName)
		}),
		Options: counted(capi.PassOptionCount(pass), func(k uintptr) PassOption {
			return PassOption{text(k, capi.PassOptionName), text(k, capi.PassOptionForm), text(k, capi.PassOptionDefault),
				text(k, capi.PassOptionSummary)}
		}),
	}
}

// listed is a text of a list that the library has itself.
func listed(index uintptr, accessor func(uintptr, *uintptr) *byte) string {
	var length uintptr
	text := accessor(index, &length)
	return copied(text, length)
}
