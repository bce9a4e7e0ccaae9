// The versioned opset as tables, which the generated file opset/versioned_ops.inc fills.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace shlo::vhlo {

struct Version {
  uint32_t major = 0, minor = 0, patch = 0;

  constexpr uint64_t key() const { return uint64_t(major) << 42 | uint64_t(minor) << 21 | patch; }
  constexpr bool operator<(Version other) const { return key() < other.key(); }
  constexpr bool operator<=(Version other) const { return key() <= other.key(); }
  constexpr bool operator==(Version other) const { return key() == other.key(); }
};

// minimumVersion and currentVersion: the first and the last release of src/opset/versions.td.
#include "opset/versions.inc"

// The enumerators are the defs in src/opset/base.td.
enum class Flattening : uint8_t {
  Plain, DenseArray, Symbol, SymbolArray, UnitAsBool, ApiVersion, ReplicaGroups, ChannelHandle, ChannelHandleAndType,
  ConvDimensions, GatherDimensions, ScatterDimensions, DotDimensions, DotAlgorithm,
};
enum class Default : uint8_t {
  Required, ZeroI64, MinusOneI64, False, EmptyString, EmptyArray, EmptyDictionary, EmptyI64Tensor, NoComparisonType,
  OriginalApi, DefaultAccuracy, TwoDefaultPrecisions, NoAlgorithm, SpatialOnes, SpatialFalses, SpatialZeroPairs,
  WindowOnes, WindowZeroPairs, NoBackendConfig, BothLayoutsEmpty,
};

// An attribute of the program's op and the wire attributes that replace it.
struct OpAttribute {
  llvm::StringLiteral name; // in the program
  Flattening flattening;
  Default absent;
};

// An attribute of the versioned op: field `field` of attribute `attribute`.
struct WireAttribute {
  llvm::StringLiteral name;
  uint8_t source; // noSource: only this version has it; its coded step creates and drops it
  uint8_t field;
  Default upgraded; // if a step adds it: its value in the older version, which lacks it; otherwise Required
};
inline constexpr uint8_t noSource = 255;

struct WireRule {
  Version since;
  bool (*uses)(const struct RuleSubject &subject); // src/vhlo/rules.cpp
  llvm::StringLiteral what;
};

struct CodedStep; // src/vhlo/steps.h

// One version of an op. Versions `min` to `max` of StableHLO have it, both included.
struct OpVersion {
  uint8_t number; // the N of _vN
  Version min, max;
  llvm::ArrayRef<WireAttribute> attributes; // by name: the order on the wire
  bool singleOperand;                       // before the operand became variadic
  bool regions;                             // false before the op had regions
  const CodedStep *step;                    // the coded step to the next version; null if the step is declared
};

struct OpRecord {
  llvm::StringLiteral mnemonic; // of the versioned op without _vN: "add", "func", "call", "return"
  llvm::StringLiteral op;       // in the program: "stablehlo.add", "func.func"
  llvm::ArrayRef<OpAttribute> attributes; // in the order of the op's definition
  llvm::ArrayRef<OpVersion> versions; // oldest first
  llvm::ArrayRef<WireRule> rules;
  llvm::ArrayRef<llvm::StringLiteral> results; // their names, if there are several
  llvm::StringLiteral source; // "reduction.td:42"
};

// All ops, sorted by mnemonic. "return" has two equal records: func.return, then stablehlo.return.
llvm::ArrayRef<OpRecord> opRecords();
// The record of a mnemonic without _vN (that of func.return for "return"), and of an op of the program; null if there
// is none.
const OpRecord *findByMnemonic(llvm::StringRef mnemonic);
const OpRecord *findByOp(llvm::StringRef op);
// The record of a versioned op with its _vN; null for a version that this library does not know.
std::pair<const OpRecord *, const OpVersion *> findVersioned(llvm::StringRef name);

// The kinds of parts of versioned attributes and types. The enumerators are the defs in src/opset/base.td.
enum class PartKind : uint8_t {
  Flag,
  Enum,
  Number,
  Count,
  Numbers,
  Extents,
  F64,
  F64s,
  String,
  Type,
  Types,
  FunctionTypes,
  Attr,
  Attrs,
  Pairs,
  OptionalAttr,
  FlaggedAttr,
  Float,
  Integer,
  Elements,
};
struct Part {
  llvm::StringLiteral name;
  PartKind kind;
};

// A versioned attribute or type: its code on the wire and the version that introduced it.
struct CodeRecord {
  llvm::StringLiteral name; // "integer_v1", "f8E3M4_v1"
  uint16_t code;
  Version min;
  llvm::ArrayRef<Part> parts; // in the order of the wire
  llvm::StringLiteral form;   // text between < and >: see class WireCode of base.td
};
llvm::ArrayRef<CodeRecord> attributeRecords(); // by code; the first has code 1
llvm::ArrayRef<CodeRecord> typeRecords();      // by code; the first has code 0

// A case of a versioned enum attribute. Versions from `min` on have it.
struct EnumCase {
  llvm::StringLiteral name;
  uint32_t value; // on the wire, in the program and in the C API
  Version min;
};
struct EnumRecord {
  uint16_t code; // of the attribute
  llvm::ArrayRef<EnumCase> cases; // by value
};
llvm::ArrayRef<EnumRecord> enumRecords(); // by code
// A case of the enum attribute with that code; null if there is none.
const EnumCase *findCase(uint16_t code, uint64_t value);

struct ReleaseRecord {
  Version version;
  llvm::StringLiteral name; // "1.2.0"
  llvm::StringLiteral
      date;          // "2024-07-03"; shorter if only the month or year is known, "" if it was never released by itself
  unsigned bytecode; // the MLIR bytecode version of its artifacts
};
llvm::ArrayRef<ReleaseRecord> releaseRecords(); // oldest first
const ReleaseRecord *findRelease(Version version);

// The MLIR bytecode version of artifacts for a StableHLO version.
unsigned bytecodeVersion(Version target);
// The version of the bytecode that keeps properties apart from other attributes.
inline constexpr unsigned firstWithProperties = 5;
// The first version with ranges of lines and columns as locations.
inline constexpr Version locationRangesSince{1, 9, 0};
// The first version with at least that version of the bytecode.
Version bytecodeSince(unsigned bytecode);
// The version to write for a compatibility requirement (shlo_compatibility); null for an unknown number.
const char *versionFor(int32_t compatibility);

// "1.18.0", and back; none if the text is not a version.
std::string text(Version version);
std::optional<Version> parseVersion(llvm::StringRef text);
// A target version: from the oldest version to any patch of the newest. A patch does not change the format.
Result<Version> targetVersion(llvm::StringRef text);

} // namespace shlo::vhlo
