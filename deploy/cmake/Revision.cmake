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
file(CONFIGURE OUTPUT ${FILE} @ONLY CONTENT [[
#include "version.hpp"

namespace bastide::server {

const std::string_view kVersion = "@VERSION@";
const std::string_view kRevision = "@revision@";

}  // namespace bastide::server
]])
