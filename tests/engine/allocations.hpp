// Counts allocations: searches must not allocate.
#pragma once

#include <cstddef>

namespace bastide::test {

/// Calls of `operator new` so far in programs that link this file.
std::size_t allocations();

}  // namespace bastide::test
