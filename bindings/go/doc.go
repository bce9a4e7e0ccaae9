// Package stablehlo reads, verifies, versions, runs and builds StableHLO programs.
//
// A [Module] is read with [Load], [LoadFile] or [Parse], or built with a [Builder]: a [Body] has a method for each op. A
// [Plan] is a function of a module, ready to run on slices and on tensors.
//
// A [Pipeline] of passes makes another module ([Module.RunPasses]). Package stablehlo/passes has the passes as types.
//
// [Module.Specialize] makes a polymorphic function static. [Module.Record] keeps every value of a run in a [History],
// and [Compare] finds where two runs part.
//
// [LoadPlugin] loads a plugin of PJRT, and [PlanOptions] have a plan run on the devices of a [Client] of it.
//
// An ONNX model is a module, too, whose ops are those of the dialect onnx: [Load] and [LoadFile] read it,
// [Module.InferONNX] infers the types of its values, and [Module.WriteONNX] writes it. [InspectONNX] tells what a model
// says without making a module of it, and [FindONNXSchema] what ONNX says of an op.
//
// Every handle (Module, Plan, Tensor, Builder, History, Diff, Plugin, Client) has a method Close. It may be called twice and at any
// time; calls in progress finish first. A handle that is not closed is freed when it is garbage. A closed handle gives
// an error, and what was taken from it (Operation, Value, Attribute, PastValue) gives zero values.
//
// Errors are of type *[Error], which errors.As finds. errors.Is(err, stablehlo.Unsupported) asks for a [Code].
//
// All functions may be called by several goroutines at once, but a tensor that a run writes is for that run alone,
// and a history for the one that sets its values.
package stablehlo
