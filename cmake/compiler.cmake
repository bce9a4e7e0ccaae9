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

# What commands that call the compiler themselves must tell it.
set(_options "")
if(CMAKE_CROSSCOMPILING)
  set(_options --target=${CMAKE_C_COMPILER_TARGET} --sysroot=${CMAKE_SYSROOT} -fuse-ld=lld)
endif()
set(SHLO_TARGET_OPTIONS "${_options}" CACHE INTERNAL "") # scripts/package reads it

# Uses ccache if it is installed. Precompiled headers need some leniency; the base folder lets build folders share.
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
set(SHLO_COVERAGE "" CACHE STRING "Rooms that are instrumented for coverage")

# No O3: it makes the library larger and the build slower, but no kernel faster (kernels use explicit vector types).
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-O2")
# A failed assertion of MLIR's headers would end a user's process, so releases have none. Sanitizer builds have them:
# they show what the library must check.
set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g")

set(_processor "") # the oldest that is supported
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set(_processor -march=x86-64-v2)
endif()
add_library(shlo-flags INTERFACE)
target_compile_options(shlo-flags INTERFACE
  -Wall -Wextra -Wno-unused-parameter -ffunction-sections -fdata-sections ${_processor}
  -fno-math-errno -ffp-contract=off)
target_include_directories(shlo-flags INTERFACE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include
  ${PROJECT_BINARY_DIR}/gen)
target_link_options(shlo-flags INTERFACE -fuse-ld=lld)
if(SHLO_SANITIZE)
  target_compile_options(shlo-flags INTERFACE -fsanitize=${SHLO_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all
    # MLIR's archives are not instrumented, so container annotations and vptr checks would give false reports.
    -fno-sanitize=vptr)
  # AddressSanitizer does not see an index beyond a vector's size but within its capacity, nor an empty optional.
  target_compile_definitions(shlo-flags INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(shlo-flags INTERFACE -fsanitize=${SHLO_SANITIZE})
endif()
if(SHLO_FUZZ)
  target_compile_options(shlo-flags INTERFACE -fsanitize=fuzzer-no-link) # what is reached steers the fuzzer
endif()
if(SHLO_COVERAGE)
  target_link_options(shlo-flags INTERFACE -fprofile-instr-generate)
endif()
