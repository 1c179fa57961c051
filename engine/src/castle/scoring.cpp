#include "castle/scoring.hpp"

#include "castle/wall_tiles.hpp"

namespace bastide::castle {
namespace {

bool has_fountain(const RuleBook& book, const Position& position, std::uint16_t root) {
  bool fountain = false;
  for_each_segment(position, root, [&](std::uint16_t node) {
    fountain |= book.facts(position.tile_of(node)).fountains >> position.feature_index(node) & 1u;
  });
  return fountain;
}

int per_tile(const RuleBook& book, const Position& position, std::uint16_t root) {
  switch (position.nodes[root].kind) {
    case FeatureKind::tower: return 2;  // CASTLE-VAL-03
    case FeatureKind::path:
      return has_fountain(book, position, root) ? 2 : 1;  // CASTLE-VAL-01, CASTLE-VAL-02
    default: return 1;                                    // CASTLE-VAL-04
  }
}

/// CASTLE-KEEP-01, CASTLE-KEEP-02: the keep goes to the first house that its owner scores,
/// later only to larger ones.
void update_keep(Position& position, Seat seat, std::uint16_t root, Events* log) {
  const int size = tiles_in(position, root);
  KeepRecord& keep = position.keeps[seat];
  if (size <= keep.size) return;
  keep = {static_cast<std::uint8_t>(size), root};
  if (!log) return;
  const FeatureOrder place = order_of(position, root);
  log->push_back(KeepMoved{seat, place.cell, static_cast<std::uint8_t>(place.feature), size});
}

}  // namespace

int tiles_in(const Position& position, std::uint16_t root) {
  return static_cast<int>(tiles_of(position, root).count());
}

int markets_in(const RuleBook& book, const Position& position, std::uint16_t root) {
  int markets = 0;
  for_each_segment(position, root, [&](std::uint16_t node) {
    markets += book.facts(position.tile_of(node)).markets[position.feature_index(node)];
  });
  return markets;
}

bool is_complete(const Position& position, std::uint16_t root) {
  return position.nodes[root].kind != FeatureKind::court && position.nodes[root].open == 0;
}

Sheet sheet_of(const RuleBook& book, const Position& position, std::uint16_t root) {
  Sheet sheet;
  if (position.nodes[root].kind == FeatureKind::court)
    sheet.add("markets", markets_in(book, position, root), kMarketPoints);
  else
    sheet.add("tiles", tiles_in(position, root), per_tile(book, position, root));
  return sheet;
}

int value_of(const RuleBook& book, const Position& position, std::uint16_t root) {
  return sheet_of(book, position, root).total();
}

Seat leader(const Position& position, std::uint16_t root) {
  const Followers figures = followers_on(position, root);
  if (figures[0] == figures[1]) return kNoSeat;
  return figures[0] > figures[1] ? 0 : 1;
}

void score_feature(const RuleBook& book, Position& position, const Unscored& feature, bool doubled,
                   Events* log) {
  const FeatureKind kind = position.nodes[feature.root].kind;
  Sheet sheet = sheet_of(book, position, feature.root);
  if (doubled) sheet.add("wall_tile", sheet.total());
  award(
      position, feature.winner, sheet, kind, ScoreReason::completed,
      [&] { return extent_of(position, feature.root); }, log);
  if (kind == FeatureKind::house) update_keep(position, feature.winner, feature.root, log);
  land(book, position, feature.winner, log);
}

void return_pieces(Position& position, Events* log) {
  unsigned kept = 0;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable piece = position.pieces[i];
    const std::uint16_t root = position.root(piece.node);
    if (!is_complete(position, root)) {
      position.pieces[kept++] = piece;
      continue;
    }
    position.nodes[root].followers = 0;
    ++position.supply[piece.seat];
    if (!log) continue;
    const Cell cell = position.tile_of(piece.node).cell;
    log->push_back(PieceReturned{piece.seat, piece.piece, cell, position.feature_index(piece.node)});
  }
  position.piece_count = static_cast<std::uint16_t>(kept);
}

}  // namespace bastide::castle
