// Fixed-size byte strings and how they are written: secrets, seeds, hashes, game ids.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

template <std::size_t N>
using Bytes = std::array<std::uint8_t, N>;
using Bytes16 = Bytes<16>;
using Bytes32 = Bytes<32>;
using GameId = Bytes16;

/// The proof that a client holds a seat. A separate type without formatting, so that it is never
/// printed by accident.
struct SeatSecret {
  Bytes32 bytes{};
  friend bool operator==(const SeatSecret&, const SeatSecret&) = default;
};

/// Lower-case hex digits.
std::string to_hex(std::span<const std::uint8_t> bytes);

/// Whether the text is exactly 2·size hex digits of either case, which are then written.
bool read_hex(std::string_view text, std::span<std::uint8_t> bytes);
/// The bytes of hex digits, or none if there are others or another number of them.
template <std::size_t N>
std::optional<Bytes<N>> from_hex(std::string_view text) {
  Bytes<N> bytes{};
  return read_hex(text, bytes) ? std::optional(bytes) : std::nullopt;
}
inline std::optional<std::string> from_hex(std::string_view text) {
  std::string bytes(text.size() / 2, '\0');
  const std::span written(reinterpret_cast<std::uint8_t*>(bytes.data()), bytes.size());
  return read_hex(text, written) ? std::optional(bytes) : std::nullopt;
}

/// base64url without padding (RFC 4648, 5): 43 characters for 32 bytes.
std::string to_base64url(std::span<const std::uint8_t> bytes);
inline std::string to_base64url(std::string_view bytes) {
  return to_base64url(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}
/// Accepts exactly what to_base64url writes of N bytes.
template <std::size_t N = 32>
std::optional<Bytes<N>> from_base64url(std::string_view text);
extern template std::optional<Bytes16> from_base64url<16>(std::string_view);
extern template std::optional<Bytes32> from_base64url<32>(std::string_view);
extern template std::optional<Bytes<65>> from_base64url<65>(std::string_view);

Bytes32 sha256(std::span<const std::uint8_t> data);
inline Bytes32 sha256(std::string_view text) {
  return sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

/// HMAC-SHA-256 (RFC 2104).
Bytes32 hmac_sha256(const Bytes32& key, std::string_view text);

/// Comparison in constant time, for what an attacker may try out byte by byte.
bool equal_in_constant_time(const Bytes32& a, const Bytes32& b);

}  // namespace bastide::protocol
