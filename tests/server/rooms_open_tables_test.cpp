// Tables that strangers find on a list: which are on it, who sits down, and what bounds it.
#include "room_world.hpp"

#include <protocol/kept_report.hpp>
#include <protocol/messages.hpp>

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {

const json kListed{{"listed", true}};

json listed_with(const char* key, const json& value) {
  json body = kListed;
  body[key] = value;
  return body;
}

/// What a client gets now.
std::shared_ptr<const std::string> text_of_list(RoomWorld& world) {
  std::shared_ptr<const std::string> text;
  world.directory().list_tables([&](protocol::Expected<std::shared_ptr<const std::string>> told) {
    REQUIRE(told);
    text = *told;
  });
  REQUIRE(text);
  return text;
}

/// The list as of now, which is told a second later at the latest.
json tables(RoomWorld& world) {
  world.pass(1s);
  return json::parse(*text_of_list(world)).at("tables");
}

std::vector<std::string> rooms_on(const json& list) {
  std::vector<std::string> rooms;
  for (const json& table : list) rooms.push_back(table.at("room"));
  return rooms;
}

}  // namespace

TEST_CASE("a listed table is on the list while its host waits for people, with nothing secret",
          "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(
      3, json{{"preset", "standard"}, {"modules", {"farmers", "river"}}},
      {{"listed", true}, {"language", "de"}, {"clock", {{"kind", "turn"}, {"seconds", 60}}}});
  CHECK(tables(world).empty());  // nobody is there
  Guest ada(world);
  ada.join(room, 0);
  CHECK(ada.view().at("listed") == true);
  const json list = tables(world);
  REQUIRE(list.size() == 1);
  const json& table = list.front();
  CHECK(table.at("room") == room);
  CHECK(table.at("host") == "Ada");
  CHECK(table.at("rules").at("game") == "carcassonne");
  CHECK(table.at("rules").at("modules") == json{"farmers", "river"});
  CHECK_FALSE(table.at("rules").contains("options"));
  CHECK(table.at("clock") == json{{"kind", "turn"}, {"seconds", 60}});
  CHECK(table.at("language") == "de");
  CHECK(table.at("people") == 1);
  CHECK(table.at("computers") == 0);
  CHECK(table.at("free") == 2);
  const std::string text = *text_of_list(world);
  CHECK_FALSE(text.contains(protocol::to_hex(secret_of(0).bytes)));
  CHECK_FALSE(text.contains("192.0.2.1"));

  CHECK(ada.ask(protocol::SetListed{.listed = false}).at("type") == "reply");
  CHECK_FALSE(ada.view().contains("listed"));
  CHECK(tables(world).empty());
  CHECK(world.directory().stats().open_tables == 0);
  CHECK(ada.ask(protocol::SetListed{.listed = true}).at("type") == "reply");
  CHECK(tables(world).size() == 1);
  CHECK(world.directory().stats().open_tables == 1);
}

TEST_CASE("a flag that keeps people out takes a table from the list", "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(2, nullptr, kListed);
  Guest ada(world), ben(world);
  ada.join(room, 0);
  CHECK(tables(world).size() == 1);
  ada.ask(protocol::Lock{.locked = true});
  CHECK(tables(world).empty());
  ada.ask(protocol::Lock{.locked = false});
  CHECK(tables(world).size() == 1);
  ben.join(room);
  ben.sit(1);
  CHECK(tables(world).empty());  // full
  ben.ask(protocol::Leave{});
  CHECK(tables(world).size() == 1);
  ben.sit(1);
  ada.ask(protocol::Start{});
  CHECK(tables(world).empty());
}

TEST_CASE("a table that its host has left is shown for half a minute more, and again when the host is back",
          "[rooms][tables]") {
  RoomWorld world({.open_tables = true, .open_tables_host_away = 30s});
  const std::string room = world.create_room(2, nullptr, kListed);
  auto ada = std::make_unique<Guest>(world);
  ada->join(room, 0);
  Guest watcher(world);
  watcher.join(room);
  const json before = tables(world);
  ada->disconnect();
  world.run();
  world.pass(28s);
  CHECK(tables(world) == before);
  world.pass(2s);
  CHECK(tables(world).empty());
  ada = std::make_unique<Guest>(world);
  ada->join(room, 0);
  CHECK(tables(world) == before);  // with the time since which it is listed
}

TEST_CASE("after a restart a table is on the list when its host has come back", "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(2, nullptr, listed_with("language", "ro"));
  auto ada = std::make_unique<Guest>(world);
  ada->join(room, 0);
  ada.reset();
  world.restart();
  Guest watcher(world);
  watcher.join(room);
  CHECK(tables(world).empty());
  Guest back(world);
  back.join(room, 0);
  const json list = tables(world);
  REQUIRE(list.size() == 1);
  CHECK(list.front().at("language") == "ro");
}

TEST_CASE("without --open-tables nobody lists a table, and there is no list", "[rooms][tables]") {
  RoomWorld world;
  std::string code;
  world.directory().list_tables([&](protocol::Expected<std::shared_ptr<const std::string>> told) {
    code = told ? "" : told.error().code;
  });
  CHECK(code == "room/no_open_tables");
  Guest ada(world);
  ada.join(world.create_room(), 0);
  CHECK(ada.ask(protocol::SetListed{.listed = true}).at("code") == "room/no_open_tables");
  CHECK_FALSE(ada.view().contains("listed"));
  CHECK(ada.ask(protocol::SetListed{.listed = false}).at("type") == "reply");

  const auto wish = protocol::decode_create_room(json{
      {"secret", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"},
      {"name", "Ada"},
      {"listed", true}}.dump());
  REQUIRE(wish);
  world.directory().create_room(*wish, "192.0.2.1", [](protocol::Expected<protocol::RoomCreated> made) {
    REQUIRE_FALSE(made);
    CHECK(made.error().code == "room/no_open_tables");
    CHECK(made.error().at == "listed");
  });
  world.run();
}

TEST_CASE("only the host lists a table", "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(3);
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  ben.sit(1);
  CHECK(ben.ask(protocol::SetListed{.listed = true}).at("code") == "room/not_host");
  CHECK(tables(world).empty());
}

TEST_CASE("a computer of a listed table keeps its seat until somebody comes", "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room =
      world.create_room(3, nullptr, listed_with("computers", {{{"level", "club"}}, {{"level", "club"}}}));
  Guest ada(world), ben(world), cleo(world), dan(world);
  ada.join(room, 0);
  json list = tables(world);
  REQUIRE(list.size() == 1);
  CHECK(list.front().at("computers") == 2);
  CHECK(list.front().at("free") == 0);

  ben.join(room);
  const json colour = ada.view().at("seats").at(2).at("colour");
  CHECK(ben.ask(protocol::Sit{.secret = secret_of(1),
                              .name = "Ben",
                              .seat = Seat{2},
                              .colour = protocol::find_colour(colour.get<std::string>())})
            .at("seat") == 2);
  CHECK(ada.view().at("seats").at(2).at("name") == "Ben");
  CHECK(ada.view().at("seats").at(2).at("colour") == colour);
  CHECK_FALSE(ada.view().at("seats").at(2).contains("computer"));
  cleo.join(room);
  CHECK(cleo.sit(2, "Cleo").at("seat") == 1);
  dan.join(room);
  CHECK(dan.sit(3, "Dan").at("code") == "room/full");

  const json seen = ada.view();
  world.restart();
  Guest again(world);
  again.join(room, 0);
  CHECK(again.view().at("seats") == seen.at("seats"));
}

TEST_CASE("a computer keeps its seat for good where a table is not listed", "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(2, nullptr, {{"computers", {{{"level", "club"}}}}});
  Guest ada(world), ben(world);
  ada.join(room, 0);
  ben.join(room);
  CHECK(ben.sit(1).at("code") == "room/full");
  CHECK(ben.ask(protocol::Sit{.secret = secret_of(1), .name = "Ben", .seat = Seat{1}}).at("code") ==
        "room/full");
  ada.ask(protocol::SetListed{.listed = true});
  CHECK(ben.sit(1).at("seat") == 1);
}

TEST_CASE("of two who sit down on the last seat one gets it, and the other hears that it is gone",
          "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(2, nullptr, kListed);
  Guest ada(world), ben(world), cleo(world);
  ada.join(room, 0);
  ben.join(room);
  cleo.join(room);
  ben.tell(protocol::Sit{.secret = secret_of(1), .name = "Ben"});
  cleo.tell(protocol::Sit{.secret = secret_of(2), .name = "Cleo"});
  world.run();
  const bool ben_sits = ben.view().at("you").is_number();
  CHECK(ben_sits != cleo.view().at("you").is_number());
  CHECK((ben_sits ? cleo : ben).sit(3).at("code") == "room/full");
  CHECK(tables(world).empty());
}

TEST_CASE("no address fills the list, and the list has an end", "[rooms][tables]") {
  RoomWorld world({.open_tables_per_address_max = 2, .open_tables = true, .open_tables_max = 4});
  std::vector<std::unique_ptr<Guest>> hosts;
  const auto list_from = [&](const std::string& address) {
    const std::string room = world.create_room(2, nullptr, kListed);
    hosts.push_back(std::make_unique<Guest>(world, TestClient(), address));
    hosts.back()->join(room, 0);
    world.pass(1s);
    return room;
  };
  const std::string first = list_from("192.0.2.1"), second = list_from("192.0.2.1");
  list_from("192.0.2.1");
  CHECK(rooms_on(tables(world)) == std::vector{first, second});
  const std::string other = list_from("192.0.2.2");
  CHECK(rooms_on(tables(world)) == std::vector{first, other, second});
  const std::string third = list_from("192.0.2.3");
  list_from("192.0.2.2");
  CHECK(rooms_on(tables(world)) == std::vector{first, other, third, second});
}

TEST_CASE("the list is made once a second, and stays the same object while nothing changes",
          "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  Guest ada(world);
  ada.join(world.create_room(2, nullptr, kListed), 0);
  tables(world);
  const auto first = text_of_list(world);
  Guest ben(world);
  const std::string room = world.create_room(2, nullptr, kListed);
  ben.join(room, 0);
  CHECK(text_of_list(world) == first);
  world.pass(1s);
  const auto second = text_of_list(world);
  CHECK(second != first);
  CHECK(second->contains(room));
  world.pass(10s);
  CHECK(text_of_list(world) == second);
}

TEST_CASE("the lists of all nodes are one, a table of each in turn", "[rooms][tables]") {
  RoomWorld world({.open_tables = true, .open_tables_max = 4});
  Guest ada(world);
  ada.join(world.create_room(2, nullptr, kListed), 0);
  CHECK(tables(world).size() == 1);
  const std::string told = world.store.told_nodes();
  CHECK(json::parse(told) == tables(world).front());
  world.store.let_nodes_tell({R"({"room":"B1"})"
                              "\n"
                              R"({"room":"B2"})"
                              "\n"
                              R"({"room":"B3"})",
                              R"({"room":"C1"})"});
  CHECK(rooms_on(tables(world)) == std::vector<std::string>{json::parse(told).at("room"), "B1", "C1", "B2"});
  world.store.fail_nodes();
  CHECK(tables(world).size() == 1);
}

TEST_CASE("a node tells the others what has changed, and all of it when it has a new lease",
          "[rooms][tables]") {
  RoomWorld world({.open_tables = true});
  const std::string room = world.create_room(2, nullptr, kListed);
  Guest ada(world);
  ada.join(room, 0);
  world.pass(2s);
  const int told = world.store.times_told();
  CHECK(world.store.told_nodes().contains(room));
  world.pass(10s);
  CHECK(world.store.times_told() == told);
  world.store.begin_tenure();  // what was told before went with the lease
  world.pass(2s);
  Guest again(world);
  again.join(room, 0);
  world.pass(2s);
  CHECK(world.store.times_told() > told);
  CHECK(world.store.told_nodes().contains(room));
  world.store.end_tenure();
  const int before = world.store.times_told();
  world.pass(5s);
  CHECK(world.store.times_told() == before);
}

namespace {

json report(Guest& by, Seat whom, protocol::ReportReason reason = protocol::ReportReason::insults,
            std::optional<std::string> text = {}) {
  return by.ask(protocol::Report{.seat = whom, .reason = reason, .text = std::move(text)});
}

std::vector<protocol::KeptReport> reports(RoomWorld& world) {
  std::vector<protocol::KeptReport> kept;
  world.directory().list_reports([&](protocol::Expected<std::vector<server::StoredReport>> all) {
    REQUIRE(all);
    for (const server::StoredReport& one : *all) {
      const auto read = protocol::decode_kept_report(one.text);
      REQUIRE(read);
      kept.push_back(*read);
    }
  });
  return kept;
}

/// Three at a lobby, from addresses of their own.
struct Strangers {
  explicit Strangers(RoomWorld& with) : world(with), room(with.create_room(4, nullptr, kListed)) {
    ada.join(room, 0);
    ben.join(room);
    ben.sit(1);
    cleo.join(room);
    cleo.sit(2, "Cleo");
  }
  RoomWorld& world;
  std::string room;
  Guest ada{world}, ben{world, TestClient("b"), "192.0.2.2"}, cleo{world, TestClient("c"), "192.0.2.3"};
};

}  // namespace

TEST_CASE("a report holds who, whom, why, and the last twenty lines of the chat", "[rooms][reports]") {
  RoomWorld world({.chat_lines_burst = 100, .open_tables = true});
  Strangers here(world);
  for (int line = 1; line <= 25; ++line) here.ben.ask(protocol::Chat{.text = "line " + std::to_string(line)});
  const json before = here.ben.view();
  CHECK(report(here.cleo, 1, protocol::ReportReason::spam, "He repeats himself.").at("type") == "reply");
  CHECK(here.ben.view() == before);  // nobody is told
  const auto kept = reports(world);
  REQUIRE(kept.size() == 1);
  CHECK(kept[0].room == here.room);
  CHECK(kept[0].by == 2);
  CHECK(kept[0].by_name == "Cleo");
  CHECK(kept[0].seat == 1);
  CHECK(kept[0].name == "Ben");
  CHECK(kept[0].reason == protocol::ReportReason::spam);
  CHECK(kept[0].text == "He repeats himself.");
  REQUIRE(kept[0].chat.size() == 20);
  CHECK(kept[0].chat.front().text == "line 6");
  CHECK(kept[0].chat.back().text == "line 25");
}

TEST_CASE("people who have left are reported by what they said, computers and oneself never",
          "[rooms][reports]") {
  RoomWorld world({.reports_burst = 100, .open_tables = true});
  Strangers here(world);
  here.ben.ask(protocol::Chat{.text = "hello"});
  here.ben.ask(protocol::Leave{});
  CHECK(report(here.ada, 1).at("type") == "reply");
  CHECK(reports(world).back().name == "Ben");
  here.cleo.ask(protocol::Leave{});
  CHECK(report(here.ada, 2).at("code") == "message/bad_value");  // silent, and gone
  CHECK(report(here.ada, 0).at("code") == "message/bad_value");
  CHECK(report(here.ada, 5).at("code") == "message/bad_value");
  here.ada.ask(protocol::AddComputer{.level = "club", .seat = Seat{3}});
  CHECK(report(here.ada, 3).at("code") == "message/bad_value");
  Guest watcher(world);
  watcher.join(here.room);
  CHECK(report(watcher, 0).at("code") == "room/not_seated");
  CHECK(reports(world).size() == 1);
}

TEST_CASE("reports are bounded by seat, by address and in all, and kept once however often they are sent",
          "[rooms][reports]") {
  SECTION("by seat") {
    RoomWorld world({.reports_burst = 2, .report_interval = 60s, .open_tables = true});
    Strangers here(world);
    CHECK(report(here.ada, 1).at("type") == "reply");
    CHECK(report(here.ada, 2).at("type") == "reply");
    CHECK(report(here.ada, 1).at("code") == "room/reports_rate_limited");
    CHECK(report(here.ben, 0).at("type") == "reply");
    world.pass(61s);
    CHECK(report(here.ada, 1).at("type") == "reply");
  }
  SECTION("by address") {
    RoomWorld world({.reports_per_hour = 2, .open_tables = true});
    Strangers here(world);
    Guest dan(world, TestClient("d"), "192.0.2.2");
    dan.join(here.room);
    dan.sit(3, "Dan");
    CHECK(report(here.ben, 0).at("type") == "reply");
    CHECK(report(dan, 0).at("type") == "reply");
    CHECK(report(dan, 0).at("code") == "session/rate_limited");
    CHECK(report(here.cleo, 0).at("type") == "reply");
    world.pass(61min);
    CHECK(report(dan, 0).at("type") == "reply");
  }
  SECTION("in all") {
    RoomWorld world({.open_tables = true, .reports_max = 2});
    Strangers here(world);
    CHECK(report(here.ben, 0).at("type") == "reply");
    CHECK(report(here.cleo, 0).at("type") == "reply");
    CHECK(report(here.cleo, 1).at("code") == "store/full");
  }
  SECTION("once") {
    RoomWorld world({.open_tables = true});
    Strangers here(world);
    const protocol::Report same{.seat = 1, .reason = protocol::ReportReason::name};
    CHECK(here.ada.ask_again("again", same).at("type") == "reply");
    CHECK(here.ada.ask_again("again", same).at("type") == "reply");
    CHECK(reports(world).size() == 1);
  }
}

TEST_CASE("without --open-tables nobody is reported", "[rooms][reports]") {
  RoomWorld world;
  GameTable table(world);
  CHECK(report(*table.players[0], 1).at("code") == "room/no_open_tables");
}

TEST_CASE("a report that can't be kept is refused, and the room goes on", "[rooms][reports]") {
  RoomWorld world({.open_tables = true});
  Strangers here(world);
  world.store.fail_reports(true);
  CHECK(report(here.ada, 1).at("code") == "store/unavailable");
  world.store.fail_reports(false);
  CHECK(report(here.ada, 1).at("type") == "reply");
}

TEST_CASE("reports go with the room, and with a seat that they name", "[rooms][reports][forget]") {
  RoomWorld world({.open_tables = true});
  Strangers here(world), there(world);
  here.ben.ask(protocol::Chat{.text = "hello"});
  report(here.ada, 2);  // Ben has said something
  report(there.ada, 2);
  report(there.cleo, 1);
  REQUIRE(reports(world).size() == 3);
  const auto forget_seat = [&](const std::string& room, Seat seat) {
    bool done = false;
    world.directory().forget_seat(room, seat,
                                  [&](protocol::Expected<int> count) { done = count.has_value(); });
    world.run();
    CHECK(done);
  };
  forget_seat(here.room, 1);
  REQUIRE(reports(world).size() == 2);
  CHECK(reports(world)[0].room == there.room);
  forget_seat(there.room, 1);
  REQUIRE(reports(world).size() == 1);
  CHECK(reports(world)[0].name == "Cleo");
  world.directory().forget_room(there.room, [](const protocol::Expected<int>&) {});
  world.run();
  CHECK(reports(world).empty());
}

TEST_CASE("reports are kept for thirty days by default", "[rooms][reports]") {
  RoomWorld world({.open_tables = true});
  world.pass(61s);
  const std::int64_t before = world.store.retention().reports_before_ms;
  CHECK(world.time.wall_ms() - before >= std::chrono::milliseconds(30 * 24h).count());
  CHECK(world.time.wall_ms() - before < std::chrono::milliseconds(30 * 24h + 2min).count());
}
