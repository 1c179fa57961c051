#include "castle/scoring.hpp"

#include "common/features.hpp"

namespace bastide::castle {
namespace {

/// CASTLE-KEEP-01, CASTLE-KEEP-02: the keep goes to the first house that its owner scores, later only to larger ones.
void update_keep(Position& position, Seat seat, std::uint16_t root, Events* log) {
  const int size = tiles_in(position, root);
  KeepRecord& keep = position.keeps[seat];
  if (size <= keep.size) return;
  keep = {static_cast<std::uint8_t>(size), root};
  if (!log) return;
  const FeatureOrder place = order_of(position, root);
  log->push_back(KeepMoved{seat, place.cell, static_cast<std::uint8_t>(place.feature), size});
}

/// CASTLE-WALL-01 to 03.
void land(Position& position, Seat seat, Events* log) {
  const int corner = corner_at(position.scores[seat]);
  if (corner < 0 || !(position.corners_left >> corner & 1u)) return;
  position.corners_left &= static_cast<std::uint16_t>(~(1u << corner));
  const std::uint8_t number = position.corner_numbers[static_cast<unsigned>(corner)];
  position.held[position.held_count++] = {seat, number, position.turn, false};
  if (log) log->push_back(WallTileTaken{seat, corner, number});
}

/// CASTLE-WALL-04, CASTLE-WALL-05.
bool is_usable(const Position& position, const HeldWallTile& tile, int number) {
  return tile.seat == position.seat && tile.number == number && !tile.used && tile.turn < position.turn;
}

int per_tile(const Book& book, const Position& position, std::uint16_t root) {
  switch (position.nodes[root].kind) {
    case FeatureKind::tower: return 2;  // CASTLE-VAL-03
    case FeatureKind::path:
      return has_fountain(book, position, root) ? 2 : 1;  // CASTLE-VAL-01, CASTLE-VAL-02
    default: return 1;                                    // CASTLE-VAL-04
  }
}

}  // namespace

int tiles_in(const Position& position, std::uint16_t root) {
  return static_cast<int>(tiles_of(position, root).count());
}

int markets_in(const Book& book, const Position& position, std::uint16_t root) {
  int markets = 0;
  for_each_segment(position, root,
                   [&](std::uint16_t node) { markets += book.segment(position, node).markets; });
  return markets;
}

bool has_fountain(const Book& book, const Position& position, std::uint16_t root) {
  bool fountain = false;
  for_each_segment(position, root,
                   [&](std::uint16_t node) { fountain |= book.segment(position, node).fountains > 0; });
  return fountain;
}

bool is_complete(const Position& position, std::uint16_t root) {
  return position.nodes[root].kind != FeatureKind::court && position.nodes[root].open == 0;
}

int value_of(const Book& book, const Position& position, std::uint16_t root) {
  if (position.nodes[root].kind == FeatureKind::court)
    return 3 * markets_in(book, position, root);  // CASTLE-VAL-05
  return per_tile(book, position, root) * tiles_in(position, root);
}

Seat leader(const Position& position, std::uint16_t root) {
  const Followers figures = followers_on(position, root);
  if (figures[0] == figures[1]) return kNoSeat;
  return figures[0] > figures[1] ? 0 : 1;
}

std::vector<std::uint16_t> held_features(const Position& position, bool complete) {
  std::vector<std::uint16_t> roots;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const std::uint16_t root = position.root(position.pieces[i].node);
    const bool known = std::find(roots.begin(), roots.end(), root) != roots.end();
    if (is_complete(position, root) == complete && !known) roots.push_back(root);
  }
  std::sort(roots.begin(), roots.end(),
            [&](auto a, auto b) { return order_of(position, a) < order_of(position, b); });
  return roots;
}

std::optional<std::uint8_t> usable(const Position& position, int number) {
  for (std::uint8_t i = 0; i < position.held_count; ++i) {
    if (is_usable(position, position.held[i], number)) return i;
  }
  return std::nullopt;
}

int usable_count(const Position& position, int number) {
  return static_cast<int>(
      std::count_if(position.held.begin(), position.held.begin() + position.held_count,
                    [&](const HeldWallTile& tile) { return is_usable(position, tile, number); }));
}

void use(Position& position, std::uint8_t held, Events* log) {
  HeldWallTile& tile = position.held[held];
  tile.used = true;
  if (log) log->push_back(WallTileUsed{tile.seat, tile.number});
}

int doubling_tile(FeatureKind kind) {
  if (kind == FeatureKind::tower) return 2;  // CASTLE-WALL-T2
  if (kind == FeatureKind::house) return 3;  // CASTLE-WALL-T3
  return 0;
}

void award(Position& position, Seat seat, std::optional<std::uint16_t> root, FeatureKind kind,
           ScoreReason reason, std::vector<ScoreLine> lines, Events* log) {
  int points = 0;
  for (const ScoreLine& line : lines) points += line.points;
  if (points == 0) return;
  position.scores[seat] += points;
  if (!log) return;
  auto tiles = root ? cells_of(position, tiles_of(position, *root)) : std::vector<Cell>{};
  log->push_back(
      Scored{seat, points, kind, std::move(tiles), reason, position.scores[seat], std::move(lines)});
}

void score_completed(const Book& book, Position& position, const Pending& feature, bool doubled,
                     Events* log) {
  const FeatureKind kind = position.nodes[feature.root].kind;
  const int value = value_of(book, position, feature.root);
  std::vector<ScoreLine> lines{{"tiles", value}};
  if (doubled) lines.push_back({"wall_tile", value});
  award(position, feature.winner, feature.root, kind, ScoreReason::completed, std::move(lines), log);
  if (kind == FeatureKind::house) update_keep(position, feature.winner, feature.root, log);
  land(position, feature.winner, log);
}

void return_figures(Position& position, Events* log) {
  for (unsigned i = 0; i < position.piece_count;) {
    if (!is_complete(position, position.root(position.pieces[i].node))) {
      ++i;
      continue;
    }
    const PieceOnTable piece = take_piece(position, i);
    ++position.supply[piece.seat];
    if (log) {
      const Cell cell = position.tile_of(piece.node).cell;
      log->push_back(PieceReturned{piece.seat, piece.piece, cell, position.feature_index(piece.node)});
    }
  }
}

}  // namespace bastide::castle
