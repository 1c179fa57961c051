# The options for the page's module, and replacements for libraries that no distribution packages for WebAssembly: header-only
# ones are used as they are, the others have a file of ours in their place (`in_page/` in the folder that needs it).
set(CMAKE_POSITION_INDEPENDENT_CODE OFF)
set(stand_ins ${PROJECT_SOURCE_DIR}/server/page/stand_ins)

# -fignore-exceptions: whatever throws ends the module (server/page/src/failing.cpp). The prelude brings what libc++ lacks there.
add_compile_options(-msimd128 -fignore-exceptions -ffunction-sections -include ${stand_ins}/one_thread.hpp)
# Neither fmt nor nlohmann asks for streams and locales, which are a tenth of what would be sent.
add_compile_definitions(BASTIDE_FEW_BOARDS FMT_STATIC_THOUSANDS_SEPARATOR=',' JSON_NO_IO)
# A size has 32 bits there: what that makes of conversions is left to the checks of the other builds.
target_compile_options(bastide_warnings INTERFACE -Wno-sign-conversion -Wno-shorten-64-to-32)
# Lists of actions are large and live on the stack.
add_link_options(-mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all -Wl,-z,stack-size=1048576)
# clang hands the linked module to wasm-opt if there is one. That takes a third off its size, and 4 % off what is sent; -Os of this
# tool less the latter than -Oz would leave.
find_program(BASTIDE_WASM_OPT wasm-opt REQUIRED)
add_link_options(-Os)

# Only these two of what the machine has in its own include folder: its libc's headers must not be met.
set(header_only ${PROJECT_BINARY_DIR}/header_only)
file(MAKE_DIRECTORY ${header_only})
foreach(library fmt nlohmann)
  find_path(${library}_folder ${library} PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(CREATE_LINK ${${library}_folder}/${library} ${header_only}/${library} SYMBOLIC)
endforeach()
add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
target_include_directories(fmt::fmt INTERFACE ${header_only})
# Nothing in the page formats numbers of these types, which would add 1.5 kB to what it fetches.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_USE_FLOAT=0 FMT_USE_LONG_DOUBLE=0)
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED GLOBAL)
target_include_directories(nlohmann_json::nlohmann_json INTERFACE ${header_only})
add_library(spdlog::spdlog INTERFACE IMPORTED GLOBAL)
target_include_directories(spdlog::spdlog INTERFACE ${stand_ins})

find_program(BASTIDE_CCACHE ccache)
if(BASTIDE_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${BASTIDE_CCACHE})
endif()
