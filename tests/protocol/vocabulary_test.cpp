// Every action and event of the engine is in the schemas and among the examples.
#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace bastide;
using namespace bastide::protocol;
namespace fs = std::filesystem;

namespace {

const fs::path kExamples = fs::path(BASTIDE_EXAMPLES_DIR) / "valid";

/// A value for a field of an event, by its kind.
template <class T>
T sample(field::Of<T>) {
  return T{};
}
int sample(field::positive) { return 1; }
int sample(field::wall_tile) { return 1; }
std::string_view sample(field::stream) { return "trial_die"; }
Corner sample(field::corner) { return Corner::se; }
Axis sample(field::axis) { return Axis::east_west; }
/// The last one, since not every reason is told.
template <class Enum>
Enum sample(field::Word<Enum>) {
  return static_cast<Enum>(enum_size<Enum>() - 1);
}
FeatureKind sample(field::feature_kind) { return FeatureKind::city; }
std::vector<Cell> sample(field::cells) { return {{0, -1}, {0, 0}}; }
std::vector<std::uint16_t> sample(field::parts) { return {1, 5}; }
std::vector<ScoreLine> sample(field::score_lines) { return {{"tiles", 4, 2, 2}, {"ransom", -3, 0, 0}}; }
std::vector<int> sample(field::scores) { return {3, 4}; }
std::vector<Seat> sample(field::seats) { return {1}; }
std::optional<Cell> sample(field::cell_or_null) { return Cell{-1, 2}; }
std::optional<std::uint8_t> sample(field::feature_if_any) { return 3; }

/// Each kind of event twice: without the fields that may be left out, and with all.
Events sample_events() {
  Events events;
#define EVENT(Type, name, sentence, ...)                    \
  for ([[maybe_unused]] const bool whole : {false, true}) { \
    Type event{};                                           \
    __VA_ARGS__                                             \
    events.emplace_back(event);                             \
  }
#define FIELD(kind, name, ...) event.name = sample(field::kind{});
#define OPTIONAL_FIELD(kind, name, ...) \
  if (whole) event.name = sample(field::kind{});
#include <engine/words.def>
  return events;
}

/// Collects every `type` in the files of this folder.
void collect_types(const Json& json, std::set<std::string>& types) {
  if (json.is_object() && json.contains("type") && json.at("type").is_string()) types.insert(json.at("type"));
  if (json.is_structured())
    for (const Json& part : json) collect_types(part, types);
}

std::set<std::string> types_in(const std::string& folder) {
  std::set<std::string> types;
  for (const auto& entry : fs::directory_iterator(kExamples / folder))
    collect_types(Json::parse(std::ifstream(entry.path())), types);
  return types;
}

}  // namespace

TEST_CASE("every action has its schema, in messages and in records, and stands in an example",
          "[protocol][vocabulary]") {
  const std::set<std::string> in_messages = types_in("client_message");
  for (int kind = 0; kind < kActionKinds; ++kind) {
    Action sample{.kind = static_cast<ActionKind>(kind), .number = 1};
    if (fields(sample.kind) & kFieldAxis) sample.axis = Axis::east_west;
    Json action = to_json(sample);
    CAPTURE(action.dump());
    CHECK(test::schema_faults(action, "action") == "");
    CHECK(in_messages.contains(action.at("type")));
    action["seat"] = 0;
    CHECK(test::schema_faults(action, "record_action") == "");
  }
}

TEST_CASE("the text of every action is canonical", "[protocol][vocabulary]") {
  for (int kind = 0; kind < kActionKinds; ++kind) {
    for (const bool elsewhere : {false, true}) {
      for (const Corner corner : {Corner::none, Corner::se}) {
        const std::vector<Action> one{
            Action{.kind = static_cast<ActionKind>(kind), .elsewhere = elsewhere, .corner = corner}};
        const std::string text = json_text(one).text;
        CHECK(text == canonical(Json::parse(text)));
      }
    }
  }
}

TEST_CASE("every event has its schema and stands in an example", "[protocol][vocabulary]") {
  const std::set<std::string> in_messages = types_in("server_message");
  std::set<std::size_t> kinds;
  for (const Event& event : sample_events()) {
    const Json json = to_json(event);
    CAPTURE(json.dump());
    CHECK(test::schema_faults(json, "game_event") == "");
    CHECK(test::schema_faults(json, "replay_line") == "");
    CHECK(in_messages.contains(json.at("type")));
    kinds.insert(event.index());
  }
  CHECK(kinds.size() == std::variant_size_v<Event>);
}
