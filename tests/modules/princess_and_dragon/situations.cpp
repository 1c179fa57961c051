// Rare turns of The Princess & The Dragon.
#include "prepared/turns.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace bastide::prepared {
namespace {

using enum ActionKind;

int eaten_in(const Turn& turn) {
  return count<PieceReturned>(turn,
                              [](const PieceReturned& back) { return back.reason == ReturnReason::eaten; });
}

/// The dragon takes all its steps, and eats.
bool dragon_goes_far(const Turn& turn) {
  return eaten_in(turn) >= 2 &&
         has<DragonMoved>(turn, [](const DragonMoved& moved) { return moved.step == 6; });
}

/// Four seats in turn move it.
bool all_move_dragon(const Turn& turn) {
  std::set<Seat> movers;
  for (const Step& step : turn.steps)
    if (step.action.kind == move_dragon) movers.insert(step.seat);
  return movers.size() == 4 && eaten_in(turn) > 0;
}

/// Tiles that came too early go back into the pile, since the dragon comes.
bool volcano_returns_tiles(const Turn& turn) { return has<TilesReturned>(turn); }

/// The next player draws a tile that comes too early.
bool draws_too_early(const Turn& turn) { return count<TileSetAside>(turn) >= 2; }

/// The fairy comes to a follower whose feature is scored at once.
bool fairy_pays(const Turn& turn) {
  return does(turn, place_fairy) &&
         has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::fairy; });
}

/// The next turn begins beside the fairy.
bool turn_begins_with_fairy(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::fairy_turn; });
}

/// A follower goes through a portal to a far tile with a choice of places.
bool goes_far_through_portal(const Turn& turn) {
  const Step* step = step_of(turn, deploy);
  if (step == nullptr || !step->action.elsewhere) return false;
  const Cell from = turn.steps.front().action.cell;
  const Cell to = step->action.cell;
  const auto there = std::ranges::count_if(step->choices, [&](const Action& choice) {
    return choice.kind == deploy && choice.elsewhere && choice.cell == to;
  });
  return std::abs(from.x - to.x) + std::abs(from.y - to.y) >= 4 && there >= 2;
}

/// A follower goes through a portal, with hundreds of places to choose from.
bool has_many_ways_through_portal(const Turn& turn) {
  const Step* step = step_of(turn, deploy);
  return step != nullptr && step->action.elsewhere &&
         std::ranges::count_if(step->choices, [](const Action& one) { return one.elsewhere; }) >= 400;
}

/// A seat sends another seat's knight home, and could have chosen a different knight.
bool princess_chooses(const Turn& turn) {
  const Step* step = step_of(turn, remove_knight);
  return step != nullptr && choices_of(*step) >= 2 &&
         std::ranges::any_of(turn.events, [&](const Event& event) {
           const PieceReturned* back = std::get_if<PieceReturned>(&event);
           return back != nullptr && back->reason == ReturnReason::princess && back->seat != step->seat;
         });
}

/// Only a knight may be chosen.
bool knight_must_go(const Turn& turn) {
  const Step* step = step_of(turn, remove_knight);
  return step != nullptr && choices_of(*step) == static_cast<int>(step->choices.size());
}

/// The dragon eats a thief or knight, the builder there is left alone, and its further part is played
/// nevertheless (DRAGON-EAT-02).
bool dragon_leaves_builder_alone(const Turn& turn) {
  return eaten_in(turn) > 0 && has<DoubleTurn>(turn) &&
         has<PieceReturned>(turn, [](const PieceReturned& back) {
           return back.piece == PieceKind::builder && back.reason == ReturnReason::alone;
         });
}

constexpr std::string_view kDragonRules = R"({"modules": ["farmers", "princess_and_dragon"]})";
constexpr std::string_view kStrictDragon =
    R"({"modules": ["princess_and_dragon"], "options": {"princess": "must", "fairy_place": "tile"}})";
constexpr std::string_view kManyPieces =
    R"({"modules": ["farmers", "abbot", "inns_and_cathedrals", "princess_and_dragon"], "edition": "new"})";
constexpr std::string_view kDragonAndTraders =
    R"({"modules": ["princess_and_dragon", "traders_and_builders"]})";

}  // namespace

const std::vector<Situation> kPrincessAndDragon{
    {"dragon_far", kDragonRules, 2, {deploy}, dragon_goes_far},
    {"dragon_four", kDragonRules, 4, {deploy}, all_move_dragon},
    {"dragon_volcano", kDragonRules, 2, {deploy}, volcano_returns_tiles},
    {"dragon_early", kDragonRules, 2, {deploy}, draws_too_early},
    {"dragon_fairy", kDragonRules, 2, {place_fairy, deploy}, fairy_pays},
    {"dragon_fairy_turn", kStrictDragon, 2, {deploy, place_fairy}, turn_begins_with_fairy},
    {"dragon_portal", kDragonRules, 2, {deploy}, goes_far_through_portal},
    {"dragon_portal_many", kManyPieces, 2, {place_fairy, deploy}, has_many_ways_through_portal},
    {"dragon_princess", kDragonRules, 2, {remove_knight, deploy}, princess_chooses},
    {"dragon_must", kStrictDragon, 2, {deploy}, knight_must_go},
    {"dragon_builder", kDragonAndTraders, 2, {deploy}, dragon_leaves_builder_alone},
};

}  // namespace bastide::prepared
