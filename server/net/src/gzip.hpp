// Compressing what is sent more than once.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

/// `text` in the gzip format, as small as zlib makes it. Throws std::bad_alloc where memory lacks.
std::string gzip(std::string_view text);

}  // namespace bastide::server
