#include "carcassonne/saves.hpp"

#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace bastide::carcassonne {
namespace {

Result<> check_outline(const Setup& setup, const TableState& table) {
  const bool over = table.phase == Phase::over;
  if (table.seats.size() != static_cast<std::size_t>(setup.seats))
    return bad("Wrong number of seats.", "seats");
  if (waits_for_chance(table.phase)) return bad("A game is never saved while something is drawn.", "phase");
  if (over != table.ended.has_value()) return bad("Only a game that is over has ended.", "ended");
  if (!over && table.seat >= setup.seats) return bad("There is no such seat.", "seat");
  if (table.turn_seat && (over || *table.turn_seat >= setup.seats || *table.turn_seat == table.seat))
    return bad("It is the turn of another seat than the one to act.", "turn_seat");
  if (table.turn < 1 || table.turn > 0xFFFF) return bad("Turns count from 1.", "turn");
  if (table.board.size() < setup.start.size()) return bad("Start tiles are missing.", "board");
  return {};
}

/// A tile is in hand from the draw to its placement, unless the seat that drew it has resigned.
Result<> check_hand(const auto& book, const TableState& table) {
  const bool in_hand = table.tile != kNoTile;
  const bool drawn = book.steps.within(table.phase, TurnStep::drawn, TurnStep::place) &&
                     !table.seats[table.turn_seat.value_or(table.seat)].resigned;
  if (in_hand != drawn || (in_hand && table.tile >= catalogue().size()))
    return bad("There is a tile in hand up to the step that places it, and only there.", "tile");
  return {};
}

/// Rejects a save that the restored position does not show again: it has state
/// of a module that is not in play.
template <class B>
Result<> check_whole(const ConstTurn<B>& turn, const TableState& table) {
  TableState shown = table_state(turn);
  shown.discards = table.discards;
  shown.set_aside = table.set_aside;
  shown.set_below = table.set_below;
  shown.held_back = table.held_back;
  return shown == table ? Result<>{} : bad("Something lies there that this game does not have.", "table");
}

bool can_lie(const auto& turn, const PlacedTile& tile) {
  const FrontierCell* cell = frontier_at(turn.position, tile.cell);
  if (!cell) return false;
  const TileFacts& facts = turn.book.facts(tile.tile);
  if (facts.seals) return is_hole(*cell) && tile.rotation == 0;
  return fitting_rotations(*cell, facts.pattern) >> tile.rotation & 1u;
}

/// Whether the tile comes from the piles, or from this seat's hand.
bool had_tile(const auto& turn, const PlacedTile& placed) {
  if (tile(placed.tile).deck != Deck::hand) return true;
  const auto& position = turn.position;
  const auto end = position.tiles.begin() + position.tile_count;
  return std::ranges::find(turn.book.held_tiles, placed.tile) != turn.book.held_tiles.end() &&
         std::none_of(position.tiles.begin(), end, [&](const TileOnTable& other) {
           return other.tile == placed.tile && other.seat == placed.seat;
         });
}

/// What a tile of a saved table is there; kNoTile if it cannot be.
template <class B>
TileId as_laid(const RuleBook<B>& book, const TableState& table, const PlacedTile& tile) {
  return book.hooks.remade_in ? book.hooks.remade_in(book, table, tile) : tile.tile;
}

Result<> rebuild_board(auto& turn, const Setup& setup, const TableState& table) {
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
    if (!had_tile(turn, tile)) return bad("Nobody had this tile.", item("board", i));
    PlacedTile laid = tile;
    laid.tile = as_laid(turn.book, table, tile);
    if (laid.tile == kNoTile || !can_lie(turn, laid))
      return bad("A tile does not fit its place.", item("board", i));
    lay_tile(turn, laid.tile, tile.cell, tile.rotation, tile.seat);
  }
  return {};
}

Result<> rebuild_pieces(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const PlacedPiece& piece = table.pieces[i];
    const auto end = position.tiles.begin() + position.tile_count;
    const auto tile = std::find_if(position.tiles.begin(), end, [&](const TileOnTable& candidate) {
      return candidate.cell == piece.cell;
    });
    if (tile == end || piece.seat >= position.seats ||
        piece.feature >= turn.book.facts(tile->tile).features ||
        static_cast<int>(piece.piece) >= kPieceKinds || i >= kPiecesMax) {
      return bad("A piece stands nowhere.", item("pieces", i));
    }
    const auto node = static_cast<std::uint16_t>(tile->first_node + piece.feature);
    if (turn.book.rule(piece.piece).on_corners != (piece.corner != Corner::none) ||
        (piece.corner != Corner::none && field_where_four_meet(turn, *tile, piece.corner) != node))
      return bad("A piece stands on no such corner.", item("pieces", i));
    put_on(turn, node, piece.seat, piece.piece, piece.corner);
  }
  return {};
}

/// Figures of a kind that a seat has on the table and elsewhere.
int figures_out(const auto& turn, Seat seat, PieceKind kind) {
  const auto& position = turn.position;
  const auto end = position.pieces.begin() + position.piece_count;
  auto out = static_cast<int>(std::count_if(position.pieces.begin(), end, [&](const PieceOnTable& piece) {
    return piece.seat == seat && piece.piece == kind;
  }));
  for (const auto elsewhere : turn.book.hooks.figures_elsewhere) out += elsewhere(turn, seat, kind);
  return out;
}

/// Restores supplies and scores, after everything else. No seat has more than at the start, which is
/// what the position still holds.
Result<> rebuild_seats(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const SeatState& saved = table.seats[seat];
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (saved.supply[kind] + figures_out(turn, seat, static_cast<PieceKind>(kind)) >
          position.supply[seat][kind])
        return bad("A seat has more figures than the game gives it.", item("seats", seat));
    }
    if (saved.score < turn.book.least_score || saved.score > kScoreMax)
      return bad("Nobody has so few or so many points.", item("seats", seat));
    position.scores[seat] = saved.score;
    position.supply[seat] = saved.supply;
    if (saved.resigned) position.resigned |= static_cast<std::uint8_t>(1u << seat);
  }
  return {};
}

/// The agenda of further parts lasts from the tile that earned them to the end of the turn.
Result<> rebuild_agenda(auto& turn, const TableState& table) {
  const auto& [part, due] = table.parts;
  const bool asked = table.phase == Phase::again;
  if ((part || !due.empty()) && (!turn.book.steps.has(TurnStep::part_end) || table.phase == Phase::over))
    return bad("The turn has no further part.", "part");
  const bool placed = part || !turn.book.steps.within(table.phase, TurnStep::turn_begin, TurnStep::place);
  if (due.size() > Agenda::due_max || (!due.empty() && !placed))
    return bad("So many further parts cannot be due.", "parts_due");
  if (asked && (due.empty() || turn.position.tiles_left == 0))
    return bad("There is no further part to ask for.", "phase");
  Agenda& agenda = turn.position.agenda;
  agenda.further = part.has_value();
  if (part) agenda.reason = *part;
  std::copy(due.begin(), due.end(), agenda.due.begin());
  agenda.due_count = static_cast<std::uint8_t>(due.size());
  return {};
}

/// Rejects a position in which the seat to act has no choice: no game reaches it.
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
TableState table_state(const ConstTurn<B>& turn) {
  const auto& position = turn.position;
  const bool over = position.phase == Phase::over;
  TableState table;
  table.phase = position.phase;
  table.seat = over ? kNoSeat : position.seat;
  if (position.turn_seat != position.seat) table.turn_seat = position.turn_seat;
  table.turn = position.turn;
  table.tile = position.tile;
  table.board.reserve(position.tile_count);
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    table.board.push_back({turn.book.facts(tile.tile).printed, tile.cell, tile.rotation, tile.seat});
  }
  table.pieces.reserve(position.piece_count);
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    const Cell cell = position.tile_of(piece.node).cell;
    table.pieces.push_back({piece.seat, piece.piece, cell, position.feature_index(piece.node), piece.corner});
  }
  table.seats.reserve(position.seats);
  for (Seat seat = 0; seat < position.seats; ++seat) {
    table.seats.push_back({.score = position.scores[seat],
                           .supply = position.supply[seat],
                           .resigned = has_resigned(position, seat)});
  }
  const Agenda& agenda = position.agenda;
  if (agenda.further) table.parts.part = agenda.reason;
  table.parts.due.assign(agenda.due.begin(), agenda.due.begin() + agenda.due_count);
  for (const auto show : turn.book.hooks.show) show(turn, table);
  if (over) table.ended = position.ended;
  return table;
}

namespace {

/// Rejects secrets that the restored position does not have: of a module that is not in play.
template <class B>
Result<> restore_own(Turn<B>& turn, std::span<const OwnState> own) {
  if (own.empty()) return {};
  if (own.size() != turn.position.seats) return bad("Each seat has its secret.", "own");
  for (const auto restore_module : turn.book.hooks.restore_own) {
    if (auto done = restore_module(turn, own); !done) return done;
  }
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    OwnState shown;
    for (const auto show : turn.book.hooks.show_own) show(ConstTurn<B>(turn), seat, shown);
    if (shown != own[seat]) return bad("This game has no such secret.", item("own", seat));
  }
  return {};
}

}  // namespace

template <class B>
OwnState Referee<B>::own(const Position<B>& position, Seat seat) const {
  const ConstTurn<B> turn{book(), position};
  OwnState own;
  for (const auto show : book().hooks.show_own) show(turn, seat, own);
  return own;
}

template <class B>
std::vector<OwnState> Referee<B>::own(const Position<B>& position) const {
  if (book().hooks.show_own.empty()) return {};
  std::vector<OwnState> all;
  for (Seat seat = 0; seat < position.seats; ++seat) all.push_back(own(position, seat));
  return std::ranges::all_of(all, [](const OwnState& one) { return one == OwnState{}; })
             ? std::vector<OwnState>{}
             : all;
}

template <class B>
Result<> Referee<B>::restore(Position<B>& position, const Setup& setup, const TableState& table,
                             TilesLeft tiles_left, std::span<const OwnState> own) const {
  if (auto sound = check_outline(setup, table); !sound) return sound;
  if (auto sound = check_hand(book(), table); !sound) return sound;
  Turn<B> turn{book(), position, nullptr};
  if (!table.held_back.empty() && !book().hooks.holds_back.comes_too_early)
    return bad("No tile comes too early in this game.", "held_back");
  std::vector<StartTile> start(setup.start.begin(), setup.start.end());
  for (StartTile& tile : start) {
    tile.tile = as_laid(book(), table, {tile.tile, tile.cell, tile.rotation, kNoSeat});
    if (tile.tile == kNoTile) return bad("A start tile cannot be so.", "board");
  }
  begin(position, setup.seats, setup.first_player, start, 1, !setup.end_after_forced);
  if (auto done = rebuild_board(turn, setup, table); !done) return done;
  if (auto done = rebuild_pieces(turn, table); !done) return done;
  position.phase = table.phase;
  position.seat = table.seat;
  position.turn_seat = table.turn_seat.value_or(table.seat);
  position.turn = static_cast<std::uint16_t>(table.turn);
  position.tile = table.tile;
  position.ended = table.ended.value_or(Ending::finished);
  if (const std::size_t buried = table.hills.buried.size(); buried > 0) {
    if (std::cmp_greater(buried, tiles_left.pile))
      return bad("So many tiles cannot lie under others.", "buried");
    position.buried = static_cast<std::uint16_t>(buried);
    tiles_left.all -= position.buried;
    tiles_left.pile -= position.buried;
  }
  position.pile = static_cast<std::uint16_t>(tiles_left.pile);
  position.tiles_left = static_cast<std::uint16_t>(tiles_left.all);
  position.river_left = static_cast<std::uint16_t>(tiles_left.river);
  if (auto done = rebuild_agenda(turn, table); !done) return done;
  position.held_back = static_cast<std::uint16_t>(table.held_back.size());
  for (const auto restore_module : book().hooks.restore) {
    if (auto done = restore_module(turn, table); !done) return done;
  }
  if (auto done = restore_own(turn, own); !done) return done;
  if (auto done = rebuild_seats(turn, table); !done) return done;
  if (auto whole = check_whole<B>(turn, table); !whole) return whole;
  if (table.phase == Phase::action) find_deployments(turn);
  return check_choices(*this, position);
}

#define BASTIDE_SAVES_ON(B, ...)                                                                  \
  template TableState table_state(const ConstTurn<B>&);                                           \
  template OwnState Referee<B>::own(const Position<B>&, Seat) const;                              \
  template std::vector<OwnState> Referee<B>::own(const Position<B>&) const;                       \
  template Result<> Referee<B>::restore(Position<B>&, const Setup&, const TableState&, TilesLeft, \
                                        std::span<const OwnState>) const;
BASTIDE_FOR_EACH_BOARD(BASTIDE_SAVES_ON)

}  // namespace bastide::carcassonne
