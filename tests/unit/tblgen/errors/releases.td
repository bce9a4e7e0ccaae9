// Releases and requirements that can't be so.
include "base.td"
def : Release<"0.9.0", "", 4>;
def : Release<"1.0.0", "", 1>; // error: the bytecode version is older than that of 0.9.0
def : Release<"1.1.0", "", 6>;
def : Release<"1.1.0", "", 6>; // error: release 1.1.0 is defined twice
