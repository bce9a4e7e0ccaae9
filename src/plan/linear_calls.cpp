// Custom calls of linear algebra: the routines of LAPACK by which JAX exports for the CPU, the same of CUDA's and ROCm's
// libraries, and those of TPUs. They mean the same everywhere, so each becomes a decomposition (decomposition.h).
//
// A target is a library, a routine, and "_ffi" if its attributes are a dictionary. Before, flags were operands in front
// of the matrices (LAPACK) or the bytes of a structure (CUDA, ROCm), and results for working memory came last. A matrix
// has the logical order of its dimensions, whatever layouts the call states.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/custom_calls.h"

#include "dialect/dialect.h"

using namespace mlir;

namespace shlo::plan {

namespace {

using Kind = DecompositionKind;

enum class Library { Lapack, Gpu };

// The parts of a target.
struct Target {
  Library library;
  llvm::StringRef routine; // without the letter of the element type: "getrf"
  bool isTyped = false;

  static std::optional<Target> parse(llvm::StringRef name) {
    Target target{Library::Gpu, name};
    if (name.consume_front("lapack_") || name.consume_front("blas_")) {
      target.library = Library::Lapack;
      if (name.size() < 2 || !llvm::StringRef("sdcz").contains(name[0]))
        return std::nullopt;
      name = name.drop_front();
    } else {
      bool isKnown = false;
      for (llvm::StringRef library : {"cusolver_", "hipsolver_", "rocsolver_", "cublas_", "hipblas_", "cusparse_", "hipsparse_"})
        isKnown = isKnown || name.consume_front(library);
      if (!isKnown)
        return std::nullopt;
    }
    target.isTyped = name.consume_back("_ffi");
    target.routine = name;
    return target;
  }
};

// A call while it is lowered.
class Call {
public:
  Call(Lowering &lowering, Operation *op, Target target) : lowering(lowering), op(op), target(target) {}

  Error invalid(const llvm::Twine &message) const { return errorAt(SHLO_INVALID_PROGRAM, op, message); }

  // The operands from `first` on become those of the decomposition. `count` of them.
  Status takeOperands(unsigned first, unsigned count) {
    if (op->getNumOperands() < first + count)
      return invalid("the custom call needs " + llvm::Twine(first + count) + " operands");
    for (Value operand : op->getOperands().slice(first, count))
      operands.push_back(lowering.value(operand));
    return {};
  }

  // A flag that is an operand, as numbers were before typed attributes.
  Result<int64_t> number(unsigned operand) const {
    NumberList values;
    if (operand >= op->getNumOperands())
      return invalid("the custom call has no operand " + llvm::Twine(operand));
    if (Status status = lowering.needIntegers(op, operand, values); !status)
      return Error(status.error());
    if (values.size() != 1)
      return invalid("operand " + llvm::Twine(operand) + " of the custom call must be a scalar");
    return values[0];
  }
  // A letter of LAPACK, which is an integer attribute; `absent` if there is none.
  char letter(llvm::StringRef name, char absent) const {
    auto attr = callAttribute<IntegerAttr>(op, name);
    return attr ? char(attr.getValue().getLimitedValue(127)) : absent;
  }
  bool flag(llvm::StringRef name, bool absent) const {
    auto attr = callAttribute<IntegerAttr>(op, name);
    return attr ? !attr.getValue().isZero() : absent;
  }
  int64_t integer(llvm::StringRef name, int64_t absent) const {
    auto attr = callAttribute<IntegerAttr>(op, name);
    return attr && attr.getValue().getSignificantBits() <= 64 ? attr.getValue().getSExtValue() : absent;
  }
  // Word `index` of the structure that backend_config is, or `absent`.
  int32_t word(size_t index, int32_t absent) const {
    auto text = op->getAttrOfType<StringAttr>("backend_config");
    if (!text || text.size() < 4 * (index + 1))
      return absent;
    uint32_t bits = 0;
    for (size_t i = 0; i < 4; ++i)
      bits |= uint32_t(uint8_t(text.getValue()[4 * index + i])) << (8 * i);
    return int32_t(bits);
  }

  // Halves are computed as f32.
  Result<ValueIds> decompose(const Decomposition &decomposition) {
    std::vector<TensorType> types;
    for (ValueId &id : operands) {
      const ElementType element = lowering.type(id).element;
      if (element == ElementType::BF16 || element == ElementType::F16) {
        narrow = element;
        id = lowering.convert(id, ElementType::F32);
      }
      types.push_back(lowering.type(id));
    }
    const auto results = resultTypes(decomposition, types);
    if (!results) {
      std::string shown;
      for (const TensorType &type : types)
        shown += (shown.empty() ? "" : ", ") + toString(type);
      return lowering.shapeError(op, llvm::Twine("the operands do not fit ") + nameOf(decomposition.kind) + ": " + shown);
    }
    return lowering.emit(decomposition, operands, *results);
  }

  // Binds the results of the call, or the parts of its only result, a tuple. What has no value (0 in `isGiven`) is
  // working memory, or was not asked for: zeros.
  Status bind(llvm::ArrayRef<std::optional<ValueId>> ids) {
    llvm::SmallVector<Type, 8> parts;
    for (Type type : op->getResultTypes())
      if (!flatten(type, parts))
        return invalid("the custom call has too many results");
    ValueIds values;
    for (size_t i = 0; i < parts.size(); ++i) {
      std::optional<TensorType> type = tensorTypeOf(parts[i]);
      if (!type)
        return invalid("a result of the custom call is not a tensor");
      if (i < ids.size() && ids[i]) {
        ValueId id = *ids[i];
        if (lowering.type(id).element != type->element && narrow != ElementType::None && type->element == narrow)
          id = lowering.convert(id, narrow);
        values.push_back(id);
        continue;
      }
      for (int64_t &extent : type->shape)
        extent = std::max<int64_t>(extent, 0);
      values.push_back(lowering.broadcast(lowering.number(0, type->element), type->shape, {}));
    }
    return bindResults(lowering, op, values);
  }

  // A scalar added to a tensor of integers.
  ValueId plus(ValueId id, int64_t number) {
    const TensorType type = lowering.type(id);
    const ValueId scalar = lowering.broadcast(lowering.integers({number}, type.element, {}), type.shape, {});
    return lowering.element(ElementFunction::Add, {id, scalar});
  }
  // The real or imaginary parts.
  ValueId part(ElementFunction function, ValueId id) {
    const TensorType &type = lowering.type(id);
    return lowering.emit(Elementwise{function}, id,
                         TensorType{type.element == ElementType::ComplexF32 ? ElementType::F32 : ElementType::F64, type.shape});
  }
  // The adjoint of the matrices in the last two dimensions.
  ValueId adjoint(ValueId id) {
    TensorType type = lowering.type(id);
    Transpose transpose;
    for (size_t i = 0; i < type.shape.size(); ++i)
      transpose.permutation.push_back(int64_t(i));
    std::swap(transpose.permutation[type.shape.size() - 1], transpose.permutation[type.shape.size() - 2]);
    std::swap(type.shape[type.shape.size() - 1], type.shape[type.shape.size() - 2]);
    const ValueId turned = lowering.emit(transpose, id, type);
    if (!isComplex(type.element))
      return turned;
    const ValueId imaginary = lowering.element(ElementFunction::Neg, {part(ElementFunction::Imag, turned)});
    return lowering.emit(Elementwise{ElementFunction::Complex}, {part(ElementFunction::Real, turned), imaginary}, type);
  }
  static bool isComplex(ElementType element) {
    return element == ElementType::ComplexF32 || element == ElementType::ComplexF64;
  }
  bool isComplex() const { return !operands.empty() && isComplex(lowering.type(operands[0]).element); }

  Lowering &lowering;
  Operation *const op;
  const Target target;
  ValueIds operands;

private:
  ElementType narrow = ElementType::None;
};

using Ids = llvm::SmallVector<std::optional<ValueId>, 8>;

Ids idsOf(const ValueIds &ids) { return Ids(ids.begin(), ids.end()); }

// Decomposes, and binds the results in order.
Status decomposeAndBind(Call &call, const Decomposition &decomposition) {
  Result<ValueIds> ids = call.decompose(decomposition);
  return ids ? call.bind(idsOf(*ids)) : Status(std::move(ids.error()));
}

// --- Routines -------------------------------------------------------------------------------------------------------

// Where matrices begin among the operands: LAPACK had flags and sizes before them, until attributes were typed.
unsigned firstMatrix(const Call &call, unsigned before) {
  return call.target.library == Library::Lapack && !call.target.isTyped ? before : 0;
}
bool hasFlagOperands(const Call &call) { return firstMatrix(call, 1) != 0; }

// Whether the call reads the lower triangle: attributes say it, before them an operand (LAPACK) or a word of the structure.
Result<bool> readsLower(const Call &call, unsigned operand) {
  if (hasFlagOperands(call)) {
    Result<int64_t> lower = call.number(operand);
    if (!lower)
      return std::move(lower.error());
    return *lower != 0;
  }
  if (call.target.isTyped)
    return call.flag("lower", call.letter("uplo", 'L') == 'L');
  // {element type, triangle, ...}: cuBLAS counts from 0, rocBLAS has 122 for the lower one.
  const int32_t triangle = call.word(1, 0);
  return triangle == 0 || triangle == 122;
}

// Decomposes the only matrix, which begins at operand `first` in the form with flags, and of which one triangle is read.
Status lowerTriangle(Call &call, Decomposition decomposition, unsigned flagOperand, unsigned first) {
  Result<bool> lower = readsLower(call, flagOperand);
  if (!lower)
    return std::move(lower.error());
  decomposition.lower = *lower;
  if (Status status = call.takeOperands(firstMatrix(call, first), 1); !status)
    return status;
  return decomposeAndBind(call, decomposition);
}

Status lowerPotrf(Call &call) { return lowerTriangle(call, {.kind = Kind::Cholesky}, 0, 3); }

Status lowerGetrf(Call &call) {
  if (Status status = call.takeOperands(firstMatrix(call, 3), 1); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::Lu});
}

Status lowerGeqrf(Call &call) {
  if (Status status = call.takeOperands(firstMatrix(call, 4), 1); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::Qr});
}

Status lowerGeqp3(Call &call) {
  if (Status status = call.takeOperands(firstMatrix(call, 4), 2); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::PivotedQr});
}

Status lowerOrgqr(Call &call) {
  if (Status status = call.takeOperands(firstMatrix(call, 5), 2); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::HouseholderProduct});
}

Status lowerOrmqr(Call &call) {
  if (Status status = call.takeOperands(0, 3); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::HouseholderMultiply,
                                 .left = call.flag("left", true),
                                 .adjoint = call.flag("transpose", false)});
}

Status lowerSyevd(Call &call) {
  const bool hasVectors = call.letter("mode", 'V') == 'V';
  return lowerTriangle(call, {.kind = Kind::SymmetricEigen, .vectors = hasVectors}, 0, 3);
}

Status lowerGesdd(Call &call) {
  Decomposition decomposition{.kind = Kind::SingularValues};
  const char mode = call.letter("mode", 'A');
  const bool isStructure = call.target.library == Library::Gpu && !call.target.isTyped;
  const bool isJacobi = call.target.routine == "gesvdj" || call.target.routine == "gesvdp";
  decomposition.full = call.flag("full_matrices", mode == 'A');
  decomposition.vectors = call.flag("compute_uv", mode != 'N');
  if (hasFlagOperands(call)) {
    Result<int64_t> full = call.number(0), vectors = call.number(1);
    if (!full || !vectors)
      return std::move((full ? vectors : full).error());
    decomposition.full = *full != 0;
    decomposition.vectors = *vectors != 0;
  } else if (isStructure) {
    // {element type, batch, rows, columns, working memory, ...}: letters of LAPACK, or of Jacobi's method whether there
    // are vectors (cuSOLVER counts from 0, rocSOLVER from 201), and whether only as many as values.
    const int32_t job = call.word(5, -1), econ = isJacobi ? call.word(6, -1) : 0;
    if (job < 0 || econ < 0)
      return call.invalid("backend_config must be a structure of at least " + llvm::Twine(isJacobi ? 28 : 24) + " bytes");
    const char letter = char(job & 0x7F);
    decomposition.full = isJacobi ? econ == 0 : letter != 'S';
    decomposition.vectors = isJacobi ? job != 0 && job != 201 : letter != 'N';
  }
  if (Status status = call.takeOperands(firstMatrix(call, 6), 1); !status)
    return status;
  Result<ValueIds> ids = call.decompose(decomposition);
  if (!ids)
    return std::move(ids.error());
  std::optional<ValueId> left = (*ids)[1], right = (*ids)[2];
  // The library wants as many rows as columns, so wide matrices are given to it as their transposes.
  const Shape &shape = call.lowering.type(call.operands[0]).shape;
  const bool isWide = shape[shape.size() - 2] < shape[shape.size() - 1];
  if (!decomposition.vectors)
    left = right = std::nullopt;
  else if (isJacobi)
    right = call.adjoint(*right); // the vectors themselves
  else if (isStructure ? isWide : call.flag("transposed", false))
    std::swap(left, right);
  return call.bind({call.operands[0], (*ids)[0], left, right, (*ids)[3]});
}

// Vectors of a real matrix in real columns. The values of a pair follow each other, that with the positive imaginary part
// first: their columns are the real and the imaginary part of the first's vector.
ValueId packedPairs(Call &call, ValueId values, ValueId vectors) {
  Lowering &lowering = call.lowering;
  const ValueId sines = call.part(ElementFunction::Imag, values);
  const ValueId real = call.part(ElementFunction::Real, vectors);
  const ValueId other = lowering.element(ElementFunction::Neg, {call.part(ElementFunction::Imag, vectors)});
  const TensorType type = lowering.type(real), row = lowering.type(sines);
  const ValueId zero = lowering.broadcast(lowering.number(0, row.element), row.shape, {});
  const ValueId isSecond = lowering.emit(Elementwise{ElementFunction::Compare, CompareDirection::LT, CompareOrder::Float},
                                         {sines, zero}, TensorType{ElementType::I1, row.shape});
  Extents dimensions; // all but that of the rows
  for (size_t i = 0; i < type.shape.size(); ++i)
    if (i + 2 != type.shape.size())
      dimensions.push_back(int64_t(i));
  return lowering.emit(Elementwise{ElementFunction::Select},
                       {lowering.broadcast(isSecond, type.shape, dimensions), other, real}, type);
}

Status lowerGeev(Call &call) {
  bool hasLeft = call.letter("compute_left", 'V') == 'V', hasRight = call.letter("compute_right", 'V') == 'V';
  if (hasFlagOperands(call)) {
    Result<int64_t> left = call.number(2), right = call.number(3);
    if (!left || !right)
      return std::move((left ? right : left).error());
    hasLeft = *left == 'V';
    hasRight = *right == 'V';
  }
  const bool isGpu = call.target.library == Library::Gpu;
  if (isGpu) {
    hasLeft = call.flag("left", false);
    hasRight = call.flag("right", false);
  }
  if (Status status = call.takeOperands(firstMatrix(call, 4), 1); !status)
    return status;
  Result<ValueIds> ids = call.decompose({.kind = Kind::Eigen});
  if (!ids)
    return std::move(ids.error());
  if (isGpu && call.target.routine == "geev") {
    const bool isReal = !call.isComplex();
    auto vectors = [&](bool isGiven, ValueId id) -> std::optional<ValueId> {
      return !isGiven ? std::nullopt : std::optional(isReal ? packedPairs(call, (*ids)[0], id) : id);
    };
    return call.bind({call.operands[0], (*ids)[0], vectors(hasLeft, (*ids)[1]), vectors(hasRight, (*ids)[2]), (*ids)[3]});
  }
  Ids results;
  if (!call.target.isTyped)
    results.append(call.isComplex() ? 2 : 3, std::nullopt); // working memory
  if (call.isComplex())
    results.push_back((*ids)[0]);
  else
    results.append({call.part(ElementFunction::Real, (*ids)[0]), call.part(ElementFunction::Imag, (*ids)[0])});
  results.push_back(hasLeft ? std::optional((*ids)[1]) : std::nullopt);
  results.push_back(hasRight ? std::optional((*ids)[2]) : std::nullopt);
  results.push_back((*ids)[3]);
  return call.bind(results);
}

Status lowerGees(Call &call) {
  Decomposition decomposition{.kind = Kind::Schur};
  decomposition.vectors = call.letter("mode", 'V') == 'V';
  char sort = call.letter("sort", 'N');
  if (hasFlagOperands(call)) {
    Result<int64_t> vectors = call.number(2), order = call.number(3);
    if (!vectors || !order)
      return std::move((vectors ? order : vectors).error());
    decomposition.vectors = *vectors == 'V';
    sort = char(*order);
  }
  if (sort != 'N')
    return errorAt(SHLO_UNSUPPORTED, call.op, "sorted eigenvalues are not supported, which need a function of the caller");
  if (Status status = call.takeOperands(firstMatrix(call, 4), 1); !status)
    return status;
  Result<ValueIds> ids = call.decompose(decomposition);
  if (!ids)
    return std::move(ids.error());
  const std::optional<ValueId> vectors = decomposition.vectors ? std::optional((*ids)[1]) : std::nullopt;
  // The vectors come second, or after the eigenvalues in programs before December 2024.
  const std::optional<TensorType> second =
      call.op->getNumResults() > 1 ? tensorTypeOf(call.op->getResult(1).getType()) : std::nullopt;
  const bool vectorsFirst = second && second->shape.size() == call.lowering.type((*ids)[0]).shape.size();
  Ids results{(*ids)[0]};
  if (vectorsFirst)
    results.push_back(vectors);
  else if (call.isComplex() && !call.target.isTyped)
    results.push_back(std::nullopt);
  if (call.isComplex())
    results.push_back((*ids)[2]);
  else
    results.append({call.part(ElementFunction::Real, (*ids)[2]), call.part(ElementFunction::Imag, (*ids)[2])});
  if (!vectorsFirst)
    results.push_back(vectors);
  results.append({std::nullopt, (*ids)[3]}); // no eigenvalues were selected
  return call.bind(results);
}

Status lowerGehrd(Call &call) {
  Decomposition decomposition{.kind = Kind::Hessenberg, .low = call.integer("low", 1)};
  if (hasFlagOperands(call)) {
    Result<int64_t> low = call.number(1), high = call.number(2);
    if (!low || !high)
      return std::move((low ? high : low).error());
    decomposition.low = *low;
    decomposition.high = *high;
  }
  if (Status status = call.takeOperands(firstMatrix(call, 6), 1); !status)
    return status;
  const Shape &shape = call.lowering.type(call.operands[0]).shape;
  if (!hasFlagOperands(call))
    decomposition.high = call.integer("high", shape.empty() ? 0 : shape.back());
  return decomposeAndBind(call, decomposition);
}

Status lowerSytrd(Call &call) { return lowerTriangle(call, {.kind = Kind::Tridiagonal}, 1, 5); }

Status lowerGtsv(Call &call) {
  if (Status status = call.takeOperands(0, 4); !status)
    return status;
  Result<ValueIds> ids = call.decompose({.kind = Kind::TridiagonalSolve});
  if (!ids)
    return std::move(ids.error());
  return call.target.routine == "gtsv" ? call.bind(idsOf(*ids)) : call.bind({(*ids)[3]});
}

Status lowerTrsm(Call &call) {
  TriangularSolve solve;
  solve.leftSide = call.letter("side", 'L') == 'L';
  solve.lower = call.letter("uplo", 'L') == 'L';
  solve.unitDiagonal = call.letter("diag", 'N') == 'U';
  const char turned = call.letter("trans_x", 'N');
  int64_t transpose = turned == 'C' ? 2 : turned == 'T' ? 1 : 0;
  const bool hasFlags = hasFlagOperands(call);
  if (hasFlags) {
    Result<int64_t> left = call.number(0), lower = call.number(1), how = call.number(2), unit = call.number(3);
    for (Result<int64_t> *flag : {&left, &lower, &how, &unit})
      if (!*flag)
        return std::move(flag->error());
    solve.leftSide = *left != 0;
    solve.lower = *lower != 0;
    solve.unitDiagonal = *unit != 0;
    transpose = *how;
  }
  solve.transposeA = transpose == 2   ? TransposeA::ADJOINT
                     : transpose == 1 ? TransposeA::TRANSPOSE
                                      : TransposeA::NO_TRANSPOSE;
  if (Status status = call.takeOperands(firstMatrix(call, 8), 2); !status)
    return status;
  const TensorType a = call.lowering.type(call.operands[0]), b = call.lowering.type(call.operands[1]);
  const size_t rank = a.shape.size();
  bool fits = rank >= 2 && b.shape.size() == rank && a.element == b.element && a.shape[rank - 1] == a.shape[rank - 2] &&
              b.shape[rank - (solve.leftSide ? 2 : 1)] == a.shape[rank - 1];
  for (size_t i = 0; fits && i + 2 < rank; ++i)
    fits = a.shape[i] == b.shape[i];
  if (!fits)
    return call.lowering.shapeError(call.op, "the operands do not fit triangular_solve: " + toString(a) + ", " +
                                                 toString(b));
  if (hasFlags) {
    const ValueId scale = call.lowering.value(call.op->getOperand(7));
    if (call.lowering.type(scale) != TensorType{b.element, {}})
      return call.invalid("operand 7 of the custom call must be a scalar of the element type of the matrices");
    call.operands[1] =
        call.lowering.element(ElementFunction::Mul, {call.operands[1], call.lowering.broadcast(scale, b.shape, {})});
  }
  return call.bind({call.lowering.emit(solve, call.operands, b)});
}

struct Routine {
  llvm::StringLiteral name;
  Status (*lower)(Call &call);
};
constexpr Routine routines[] = {
    {llvm::StringLiteral("potrf"), lowerPotrf},   {llvm::StringLiteral("getrf"), lowerGetrf},
    {llvm::StringLiteral("geqrf"), lowerGeqrf},   {llvm::StringLiteral("geqp3"), lowerGeqp3},
    {llvm::StringLiteral("orgqr"), lowerOrgqr},   {llvm::StringLiteral("ungqr"), lowerOrgqr},
    {llvm::StringLiteral("ormqr"), lowerOrmqr},   {llvm::StringLiteral("unmqr"), lowerOrmqr},
    {llvm::StringLiteral("syevd"), lowerSyevd},   {llvm::StringLiteral("heevd"), lowerSyevd},
    {llvm::StringLiteral("syevj"), lowerSyevd},   {llvm::StringLiteral("gesdd"), lowerGesdd},
    {llvm::StringLiteral("gesvd"), lowerGesdd},   {llvm::StringLiteral("gesvdj"), lowerGesdd},
    {llvm::StringLiteral("gesvdp"), lowerGesdd},  {llvm::StringLiteral("geev"), lowerGeev},
    {llvm::StringLiteral("gees"), lowerGees},     {llvm::StringLiteral("gehrd"), lowerGehrd},
    {llvm::StringLiteral("sytrd"), lowerSytrd},   {llvm::StringLiteral("hetrd"), lowerSytrd},
    {llvm::StringLiteral("gtsv"), lowerGtsv},     {llvm::StringLiteral("gtsv2"), lowerGtsv},
    {llvm::StringLiteral("trsm"), lowerTrsm},     {llvm::StringLiteral("geqrf_batched"), lowerGeqrf},
    {llvm::StringLiteral("getrf_batched"), lowerGetrf},
};

const Routine *findRoutine(llvm::StringRef name) {
  for (const Routine &routine : routines)
    if (routine.name == name)
      return &routine;
  return nullptr;
}

Status lowerRoutine(Lowering &lowering, Operation *op) {
  const Target target = *Target::parse(cast<ir::CustomCallOp>(op).getCallTargetName());
  Call call(lowering, op, target);
  return findRoutine(target.routine)->lower(call);
}

// --- TPU and other platforms ----------------------------------------------------------------------------------------

Status lowerQr(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  if (Status status = call.takeOperands(0, 1); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::Qr});
}

Status lowerHouseholderProduct(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  if (Status status = call.takeOperands(0, 2); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::HouseholderProduct});
}

// What JAX calls where it does not know CUDA's version: `geev` with results as LAPACK gives them.
Status lowerHybridEig(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {.library = Library::Gpu, .routine = "hybrid_eig", .isTyped = true});
  return lowerGeev(call);
}

// backend_config: "LOWER,SORT,SWEEPS,TOLERANCE".
Status lowerEigh(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  auto config = op->getAttrOfType<StringAttr>("backend_config");
  if (Status status = call.takeOperands(0, 1); !status)
    return status;
  Result<ValueIds> ids = call.decompose(
      {.kind = Kind::SymmetricEigen, .lower = !config || !config.getValue().starts_with("0")});
  return ids ? call.bind({(*ids)[0], (*ids)[1]}) : Status(std::move(ids.error()));
}

// The pivots count from 0; the permutation follows.
Status lowerLuDecomposition(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  if (Status status = call.takeOperands(0, 1); !status)
    return status;
  Result<ValueIds> ids = call.decompose({.kind = Kind::Lu});
  if (!ids)
    return std::move(ids.error());
  const ValueId pivots = call.plus((*ids)[1], -1);
  const Shape &shape = lowering.type(call.operands[0]).shape;
  const Decomposition permutation{.kind = Kind::PivotsToPermutation, .extent = shape[shape.size() - 2]};
  const auto types = resultTypes(permutation, {lowering.type(pivots)});
  return call.bind({(*ids)[0], pivots, lowering.emit(permutation, pivots, *types)[0]});
}

Status lowerPivotsToPermutation(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  std::optional<TensorType> result = op->getNumResults() == 1 ? tensorTypeOf(op->getResult(0).getType()) : std::nullopt;
  if (!result || result->shape.empty())
    return call.invalid("the custom call must have one result, a tensor");
  if (Status status = call.takeOperands(0, 1); !status)
    return status;
  return decomposeAndBind(call, {.kind = Kind::PivotsToPermutation, .extent = result->shape.back()});
}

// The solution alone.
Status lowerPerturbedSolve(Lowering &lowering, Operation *op) {
  Call call(lowering, op, {});
  if (Status status = call.takeOperands(0, 4); !status)
    return status;
  Result<ValueIds> ids = call.decompose({.kind = Kind::TridiagonalSolve, .perturbed = true});
  return ids ? call.bind({(*ids)[3]}) : Status(std::move(ids.error()));
}

constexpr std::pair<llvm::StringLiteral, LowerFunction> otherTargets[] = {
    {llvm::StringLiteral("Qr"), lowerQr},
    {llvm::StringLiteral("ProductOfElementaryHouseholderReflectors"), lowerHouseholderProduct},
    {llvm::StringLiteral("Eigh"), lowerEigh},
    {llvm::StringLiteral("LuDecomposition"), lowerLuDecomposition},
    {llvm::StringLiteral("cu_lu_pivots_to_permutation"), lowerPivotsToPermutation},
    {llvm::StringLiteral("cuda_lu_pivots_to_permutation"), lowerPivotsToPermutation},
    {llvm::StringLiteral("hip_lu_pivots_to_permutation"), lowerPivotsToPermutation},
    {llvm::StringLiteral("cuhybrid_eig_real"), lowerHybridEig},
    {llvm::StringLiteral("cuhybrid_eig_comp"), lowerHybridEig},
    {llvm::StringLiteral("hiphybrid_eig_real"), lowerHybridEig},
    {llvm::StringLiteral("hiphybrid_eig_comp"), lowerHybridEig},
    {llvm::StringLiteral("tridiagonal_solve_perturbed_ffi"), lowerPerturbedSolve},
    {llvm::StringLiteral("cu_tridiagonal_solve_perturbed"), lowerPerturbedSolve},
    {llvm::StringLiteral("hip_tridiagonal_solve_perturbed"), lowerPerturbedSolve},
};

} // namespace

LowerFunction findLinearCall(llvm::StringRef name) {
  for (const auto &[target, function] : otherTargets)
    if (target == name)
      return function;
  const std::optional<Target> target = Target::parse(name);
  return target && findRoutine(target->routine) ? lowerRoutine : nullptr;
}

} // namespace shlo::plan
