// The sdy dialect on the wire.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/sdy.h"

#include "llvm/ADT/STLExtras.h"

using namespace shlo;
using namespace shlo::vhlo;
using sdy::Kind;

namespace {

// Sorted by code. Shardings have three forms; each adds fields to the one before.
constexpr SdyCode codes[] = {
    {0, Kind::ManualAxes, 1},        {1, Kind::MeshAxis, 2},
    {2, Kind::Mesh, 2},              {3, Kind::SubAxisInfo, 2},
    {4, Kind::AxisRef, 2},           {5, Kind::DimensionSharding, 3},
    {6, Kind::Sharding, 3},          {7, Kind::ShardingPerValue, 1},
    {8, Kind::DimMapping, 1},        {9, Kind::TensorMapping, 1},
    {10, Kind::OpShardingRule, 8},   {11, Kind::AxisRefList, 1},
    {12, Kind::ListOfAxisRefLists, 1}, {13, Kind::AllToAllParam, 3},
    {14, Kind::AllToAllParamList, 1}, {15, Kind::Sharding, 4},
    {16, Kind::ShardingPerValue, 1}, {17, Kind::Sharding, 5},
};

constexpr size_t plainSharding = 6, plainPerValue = 7, unreduced = 15, unreducedPerValue = 16, reduced = 17;

const SdyCode &codeOfSharding(sdy::FormAttr attr) {
  llvm::ArrayRef<mlir::Attribute> fields = attr.getFields();
  bool hasUnreduced = !mlir::cast<mlir::ArrayAttr>(fields[3]).empty();
  return codes[fields[4] ? reduced : hasUnreduced ? unreduced : plainSharding];
}

} // namespace

const SdyCode *vhlo::findSdyCode(uint64_t code) { return code < std::size(codes) ? &codes[code] : nullptr; }

const SdyCode &vhlo::sdyCodeOf(sdy::FormAttr attr) {
  if (attr.getKind() == Kind::Sharding)
    return codeOfSharding(attr);
  if (attr.getKind() == Kind::ShardingPerValue) {
    auto isPlain = [](mlir::Attribute part) {
      return codeOfSharding(mlir::cast<sdy::FormAttr>(part)).code == plainSharding;
    };
    return codes[llvm::all_of(mlir::cast<mlir::ArrayAttr>(attr.getFields()[0]), isPlain) ? plainPerValue
                                                                                        : unreducedPerValue];
  }
  return *llvm::find_if(codes, [&](const SdyCode &code) { return code.kind == attr.getKind(); });
}
