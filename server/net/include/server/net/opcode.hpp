// What a WebSocket frame carries (RFC 6455, 5.2).
#pragma once

#include <cstdint>

namespace bastide::server {

enum class Opcode : std::uint8_t { continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

}  // namespace bastide::server
