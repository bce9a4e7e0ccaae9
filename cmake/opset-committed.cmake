# The committed files that are generated from src/opset, src/onnx/opset and src/passes: the ledger, the C headers, the
# data for bindings, and the documents. With UPDATE it writes them. Without, it fails if one differs from the records,
# and prints how to update it.
# Variables: TBLGEN, LLVM_ROOT, SOURCE, BINARY.
include(${CMAKE_CURRENT_LIST_DIR}/abi-version.cmake)
set(out ${BINARY}/gen/committed)
file(MAKE_DIRECTORY ${out})
set(stale "")

function(generate FLAG FILE)
  set(records src/opset/opset.td)
  if(FLAG MATCHES "-onnx-")
    set(records src/onnx/opset/onnx.td)
  elseif(FLAG MATCHES "-pass-")
    set(records src/passes/passes.td)
  endif()
  get_filename_component(folder ${records} DIRECTORY)
  get_filename_component(name ${FILE} NAME)
  execute_process(
    COMMAND ${TBLGEN} ${FLAG} -ledger src/opset/ledger.txt -abi ${SHLO_ABI_MAJOR}.${SHLO_ABI_MINOR} -I ${folder}
            -I ${LLVM_ROOT}/include ${records} -o ${out}/${name}
    WORKING_DIRECTORY ${SOURCE} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${FILE} cannot be made from ${folder} (a released line never changes: mend the record)")
  endif()
  execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${out}/${name} ${SOURCE}/${FILE}
    RESULT_VARIABLE differs OUTPUT_QUIET ERROR_QUIET)
  if(NOT differs)
    return()
  endif()
  if(UPDATE)
    file(COPY_FILE ${out}/${name} ${SOURCE}/${FILE})
    message(STATUS "Wrote ${FILE}")
  else()
    set(stale ${stale} ${FILE} PARENT_SCOPE)
  endif()
endfunction()

# The ledger comes first: it assigns the numbers that the others contain.
generate(-print-ledger src/opset/ledger.txt)
generate(-gen-c-header include/stablehlo-c/opset.h)
generate(-gen-builders-header include/stablehlo-c/ops.h)
generate(-gen-builders-data docs/opset.json)
generate(-gen-docs docs/opset.md)
generate(-gen-constraint-table docs/constraints.md)
generate(-gen-onnx-docs docs/onnx-ops.md)
generate(-gen-onnx-data docs/onnx.json)
generate(-gen-onnx-rules docs/onnx-constraints.md)
generate(-gen-pass-docs docs/pass-list.md)
generate(-gen-pass-data docs/passes.json)
if(stale)
  message(FATAL_ERROR "not what the records say: ${stale}; mend with: cmake --build ${BINARY} --target opset-update")
endif()

# Each ledger starts with the previous one.
find_program(GIT git)
if(UPDATE OR NOT GIT OR NOT EXISTS ${SOURCE}/.git)
  return()
endif()
execute_process(COMMAND ${GIT} log --first-parent --format=%H -- src/opset/ledger.txt
  WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE commits OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
file(READ ${SOURCE}/src/opset/ledger.txt newer)
string(REPLACE "\n" ";" commits "${commits}")
foreach(commit ${commits})
  execute_process(COMMAND ${GIT} show ${commit}:src/opset/ledger.txt
    WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE older ERROR_QUIET)
  string(FIND "${newer}" "${older}" place)
  if(NOT place EQUAL 0)
    message(FATAL_ERROR "src/opset/ledger.txt may only be appended to, but lines of commit ${commit} changed after it: "
      "git diff ${commit} -- src/opset/ledger.txt shows them; put them back, then: "
      "cmake --build ${BINARY} --target opset-update")
  endif()
  set(newer "${older}")
endforeach()
