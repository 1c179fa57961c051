#include <protocol/replica.hpp>

#include <protocol/canonical.hpp>
#include <protocol/json.hpp>

#include "catch.hpp"

using namespace bastide;
using namespace bastide::protocol;

namespace {

const Json kView = Json::parse(R"({"phase":"playing","you":0,"game":{"seat":0,"step":3,"legal":{
    "actions":[{"type":"pass"}],"placements":[{"x":1,"y":-1,"rotations":[0,2]}]}}})");
const Json kPatch = Json::parse(R"([{"op":"replace","path":"/game/seat","value":1},
    {"op":"replace","path":"/game/step","value":4},{"op":"replace","path":"/game/legal","value":null}])");

protocol::Snapshot snapshot(Seq seq) { return {.seq = seq, .view = kView, .digest = digest(kView)}; }
Delta delta(Seq seq) { return {.seq = seq, .patch = kPatch, .digest = digest(kView.patch(kPatch))}; }

}  // namespace

TEST_CASE("a client's copy of a room goes on by deltas and says what may be done", "[protocol][replica]") {
  Replica room;
  CHECK(!room.has_view());
  REQUIRE(room.take(Presence{}));
  CHECK(!room.has_view());
  REQUIRE(room.take(snapshot(7)));
  REQUIRE(room.has_view());
  CHECK(room.seq() == 7);
  CHECK(room.phase() == RoomPhase::playing);
  CHECK(room.you() == Seat{0});
  CHECK(room.step() == 3);
  CHECK(room.to_act() == Seat{0});
  const std::vector<Action> legal = room.legal();
  REQUIRE(legal.size() == 3);
  CHECK(legal[1].kind == ActionKind::place_tile);
  CHECK(legal[1].cell == Cell{1, -1});
  CHECK(legal[1].rotation == 2);
  CHECK(legal[2].kind == ActionKind::pass);

  REQUIRE(room.take(delta(8)));
  CHECK(room.seq() == 8);
  CHECK(room.step() == 4);
  CHECK(room.to_act() == Seat{1});
  CHECK(room.legal().empty());
}

TEST_CASE("a copy that differs from the server's is noticed at the next delta", "[protocol][replica]") {
  Replica room;
  Delta wrong = delta(8);
  SECTION("a delta before any snapshot") { CHECK(room.take(delta(8)).error().code == "room/stale"); }
  SECTION("a delta is missing") {
    REQUIRE(room.take(snapshot(7)));
    CHECK(room.take(delta(9)).error().code == "room/stale");
  }
  SECTION("the patch does not fit") {
    REQUIRE(room.take(snapshot(7)));
    wrong.patch = Json::parse(R"([{"op":"remove","path":"/chat"}])");
    CHECK(room.take(wrong).error().code == "room/stale");
  }
  SECTION("the digest is another") {
    REQUIRE(room.take(snapshot(7)));
    wrong.digest = digest(kView);
    CHECK(room.take(wrong).error().code == "room/stale");
    Replica trusting(Replica::Digests::trust);
    REQUIRE(trusting.take(snapshot(7)));
    CHECK(trusting.take(wrong));
  }
  CHECK(!room.has_view());
  CHECK(!room.take(delta(8)));
  REQUIRE(room.take(snapshot(9)));
  CHECK(room.seq() == 9);
}
