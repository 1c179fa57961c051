// Corn Circles I, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/corn_circles_1/games.hpp"
#include "modules/corn_circles_1/rows.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace bastide::test {
namespace {

constexpr int kCornStep = 26;

/// A thief on the crop circle of CORN-X01, after the choice for all.
std::unique_ptr<Game> asked_on_the_road(const Action& choice, const Modules& modules = kWithCorn) {
  auto game = game_with(modules, {"corn1-FFRR-through-road", "U", "U"});
  lay_and_claim(*game, 1, 0, 0, FeatureKind::road, Side::west);
  play(*game, choice);
  return game;
}

std::vector<Mistake> corn_mistakes() {
  return {{Code::not_called, "action/not_called",
           [] { return refused(*asked_on_the_road(kAllAdd), join(0, 0, 1)); }},
          {Code::which_piece, "action/which_piece",
           [] { return refused(*asked_on_the_road(kAllRemove), call_home(1, 0, 0, PieceKind::meeple)); }}};
}

}  // namespace

bool shows_crop_circle(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::corn_circle; });
}

bool may_share_places(const TableState& table) {
  return std::ranges::any_of(table.board,
                             [](const PlacedTile& placed) { return shows_crop_circle(placed.tile); });
}

/// EXP-FIG-04: the figures of one place are one seat's, except where some have come out of quarters.
void check_shared_places(const Setup&, const Game& game) {
  const TableState table = game.snapshot().table;
  if (table.quarters.count) return;
  std::map<std::tuple<int, int, int>, Seat> owners;
  for (const PlacedPiece& piece : table.pieces) {
    if (piece.corner != Corner::none) continue;
    const auto [owner, is_new] =
        owners.emplace(std::tuple(piece.cell.x, piece.cell.y, piece.feature), piece.seat);
    REQUIRE(owner->second == piece.seat);
  }
}

std::optional<int> step_of_corn(const Rules&, Phase phase) {
  return phase == Phase::corn ? std::optional(kCornStep) : std::nullopt;
}

std::optional<int> step_of_corn_event(const Rules&, const Event& event) {
  const auto* back = std::get_if<PieceReturned>(&event);
  const bool called = back != nullptr && back->reason == ReturnReason::crop_circle;
  return called ? std::optional(kCornStep) : std::nullopt;
}

bool must_answer_crop(const Rules&, const std::vector<Action>& legal) {
  return std::ranges::any_of(legal, [](const Action& action) {
    return action.kind == ActionKind::crop_circle || action.kind == ActionKind::crop_remove;
  });
}

const ModuleRow rows::kCornCircles1{
    .name = "corn_circles_1",
    .play = {.plentiful = shows_crop_circle, .resigned_in = {Phase::corn}},
    .holds = {.check = check_shared_places, .is_crowded = may_share_places},
    .turn = {.steps = {kCornStep},
             .of_phase = step_of_corn,
             .of_event = step_of_corn_event,
             .must_act = must_answer_crop,
             .reasons = {"returned crop_circle"}},
    .perft = {{"crop circles",
               {"farmers", "corn_circles_1"},
               2,
               {"corn1-FFRR-through-road", "corn1-CFFC-joined-city", "corn1-CRFF-field"},
               {6, 24, 132, 350, 2399, 7974, 19332}}},
    .mistakes = corn_mistakes,
};

}  // namespace bastide::test
