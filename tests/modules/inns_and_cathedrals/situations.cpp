// Rare turns of Inns & Cathedrals.
#include "prepared/turns.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// Two seats have equally many figures in a city or on a road, and one wins because of its big follower.
bool big_follower_breaks_tie(const Turn& turn) {
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const Scored* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->reason != ScoreReason::completed) return false;
    int own = 0, others = 0;
    bool has_big = false;
    for (const Event& other : turn.events) {
      const PieceReturned* piece = std::get_if<PieceReturned>(&other);
      if (piece == nullptr || std::ranges::find(scored->tiles, piece->cell) == scored->tiles.end()) continue;
      ++(piece->seat == scored->seat ? own : others);
      has_big |= piece->seat == scored->seat && piece->piece == PieceKind::big_meeple;
    }
    return has_big && own == others;
  });
}

/// A figure is left in a city whose cathedral makes it worth nothing.
bool ends_in_unfinished_cathedral(const Turn& turn) {
  if (!turn.after->over()) return false;
  const TableState table = turn.after->snapshot().table;
  return std::ranges::any_of(table.board, [&](const PlacedTile& placed) {
    return tile(placed.tile).id == "inns-CCCC-joined-cathedral" &&
           std::ranges::find(table.pieces, placed.cell, &PlacedPiece::cell) != table.pieces.end();
  });
}

/// In an exchange the big follower is chosen although another kind was held (INNS-X14).
bool big_follower_comes_back(const Turn& turn) {
  const Step* step = step_of(turn, choose_exchange);
  return step != nullptr && choices_of(*step) > 1 && step->action.piece == PieceKind::big_meeple;
}

constexpr std::string_view kInnsRules = R"({"modules": ["inns_and_cathedrals"]})";
constexpr std::string_view kInnsAndTower = R"({"modules": ["tower", "inns_and_cathedrals"]})";

}  // namespace

const std::vector<Situation> kInnsAndCathedrals{
    {"inns_tie", kInnsRules, 2, {deploy}, big_follower_breaks_tie},
    {"inns_cathedral", kInnsRules, 2, {deploy}, ends_in_unfinished_cathedral},
    {"tower_exchange_big", kInnsAndTower, 2, {capture, place_tower_piece}, big_follower_comes_back},
};

}  // namespace bastide::prepared
