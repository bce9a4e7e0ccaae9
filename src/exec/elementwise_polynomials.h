// Coefficients of polynomials, by scripts/polynomials. A comment says what each approaches, and the logarithm to base 2
// of its greatest error, relative to the function that it is a part of.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo::exec::polynomials {

// (e^r - 1 - r) / r^2: -61.3
inline constexpr double expTail[] = {
    0x1.0000000000000p-1, 0x1.5555555555559p-3, 0x1.5555555555559p-5, 0x1.111111110f634p-7,
    0x1.6c16c16c14d64p-10, 0x1.a01a01b010d5bp-13, 0x1.a01a01adc8ad4p-16, 0x1.71ddf7ede16dfp-19,
    0x1.27e4cc0a02ae0p-22, 0x1.af5f65e5382e5p-26, 0x1.1f8b5ba941456p-29};
// (e^r - 1 - r) / r^2: -32.0
inline constexpr double expTailF[] = {
    0x1.000000288dbe9p-1, 0x1.5555557438b03p-3, 0x1.5554acaa218f3p-5, 0x1.1110b0b64bb7ep-7,
    0x1.6d756a1131c8bp-10, 0x1.a1716f61e1986p-13};
// (log((1 + s) / (1 - s)) - 2 s) / s^3, of z = s^2: -61.5
inline constexpr double logTail[] = {
    0x1.5555555555555p-1, 0x1.9999999999e14p-2, 0x1.2492492429f4dp-2, 0x1.c71c725a3d7e7p-3, 0x1.745cdde0a6330p-3,
    0x1.3b20b83ef1701p-3, 0x1.0f5bc9b65abbap-3, 0x1.0f6b4c386fb81p-3};
// (log((1 + s) / (1 - s)) - 2 s) / s^3, of z = s^2: -37.6
inline constexpr double logTailF[] = {
    0x1.555554fb895b5p-1, 0x1.999a7d6013b11p-2, 0x1.243840f5d12e5p-2, 0x1.e309f8c7e93b6p-3};
// ((log((1 + s) / (1 - s)) / (2 s) - 1) / z - 1 / 3) / z, of z = s^2: -66.7
inline constexpr double logTail2[] = {
    0x1.999999999999ap-3, 0x1.249249249246dp-3, 0x1.c71c71c722a78p-4, 0x1.745d1741654e9p-4, 0x1.3b13b319c2410p-4,
    0x1.111092c575cc2p-4, 0x1.e20bdb79c4f86p-5, 0x1.aae620e1b718ap-5, 0x1.c34392dd604b8p-5};
// (sin r - r) / r^3, of z = r^2: -56.4
inline constexpr double sineTail[] = {
    -0x1.5555555555548p-3, 0x1.111111110f801p-7, -0x1.a01a019c05397p-13, 0x1.71de356e84883p-19,
    -0x1.ae5e5fe0245e5p-26, 0x1.5d9158590cbd3p-33};
// (sin r - r) / r^3, of z = r^2: -37.5
inline constexpr double sineTailF[] = {
    -0x1.5555554c7d92ep-3, 0x1.1111087649b1fp-7, -0x1.a00f892c9af41p-13, 0x1.6cd44513275ddp-19};
// (cos r - 1 + r^2 / 2) / r^4, of z = r^2: -61.1
inline constexpr double cosineTail[] = {
    0x1.555555555554bp-5, -0x1.6c16c16c1508cp-10, 0x1.a01a019c9cf91p-16, -0x1.27e4f7fc70e36p-22,
    0x1.1ee9e38692dc1p-29, -0x1.8faa98c6531d6p-37};
// (cos r - 1 + r^2 / 2) / r^4, of z = r^2: -43.1
inline constexpr double cosineTailF[] = {
    0x1.5555554f0f086p-5, -0x1.6c16b860963b0p-10, 0x1.a0110076f6363p-16, -0x1.24251a6cff498p-22};
// (tanh x - x) / x^3, of z = x^2, |x| <= 0.55: -58.4
inline constexpr double tanhTail[] = {
    -0x1.555555555554fp-2, 0x1.111111111077cp-3, -0x1.ba1ba1b97c223p-5, 0x1.664f485933483p-6,
    -0x1.226e2f0e2cc41p-7, 0x1.d6d29ac26f607p-9, -0x1.7d8fca7a7aad5p-10, 0x1.34836ba445794p-11,
    -0x1.e96d5da0e6cedp-13, 0x1.5d6dfb87384c1p-14, -0x1.470244ca7cf86p-16};
// (atan t - t) / t^3, of z = t^2, |t| <= tan(pi / 8): -58.5
inline constexpr double atanTail[] = {
    -0x1.5555555555554p-2, 0x1.9999999999630p-3, -0x1.2492492474b99p-3, 0x1.c71c71b6fe8f6p-4,
    -0x1.745d14b04554cp-4, 0x1.3b136d6d96c0fp-4, -0x1.110c68bb471cbp-4, 0x1.e1714b32f0056p-5,
    -0x1.ab794e6ecbadcp-5, 0x1.70dd75fc80d1bp-5, -0x1.1215716a2ff40p-5, 0x1.f16678452641dp-7};
// (atan t - t) / t^3, of z = t^2, |t| <= tan(pi / 8): -40.1
inline constexpr double atanTailF[] = {
    -0x1.5555554e9e05ap-2, 0x1.999991cbf30c9p-3, -0x1.2490bcb25d9ffp-3, 0x1.c6d1211e1ddd4p-4,
    -0x1.707c2db8ae19bp-4, 0x1.1e4155903a631p-4, -0x1.365592ca9543ap-5};
// m^(-1/3), 1 <= m <= 2: -17.2
inline constexpr double inverseCubeRoot[] = {
    0x1.c74242f935d30p+0, -0x1.8e779141c19d7p+0, 0x1.3b07abbf9bab4p+0, -0x1.2d7e6742e2472p-1,
    0x1.396aaa305fb08p-3, -0x1.103ba49cebd4cp-6};
// erf(x) / x, of z = x^2, |x| <= 3.93: -29.6
inline constexpr double erfOverF[] = {
    0x1.20dd74fe446aep+0, -0x1.81274346a8993p-2, 0x1.ce2ecab708640p-4, -0x1.b8295efaba9f9p-6,
    0x1.56482ff9ab66bp-8, -0x1.bfa60a0ed24c2p-11, 0x1.f72ab99f100a9p-14, -0x1.ec9fdbb0e960ep-17,
    0x1.a5ca76b436a4cp-20, -0x1.39f25f6fb5a56p-23, 0x1.901bc73593e2fp-27, -0x1.aabf0b3028af3p-31,
    0x1.7231e8016cfcdp-35, -0x1.f8734954a3476p-40, 0x1.01ee91e48646dp-44, -0x1.722eb69ee3102p-50,
    0x1.4b15ba900f596p-56, -0x1.14e30b0e2e3fcp-63};
// erfinv(x) / x, of w - 2.5, w = -log(1 - x^2), w <= 5: -31.1
inline constexpr double erfInvNear[] = {
    0x1.805c5cff7b94fp+0, 0x1.f91e896f80ad2p-3, -0x1.11c3e122de1f1p-8, -0x1.486394a152196p-10,
    0x1.c9bb6ce89cffep-13, -0x1.4f7a9098276c6p-18, -0x1.cbd6e5930d776p-19, 0x1.01961a39a0197p-21,
    0x1.1aead89e03c2dp-26, -0x1.7b40ae82d0992p-27, 0x1.dfc4061b62fccp-32, 0x1.25f9121148650p-33};
// erfinv(x) / x, of the root of w minus 4, 5 <= w <= 37: -26.5
inline constexpr double erfInvFar[] = {
    0x1.eb7e093af732ep+1, 0x1.026e250484dc7p+0, 0x1.4a22cc17038b3p-10, -0x1.c7244e76b7a93p-11,
    0x1.52af4c832f3b9p-12, -0x1.fa77ee1b150e6p-14, 0x1.b98ef87620d60p-15, -0x1.db1ffedb2051ap-16,
    0x1.56da9ee591b1ap-16, -0x1.92d876df9dce8p-17, 0x1.8372ca3ad5a85p-19, 0x1.8aef0bbd64512p-21,
    -0x1.21b4edd8b497dp-21, 0x1.5d0fc74b02dcbp-24};
// x e^(x^2) erfc(x), of 1/x - 0.55, 1 <= x <= 10.1: -35.8
inline constexpr double erfcTailF[] = {
    0x1.013477c89cc83p-1, -0x1.5c3b5d1550ffcp-3, -0x1.4da4615a4dfccp-6, 0x1.92dca8f6fc572p-4,
    -0x1.8d5e4c1a529b7p-4, 0x1.997c6f41e3a1fp-5, 0x1.8058a36f5bfbfp-7, -0x1.01eb54a6781aep-4,
    0x1.61ccccddd9086p-4, -0x1.28e37b86c7b79p-4, 0x1.e3920e49d84efp-6, 0x1.2993f07644e9ep-7,
    -0x1.26c6adcd9c18cp-4, 0x1.f114d90290fe7p-3, -0x1.fadd60d29d2a6p-3, -0x1.745e1836615d1p-3,
    0x1.4b519c57b7ee8p-2};
// log(gamma(x)) / ((x - 1) (x - 2)), of x - 2, 1 <= x <= 3: -37.1
inline constexpr double lgammaBetweenF[] = {
    0x1.b0ee607212cedp-2, -0x1.9ae6509eb634cp-4, 0x1.0e0c9dc24009ep-5, -0x1.95ce21d98f65fp-7,
    0x1.479770453e745p-8, -0x1.14514941f3df3p-9, 0x1.dfdf2e67b405ep-11, -0x1.a95df1ca77782p-12,
    0x1.7fd51e5d8e8ddp-13, -0x1.5d7cccc7072ebp-14, 0x1.351dff2cf4720p-15, -0x1.1da0626ec5849p-16,
    0x1.5afbf5b450463p-17, -0x1.46aa0451129f4p-18, -0x1.aa6aeddf170eap-24, 0x1.111f8f1033c63p-24,
    0x1.4d6861e67ca6fp-20, -0x1.3eaeb77194dd8p-21};
// I1(x) / x, of z = x^2, |x| <= 8: -33.9
inline constexpr double besselI1NearF[] = {
    0x1.0000000040581p-1, 0x1.ffffffe82edc4p-5, 0x1.555556af43d91p-9, 0x1.c71c54f62f38fp-15,
    0x1.6c17ed62f167fp-21, 0x1.844ee0b5db301p-28, 0x1.2844e3dae6152p-35, 0x1.4ee3e4a920ba4p-43,
    0x1.3e6dfe7ec944dp-51, 0x1.371a9a7b777ecp-60, 0x1.c28d505b8615ep-68};
// e^-x I1(x) sqrt(x), of 1/x, x >= 8: -34.5
inline constexpr double besselI1FarF[] = {
    0x1.9884533d0e42ap-2, -0x1.32633bf5dd175p-3, -0x1.7f05a5ac93baap-5, -0x1.4b8cda5652fb5p-5,
    -0x1.3fcddf4e3f57cp-4, 0x1.b8f1d1fbf1f55p-2, -0x1.11c935a5bb263p+3, 0x1.1f7f7d288eaf0p+6,
    -0x1.4fd1021e9b1bbp+8, 0x1.213b5b0f8865ap+9};

// Constants in parts; products of the first ones and small integers are exact.
inline constexpr double ln2[] = {0x1.62e42fefa2000p-1, 0x1.9ef35793c7673p-41};
inline constexpr double halfPi[] = {0x1.921fb54400000p+0, 0x1.0b4611a600000p-34, 0x1.3198a2e037073p-69};
inline constexpr double quarterPi[] = {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55};
inline constexpr double third[] = {0x1.5555555555555p-2, 0x1.5555555555555p-56};
inline constexpr double inverseCubeRootOf2 = 0x1.965fea53d6e3dp-1;
inline constexpr double inverseCubeRootOf4 = 0x1.428a2f98d728bp-1;

// The positive root of digamma in two parts, and the derivatives there over the factorials, from the first on.
inline constexpr double digammaRoot[] = {0x1.762d86356be3fp+0, 0x1.b86a722197829p-54};
inline constexpr long double digammaAtRoot[] = {
    0.9676722454476211704274L, -0.4427631689835921060929L, 0.2584997609556510106244L, -0.1639427054424065275043L,
    0.1078240506912623657572L, -0.07219956125645471092612L, 0.04880428816414310722509L, -0.03316112647484735929226L,
    0.02259764823221810465962L, -0.0154247659049489591388L, 0.01053879161661217538812L, -0.00720453438635686824097L,
    0.004926781395729853446354L, -0.003369801655439328082793L, 0.002305126326734927836938L, -0.001576936771430197259271L,
    0.001078825201916296580692L};

} // namespace shlo::exec::polynomials
