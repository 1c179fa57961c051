// A push message that only the subscriber's browser can read (RFC 8291, over the encoding of RFC 8188).
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/push.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// What one record holds of text at most.
inline constexpr std::size_t kPushTextBytesMax = 3993;

/// The body of the request that carries `text`, in one record. `secret`: the private key of a pair for this
/// message alone, big-endian; `salt`: of this message alone. Empty if the subscription's key is no point of
/// the curve, or the secret no private key of it. Requires: the text has at most kPushTextBytesMax bytes.
std::optional<std::string> seal(std::string_view text, const protocol::PushKeys& keys,
                                const protocol::Bytes32& secret, const protocol::Bytes16& salt);

}  // namespace bastide::server
