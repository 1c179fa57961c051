// SHA-256 of a text in pieces.
#pragma once

#include <protocol/bytes.hpp>

#include <initializer_list>
#include <string_view>

namespace bastide::protocol {

/// The hash of all pieces together.
Bytes32 sha256_of(std::initializer_list<std::string_view> pieces);

}  // namespace bastide::protocol
