// The naive model: inns, cathedrals and the big follower.
#include "reference/module.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <map>

namespace bastide::reference {
namespace {

bool has(const Board& board, const Feature& feature, Mark mark) {
  return std::ranges::any_of(feature.places,
                             [&](Place place) { return (segment_at(board, place).marks & bit(mark)) != 0; });
}

/// INNS-INN-02 to INNS-INN-04, INNS-CATH-02 to INNS-CATH-04.
Sheet value(const Board& board, const Feature& feature, const Sheet& without, const Rules&) {
  const bool inn = feature.kind == FeatureKind::road && has(board, feature, Mark::inn);
  const bool cathedral = feature.kind == FeatureKind::city && has(board, feature, Mark::cathedral);
  if (!inn && !cathedral) return without;
  if (!complete(board, feature)) return {};
  Sheet with = without;
  int more = 0;
  for (const ScoreLine& line : without) more += line.count * ((inn ? 2 : 3) - line.each);
  with.push_back({inn ? "inn" : "cathedral", more});
  return with;
}

/// INNS-INN-06.
std::span<const Segment> segments(TileId id, const Rules& rules) {
  if (word(rules, "inn_junction") == "one" || tile(id).id != "inns-FRRR-ends-inn") return {};
  static const std::vector<Segment> shared = [id] {
    std::vector<Segment> all(tile(id).segments.begin(), tile(id).segments.end());
    for (Segment& segment : all)
      if (segment.kind == FeatureKind::road && segment.sides == 0b1000) segment.marks |= bit(Mark::inn);
    return all;
  }();
  return shared;
}

}  // namespace

const Module kInnsAndCathedrals{
    .name = "inns_and_cathedrals",
    .begin =
        [](const Setup&, TableState& table) {
          for (SeatState& seat : table.seats) seat.supply[index_of(PieceKind::big_meeple)] = 1;
        },
    .weight = [](const Board&, const Feature&, PieceKind piece) -> std::optional<int> {
      if (piece != PieceKind::big_meeple) return std::nullopt;
      return 2;  // INNS-BIG-02
    },
    .claims =
        [](PieceKind piece, FeatureKind kind, const Rules& rules) {
          return piece == PieceKind::big_meeple && claims(rules, PieceKind::meeple, kind);
        },
    .tops_towers = [](PieceKind piece) { return piece == PieceKind::big_meeple; },
    .segments = segments,
    .value = value,
};

}  // namespace bastide::reference
