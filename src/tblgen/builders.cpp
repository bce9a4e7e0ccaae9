// The functions that build ops: their header and implementation, and the calls of the test of every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/builder_function.h"
#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;

//===- The header -----------------------------------------------------------------------------------------------------

// "inputs" has a parameter input_count.
static std::string countName(const Parameter &parameter) {
  // The endings of plurals, special ones first, and those of their singulars.
  constexpr std::pair<StringRef, StringRef> endings[] = {{"indices", "index"}, {"axes", "axis"}, {"ches", "ch"},
                                                         {"shes", "sh"},       {"sses", "ss"},   {"xes", "x"},
                                                         {"ies", "y"},         {"s", ""}};
  StringRef name = parameter.name;
  for (auto [plural, singular] : endings)
    if (name.consume_back(plural))
      return (name + singular + "_count").str();
  return (name + "_count").str();
}

static StringRef elementOf(const Parameter &parameter) {
  switch (parameter.role) {
  case Role::Operand: return "const shlo_value *";
  case Role::Region: return "const shlo_region *";
  case Role::ResultType: return "const shlo_type *";
  case Role::Result: return "const shlo_value **";
  default: break;
  }
  switch (parameter.form) {
  case Form::Integers:
  case Form::Pairs: return "const int64_t *";
  case Form::Booleans: return "const int32_t *";
  default: return "const shlo_attribute *";
  }
}

std::vector<CParameter> cParameters(const Parameter &parameter) {
  std::string element = elementOf(parameter).str();
  auto one = [&](std::string type) { return std::vector<CParameter>{{std::move(type), parameter.name}}; };
  auto list = [&](std::string type) {
    return std::vector<CParameter>{{"size_t", countName(parameter)}, {std::move(type), parameter.name}};
  };
  bool isPart = parameter.role == Role::Attribute || parameter.role == Role::Field;
  if (!isPart) {
    if (parameter.form != Form::Any)
      return one(element);
    return list(parameter.role == Role::Result ? element : element + "const *");
  }
  switch (parameter.form) {
  case Form::Integer: return one("int64_t");
  case Form::Integer32: return one(parameter.enumType.empty() ? "int32_t" : parameter.enumType);
  case Form::Boolean:
  case Form::Flag: return one("int32_t");
  case Form::Float: return one("double");
  case Form::Enum: return one(parameter.enumType);
  case Form::Text:
  case Form::Symbol: return {{"const char *", parameter.name}, {"size_t", parameter.name + "_length"}};
  case Form::Integers:
  case Form::Booleans:
  case Form::Pairs: return list(element);
  case Form::Enums: return list("const " + parameter.enumType + " *");
  default: return one(element);
  }
}

static constexpr llvm::StringLiteral opening = R"(/* ops.h - one function per op.
 *
 * Each function adds its op to a builder like shlo_builder_add_op, and fails like it.
 * The parameters are operands, attributes, regions, result types and results, each in the
 * order of the specification:
 *
 * - A list is a count and an array. Text is a pointer and a length.
 * - An enum attribute is a number of opset.h, a bool is 0 or 1. A list of pairs is an
 *   array of rows of two numbers; the count is that of the rows.
 * - A required attribute made of numbers has one parameter per field. Any other
 *   attribute without a C type of its own is a shlo_attribute.
 * - An optional parameter is absent if it is NULL, or -1 for an enum. Default-valued
 *   numbers and bools are omitted from the program.
 * - There are parameters for result types if the operands do not determine them. If the
 *   comment says that such a parameter may be NULL, NULL means the inferred type.
 * - An attribute that StableHLO added to an op after 1.22.0 has no parameter:
 *   shlo_builder_add_op adds an op with it.
 * - A result parameter may be NULL. A list of results has exactly as many entries as
 *   the op has results, or is NULL with 0 entries: shlo_builder_last gives the op then.
 *   An op with several lists of results needs all of them.
 *
 * Generated from the records in src/opset; do not edit. since ABI 0.1
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_OPS_H
#define STABLEHLO_C_OPS_H

#include "stablehlo-c/builder.h"

#ifdef __cplusplus
extern "C" {
#endif
)";

// Remarks for the comment: facts that the types of the parameters do not show.
static std::string remarks(const BuilderFunction &function) {
  std::vector<std::string> facts;
  for (const Parameter &parameter : function.parameters) {
    if (parameter.hasAbsent)
      facts.push_back(parameter.name + " is " + std::to_string(parameter.absent) + " by default");
    else if (parameter.isOptional && parameter.form == Form::Enum)
      facts.push_back(parameter.name + " may be -1");
    else if ((parameter.isOptional && parameter.form != Form::Flag) || parameter.form == Form::Optional)
      facts.push_back(parameter.name + " may be NULL");
    if (parameter.form == Form::Pairs)
      facts.push_back(parameter.name + " has rows of 2");
  }
  return facts.empty() ? "" : " " + llvm::join(facts, ", ") + ".";
}

// Writes the parts, separated by `between`, in lines of at most 120 columns. All lines except the first are indented.
static void writeWrapped(llvm::ArrayRef<std::string> parts, StringRef between, size_t column, StringRef indent,
                         raw_ostream &os) {
  for (const std::string &part : parts) {
    bool isFirst = &part == parts.begin();
    if (!isFirst && column + between.size() + 1 + part.size() > 119) {
      os << between << '\n' << indent;
      column = indent.size();
    } else if (!isFirst) {
      os << between << ' ';
      column += between.size() + 1;
    }
    os << part;
    column += part.size();
  }
}

static std::vector<std::string> words(const std::string &text) {
  std::vector<std::string> result;
  for (StringRef word : llvm::split(text, ' '))
    result.push_back(word.str());
  return result;
}

static void emitHeader(const Opset &opset, raw_ostream &os) {
  os << opening;
  for (const BuilderFunction &function : builderFunctions(opset)) {
    os << '\n';
    writeWrapped(words("/* " + function.op->name + " (" + fileOf(*function.op) + "): " + function.op->facts.sentence +
                       remarks(function) + " */"),
                 "", 0, " * ", os);
    os << "\nSHLO_API shlo_status " << function.name << '(';
    std::vector<std::string> parameters = {"shlo_builder *builder"};
    for (const Parameter &parameter : function.parameters)
      for (const CParameter &one : cParameters(parameter))
        parameters.push_back(one.declaration());
    parameters.push_back("shlo_error **error);");
    size_t column = 22 + function.name.size();
    writeWrapped(parameters, ",", column, std::string(column, ' '), os);
    os << '\n';
  }
  os << "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
}

//===- The implementation ----------------------------------------------------------------------------------------------

// The argument for the implementation (src/capi/build.h).
static std::string argument(const Parameter &parameter) {
  bool isPart = parameter.role == Role::Attribute || parameter.role == Role::Field;
  const std::string &name = parameter.name;
  if (!isPart)
    return parameter.form == Form::Any ? "{" + name + ", " + countName(parameter) + "}" : "{" + name + "}";
  switch (parameter.form) {
  case Form::Text:
  case Form::Symbol: return "{" + name + ", " + name + "_length}";
  case Form::Integers:
  case Form::Booleans:
  case Form::Pairs:
  case Form::Enums: return "{" + name + ", " + countName(parameter) + "}";
  default: return "{" + name + "}";
  }
}

static void emitImplementation(const Opset &opset, raw_ostream &os) {
  os << "// The functions of ops.h.\n// " << generatedNote << '\n';
  for (const BuilderFunction &function : builderFunctions(opset)) {
    os << "\n// " << function.op->name << ", from " << function.op->source << '\n';
    os << "static constexpr Parameter " << function.identifier << "[] = {\n";
    for (const Parameter &parameter : function.parameters)
      os << "    {Role::" << nameOf(parameter.role) << ", Form::" << nameOf(parameter.form) << ", \"" << parameter.name
         << "\", \"" << parameter.attribute << "\", \"" << parameter.field << "\", \"" << parameter.attributeName
         << "\", " << (parameter.isOptional ? "true" : "false") << ", " << (parameter.hasAbsent ? "true" : "false")
         << ", " << parameter.absent << "},\n";
    os << "};\n";
    os << "shlo_status " << function.name << "(shlo_builder *builder";
    for (const Parameter &parameter : function.parameters)
      for (const CParameter &one : cParameters(parameter))
        os << ", " << one.declaration();
    os << ", shlo_error **error) {\n  const Argument arguments[] = {";
    llvm::ListSeparator comma;
    for (const Parameter &parameter : function.parameters)
      os << comma << argument(parameter);
    os << "};\n  return build(builder, {\"" << function.op->name << "\", "
       << (function.op->operandSegments ? "true" : "false") << ", " << (function.op->resultSegments ? "true" : "false")
       << ", " << function.identifier << "}, arguments, error);\n}\n";
  }
}

//===- For the test of every op ----------------------------------------------------------------------------------------

// The C expression that the test reads from an op and passes to the function.
static std::string lookedUp(const Parameter &parameter, unsigned position) {
  std::string name = "\"" + parameter.attribute + "\"", place = std::to_string(position);
  std::string of = "op, " + name;
  if (parameter.role == Role::Field)
    of += ", \"" + parameter.field + "\"";
  else
    of += ", NULL";
  switch (parameter.form) {
  case Form::Integer:
  case Form::Integer32:
  case Form::Boolean: return "integer_of(" + of + ", " + std::to_string(parameter.absent) + ")";
  case Form::Flag: return "integer_of(" + of + ", 0)";
  case Form::Float: return "float_of(" + of + ")";
  case Form::Enum: return "integer_of(" + of + ", -1)";
  case Form::Text:
  case Form::Symbol: return "text_of(" + of + "), text_length_of(" + of + ")";
  case Form::Integers: return "count_of(" + of + "), integers_of(" + of + ", " + place + ")";
  case Form::Pairs: return "pair_count_of(" + of + "), pairs_of(" + of + ", " + place + ")";
  case Form::Booleans:
  case Form::Enums: return "count_of(" + of + "), numbers_of(" + of + ", " + place + ")";
  default: return "attribute_of(" + of + ")";
  }
}

static std::string call(const BuilderFunction &function) {
  std::string text = function.name + "(builder, ";
  unsigned fixed = 0, lists = 0, position = 0;
  for (const Parameter &parameter : function.parameters)
    if (parameter.role == Role::Operand)
      (parameter.form == Form::Any ? lists : fixed) += 1;
  std::string length = "(operand_count - " + std::to_string(fixed) + ")";
  if (lists > 1)
    length += " / " + std::to_string(lists);
  // If the op states the length of each list, the test needs them.
  unsigned nextList = 0;
  auto listLength = [&](const char *segments, unsigned index) {
    return "segment_of(op, \"" + std::string(segments) + "\", " + std::to_string(index) + ")";
  };
  std::string nextOperand = "0";
  unsigned nextRegion = 0, nextType = 0, nextResult = 0;
  for (const Parameter &parameter : function.parameters) {
    bool isList = parameter.form == Form::Any;
    switch (parameter.role) {
    case Role::Operand:
      if (function.op->operandSegments)
        length = listLength("operandSegmentSizes", nextList++);
      if (isList)
        text += length + ", operands + " + nextOperand;
      else if (parameter.form == Form::Optional)
        text += nextOperand + " < operand_count ? operands[" + nextOperand + "] : NULL";
      else
        text += "operands[" + nextOperand + "]";
      nextOperand += isList ? " + " + length : " + 1";
      break;
    case Role::Region:
      text += isList ? "region_count - " + std::to_string(nextRegion) + ", regions + " + std::to_string(nextRegion)
                     : "regions[" + std::to_string(nextRegion++) + "]";
      break;
    case Role::ResultType: text += isList ? "result_count, types" : "types[" + std::to_string(nextType++) + "]"; break;
    case Role::Result:
      if (function.op->resultSegments && isList) {
        std::string before = nextResult ? listLength("resultSegmentSizes", nextResult - 1) : "0";
        text += listLength("resultSegmentSizes", nextResult++) + ", results + " + before;
        break;
      }
      text += isList ? "result_count, results" : "&results[" + std::to_string(nextResult++) + "]";
      break;
    default: text += lookedUp(parameter, position++);
    }
    text += ", ";
  }
  return text + "error)";
}

static void emitTest(const Opset &opset, raw_ostream &os) {
  os << "/* The function of each op, called with what is seen of an op.\n * " << generatedNote << " */\n";
  for (const BuilderFunction &function : builderFunctions(opset))
    os << "if (is(op, \"" << function.op->name << "\")) { /* from " << function.op->source << " */\n  return "
       << call(function) << ";\n}\n";
}

static void emitOps(const Opset &opset, raw_ostream &os) {
  os << "/* The ops with a function, and where their result types come from: SHLO_BUILT_OP(name, INFERRED, REFINED or\n"
        " * DECLARED). "
     << generatedNote << " */\n";
  for (const BuilderFunction &function : builderFunctions(opset)) {
    StringRef types = function.op->resultTypes;
    types.consume_back("Types");
    os << "SHLO_BUILT_OP(\"" << function.op->name << "\", " << types.upper() << ") /* from " << function.op->source
       << " */\n";
  }
}

static void emitExtents(const Opset &opset, raw_ostream &os) {
  os << "// Functions that reify the extents of results: SHLO_EXTENTS(op, function).\n// " << generatedNote << '\n';
  for (const Op *op : opset.builtOps())
    if (!op->terminator && !op->extents.empty())
      os << "SHLO_EXTENTS(\"" << op->name << "\", " << op->extents << ") // from " << op->source << '\n';
}

static void emitPadding(const Opset &opset, raw_ostream &os) {
  os << "// Functions that adapt ops to padded operands: SHLO_PADDING(op, function).\n// " << generatedNote << '\n';
  for (const Op *op : opset.builtOps())
    if (!op->padding.empty())
      os << "SHLO_PADDING(\"" << op->name << "\", " << op->padding << ") // from " << op->source << '\n';
}

static Emitter<emitPadding> padding("gen-padding", "The functions that adapt ops to padded operands");
static Emitter<emitExtents> extents("gen-extents", "The functions that reify the extents of results");
static Emitter<emitOps> ops("gen-built-ops", "The ops with a function");
static Emitter<emitHeader> header("gen-builders-header", "The public header stablehlo-c/ops.h");
static Emitter<emitImplementation> implementation("gen-builders", "The functions of ops.h");
static Emitter<emitTest> test("gen-builders-test", "Calls of all functions of ops.h");

} // namespace shlo::tblgen
