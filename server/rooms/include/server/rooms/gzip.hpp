// Compression to gzip (RFC 1952), for storing and sending.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::server {

/// As small as zlib can make it. Equal texts give equal bytes. Throws std::bad_alloc.
std::string gzip(std::string_view text);

/// Throws std::runtime_error if `bytes` is malformed, or holds more than `bytes_max`.
std::string gunzip(std::string_view bytes, std::size_t bytes_max);

}  // namespace bastide::server
