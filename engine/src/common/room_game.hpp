// Code shared by the Game of each kind.
#pragma once

#include <engine/action.hpp>
#include <engine/catalogue.hpp>
#include <engine/event.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace bastide {

/// The action with the fields that its kind does not use at their defaults.
inline Action normalised(const Action& action) {
  const auto used = fields(action.kind);
  Action plain{.kind = action.kind};
  if (used & kFieldCell) plain.cell = action.cell;
  if (used & kFieldRotation) plain.rotation = action.rotation;
  if (used & kFieldPiece) plain.piece = action.piece;
  if (used & (kFieldFeature | kFieldIndex)) plain.feature = action.feature;
  if (used & kFieldFromSeat) plain.from_seat = action.from_seat;
  if (used & (kFieldWallTile | kFieldNumber | kFieldBid | kFieldFlockChoice | kFieldCropChoice | kFieldWhich))
    plain.number = action.number;
  if (used & kFieldDirection) plain.direction = action.direction;
  if (used & kFieldSomeFeature) plain.feature = action.feature;
  if (used & kFieldTo) plain.to = action.to;
  if (used & kFieldQuarter) plain.quarter = action.quarter;
  if (used & kFieldAxis) plain.axis = action.axis;
  if (used & kFieldBridge && action.axis != Axis::none) {
    plain.axis = action.axis;
    plain.to = action.to;
  }
  if (used & kFieldStand) {
    plain.corner = action.corner;
    if (plain.corner == Corner::none) plain.feature = action.feature;
  }
  if (used & kFieldOtherCell && action.elsewhere) {
    plain.elsewhere = true;
    plain.cell = action.cell;
  }
  return plain;
}

/// Sorts into the order of legal actions (Game::legal_actions): placements by reading order and rotation,
/// then the others by kind, piece, feature, corner, quarter and axis, `pass` last.
inline std::vector<Action> listed(std::span<const Action> actions) {
  // There are many placements, so each is compared by a number made once; others seldom need the second.
  struct Entry {
    std::uint64_t first;
    const Action* action;
  };
  const auto number = [](auto... bytes) {
    std::uint64_t all = 0;
    ((all = all << 8 | static_cast<std::uint8_t>(bytes)), ...);
    return all;
  };
  // Numbers and coordinates are counted from the smallest.
  const auto above_least = [](std::int16_t value) {
    return value - std::numeric_limits<std::int16_t>::min();
  };
  const auto second = [&](const Action& action) {
    const int count = above_least(action.number), x = above_least(action.to.x), y = above_least(action.to.y);
    return std::pair(number(action.feature, action.from_seat, count >> 8, count, action.direction,
                            action.corner, action.quarter, action.axis),
                     number(y >> 8, y, x >> 8, x));
  };
  std::vector<Entry> order;
  order.reserve(actions.size());
  for (const Action& action : actions) {
    const auto& [kind, piece, rotation, feature, cell, to, count, from_seat, axis, direction, elsewhere,
                 corner, quarter] =
        action;  // names every field, so that a new one does not compile unnoticed
    const int rank = kind == ActionKind::pass ? kActionKinds : static_cast<int>(kind);
    const int x = above_least(cell.x), y = above_least(cell.y);
    order.push_back({number(rank, bool{elsewhere}, y >> 8, y, x >> 8, x, rotation, piece), &action});
  }
  std::ranges::sort(order, [&](const Entry& a, const Entry& b) {
    return a.first != b.first ? a.first < b.first : second(*a.action) < second(*b.action);
  });
  std::vector<Action> list;
  list.reserve(order.size());
  for (const Entry& one : order) list.push_back(*one.action);
  return list;
}

/// Each kind of tile once with its count, by TileId.
inline std::vector<TileCount> counted(std::initializer_list<std::span<const TileId>> piles) {
  // Of the whole catalogue only the part between these two is looked at: a game plays with a few of its sets.
  TileId first = kNoTile, last = 0;
  for (const auto pile : piles) {
    for (const TileId tile : pile) {
      first = std::min(first, tile);
      last = std::max(last, tile);
    }
  }
  if (first > last) return {};
  std::vector<int> counts(last - first + 1u);
  for (const auto pile : piles) {
    for (const TileId tile : pile) ++counts[tile - first];
  }
  std::vector<TileCount> list;
  list.reserve(static_cast<std::size_t>(std::ranges::count_if(counts, [](int count) { return count > 0; })));
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) list.push_back({static_cast<TileId>(first + i), counts[i]});
  return list;
}

/// These tiles and the one in hand, if any.
inline std::vector<TileCount> with_hand(std::vector<TileCount> tiles, TileId hand) {
  if (hand == kNoTile) return tiles;
  const auto place = std::ranges::lower_bound(tiles, hand, {}, &TileCount::tile);
  if (place != tiles.end() && place->tile == hand)
    ++place->count;
  else
    tiles.insert(place, {hand, 1});
  return tiles;
}

/// Appends what has happened, and collects discarded tiles.
inline void append(Events&& log, Events& events, std::vector<TileId>& discards) {
  for (const Event& event : log)
    if (const auto* discarded = std::get_if<TileDiscarded>(&event)) discards.push_back(discarded->tile);
  if (events.empty())
    events = std::move(log);
  else
    std::ranges::move(log, std::back_inserter(events));
}

}  // namespace bastide
