// The output of `bastide puzzles` for a record.
#include "puzzle_tool.hpp"

#include "catch.hpp"
#include "schema_check.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::server;
using nlohmann::json;

namespace {

constexpr PuzzleLimits kFew{.nodes = 5000, .points = 1};

std::string record(const std::string& name) {
  std::ifstream in(std::string(BASTIDE_KEPT_DIR) + "/../" + name);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<json> puzzles_in(const std::string& text, const PuzzleLimits& limits = kFew, int exit_code = 0) {
  std::vector<json> puzzles;
  const ToolReport report = puzzle_tool(text, limits, [&](std::string_view line) {
    CHECK(line.ends_with('\n'));
    puzzles.push_back(json::parse(line));
  });
  CHECK(report.exit_code == exit_code);
  CHECK(report.err.empty() == (exit_code == 0));
  CHECK(report.out.empty());
  return puzzles;
}

bool is_legal(const json& game, const json& action) {
  const json& placements = game.at("legal").at("placements");
  return std::ranges::any_of(placements, [&](const json& at) {
    return at.at("x") == action.at("x") && at.at("y") == action.at("y") &&
           std::ranges::count(at.at("rotations"), action.at("rotation")) == 1;
  });
}

}  // namespace

TEST_CASE("a puzzle is a placement that lost points where one is certainly better than each other",
          "[server][puzzles][unthreaded]") {
  const std::string text = record("modules/abbot/playthroughs/whole.json");
  const std::vector<json> puzzles = puzzles_in(text);
  REQUIRE(!puzzles.empty());
  std::vector<std::string> ids;
  for (const json& puzzle : puzzles) {
    CAPTURE(puzzle.dump());
    CHECK(test::schema_faults(puzzle, "puzzle") == "");
    ids.push_back(puzzle.at("id"));
    const json& choices = puzzle.at("choices");
    const json& game = puzzle.at("game");
    REQUIRE(choices.size() >= 3);
    const double best = choices[0].at("worth");
    for (const json& choice : choices) {
      CHECK(is_legal(game, choice.at("action")));
      // Worths are told in hundredths.
      if (choice != choices[0]) CHECK(best - choice.at("worth").get<double>() >= kFew.points - 0.011);
    }
    CHECK(is_legal(game, puzzle.at("played")));
    CHECK(puzzle.at("played") != choices[0].at("action"));
    CHECK(game.at("seat") == puzzle.at("seat"));
    CHECK(game.at("phase") == "place");
  }
  std::ranges::sort(ids);
  CHECK(std::ranges::adjacent_find(ids) == ids.end());
  CHECK(puzzles_in(text) == puzzles);
  CHECK(puzzles_in(text, {.nodes = 5000, .points = 1000}).empty());
  const auto fewer = puzzles_in(text, {.nodes = 5000, .points = 3});
  CHECK(fewer.size() < puzzles.size());
  for (const json& puzzle : fewer) CHECK(std::ranges::count(puzzles, puzzle) == 1);
}

TEST_CASE("an unreadable record has no puzzles, and one with an illegal action those before it",
          "[server][puzzles][unthreaded]") {
  CHECK(puzzles_in("{}", kFew, 2).empty());
  json illegal = json::parse(record("modules/abbot/playthroughs/whole.json"));
  const auto all = puzzles_in(illegal.dump());
  REQUIRE(!all.empty());
  json& actions = illegal.at("actions");
  actions[actions.size() / 2] = {{"seat", 0}, {"type", "deploy"}, {"piece", "meeple"}, {"feature", 99}};
  CHECK(puzzles_in(illegal.dump(), kFew, 3).size() <= all.size());
}

TEST_CASE("puzzles end when they shall not go on", "[server][puzzles]") {
  std::size_t asked = 0;
  const ToolReport report = puzzle_tool(
      record("modules/abbot/playthroughs/whole.json"), {.nodes = 1}, [](std::string_view) {},
      [&](std::size_t, std::size_t of) {
        CHECK(of > 3);
        return ++asked < 3;
      });
  CHECK(report.exit_code == 0);
  CHECK(asked == 3);
}
