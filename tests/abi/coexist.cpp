// A program with a C++ library, LLVM and MLIR of its own links the static archive, which has all of these again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/stablehlo.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <cstdio>
#include <cstring>
#include <iostream>
#include <locale>
#include <sstream>
#include <stdexcept>
#include <string>

namespace {
int failures = 0;
void check(bool holds, const char *what) {
  if (!holds)
    std::fprintf(stderr, "coexist: %s\n", what);
  failures += !holds;
}

const char valid[] = "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = stablehlo.add %a, %a : tensor<2xf32> "
                     "return %0 : tensor<2xf32> }";
const char invalid[] = "func.func @main( -> tensor<2xf32>";

// Errors of the library are C++ exceptions inside.
void theirs() {
  shlo_module *module = nullptr;
  shlo_plan *plan = nullptr;
  shlo_error *error = nullptr;
  const float in[2] = {1.5f, -2.0f};
  float out[2] = {};
  const void *inputs[1] = {in};
  void *outputs[1] = {out};
  check(shlo_module_parse(invalid, std::strlen(invalid), nullptr, &module, &error) == SHLO_MALFORMED, "no text error");
  shlo_error_destroy(error);
  check(shlo_module_parse(valid, std::strlen(valid), nullptr, &module, &error) == SHLO_OK, "no module");
  check(shlo_plan_create(module, nullptr, &plan, &error) == SHLO_OK, "no plan");
  check(shlo_plan_run_raw(plan, 0, nullptr, 1, outputs, nullptr, &error) == SHLO_INVALID_ARGUMENT, "no error of a run");
  shlo_error_destroy(error);
  check(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, nullptr, &error) == SHLO_OK && out[0] == 3 && out[1] == -4,
        "wrong results");
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
}

void ours() {
  mlir::MLIRContext context;
  context.loadDialect<mlir::func::FuncDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>("func.func @f(%a: i32) -> i32 { return %a : i32 }", &context);
  check(module && module->lookupSymbol<mlir::func::FuncOp>("f"), "this program's MLIR does not parse");
  context.getDiagEngine().registerHandler([](mlir::Diagnostic &) {});
  check(!mlir::parseSourceString<mlir::ModuleOp>(valid, &context), "this program's MLIR has the library's dialect");
}

void thrown() {
  try {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << 1.5;
    throw std::runtime_error(text.str());
  } catch (const std::exception &caught) {
    theirs(); // with an exception of this program in flight
    ours();
    check(std::string(caught.what()) == "1.5", "another exception");
    try {
      throw;
    } catch (const std::runtime_error &again) {
      check(&again == &caught, "not the same exception");
    }
  }
}
} // namespace

int main() {
  ours();
  theirs();
  thrown();
  if (failures == 0)
    std::cout << "two C++ libraries, LLVMs and MLIRs in one program" << std::endl;
  return failures != 0;
}
