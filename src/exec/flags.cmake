# Matrix products are compiled once an instruction set; which one runs is decided when a plan is made. Always optimized:
# what the compiler does not inline would be a function of the C++ library for a wide instruction set.
find_path(SHLO_EIGEN_INCLUDE Eigen/Core PATHS /usr/include/eigen3)
if(NOT SHLO_EIGEN_INCLUDE)
  message(FATAL_ERROR "Eigen is missing: run scripts/setup")
endif()
target_include_directories(shlo-exec SYSTEM PRIVATE ${SHLO_EIGEN_INCLUDE})
set(_gemm_flags -O2)
set_source_files_properties(exec/linear_gemm_baseline.cpp PROPERTIES COMPILE_OPTIONS "${_gemm_flags}")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(exec/linear_gemm_avx2.cpp PROPERTIES COMPILE_OPTIONS "${_gemm_flags};-march=x86-64-v3")
  set_source_files_properties(exec/linear_gemm_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "${_gemm_flags};-march=x86-64-v4;-mprefer-vector-width=512")
endif()
# Products of complex numbers without the search for infinities that Annex G of C asks for, quotients scaled.
set_source_files_properties(exec/linear_fft.cpp exec/linear_triangular.cpp PROPERTIES
  COMPILE_OPTIONS -fcomplex-arithmetic=improved)
