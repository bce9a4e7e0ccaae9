# The ABI version, which the public header states: SHLO_ABI_MAJOR and SHLO_ABI_MINOR.
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../include/stablehlo-c/version.h _abi REGEX "#define SHLO_ABI_(MAJOR|MINOR)")
string(REGEX MATCH "MAJOR ([0-9]+)" _ "${_abi}")
set(SHLO_ABI_MAJOR ${CMAKE_MATCH_1})
string(REGEX MATCH "MINOR ([0-9]+)" _ "${_abi}")
set(SHLO_ABI_MINOR ${CMAKE_MATCH_1})
