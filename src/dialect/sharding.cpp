// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/sharding.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>
#include <tuple>

using namespace mlir;

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo {

namespace {

Error invalid(std::string message) { return makeError(SHLO_INVALID_PROGRAM, std::move(message)); }

int64_t numberOf(Attribute attr) { return cast<IntegerAttr>(attr).getInt(); }
llvm::StringRef textOf(Attribute attr) { return cast<StringAttr>(attr).getValue(); }
ArrayAttr listOf(Attribute attr) { return cast<ArrayAttr>(attr); }

// `before` and `size` of a sub-axis; null: the whole axis.
Result<AxisPart> readPart(llvm::StringRef name, const std::pair<int64_t, int64_t> *subAxis, const Mesh &mesh) {
  auto axis = llvm::find_if(mesh.axes, [&](const Mesh::Axis &axis) { return axis.name == name; });
  if (axis == mesh.axes.end())
    return invalid("the mesh has no axis \"" + name.str() + "\"");
  AxisPart part{size_t(axis - mesh.axes.begin()), 1, axis->size};
  if (!subAxis)
    return part;
  std::tie(part.before, part.size) = *subAxis;
  if (part.before < 1 || part.size < 1 || axis->size % part.before || axis->size / part.before % part.size)
    return invalid("the axis \"" + name.str() + "\" of size " + std::to_string(axis->size) + " has no sub-axis (" +
                   std::to_string(part.before) + ")" + std::to_string(part.size));
  return part;
}
Result<AxisPart> readPart(sdy::FormAttr reference, const Mesh &mesh) {
  std::pair<int64_t, int64_t> subAxis;
  auto info = dyn_cast_or_null<sdy::FormAttr>(reference.getFields()[1]);
  if (info)
    subAxis = {numberOf(info.getFields()[0]), numberOf(info.getFields()[1])};
  return readPart(textOf(reference.getFields()[0]), info ? &subAxis : nullptr, mesh);
}

Status readParts(Attribute list, const Mesh &mesh, std::vector<AxisPart> &out) {
  for (Attribute reference : listOf(list)) {
    Result<AxisPart> part = readPart(cast<sdy::FormAttr>(reference), mesh);
    if (!part)
      return std::move(part.error());
    out.push_back(*part);
  }
  return {};
}

// Whether the parts have a digit in common.
bool overlap(const AxisPart &a, const AxisPart &b) {
  return a.axis == b.axis && a.before < b.before * b.size && b.before < a.before * a.size;
}

Status checkDistinct(const Sharding &sharding) {
  std::vector<AxisPart> all;
  for (const Sharding::Dimension &dimension : sharding.dimensions)
    all.insert(all.end(), dimension.axes.begin(), dimension.axes.end());
  all.insert(all.end(), sharding.replicated.begin(), sharding.replicated.end());
  all.insert(all.end(), sharding.unreduced.begin(), sharding.unreduced.end());
  llvm::sort(all, [](const AxisPart &a, const AxisPart &b) {
    return std::pair(a.axis, a.before) < std::pair(b.axis, b.before);
  });
  for (size_t i = 1; i < all.size(); ++i)
    if (overlap(all[i - 1], all[i]))
      return invalid("a sharding has the axis \"" + sharding.mesh->axes[all[i].axis].name + "\" twice");
  return {};
}

std::string shapeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

// Keeps the manual axes of a sharding, and compares the types of a value outside and inside.
Status keepManual(Sharding &sharding, const std::vector<bool> &isManual, Type whole, Type part) {
  auto isFree = [&](const AxisPart &axis) { return !isManual[axis.axis]; };
  auto outer = dyn_cast<RankedTensorType>(whole), inner = dyn_cast<RankedTensorType>(part);
  const size_t rank = outer ? size_t(outer.getRank()) : 0;
  const bool areTensors = outer && inner && inner.getRank() == outer.getRank();
  if (areTensors ? inner.getElementType() != outer.getElementType() : whole != part)
    return invalid("a value is " + shapeText(whole) + " outside of the body and " + shapeText(part) + " inside");
  if (sharding.mesh->axes.empty() && sharding.dimensions.empty())
    sharding.dimensions.resize(rank);
  if (sharding.dimensions.size() != rank)
    return invalid("a sharding has " + std::to_string(sharding.dimensions.size()) + " dimensions, its value " +
                   shapeText(whole) + " has " + std::to_string(rank));
  llvm::erase_if(sharding.unreduced, isFree);
  for (auto [i, dimension] : llvm::enumerate(sharding.dimensions)) {
    auto end = llvm::find_if(dimension.axes, isFree);
    if (std::find_if_not(end, dimension.axes.end(), isFree) != dimension.axes.end())
      return invalid("a sharding has a manual axis after another one in the same dimension");
    dimension.axes.erase(end, dimension.axes.end());
    const int64_t parts = partsOf(dimension.axes);
    const int64_t from = outer.getDimSize(unsigned(i)), to = inner.getDimSize(unsigned(i));
    if (!ShapedType::isDynamic(from) && !ShapedType::isDynamic(to) && (from % parts || from / parts != to))
      return invalid("dimension " + std::to_string(i) + " has extent " + std::to_string(from) +
                     " outside of the body, which is cut into " + std::to_string(parts) + " parts, and " +
                     std::to_string(to) + " inside");
  }
  return {};
}

Status readManual(sdy::FormAttr list, const char *what, sdy::ManualComputationOp op, TypeRange whole, TypeRange parts,
                  KnownMesh &known, SharedMesh &mesh, std::vector<bool> &isManual, std::vector<Sharding> &out) {
  ArrayAttr shardings = listOf(list.getFields()[0]);
  if (shardings.size() != whole.size() || parts.size() != whole.size())
    return invalid(std::string("it has ") + std::to_string(whole.size()) + " " + what + "s, " +
                   std::to_string(shardings.size()) + " shardings of them, and " + std::to_string(parts.size()) +
                   " values inside");
  for (size_t i = 0; i < whole.size(); ++i) {
    Result<Sharding> sharding = readSharding(cast<sdy::FormAttr>(shardings[i]), op, &known);
    if (!sharding)
      return std::move(sharding.error());
    // A mesh without axes has one device, or all of another one.
    if (!mesh || mesh->axes.empty())
      mesh = sharding->mesh;
    else if (!sharding->mesh->axes.empty() && sharding->mesh != mesh && *sharding->mesh != *mesh)
      return invalid("its shardings have different meshes");
    if (isManual.size() < mesh->axes.size()) {
      isManual.assign(mesh->axes.size(), false);
      for (Attribute name : listOf(op.getManualAxes().getFields()[0])) {
        auto axis = llvm::find_if(mesh->axes, [&](const Mesh::Axis &axis) { return axis.name == textOf(name); });
        if (axis == mesh->axes.end())
          return invalid("the mesh has no axis \"" + textOf(name).str() + "\"");
        isManual[size_t(axis - mesh->axes.begin())] = true;
      }
    }
    if (Status status = keepManual(*sharding, isManual, whole[i], parts[i]); !status)
      return makeError(status.error().code, what + (" " + std::to_string(i)) + ": " + status.error().message);
    out.push_back(std::move(*sharding));
  }
  return {};
}

} // namespace

std::vector<MeshDigit> digitsOf(const Mesh &mesh, const std::vector<AxisPart> &axes) {
  std::vector<MeshDigit> digits;
  for (const AxisPart &part : axes) {
    int64_t stride = mesh.axes[part.axis].size / part.before / part.size;
    for (size_t axis = part.axis + 1; axis < mesh.axes.size(); ++axis)
      stride *= mesh.axes[axis].size;
    digits.push_back({stride, part.size});
  }
  return digits;
}

std::vector<std::vector<int64_t>> deviceGroups(const Mesh &mesh, const std::vector<AxisPart> &axes) {
  std::vector<std::vector<int64_t>> groups = groupsAlong(digitsOf(mesh, axes), int64_t(mesh.devices.size()));
  for (std::vector<int64_t> &group : groups)
    for (int64_t &member : group)
      member = mesh.devices[size_t(member)];
  return groups;
}

int64_t partsOf(const std::vector<AxisPart> &axes) {
  int64_t parts = 1;
  for (const AxisPart &part : axes)
    parts *= part.size;
  return parts;
}

Result<sdy::FormAttr> meshOf(sdy::FormAttr sharding, Operation *from) {
  Attribute mesh = sharding.getFields()[0];
  if (auto form = dyn_cast<sdy::FormAttr>(mesh))
    return form;
  const llvm::StringRef name = cast<FlatSymbolRefAttr>(mesh).getValue();
  auto module = dyn_cast<ModuleOp>(from);
  if (!module)
    module = from->getParentOfType<ModuleOp>();
  auto op = module ? dyn_cast_or_null<sdy::MeshOp>(SymbolTable::lookupSymbolIn(module, name)) : sdy::MeshOp();
  if (!op)
    return invalid("there is no mesh @" + name.str());
  if (!op.getMeshAttr())
    return invalid("the mesh @" + name.str() + " is for collectives of StableHLO alone");
  return op.getMeshAttr();
}

// The mesh with these axes; `ids` are empty if devices are in order.
static Result<Mesh> makeMesh(std::vector<Mesh::Axis> axes, std::vector<int64_t> ids) {
  Mesh mesh;
  int64_t count = 1;
  for (Mesh::Axis &axis : axes) {
    if (axis.size < 1)
      return invalid("the axis \"" + axis.name + "\" of a mesh has the size " + std::to_string(axis.size));
    if (axis.size > maxDevices || (count *= axis.size) > maxDevices)
      return makeError(SHLO_LIMIT, "a mesh has more than " + std::to_string(maxDevices) + " devices");
    if (llvm::any_of(mesh.axes, [&](const Mesh::Axis &other) { return other.name == axis.name; }))
      return invalid("a mesh has two axes \"" + axis.name + "\"");
    mesh.axes.push_back(std::move(axis));
  }
  if (ids.empty()) {
    mesh.devices.resize(size_t(count));
    std::iota(mesh.devices.begin(), mesh.devices.end(), int64_t(0));
    return mesh;
  }
  if (int64_t(ids.size()) != count)
    return invalid("a mesh has " + std::to_string(ids.size()) + " device ids for " + std::to_string(count) +
                   " devices");
  mesh.devices = std::move(ids);
  if (mesh.axes.empty()) // one device of any number
    return mesh;
  std::vector<bool> seen(size_t(count), false);
  for (int64_t id : mesh.devices) {
    if (id < 0 || id >= count || seen[size_t(id)])
      return invalid("the device ids of a mesh are not the numbers from 0 to " + std::to_string(count - 1));
    seen[size_t(id)] = true;
  }
  return mesh;
}

Result<Mesh> readMesh(sdy::FormAttr form) {
  std::vector<Mesh::Axis> axes;
  for (Attribute attr : listOf(form.getFields()[0])) {
    ArrayRef<Attribute> axis = cast<sdy::FormAttr>(attr).getFields();
    axes.push_back({textOf(axis[0]).str(), numberOf(axis[1])});
  }
  return makeMesh(std::move(axes), cast<DenseI64ArrayAttr>(form.getFields()[1]).asArrayRef().vec());
}

Result<Mesh> readMesh(sdy::MeshOp op) {
  if (sdy::FormAttr form = op.getMeshAttr())
    return readMesh(form);
  auto parts = op->getAttrOfType<mlir::DictionaryAttr>(sdy::meshOfStablehlo);
  auto list = parts ? parts.getAs<ArrayAttr>("axes") : ArrayAttr();
  std::vector<Mesh::Axis> axes;
  for (Attribute entry : list ? list.getValue() : ArrayRef<Attribute>()) {
    auto axis = dyn_cast<mlir::DictionaryAttr>(entry);
    auto name = axis ? axis.getAs<mlir::StringAttr>("name") : mlir::StringAttr();
    auto size = axis ? axis.getAs<mlir::IntegerAttr>("size") : mlir::IntegerAttr();
    if (!name || !size || !size.getType().isInteger(64))
      return invalid("an axis of a mesh has a name and a size of 64 bits");
    axes.push_back({name.str(), size.getInt()});
  }
  std::vector<int64_t> ids;
  if (auto numbers = parts ? parts.getAs<DenseIntElementsAttr>("device_ids") : DenseIntElementsAttr())
    for (const llvm::APInt &id : numbers.getValues<llvm::APInt>())
      ids.push_back(id.getSExtValue());
  return list ? makeMesh(std::move(axes), std::move(ids)) : invalid("a mesh has axes");
}

Result<Mesh> readMesh(ir::MeshAttr attr) {
  std::vector<Mesh::Axis> axes;
  for (ir::MeshAxisAttr axis : attr.getAxes())
    axes.push_back({axis.getName().str(), axis.getSize()});
  std::vector<int64_t> ids;
  if (DenseIntElementsAttr numbers = attr.getDeviceIds())
    for (const llvm::APInt &id : numbers.getValues<llvm::APInt>())
      ids.push_back(id.getSExtValue());
  return makeMesh(std::move(axes), std::move(ids));
}

Result<std::vector<AxisPart>> readAxes(ArrayAttr references, const Mesh &mesh) {
  std::vector<AxisPart> axes;
  for (Attribute entry : references) {
    auto reference = cast<ir::AxisRefAttr>(entry);
    std::pair<int64_t, int64_t> subAxis;
    ir::SubAxisInfoAttr info = reference.getSubAxisInfo();
    if (info)
      subAxis = {info.getPreSize(), info.getSize()};
    Result<AxisPart> part = readPart(reference.getName(), info ? &subAxis : nullptr, mesh);
    if (!part)
      return std::move(part.error());
    axes.push_back(*part);
  }
  return axes;
}

Result<Sharding> readSharding(sdy::FormAttr form, Operation *from, KnownMesh *known) {
  Result<sdy::FormAttr> meshForm = meshOf(form, from);
  if (!meshForm)
    return std::move(meshForm.error());
  KnownMesh own;
  if (!known)
    known = &own;
  if (known->form != *meshForm) {
    Result<Mesh> mesh = readMesh(*meshForm);
    if (!mesh)
      return std::move(mesh.error());
    *known = {*meshForm, std::make_shared<const Mesh>(std::move(*mesh))};
  }
  Sharding sharding;
  sharding.mesh = known->mesh;
  ArrayRef<Attribute> fields = form.getFields();
  for (Attribute attr : listOf(fields[1])) {
    ArrayRef<Attribute> parts = cast<sdy::FormAttr>(attr).getFields();
    Sharding::Dimension &dimension = sharding.dimensions.emplace_back();
    if (Status status = readParts(parts[0], *sharding.mesh, dimension.axes); !status)
      return std::move(status.error());
    dimension.isOpen = !cast<BoolAttr>(parts[1]).getValue();
    if (parts[2])
      dimension.priority = numberOf(parts[2]);
  }
  if (Status status = readParts(fields[2], *sharding.mesh, sharding.replicated); !status)
    return std::move(status.error());
  if (Status status = readParts(fields[3], *sharding.mesh, sharding.unreduced); !status)
    return std::move(status.error());
  if (fields[4])
    sharding.reduction = Sharding::Reduction(numberOf(fields[4]));
  if (Status status = checkDistinct(sharding); !status)
    return std::move(status.error());
  return sharding;
}

Result<ManualSharding> readManualSharding(sdy::ManualComputationOp op) {
  Block &body = op.getBody().front();
  if (body.empty() || !isa<sdy::ReturnOp>(body.back()))
    return invalid("its body does not end with sdy.return");
  ManualSharding sharding;
  KnownMesh known;
  std::vector<bool> isManual;
  if (Status status = readManual(op.getInShardings(), "operand", op, op->getOperandTypes(), body.getArgumentTypes(),
                                 known, sharding.mesh, isManual, sharding.operands);
      !status)
    return std::move(status.error());
  if (Status status = readManual(op.getOutShardings(), "result", op, op->getResultTypes(),
                                 body.back().getOperandTypes(), known, sharding.mesh, isManual, sharding.results);
      !status)
    return std::move(status.error());
  return sharding;
}

sdy::FormAttr writeSharding(MLIRContext *context, const Sharding &sharding) {
  Builder builder(context);
  const Mesh &mesh = *sharding.mesh;
  auto form = [&](sdy::Kind kind, llvm::ArrayRef<Attribute> fields) { return sdy::makeForm(context, kind, fields); };
  llvm::SmallVector<Attribute> axes, dimensions;
  for (const Mesh::Axis &axis : mesh.axes)
    axes.push_back(form(sdy::Kind::MeshAxis, {builder.getStringAttr(axis.name), builder.getI64IntegerAttr(axis.size)}));
  const bool isOrdered = llvm::is_sorted(mesh.devices) && !(axes.empty() && mesh.devices[0]);
  const auto devices =
      builder.getDenseI64ArrayAttr(isOrdered ? llvm::ArrayRef<int64_t>() : llvm::ArrayRef(mesh.devices));
  auto references = [&](const std::vector<AxisPart> &parts) {
    llvm::SmallVector<Attribute> list;
    for (const AxisPart &part : parts) {
      const Mesh::Axis &axis = mesh.axes[part.axis];
      Attribute info;
      if (part.size != axis.size)
        info = form(sdy::Kind::SubAxisInfo,
                    {builder.getI64IntegerAttr(part.before), builder.getI64IntegerAttr(part.size)});
      list.push_back(form(sdy::Kind::AxisRef, {builder.getStringAttr(axis.name), info}));
    }
    return builder.getArrayAttr(list);
  };
  for (const Sharding::Dimension &dimension : sharding.dimensions) {
    Attribute priority;
    if (dimension.priority >= 0)
      priority = builder.getI64IntegerAttr(dimension.priority);
    dimensions.push_back(form(sdy::Kind::DimensionSharding,
                              {references(dimension.axes), builder.getBoolAttr(!dimension.isOpen), priority}));
  }
  return form(sdy::Kind::Sharding,
              {form(sdy::Kind::Mesh, {builder.getArrayAttr(axes), devices}), builder.getArrayAttr(dimensions),
               references(sharding.replicated), references(sharding.unreduced),
               sharding.reduction ? Attribute(builder.getI64IntegerAttr(sharding.reduction)) : Attribute()});
}

sdy::FormAttr writeShardings(MLIRContext *context, const std::vector<Sharding> &shardings) {
  llvm::SmallVector<Attribute> list;
  for (const Sharding &sharding : shardings)
    list.push_back(writeSharding(context, sharding));
  return sdy::makeForm(context, sdy::Kind::ShardingPerValue, {mlir::ArrayAttr::get(context, list)});
}

} // namespace shlo

#pragma clang attribute pop
