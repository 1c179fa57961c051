# Chooses the compiler.

# Included before project(): where nobody names a compiler and the machine's own c++ is too old (Debian 12: g++ 12),
# take a newer one that is installed, so that a plain `cmake --preset dev` works.
function(bastide_choose_compiler)
  if(DEFINED CMAKE_CXX_COMPILER OR DEFINED ENV{CXX})
    return()
  endif()
  execute_process(COMMAND c++ -dumpversion OUTPUT_VARIABLE version ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(version VERSION_GREATER_EQUAL 14)
    return()
  elseif(NOT version)
    set(version missing)
  endif()
  foreach(name clang++-19 clang++-20 clang++-21 g++-14 g++-15)
    find_program(found_${name} ${name} NO_CACHE)
    if(found_${name})
      message(STATUS "Compiling with ${name} (c++ is ${version})")
      set(CMAKE_CXX_COMPILER ${name} PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# Called after project().
function(bastide_refuse_unfit_compiler)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    message(FATAL_ERROR
      "g++ ${CMAKE_CXX_COMPILER_VERSION} cannot build Bastide: g++ 12 miscompiles coroutines without a warning "
      "(temporaries among the arguments of co_await are destroyed twice), and 13 was never checked. "
      "Use clang 19 (Debian 12: apt-get install clang-19, then CXX=clang++-19) or g++ 14 (Debian 13).")
  elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 19)
    message(FATAL_ERROR
      "clang ${CMAKE_CXX_COMPILER_VERSION} cannot build Bastide: it lacks parts of C++23. Use clang 19 or newer, or g++ 14.")
  endif()
endfunction()
