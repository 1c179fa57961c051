// One text for one value, and the digest of a view: how both sides see that they hold the same one.
#pragma once

#include <protocol/json_text.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Canonical JSON (RFC 8785).
/// Requires: no number but integers within ±(2^53 − 1), keys in ASCII, strings in UTF-8;
/// else throws std::logic_error.
std::string canonical(const Json& json);

/// The digest of a view is the sum of the hashes of its parts (protocol/README.md, "The digest"),
/// so that a change costs no more than the parts that it touches. Parts are hashed under their places,
/// by SHA-256, so a copy that differs anywhere has another digest but for one case in 2^64, as with a hash
/// of the whole that is cut to as many digits.
/// `value`: canonical.
std::uint64_t hash_of_part(std::string_view name, std::string_view value);
/// 16 hex digits.
std::string digest_text(std::uint64_t hashes);

/// Of a whole view.
std::string digest(const Json& view);

}  // namespace bastide::protocol
