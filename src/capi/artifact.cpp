// artifact.h: reading and writing portable artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/artifact.h"

#include "artifact/artifact.h"
#include "base/file.h"
#include "base/utf8.h"
#include "capi/module_handle.h"
#include "infer/verify.h"
#include "onnx/dialect/import.h"
#include "vhlo/requirements.h"

using namespace shlo;
using namespace shlo::capi;

struct shlo_read_options {
  Tag<Kind::ReadOptions> tag;
  artifact::ReadOptions values;
  onnx::ImportOptions onnx; // but for what `values` has, too
  shlo_release_fn release = nullptr;
  void *user = nullptr;
};

struct shlo_write_options {
  Tag<Kind::WriteOptions> tag;
  artifact::WriteOptions values;
};

namespace {

std::string_view checkedBytes(const void *bytes, size_t size) {
  return checkedText(nonNull(bytes, "bytes"), size, "bytes");
}

using Owner = std::shared_ptr<const void>;

std::shared_ptr<const ModuleState> readArtifact(std::string_view bytes, const artifact::ReadOptions &options,
                                                Owner owner) {
  if (options.keepVersioned)
    return std::make_shared<const ModuleState>(unwrap(artifact::readVersioned(bytes, options)), /*verified=*/false);
  return std::make_shared<const ModuleState>(unwrap(artifact::read(bytes, options, std::move(owner))),
                                             options.verify && !options.lenient);
}

// Bytes of the caller that are released with their last user, if the read succeeded.
struct HandedOver {
  ~HandedOver() {
    if (release)
      release(bytes, user);
  }
  void *bytes = nullptr;
  shlo_release_fn release = nullptr; // null until the read has succeeded
  void *user = nullptr;
};

// Makes a module with read(bytes, options, owner), and hands the bytes over if that succeeds.
template <typename Read>
void readFromCaller(const void *bytes, size_t size, const shlo_read_options *options, shlo_module **out, Read &&read) {
  std::string_view given = checkedBytes(bytes, size);
  const shlo_read_options *chosen = checkedOrNull(options, "options");
  nonNull(out, "out");
  if (!chosen || !chosen->release) {
    *out = new shlo_module(read(given, chosen ? chosen->values : artifact::ReadOptions(), nullptr));
    return;
  }
  auto handed = std::make_shared<HandedOver>();
  auto module = std::make_unique<shlo_module>(read(given, chosen->values, handed));
  handed->bytes = const_cast<void *>(bytes);
  handed->user = chosen->user;
  handed->release = chosen->release;
  *out = module.release();
}

std::string artifactOf(std::string_view text, const ParseOptions &parse, const artifact::WriteOptions &write) {
  Result<std::string> bytes = artifact::parseVersioned(text, parse, write);
  if (!bytes)
    addSourceLines(bytes.error().diagnostics, text, parse.fileName);
  return unwrap(std::move(bytes));
}

// `folder`: where the files are that the model refers to, unless the options name another one; empty: it may refer to
// none.
std::shared_ptr<const ModuleState> loadOnnx(std::string_view bytes, const artifact::ReadOptions &options,
                                            onnx::ImportOptions import, Owner owner, const std::string &folder) {
  import.maxOps = int64_t(std::min(options.maxOps, uint64_t(INT64_MAX)));
  if (import.external.folder.empty())
    import.external.folder = folder;
  import.borrow = options.borrow;
  import.findings = options.findings;
  std::shared_ptr<Module> module = unwrap(onnx::importModel(bytes, import, std::move(owner)));
  if (options.verify)
    unwrap(options.lenient ? verifyLeniently(*module) : verify(*module));
  return std::make_shared<const ModuleState>(std::move(module), options.verify && !options.lenient);
}

std::shared_ptr<const ModuleState> loadAny(std::string_view bytes, const artifact::ReadOptions &options,
                                           const onnx::ImportOptions &import, Owner owner, const std::string &folder) {
  switch (artifact::detect(bytes)) {
  case artifact::Content::Text: {
    ParseOptions parse;
    parse.verify = options.verify;
    parse.lenient = options.lenient;
    parse.otherDialects = options.otherDialects;
    parse.findings = options.findings;
    return parsedModule(bytes, parse);
  }
  case artifact::Content::VersionedText: {
    ParseOptions parse;
    parse.verify = false; // reading verifies
    artifact::ReadOptions copying = options;
    copying.borrow = false; // the artifact is destroyed after reading
    return readArtifact(artifactOf(bytes, parse, {}), copying, nullptr);
  }
  case artifact::Content::JaxExport: {
    std::string_view inside = artifact::insideJaxExport(bytes);
    return readArtifact(inside.empty() ? bytes : inside, options, std::move(owner));
  }
  case artifact::Content::MlirBytecode:
    return std::make_shared<const ModuleState>(unwrap(artifact::readPlain(bytes, options)),
                                               options.verify && !options.lenient);
  case artifact::Content::Onnx: return loadOnnx(bytes, options, import, std::move(owner), folder);
  default: return readArtifact(bytes, options, std::move(owner)); // or says what the bytes are
  }
}

std::string folderOf(const std::string &path) {
  const size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

} // namespace

// --- Detecting ------------------------------------------------------------------------------------------------------

shlo_content shlo_content_detect(const void *bytes, size_t size) {
  if (!bytes || size > size_t(PTRDIFF_MAX))
    return SHLO_CONTENT_UNKNOWN;
  return orElse<shlo_content>(SHLO_CONTENT_UNKNOWN,
                              [&] { return shlo_content(artifact::detect({static_cast<const char *>(bytes), size})); });
}

shlo_status shlo_artifact_peek(const void *bytes, size_t size, shlo_buffer **version, shlo_buffer **producer,
                               shlo_error **error) {
  return fallible(error, [&] {
    artifact::Peek peek = unwrap(artifact::peek(checkedBytes(bytes, size)));
    std::unique_ptr<shlo_buffer> first(version ? makeBuffer(std::move(peek.version)) : nullptr);
    if (producer)
      *producer = makeBuffer(std::move(peek.producer));
    if (version)
      *version = first.release();
  });
}

// --- Reading --------------------------------------------------------------------------------------------------------

shlo_status shlo_read_options_create(shlo_read_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_read_options_destroy(shlo_read_options *options) { destroyHandle(options); }
shlo_status shlo_read_options_set_verify(shlo_read_options *options, int32_t verify, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.verify = verify != 0; });
}
shlo_status shlo_read_options_set_lenient(shlo_read_options *options, int32_t lenient, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.lenient = lenient != 0; });
}
shlo_status shlo_read_options_set_keep_versioned(shlo_read_options *options, int32_t keep, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.keepVersioned = keep != 0; });
}
shlo_status shlo_read_options_set_max_ops(shlo_read_options *options, uint64_t ops, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.maxOps = ops; });
}
shlo_status shlo_read_options_set_max_nesting(shlo_read_options *options, uint32_t levels, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (levels > 512)
      fail(SHLO_INVALID_ARGUMENT, "levels is " + std::to_string(levels) + ", the highest is 512");
    o.values.maxNesting = levels;
    o.onnx.limits.nesting = levels;
  });
}
shlo_status shlo_read_options_set_other_dialects(shlo_read_options *options, shlo_other_dialects policy,
                                                 shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.otherDialects = checkedPolicy(policy); });
}
shlo_status shlo_read_options_set_borrow(shlo_read_options *options, int32_t borrow, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.borrow = borrow != 0; });
}
shlo_status shlo_read_options_set_release(shlo_read_options *options, shlo_release_fn release, void *user,
                                          shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    o.release = release;
    o.user = user;
  });
}
shlo_status shlo_read_options_set_external_folder(shlo_read_options *options, const char *path, size_t length,
                                                  shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.external.folder = path ? checkedPath(path, length) : ""; });
}
shlo_status shlo_read_options_add_external_file(shlo_read_options *options, const char *location,
                                                size_t location_length, const void *bytes, size_t size,
                                                shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    std::string_view name = checkedText(nonNull(location, "location"), location_length, "location");
    std::string_view content = size ? checkedBytes(bytes, size) : std::string_view();
    o.onnx.external.given.insert_or_assign(std::string(name), content);
  });
}
shlo_status shlo_read_options_set_follow_links(shlo_read_options *options, int32_t follow, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.external.followLinks = follow != 0; });
}
shlo_status shlo_read_options_set_verify_checksums(shlo_read_options *options, int32_t verify, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.external.sha1 = verify ? onnx::sha1Of : nullptr; });
}
shlo_status shlo_read_options_set_newer_opsets(shlo_read_options *options, int32_t allow, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.newerOpsets = allow != 0; });
}
shlo_status shlo_read_options_set_max_bytes(shlo_read_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.limits.bytes = bytes; });
}
shlo_status shlo_read_options_set_max_messages(shlo_read_options *options, uint64_t messages, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.limits.objects = messages; });
}
shlo_status shlo_read_options_set_max_rank(shlo_read_options *options, uint32_t rank, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.limits.rank = rank; });
}
shlo_status shlo_read_options_set_max_name_length(shlo_read_options *options, uint32_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.onnx.limits.nameBytes = bytes; });
}
shlo_status shlo_read_options_set_diagnostics(shlo_read_options *options, shlo_diagnostics *diagnostics,
                                              shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.values.findings = findingsOf(diagnostics);
  });
}

shlo_status shlo_artifact_read(const void *bytes, size_t size, const shlo_read_options *options, shlo_module **out,
                               shlo_error **error) {
  return fallible(error, [&] { readFromCaller(bytes, size, options, out, readArtifact); });
}

shlo_status shlo_module_load(const void *bytes, size_t size, const shlo_read_options *options, shlo_module **out,
                             shlo_error **error) {
  return fallible(error, [&] {
    readFromCaller(bytes, size, options, out,
                   [&](std::string_view given, const artifact::ReadOptions &values, Owner owner) {
                     onnx::ImportOptions import = options ? options->onnx : onnx::ImportOptions();
                     import.borrowGiven = values.borrow;
                     return loadAny(given, values, import, std::move(owner), "");
                   });
  });
}

shlo_status shlo_module_load_file(const char *path, size_t length, const shlo_read_options *options, shlo_module **out,
                                  shlo_error **error) {
  return fallible(error, [&] {
    std::string name = checkedPath(path, length);
    const shlo_read_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    artifact::ReadOptions values = given ? given->values : artifact::ReadOptions();
    FileBytes file = unwrap(values.borrow ? mapFile(name) : readFile(name));
    values.borrow = true; // from the file, or from the bytes that were read
    onnx::ImportOptions import = given ? given->onnx : onnx::ImportOptions();
    import.borrowGiven = given && given->values.borrow; // those bytes have no owner
    std::shared_ptr<const ModuleState> state =
        loadAny(file.bytes, values, import, std::move(file.owner), folderOf(name));
    if (import.borrowGiven)
      state->shared()->noteMapped(file.bytes);
    *out = new shlo_module(std::move(state));
  });
}

// --- Writing --------------------------------------------------------------------------------------------------------

shlo_status shlo_write_options_create(shlo_write_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_write_options_destroy(shlo_write_options *options) { destroyHandle(options); }
shlo_status shlo_write_options_set_target(shlo_write_options *options, const char *version, size_t length,
                                          shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    std::string_view target = checkedText(nonNull(version, "version"), length, "version");
    unwrap(vhlo::targetVersion(target));
    o.values.target = std::string(target);
  });
}
shlo_status shlo_write_options_set_strip_locations(shlo_write_options *options, int32_t strip, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.stripLocations = strip != 0; });
}
shlo_status shlo_write_options_set_diagnostics(shlo_write_options *options, shlo_diagnostics *diagnostics,
                                               shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.values.findings = findingsOf(diagnostics);
  });
}

shlo_status shlo_artifact_write(const shlo_module *module, const shlo_write_options *options, shlo_buffer **out,
                                shlo_error **error) {
  return fallible(error, [&] {
    const Module &written = checked(module, "module").state->module();
    const shlo_write_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(artifact::write(written, given ? given->values : artifact::WriteOptions())));
  });
}

shlo_status shlo_module_write_bytecode(const shlo_module *module, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    nonNull(out, "out");
    state.ensureProgram();
    *out = makeBuffer(unwrap(artifact::writePlain(state.module())));
  });
}

const char *shlo_module_versioned_for(const shlo_module *module, size_t *length) {
  if (!isHandle(module))
    return giveNothing(nullptr, length);
  const std::string *version = module->state->shared()->versionedFor();
  return version ? returnText(*version, length) : giveNothing(nullptr, length);
}

// --- The version that a module needs --------------------------------------------------------------------------------

shlo_status shlo_module_minimum_version(const shlo_module *module, const char **version, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    nonNull(version, "version");
    state.ensureProgram();
    mlir::ModuleOp program = state.module().op();
    vhlo::Requirements found = vhlo::requirementsOf(program, vhlo::currentVersion);
    if (found.inexpressibleCount) {
      Error failure =
          makeError(SHLO_UNSUPPORTED, "no version can express the module: " + found.inexpressible[0].message);
      failure.diagnostics = std::move(found.inexpressible);
      throw Failure{std::move(failure)};
    }
    const vhlo::ReleaseRecord *release = vhlo::findRelease(found.minimum);
    if (!release)
      fail(SHLO_INTERNAL, vhlo::text(found.minimum) + " is not a release");
    *version = release->name.data();
  });
}

shlo_status shlo_module_blockers(const shlo_module *module, const char *target, size_t length,
                                 shlo_diagnostics *blockers, uint64_t *count, shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &state = *checked(module, "module").state;
    state.ensureProgram();
    mlir::ModuleOp program = state.module().op();
    vhlo::Version version = unwrap(vhlo::targetVersion(checkedText(nonNull(target, "target"), length, "target")));
    checkedOrNull(blockers, "blockers");
    version.patch = 0;
    vhlo::Requirements found = vhlo::requirementsOf(program, version);
    if (blockers)
      for (std::vector<Diagnostic> *list : {&found.lacking, &found.inexpressible})
        for (Diagnostic &finding : *list) {
          makeUtf8(finding);
          blockers->list.push_back(std::move(finding));
        }
    if (count)
      *count = found.lackingCount + found.inexpressibleCount;
  });
}

// --- Versioned programs as text -------------------------------------------------------------------------------------

shlo_status shlo_artifact_print(const void *bytes, size_t size, const shlo_print_options *options, shlo_buffer **out,
                                shlo_error **error) {
  return fallible(error, [&] {
    std::string_view artifact = checkedBytes(bytes, size);
    const shlo_print_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    *out = makeBuffer(unwrap(artifact::printVersioned(artifact, given ? given->values : PrintOptions())));
  });
}

shlo_status shlo_artifact_parse(const char *text, size_t length, const shlo_parse_options *parse_options,
                                const shlo_write_options *write_options, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    std::string_view source = checkedText(nonNull(text, "text"), length, "text");
    const shlo_parse_options *parse = checkedOrNull(parse_options, "parse_options");
    const shlo_write_options *write = checkedOrNull(write_options, "write_options");
    nonNull(out, "out");
    *out = makeBuffer(
        artifactOf(source, parse ? parse->values : ParseOptions(), write ? write->values : artifact::WriteOptions()));
  });
}
