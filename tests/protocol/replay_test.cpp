#include <protocol/json.hpp>
#include <protocol/records/replay.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "random_play.hpp"
#include "record_tools.hpp"
#include "schema_check.hpp"
#include "shown_name.hpp"
#include "tell_replay.hpp"

#include <protocol/game_json.hpp>

using namespace bastide;
using namespace bastide::protocol;
using server::replay_tool;
using server::tell;
using server::ToolReport;

namespace {

/// The example of protocol/README.md with other actions.
std::string example(const std::string& actions) {
  return R"({"format":"bastide-game/1","rules":{"preset":"new-edition","modules":["farmers"],"options":{"tiny_city":2}},
    "seats":[{"name":"Ada","colour":"red"},{"colour":"blue"}],"deck":{"order":["E","U","B"]},"actions":[)" +
         actions + "]}";
}

const std::string kFirstTurn =
    R"({"seat":0,"type":"place_tile","x":0,"y":-1,"rotation":2},{"seat":0,"type":"deploy","piece":"meeple","feature":0})";
const std::string kSecondTurn =
    R"(,{"seat":1,"type":"place_tile","x":1,"y":0,"rotation":0},{"seat":1,"type":"pass"})";

std::vector<Json> lines(const std::string& text) {
  std::vector<Json> all;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = text.find('\n', at);
    all.push_back(Json::parse(text.substr(at, end - at)));
    at = end + 1;
  }
  return all;
}

}  // namespace

TEST_CASE("replay --json prints one event a line and where the record stops", "[protocol][replay]") {
  const ToolReport report = replay_tool(example(kFirstTurn + kSecondTurn), true);
  CHECK(report.exit_code == 0);
  CHECK(report.err == "");
  const auto events = lines(report.out);
  const std::vector<Json> expected{
      Json::parse(R"({"type":"tile_drawn","seat":0,"tile":"base-E"})"),
      Json::parse(R"({"type":"tile_placed","seat":0,"tile":"base-E","x":0,"y":-1,"rotation":2})"),
      Json::parse(
          R"({"type":"piece_deployed","seat":0,"piece":"meeple","x":0,"y":-1,"feature":0,"kind":"city"})"),
      Json::parse(
          R"({"type":"scored","seat":0,"points":2,"feature":"city","tiles":[[0,-1],[0,0]],"parts":[[0],[0]],"reason":"completed","total":2,"lines":[{"what":"tiles","points":2,"count":2,"each":1}]})"),
      Json::parse(R"({"type":"piece_returned","seat":0,"piece":"meeple","x":0,"y":-1,"feature":0})"),
      Json::parse(R"({"type":"turn_ended","seat":0})"),
      Json::parse(R"({"type":"tile_drawn","seat":1,"tile":"base-U"})"),
      Json::parse(R"({"type":"tile_placed","seat":1,"tile":"base-U","x":1,"y":0,"rotation":0})"),
      Json::parse(R"({"type":"turn_ended","seat":1})"),
      Json::parse(R"({"type":"tile_drawn","seat":0,"tile":"base-B"})"),
      Json::parse(R"({"type":"stopped","scores":[2,0],"phase":"place"})"),
  };
  REQUIRE(events.size() == expected.size());
  for (std::size_t i = 0; i < events.size(); ++i) {
    CHECK(events[i] == expected[i]);
    CHECK(test::schema_faults(events[i], "replay_line") == "");
  }
}

TEST_CASE("replay stops at the first illegal action and says why", "[protocol][replay]") {
  const ToolReport report = replay_tool(
      example(kFirstTurn + R"(,{"seat":1,"type":"place_tile","x":0,"y":1,"rotation":1})" + kSecondTurn),
      true);
  CHECK(report.exit_code == 3);
  const Json last = lines(report.out).back();
  CHECK(last.at("type") == "rejected");
  CHECK(last.at("index") == 2);
  CHECK(last.at("code") == "action/tile_does_not_fit");
  CHECK_FALSE(last.at("reason").get<std::string>().empty());
  CHECK(test::schema_faults(last, "replay_line") == "");
}

TEST_CASE("replay without --json tells the game in English", "[protocol][replay]") {
  const ToolReport report = replay_tool(example(kFirstTurn + kSecondTurn), false);
  CHECK(report.exit_code == 0);
  CHECK(report.out.find("Ada scores 2 for a city, completed (tiles 2 x 1 = 2): 2 in all\n") !=
        std::string::npos);
  CHECK(report.out.find("Seat 1 places base-U at (1, 0), rotation 0\n") != std::string::npos);
  CHECK(report.out.ends_with("The record ends in step place: Ada 2, Seat 1 0\n"));
  CHECK(report.out.find('{') == std::string::npos);
}

TEST_CASE("names that are read from right to left take nothing beside them along", "[protocol][replay]") {
  std::string record = example(kFirstTurn + kSecondTurn);
  record.replace(record.find("Ada"), 3, "\u05d9\u05d5\u05e1\u05d9");
  const ToolReport report = replay_tool(record, false);
  CHECK(report.exit_code == 0);
  CHECK(report.out.find("\u2068\u05d9\u05d5\u05e1\u05d9\u2069 scores 2 for a city") != std::string::npos);
  CHECK(report.out.ends_with(": \u2068\u05d9\u05d5\u05e1\u05d9\u2069 2, Seat 1 0\n"));
  CHECK(replay_tool(record, true).out.find("\u2068") == std::string::npos);
}

TEST_CASE("a name is enclosed if it has a letter that is read from right to left", "[protocol][replay]") {
  for (const std::string name : {"\u0590", "Ada \u08ff", "\ufb1d", "\ufefc!", "\U0001e800", "1 \U00010fff"})
    CHECK(server::shown_name(name) == "\u2068" + name + "\u2069");
  for (const std::string name : {"Ada", "\u058f", "\u0900", "\u2764\ufe0f", "\U0001f600", "\u30cf", ""})
    CHECK(server::shown_name(name) == name);
}

TEST_CASE("an unreadable record has exit code 2 and a line that names the place", "[protocol][replay]") {
  const ToolReport report = replay_tool(example(R"({"seat":0,"type":"teleport"})"), true);
  CHECK(report.exit_code == 2);
  CHECK(report.out == "");
  CHECK(report.err.starts_with("message/unknown_type at actions[0].type: "));
  CHECK(replay_tool("", true).exit_code == 2);
}

TEST_CASE("a set-up that can't be played has exit code 2", "[protocol][replay]") {
  const std::string head = R"({"format":"bastide-game/1","rules":{},"actions":[],)";
  const auto broken = GENERATE_COPY(values<std::pair<std::string, std::string>>({
      {R"("seats":[{},{}],"first_player":2})", "setup/bad_first_player"},
      {R"("seats":[{},{},{},{},{},{}]})", "setup/bad_seat_count"},
      {R"("seats":[{}],"start":[]})", "setup/bad_start"},
  }));
  CAPTURE(broken.first);
  const ToolReport report = replay_tool(head + broken.first, true);
  CHECK(report.exit_code == 2);
  CHECK(report.err.starts_with(broken.second));
}

TEST_CASE("the record of a random game replays to the events of the game", "[protocol][replay]") {
  for (unsigned round = 0; round < test::all_games() * static_cast<unsigned>(test::effort(4)); ++round) {
    auto played = test::begin_any_game(round);
    test::play_on(played, round + 1000);
    const auto replayed = replay(read_record(to_text(played.record())).value());
    REQUIRE(replayed);
    CHECK(replayed->end == ReplayEnd::finished);
    CHECK(to_json(std::span<const Event>(replayed->events)) ==
          to_json(std::span<const Event>(played.events)));
    CHECK(replayed->game->fingerprint() == played.game->fingerprint());
    const auto lines = to_lines(*replayed);
    CHECK(tell(*replayed, played.record()).size() == lines.size());
    for (const JsonText& line : lines)
      if (const auto faults = test::schema_faults(Json::parse(line.text), "replay_line"); !faults.empty())
        FAIL(faults);
  }
}
