// What a client with an engine of its own hands over: a view, with what its seat alone knows.
#include "modules/trial/guesses.hpp"

#include <engine/seen_game.hpp>
#include <protocol/foresight.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/room_view.hpp>

namespace bastide::test {

using protocol::Json;

TEST_CASE("a client's own engine is told what its seat alone knows", "[engine][trial][secret]") {
  const auto game = game_with_guesses(7, 4);
  const auto asked = [&](Seat viewer, const Json& you) {
    const Json shown = Json::parse(protocol::json_text(game->view(viewer), 1).text);
    return protocol::decode_ask_foresight(Json{
        {"rules", protocol::to_json(secret_rules())},
        {"game", shown},
        {"you", you},
        {"actions", Json::array()}}.dump());
  };
  const auto ask = asked(1, 1);
  REQUIRE(ask);
  const auto rebuilt = accepted(game_as_seen(*ask->rules.kind, ask->rules.rules, ask->table, ask->own));
  REQUIRE(rebuilt->view(1).own == game->view(1).own);
  REQUIRE(rebuilt->view(0).own == OwnState{});
  REQUIRE(asked(1, 3).error().at == "you");
  REQUIRE(asked(1, nullptr).error().at == "you");
  const auto watched = asked(kNoSeat, nullptr);
  REQUIRE(watched);
  REQUIRE(watched->own.empty());
}

}  // namespace bastide::test
