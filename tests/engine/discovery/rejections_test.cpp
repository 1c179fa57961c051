// One row per code of The Discovery, and snapshots that no game can have left.
#include <engine/rejection.hpp>

#include <engine/game.hpp>

#include "catch.hpp"
#include "discovery/discovery_scenario.hpp"
#include "mistakes.hpp"

namespace bastide::test::discovery {
namespace {

Rejection refused_after(const std::function<void(Setup&)>& spoil) {
  Setup setup = forced_setup(cards({4, 83}));
  spoil(setup);
  return refused(setup);
}

/// A may do one thing behind its tile; its follower stands on the grassland of (0,-1).
std::unique_ptr<Game> acting() {
  auto game = with_pile({4, 83, 82, 83});
  lay_and_explore(*game, 0, -1, 0, Side::south);
  lay(*game, 0, 1, 0);
  play(*game, place(0, -2, 0));
  return game;
}

const std::vector<Mistake>& mistakes() {
  static const std::vector<Mistake> table{
      {Code::game_over, "action/game_over",
       [] {
         const auto game = with_pile({83});
         lay(*game, 0, 1, 0);
         return refused(*game, 0, kPass);
       }},
      {Code::no_such_seat, "action/no_such_seat",
       [] { return refused(*with_pile({83}), 2, place(0, 1, 0)); }},
      {Code::seat_resigned, "action/seat_resigned",
       [] {
         const auto game = with_pile({83, 83}, {}, 3);
         Events events;
         REQUIRE(game->apply(1, kResign, events));
         return refused(*game, 1, kPass);
       }},
      {Code::not_your_turn, "action/not_your_turn",
       [] { return refused(*with_pile({83}), 1, place(0, 1, 0)); }},
      {Code::not_in_game, "action/not_in_game",
       [] { return refused(*with_pile({83}), Action{.kind = ActionKind::draw_again}); }},
      {Code::wrong_phase, "action/wrong_phase", [] { return refused(*with_pile({83}), deploy(0)); }},
      {Code::bad_rotation, "action/bad_rotation", [] { return refused(*with_pile({83}), place(0, 1, 4)); }},
      {Code::cell_occupied, "action/cell_occupied", [] { return refused(*with_pile({83}), place(0, 0, 0)); }},
      {Code::cell_not_adjacent, "action/cell_not_adjacent",
       [] { return refused(*with_pile({83}), place(1, 1, 0)); }},
      {Code::tile_does_not_fit, "action/tile_does_not_fit",
       [] { return refused(*with_pile({83}), place(0, -1, 0)); }},
      {Code::no_such_feature, "action/no_such_feature", [] { return refused(*acting(), deploy(5)); }},
      {Code::piece_not_in_game, "action/piece_not_in_game",
       [] {
         return refused(*acting(), Action{.kind = ActionKind::deploy, .piece = kOtherPiece, .feature = 0});
       }},
      {Code::feature_not_claimable, "action/feature_not_claimable",
       [] {
         Action on_corner = deploy(0);
         on_corner.corner = Corner::nw;
         return refused(*acting(), on_corner);
       }},
      {Code::feature_occupied, "action/feature_occupied", [] { return refused(*acting(), deploy(0)); }},
      {Code::no_portal, "action/no_portal",
       [] {
         Action elsewhere = deploy(0);
         elsewhere.elsewhere = true;
         return refused(*acting(), elsewhere);
       }},
      {Code::cannot_pass, "action/cannot_pass", [] { return refused(*with_pile({83}), kPass); }},
      {Code::not_your_follower, "action/not_your_follower",
       [] { return refused(*acting(), take_back(0, -1, 0)); }},
      {Code::no_other_tile, "action/no_other_tile",
       [] {
         const auto game = with_pile({83, 82, 83, 83, 83}, kExpert);
         lay(*game, 0, 1, 0);
         lay(*game, 0, 2, 0);
         lay(*game, 0, -1, 0);
         return refused(*game, place_other(0, 3, 0));
       }},
      {Code::unknown_preset, "rules/unknown_preset",
       [] { return refused(RulesRequest{.game = "discovery", .preset = "castle"}); }},
      {Code::unknown_edition, "rules/unknown_edition",
       [] { return refused(RulesRequest{.game = "discovery", .edition = "classic"}); }},
      {Code::unknown_module, "rules/unknown_module",
       [] { return refused(RulesRequest{.game = "discovery", .modules = {{"farmers"}}}); }},
      {Code::unknown_option, "rules/unknown_option",
       [] {
         return refused(RulesRequest{.game = "discovery", .options = {{"tiny_city", std::int64_t{2}}}});
       }},
      {Code::bad_option_value, "rules/bad_option_value",
       [] {
         return refused(RulesRequest{.game = "discovery", .options = {{"discovery_hand", std::int64_t{3}}}});
       }},
      {Code::bad_seat_count, "setup/bad_seat_count",
       [] { return refused_after([](Setup& setup) { setup.seats = 6; }); }},
      {Code::bad_first_player, "setup/bad_first_player",
       [] { return refused_after([](Setup& setup) { setup.first_player = 2; }); }},
      {Code::unknown_tile, "setup/unknown_tile",
       [] { return refused_after([](Setup& setup) { setup.forced.push_back(kNoTile); }); }},
      {Code::too_large, "setup/too_large",
       [] { return refused_after([](Setup& setup) { setup.forced.assign(84, setup.forced[0]); }); }},
      {Code::bad_start, "setup/bad_start",
       [] { return refused_after([](Setup& setup) { setup.start[0].cell = {5, 5}; }); }},
      {Code::bad_snapshot, "setup/bad_snapshot",
       [] {
         const auto game = with_pile({83});
         Snapshot snapshot = game->snapshot();
         snapshot.table.seats.pop_back();
         return kind().restore(game->setup(), snapshot).error();
       }},
  };
  return table;
}

using Spoilt = std::vector<std::pair<const char*, std::function<void(Snapshot&)>>>;

void check_refused_snapshots(const Game& game, const Spoilt& spoilt) {
  REQUIRE(kind().restore(game.setup(), game.snapshot()));
  for (const auto& [what, spoil] : spoilt) {
    INFO(what);
    Snapshot snapshot = game.snapshot();
    spoil(snapshot);
    const auto again = kind().restore(game.setup(), snapshot);
    CHECK_FALSE(again);
    if (!again) CHECK(again.error().code == Code::bad_snapshot);
  }
}

}  // namespace

TEST_CASE("every mistake in The Discovery gets its code, its stable name and a sentence",
          "[discovery][rejections]") {
  check_mistakes(mistakes());
}

TEST_CASE("without the expert's rules nobody has another tile (DISCOVERY-EXPERT-01)",
          "[discovery][rejections]") {
  CHECK(refused(*with_pile({83, 83}), place_other(0, 1, 0)).code == Code::not_in_game);
}

TEST_CASE("a misfit tells its side and both edges (DISCOVERY-PLACE-02)", "[discovery][rejections]") {
  const Rejection misfit = refused(*with_pile({83}), place(0, -1, 0));
  CHECK(misfit.reason == "To the south the tile shows the sea, its neighbour grassland.");
  CHECK(misfit.at == "south");
}

TEST_CASE("a set-up with tiles of another game is refused", "[discovery][rejections]") {
  CHECK(refused_after([](Setup& setup) { setup.forced[0] = find_game("castle")->tiles()[0]; }).code ==
        Code::unknown_tile);
  CHECK(refused_after([](Setup& setup) {
          setup.start[0].tile = find_game("carcassonne")->tiles()[0];
        }).code == Code::unknown_tile);
}

TEST_CASE("a snapshot that no game of The Discovery can have left is refused", "[discovery][rejections]") {
  const auto game = with_pile({4, 83, 82, 83, 83});
  lay_and_explore(*game, 0, -1, 0, Side::south);
  lay(*game, 0, 1, 0);
  check_refused_snapshots(
      *game, {{"a seat too many", [](Snapshot& s) { s.table.seats.emplace_back(); }},
              {"drawn below zero", [](Snapshot& s) { s.drawn = -1; }},
              {"more drawn than there is", [](Snapshot& s) { s.drawn = 100; }},
              {"more drawn than is seen", [](Snapshot& s) { ++s.drawn; }},
              {"nobody to act", [](Snapshot& s) { s.table.seat = kNoSeat; }},
              {"a seat that does not exist", [](Snapshot& s) { s.table.seat = 2; }},
              {"a seat that has resigned", [](Snapshot& s) { s.table.seats[0].resigned = true; }},
              {"no tile in hand", [](Snapshot& s) { s.table.tile = kNoTile; }},
              {"an unknown tile in hand", [](Snapshot& s) { s.table.tile = 9999; }},
              {"a tile of another game in hand",
               [](Snapshot& s) { s.table.tile = find_game("castle")->tiles()[0]; }},
              {"a tile in hand that fits nowhere",
               [](Snapshot& s) {
                 s.table.tile = card(84);
                 s.table.board = {s.table.board[0]};
                 s.table.pieces.clear();
               }},
              {"a second tile by the usual rules", [](Snapshot& s) { s.table.seats[1].hand = cards({83}); }},
              {"a tile in hand while acting", [](Snapshot& s) { s.table.phase = Phase::action; }},
              {"a step of another game", [](Snapshot& s) { s.table.phase = Phase::deploy; }},
              {"resting while drawing", [](Snapshot& s) { s.table.phase = Phase::draw; }},
              {"over without an end", [](Snapshot& s) { s.table.phase = Phase::over; }},
              {"an end without being over", [](Snapshot& s) { s.table.ended = Ending::finished; }},
              {"no turn yet", [](Snapshot& s) { s.table.turn = 0; }},
              {"a score below zero", [](Snapshot& s) { s.table.seats[0].score = -1; }},
              {"a score beyond all games", [](Snapshot& s) { s.table.seats[0].score = 1'000'001; }},
              {"another start tile", [](Snapshot& s) { s.table.board[0].tile = card(82); }},
              {"no start tile", [](Snapshot& s) { s.table.board.clear(); }},
              {"an unknown tile on the board", [](Snapshot& s) { s.table.board[1].tile = 9999; }},
              {"a tile apart from the others", [](Snapshot& s) { s.table.board[2].cell = {5, 5}; }},
              {"a tile that does not fit", [](Snapshot& s) { s.table.board[2].cell = {1, 0}; }},
              {"a fifth rotation", [](Snapshot& s) { s.table.board[2].rotation = 4; }},
              {"a tile of nobody", [](Snapshot& s) { s.table.board[2].seat = 2; }},
              {"a follower on no tile", [](Snapshot& s) { s.table.pieces[0].cell = {5, 5}; }},
              {"a follower on no feature", [](Snapshot& s) { s.table.pieces[0].feature = 9; }},
              {"a follower of nobody", [](Snapshot& s) { s.table.pieces[0].seat = 2; }},
              {"another piece", [](Snapshot& s) { s.table.pieces[0].piece = kOtherPiece; }},
              {"a follower on a corner", [](Snapshot& s) { s.table.pieces[0].corner = Corner::nw; }},
              {"two followers in one place",
               [](Snapshot& s) {
                 s.table.pieces.push_back(s.table.pieces[0]);
                 --s.table.seats[0].supply[0];
               }},
              {"a follower too many", [](Snapshot& s) { s.table.seats[0].supply[0] = 4; }},
              {"a follower too few", [](Snapshot& s) { s.table.seats[0].supply[0] = 2; }}});
  check_refused_snapshots(*acting(),
                          {{"another seat acts behind a tile", [](Snapshot& s) { s.table.seat = 1; }},
                           {"nothing to do", [](Snapshot& s) {
                              s.table.pieces[0].seat = 1;
                              std::swap(s.table.seats[0].supply[0], s.table.seats[1].supply[0]);
                            }}});
}

TEST_CASE("a seat holds no more tiles than the expert's rules give it", "[discovery][rejections][expert]") {
  const auto game = with_pile({82, 83, 4, 83, 82, 82, 83}, kExpert);
  check_refused_snapshots(
      *game, {{"three tiles",
               [](Snapshot& s) {
                 s.table.seats[0].hand = cards({83, 82});
                 ++s.drawn;
               }},
              {"three tiles of who waits",
               [](Snapshot& s) {
                 s.table.seats[1].hand = cards({4, 83, 82});
                 ++s.drawn;
               }},
              {"an unknown tile", [](Snapshot& s) { s.table.seats[1].hand[0] = 9999; }},
              {"tiles of who has resigned", [](Snapshot& s) { s.table.seats[1].resigned = true; }}});
}

}  // namespace bastide::test::discovery
