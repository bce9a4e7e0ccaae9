// onnx.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/onnx.h"

#include "base/file_writer.h"
#include "base/utf8.h"
#include "capi/module_handle.h"
#include "capi/onnx_handle.h"
#include "capi/tensor_handle.h"
#include "infer/verify.h"
#include "onnx/dialect/export.h"
#include "onnx/file/tensor_file.h"
#include "onnx/infer/node.h"
#include "onnx/versions/convert.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_onnx_write_options {
  Tag<Kind::OnnxWriteOptions> tag;
  onnx::ExportOptions values;
};

// --- Inferring types ------------------------------------------------------------------------------------------------

shlo_status shlo_onnx_infer_options_create(shlo_onnx_infer_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_onnx_infer_options_destroy(shlo_onnx_infer_options *options) { destroyHandle(options); }
shlo_status shlo_onnx_infer_options_set_shape(shlo_onnx_infer_options *options, const char *input, size_t length,
                                              size_t rank, const int64_t *extents, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const std::string name(checkedText(nonNull(input, "input"), length, "input"));
    if (rank > size_t(infer::maxRank))
      fail(SHLO_INVALID_ARGUMENT, "rank is " + std::to_string(rank) + ", the highest is " + std::to_string(infer::maxRank));
    if (rank)
      nonNull(extents, "extents");
    for (size_t i = 0; i < rank; ++i)
      if (extents[i] < -1)
        fail(SHLO_INVALID_ARGUMENT, "extents has " + std::to_string(extents[i]) + ", expected at least -1");
    o.values.shapes[name].assign(extents, extents + rank);
  });
}
shlo_status shlo_onnx_infer_options_set_dimension(shlo_onnx_infer_options *options, const char *name, size_t length,
                                                  int64_t extent, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const std::string text(checkedText(nonNull(name, "name"), length, "name"));
    if (extent < 0)
      fail(SHLO_INVALID_ARGUMENT, "extent is " + std::to_string(extent) + ", expected at least 0");
    o.values.extents[text] = extent;
  });
}
shlo_status shlo_onnx_infer_options_set_strict(shlo_onnx_infer_options *options, int32_t strict, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.strict = strict != 0; });
}
shlo_status shlo_onnx_infer_options_set_diagnostics(shlo_onnx_infer_options *options, shlo_diagnostics *diagnostics,
                                                    shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.values.findings = findingsOf(diagnostics);
  });
}

shlo_status shlo_onnx_infer(const shlo_module *module, const shlo_onnx_infer_options *options, shlo_module **out,
                            shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const shlo_onnx_infer_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    // Rules that are broken are findings here.
    if (!state.isKnownToVerify())
      unwrap(verifyLeniently(state.module()));
    *out = new shlo_module(std::make_shared<const ModuleState>(
        unwrap(onnx::inferModule(state.module(), given ? given->values : onnx::InferOptions())), /*verified=*/false));
  });
}

// --- Other opsets ---------------------------------------------------------------------------------------------------

struct shlo_onnx_convert_options {
  Tag<Kind::OnnxConvertOptions> tag;
  onnx::Opsets opsets;
};

namespace {

onnx::Domain checkedDomain(const char *domain, size_t length) {
  const std::string_view name = checkedText(nonNull(domain, "domain"), length, "domain");
  const auto known = onnx::findDomain(name);
  if (!known)
    fail(SHLO_INVALID_ARGUMENT, "domain is '" + std::string(name) + "', which has no schemas");
  return *known;
}

onnx::Conversion convert(const shlo_module *module, const shlo_onnx_convert_options *options) {
  const ModuleState &state = *checked(module, "module").state;
  const shlo_onnx_convert_options *given = checkedOrNull(options, "options");
  if (!state.isKnownToVerify())
    unwrap(verifyLeniently(state.module()));
  onnx::Opsets opsets = given ? given->opsets : onnx::Opsets();
  if (opsets.empty())
    opsets[onnx::Domain::Standard] = onnx::newestOpset(onnx::Domain::Standard);
  return unwrap(onnx::convertModule(state.module(), opsets));
}

} // namespace

shlo_status shlo_onnx_convert_options_create(shlo_onnx_convert_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_onnx_convert_options_destroy(shlo_onnx_convert_options *options) { destroyHandle(options); }
shlo_status shlo_onnx_convert_options_set_opset(shlo_onnx_convert_options *options, const char *domain, size_t length,
                                                int64_t opset, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const onnx::Domain known = checkedDomain(domain, length);
    if (opset < 1 || opset > onnx::newestOpset(known))
      fail(SHLO_INVALID_ARGUMENT, "opset is " + std::to_string(opset) + ", expected one from 1 to " +
                                      std::to_string(onnx::newestOpset(known)));
    o.opsets[known] = opset;
  });
}

shlo_status shlo_onnx_convert(const shlo_module *module, const shlo_onnx_convert_options *options, shlo_module **out,
                              shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    onnx::Conversion made = convert(module, options);
    if (made.blockerCount) {
      Error failure = makeError(SHLO_VERSION, "onnx: " + std::to_string(made.blockerCount) +
                                                  (made.blockerCount == 1 ? " node blocks" : " nodes block") +
                                                  " the conversion");
      failure.diagnostics = std::move(made.blockers);
      throw Failure{std::move(failure)};
    }
    *out = new shlo_module(std::make_shared<const ModuleState>(std::move(made.module), /*verified=*/false));
  });
}

shlo_status shlo_onnx_blockers(const shlo_module *module, const shlo_onnx_convert_options *options,
                               shlo_diagnostics *blockers, uint64_t *count, shlo_error **error) {
  return fallible(error, [&] {
    checkedOrNull(blockers, "blockers");
    onnx::Conversion made = convert(module, options);
    if (blockers)
      for (Diagnostic &finding : made.blockers) {
        makeUtf8(finding);
        blockers->list.push_back(std::move(finding));
      }
    if (count)
      *count = made.blockerCount;
  });
}

shlo_status shlo_onnx_minimum_opset(const shlo_module *module, const char *domain, size_t length, int64_t *opset,
                                    shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    const onnx::Domain known = checkedDomain(domain, length);
    nonNull(opset, "opset");
    if (!state.isKnownToVerify())
      unwrap(verifyLeniently(state.module()));
    *opset = unwrap(onnx::minimumOpset(state.module(), known));
  });
}

// --- Writing models -------------------------------------------------------------------------------------------------

shlo_status shlo_onnx_write_options_create(shlo_onnx_write_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_onnx_write_options_destroy(shlo_onnx_write_options *options) { destroyHandle(options); }
shlo_status shlo_onnx_write_options_set_external(shlo_onnx_write_options *options, const char *name, size_t length,
                                                 shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const std::string_view text = checkedText(name, name ? length : 0, "name");
    if (name && (text.empty() || text == "." || text == ".." || text.find('/') != text.npos || text.find('\0') != text.npos))
      fail(SHLO_INVALID_ARGUMENT, "name is '" + std::string(text) + "', expected that of a file beside the model");
    o.values.external = text;
  });
}
shlo_status shlo_onnx_write_options_set_external_threshold(shlo_onnx_write_options *options, uint64_t bytes,
                                                           shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.externalFrom = bytes; });
}
shlo_status shlo_onnx_write_options_set_keep_external(shlo_onnx_write_options *options, int32_t keep,
                                                      shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.keepExternal = keep != 0; });
}
shlo_status shlo_onnx_write_options_set_diagnostics(shlo_onnx_write_options *options, shlo_diagnostics *diagnostics,
                                                    shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.values.findings = findingsOf(diagnostics);
  });
}

shlo_status shlo_onnx_write(const shlo_module *module, const shlo_onnx_write_options *options, shlo_buffer **out,
                            shlo_buffer **external, shlo_error **error) {
  return fallible(error, [&] {
    const Module &written = checked(module, "module").state->module();
    const shlo_onnx_write_options *given = checkedOrNull(options, "options");
    const onnx::ExportOptions values = given ? given->values : onnx::ExportOptions();
    nonNull(out, "out");
    if (!values.external.empty())
      nonNull(external, "external");
    std::string model, tensors;
    auto appendTo = [](std::string &bytes) {
      return [&bytes](std::string_view piece) {
        bytes += piece;
        return Status();
      };
    };
    unwrap(onnx::exportModel(written, values, appendTo(model), appendTo(tensors)));
    std::unique_ptr<shlo_buffer> first(makeBuffer(std::move(model)));
    if (external)
      *external = makeBuffer(std::move(tensors));
    *out = first.release();
  });
}

shlo_status shlo_onnx_write_file(const shlo_module *module, const char *path, size_t length,
                                 const shlo_onnx_write_options *options, shlo_error **error) {
  return fallible(error, [&] {
    const Module &written = checked(module, "module").state->module();
    const std::string name = checkedPath(path, length);
    const shlo_onnx_write_options *given = checkedOrNull(options, "options");
    const onnx::ExportOptions values = given ? given->values : onnx::ExportOptions();
    const size_t folder = name.rfind('/') + 1;
    FileWriter model(name), tensors(name.substr(0, folder) + values.external);
    if (folder == name.size())
      fail(SHLO_INVALID_ARGUMENT, "path is '" + name + "', expected the name of a file");
    if (name.substr(folder) == values.external)
      fail(SHLO_INVALID_ARGUMENT, "path is '" + name + "', which is the file of the large tensors");
    unwrap(model.open());
    if (!values.external.empty())
      unwrap(tensors.open());
    unwrap(onnx::exportModel(
        written, values, [&](std::string_view piece) { return model.write(piece); },
        [&](std::string_view piece) { return tensors.write(piece); }));
    if (!values.external.empty())
      unwrap(tensors.commit());
    unwrap(model.commit());
  });
}

// --- Tensors in files -----------------------------------------------------------------------------------------------

shlo_status shlo_tensor_from_onnx(const void *bytes, size_t size, shlo_tensor **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(out, "out");
    *out = new shlo_tensor(unwrap(onnx::readTensorFile(checkedText(nonNull(bytes, "bytes"), size, "bytes"))));
  });
}

shlo_status shlo_tensor_to_onnx(const shlo_tensor *tensor, const char *name, size_t name_length, shlo_buffer **out,
                                shlo_error **error) {
  return fallible(error, [&] {
    const Tensor &written = checked(tensor, "tensor").tensor;
    const std::string_view text = checkedText(name, name ? name_length : 0, "name");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(onnx::writeTensorFile(written, text)));
  });
}
