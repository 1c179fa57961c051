// The naive model: the dragon, the fairy, the princess and portals.
#include "modules/tower/reference.hpp"
#include "reference/module.hpp"

#include <algorithm>

namespace bastide::reference {
namespace {

constexpr int kSteps = 6;

bool shows(TileId id, FeatureKind symbol) {
  return std::ranges::any_of(tile(id).segments,
                             [&](const Segment& segment) { return segment.kind == symbol; });
}

bool on_tower(const TableState& table, const PlacedPiece& piece) {
  const auto foundation = foundation_at(table, piece.cell);
  return foundation && foundation->feature == piece.feature;
}

/// A follower that is not on a tower.
bool is_follower_below(const TableState& table, const PlacedPiece& piece) {
  return is_follower(piece.piece) && !on_tower(table, piece);
}

// --- The dragon

/// DRAGON-VOLC-01, DRAGON-PILE-03.
void volcano(Turn& turn) {
  TableState& table = turn.table();
  const PlacedTile& placed = table.board.back();
  if (!shows(placed.tile, FeatureKind::volcano)) return;
  turn.happened(DragonMoved{table.seat, table.dragon.dragon, placed.cell, 0, DragonReason::volcano});
  table.dragon.dragon = placed.cell;
  turn.give_back();
}

Cell beside(Cell from, int side) { return cell(neighbour(spot(from), side)); }

/// DRAGON-MOVE-03 to DRAGON-MOVE-05.
std::optional<Code> step_refusal(const Setup&, const TableState& table, const Action& action) {
  const Cell to = beside(*table.dragon.dragon, static_cast<int>(action.direction));
  const auto placed = std::ranges::find(table.board, to, &PlacedTile::cell);
  const bool land = placed != table.board.end() && !tile(placed->tile).segments.empty();
  const bool visited = std::ranges::find(table.dragon.visited, to) != table.dragon.visited.end();
  const bool fairy = table.dragon.fairy && table.dragon.fairy->cell == to;
  if (!land || visited || fairy) return Code::no_dragon_step;
  return std::nullopt;
}

std::vector<Action> steps(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (int side = 0; side < 4; ++side) {
    const Action action{.kind = ActionKind::move_dragon, .direction = static_cast<Side>(side)};
    if (!step_refusal(setup, table, action)) legal.push_back(action);
  }
  return legal;
}

/// Asks for the next step; returns false if the move is over (DRAGON-MOVE-07).
bool ask_for_step(Turn& turn, Seat owner, int next) {
  TableState& table = turn.table();
  auto& [dragon, fairy, visited, left] = table.dragon;
  if (left > 0 && !steps(turn.setup(), table).empty()) {
    table.seat = turn.playing_from(next);
    table.turn_seat = table.seat == owner ? std::nullopt : std::optional(owner);
    table.phase = Phase::dragon;
    return true;
  }
  turn.happened(DragonMoveEnded{kSteps - left});
  visited.clear();
  left = 0;
  table.seat = owner;
  table.turn_seat.reset();
  return false;
}

bool move_dragon(Turn& turn) {
  TableState& table = turn.table();
  if (!table.dragon.dragon || !shows(table.board.back().tile, FeatureKind::dragon)) return false;
  table.dragon.visited = {*table.dragon.dragon};
  table.dragon.steps_left = kSteps;
  return ask_for_step(turn, table.seat, table.seat);
}

bool before_scoring(Turn& turn) {
  return word(turn.setup().rules, "dragon_moves") == "before_scoring" && move_dragon(turn);
}
bool after_scoring(Turn& turn) {
  return word(turn.setup().rules, "dragon_moves") == "after_scoring" && move_dragon(turn);
}

/// DRAGON-EAT-01, DRAGON-REC-05.
void eat(Turn& turn) {
  std::vector<PlacedPiece> eaten;
  for (const PlacedPiece& piece : turn.table().pieces)
    if (piece.cell == *turn.table().dragon.dragon && !on_tower(turn.table(), piece) &&
        !is_sheltered(turn.table(), piece) && piece.corner == Corner::none)  // ABBEY-BARN-07
      eaten.push_back(piece);
  std::ranges::sort(eaten, {}, [](const PlacedPiece& piece) { return std::pair(piece.feature, piece.seat); });
  for (const PlacedPiece& piece : eaten) turn.take_back(piece, ReturnReason::eaten);
  turn.pieces_left();  // DRAGON-EAT-02
}

void step(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  const Seat owner = table.turn_seat.value_or(table.seat);
  const Cell from = *table.dragon.dragon, to = beside(from, static_cast<int>(action.direction));
  table.dragon.dragon = to;
  table.dragon.visited.push_back(to);
  --table.dragon.steps_left;
  turn.happened(DragonMoved{table.seat, from, to, kSteps - table.dragon.steps_left, DragonReason::step});
  eat(turn);
  if (ask_for_step(turn, owner, table.seat + 1)) return;
  if (word(turn.setup().rules, "dragon_moves") == "before_scoring")
    turn.score();
  else
    turn.end_scoring();
}

/// EXP-RESIGN-01.
void pass_on(Turn& turn) {
  TableState& table = turn.table();
  const Seat owner = table.turn_seat.value_or(table.seat);
  table.seat = turn.playing_from(table.seat);
  table.turn_seat = table.seat == owner ? std::nullopt : std::optional(owner);
}

// --- The fairy

bool her_friend(const TableState& table, const PlacedPiece& piece) {
  const auto& fairy = table.dragon.fairy;
  return fairy && fairy->with && piece.cell == fairy->cell && piece.seat == fairy->with->seat &&
         piece.piece == fairy->with->piece && piece.feature == fairy->with->feature;
}

bool on_tile(const Rules& rules) { return word(rules, "fairy_place") == "tile"; }

bool may_befriend(const Setup& setup, const TableState& table, const PlacedPiece& piece) {
  if (piece.seat != table.seat || !is_follower_below(table, piece)) return false;
  if (table.dragon.dragon == piece.cell) return false;
  if (on_tile(setup.rules)) return !(table.dragon.fairy && table.dragon.fairy->cell == piece.cell);
  return !her_friend(table, piece);
}

std::vector<PlacedPiece> new_friends(const Setup& setup, const TableState& table) {
  std::vector<PlacedPiece> found = table.pieces;
  std::erase_if(found, [&](const PlacedPiece& piece) { return !may_befriend(setup, table, piece); });
  return found;
}

std::vector<Action> fairy_places(const Setup& setup, const TableState& table) {
  const std::vector<PlacedPiece> friends = new_friends(setup, table);
  std::vector<Action> legal;
  if (!on_tile(setup.rules)) legal = naming(ActionKind::place_fairy, friends);
  for (const PlacedPiece& piece : friends) {
    const Action action{.kind = ActionKind::place_fairy, .feature = kWholeTile, .cell = piece.cell};
    if (on_tile(setup.rules) && std::ranges::find(legal, action) == legal.end()) legal.push_back(action);
  }
  std::ranges::sort(legal, [](const Action& a, const Action& b) {
    return a.cell == b.cell ? a.feature < b.feature : reading_order(a.cell, b.cell) < 0;
  });
  return legal;
}

std::optional<Code> fairy_refusal(const Setup& setup, const TableState& table, const Action& action) {
  if (!on_tile(setup.rules)) return naming_refusal(new_friends(setup, table), action, Code::no_fairy_place);
  const auto legal = fairy_places(setup, table);
  if (std::ranges::find(legal, action) == legal.end()) return Code::no_fairy_place;
  return std::nullopt;
}

void place_fairy(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  auto& fairy = table.dragon.fairy;
  const auto from = fairy ? std::optional(fairy->cell) : std::nullopt;
  Fairy now{action.cell, std::nullopt};
  if (action.feature != kWholeTile) {
    const PlacedPiece piece = named(new_friends(turn.setup(), table), action);
    now.with = FairyFriend{piece.seat, piece.piece, piece.feature};
  }
  fairy = now;
  std::optional<std::uint8_t> feature;
  if (now.with) feature = now.with->feature;
  turn.happened(FairyMoved{table.seat, from, action.cell, feature});
  turn.end_action();
}

/// Whether the fairy stands beside the follower.
bool has_fairy(const TableState& table, const Rules& rules, const PlacedPiece& piece) {
  if (!on_tile(rules)) return her_friend(table, piece);
  return table.dragon.fairy && table.dragon.fairy->cell == piece.cell && is_follower_below(table, piece);
}

/// DRAGON-FAIRY-07.
void pay_for_turn(Turn& turn) {
  const TableState& table = turn.table();
  for (const PlacedPiece& piece : table.pieces) {
    if (piece.seat != table.seat || !has_fairy(table, turn.setup().rules, piece)) continue;
    return turn.add({{table.seat,
                      {{"fairy", 1}},
                      FeatureKind::none,
                      {{table.dragon.fairy->cell}, {}},
                      ScoreReason::fairy_turn}});
  }
}

/// DRAGON-FAIRY-08, DRAGON-FAIRY-09.
std::vector<Score> extras(const TableState& table, const Feature& feature, const Rules& rules) {
  std::set<Seat> seats;
  for (const PlacedPiece& piece : pieces_on(feature, table.pieces))
    if (has_fairy(table, rules, piece)) seats.insert(piece.seat);
  std::vector<Score> scores;
  for (const Seat seat : seats)
    scores.push_back({seat, {{"fairy", 3}}, feature.kind, extent_of(feature), ScoreReason::fairy});
  return scores;
}

/// DRAGON-FAIRY-05.
void forget_friend(TableState& table) {
  const bool there =
      std::ranges::any_of(table.pieces, [&](const PlacedPiece& piece) { return her_friend(table, piece); });
  if (table.dragon.fairy && !there) table.dragon.fairy->with.reset();
}

// --- The princess

/// DRAGON-PRIN-01.
std::vector<PlacedPiece> knights(const Setup& setup, const TableState& table) {
  std::vector<PlacedPiece> found;
  const Board board = board_of(table, setup.rules);
  const Spot last = spot(table.board.back().cell);
  for (int index = 0; index < static_cast<int>(board.at(last).segments.size()); ++index) {
    if ((segment_at(board, {last, index}).marks & bit(Mark::princess)) == 0) continue;
    for (const PlacedPiece& piece : pieces_on(feature_at(board, {last, index}), table.pieces))
      if (is_follower_below(table, piece)) found.push_back(piece);
  }
  std::ranges::sort(found, [](const PlacedPiece& a, const PlacedPiece& b) {
    return a.cell == b.cell ? a.feature < b.feature : reading_order(a.cell, b.cell) < 0;
  });
  return found;
}

std::optional<Code> knight_refusal(const Setup& setup, const TableState& table, const Action& action) {
  return naming_refusal(knights(setup, table), action, Code::no_knight);
}

void remove_knight(Turn& turn, const Action& action) {
  const PlacedPiece knight = named(knights(turn.setup(), turn.table()), action);
  turn.take_back(knight, ReturnReason::princess);
  turn.pieces_left();
  turn.end_action();
}

/// DRAGON-PRIN-02, EXP-ACT-04.
std::optional<Code> knight_first(const Setup& setup, const TableState& table, const Action& action) {
  if (word(setup.rules, "princess") != "must" || table.phase != Phase::action) return std::nullopt;
  const ActionRule* rule = action_rule(setup.rules, action.kind);
  if (action.kind == ActionKind::remove_knight || (rule && rule->besides)) return std::nullopt;
  return knights(setup, table).empty() ? std::nullopt : std::optional(Code::knight_must_go);
}

// --- Portals

/// DRAGON-PORT-01, DRAGON-PORT-03, DRAGON-PORT-05.
std::optional<Code> reach_refusal(const TableState& table, Place place, PieceKind piece, const Rules& rules) {
  const bool goes_through =
      is_follower(piece) || std::ranges::any_of(every_module(), [&](const Module* module) {
        return module->goes_through_portals && module->goes_through_portals(piece);
      });
  if (!shows(table.board.back().tile, FeatureKind::portal) || !goes_through) return Code::no_portal;
  const Board board = board_of(table, rules);
  if (complete(board, feature_at(board, place))) return Code::feature_complete;
  return std::nullopt;
}

std::vector<Action> portal_deployments(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  if (!shows(table.board.back().tile, FeatureKind::portal)) return legal;
  const auto refusal = action_rule(setup.rules, ActionKind::deploy)->refusal;
  for (const PlacedTile& placed : table.board) {
    if (placed.cell == table.board.back().cell) continue;
    for (int piece = 0; piece < kPieceKinds; ++piece) {
      for (std::size_t index = 0; index < tile(placed.tile).segments.size() + 2; ++index) {
        const Action action{.kind = ActionKind::deploy,
                            .piece = static_cast<PieceKind>(piece),
                            .feature = static_cast<std::uint8_t>(index),
                            .cell = placed.cell,
                            .elsewhere = true};
        if (!refusal(setup, table, action)) legal.push_back(action);
      }
    }
  }
  return legal;
}

/// DRAGON-VOLC-03, DRAGON-VOLC-04.
std::optional<Code> clear_of_dragon(const TableState& table, Place place) {
  if (table.dragon.dragon == cell(place.spot)) return Code::dragon_there;
  return std::nullopt;
}

std::vector<Action> choices_of_dragon(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::dragon) return steps(setup, table);
  if (table.phase != Phase::action) return {};
  std::vector<Action> legal = portal_deployments(setup, table);
  for (const auto& more :
       {fairy_places(setup, table), naming(ActionKind::remove_knight, knights(setup, table))})
    legal.insert(legal.end(), more.begin(), more.end());
  return legal;
}

}  // namespace

const Module kPrincessAndDragon{
    .name = "princess_and_dragon",
    .actions = {{ActionKind::move_dragon, {Phase::dragon}, step_refusal, step},
                {ActionKind::place_fairy, {Phase::action}, fairy_refusal, place_fairy},
                {ActionKind::remove_knight, {Phase::action}, knight_refusal, remove_knight}},
    .phases = {{Phase::dragon, nullptr, pass_on}},
    .choices = choices_of_dragon,
    .holds_back =
        [](const TableState& table, TileId drawn) {
          return !table.dragon.dragon && shows(drawn, FeatureKind::dragon);  // DRAGON-PILE-02
        },
    .stream = "dragon",
    .placed = volcano,
    .deploy_refusal = clear_of_dragon,
    .reach_refusal = reach_refusal,
    .excludes = knight_first,
    .before_scoring = before_scoring,
    .after_scoring = after_scoring,
    .action_ends =
        [](TableState& table) {
          table.dragon.visited.clear();
          table.dragon.steps_left = 0;
        },
    .starts_turn = pay_for_turn,
    .extras = extras,
    .tidy = forget_friend,
};

}  // namespace bastide::reference
