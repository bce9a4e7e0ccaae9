# Matrix products are compiled once per instruction set; the choice is made with the plan. They are always optimized: a
# function of the C++ library that is not inlined would otherwise be compiled for a wide instruction set. Their loops are
# unrolled by hand, so they are as quick if they are compiled for size.
find_path(SHLO_EIGEN_INCLUDE Eigen/Core PATHS /usr/include/eigen3)
if(NOT SHLO_EIGEN_INCLUDE)
  message(FATAL_ERROR "Eigen is missing: run scripts/setup")
endif()
target_include_directories(shlo-exec SYSTEM PRIVATE ${SHLO_EIGEN_INCLUDE})
set(_gemm_flags -Os)
set_source_files_properties(exec/linear_gemm_baseline.cpp PROPERTIES COMPILE_OPTIONS "${_gemm_flags}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # Otherwise the compiler tunes kernels with AVX2 for the processor of -march, which is older than AVX2: it divides each
  # unaligned load and store into two.
  target_compile_options(shlo-exec PRIVATE -mtune=generic)
  set_source_files_properties(exec/linear_gemm_avx2.cpp PROPERTIES COMPILE_OPTIONS "${_gemm_flags};-march=x86-64-v3")
  set_source_files_properties(exec/linear_gemm_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${_gemm_flags};-march=x86-64-v4;-mprefer-vector-width=512")
endif()
# Nothing is thrown through the kernels of elements, which call nothing of the C++ library.
set(_no_unwinding "-fno-exceptions;-fno-asynchronous-unwind-tables")
foreach(kernels columns compare complex_vectors convert float integer rows single)
  set_source_files_properties(exec/elementwise_${kernels}.cpp PROPERTIES COMPILE_OPTIONS "${_no_unwinding}")
endforeach()
foreach(kernels epilogue indexing_combine linear_direct linear_integers linear_unpacked reduction_pool reduction_positions transpose)
  set_source_files_properties(exec/${kernels}.cpp PROPERTIES COMPILE_OPTIONS "${_no_unwinding}")
endforeach()
# Chains of element functions are compiled once per instruction set, too.
# Highway takes the instruction set of the flags. It wants AES for AVX2, of which nothing is used.
set(_chain_flags "-O2;${_no_unwinding};-DHWY_COMPILE_ONLY_STATIC;-DHWY_DISABLE_PCLMUL_AES")
set_source_files_properties(exec/elementwise_chain_baseline.cpp PROPERTIES COMPILE_OPTIONS "${_chain_flags}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(exec/elementwise_chain_avx2.cpp PROPERTIES COMPILE_OPTIONS
    "${_chain_flags};-march=x86-64-v3")
  set_source_files_properties(exec/elementwise_chain_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${_chain_flags};-march=x86-64-v4")
  set_source_files_properties(exec/elementwise_chain_bits.cpp PROPERTIES COMPILE_OPTIONS
    "${_chain_flags};-march=x86-64-v4;-mavx512vpopcntdq;-mavx512bitalg")
endif()
# Loops over lines are vectorized by the compiler.
set(_line_flags "-O2;${_no_unwinding}")
set_source_files_properties(exec/linear_lines_baseline.cpp PROPERTIES COMPILE_OPTIONS "${_line_flags}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(exec/linear_lines_avx2.cpp PROPERTIES COMPILE_OPTIONS "${_line_flags};-march=x86-64-v3")
  set_source_files_properties(exec/linear_lines_avx512.cpp PROPERTIES COMPILE_OPTIONS "${_line_flags};-march=x86-64-v4")
endif()
# Their inner loops are those of kernels or are unrolled by hand, except where few elements are left.
set_property(SOURCE exec/indexing_gather.cpp exec/indexing_scatter.cpp exec/linear_convolution.cpp
  exec/linear_convolution_direct.cpp exec/linear_convolution_pointwise.cpp exec/linear_direct.cpp exec/linear_dot.cpp
  exec/linear_dot_packed.cpp exec/linear_dot_unpacked.cpp exec/linear_fft_bundles.cpp exec/pieces.cpp
  exec/reduction_select_and_scatter.cpp exec/reduction_sort.cpp APPEND PROPERTY COMPILE_OPTIONS -Os)
# Complex products without the tests for infinities of Annex G of C; scaled complex quotients. The blocks of solvers and
# decompositions are products, so the rest is compiled for size.
set_source_files_properties(exec/linear_fft.cpp PROPERTIES COMPILE_OPTIONS "-fcomplex-arithmetic=improved;-Os")
foreach(kernels cholesky condensed lu qr schur svd symmetric triangular)
  set_source_files_properties(exec/linear_${kernels}.cpp PROPERTIES
    COMPILE_OPTIONS "-fcomplex-arithmetic=improved;-Os")
endforeach()
