# Install rules, the pkg-config file and the CMake package.
include(CMakePackageConfigHelpers)

install(TARGETS stablehlo-c EXPORT stablehlo-c
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT development)
install(TARGETS shlo RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT runtime)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/stablehlo-c DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development FILES_MATCHING PATTERN "*.h")
# The licences of the linked libraries, and where to find their source.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/docs/dependencies.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)

# The data to generate bindings from.
install(FILES ${PROJECT_SOURCE_DIR}/docs/capi.json ${PROJECT_SOURCE_DIR}/docs/opset.json
  DESTINATION ${CMAKE_INSTALL_DATADIR}/stablehlo-c COMPONENT development)

# The tool finds the library relative to itself, so the prefix can be moved.
set_target_properties(shlo PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")

# Relative to the file itself, so that a moved prefix still works.
file(RELATIVE_PATH SHLO_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" SHLO_PC_PREFIX "${SHLO_PC_PREFIX}")
configure_file(${PROJECT_SOURCE_DIR}/pkgconfig/stablehlo-c.pc.in ${PROJECT_BINARY_DIR}/stablehlo-c.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/stablehlo-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT development)

set(_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/stablehlo-c)
install(EXPORT stablehlo-c NAMESPACE stablehlo-c:: DESTINATION ${_package_dir} FILE stablehlo-c-targets.cmake
  COMPONENT development)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/stablehlo-c-config.cmake.in
  ${PROJECT_BINARY_DIR}/stablehlo-c-config.cmake INSTALL_DESTINATION ${_package_dir})
# While the ABI major is 0, a minor may change existing functions.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/stablehlo-c-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/stablehlo-c-config.cmake ${PROJECT_BINARY_DIR}/stablehlo-c-config-version.cmake
  DESTINATION ${_package_dir} COMPONENT development)
