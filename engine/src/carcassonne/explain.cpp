#include "carcassonne/explain.hpp"

#include "carcassonne/turn.hpp"

#include <engine/catalogue.hpp>

#include <string>

namespace bastide::carcassonne {
namespace {

constexpr std::string_view kSideNames[] = {"north", "east", "south", "west"};
constexpr std::string_view kEdgeNames[] = {"nothing", "a field", "a road", "a city", "a river"};

template <class B>
const TileOnTable* tile_on(const Position<B>& position, Cell cell) {
  for (unsigned i = 0; i < position.tile_count; ++i) {
    if (position.tiles[i].cell == cell) return &position.tiles[i];
  }
  return nullptr;
}

Edge edge_of(TileId id, Rotation rotation, int side) {
  return tile(id).edges[static_cast<unsigned>(side - rotation + kSides) % kSides];
}

template <class B>
Rejection explain_placement(const Position<B>& position, const Action& action) {
  if (action.rotation > 3) return {Code::bad_rotation, "A rotation is 0 to 3 quarter turns clockwise."};
  if (tile_on(position, action.cell)) return {Code::cell_occupied, "There is a tile already."};
  bool adjacent = false;
  for (int side = 0; side < kSides; ++side) {
    const TileOnTable* other = tile_on(position, neighbour(action.cell, side));
    if (!other) continue;
    adjacent = true;
    const Edge mine = edge_of(position.tile, action.rotation, side);
    const Edge theirs = edge_of(other->tile, other->rotation, (side + 2) % kSides);
    if (mine == theirs) continue;
    return {Code::tile_does_not_fit, "To the " + std::string(kSideNames[side]) + " the tile shows " +
                                         std::string(kEdgeNames[static_cast<unsigned>(mine)]) +
                                         ", its neighbour " +
                                         std::string(kEdgeNames[static_cast<unsigned>(theirs)]) + "."};
  }
  if (!adjacent) return {Code::cell_not_adjacent, "The cell shares no side with a placed tile."};
  return {Code::tile_does_not_fit, "The tile does not fit there."};
}

template <class B>
Rejection explain_deployment(const RuleBook<B>& book, const Position<B>& position, const Action& action) {
  const TileOnTable& tile = position.last_tile();
  const TileFacts& facts = book.facts(tile.tile);
  if (action.feature >= facts.features)
    return {Code::no_such_feature, "The tile has no feature of that number."};
  if (static_cast<int>(action.piece) >= kPieceKinds)
    return {Code::piece_not_in_game, "There is no such piece in this game."};
  if (!(facts.claimable >> action.feature & 1u)) {
    return {Code::feature_not_claimable, "A " + std::string(name(facts.kind[action.feature])) +
                                             " cannot be claimed with this piece by these rules."};
  }
  if (position.supply[position.seat][static_cast<unsigned>(action.piece)] == 0) {
    return {Code::no_piece_left, "No piece of that kind is left in the supply."};
  }
  return {Code::feature_occupied,
          "Somebody holds this " + std::string(name(facts.kind[action.feature])) + " already."};
}

bool waits_for(Phase phase, ActionKind kind) {
  switch (kind) {
    case ActionKind::place_tile: return phase == Phase::place;
    case ActionKind::deploy: return phase == Phase::action;
    case ActionKind::draw_again: return phase == Phase::redraw;
    case ActionKind::pass:
    case ActionKind::resign: return true;
  }
  return false;
}

}  // namespace

template <class B>
Rejection explain(const RuleBook<B>& book, const Position<B>& position, Seat seat, const Action& action) {
  if (position.phase == Phase::over) return {Code::game_over, "The game is over."};
  if (seat >= position.seats) return {Code::no_such_seat, "There is no such seat."};
  if (has_resigned(position, seat)) return {Code::seat_resigned, "This seat has left the game."};
  if (seat != position.seat) return {Code::not_your_turn, "It is another player's turn."};
  if (!waits_for(position.phase, action.kind)) {
    return {Code::wrong_phase,
            "The game waits for another kind of action: " + std::string(name(position.phase)) + "."};
  }
  switch (action.kind) {
    case ActionKind::place_tile: return explain_placement(position, action);
    case ActionKind::deploy: return explain_deployment(book, position, action);
    default: return {Code::cannot_pass, "A tile that can be placed must be placed."};
  }
}

template Rejection explain(const RuleBook<CompactBoard>&, const Position<CompactBoard>&, Seat, const Action&);
template Rejection explain(const RuleBook<LargeBoard>&, const Position<LargeBoard>&, Seat, const Action&);

}  // namespace bastide::carcassonne
