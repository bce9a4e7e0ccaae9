/* passes.h - rewriting modules.
 *
 * A pass does not change its module; it makes a new one. The two modules are independent
 * except for memory that they share internally. Different threads may use them.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_PASSES_H
#define STABLEHLO_C_PASSES_H

#include "stablehlo-c/onnx.h"
#include "stablehlo-c/plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Removes sharding: the result runs whole on one device, whatever mesh the program is for.
 * Meshes, groups, attributes (sdy.*, mhlo.sharding) and mhlo.num_partitions are dropped.
 * Ops that only say where the parts of a value are (sharding_constraint, reshard, the
 * collectives of sdy, the custom call Sharding) are replaced with their operand, and
 * named_computation with its body. On a mesh of one device, so is manual_computation, and
 * collectives over mesh axes with their operands. On others, manual_computation says what
 * is computed: it stays, with the mesh in its shardings, and plans run it. The custom
 * calls SPMDFullToShardShape and SPMDShardToFullShape, and what is between them, become
 * manual_computation, too. Pairs of unrealized_conversion_cast are removed. *out is owned
 * by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does
 * not verify, or a sharding that matters makes no sense), SHLO_UNSUPPORTED (an unknown op
 * of sdy, shardings of parts without a common mesh, values that are not reduced),
 * SHLO_LIMIT (a mesh of more than 2^20 devices), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_remove_sharding(const shlo_module *module, shlo_module **out, shlo_error **error);

/* Decomposes the ops of CHLO into ops of StableHLO. *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does not verify),
 * SHLO_UNSUPPORTED (one diagnostic for each op that has no decomposition for its types),
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_decompose_chlo(const shlo_module *module, shlo_module **out, shlo_error **error);

/* Applies a policy for attributes and ops of other dialects (module.h). diagnostics
 * (nullable) collects a warning for each dropped attribute. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_UNSUPPORTED (one diagnostic for each thing that
 * the policy rejects), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_apply_other_dialects(const shlo_module *module, shlo_other_dialects policy,
                                                      shlo_diagnostics *diagnostics, shlo_module **out,
                                                      shlo_error **error);

/* Lowers an ONNX model (onnx.h) to StableHLO and CHLO. The result has the function @main,
 * whose arguments and results have the names of the model's inputs and outputs, and whose
 * ops have the names of nodes as locations. Extents that neither the model nor
 * shlo_onnx_infer_options_set_shape and _set_dimension give stay open: the program computes
 * what follows from them. Ranks must be known. Inputs that have a default are constants.
 * shlo_module_decompose_chlo makes a module of the result that can be written as an
 * artifact. options is nullable. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT (an input of unknown rank or of another shape),
 * SHLO_INVALID_PROGRAM (no graph, or the module does not verify), SHLO_UNSUPPORTED (one
 * diagnostic for each op that cannot be lowered, with the reason, the number of its nodes
 * and the first one; or no program is right for all open extents), SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_lower_onnx(const shlo_module *module, const shlo_onnx_infer_options *options,
                                            shlo_module **out, shlo_error **error);

/* --- Passes and pipelines ---------------------------------------------------------
 * A pipeline is a list of passes with options, as a text: that of the reference's tools,
 * "builtin.module(func.func(chlo-legalize-to-stablehlo),symbol-dce)". A pass that is not
 * within func.func(...) but is made for functions runs on each function. docs/pass-list.md
 * describes all passes. A pipeline is const: any number of threads may use it. */
typedef struct shlo_pipeline shlo_pipeline;

/* Parses a pipeline; an empty text is one without passes. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_MALFORMED (the diagnostic has line and column of
 * what is wrong, and the message the nearest name), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_pipeline_parse(const char *text, size_t length, shlo_pipeline **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_pipeline_destroy(shlo_pipeline *pipeline);
/* The text of a pipeline in normal form, borrowed from it; NULL for NULL. Options that have
 * their default are left out. since ABI 0.1 */
SHLO_API const char *shlo_pipeline_text(const shlo_pipeline *pipeline, size_t *length);
/* The number of its passes, and their names; 0 and NULL for NULL and for an index out of
 * range. Static. since ABI 0.1 */
SHLO_API size_t shlo_pipeline_pass_count(const shlo_pipeline *pipeline);
SHLO_API const char *shlo_pipeline_pass_name(const shlo_pipeline *pipeline, size_t index, size_t *length);

/* What passes did, one entry per pass of the pipeline. */
typedef struct shlo_pass_reports shlo_pass_reports;

/* No reports. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_reports_create(shlo_pass_reports **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_pass_reports_destroy(shlo_pass_reports *reports);
/* The number of reports; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_pass_reports_count(const shlo_pass_reports *reports);
/* The name of the pass. Borrowed from the reports; NULL for NULL and for an index out of
 * range. since ABI 0.1 */
SHLO_API const char *shlo_pass_reports_name(const shlo_pass_reports *reports, size_t index, size_t *length);
/* The time that it took; 0 for an index out of range. since ABI 0.1 */
SHLO_API uint64_t shlo_pass_reports_nanoseconds(const shlo_pass_reports *reports, size_t index);
/* When it began, from the beginning of the pipeline on; 0 for an index out of range.
 * since ABI 0.1 */
SHLO_API uint64_t shlo_pass_reports_begin_nanoseconds(const shlo_pass_reports *reports, size_t index);
/* The ops of the module before and after it, functions included. since ABI 0.1 */
SHLO_API uint64_t shlo_pass_reports_ops_before(const shlo_pass_reports *reports, size_t index);
SHLO_API uint64_t shlo_pass_reports_ops_after(const shlo_pass_reports *reports, size_t index);
/* The patterns that changed something, and how often each did. Texts are borrowed from the
 * reports; NULL for an index out of range. since ABI 0.1 */
SHLO_API size_t shlo_pass_reports_rewrite_count(const shlo_pass_reports *reports, size_t index);
SHLO_API const char *shlo_pass_reports_rewrite_name(const shlo_pass_reports *reports, size_t index, size_t rewrite,
                                                    size_t *length);
SHLO_API uint64_t shlo_pass_reports_rewrite_times(const shlo_pass_reports *reports, size_t index, size_t rewrite);
/* The values that stayed dynamic, each as a text with the op that is the reason. Borrowed
 * from the reports; NULL for an index out of range. since ABI 0.1 */
SHLO_API size_t shlo_pass_reports_dynamic_count(const shlo_pass_reports *reports, size_t index);
SHLO_API const char *shlo_pass_reports_dynamic_text(const shlo_pass_reports *reports, size_t index, size_t value,
                                                    size_t *length);

typedef struct shlo_pass_options shlo_pass_options;

/* Default options. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_create(shlo_pass_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_pass_options_destroy(shlo_pass_options *options);
/* The most ops that the passes of a pipeline may make together; default 2^22. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_max_ops(shlo_pass_options *options, uint64_t ops, shlo_error **error);
/* The most rewrites of patterns; default 2^24. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_max_rewrites(shlo_pass_options *options, uint64_t rewrites,
                                                        shlo_error **error);
/* The most bytes of constants that folding makes; default 2^28. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_max_folded_bytes(shlo_pass_options *options, uint64_t bytes,
                                                            shlo_error **error);
/* The most time; 0 by default, which is no limit. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_max_milliseconds(shlo_pass_options *options, uint64_t milliseconds,
                                                            shlo_error **error);
/* Stops the passes when the cancellation is cancelled (shlo_cancellation_cancel), with
 * SHLO_CANCELLED. cancellation is nullable; it may be destroyed before the options.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_cancellation(shlo_pass_options *options,
                                                        const shlo_cancellation *cancellation, shlo_error **error);
/* Calls poll(user) while passes run, on their thread, like shlo_run_options_set_poll. If it
 * returns a number other than 0, the passes stop with SHLO_CANCELLED. poll is nullable.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_poll(shlo_pass_options *options, shlo_poll_fn poll, void *user,
                                                uint64_t milliseconds, shlo_error **error);
/* Whether the module is verified after each pass, not only after the last one; default 0.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_verify_each(shlo_pass_options *options, int32_t verify, shlo_error **error);
/* Whether the module may break rules of the specification that the reference does not check
 * (shlo_parse_options_set_lenient); default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_lenient(shlo_pass_options *options, int32_t lenient, shlo_error **error);
/* Whether pipelines may have the passes that only the reference's tools for tests have;
 * default 0. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_test_passes(shlo_pass_options *options, int32_t allowed,
                                                       shlo_error **error);
/* Collects warnings and remarks of passes, which shlo_diagnostic_pass names. Borrowed: the
 * collector must outlive the calls made with these options. diagnostics is nullable.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_diagnostics(shlo_pass_options *options, shlo_diagnostics *diagnostics,
                                                       shlo_error **error);
/* Takes a report of each pass that ran, also of those before a failure; what it had is
 * dropped. Borrowed: the reports must outlive the calls made with these options. reports is
 * nullable. since ABI 0.1 */
SHLO_API shlo_status shlo_pass_options_set_reports(shlo_pass_options *options, shlo_pass_reports *reports,
                                                   shlo_error **error);

/* Runs the passes of a pipeline on a copy of the module. If no pass has anything to do,
 * nothing is copied. What the passes made is verified. options is nullable. *out is owned
 * by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_INVALID_PROGRAM (the module does
 * not verify, or a pass finds that it makes no sense), SHLO_UNSUPPORTED (a pass cannot
 * rewrite an op), SHLO_FAILED (a shape assertion does not hold), SHLO_LIMIT,
 * SHLO_CANCELLED, SHLO_OUT_OF_MEMORY, SHLO_INTERNAL (a pass made a module that does not
 * verify). The message and the diagnostics name the pass. since ABI 0.1 */
SHLO_API shlo_status shlo_module_run_pipeline(const shlo_module *module, const shlo_pipeline *pipeline,
                                              const shlo_pass_options *options, shlo_module **out,
                                              shlo_error **error);
/* Parses a pipeline, and runs it. Otherwise like shlo_module_run_pipeline, and fails with
 * SHLO_MALFORMED if the text is no pipeline. since ABI 0.1 */
SHLO_API shlo_status shlo_module_run_passes(const shlo_module *module, const char *pipeline, size_t pipeline_length,
                                            const shlo_pass_options *options, shlo_module **out, shlo_error **error);

/* --- Specialization -----------------------------------------------------------------
 * Makes a polymorphic function static. Each argument can have a shape, or a value: the
 * sizes of dimensions and the index of a platform that exporters pass as arguments become
 * constants that way. */
typedef struct shlo_specialize_options shlo_specialize_options;

/* Default options: nothing is known of the arguments of @main. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_specialize_options_create(shlo_specialize_options **out, shlo_error **error);
/* Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_specialize_options_destroy(shlo_specialize_options *options);
/* The name of the function; "main" by default. Fails with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_specialize_options_set_function(shlo_specialize_options *options, const char *name,
                                                          size_t length, shlo_error **error);
/* The extents of an argument: `rank` of them, SHLO_DYNAMIC for those that stay unknown. Replaces what was
 * set for that argument. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_specialize_options_set_shape(shlo_specialize_options *options, size_t argument, size_t rank,
                                                       const int64_t *extents, shlo_error **error);
/* The value of an argument, which the result does not have any more. The tensor is shared:
 * it must not be written until the module is specialized. Replaces what was set for that
 * argument. Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_specialize_options_set_value(shlo_specialize_options *options, size_t argument,
                                                       const shlo_tensor *value, shlo_error **error);
/* Not 0: bounds of dimensions (#stablehlo.bounds) become their extents, and the extents of a run are arguments and
 * results that follow the others, as the pass pad-bounded-dimensions makes them. 0 by default: such dimensions stay.
 * Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_specialize_options_set_pad_bounded(shlo_specialize_options *options, int32_t pad,
                                                             shlo_error **error);

/* Runs inline, gives the arguments their shapes and values, and runs
 * stablehlo-refine-shapes, stablehlo-canonicalize-dynamism,
 * stablehlo-check-shape-assertions and symbol-dce for that function. The report of
 * stablehlo-refine-shapes says what stayed dynamic (shlo_pass_reports_dynamic_text).
 * options and pass_options are nullable. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT (no such function or argument, or one that cannot have the shape or
 * value), SHLO_INVALID_PROGRAM (the module does not verify, the shapes contradict each
 * other, or what is known does not decide an assertion about shapes), SHLO_UNSUPPORTED (an op cannot be padded), SHLO_FAILED (an assertion about shapes does not hold; the message is its own),
 * SHLO_LIMIT, SHLO_CANCELLED, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_module_specialize(const shlo_module *module, const shlo_specialize_options *options,
                                            const shlo_pass_options *pass_options, shlo_module **out,
                                            shlo_error **error);

/* --- What passes there are ---------------------------------------------------------
 * In the order of their names. since ABI 0.1 */

/* What a pass runs on. */
typedef int32_t shlo_pass_anchor;
enum {
  SHLO_PASS_ON_MODULE = 0,   /* the module */
  SHLO_PASS_ON_FUNCTION = 1, /* each function alone */
  SHLO_PASS_ON_ANY = 2       /* the module, or each function if it is within func.func(...) */
};

/* What the results of a program are after a pass, for equal inputs. */
typedef int32_t shlo_pass_keeps;
enum {
  SHLO_PASS_KEEPS_BITS = 0,    /* bit for bit the same */
  SHLO_PASS_KEEPS_BOUND = 1,   /* the same within the accuracy of functions and sums */
  SHLO_PASS_KEEPS_NOTHING = 2  /* the pass changes types, the dialect, or what the program is */
};

/* The number of passes. */
SHLO_API size_t shlo_pass_count(void);
/* The index of the pass with that name, which may be one of its other names; -1 if there is
 * none. */
SHLO_API int64_t shlo_pass_find(const char *name, size_t length);
/* The name of a pass, and one sentence about it. Static; NULL for an index out of range. */
SHLO_API const char *shlo_pass_name(size_t pass, size_t *length);
SHLO_API const char *shlo_pass_summary(size_t pass, size_t *length);
/* What it runs on, and what it keeps; -1 for an index out of range. */
SHLO_API shlo_pass_anchor shlo_pass_anchor_of(size_t pass);
SHLO_API shlo_pass_keeps shlo_pass_keeps_of(size_t pass);
/* Whether it changes nothing when it is run again. */
SHLO_API int32_t shlo_pass_is_idempotent(size_t pass);
/* Whether only pipelines for tests may have it (shlo_pass_options_set_test_passes). */
SHLO_API int32_t shlo_pass_is_for_tests(size_t pass);
/* Its other names. Static; NULL for an index out of range. */
SHLO_API size_t shlo_pass_other_name_count(size_t pass);
SHLO_API const char *shlo_pass_other_name(size_t pass, size_t index, size_t *length);
/* Its options: their names, what they mean, their defaults as text, and the form of their
 * values: "flag", "number", "text" or "texts". Static; NULL for an index out of range. */
SHLO_API size_t shlo_pass_option_count(size_t pass);
SHLO_API const char *shlo_pass_option_name(size_t pass, size_t option, size_t *length);
SHLO_API const char *shlo_pass_option_summary(size_t pass, size_t option, size_t *length);
SHLO_API const char *shlo_pass_option_default(size_t pass, size_t option, size_t *length);
SHLO_API const char *shlo_pass_option_form(size_t pass, size_t option, size_t *length);

/* The names for pipelines of passes: their number, names, sentences, and passes. Static;
 * NULL for an index out of range. */
SHLO_API size_t shlo_pass_pipeline_count(void);
SHLO_API const char *shlo_pass_pipeline_name(size_t pipeline, size_t *length);
SHLO_API const char *shlo_pass_pipeline_summary(size_t pipeline, size_t *length);
SHLO_API const char *shlo_pass_pipeline_text(size_t pipeline, size_t *length);

#ifdef __cplusplus
}
#endif
#endif
