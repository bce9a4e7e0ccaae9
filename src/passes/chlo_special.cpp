// Error functions, the gamma function and its relatives, Bessel functions. The approximations are published ones.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo_functions.h"

#include <cmath>
#include <numbers>

namespace shlo::passes::decomposition {

namespace {

constexpr double pi = std::numbers::pi;
bool isDouble(Exp x) { return x.element().isF64(); }

//===- Error functions --------------------------------------------------------------------------------------------===//

// Cephes (Moshier), ndtr.c: erf(x) / x for |x| < 1 in x^2; erfc(x) exp(x^2) below and above 8, in x.
constexpr double erfOver[] = {9.60497373987051638749e0, 9.00260197203842689217e1, 2.23200534594684319226e3,
                              7.00332514112805075473e3, 5.55923013010394962768e4};
constexpr double erfUnder[] = {1.0,
                               3.35617141647503099647e1,
                               5.21357949780152679795e2,
                               4.59432382970980127987e3,
                               2.26290000613890934246e4,
                               4.92673942608635921086e4};
constexpr double erfcOver[] = {2.46196981473530512524e-10, 5.64189564831068821977e-1, 7.46321056442269912687e0,
                               4.86371970985681366614e1,   1.96520832956077098242e2,  5.26445194995477358631e2,
                               9.34528527171957607540e2,   1.02755188689515710272e3,  5.57535335369399327526e2};
constexpr double erfcUnder[] = {1.0,
                                1.32281951154744992508e1,
                                8.67072140885989742329e1,
                                3.54937778887819891062e2,
                                9.75708501743205489753e2,
                                1.82390916687909736289e3,
                                2.24633760818710981792e3,
                                1.65666309194161350182e3,
                                5.57535340817727675546e2};
constexpr double tailOver[] = {5.64189583547755073984e-1, 1.27536670759978104416e0, 5.01905042251180477414e0,
                               6.16021097993053585195e0,  7.40974269950448939160e0, 2.97886665372100240670e0};
constexpr double tailUnder[] = {1.0,
                                2.26052863220117276590e0,
                                9.39603524938001434673e0,
                                1.20489539808096656605e1,
                                1.70814450747565897222e1,
                                9.60896809063285878198e0,
                                3.36907645100081516050e0};

// Cephes, ndtrf.c: erf(x) / x for |x| < 1 in x^2; erfc(x) x exp(x^2) below and above 2, in 1 / x^2.
constexpr double erfSingle[] = {7.853861353153693e-5, -8.010193625184903e-4, 5.188327685732524e-3,
                                -2.685381193529856e-2, 1.128358514861418e-1, -3.761262582423300e-1,
                                1.128379165726710e+0};
constexpr double erfcSingle[] = {2.326819970068386e-2,  -1.387039388740657e-1, 3.687424674597105e-1,
                                 -5.824733027278666e-1, 6.210004621745983e-1,  -4.944515323274145e-1,
                                 3.404879937665872e-1,  -2.741127028184656e-1, 5.638259427386472e-1};
constexpr double tailSingle[] = {-1.047766399936249e+1, 1.297719955372516e+1, -7.495518717768503e+0,
                                 2.921019019210786e+0,  -1.015265279202700e+0, 4.218463358204948e-1,
                                 -2.820767439740514e-1, 5.641895067754075e-1};

// Eigen: erf(x) as x times a quotient in x^2, up to where it is 1 in single precision.
constexpr double wholeOver[] = {0.00022905065861350646, 0.0034082910107109506, 0.050955695062380861,
                                0.18520832239976145, 1.128379143519084};
constexpr double wholeUnder[] = {-1.1791602954361697e-7, 0.000023547966471313185, 0.0010179625278914885,
                                 0.014070470171167667,   0.11098505178285362,     0.49746925110067538,
                                 1.0};
constexpr double wholeEnd = 3.832506856900711;

// Giles, "Approximating the erfinv function", 2010: erfinv(x) / x in what is left of w = -log(1 - x^2).
constexpr double inverseSingleNear[] = {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                                        -0.00125372503, -0.00417768164, 0.246640727,    1.50140941};
constexpr double inverseSingleFar[] = {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
                                       -0.0076224613,   0.00943887047,  1.00167406,    2.83297682};
constexpr double inverseNear[] = {
    -3.6444120640178196996e-21, -1.685059138182016589e-19,  1.2858480715256400167e-18, 1.115787767802518096e-17,
    -1.333171662854620906e-16,  2.0972767875968561637e-17,  6.6376381343583238325e-15, -4.0545662729752068639e-14,
    -8.1519341976054721522e-14, 2.6335093153082322977e-12,  -1.2975133253453532498e-11, -5.4154120542946279317e-11,
    1.051212273321532285e-09,   -4.1126339803469836976e-09, -2.9070369957882005086e-08, 4.2347877827932403518e-07,
    -1.3654692000834678645e-06, -1.3882523362786468719e-05, 0.0001867342080340571352,  -0.00074070253416626697512,
    -0.0060336708714301490533,  0.24015818242558961693,     1.6536545626831027356};
constexpr double inverseMiddle[] = {
    2.2137376921775787049e-09,  9.0756561938885390979e-08, -2.7517406297064545428e-07, 1.8239629214389227755e-08,
    1.5027403968909827627e-06,  -4.013867526981545969e-06, 2.9234449089955446044e-06,  1.2475304481671778723e-05,
    -4.7318229009055733981e-05, 6.8284851459573175448e-05, 2.4031110387097893999e-05,  -0.0003550375203628474796,
    0.00095328937973738049703,  -0.0016882755560235047313, 0.0024914420961078508066,   -0.0037512085075692412107,
    0.005370914553590063617,    1.0052589676941592334,     3.0838856104922207635};
constexpr double inverseFar[] = {
    -2.7109920616438573243e-11, -2.5556418169965252055e-10, 1.5076572693500548083e-09, -3.7894654401267369937e-09,
    7.6157012080783393804e-09,  -1.4960026627149240478e-08, 2.9147953450901080826e-08, -6.7711997758452339498e-08,
    2.2900482228026654717e-07,  -9.9298272942317002539e-07, 4.5260625972231537039e-06, -1.9681778105531670567e-05,
    7.5995277030017761139e-05,  -0.00021503011930044477347, -0.00013871931833623122026, 1.0103004648645343977,
    4.8499064014085844221};

// erf where it is not better to compute 1 - erfc.
Exp innerErf(Exp x) {
  Exp square = x * x;
  if (isDouble(x))
    return x * polynomial(square, erfOver) / polynomial(square, erfUnder);
  return x * polynomial(square, erfSingle);
}

// erfc where it is not better to compute 1 - erf.
Exp outerErfc(Exp x) {
  Exp a = abs(x), decay = exp(-x * x), value = decay;
  if (isDouble(x)) {
    Exp over = select(a < 8, polynomial(a, erfcOver), polynomial(a, tailOver));
    Exp under = select(a < 8, polynomial(a, erfcUnder), polynomial(a, tailUnder));
    value = decay * over / under;
  } else {
    Exp inverse = 1 / a, square = inverse * inverse;
    value = decay * inverse * select(a < 2, polynomial(square, erfcSingle), polynomial(square, tailSingle));
  }
  // Polynomials of infinity are no numbers.
  value = select(decay == 0, 0, value);
  return select(x < 0, 2 - value, value);
}

} // namespace

Exp erf(Exp x) {
  if (isDouble(x))
    return select(abs(x) < 1, innerErf(x), 1 - outerErfc(x));
  Exp clamped = maximum(minimum(x, x.like(wholeEnd)), x.like(-wholeEnd));
  Exp square = clamped * clamped;
  return clamped * polynomial(square, wholeOver) / polynomial(square, wholeUnder);
}

Exp erfc(Exp x) { return select(abs(x) > 1, outerErfc(x), 1 - innerErf(x)); }

Exp erfInv(Exp x) {
  Exp w = -log1p(-x * x), root = sqrt(w), factor = w;
  if (isDouble(x)) {
    factor = select(w < 16, polynomial(root - 3.25, inverseMiddle), polynomial(root - 5, inverseFar));
    factor = select(w < 6.25, polynomial(w - 3.125, inverseNear), factor);
  } else {
    factor = select(w < 5, polynomial(w - 2.5, inverseSingleNear), polynomial(root - 3, inverseSingleFar));
  }
  return x * select(abs(x) == 1, infinity, factor);
}

//===- Gamma function ---------------------------------------------------------------------------------------------===//

namespace {

// Lanczos' approximation for g = 7 with nine terms.
constexpr double lanczosG = 7;
constexpr double lanczosFirst = 0.99999999999980993227684700473478;
constexpr double lanczos[] = {676.520368121885098567009190444019, -1259.13921672240287047156078755283,
                              771.3234287776530788486528258894,   -176.61502916214059906584551354,
                              12.507343278686904814458936853,     -0.13857109526572011689554707,
                              9.984369578019570859563e-6,         1.50563273514931155834e-7};

struct Lanczos {
  // Of gamma(z + 1): the series and its derivative, t = z + g + 1/2 and its logarithm.
  Exp series, derivative, t, logT;

  explicit Lanczos(Exp z) : series(z.like(lanczosFirst)), derivative(z.like(0)), t(z), logT(z) {
    for (auto [index, coefficient] : llvm::enumerate(lanczos)) {
      Exp denominator = z + double(index + 1);
      series = series + coefficient / denominator;
      derivative = derivative - coefficient / (denominator * denominator);
    }
    t = z + (lanczosG + 0.5);
    // Better than log(t) where z is small beside the rest.
    logT = log1p(z / (lanczosG + 0.5)) + std::log(lanczosG + 0.5);
  }
};

} // namespace

// Below 1/2 by reflection: gamma(x) gamma(1 - x) = pi / sin(pi x).
Exp lgamma(Exp x) {
  Exp isReflected = x < 0.5;
  Exp z = select(isReflected, -x, x - 1);
  Lanczos l(z);
  Exp value = (z + 0.5 - l.t / l.logT) * l.logT + 0.5 * std::log(2 * pi) + log(l.series);

  Exp a = abs(x), fraction = a - floor(a);
  fraction = select(fraction > 0.5, 1 - fraction, fraction);
  Exp logSine = log(sine(fraction * pi));
  // At poles the sine is 0.
  Exp reflected = select(isFinite(logSine), std::log(pi) - logSine - value, -logSine);
  return select(a == infinity, infinity, select(isReflected, reflected, value));
}

Exp digamma(Exp x) {
  Exp isReflected = x < 0.5;
  Exp z = select(isReflected, -x, x - 1);
  Lanczos l(z);
  Exp value = l.logT + l.derivative / l.series - lanczosG / l.t;
  // tan has the period 1 in x: taken where pi x is exact enough.
  Exp angle = pi * (x + abs(floor(x + 0.5)));
  Exp reflected = value - pi * cosine(angle) / sine(angle);
  value = select(isReflected, reflected, value);
  value = select((x < 0) & (x == floor(x)), notANumber, value);
  return select(x == 0, -infinity, value);
}

// Euler and Maclaurin: nine terms, then the integral of the rest and corrections by Bernoulli numbers.
Exp zeta(Exp x, Exp q) {
  constexpr int terms = 9;
  // (2k)! / B_2k
  constexpr double corrections[] = {12.0,
                                    -720.0,
                                    30240.0,
                                    -1209600.0,
                                    47900160.0,
                                    -1.8924375803183791606e9,
                                    7.47242496e10,
                                    -2.950130727918164224e12,
                                    1.1646782814350067249e14,
                                    -4.5979787224074726105e15,
                                    1.8152105401943546773e17,
                                    -7.1661652561756670113e18};
  Exp a = q, last = power(a, -x), sum = last;
  for (int i = 0; i < terms; ++i) {
    a = a + 1;
    last = power(a, -x);
    sum = sum + last;
  }
  sum = sum + last * a / (x - 1) - 0.5 * last;
  Exp inverseSquare = 1 / (a * a), term = x * last / a, tail = a.like(0);
  for (auto [index, correction] : llvm::enumerate(corrections)) {
    tail = tail + term / correction;
    double step = 2.0 * double(index);
    term = term * (x + (step + 1)) * (x + (step + 2)) * inverseSquare;
  }
  // A term that overflows belongs to a sum that the first one decides.
  sum = select(isFinite(tail), sum + tail, sum);

  // At a pole of one sign the value is infinite, at one of both signs there is none.
  Exp isPole = (q <= 0) & (q == floor(q));
  Exp isUndefined = (q <= 0) & (x != floor(x));
  Exp half = 0.5 * x;
  sum = select((x < 1) | isUndefined, notANumber, sum);
  sum = select(isPole, select(half == floor(half), x.like(infinity), notANumber), sum);
  return select(x == 1, infinity, sum);
}

// (-1)^(n + 1) n! zeta(n + 1, x) for n > 0
Exp polygamma(Exp n, Exp x) {
  Exp next = n + 1;
  Exp half = next * 0.5;
  Exp sign = select(half == floor(half), n.like(1), -1);
  Exp value = sign * exp(lgamma(next)) * zeta(next, x);
  value = select(n == 0, digamma(x), value);
  return select((n < 0) | (n != floor(n)) | (n == infinity), notANumber, value);
}

//===- Bessel function --------------------------------------------------------------------------------------------===//

namespace {

// Chebyshev series of exp(-x) I1(x) / x for 0 <= x <= 8 in x / 2 - 2.
constexpr double besselNear[] = {
    2.7779141127610464e-18,  -2.1114212143581661e-17, 1.5536319577362005e-16,  -1.1055969477353863e-15,
    7.6006842947354069e-15,  -5.0421855047279117e-14, 3.2237933659455747e-13,  -1.9839743977649437e-12,
    1.1736186298890902e-11,  -6.6634897235020277e-11, 3.625590281552117e-10,   -1.8872497517228293e-9,
    9.3815373864957718e-9,   -4.4450591287963281e-8,  2.0032947535521353e-7,   -8.5687202646954547e-7,
    3.4702513081376785e-6,   -1.3273163656039436e-5,  4.7815651075500542e-5,   -1.6176081582589675e-4,
    5.1228595616857577e-4,   -1.5135724506312531e-3,  4.1564229443128882e-3,   -1.0564084894626198e-2,
    2.4726449030626517e-2,   -5.2945981208094991e-2,  1.026436586898471e-1,    -1.7641651835783406e-1,
    2.5258718644363365e-1};
// Of sqrt(x) exp(-x) I1(x) for x > 8 in 32 / x - 2.
constexpr double besselFar[] = {
    7.5172963108421048e-18,  4.4143483230717079e-18,  -4.6503053684893583e-17, -3.209525921993424e-17,
    2.9626289976459501e-16,  3.3082023109209283e-16,  -1.8803547755107824e-15, -3.8144030724370078e-15,
    1.0420276984128803e-14,  4.2724400167119514e-14,  -2.1015418427726643e-14, -4.0835511110921973e-13,
    -7.1985517762459085e-13, 2.0356285441470895e-12,  1.4125807436613781e-11,  3.2526035830154882e-11,
    -1.8974958123505412e-11, -5.5897434621965838e-10, -3.835380385964237e-9,   -2.6314688468895195e-8,
    -2.5122362378702089e-7,  -3.8825648088776904e-6,  -1.1058893876262372e-4,  -9.7610974913614684e-3,
    7.7857623501828012e-1};

} // namespace

Exp besselI1e(Exp x) {
  if (llvm::isa<mlir::ComplexType>(x.element()))
    return none(x);
  // Single precision needs no more than the last terms.
  ArrayRef<double> near = besselNear, far = besselFar;
  if (!isDouble(x)) {
    near = near.take_back(17);
    far = far.take_back(7);
  }
  Exp a = abs(x);
  Exp value = select(a <= 8, a * chebyshev(0.5 * a - 2, near), chebyshev(32 / a - 2, far) / sqrt(a));
  return sign(x) * value;
}

} // namespace shlo::passes::decomposition
