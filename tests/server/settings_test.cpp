#include "settings.hpp"

#include "catch.hpp"
#include "scratch.hpp"

#include <chrono>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace bastide::server;
using bastide::test::Scratch;
using namespace std::chrono_literals;

namespace {

/// One setting of each kind.
struct Values {
  std::string name = "fallback";
  std::string level = "info";
  std::vector<std::string> colours;
  bool loud = false;
  int count = 3;
  std::size_t size = 4096;
  std::chrono::milliseconds pause = 10s;
  std::chrono::minutes age{60};
  std::optional<std::chrono::seconds> copied_every;
};

Settings table(Values& values) {
  Settings settings;
  settings.add_text("name", "", values.name);
  settings.add_choice("level", "", {"info", "debug"}, values.level);
  settings.add_list(
      "colours", "", values.colours, [](std::string_view c) { return c != "grey"; }, "real colours");
  settings.add_toggle("loud", "", values.loud);
  settings.add_number("count", "", values.count, 1, 9);
  settings.add_bytes("size", "", values.size, 1024);
  settings.add_duration("turn-pause", "", values.pause);
  settings.add_duration("age", "", values.age);
  settings.add_period("copied-every", "", values.copied_every);
  return settings;
}

struct Sources {
  std::string file;  ///< TOML; empty: none
  std::map<std::string, std::string> environment;
  std::map<std::string, std::string> given;
};

Values read(const Sources& sources) {
  const Scratch scratch;
  std::optional<std::filesystem::path> file;
  if (!sources.file.empty()) {
    file = scratch.path() / "bastide.toml";
    std::ofstream(*file) << sources.file;
  }
  Values values;
  table(values).read(
      file,
      [&](const std::string& variable) -> std::optional<std::string> {
        const auto found = sources.environment.find(variable);
        if (found == sources.environment.end()) return std::nullopt;
        return found->second;
      },
      sources.given);
  return values;
}

}  // namespace

TEST_CASE("the command line comes before the environment, and that before the file",
          "[server][settings][unthreaded]") {
  struct Row {
    bool file, environment, command_line;
    int expected;
  };
  const auto row = GENERATE(values<Row>({{false, false, false, 3},
                                         {true, false, false, 5},
                                         {false, true, false, 6},
                                         {false, false, true, 7},
                                         {true, true, false, 6},
                                         {true, false, true, 7},
                                         {false, true, true, 7},
                                         {true, true, true, 7}}));
  Sources sources;
  if (row.file) sources.file = "count = 5";
  if (row.environment) sources.environment["BASTIDE_COUNT"] = "6";
  if (row.command_line) sources.given["count"] = "7";
  CHECK(read(sources).count == row.expected);
}

TEST_CASE("a setting takes the same values from everywhere", "[server][settings][unthreaded]") {
  const Values file =
      read({.file = "name = 'x'\nlevel = 'debug'\ncolours = ['red', 'blue']\nloud = true\ncount = 9\n"
                    "size = '2MiB'\nturn_pause = '250ms'\nage = '7d'\ncopied_every = '12h'"});
  const Values environment = read({.environment = {{"BASTIDE_NAME", "x"},
                                                   {"BASTIDE_LEVEL", "debug"},
                                                   {"BASTIDE_COLOURS", "red, blue"},
                                                   {"BASTIDE_LOUD", "1"},
                                                   {"BASTIDE_COUNT", "9"},
                                                   {"BASTIDE_SIZE", "2MiB"},
                                                   {"BASTIDE_TURN_PAUSE", "250ms"},
                                                   {"BASTIDE_AGE", "7d"},
                                                   {"BASTIDE_COPIED_EVERY", "12h"}}});
  for (const Values& values : {file, environment}) {
    CHECK(values.name == "x");
    CHECK(values.level == "debug");
    CHECK(values.colours == std::vector<std::string>{"red", "blue"});
    CHECK(values.loud);
    CHECK(values.count == 9);
    CHECK(values.size == 2 * 1024 * 1024);
    CHECK(values.pause == 250ms);
    CHECK(values.age == std::chrono::days(7));
    CHECK(values.copied_every == 12h);
  }
}

TEST_CASE("a bad value is refused with the place where it stands", "[server][settings][unthreaded]") {
  struct Row {
    Sources sources;
    std::string complaint;
  };
  const std::vector<Row> rows = {
      {{.file = "counts = 5"}, "counts is no setting of this program, did you mean count?"},
      {{.file = "count = 10"}, "count must be a number from 1 to 9, not \"10\""},
      {{.file = "count = "}, "line 1"},
      {{.file = "[server]\ncount = 5"}, "server is no setting"},
      {{.file = "count = 1.5"}, "count must be a text, a number"},
      {{.environment = {{"BASTIDE_COUNT", "many"}}}, "BASTIDE_COUNT must be a number"},
      {{.given = {{"count", "3x"}}}, "--count must be a number"},
      {{.given = {{"loud", "maybe"}}}, "--loud must be true or false"},
      {{.given = {{"level", "verbose"}}}, "--level must be one of info, debug"},
      {{.given = {{"colours", "red,grey"}}}, "--colours must be real colours"},
      {{.given = {{"size", "4096"}}}, "--size must be a size"},
      {{.given = {{"size", "10B"}}}, "at least 1KiB"},
      {{.given = {{"size", "99999999999GiB"}}}, "--size must be a size"},
      {{.given = {{"turn-pause", "10"}}}, "--turn-pause must be a whole duration of at least 1ms"},
      {{.given = {{"turn-pause", "0s"}}}, "--turn-pause must be"},
      {{.given = {{"turn-pause", "200000d"}}}, "at most 36500d"},
      {{.given = {{"copied-every", "100ms"}}},
       "--copied-every must be never, or a whole duration of at least 1s"},
      {{.given = {{"copied-every", "0"}}}, "--copied-every must be never"},
      {{.given = {{"age", "90s"}}}, "--age must be a whole duration of at least 1min"},
  };
  for (const Row& row : rows) {
    std::string complaint = "none";
    try {
      read(row.sources);
    } catch (const UsageError& error) {
      complaint = error.what();
    }
    CAPTURE(complaint, row.complaint);
    CHECK(complaint.contains(row.complaint));
  }
}

TEST_CASE("a file of settings that is not there is an error", "[server][settings][unthreaded]") {
  Values values;
  const auto nothing = [](const std::string&) { return std::nullopt; };
  CHECK_THROWS_AS(table(values).read("/nowhere/bastide.toml", nothing, {}), UsageError);
}

TEST_CASE("defaults are shown as they would be written", "[server][settings][unthreaded]") {
  Values values;
  const Settings settings = table(values);
  std::map<std::string, std::string> shown;
  for (const auto& setting : settings.all()) shown[setting.key()] = setting.fallback;
  CHECK(shown == std::map<std::string, std::string>{{"name", "fallback"},
                                                    {"level", "info"},
                                                    {"colours", ""},
                                                    {"loud", "false"},
                                                    {"count", "3"},
                                                    {"size", "4KiB"},
                                                    {"turn_pause", "10s"},
                                                    {"age", "1h"},
                                                    {"copied_every", "never"}});
}
