// The order of axes that a plan chooses for images. tests/capi/features_last_test compares values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"
#include "support/program_maker.h"

#include <catch2/catch.hpp>

using namespace shlo;
using plan::ValueId;

namespace {

// Images with so many features before their spatial axes.
struct Network : test::ProgramMaker {
  TensorType image(int64_t features, int64_t extent = 14) { return {ElementType::F32, {1, features, extent, extent}}; }
  ValueId convolve(ValueId input, int64_t features) {
    const TensorType type = program.values[input];
    plan::Convolution how;
    how.windowStrides = how.lhsDilation = how.rhsDilation = {1, 1};
    how.paddingLow = how.paddingHigh = {1, 1};
    how.windowReversal = {false, false};
    how.inputFeatureDimension = how.kernelInputFeatureDimension = how.outputFeatureDimension = 1;
    how.inputSpatialDimensions = how.kernelSpatialDimensions = how.outputSpatialDimensions = {2, 3};
    how.featureGroupCount = how.batchGroupCount = 1;
    const ValueId kernel = parameter({ElementType::F32, {features, type.shape[1], 3, 3}});
    return op(how, {input, kernel}, image(features, type.shape[2]));
  }
  ValueId tanh(ValueId input) { return element(plan::ElementFunction::Tanh, {input}); }

  // The axes of features of what the convolutions read and write.
  std::vector<std::pair<int64_t, int64_t>> orders(std::vector<ValueId> results) {
    program.body.results.assign(results.begin(), results.end());
    plan::simplify(program);
    std::vector<std::pair<int64_t, int64_t>> found;
    for (const plan::Op &op : program.body.ops)
      if (const auto *how = std::get_if<plan::Convolution>(&op.data))
        found.emplace_back(how->inputFeatureDimension, how->outputFeatureDimension);
    return found;
  }
};
using Orders = std::vector<std::pair<int64_t, int64_t>>;

} // namespace

TEST_CASE("features are last between convolutions, and stay where they are at the ends", "[plan]") {
  Network network;
  const ValueId x = network.parameter(network.image(32));
  const ValueId y = network.tanh(network.convolve(network.tanh(network.convolve(x, 32)), 48));
  CHECK(network.orders({y}) == Orders{{1, 3}, {3, 1}});
}

TEST_CASE("a result between convolutions costs more than its order saves", "[plan]") {
  Network network;
  const ValueId x = network.parameter(network.image(32));
  const ValueId between = network.tanh(network.convolve(x, 32));
  CHECK(network.orders({between, network.convolve(between, 32)}) == Orders{{1, 3}, {3, 1}});

  Network other;
  const ValueId z = other.parameter(other.image(32));
  const ValueId first = other.tanh(other.convolve(z, 32)), second = other.tanh(first);
  CHECK(other.orders({first, second, other.convolve(second, 32)}) == Orders{{1, 1}, {1, 1}});
}

TEST_CASE("few features do not fill the lanes", "[plan]") {
  Network network;
  const ValueId x = network.parameter(network.image(32));
  CHECK(network.orders({network.convolve(network.tanh(network.convolve(x, 4)), 32)}) == Orders{{1, 1}, {1, 1}});
}

TEST_CASE("images of one position have the same bytes in both orders, so a result costs nothing", "[plan]") {
  Network network;
  const ValueId x = network.parameter(network.image(64, 1));
  const ValueId between = network.tanh(network.convolve(x, 64));
  CHECK(network.orders({between, network.convolve(between, 64)}) == Orders{{1, 3}, {3, 3}});
}
