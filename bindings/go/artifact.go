// Artifacts that need not become modules: detecting, inspecting, versioned text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "stablehlo/internal/capi"

// Content is a kind of bytes.
type Content int32

// The kinds.
const (
	UnknownContent Content = Content(capi.SHLO_CONTENT_UNKNOWN)
	Artifact       Content = Content(capi.SHLO_CONTENT_ARTIFACT)       // a portable artifact
	MLIRBytecode   Content = Content(capi.SHLO_CONTENT_MLIR_BYTECODE)  // MLIR bytecode that is not a portable artifact
	Text           Content = Content(capi.SHLO_CONTENT_TEXT)           // text that may be a program
	JAXExport      Content = Content(capi.SHLO_CONTENT_JAX_EXPORT)     // the output of JAX's Exported.serialize()
	VersionedText  Content = Content(capi.SHLO_CONTENT_VERSIONED_TEXT) // the text of a versioned program
	ONNX           Content = Content(capi.SHLO_CONTENT_ONNX)           // an ONNX model
)

// Detect tells what bytes are. A prefix is enough.
func Detect(bytes []byte) Content {
	if ready() != nil {
		return UnknownContent
	}
	data, size := dataOf(bytes)
	return Content(capi.ContentDetect(data, size))
}

// Peek reads version and producer from a prefix of an artifact; 256 bytes are enough. The version is "" if the artifact
// does not say it.
func Peek(bytes []byte) (version, producer string, err error) {
	if err := ready(); err != nil {
		return "", "", err
	}
	data, size := dataOf(bytes)
	var versions, producers *capi.Buffer
	var failed *capi.Error
	capi.ArtifactPeek(data, size, &versions, &producers, &failed)
	if err := failure(failed); err != nil {
		return "", "", err
	}
	return string(bytesOf(versions)), string(bytesOf(producers)), nil
}

// Inspection is what an artifact contains.
type Inspection struct {
	Version         string // "1.18.0"
	Producer        string
	BytecodeVersion int
	Dialects        []string
	Ops             []OpCount // as versioned ops: "vhlo.add_v1"
	Functions       []InspectedFunction
}

// InspectedFunction is a function of an artifact.
type InspectedFunction struct {
	Name      string
	Public    bool
	Arguments []string // types: "tensor<2x?xf32>"
	Results   []string
}

// Inspect reads what an artifact contains, even if it has ops that are newer than the library.
func Inspect(bytes []byte) (*Inspection, error) {
	if err := ready(); err != nil {
		return nil, err
	}
	data, size := dataOf(bytes)
	var of *capi.Inspection
	var failed *capi.Error
	capi.ArtifactInspect(data, size, &of, &failed)
	if err := failure(failed); err != nil {
		return nil, err
	}
	defer capi.InspectionDestroy(of)
	result := &Inspection{
		Version:         textOf(of, capi.InspectionVersion),
		Producer:        textOf(of, capi.InspectionProducer),
		BytecodeVersion: int(capi.InspectionBytecodeVersion(of)),
	}
	for i := range capi.InspectionDialectCount(of) {
		result.Dialects = append(result.Dialects, textAt(of, i, capi.InspectionDialect))
	}
	for i := range capi.InspectionOpCount(of) {
		result.Ops = append(result.Ops, OpCount{textAt(of, i, capi.InspectionOpName),
			capi.InspectionOpOccurrences(of, i), static(capi.InspectionOpSince(of, i))})
	}
	for i := range capi.InspectionFunctionCount(of) {
		function := InspectedFunction{Name: textAt(of, i, capi.InspectionFunctionName),
			Public: capi.InspectionFunctionIsPublic(of, i) != 0}
		for k := range capi.InspectionArgumentCount(of, i) {
			function.Arguments = append(function.Arguments, textWithin(of, i, k, capi.InspectionArgumentType))
		}
		for k := range capi.InspectionResultCount(of, i) {
			function.Results = append(function.Results, textWithin(of, i, k, capi.InspectionResultType))
		}
		result.Functions = append(result.Functions, function)
	}
	return result, nil
}

// PrintArtifact is the versioned program of an artifact as text, neither upgraded nor verified. options may be nil.
func PrintArtifact(bytes []byte, options *PrintOptions) (text string, err error) {
	if err := ready(); err != nil {
		return "", err
	}
	err = withPrintOptions(options, func(options *capi.PrintOptions) error {
		data, size := dataOf(bytes)
		var buffer *capi.Buffer
		var failed *capi.Error
		capi.ArtifactPrint(data, size, options, &buffer, &failed)
		if err := failure(failed); err != nil {
			return err
		}
		text = string(bytesOf(buffer))
		return nil
	})
	return text, err
}

// ParseArtifact writes an artifact from the text of a versioned program. Both options may be nil.
func ParseArtifact(text string, read *ReadOptions, write *WriteOptions) (bytes []byte, err error) {
	err = withParseOptions(read, func(parse *capi.ParseOptions) error {
		return withWriteOptions(write, func(write *capi.WriteOptions) error {
			start, length := pointerTo(text)
			var buffer *capi.Buffer
			var failed *capi.Error
			capi.ArtifactParse(start, length, parse, write, &buffer, &failed)
			if err := failure(failed); err != nil {
				return err
			}
			bytes = bytesOf(buffer)
			return nil
		})
	})
	return bytes, err
}
