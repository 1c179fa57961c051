#include <protocol/about.hpp>
#include <protocol/http.hpp>
#include <protocol/json.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include <map>
#include <set>

using namespace bastide;
using namespace bastide::protocol;

namespace {

constexpr std::string_view kLevels[] = {"easy", "hard"};

constexpr EditionValue kInClassic[] = {{"classic", 1}};
constexpr OptionSpec kOptions[] = {{"sixth_player", OptionType::toggle, {}, {}, 0, ""},
                                   {"far", OptionType::toggle, {}, {}, 0, "inns", kInClassic}};
constexpr PresetValue kDefaults[] = {{"sixth_player", 1}};
constexpr ModuleSpec kModules[] = {{"inns", "Inns", kDefaults}, {"plain", "Plain"}};

constexpr MendSpec kMends[] = {{"court", 1, "", "Courts pay."}, {"inn", 2, "inns", "Inns pay."}};

/// The Castle with unusual modules and options.
class OddGame final : public GameKind {
 public:
  std::string_view name() const override { return "odd"; }
  std::string_view default_preset() const override { return castle_.default_preset(); }
  std::span<const std::string_view> editions() const override { return castle_.editions(); }
  std::span<const ModuleSpec> modules() const override { return kModules; }
  std::span<const OptionSpec> options() const override { return kOptions; }
  std::span<const PresetSpec> presets() const override { return {}; }
  std::span<const MendSpec> mends() const override { return kMends; }
  Result<Rules> resolve(const RulesRequest& request) const override { return castle_.resolve(request); }
  int seats_min() const override { return castle_.seats_min(); }
  int seats_max(const Rules& rules) const override { return castle_.seats_max(rules); }
  std::vector<Pile> piles(const Rules& rules) const override { return castle_.piles(rules); }
  std::vector<StartTile> opening_layout(const Rules& rules) const override {
    return castle_.opening_layout(rules);
  }
  std::optional<TileId> find_tile(std::string_view name) const override { return castle_.find_tile(name); }
  std::vector<TileId> tiles() const override { return castle_.tiles(); }
  Result<std::unique_ptr<Game>> start(const Setup& setup, Events& events) const override {
    return castle_.start(setup, events);
  }
  Result<std::unique_ptr<Game>> restore(const Setup& setup, const Snapshot& snapshot) const override {
    return castle_.restore(setup, snapshot);
  }

 private:
  const GameKind& castle_ = *find_game("castle");
};

Json wish() { return {{"secret", std::string(43, 'A')}, {"name", "Ada"}}; }

}  // namespace

TEST_CASE("a room that is asked for without rules has two seats and the standard ones", "[protocol][http]") {
  const auto room = decode_create_room(wish().dump());
  REQUIRE(room);
  CHECK(room->seats == 2);
  CHECK(room->game.kind->name() == "carcassonne");
  CHECK(room->game.rules.preset == "standard");
  CHECK_FALSE(room->colour);
}

TEST_CASE("seats are as many as the rules admit (BASE-PLAYERS-01, BASE-PLAYERS-02)", "[protocol][http]") {
  Json six = wish();
  six["seats"] = 6;
  const auto refused = decode_create_room(six.dump());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "setup/bad_seat_count");
  CHECK(refused.error().at == "seats");
  six["rules"] = {{"options", {{"sixth_player", true}}}};
  CHECK(decode_create_room(six.dump()));
  Json practice = wish();
  practice["seats"] = 1;
  CHECK(decode_create_room(practice.dump()));
}

TEST_CASE("the first player has one of the room's seats", "[protocol][http]") {
  Json room = wish();
  room["seats"] = 3;
  room["rules"] = {{"options", {{"first_player", 3}}}};
  const auto refused = decode_create_room(room.dump());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "rules/bad_option_value");
  CHECK(refused.error().at == "rules.options.first_player");
  room["rules"] = {{"options", {{"first_player", 2}}}};
  CHECK(decode_create_room(room.dump()));
}

TEST_CASE("a body that is no object is refused", "[protocol][http]") {
  CHECK(decode_create_room("[]").error().code == "message/not_object");
  CHECK(decode_create_room("").error().code == "message/not_json");
  CHECK(decode_create_room(std::string(5000, ' ')).error().code == "message/too_large");
}

TEST_CASE("bodies that the server sends agree with their schemas", "[protocol][http]") {
  CHECK(test::schema_faults(Json::parse(encode(RoomCreated{.room = "ABCDEFGH", .seat = 0})),
                            "room_created") == "");
  CHECK(test::schema_faults(Json::parse(encode(GameShared{.game = std::string(32, 'a')})), "game_shared") ==
        "");
  CHECK(
      test::schema_faults(Json::parse(encode_error_body(WireRejection(ErrorCode::not_found, "no such room"))),
                          "error_body") == "");
  const Json with_place = Json::parse(encode_error_body(decode_create_room("{}").error()));
  CHECK(test::schema_faults(with_place, "error_body") == "");
  CHECK(with_place.at("at") == "secret");
}

TEST_CASE("the catalogue lists every game with all that a host can choose", "[protocol][http]") {
  const Json catalogue = Json::parse(catalogue_text(kLevels).text);
  CHECK(test::schema_faults(catalogue, "catalogue") == "");
  CHECK(catalogue.at("computer_levels") == Json{"easy", "hard"});
  REQUIRE(catalogue.at("games").size() == games().size());
  for (std::size_t i = 0; i < games().size(); ++i) {
    const Json& listed = catalogue.at("games")[i];
    CHECK(listed.at("tiles").size() == games()[i]->tiles().size());
    std::set<std::string> options;
    for (const Json& option : listed.at("options")) {
      options.insert(option.at("name"));
      const Json& values = option.at("values");
      CHECK(std::count(values.begin(), values.end(), option.at("default")) == 1);
    }
    for (const Json& preset : listed.at("presets")) {
      for (const auto& [name, value] : preset.at("rules").at("options").items())
        CHECK(options.contains(name));
      CHECK(read_rules(preset.at("rules")));
    }
  }
}

TEST_CASE(
    "the catalogue offers only first players that a game can have (BASE-SETUP-04, CASTLE-COMP-01, "
    "DISCOVERY-COMP-01)",
    "[protocol][http]") {
  for (const GameKind* kind : games()) {
    const Json options = Json::parse(catalogue_text(*kind).text).at("options");
    const auto first_player =
        std::ranges::find(options, "first_player", [](const Json& o) { return o.at("name"); });
    REQUIRE(first_player != options.end());
    const std::map<std::string_view, Json> offered{{"carcassonne", {"random", 0, 1, 2, 3, 4, 5}},
                                                   {"castle", {"random", 0, 1}},
                                                   {"discovery", {"random", 0, 1, 2, 3, 4}}};
    CHECK(first_player->at("values") == offered.at(kind->name()));
    for (const Json& seat : first_player->at("values")) {
      Json request{{"game", kind->name()}, {"options", {{"first_player", seat}}}};
      if (kind->name() == "carcassonne") request["options"]["sixth_player"] = true;
      CHECK(read_rules(request));
    }
  }
}

TEST_CASE("the catalogue tells defaults that go by printing and module", "[protocol][http]") {
  const Json listed = Json::parse(catalogue_text(OddGame()).text);
  const Json& options = listed.at("options");
  CHECK_FALSE(options[0].contains("default_by_edition"));
  CHECK(options[1].at("default") == false);
  CHECK(options[1].at("default_by_edition") == Json{{"classic", true}});
  CHECK(test::schema_faults(options[1], "catalogue_option") == "");
  const Json& modules = listed.at("modules");
  CHECK(modules[0].at("defaults") == Json{{"sixth_player", true}});
  CHECK(test::schema_faults(modules[0], "catalogue_module") == "");
  CHECK_FALSE(modules[1].contains("defaults"));
}

TEST_CASE("the catalogue tells the revision of new games, and what was mended since when (EXP-REV-01)",
          "[protocol][http]") {
  const Json listed = Json::parse(catalogue_text(OddGame()).text);
  CHECK(listed.at("revision") == 2);
  CHECK(listed.at("mends") == Json::parse(R"([{"name":"court","since":1,"module":null,"what":"Courts pay."},
                        {"name":"inn","since":2,"module":"inns","what":"Inns pay."}])"));
  for (const Json& mend : listed.at("mends")) CHECK(test::schema_faults(mend, "catalogue_mend") == "");
}

TEST_CASE("the catalogue tells what is printed on a tile", "[protocol][http]") {
  const Json catalogue = Json::parse(catalogue_text(kLevels).text);
  for (const Json& tile : catalogue.at("games")[0].at("tiles")) {
    if (tile.at("tile") != "base-D") continue;
    CHECK(tile.at("edges") == Json::parse(R"(["city","road","field","road"])"));
    CHECK(tile.at("features")[0] ==
          Json::parse(R"({"kind":"city","sides":"N","halves":[],"pennants":0,"cities":[]})"));
    CHECK(tile.at("features")[1].at("sides") == "EW");
    CHECK(tile.at("features")[2] ==
          Json::parse(R"({"kind":"field","sides":"","halves":[2,7],"pennants":0,"cities":[0]})"));
    return;
  }
  FAIL("no start tile");
}

TEST_CASE("a server tells what it is: version, revisions of rules, and bounds", "[protocol][http]") {
  const Json about = Json::parse(encode(About{.version = "0.2.0-abc", .message_bytes_max = 5000}));
  CHECK(test::schema_faults(about, "about") == "");
  CHECK(about.at("version") == "0.2.0-abc");
  CHECK(about.at("protocols") == Json{"bastide.v1"});
  for (const GameKind* kind : games())
    CHECK(about.at("revisions").at(std::string(kind->name())) == kind->newest_revision());
  CHECK(about.at("limits") ==
        Json{{"message_bytes", 5000}, {"chat_chars", 300}, {"name_chars", 24}, {"id_chars", 64}});
  const Json keeping = Json::parse(encode(About{.version = "0.2.0-abc", .parcel_bytes_max = 7000}));
  CHECK(test::schema_faults(keeping, "about") == "");
  CHECK(keeping.at("limits").at("parcel_bytes") == 7000);
}

TEST_CASE("the OpenAPI document is JSON and names every path", "[protocol][http]") {
  const Json document = Json::parse(openapi_document());
  CHECK(document.at("openapi").get<std::string>().starts_with("3.1"));
  for (const char* path :
       {"/api/v1", "/api/v1/catalogue", "/api/v1/rooms", "/api/v1/games", "/api/v1/games/{game_id}",
        "/api/v1/games/{game_id}/turns/{from}", "/api/v1/piles", "/api/v1/reach",
        "/api/v1/parcels/{parcel_id}", "/api/v1/openapi.json", "/healthz", "/readyz", "/ws"})
    CHECK(document.at("paths").contains(path));
}

TEST_CASE("the OpenAPI document tells what a sound server answers to its host", "[protocol][http]") {
  const Json paths = Json::parse(openapi_document()).at("paths");
  const auto words = [&](const char* path) {
    const Json& answer = paths.at(path).at("get").at("responses").at("200");
    return answer.at("content").at("application/json").at("schema").at("properties").at("status").at("const");
  };
  CHECK(Json::parse(encode(Health::ok)) == Json{{"status", words("/healthz")}});
  CHECK(Json::parse(encode(Health::ready)) == Json{{"status", words("/readyz")}});
}

TEST_CASE("the OpenAPI document names every status of a refused room", "[protocol][http]") {
  const Json document = Json::parse(openapi_document());
  const Json& responses = document.at("paths").at("/api/v1/rooms").at("post").at("responses");
  std::set<std::string> statuses;
  for (const auto& [status, response] : responses.items()) statuses.insert(status);
  CHECK(statuses ==
        std::set<std::string>{"201", "400", "403", "408", "411", "413", "417", "429", "431", "503", "505"});
}
