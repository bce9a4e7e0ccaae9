# Language, warnings and instrumentation for all our code.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 99)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "stablehlo-c is built with clang 22 (the presets choose it): found ${CMAKE_CXX_COMPILER_ID}")
endif()

# ccache, where it is there: precompiled headers want some leniency, and the base folder makes build folders share.
find_program(SHLO_CCACHE ccache)
if(SHLO_CCACHE)
  foreach(language C CXX)
    set(CMAKE_${language}_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${SHLO_CCACHE})
  endforeach()
endif()

set(SHLO_SANITIZE "" CACHE STRING "Sanitizers for our code: address,undefined or thread")
option(SHLO_FUZZ "Build the fuzzers" OFF)
option(SHLO_COVERAGE "Instrument for coverage" OFF)

# No O3: it grows the library and the build without making a kernel quicker (the kernels are written with vector types).
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-O2")
# What MLIR's headers assert would end a user's process, so a release has none of it. Under sanitizers it is wanted: it
# shows what we have to check.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g")

add_library(shlo-flags INTERFACE)
target_compile_options(shlo-flags INTERFACE
  -Wall -Wextra -Wno-unused-parameter -ffunction-sections -fdata-sections -march=x86-64-v2
  -fno-math-errno -ffp-contract=off)
target_include_directories(shlo-flags INTERFACE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_BINARY_DIR}/gen)
target_link_options(shlo-flags INTERFACE -fuse-ld=lld)
if(SHLO_SANITIZE)
  target_compile_options(shlo-flags INTERFACE -fsanitize=${SHLO_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all
    # MLIR's archives are not instrumented: container annotations and vptr checks would see half of the truth.
    -fno-sanitize=vptr)
  target_link_options(shlo-flags INTERFACE -fsanitize=${SHLO_SANITIZE})
endif()
if(SHLO_FUZZ)
  target_compile_options(shlo-flags INTERFACE -fsanitize=fuzzer-no-link) # what is reached steers the fuzzer
endif()
if(SHLO_COVERAGE)
  target_compile_options(shlo-flags INTERFACE -fprofile-instr-generate -fcoverage-mapping)
  target_link_options(shlo-flags INTERFACE -fprofile-instr-generate)
endif()
