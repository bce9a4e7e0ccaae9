// The versioned opset as tables: what the generated file opset/versioned_ops.inc fills in.
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

// Named as in src/opset/base.td.
enum class Flattening : uint8_t {
  Plain, DenseArray, Symbol, SymbolArray, UnitAsBool, ApiVersion, ReplicaGroups, ChannelHandle, ChannelHandleAndType,
  ConvDimensions, GatherDimensions, ScatterDimensions, DotDimensions, DotAlgorithm,
};
enum class Default : uint8_t {
  Required, ZeroI64, MinusOneI64, False, EmptyString, EmptyArray, EmptyDictionary, EmptyI64Tensor, NoComparisonType,
  OriginalApi, DefaultAccuracy, TwoDefaultPrecisions, NoAlgorithm, SpatialOnes, SpatialFalses, SpatialZeroPairs,
  WindowOnes, WindowZeroPairs, NoBackendConfig, BothLayoutsEmpty,
};

// An attribute of the program's op and the wire attributes it becomes.
struct OpAttribute {
  llvm::StringLiteral name; // in the program
  Flattening flattening;
  Default absent;
};

// An attribute of the versioned op: field `field` of attribute `attribute`.
struct WireAttribute {
  llvm::StringLiteral name;
  uint8_t source; // noSource: only this version has it, its coded step makes and drops it
  uint8_t field;
  Default upgraded; // added by a step: what the older version, which lacks it, stands for; else Required
};
inline constexpr uint8_t noSource = 255;

struct WireRule {
  Version since;
  bool (*uses)(const struct RuleSubject &subject); // src/vhlo/rules.cpp
  llvm::StringLiteral what;
};

struct CodedStep; // src/vhlo/steps.h

// One version of an op: legal from `min` to `max`, both included.
struct OpVersion {
  uint8_t number; // the N of _vN
  Version min, max;
  llvm::ArrayRef<WireAttribute> attributes; // by name: the order on the wire
  bool singleOperand; // before the operand became a list
  bool regions;       // false: before the op had regions
  const CodedStep *step; // how it becomes the next version where that is not declared; else null
};

struct OpRecord {
  llvm::StringLiteral mnemonic; // of the versioned op without _vN: "add", "func", "call", "return"
  llvm::StringLiteral op;       // in the program: "stablehlo.add", "func.func"
  llvm::ArrayRef<OpAttribute> attributes; // in the order of the op's definition
  llvm::ArrayRef<OpVersion> versions; // oldest first
  llvm::ArrayRef<WireRule> rules;
  llvm::ArrayRef<llvm::StringLiteral> results; // their names, where there are several
  llvm::StringLiteral source; // "reduction.td:42"
};

// All ops, by mnemonic. "return" is there twice: func.return, then stablehlo.return, equal but for `op`.
llvm::ArrayRef<OpRecord> opRecords();
// The record of a versioned op's mnemonic without _vN (func.return's for "return"), or of a program's op; null where
// there is none.
const OpRecord *findByMnemonic(llvm::StringRef mnemonic);
const OpRecord *findByOp(llvm::StringRef op);
// The same of a versioned op with its _vN: null where this library does not know that version.
std::pair<const OpRecord *, const OpVersion *> findVersioned(llvm::StringRef name);

// What versioned attributes and types are made of; named as in src/opset/base.td.
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

// Versioned attributes and types: the code on the wire and the release that has it.
struct CodeRecord {
  llvm::StringLiteral name; // "integer_v1", "f8E3M4_v1"
  uint16_t code;
  Version min;
  llvm::ArrayRef<Part> parts; // in the order of the wire
  llvm::StringLiteral form;   // text between < and >: see class WireCode of base.td
};
llvm::ArrayRef<CodeRecord> attributeRecords(); // by code; the first has code 1
llvm::ArrayRef<CodeRecord> typeRecords();      // by code; the first has code 0

// The cases of a versioned enum attribute, as legal as `min` allows wherever the attribute stands.
struct EnumCase {
  llvm::StringLiteral name;
  uint32_t value; // on the wire, in the program and at the C API
  Version min;
};
struct EnumRecord {
  uint16_t code; // of the attribute
  llvm::ArrayRef<EnumCase> cases; // by value
};
llvm::ArrayRef<EnumRecord> enumRecords(); // by code
// Of the enum attribute with that code; null where there is none.
const EnumCase *findCase(uint16_t code, uint64_t value);

struct ReleaseRecord {
  Version version;
  llvm::StringLiteral name; // "1.2.0"
  llvm::StringLiteral date; // "2024-07-03"; shorter where only month or year is known, "" where it never appeared
  unsigned bytecode;        // the MLIR bytecode version that artifacts for it have
};
llvm::ArrayRef<ReleaseRecord> releaseRecords(); // oldest first
const ReleaseRecord *findRelease(Version version);

// The MLIR bytecode version that artifacts of a StableHLO version use.
unsigned bytecodeVersion(Version target);
// Which version to write for a compatibility requirement (shlo_compatibility); null for a number that is none.
const char *versionFor(int32_t compatibility);

// "1.18.0", and back; nothing where the text is no version.
std::string text(Version version);
std::optional<Version> parseVersion(llvm::StringRef text);
// A version to write for: from the oldest release to any patch of the newest, as patches change nothing of the format.
Result<Version> targetVersion(llvm::StringRef text);

} // namespace shlo::vhlo
