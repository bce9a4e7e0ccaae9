# What both sides of PJRT share: its headers, and src/pjrt, which sees the public headers and nothing else. Only
# SHLO_PJRT_INCLUDE is in the include paths of src/pjrt and src/plugin.
set(SHLO_PJRT_INCLUDE ${PROJECT_BINARY_DIR}/plugin-include CACHE INTERNAL "the include path of both sides of PJRT")
file(MAKE_DIRECTORY ${SHLO_PJRT_INCLUDE}/xla/pjrt)
foreach(_folder src/pjrt src/plugin include/stablehlo-c)
  get_filename_component(_name ${_folder} NAME)
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${_folder} ${SHLO_PJRT_INCLUDE}/${_name} SYMBOLIC)
endforeach()
# As the headers call each other.
file(MAKE_DIRECTORY ${SHLO_PJRT_INCLUDE}/xla/ffi)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/third_party/pjrt ${SHLO_PJRT_INCLUDE}/xla/pjrt/c SYMBOLIC)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/third_party/xla_ffi ${SHLO_PJRT_INCLUDE}/xla/ffi/api SYMBOLIC)

# shlo_pjrt_room(NAME): the sources of src/NAME as the object library shlo-NAME.
function(shlo_pjrt_room NAME)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${NAME}/*.cpp)
  add_library(shlo-${NAME} OBJECT ${sources})
  target_include_directories(shlo-${NAME} PRIVATE ${SHLO_PJRT_INCLUDE})
  target_compile_options(shlo-${NAME} PRIVATE $<TARGET_PROPERTY:shlo-flags,INTERFACE_COMPILE_OPTIONS>)
  target_compile_definitions(shlo-${NAME} PRIVATE $<TARGET_PROPERTY:shlo-flags,INTERFACE_COMPILE_DEFINITIONS>)
endfunction()

shlo_pjrt_room(pjrt)
set_property(GLOBAL APPEND PROPERTY SHLO_ROOMS shlo-pjrt)
