#include <protocol/json.hpp>
#include <protocol/snapshot.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "schema_check.hpp"

using namespace bastide;
using namespace bastide::protocol;

namespace {

SavedGame saved(const test::PlayedGame& played) {
  return {.kind = played.kind, .setup = played.setup, .snapshot = played.game->snapshot()};
}

}  // namespace

TEST_CASE("a game goes on from its saved text at every step", "[protocol][snapshot]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round, 1000, [&] {
      const Json json = to_json(saved(played));
      const auto again = read_snapshot(Json::parse(json.dump()));
      if (!again) FAIL(again.error().code << " at " << again.error().at << ": " << again.error().message);
      if (to_json(*again) != json) FAIL("read otherwise than written");
      const auto restored = again->kind->restore(again->setup, again->snapshot);
      if (!restored) FAIL(restored.error().reason);
      if ((*restored)->fingerprint() != played.game->fingerprint()) FAIL("another game");
    });
    CHECK(played.game->over());
    CHECK(test::schema_faults(to_json(saved(played)), "saved_game") == "");
  }
}

TEST_CASE("a saved game of another form is refused with its place", "[protocol][snapshot]") {
  auto played = test::begin_game(2, 1);
  test::play_on(played, 1, 20);
  const Json good = to_json(saved(played));
  struct Broken {
    std::string pointer;
    Json value;
    std::string code, at;
  };
  const auto broken = GENERATE(values<Broken>({
      {"/format", "bastide-snapshot/2", "message/bad_value", "format"},
      {"/rules/game", "chess", "rules/unknown_game", "rules.game"},
      {"/seats", 0, "message/out_of_range", "seats"},
      {"/piles", Json::array(), "message/out_of_range", "piles"},
      {"/piles/0/name", "river", "message/bad_value", "piles[0].name"},
      {"/piles/0/items/3", "base-ZZ", "setup/unknown_tile", "piles[0].items[3]"},
      {"/table/phase", "dreaming", "message/bad_value", "table.phase"},
      {"/table/board/1/rotation", -1, "message/out_of_range", "table.board[1].rotation"},
      {"/table/board/1/rotation", 4, "message/out_of_range", "table.board[1].rotation"},
      {"/table/seats/0/supply/meeple", "7", "message/wrong_type", "table.seats[0].supply.meeple"},
      {"/ended", "won", "message/bad_value", "ended"},
  }));
  CAPTURE(broken.pointer);
  Json json = good;
  json[Json::json_pointer(broken.pointer)] = broken.value;
  const auto read = read_snapshot(json);
  REQUIRE_FALSE(read);
  CHECK(read.error().code == broken.code);
  CHECK(read.error().at == broken.at);
  if (broken.pointer == "/piles") CHECK(read.error().message.ends_with("must hold 1 item"));
}
