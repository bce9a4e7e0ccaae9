// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bodies.h"
#include "references.h"

namespace formulas {

std::string regionText(const std::vector<Type> &types, const std::string &ops, const std::vector<std::string> &results,
                       const std::vector<Type> &resultTypes) {
  std::string arguments, names, returned;
  for (const char *side : {"%l", "%r"})
    for (size_t i = 0; i < types.size(); ++i)
      arguments += (arguments.empty() ? "" : ", ") + (side + std::to_string(i)) + ": " + tensorText(types[i], {});
  for (size_t i = 0; i < results.size(); ++i) {
    names += (i ? ", " : "") + results[i];
    returned += (i ? ", " : "") + tensorText(resultTypes[i], {});
  }
  return "{\n  ^bb0(" + arguments + "):\n" + ops + "    stablehlo.return " + names + " : " + returned + "\n  }";
}

namespace {

using Function = Element (*)(Type, const Element &, const Element &);

// One op of two elements.
struct Part {
  Type type, operandType;
  const char *name;
  Function function;
};

// A wider type of the same kind, or the same.
Type widened(Type type) {
  switch (type) {
  case SHLO_TYPE_I4:
  case SHLO_TYPE_I8:
  case SHLO_TYPE_I16: return SHLO_TYPE_I32;
  case SHLO_TYPE_I32: return SHLO_TYPE_I64;
  case SHLO_TYPE_UI4:
  case SHLO_TYPE_UI8:
  case SHLO_TYPE_UI16: return SHLO_TYPE_UI32;
  case SHLO_TYPE_UI32: return SHLO_TYPE_UI64;
  case SHLO_TYPE_BF16:
  case SHLO_TYPE_F16: return SHLO_TYPE_F32;
  case SHLO_TYPE_F32: return SHLO_TYPE_F64;
  case SHLO_TYPE_COMPLEX_F32: return SHLO_TYPE_COMPLEX_F64;
  default: return type;
  }
}

Part randomPart(Random &random) {
  Part part{random.anyType(), SHLO_TYPE_NONE, "", nullptr};
  switch (random.between(0, 8)) {
  case 0:
  case 1:
  case 2: part.name = "add", part.function = add; break;
  case 3: part.name = "multiply", part.function = multiply; break;
  case 4: part.name = "minimum", part.function = minimum; break;
  case 5: part.name = "maximum", part.function = maximum; break;
  case 6: part.name = "and", part.function = bitAnd; break;
  case 7: part.name = "or", part.function = bitOr; break;
  case 8: part.name = "xor", part.function = bitXor; break;
  }
  if (part.function == minimum || part.function == maximum)
    part.type = random.orderedType();
  if (part.function == bitAnd || part.function == bitOr || part.function == bitXor)
    part.type = random.chance(30) ? Type(SHLO_TYPE_I1) : random.integerType();
  part.operandType = part.type;
  if (random.chance(15))
    part.type = widened(part.type);
  return part;
}

Element partElement(Random &random, const Part &part) {
  if (part.function == minimum || part.function == maximum || part.function == bitAnd || part.function == bitOr ||
      part.function == bitXor)
    return random.element(part.operandType, Values::Special);
  if (part.function == multiply &&
      (isFloat(part.operandType) || isComplex(part.operandType))) // no product may overflow
    return number(part.operandType, random.chance(5) ? 0 : random.oneOf({-1, 1}));
  if (isInteger(part.operandType) && random.chance(30))
    return random.element(part.operandType, Values::Special);
  return random.element(part.operandType, Values::Small);
}

std::string partText(Random &random, const Part &part, size_t i) {
  const std::string l = "%l" + std::to_string(i), r = "%r" + std::to_string(i);
  return "    %b" + std::to_string(i) + " = stablehlo." + part.name + " " +
         (random.chance(80) ? l + ", " + r : r + ", " + l) + " : " + tensorText(part.type, {}) + "\n";
}

Body bodyOf(Random &random, const std::vector<Part> &parts) {
  Body body;
  std::string ops;
  std::vector<std::string> results;
  for (size_t i = 0; i < parts.size(); ++i) {
    body.types.push_back(parts[i].type);
    body.operandTypes.push_back(parts[i].operandType);
    ops += partText(random, parts[i], i);
    results.push_back("%b" + std::to_string(i));
    body.zeroSigns &= parts[i].function != add && parts[i].function != multiply;
  }
  body.text = regionText(body.types, ops, results, body.types);
  body.apply = [parts](const Elements &l, const Elements &r) {
    Elements made;
    for (size_t i = 0; i < parts.size(); ++i)
      made.push_back(parts[i].function(parts[i].type, l[i], r[i]));
    return made;
  };
  body.init = body.group = [parts](Random &from) {
    Elements made;
    for (const Part &part : parts)
      made.push_back(partElement(from, part));
    return made;
  };
  return body;
}

// The composition of x -> a * x + b and x -> c * x + d.
Body affineBody(Random &random) {
  const Type type = random.integerType();
  const std::string t = " : " + tensorText(type, {}) + "\n";
  Body body;
  body.types = body.operandTypes = {type, type};
  body.text = regionText(body.types,
                         "    %a = stablehlo.multiply %l0, %r0" + t + "    %c = stablehlo.multiply %l1, %r0" + t +
                             "    %b = stablehlo.add %c, %r1" + t,
                         {"%a", "%b"}, body.types);
  body.apply = [type](const Elements &l, const Elements &r) {
    return Elements{multiply(type, l[0], r[0]), add(type, multiply(type, l[1], r[0]), r[1])};
  };
  body.init = [type](Random &) { return Elements{number(type, 1), number(type, 0)}; };
  body.group = [type](Random &from) {
    return Elements{from.element(type, Values::Small), from.element(type, Values::Special)};
  };
  return body;
}

// The product of complex numbers, as pairs of integers.
Body productBody(Random &random) {
  const Type type = random.integerType();
  const std::string t = " : " + tensorText(type, {}) + "\n";
  Body body;
  body.types = body.operandTypes = {type, type};
  body.text = regionText(body.types,
                         "    %a = stablehlo.multiply %l0, %r0" + t + "    %b = stablehlo.multiply %l1, %r1" + t +
                             "    %c = stablehlo.multiply %l0, %r1" + t + "    %d = stablehlo.multiply %l1, %r0" + t +
                             "    %e = stablehlo.subtract %a, %b" + t + "    %f = stablehlo.add %c, %d" + t,
                         {"%e", "%f"}, body.types);
  body.apply = [type](const Elements &l, const Elements &r) {
    return Elements{subtract(type, multiply(type, l[0], r[0]), multiply(type, l[1], r[1])),
                    add(type, multiply(type, l[0], r[1]), multiply(type, l[1], r[0]))};
  };
  body.init = body.group = [type](Random &from) {
    return Elements{from.element(type, Values::Small), from.element(type, Values::Small)};
  };
  return body;
}

// The last value that is set, and whether one is.
Body lastSetBody(Random &random) {
  const Type type = random.anyType();
  Body body;
  body.types = body.operandTypes = {type, SHLO_TYPE_I1};
  body.text = regionText(body.types,
                         "    %v = stablehlo.select %r1, %r0, %l0 : tensor<i1>, " + tensorText(type, {}) + "\n" +
                             "    %s = stablehlo.or %l1, %r1 : tensor<i1>\n",
                         {"%v", "%s"}, body.types);
  body.apply = [](const Elements &l, const Elements &r) {
    return Elements{r[1].integer ? r[0] : l[0], {l[1].integer | r[1].integer}};
  };
  body.init = [type](Random &) { return Elements{number(type, 0), {0}}; };
  body.group = [type](Random &from) {
    const bool set = from.chance(60); // a value that is not set is the identity
    return Elements{set ? from.element(type, Values::Special) : number(type, 0), {set}};
  };
  return body;
}

// The greatest value and its payload; of equal values the one with the least payload.
Body argumentBody(Random &random) {
  const Type type = random.realType(), payload = random.integerType();
  const std::string t = tensorText(type, {}), p = tensorText(payload, {});
  const std::string kind = compareType(type), payloadKind = compareType(payload);
  Body body;
  body.types = body.operandTypes = {type, payload};
  body.text = regionText(body.types,
                         "    %g = stablehlo.compare GT, %l0, %r0, " + kind + " : (" + t + ", " + t +
                             ") -> tensor<i1>\n" + "    %e = stablehlo.compare EQ, %l0, %r0, " + kind + " : (" + t +
                             ", " + t + ") -> tensor<i1>\n" + "    %f = stablehlo.compare LT, %l1, %r1, " +
                             payloadKind + " : (" + p + ", " + p + ") -> tensor<i1>\n" +
                             "    %h = stablehlo.and %e, %f : tensor<i1>\n    %k = stablehlo.or %g, %h : tensor<i1>\n" +
                             "    %v = stablehlo.select %g, %l0, %r0 : tensor<i1>, " + t + "\n" +
                             "    %p = stablehlo.select %k, %l1, %r1 : tensor<i1>, " + p + "\n",
                         {"%v", "%p"}, body.types);
  body.apply = [type](const Elements &l, const Elements &r) {
    const bool greater = compare(type, "GT", "FLOAT", l[0], r[0]);
    const bool left = greater || (compare(type, "EQ", "FLOAT", l[0], r[0]) && l[1].integer < r[1].integer);
    return Elements{greater ? l[0] : r[0], left ? l[1] : r[1]};
  };
  body.init = body.group = [type, payload](Random &from) {
    return Elements{from.element(type, Values::Small), from.element(payload, Values::Special)};
  };
  return body;
}

} // namespace

Body singleBody(Random &random) { return bodyOf(random, {randomPart(random)}); }

Body commutativeBody(Random &random) {
  std::vector<Part> parts{randomPart(random)};
  for (int percent = 30; random.chance(percent) && parts.size() < 3; percent = 40)
    parts.push_back(randomPart(random));
  return bodyOf(random, parts);
}

Body orderedBody(Random &random) { return random.chance(60) ? affineBody(random) : lastSetBody(random); }

Body reductionBody(Random &random) {
  const int64_t kind = random.between(0, 9);
  if (kind < 7)
    return commutativeBody(random);
  if (kind == 7)
    return random.chance(70) ? argumentBody(random) : productBody(random);
  return orderedBody(random);
}

} // namespace formulas
