// Each connection is an open file, and shells hand down small limits.
#pragma once

#include <cstddef>

namespace bastide::server {

/// Raises the process's own limit on open files as far as the system allows. Returns the limit.
std::size_t allow_open_files();

}  // namespace bastide::server
