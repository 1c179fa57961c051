#include "describe.hpp"

#include <engine/catalogue.hpp>

#include <concepts>
#include <optional>
#include <sstream>
#include <type_traits>
#include <utility>

namespace bastide::test {
namespace {

std::string shown(Cell cell) { return "(" + std::to_string(cell.x) + "," + std::to_string(cell.y) + ")"; }
std::string shown(Seat seat) { return seat == kNoSeat ? "nobody" : "seat " + std::to_string(seat); }
std::string shown_tile(TileId id) { return id == kNoTile ? "no tile" : std::string(tile(id).id); }

/// Each tile with its features that belong to it: "(0,1)/2+4".
std::string shown(const std::vector<Cell>& tiles, const std::vector<std::uint16_t>& parts) {
  std::string text;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    text += " " + shown(tiles[i]);
    char between = '/';
    for (unsigned feature = 0; i < parts.size() && feature < 16; ++feature)
      if (parts[i] >> feature & 1u) text += std::exchange(between, '+') + std::to_string(feature);
  }
  return text;
}

std::string shown(PieceKind piece) {
  return static_cast<int>(piece) < kPieceKinds ? std::string(name(piece)) : "piece?";
}

std::string shown(const decltype(SeatState::supply)& supply) {
  std::string text;
  for (const int count : supply) text += (text.empty() ? " " : "+") + std::to_string(count);
  return text;
}

#define STRUCT(Type, ...) std::string shown(field::Of<Type>, const Type& part);
#include <engine/words.def>

/// A field of an event or of a part of the table, by its kind.
std::string shown(field::seat_or_null, Seat seat) {
  return seat == kNoSeat ? "nobody" : std::to_string(seat);
}
std::string shown(field::tile, TileId id) { return shown_tile(id); }
std::string shown(field::piece, PieceKind piece) { return shown(piece); }
std::string shown(field::stream, std::string_view stream) { return std::string(stream); }
template <class Kind>
std::string shown(Kind, int number) {
  return std::to_string(number);
}
template <class Enum>
  requires std::is_enum_v<Enum>
std::string shown(field::Of<Enum>, Enum word) {
  return std::string(name(word));
}
template <class T>
std::string shown(field::Of<T>, Cell cell) {
  return shown(cell);
}
template <class T>
std::string shown(field::Of<std::optional<T>>, const std::optional<T>& value) {
  return value ? shown(field::Of<T>{}, *value) : "none";
}
template <class T>
std::string shown(field::Of<std::vector<T>>, const std::vector<T>& values) {
  std::string text = "[";
  for (const T& value : values) text += (text.size() == 1 ? "" : " ") + shown(field::Of<T>{}, value);
  return text + "]";
}
/// Sheets are told apart (score_sheets).
std::string shown(field::score_lines, const std::vector<ScoreLine>&) { return ""; }

/// The fields of a row.
#define STRUCT(Type, schema, meaning, ...)               \
  std::string shown(field::Of<Type>, const Type& part) { \
    std::string text = "{";                              \
    __VA_ARGS__                                          \
    return text + " }";                                  \
  }
#define FIELD(kind, name, ...) text += " " #name " " + shown(field::kind{}, part.name);
#define OPTIONAL_FIELD FIELD
#include <engine/words.def>

#define SEAT_PART(Type, member, ...)   \
  std::string told(const Type& part) { \
    std::string text;                  \
    __VA_ARGS__                        \
    return text;                       \
  }
#define TABLE_PART SEAT_PART
#define OPTIONAL_FIELD(kind, name, ...) \
  if (part.name != field::kind::type{}) text += ", " #name " " + shown(field::kind{}, part.name);
#define OPTIONAL_FIELD_AS OPTIONAL_FIELD
#include <engine/words.def>

/// The events of the core.
struct EventText {
  std::ostream& out;

  void operator()(const TileDrawn& e) const { out << shown(e.seat) << " draws " << shown_tile(e.tile); }
  void operator()(const TileDiscarded& e) const {
    out << shown(e.seat) << " discards " << shown_tile(e.tile);
  }
  void operator()(const TileSetAside& e) const {
    out << shown(e.seat) << " sets aside " << shown_tile(e.tile);
  }
  void operator()(const TilesReturned& e) const { out << e.count << " tiles go back into the pile"; }
  void operator()(const TilePlaced& e) const {
    out << shown(e.seat) << " places " << shown_tile(e.tile) << " at " << shown(e.cell) << " r"
        << int{e.rotation};
  }
  void operator()(const PieceDeployed& e) const {
    out << shown(e.seat) << " deploys " << shown(e.piece) << " at " << shown(e.cell) << " feature "
        << int{e.feature} << " (" << name(e.kind) << ")";
    if (e.corner != Corner::none) out << " on its corner " << name(e.corner);
  }
  void operator()(const Scored& e) const {
    out << shown(e.seat) << " scores " << e.points << " for " << name(e.feature) << " (" << name(e.reason)
        << ")";
    out << shown(e.tiles, e.parts) << ", total " << e.total;
  }
  void operator()(const PieceReturned& e) const {
    out << shown(e.seat) << " gets " << shown(e.piece) << " back from " << shown(e.cell) << " feature "
        << int{e.feature};
    if (e.reason != ReturnReason::scored) out << " (" << name(e.reason) << ")";
  }
  void operator()(const ChanceDrawn& e) const {
    out << shown(e.seat) << " draws " << e.value << " from " << e.stream;
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

/// Any other event: its name and its fields, as its row has them.
#define EVENT(Type, spelled, sentence, ...)                          \
  [[maybe_unused]] void tell(const Type& event, std::ostream& out) { \
    out << #spelled;                                                 \
    __VA_ARGS__                                                      \
  }
#define FIELD(kind, name, ...) out << ", " #name " " << shown(field::kind{}, event.name);
#define OPTIONAL_FIELD FIELD
#include <engine/words.def>

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
  const auto used = fields(action.kind);
  if (used & kFieldCell) out << " " << shown(action.cell);
  if (used & kFieldRotation) out << " r" << int{action.rotation};
  if (used & kFieldFromSeat) out << " from " << shown(action.from_seat);
  if (used & kFieldPiece) out << " " << shown(action.piece);
  if (used & kFieldFeature) out << " feature " << int{action.feature};
  if (used & (kFieldWallTile | kFieldNumber)) out << " " << action.number;
  if (used & kFieldDirection) out << " side " << static_cast<int>(action.direction);
  if (used & kFieldTo) out << " to " << shown(action.to);
  if (used & kFieldQuarter) out << " quarter " << name(Quarter{action.quarter});
  if (used & kFieldBridge && action.axis != Axis::none) out << " bridge " << shown(action.to);
  if (action.axis != Axis::none) out << " along " << name(Axis{action.axis});
  if (used & kFieldIndex) out << " index " << int{action.feature};
  if (used & kFieldFlockChoice) out << " " << name(static_cast<FlockChoice>(action.number));
  if (used & kFieldCropChoice) out << " " << name(static_cast<CropChoice>(action.number));
  if (used & kFieldWhich && action.number != 0) out << " " << name(static_cast<PieceKind>(action.number - 1));
  if (used & kFieldBid) out << " bid " << action.number;
  if (used & kFieldSomeFeature && action.feature != kWholeTile) out << " feature " << int{action.feature};
  if (used & kFieldStand) {
    if (action.corner == Corner::none)
      out << " feature " << int{action.feature};
    else
      out << " corner " << name(Corner{action.corner});
  }
  if (action.elsewhere) out << " elsewhere " << shown(action.cell);
  return out.str();
}

std::string text(const Event& event) {
  std::ostringstream out;
  std::visit(
      [&]<class E>(const E& one) {
        if constexpr (std::invocable<EventText, E>)
          EventText{out}(one);
        else
          tell(one, out);
      },
      event);
  return out.str();
}

std::vector<std::string> score_sheets(const Events& events) {
  std::vector<std::string> sheets;
  for (const Event& event : events) {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) continue;
    std::string sheet;
    for (const ScoreLine& line : scored->lines) {
      sheet += (sheet.empty() ? "" : ", ") + std::string(line.what) + " " + std::to_string(line.points);
      if (line.count != 0) sheet += " for " + std::to_string(line.count) + " at " + std::to_string(line.each);
    }
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
        << " feature " << int{piece.feature} << " " << name(piece.corner) << "\n";
  for (const SeatState& seat : table.seats) {
    out << "  score " << seat.score << ", supply" << shown(seat.supply)
        << (seat.resigned ? ", resigned" : "");
#define SEAT_PART(Type, member, ...) out << told(seat.member);
#include <engine/words.def>
    for (const TileId tile : seat.hand) out << ", holds " << shown_tile(tile);
    out << "\n";
  }
#define TABLE_PART(Type, member, ...) out << "  " #member << told(table.member) << "\n";
#include <engine/words.def>
  if (!table.corners_left.empty()) {
    out << "  corners left";
    for (const int corner : table.corners_left) out << " " << corner;
    out << "\n";
  }
  for (const WallTile& held : table.wall_tiles)
    out << "  wall tile " << held.number << " of " << shown(held.seat) << " from turn " << held.turn
        << (held.used ? ", used" : "") << "\n";
  for (const Keep& keep : table.keeps)
    out << "  keep of " << shown(keep.seat) << " at " << shown(keep.cell) << " feature " << int{keep.feature}
        << " of size " << keep.size << "\n";
  for (const PendingFeature& pending : table.pending)
    out << "  to be scored by " << shown(pending.seat) << ": " << shown(pending.cell) << " feature "
        << int{pending.feature} << (pending.decided ? ", next" : "") << "\n";
  for (const TileId tile : table.set_aside) out << "  set aside " << shown_tile(tile) << "\n";
  for (const TileId tile : table.set_below) out << "  set below " << shown_tile(tile) << "\n";
  for (const TileId tile : table.held_back) out << "  held back " << shown_tile(tile) << "\n";
  for (const TileId tile : table.discards) out << "  discarded " << shown_tile(tile) << "\n";
  if (table.ended) out << "  ended: " << name(*table.ended) << "\n";
  return out.str();
}

std::string text(const ScoringWay& way) {
  std::ostringstream out;
  for (const ForeseenScore& step : way)
    out << " " << shown(step.seat) << " " << shown(step.cell) << "/" << int{step.feature} << " +"
        << step.points << (step.doubled ? " doubled" : "") << " = " << step.total
        << (step.takes ? " takes" : "") << ";";
  return out.str();
}

std::string text(const View& view) {
  std::ostringstream out;
  out << text(view.table) << view.tiles_left << " tiles left:";
  for (const TileCount& unseen : view.unseen) out << " " << unseen.count << "×" << shown_tile(unseen.tile);
  out << "\nlegal:";
  for (const Action& action : view.legal) out << " " << text(action) << ";";
  out << "\n";
  for (const ScoringWay& way : view.ways) out << "foreseen:" << text(way) << "\n";
  if (view.castle) {
    out << "empty area:";
    for (const Cell cell : view.castle->empty_area) out << " " << shown(cell);
    out << "\nkeeps at the end:";
    for (const int size : view.castle->keep_sizes) out << " " << size;
    out << ", larger: " << shown(view.castle->larger_keep.value_or(kNoSeat)) << "\nwall tiles:";
    for (const WallTileUse use : view.castle->wall_tile_uses) out << " " << name(use);
    out << "\nwaiting:";
    for (const auto& [tiles, parts] : view.castle->pending_extents) out << shown(tiles, parts) << ";";
    out << "\n";
  }
  if (view.result) out << text(Event{*view.result}) << "\n";
  return out.str();
}

std::string text(const Preview& preview) {
  std::string all = preview.ends_turn ? "ends the turn" : "goes on";
  for (const std::string& line : text(preview.events)) all += "; " + line;
  for (const auto& [action, then] : preview.choices) {
    all += "; or " + text(action);
    if (then) all += " (" + text(*then) + ")";
  }
  return all;
}

}  // namespace bastide::test
