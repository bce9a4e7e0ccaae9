// Writes a module as an artifact for a target version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/changed.h"
#include "artifact/container.h"
#include "artifact/ir_section.h"
#include "artifact/module_walk.h"
#include "artifact/other_dialects.h"
#include "artifact/table_sections.h"
#include "artifact/unversioned.h"
#include "artifact/versioned_module.h"
#include "base/utf8.h"
#include "dialect/diagnostics.h"
#include "dialect/shapes.h"

using namespace shlo;
using namespace shlo::artifact;
using vhlo::putVarint;
using vhlo::Version;

namespace {

class Writer {
public:
  Writer(const WriteOptions &options, Version target, bool plain = false)
      : options(options), target(target), bytecode(vhlo::bytecodeVersion(target)), plain(plain),
        encoder(tables, target, plain), numbering(tables), ops(encoder, numbering, target) {}

  // If `verbatim`, the module belongs to the versioned dialect, or its ops are written as they are.
  Result<std::string> write(mlir::ModuleOp source, bool verbatim);
  llvm::StringRef producer = plainProducer; // of plain bytecode

private:
  std::string assemble(const IrSection &program, const TableSections &names);
  std::string release() const { return options.target.empty() ? vhlo::text(vhlo::currentVersion) : options.target; }
  void reportLocations();
  void reportMerged(const std::vector<mlir::Operation *> &ops);

  const WriteOptions &options;
  Version target;
  unsigned bytecode;
  const bool plain;
  vhlo::WireTables tables;
  vhlo::Encoder encoder;
  Numbering numbering;
  OpForms ops;
  UseOrders useOrders;
};

Result<std::string> Writer::write(mlir::ModuleOp source, bool verbatim) {
  CastValues castValues;
  mlir::OwningOpRef<mlir::ModuleOp> copy;
  if (!verbatim)
    copy = withCasts(source, castValues);
  if (bytecode >= 3)
    for (mlir::Value value : castValues)
      useOrders.turned(value);
  mlir::ModuleOp module = copy ? *copy : source;
  ModuleWalk walk(module, {verbatim, bool(copy), options.stripLocations, bytecode, plain}, encoder, numbering, ops,
                  useOrders);
  if (!walk.run())
    return makeError(SHLO_LIMIT, "regions are nested deeper than " + std::to_string(ModuleWalk::deepestRegions));
  if (ops.failed())
    return ops.takeError(source, plain ? "not expressible in bytecode" : "not expressible in StableHLO " + release());
  vhlo::WireAttr unknownLocation = encoder.location(mlir::UnknownLoc::get(module.getContext()));
  numbering.finish();
  useOrders.finish(module, walk.values);
  IrSection program(walk.program, numbering, ops, useOrders, unknownLocation, bytecode);
  if (!program.write())
    return makeError(SHLO_INVALID_PROGRAM, "a value is used before it is defined");
  std::string bytes = assemble(program, TableSections(tables, numbering, bytecode));
  reportLocations();
  reportMerged(walk.mergedOps);
  if (options.findings && target < readsUnversioned && !verbatim)
    reportUnversioned(module, ops, encoder, *options.findings);
  if (options.findings && !verbatim)
    reportChanged(module, ops, *options.findings);
  return bytes;
}

std::string Writer::assemble(const IrSection &program, const TableSections &names) {
  std::string out;
  auto begin = [&](SectionId id, uint64_t size) {
    out.push_back(char(id));
    putVarint(out, size);
  };
  auto put = [&](SectionId id, llvm::StringRef payload) {
    begin(id, payload.size());
    out += payload;
  };
  // Constants can be large. They are copied once, into a buffer that does not grow.
  out.reserve(64 + names.dialects.size() + names.offsets.size() + names.entryBytes + program.ir.size() +
              names.stringBytes + program.properties.size() + 10 * 9);
  out += magic;
  putVarint(out, bytecode);
  out += plain ? producer.str() : "StableHLO_v" + release();
  out.push_back('\0');
  put(SectionId::Dialect, names.dialects);
  put(SectionId::AttrTypeOffset, names.offsets);
  begin(SectionId::AttrType, names.entryBytes);
  names.putEntries(out);
  put(SectionId::Ir, program.ir);
  put(SectionId::ResourceOffset, llvm::StringRef("\x01", 1));
  put(SectionId::Resource, "");
  begin(SectionId::String, names.stringBytes);
  names.putStrings(out);
  if (bytecode >= 5)
    put(SectionId::Properties, program.properties);
  return out;
}

void Writer::reportLocations() {
  auto report = [&](uint64_t count, const char *what) {
    if (!options.findings || !count)
      return;
    Diagnostic &finding = options.findings->emplace_back();
    finding.severity = Severity::Warning;
    finding.subject = "locations";
    finding.message = std::to_string(count) + what;
  };
  report(encoder.collapsedRanges,
         " location ranges were reduced to their start, because versions before 1.9.0 cannot read ranges");
  report(encoder.lostMetadata.size(), " fused locations lost their metadata, which has no form in an artifact");
}

void Writer::reportMerged(const std::vector<mlir::Operation *> &merged) {
  for (mlir::Operation *op : merged) {
    if (!options.findings)
      return;
    Diagnostic &finding = options.findings->emplace_back();
    finding.severity = Severity::Warning;
    finding.op = op->getName().getStringRef().str();
    finding.message = "the properties of op '" + finding.op + "' became attributes, because versions before " +
                      vhlo::text(vhlo::bytecodeSince(vhlo::firstWithProperties)) + " have no properties";
    setPlace(finding, op->getLoc());
    makeUtf8(finding);
  }
}

// The release of a target version; a patch does not change the format.
Result<Version> releaseOf(const std::string &target) {
  Result<Version> version = target.empty() ? Result<Version>(vhlo::currentVersion) : vhlo::targetVersion(target);
  if (version)
    version->patch = 0;
  return version;
}

Result<std::string> written(const Module &module, const WriteOptions &options, bool verbatim) {
  Result<Version> target = releaseOf(options.target);
  if (!target)
    return std::move(target.error());
  return Writer(options, *target).write(module.op(), verbatim);
}

} // namespace

Result<std::string> artifact::write(const Module &module, const WriteOptions &options) {
  return module.versionedFor() ? writeStanding(module, options) : written(module, options, false);
}

Result<std::string> artifact::writeVersioned(const Module &module, const WriteOptions &options) {
  return written(module, options, true);
}

Result<std::string> artifact::writePlain(const Module &module) {
  const WriteOptions options;
  Writer writer(options, vhlo::currentVersion, /*plain=*/true);
  if (shapes::areLoaded(module.context()))
    writer.producer = plainProducerWithTools;
  return writer.write(module.op(), /*verbatim=*/true);
}
