// Stable names in records and messages.
#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>

#include "catch.hpp"
#include "scenario.hpp"

namespace bastide::test {

TEST_CASE("actions, pieces, phases and the rest have the names of the contract", "[engine][names]") {
  const std::pair<ActionKind, std::string_view> actions[]{
      {ActionKind::place_tile, "place_tile"},
      {ActionKind::deploy, "deploy"},
      {ActionKind::pass, "pass"},
      {ActionKind::draw_again, "draw_again"},
      {ActionKind::resign, "resign"},
      {ActionKind::return_abbot, "return_abbot"},
      {ActionKind::place_tower_piece, "place_tower_piece"},
      {ActionKind::cap_tower, "cap_tower"},
      {ActionKind::capture, "capture"},
      {ActionKind::choose_exchange, "choose_exchange"},
      {ActionKind::ransom, "ransom"},
      {ActionKind::score_next, "score_next"},
      {ActionKind::use_wall_tile, "use_wall_tile"},
      {ActionKind::double_turn, "double_turn"},
      {ActionKind::move_dragon, "move_dragon"},
      {ActionKind::place_fairy, "place_fairy"},
      {ActionKind::remove_knight, "remove_knight"},
      {ActionKind::place_abbey, "place_abbey"},
      {ActionKind::move_wagon, "move_wagon"}};
  REQUIRE(std::size(actions) == kActionKinds);
  for (const auto& [kind, spelled] : actions) {
    REQUIRE(name(kind) == spelled);
    REQUIRE(find_action(spelled) == kind);
  }
  const std::pair<PieceKind, std::string_view> pieces[]{
      {PieceKind::meeple, "meeple"},   {PieceKind::abbot, "abbot"}, {PieceKind::big_meeple, "big_meeple"},
      {PieceKind::builder, "builder"}, {PieceKind::pig, "pig"},     {PieceKind::mayor, "mayor"},
      {PieceKind::wagon, "wagon"},     {PieceKind::barn, "barn"}};
  REQUIRE(std::size(pieces) == kPieceKinds);
  for (const auto& [piece, spelled] : pieces) {
    REQUIRE(name(piece) == spelled);
    REQUIRE(find_piece(spelled) == piece);
  }
  const std::pair<Phase, std::string_view> phases[]{
      {Phase::place, "place"},  {Phase::action, "action"},   {Phase::redraw, "redraw"},
      {Phase::over, "over"},    {Phase::capture, "capture"}, {Phase::exchange, "exchange"},
      {Phase::late, "late"},    {Phase::deploy, "deploy"},   {Phase::score, "score"},
      {Phase::again, "again"},  {Phase::extra, "extra"},     {Phase::dragon, "dragon"},
      {Phase::abbey, "abbey"},  {Phase::wagon, "wagon"},     {Phase::last_abbeys, "last_abbeys"},
      {Phase::chance, "chance"}};
  for (const auto& [phase, spelled] : phases) {
    REQUIRE(name(phase) == spelled);
    REQUIRE(find_phase(spelled) == phase);
  }
  const std::pair<Corner, std::string_view> corners[]{
      {Corner::nw, "nw"}, {Corner::ne, "ne"}, {Corner::se, "se"}, {Corner::sw, "sw"}};
  REQUIRE(std::size(corners) == kTileCorners);
  for (const auto& [corner, spelled] : corners) {
    REQUIRE(name(corner) == spelled);
    REQUIRE(find_corner(spelled) == corner);
  }
  REQUIRE(name(Corner::none).empty());
  REQUIRE(name(ScoreReason::barn_placed) == "barn_placed");
  REQUIRE(name(ScoreReason::barn_joined) == "barn_joined");
  REQUIRE(name(FeatureKind::barns) == "barn");
  REQUIRE(name(ReturnReason::barn) == "barn");
  REQUIRE(name(FeatureKind::monastery) == "monastery");
  REQUIRE(name(FeatureKind::field) == "field");
  REQUIRE(name(FeatureKind::garden) == "garden");
  REQUIRE(name(FeatureKind::tower) == "tower");
  REQUIRE(name(ScoreReason::completed) == "completed");
  REQUIRE(name(ScoreReason::final) == "final");
  REQUIRE(name(ScoreReason::abbot_returned) == "abbot_returned");
  REQUIRE(name(ScoreReason::ransom) == "ransom");
  REQUIRE(name(ScoreReason::award) == "award");
  REQUIRE(name(ScoreReason::goods) == "goods");
  REQUIRE(name(FeatureKind::goods) == "goods");
  REQUIRE(name(ReturnReason::alone) == "alone");
  REQUIRE(name(PartReason::builder) == "builder");
  REQUIRE(name(ScoreReason::fairy_turn) == "fairy_turn");
  REQUIRE(name(ScoreReason::fairy) == "fairy");
  REQUIRE(name(ReturnReason::scored) == "scored");
  REQUIRE(name(ReturnReason::eaten) == "eaten");
  REQUIRE(name(ReturnReason::princess) == "princess");
  REQUIRE(name(DragonReason::volcano) == "volcano");
  REQUIRE(name(DragonReason::step) == "step");
  REQUIRE(name(FeatureKind::volcano) == "volcano");
  REQUIRE(name(FeatureKind::dragon) == "dragon");
  REQUIRE(name(FeatureKind::portal) == "portal");
  REQUIRE(name(FeatureKind::king) == "king");
  REQUIRE(name(FeatureKind::robber) == "robber");
  REQUIRE(name(Award::king) == "king");
  REQUIRE(name(Award::robber) == "robber");
  REQUIRE(name(FeatureState::open) == "open");
  REQUIRE(name(FeatureState::complete) == "complete");
  REQUIRE(name(FeatureState::lasting) == "lasting");
  REQUIRE(name(Ending::finished) == "finished");
  REQUIRE(name(Ending::resigned) == "resigned");
  REQUIRE(name(Ending::abandoned) == "abandoned");
}

TEST_CASE("names that nobody gave are not found", "[engine][names]") {
  for (const std::string_view unknown : {"", "Pass", "place", "place_tile ", "knight"}) {
    REQUIRE_FALSE(find_action(unknown));
    REQUIRE_FALSE(find_piece(unknown));
    REQUIRE_FALSE(find_corner(unknown));
  }
  REQUIRE_FALSE(find_phase("scoring"));
  REQUIRE(find_game("chess") == nullptr);
}

TEST_CASE("an action uses the fields that the protocol names for it", "[engine][names]") {
  REQUIRE(fields(ActionKind::place_tile) == (kFieldCell | kFieldRotation));
  REQUIRE(fields(ActionKind::deploy) == (kFieldPiece | kFieldStand | kFieldOtherCell));
  REQUIRE(fields(ActionKind::move_dragon) == kFieldDirection);
  REQUIRE(fields(ActionKind::place_fairy) == (kFieldCell | kFieldSomeFeature));
  REQUIRE(fields(ActionKind::remove_knight) == (kFieldCell | kFieldFeature));
  REQUIRE(fields(ActionKind::place_abbey) == kFieldCell);
  REQUIRE(fields(ActionKind::move_wagon) == (kFieldCell | kFieldFeature));
  REQUIRE(fields(ActionKind::place_tower_piece) == kFieldCell);
  REQUIRE(fields(ActionKind::cap_tower) == (kFieldCell | kFieldPiece));
  REQUIRE(fields(ActionKind::capture) == (kFieldCell | kFieldFeature));
  REQUIRE(fields(ActionKind::choose_exchange) == kFieldPiece);
  REQUIRE(fields(ActionKind::ransom) == (kFieldFromSeat | kFieldPiece));
  for (const ActionKind kind :
       {ActionKind::pass, ActionKind::draw_again, ActionKind::resign, ActionKind::return_abbot})
    REQUIRE(fields(kind) == 0);
}

TEST_CASE("fields that an action does not use are ignored", "[engine][names]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "U"})));
  Action placing = place(1, 0, 0);
  placing.feature = 99;
  placing.piece = static_cast<PieceKind>(9);
  play(*game, placing);
  Action deploying = deploy(0);
  deploying.cell = {77, 77};
  deploying.rotation = 99;
  play(*game, deploying);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
}

TEST_CASE("base tiles are known by letter and by catalogue id", "[engine][names]") {
  for (char letter = 'A'; letter <= 'X'; ++letter) {
    const std::string bare(1, letter);
    REQUIRE(carcassonne().find_tile(bare));
    REQUIRE(carcassonne().find_tile(bare) == carcassonne().find_tile("base-" + bare));
  }
  for (const std::string_view unknown : {"", "Y", "d", "base-", "base-d", "D "})
    REQUIRE_FALSE(carcassonne().find_tile(unknown));
}

}  // namespace bastide::test
