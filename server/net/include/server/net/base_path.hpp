// The path below which a proxy serves this server on its site, so that the site has room for others.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// `text` with a '/' at its end: "/" or "/games/bastide/". Empty unless it begins with '/' and consists of
/// segments of letters, digits, '-', '_', '~' and '.', other than "." and ".."; or if the first segment is
/// one of the server's own, which could not be told from the prefix.
std::optional<std::string> normal_base_path(std::string_view text);

/// A request's target as if served at "/". A target without the prefix stays as it is: some proxies take the
/// prefix away, others keep it. `base_path`: as normal_base_path makes it.
std::string_view below_base(std::string_view target, std::string_view base_path);

}  // namespace bastide::server
