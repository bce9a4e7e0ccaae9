# libstablehlo-c.so: everything is linked in, and only shlo_* is exported.
include(${CMAKE_CURRENT_LIST_DIR}/abi-version.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/glibc.cmake)

add_library(stablehlo-c SHARED)
foreach(room ${SHLO_ROOMS})
  target_sources(stablehlo-c PRIVATE $<TARGET_OBJECTS:${room}>)
endforeach()
if(NOT SHLO_SANITIZE AND NOT SHLO_COVERAGE)
  # Sanitizers and coverage need the environment and the real exit.
  add_library(shlo-stubs OBJECT ${PROJECT_SOURCE_DIR}/src/capi/host/stubs.c)
  target_compile_options(shlo-stubs PRIVATE -fno-builtin)
  target_sources(stablehlo-c PRIVATE $<TARGET_OBJECTS:shlo-stubs>)
endif()
set_target_properties(stablehlo-c PROPERTIES
  LINKER_LANGUAGE CXX
  VERSION ${SHLO_ABI_MAJOR}.${SHLO_ABI_MINOR}.0
  SOVERSION ${SHLO_ABI_MAJOR}
  LINK_DEPENDS ${PROJECT_SOURCE_DIR}/src/capi/exports.map)
target_include_directories(stablehlo-c INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(stablehlo-c PRIVATE shlo-flags shlo-mlir)
shlo_link_old_glibc(stablehlo-c)
target_link_options(stablehlo-c PRIVATE
  -static-libstdc++ -static-libgcc
  -Wl,--version-script=${PROJECT_SOURCE_DIR}/src/capi/exports.map
  -Wl,--exclude-libs,ALL -Wl,-Bsymbolic -Wl,--gc-sections -Wl,--icf=all -Wl,-O2
  -Wl,--hash-style=gnu -Wl,-z,relro,-z,now -Wl,--as-needed)
if(NOT SHLO_SANITIZE)
  target_link_options(stablehlo-c PRIVATE -Wl,--no-undefined)
endif()
add_library(stablehlo-c::stablehlo-c ALIAS stablehlo-c)
