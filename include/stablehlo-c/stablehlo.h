/* stablehlo.h - StableHLO programs from C. Includes all headers of the library.
 *
 * A module is read from bytes (artifact.h) or text (module.h), or built op by op
 * (builder.h, ops.h). A plan is made from a module (plan.h). A plan runs on tensors
 * and returns tensors (tensor.h):
 *
 *   shlo_module *module;  shlo_plan *plan;  shlo_error *error;
 *   if (shlo_module_load(bytes, size, NULL, &module, &error)) ...
 *   if (shlo_plan_create(module, NULL, &plan, &error)) ...
 *   if (shlo_plan_run(plan, 1, &input, 1, &output, NULL, &error)) ...
 *
 * ir.h gives access to the functions and ops of a module. passes.h rewrites modules.
 * dlpack.h shares tensors with other libraries. onnx.h reads tensors of ONNX. recorder.h
 * shows what happens inside a run, and diff.h where two runs part.
 *
 * docs/promises.md states once what holds for every function: ownership, threads,
 * errors, limits.
 *
 */
#ifndef STABLEHLO_C_STABLEHLO_H
#define STABLEHLO_C_STABLEHLO_H

#include "stablehlo-c/artifact.h"
#include "stablehlo-c/builder.h"
#include "stablehlo-c/client.h"
#include "stablehlo-c/custom_call.h"
#include "stablehlo-c/diff.h"
#include "stablehlo-c/dlpack.h"
#include "stablehlo-c/ir.h"
#include "stablehlo-c/module.h"
#include "stablehlo-c/ops.h"
#include "stablehlo-c/onnx.h"
#include "stablehlo-c/opset.h"
#include "stablehlo-c/passes.h"
#include "stablehlo-c/plan.h"
#include "stablehlo-c/pool.h"
#include "stablehlo-c/recorder.h"
#include "stablehlo-c/sharding.h"
#include "stablehlo-c/status.h"
#include "stablehlo-c/tensor.h"
#include "stablehlo-c/version.h"

#endif
