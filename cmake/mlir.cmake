# LLVM and MLIR 22 from the distribution's packages, as static archives. Debian's imported targets refer to libLLVM.so,
# so the required archives are listed here.
set(SHLO_LLVM_ROOT /usr/lib/llvm-22 CACHE PATH "Where LLVM and MLIR 22 are installed")
set(SHLO_LLVM_TOOLS ${SHLO_LLVM_ROOT}/bin CACHE PATH "Where the programs of LLVM and MLIR 22 are")
# An instrumented build of MLIR, for example. The generators keep those of the distribution.
set(SHLO_MLIR_ROOT ${SHLO_LLVM_ROOT} CACHE PATH "Where the headers and archives are that the library is linked with")
set(_lib ${SHLO_MLIR_ROOT}/lib)
if(NOT EXISTS ${_lib}/libMLIRIR.a)
  message(FATAL_ERROR "No MLIR 22 archives in ${_lib}: run scripts/setup, or set SHLO_LLVM_ROOT")
endif()
set(SHLO_MLIR_TBLGEN ${SHLO_LLVM_TOOLS}/mlir-tblgen)

# Includes and macros for code that includes MLIR's headers.
add_library(shlo-mlir INTERFACE)
target_include_directories(shlo-mlir SYSTEM INTERFACE ${SHLO_MLIR_ROOT}/include)
target_compile_definitions(shlo-mlir INTERFACE _GNU_SOURCE)

# The archives are linked as a group; --gc-sections keeps what is used.
function(_shlo_archives OUT)
  set(result "")
  foreach(name ${ARGN})
    if(NOT EXISTS ${_lib}/lib${name}.a)
      message(FATAL_ERROR "${_lib}/lib${name}.a is missing")
    endif()
    list(APPEND result ${_lib}/lib${name}.a)
  endforeach()
  set(${OUT} ${result} PARENT_SCOPE)
endfunction()

_shlo_archives(_mlir_archives
  MLIRIR MLIRSupport MLIRParser MLIRAsmParser MLIRBytecodeReader MLIRBytecodeWriter MLIRBytecodeOpInterface
  MLIRFuncDialect MLIRQuantDialect MLIRInferTypeOpInterface MLIRSideEffectInterfaces MLIRCallInterfaces
  MLIRControlFlowInterfaces MLIRFunctionInterfaces MLIRCastInterfaces MLIRControlFlowDialect)
_shlo_archives(_llvm_archives LLVMSupport LLVMDemangle)

# MLIR and LLVM do not check the results of allocations. Copies of the archives call our functions instead
# (src/base/memory.cpp). What their headers do inline is redirected by src/dialect/pch/mlir.h.
set(_redirected "")
foreach(name malloc calloc realloc free)
  list(APPEND _redirected --redefine-sym ${name}=shlo_checked_${name})
endforeach()
list(APPEND _redirected --redefine-sym __cxa_thread_atexit=shlo_checked_thread_atexit)
# FallbackTypeIDResolver::registerImplicitTypeID, which src/dialect/type_ids.cpp replaces, and the functions of
# StorageUniquer, which src/dialect/uniquer.cpp replaces.
list(APPEND _redirected --wildcard
  --weaken-symbol=_ZN4mlir6detail22FallbackTypeIDResolver22registerImplicitTypeIDEN4llvm9StringRefE
  --weaken-symbol=_ZN4mlir14StorageUniquer*)
string(SHA256 _key "${SHLO_MLIR_ROOT} ${_redirected}")
string(SUBSTRING ${_key} 0 8 _key)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/mlir/${_key})
foreach(list _mlir_archives _llvm_archives)
  foreach(archive ${${list}})
    get_filename_component(name ${archive} NAME)
    set(copy ${PROJECT_BINARY_DIR}/mlir/${_key}/${name})
    if(NOT EXISTS ${copy} OR ${archive} IS_NEWER_THAN ${copy})
      execute_process(COMMAND_ERROR_IS_FATAL ANY COMMAND ${SHLO_LLVM_TOOLS}/llvm-objcopy ${_redirected} ${archive} ${copy})
    endif()
    list(TRANSFORM ${list} REPLACE "^${archive}$" ${copy})
  endforeach()
endforeach()
target_link_libraries(shlo-mlir INTERFACE -Wl,--start-group ${_mlir_archives} ${_llvm_archives} -Wl,--end-group)

set(_lib ${SHLO_LLVM_ROOT}/lib)
_shlo_archives(_tblgen_archives MLIRTableGen LLVMTableGen LLVMSupport LLVMDemangle)
add_library(shlo-tablegen INTERFACE)
target_include_directories(shlo-tablegen SYSTEM INTERFACE ${SHLO_LLVM_ROOT}/include)
target_link_libraries(shlo-tablegen INTERFACE -Wl,--start-group ${_tblgen_archives} -Wl,--end-group)
