#include "../../protocol/codecs/src/part_hashes.hpp"

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"

#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/room_view.hpp>

#include <engine/view.hpp>

#include <random>
#include <string>

using namespace bastide;
using namespace bastide::protocol;

namespace {

/// A view with a board of this many tiles.
Json large_view(int tiles) {
  Json view = Json::parse(R"({"phase":"playing","chat":[],"game":{"seat":0,"step":3,"board":[],
      "seats":[{"score":0},{"score":0}],"legal":{"actions":[]}}})");
  for (int i = 0; i < tiles; ++i) view["game"]["board"].push_back({{"tile", "base-D"}, {"x", i}, {"y", 0}});
  return view;
}

/// How many hashes the update took; requires the right digest.
std::uint64_t hashes_for(PartHashes& hashes, Json& view, const std::string& patch) {
  const Json operations = Json::parse(patch);
  view = apply_patch(view, operations).value();
  const std::uint64_t before = hashes.computed();
  hashes.go_on(view, operations);
  CHECK(digest_text(hashes.sum()) == digest(view));
  return hashes.computed() - before;
}

}  // namespace

TEST_CASE("a patch costs a hash for each part that it touches, however large the board",
          "[protocol][replica]") {
  for (const int tiles : {10, 70, 200}) {
    Json view = large_view(tiles);
    PartHashes hashes(view);
    const std::string last = std::to_string(tiles);
    CHECK(hashes_for(hashes, view, "[]") == 0);
    CHECK(hashes_for(hashes, view,
                     R"([{"op":"replace","path":"/game/seat","value":1},
        {"op":"replace","path":"/game/step","value":4},
        {"op":"replace","path":"/game/legal/actions","value":[{"type":"pass"}]},
        {"op":"replace","path":"/game/seats/1/score","value":9},
        {"op":"add","path":"/game/board/)" +
                         last + R"(","value":{"tile":"base-U"}}])") == 5);
    CHECK(hashes_for(hashes, view, R"([{"op":"add","path":"/game/board/-","value":{"tile":"base-U"}}])") ==
          1);
    CHECK(hashes_for(hashes, view, R"([{"op":"replace","path":"/game/board/3/x","value":1},
        {"op":"replace","path":"/game/board/3/y","value":1}])") == 1);
    // The following items have moved.
    CHECK(hashes_for(hashes, view, R"([{"op":"remove","path":"/game/board/)" + last + R"("}])") == 1);
    CHECK(hashes_for(hashes, view, R"([{"op":"remove","path":"/game/seats/0"}])") == 1);
    CHECK(hashes_for(hashes, view, R"([{"op":"add","path":"/chat/0","value":{"n":1}}])") == 1);
    CHECK(hashes_for(hashes, view, R"([{"op":"remove","path":"/chat"}])") == 0);
  }
}

TEST_CASE("hashes of parts follow a view through all that a patch may do", "[protocol][replica]") {
  Json view = large_view(5);
  PartHashes hashes(view);
  for (
      const char* patch : {
          R"([{"op":"replace","path":"/game/board/4/x","value":7},{"op":"remove","path":"/game/board/0"}])",
          R"([{"op":"remove","path":"/game/board/1"},{"op":"replace","path":"/game/board/2/x","value":8}])",
          R"([{"op":"add","path":"/game/board/0","value":[]},{"op":"add","path":"/game/board/0","value":1}])",
          R"([{"op":"remove","path":"/game/board/0"},{"op":"add","path":"/game/board/-","value":1}])",
          R"([{"op":"replace","path":"/game/board","value":[]}])",
          R"([{"op":"replace","path":"/game/board","value":{}},{"op":"add","path":"/game/board/0","value":1}])",
          R"([{"op":"replace","path":"/game/board","value":null}])",
          R"([{"op":"add","path":"/game/board","value":[1,2]},{"op":"remove","path":"/phase"}])",
          R"([{"op":"replace","path":"/game","value":null},{"op":"add","path":"/chat/0","value":1}])",
          R"([{"op":"replace","path":"/game","value":{"step":1,"a~b":[0]}}])",
          R"([{"op":"replace","path":"/game/a~0b/0","value":1}])",
          R"([{"op":"move","from":"/game/step","path":"/step"}])",
          R"([{"op":"remove","path":"/game"}])",
          R"([{"op":"replace","path":"","value":{"host":0}}])",
      }) {
    CAPTURE(patch);
    hashes_for(hashes, view, patch);
  }
  CHECK(digest(view) == "33e2fba5dae8fa34");
}

TEST_CASE("hashes of parts follow random games", "[protocol][replica]") {
  for (unsigned round = 0; round < test::all_games(); ++round) {
    auto played = test::begin_any_game(round);
    const auto seen = [&] {
      const std::string game =
          json_text(played.game->view(Seat{0}), static_cast<int>(played.actions.size())).text;
      return JsonText{R"({"game":)" + game + R"(,"phase":"playing"})"};
    };
    JsonText before = seen();
    PartHashes hashes(Json::parse(before.text));
    const std::uint64_t begin = hashes.computed();
    std::uint64_t parts = 0;
    test::play_on(played, round, 400, [&] {
      JsonText now = seen();
      const Json view = Json::parse(now.text);
      hashes.go_on(view, Json::parse(diff(before, now).text));
      if (digest_text(hashes.sum()) != digest(view)) FAIL("another digest");
      before = std::move(now);
      parts += PartHashes(view).computed();
    });
    CHECK(hashes.computed() - begin < parts / 2);
  }
}
