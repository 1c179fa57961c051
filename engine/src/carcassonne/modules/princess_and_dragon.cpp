// The Princess & The Dragon: a dragon that eats figures and that all players move, a fairy that guards, a princess that
// removes knights, portals to any tile (DRAGON).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"
#include "common/inplace_list.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <span>

namespace bastide::carcassonne {
namespace {

auto& state_of(auto& position) { return position.modules.dragon; }

/// Is a symbol printed on the tile?
bool shows(const auto& turn, TileId tile, FeatureKind symbol) {
  return (turn.book.facts(tile).kinds & bit(symbol)) != 0;
}
bool just_placed(const auto& turn, FeatureKind symbol) {
  return shows(turn, turn.position.last_tile().tile, symbol);
}

Cell cell_of(const auto& position, const PieceOnTable& piece) { return position.tile_of(piece.node).cell; }

std::span<const PieceOnTable> pieces_of(const auto& position) {
  return std::span(position.pieces).first(position.piece_count);
}

// --- Tiles that come too early

/// DRAGON-PILE-02.
bool comes_too_early(const auto& turn) {
  return !state_of(turn.position).in_play && shows(turn, turn.position.tile, FeatureKind::dragon);
}

// --- The tile just placed

/// DRAGON-VOLC-01, DRAGON-PILE-03; a dragon's symbol moves it later in this part of the turn (DRAGON-MOVE-01).
Flow read_symbol(auto& turn) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const Cell here = position.last_tile().cell;
  if (just_placed(turn, FeatureKind::volcano)) {
    turn.tell(DragonMoved{position.seat, state.in_play ? std::optional(state.cell) : std::nullopt, here, 0,
                          DragonReason::volcano});
    state.in_play = true;
    state.cell = here;
    give_back_tiles(turn);
  }
  state.roused = state.in_play && just_placed(turn, FeatureKind::dragon);
  return Flow::goes_on;
}

// --- The dragon's move

/// May the dragon take its next step by this side (DRAGON-MOVE-03 to 05)?
bool may_step(const auto& position, Side side) {
  const auto& state = state_of(position);
  const Cell to = neighbour(state.cell, static_cast<int>(side));
  const auto end = state.visited.begin() + state.steps + 1;
  return tile_on(position, to) && !(state.fairy_out && to == state.fairy) &&
         std::find(state.visited.begin(), end, to) == end;
}

void add_steps(const auto& position, ActionList& list) {
  for (int side = 0; side < kSides; ++side) {
    if (may_step(position, static_cast<Side>(side)))
      list.push({.kind = ActionKind::move_dragon, .direction = static_cast<Side>(side)});
  }
}

/// The seat, or the next one still in play, makes the next step; with none left to make the move is over (DRAGON-MOVE-02,
/// DRAGON-MOVE-07, EXP-RESIGN-01).
Flow ask_for_step(auto& turn, int seat) {
  auto& position = turn.position;
  auto& state = state_of(position);
  ActionList steps;
  if (state.steps < kDragonSteps) add_steps(position, steps);
  if (!steps.empty()) {
    position.seat = playing_from(position, seat);
    position.phase = Phase::dragon;
    return Flow::waits;
  }
  turn.tell(DragonMoveEnded{state.steps});
  position.seat = position.turn_seat;
  return Flow::goes_on;
}

Flow begin_move(auto& turn) {
  auto& state = state_of(turn.position);
  if (!state.roused) return Flow::goes_on;
  state.roused = false;
  state.steps = 0;
  state.visited[0] = state.cell;
  return ask_for_step(turn, turn.position.turn_seat);
}

/// Every figure on the dragon's tile but those on towers, by feature and seat (DRAGON-EAT-01, DRAGON-EAT-05, DRAGON-REC-05).
void eat(auto& turn) {
  const auto& position = turn.position;
  const auto on_the_tile = [&](const PieceOnTable& piece) {
    return cell_of(position, piece) == state_of(position).cell &&
           position.nodes[piece.node].kind != FeatureKind::tower;
  };
  const auto by_feature_and_seat = [](std::span<PieceOnTable> eaten) {
    std::ranges::sort(eaten, {}, [](const PieceOnTable& piece) { return std::pair(piece.node, piece.seat); });
  };
  take_off(
      turn, on_the_tile, [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::eaten); },
      by_feature_and_seat);
}

void step(auto& turn, const Action& action) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const Cell from = state.cell;
  state.cell = neighbour(from, static_cast<int>(action.direction));
  state.visited[++state.steps] = state.cell;
  turn.tell(DragonMoved{position.seat, from, state.cell, state.steps, DragonReason::step});
  eat(turn);
  if (ask_for_step(turn, position.seat + 1) == Flow::goes_on) leave_step(turn);
}

/// Whoever has left makes no step: the next seat makes it.
void pass_step_on(auto& turn) { turn.position.seat = playing_from(turn.position, turn.position.seat); }

/// DRAGON-VOLC-03, DRAGON-VOLC-04.
Verdict stays_clear_of_dragon(const auto& turn, std::uint16_t node, PieceKind) {
  const auto& state = state_of(turn.position);
  if (!state.in_play || turn.position.tile_of(node).cell != state.cell) return std::nullopt;
  return Refusal{Code::dragon_there, "Nobody is deployed where the dragon stands."};
}

// --- The fairy

bool befriends(const auto& position, const PieceOnTable& piece) {
  const auto& state = state_of(position);
  return state.befriended && state.friend_of_fairy == piece;
}

/// May the fairy go to this piece of the seat to act (DRAGON-FAIRY-03)?
bool may_befriend(const auto& turn, const PieceOnTable& piece) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const Cell cell = cell_of(position, piece);
  if (piece.seat != position.seat || !holds_feature(turn, piece)) return false;
  if (state.in_play && cell == state.cell) return false;
  if (turn.book.modules.dragon.fairy_on_tile) return !(state.fairy_out && cell == state.fairy);
  return !befriends(position, piece);
}

void add_fairy_places(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const bool on_tile = turn.book.modules.dragon.fairy_on_tile;
  for (const PieceOnTable& piece : pieces_of(position)) {
    if (!may_befriend(turn, piece)) continue;
    const Action action{.kind = ActionKind::place_fairy,
                        .feature = on_tile ? kWholeTile : position.feature_index(piece.node),
                        .cell = cell_of(position, piece)};
    const bool listed = on_tile && std::find(list.begin(), list.end(), action) != list.end();
    if (!listed) list.push(action);
  }
}

void place_fairy(auto& turn, const Action& action) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto from = state.fairy_out ? std::optional(state.fairy) : std::nullopt;
  state.fairy_out = true;
  state.fairy = action.cell;
  std::optional<std::uint8_t> feature;
  if (action.feature != kWholeTile) {
    feature = action.feature;
    state.befriended = true;
    state.friend_of_fairy = *std::ranges::find_if(pieces_of(position), [&](const PieceOnTable& piece) {
      return piece.seat == position.seat && cell_of(position, piece) == action.cell &&
             position.feature_index(piece.node) == action.feature && holds_feature(turn, piece);
    });
  }
  turn.tell(FairyMoved{position.seat, from, state.fairy, feature});
  leave_step(turn);
}

/// DRAGON-FAIRY-05.
void lose_friend(auto& turn) {
  auto& state = state_of(turn.position);
  const auto pieces = pieces_of(turn.position);
  if (state.befriended && std::ranges::find(pieces, state.friend_of_fairy) == pieces.end())
    state.befriended = false;
}

/// Calls visit(seat) for each seat that has her beside a follower for which `counts(piece)` holds, once: that of her
/// friend, or with fairy_place=tile all those on her tile.
void for_each_befriended(const auto& turn, auto counts, auto visit) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  unsigned seats = 0;
  for (const PieceOnTable& piece : pieces_of(position)) {
    const bool hers =
        turn.book.modules.dragon.fairy_on_tile
            ? state.fairy_out && cell_of(position, piece) == state.fairy && holds_feature(turn, piece)
            : befriends(position, piece);
    if (hers && counts(piece)) seats |= 1u << piece.seat;
  }
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (seats >> seat & 1u) visit(seat);
}

Sheet fairy_sheet(int points) {
  Sheet sheet;
  sheet.add("fairy", points);
  return sheet;
}

/// DRAGON-FAIRY-07.
Flow pay_for_turn(auto& turn) {
  const auto& position = turn.position;
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return piece.seat == position.turn_seat; },
      [&](Seat seat) {
        award(turn, seat, fairy_sheet(1), FeatureKind::none, ScoreReason::fairy_turn,
              [&] { return std::vector{state_of(position).fairy}; });
      });
  return Flow::goes_on;
}

/// DRAGON-FAIRY-08, DRAGON-FAIRY-09.
void pay_for_feature(auto& turn, std::uint16_t root, ScoreReason, int) {
  auto& position = turn.position;
  for_each_befriended(
      turn, [&](const PieceOnTable& piece) { return position.root(piece.node) == root; },
      [&](Seat seat) {
        award(turn, seat, fairy_sheet(3), position.nodes[root].kind, ScoreReason::fairy,
              [&] { return cells_of(position, tiles_of(position, root)); });
      });
}

// --- The princess

/// The city of the princess on the tile just placed, by its root; nothing where the tile has none (DRAGON-PRIN-05).
std::optional<std::uint16_t> city_of_princess(const auto& turn) {
  const TileOnTable& tile = turn.position.last_tile();
  const auto marked = turn.book.facts(tile.tile).marked[static_cast<std::size_t>(Mark::princess)];
  if (marked == 0) return std::nullopt;
  return turn.position.root(static_cast<std::uint16_t>(tile.first_node + std::countr_zero(marked)));
}

/// DRAGON-PRIN-01.
void add_knights(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const auto city = city_of_princess(turn);
  if (!city) return;
  for (const PieceOnTable& piece : pieces_of(position)) {
    if (position.root(piece.node) != *city || !holds_feature(turn, piece)) continue;
    list.push({.kind = ActionKind::remove_knight,
               .feature = position.feature_index(piece.node),
               .cell = cell_of(position, piece)});
  }
}

void remove_knight(auto& turn, const Action& action) {
  const auto& position = turn.position;
  take_off(
      turn,
      [&](const PieceOnTable& piece) {
        return cell_of(position, piece) == action.cell &&
               position.feature_index(piece.node) == action.feature && holds_feature(turn, piece);
      },
      [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::princess); });
  leave_step(turn);
}

/// DRAGON-PRIN-02, `must`: a knight goes before anything else is done. What is done besides stays possible (EXP-ACT-04).
Verdict sends_knight_first(const auto& turn, const Action& action) {
  if (turn.position.phase != Phase::action || action.kind == ActionKind::remove_knight ||
      turn.book.rule(action.kind).besides)
    return std::nullopt;
  ActionList knights;
  add_knights(turn, knights);
  if (knights.empty()) return std::nullopt;
  return Refusal{Code::knight_must_go, "The princess removes a knight first."};
}

// --- Portals

/// Complete on the table as it lies, scored or not (DRAGON-PORT-03).
bool is_complete(const auto& position, std::uint16_t node) {
  const Node& feature = position.nodes[position.root(node)];
  if (is_surrounded_kind(feature.kind)) return tiles_around(position, position.tile_of(node).cell) == 8;
  return feature.open == 0;
}

/// DRAGON-PORT-01, DRAGON-PORT-03, DRAGON-PORT-05.
Verdict goes_through_portal(const auto& turn, std::uint16_t node, PieceKind piece) {
  if (!just_placed(turn, FeatureKind::portal))
    return Refusal{Code::no_portal, "Only a portal just placed leads to other tiles."};
  if (!turn.book.rule(piece).holds) return Refusal{Code::no_portal, "Only followers go through a portal."};
  if (is_complete(turn.position, node))
    return Refusal{Code::feature_complete, "No portal leads to what is complete."};
  return std::nullopt;
}

void add_portal_deployments(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  if (!just_placed(turn, FeatureKind::portal)) return;
  for (const PieceKind piece : turn.book.kinds_in_play) {
    if (!turn.book.rule(piece).holds || supply_of(position, position.seat, piece) == 0) continue;
    for (unsigned i = 0; i + 1 < position.tile_count; ++i) {
      const TileOnTable& tile = position.tiles[i];
      for (unsigned bits = deployable_features(turn, tile, piece); bits != 0; bits &= bits - 1) {
        const auto feature = static_cast<std::uint8_t>(std::countr_zero(bits));
        if (goes_through_portal(turn, static_cast<std::uint16_t>(tile.first_node + feature), piece)) continue;
        list.push({.kind = ActionKind::deploy,
                   .piece = piece,
                   .feature = feature,
                   .cell = tile.cell,
                   .elsewhere = true});
      }
    }
  }
}

// --- What may be done

void add_dragon_actions(const auto& turn, ActionList& list) {
  switch (turn.position.phase) {
    case Phase::dragon: return add_steps(turn.position, list);
    case Phase::action:
      add_fairy_places(turn, list);
      add_knights(turn, list);
      return add_portal_deployments(turn, list);
    default: return;
  }
}

Rejection explain_step(const auto&, const Action&) {
  return {Code::no_dragon_step,
          "The dragon goes to a tile beside it where it has not been in this move and the fairy is not."};
}
Rejection explain_fairy(const auto&, const Action&) {
  return {Code::no_fairy_place, "The fairy goes to an own follower, not where she is and not to the dragon."};
}
Rejection explain_knight(const auto&, const Action&) {
  return {Code::no_knight, "There is no knight in the city of a princess just placed."};
}

// --- Views, saves and the hash

void show_dragon(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  if (state.in_play) table.dragon.dragon = state.cell;
  if (state.fairy_out) {
    table.dragon.fairy = Fairy{state.fairy, std::nullopt};
    const PieceOnTable& friendly = state.friend_of_fairy;
    if (state.befriended)
      table.dragon.fairy->with =
          FairyFriend{friendly.seat, friendly.piece, position.feature_index(friendly.node)};
  }
  if (position.phase != Phase::dragon) return;
  table.dragon.visited.assign(state.visited.begin(), state.visited.begin() + state.steps + 1);
  table.dragon.steps_left = kDragonSteps - state.steps;
}

/// The tile on any cell that a save may name.
bool has_tile(const auto& position, Cell cell) {
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end, [&](const TileOnTable& tile) { return tile.cell == cell; });
}

/// No figure but those on towers shares the dragon's tile (DRAGON-EAT-06).
Result<> restore_cell(auto& turn, const TableState& table) {
  auto& position = turn.position;
  const DragonTable& saved = table.dragon;
  for (const TileId tile : table.held_back) {
    if (saved.dragon || tile >= catalogue().size() || !shows(turn, tile, FeatureKind::dragon))
      return bad("Only tiles with a dragon wait, until it comes.", "held_back");
  }
  if (!saved.dragon) return {};
  const bool eaten = std::ranges::any_of(pieces_of(position), [&](const PieceOnTable& piece) {
    return cell_of(position, piece) == *saved.dragon && position.nodes[piece.node].kind != FeatureKind::tower;
  });
  if (!has_tile(position, *saved.dragon) || eaten) return bad("The dragon cannot be there.", "dragon");
  state_of(position).in_play = true;
  state_of(position).cell = *saved.dragon;
  return {};
}

Result<> restore_fairy(auto& turn, const DragonTable& saved) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (!saved.fairy) return {};
  const auto& [cell, with] = *saved.fairy;
  if (!has_tile(position, cell) || saved.dragon == cell) return bad("The fairy cannot be there.", "fairy");
  state.fairy_out = true;
  state.fairy = cell;
  if (!with) return {};
  const auto pieces = pieces_of(position);
  const auto friendly = std::ranges::find_if(pieces, [&](const PieceOnTable& piece) {
    return cell_of(position, piece) == cell && piece.seat == with->seat && piece.piece == with->piece &&
           position.feature_index(piece.node) == with->feature && holds_feature(turn, piece);
  });
  if (friendly == pieces.end() || turn.book.modules.dragon.fairy_on_tile)
    return bad("The fairy stands beside nobody there.", "fairy");
  state.befriended = true;
  state.friend_of_fairy = *friendly;
  return {};
}

bool lie_side_by_side(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

/// A way of the dragon that ends where it is, and goes on.
Result<> restore_move(auto& turn, const DragonTable& saved) {
  auto& position = turn.position;
  auto& state = state_of(position);
  const auto& way = saved.visited;
  bool sound = (position.phase == Phase::dragon) != way.empty() && way.size() <= kDragonSteps;
  for (std::size_t i = 0; sound && i < way.size(); ++i) {
    sound = has_tile(position, way[i]) && !(state.fairy_out && way[i] == state.fairy) &&
            std::find(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(i), way[i]) ==
                way.begin() + static_cast<std::ptrdiff_t>(i) &&
            (i == 0 || lie_side_by_side(way[i - 1], way[i]));
  }
  if (!sound || (!way.empty() && (saved.dragon != way.back() || !just_placed(turn, FeatureKind::dragon))))
    return bad("The dragon cannot have gone this way.", "dragon_visited");
  if (way.empty()) return {};
  state.steps = static_cast<std::uint8_t>(way.size() - 1);
  std::ranges::copy(way, state.visited.begin());
  return {};
}

Result<> restore_dragon(auto& turn, const TableState& table) {
  auto& position = turn.position;
  auto& state = state_of(position);
  if (auto done = restore_cell(turn, table); !done) return done;
  if (auto done = restore_fairy(turn, table.dragon); !done) return done;
  if (auto done = restore_move(turn, table.dragon); !done) return done;
  const bool before_move = turn.book.steps.within(position.phase, Step::placed, Step::action);
  state.roused = before_move && state.in_play && just_placed(turn, FeatureKind::dragon);
  return {};
}

void hash_dragon(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  const auto& state = state_of(position);
  const auto mix_cell = [&](std::uint64_t what, Cell cell) {
    hash.mix(what << 32 | static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 16 |
             static_cast<std::uint16_t>(cell.y));
  };
  if (state.in_play) mix_cell(1, state.cell);
  if (state.fairy_out) mix_cell(2, state.fairy);
  if (state.befriended) {
    const PieceOnTable& friendly = state.friend_of_fairy;
    hash.mix(std::uint64_t{3} << 48 | static_cast<std::uint64_t>(friendly.node) << 16 |
             static_cast<std::uint64_t>(friendly.seat) << 8 | static_cast<std::uint64_t>(friendly.piece));
  }
  if (position.phase != Phase::dragon) return;
  for (unsigned i = 0; i <= state.steps; ++i) mix_cell(4 + i, state.visited[i]);
}

enum class DragonMoves : std::uint8_t { before_scoring, after_scoring };
constexpr std::string_view kDragonMoves[] = {"before_scoring", "after_scoring"};
enum class Princess : std::uint8_t { may, must };
constexpr std::string_view kPrincess[] = {"may", "must"};
enum class FairyPlace : std::uint8_t { follower, tile };
constexpr std::string_view kFairyPlace[] = {"follower", "tile"};
constexpr OptionSpec kOptions[] = {
    {"dragon_moves", OptionType::word, {}, kDragonMoves, 0, "princess_and_dragon"},
    {"princess", OptionType::word, {}, kPrincess, 0, "princess_and_dragon"},
    {"fairy_place", OptionType::word, {}, kFairyPlace, 0, "princess_and_dragon"}};

/// DRAGON-SETUP-01.
void add_dragon_tiles(const Rules& rules, TileSupply& supply) {
  add_set("princess_and_dragon", rules.edition, supply.land());
}

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  const auto moves = static_cast<DragonMoves>(rules.option("dragon_moves"));
  book.modules.dragon.fairy_on_tile =
      static_cast<FairyPlace>(rules.option("fairy_place")) == FairyPlace::tile;
  book.steps.add(Step::turn_begin, 0, pay_for_turn);
  book.steps.add(Step::placed, 0, read_symbol);
  book.steps.add(moves == DragonMoves::before_scoring ? Step::dragon : Step::late_dragon, bit(Phase::dragon),
                 begin_move);
  book.hooks.holds_back.push_back(comes_too_early);
  book.hooks.may_deploy.push_back(stays_clear_of_dragon);
  book.reaches = goes_through_portal;
  book.hooks.pieces_taken.push_back(lose_friend);
  book.hooks.scored.push_back(pay_for_feature);
  book.hooks.add_actions.push_back(add_dragon_actions);
  if (static_cast<Princess>(rules.option("princess")) == Princess::must)
    book.hooks.excludes.push_back(sends_knight_first);
  book.hooks.show.push_back(show_dragon);
  book.hooks.restore.push_back(restore_dragon);
  book.hooks.hash.push_back(hash_dragon);
  book.rule(ActionKind::move_dragon) = {step, bit(Phase::dragon), explain_step};
  book.rule(ActionKind::place_fairy) = {place_fairy, bit(Phase::action), explain_fairy};
  book.rule(ActionKind::remove_knight) = {remove_knight, bit(Phase::action), explain_knight};
  book.rule(Phase::dragon).skip = pass_step_on;
};

}  // namespace

constinit const ModuleRow kPrincessAndDragon{.spec = {"princess_and_dragon", "The Princess & The Dragon"},
                                             .options = kOptions,
                                             .add_tiles = add_dragon_tiles,
                                             .install = kInstall};

}  // namespace bastide::carcassonne
