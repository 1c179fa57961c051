// How often the program has asked for memory: searches must not.
#pragma once

#include <cstddef>

namespace bastide::test {

/// Calls of `operator new` so far, which programs that link this file have replaced.
std::size_t allocations();

}  // namespace bastide::test
