# bastide_add_tests(engine_tests GROUP engine SOURCES a_test.cpp … LIBRARIES bastide::engine …
#   [PRECOMPILE <nlohmann/json.hpp> …])
# A Catch2 program whose test cases are known to ctest one by one, as "<group>/<name>" with the label <group>.
# Sources include "catch.hpp" and "effort.hpp" (tests/). Working directory of a test: tests/<group>.
# Files of test cases (*_test.cpp) are compiled without optimisation, and read Catch2 and what PRECOMPILE names from a
# precompiled header: half the time. What they link, models and scenarios included, is optimised as ever.
function(bastide_add_tests name)
  cmake_parse_arguments(arg "" "GROUP" "SOURCES;LIBRARIES;PRECOMPILE" ${ARGN})
  add_executable(${name})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} Catch2::Catch2WithMain bastide::warnings)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    bastide_compile_tests_quickly(${name} "${arg_SOURCES}" "${arg_PRECOMPILE}" "${arg_LIBRARIES}")
  else()  # g++ is no quicker for it
    target_sources(${name} PRIVATE ${arg_SOURCES})
  endif()
  if(BASTIDE_SANITIZE STREQUAL "thread")
    set(spec TEST_SPEC ~[unsanitized]~[unthreaded]~[.])
  elseif(BASTIDE_SANITIZE)
    set(spec TEST_SPEC ~[unsanitized]~[.])
  endif()
  catch_discover_tests(${name}
    ${spec}
    TEST_PREFIX "${arg_GROUP}/"
    WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    PROPERTIES LABELS ${arg_GROUP} TIMEOUT 600)
endfunction()

# Of a template that several files instantiate the linker takes what it meets first. So what is optimised comes before the test cases:
# other objects do so where they are named as sources.
function(bastide_compile_tests_quickly name sources headers libraries)
  set(cases ${sources})
  list(FILTER cases INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  target_sources(${name} PRIVATE ${cases})
  target_compile_options(${name} PRIVATE -O0 -U_FORTIFY_SOURCE)
  bastide_read_once(${name} ${PROJECT_SOURCE_DIR}/tests/catch.hpp ${headers})
  if(sources)
    add_library(${name}_parts OBJECT ${sources})
    target_compile_options(${name}_parts PRIVATE -O1 -U_FORTIFY_SOURCE)
    target_compile_definitions(${name}_parts PRIVATE $<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>)
    target_include_directories(${name}_parts PRIVATE $<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>)
    target_link_libraries(${name}_parts PRIVATE ${libraries} bastide::warnings)
    target_sources(${name} PRIVATE $<TARGET_OBJECTS:${name}_parts>)
  endif()
  if(bastide::protocol IN_LIST libraries)  # JSON is made of templates
    target_sources(${name} PRIVATE $<TARGET_OBJECTS:bastide_protocol>)
  endif()
endfunction()

# bastide_add_fuzzer(name GROUP … SOURCES … LIBRARIES … SEEDS … ROUNDS …): with the preset `fuzz` a libFuzzer program; the target
# `fuzzers` is all of them. Else a test of the group: so many mutations of the files in the folders SEEDS.
function(bastide_add_fuzzer name)
  cmake_parse_arguments(arg "" "GROUP;ROUNDS" "SOURCES;LIBRARIES;SEEDS" ${ARGN})
  if(BASTIDE_FUZZ)
    add_executable(${name} ${arg_SOURCES})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    if(NOT TARGET fuzzers)
      add_custom_target(fuzzers)
    endif()
    add_dependencies(fuzzers ${name})
  else()
    add_executable(${name} ${arg_SOURCES} mutations.cpp)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(${name} PRIVATE bastide::engine)
    add_dependencies(${arg_GROUP}_tests ${name})
    add_test(NAME "${arg_GROUP}/${name} on mutations of its seeds" COMMAND ${name} ${arg_ROUNDS} ${arg_SEEDS})
    set_tests_properties("${arg_GROUP}/${name} on mutations of its seeds" PROPERTIES LABELS ${arg_GROUP} TIMEOUT 600)
  endif()
  target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} bastide::warnings)
  bastide_apart(${name})
endfunction()
