// One text for one value, and its digest: how both sides see that they hold the same view.
#pragma once

#include <protocol/json_text.hpp>

#include <string>

namespace bastide::protocol {

/// Canonical JSON (RFC 8785).
/// Requires: no number but integers within ±(2^53 − 1), keys in ASCII, strings in UTF-8; else throws std::logic_error.
std::string canonical(const Json& json);

/// The first 16 hex digits of SHA-256 over the canonical text.
std::string digest(const Json& json);
std::string digest(const JsonText& text);

}  // namespace bastide::protocol
