# Install rules, the pkg-config file and the CMake package. The components are runtime (the library), development
# (headers and what finds the library), static (the archive), tool (shlo, its man pages and its completions), plugin
# (libpjrt-stablehlo-c.so) and debug (the names of internal functions).
include(CMakePackageConfigHelpers)
include(abi-version)
set(_objcopy ${SHLO_LLVM_TOOLS}/llvm-objcopy)
set(_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/stablehlo-c)

# shlo_install_stripped(COMPONENT FILE OPTION...): after FILE was installed.
function(shlo_install_stripped COMPONENT FILE)
  set(options "")
  foreach(option ${ARGN}) # quoted, as a path may have spaces
    string(APPEND options " \"${option}\"")
  endforeach()
  install(CODE "execute_process(COMMAND ${_objcopy}${options} \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${FILE}\"
    COMMAND_ERROR_IS_FATAL ANY)" COMPONENT ${COMPONENT})
endfunction()

install(TARGETS stablehlo-c EXPORT stablehlo-c
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT development)
shlo_install_stripped(runtime ${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:stablehlo-c>
  --strip-unneeded --add-gnu-debuglink=${SHLO_DEBUG_FILE})
# Debuggers look there.
install(FILES ${SHLO_DEBUG_FILE} DESTINATION ${CMAKE_INSTALL_LIBDIR}/.debug COMPONENT debug)
install(TARGETS pjrt-stablehlo-c LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT plugin)
shlo_install_stripped(plugin ${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:pjrt-stablehlo-c> --strip-all)
install(FILES ${PROJECT_SOURCE_DIR}/third_party/pjrt/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR}/licences
  RENAME PJRT.txt COMPONENT plugin)
install(TARGETS shlo RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tool)
shlo_install_stripped(tool ${CMAKE_INSTALL_BINDIR}/$<TARGET_FILE_NAME:shlo> --strip-all)
# Completions of bash, zsh and fish, and man pages.
install(DIRECTORY ${PROJECT_BINARY_DIR}/src/tools/share/ DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT tool)
# The tool by the names of the reference's tools: aside, so that nobody's real ones are hidden.
option(SHLO_REFERENCE_NAMES "Install stablehlo-opt and stablehlo-translate beside shlo, too" OFF)
set(_reference_folders ${CMAKE_INSTALL_LIBEXECDIR}/stablehlo-c)
if(SHLO_REFERENCE_NAMES)
  list(APPEND _reference_folders ${CMAKE_INSTALL_BINDIR})
endif()
foreach(_folder ${_reference_folders})
  file(RELATIVE_PATH _shlo /${_folder} /${CMAKE_INSTALL_BINDIR}/shlo)
  foreach(_name stablehlo-opt stablehlo-translate)
    install(CODE "file(MAKE_DIRECTORY \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${_folder}\")
      file(CREATE_LINK ${_shlo} \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${_folder}/${_name}\" SYMBOLIC)"
      COMPONENT tool)
  endforeach()
endforeach()
if(TARGET stablehlo-c-static)
  install(TARGETS stablehlo-c-static EXPORT stablehlo-c-static
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT static)
  install(EXPORT stablehlo-c-static NAMESPACE stablehlo-c:: DESTINATION ${_package_dir} FILE stablehlo-c-static.cmake
    COMPONENT static)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/stablehlo-c DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development FILES_MATCHING PATTERN "*.h")

# The licences of the linked libraries, and where to find their source.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/docs/dependencies.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
foreach(_library libmlir-22-dev:LLVM libeigen3-dev:Eigen libhwy-dev:Highway nlohmann-json3-dev:nlohmann-json
    libstdc++-12-dev:libstdc++)
  string(REPLACE ":" ";" _library ${_library})
  list(GET _library 0 _package)
  list(GET _library 1 _name)
  install(FILES ${CMAKE_SYSROOT}/usr/share/doc/${_package}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR}/licences RENAME ${_name}.txt
    COMPONENT runtime)
endforeach()

# The data to generate bindings from.
install(FILES ${PROJECT_SOURCE_DIR}/docs/capi.json ${PROJECT_SOURCE_DIR}/docs/opset.json
  DESTINATION ${CMAKE_INSTALL_DATADIR}/stablehlo-c COMPONENT development)

# The tool finds the library relative to itself, so the prefix can be moved. Python's wheels have them in one folder.
set_target_properties(shlo PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}:$ORIGIN")

# Relative to the file itself, so that a moved prefix still works.
file(RELATIVE_PATH SHLO_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" SHLO_PC_PREFIX "${SHLO_PC_PREFIX}")
configure_file(${PROJECT_SOURCE_DIR}/pkgconfig/stablehlo-c.pc.in ${PROJECT_BINARY_DIR}/stablehlo-c.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/stablehlo-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT development)

install(EXPORT stablehlo-c NAMESPACE stablehlo-c:: DESTINATION ${_package_dir} FILE stablehlo-c-targets.cmake
  COMPONENT development)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/stablehlo-c-config.cmake.in
  ${PROJECT_BINARY_DIR}/stablehlo-c-config.cmake INSTALL_DESTINATION ${_package_dir})
# A minor of the ABI only adds.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/stablehlo-c-config-version.cmake
  COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/stablehlo-c-config.cmake ${PROJECT_BINARY_DIR}/stablehlo-c-config-version.cmake
  DESTINATION ${_package_dir} COMPONENT development)

include(cpack)
