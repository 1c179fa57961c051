// A room's games, each by the rules of the revision with which it began (EXP-REV-03).
#include "log_entry.hpp"
#include "room_state.hpp"
#include "scenario.hpp"

#include <protocol/json.hpp>

#include <string>
#include <vector>

namespace bastide::test {
namespace {

using server::RoomState;
namespace log = protocol::log;

int revisions() { return carcassonne().newest_revision() + 1; }

log::Entry entry(std::uint64_t seq, log::Change change) {
  return {.seq = seq, .at_ms = 1000 + static_cast<std::int64_t>(seq), .change = std::move(change)};
}

/// A practice room for one that was made with rules of this revision.
log::Entry room_made(int revision) {
  Rules rules = rules_with({"revised"});
  rules.revision = revision;
  return entry(1, log::RoomCreated{.rules = {.kind = &carcassonne(), .rules = rules},
                                   .seats = 1,
                                   .newcomer = {.holder = {}, .name = "Ada"},
                                   .shuffle = {}});
}

int played_revision(const RoomState& state) { return state.game()->setup().rules.revision; }

}  // namespace

TEST_CASE("a game is of the revision of its beginning, whenever its room was made (EXP-REV-03)",
          "[engine][mends]") {
  server::RulesInPlay in_play;
  for (int made = 0; made < revisions(); ++made) {
    for (int begun = 0; begun < revisions(); ++begun) {
      CAPTURE(made, begun);
      RoomState state("ABCDEFGH", room_made(made), in_play);
      state.apply(entry(2, log::GameStarted{.revision = begun}));
      CHECK(played_revision(state) == begun);
      const auto view = protocol::Json::parse(state.view(server::kSpectating).text);
      CHECK(view.at("rules").value("revision", 0) == begun);
      // After the log was made short, and read again.
      const RoomState again =
          RoomState::rebuild("ABCDEFGH", std::vector{server::to_stored(state.snapshot())}, in_play);
      CHECK(played_revision(again) == begun);
    }
  }
}

TEST_CASE("the next game in a room is of the revision with which it begins (EXP-REV-03)", "[engine][mends]") {
  server::RulesInPlay in_play;
  RoomState state("ABCDEFGH", room_made(0), in_play);
  state.apply(entry(2, log::GameStarted{}));
  state.apply(entry(3, log::Acted{.seat = 0, .actions = {Action{.kind = ActionKind::resign}}}));
  REQUIRE(state.phase() == protocol::RoomPhase::finished);
  state.apply(entry(4, log::Rematched{.shuffle = {.game_id = {7}, .secret = {}}}));
  state.apply(entry(5, log::GameStarted{.revision = 2}));
  CHECK(played_revision(state) == 2);
}

TEST_CASE("a game of a newer program's revision is refused in a sentence (EXP-REV-02)", "[engine][mends]") {
  server::RulesInPlay in_play;
  RoomState state("ABCDEFGH", room_made(0), in_play);
  CHECK_THROWS_WITH(
      state.apply(entry(2, log::GameStarted{.revision = revisions()})),
      "its rules are of revision " + std::to_string(revisions()) + ", of a newer version of Bastide");
}

}  // namespace bastide::test
