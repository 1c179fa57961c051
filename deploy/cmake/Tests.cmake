# bastide_add_tests(engine_tests GROUP engine SOURCES a_test.cpp … LIBRARIES bastide::engine …)
# A Catch2 program whose test cases are known to ctest one by one, as "<group>/<name>" with the label <group>.
# Sources include "catch.hpp" and "effort.hpp" (tests/). Working directory of a test: tests/<group>.
function(bastide_add_tests name)
  cmake_parse_arguments(arg "" "GROUP" "SOURCES;LIBRARIES" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} Catch2::Catch2WithMain bastide::warnings)
  catch_discover_tests(${name}
    TEST_PREFIX "${arg_GROUP}/"
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    PROPERTIES LABELS ${arg_GROUP} TIMEOUT 600)
endfunction()

# bastide_add_fuzzer(name SOURCES … LIBRARIES …): a libFuzzer program, built by the preset `fuzz` only; the target
# `fuzzers` is all of them.
function(bastide_add_fuzzer name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT BASTIDE_FUZZ)
    return()
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} bastide::warnings)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  if(NOT TARGET fuzzers)
    add_custom_target(fuzzers)
  endif()
  add_dependencies(fuzzers ${name})
endfunction()
