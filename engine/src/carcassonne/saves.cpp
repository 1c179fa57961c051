#include "carcassonne/saves.hpp"

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <string>

namespace bastide::carcassonne {
namespace {

template <class B>
void show_towers(const RuleBook<B>& book, const Position<B>& position, TableState& table) {
  const TowerState<B>& state = position.modules.tower;
  for (unsigned i = 0; i < state.count; ++i) {
    const Tower& tower = state.towers[i];
    const TileOnTable& tile = position.tiles[tower.tile];
    if (tower.height > 0) table.towers.push_back({tile.cell, book.facts(tile.tile).tower, tower.height});
  }
  for (Seat captor = 0; captor < position.seats; ++captor) {
    for (Seat owner = 0; owner < position.seats; ++owner) {
      for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
        const int count = state.prisoners[captor][owner][kind];
        if (count > 0) table.prisoners.push_back({captor, owner, static_cast<PieceKind>(kind), count});
      }
    }
  }
  table.ransom_paid = state.ransom_turn == position.turn;
  if (position.phase == Phase::capture || position.phase == Phase::exchange) {
    table.built = position.tiles[state.towers[state.built].tile].cell;
  }
}

Result<> check_outline(const Setup& setup, const Snapshot& snapshot, int tiles) {
  const TableState& table = snapshot.table;
  const bool over = table.phase == Phase::over;
  if (snapshot.drawn < 0 || snapshot.drawn > tiles)
    return bad("More tiles were drawn than there are.", "drawn");
  if (table.seats.size() != static_cast<std::size_t>(setup.seats))
    return bad("Wrong number of seats.", "seats");
  if (table.phase == Phase::draw) return bad("A game is never saved while a tile is drawn.", "phase");
  if (over != table.ended.has_value()) return bad("Only a game that is over has ended.", "ended");
  if (!over && table.seat >= setup.seats) return bad("There is no such seat.", "seat");
  if (table.turn < 1 || table.turn > 0xFFFF) return bad("Turns count from 1.", "turn");
  const bool in_hand = table.tile != kNoTile;
  if (in_hand != (table.phase == Phase::place) || (in_hand && table.tile >= catalogue().size())) {
    return bad("There is a tile in hand in the step that places it, and only there.", "tile");
  }
  const std::size_t start = setup.start.size(), drawn = static_cast<std::size_t>(snapshot.drawn);
  if (table.board.size() < start || table.board.size() > start + drawn) {
    return bad("The board does not agree with the number of tiles drawn.", "board");
  }
  if (table.set_aside.size() + table.set_below.size() > drawn)
    return bad("More tiles wait than were drawn.", "set_aside");
  return {};
}

template <class B>
bool can_lie(const RuleBook<B>& book, const Position<B>& position, const PlacedTile& tile) {
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    if (position.frontier[i].cell != tile.cell) continue;
    return fitting_rotations(position.frontier[i], book.facts(tile.tile).pattern) >> tile.rotation & 1u;
  }
  return false;
}

template <class B>
Result<> rebuild_board(const Referee<B>& referee, const Setup& setup, const TableState& table,
                       Position<B>& position) {
  for (std::size_t i = 0; i < table.board.size(); ++i) {
    const PlacedTile& tile = table.board[i];
    if (i < setup.start.size()) {
      const StartTile& start = setup.start[i];
      const PlacedTile expected{start.tile, start.cell, start.rotation, kNoSeat};
      if (tile != expected) return bad("The start tiles differ from the set-up's.", item("board", i));
      continue;
    }
    if (tile.tile >= catalogue().size() || tile.rotation > 3 || tile.seat >= setup.seats) {
      return bad("There is no such tile, rotation or seat.", item("board", i));
    }
    if (!can_lie(referee.book(), position, tile))
      return bad("A tile does not fit its place.", item("board", i));
    referee.lay(position, tile.tile, tile.cell, tile.rotation, tile.seat);
  }
  return {};
}

template <class B>
Result<> rebuild_pieces(const RuleBook<B>& book, const TableState& table, Position<B>& position) {
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const PlacedPiece& piece = table.pieces[i];
    const auto end = position.tiles.begin() + position.tile_count;
    const auto tile = std::find_if(position.tiles.begin(), end, [&](const TileOnTable& candidate) {
      return candidate.cell == piece.cell;
    });
    if (tile == end || piece.seat >= position.seats || piece.feature >= book.facts(tile->tile).features ||
        static_cast<int>(piece.piece) >= kPieceKinds || i >= kPiecesMax) {
      return bad("A piece stands nowhere.", item("pieces", i));
    }
    put_piece(position, static_cast<std::uint16_t>(tile->first_node + piece.feature), piece.seat,
              piece.piece);
  }
  return {};
}

template <class B>
Result<> rebuild_towers(const TableState& table, Position<B>& position) {
  TowerState<B>& state = position.modules.tower;
  const auto tower_at = [&](Cell cell) {
    std::uint16_t i = 0;
    while (i < state.count && position.tiles[state.towers[i].tile].cell != cell) ++i;
    return i;
  };
  for (std::size_t i = 0; i < table.towers.size(); ++i) {
    const std::uint16_t tower = tower_at(table.towers[i].cell);
    if (tower == state.count || table.towers[i].height < 1 || table.towers[i].height > 255) {
      return bad("There is no tower foundation, or no such height.", item("towers", i));
    }
    state.towers[tower].height = static_cast<std::uint8_t>(table.towers[i].height);
  }
  for (std::size_t i = 0; i < table.prisoners.size(); ++i) {
    const auto& [captor, owner, piece, count] = table.prisoners[i];
    if (captor >= position.seats || owner >= position.seats || static_cast<int>(piece) >= kPieceKinds ||
        count < 1 || count > 255) {
      return bad("There are no such prisoners.", item("prisoners", i));
    }
    state.prisoners[captor][owner][static_cast<unsigned>(piece)] = static_cast<std::uint8_t>(count);
  }
  if (table.ransom_paid) state.ransom_turn = static_cast<std::uint16_t>(table.turn);
  const bool capturing = table.phase == Phase::capture || table.phase == Phase::exchange;
  if (capturing != table.built.has_value())
    return bad("A tower has just been built in these steps only.", "built");
  if (!capturing) return {};
  state.built = tower_at(*table.built);
  return state.built < state.count ? Result<>{} : bad("There is no tower foundation.", "built");
}

/// Two seats hold each other's figures only in the exchange that the builder is asked for, which follows from them, and
/// where the game was left in that step (TOWER-PRIS-03, TOWER-PRIS-06).
template <class B>
Result<> rebuild_exchange(Position<B>& position) {
  TowerState<B>& state = position.modules.tower;
  const auto first_held = [&](Seat captor, Seat owner) {
    const auto& kinds = state.prisoners[captor][owner];
    return std::find_if(kinds.begin(), kinds.end(), [](std::uint8_t count) { return count > 0; }) -
           kinds.begin();
  };
  const bool asked = position.phase == Phase::exchange;
  const bool left = position.phase == Phase::over && position.ended == Ending::resigned;
  int pairs = 0;
  bool with_builder = false;
  for (Seat one = 0; one < position.seats; ++one) {
    for (Seat other = 0; other < one; ++other) {
      if (first_held(one, other) == kPieceKinds || first_held(other, one) == kPieceKinds) continue;
      ++pairs;
      if (!asked || (one != position.seat && other != position.seat)) continue;
      with_builder = true;
      state.exchange_with = one == position.seat ? other : one;
      state.captured = static_cast<PieceKind>(first_held(position.seat, state.exchange_with));
    }
  }
  if (pairs > (asked || left ? 1 : 0) || with_builder != asked)
    return bad("Two seats hold each other's figures in an exchange only.", "prisoners");
  return {};
}

/// Figures of a kind that a seat has on the table and with captors.
template <class B>
int figures_out(const Position<B>& position, Seat seat, unsigned kind) {
  const auto end = position.pieces.begin() + position.piece_count;
  auto out = static_cast<int>(std::count_if(position.pieces.begin(), end, [&](const PieceOnTable& piece) {
    return piece.seat == seat && piece.piece == static_cast<PieceKind>(kind);
  }));
  for (const auto& captor : position.modules.tower.prisoners) out += captor[seat][kind];
  return out;
}

/// Supplies and scores. Nobody has more than the game gave at first, which is what the position still holds.
template <class B>
Result<> rebuild_seats(const TableState& table, Position<B>& position) {
  TowerState<B>& towers = position.modules.tower;
  int spare = 0;  // tower pieces that have left a stock and stand nowhere
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const SeatState& saved = table.seats[seat];
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (saved.supply[kind] + figures_out(position, seat, kind) > position.supply[seat][kind])
        return bad("A seat has more figures than the game gives it.", item("seats", seat));
    }
    if (saved.score < 0 || saved.score > kScoreMax)
      return bad("Nobody has so few or so many points.", item("seats", seat));
    spare += towers.stock[seat] - saved.tower_pieces;
    position.scores[seat] = saved.score;
    position.supply[seat] = saved.supply;
    towers.stock[seat] = saved.tower_pieces;
    if (saved.resigned) position.resigned |= static_cast<std::uint8_t>(1u << seat);
  }
  for (unsigned i = 0; i < towers.count; ++i) spare -= towers.towers[i].height;
  if (spare < 0) return bad("There are more tower pieces than the game has.", "towers");
  return {};
}

/// A saved position must leave the seat to act something to do, or it could never have arisen.
template <class B>
Result<> check_choices(const Referee<B>& referee, const Position<B>& position) {
  ActionList list;
  referee.legal_actions(position, list);
  const bool stuck = std::all_of(list.begin(), list.end(), [&](const Action& action) {
    return position.phase == Phase::place ? action.kind != ActionKind::place_tile
                                          : action.kind == ActionKind::pass;
  });
  if (position.phase != Phase::over && stuck) return bad("Nothing could be chosen in this step.", "phase");
  return {};
}

}  // namespace

template <class B>
TableState table_state(const RuleBook<B>& book, const Position<B>& position) {
  const bool over = position.phase == Phase::over;
  TableState table;
  table.phase = position.phase;
  table.seat = over ? kNoSeat : position.seat;
  table.turn = position.turn;
  table.tile = position.tile;
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    table.board.push_back({tile.tile, tile.cell, tile.rotation, tile.seat});
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    const Cell cell = position.tile_of(piece.node).cell;
    table.pieces.push_back({piece.seat, piece.piece, cell, position.feature_index(piece.node)});
  }
  for (Seat seat = 0; seat < position.seats; ++seat) {
    table.seats.push_back({position.scores[seat], position.supply[seat], position.modules.tower.stock[seat],
                           has_resigned(position, seat)});
  }
  show_towers(book, position, table);
  if (over) table.ended = position.ended;
  return table;
}

template <class B>
Result<> rebuild(const Referee<B>& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position<B>& position) {
  const TableState& table = snapshot.table;
  if (auto sound = check_outline(setup, snapshot, tiles); !sound) return sound;
  referee.begin(position, setup.seats, setup.first_player, setup.start, 1);
  if (auto done = rebuild_board(referee, setup, table, position); !done) return done;
  if (auto done = rebuild_pieces(referee.book(), table, position); !done) return done;
  position.phase = table.phase;
  position.seat = table.seat;
  position.turn = static_cast<std::uint16_t>(table.turn);
  position.tile = table.tile;
  position.ended = table.ended.value_or(Ending::finished);
  const auto waiting = static_cast<int>(table.set_aside.size() + table.set_below.size());
  position.tiles_left = static_cast<std::uint16_t>(tiles - snapshot.drawn + waiting);
  if (auto done = rebuild_towers(table, position); !done) return done;
  if (auto done = rebuild_seats(table, position); !done) return done;
  if (auto done = rebuild_exchange(position); !done) return done;
  if (table.phase == Phase::action) position.claimable = claimable_features(referee.book(), position);
  return check_choices(referee, position);
}

#define BASTIDE_SAVES_ON(B, ...)                                           \
  template TableState table_state(const RuleBook<B>&, const Position<B>&); \
  template Result<> rebuild(const Referee<B>&, const Setup&, const Snapshot&, int, Position<B>&);
BASTIDE_FOR_EACH_BOARD(BASTIDE_SAVES_ON)

}  // namespace bastide::carcassonne
