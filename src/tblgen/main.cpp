// opset-tblgen: generates everything from src/opset except MLIR's own classes. Each emitter has one flag.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "llvm/Support/CommandLine.h"
#include "llvm/TableGen/Main.h"
#include "llvm/TableGen/Record.h"

int main(int argc, char **argv) {
  llvm::cl::ParseCommandLineOptions(argc, argv, "Generates from the records of the opset\n");
  return llvm::TableGenMain(argv[0], llvm::TableGenMainFn());
}
