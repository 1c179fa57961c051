// Compression of what is kept or sent as gzip (RFC 1952).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::server {

/// As small as zlib makes it. The same text gives the same bytes. Throws std::bad_alloc.
std::string gzip(std::string_view text);

/// Throws std::runtime_error for what is no gzip, or holds more than `bytes_max`.
std::string gunzip(std::string_view bytes, std::size_t bytes_max);

}  // namespace bastide::server
