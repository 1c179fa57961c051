// The output of `bastide analyse` for a record.
#include "analyse_tool.hpp"

#include "catch.hpp"
#include "effort.hpp"
#include "schema_check.hpp"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::server;
using nlohmann::json;

namespace {

constexpr AnalyseLimits kFew{.nodes = 2000};

std::string record(const std::string& name) {
  std::ifstream in(std::string(BASTIDE_KEPT_DIR) + "/../" + name);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Sum {
  double cost = 0, luck = 0;
  int not_compared = 0, luck_unknown = 0;
};

/// The sum that a seat's line tells: none where a part of it is missing.
void check_sum(const json& line, const char* key, double sum, const char* missing_key, int missing) {
  CAPTURE(line.dump(), key);
  CHECK(line.value(missing_key, 0) == missing);
  CHECK(line.contains(key) == (missing == 0));
  if (missing == 0) CHECK(std::abs(line.at(key).get<double>() - sum) < 1e-6);
}

struct Analysed {
  int exit_code = 0;
  std::string out, err;
  std::vector<std::string> parts;  ///< of `out`, as they were printed
};

Analysed analysed(const std::string& text, bool as_json, const AnalyseLimits& limits = kFew) {
  Analysed analysed;
  const ToolReport report = analyse_tool(text, as_json, limits, [&](std::string_view part) {
    analysed.out += part;
    analysed.parts.emplace_back(part);
  });
  CHECK(report.out.empty());
  analysed.exit_code = report.exit_code;
  analysed.err = report.err;
  return analysed;
}

}  // namespace

TEST_CASE("an analysis weighs what was played against the best, decision by decision",
          "[server][analyse][unthreaded]") {
  static const std::vector<std::string> all{"playthroughs/base/x01.json", "playthroughs/castle/x03.json",
                                            "modules/abbot/playthroughs/whole.json",
                                            "playthroughs/castle/whole.json"};
  const std::string name = GENERATE(from_range(test::few_of(2, all)));
  CAPTURE(name);
  const Analysed report = analysed(record(name), true);
  REQUIRE(report.exit_code == 0);
  CHECK(report.err.empty());
  CHECK(analysed(record(name), true).out == report.out);
  std::map<int, Sum> sums;
  int decisions = 0, costly = 0, lucky = 0, seats = 0, explained = 0;
  std::istringstream lines(report.out);
  for (std::string text; std::getline(lines, text);) {
    const json line = json::parse(text);
    CAPTURE(text);
    CHECK(test::schema_faults(line, "analysis_line") == "");
    Sum& sum = sums[line.at("seat")];
    if (line.at("type") == "seat") {
      ++seats;
      check_sum(line, "cost", sum.cost, "not_compared", sum.not_compared);
      check_sum(line, "luck", sum.luck, "luck_unknown", sum.luck_unknown);
      continue;
    }
    ++decisions;
    const bool places = line.at("played").at("type") == "place_tile";
    sum.luck_unknown += places && !line.contains("luck");
    const double cost = line.value("cost", 0.0);
    CHECK(cost >= 0);
    sum.not_compared += !line.contains("cost");
    if (line.contains("luck")) {
      CHECK(line.contains("tile"));
      lucky += line.at("luck") != 0;
      sum.luck += line.at("luck").get<double>();
    }
    CHECK(line.contains("worth") == line.contains("best"));
    if (!line.contains("cost")) CHECK_FALSE(line.contains("reasons"));
    explained += line.contains("reasons");
    if (!line.contains("worth")) continue;
    const json& choices = line.at("best");
    const double worth = line.at("worth"), best = choices.at(0).at("worth");
    CHECK(worth <= best);
    if (cost > 0) CHECK(std::abs(best - worth - cost) < 1e-9);  // 0 also where no loss is certain
    costly += cost > 0;
    if (choices.at(0).at("action") == line.at("played")) CHECK(cost == 0);
    for (const json& choice : choices) CHECK(choice.at("worth") <= best);
    sum.cost += cost;
  }
  CHECK(decisions > 0);
  if (name.ends_with("whole.json")) CHECK(costly > 0);
  CHECK(lucky > 0);
  CHECK(explained > 0);
  CHECK(seats == static_cast<int>(sums.size()));
}

// In the second record tiles are left over that would fit nowhere: luck is told without them.
TEST_CASE("a game of The Castle is analysed to its end, whatever could have been drawn",
          "[server][analyse][unthreaded]") {
  const std::string name = GENERATE("ended-castle.json", "rematched-ended-2.json");
  CAPTURE(name);
  const Analysed report = analysed(record("kept/68ecaf3/records/" + name), false, {.nodes = 1});
  CHECK(report.exit_code == 0);
  CHECK(report.err.empty());
  CHECK(report.out.find("\nseat 1: ") != std::string::npos);
}

TEST_CASE("an analysis in words names the same moves", "[server][analyse][unthreaded]") {
  const Analysed report = analysed(record("modules/abbot/playthroughs/whole.json"), false);
  CHECK(report.out.starts_with("turn 1, seat 0, "));
  CHECK(report.out.find(": place_tile ") != std::string::npos);
  CHECK(report.out.find("\nseat 1: ") != std::string::npos);
  CHECK(report.out.find("\n    good: ") != std::string::npos);
  CHECK(report.out.find("\n    the best: ") != std::string::npos);
}

TEST_CASE("an analysis says of a choice that was weighed alone that it was not compared",
          "[server][analyse][unthreaded]") {
  const std::string text = record("modules/abbot/playthroughs/whole.json");
  const AnalyseLimits none{.nodes = 1};
  const Analysed lines = analysed(text, true, none);
  REQUIRE(lines.exit_code == 0);
  std::istringstream in(lines.out);
  for (std::string one; std::getline(in, one);) {
    const json line = json::parse(one);
    CAPTURE(one);
    for (const char* key : {"worth", "best", "luck"}) CHECK_FALSE(line.contains(key));
    if (line.contains("turn")) {
      CHECK(line.value("cost", 0.0) == 0);  // of the only legal one
    } else {
      CHECK_FALSE(line.contains("cost"));
      CHECK(line.at("not_compared") > 0);
      CHECK(line.at("luck_unknown") > 0);
    }
  }
  const Analysed words = analysed(text, false, none);
  CHECK(words.parts.front().ends_with(", not compared\n"));
  CHECK(words.parts.back().contains(" decisions not compared, the luck of "));
  const std::string weighed = test::kSanitized ? record("playthroughs/base/x01.json") : text;
  CHECK_FALSE(analysed(weighed, false, {.nodes = 1'000'000}).out.contains("not compared"));
}

TEST_CASE("an analysis prints each decision by itself, and the seats at last",
          "[server][analyse][unthreaded]") {
  const Analysed words = analysed(record("playthroughs/base/x01.json"), false);
  REQUIRE(words.parts.size() > 2);
  for (std::size_t i = 0; i + 1 < words.parts.size(); ++i) CHECK(words.parts[i].starts_with("turn "));
  CHECK(words.parts.back().starts_with("seat 0: "));
}

TEST_CASE("an analysis stops at an illegal action, and refuses what is no record",
          "[server][analyse][unthreaded]") {
  const Analysed illegal = analysed(record("playthroughs/base/illegal.json"), false);
  CHECK(illegal.exit_code == 3);
  CHECK(illegal.err.starts_with("Action 3 is not legal: Somebody holds this road already."));
  CHECK(illegal.out.starts_with("turn 1, seat 0"));
  for (const char* text : {"", "nonsense", "{}", R"({"format":"bastide-game/9"})"}) {
    const Analysed report = analysed(text, false);
    CHECK(report.exit_code == 2);
    CHECK(report.out.empty());
    CHECK(!report.err.empty());
  }
}
