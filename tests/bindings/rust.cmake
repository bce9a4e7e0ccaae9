# The high level of Rust: the crate's own tests, linked and loaded, its documentation and its examples; and its features
# that need other crates, if cargo has these.
find_program(SHLO_CARGO cargo NO_CACHE)
if(SHLO_CARGO)
  execute_process(COMMAND ${SHLO_CARGO} --version OUTPUT_VARIABLE _cargo ERROR_QUIET)
  string(REGEX MATCH "[0-9]+\\.[0-9]+" _cargo "${_cargo}")
endif()
set(_suites bindings-rust-suite bindings-rust-features)
if(SHLO_SANITIZE OR SHLO_COVERAGE)
  shlo_left_out("other languages are built without the instrumentation's runtime" ${_suites})
  return()
elseif(NOT _cargo)
  shlo_left_out("no cargo" ${_suites})
  return()
elseif(_cargo VERSION_LESS 1.63)
  shlo_left_out("cargo ${_cargo} is older than 1.63" ${_suites})
  return()
endif()
add_test(NAME bindings-rust-suite COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/rust_suite ${CMAKE_CURRENT_BINARY_DIR}
  $<TARGET_FILE:stablehlo-c>)
set_tests_properties(bindings-rust-suite PROPERTIES TIMEOUT 900)

set(_crate ${PROJECT_SOURCE_DIR}/bindings/rust/stablehlo)
execute_process(COMMAND ${SHLO_CARGO} tree --manifest-path ${_crate}/Cargo.toml --all-features --locked --offline
  RESULT_VARIABLE _missing OUTPUT_QUIET ERROR_QUIET)
if(_cargo VERSION_LESS 1.81)
  shlo_left_out("cargo ${_cargo} is older than 1.81, which the crate half needs" bindings-rust-features)
elseif(_missing)
  shlo_left_out("cargo has not the crates that `cargo fetch` in bindings/rust/stablehlo downloads"
    bindings-rust-features)
else()
  add_test(NAME bindings-rust-features COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/rust_features ${CMAKE_CURRENT_BINARY_DIR}
    $<TARGET_FILE:stablehlo-c>)
  set_tests_properties(bindings-rust-features PROPERTIES TIMEOUT 900)
endif()
