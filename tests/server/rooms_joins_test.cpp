// Wrong codes of an address are bounded, and touch nobody who shows that a join is no guess.
#include "room_world.hpp"

#include <protocol/messages.hpp>

#include "catch.hpp"

#include <optional>
#include <string>

namespace bastide::test {

using nlohmann::json;
using namespace std::chrono_literals;

namespace {

constexpr const char* kAddress = "192.0.2.7";
constexpr const char* kNoRoom = "22222222";
const server::Limits kRoomy{.messages_burst = 1000};

/// A guest at the address, whose join is decided while somebody there has tried wrong codes to the limit.
struct Crowded {
  explicit Crowded(RoomWorld& world) : guesser(world, TestClient(), kAddress) {
    for (int i = 0; i < world.limits.failed_joins_per_minute; ++i) guesser.join(kNoRoom);
  }
  Guest guesser;
};

json join_with(Guest& guest, const std::string& room, const std::optional<std::string>& admission) {
  return guest.ask(protocol::Join{.room = room, .secret = {}, .since = {}, .admission = admission});
}

bool guesses_too_much(const json& answer) {
  return answer.value("code", "") == "session/rate_limited" && answer.value("at", "") == "room";
}

/// The answer to a join that may come later.
const json* answer_of(Guest& guest, const std::string& id) { return guest.client.answer(id); }

}  // namespace

TEST_CASE("a right secret joins however many wrong codes its address has tried", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room();
  Crowded crowd(world);
  for (int i = 0; i < 100; ++i) REQUIRE(guesses_too_much(crowd.guesser.join(kNoRoom)));
  Guest host(world, TestClient(), kAddress);
  CHECK(host.join(room, 0).at("seat") == 0);
  SECTION("also when the room has to be loaded") {
    world.restart();
    Crowded anew(world);
    Guest again(world, TestClient(), kAddress);
    CHECK(again.join(room, 0).at("seat") == 0);
  }
}

TEST_CASE("somebody who comes to a client of the same address has not guessed", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room(), other = world.create_room();
  Guest host(world, TestClient(), kAddress), elsewhere(world, TestClient(), "192.0.2.8");
  host.join(room, 0);
  elsewhere.join(other);
  Crowded crowd(world);
  Guest pal(world, TestClient(), kAddress), sitting(world, TestClient(), kAddress);
  CHECK(guesses_too_much(pal.join(other)));
  CHECK(pal.join(room).at("type") == "reply");
  CHECK(sitting
            .ask(protocol::Join{.room = room,
                                .secret = secret_of(4),
                                .since = {},
                                .sit = protocol::SeatWish{.name = "Ben", .seat = {}, .colour = {}}})
            .at("seat") == 1);
  // Once all of them have gone the code alone is a guess again.
  pal.disconnect();
  sitting.disconnect();
  host.disconnect();
  world.run();
  Guest late(world, TestClient(), kAddress);
  CHECK(guesses_too_much(late.join(room)));
}

TEST_CASE("an admission lets its holder come back, to its own room alone", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room(), other = world.create_room();
  std::string admission;
  {
    Guest before(world, TestClient(), "192.0.2.8");
    admission = before.join(room).at("admission");
  }
  CHECK(admission.size() == 43);
  CHECK(world.try_create_room("192.0.2.8")->admission.value_or("").size() == 43);
  SECTION("also after a restart of the server") { world.restart(); }
  Crowded crowd(world);
  Guest back(world, TestClient(), kAddress);
  CHECK(guesses_too_much(join_with(back, other, admission)));
  CHECK(guesses_too_much(join_with(back, room, std::nullopt)));
  for (const std::string& false_one :
       {std::string("x"), admission.substr(1), admission + "A", std::string(43, 'A')})
    CHECK(guesses_too_much(join_with(back, room, false_one)));
  CHECK(join_with(back, room, admission).at("type") == "reply");
}

TEST_CASE("guessing with the admission of another room counts like any guessing", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room();
  Guest guesser(world, TestClient(), kAddress), seated(world, TestClient(), "192.0.2.8");
  const std::string admission = seated.join(room).at("admission");
  for (int i = 0; i < world.limits.failed_joins_per_minute; ++i)
    CHECK(join_with(guesser, kNoRoom, admission).at("code") == "room/not_found");
  CHECK(guesses_too_much(join_with(guesser, kNoRoom, admission)));
}

TEST_CASE("a stale secret beside a right admission is no guess", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room();
  Guest removed(world, TestClient(), kAddress);
  const std::string admission = removed.join(room).at("admission");
  removed.disconnect();
  world.run();
  Crowded crowd(world);
  Guest back(world, TestClient(), kAddress);
  CHECK(back.ask(protocol::Join{.room = room, .secret = secret_of(9), .since = {}, .admission = admission})
            .at("code") == "room/bad_secret");
  CHECK(join_with(back, room, admission).at("type") == "reply");
}

TEST_CASE("a guess too many learns nothing, neither by its answer nor by how soon it comes",
          "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string open = world.create_room(), closed = world.create_room(), unloaded = world.create_room();
  Guest watcher(world, TestClient(), "192.0.2.8"), host(world, TestClient(), "192.0.2.9");
  watcher.join(open);
  host.join(closed, 0);
  world.directory().end_room(closed, [](const protocol::Expected<void>&) {});
  world.run();
  Crowded crowd(world);
  for (const std::string& room : {open, closed, unloaded, std::string(kNoRoom)}) {
    CAPTURE(room);
    Guest guesser(world, TestClient(), kAddress);
    CHECK(guesses_too_much(guesser.join(room)));
    // Only a right secret could show more, so this one is looked up; its answer has a time of its own.
    const std::string id = guesser.tell(protocol::Join{.room = room, .secret = secret_of(8), .since = {}});
    world.run();
    CHECK_FALSE(answer_of(guesser, id));
    world.pass(900ms);
    CHECK_FALSE(answer_of(guesser, id));
    world.pass(100ms);
    REQUIRE(answer_of(guesser, id));
    CHECK(guesses_too_much(*answer_of(guesser, id)));
    CHECK_FALSE(guesser.joined());
  }
  SECTION("and may have gone meanwhile") {
    Guest guesser(world, TestClient(), kAddress);
    guesser.tell(protocol::Join{.room = open, .secret = secret_of(8), .since = {}});
    world.run();
    guesser.disconnect();
    world.pass(2s);
    CHECK(world.directory().stats().joined == 1);
  }
}

TEST_CASE("wrong secrets for a room are bounded over all addresses, and touch no right one",
          "[rooms][limits][joins]") {
  RoomWorld world({.messages_burst = 1000, .failed_joins_per_minute = 1000, .wrong_secrets_per_minute = 3});
  const std::string room = world.create_room();
  Guest one(world, TestClient(), "192.0.2.1"), two(world, TestClient(), "192.0.2.2");
  CHECK(one.join(room, 7).at("code") == "room/bad_secret");
  CHECK(two.join(room, 7).at("code") == "room/bad_secret");
  CHECK(one.join(room, 7).at("code") == "room/bad_secret");
  CHECK(two.join(room, 7).at("code") == "session/rate_limited");
  CHECK(two.join(room, 0).at("seat") == 0);
  CHECK(one.join(room).at("type") == "reply");
  world.pass(20s);
  Guest three(world, TestClient(), "192.0.2.3");
  CHECK(three.join(room, 7).at("code") == "room/bad_secret");
  CHECK(three.join(room, 7).at("code") == "session/rate_limited");
}

TEST_CASE("loading pages leaves joins alone", "[rooms][limits][joins]") {
  RoomWorld world(kRoomy);
  const std::string room = world.create_room();
  auto& budgets = world.directory().budgets();
  while (budgets.requests.take(kAddress, world.time.steady())) continue;
  budgets.bytes_sent.charge(kAddress, world.time.steady(), std::int64_t{1} << 30);
  Guest guest(world, TestClient(), kAddress);
  CHECK(guest.join(room).at("type") == "reply");
  CHECK(guest.ask(protocol::Resync{}).at("type") == "reply");
}

}  // namespace bastide::test
