// The entries of a room's log: every possible change of a room, and its stored form, from the rows of
// log_entries.def (server/rooms/log.md lists them).
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/log_fields.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol::log {

#include <protocol/rows_as_structs.def>
#define ENTRY(Type, name, meaning, ...) STRUCT(Type, , , __VA_ARGS__)
#include <protocol/log_entries.def>

/// The id from which the seed is derived.
inline const GameId& seeded_by(const Shuffle& shuffle) {
  return shuffle.repeats ? *shuffle.repeats : shuffle.game_id;
}

using Change = VariantBehind<void
#define ENTRY(Type, ...) , Type
#include <protocol/log_entries.def>
                             >;

/// The request behind a change: asker and id. A repeated request gets the same answer again.
struct Request {
  Seat seat = 0;
  std::string id;
};

struct Entry {
  std::uint64_t seq = 0;   ///< stored beside the text, as is the time
  std::int64_t at_ms = 0;  ///< ms since 1970
  std::optional<Request> request = {};
  Change change;
};

/// The text of an entry: request and change.
std::string encode(const Entry& entry);
/// Reads the text; the caller sets sequence number and time. Rejected with message/…, rules/… with the place.
Expected<Entry> decode(std::string_view text);
/// Whether the text is that of a BrokenOff. Quick: reads nothing else.
bool breaks_off(std::string_view text);
/// Reads of a first entry, by rules of a newer version, all but its game and its rules' revision. Rules with
/// words that this version does not know are replaced by those of the base game. Rejected as `decode` does if
/// there is more that it does not know.
Expected<Entry> decode_outline(std::string_view text);
/// The points by seat that an entry tells, which need not be readable otherwise; empty if it tells none.
std::vector<int> points_told(std::string_view text);

}  // namespace bastide::protocol::log
