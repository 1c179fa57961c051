// The output of `bastide analyse` for a record.
#include "analyse_tool.hpp"

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>

using namespace bastide;
using namespace bastide::server;
using nlohmann::json;

namespace {

constexpr AnalyseLimits kFew{.nodes = 2000};

std::string record(const std::string& name) {
  std::ifstream in(std::string(BASTIDE_KEPT_DIR) + "/../playthroughs/" + name);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Sum {
  double cost = 0, luck = 0;
};

}  // namespace

TEST_CASE("an analysis weighs what was played against the best, decision by decision", "[server][analyse]") {
  const std::string name =
      GENERATE("base/x01.json", "abbot/whole.json", "castle/whole.json", "castle/x03.json");
  CAPTURE(name);
  const ToolReport report = analyse_tool(record(name), true, kFew);
  REQUIRE(report.exit_code == 0);
  CHECK(report.err.empty());
  CHECK(analyse_tool(record(name), true, kFew).out == report.out);
  std::map<int, Sum> sums;
  int decisions = 0, lucky = 0, seats = 0;
  std::istringstream lines(report.out);
  for (std::string text; std::getline(lines, text);) {
    const json line = json::parse(text);
    CAPTURE(text);
    Sum& sum = sums[line.at("seat")];
    if (!line.contains("turn")) {
      ++seats;
      CHECK(std::abs(line.at("cost").get<double>() - sum.cost) < 1e-6);
      CHECK(std::abs(line.at("luck").get<double>() - sum.luck) < 1e-6);
      continue;
    }
    ++decisions;
    const double worth = line.at("worth"), best = line.at("best_worth"), cost = line.at("cost");
    CHECK(cost >= 0);
    CHECK(std::abs(best - worth - cost) < 1e-9);
    if (line.at("best") == line.at("played")) CHECK(cost == 0);
    if (line.contains("second")) CHECK(line.at("second_worth") <= best);
    sum.cost += cost;
    if (!line.contains("luck")) continue;
    CHECK(line.contains("tile"));
    lucky += line.at("luck") != 0;
    sum.luck += line.at("luck").get<double>();
  }
  CHECK(decisions > 0);
  CHECK(lucky > 0);
  CHECK(seats == static_cast<int>(sums.size()));
}

// In the second record tiles are left over that would fit nowhere: luck is told without them.
TEST_CASE("a game of The Castle is analysed to its end, whatever could have been drawn",
          "[server][analyse]") {
  const std::string name = GENERATE("ended-castle.json", "rematched-ended-2.json");
  CAPTURE(name);
  const ToolReport report =
      analyse_tool(record("../kept/68ecaf3/records/" + name), false, AnalyseLimits{.nodes = 1});
  CHECK(report.exit_code == 0);
  CHECK(report.err.empty());
  CHECK(report.out.find("\nseat 1: moves cost ") != std::string::npos);
}

TEST_CASE("an analysis in words names the same moves", "[server][analyse]") {
  const ToolReport report = analyse_tool(record("abbot/whole.json"), false, kFew);
  CHECK(report.out.starts_with("turn 1, seat 0, "));
  CHECK(report.out.find(": place_tile ") != std::string::npos);
  CHECK(report.out.find("\nseat 1: moves cost ") != std::string::npos);
}

TEST_CASE("an analysis stops at an illegal action, and refuses what is no record", "[server][analyse]") {
  const ToolReport illegal = analyse_tool(record("base/illegal.json"), false, kFew);
  CHECK(illegal.exit_code == 3);
  CHECK(illegal.err.starts_with("Action 3 is not legal: Somebody holds this road already."));
  CHECK(illegal.out.starts_with("turn 1, seat 0"));
  for (const char* text : {"", "nonsense", "{}", R"({"format":"bastide-game/9"})"}) {
    const ToolReport report = analyse_tool(text, false, kFew);
    CHECK(report.exit_code == 2);
    CHECK(report.out.empty());
    CHECK(!report.err.empty());
  }
}
