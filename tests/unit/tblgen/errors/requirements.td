// Requirements that no release meets, and two of one number.
include "base.td"
def : Release<"0.9.0", "", 0>;
def : Release<"1.0.0", "", 6>;
def : Compatibility<0, "1.1.0">; // error: 1.1.0 is older or newer than all releases
def : Compatibility<1, "0.9.0">;
def : Compatibility<1, "1.0.0">; // error: requirement 1 is defined twice
