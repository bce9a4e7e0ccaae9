// module.h: parsing, printing, verifying, inspecting.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/module.h"

#include "artifact/artifact.h"
#include "capi/module_handle.h"
#include "dialect/diagnostics.h"
#include "infer/verify.h"

using namespace shlo;
using namespace shlo::capi;

namespace shlo::capi {

OtherDialects checkedPolicy(shlo_other_dialects policy) {
  if (policy < SHLO_OTHER_DIALECTS_KEEP || policy > SHLO_OTHER_DIALECTS_REJECT)
    fail(SHLO_INVALID_ARGUMENT, "policy " + std::to_string(policy) + " is not a value of shlo_other_dialects");
  return OtherDialects(policy);
}

const Module &ModuleState::module() const {
  unwrap(program->use());
  return *program;
}

void ModuleState::ensureProgram() const {
  if (module().versionedFor())
    fail(SHLO_INVALID_ARGUMENT, "the module has versioned ops; run the pass vhlo-legalize-to-stablehlo first");
}

void ModuleState::ensureVerified() const {
  if (verified.load(std::memory_order_acquire))
    return;
  ensureProgram();
  unwrap(verify(module()));
  verified.store(true, std::memory_order_release);
}

bool ModuleState::isKnownToVerify() const {
  if (program->versionedFor())
    return false;
  if (!verified.load(std::memory_order_acquire) && shlo::isKnownToVerify(module()))
    verified.store(true, std::memory_order_release);
  return verified.load(std::memory_order_acquire);
}

const Facts &ModuleState::facts() const {
  if (const Facts *known = ready.load(std::memory_order_acquire))
    return *known;
  return collected.with([&](std::unique_ptr<const Facts> &facts) -> const Facts & {
    if (!facts) {
      facts = std::make_unique<const Facts>(collectFacts(module()));
      ready.store(facts.get(), std::memory_order_release);
    }
    return *facts;
  });
}

} // namespace shlo::capi

namespace {

const FunctionFacts *factsOf(const shlo_function *function) { return isHandle(function) ? &function->facts : nullptr; }

using Values = std::vector<ValueFacts> FunctionFacts::*;

const ValueFacts *valueOf(const shlo_function *function, Values values, size_t index) {
  const FunctionFacts *facts = factsOf(function);
  return facts && index < (facts->*values).size() ? &(facts->*values)[index] : nullptr;
}
const int64_t *shapeOf(const ValueFacts *value) {
  return value && !value->shape.empty() ? value->shape.data() : nullptr;
}

// Entry `index` of a list of the module's facts; null for NULL, if the index is out of range, or if memory runs out.
template <typename T> const T *entryOf(const shlo_module *module, std::vector<T> Facts::*list, size_t index) {
  if (!isHandle(module))
    return nullptr;
  return orElse<const T *>(nullptr, [&] {
    const std::vector<T> &entries = module->state->facts().*list;
    return index < entries.size() ? &entries[index] : nullptr;
  });
}
template <typename T> size_t countOf(const shlo_module *module, std::vector<T> Facts::*list) {
  return isHandle(module) ? orElse<size_t>(0, [&] { return (module->state->facts().*list).size(); }) : 0;
}

std::string listOf(const std::vector<FunctionFacts> &functions) {
  constexpr size_t most = 20;
  std::string text;
  for (size_t i = 0; i < functions.size() && i < most; ++i)
    text += (i ? ", @" : "@") + functions[i].name;
  if (functions.size() > most)
    text += ", and " + std::to_string(functions.size() - most) + " more";
  return functions.empty() ? "none" : text;
}

// "main", or the only public function.
const FunctionFacts *mainFunction(const std::vector<FunctionFacts> &functions) {
  const FunctionFacts *onlyPublic = nullptr;
  size_t publicCount = 0;
  for (const FunctionFacts &function : functions) {
    if (function.name == "main")
      return &function;
    if (function.isPublic) {
      onlyPublic = &function;
      ++publicCount;
    }
  }
  return publicCount == 1 ? onlyPublic : nullptr;
}

} // namespace

void shlo::capi::addSourceLines(std::vector<Diagnostic> &findings, std::string_view text, const std::string &file) {
  for (Diagnostic &finding : findings) {
    if (finding.sourceLine.empty() && finding.line && finding.file == file)
      finding.sourceLine = lineOf(text, finding.line);
    addSourceLines(finding.notes, text, file);
  }
}

std::shared_ptr<const ModuleState> shlo::capi::parsedModule(std::string_view text, const ParseOptions &options) {
  // MLIR's verifier, which the parser would run, is part of the verification of all rules.
  ParseOptions syntaxOnly = options;
  syntaxOnly.verify = false;
  Result<std::shared_ptr<Module>> module = parseText(text, syntaxOnly);
  if (module && options.verify) {
    Status status = options.lenient ? verifyLeniently(**module) : verify(**module);
    if (!status)
      module = std::move(status.error());
  }
  if (!module && artifact::isVersionedText(text))
    fail(SHLO_UNSUPPORTED, "this is the text of a versioned program; shlo_module_load reads it, shlo_artifact_parse "
                           "makes an artifact from it");
  if (!module)
    addSourceLines(module.error().diagnostics, text, options.fileName);
  return std::make_shared<const ModuleState>(unwrap(std::move(module)), options.verify && !options.lenient);
}

// --- Parsing --------------------------------------------------------------------------------------------------------

shlo_status shlo_parse_options_create(shlo_parse_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_parse_options_destroy(shlo_parse_options *options) { destroyHandle(options); }
shlo_status shlo_parse_options_set_file_name(shlo_parse_options *options, const char *name, size_t length,
                                             shlo_error **error) {
  return setOption(options, error,
                   [&](auto &o) { o.values.fileName = std::string(checkedText(name, length, "name")); });
}
shlo_status shlo_parse_options_set_verify(shlo_parse_options *options, int32_t verify, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.verify = verify != 0; });
}
shlo_status shlo_parse_options_set_lenient(shlo_parse_options *options, int32_t lenient, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.lenient = lenient != 0; });
}
shlo_status shlo_parse_options_set_mhlo(shlo_parse_options *options, int32_t known, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.mhlo = known != 0; });
}
shlo_status shlo_parse_options_set_tool_dialects(shlo_parse_options *options, int32_t known, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.toolDialects = known != 0; });
}
shlo_status shlo_parse_options_set_max_bytes(shlo_parse_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (bytes > INT32_MAX)
      fail(SHLO_INVALID_ARGUMENT, "bytes is " + std::to_string(bytes) + ", the highest is 2^31 - 1");
    o.values.maxBytes = bytes;
  });
}
shlo_status shlo_parse_options_set_max_nesting(shlo_parse_options *options, uint32_t levels, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (levels > 1024)
      fail(SHLO_INVALID_ARGUMENT, "levels is " + std::to_string(levels) + ", the highest is 1024");
    o.values.maxNesting = levels;
  });
}
shlo_status shlo_parse_options_set_other_dialects(shlo_parse_options *options, shlo_other_dialects policy,
                                                  shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.otherDialects = checkedPolicy(policy); });
}
shlo_status shlo_parse_options_set_diagnostics(shlo_parse_options *options, shlo_diagnostics *diagnostics,
                                               shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    checkedOrNull(diagnostics, "diagnostics");
    o.values.findings = findingsOf(diagnostics);
  });
}

shlo_status shlo_module_parse(const char *text, size_t length, const shlo_parse_options *options, shlo_module **out,
                              shlo_error **error) {
  return fallible(error, [&] {
    std::string_view source = checkedText(nonNull(text, "text"), length, "text");
    const shlo_parse_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    const ParseOptions defaults;
    const ParseOptions &values = given ? given->values : defaults;
    *out = new shlo_module(parsedModule(source, values));
  });
}

void shlo_module_destroy(shlo_module *module) { destroyHandle(module); }

shlo_status shlo_module_verify(const shlo_module *module, shlo_error **error) {
  return fallible(error, [&] { checked(module, "module").state->ensureVerified(); });
}

// --- Printing -------------------------------------------------------------------------------------------------------

shlo_status shlo_print_options_create(shlo_print_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_print_options_destroy(shlo_print_options *options) { destroyHandle(options); }
shlo_status shlo_print_options_set_generic(shlo_print_options *options, int32_t generic, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.generic = generic != 0; });
}
shlo_status shlo_print_options_set_locations(shlo_print_options *options, int32_t locations, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.locations = locations != 0; });
}
shlo_status shlo_print_options_set_aliases(shlo_print_options *options, int32_t aliases, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.aliases = aliases != 0; });
}
shlo_status shlo_print_options_set_packed_i1(shlo_print_options *options, int32_t packed, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.packBooleans = packed != 0; });
}
shlo_status shlo_print_options_set_elide_above(shlo_print_options *options, uint64_t elements, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.elideAbove = elements; });
}
shlo_status shlo_print_options_set_max_bytes(shlo_print_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.maxBytes = bytes; });
}

shlo_status shlo_module_print(const shlo_module *module, const shlo_print_options *options, shlo_buffer **out,
                              shlo_error **error) {
  return fallible(error, [&] {
    const ModuleState &printed = *checked(module, "module").state;
    const shlo_print_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    *out = makeBuffer(
        unwrap(printText(printed.module(), given ? given->values : PrintOptions(), printed.isKnownToVerify())));
  });
}

// --- Inspecting -----------------------------------------------------------------------------------------------------

const char *shlo_module_name(const shlo_module *module, size_t *length) {
  if (!isHandle(module))
    return giveNothing(nullptr, length);
  return orElse<const char *>(giveNothing("", length), [&] { return returnText(module->state->facts().name, length); });
}
int64_t shlo_module_partition_count(const shlo_module *module) {
  return isHandle(module) ? orElse<int64_t>(0, [&] { return module->state->facts().partitions; }) : 0;
}
int64_t shlo_module_replica_count(const shlo_module *module) {
  return isHandle(module) ? orElse<int64_t>(0, [&] { return module->state->facts().replicas; }) : 0;
}

size_t shlo_module_function_count(const shlo_module *module) { return countOf(module, &Facts::functions); }

shlo_status shlo_module_function_at(const shlo_module *module, size_t index, shlo_function **out, shlo_error **error) {
  return fallible(error, [&] {
    const shlo_module &parent = checked(module, "module");
    nonNull(out, "out");
    const std::vector<FunctionFacts> &functions = parent.state->facts().functions;
    if (index >= functions.size())
      fail(SHLO_NOT_FOUND, "function " + std::to_string(index) + " is outside the module's " +
                               std::to_string(functions.size()) + ": " + listOf(functions));
    *out = new shlo_function(parent.state, functions[index]);
  });
}

shlo_status shlo_module_function(const shlo_module *module, const char *name, size_t length, shlo_function **out,
                                 shlo_error **error) {
  return fallible(error, [&] {
    const shlo_module &parent = checked(module, "module");
    nonNull(out, "out");
    const std::vector<FunctionFacts> &functions = parent.state->facts().functions;
    const FunctionFacts *found = nullptr;
    if (!name) {
      found = mainFunction(functions);
      if (!found)
        fail(SHLO_NOT_FOUND, "the module has no main function; its functions are " + listOf(functions));
    } else {
      std::string_view wanted = checkedText(name, length, "name");
      for (const FunctionFacts &function : functions)
        if (function.name == wanted)
          found = &function;
      if (!found)
        fail(SHLO_NOT_FOUND,
             "there is no function @" + std::string(wanted) + "; the module's functions are " + listOf(functions));
    }
    *out = new shlo_function(parent.state, *found);
  });
}

void shlo_function_destroy(shlo_function *function) { destroyHandle(function); }

const char *shlo_function_name(const shlo_function *function, size_t *length) {
  return isHandle(function) ? returnText(function->facts.name, length) : giveNothing(nullptr, length);
}
int32_t shlo_function_is_public(const shlo_function *function) {
  return isHandle(function) && function->facts.isPublic;
}
size_t shlo_function_argument_count(const shlo_function *function) {
  return isHandle(function) ? function->facts.arguments.size() : 0;
}
size_t shlo_function_result_count(const shlo_function *function) {
  return isHandle(function) ? function->facts.results.size() : 0;
}

namespace {

shlo_element_type elementTypeOf(const ValueFacts *value) {
  return value ? shlo_element_type(value->element) : SHLO_TYPE_NONE;
}
int32_t rankOf(const ValueFacts *value) { return value ? value->rank : -1; }
const char *typeTextOf(const ValueFacts *value, size_t *length) {
  return value ? returnText(value->type, length) : giveNothing("", length);
}
const char *attributesOf(const ValueFacts *value, size_t *length) {
  return value ? returnText(value->attributes, length) : giveNothing("", length);
}
const char *nameOf(const ValueFacts *value, size_t *length) {
  return value ? returnText(value->name, length) : giveNothing("", length);
}
constexpr Values arguments = &FunctionFacts::arguments, results = &FunctionFacts::results;

} // namespace

shlo_element_type shlo_function_argument_element_type(const shlo_function *function, size_t index) {
  return elementTypeOf(valueOf(function, arguments, index));
}
shlo_element_type shlo_function_result_element_type(const shlo_function *function, size_t index) {
  return elementTypeOf(valueOf(function, results, index));
}
int32_t shlo_function_argument_rank(const shlo_function *function, size_t index) {
  return rankOf(valueOf(function, arguments, index));
}
int32_t shlo_function_result_rank(const shlo_function *function, size_t index) {
  return rankOf(valueOf(function, results, index));
}
const int64_t *shlo_function_argument_shape(const shlo_function *function, size_t index) {
  return shapeOf(valueOf(function, arguments, index));
}
const int64_t *shlo_function_result_shape(const shlo_function *function, size_t index) {
  return shapeOf(valueOf(function, results, index));
}
const char *shlo_function_argument_type_text(const shlo_function *function, size_t index, size_t *length) {
  return typeTextOf(valueOf(function, arguments, index), length);
}
const char *shlo_function_result_type_text(const shlo_function *function, size_t index, size_t *length) {
  return typeTextOf(valueOf(function, results, index), length);
}
const char *shlo_function_argument_attributes(const shlo_function *function, size_t index, size_t *length) {
  return attributesOf(valueOf(function, arguments, index), length);
}
const char *shlo_function_result_attributes(const shlo_function *function, size_t index, size_t *length) {
  return attributesOf(valueOf(function, results, index), length);
}
const char *shlo_function_argument_name(const shlo_function *function, size_t index, size_t *length) {
  return nameOf(valueOf(function, arguments, index), length);
}
const char *shlo_function_result_name(const shlo_function *function, size_t index, size_t *length) {
  return nameOf(valueOf(function, results, index), length);
}

size_t shlo_module_op_count(const shlo_module *module) { return countOf(module, &Facts::ops); }
const char *shlo_module_op_name(const shlo_module *module, size_t index, size_t *length) {
  const OpFacts *op = entryOf(module, &Facts::ops, index);
  return op ? returnText(op->name, length) : giveNothing(nullptr, length);
}
uint64_t shlo_module_op_occurrences(const shlo_module *module, size_t index) {
  const OpFacts *op = entryOf(module, &Facts::ops, index);
  return op ? op->occurrences : 0;
}

size_t shlo_module_constant_count(const shlo_module *module) { return countOf(module, &Facts::constants); }
const char *shlo_module_constant_type_text(const shlo_module *module, size_t index, size_t *length) {
  const ConstantFacts *constant = entryOf(module, &Facts::constants, index);
  return constant ? returnText(constant->type, length) : giveNothing(nullptr, length);
}
uint64_t shlo_module_constant_bytes(const shlo_module *module, size_t index) {
  const ConstantFacts *constant = entryOf(module, &Facts::constants, index);
  return constant ? constant->bytes : 0;
}
const char *shlo_module_constant_function(const shlo_module *module, size_t index, size_t *length) {
  const ConstantFacts *constant = entryOf(module, &Facts::constants, index);
  return constant ? returnText(constant->function, length) : giveNothing(nullptr, length);
}
