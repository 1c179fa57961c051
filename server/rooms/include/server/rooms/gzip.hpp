// Compression to gzip (RFC 1952), for storing and sending.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::server {

/// `smallest` is for what is made once and sent often. `quick` takes less than half of the instructions, and
/// makes the record of a game an eighth larger.
enum class Packing : bool { quick, smallest };

/// Equal texts give equal bytes. Throws std::bad_alloc.
std::string gzip(std::string_view text, Packing packing);

/// Throws std::runtime_error if `bytes` is malformed, or holds more than `bytes_max`.
std::string gunzip(std::string_view bytes, std::size_t bytes_max);

}  // namespace bastide::server
