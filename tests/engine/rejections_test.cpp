// One row per code of engine/rejection.hpp, and which code takes precedence where two apply: the one
// listed first there.
#include <engine/rejection.hpp>

#include <engine/catalogue.hpp>
#include <engine/enum_size.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "mistakes.hpp"
#include "module_rows.hpp"
#include "scenario.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum Side;

constexpr int kCodes = enum_size<Code>();

std::unique_ptr<Game> with_pile(std::initializer_list<std::string_view> pile, bool farmers = true) {
  return started(forced_setup(base_rules({}, farmers), 2, tiles(pile)));
}

/// The rejection of a deployment on a tile other than the one just placed.
Rejection refused_elsewhere(std::string_view tile, Cell cell, std::uint8_t feature) {
  const auto game = with_pile({tile});
  play(*game, place(1, 0, 0));
  return refused(*game,
                 Action{.kind = ActionKind::deploy, .feature = feature, .cell = cell, .elsewhere = true});
}

Setup sound_setup() { return forced_setup(base_rules(), 2, tiles({"U", "V"})); }

Rejection refused_after(const std::function<void(Setup&)>& spoil) {
  Setup setup = sound_setup();
  spoil(setup);
  return refused(setup);
}

Rejection refused_snapshot(const std::function<void(Snapshot&)>& spoil) {
  const auto game = started(sound_setup());
  lay_and_claim(*game, 1, 0, 0, road, west);
  Snapshot snapshot = game->snapshot();
  spoil(snapshot);
  const auto restored = carcassonne().restore(game->setup(), snapshot);
  REQUIRE_FALSE(restored);
  return restored.error();
}

/// Those of the modules come after these.
const std::vector<Mistake>& mistakes() {
  static const std::vector<Mistake> table = [] {
    std::vector<Mistake> all{
        {Code::game_over, "action/game_over",
         [] {
           const auto game = with_pile({"U"});
           lay(*game, 1, 0, 0);
           return refused(*game, 0, kPass);
         }},
        {Code::no_such_seat, "action/no_such_seat",
         [] { return refused(*with_pile({"U"}), 2, place(1, 0, 0)); }},
        {Code::seat_resigned, "action/seat_resigned",
         [] {
           const auto game = started(forced_setup(base_rules(), 3, tiles({"U"})));
           Events events;
           REQUIRE(game->apply(1, kResign, events));
           return refused(*game, 1, place(1, 0, 0));
         }},
        {Code::not_your_turn, "action/not_your_turn",
         [] { return refused(*with_pile({"U"}), 1, place(1, 0, 0)); }},
        {Code::not_in_game, "action/not_in_game",
         [] { return refused(*with_pile({"U"}), Action{.kind = ActionKind::use_wall_tile}); }},
        {Code::wrong_phase, "action/wrong_phase", [] { return refused(*with_pile({"U"}), deploy(0)); }},
        {Code::bad_rotation, "action/bad_rotation",
         [] { return refused(*with_pile({"U"}), place(1, 0, 4)); }},
        {Code::cell_occupied, "action/cell_occupied",
         [] { return refused(*with_pile({"U"}), place(0, 0, 0)); }},
        {Code::cell_not_adjacent, "action/cell_not_adjacent",
         [] { return refused(*with_pile({"U"}), place(1, 1, 0)); }},
        {Code::tile_does_not_fit, "action/tile_does_not_fit",
         [] { return refused(*with_pile({"U"}), place(1, 0, 1)); }},
        {Code::no_such_feature, "action/no_such_feature",
         [] {
           const auto game = with_pile({"U"});
           play(*game, place(1, 0, 0));
           return refused(*game, deploy(3));
         }},
        {Code::piece_not_in_game, "action/piece_not_in_game",
         [] {
           const auto game = with_pile({"U"});
           play(*game, place(1, 0, 0));
           return refused(*game,
                          Action{.kind = ActionKind::deploy, .piece = static_cast<PieceKind>(kPieceKinds)});
         }},
        {Code::feature_not_claimable, "action/feature_not_claimable",
         [] {
           const auto game = with_pile({"U"}, false);
           play(*game, place(1, 0, 0));
           return refused(*game, deploy(1));
         }},
        {Code::feature_occupied, "action/feature_occupied",
         [] {
           const auto game = with_pile({"U", "U"});
           lay_and_claim(*game, 1, 0, 0, road, west);
           play(*game, place(2, 0, 0));
           return refused(*game, claim(*game, road, west));
         }},
        {Code::cannot_pass, "action/cannot_pass", [] { return refused(*with_pile({"U"}), kPass); }},
        {Code::no_tile_there, "action/no_tile_there", [] { return refused_elsewhere("U", {9, 9}, 0); }},
        {Code::no_portal, "action/no_portal", [] { return refused_elsewhere("U", {0, 0}, 2); }},
        {Code::unknown_preset, "rules/unknown_preset",
         [] { return refused(RulesRequest{.preset = "house"}); }},
        {Code::unknown_edition, "rules/unknown_edition",
         [] { return refused(RulesRequest{.edition = "third"}); }},
        {Code::unknown_module, "rules/unknown_module",
         [] { return refused(RulesRequest{.modules = {{"dragons"}}}); }},
        {Code::unknown_option, "rules/unknown_option",
         [] { return refused(RulesRequest{.options = {{"speed", std::int64_t{3}}}}); }},
        {Code::bad_option_value, "rules/bad_option_value",
         [] { return refused(RulesRequest{.options = {{"tiny_city", std::int64_t{3}}}}); }},
        {Code::unknown_revision, "rules/unknown_revision",
         [] { return refused(RulesRequest{.revision = 1'000'000}); }},
        {Code::bad_seat_count, "setup/bad_seat_count",
         [] { return refused_after([](Setup& setup) { setup.seats = 6; }); }},
        {Code::bad_first_player, "setup/bad_first_player",
         [] { return refused_after([](Setup& setup) { setup.first_player = 2; }); }},
        {Code::unknown_tile, "setup/unknown_tile",
         [] { return refused_after([](Setup& setup) { setup.forced.push_back(kNoTile); }); }},
        {Code::bad_start, "setup/bad_start",
         [] { return refused_after([](Setup& setup) { setup.start.clear(); }); }},
        {Code::too_large, "setup/too_large",
         [] { return refused_after([](Setup& setup) { setup.forced.assign(100000, setup.forced[0]); }); }},
        {Code::bad_snapshot, "setup/bad_snapshot",
         [] { return refused_snapshot([](Snapshot& snapshot) { snapshot.table.seats.pop_back(); }); }},
    };
    for (const ModuleRow* row : module_rows())
      if (row->mistakes) std::ranges::copy(row->mistakes(), std::back_inserter(all));
    return all;
  }();
  return table;
}

}  // namespace

TEST_CASE("every mistake gets its code, its stable name and a sentence", "[engine][rejections]") {
  check_mistakes(mistakes());
}

TEST_CASE("every code has a row here, or belongs to another game or to none", "[engine][rejections]") {
  // castle/rejections_test.cpp and discovery/rejections_test.cpp have the rows of those games' codes.
  std::set<Code> reached{Code::cell_outside,      Code::path_does_not_fit, Code::not_to_be_scored,
                         Code::no_such_wall_tile, Code::no_other_tile,     Code::not_your_follower};
  for (const Mistake& mistake : mistakes()) reached.insert(mistake.code);
  // find_game() returns nullptr; readers of rules turn it into a rejection.
  reached.insert(Code::unknown_game);
  reached.insert(Code::bad_chance);  // modules/trial/chance_test.cpp has it
  REQUIRE(static_cast<int>(reached.size()) == kCodes);
  std::set<std::string_view> names;
  for (int code = 0; code < kCodes; ++code) names.insert(name(static_cast<Code>(code)));
  REQUIRE(static_cast<int>(names.size()) == kCodes);
}

TEST_CASE("where two mistakes meet, the code that stands first in the list is given",
          "[engine][rejections]") {
  const auto over = with_pile({"U"});
  lay(*over, 1, 0, 0);
  CHECK(refused(*over, 9, kPass).code == Code::game_over);  // and no such seat
  CHECK(refused(*over, 0, kResign).code == Code::game_over);

  const auto game = started(forced_setup(base_rules({}, false), 3, tiles({"U", "U"})));
  Events events;
  REQUIRE(game->apply(2, kResign, events));
  CHECK(refused(*game, 9, deploy(0)).code == Code::no_such_seat);        // and not that seat's turn
  CHECK(refused(*game, 2, place(1, 0, 0)).code == Code::seat_resigned);  // and not its turn
  CHECK(refused(*game, 2, kResign).code == Code::seat_resigned);
  CHECK(refused(*game, 1, deploy(99)).code == Code::not_your_turn);   // and the wrong step
  CHECK(refused(*game, deploy(99)).code == Code::wrong_phase);        // and no such feature
  CHECK(refused(*game, place(0, 0, 7)).code == Code::bad_rotation);   // and occupied
  CHECK(refused(*game, place(0, 0, 1)).code == Code::cell_occupied);  // and no fit
  CHECK(refused(*game, place(3, 3, 1)).code == Code::cell_not_adjacent);
  play(*game, place(1, 0, 0));
  const auto stranger = static_cast<PieceKind>(kPieceKinds);
  CHECK(refused(*game, Action{.kind = ActionKind::deploy, .piece = stranger, .feature = 9}).code ==
        Code::no_such_feature);
  CHECK(refused(*game, Action{.kind = ActionKind::deploy, .piece = stranger, .feature = 1}).code ==
        Code::piece_not_in_game);
  CHECK(refused(*game, deploy(1)).code == Code::feature_not_claimable);
}

TEST_CASE("rules are refused with the place of the mistake", "[engine][rejections]") {
  CHECK(refused(RulesRequest{.preset = "house"}).at == "preset");
  CHECK(refused(RulesRequest{.edition = "third"}).at == "edition");
  CHECK(refused(RulesRequest{.modules = {{"farmers", "dragons"}}}).at == "modules[1]");
  CHECK(refused(RulesRequest{.options = {{"speed", std::int64_t{3}}}}).at == "options.speed");
  CHECK(refused(RulesRequest{.options = {{"tiny_city", std::int64_t{3}}}}).at == "options.tiny_city");
}

TEST_CASE("an option takes only values of its own type and list", "[engine][rejections]") {
  const auto code_for = [](const char* option, OptionInput value) {
    RulesRequest request;
    request.options[option] = std::move(value);
    return refused(request).code;
  };
  const OptionInput wrong_for_a_number[]{true,
                                         std::string("2"),
                                         std::int64_t{0},
                                         std::int64_t{3},
                                         std::int64_t{-2},
                                         std::numeric_limits<std::int64_t>::max()};
  for (const OptionInput& value : wrong_for_a_number)
    CHECK(code_for("tiny_city", value) == Code::bad_option_value);
  const OptionInput wrong_for_a_word[]{true, std::int64_t{0}, std::string(), std::string("Farm-3"),
                                       std::string("farm-3 ")};
  for (const OptionInput& value : wrong_for_a_word)
    CHECK(code_for("farm_scoring", value) == Code::bad_option_value);
  const OptionInput wrong_for_a_toggle[]{std::int64_t{1}, std::string("on")};
  for (const OptionInput& value : wrong_for_a_toggle)
    CHECK(code_for("sixth_player", value) == Code::bad_option_value);
  const OptionInput wrong_for_a_seat[]{true, std::int64_t{-1}, std::int64_t{6}, std::string("me"),
                                       std::numeric_limits<std::int64_t>::min()};
  for (const OptionInput& value : wrong_for_a_seat)
    CHECK(code_for("first_player", value) == Code::bad_option_value);
}

TEST_CASE("start tiles must exist, lie apart and fit each other", "[engine][rejections]") {
  const TileId d = tiles({"D"})[0];
  const auto code_for = [](std::vector<StartTile> start) {
    return refused_after([&](Setup& setup) { setup.start = start; }).code;
  };
  CHECK(code_for({}) == Code::bad_start);
  CHECK(code_for({{kNoTile, {0, 0}, 0}}) == Code::unknown_tile);
  CHECK(code_for({{d, {0, 0}, 4}}) == Code::bad_start);
  CHECK(code_for({{d, {0, 0}, 0}, {d, {0, 0}, 0}}) == Code::bad_start);
  CHECK(code_for({{d, {0, 0}, 0}, {d, {1, 0}, 1}}) == Code::bad_start);
  constexpr auto far = std::numeric_limits<std::int16_t>::max();
  CHECK(code_for({{d, {far, 0}, 0}}) == Code::bad_start);
  CHECK(code_for({{d, {0, 0}, 0}, {d, {0, static_cast<std::int16_t>(-far)}, 0}}) == Code::bad_start);
}

TEST_CASE("a snapshot that no game can have left is refused", "[engine][rejections]") {
  const std::pair<const char*, std::function<void(Snapshot&)>> spoilt[]{
      {"a seat too few", [](Snapshot& s) { s.table.seats.pop_back(); }},
      {"a seat too many", [](Snapshot& s) { s.table.seats.emplace_back(); }},
      {"drawn below zero", [](Snapshot& s) { s.drawn = -1; }},
      {"more drawn than there is", [](Snapshot& s) { s.drawn = 100; }},
      {"nobody to act", [](Snapshot& s) { s.table.seat = kNoSeat; }},
      {"a seat that does not exist", [](Snapshot& s) { s.table.seat = 2; }},
      {"no tile in hand", [](Snapshot& s) { s.table.tile = kNoTile; }},
      {"an unknown tile in hand", [](Snapshot& s) { s.table.tile = 9999; }},
      {"a tile in hand that fits nowhere", [](Snapshot& s) { s.table.board.clear(); }},
      {"a tile in hand while deploying", [](Snapshot& s) { s.table.phase = Phase::action; }},
      {"resting while drawing", [](Snapshot& s) { s.table.phase = Phase::draw; }},
      {"over without an end", [](Snapshot& s) { s.table.phase = Phase::over; }},
      {"an end without being over", [](Snapshot& s) { s.table.ended = Ending::finished; }},
      {"no turn yet", [](Snapshot& s) { s.table.turn = 0; }},
      {"another start tile", [](Snapshot& s) { s.table.board[0].rotation = 2; }},
      {"an unknown tile on the board", [](Snapshot& s) { s.table.board[1].tile = 9999; }},
      {"a tile that does not fit", [](Snapshot& s) { s.table.board[1].rotation = 1; }},
      {"a tile apart from the others", [](Snapshot& s) { s.table.board[1].cell = {9, 9}; }},
      {"a tile twice", [](Snapshot& s) { s.table.board.push_back(s.table.board[1]); }},
      {"a piece on no tile", [](Snapshot& s) { s.table.pieces[0].cell = {5, 5}; }},
      {"a piece on no feature", [](Snapshot& s) { s.table.pieces[0].feature = 9; }},
      {"a piece of nobody", [](Snapshot& s) { s.table.pieces[0].seat = 7; }},
      {"an unknown piece", [](Snapshot& s) { s.table.pieces[0].piece = static_cast<PieceKind>(200); }},
  };
  for (const auto& [what, spoil] : spoilt) {
    INFO(what);
    CHECK(refused_snapshot(spoil).code == Code::bad_snapshot);
  }
}

}  // namespace bastide::test
