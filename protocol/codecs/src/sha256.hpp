// SHA-256 and HMAC of a text in pieces.
#pragma once

#include <protocol/bytes.hpp>

#include <initializer_list>
#include <string_view>

namespace bastide::protocol {

/// The hash of all pieces together.
Bytes32 sha256_of(std::initializer_list<std::string_view> pieces);

/// HMAC-SHA-256 (RFC 2104).
Bytes32 hmac_sha256(const Bytes32& key, std::string_view text);

}  // namespace bastide::protocol
