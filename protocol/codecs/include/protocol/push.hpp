// Web Push: how a seat's person is called while no page of the room is open (RFC 8030, 8291, 8292).
#pragma once

#include <protocol/bytes.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// Longest address of a push service for one browser; those in use have 150 to 400 characters.
inline constexpr std::size_t kPushEndpointCharsMax = 1000;

/// What a person may be called for.
enum class PushKind : std::uint8_t {
  turn,     ///< it is the seat's turn
  time,     ///< its time runs out
  seat,     ///< somebody sat down in the lobby
  rematch,  ///< another game is offered
  over,     ///< the game has ended
};
std::string_view name(PushKind kind);

/// The languages of the page, in which a call is written.
enum class PushLanguage : std::uint8_t { en, fr, de, it, ro };
std::string_view name(PushLanguage language);

/// By which a browser reads what is sent to it.
struct PushKeys {
  std::array<std::uint8_t, 65> p256dh{};  ///< an uncompressed point of P-256, unless the client errs
  Bytes16 auth{};
  friend bool operator==(const PushKeys&, const PushKeys&) = default;
};

/// A part of the UTC day in which nobody is called, in minutes from 0 to 1439, over midnight if `to` is less
/// than `from`.
struct QuietHours {
  int from = 0;
  int to = 0;
  friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

/// One browser on which a seat's person wants to be called.
struct PushSubscription {
  std::string endpoint;  ///< an https address, at most kPushEndpointCharsMax printable ASCII characters
  PushKeys keys;
  PushLanguage language = PushLanguage::en;
  std::vector<PushKind> kinds;  ///< at least one, each once
  std::optional<QuietHours> quiet = {};
  friend bool operator==(const PushSubscription&, const PushSubscription&) = default;
};

/// Names a subscription in its room: the first 16 hex digits of the SHA-256 of its endpoint.
std::string device_of(std::string_view endpoint);

/// What a call says. Its text is what the browser's service worker decrypts.
struct PushCall {
  PushKind kind = PushKind::turn;
  std::string room;                          ///< the room's code
  std::optional<std::string> name = {};      ///< of the person who acted, sat down or offers
  std::optional<std::int64_t> seconds = {};  ///< the time that is left, of `time`
  std::string game;                          ///< carcassonne, castle
  int number = 1;                            ///< of the game in its room
};
std::string encode(const PushCall& call, PushLanguage language);

}  // namespace bastide::protocol
