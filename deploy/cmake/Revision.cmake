# The program's version and commit, as version.cpp for server/app/src/version.hpp.
#
# bastide_say_version(target): each build asks git, or takes BASTIDE_REVISION from the environment where there is no repository (the
# container image), and compiles the file again only when the answer has changed. Run as a script, it writes the file.
function(bastide_say_version target)
  set(file ${CMAKE_CURRENT_BINARY_DIR}/version.cpp)
  add_custom_target(${target}_version
    COMMAND ${CMAKE_COMMAND} -DFILE=${file} -DVERSION=${PROJECT_VERSION} -DSOURCE=${PROJECT_SOURCE_DIR}
            -P ${PROJECT_SOURCE_DIR}/deploy/cmake/Revision.cmake
    BYPRODUCTS ${file}
    COMMENT "Version and commit"
    VERBATIM)
  target_sources(${target} PRIVATE ${file})
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE)
  return()
endif()
set(revision "$ENV{BASTIDE_REVISION}")
if(revision STREQUAL "")
  execute_process(COMMAND git describe --always --exclude=* --abbrev=12 --dirty=-changed
    WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE revision OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT revision MATCHES "^[0-9A-Za-z.-]*$")
  message(FATAL_ERROR "BASTIDE_REVISION is no commit: ${revision}")
endif()

# The version. A release is the commit that has its tag, or what BASTIDE_VERSION says; any other build comes before it and after each
# earlier one, by the number of commits (BASTIDE_COMMITS where there is no repository; a shallow clone can't tell): 0.1.0~dev+1012.g0123456789ab.
function(ask_git answer)
  execute_process(COMMAND git ${ARGN} WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE out OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  set(${answer} "${out}" PARENT_SCOPE)
endfunction()
set(version "$ENV{BASTIDE_VERSION}")
if(version STREQUAL "")
  ask_git(tag describe --tags --exact-match --match v${VERSION} HEAD)
  set(version ${VERSION})
  if(NOT tag STREQUAL "v${VERSION}")
    string(APPEND version "~dev")
    set(commits "$ENV{BASTIDE_COMMITS}")
    ask_git(shallow rev-parse --is-shallow-repository)
    if(commits STREQUAL "" AND shallow STREQUAL "false")
      ask_git(commits rev-list --count HEAD)
    endif()
    string(SUBSTRING "${revision}" 0 12 commit)
    if(NOT commit STREQUAL "")
      string(APPEND version "+")
      if(NOT commits STREQUAL "")
        string(APPEND version "${commits}.")
      endif()
      string(APPEND version "g${commit}")
    endif()
  endif()
endif()
if(NOT version MATCHES "^[0-9][0-9A-Za-z.+~]*$")
  message(FATAL_ERROR "neither BASTIDE_VERSION nor BASTIDE_COMMITS may lead to the version ${version}")
endif()
file(CONFIGURE OUTPUT ${FILE} @ONLY CONTENT [[
#include "version.hpp"

namespace bastide::server {

const std::string_view kVersion = "@version@";
const std::string_view kRevision = "@revision@";

}  // namespace bastide::server
]])
