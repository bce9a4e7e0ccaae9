# Files that are generated from src/opset and src/onnx/opset into the build folder; "opset/NAME" and "onnx/opset/NAME"
# on the include path.
set(SHLO_OPSET_DIR ${PROJECT_SOURCE_DIR}/src/opset)
set(SHLO_GEN_DIR ${PROJECT_BINARY_DIR}/gen/opset)
set(SHLO_GENERATED "")

# Runs TOOL on the opset or on another file of records:
# shlo_generate(TOOL OUTPUT FLAG... [FROM FILE] [INTO FOLDER] [DEPENDS FILE...]).
function(shlo_generate TOOL OUTPUT)
  cmake_parse_arguments(GENERATE "" "FROM;INTO" "DEPENDS" ${ARGN})
  if(NOT GENERATE_INTO)
    set(GENERATE_INTO opset)
  endif()
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/gen/${GENERATE_INTO})
  set(out ${PROJECT_BINARY_DIR}/gen/${GENERATE_INTO}/${OUTPUT})
  if(NOT GENERATE_FROM)
    set(GENERATE_FROM ${SHLO_OPSET_DIR}/opset.td)
  endif()
  get_filename_component(folder ${GENERATE_FROM} DIRECTORY)
  add_custom_command(OUTPUT ${out}
    COMMAND ${TOOL} ${GENERATE_UNPARSED_ARGUMENTS} ${GENERATE_FROM}
            -I ${folder} -I ${SHLO_OPSET_DIR} -I ${SHLO_LLVM_ROOT}/include
            --write-if-changed -o ${out} -d ${out}.d
    DEPENDS ${TOOL} ${GENERATE_FROM} ${GENERATE_DEPENDS} DEPFILE ${out}.d
    COMMENT "Generating ${GENERATE_INTO}/${OUTPUT}" VERBATIM)
  set(SHLO_GENERATED ${SHLO_GENERATED} ${out} PARENT_SCOPE)
endfunction()

shlo_generate(${SHLO_MLIR_TBLGEN} dialect.h.inc -gen-dialect-decls -dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} dialect.cpp.inc -gen-dialect-defs -dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} ops.h.inc -gen-op-decls -op-shard-count=4 -op-include-regex=^stablehlo\\.)
shlo_generate(${SHLO_MLIR_TBLGEN} ops.cpp.inc -gen-op-defs -op-shard-count=4 -op-include-regex=^stablehlo\\.)
shlo_generate(${SHLO_MLIR_TBLGEN} types.h.inc -gen-typedef-decls -typedefs-dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} types.cpp.inc -gen-typedef-defs -typedefs-dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=stablehlo)
shlo_generate(${SHLO_MLIR_TBLGEN} enums.h.inc -gen-enum-decls)
shlo_generate(${SHLO_MLIR_TBLGEN} enums.cpp.inc -gen-enum-defs)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_dialect.h.inc -gen-dialect-decls -dialect=chlo)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_dialect.cpp.inc -gen-dialect-defs -dialect=chlo)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_ops.h.inc -gen-op-decls -op-include-regex=^chlo\\.)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_ops.cpp.inc -gen-op-defs -op-include-regex=^chlo\\.)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_attrs.h.inc -gen-attrdef-decls -attrdefs-dialect=chlo)
shlo_generate(${SHLO_MLIR_TBLGEN} chlo_attrs.cpp.inc -gen-attrdef-defs -attrdefs-dialect=chlo)

# The ops of sdy, which are not part of the opset.
set(SHLO_SDY FROM ${PROJECT_SOURCE_DIR}/src/dialect/sdy.td)
foreach(_kind dialect attrdef op)
  shlo_generate(${SHLO_MLIR_TBLGEN} sdy_${_kind}.h.inc -gen-${_kind}-decls ${SHLO_SDY})
  shlo_generate(${SHLO_MLIR_TBLGEN} sdy_${_kind}.cpp.inc -gen-${_kind}-defs ${SHLO_SDY})
endforeach()

# The ops of the reference's test tools.
foreach(_dialect check interpreter)
  foreach(_kind dialect op)
    shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_${_kind}.h.inc -gen-${_kind}-decls
      FROM ${PROJECT_SOURCE_DIR}/src/dialect/${_dialect}.td)
    shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_${_kind}.cpp.inc -gen-${_kind}-defs
      FROM ${PROJECT_SOURCE_DIR}/src/dialect/${_dialect}.td)
  endforeach()
endforeach()

# The ops of arith, shape and tensor.
set(SHLO_SHAPES FROM ${PROJECT_SOURCE_DIR}/src/dialect/shapes.td)
shlo_generate(${SHLO_MLIR_TBLGEN} shapes_type.h.inc -gen-typedef-decls -typedefs-dialect=shape ${SHLO_SHAPES})
shlo_generate(${SHLO_MLIR_TBLGEN} shapes_type.cpp.inc -gen-typedef-defs -typedefs-dialect=shape ${SHLO_SHAPES})
foreach(_dialect arith shape tensor)
  shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_dialect.h.inc -gen-dialect-decls -dialect=${_dialect} ${SHLO_SHAPES})
  shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_dialect.cpp.inc -gen-dialect-defs -dialect=${_dialect} ${SHLO_SHAPES})
  shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_op.h.inc -gen-op-decls -op-include-regex=^${_dialect}\\. ${SHLO_SHAPES})
  shlo_generate(${SHLO_MLIR_TBLGEN} ${_dialect}_op.cpp.inc -gen-op-defs -op-include-regex=^${_dialect}\\. ${SHLO_SHAPES})
endforeach()

# The types of the dialect onnx.
set(SHLO_ONNX_TYPES FROM ${PROJECT_SOURCE_DIR}/src/onnx/dialect/dialect.td INTO onnx/dialect)
shlo_generate(${SHLO_MLIR_TBLGEN} dialect.h.inc -gen-dialect-decls ${SHLO_ONNX_TYPES})
shlo_generate(${SHLO_MLIR_TBLGEN} dialect.cpp.inc -gen-dialect-defs ${SHLO_ONNX_TYPES})
shlo_generate(${SHLO_MLIR_TBLGEN} types.h.inc -gen-typedef-decls ${SHLO_ONNX_TYPES})
shlo_generate(${SHLO_MLIR_TBLGEN} types.cpp.inc -gen-typedef-defs ${SHLO_ONNX_TYPES})

# Our own generator. It runs on the build machine, so a build for another machine takes that of a native build.
if(CMAKE_CROSSCOMPILING)
  set(SHLO_NATIVE_BUILD ${PROJECT_SOURCE_DIR}/build/release CACHE PATH "A build folder for the build machine")
  if(NOT EXISTS ${SHLO_NATIVE_BUILD}/build.ninja)
    message(FATAL_ERROR "No native build in ${SHLO_NATIVE_BUILD}: run scripts/build, or set SHLO_NATIVE_BUILD")
  endif()
  add_custom_target(native-opset-tblgen COMMAND ${CMAKE_COMMAND} --build ${SHLO_NATIVE_BUILD} --target opset-tblgen
    BYPRODUCTS ${SHLO_NATIVE_BUILD}/opset-tblgen VERBATIM)
  add_executable(opset-tblgen IMPORTED GLOBAL)
  set_target_properties(opset-tblgen PROPERTIES IMPORTED_LOCATION ${SHLO_NATIVE_BUILD}/opset-tblgen)
  add_dependencies(opset-tblgen native-opset-tblgen)
else()
  file(GLOB _tblgen_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/tblgen/*.cpp)
  add_executable(opset-tblgen ${_tblgen_sources})
  target_include_directories(opset-tblgen PRIVATE ${PROJECT_SOURCE_DIR}/src)
  # Compiled like the archives that it is linked with. Warnings in MLIR's headers are disabled.
  target_compile_options(opset-tblgen PRIVATE -fno-rtti -Wall -Wextra -Wno-unused-parameter)
  target_link_libraries(opset-tblgen PRIVATE shlo-tablegen)
  target_link_options(opset-tblgen PRIVATE -fuse-ld=lld)
endif()

shlo_generate(opset-tblgen element_functions.inc -gen-element-functions)
shlo_generate(opset-tblgen transcendentals.inc -gen-transcendentals)
shlo_generate(opset-tblgen lowerings.inc -gen-lowerings)
shlo_generate(opset-tblgen program_structures.inc -gen-program-structures)
shlo_generate(opset-tblgen program_ops.inc -gen-program-ops)
shlo_generate(opset-tblgen copied_lowerings.inc -gen-copied-lowerings)
shlo_generate(opset-tblgen infer_ops.inc -gen-infer-ops)
shlo_generate(opset-tblgen op_shapes.inc -gen-op-shapes)
shlo_generate(opset-tblgen formats.inc -gen-formats)
shlo_generate(opset-tblgen builders.inc -gen-builders)
shlo_generate(opset-tblgen builders_test.inc -gen-builders-test)
shlo_generate(opset-tblgen extents.inc -gen-extents)
shlo_generate(opset-tblgen padding.inc -gen-padding)
shlo_generate(opset-tblgen static_forms.inc -gen-static-forms)
shlo_generate(opset-tblgen built_ops.inc -gen-built-ops)
shlo_generate(opset-tblgen client_ops.inc -gen-client-ops)
shlo_generate(opset-tblgen deprecated_ops.inc -gen-deprecated-ops)
shlo_generate(opset-tblgen older_forms.inc -gen-older-forms)
shlo_generate(opset-tblgen client_calls.inc -gen-client-calls)
shlo_generate(opset-tblgen rewriting.inc -gen-rewriting-facts)
shlo_generate(opset-tblgen speculation.inc -gen-speculation)
shlo_generate(opset-tblgen stored_forms.inc -gen-stored-forms)
shlo_generate(opset-tblgen constraints.inc -gen-constraints)
shlo_generate(opset-tblgen versions.inc -gen-versions)
shlo_generate(opset-tblgen versioned_ops.inc -gen-versioned-ops)
shlo_generate(opset-tblgen wire_codes.inc -gen-wire-codes)
shlo_generate(opset-tblgen attributes.inc -gen-attributes)
set(SHLO_PASSES FROM ${PROJECT_SOURCE_DIR}/src/passes/passes.td INTO passes)
shlo_generate(opset-tblgen passes.h.inc -gen-pass-declarations ${SHLO_PASSES})
shlo_generate(opset-tblgen passes.cpp.inc -gen-pass-table ${SHLO_PASSES})
set(SHLO_LEDGER ${SHLO_OPSET_DIR}/ledger.txt)
shlo_generate(opset-tblgen op_numbers.inc -gen-op-numbers -ledger ${SHLO_LEDGER} DEPENDS ${SHLO_LEDGER})
set(SHLO_ONNX FROM ${PROJECT_SOURCE_DIR}/src/onnx/opset/onnx.td INTO onnx/opset)
shlo_generate(opset-tblgen lists.inc -gen-onnx-lists ${SHLO_ONNX})
shlo_generate(opset-tblgen tables.inc -gen-onnx-tables ${SHLO_ONNX})
shlo_generate(opset-tblgen functions.inc -gen-onnx-functions ${SHLO_ONNX})

add_custom_target(shlo-generated DEPENDS ${SHLO_GENERATED})

# Generated files that users read are committed: `opset-update` writes them, and a test compares them.
set(SHLO_COMMITTED_COMMAND ${CMAKE_COMMAND} -D TBLGEN=$<TARGET_FILE:opset-tblgen> -D LLVM_ROOT=${SHLO_LLVM_ROOT}
  -D SOURCE=${PROJECT_SOURCE_DIR} -D BINARY=${PROJECT_BINARY_DIR})
add_custom_target(opset-update
  COMMAND ${SHLO_COMMITTED_COMMAND} -D UPDATE=ON -P ${PROJECT_SOURCE_DIR}/cmake/opset-committed.cmake
  DEPENDS opset-tblgen VERBATIM)
