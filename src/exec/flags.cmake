# Matrix products are compiled once an instruction set; which one runs is decided when a plan is made.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(exec/gemm_avx2.cpp PROPERTIES COMPILE_OPTIONS "-march=x86-64-v3;-ffp-contract=fast")
  set_source_files_properties(exec/gemm_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "-march=x86-64-v4;-mprefer-vector-width=512;-ffp-contract=fast")
else()
  set_source_files_properties(exec/gemm_baseline.cpp PROPERTIES COMPILE_OPTIONS "-ffp-contract=fast")
endif()
