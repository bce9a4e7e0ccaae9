# libpjrt-stablehlo-c.so: a device for clients of PJRT. Everything is linked in, as into the library, because clients take
# the path of one file; only GetPjrtApi is exported. Its room sees the public headers and src/pjrt, and nothing else.
shlo_pjrt_room(plugin)
add_library(pjrt-stablehlo-c MODULE $<TARGET_OBJECTS:shlo-plugin>)
shlo_link_rooms(pjrt-stablehlo-c ${PROJECT_SOURCE_DIR}/src/plugin/exports.map)
