// The small words of the protocol outside the rules: colours, phases of a room,
// and the bounds of what people type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// The subprotocol that a WebSocket client must offer.
inline constexpr std::string_view kSubprotocol = "bastide.v1";

inline constexpr std::size_t kMessageBytesMax = 4096;  ///< from a client, unless the host says otherwise
inline constexpr std::size_t kIdCharsMax = 64;         ///< of an intention's id: printable ASCII
inline constexpr std::size_t kNameCharsMax = 24;       ///< of a player's name, in Unicode code points
inline constexpr std::size_t kChatCharsMax = 300;      ///< of a chat line, in Unicode code points
inline constexpr std::size_t kPhraseCharsMax = 32;     ///< of the name of a phrase: printable ASCII
inline constexpr std::size_t kActionsMax = 8;          ///< in one `act` or `preview`
inline constexpr std::size_t kRoomCodeChars = 8;
inline constexpr std::string_view kRoomCodeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Counts a room's changes: the first has 1. Below 2^53, so that every JSON reader holds it exactly.
using Seq = std::uint64_t;
inline constexpr Seq kSeqMax = (Seq{1} << 53) - 1;

enum class Colour : std::uint8_t { red, blue, yellow, green, black, pink };
inline constexpr int kColours = 6;

enum class RoomPhase : std::uint8_t { lobby, playing, finished };

/// What the server counts for the players of a room, decided when it is made.
/// Rooms that do not say it have all.
enum class Aids : std::uint8_t {
  all,
  no_counting,  ///< what belongs together and who holds it; no points, no tiles that are left
  none
};

/// How long computers seem to think.
enum class Pace : std::uint8_t { normal, slow, fast };

std::string_view name(Colour colour);
std::optional<Colour> find_colour(std::string_view name);
std::string_view name(RoomPhase phase);
std::string_view name(Aids aids);
std::string_view name(Pace pace);

/// "abcd-efgh" → "ABCDEFGH". Nothing when it can't be a room code.
std::optional<std::string> normalise_room_code(std::string_view text);

}  // namespace bastide::protocol
