// Small vocabulary outside the rules: colours, phases of a room, and bounds of what people type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// The subprotocol that a WebSocket client must offer.
inline constexpr std::string_view kSubprotocol = "bastide.v1";

inline constexpr std::size_t kMessageBytesMax = 4096;  ///< from a client; the host can set another limit
inline constexpr std::size_t kIdCharsMax = 64;         ///< of an intention's id: printable ASCII
inline constexpr std::size_t kNameCharsMax = 24;       ///< of a player's name, in Unicode code points
inline constexpr std::size_t kChatCharsMax = 300;      ///< of a chat line, in Unicode code points
inline constexpr std::size_t kLanguageCharsMax = 16;   ///< of a language's tag
inline constexpr std::size_t kPhraseCharsMax = 32;     ///< of the name of a phrase: printable ASCII
inline constexpr std::size_t kActionsMax = 8;          ///< in one `act` or `preview`
inline constexpr std::size_t kRoomCodeChars = 8;
inline constexpr std::string_view kRoomCodeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Numbers a room's changes from 1. Below 2^53, so that every JSON reader holds it exactly.
using Seq = std::uint64_t;
inline constexpr Seq kSeqMax = (Seq{1} << 53) - 1;

enum class Colour : std::uint8_t { red, blue, yellow, green, black, pink };
inline constexpr int kColours = 6;

enum class RoomPhase : std::uint8_t { lobby, playing, finished };

/// What the server counts for a room's players; fixed when the room is made. If a room does not say it: all.
enum class Aids : std::uint8_t {
  all,
  no_counting,  ///< which segments belong together and who holds them; no points, no remaining tiles
  none
};

/// How long computers pretend to think.
enum class Pace : std::uint8_t { normal, slow, fast };

/// Why somebody is reported to the server's host.
enum class ReportReason : std::uint8_t { insults, name, spam, stalling, other };

std::string_view name(Colour colour);
std::optional<Colour> find_colour(std::string_view name);
std::string_view name(RoomPhase phase);
std::string_view name(Aids aids);
std::string_view name(Pace pace);
std::string_view name(ReportReason reason);

/// Whether this may be the tag of a language: 2 to kLanguageCharsMax letters, digits and hyphens, the first
/// two letters in lower case.
bool is_language_tag(std::string_view text);

/// "abcd-efgh" → "ABCDEFGH". Empty if it can't be a room code.
std::optional<std::string> normalise_room_code(std::string_view text);

}  // namespace bastide::protocol
