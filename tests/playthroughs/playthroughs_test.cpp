// Plays every record of this folder and of the rule modules, and compares the result with the expectation
// beside it (README.md).
#include <protocol/json.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "record_tools.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace bastide::test {
namespace {

using protocol::Json;
namespace fs = std::filesystem;

/// The files of this folder, in which ctest starts the program, and of the rule modules.
std::vector<fs::path> all_files() {
  std::vector<fs::path> folders{"."};
  for (const auto& module : fs::directory_iterator("../modules"))
    if (fs::exists(module.path() / "playthroughs")) folders.push_back(module.path() / "playthroughs");
  std::vector<fs::path> files;
  for (const fs::path& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(folder)) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

Json read_json(const fs::path& path) {
  std::ifstream file(path);
  REQUIRE(file);
  return Json::parse(file);
}

std::vector<fs::path> records() {
  std::vector<fs::path> paths = all_files();
  std::erase_if(paths, [](const fs::path& path) {
    const std::string name = path.filename().string();
    return !name.ends_with(".json") || name.ends_with(".expect.json");
  });
  return paths;
}

fs::path expectation_of(fs::path record) { return record.replace_extension(".expect.json"); }

/// Whether `actual` has every key of `expected` with an equal value; `after` is no key of an event.
bool agrees(const Json& actual, const Json& expected) {
  return std::ranges::all_of(expected.items(), [&](const auto& item) {
    return item.key() == "after" || (actual.contains(item.key()) && actual.at(item.key()) == item.value());
  });
}

void cut(Json& record, std::size_t last_action) {
  Json& actions = record.at("actions");
  actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(last_action) + 1, actions.end());
  const auto placed =
      std::ranges::count(actions, "place_tile", [](const Json& action) { return action.at("type"); });
  Json& order = record.at("deck").at("order");
  order.erase(order.begin() + placed, order.end());
}

/// The record with the changes of this case and preset.
Json record_for(Json record, const Json& expected, const std::string& preset) {
  record["rules"].merge_patch(expected.value("rules", Json::object()));
  record["rules"]["preset"] = preset;
  if (expected.contains("ends_after")) cut(record, expected.at("ends_after").get<std::size_t>());
  return record;
}

std::vector<std::string> presets_for(const GameKind& kind, const Json& expected) {
  if (expected.contains("presets")) return expected.at("presets");
  std::vector<std::string> all;
  for (const PresetSpec& preset : kind.presets()) all.emplace_back(preset.name);
  return all;
}

class Playthrough {
 public:
  Playthrough(const Json& record, const Json& expected) : expected_(expected) {
    auto read = protocol::read_record(record.dump());
    REQUIRE(read);
    record_ = std::move(*read);
  }

  void check() {
    play();
    check_events();
    check_end();
  }

 private:
  void play() {
    Events events;
    auto game = record_.kind->start(protocol::setup_of(record_), events);
    REQUIRE(game);
    game_ = std::move(*game);
    keep(events, -1);
    for (std::size_t index = 0; index < record_.actions.size(); ++index) {
      check_attempts(index);
      const auto& [seat, action] = record_.actions[index];
      events.clear();
      if (!game_->apply(seat, action, events)) return;
      keep(events, static_cast<int>(index));
    }
    check_attempts(record_.actions.size());
  }

  void keep(const Events& events, int after) {
    for (Json event : protocol::to_json(events)) {
      event["after"] = after;
      events_.push_back(std::move(event));
    }
  }

  /// Tries what `refused` and `legal` say about the moment before an action.
  void check_attempts(std::size_t index) {
    for (const std::string kind : {"refused", "legal"}) {
      for (const Json& attempt : expected_.value(kind, Json::array())) {
        if (attempt.at("before") != index) continue;
        INFO(kind << " before action " << index << ": " << attempt);
        const auto action = protocol::read_action(attempt.at("action"));
        REQUIRE(action);
        Events ignored;
        const auto result = game_->clone()->apply(attempt.at("seat").get<Seat>(), *action, ignored);
        CHECK((result ? "" : name(result.error().code)) == attempt.value("code", ""));
      }
    }
  }

  void check_events() const {
    const Json events = expected_.value("events", Json::object());
    for (const auto& [type, wanted] : events.items()) {
      Json found = Json::array();
      for (const Json& event : events_)
        if (event.at("type") == type) found.push_back(event);
      INFO(type << " events: " << found.dump());
      CHECK(found.size() == wanted.size());
      for (std::size_t index = 0; index < std::min(found.size(), wanted.size()); ++index) {
        INFO("event " << index << ", wanted " << wanted[index]);
        CHECK(found[index].at("after") == wanted[index].at("after"));
        CHECK(agrees(found[index], wanted[index]));
      }
    }
  }

  void check_end() const {
    const auto replayed = protocol::replay(record_);
    REQUIRE(replayed);
    const std::string last = protocol::to_lines(*replayed).back().text;
    INFO("last line " << last);
    CHECK(agrees(Json::parse(last), expected_.at("end")));
    const TableState table = game_->snapshot().table;
    if (expected_.contains("supplies")) {
      Json supplies = Json::array();
      for (const SeatState& seat : table.seats) supplies.push_back(seat.supply[0]);
      CHECK(supplies == expected_.at("supplies"));
    }
    if (expected_.contains("discards")) {
      Json discards = Json::array();
      for (const TileId id : table.discards) discards.push_back(tile(id).id);
      CHECK(discards == expected_.at("discards"));
    }
  }

  const Json& expected_;
  protocol::Record record_;
  std::unique_ptr<Game> game_;
  std::vector<Json> events_;
};

void check_record(const fs::path& path) {
  const Json record = read_json(path);
  const Json expectation = read_json(expectation_of(path));
  const GameKind* kind = find_game(record.at("rules").value("game", "carcassonne"));
  REQUIRE(kind != nullptr);
  for (const Json& expected : expectation.at("cases")) {
    for (const std::string& preset : presets_for(*kind, expected)) {
      INFO(path.string() << ", preset " << preset << ", rules " << expected.value("rules", Json::object()));
      Playthrough(record_for(record, expected, preset), expected).check();
    }
  }
}

}  // namespace

TEST_CASE("every playthrough comes out as expected", "[playthroughs]") {
  const std::vector<fs::path> paths = records();
  REQUIRE(paths.size() >= 60);
  for (const fs::path& path : paths) check_record(path);
}

TEST_CASE("the whole games among them verify", "[playthroughs]") {
  int whole_games = 0;
  for (const fs::path& path : records()) {
    const Json record = read_json(path);
    if (!record.contains("proof")) continue;
    INFO(path.string());
    const server::ToolReport report = server::verify_tool(record.dump());
    INFO(report.out << report.err);
    CHECK(report.exit_code == 0);
    ++whole_games;
  }
  CHECK(whole_games >= 5);
}

TEST_CASE("every expectation belongs to a record and checks something", "[playthroughs]") {
  for (const fs::path& file : all_files()) {
    const std::string path = file.string();
    const std::string suffix = ".expect.json";
    if (!path.ends_with(suffix)) continue;
    INFO(path);
    CHECK(fs::exists(path.substr(0, path.size() - suffix.size()) + ".json"));
    const Json expectation = read_json(path);
    CHECK_FALSE(expectation.at("rule").get<std::string>().empty());
    CHECK_FALSE(expectation.at("cases").empty());
    for (const Json& expected : expectation.at("cases")) CHECK(expected.contains("end"));
  }
}

}  // namespace bastide::test
