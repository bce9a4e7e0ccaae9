// Error functions, the gamma function and related functions, and Bessel functions, by published approximations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/chlo_functions.h"

#include <cmath>
#include <iterator>
#include <numbers>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes::decomposition {

namespace {

constexpr double pi = std::numbers::pi;
bool isDouble(Exp x) { return x.element().isF64(); }

//===- Error functions --------------------------------------------------------------------------------------------===//

// Cephes (Moshier), ndtr.c: erf(x) / x for |x| < 1 in x^2; erfc(x) exp(x^2) below and above 8, in x.
constexpr double erfOver[] = {
    9.604973739870516, 90.02601972038427, 2232.005345946843, 7003.325141128051, 55592.30130103949};
constexpr double erfUnder[] = {
    1.0, 33.56171416475031, 521.3579497801527, 4594.323829709801, 22629.000061389095, 49267.39426086359};
constexpr double erfcOver[] = {
    2.461969814735305e-10, 0.5641895648310689, 7.463210564422699, 48.63719709856814, 196.5208329560771,
    526.4451949954773, 934.5285271719576, 1027.5518868951572, 557.5353353693994};
constexpr double erfcUnder[] = {
    1.0, 13.228195115474499, 86.70721408859897, 354.9377788878199, 975.7085017432055, 1823.9091668790973,
    2246.3376081871097, 1656.6630919416134, 557.5353408177277};
constexpr double tailOver[] = {
    0.5641895835477551, 1.275366707599781, 5.019050422511805, 6.160210979930536, 7.4097426995044895,
    2.9788666537210022};
constexpr double tailUnder[] = {
    1.0, 2.2605286322011726, 9.396035249380015, 12.048953980809666, 17.08144507475659, 9.608968090632859,
    3.369076451000815};

// Cephes, ndtrf.c: erf(x) / x for |x| < 1 in x^2; erfc(x) x exp(x^2) below and above 2, in 1 / x^2.
constexpr double erfSingle[] = {
    7.853861353153693e-05, -0.0008010193625184903, 0.005188327685732524, -0.02685381193529856, 0.1128358514861418,
    -0.37612625824233, 1.12837916572671};
constexpr double erfcSingle[] = {
    0.02326819970068386, -0.1387039388740657, 0.3687424674597105, -0.5824733027278666, 0.6210004621745983,
    -0.4944515323274145, 0.3404879937665872, -0.2741127028184656, 0.5638259427386472};
constexpr double tailSingle[] = {
    -10.47766399936249, 12.97719955372516, -7.495518717768503, 2.921019019210786, -1.0152652792027,
    0.4218463358204948, -0.2820767439740514, 0.5641895067754075};

// Eigen: erf(x) is x times a rational function in x^2, up to where it is 1 in single precision.
constexpr double wholeOver[] = {
    -2.72614225801306e-10, 2.77068142495902e-08, -2.10102402082508e-06, -5.69250639462346e-05, -7.34990630326855e-04,
    -2.95459980854025e-03, -1.60960333262415e-02};
constexpr double wholeUnder[] = {
    -1.45660718464996e-05, -2.13374055278905e-04, -1.68282697438203e-03, -7.37332916720468e-03, -1.42647390514189e-02};
constexpr double wholeEnd = 4;

// Giles, "Approximating the erfinv function", 2010: erfinv(x) / x as a polynomial in a shifted w = -log(1 - x^2).
constexpr double inverseSingleNear[] = {
    2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087, -0.00125372503, -0.00417768164,
    0.246640727, 1.50140941};
constexpr double inverseSingleFar[] = {
    -0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773, -0.0076224613, 0.00943887047,
    1.00167406, 2.83297682};
constexpr double inverseNear[] = {
    -3.64441206401782e-21, -1.6850591381820166e-19, 1.28584807152564e-18, 1.1157877678025181e-17,
    -1.333171662854621e-16, 2.0972767875968562e-17, 6.637638134358324e-15, -4.054566272975207e-14,
    -8.151934197605472e-14, 2.6335093153082323e-12, -1.2975133253453532e-11, -5.415412054294628e-11,
    1.0512122733215323e-09, -4.112633980346984e-09, -2.9070369957882005e-08, 4.2347877827932404e-07,
    -1.3654692000834679e-06, -1.3882523362786469e-05, 0.00018673420803405714, -0.000740702534166267,
    -0.006033670871430149, 0.24015818242558962, 1.6536545626831027};
constexpr double inverseMiddle[] = {
    2.2137376921775787e-09, 9.075656193888539e-08, -2.7517406297064545e-07, 1.8239629214389228e-08,
    1.5027403968909828e-06, -4.013867526981546e-06, 2.9234449089955446e-06, 1.2475304481671779e-05,
    -4.7318229009055734e-05, 6.828485145957318e-05, 2.4031110387097894e-05, -0.0003550375203628475,
    0.0009532893797373805, -0.0016882755560235047, 0.002491442096107851, -0.003751208507569241, 0.005370914553590064,
    1.0052589676941592, 3.0838856104922208};
constexpr double inverseFar[] = {
    -2.7109920616438573e-11, -2.555641816996525e-10, 1.5076572693500548e-09, -3.789465440126737e-09,
    7.61570120807834e-09, -1.496002662714924e-08, 2.914795345090108e-08, -6.771199775845234e-08,
    2.2900482228026655e-07, -9.9298272942317e-07, 4.526062597223154e-06, -1.968177810553167e-05,
    7.599527703001776e-05, -0.00021503011930044477, -0.00013871931833623122, 1.0103004648645344, 4.849906401408584};

// erf where it is more accurate than 1 - erfc.
Exp innerErf(Exp x) {
  Exp square = x * x;
  if (isDouble(x))
    return x * polynomial(square, erfOver) / polynomial(square, erfUnder);
  return x * polynomial(square, erfSingle);
}

// erfc where it is more accurate than 1 - erf.
Exp outerErfc(Exp x) {
  // Subnormal results become 0.
  Exp a = abs(x), exponent = -x * x, value = a;
  Exp decay = select(exponent < -std::log(largest(x.element())), 0, exp(exponent));
  if (isDouble(x)) {
    Exp over = select(a < 8, polynomial(a, erfcOver), polynomial(a, tailOver));
    Exp under = select(a < 8, polynomial(a, erfcUnder), polynomial(a, tailUnder));
    value = decay * over / under;
  } else {
    Exp inverse = 1 / a, square = inverse * inverse;
    value = decay * inverse * select(a < 2, polynomial(square, erfcSingle), polynomial(square, tailSingle));
  }
  // The polynomials of infinity are NaN.
  value = select(decay == 0, 0, value);
  return select(x < 0, 2 - value, value);
}

} // namespace

Exp erf(Exp x) {
  if (isDouble(x))
    return select(abs(x) < 1, innerErf(x), 1 - outerErfc(x));
  Exp clamped = maximum(minimum(x, x.like(wholeEnd)), x.like(-wholeEnd));
  Exp square = clamped * clamped;
  Exp value = clamped * polynomial(square, wholeOver) / polynomial(square, wholeUnder);
  return maximum(minimum(value, x.like(1)), x.like(-1));
}

Exp erfc(Exp x) { return select(abs(x) < 1, 1 - innerErf(x), outerErfc(x)); }

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
constexpr double lanczos[] = {
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-06, 1.5056327351493116e-07};

struct Lanczos {
  // For gamma(z + 1): the series and its derivative, t = z + g + 1/2 and its logarithm.
  Exp series, derivative, t, logT;

  explicit Lanczos(Exp z) : series(z.like(lanczosFirst)), derivative(z.like(0)), t(z), logT(z) {
    for (auto [index, coefficient] : llvm::enumerate(lanczos)) {
      Exp denominator = z + double(index + 1);
      series = series + coefficient / denominator;
      derivative = derivative - coefficient / (denominator * denominator);
    }
    t = z + (lanczosG + 0.5);
    // More accurate than log(t) if z is small.
    logT = log1p(z / (lanczosG + 0.5)) + std::log(lanczosG + 0.5);
  }
};

} // namespace

// Below 1/2 it uses the reflection formula gamma(x) gamma(1 - x) = pi / sin(pi x).
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
  // tan(pi x) has period 1; it is evaluated where pi x is accurate.
  Exp angle = pi * (x + abs(floor(x + 0.5)));
  Exp reflected = value - pi * cosine(angle) / sine(angle);
  value = select(isReflected, reflected, value);
  value = select((x < 0) & (x == floor(x)), notANumber, value);
  return select(x == 0, -infinity, value);
}

// Euler-Maclaurin summation: ten terms, the integral of the rest, and corrections with Bernoulli numbers.
Exp zeta(Exp x, Exp q) {
  constexpr int terms = 10;
  // (2k)! / B_2k
  constexpr double corrections[] = {
    12.0, -720.0, 30240.0, -1209600.0, 47900160.0, -1892437580.3183792, 74724249600.0, -2950130727918.164,
    116467828143500.67, -4597978722407473.0, 1.8152105401943546e+17, -7.166165256175667e+18};
  Exp a = q, sum = power(a, -x);
  for (int i = 1; i < terms; ++i) {
    a = a + 1;
    sum = sum + power(a, -x);
  }
  a = a + 1;
  Exp last = power(a, -x), inverseSquare = 1 / (a * a), tail = a.like(0);
  for (size_t k = std::size(corrections); --k;) {
    double step = 2.0 * double(k);
    tail = (x + step) * (x + (step - 1)) * (inverseSquare * (tail + 1 / corrections[k]));
  }
  sum = sum + last * a / (x - 1) + last * (0.5 + x / a * (1 / corrections[0] + tail));

  // A pole with one sign gives infinity, a pole with both signs gives NaN.
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
    2.7779141127610464e-18, -2.111421214358166e-17, 1.5536319577362005e-16, -1.1055969477353862e-15,
    7.600684294735408e-15, -5.042185504727912e-14, 3.223793365945575e-13, -1.9839743977649436e-12,
    1.1736186298890901e-11, -6.663489723502027e-11, 3.625590281552117e-10, -1.8872497517228294e-09,
    9.381537386495773e-09, -4.445059128796328e-08, 2.0032947535521353e-07, -8.568720264695455e-07,
    3.4702513081376785e-06, -1.3273163656039436e-05, 4.781565107550054e-05, -0.00016176081582589674,
    0.0005122859561685758, -0.0015135724506312532, 0.004156422944312888, -0.010564084894626197, 0.024726449030626516,
    -0.05294598120809499, 0.1026436586898471, -0.17641651835783406, 0.25258718644363365};
// Likewise of sqrt(x) exp(-x) I1(x) for x > 8 in 32 / x - 2.
constexpr double besselFar[] = {
    7.517296310842105e-18, 4.414348323071708e-18, -4.650305368489358e-17, -3.209525921993424e-17,
    2.96262899764595e-16, 3.3082023109209285e-16, -1.8803547755107825e-15, -3.8144030724370075e-15,
    1.0420276984128804e-14, 4.2724400167119517e-14, -2.1015418427726643e-14, -4.0835511110921974e-13,
    -7.198551776245908e-13, 2.0356285441470896e-12, 1.412580743661378e-11, 3.2526035830154884e-11,
    -1.8974958123505413e-11, -5.589743462196584e-10, -3.835380385964237e-09, -2.6314688468895196e-08,
    -2.512236237870209e-07, -3.882564808877691e-06, -0.00011058893876262371, -0.009761097491361469, 0.7785762350182801};

} // namespace

Exp besselI1e(Exp x) {
  if (llvm::isa<mlir::ComplexType>(x.element()))
    return none(x);
  // Single precision needs only the last terms.
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

#pragma clang attribute pop
