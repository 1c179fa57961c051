// Records written by earlier commits keep their meaning: tests/kept/README.md.
#include <protocol/json.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>
#include <protocol/records/verify.hpp>

#include "catch.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

using protocol::Json;
namespace fs = std::filesystem;

std::string read_text(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// "seat points feature reason total" of each scored event, as kept.json has them.
std::vector<std::string> scored(const protocol::Replay& replay) {
  std::vector<std::string> rows;
  for (const Json& event : protocol::to_json(std::span<const Event>(replay.events))) {
    if (event.at("type") != "scored") continue;
    rows.push_back(event.at("seat").dump() + " " + event.at("points").dump() + " " +
                   event.value("feature", "-") + " " + event.at("reason").get<std::string>() + " " +
                   event.at("total").dump());
  }
  return rows;
}

}  // namespace

TEST_CASE("records written by earlier commits verify and score as they did", "[protocol][kept]") {
  const fs::path folder = fs::path(BASTIDE_KEPT_DIR) / "68ecaf3";
  const Json kept = Json::parse(read_text(folder / "kept.json"));
  REQUIRE(kept.at("records").size() == 13);
  for (const Json& expected : kept.at("records")) {
    CAPTURE(expected.at("file").get<std::string>());
    const std::string text = read_text(folder / "records" / expected.at("file").get<std::string>());
    const auto record = protocol::read_record(text);
    REQUIRE(record);
    const auto verdict = protocol::verify(*record);
    REQUIRE(verdict);
    CHECK(verdict->faults == std::vector<std::string>{});
    const auto replay = protocol::replay(*record);
    REQUIRE(replay);
    const bool abandoned = record->result->ended == Ending::abandoned;
    CHECK(replay->end == (abandoned ? protocol::ReplayEnd::stopped : protocol::ReplayEnd::finished));
    CHECK(scored(*replay) == expected.at("scored").get<std::vector<std::string>>());
  }
}

}  // namespace bastide::test
