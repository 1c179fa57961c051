// Stores written by earlier commits keep their meaning: tests/kept/README.md.
#include <server/store/sqlite_store.hpp>

#include "room_world.hpp"
#include "scratch.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/verify.hpp>

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <future>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

const fs::path kFolder = fs::path(BASTIDE_KEPT_DIR) / "68ecaf3";

json read_json(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE(file);
  return json::parse(file);
}

server::StoredRoom load(server::SqliteStore& store, const std::string& room) {
  std::promise<server::StoreResult<server::StoredRoom>> answer;
  store.load(room,
             [&](server::StoreResult<server::StoredRoom> found) { answer.set_value(std::move(found)); });
  return answer.get_future().get().value();
}

/// Opens a copy of the kept store, and sets up the test's services for it.
void take_over(RoomWorld& world, const json& kept) {
  const Scratch folder;
  fs::copy_file(kFolder / "store.sqlite", folder.path() / "store.sqlite");
  server::SqliteStore store({.file = folder.path() / "store.sqlite"});
  for (const json& room : kept.at("rooms")) {
    const std::string code = room.at("room");
    const server::StoredRoom stored = load(store, code);
    REQUIRE(!stored.entries.empty());
    for (const server::StoredEntry& entry : stored.entries) {
      const json payload = json::parse(entry.payload);
      server::NewEntry change{.room = code, .entry = entry, .game_id = {}, .deadline_ms = stored.deadline_ms};
      if (payload.contains("game_id")) change.game_id = payload.at("game_id").get<std::string>();
      world.store.append(std::move(change), [](server::StoreResult<> result) { REQUIRE(result); });
    }
    world.store.rooms().at(code).records_due = stored.records_due;
  }
}

/// One guest for each held seat, with the kept secrets.
struct KeptTable {
  KeptTable(RoomWorld& world, const json& room) {
    for (const json& text : room.at("secrets")) {
      const auto secret = protocol::from_base64url(text.get<std::string>());
      REQUIRE(secret);
      auto guest = std::make_unique<Guest>(world);
      const json answer = guest->ask(
          protocol::Join{.room = room.at("room"), .secret = protocol::SeatSecret{*secret}, .since = {}});
      CAPTURE(answer.dump());
      REQUIRE(answer.at("type") == "reply");
      guests.push_back(std::move(guest));
    }
  }

  const json& view() const { return guests[0]->view(); }
  Guest& at_seat(int seat) {
    for (const auto& guest : guests)
      if (guest->view().at("you") == seat) return *guest;
    FAIL("nobody holds seat " << seat);
    throw std::logic_error("unreachable");
  }
  void play_to_the_end(Random& random) {
    while (view().at("phase") == "playing") {
      Guest& player = at_seat(view().at("game").at("seat"));
      const std::vector<Action> actions = offered_actions(player.view());
      REQUIRE(!actions.empty());
      const json answer = player.act(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
      CAPTURE(answer.dump());
      REQUIRE(answer.at("type") == "reply");
    }
  }

  std::vector<std::unique_ptr<Guest>> guests;
};

void check_view(const json& view, const json& kept) {
  CHECK(view.at("phase") == kept.at("phase"));
  CHECK(view.at("number") == kept.at("number"));
  // Rules may have more options by now; the kept ones keep their meaning.
  const json& rules = view.at("rules");
  for (const char* key : {"game", "preset", "edition", "modules"})
    if (kept.at("rules").contains(key)) CHECK(rules.at(key) == kept.at("rules").at(key));
  for (const auto& [name, value] : kept.at("rules").at("options").items())
    CHECK(rules.at("options").at(name) == value);
  std::vector<json> names;
  for (const json& seat : view.at("seats")) names.push_back(seat.is_null() ? json() : seat.at("name"));
  CHECK(json(names) == kept.at("names"));
  if (!kept.contains("scores")) return;
  const json& game = view.at("game");
  std::vector<int> scores;
  for (const json& seat : game.at("seats")) scores.push_back(seat.at("score"));
  CHECK(json(scores) == kept.at("scores"));
  CHECK(game.at("phase") == kept.at("game_phase"));
  CHECK(game.at("seat") == kept.at("seat"));
  CHECK(game.at("step") == kept.at("step"));
  CHECK(game.at("tiles_left") == kept.at("tiles_left"));
  CHECK(game.at("board").size() == kept.at("board"));
  CHECK(game.at("pieces").size() == kept.at("pieces"));
}

void check_record(RoomWorld& world, const std::string& game_id) {
  CAPTURE(game_id);
  const auto text = world.find_record(game_id);
  REQUIRE(text);
  const auto record = protocol::read_record(**text);
  REQUIRE(record);
  const auto verdict = protocol::verify(*record);
  REQUIRE(verdict);
  CHECK(verdict->faults == std::vector<std::string>{});
}

}  // namespace

TEST_CASE("rooms written by earlier commits stand as they did, and play on", "[rooms][kept]") {
  const json kept = read_json(kFolder / "kept.json");
  RoomWorld world;
  take_over(world, kept);
  Random random(7);
  REQUIRE(kept.at("rooms").size() == 18);
  for (const json& room : kept.at("rooms")) {
    CAPTURE(room.at("what").get<std::string>());
    if (room.contains("closed")) {
      CHECK(Guest(world).join(room.at("room")).at("code") == "room/closed");
    } else {
      KeptTable table(world, room);
      check_view(table.view(), room);
      table.play_to_the_end(random);
      const json end = table.view();
      table.guests.clear();
      world.restart();
      const KeptTable again(world, room);
      CHECK(again.view().at("game") == end.at("game"));
    }
    for (const json& game : room.at("games")) check_record(world, game);
  }
}

TEST_CASE("a store written by an earlier commit gives the same records", "[rooms][kept]") {
  const json kept = read_json(kFolder / "kept.json");
  RoomWorld world;
  take_over(world, kept);
  for (const json& expected : kept.at("records")) {
    CAPTURE(expected.at("file").get<std::string>());
    const auto text = world.find_record(expected.at("game_id"));
    REQUIRE(text);
    const json now = json::parse(**text);
    const json then = read_json(kFolder / "records" / expected.at("file").get<std::string>());
    for (const char* key : {"format", "seats", "first_player", "deck", "actions", "proof", "result"})
      CHECK(now.value(key, json()) == then.value(key, json()));
  }
}

}  // namespace bastide::test
