// Meshes of devices, and how values are cut for them, as plain data.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/dialect.h"
#include "dialect/mesh.h"
#include "dialect/sdy.h"

#include <memory>
#include <string>
#include <vector>

namespace shlo {

// Devices in a row-major array with named axes.
struct Mesh {
  struct Axis {
    std::string name;
    int64_t size;
    bool operator==(const Axis &) const = default;
  };
  std::vector<Axis> axes;
  std::vector<int64_t> devices; // by index in the array

  bool operator==(const Mesh &) const = default;
};
// The most devices of a mesh.
inline constexpr int64_t maxDevices = int64_t(1) << 20;
using SharedMesh = std::shared_ptr<const Mesh>;

// An axis of a mesh, or a part of it: the digits between those that count `before` and the rest.
struct AxisPart {
  size_t axis; // of the mesh
  int64_t before = 1, size;
};

struct Sharding {
  struct Dimension {
    std::vector<AxisPart> axes; // the first one is the major one
    bool isOpen = false;        // further axes may cut it
    int64_t priority = -1;      // -1: none
  };
  SharedMesh mesh;
  std::vector<Dimension> dimensions;
  std::vector<AxisPart> replicated, unreduced, manual;
  // How the values of devices that differ along unreduced axes make up the whole one.
  enum Reduction : uint8_t { Sum, Max, Min } reduction = Sum;
};

// What cuts a dimension into parts. The first one is the major one.
std::vector<MeshDigit> digitsOf(const Mesh &mesh, const std::vector<AxisPart> &axes);
// Groups of the devices that differ only along these axes, each ordered along them.
std::vector<std::vector<int64_t>> deviceGroups(const Mesh &mesh, const std::vector<AxisPart> &axes);
// The number of parts.
int64_t partsOf(const std::vector<AxisPart> &axes);

// The mesh of a sharding: its own, or that of the op of this name in the module around `from`.
Result<sdy::FormAttr> meshOf(sdy::FormAttr sharding, mlir::Operation *from);
Result<Mesh> readMesh(sdy::FormAttr mesh);
Result<Mesh> readMesh(ir::MeshAttr mesh); // of the groups of a collective
Result<Mesh> readMesh(sdy::MeshOp mesh);
// The axes that ir::AxisRefAttr name.
Result<std::vector<AxisPart>> readAxes(mlir::ArrayAttr references, const Mesh &mesh);
// Fails if an axis is unknown, or used twice. `known`: the mesh of another sharding, and what was read of it.
struct KnownMesh {
  sdy::FormAttr form;
  SharedMesh mesh;
};
Result<Sharding> readSharding(sdy::FormAttr sharding, mlir::Operation *from, KnownMesh *known = nullptr);

// How the values of a manual computation are cut: along its manual axes alone.
struct ManualSharding {
  SharedMesh mesh; // null: it has neither operands nor results

  size_t devices() const { return mesh ? mesh->devices.size() : 1; }
  std::vector<Sharding> operands, results;
};
Result<ManualSharding> readManualSharding(sdy::ManualComputationOp op);

// The attributes for such data. A sharding has its mesh.
sdy::FormAttr writeSharding(mlir::MLIRContext *context, const Sharding &sharding);
sdy::FormAttr writeShardings(mlir::MLIRContext *context, const std::vector<Sharding> &shardings);

} // namespace shlo
