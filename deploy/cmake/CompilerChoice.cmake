# Chooses the compiler.

# Included before project(). Where nobody names a compiler, take clang, which uses the profile (bastide_use_profile); else the machine's own
# c++, unless that is too old (Debian 12: g++ 12) and a newer one is installed.
function(bastide_choose_compiler)
  if(DEFINED CMAKE_CXX_COMPILER OR DEFINED ENV{CXX})
    return()
  endif()
  execute_process(COMMAND c++ -dumpversion OUTPUT_VARIABLE version ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(candidates clang++-19 clang++-20 clang++-21)
  if(NOT version VERSION_GREATER_EQUAL 14)
    list(APPEND candidates g++-14 g++-15)
  endif()
  foreach(name ${candidates})
    find_program(found_${name} ${name} NO_CACHE)
    if(found_${name})
      message(STATUS "Compiling with ${name}")
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
