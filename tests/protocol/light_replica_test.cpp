// Whole games are followed by tests/server/test_client.hpp, in every test of rooms.
#include <protocol/light_replica.hpp>

#include "catch.hpp"

#include <map>
#include <string>

using namespace bastide;
using namespace bastide::protocol;

namespace {

std::string snapshot(const std::string& seq, const std::string& game) {
  return R"({"digest":"0","seq":)" + seq + R"(,"type":"snapshot","view":{"chat":[{"text":"}\"]"}],"game":)" +
         game + R"(,"phase":"playing","you":0}})";
}
std::string delta(const std::string& seq, const std::string& operation) {
  return R"({"digest":"0","events":[{"type":"turn_ended"}],"patch":[)" + operation + R"(],"seq":)" + seq +
         R"(,"type":"delta"})";
}
std::string replace(const std::string& path, const std::string& value) {
  return R"({"op":"replace","path":")" + path + R"(","value":)" + value + "}";
}

Expected<void> take(LightReplica& room, const std::string& text) {
  const auto message = outline(text);
  REQUIRE(message);
  return room.take(*message);
}

LightReplica room_at_7() {
  LightReplica room;
  REQUIRE(take(room, snapshot("7", R"({"legal":{"actions":[{"type":"pass"}],"placements":[)"
                                   R"({"rotations":[0,2],"x":1,"y":-1}]},"seat":0,"step":3})")));
  return room;
}

}  // namespace

TEST_CASE("an outline has what a message says of itself", "[protocol][replica]") {
  const std::string reply = R"({"re":"12","seq":53,"type":"reply"})";
  CHECK(outline(reply)->type == "reply");
  CHECK(outline(reply)->re == "12");
  CHECK(outline(reply)->seq == 53);
  const std::string refused =
      R"({"code":"room/stale","message":"an \"old\\\" view","re":null,"type":"error"})";
  CHECK(outline(refused)->type == "error");
  CHECK(!outline(refused)->re);
  const std::string change = delta("8", replace("/host", "1"));
  CHECK(outline(change)->seq == 8);
  CHECK(outline(change)->patch == "[" + replace("/host", "1") + "]");
}

TEST_CASE("a text that is no message has no outline", "[protocol][replica]") {
  for (const std::string text :
       {"", "{", "{}", "[]", "null", R"({"type":"reply")", R"({"type":"reply})", R"({"type":"reply\)",
        R"({"type":"reply"}})", R"({"type":"reply","seq":})", R"({"type":"reply","seq":-1})",
        R"({"type":"reply","seq":1.5})", R"({"type":"reply","re":nothing})", R"({"type":"reply","now":[[})",
        R"({"type":"reply",})", R"({"type":"reply" })"}) {
    CAPTURE(text);
    CHECK(!outline(text));
  }
  CHECK(outline(R"({"type":"boast"})").error().code == "message/unknown_type");
  using namespace std::string_literals;
  CHECK(!outline("{\"type\":\"reply\"}\0"s));
}

TEST_CASE("a light copy goes on by deltas and says what may be done", "[protocol][replica]") {
  LightReplica room;
  CHECK(!room.has_view());
  REQUIRE(take(room, R"({"re":"1","type":"reply"})"));
  CHECK(!room.has_view());
  REQUIRE(take(room, snapshot("6", "null")));
  CHECK(room.has_view());
  room = room_at_7();
  CHECK(room.seq() == 7);
  CHECK(room.phase() == RoomPhase::playing);
  CHECK(room.step() == 3);
  CHECK(room.to_act() == Seat{0});
  Random random(1);
  std::map<std::string, int> chosen;
  for (int i = 0; i < 300; ++i) {
    const Action action = room.any_legal(random);
    if (action.kind == ActionKind::place_tile) CHECK(action.cell == Cell{1, -1});
    ++chosen[std::string(name(action.kind)) + std::to_string(action.rotation)];
  }
  REQUIRE(chosen.size() == 3);
  for (const auto& [what, times] : chosen) CHECK(times > 60);

  REQUIRE(
      take(room, delta("8", replace("/game/seat", "null") + "," + replace("/game/step", "4") + "," +
                                replace("/game/legal", "null") + "," + replace("/phase", R"("finished")") +
                                "," + replace("/game/seats/0/step", "9"))));
  CHECK(room.seq() == 8);
  CHECK(room.phase() == RoomPhase::finished);
  CHECK(room.step() == 4);
  CHECK(!room.to_act());
  CHECK_THROWS(room.any_legal(random));
}

TEST_CASE("a light copy follows changes within the legal actions", "[protocol][replica]") {
  LightReplica room = room_at_7();
  REQUIRE(take(room, delta("8", R"({"op":"remove","path":"/game/legal/actions/0"},)" +
                                    replace("/game/legal/placements/0/rotations", "[3]"))));
  Random random(1);
  for (int i = 0; i < 20; ++i) CHECK(room.any_legal(random).rotation == 3);
}

TEST_CASE("a light copy is unusable after a delta that is missing or does not fit", "[protocol][replica]") {
  LightReplica none;
  CHECK(!take(none, delta("8", replace("/host", "1"))));
  for (const std::string& text : {
           delta("9", replace("/host", "1")),
           delta("7", replace("/host", "1")),
           delta("8", replace("/game/seat", R"("0")")),
           delta("8", replace("/game/seat", "256")),
           delta("8", replace("/phase", R"("sleeping")")),
           delta("8", replace("/game/legal/placements/9/x", "0")),
           delta("8", R"({"op":"replace","path":"/game/seat"})"),
           delta("8", R"({"op":"move","path":"/game/seat","value":0})"),
           delta("8", R"({"op":"remove","path":"/phase"})"),
           delta("8", "[]"),
           std::string(R"({"seq":8,"type":"delta"})"),
           std::string(R"({"seq":8,"type":"snapshot"})"),
           std::string(R"({"patch":[],"type":"delta"})"),
       }) {
    CAPTURE(text);
    LightReplica room = room_at_7();
    const auto taken = take(room, text);
    REQUIRE(!taken);
    CHECK(taken.error().code == "room/stale");
    CHECK(!room.has_view());
    CHECK(!take(room, delta("8", replace("/host", "1"))));
    REQUIRE(take(room, snapshot("9", "null")));
    CHECK(room.seq() == 9);
  }
}
