// The naive model: the base game.
#include "reference/module.hpp"

#include <algorithm>

namespace bastide::reference {
namespace {

constexpr int kFollowers = 7;  // BASE-COMP-02

void begin(const Setup&, TableState& table) {
  for (SeatState& seat : table.seats) seat.supply[index_of(PieceKind::meeple)] = kFollowers;
}

/// BASE-DEPLOY-05.
bool claims_of_base(PieceKind piece, FeatureKind kind, const Rules&) {
  return piece == PieceKind::meeple &&
         (kind == FeatureKind::road || kind == FeatureKind::city || kind == FeatureKind::monastery);
}

std::optional<Code> place_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const auto plain = placement_refusal(table, spot(action.cell), {table.tile, action.rotation}, setup.rules);
  for (const Module* module : modules_of(setup.rules))
    if (module->judges_placement) return module->judges_placement(setup, table, action, plain);
  return action.axis != Axis::none ? Code::not_in_game : plain;
}

void place(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  table.board.push_back({table.tile, action.cell, action.rotation, table.seat});
  turn.happened(TilePlaced{table.seat, table.tile, action.cell, action.rotation});
  table.tile = kNoTile;
  for (const Module* module : modules_of(turn.setup().rules))
    if (module->placed_by) module->placed_by(turn, action);
  for (const Module* module : modules_of(turn.setup().rules))
    if (module->placed) module->placed(turn);
  turn.before_action();
}

/// The segments of a tile on the table as they are now.
std::span<const Segment> segments_on(const Setup& setup, const TableState& table, Cell cell) {
  return board_of(table, setup.rules).at(spot(cell)).segments;
}

/// The tile of a deployment: the one placed last, or the one on its cell; empty if there is none.
std::optional<PlacedTile> tile_meant(const TableState& table, const Action& action) {
  if (!action.elsewhere) return table.board.back();
  const auto found = std::ranges::find(table.board, action.cell, &PlacedTile::cell);
  return found == table.board.end() ? std::nullopt : std::optional(*found);
}

std::optional<Code> reach_refusal(const Setup& setup, const TableState& table, Place place, PieceKind piece) {
  for (const Module* module : modules_of(setup.rules))
    if (module->reach_refusal) return module->reach_refusal(table, place, piece, setup.rules);
  return Code::no_portal;
}

std::optional<Code> corner_refusal(const Setup& setup, const TableState& table, const Action& action,
                                   Spot spot) {
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  const Module* module = module_of_corners(setup.rules, action.piece);
  if (!module) return Code::feature_not_claimable;
  if (table.seats[table.seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  if (action.elsewhere)
    if (const auto code = reach_refusal(setup, table, {spot, 0}, action.piece)) return code;
  if (const auto code = module->corner_refusal(setup, table, {spot, 0}, action.corner)) return code;
  for (const Module* other : modules_of(setup.rules))
    if (other->deploy_refusal)
      if (const auto code = other->deploy_refusal(table, {spot, 0})) return code;
  return std::nullopt;
}

/// Why this piece may not be deployed there, in the order of engine/rejection.hpp.
std::optional<Code> deploy_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const auto meant = tile_meant(table, action);
  if (!meant) return Code::no_tile_there;
  if (action.corner != Corner::none) return corner_refusal(setup, table, action, spot(meant->cell));
  const std::span<const Segment> segments = segments_on(setup, table, meant->cell);
  if (action.feature >= segments.size()) return Code::no_such_feature;
  if (!in_game(setup.rules, action.piece)) return Code::piece_not_in_game;
  if (!claims(setup.rules, action.piece, segments[action.feature].kind)) return Code::feature_not_claimable;
  if (table.seats[table.seat].supply[index_of(action.piece)] == 0) return Code::no_piece_left;
  const Place place{spot(meant->cell), action.feature};
  if (action.elsewhere)
    if (const auto code = reach_refusal(setup, table, place, action.piece)) return code;
  const Board board = board_of(table, setup.rules);
  const Feature feature = feature_at(board, place);
  if (const Standing own = standing(setup.rules, action.piece)) {
    if (const auto code = own(table, board, feature)) return code;
  } else if (std::ranges::any_of(pieces_on(feature, table.pieces), [](const PlacedPiece& there) {
               return is_follower(there.piece) || there.corner != Corner::none;  // ABBEY-BARN-05
             })) {
    return Code::feature_occupied;
  }
  for (const Module* module : modules_of(setup.rules))
    if (module->deploy_refusal)
      if (const auto code = module->deploy_refusal(table, place)) return code;
  return std::nullopt;
}

void deploy(Turn& turn, const Action& action) {
  const PlacedTile meant = *tile_meant(turn.table(), action);
  if (action.corner != Corner::none) {
    const Module* module = module_of_corners(turn.setup().rules, action.piece);
    const int field =
        module->field_at_corner(board_of(turn.table(), turn.setup().rules), spot(meant.cell), action.corner);
    turn.put_on(action.piece, meant.cell, static_cast<std::uint8_t>(field), FeatureKind::field,
                action.corner);
    return turn.end_action();
  }
  const FeatureKind kind = segments_on(turn.setup(), turn.table(), meant.cell)[action.feature].kind;
  turn.put_on(action.piece, meant.cell, action.feature, kind);
  const PlacedPiece put = turn.table().pieces.back();
  for (const Module* module : modules_of(turn.setup().rules))
    if (module->after_deployment) module->after_deployment(turn, put);
  turn.end_action();
}

std::vector<Action> placings(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const Placement placement : legal_placements(table, table.tile, setup.rules))
    legal.push_back(Action{.kind = ActionKind::place_tile,
                           .rotation = static_cast<Rotation>(placement.rotation),
                           .cell = cell(placement.spot)});
  return legal;
}

std::vector<Action> deployments(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  const std::size_t segments = segments_on(setup, table, table.board.back().cell).size();
  for (int piece = 0; piece < kPieceKinds; ++piece) {
    for (std::size_t index = 0; index < segments; ++index) {
      const Action action{.kind = ActionKind::deploy,
                          .piece = static_cast<PieceKind>(piece),
                          .feature = static_cast<std::uint8_t>(index)};
      if (!deploy_refusal(setup, table, action)) legal.push_back(action);
    }
    for (const Corner corner : {Corner::nw, Corner::ne, Corner::se, Corner::sw}) {
      const Action action{
          .kind = ActionKind::deploy, .piece = static_cast<PieceKind>(piece), .corner = corner};
      if (!deploy_refusal(setup, table, action)) legal.push_back(action);
    }
  }
  return legal;
}

std::vector<Action> choices_of_base(const Setup& setup, const TableState& table) {
  switch (table.phase) {
    case Phase::place: return placings(setup, table);
    case Phase::action: return deployments(setup, table);
    case Phase::redraw: return {Action{.kind = ActionKind::draw_again}};
    default: return {};
  }
}

}  // namespace

const Module kBase{
    .name = "",
    .actions =
        {{ActionKind::place_tile, {Phase::place}, place_refusal, place},
         {ActionKind::deploy, {Phase::action}, deploy_refusal, deploy},
         {ActionKind::draw_again, {Phase::redraw}, nullptr, [](Turn& turn, const Action&) { turn.draw(); }}},
    .phases = {{.phase = Phase::place,
                .pass = [](Turn& turn) { turn.discard_hand(); },
                .before_tile = true,
                .may_pass =
                    [](const Setup& setup, const TableState& table) {
                      return legal_placements(table, table.tile, setup.rules).empty();
                    }},
               {Phase::action, [](Turn& turn) { turn.end_action(); }},
               {Phase::redraw, [](Turn& turn) { turn.after_asking(); }}},
    .choices = choices_of_base,
    .begin = begin,
    .claims = claims_of_base,
};

}  // namespace bastide::reference
