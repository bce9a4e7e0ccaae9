# Registers suites that count what they try, and tests that need more than a clone.
set(SHLO_COUNTS ${PROJECT_BINARY_DIR}/tests/counts)

# shlo_suite(NAME COMMAND...): a test that counts what it tried (support/counts.h); conformance-summary adds the counts.
function(shlo_suite NAME)
  add_test(NAME ${NAME} COMMAND ${ARGN})
  set_tests_properties(${NAME} PROPERTIES TIMEOUT 600 DEPENDS conformance-start
    ENVIRONMENT SHLO_COUNTS=${SHLO_COUNTS}/${NAME})
  set_property(GLOBAL APPEND PROPERTY SHLO_SUITES ${NAME})
endfunction()

# shlo_left_out(REASON NAME...): these tests are not registered; shlo_summary() prints them with the reason.
function(shlo_left_out REASON)
  set_property(GLOBAL APPEND PROPERTY SHLO_REASONS ${REASON})
  set_property(GLOBAL APPEND PROPERTY "SHLO_LEFT_OUT ${REASON}" ${ARGN})
endfunction()

# shlo_shared_suite(NAME FOLDER COMMAND...): a suite on data of the shared folder, registered if FOLDER exists there.
function(shlo_shared_suite NAME FOLDER)
  if(IS_DIRECTORY ${SHLO_SHARED}/${FOLDER})
    shlo_suite(${NAME} ${ARGN})
  else()
    shlo_left_out("no ${SHLO_SHARED}" ${NAME})
  endif()
endfunction()

# shlo_summary(): registers the test that adds up the counts. Call it after all suites are registered.
function(shlo_summary)
  get_property(suites GLOBAL PROPERTY SHLO_SUITES)
  get_property(reasons GLOBAL PROPERTY SHLO_REASONS)
  list(REMOVE_DUPLICATES reasons)
  set(left_out)
  foreach(reason ${reasons})
    get_property(names GLOBAL PROPERTY "SHLO_LEFT_OUT ${reason}")
    list(JOIN names " " names)
    string(APPEND left_out " ${names} (${reason})")
  endforeach()
  if(left_out)
    message(STATUS "Tests left out:${left_out}")
  endif()
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(summary ${PROJECT_SOURCE_DIR}/tests/support/summary.py)
  file(MAKE_DIRECTORY ${SHLO_COUNTS})
  add_test(NAME conformance-start COMMAND ${Python3_EXECUTABLE} ${summary} --clear ${SHLO_COUNTS})
  add_test(NAME conformance-summary COMMAND ${Python3_EXECUTABLE} ${summary} ${SHLO_COUNTS} "${left_out}" ${suites})
  set_tests_properties(conformance-summary PROPERTIES DEPENDS "${suites}")
  add_test(NAME conformance-summary-twins COMMAND ${Python3_EXECUTABLE} ${summary} --twins)
endfunction()
