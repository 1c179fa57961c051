# The options for every file.

# Sanitizers, linker, hardening: for all targets alike, since objects that differ in these do not mix; for sanitizers see
# bastide_leave_unsanitized.
macro(bastide_compile_flags)
  if(BASTIDE_SANITIZE)
    add_compile_options(-fsanitize=${BASTIDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${BASTIDE_SANITIZE})
    if(BASTIDE_SANITIZE MATCHES undefined)
      # These look at every access to memory, and cost a third of the compile time. AddressSanitizer and the processor
      # stop at a null pointer by themselves.
      add_compile_options(-fno-sanitize=null,alignment,object-size)
    endif()
  endif()
  # No test with it has so many tiles.
  if(BASTIDE_SANITIZE STREQUAL "thread")
    add_compile_definitions(BASTIDE_FEW_BOARDS)
  endif()
  if(BASTIDE_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
      message(FATAL_ERROR "The fuzz preset needs clang: libFuzzer comes with it (CXX=clang++-19).")
    endif()
    add_compile_options(-fsanitize=fuzzer-no-link)
  endif()
  if(BASTIDE_NATIVE)
    add_compile_options(-march=native)
  endif()
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
    # The linker can leave each function out by itself, or put it beside those that call it.
    add_compile_options(-ffunction-sections)
    add_link_options(-Wl,-z,relro,-z,now -Wl,--gc-sections)
    bastide_use_profile()
  else()
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
  endif()
  if(BASTIDE_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(LANGUAGES CXX)
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
  endif()

  find_program(BASTIDE_CCACHE ccache)
  if(BASTIDE_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these it declines files that use a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${BASTIDE_CCACHE})
  endif()
  # A faster linker where there is one. (With link-time optimisation the compiler's own plug-in decides.)
  find_program(BASTIDE_MOLD mold)
  if(BASTIDE_MOLD AND NOT BASTIDE_LTO)
    add_link_options(-fuse-ld=mold)
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    include(CheckLinkerFlag)
    check_linker_flag(CXX -fuse-ld=lld BASTIDE_LLD)
    if(BASTIDE_LLD)
      add_link_options(-fuse-ld=lld)
      if(CMAKE_BUILD_TYPE STREQUAL "Release")
        # Functions that are the same stand there once: the image has a limit.
        add_link_options(-Wl,--icf=safe)
      endif()
    endif()
  endif()
  if(CMAKE_GENERATOR STREQUAL "Ninja")
    add_compile_options($<$<CXX_COMPILER_ID:Clang>:-fcolor-diagnostics> $<$<CXX_COMPILER_ID:GNU>:-fdiagnostics-color>)
  endif()
endmacro()

# clang lays out and inlines code by how often each part of it ran under the load of tests/bench/profile, which takes an eighth off what a
# move costs. The profile knows functions by name and shape: one that was changed since is compiled as without it.
function(bastide_use_profile)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    return()
  endif()
  if(BASTIDE_COUNT_RUNS)
    # What a file keeps to itself has the file's path in its name: here without the folders of this machine.
    string(REGEX MATCHALL "/" folders ${PROJECT_BINARY_DIR}/)
    list(LENGTH folders depth)
    add_compile_options(-fprofile-generate -fprofile-update=prefer-atomic "SHELL:-mllvm -static-func-strip-dirname-prefix=${depth}")
    add_link_options(-fprofile-generate)
    return()
  endif()
  # A copy that is named for what it says: with another profile everything is compiled again. By the path from where Ninja compiles,
  # so that ccache knows it in every checkout.
  set(profile ${PROJECT_SOURCE_DIR}/server/bastide.profdata)
  file(SHA256 ${profile} digest)
  set(copy ${digest}.profdata)
  configure_file(${profile} ${PROJECT_BINARY_DIR}/${copy} COPYONLY)
  if(NOT CMAKE_GENERATOR STREQUAL "Ninja")
    string(PREPEND copy ${PROJECT_BINARY_DIR}/)
  endif()
  # It warns of functions that were changed since.
  add_compile_options(-fprofile-use=${copy} -Wno-backend-plugin)
endfunction()

# bastide_compile_quickly(): targets that this folder adds from here on are compiled at -O0 under a sanitizer. For code with Asio's,
# Beast's and CLI11's templates, which take minutes with a sanitizer and optimisation together.
macro(bastide_compile_quickly)
  if(BASTIDE_SANITIZE)
    add_compile_options(-O0)
  endif()
endmacro()

# bastide_leave_unsanitized(TARGET): compiled without sanitizers, for what is no part of the program and takes minutes with them. All of
# these presets then compile it by the same command, so that ccache does it once. Of a template that the program instantiates, too, the
# linker must not take what is compiled here: it is a program or a shared library of its own.
function(bastide_leave_unsanitized target)
  if(NOT BASTIDE_SANITIZE)
    return()
  endif()
  get_target_property(options ${target} COMPILE_OPTIONS)
  list(FILTER options EXCLUDE REGEX sanitize)
  set_target_properties(${target} PROPERTIES COMPILE_OPTIONS "${options}" COMPILE_DEFINITIONS _GLIBCXX_ASSERTIONS)
  bastide_apart(${target})
endfunction()

# bastide_read_once(TARGET HEADER…): its files read these from a precompiled header, which saves a quarter of the compile time or more.
# Each file still includes what it uses: g++ compiles them without, and so does the page's module.
function(bastide_read_once target)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR BASTIDE_IN_PAGE)
    return()
  endif()
  # Without a time stamp in it ccache knows the header again.
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${target} PRIVATE ${ARGN})
endfunction()

# bastide_apart(TARGET [SOURCE…]): these of its files, or all, are compiled one by one where the others of a preset are put together, since
# they give the same name to different things, each for itself.
function(bastide_apart target)
  if(ARGN)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  else()
    set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  endif()
endfunction()

# The warnings, in one place: every target of the project links this privately.
add_library(bastide_warnings INTERFACE)
add_library(bastide::warnings ALIAS bastide_warnings)
target_compile_options(bastide_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wcast-align -Wunused -Wimplicit-fallthrough -Wextra-semi
  # Designated initialisers leave members to their defaults on purpose.
  -Wno-missing-field-initializers
  $<$<CXX_COMPILER_ID:Clang>:-Wno-missing-designated-field-initializers>
  # g++'s own finds fault with what it inlines from Boost.
  $<$<CXX_COMPILER_ID:Clang>:-Wnull-dereference>
  # g++ 14 takes every reference that a function returns for one into its temporary argument, and the frames of Asio's
  # coroutines, which bring their own new and delete, for mismatched.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-dangling-reference>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>
  # And what an empty optional could hold for read.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
  $<$<BOOL:${BASTIDE_WERROR}>:-Werror>)
