// The naive model: goods, builder and pig.
#include "reference/module.hpp"

#include <algorithm>
#include <array>

namespace bastide::reference {
namespace {

bool has_follower(const Feature& feature, Pieces pieces, Seat seat) {
  return std::ranges::any_of(pieces_on(feature, pieces), [&](const PlacedPiece& piece) {
    return piece.seat == seat && is_follower(piece.piece);
  });
}

/// TRADERS-BUILD-02, TRADERS-BUILD-03.
std::optional<Code> builder_standing(const TableState& table, const Board& board, const Feature& feature) {
  if (!has_follower(feature, table.pieces, table.seat)) return Code::no_own_follower;
  if (complete(board, feature)) return Code::feature_complete;
  return std::nullopt;
}

/// TRADERS-PIG-02.
std::optional<Code> pig_standing(const TableState& table, const Board&, const Feature& field) {
  if (!has_follower(field, table.pieces, table.seat)) return Code::no_own_follower;
  return std::nullopt;
}

/// TRADERS-FIG-02.
void send_lonely_home(Turn& turn) {
  const Board board = board_of(turn.table(), turn.setup().rules);
  const std::vector<PlacedPiece> pieces = turn.table().pieces;
  for (const PlacedPiece& piece : pieces)
    if ((piece.piece == PieceKind::builder || piece.piece == PieceKind::pig) &&
        !has_follower(feature_at(board, place_of(piece)), pieces, piece.seat))
      turn.take_back(piece, ReturnReason::alone);
}

/// TRADERS-BUILD-05 to TRADERS-BUILD-10.
void judge_double(Turn& turn) {
  TableState& table = turn.table();
  if (table.parts.part) return;
  const Board board = board_of(table, turn.setup().rules);
  for (const PlacedPiece& piece : table.pieces) {
    if (piece.seat != table.seat || piece.piece != PieceKind::builder) continue;
    const std::vector<Cell> cells = cells_of(feature_at(board, place_of(piece)));
    if (std::ranges::count(cells, table.board.back().cell) > 0)
      table.parts.due.push_back(PartReason::builder);
  }
}

bool asks(const Setup& setup, TableState& table) {
  if (word(setup.rules, "double_turn") != "may") return false;
  table.phase = Phase::again;
  return true;
}

void decline(Turn& turn) {
  turn.table().parts.due.clear();
  turn.end_turn();
}

struct Good {
  Mark mark;
  std::string_view name;
  std::uint16_t GoodsSeat::* held;
};
constexpr std::array<Good, 3> kGoods{{{Mark::wine, "wine", &GoodsSeat::wine},
                                      {Mark::grain, "grain", &GoodsSeat::grain},
                                      {Mark::cloth, "cloth", &GoodsSeat::cloth}}};

/// TRADERS-GOODS-01 to TRADERS-GOODS-05.
void claim_goods(Turn& turn, const Feature& feature) {
  const Board board = board_of(turn.table(), turn.setup().rules);
  GoodsSeat claimed;
  for (const Place place : feature.places)
    for (const Good& good : kGoods)
      if ((segment_at(board, place).marks & bit(good.mark)) != 0) ++(claimed.*good.held);
  if (claimed == GoodsSeat{}) return;
  const Seat seat = turn.table().seat;
  for (const Good& good : kGoods) {
    std::uint16_t& held = turn.table().seats[seat].goods.*good.held;
    held = static_cast<std::uint16_t>(held + claimed.*good.held);
  }
  const auto [tiles, parts] = extent_of(feature);
  turn.happened(GoodsClaimed{seat, claimed.wine, claimed.grain, claimed.cloth, tiles, parts});
}

/// TRADERS-GOODS-07.
std::vector<Score> score_goods(const TableState& table, const Rules&) {
  std::vector<Score> scores;
  for (const Good& good : kGoods) {
    int most = 1;
    for (const SeatState& seat : table.seats) most = std::max<int>(most, seat.goods.*good.held);
    for (Seat seat = 0; seat < table.seats.size(); ++seat)
      if (table.seats[seat].goods.*good.held == most)
        scores.push_back({seat, {{good.name, 10}}, FeatureKind::goods, {}, ScoreReason::goods});
  }
  return scores;
}

/// TRADERS-PIG-04 to TRADERS-PIG-07.
int pig_extra(const Feature&, const std::vector<Feature>& farms, Pieces pieces, Seat seat) {
  return std::ranges::any_of(farms, [&](const Feature& farm) {
    return std::ranges::any_of(pieces_on(farm, pieces), [&](const PlacedPiece& piece) {
      return piece.seat == seat && piece.piece == PieceKind::pig;
    });
  });
}

}  // namespace

const Module kTradersAndBuilders{
    .name = "traders_and_builders",
    .actions = {{ActionKind::double_turn,
                 {Phase::again},
                 nullptr,
                 [](Turn& turn, const Action&) { turn.begin_part(); }}},
    .phases = {{Phase::again, decline}},
    .choices = [](const Setup&, const TableState& table) -> std::vector<Action> {
      if (table.phase != Phase::again) return {};
      return {Action{.kind = ActionKind::double_turn}};
    },
    .begin =
        [](const Setup& setup, TableState& table) {
          for (SeatState& seat : table.seats) {
            seat.supply[index_of(PieceKind::builder)] = 1;
            seat.supply[index_of(PieceKind::pig)] = setup.rules.has("farmers") ? 1 : 0;
          }
        },
    .no_followers = {PieceKind::builder, PieceKind::pig},  // TRADERS-FIG-01
    .claims =
        [](PieceKind piece, FeatureKind kind, const Rules& rules) {
          if (piece == PieceKind::builder) return kind == FeatureKind::road || kind == FeatureKind::city;
          return piece == PieceKind::pig && kind == FeatureKind::field && rules.has("farmers");
        },
    .standing = [](PieceKind piece) -> Standing {
      if (piece == PieceKind::builder) return builder_standing;
      return piece == PieceKind::pig ? pig_standing : nullptr;
    },
    .placed = judge_double,
    .pieces_left = send_lonely_home,
    .completed_one = claim_goods,
    .asks_before_part = asks,
    .city_extra = pig_extra,
    .city_extra_line = "pig",
    .final_scores = {7, score_goods},
};

}  // namespace bastide::reference
