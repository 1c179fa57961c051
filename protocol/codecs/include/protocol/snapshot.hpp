// Saved games, `bastide-snapshot/1`: a set-up and the state of the table. Only for the server's store: it
// holds the order of undrawn tiles and never goes to a client.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/setup.hpp>
#include <engine/view.hpp>

#include <string_view>

namespace bastide {
class GameKind;
}

namespace bastide::protocol {

inline constexpr std::string_view kSnapshotFormat = "bastide-snapshot/1";

struct SavedGame {
  const GameKind* kind = nullptr;  ///< never nullptr after reading
  Setup setup;
  bastide::Snapshot snapshot;
};

Json to_json(const SavedGame& saved);
/// Strict. Rejected with message/…, rules/…, setup/… with the place. GameKind::restore checks whether the
/// state is possible.
Expected<SavedGame> read_snapshot(const Json& json);

}  // namespace bastide::protocol
