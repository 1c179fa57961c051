#include <protocol/json.hpp>
#include <protocol/records/record.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "schema_check.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

using namespace bastide;
using namespace bastide::protocol;

namespace {

Record read(const Json& json) {
  auto record = read_record(json.dump());
  if (!record) FAIL(record.error().code << " at " << record.error().at << ": " << record.error().message);
  return std::move(*record);
}

Json least() {
  return {{"format", "bastide-game/1"},
          {"rules", Json::object()},
          {"seats", {Json::object(), Json::object()}},
          {"actions", Json::array()}};
}

Json with(const std::string& key, const Json& value) {
  Json json = least();
  json[key] = value;
  return json;
}

std::ptrdiff_t copies(const Setup& setup, std::string_view id) {
  std::ptrdiff_t count = 0;
  for (const Pile& pile : setup.piles) count += std::ranges::count(pile.items, find_tile(id).value());
  return count;
}

std::size_t pile_size(const Setup& setup) {
  std::size_t size = 0;
  for (const Pile& pile : setup.piles) size += pile.items.size();
  return size;
}

}  // namespace

TEST_CASE("a record of few words stands for the usual game", "[protocol][record]") {
  const Record record = read(least());
  CHECK(record.kind->name() == "carcassonne");
  CHECK(record.rules.preset == "standard");
  CHECK_FALSE(record.proof);
  const Setup setup = setup_of(record);
  CHECK(setup.seats == 2);
  CHECK(setup.first_player == 0);
  CHECK(setup.forced.empty());
  CHECK_FALSE(setup.end_after_forced);
  CHECK(pile_size(setup) == 71);
}

TEST_CASE("without a first player seat 0 begins, whatever the option says", "[protocol][record]") {
  CHECK(setup_of(read(with("rules", {{"options", {{"first_player", 1}}}}))).first_player == 0);
  CHECK(setup_of(read(with("first_player", 1))).first_player == 1);
}

TEST_CASE("piles are shuffled by the record's seed, or by zeros, or by what the proof says",
          "[protocol][record]") {
  const auto order = [](const Json& json) { return setup_of(read(json)).piles.front().items; };
  CHECK(order(least()) == order(with("seed", std::string(64, '0'))));
  CHECK(order(least()) != order(with("seed", std::string(64, '1'))));
  const Json proof = {{"game_id", std::string(32, '0')},
                      {"secret", std::string(64, '0')},
                      {"commitment", std::string(64, '0')},
                      {"entropy", {nullptr, nullptr}}};
  Json both = with("proof", proof);
  CHECK(order(both) != order(least()));
  both["seed"] = std::string(64, '1');
  CHECK(order(both) == order(with("proof", proof)));
}

TEST_CASE("a forced order ends the game unless the piles go on", "[protocol][record]") {
  const Json order = {"E", "base-U"};
  const Setup end = setup_of(read(with("deck", {{"order", order}})));
  CHECK(end.forced == std::vector<TileId>{find_tile("base-E").value(), find_tile("base-U").value()});
  CHECK(end.end_after_forced);
  CHECK_FALSE(setup_of(read(with("deck", {{"order", order}, {"then", "shuffle"}}))).end_after_forced);
}

TEST_CASE("forced tiles take their copies out of the piles while there are some", "[protocol][record]") {
  const Setup usual = setup_of(read(least()));
  const Json order = {"C", "C", "C", "U", "U"};
  const Setup setup = setup_of(read(with("deck", {{"order", order}, {"then", "shuffle"}})));
  CHECK(copies(usual, "base-C") == 1);
  CHECK(copies(setup, "base-C") == 0);
  CHECK(copies(setup, "base-U") == copies(usual, "base-U") - 2);
  CHECK(pile_size(setup) == pile_size(usual) - 3);
}

TEST_CASE("a start that is written out is the same game as the usual one", "[protocol][record]") {
  const Setup usual = setup_of(read(least()));
  const Setup written = setup_of(read(with("start", {{{"tile", "D"}, {"x", 0}, {"y", 0}, {"rotation", 0}}})));
  CHECK(written.piles.front().items == usual.piles.front().items);
}

TEST_CASE("other start tiles take their copies out of the piles", "[protocol][record]") {
  const Setup usual = setup_of(read(least()));
  const Json start = {{{"tile", "D"}, {"x", 0}, {"y", 0}, {"rotation", 0}},
                      {{"tile", "E"}, {"x", 0}, {"y", -1}, {"rotation", 2}}};
  const Setup setup = setup_of(read(with("start", start)));
  REQUIRE(setup.start.size() == 2);
  CHECK(setup.start[1].cell == Cell{0, -1});
  CHECK(setup.start[1].rotation == 2);
  CHECK(copies(setup, "base-D") == copies(usual, "base-D"));
  CHECK(copies(setup, "base-E") == copies(usual, "base-E") - 1);
}

TEST_CASE("records of random games are read back as they were written", "[protocol][record]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(3)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round);
    const Record record = played.record();
    const std::string text = to_text(record);
    CHECK(Json::parse(text) == to_json(record));
    CHECK(test::schema_faults(Json::parse(text), "game_record") == "");
    const Record again = read(Json::parse(text));
    CHECK(to_text(again) == text);
    CHECK(again.deck->order == played.game->drawn());
  }
}

TEST_CASE("every preset's rules are read back as they were resolved", "[protocol][record]") {
  for (const GameKind* kind : games()) {
    for (const PresetSpec& preset : kind->presets()) {
      const Rules rules =
          kind->resolve({.game = std::string(kind->name()), .preset = std::string(preset.name)}).value();
      const Json json = to_json(rules);
      CHECK(test::schema_faults(json, "rules") == "");
      const auto again = read_rules(json);
      REQUIRE(again);
      CHECK(to_json(again->rules) == json);
    }
  }
}

TEST_CASE("a record may be a megabyte and no more", "[protocol][record]") {
  std::string text = least().dump();
  text.append(kRecordBytesMax - text.size(), ' ');
  CHECK(read_record(text));
  const auto large = read_record(text + " ");
  REQUIRE_FALSE(large);
  CHECK(large.error().code == "message/too_large");
}

TEST_CASE("a name is deleted in a record by its seat or wherever it stands, and nothing else changes",
          "[protocol][record]") {
  Json json = least();
  json["seats"] = {
      {{"name", "Ada"}, {"colour", "red"}}, {{"name", "Ben"}}, {{"name", "Ada"}}, Json::object()};
  const std::string text = to_text(read(json));
  const auto names = [](const std::optional<std::string>& of) {
    std::vector<std::string> all;
    for (const Json& seat : Json::parse(of.value()).at("seats")) all.push_back(seat.value("name", ""));
    return all;
  };
  using Names = std::vector<std::string>;
  CHECK(names(without_name(text, {.seat = Seat{1}})) == Names{"Ada", "N. N.", "Ada", ""});
  CHECK(names(without_name(text, {.name = "Ada"})) == Names{"N. N.", "Ben", "N. N.", ""});
  for (const Seat nobody : {Seat{3}, Seat{4}}) CHECK(!without_name(text, {.seat = nobody}));
  CHECK(!without_name(text, {.name = "Cleo"}));
  const auto forgotten = without_name(text, {.seat = Seat{1}});
  CHECK(!without_name(*forgotten, {.seat = Seat{1}}));
  Json back = Json::parse(*forgotten);
  back["seats"][1]["name"] = "Ben";
  CHECK(back == Json::parse(text));
}

TEST_CASE("a name is deleted in a record of a newer version, too, and in no other text",
          "[protocol][record]") {
  Json json = with("rules", {{"modules", {"of_tomorrow"}}});
  json["seats"][0] = {{"name", "Ada"}, {"mood", "merry"}};
  json["tomorrow"] = 1;
  REQUIRE(!read_record(json.dump()));
  const auto forgotten = without_name(json.dump(), {.seat = Seat{0}});
  REQUIRE(forgotten);
  json["seats"][0]["name"] = "N. N.";
  CHECK(Json::parse(*forgotten) == json);
  for (const char* text : {"", "[]", "{}", R"({"seats": 1})", R"({"seats": [1, {}, {"name": 2}]})"})
    CHECK(!without_name(text, {.seat = Seat{2}}));
}
