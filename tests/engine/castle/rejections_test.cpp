// One row per code of The Castle, and which code takes precedence where two apply.
#include <engine/rejection.hpp>

#include <engine/catalogue.hpp>
#include <engine/game.hpp>

#include "castle/castle_scenario.hpp"
#include "catch.hpp"
#include "mistakes.hpp"

namespace bastide::test::castle {
namespace {

Rejection refused_after(const std::function<void(Setup&)>& spoil) {
  Setup setup = forced_setup(tiles({"K13", "K13"}));
  spoil(setup);
  return refused(setup);
}

TileId start_space() { return find_tile("castle-start-1").value(); }

/// A doubling is offered to B (CASTLE-X08).
std::unique_ptr<Game> at_a_doubling() {
  const auto begun = with_pile({"K47", "K47", "K32"});
  lay(*begun, 4, 12, 2);
  auto game = with_corner_taken(*begun, 1, 1);
  lay_figure(*game, 3, 12, 1, e2);
  return game;
}

/// B is asked for the order (CASTLE-X13).
std::unique_ptr<Game> at_the_order() {
  const auto begun = with_pile({"K28", "K28", "K13", "K24", "K32", "K19", "K13", "K24", "K13"});
  lay(*begun, 4, 12, 0);
  lay_figure(*begun, 5, 12, 0, s1);
  lay(*begun, 4, 11, 0);
  lay_herald(*begun, 3, 11, 2, Side::south);
  lay(*begun, 2, 11, 0);
  lay(*begun, 2, 12, 1);
  lay(*begun, 3, 10, 0);
  auto game = with_scores(*begun, 0, 14);
  lay(*game, 3, 12, 0);
  return game;
}

std::unique_ptr<Game> deploying() {
  auto game = with_pile({"K13", "K13"});
  play(*game, place(4, 12, 0));
  return game;
}

const std::vector<Mistake>& mistakes() {
  static const std::vector<Mistake> table{
      {Code::game_over, "action/game_over",
       [] {
         const auto game = with_pile({"K13"});
         lay(*game, 4, 12, 0);
         return refused(*game, 0, kPass);
       }},
      {Code::no_such_seat, "action/no_such_seat",
       [] { return refused(*with_pile({"K13"}), 2, place(4, 12, 0)); }},
      {Code::not_your_turn, "action/not_your_turn",
       [] { return refused(*with_pile({"K13"}), 1, place(4, 12, 0)); }},
      {Code::not_in_game, "action/not_in_game",
       [] { return refused(*with_pile({"K13"}), Action{.kind = ActionKind::draw_again}); }},
      {Code::wrong_phase, "action/wrong_phase", [] { return refused(*with_pile({"K13"}), deploy(0)); }},
      {Code::bad_rotation, "action/bad_rotation",
       [] { return refused(*with_pile({"K13"}), place(4, 12, 4)); }},
      {Code::cell_outside, "action/cell_outside",
       [] { return refused(*with_pile({"K13"}), place(4, 13, 0)); }},
      {Code::cell_occupied, "action/cell_occupied",
       [] {
         const auto game = with_pile({"K13", "K13"});
         lay(*game, 4, 12, 0);
         return refused(*game, place(4, 12, 0));
       }},
      {Code::cell_not_adjacent, "action/cell_not_adjacent",
       [] { return refused(*with_pile({"K13"}), place(5, 5, 0)); }},
      {Code::path_does_not_fit, "action/path_does_not_fit",
       [] { return refused(*with_pile({"K13"}), place(4, 6, 0)); }},
      {Code::no_such_feature, "action/no_such_feature", [] { return refused(*deploying(), deploy(1)); }},
      {Code::piece_not_in_game, "action/piece_not_in_game",
       [] {
         const auto other = static_cast<PieceKind>(kPieceKinds - 1);
         return refused(*deploying(), Action{.kind = ActionKind::deploy, .piece = other, .feature = 0});
       }},
      {Code::feature_occupied, "action/feature_occupied",
       [] {
         const auto game = with_pile({"K38", "K38"});
         play(*game, place(4, 12, 0));
         play(*game, figure(*game, n1));
         play(*game, place(5, 12, 0));
         return refused(*game, figure(*game, n1));
       }},
      {Code::cannot_pass, "action/cannot_pass", [] { return refused(*with_pile({"K13"}), kPass); }},
      {Code::not_to_be_scored, "action/not_to_be_scored",
       [] { return refused(*at_the_order(), score_next(4, 12, 0)); }},
      {Code::no_such_wall_tile, "action/no_such_wall_tile",
       [] { return refused(*at_a_doubling(), use_wall_tile(3)); }},
      {Code::unknown_preset, "rules/unknown_preset",
       [] { return refused(RulesRequest{.game = "castle", .preset = "house"}); }},
      {Code::unknown_edition, "rules/unknown_edition",
       [] { return refused(RulesRequest{.game = "castle", .edition = "classic"}); }},
      {Code::unknown_module, "rules/unknown_module",
       [] { return refused(RulesRequest{.game = "castle", .modules = {{"farmers"}}}); }},
      {Code::unknown_option, "rules/unknown_option",
       [] { return refused(RulesRequest{.game = "castle", .options = {{"tiny_city", std::int64_t{2}}}}); }},
      {Code::bad_option_value, "rules/bad_option_value",
       [] {
         return refused(
             RulesRequest{.game = "castle", .options = {{"castle_s2_court", std::string("both")}}});
       }},
      {Code::bad_seat_count, "setup/bad_seat_count",
       [] { return refused_after([](Setup& setup) { setup.seats = 3; }); }},
      {Code::bad_first_player, "setup/bad_first_player",
       [] { return refused_after([](Setup& setup) { setup.first_player = 2; }); }},
      {Code::unknown_tile, "setup/unknown_tile",
       [] { return refused_after([](Setup& setup) { setup.forced.push_back(kNoTile); }); }},
      {Code::bad_start, "setup/bad_start",
       [] { return refused_after([](Setup& setup) { setup.start = {{setup.forced[0], {5, 5}, 0}}; }); }},
      {Code::bad_snapshot, "setup/bad_snapshot",
       [] {
         const auto game = with_pile({"K13"});
         Snapshot snapshot = game->snapshot();
         snapshot.table.seats.pop_back();
         return kind().restore(game->setup(), snapshot).error();
       }},
  };
  return table;
}

}  // namespace

TEST_CASE("every mistake in The Castle gets its code, its stable name and a sentence",
          "[castle][rejections]") {
  check_mistakes(mistakes());
}

TEST_CASE("steps that cannot be passed, and steps that wait for something else", "[castle][rejections]") {
  const auto order = at_the_order();
  CHECK(refused(*order, kPass).code == Code::cannot_pass);
  const Rejection doubled_too_soon = refused(*order, use_wall_tile(2));
  CHECK(doubled_too_soon.code == Code::wrong_phase);
  CHECK(doubled_too_soon.reason ==
        "The game waits for a choice of the feature to score next, or of a doubling.");
  CHECK(refused(*order, place(5, 11, 0)).code == Code::wrong_phase);
  CHECK(refused(*order, 0, score_next(3, 11, 0)).code == Code::not_your_turn);
  const auto doubling = at_a_doubling();
  CHECK(refused(*doubling, score_next(3, 12, 0)).code == Code::wrong_phase);
  CHECK(refused(*doubling, use_wall_tile(1)).code == Code::no_such_wall_tile);
  CHECK(refused(*doubling, 0, use_wall_tile(2)).code == Code::not_your_turn);
  CHECK(refused(*deploying(), use_wall_tile(1)).code == Code::wrong_phase);
}

TEST_CASE("in The Castle too, where two mistakes meet, the code that stands first in the list is given",
          "[castle][rejections]") {
  const auto game = with_pile({"K13", "K13"});
  CHECK(refused(*game, 9, deploy(0)).code == Code::no_such_seat);
  CHECK(refused(*game, 1, deploy(99)).code == Code::not_your_turn);
  CHECK(refused(*game, deploy(99)).code == Code::wrong_phase);
  CHECK(refused(*game, place(0, 0, 7)).code == Code::bad_rotation);
  CHECK(refused(*game, place(0, 0, 0)).code == Code::cell_outside);  // and not adjacent
  CHECK(refused(*game, place(3, 6, 0)).code == Code::cell_outside);  // S2 lies there
  lay(*game, 4, 12, 0);
  CHECK(refused(*game, place(4, 12, 0)).code == Code::cell_occupied);
  lay(*game, 5, 12, 0);
  CHECK(refused(*game, 9, kPass).code == Code::game_over);
}

TEST_CASE("set-ups whose piles are not those of The Castle are refused", "[castle][rejections]") {
  CHECK(refused_after([](Setup& setup) { setup.forced.assign(100000, setup.forced[0]); }).code ==
        Code::too_large);
  CHECK(refused_after([](Setup& setup) { setup.forced[0] = find_game("carcassonne")->tiles()[0]; }).code ==
        Code::unknown_tile);
  CHECK(refused_after([](Setup& setup) { setup.forced[0] = start_space(); }).code == Code::unknown_tile);
  CHECK(refused_after([](Setup& setup) { setup.piles[1].items[0] = 10; }).code == Code::unknown_tile);
  CHECK(refused_after([](Setup& setup) { setup.piles[1].items.resize(12); }).code == Code::unknown_tile);
  CHECK(refused_after([](Setup& setup) { setup.piles.pop_back(); }).code == Code::unknown_tile);
}

TEST_CASE("a snapshot that no game of The Castle can have left is refused", "[castle][rejections]") {
  const std::pair<const char*, std::function<void(Snapshot&)>> spoilt[]{
      {"a seat too many", [](Snapshot& s) { s.table.seats.emplace_back(); }},
      {"drawn below zero", [](Snapshot& s) { s.drawn = -1; }},
      {"more drawn than there is", [](Snapshot& s) { s.drawn = 100; }},
      {"nobody to act", [](Snapshot& s) { s.table.seat = kNoSeat; }},
      {"a seat that does not exist", [](Snapshot& s) { s.table.seat = 2; }},
      {"no tile in hand", [](Snapshot& s) { s.table.tile = kNoTile; }},
      {"an unknown tile in hand", [](Snapshot& s) { s.table.tile = 9999; }},
      {"a tile in hand while deploying", [](Snapshot& s) { s.table.phase = Phase::deploy; }},
      {"a step of another game", [](Snapshot& s) { s.table.phase = Phase::action; }},
      {"resting while drawing", [](Snapshot& s) { s.table.phase = Phase::draw; }},
      {"a start space in hand", [](Snapshot& s) { s.table.tile = start_space(); }},
      {"a start space among the tiles", [](Snapshot& s) { s.table.board[0].tile = start_space(); }},
      {"scoring nothing", [](Snapshot& s) { s.table.phase = Phase::score; }},
      {"an extra turn without a wall tile", [](Snapshot& s) { s.table.phase = Phase::extra; }},
      {"over without an end", [](Snapshot& s) { s.table.phase = Phase::over; }},
      {"an end without being over", [](Snapshot& s) { s.table.ended = Ending::finished; }},
      {"no turn yet", [](Snapshot& s) { s.table.turn = 0; }},
      {"a score below zero", [](Snapshot& s) { s.table.seats[0].score = -1; }},
      {"a score beyond all games", [](Snapshot& s) { s.table.seats[0].score = 1'000'001; }},
      {"an unknown tile on the board", [](Snapshot& s) { s.table.board[0].tile = 9999; }},
      {"a tile on the wall", [](Snapshot& s) { s.table.board[0].cell = {6, 12}; }},
      {"a tile apart from the others", [](Snapshot& s) { s.table.board[0].cell = {5, 5}; }},
      {"a tile twice", [](Snapshot& s) { s.table.board.push_back(s.table.board[0]); }},
      {"a path that does not fit", [](Snapshot& s) { s.table.board[0].cell = {4, 6}; }},
      {"a piece on no tile",
       [](Snapshot& s) { s.table.pieces.push_back({0, PieceKind::meeple, {5, 5}, 0}); }},
      {"a piece on no feature",
       [](Snapshot& s) { s.table.pieces.push_back({0, PieceKind::meeple, {4, 12}, 9}); }},
      {"too many figures", [](Snapshot& s) { s.table.seats[0].supply[0] = 7; }},
      {"a corner that does not exist", [](Snapshot& s) { s.table.corners_left.push_back(13); }},
      {"a corner twice", [](Snapshot& s) { s.table.corners_left[1] = 0; }},
      {"a corner neither empty nor full", [](Snapshot& s) { s.table.corners_left.pop_back(); }},
      {"another wall tile than the corner's",
       [](Snapshot& s) {
         s.table.corners_left.pop_back();
         s.table.wall_tiles = {{0, 9, 1, false}};
       }},
      {"a wall tile of nobody", [](Snapshot& s) { s.table.wall_tiles = {{2, 1, 1, false}}; }},
      {"a wall tile of a turn to come",
       [](Snapshot& s) {
         s.table.corners_left.pop_back();
         s.table.wall_tiles = {{0, 4, s.table.turn + 1, false}};
       }},
      {"a wall tile of no turn",
       [](Snapshot& s) {
         s.table.corners_left.pop_back();
         s.table.wall_tiles = {{0, 4, 0, false}};
       }},
      {"a wall tile of no kind", [](Snapshot& s) { s.table.wall_tiles = {{0, 10, 1, false}}; }},
      {"a keep of nobody", [](Snapshot& s) { s.table.keeps = {{2, {4, 12}, 0, 1}}; }},
      {"a keep on a court", [](Snapshot& s) { s.table.keeps = {{0, {4, 12}, 1, 1}}; }},
      {"a keep in the air", [](Snapshot& s) { s.table.keeps = {{0, {5, 5}, 0, 1}}; }},
      {"something to score while placing", [](Snapshot& s) { s.table.pending = {{0, {4, 12}, 0}}; }},
  };
  const auto game = with_pile({"K32", "K24", "K13"});
  lay(*game, 4, 12, 0);
  REQUIRE(kind().restore(game->setup(), game->snapshot()));
  for (const auto& [what, spoil] : spoilt) {
    INFO(what);
    Snapshot snapshot = game->snapshot();
    spoil(snapshot);
    const auto again = kind().restore(game->setup(), snapshot);
    CHECK_FALSE(again);
    if (!again) CHECK(again.error().code == Code::bad_snapshot);
  }
}

TEST_CASE("a snapshot in which the step has nothing to choose is refused", "[castle][rejections]") {
  const auto refused_if = [](const Game& game, const std::function<void(TableState&)>& spoil) {
    Snapshot snapshot = game.snapshot();
    spoil(snapshot.table);
    return !kind().restore(game.setup(), snapshot);
  };
  const auto order = at_the_order();
  CHECK_FALSE(refused_if(*order, [](TableState&) {}));
  CHECK(refused_if(*order, [](TableState& table) { table.seats[1].score = 50; }));  // no corner near
  CHECK(refused_if(*order, [](TableState& table) { table.pending.pop_back(); }));
  CHECK(refused_if(*order, [](TableState& table) { table.pending.push_back(table.pending[0]); }));
  CHECK(refused_if(*order, [](TableState& table) { table.pending[0].seat = 0; }));
  CHECK(refused_if(*order, [](TableState& table) { table.pending[0].decided = true; }));  // no doubling
  CHECK(refused_if(*order, [](TableState& table) { table.seat = 0; }));
  const auto doubling = at_a_doubling();
  CHECK(refused_if(*doubling, [](TableState& table) { table.wall_tiles[0].used = true; }));
  CHECK(refused_if(*doubling, [](TableState& table) { table.wall_tiles[0].seat = 0; }));
  CHECK(refused_if(*doubling, [](TableState& table) { table.wall_tiles[0].turn = table.turn; }));
  CHECK(refused_if(*doubling, [](TableState& table) {
    table.pending.clear();
    table.phase = Phase::extra;
  }));
  CHECK(refused_if(*doubling, [](TableState& table) {
    table.pending.clear();
    table.board.clear();
    table.pieces.clear();
    table.phase = Phase::deploy;
  }));
}

}  // namespace bastide::test::castle
