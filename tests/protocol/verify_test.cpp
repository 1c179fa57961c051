#include <protocol/json.hpp>
#include <protocol/records/verify.hpp>

#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "record_tools.hpp"
#include "schema_check.hpp"

#include <algorithm>
#include <functional>

using namespace bastide;
using namespace bastide::protocol;
using server::ToolReport;
using server::verify_tool;

namespace {

test::PlayedGame finished_game(unsigned seed = 5, int seats = 2) {
  auto played = test::begin_game(seats, seed);
  test::play_on(played, seed);
  return played;
}

struct Forgery {
  std::string what;
  std::function<void(Json&)> forge;
  std::string found;  ///< in the report
};

std::string other_digit(const std::string& hex) {
  std::string changed = hex;
  changed.front() = hex.front() == '0' ? '1' : '0';
  return changed;
}

const std::vector<Forgery> kForgeries{
    {"no proof", [](Json& r) { r.erase("proof"); }, "proof is missing"},
    {"no result", [](Json& r) { r.erase("result"); }, "result is missing"},
    {"a score", [](Json& r) { r["result"]["scores"][0] = 999; }, "result.scores"},
    {"the winners", [](Json& r) { r["result"]["winners"] = Json::array(); }, "result.winners"},
    {"the ending", [](Json& r) { r["result"]["ended"] = "resigned"; }, "result.ended"},
    {"an ending that never came", [](Json& r) { r["actions"].erase(r["actions"].size() - 1); },
     "result.ended"},
    {"an action", [](Json& r) { r["actions"][0]["x"] = 77; }, "Action 0 is not legal"},
    {"the commitment", [](Json& r) { r["proof"]["commitment"] = other_digit(r["proof"]["commitment"]); },
     "proof.commitment"},
    {"the secret", [](Json& r) { r["proof"]["secret"] = other_digit(r["proof"]["secret"]); }, "deck.order"},
    {"the game's id", [](Json& r) { r["proof"]["game_id"] = other_digit(r["proof"]["game_id"]); },
     "deck.order"},
    {"entropy", [](Json& r) { r["proof"]["entropy"][0] = std::string(64, '7'); }, "deck.order"},
    {"a seed of its own", [](Json& r) { r["seed"] = std::string(64, '7'); }, "seed: "},
    {"tiles beyond the end", [](Json& r) { r["deck"]["order"].push_back("base-A"); }, "deck.order"},
    {"a computer that stands in for one",
     [](Json& r) {
       r["seats"][0]["computer"] = "club";
       r["stand_ins"] = Json::parse(R"([{"seat":0,"step":1,"level":"club"}])");
     },
     "stand_ins: "},
    {"a person back who was never away",
     [](Json& r) { r["stand_ins"] = Json::parse(R"([{"seat":1,"step":1,"level":null}])"); }, "stand_ins: "},
    {"stand-ins in no order",
     [](Json& r) {
       r["stand_ins"] =
           Json::parse(R"([{"seat":1,"step":5,"level":"club"},{"seat":0,"step":4,"level":"club"}])");
     },
     "stand_ins: "},
    {"a turn taken back before it was played",
     [](Json& r) { r["undone"] = Json::parse(R"([{"seat":0,"step":3,"to":2,"after":2}])"); }, "undone: "},
    {"turns taken back in no order",
     [](Json& r) {
       r["undone"] =
           Json::parse(R"([{"seat":0,"step":5,"to":2,"after":2},{"seat":0,"step":9,"to":7,"after":1}])");
     },
     "undone: "},
    {"a turn taken back after the end",
     [](Json& r) {
       r["undone"] = {{{"seat", 0}, {"step", 900}, {"to", 2}, {"after", r["actions"].size() + 1}}};
     },
     "undone: "},
    {"another start", [](Json& r) { r["start"] = {{{"tile", "D"}, {"x", 0}, {"y", 0}, {"rotation", 2}}}; },
     "start: "},
};

std::string all(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

TEST_CASE("a record tells who was a computer, and is verified and replayed as ever", "[protocol][verify]") {
  Json record = to_json(finished_game().record());
  record["seats"][1]["computer"] = "club";
  record["stand_ins"] =
      Json::parse(R"([{"seat":0,"step":1,"level":"beginner"},{"seat":0,"step":4,"level":null}])");
  const ToolReport report = verify_tool(record.dump());
  CHECK(report.exit_code == 0);
  CHECK(report.out.contains("seat 1 is said to be a computer's (club)"));
  CHECK(report.out.contains("ok: stand_ins is right"));
  const ToolReport replayed = server::replay_tool(record.dump(), false);
  CHECK(replayed.exit_code == 0);
  CHECK(replayed.out.contains("is a computer (club)"));
  CHECK(replayed.out.contains("After step 1 a computer (beginner) plays for "));
  CHECK(replayed.out.contains("After step 4 "));
}

TEST_CASE("a record tells which turns were taken back, and is verified and replayed as ever",
          "[protocol][verify]") {
  Json record = to_json(finished_game().record());
  record["undone"] =
      Json::parse(R"([{"seat":0,"step":3,"to":1,"after":2},{"seat":0,"step":5,"to":3,"after":2}])");
  const ToolReport report = verify_tool(record.dump());
  CHECK(report.exit_code == 0);
  CHECK(report.out.contains("turns said to be taken back: 2"));
  const ToolReport replayed = server::replay_tool(record.dump(), false);
  CHECK(replayed.exit_code == 0);
  CHECK(replayed.out.contains("After action 2 "));
  CHECK(replayed.out.contains(" took a turn back"));
}

TEST_CASE("records of finished games verify", "[protocol][verify]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(4)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round);
    const ToolReport report = verify_tool(to_text(played.record()));
    INFO(report.out);
    CHECK(report.exit_code == 0);
    CHECK(report.out.find("WRONG") == std::string::npos);
  }
}

TEST_CASE("every forgery is found and named", "[protocol][verify]") {
  const Json honest = to_json(finished_game().record());
  for (const Forgery& forgery : kForgeries) {
    Json forged = honest;
    forgery.forge(forged);
    INFO(forgery.what);
    const ToolReport report = verify_tool(forged.dump());
    INFO(report.out << report.err);
    CHECK(report.exit_code == 3);
    CHECK(report.out.find("WRONG: ") != std::string::npos);
    CHECK(report.out.find(forgery.found) != std::string::npos);
  }
}

TEST_CASE("a record of another shuffle agrees with itself, but not with what was promised",
          "[protocol][verify]") {
  const auto proof_of = [](const Json& record) {
    return from_hex<32>(record.at("proof").at("commitment").get<std::string>()).value();
  };
  const Json promised = to_json(finished_game(5).record());
  Json dealt_anew = to_json(finished_game(6).record());
  CHECK(verify_tool(dealt_anew.dump()).exit_code == 0);
  CHECK(verify_tool(dealt_anew.dump(), {.commitment = proof_of(dealt_anew)}).exit_code == 0);
  const ToolReport report = verify_tool(dealt_anew.dump(), {.commitment = proof_of(promised)});
  CHECK(report.exit_code == 3);
  CHECK(report.out.contains("WRONG: the promised commitment: the record has another one"));
  dealt_anew.erase("proof");
  CHECK(verify_tool(dealt_anew.dump(), {.commitment = proof_of(promised)}).exit_code == 3);
}

TEST_CASE("the findings on a record are told with its file, in lines or as JSON", "[protocol][verify]") {
  Json record = to_json(finished_game().record());
  const ToolReport good = verify_tool(record.dump(), {.file = "a.json"});
  CHECK(good.out.starts_with("a.json: ok: "));
  const Json told = Json::parse(verify_tool(record.dump(), {.file = "a.json", .json = true}).out);
  CHECK(told.at("file") == "a.json");
  CHECK(test::schema_faults(told, "verified_record") == "");
  CHECK(told.at("good") == true);
  CHECK(told.at("agreements").size() > 3);
  CHECK(told.at("faults").empty());
  record.erase("proof");
  const ToolReport wrong = verify_tool(record.dump(), {.file = "b.json", .json = true});
  CHECK(wrong.exit_code == 3);
  CHECK(Json::parse(wrong.out).at("faults").at(0) == "proof is missing");
  const ToolReport torn = verify_tool("{", {.file = "c.json", .json = true});
  CHECK(torn.exit_code == 2);
  CHECK(Json::parse(torn.out).at("error").at("code") == "message/not_json");
  CHECK(verify_tool("{", {.file = "c.json"}).err.starts_with("c.json: message/not_json"));
}

TEST_CASE("wall tiles may not lie otherwise than the shuffle says (CASTLE-SETUP-02)", "[protocol][verify]") {
  auto played = test::begin_game(2, 3, {.game = "castle"});
  test::play_on(played, 3);
  Json forged = to_json(played.record());
  Json& wall_tiles = forged["deck"]["wall_tiles"];
  wall_tiles[12] = wall_tiles[12] == 1 ? 2 : 1;
  const ToolReport report = verify_tool(forged.dump());
  INFO(report.out << report.err);
  CHECK(report.exit_code == 3);
  CHECK(report.out.find("WRONG: deck.wall_tiles") != std::string::npos);
}

TEST_CASE("tiles that went back into the pile, and how that was shuffled, are verified (DRAGON-PILE-04)",
          "[protocol][verify]") {
  auto played = test::begin_game(3, 8, {.modules = {{"farmers", "river", "princess_and_dragon"}}});
  test::play_on(played, 8);
  const Record record = played.record();
  REQUIRE(record.deck->returned);
  const ToolReport honest = verify_tool(to_text(record));
  INFO(honest.out);
  CHECK(honest.exit_code == 0);
  CHECK(honest.out.find("ok: deck.returned") != std::string::npos);
  const std::function<void(Record&)> forgeries[]{
      [](Record& forged) { forged.deck->returned.reset(); },
      [](Record& forged) { ++forged.deck->returned->drawn; },
      [](Record& forged) { forged.deck->returned->tiles.push_back(find_tile("base-A").value()); },
      [](Record& forged) { forged.deck->returned->tiles.front() = find_tile("base-A").value(); },
  };
  for (const auto& forge : forgeries) {
    Record forged = record;
    forge(forged);
    const ToolReport report = verify_tool(to_text(forged));
    INFO(report.out << report.err);
    CHECK(report.exit_code == 3);
    CHECK(report.out.find("WRONG: deck.returned") != std::string::npos);
  }
  Record otherwise = record;
  auto& order = otherwise.deck->order;
  std::swap(order.back(), *std::ranges::find_if(order.rbegin(), order.rend(),
                                                [&](TileId tile) { return tile != order.back(); }));
  CHECK(verify_tool(to_text(otherwise)).exit_code == 3);
}

TEST_CASE("another seat may not have begun than the shuffle says", "[protocol][verify]") {
  auto played = test::begin_game(2, 11);
  played.setup.first_player = static_cast<Seat>(1 - played.setup.first_player);
  played.events.clear();
  played.game = std::move(played.kind->start(played.setup, played.events).value());
  test::play_on(played, 11);
  const auto verdict = verify(read_record(to_text(played.record())).value());
  REQUIRE(verdict);
  CHECK(all(verdict->faults).starts_with("first_player: seat"));
  CHECK(verdict->faults.size() == 1);
}

TEST_CASE("two drawn tiles may not have been swapped", "[protocol][verify]") {
  auto played = test::begin_game(2, 12);
  auto& pile = played.setup.piles.front().items;
  const auto other = std::ranges::find_if(pile, [&](TileId tile) { return tile != pile.front(); });
  std::iter_swap(pile.begin(), other);
  played.events.clear();
  played.game = std::move(played.kind->start(played.setup, played.events).value());
  test::play_on(played, 12);
  const auto verdict = verify(read_record(to_text(played.record())).value());
  REQUIRE(verdict);
  CHECK(all(verdict->faults).starts_with("deck.order: "));
  CHECK(all(verdict->faults).find("at draw 0") != std::string::npos);
}

TEST_CASE("a resigned game verifies with the scores as they stand (BASE-RESIGN-05)", "[protocol][verify]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(10)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round, static_cast<int>(2 * round));
    const int seats = played.setup.seats;
    for (int seat = static_cast<int>(round) % seats; !played.game->over(); seat = (seat + 1) % seats) {
      const SeatAction resigning{static_cast<Seat>(seat), Action{.kind = ActionKind::resign}};
      REQUIRE(played.game->apply(resigning.seat, resigning.action, played.events));
      played.actions.push_back(resigning);
    }
    const ToolReport report = verify_tool(to_text(played.record()));
    INFO(report.out << report.err);
    CHECK(report.exit_code == 0);
  }
}

TEST_CASE("an abandoned game verifies at any step, and has no winners", "[protocol][verify]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(10)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round, static_cast<int>(2 * round));
    if (played.game->over()) continue;
    Json record = to_json(played.abandoned_record());
    const ToolReport report = verify_tool(record.dump());
    INFO(report.out << report.err);
    CHECK(report.exit_code == 0);
    record["result"]["winners"] = {0};
    CHECK(verify_tool(record.dump()).exit_code == 3);
  }
}

TEST_CASE("an unreadable record can't be verified", "[protocol][verify]") {
  const ToolReport report = verify_tool("{}");
  CHECK(report.exit_code == 2);
  CHECK(report.err.starts_with("message/missing_field at format: "));
}
