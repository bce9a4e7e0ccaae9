# libpjrt-stablehlo-c.so: a device for clients of PJRT. Everything is linked in, as into the library, because clients take
# the path of one file; only GetPjrtApi is exported. Its rooms see the public headers and src/pjrt, and nothing else.
set(_include ${PROJECT_BINARY_DIR}/plugin-include)
file(MAKE_DIRECTORY ${_include}/xla/pjrt)
foreach(_folder src/pjrt src/plugin include/stablehlo-c)
  get_filename_component(_name ${_folder} NAME)
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${_folder} ${_include}/${_name} SYMBOLIC)
endforeach()
# As the headers call each other.
file(MAKE_DIRECTORY ${_include}/xla/ffi)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/third_party/pjrt ${_include}/xla/pjrt/c SYMBOLIC)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/third_party/xla_ffi ${_include}/xla/ffi/api SYMBOLIC)

foreach(_room pjrt plugin)
  file(GLOB _sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${_room}/*.cpp)
  add_library(shlo-${_room} OBJECT ${_sources})
  target_include_directories(shlo-${_room} PRIVATE ${_include})
  target_compile_options(shlo-${_room} PRIVATE $<TARGET_PROPERTY:shlo-flags,INTERFACE_COMPILE_OPTIONS>)
  target_compile_definitions(shlo-${_room} PRIVATE $<TARGET_PROPERTY:shlo-flags,INTERFACE_COMPILE_DEFINITIONS>)
endforeach()

add_library(pjrt-stablehlo-c MODULE $<TARGET_OBJECTS:shlo-pjrt> $<TARGET_OBJECTS:shlo-plugin>)
shlo_link_rooms(pjrt-stablehlo-c ${PROJECT_SOURCE_DIR}/src/plugin/exports.map)
