#include "castle/setup.hpp"

#include "castle/placing.hpp"

#include <algorithm>
#include <string>

namespace bastide::castle {
namespace {

constexpr std::size_t kDrawsMax = 1000;  // including forced tiles that fit nowhere; far below 2¹⁶

const Pile* pile_named(const Setup& setup, std::string_view name) {
  const auto found = std::find_if(setup.piles.begin(), setup.piles.end(),
                                  [&](const Pile& pile) { return pile.name == name; });
  return found == setup.piles.end() ? nullptr : &*found;
}

Result<> check_wall_tiles(const Setup& setup) {
  const Pile* wall = pile_named(setup, "wall_tiles");
  const auto is_number = [](std::uint16_t number) { return number >= 1 && number <= 9; };
  if (!wall || wall->items.size() < kCorners ||
      !std::all_of(wall->items.begin(), wall->items.end(), is_number)) {
    return reject(Code::unknown_tile, "13 wall tiles with numbers from 1 to 9 are needed.",
                  "deck.wall_tiles");
  }
  return {};
}

Result<> check_draws(const Setup& setup) {
  const std::vector<TileId> order = draw_order(setup);
  if (order.size() > kDrawsMax)
    return reject(Code::too_large, "There are more tiles than can be drawn.", "deck");
  if (!std::all_of(order.begin(), order.end(), is_castle_tile))
    return reject(Code::unknown_tile, "There is no such castle tile.", "deck");
  return {};
}

/// Lays the start tiles in order; each must fit.
Result<> check_start(const Referee& referee, const Setup& setup) {
  Position position;
  referee.begin(position, 0, wall_tiles_of(setup), {}, 1);
  for (std::size_t i = 0; i < setup.start.size(); ++i) {
    const auto& [tile, cell, rotation] = setup.start[i];
    const std::string at = "start[" + std::to_string(i) + "]";
    if (!is_castle_tile(tile)) return reject(Code::unknown_tile, "There is no such castle tile.", at);
    if (placement_fault(referee.book(), position, tile, cell, rotation))
      return reject(Code::bad_start, "A start tile may not lie there.", at);
    referee.lay(position, tile, cell, rotation, kNoSeat);
  }
  return {};
}

}  // namespace

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  const Pile* tiles = pile_named(setup, "tiles");
  if (tiles && !setup.end_after_forced) order.insert(order.end(), tiles->items.begin(), tiles->items.end());
  return order;
}

std::span<const std::uint16_t> wall_tiles_of(const Setup& setup) {
  return pile_named(setup, "wall_tiles")->items;
}

Result<> check_setup(const Referee& referee, const Setup& setup) {
  if (setup.seats != kSeats)
    return reject(Code::bad_seat_count, "The Castle has two seats.", "seats");  // CASTLE-COMP-01
  if (setup.first_player >= kSeats)
    return reject(Code::bad_first_player, "The first player has no seat.", "first_player");
  if (auto sound = check_wall_tiles(setup); !sound) return sound;
  if (auto sound = check_draws(setup); !sound) return sound;
  return check_start(referee, setup);
}

}  // namespace bastide::castle
