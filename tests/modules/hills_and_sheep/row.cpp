// Hills & Sheep, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/hills_and_sheep/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <numeric>

namespace bastide::test {
namespace {

constexpr int kPlacedStep = 6, kFlockStep = 14;

std::optional<int> step_of_flock(const Rules&, Phase phase) {
  return phase == Phase::flock ? std::optional(kFlockStep) : std::nullopt;
}

/// Tokens are drawn in `action` for a new shepherd; flocks are lost wherever figures are.
std::optional<int> step_of_flock_event(const Rules&, const Event& event) {
  if (std::holds_alternative<TileBuried>(event)) return kPlacedStep;
  const auto* scored = std::get_if<Scored>(&event);
  if (scored != nullptr && scored->reason == ScoreReason::flock) return kFlockStep;
  const auto* back = std::get_if<PieceReturned>(&event);
  const bool home =
      back != nullptr && (back->reason == ReturnReason::wolf || back->reason == ReturnReason::flock);
  return home ? std::optional(kAnyStep) : std::nullopt;
}

bool must_choose(const Rules&, const std::vector<Action>& legal) {
  return std::ranges::any_of(legal, [](const Action& action) { return action.kind == ActionKind::flock; });
}

bool shows_symbol(TileId id) {
  return std::ranges::any_of(tile(id).segments, [](const Segment& segment) {
    return segment.kind == FeatureKind::hill || segment.kind == FeatureKind::vineyard;
  });
}

/// Whoever has a shepherd on the table has a flock, and all flocks together are tokens of the bag.
void check_flocks(const TableState& table) {
  std::vector<int> left{0, 4, 5, 5, 2};
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    const std::vector<int>& tokens = table.seats[seat].flocks.tokens;
    const auto shepherds = std::ranges::count_if(table.pieces, [&](const PlacedPiece& piece) {
      return piece.seat == seat && piece.piece == PieceKind::shepherd;
    });
    REQUIRE(shepherds == (tokens.empty() ? 0 : 1));
    for (const int token : tokens) REQUIRE(--left.at(static_cast<std::size_t>(token)) >= 0);
  }
}

/// Under hills there are as many tiles as are neither drawn nor left.
void check_buried(const Game& game) {
  const View view = game.view(kNoSeat);
  const auto unseen = std::accumulate(view.unseen.begin(), view.unseen.end(), 0,
                                      [](int sum, const TileCount& one) { return sum + one.count; });
  REQUIRE(unseen == view.tiles_left + static_cast<int>(view.table.hills.buried.size()));
  REQUIRE(game.snapshot().buried.size() == view.table.hills.buried.size());
}

void check_flocks_and_hills(const Setup& setup, const Game& game) {
  check_flocks(game.snapshot().table);
  check_buried(game);
  if (!setup.rules.has("hills_and_sheep")) REQUIRE(game.snapshot().table.hills.buried.empty());
}

std::optional<int> flocks_in_scoring(const Event& event) {
  const auto* scored = std::get_if<Scored>(&event);
  return scored != nullptr && scored->reason == ScoreReason::flock ? std::optional(0) : std::nullopt;
}

std::vector<Mistake> flock_mistakes() {
  return {{Code::shepherd_there, "action/shepherd_there", [] {
             const auto game = flock_game({"U", "U", "U"}, {2});
             lay_and_tend(*game, 1, 0, 0, 0);
             play(*game, place(2, 0, 0));
             return refused(*game, as(PieceKind::shepherd, claim_field(*game, 0)));
           }}};
}

}  // namespace

const ModuleRow rows::kHillsAndSheep{
    .name = "hills_and_sheep",
    .play = {.plentiful = shows_symbol, .resigned_in = {Phase::flock}},
    .holds = {.check = check_flocks_and_hills},
    .turn = {.steps = {kFlockStep},
             .of_phase = step_of_flock,
             .of_event = step_of_flock_event,
             .must_act = must_choose,
             .in_scoring = flocks_in_scoring,
             .reasons = {"scored flock", "returned wolf", "returned flock"}},
    .reached = {"flock field"},
    .options = {{"hills_shepherds", {}, "on", "on"},
                {"hills_hills", {}, "on", "on"},
                {"hills_vineyards", {}, "on", "on"},
                {"hill_tiebreak", {"presence", "count"}, "presence", "presence"},
                {"vineyard_scope", {"monasteries", "monasteries_and_gardens"}, "monasteries", "monasteries"}},
    .perft = {{"hills",
               {"farmers", "hills_and_sheep"},
               2,
               {"hills-CFRF-hill", "hills-CCFC-nw+e-shared-vineyard", "E", "F"},
               {5, 35, 245, 1189, 11673, 40762}}},
    .mistakes = flock_mistakes,
};

}  // namespace bastide::test
