#include "discovery/saves.hpp"

#include "common/bad_snapshot.hpp"
#include "discovery/placing.hpp"
#include "discovery/turn.hpp"

#include <algorithm>

namespace bastide::discovery {
namespace {

Result<> check_outline(const RuleBook& book, const Setup& setup, const Snapshot& snapshot, int tiles) {
  const TableState& table = snapshot.table;
  const bool over = table.phase == Phase::over, placing = table.phase == Phase::place;
  if (snapshot.drawn < 0 || snapshot.drawn > tiles)
    return bad("More tiles were drawn than there are.", "drawn");
  if (table.seats.size() != static_cast<std::size_t>(setup.seats))
    return bad("There are other seats in the set-up.", "seats");
  if (!over && !placing && table.phase != Phase::action)
    return bad("The Discovery has no such step.", "phase");
  if (over != table.ended.has_value()) return bad("Only a game that is over has ended.", "ended");
  if (!over && (table.seat >= setup.seats || table.seats[table.seat].resigned))
    return bad("No such seat can act.", "seat");
  if (table.turn < 1 || table.turn > 0xFFFF) return bad("Turns count from 1.", "turn");
  if (placing ? !is_discovery_tile(table.tile) : table.tile != kNoTile)
    return bad("There is a tile in hand in the step that places it, and only there.", "tile");
  if (table.phase == Phase::action && (table.board.empty() || table.board.back().seat != table.seat))
    return bad("The seat to act has placed no tile.", "board");
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    const SeatState& seat = table.seats[i];
    const std::size_t in_hand = seat.hand.size() + (!over && i == table.seat ? 1 : 0);
    if (seat.hand.size() > static_cast<std::size_t>(book.hand) ||
        (book.hand == 1 || seat.resigned ? !seat.hand.empty()
                                         : in_hand > static_cast<std::size_t>(book.hand)) ||
        !std::ranges::all_of(seat.hand, is_discovery_tile))
      return bad("A seat holds tiles that it cannot hold.", item("seats", i));
  }
  return {};
}

/// Each tile that was drawn lies on the board, before a seat or among the discards.
Result<> check_drawn(const Setup& setup, const Snapshot& snapshot) {
  const TableState& table = snapshot.table;
  std::size_t seen = table.board.size() + table.discards.size() + (table.tile == kNoTile ? 0 : 1);
  for (const SeatState& seat : table.seats) seen += seat.hand.size();
  if (seen != setup.start.size() + static_cast<std::size_t>(snapshot.drawn))
    return bad("Other tiles are seen than were drawn.", "drawn");
  return {};
}

Result<> rebuild_board(const Referee& referee, const Setup& setup, const TableState& table,
                       Position& position) {
  const std::size_t start = setup.start.size();
  if (table.board.size() < start) return bad("Start tiles are missing.", "board");
  for (std::size_t i = 0; i < table.board.size(); ++i) {
    const PlacedTile& tile = table.board[i];
    if (i < start) {
      const StartTile& laid = setup.start[i];
      const PlacedTile expected{laid.tile, laid.cell, laid.rotation, kNoSeat};
      if (tile != expected) return bad("The start tiles differ from the set-up's.", item("board", i));
      continue;
    }
    if (!is_discovery_tile(tile.tile) || tile.seat >= setup.seats || tile.rotation > 3 ||
        !(rotations_on(referee.book(), position, tile.tile, tile.cell) >> tile.rotation & 1u))
      return bad("A tile does not fit its place.", item("board", i));
    referee.lay(position, tile.tile, tile.cell, tile.rotation, tile.seat);
  }
  return {};
}

Result<> rebuild_pieces(const RuleBook& book, const TableState& table, Position& position) {
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const PlacedPiece& piece = table.pieces[i];
    const auto end = position.tiles.begin() + position.tile_count;
    const auto tile = std::find_if(position.tiles.begin(), end,
                                   [&](const TileOnTable& other) { return other.cell == piece.cell; });
    if (tile == end || piece.feature >= book.facts(*tile).features || piece.seat >= position.seats ||
        piece.piece != PieceKind::meeple || piece.corner != Corner::none || i >= kPiecesMax ||
        follower_on(position, piece.seat, piece.cell, piece.feature) >= 0)
      return bad("A follower stands nowhere.", item("pieces", i));
    put_piece(position, static_cast<std::uint16_t>(tile->first_node + piece.feature), piece.seat,
              piece.piece);
  }
  return {};
}

Result<> rebuild_seats(const TableState& table, Position& position) {
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const SeatState& state = table.seats[seat];
    const int in_supply = state.supply[static_cast<unsigned>(PieceKind::meeple)];
    const auto on_board = std::ranges::count(table.pieces, seat, &PlacedPiece::seat);
    if (state.score < 0 || state.score > kScoreMax || in_supply + on_board != kFollowers)
      return bad("A seat has four followers, and neither so few nor so many points.", item("seats", seat));
    position.scores[seat] = state.score;
    position.supply[seat] = static_cast<std::uint8_t>(in_supply);
    if (state.resigned) position.resigned |= static_cast<std::uint8_t>(1u << seat);
    Hand& hand = position.hands[seat];
    for (const TileId tile : state.hand) hand.tiles[hand.count++] = tile;
  }
  return {};
}

}  // namespace

TableState table_state(const Position& position) {
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
    table.pieces.push_back(
        {piece.seat, piece.piece, position.tile_of(piece.node).cell, position.feature_index(piece.node)});
  }
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const Hand& hand = position.hands[seat];
    SeatState state{.score = position.scores[seat], .resigned = (position.resigned >> seat & 1u) != 0};
    state.supply[static_cast<unsigned>(PieceKind::meeple)] = position.supply[seat];
    state.hand.assign(hand.tiles.begin(), hand.tiles.begin() + hand.count);
    table.seats.push_back(std::move(state));
  }
  if (over) table.ended = position.ended;
  return table;
}

Result<> rebuild(const Referee& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position& position) {
  const RuleBook& book = referee.book();
  const TableState& table = snapshot.table;
  if (auto sound = check_outline(book, setup, snapshot, tiles); !sound) return sound;
  if (auto sound = check_drawn(setup, snapshot); !sound) return sound;
  referee.begin(position, setup.seats, setup.first_player, setup.start, 1);
  if (auto done = rebuild_board(referee, setup, table, position); !done) return done;
  if (auto done = rebuild_pieces(book, table, position); !done) return done;
  if (auto done = rebuild_seats(table, position); !done) return done;
  position.phase = table.phase;
  position.seat = table.seat;
  position.turn = static_cast<std::uint16_t>(table.turn);
  position.tile = table.tile;
  position.ended = table.ended.value_or(Ending::finished);
  position.tiles_left = static_cast<std::uint16_t>(tiles - snapshot.drawn);
  if (position.phase == Phase::action) position.claimable = claimable_features(book, position);
  if (position.phase != Phase::over && !waits(book, position))
    return bad("Nothing could be chosen in this step.", "phase");
  return {};
}

}  // namespace bastide::discovery
