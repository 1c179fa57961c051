// How often the program has asked for memory: searches must not.
#pragma once

#include <cstddef>

namespace bastide::test {

/// Calls of `operator new` so far, counted in programs that link this file.
std::size_t allocations();

}  // namespace bastide::test
