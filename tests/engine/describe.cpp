#include "describe.hpp"

#include <engine/catalogue.hpp>

#include <sstream>
#include <type_traits>

namespace bastide::test {
namespace {

std::string shown(Cell cell) { return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")"; }
std::string shown(Seat seat) { return seat == kNoSeat ? "nobody" : "seat " + std::to_string(seat); }
std::string shown_tile(TileId id) { return id == kNoTile ? "no tile" : std::string(tile(id).id); }

std::string shown(PieceKind piece) {
  return static_cast<int>(piece) < kPieceKinds ? std::string(name(piece)) : "piece?";
}

struct EventText {
  std::ostream& out;

  void operator()(const TileDrawn& e) const { out << shown(e.seat) << " draws " << shown_tile(e.tile); }
  void operator()(const TileDiscarded& e) const {
    out << shown(e.seat) << " discards " << shown_tile(e.tile);
  }
  void operator()(const TilePlaced& e) const {
    out << shown(e.seat) << " places " << shown_tile(e.tile) << " at " << shown(e.cell) << " r"
        << int{e.rotation};
  }
  void operator()(const PieceDeployed& e) const {
    out << shown(e.seat) << " deploys " << shown(e.piece) << " at " << shown(e.cell) << " feature "
        << int{e.feature} << " (" << name(e.kind) << ")";
  }
  void operator()(const Scored& e) const {
    out << shown(e.seat) << " scores " << e.points << " for " << name(e.feature) << " (" << name(e.reason)
        << ")";
    for (const Cell cell : e.tiles) out << " " << shown(cell);
    out << ", total " << e.total;
  }
  void operator()(const PieceReturned& e) const {
    out << shown(e.seat) << " gets " << shown(e.piece) << " back from " << shown(e.cell) << " feature "
        << int{e.feature};
  }
  void operator()(const SeatResigned& e) const { out << shown(e.seat) << " resigns"; }
  void operator()(const TurnEnded& e) const { out << "the turn of " << shown(e.seat) << " ends"; }
  void operator()(const GameFinished& e) const {
    out << "the game ends (" << name(e.ended) << ") with";
    for (const int score : e.scores) out << " " << score;
    out << ", won by";
    for (const Seat seat : e.winners) out << " " << shown(seat);
  }
};

template <class T>
std::vector<std::string> text_of_each(const std::vector<T>& items) {
  std::vector<std::string> lines;
  lines.reserve(items.size());
  for (const T& item : items) lines.push_back(text(item));
  return lines;
}

}  // namespace

std::string text(const Action& action) {
  std::ostringstream out;
  const auto kind = static_cast<int>(action.kind);
  if (kind >= kActionKinds) return "action kind " + std::to_string(kind);
  out << name(action.kind);
  if (action.kind == ActionKind::place_tile) out << " " << shown(action.cell) << " r" << int{action.rotation};
  if (action.kind == ActionKind::deploy)
    out << " " << shown(action.piece) << " feature " << int{action.feature};
  return out.str();
}

std::string text(const Event& event) {
  std::ostringstream out;
  std::visit(EventText{out}, event);
  return out.str();
}

std::vector<std::string> score_sheets(const Events& events) {
  std::vector<std::string> sheets;
  for (const Event& event : events) {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) continue;
    std::string sheet;
    for (const ScoreLine& line : scored->lines)
      sheet += (sheet.empty() ? "" : ", ") + std::string(line.what) + " " + std::to_string(line.points);
    sheets.push_back(std::move(sheet));
  }
  return sheets;
}

std::vector<std::string> text(const Events& events) { return text_of_each(events); }
std::vector<std::string> text(const std::vector<Action>& actions) { return text_of_each(actions); }

std::string text(const TableState& table) {
  std::ostringstream out;
  out << "phase " << name(table.phase) << ", " << shown(table.seat) << ", turn " << table.turn << ", in hand "
      << shown_tile(table.tile) << "\n";
  for (const PlacedTile& placed : table.board)
    out << "  " << shown_tile(placed.tile) << " at " << shown(placed.cell) << " r" << int{placed.rotation}
        << " by " << shown(placed.seat) << "\n";
  for (const PlacedPiece& piece : table.pieces)
    out << "  " << shown(piece.piece) << " of " << shown(piece.seat) << " at " << shown(piece.cell)
        << " feature " << int{piece.feature} << "\n";
  for (const SeatState& seat : table.seats)
    out << "  score " << seat.score << ", supply " << int{seat.supply[0]}
        << (seat.resigned ? ", resigned" : "") << "\n";
  for (const TileId tile : table.discards) out << "  discarded " << shown_tile(tile) << "\n";
  if (table.ended) out << "  ended: " << name(*table.ended) << "\n";
  return out.str();
}

std::string text(const View& view) {
  std::ostringstream out;
  out << text(view.table) << view.tiles_left << " tiles left:";
  for (const TileCount& unseen : view.unseen) out << " " << unseen.count << "×" << shown_tile(unseen.tile);
  out << "\nlegal:";
  for (const Action& action : view.legal) out << " " << text(action) << ";";
  out << "\n";
  if (view.result) out << text(Event{*view.result}) << "\n";
  return out.str();
}

}  // namespace bastide::test
