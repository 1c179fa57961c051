#include "discovery/setup.hpp"

#include "discovery/placing.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace bastide::discovery {
namespace {

/// The first start tile lies at (0,0), each further one beside tiles that it fits.
bool may_lie(const Referee& referee, const Position& position, const StartTile& start) {
  if (start.rotation > 3) return false;
  if (position.tile_count == 0) return start.cell == Cell{};
  return rotations_on(referee.book(), position, start.tile, start.cell) >> start.rotation & 1u;
}

Result<> check_start(const Referee& referee, const Setup& setup) {
  if (setup.start.empty()) return reject(Code::bad_start, "A game begins with a start tile.", "start");
  const auto position = std::make_unique<Position>();
  referee.begin(*position, kSeatsLeast, 0, {}, 1);
  for (std::size_t i = 0; i < setup.start.size(); ++i) {
    const StartTile& start = setup.start[i];
    const std::string at = "start[" + std::to_string(i) + "]";
    if (!is_discovery_tile(start.tile)) return reject(Code::unknown_tile, "There is no such tile.", at);
    if (!may_lie(referee, *position, start))
      return reject(Code::bad_start, "A start tile may not lie there.", at);
    referee.lay(*position, start.tile, start.cell, start.rotation, kNoSeat);
  }
  return {};
}

}  // namespace

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (setup.end_after_forced) return order;
  for (const Pile& pile : setup.piles) order.insert(order.end(), pile.items.begin(), pile.items.end());
  return order;
}

Result<> check_setup(const Referee& referee, const Setup& setup) {
  if (setup.seats < kSeatsLeast || setup.seats > kSeatsMost)
    return reject(Code::bad_seat_count, "The Discovery has 2 to 5 seats.", "seats");  // DISCOVERY-COMP-01
  if (setup.first_player >= setup.seats)
    return reject(Code::bad_first_player, "The first player has no seat.", "first_player");
  const std::vector<TileId> order = draw_order(setup);
  if (!std::ranges::all_of(order, is_discovery_tile))
    return reject(Code::unknown_tile, "There is no such tile.", "deck");
  if (setup.start.size() + order.size() > Board::tiles)
    return reject(Code::too_large, "At most 84 tiles fit on the table.", "deck");
  return check_start(referee, setup);
}

}  // namespace bastide::discovery
