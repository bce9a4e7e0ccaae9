# The package for Go. Its tests run with cgo, and without it where Go has purego at hand; nothing is downloaded.
if(NOT TEST bindings-go)
  shlo_left_out("as is the low level" bindings-go-package bindings-go-nocgo)
  return()
endif()
set(_arguments ${CMAKE_CURRENT_BINARY_DIR} $<TARGET_FILE:stablehlo-c> $<TARGET_FILE:bindings-other-abi>)
add_test(NAME bindings-go-package COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/go_package cgo ${_arguments})
set_tests_properties(bindings-go-package PROPERTIES TIMEOUT 900)
set_property(GLOBAL APPEND PROPERTY SHLO_PACKAGE_SUITES go) # a test is only known in its own folder
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env CGO_ENABLED=0 GOPROXY=off GOTOOLCHAIN=local GOFLAGS=-mod=readonly go list -deps .
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/bindings/go RESULT_VARIABLE _no_purego OUTPUT_QUIET ERROR_QUIET)
if(_no_purego)
  shlo_left_out("purego is not in Go's module cache; scripts/setup tests gets it" bindings-go-nocgo)
else()
  add_test(NAME bindings-go-nocgo COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/go_package nocgo ${_arguments})
  set_tests_properties(bindings-go-nocgo PROPERTIES TIMEOUT 900)
endif()
