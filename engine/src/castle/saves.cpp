#include "castle/saves.hpp"

#include "castle/placing.hpp"
#include "castle/scoring.hpp"
#include "castle/setup.hpp"
#include "castle/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <string>

namespace bastide::castle {
namespace {

/// The node of a feature of a tile on the table.
std::optional<std::uint16_t> node_at(const RuleBook& book, const Position& position, Cell cell,
                                     std::uint8_t feature) {
  const auto end = position.tiles.begin() + position.tile_count;
  const auto tile =
      std::find_if(position.tiles.begin(), end, [&](const TileOnTable& other) { return other.cell == cell; });
  if (tile == end || feature >= book.facts(*tile).features) return std::nullopt;
  return static_cast<std::uint16_t>(tile->first_node + feature);
}

Result<> check_outline(const Snapshot& snapshot, int tiles) {
  const TableState& table = snapshot.table;
  const bool over = table.phase == Phase::over;
  if (snapshot.drawn < 0 || snapshot.drawn > tiles)
    return bad("More tiles were drawn than there are.", "drawn");
  if (table.seats.size() != kSeats) return bad("The Castle has two seats.", "seats");
  const bool known = over || table.phase == Phase::place || table.phase == Phase::deploy ||
                     table.phase == Phase::score || table.phase == Phase::extra;
  if (!known) return bad("The Castle has no such step.", "phase");
  if (over != table.ended.has_value()) return bad("Only a game that is over has ended.", "ended");
  if (!over && table.seat >= kSeats) return bad("There is no such seat.", "seat");
  if (table.turn < 1 || table.turn > 0xFFFF) return bad("Turns count from 1.", "turn");
  const bool placing = table.phase == Phase::place;
  if (placing ? !is_castle_tile(table.tile) : table.tile != kNoTile)
    return bad("There is a castle tile in hand in the step that places it, and only there.", "tile");
  if (!over && !placing && (table.board.empty() || table.board.back().seat != table.seat))
    return bad("The seat to act has placed no tile.", "board");
  if (table.pending.empty() == (table.phase == Phase::score))
    return bad("There is something to score in the step that scores, and only there.", "pending");
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
    if (!is_castle_tile(tile.tile) || tile.seat >= kSeats ||
        placement_fault(referee.book(), position, tile.tile, tile.cell, tile.rotation)) {
      return bad("A tile does not fit its place.", item("board", i));
    }
    referee.lay(position, tile.tile, tile.cell, tile.rotation, tile.seat);
  }
  return {};
}

Result<> rebuild_pieces(const RuleBook& book, const TableState& table, Position& position) {
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const PlacedPiece& piece = table.pieces[i];
    const auto node = node_at(book, position, piece.cell, piece.feature);
    if (!node || piece.seat >= kSeats || piece.piece != PieceKind::meeple || i >= Position::pieces_max) {
      return bad("A figure stands nowhere.", item("pieces", i));
    }
    put_piece(position, *node, piece.seat, piece.piece);
  }
  for (std::size_t i = 0; i < table.keeps.size(); ++i) {
    const Keep& keep = table.keeps[i];
    const auto node = node_at(book, position, keep.cell, keep.feature);
    if (!node || position.nodes[*node].kind != FeatureKind::house || keep.seat >= kSeats || keep.size < 1 ||
        keep.size > kTilesMax)
      return bad("A keep stands nowhere.", item("keeps", i));
    position.keeps[keep.seat] = {static_cast<std::uint8_t>(keep.size), *node};
  }
  return {};
}

/// The taken wall tiles are those of the empty corners. After the final scoring all corners are empty,
/// whoever took what (CASTLE-END-02).
bool wall_tiles_agree(const TableState& table, const Position& position) {
  std::array<int, 10> missing{};
  for (unsigned corner = 0; corner < kCorners; ++corner) {
    if (!(position.corners_left >> corner & 1u)) ++missing[position.corner_numbers[corner]];
  }
  for (const WallTile& held : table.wall_tiles) --missing[static_cast<unsigned>(held.number)];
  const bool cleared = table.ended == Ending::finished;
  return std::all_of(missing.begin(), missing.end(),
                     [&](int count) { return cleared ? count >= 0 : count == 0; });
}

Result<> rebuild_wall(const TableState& table, Position& position) {
  position.corners_left = 0;
  for (std::size_t i = 0; i < table.corners_left.size(); ++i) {
    const int corner = table.corners_left[i];
    const bool ascending = i == 0 || table.corners_left[i - 1] < corner;
    if (corner < 0 || corner >= kCorners || !ascending)
      return bad("There is no such corner.", item("corners_left", i));
    position.corners_left |= static_cast<std::uint16_t>(1u << corner);
  }
  for (std::size_t i = 0; i < table.wall_tiles.size(); ++i) {
    const auto& [seat, number, turn, used] = table.wall_tiles[i];
    if (i >= kCorners || seat >= kSeats || number < 1 || number > 9 || turn < 1 || turn > table.turn) {
      return bad("There is no such wall tile.", item("wall_tiles", i));
    }
    position.held[position.held_count++] = {seat, static_cast<std::uint8_t>(number),
                                            static_cast<std::uint16_t>(turn), used};
  }
  if (!wall_tiles_agree(table, position))
    return bad("The wall tiles taken are not those of the empty corners.", "wall_tiles");
  return {};
}

Result<> rebuild_pending(const RuleBook& book, const TableState& table, Position& position) {
  for (std::size_t i = 0; i < table.pending.size(); ++i) {
    const auto& [seat, cell, feature, decided] = table.pending[i];
    const auto node = node_at(book, position, cell, feature);
    const std::uint16_t root = node ? position.root(*node) : 0;
    const auto begun = position.pending.begin();
    const bool twice = std::any_of(begun, begun + position.pending_count,
                                   [&](const Unscored& other) { return other.root == root; });
    if (!node || i >= position.pending.size() || twice || !is_complete(position, root) ||
        leader(position, root) != seat)
      return bad("Nobody has completed such a feature.", item("pending", i));
    if (decided) position.decided = static_cast<std::int8_t>(i);
    position.pending[position.pending_count++] = {root, seat};
  }
  return {};
}

Result<> rebuild_seats(const TableState& table, Position& position) {
  for (Seat seat = 0; seat < kSeats; ++seat) {
    const SeatState& state = table.seats[seat];
    const int in_supply = state.supply[static_cast<unsigned>(PieceKind::meeple)];
    const auto on_board = std::count_if(table.pieces.begin(), table.pieces.end(),
                                        [&](const PlacedPiece& piece) { return piece.seat == seat; });
    if (state.score < 0 || state.score > kScoreMax || in_supply + on_board > kFigures)
      return bad("A seat has six figures, and neither so few nor so many points.", item("seats", seat));
    position.scores[seat] = state.score;
    position.supply[seat] = static_cast<std::uint8_t>(in_supply);
    if (state.resigned) position.resigned |= static_cast<std::uint8_t>(1u << seat);
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
  for (unsigned i = kStarts; i < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    table.board.push_back({tile.tile, tile.cell, tile.rotation, tile.seat});
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    table.pieces.push_back(
        {piece.seat, piece.piece, position.tile_of(piece.node).cell, position.feature_index(piece.node)});
  }
  for (Seat seat = 0; seat < kSeats; ++seat) {
    SeatState state{.score = position.scores[seat], .resigned = (position.resigned >> seat & 1u) != 0};
    state.supply[static_cast<unsigned>(PieceKind::meeple)] = position.supply[seat];
    table.seats.push_back(state);
    const KeepRecord& keep = position.keeps[seat];
    if (keep.size == 0) continue;
    const FeatureOrder place = order_of(position, position.root(keep.node));
    table.keeps.push_back({seat, place.cell, static_cast<std::uint8_t>(place.feature), keep.size});
  }
  for (int corner = 0; corner < kCorners; ++corner) {
    if (position.corners_left >> corner & 1u) table.corners_left.push_back(corner);
  }
  for (unsigned i = 0; i < position.held_count; ++i) {
    const HeldWallTile& held = position.held[i];
    table.wall_tiles.push_back({held.seat, held.number, held.turn, held.used});
  }
  for (int i = 0; i < position.pending_count; ++i) {
    const Unscored& feature = position.pending[static_cast<unsigned>(i)];
    const FeatureOrder place = order_of(position, feature.root);
    table.pending.push_back(
        {feature.winner, place.cell, static_cast<std::uint8_t>(place.feature), i == position.decided});
  }
  if (over) table.ended = position.ended;
  return table;
}

Result<> rebuild(const Referee& referee, const Setup& setup, const Snapshot& snapshot, int tiles,
                 Position& position) {
  const RuleBook& book = referee.book();
  const TableState& table = snapshot.table;
  if (auto sound = check_outline(snapshot, tiles); !sound) return sound;
  referee.begin(position, setup.first_player, wall_tiles_of(setup), setup.start, 1);
  if (auto done = rebuild_board(referee, setup, table, position); !done) return done;
  if (auto done = rebuild_pieces(book, table, position); !done) return done;
  if (auto done = rebuild_wall(table, position); !done) return done;
  if (auto done = rebuild_pending(book, table, position); !done) return done;
  if (auto done = rebuild_seats(table, position); !done) return done;
  position.phase = table.phase;
  position.seat = table.seat;
  position.turn = static_cast<std::uint16_t>(table.turn);
  position.tile = table.tile;
  position.ended = table.ended.value_or(Ending::finished);
  position.tiles_left = static_cast<std::uint16_t>(tiles - snapshot.drawn);
  if (position.phase == Phase::deploy) position.claimable = claimable_features(book, position);
  if (position.phase != Phase::over && !waits(book, position))
    return bad("Nothing could be chosen in this step.", "phase");
  return {};
}

}  // namespace bastide::castle
