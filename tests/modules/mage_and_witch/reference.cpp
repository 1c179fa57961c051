// The naive model: the mage and the witch.
#include "reference/module.hpp"

#include <algorithm>
#include <set>

namespace bastide::reference {
namespace {

using Where = std::optional<NeutralPlace>;

constexpr Neutral kBoth[] = {Neutral::mage, Neutral::witch};

Where& where(TableState& table, Neutral figure) {
  return figure == Neutral::mage ? table.neutrals.mage : table.neutrals.witch;
}
const Where& where(const TableState& table, Neutral figure) {
  return figure == Neutral::mage ? table.neutrals.mage : table.neutrals.witch;
}

bool stands_in(const TableState& table, Neutral figure, const Feature& feature) {
  const Where& place = where(table, figure);
  return place && feature.places.contains({spot(place->cell), place->feature});
}

/// MAGE-MOVE-02.
bool share_feature(const TableState& table, const Board& board) {
  const Where& mage = where(table, Neutral::mage);
  return mage && stands_in(table, Neutral::witch, feature_at(board, {spot(mage->cell), mage->feature}));
}

/// MAGE-MOVE-01.
bool is_open_to_them(const TableState& table, const Board& board, const Feature& feature) {
  const bool fits = feature.kind == FeatureKind::road || feature.kind == FeatureKind::city;
  return fits && !complete(board, feature) && !stands_in(table, Neutral::mage, feature) &&
         !stands_in(table, Neutral::witch, feature);
}

/// The places as they are listed: of each feature the last segment of its newest tile, the newest first.
std::vector<Place> places_for_them(const Setup& setup, const TableState& table) {
  const Board board = board_of(table, setup.rules);
  std::vector<Place> found;
  std::set<Place> seen;
  for (auto tile = table.board.rbegin(); tile != table.board.rend(); ++tile) {
    const Spot at = spot(tile->cell);
    for (int segment = static_cast<int>(board.at(at).segments.size()) - 1; segment >= 0; --segment) {
      if (seen.contains({at, segment})) continue;
      const Feature feature = feature_at(board, {at, segment});
      seen.insert(feature.places.begin(), feature.places.end());
      if (is_open_to_them(table, board, feature)) found.push_back({at, segment});
    }
  }
  return found;
}

/// Which of the listed places names the same feature, if any.
std::optional<Place> listed(const Setup& setup, const TableState& table, const Action& action) {
  const Board board = board_of(table, setup.rules);
  for (const Place place : places_for_them(setup, table))
    if (feature_at(board, place).places.contains({spot(action.cell), action.feature})) return place;
  return std::nullopt;
}

std::optional<Code> move_refusal(const Setup& setup, const TableState& table, const Action& action) {
  return listed(setup, table, action) ? std::nullopt : std::optional(Code::no_neutral_place);
}

Action as_listed(const Setup& setup, const TableState& table, const Action& action) {
  const auto place = listed(setup, table, action);
  if (!place) return action;
  Action same = action;
  same.cell = cell(place->spot);
  same.feature = static_cast<std::uint8_t>(place->segment);
  return same;
}

std::optional<Cell> cell_of(const Where& place) { return place ? std::optional(place->cell) : std::nullopt; }

template <Neutral figure>
void move(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  const Place to = *listed(turn.setup(), table, action);
  const auto feature = static_cast<std::uint8_t>(to.segment);
  turn.happened(NeutralMoved{table.seat, figure, cell_of(where(table, figure)), cell(to.spot), feature,
                             NeutralReason::moved});
  where(table, figure) = NeutralPlace{cell(to.spot), feature};
  turn.begin_action();
}

void leave(Turn& turn, Neutral figure, NeutralReason reason) {
  TableState& table = turn.table();
  turn.happened(NeutralMoved{table.turn_seat.value_or(table.seat), figure, cell_of(where(table, figure)),
                             std::nullopt, std::nullopt, reason});
  where(table, figure).reset();
}

template <Neutral figure>
std::optional<Code> removal_refusal(const Setup& setup, const TableState& table, const Action&) {
  const bool may = where(table, figure) && places_for_them(setup, table).empty();
  return may ? std::nullopt : std::optional(Code::neutral_stays);
}

/// MAGE-MOVE-03.
template <Neutral figure>
void remove(Turn& turn, const Action&) {
  leave(turn, figure, NeutralReason::removed);
  turn.begin_action();
}

std::vector<Action> choices_for_them(const Setup& setup, const TableState& table) {
  if (table.phase != Phase::mage) return {};
  std::vector<Action> all;
  const std::vector<Place> places = places_for_them(setup, table);
  for (const ActionKind kind : {ActionKind::move_mage, ActionKind::move_witch})
    for (const Place place : places)
      all.push_back(
          {.kind = kind, .feature = static_cast<std::uint8_t>(place.segment), .cell = cell(place.spot)});
  if (!all.empty()) return all;
  if (where(table, Neutral::mage)) all.push_back({.kind = ActionKind::remove_mage});
  if (where(table, Neutral::witch)) all.push_back({.kind = ActionKind::remove_witch});
  return all;
}

bool shows_their_symbol(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::mage; });
}

bool ask_before_action(Turn& turn) {
  TableState& table = turn.table();
  const bool by_symbol = shows_their_symbol(table.board.back().tile);
  if (!by_symbol && !share_feature(table, board_of(table, turn.setup().rules))) return false;
  const bool any = where(table, Neutral::mage) || where(table, Neutral::witch);
  if (!any && places_for_them(turn.setup(), table).empty()) return false;
  table.phase = Phase::mage;
  return true;
}

/// MAGE-SCORE-01.
Sheet with_magic(const TableState& table, const Feature& feature, const Sheet& without) {
  Sheet sheet = without;
  if (stands_in(table, Neutral::mage, feature))
    sheet.push_back(line("mage", static_cast<int>(cells_of(feature).size()), 1));
  const int less = total(sheet) - (total(sheet) + 1) / 2;
  if (stands_in(table, Neutral::witch, feature) && less > 0)
    sheet.push_back({.what = "witch", .points = -less, .count = 0, .each = 0});
  return sheet;
}

/// MAGE-SCORE-02.
void leave_completed(Turn& turn, const std::vector<Feature>& completed) {
  for (const Neutral figure : kBoth)
    for (const Feature& feature : completed)
      if (stands_in(turn.table(), figure, feature)) leave(turn, figure, NeutralReason::completed);
}

/// MINIS-WITH-10.
void leave_castle(Turn& turn, const Feature& castle) {
  for (const Neutral figure : kBoth)
    if (stands_in(turn.table(), figure, castle)) leave(turn, figure, NeutralReason::castle);
}

}  // namespace

const Module kMageAndWitch{
    .name = "mage_and_witch",
    .actions =
        {{ActionKind::move_mage, {Phase::mage}, move_refusal, move<Neutral::mage>, false, as_listed},
         {ActionKind::move_witch, {Phase::mage}, move_refusal, move<Neutral::witch>, false, as_listed},
         {ActionKind::remove_mage, {Phase::mage}, removal_refusal<Neutral::mage>, remove<Neutral::mage>},
         {ActionKind::remove_witch, {Phase::mage}, removal_refusal<Neutral::witch>, remove<Neutral::witch>}},
    .phases = {{.phase = Phase::mage, .pass = nullptr}},
    .choices = choices_for_them,
    .before_action = {9, ask_before_action},
    .completed = leave_completed,
    .by_figures = with_magic,
    .became_castle = leave_castle,
};

}  // namespace bastide::reference
