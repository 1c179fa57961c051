// A unique text for each value, and the digest by which both sides see that they hold the same view.
#pragma once

#include <protocol/json_text.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Canonical JSON (RFC 8785).
/// Requires: no number but integers within ±(2^53 − 1), keys in ASCII, strings in UTF-8;
/// else throws std::logic_error.
std::string canonical(const Json& json);

/// The digest of a view is the sum of the hashes of its parts (protocol/README.md, "The digest"), so that a
/// change only costs the parts that it touches. Parts are hashed with their places, by SHA-256; two different
/// views have equal digests in one case of 2^64, as with a truncated hash of the whole. `value`: canonical.
std::uint64_t hash_of_part(std::string_view name, std::string_view value);
/// 16 hex digits.
std::array<char, 16> digest_digits(std::uint64_t hashes);
std::string digest_text(std::uint64_t hashes);

/// The digest of a whole view.
std::string digest(const Json& view);

}  // namespace bastide::protocol
