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
// (e^r - 1 - r - r^2 / 2) / r^3: -31.2
inline constexpr double expCubeF[] = {
    0x1.5555557438b03p-3, 0x1.5554f026c0922p-5, 0x1.1110b0b64bb7ep-7, 0x1.6d4346f77d457p-10,
    0x1.a1716f61e1986p-13};
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
// (sin r - r) / r^3, of z = r^2: -37.5
inline constexpr double sineTailF[] = {
    -0x1.5555554c7d92ep-3, 0x1.1111087649b1fp-7, -0x1.a00f892c9af41p-13, 0x1.6cd44513275ddp-19};
// ((sin r - r) / r^3 + 1/6) / r^2, of z = r^2: -62.0
inline constexpr double sineTail2[] = {
    0x1.111111111110fp-7, -0x1.a01a01a019321p-13, 0x1.71de3a53c7df1p-19, -0x1.ae64533809222p-26,
    0x1.6120ec71ccec3p-33, -0x1.aacd304af9b89p-41};
// (cos r - 1 + r^2 / 2) / r^4, of z = r^2: -43.1
inline constexpr double cosineTailF[] = {
    0x1.5555554f0f086p-5, -0x1.6c16b860963b0p-10, 0x1.a0110076f6363p-16, -0x1.24251a6cff498p-22};
// ((cos r - 1 + r^2 / 2) / r^4 - 1/24) / r^2, of z = r^2: -65.6
inline constexpr double cosineTail2[] = {
    -0x1.6c16c16c16c15p-10, 0x1.a01a01a0196a6p-16, -0x1.27e4fb7680559p-22, 0x1.1eed8d26a7155p-29,
    -0x1.9393be52190b0p-37, 0x1.aafcd9eb62135p-45};
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
// erf(x) / x, of z = x^2, |x| <= 1: -45.6
inline constexpr double erfOverF[] = {
    0x1.20dd750429b0cp+0, -0x1.812746b025315p-2, 0x1.ce2f2196f156dp-4, -0x1.b82ce13bffb26p-6,
    0x1.565b9dada7323p-8, -0x1.c02831769eca0p-11, 0x1.f93e9d1b268b2p-14, -0x1.f0579b2e1f8cep-17,
    0x1.9a770af028b2ep-20, -0x1.c02d921c74943p-24};
// erf(x) / x - 1, of z = x^2, |x| <= 1: -29.6
inline constexpr double erfNearF[] = {
    0x1.06eba7f0a93fbp-3, -0x1.81273db00e7b5p-2, 0x1.ce2cecd2794fap-4, -0x1.b7f859e0134f5p-6,
    0x1.54003c2ed64b3p-8, -0x1.a3cfa09e6a74dp-11, 0x1.48ff84e6086c2p-14};
// -log(erfc(x)), 1 <= x <= 3.93; errors are those of erf: -29.7
inline constexpr double erfcLogF[] = {
    0x1.58f70f7cb1e1ep-12, 0x1.208c4f5956888p+0, 0x1.46af737d17518p-1, 0x1.a6a470f42f1b0p-4,
    -0x1.6669f2f2f475cp-6, 0x1.839e613ce9c34p-9, -0x1.88f81aaa28363p-13};
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
// erfinv(x) / x, w = -log(1 - x^2), of w - 2.625, 0.28 <= w <= 5: -55.5
inline constexpr double erfInvNearLong[] = {
    0x1.883c67ebdc4b8p+0, 0x1.f6dd1ca61c75ep-3, -0x1.2f37aeace9a18p-8, -0x1.2c059bfa5e2f6p-10,
    0x1.c18b928cecff8p-13, -0x1.f0a090951f4fap-18, -0x1.91cb472f73e86p-19, 0x1.050e431be02d0p-21,
    0x1.011d706bff93bp-29, -0x1.4b23b1201fc9bp-27, 0x1.1df686d70e781p-30, 0x1.474bdd3d87fc1p-34,
    -0x1.fcf7b13d1eb72p-36, 0x1.e4b7576c27211p-40, 0x1.b81c5b935c3a9p-42, -0x1.5fd5afac3c79bp-44,
    0x1.45da92ba0b773p-51, 0x1.b981bd6f49179p-50, -0x1.6a6d24013f741p-53, -0x1.09dd3087c8660p-56,
    0x1.b84f9fcbe6d06p-59, -0x1.f9395b6098f5ep-67};
inline constexpr double erfInvNearLongLost = -0x1.fcc3accfc83abp-57;
// erfinv(x) / x, w = -log(1 - x^2), of the root of w minus 3, 5 <= w <= 14: -54.9
inline constexpr double erfInvMiddleLong[] = {
    0x1.6a9efbd66eae6p+1, 0x1.006dca7a9c22bp+0, 0x1.3582c8114bfd4p-7, -0x1.f4f1c6f0c24aap-8,
    0x1.7495888eaa685p-8, -0x1.d2754fd19f9ddp-9, 0x1.84f3ed6d5f688p-10, -0x1.3843105c4db13p-13,
    -0x1.28e0a101f89dbp-12, 0x1.aeffe82ae47f4p-13, -0x1.85bceb025c419p-15, -0x1.7fc03a3f230abp-16,
    0x1.6ffca4799bdb4p-16, -0x1.8f14c36c5a7dbp-18, -0x1.ba83925848144p-20, 0x1.0c154300aaebap-19,
    -0x1.5f14edb6b7d4bp-21, -0x1.422d1e833918cp-24, 0x1.86019bf72fedap-23, -0x1.27761e5dde8c1p-24,
    -0x1.d4e1c3c9d841dp-27, 0x1.cd545ac9ce9b3p-27};
inline constexpr double erfInvMiddleLongLost = 0x1.54195deee86ebp-53;
// erfinv(x) / x, w = -log(1 - x^2), of the root of w minus 4.875, 14 <= w <= 36.1: -56.9
inline constexpr double erfInvFarLong[] = {
    0x1.2e4fbe28e61acp+2, 0x1.02a49f7855b36p+0, -0x1.a819f1784578ap-15, -0x1.0cbcfbbf6d55dp-12,
    0x1.7717f0383c66dp-14, -0x1.89151239f3d58p-16, 0x1.71a25c61d7a01p-18, -0x1.5477082df8e45p-20,
    0x1.63ecfda5703ecp-22, -0x1.03cda5aafa296p-23, 0x1.031a2a685b23ap-24, -0x1.15c57470f9ec9p-25,
    0x1.0fc511f80a351p-26, -0x1.bf0fea2a32e69p-28, 0x1.2095330745eeep-29, -0x1.feb2960c662cdp-32,
    -0x1.e75d02c771346p-39, 0x1.68140a4247b69p-34, -0x1.6f1a519a738c8p-35, 0x1.65c3bef39c87ep-38,
    0x1.4912227e73a04p-40};
inline constexpr double erfInvFarLongLost = -0x1.a44aa2f11fd1dp-52;
// erfinv(x) / x, of z = x^2, |x| <= 0.5: -58.9
inline constexpr double erfInvSmallLong[] = {
    0x1.c5bf891b4ef6bp-1, 0x1.db29fb2fee5d7p-3, 0x1.053c2c0aba0f1p-3, 0x1.62847c46ffefbp-4, 0x1.0a1318d156417p-4,
    0x1.a7c84d602ac84p-5, 0x1.5eec87159b5e9p-5, 0x1.2aa392e686220p-5, 0x1.04a021672a3bap-5, 0x1.b9a7d64a9f0d4p-6,
    0x1.fb7292cccdc10p-6, -0x1.b5b9762091007p-10, 0x1.672d41cd64164p-4, -0x1.8d65d486d1499p-4,
    0x1.ed1710cf656ecp-4};
inline constexpr double erfInvSmallLongLost = -0x1.5fb080920602fp-55;
// (1 + 2 x) e^(x^2) erfc(x), of (x - 4) / (x + 4), 0 <= x <= 28: -57.2
inline constexpr double erfcLong[] = {
    0x1.3ba5916e9fd7fp+0, -0x1.1df1ad154a28fp-3, 0x1.f7f5df66fd7dap-7, 0x1.16ecefcfa5406p-4,
    -0x1.9ddb23c3e91e7p-4, 0x1.7fee004e112e1p-4, -0x1.0fb06dfe47747p-4, 0x1.3079edf6af7cfp-5,
    -0x1.0962388576a53p-6, 0x1.49c67276d2899p-8, -0x1.8d4a99842132fp-11, -0x1.a1df1869e8a99p-13,
    0x1.3be035aafcee5p-13, -0x1.995b10ad89cc3p-16, -0x1.78833a4e340c2p-17, 0x1.7f3de4872c280p-18,
    0x1.393fe0c53dc5dp-22, -0x1.bc5d4e91f73a7p-21, 0x1.4a695bb4733a7p-24, 0x1.e615492580a8ep-24,
    -0x1.473ff1a40d04cp-26, -0x1.1bce3ca41abf1p-26, 0x1.cf8d0fd47c334p-30, 0x1.1cbe705450f8ap-29,
    0x1.351bb9bc06bffp-32};
inline constexpr double erfcLongLost = -0x1.aba4659c19a53p-55;
// erf(x) / x, of z = x^2, |x| <= 1: -55.5
inline constexpr double erfLong[] = {
    0x1.20dd750429b6dp+0, -0x1.812746b0379e6p-2, 0x1.ce2f21a042b08p-4, -0x1.b82ce31284245p-6,
    0x1.565bcd0d9dc72p-8, -0x1.c02db3d5876efp-11, 0x1.f9a3213b7ca84p-14, -0x1.f4d1d76ad9ebbp-17,
    0x1.b9de8b5b03e5bp-20, -0x1.5f19c31b364a8p-23, 0x1.f77e49769cdd8p-27, -0x1.37f417d1922dap-30,
    0x1.0433f394c04acp-34};
inline constexpr double erfLongLost = 0x1.17c67aef1b8f4p-56;
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
// digamma(x) / (x - its root), of x - 1.5, 1 <= x <= 2: -55.6
inline constexpr double digammaNearLong[] = {
    0x1.e6f0cbb873616p-1, -0x1.b1cb63005ee98p-2, 0x1.eca189b8e6f69p-3, -0x1.2feeeb98a78c3p-3,
    0x1.8512e590395e2p-4, -0x1.fb44202a26b5cp-5, 0x1.4de9aa174ec4dp-5, -0x1.b9f8b11ab9053p-6,
    0x1.2564718319d62p-6, -0x1.86356430f7b58p-7, 0x1.03c0ac310c651p-7, -0x1.5a069f1284889p-8,
    0x1.cd2054fbd4acfp-9, -0x1.336e369d54cc1p-9, 0x1.99d01e312272dp-10, -0x1.0fae50621263cp-10,
    0x1.6a62417e94fcfp-11, -0x1.fdd5916db821dp-12, 0x1.52e371153b732p-12, -0x1.2ea0525897374p-13,
    0x1.9a2b0dbccecb5p-14, -0x1.769af2f151e61p-13, 0x1.eea2b68087f89p-14};
inline constexpr double digammaNearLongLost = 0x1.90adc96b766cfp-55;
// digamma(x), of (x - 3) / 1, 2 <= x <= 4: -54.2
inline constexpr double digammaLowLong[] = {
    0x1.d8773039049e7p-1, 0x1.94699894c1f4cp-2, -0x1.3ba004f00621ap-4, 0x1.44c8ab1f61298p-6,
    -0x1.7418eca7cbbbap-8, 0x1.c2613024826dfp-10, -0x1.196d0a6842f6bp-11, 0x1.66d5f0ccfcf86p-13,
    -0x1.cf9ec0521f2f1p-15, 0x1.2e33a47262a52p-16, -0x1.8c6fa3ac5ea90p-18, 0x1.052dc3724af77p-19,
    -0x1.59381fdd7d376p-21, 0x1.c9564e37201d5p-23, -0x1.2f9db6ee0f79dp-24, 0x1.93b2691d42de0p-26,
    -0x1.0a5dbd7356751p-27, 0x1.5fde7534a6049p-29, -0x1.f72b96bf2d74bp-31, 0x1.5da1e37fb8adap-32,
    -0x1.192d762d04090p-34, 0x1.19d0dd1ca828cp-36, -0x1.77fb7db2fa8acp-36, 0x1.1aca6011ca421p-37};
inline constexpr double digammaLowLongLost = 0x1.826f2c3530bc2p-58;
// digamma(x), of (x - 6) / 2, 4 <= x <= 8: -57.3
inline constexpr double digammaMiddleLong[] = {
    0x1.b4c420a50ad7cp+0, 0x1.735973273d5ecp-2, -0x1.0c9d0d7465483p-4, 0x1.0262026c6c77fp-6,
    -0x1.16e2c95f4ffe1p-8, 0x1.40454efd50b50p-10, -0x1.7e2cdc7c60158p-12, 0x1.d3f2595dc876fp-14,
    -0x1.23c4c9b9bb763p-15, 0x1.70c71d2def778p-17, -0x1.d6e7428f66776p-19, 0x1.2f0c4519caf32p-20,
    -0x1.887c969e65f32p-22, 0x1.fedd49b5e13d0p-24, -0x1.4dfbed1375919p-25, 0x1.b616b0f89d86ap-27,
    -0x1.1df6f755aba2cp-28, 0x1.774fdb37c7668p-30, -0x1.08a55b463e72cp-31, 0x1.66466fb02d61fp-33,
    -0x1.26d65064c7c4dp-35, 0x1.5156d74bf4bf3p-37, -0x1.813a5df783c39p-37, 0x1.123745b17501cp-38};
inline constexpr double digammaMiddleLongLost = 0x1.cd14cd0af47c0p-57;
// log(gamma(x)) / (x - 1), of x - 1, 0.5 <= x <= 1.5: -56.3
inline constexpr double lgammaAtOneLong[] = {
    -0x1.2788cfc6fb619p-1, 0x1.a51a6625307d3p-1, -0x1.9a4d55beab2cbp-2, 0x1.151322ac7d8a3p-2,
    -0x1.a8b9c17aa7cdbp-3, 0x1.5b40cb1005a44p-3, -0x1.2703a1dc1d7fbp-3, 0x1.010b36b139328p-3,
    -0x1.c80670d065491p-4, 0x1.9a01e30dde253p-4, -0x1.748c24b4ba699p-4, 0x1.556adf6783d9cp-4,
    -0x1.3b1ef147b213dp-4, 0x1.24968779ce0dfp-4, -0x1.10fcfc813fbcfp-4, 0x1.0000790643d30p-4,
    -0x1.e3e329c2eb305p-5, 0x1.c793fba9758cdp-5, -0x1.9ebd59e36ad4ap-5, 0x1.93209ed1ffdc8p-5,
    -0x1.e603262b1d40dp-5, 0x1.a689c4cdbb230p-5, 0x1.288d7bdbb50d4p-8, 0x1.79330e805aebbp-7,
    -0x1.629bd964ea829p-3, 0x1.11fca17349e27p-3, 0x1.8ce8b8f5d5272p-3, -0x1.2cedcd9069061p-3,
    -0x1.eb1bf0ff26211p-3, 0x1.adf359f80af02p-3};
inline constexpr double lgammaAtOneLongLost = 0x1.52a75feadf683p-58;
// log(gamma(x)) / (x - 2), of (x - 2) / 0.5, 1.5 <= x <= 2.5: -55.2
inline constexpr double lgammaAtTwoLong[] = {
    0x1.b0ee6072093cep-2, 0x1.4a34cc4a60fa6p-3, -0x1.13e001a55760ap-6, 0x1.51322ac7d84dfp-9,
    -0x1.e404fc218db5ap-12, 0x1.7add6eada9856p-14, -0x1.38ac5c2d4bef0p-16, 0x1.0b36af8d4d6adp-18,
    -0x1.d3fd4b64e116fp-21, 0x1.a127acc7a1cb3p-23, -0x1.78de9b429c53cp-25, 0x1.580e8b1e722f7p-27,
    -0x1.3cb3ae0e459c4p-29, 0x1.2582e2d83c233p-31, -0x1.127801666147cp-33, 0x1.01d3c7386fe0dp-35,
    -0x1.ce035c900245bp-38, 0x1.a8d3c531d0b7bp-40, -0x1.202fd3c3be1b0p-41, 0x1.24d6e9615e87dp-43};
inline constexpr double lgammaAtTwoLongLost = 0x1.70dca8e43fa2cp-58;
// log(gamma(x)) / (x - 2), of (x - 3.25) / 0.75, 2.5 <= x <= 4.0: -56.2
inline constexpr double lgammaLowLong[] = {
    0x1.7f4df1cf6ed8ap-1, 0x1.49bf6957ec3aap-3, -0x1.006db55581770p-6, 0x1.1dfb4305c1f91p-9,
    -0x1.7497314714694p-12, 0x1.08b1625f9b446p-14, -0x1.8d404ac36a9ddp-17, 0x1.356dd43283cdcp-19,
    -0x1.ef1df5c1d6ae3p-22, 0x1.94177eec07e99p-24, -0x1.4ee1bcae93fdcp-26, 0x1.18e0ef6d37191p-28,
    -0x1.dbb27d06de615p-31, 0x1.95ff7b05a6429p-33, -0x1.5d6a8367d36bdp-35, 0x1.2e27eb2a2cb4dp-37,
    -0x1.fb74fece8fdefp-40, 0x1.b4e48b570e462p-42, -0x1.fdc5d07395a19p-44, 0x1.d0b5b97bd3a80p-46};
inline constexpr double lgammaLowLongLost = -0x1.027ece996560dp-55;
// log(gamma(x)) / (x - 2), of (x - 6) / 2, 4 <= x <= 8: -55.6
inline constexpr double lgammaMiddleLong[] = {
    0x1.326643c4479c9p+0, 0x1.04bbb9c186766p-2, -0x1.2c3c00b79f1bfp-5, 0x1.e4a289a819062p-8,
    -0x1.c4810e7758e06p-10, 0x1.caca74562f78ap-12, -0x1.ea8dd4b039d9ep-14, 0x1.102b0d8e956cfp-15,
    -0x1.365cee58e31f3p-17, 0x1.6960457885ae6p-19, -0x1.abbae1a4d1bcfp-21, 0x1.007e1ad817c31p-22,
    -0x1.36f32a120a719p-24, 0x1.7c5cb168cbe2ep-26, -0x1.d4ee35afb11a4p-28, 0x1.22e817003d54dp-29,
    -0x1.6921b7306bce0p-31, 0x1.c351d1ea77165p-33, -0x1.2a3ebf570cd3ap-34, 0x1.7fb6b52c7f92ep-36,
    -0x1.4ed20a8ca73eap-38, 0x1.7ca11aaacb0aep-40, -0x1.5fccc8cbb7e11p-40, 0x1.e049996f2652fp-42};
inline constexpr double lgammaMiddleLongLost = 0x1.a56256de8d526p-55;

// Constants in parts; products of the first ones and small integers are exact.
inline constexpr double ln2[] = {0x1.62e42fefa2000p-1, 0x1.9ef35793c7673p-41};
inline constexpr double halfPi[] = {0x1.921fb54400000p+0, 0x1.0b4611a600000p-34, 0x1.3198a2e037073p-69};
inline constexpr double quarterPi[] = {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55};
inline constexpr double sixth[] = {0x1.5555555555555p-3, 0x1.5555555555555p-57};
inline constexpr double twentyFourth[] = {0x1.5555555555555p-5, 0x1.5555555555555p-59};
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
