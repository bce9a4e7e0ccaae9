# The high level of Julia. Its tests need exceptions, which Julia has only with a libunwind that it was built for.
find_program(SHLO_JULIA julia NO_CACHE)
if(SHLO_JULIA)
  execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/julia -e "try error() catch; print(VERSION >= v\"1.5\") end"
    OUTPUT_VARIABLE _julia ERROR_QUIET RESULT_VARIABLE _julia_status)
endif()
if(SHLO_SANITIZE OR SHLO_COVERAGE)
  shlo_left_out("other languages are built without the instrumentation's runtime" bindings-julia-suite)
elseif(NOT SHLO_JULIA)
  shlo_left_out("no julia" bindings-julia-suite)
elseif(NOT _julia_status EQUAL 0)
  shlo_left_out("this Julia cannot throw with the libunwind of this system; scripts/setup tests gets the right one"
    bindings-julia-suite)
elseif(NOT _julia STREQUAL "true")
  shlo_left_out("julia is older than 1.5" bindings-julia-suite)
else()
  add_test(NAME bindings-julia-suite COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/julia_suite ${CMAKE_CURRENT_BINARY_DIR}
    $<TARGET_FILE:stablehlo-c> $<TARGET_FILE:bindings-other-abi>)
  set_tests_properties(bindings-julia-suite PROPERTIES TIMEOUT 900)
  set_property(GLOBAL APPEND PROPERTY SHLO_PACKAGE_SUITES julia)
endif()
