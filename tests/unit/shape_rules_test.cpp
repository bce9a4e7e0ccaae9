// Compares the result shapes that inference gives for static operands with those that a program computes for the same
// operands with dynamic extents, for every op with such a rule, and random shapes with 0 and 1 among the extents.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/diagnostics.h"
#include "text/print.h"
#include "text/text.h"
#include "exec/executable.h"
#include "infer/infer.h"
#include "passes/reify_shapes.h"
#include "plan/lowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"

#include <catch2/catch.hpp>

#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <numeric>
#include <random>

using namespace shlo;

namespace {

using Extents = std::vector<int64_t>;

std::mt19937 rng(20);

int64_t below(int64_t end) { return int64_t(rng() % uint64_t(end)); }
int64_t between(int64_t least, int64_t most) { return least + below(most - least + 1); }
int64_t extent() { return Extents{0, 1, 1, 2, 3, 4, 6}[size_t(below(7))]; }
Extents shape(int64_t rank) {
  Extents extents;
  for (int64_t i = 0; i < rank; ++i)
    extents.push_back(extent());
  return extents;
}
// 0, 1, ..
Extents count(size_t end) {
  Extents numbers(end);
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}
Extents anyShape(int64_t least = 0) { return shape(between(least, 4)); }

std::string text(const Extents &numbers) {
  std::string result;
  for (size_t i = 0; i < numbers.size(); ++i)
    result += (i ? ", " : "") + std::to_string(numbers[i]);
  return result;
}
std::string integers(const Extents &numbers) {
  return numbers.empty() ? "array<i64>" : "array<i64: " + text(numbers) + ">";
}
std::string rowsOfTwo(const Extents &numbers) {
  std::string rows;
  for (size_t i = 0; i < numbers.size(); i += 2)
    rows += (i ? ", [" : "[") + std::to_string(numbers[i]) + ", " + std::to_string(numbers[i + 1]) + "]";
  return "dense<[" + rows + "]> : tensor<" + std::to_string(numbers.size() / 2) + "x2xi64>";
}
std::string tensor(const Extents &extents, const std::string &element) {
  std::string result = "tensor<";
  for (int64_t extent : extents)
    result += (extent < 0 ? "?" : std::to_string(extent)) + "x";
  return result + element + ">";
}

struct Operand {
  Extents extents;
  std::string element = "f32";
  // The value of the operand, if the shape of a result depends on it.
  std::optional<Extents> values = std::nullopt;
  bool isStatic = false;
};
Operand list(Extents values) { return {{int64_t(values.size())}, "i64", values, true}; }
Operand scalar(std::string element = "f32") { return {{}, std::move(element)}; }

// Only the rank is declared, and the first extent if it is not -1.
struct ResultOf {
  int64_t rank;
  std::string element = "f32";
  int64_t first = -1;
};

struct Sample {
  std::vector<Operand> operands;
  std::vector<ResultOf> results;
  std::string attributes = "", regions = "";
};
using Make = std::function<Sample()>;

const std::string reducer = R"({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  "stablehlo.return"(%x) : (tensor<f32>) -> ()
})";
const std::string comparator = R"({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "stablehlo.return"(%c) : (tensor<i1>) -> ()
})";

//===- Samples of each op -----------------------------------------------------------------------------------------===//

// Operands and result have the same shape.
Sample alike(size_t operands, const std::string &element = "f32", std::string attributes = "",
             Extents extents = anyShape()) {
  Sample sample{{}, {{int64_t(extents.size()), element}}, std::move(attributes)};
  sample.operands.assign(operands, {extents, element});
  return sample;
}

Sample broadcasting(size_t operands, const std::string &element, const std::string &result, std::string attributes) {
  Extents whole = anyShape();
  Sample sample{{}, {{int64_t(whole.size()), result}}, std::move(attributes)};
  for (size_t i = 0; i < operands; ++i) {
    Extents own(whole.begin() + (i ? below(int64_t(whole.size()) + 1) : 0), whole.end());
    for (int64_t &extent : own)
      if (below(3) == 0)
        extent = 1;
    sample.operands.push_back({own, element});
  }
  std::swap(sample.operands[0], sample.operands[size_t(below(int64_t(operands)))]);
  return sample;
}

Sample reduceWindow() {
  Extents extents = anyShape(1), sizes, strides, baseDilations, dilations, padding;
  for (size_t i = 0; i < extents.size(); ++i) {
    sizes.push_back(between(1, 3));
    strides.push_back(between(1, 3));
    baseDilations.push_back(between(1, 3));
    dilations.push_back(between(1, 2));
    padding.push_back(between(-2, 3));
    padding.push_back(between(-2, 3));
  }
  std::string attributes = "window_dimensions = " + integers(sizes);
  if (below(2))
    attributes += ", window_strides = " + integers(strides);
  if (below(2))
    attributes += ", padding = " + rowsOfTwo(padding);
  if (below(2))
    attributes += ", base_dilations = " + integers(baseDilations);
  if (below(2))
    attributes += ", window_dilations = " + integers(dilations);
  return {{{extents}, scalar()}, {{int64_t(extents.size())}}, attributes, reducer};
}

Sample selectAndScatter() {
  Extents source = anyShape(1), extents = source, sizes;
  for (int64_t &extent : extents) {
    sizes.push_back(between(1, 3));
    extent *= sizes.back();
  }
  return {{{extents}, {source}, scalar()},
          {{int64_t(extents.size())}},
          "window_dimensions = " + integers(sizes) + ", window_strides = " + integers(sizes),
          comparator + ", " + reducer};
}

// Also makes empty kernels, whose windows fit every nonempty input.
Sample convolution(bool isDynamic) {
  const int64_t spatial = between(0, 2), groups = between(1, 2), batchGroups = groups == 1 ? between(1, 2) : 1;
  Extents input = {batchGroups * between(0, 2)}, kernel, strides, lhsDilation, rhsDilation, padding;
  std::string axes;
  for (int64_t i = 0; i < spatial; ++i) {
    input.push_back(extent());
    kernel.push_back(between(0, 3));
    strides.push_back(between(1, 3));
    lhsDilation.push_back(between(1, 3));
    rhsDilation.push_back(between(1, 3));
    padding.push_back(between(-2, 3));
    padding.push_back(between(-2, 3));
    axes += std::to_string(i) + ", ";
  }
  input.push_back(groups * between(0, 2));
  kernel.push_back(input.back() / groups);
  kernel.push_back(groups * batchGroups * between(0, 2));
  std::string attributes = "dimension_numbers = #stablehlo.conv<[b, " + axes + "f]x[" + axes + "i, o]->[b, " + axes +
                           "f]>, feature_group_count = " + std::to_string(groups) +
                           " : i64, batch_group_count = " + std::to_string(batchGroups) + " : i64";
  if (below(2))
    attributes += ", window_strides = " + integers(strides);
  if (below(2))
    attributes += ", lhs_dilation = " + integers(lhsDilation);
  if (below(2))
    attributes += ", rhs_dilation = " + integers(rhsDilation);
  Sample sample{{{input}, {kernel}}, {{spatial + 2}}, attributes};
  if (isDynamic)
    sample.operands.push_back({{spatial, 2}, "i64", padding, true});
  else if (spatial && below(2))
    sample.attributes += ", padding = " + rowsOfTwo(padding);
  return sample;
}

Sample dotGeneral() {
  Extents lhs = shape(between(0, 2)), rhs = lhs, dims = count(lhs.size());
  const int64_t batch = int64_t(lhs.size());
  Extents inner = shape(between(0, 2)), lhsFree = shape(between(0, 2)), rhsFree = shape(between(0, 2));
  Extents lhsInner, rhsInner;
  lhs.insert(lhs.end(), lhsFree.begin(), lhsFree.end());
  for (int64_t extent : inner) {
    lhsInner.push_back(int64_t(lhs.size()));
    rhsInner.push_back(int64_t(rhs.size()));
    lhs.push_back(extent);
    rhs.push_back(extent);
  }
  rhs.insert(rhs.end(), rhsFree.begin(), rhsFree.end());
  return {{{lhs}, {rhs}},
          {{batch + int64_t(lhsFree.size() + rhsFree.size())}},
          "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [" + text(dims) +
              "], rhs_batching_dimensions = [" + text(dims) + "], lhs_contracting_dimensions = [" + text(lhsInner) +
              "], rhs_contracting_dimensions = [" + text(rhsInner) + "]>"};
}

// Slices of a tensor of three dimensions, some of them collapsed, at indices of two or three dimensions.
Sample gather(bool isDynamic) {
  Extents operand = shape(3), sizes, collapsed, offsets, indices = shape(between(1, 2));
  for (size_t i = 0; i < 3; ++i) {
    bool isCollapsed = below(2) && operand[i];
    sizes.push_back(isCollapsed ? 1 : between(0, operand[i]));
    if (isCollapsed)
      collapsed.push_back(int64_t(i));
  }
  const int64_t vectorDim = between(0, int64_t(indices.size())), places = int64_t(indices.size());
  indices.insert(indices.begin() + vectorDim, 1);
  const int64_t window = 3 - int64_t(collapsed.size()), first = between(0, places);
  for (int64_t i = 0; i < window; ++i)
    offsets.push_back(first + i);
  Sample sample{{{operand}, {indices, "i64"}},
                {{places + window}},
                "dimension_numbers = #stablehlo.gather<offset_dims = [" + text(offsets) +
                    "], collapsed_slice_dims = [" + text(collapsed) + "], start_index_map = [0], index_vector_dim = " +
                    std::to_string(vectorDim) + ">"};
  if (isDynamic)
    sample.operands.push_back(list(sizes));
  else
    sample.attributes += ", slice_sizes = " + integers(sizes);
  return sample;
}

Sample batchNorm(const std::string &op) {
  Extents extents = anyShape(1);
  const int64_t rank = int64_t(extents.size()), feature = below(rank);
  const int64_t vectors = op == "inference" ? 4 : op == "grad" ? 3 : 2;
  Sample sample{{{extents}}, {{rank}}, "epsilon = 0.5 : f32, feature_index = " + std::to_string(feature) + " : i64"};
  for (int64_t i = 0; i < vectors; ++i)
    sample.operands.push_back({{extents[size_t(feature)]}});
  if (op == "grad")
    sample.operands.push_back({extents});
  if (op != "inference")
    sample.results.insert(sample.results.end(), 2, {1});
  return sample;
}

Sample einsum(bool isUnary) {
  std::map<char, int64_t> extents = {{'a', extent()}, {'b', extent()}, {'c', extent()}, {'d', extent()}};
  auto operand = [&](const std::string &letters) {
    Operand made;
    for (char letter : letters)
      made.extents.push_back(extents[letter]);
    return made;
  };
  auto [left, right, output] = std::array<std::array<std::string, 3>, 3>{
      {{"abc", "bd", "dca"}, {"ab", "ab", "ba"}, {"aab", "cd", "bdc"}}}[size_t(below(3))];
  Sample sample{{operand(left)}, {{0}}};
  if (isUnary)
    output = left.substr(1);
  else
    sample.operands.push_back(operand(right));
  sample.results[0].rank = int64_t(output.size());
  sample.attributes = "einsum_config = \"" + left + (isUnary ? "" : "," + right) + "->" + output + "\"";
  return sample;
}

Sample pads(bool isDynamic) {
  Extents extents = anyShape(), low, high, interior;
  for (size_t i = 0; i < extents.size(); ++i) {
    low.push_back(between(-2, 3));
    high.push_back(between(-2, 3));
    interior.push_back(between(0, 3));
  }
  const int64_t rank = int64_t(extents.size());
  if (isDynamic)
    return {{{extents}, scalar(), list(low), list(high), list(interior)}, {{rank}}};
  return {{{extents}, scalar()},
          {{rank}},
          "edge_padding_low = " + integers(low) + ", edge_padding_high = " + integers(high) +
              ", interior_padding = " + integers(interior)};
}

Sample realDynamicSlice() {
  Extents extents = anyShape(), start, limit, stride;
  for (int64_t extent : extents) {
    limit.push_back(between(0, extent));
    start.push_back(between(0, limit.back()));
    stride.push_back(between(1, 3));
  }
  return {{{extents}, list(start), list(limit), list(stride)}, {{int64_t(extents.size())}}};
}

const std::string groups = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>";

Sample allToAll() {
  Extents extents = anyShape(1);
  const int64_t rank = int64_t(extents.size()), split = below(rank);
  extents[size_t(split)] *= 2;
  return {{{extents}},
          {{rank}},
          groups + ", split_dimension = " + std::to_string(split) + " : i64, concat_dimension = " +
              std::to_string(below(rank)) + " : i64, split_count = 2 : i64"};
}

// The dimension that depends on the number of processes is declared.
Sample grid(const std::string &attribute, bool isGather) {
  Extents extents = anyShape(1);
  extents[0] *= 2;
  return {{{extents}},
          {{int64_t(extents.size()), "f32", isGather ? extents[0] * 2 : extents[0] / 2}},
          groups + ", " + attribute + " = 0 : i64",
          isGather ? "" : reducer};
}

Sample fft() {
  Extents extents = anyShape(1), lengths;
  const size_t count = size_t(between(1, std::min<int64_t>(3, int64_t(extents.size()))));
  lengths.assign(extents.end() - ptrdiff_t(count), extents.end());
  switch (below(3)) {
  case 0:
    return {{{extents, "complex<f32>"}},
            {{int64_t(extents.size()), "complex<f32>"}},
            "fft_type = #stablehlo<fft_type FFT>, fft_length = " + integers(lengths)};
  case 1:
    return {{{extents}},
            {{int64_t(extents.size()), "complex<f32>"}},
            "fft_type = #stablehlo<fft_type RFFT>, fft_length = " + integers(lengths)};
  default:
    extents.back() = lengths.back() == 0 ? 0 : lengths.back() / 2 + 1;
    return {{{extents, "complex<f32>"}},
            {{int64_t(extents.size())}},
            "fft_type = #stablehlo<fft_type IRFFT>, fft_length = " + integers(lengths)};
  }
}

Sample scatter() {
  Extents operand = shape(2), indices = {extent(), 1};
  return {{{operand}, {indices, "i64"}, {{indices[0], operand[1]}}},
          {{2}},
          "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
          "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>",
          reducer};
}

// Samples for ops whose operands and result have different types, or that need attributes.
const std::map<std::string, Make> &special() {
  static const std::map<std::string, Make> makers = {
      {"chlo.constant_like", [] { return alike(1, "f32", "value = 1.0 : f32"); }},
      {"chlo.top_k",
       [] {
         Extents extents = anyShape(1);
         return Sample{{{extents}},
                       {{int64_t(extents.size())}, {int64_t(extents.size()), "i32"}},
                       "k = " + std::to_string(between(0, extents.back())) + " : i64"};
       }},
      {"stablehlo.all_gather", [] { return grid("all_gather_dim", true); }},
      {"stablehlo.all_reduce",
       [] {
         Sample sample = alike(1, "f32", groups);
         sample.regions = reducer;
         return sample;
       }},
      {"stablehlo.all_to_all", allToAll},
      {"stablehlo.batch_norm_grad", [] { return batchNorm("grad"); }},
      {"stablehlo.batch_norm_inference", [] { return batchNorm("inference"); }},
      {"stablehlo.batch_norm_training", [] { return batchNorm("training"); }},
      {"stablehlo.bitcast_convert",
       [] {
         Extents extents = anyShape();
         const int64_t rank = int64_t(extents.size());
         switch (below(3)) {
         case 0:
           return Sample{{{extents}}, {{rank, "i32"}}};
         case 1:
           return Sample{{{extents}}, {{rank + 1, "i8"}}};
         default:
           extents.push_back(2);
           return Sample{{{extents, "i16"}}, {{rank}}};
         }
       }},
      {"stablehlo.broadcast",
       [] {
         Extents extents = anyShape(), sizes = anyShape();
         return Sample{{{extents}},
                       {{int64_t(extents.size() + sizes.size())}},
                       "broadcast_sizes = " + integers(sizes)};
       }},
      {"stablehlo.cholesky",
       [] {
         Extents extents = anyShape(2);
         extents.back() = extents[extents.size() - 2];
         return alike(1, "f32", "lower = true", extents);
       }},
      {"stablehlo.collective_broadcast", [] { return alike(1, "f32", groups); }},
      {"stablehlo.collective_permute",
       [] { return alike(1, "f32", "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>"); }},
      {"stablehlo.collective_reduce",
       [] {
         Sample sample = alike(1, "f32", groups);
         sample.regions = reducer;
         return sample;
       }},
      {"stablehlo.compare",
       [] {
         Sample sample = alike(2, "f32", "comparison_direction = #stablehlo<comparison_direction LT>");
         sample.results[0].element = "i1";
         return sample;
       }},
      {"stablehlo.concatenate",
       [] {
         Sample sample = alike(size_t(between(1, 3)), "f32", "", anyShape(1));
         const int64_t dimension = below(int64_t(sample.operands[0].extents.size()));
         for (Operand &operand : sample.operands)
           operand.extents[size_t(dimension)] = extent();
         sample.attributes = "dimension = " + std::to_string(dimension) + " : i64";
         return sample;
       }},
      {"stablehlo.convolution", [] { return convolution(false); }},
      {"stablehlo.cross-replica-sum", [] { return alike(1, "f32", groups); }},
      {"stablehlo.dot",
       [] {
         Extents lhs = shape(between(1, 2)), rhs = shape(between(1, 2));
         rhs[0] = lhs.back();
         return Sample{{{lhs}, {rhs}}, {{int64_t(lhs.size() + rhs.size()) - 2}}};
       }},
      {"stablehlo.dot_general", dotGeneral},
      {"stablehlo.dynamic_broadcast_in_dim",
       [] {
         Extents wide = anyShape();
         return Sample{{{wide}, list(wide)},
                       {{int64_t(wide.size())}},
                       "broadcast_dimensions = " + integers(count(wide.size()))};
       }},
      {"stablehlo.dynamic_conv", [] { return convolution(true); }},
      {"stablehlo.dynamic_gather", [] { return gather(true); }},
      {"stablehlo.dynamic_iota",
       [] {
         Extents extents = anyShape(1);
         return Sample{{list(extents)}, {{int64_t(extents.size())}}, "iota_dimension = 0 : i64"};
       }},
      {"stablehlo.dynamic_pad", [] { return pads(true); }},
      {"stablehlo.dynamic_reshape",
       [] {
         Extents extents = anyShape(), turned(extents.rbegin(), extents.rend());
         return Sample{{{extents}, list(turned)}, {{int64_t(extents.size())}}};
       }},
      {"stablehlo.dynamic_update_slice",
       [] {
         Sample sample = alike(2);
         for (int64_t &extent : sample.operands[1].extents)
           extent = between(0, extent);
         sample.operands.insert(sample.operands.end(), sample.operands[0].extents.size(), scalar("i32"));
         return sample;
       }},
      {"stablehlo.einsum", [] { return einsum(false); }},
      {"stablehlo.fft", fft},
      {"stablehlo.gather", [] { return gather(false); }},
      {"stablehlo.map",
       [] {
         Sample sample = alike(2);
         sample.attributes = "dimensions = " + integers(count(sample.operands[0].extents.size()));
         sample.regions = reducer;
         return sample;
       }},
      {"stablehlo.pad", [] { return pads(false); }},
      {"stablehlo.real_dynamic_slice", realDynamicSlice},
      {"stablehlo.reduce",
       [] {
         Extents extents = anyShape(), dims;
         for (size_t i = 0; i < extents.size(); ++i)
           if (below(2))
             dims.push_back(int64_t(i));
         return Sample{{{extents}, scalar()},
                       {{int64_t(extents.size() - dims.size())}},
                       "dimensions = " + integers(dims),
                       reducer};
       }},
      {"stablehlo.reduce_precision",
       [] { return alike(1, "f32", "exponent_bits = 5 : i32, mantissa_bits = 3 : i32"); }},
      {"stablehlo.reduce_scatter", [] { return grid("scatter_dimension", false); }},
      {"stablehlo.reduce_window", reduceWindow},
      {"stablehlo.reverse",
       [] {
         Sample sample = alike(1, "f32", "", anyShape(1));
         sample.attributes = "dimensions = array<i64: 0>";
         return sample;
       }},
      {"stablehlo.rng",
       [] {
         Extents extents = anyShape();
         return Sample{{scalar(), scalar(), list(extents)},
                       {{int64_t(extents.size())}},
                       "rng_distribution = #stablehlo<rng_distribution UNIFORM>"};
       }},
      {"stablehlo.scatter", scatter},
      {"stablehlo.select",
       [] {
         Sample sample = alike(3);
         sample.operands[0].element = "i1";
         if (below(2))
           sample.operands[0].extents.clear();
         return sample;
       }},
      {"stablehlo.select_and_scatter", selectAndScatter},
      {"stablehlo.sort",
       [] {
         Sample sample = alike(1, "f32", "dimension = 0 : i64, is_stable = true", anyShape(1));
         sample.regions = comparator;
         return sample;
       }},
      {"stablehlo.torch_index_select",
       [] {
         Extents from = anyShape(1), index;
         const int64_t dim = below(int64_t(from.size())), batch = between(0, dim);
         index.assign(from.begin(), from.begin() + batch);
         for (int64_t i = between(0, 2); i > 0; --i)
           index.push_back(extent());
         return Sample{{{from}, {index, "i32"}},
                       {{int64_t(from.size() + index.size()) - 1 - batch}},
                       "dim = " + std::to_string(dim) + " : i64, batch_dims = " + std::to_string(batch) + " : i64"};
       }},
      {"stablehlo.transpose",
       [] {
         Extents extents = anyShape(), permutation = count(extents.size());
         std::shuffle(permutation.begin(), permutation.end(), rng);
         return alike(1, "f32", "permutation = " + integers(permutation), extents);
       }},
      {"stablehlo.triangular_solve",
       [] {
         Extents a = anyShape(2), b = a;
         a.back() = a[a.size() - 2];
         return Sample{{{a}, {b}},
                       {{int64_t(b.size())}},
                       "left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose "
                       "NO_TRANSPOSE>"};
       }},
      {"stablehlo.unary_einsum", [] { return einsum(true); }},
      {"stablehlo.uniform_dequantize",
       [] {
         Sample sample = alike(1, "!quant.uniform<i8:f32, 0.5>");
         sample.results[0].element = "f32";
         return sample;
       }},
      {"stablehlo.uniform_quantize",
       [] {
         Sample sample = alike(1);
         sample.results[0].element = "!quant.uniform<i8:f32, 0.5>";
         return sample;
       }},
  };
  return makers;
}

//===- Both uses --------------------------------------------------------------------------------------------------===//

// The op in a function whose arguments are its operands. Most extents that may be dynamic are dynamic.
std::string program(const std::string &op, const Sample &sample, bool mayBeDynamic) {
  std::string arguments, names, types, results;
  for (size_t i = 0; i < sample.operands.size(); ++i) {
    const Operand &operand = sample.operands[i];
    Extents declared = operand.extents;
    for (int64_t &extent : declared)
      if (mayBeDynamic && !operand.isStatic && below(4))
        extent = -1;
    const std::string name = "%a" + std::to_string(i), type = tensor(declared, operand.element);
    arguments += (i ? ", " : "") + name + ": " + type;
    names += (i ? ", " : "") + name;
    types += (i ? ", " : "") + type;
  }
  for (const ResultOf &result : sample.results) {
    Extents declared(size_t(result.rank), -1);
    if (result.rank)
      declared[0] = result.first;
    results += (results.empty() ? "" : ", ") + tensor(declared, result.element);
  }
  const std::string left = sample.results.size() > 1 ? "%r:" + std::to_string(sample.results.size()) : "%r";
  return "func.func @main(" + arguments + ") {\n  " + left + " = \"" + op + "\"(" + names + ") " +
         (sample.attributes.empty() ? "" : "<{" + sample.attributes + "}>") +
         (sample.regions.empty() ? "" : " (" + sample.regions + ")") + " : (" + types + ") -> (" + results +
         ")\n  return\n}\n";
}

struct Outcome {
  enum { Broken, Refused, Unknown, Computed } kind = Broken;
  std::string message;
  std::vector<Extents> inferred, reified;
};

Result<std::vector<Tensor>> run(plan::Program program, const std::vector<const void *> &inputs) {
  auto executable = exec::Executable::build(std::move(program), {});
  if (!executable)
    return std::move(executable.error());
  std::vector<Tensor> outputs;
  std::vector<void *> memory;
  for (const TensorType &type : (*executable)->outputs()) {
    outputs.push_back(*Tensor::create(type));
    memory.push_back(outputs.back().data());
  }
  if (Status status = (*executable)->run(inputs.data(), memory.data(), {}); !status)
    return std::move(status.error());
  return outputs;
}

Outcome compare(const std::string &op, const Sample &sample) {
  Outcome outcome;
  auto module = parseText(program(op, sample, true), {});
  if (!module)
    return outcome.message = module.error().message, outcome;
  mlir::MLIRContext &context = (*module)->context();
  auto function = *(*module)->op().getOps<mlir::func::FuncOp>().begin();
  mlir::Block &block = function.getBody().front();
  mlir::Operation *end = block.getTerminator(), *made = end->getPrevNode();

  // Inference, for static operands.
  llvm::SmallVector<mlir::Type> operands, types;
  for (const Operand &operand : sample.operands) {
    mlir::Type declared = made->getOperand(unsigned(operands.size())).getType();
    operands.push_back(mlir::RankedTensorType::get(operand.extents, mlir::getElementTypeOrSelf(declared)));
  }
  auto valuesOf = [&](unsigned operand, llvm::SmallVectorImpl<int64_t> &values) {
    if (!sample.operands[operand].values)
      return false;
    values.assign(sample.operands[operand].values->begin(), sample.operands[operand].values->end());
    return true;
  };
  shlo::Diagnostic finding;
  if (failed(inferResultTypes(made, operands, valuesOf, types, &finding))) {
    outcome.kind = Outcome::Refused;
    outcome.message = finding.message;
    return outcome;
  }
  for (mlir::Type type : types) {
    auto extents = mlir::cast<mlir::RankedTensorType>(type).getShape();
    outcome.inferred.emplace_back(extents.begin(), extents.end());
  }

  // The program that computes only the shapes.
  mlir::OpBuilder builder(end);
  llvm::SmallVector<mlir::Value> shapes;
  for (mlir::Value result : made->getResults()) {
    mlir::Value shape = passes::reifyResultShape(builder, end->getLoc(), result);
    if (!shape) {
      outcome.kind = Outcome::Unknown;
      return outcome;
    }
    shapes.push_back(shape);
  }
  end->setOperands(shapes);
  function.setFunctionType(
      mlir::FunctionType::get(&context, block.getArgumentTypes(), mlir::ValueRange(shapes).getTypes()));
  made->erase();

  std::vector<Tensor> inputs;
  std::vector<const void *> memory;
  std::vector<TensorType> inputTypes;
  for (size_t i = 0; i < sample.operands.size(); ++i) {
    std::optional<TensorType> type = plan::tensorTypeOf(operands[i]);
    REQUIRE(type);
    inputTypes.push_back(*type);
    inputs.push_back(*Tensor::create(*type));
    if (const auto &values = sample.operands[i].values; values && !values->empty())
      std::memcpy(inputs.back().data(), values->data(), values->size() * sizeof(int64_t));
    memory.push_back(inputs.back().data());
  }
  auto evaluate = [](plan::Program program) { return run(std::move(program), {}); };
  auto signature = plan::findSignature(**module, "");
  if (!signature)
    return outcome.message = signature.error().message, outcome;
  auto lowered = plan::lower(*module, *signature, inputTypes, evaluate);
  if (!lowered)
    return outcome.message = lowered.error().message, outcome;
  auto outputs = run(std::move(*lowered), memory);
  if (!outputs)
    return outcome.message = outputs.error().message, outcome;
  for (const Tensor &output : *outputs) {
    Extents extents(output.size() / sizeof(int64_t));
    if (!extents.empty())
      std::memcpy(extents.data(), output.data(), output.size());
    outcome.reified.push_back(std::move(extents));
  }
  outcome.kind = Outcome::Computed;
  return outcome;
}

// Operands and result of one shape, with the rank and the attributes that the op has in its program of
// tests/conformance/ops.
Make likeItsProgram(const std::string &op) {
  std::ifstream file(SHLO_SOURCE "/tests/conformance/ops/" + op.substr(op.find('.') + 1) + ".mlir");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  auto module = parseText(text, {});
  mlir::Operation *found = nullptr;
  if (module)
    (*module)->op().walk([&](mlir::Operation *member) {
      found = !found && member->getName().getStringRef() == op ? member : found;
    });
  auto type = found && found->getNumOperands() ? mlir::dyn_cast<mlir::RankedTensorType>(found->getOperand(0).getType())
                                               : nullptr;
  if (!type)
    return nullptr;
  Result<std::string> element = printText(type.getElementType(), {});
  Result<std::string> attributes = printText(found->getAttrDictionary(), {});
  if (!element || !attributes)
    return nullptr;
  return [operands = found->getNumOperands(), rank = type.getRank(), element = *element,
          attributes = attributes->substr(1, attributes->size() - 2)] {
    return alike(operands, element, attributes, shape(rank));
  };
}

Make makerOf(const std::string &op) {
  if (auto found = special().find(op); found != special().end())
    return found->second;
  if (op.rfind("chlo.broadcast_", 0) == 0) {
    const bool isSelect = op == "chlo.broadcast_select", isCompare = op == "chlo.broadcast_compare";
    for (const char *element : {"f32", "i32"}) {
      auto make = [=] {
        const char *result = isCompare ? "i1" : op == "chlo.broadcast_complex" ? "complex<f32>" : element;
        Sample sample = broadcasting(isSelect ? 3 : 2, element, result,
                                     isCompare ? "comparison_direction = #chlo<comparison_direction LT>" : "");
        if (isSelect)
          sample.operands[0].element = "i1";
        return sample;
      };
      if (parseText(program(op, make(), false), {}))
        return make;
    }
    return nullptr;
  }
  // Operands and result of one type, for any number of operands.
  for (size_t count : {1, 2, 3})
    for (const char *element : {"f32", "i32", "i1", "complex<f32>"})
      for (const char *result : {element, "i1", "f32", "complex<f32>"}) {
        auto make = [=] {
          Sample sample = alike(count, element);
          sample.results[0].element = result;
          return sample;
        };
        if (compare(op, make()).kind == Outcome::Computed)
          return make;
      }
  return likeItsProgram(op);
}

} // namespace

TEST_CASE("inferred and computed shapes agree on every op", "[shapes]") {
  const std::string ops[] = {
#define SHLO_EXTENTS(name, function) name,
#include "opset/extents.inc"
#undef SHLO_EXTENTS
  };
  unsigned compared = 0, empty = 0;
  for (const std::string &op : ops) {
    Make make = makerOf(op);
    if (!make) {
      FAIL_CHECK(op << ": nothing makes operands for it");
      continue;
    }
    const bool isOwn = special().count(op);
    unsigned agreed = 0;
    for (int i = 0; i < (isOwn ? 200 : 20); ++i) {
      Sample sample = make();
      Outcome outcome = compare(op, sample);
      INFO(op << " " << sample.attributes << "\n" << program(op, sample, false) << outcome.message);
      CHECK(outcome.kind != Outcome::Broken);
      if (outcome.kind != Outcome::Computed)
        continue;
      CHECK(outcome.inferred == outcome.reified);
      agreed += outcome.inferred == outcome.reified;
      for (const Extents &extents : outcome.inferred)
        empty += std::find(extents.begin(), extents.end(), 0) != extents.end();
    }
    INFO(op);
    CHECK(agreed >= (isOwn ? 20u : 10u));
    compared += agreed;
  }
  WARN(std::size(ops) << " ops, " << compared << " shapes, " << empty << " of them empty");
  CHECK(std::size(ops) > 100);
  CHECK(compared > 5000);
  CHECK(empty > 500);
}
