// passes.h: pipelines of passes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/specialize.h"

#include "artifact/artifact.h"
#include "capi/module_handle.h"
#include "capi/run_options.h"
#include "capi/tensor_handle.h"
#include "infer/inference_context.h"
#include "infer/verify.h"
#include "onnx/lower/lower.h"
#include "runtime/evaluate.h"
#include "stablehlo-c/passes.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_pipeline {
  Tag<Kind::Pipeline> tag;
  passes::Pipeline passes;
  std::string text;
};

struct shlo_pass_reports {
  Tag<Kind::PassReports> tag;
  std::vector<passes::PassReport> list;
};

struct shlo_pass_options {
  Tag<Kind::PassOptions> tag;
  passes::PipelineRun run;
  Stops stops;
  shlo_diagnostics *diagnostics = nullptr;
  shlo_pass_reports *reports = nullptr;
  bool withTests = false;
};

struct shlo_specialize_options {
  Tag<Kind::SpecializeOptions> tag;
  passes::KnownArguments known;
};

namespace {

passes::PipelineRun runOf(const shlo_pass_options *options) {
  passes::PipelineRun run = options ? options->run : passes::PipelineRun();
  exec::RunContext context;
  if (options) {
    context = options->stops.context();
    run.findings = findingsOf(options->diagnostics);
    if (options->reports) {
      options->reports->list.clear();
      run.reports = &options->reports->list;
    }
  }
  run.proceed = [context] { return context.mustStop() ? Status(context.stopReason()) : Status(); };
  run.evaluate = [context](std::shared_ptr<const Module> module) {
    return runtime::evaluate(std::move(module), context);
  };
  return run;
}

// `passes` makes a module of the module.
template <typename Passes>
shlo_module *runOn(const ModuleState &state, const shlo_pass_options *options, Passes &&passes) {
  const passes::PipelineRun run = runOf(options);
  if (state.module().versionedFor())
    ; // nothing but the passes that make a program of it uses what it has
  else if (run.isLenient)
    unwrap(verifyLeniently(state.module()));
  else
    state.ensureVerified();
  std::shared_ptr<const Module> made = unwrap(passes(state.shared(), run));
  const bool isVerified = !run.isLenient && !made->versionedFor();
  return new shlo_module(std::make_shared<const ModuleState>(std::move(made), isVerified));
}

shlo_module *runPasses(const ModuleState &state, const passes::Pipeline &pipeline, const shlo_pass_options *options) {
  return runOn(state, options, [&](std::shared_ptr<const Module> module, const passes::PipelineRun &run) {
    return runPipeline(std::move(module), pipeline, run);
  });
}

template <typename Handle> const shlo_pass_options *checkedOptions(const Handle *options) {
  const shlo_pass_options *given = checkedOrNull(options, "options");
  if (given) {
    checkedOrNull(given->diagnostics, "diagnostics");
    checkedOrNull(given->reports, "reports");
  }
  return given;
}

const char *staticText(llvm::StringRef text, size_t *length) { return returnText(text, length); }
template <typename T> const T *at(std::span<const T> list, size_t index) {
  return index < list.size() ? &list[index] : nullptr;
}

} // namespace

//===- Pipelines --------------------------------------------------------------------------------------------------===//

shlo_status shlo_pipeline_parse(const char *text, size_t length, shlo_pipeline **out, shlo_error **error) {
  return fallible(error, [&] {
    const std::string_view given = checkedText(text, length, "text");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_pipeline>();
    made->passes = unwrap(passes::Pipeline::parse(given));
    made->text = made->passes.print();
    *out = made.release();
  });
}
void shlo_pipeline_destroy(shlo_pipeline *pipeline) { destroyHandle(pipeline); }
const char *shlo_pipeline_text(const shlo_pipeline *pipeline, size_t *length) {
  return isHandle(pipeline) ? returnText(pipeline->text, length) : giveNothing(nullptr, length);
}
size_t shlo_pipeline_pass_count(const shlo_pipeline *pipeline) {
  return isHandle(pipeline) ? pipeline->passes.steps().size() : 0;
}
const char *shlo_pipeline_pass_name(const shlo_pipeline *pipeline, size_t index, size_t *length) {
  return index < shlo_pipeline_pass_count(pipeline) ? staticText(pipeline->passes.steps()[index].pass->name, length)
                                                    : giveNothing(nullptr, length);
}

//===- Reports ----------------------------------------------------------------------------------------------------===//

static const passes::PassReport *reportAt(const shlo_pass_reports *reports, size_t index) {
  return isHandle(reports) ? at(std::span<const passes::PassReport>(reports->list), index) : nullptr;
}

shlo_status shlo_pass_reports_create(shlo_pass_reports **out, shlo_error **error) { return createOptions(out, error); }
void shlo_pass_reports_destroy(shlo_pass_reports *reports) { destroyHandle(reports); }
size_t shlo_pass_reports_count(const shlo_pass_reports *reports) {
  return isHandle(reports) ? reports->list.size() : 0;
}
const char *shlo_pass_reports_name(const shlo_pass_reports *reports, size_t index, size_t *length) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? returnText(report->name, length) : giveNothing(nullptr, length);
}
uint64_t shlo_pass_reports_nanoseconds(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->nanoseconds : 0;
}
uint64_t shlo_pass_reports_begin_nanoseconds(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->begin : 0;
}
uint64_t shlo_pass_reports_ops_before(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->opsBefore : 0;
}
uint64_t shlo_pass_reports_ops_after(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->opsAfter : 0;
}
size_t shlo_pass_reports_rewrite_count(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->rewrites.size() : 0;
}
const char *shlo_pass_reports_rewrite_name(const shlo_pass_reports *reports, size_t index, size_t rewrite,
                                           size_t *length) {
  return rewrite < shlo_pass_reports_rewrite_count(reports, index)
             ? returnText(reportAt(reports, index)->rewrites[rewrite].first, length)
             : giveNothing(nullptr, length);
}
uint64_t shlo_pass_reports_rewrite_times(const shlo_pass_reports *reports, size_t index, size_t rewrite) {
  return rewrite < shlo_pass_reports_rewrite_count(reports, index) ? reportAt(reports, index)->rewrites[rewrite].second
                                                                   : 0;
}
size_t shlo_pass_reports_dynamic_count(const shlo_pass_reports *reports, size_t index) {
  const passes::PassReport *report = reportAt(reports, index);
  return report ? report->dynamic.size() : 0;
}
const char *shlo_pass_reports_dynamic_text(const shlo_pass_reports *reports, size_t index, size_t value,
                                           size_t *length) {
  return value < shlo_pass_reports_dynamic_count(reports, index)
             ? returnText(reportAt(reports, index)->dynamic[value], length)
             : giveNothing(nullptr, length);
}

//===- Options ----------------------------------------------------------------------------------------------------===//

shlo_status shlo_pass_options_create(shlo_pass_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_pass_options_destroy(shlo_pass_options *options) { destroyHandle(options); }
shlo_status shlo_pass_options_set_max_ops(shlo_pass_options *options, uint64_t ops, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.run.limits.maxOps = ops; });
}
shlo_status shlo_pass_options_set_max_rewrites(shlo_pass_options *options, uint64_t rewrites, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.run.limits.maxRewrites = rewrites; });
}
shlo_status shlo_pass_options_set_max_folded_bytes(shlo_pass_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.run.limits.maxFoldedBytes = bytes; });
}
shlo_status shlo_pass_options_set_max_milliseconds(shlo_pass_options *options, uint64_t milliseconds,
                                                   shlo_error **error) {
  return setMaxMilliseconds(options, milliseconds, error);
}
shlo_status shlo_pass_options_set_cancellation(shlo_pass_options *options, const shlo_cancellation *cancellation,
                                               shlo_error **error) {
  return setCancellation(options, cancellation, error);
}
shlo_status shlo_pass_options_set_poll(shlo_pass_options *options, shlo_poll_fn poll, void *user, uint64_t milliseconds,
                                       shlo_error **error) {
  return setPoll(options, poll, user, milliseconds, error);
}
shlo_status shlo_pass_options_set_verify_each(shlo_pass_options *options, int32_t verify, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.run.verifyEach = verify != 0; });
}
shlo_status shlo_pass_options_set_lenient(shlo_pass_options *options, int32_t lenient, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.run.isLenient = lenient != 0; });
}
shlo_status shlo_pass_options_set_test_passes(shlo_pass_options *options, int32_t allowed, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.withTests = allowed != 0; });
}
shlo_status shlo_pass_options_set_diagnostics(shlo_pass_options *options, shlo_diagnostics *diagnostics,
                                              shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.diagnostics = diagnostics;
  });
}
shlo_status shlo_pass_options_set_reports(shlo_pass_options *options, shlo_pass_reports *reports, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(reports, "reports");
    o.reports = reports;
  });
}

//===- Running ----------------------------------------------------------------------------------------------------===//

shlo_status shlo_module_run_pipeline(const shlo_module *module, const shlo_pipeline *pipeline,
                                     const shlo_pass_options *options, shlo_module **out, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const passes::Pipeline &given = checked(pipeline, "pipeline").passes;
    const shlo_pass_options *known = checkedOptions(options);
    nonNull(out, "out");
    *out = runPasses(state, given, known);
  });
}

shlo_status shlo_module_run_passes(const shlo_module *module, const char *pipeline, size_t pipeline_length,
                                   const shlo_pass_options *options, shlo_module **out, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const std::string_view text = checkedText(pipeline, pipeline_length, "pipeline");
    const shlo_pass_options *known = checkedOptions(options);
    nonNull(out, "out");
    *out = runPasses(state, unwrap(passes::Pipeline::parse(text, known && known->withTests)), known);
  });
}

//===- Specialization ---------------------------------------------------------------------------------------------===//

shlo_status shlo_specialize_options_create(shlo_specialize_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_specialize_options_destroy(shlo_specialize_options *options) { destroyHandle(options); }
shlo_status shlo_specialize_options_set_function(shlo_specialize_options *options, const char *name, size_t length,
                                                 shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.known.function = checkedText(name, length, "name"); });
}
shlo_status shlo_specialize_options_set_shape(shlo_specialize_options *options, size_t argument, size_t rank,
                                              const int64_t *extents, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (rank > size_t(infer::maxRank))
      fail(SHLO_INVALID_ARGUMENT,
           "rank is " + std::to_string(rank) + ", the highest is " + std::to_string(infer::maxRank));
    if (rank)
      nonNull(extents, "extents");
    for (size_t i = 0; i < rank; ++i)
      if (extents[i] < 0 && extents[i] != SHLO_DYNAMIC)
        fail(SHLO_INVALID_ARGUMENT, "extents has " + std::to_string(extents[i]) + ", expected at least 0");
    o.known.values.erase(argument);
    o.known.shapes[argument].assign(extents, extents + rank);
  });
}
shlo_status shlo_specialize_options_set_value(shlo_specialize_options *options, size_t argument,
                                              const shlo_tensor *value, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    Tensor tensor = checked(value, "value").tensor;
    o.known.shapes.erase(argument);
    o.known.values[argument] = std::move(tensor);
  });
}

shlo_status shlo_specialize_options_set_pad_bounded(shlo_specialize_options *options, int32_t pad, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.known.padsBounded = pad != 0; });
}

shlo_status shlo_module_specialize(const shlo_module *module, const shlo_specialize_options *options,
                                   const shlo_pass_options *pass_options, shlo_module **out, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const shlo_specialize_options *given = checkedOrNull(options, "options");
    const shlo_pass_options *known = checkedOptions(pass_options);
    nonNull(out, "out");
    if (onnx::isModel(state.module().op()))
      fail(SHLO_UNSUPPORTED, "the module is an ONNX model: shlo_onnx_infer gives its values shapes, and "
                             "shlo_module_lower_onnx makes a program of it");
    state.ensureProgram();
    static const passes::KnownArguments nothing;
    *out = runOn(state, known, [&](std::shared_ptr<const Module> source, const passes::PipelineRun &run) {
      return passes::specialize(std::move(source), given ? given->known : nothing, run);
    });
  });
}

//===- What passes there are --------------------------------------------------------------------------------------===//

static const passes::OptionInfo *optionAt(size_t pass, size_t option) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? at(info->options, option) : nullptr;
}

size_t shlo_pass_count(void) { return passes::allPasses().size(); }
int64_t shlo_pass_find(const char *name, size_t length) {
  const passes::PassInfo *pass = passes::findPass(askedText(name, length));
  return pass ? pass - passes::allPasses().data() : -1;
}
const char *shlo_pass_name(size_t pass, size_t *length) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? staticText(info->name, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_summary(size_t pass, size_t *length) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? staticText(info->summary, length) : giveNothing(nullptr, length);
}
shlo_pass_anchor shlo_pass_anchor_of(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? shlo_pass_anchor(info->anchor) : -1;
}
shlo_pass_keeps shlo_pass_keeps_of(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? shlo_pass_keeps(info->keeps) : -1;
}
int32_t shlo_pass_is_idempotent(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info && info->isIdempotent;
}
int32_t shlo_pass_is_for_tests(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info && info->isTestOnly;
}
size_t shlo_pass_other_name_count(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? info->otherNames.size() : 0;
}
const char *shlo_pass_other_name(size_t pass, size_t index, size_t *length) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  const llvm::StringLiteral *name = info ? at(info->otherNames, index) : nullptr;
  return name ? staticText(*name, length) : giveNothing(nullptr, length);
}
size_t shlo_pass_option_count(size_t pass) {
  const passes::PassInfo *info = at(passes::allPasses(), pass);
  return info ? info->options.size() : 0;
}
const char *shlo_pass_option_name(size_t pass, size_t option, size_t *length) {
  const passes::OptionInfo *info = optionAt(pass, option);
  return info ? staticText(info->name, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_option_summary(size_t pass, size_t option, size_t *length) {
  const passes::OptionInfo *info = optionAt(pass, option);
  return info ? staticText(info->summary, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_option_default(size_t pass, size_t option, size_t *length) {
  const passes::OptionInfo *info = optionAt(pass, option);
  return info ? staticText(info->absent, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_option_form(size_t pass, size_t option, size_t *length) {
  const passes::OptionInfo *info = optionAt(pass, option);
  return info ? staticText(info->form, length) : giveNothing(nullptr, length);
}

size_t shlo_pass_pipeline_count(void) { return passes::allPipelines().size(); }
static const passes::PipelineInfo *pipelineAt(size_t pipeline) { return at(passes::allPipelines(), pipeline); }
const char *shlo_pass_pipeline_name(size_t pipeline, size_t *length) {
  return pipelineAt(pipeline) ? staticText(pipelineAt(pipeline)->name, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_pipeline_summary(size_t pipeline, size_t *length) {
  return pipelineAt(pipeline) ? staticText(pipelineAt(pipeline)->summary, length) : giveNothing(nullptr, length);
}
const char *shlo_pass_pipeline_text(size_t pipeline, size_t *length) {
  return pipelineAt(pipeline) ? staticText(pipelineAt(pipeline)->text, length) : giveNothing(nullptr, length);
}
