# libstablehlo-c.so: everything is linked in, and only shlo_* is exported.
include(${CMAKE_CURRENT_LIST_DIR}/abi-version.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/glibc.cmake)

if(NOT SHLO_SANITIZE AND NOT SHLO_COVERAGE)
  # Sanitizers and coverage need the environment and the real exit.
  add_library(shlo-stubs OBJECT ${PROJECT_SOURCE_DIR}/src/capi/host/stubs.c
    ${PROJECT_SOURCE_DIR}/src/capi/host/guards.c)
  target_compile_options(shlo-stubs PRIVATE -fno-builtin)
endif()

# shlo_link_rooms(TARGET EXPORTS): links all rooms into a shared library that needs nothing beside it and exports what
# the version script says.
function(shlo_link_rooms TARGET EXPORTS)
  foreach(room ${SHLO_ROOMS})
    target_sources(${TARGET} PRIVATE $<TARGET_OBJECTS:${room}>)
  endforeach()
  if(TARGET shlo-stubs)
    target_sources(${TARGET} PRIVATE $<TARGET_OBJECTS:shlo-stubs> ${PROJECT_SOURCE_DIR}/src/capi/host/unload.c)
  else()
    target_sources(${TARGET} PRIVATE ${PROJECT_SOURCE_DIR}/src/base/glibc/threads.c)
  endif()
  set_target_properties(${TARGET} PROPERTIES LINKER_LANGUAGE CXX LINK_DEPENDS ${EXPORTS})
  target_link_libraries(${TARGET} PRIVATE shlo-flags shlo-mlir)
  shlo_link_old_glibc(${TARGET})
  target_link_options(${TARGET} PRIVATE
    -static-libstdc++ -static-libgcc
    -Wl,--version-script=${EXPORTS}
    -Wl,--exclude-libs,ALL -Wl,-Bsymbolic -Wl,--gc-sections -Wl,--icf=all -Wl,-O2
    -Wl,--hash-style=gnu -Wl,--build-id=sha1 -Wl,-z,relro,-z,now -Wl,--as-needed)
  if(NOT SHLO_SANITIZE)
    target_link_options(${TARGET} PRIVATE -Wl,--no-undefined)
  endif()
endfunction()

add_library(stablehlo-c SHARED)
shlo_link_rooms(stablehlo-c ${PROJECT_SOURCE_DIR}/src/capi/exports.map)
shlo_load_libraries(stablehlo-c)
set_target_properties(stablehlo-c PROPERTIES
  VERSION ${SHLO_ABI_MAJOR}.${SHLO_ABI_MINOR}.0
  SOVERSION ${SHLO_ABI_MAJOR})
target_include_directories(stablehlo-c INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
add_library(stablehlo-c::stablehlo-c ALIAS stablehlo-c)

# The names of internal functions, for debuggers. The installed library does not have them.
set(SHLO_DEBUG_FILE $<TARGET_FILE:stablehlo-c>.debug PARENT_SCOPE)
add_custom_command(TARGET stablehlo-c POST_BUILD
  COMMAND ${SHLO_LLVM_TOOLS}/llvm-objcopy --only-keep-debug $<TARGET_FILE:stablehlo-c>
          $<TARGET_FILE:stablehlo-c>.debug VERBATIM)

# libstablehlo-c.a: one object file with everything that the library needs but libc and libm. Only shlo_* is global in
# it, so a program that links it may have another LLVM, MLIR and C++ library.
if(TARGET shlo-stubs)
  set(_objects $<TARGET_OBJECTS:shlo-stubs> $<TARGET_OBJECTS:shlo-glibc-missing>)
  foreach(room ${SHLO_ROOMS})
    list(APPEND _objects $<TARGET_OBJECTS:${room}>)
  endforeach()
  set(_object ${CMAKE_CURRENT_BINARY_DIR}/stablehlo-c.o)
  # Groups of sections are merged by their names, also by those of local symbols, so there may be none. The system's
  # functions for threads get their names when the library's own functions by these names are local (base/threads.cpp).
  add_custom_command(OUTPUT ${_object}
    COMMAND ${CMAKE_CXX_COMPILER} ${SHLO_TARGET_OPTIONS} -r -nostdlib -static -fuse-ld=lld -Wl,--force-group-allocation
            -o ${_object} ${_objects} $<TARGET_PROPERTY:shlo-mlir,INTERFACE_LINK_LIBRARIES>
            -Wl,--start-group -lstdc++ -lgcc_eh -lgcc -Wl,--end-group
    COMMAND ${SHLO_LLVM_TOOLS}/llvm-objcopy --wildcard --keep-global-symbol=shlo_* --localize-hidden
            --strip-unneeded ${_object}
    COMMAND ${SHLO_LLVM_TOOLS}/llvm-objcopy --redefine-sym shloSystemCreate=pthread_create
            --redefine-sym shloSystemJoin=pthread_join --redefine-sym shloSystemSetStack=pthread_attr_setstacksize
            ${_object}
    DEPENDS ${_objects} COMMENT "Linking stablehlo-c.o" COMMAND_EXPAND_LISTS VERBATIM)
  add_library(stablehlo-c-static STATIC ${_object})
  set_source_files_properties(${_object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  set_target_properties(stablehlo-c-static PROPERTIES OUTPUT_NAME stablehlo-c EXPORT_NAME static LINKER_LANGUAGE C)
  target_include_directories(stablehlo-c-static INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(stablehlo-c-static INTERFACE m pthread ${CMAKE_DL_LIBS})
  add_library(stablehlo-c::static ALIAS stablehlo-c-static)
endif()
