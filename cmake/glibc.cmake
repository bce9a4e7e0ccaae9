# The library and the tool run with glibc 2.28 and newer, whatever the build machine has. Instrumented builds do not:
# their runtimes replace functions of libc themselves.
if(NOT SHLO_SANITIZE AND NOT SHLO_COVERAGE)
  set(_glibc ${PROJECT_SOURCE_DIR}/src/base/glibc)
  add_library(shlo-glibc-missing OBJECT ${_glibc}/missing.c)
  add_library(shlo-glibc-older OBJECT ${_glibc}/older.c)
  add_library(shlo-glibc-start OBJECT ${_glibc}/start.c)
  add_library(shlo-glibc-loading OBJECT ${_glibc}/loading.c)
  foreach(_part missing older start loading)
    target_compile_options(shlo-glibc-${_part} PRIVATE -Wall -Wextra -fno-builtin)
  endforeach()
endif()

# shlo_link_old_glibc(TARGET): a shared library or a program. It is linked with the static libstdc++, whose newer
# versions older systems do not have. Before glibc 2.34, libpthread was a library of its own.
function(shlo_link_old_glibc TARGET)
  if(TARGET shlo-glibc-older)
    target_sources(${TARGET} PRIVATE $<TARGET_OBJECTS:shlo-glibc-missing> $<TARGET_OBJECTS:shlo-glibc-older>)
    target_link_options(${TARGET} PRIVATE $<$<LINK_LANGUAGE:CXX>:-static-libstdc++> -static-libgcc
      -Wl,--push-state,--no-as-needed,-l:libpthread.so.0,--pop-state)
    target_link_libraries(${TARGET} PRIVATE m)
    get_target_property(type ${TARGET} TYPE)
    if(type STREQUAL EXECUTABLE)
      target_sources(${TARGET} PRIVATE $<TARGET_OBJECTS:shlo-glibc-start>)
    endif()
  endif()
endfunction()

# shlo_load_libraries(TARGET): the target loads libraries. Before glibc 2.34, libdl was a library of its own.
function(shlo_load_libraries TARGET)
  if(TARGET shlo-glibc-loading)
    target_sources(${TARGET} PRIVATE $<TARGET_OBJECTS:shlo-glibc-loading>)
    target_link_options(${TARGET} PRIVATE -Wl,--push-state,--no-as-needed,-l:libdl.so.2,--pop-state)
  endif()
endfunction()
