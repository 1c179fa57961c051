#include "castle/wall_tiles.hpp"

#include "castle/wall.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

bool is_usable(const Position& position, const HeldWallTile& tile, int number) {
  return tile.seat == position.seat && tile.number == number && !tile.used && tile.turn < position.turn;
}

}  // namespace

void land(const RuleBook& book, Position& position, Seat seat, Events* log) {
  const int corner = corner_taken_at(book, position.scores[seat]);
  if (corner < 0 || !(position.corners_left >> corner & 1u)) return;
  position.corners_left &= static_cast<std::uint16_t>(~(1u << corner));
  const std::uint8_t number = position.corner_numbers[static_cast<unsigned>(corner)];
  position.held[position.held_count++] = {seat, number, position.turn, false};
  if (log) log->push_back(WallTileTaken{seat, corner, number});
}

std::optional<std::uint8_t> usable(const Position& position, int number) {
  for (std::uint8_t i = 0; i < position.held_count; ++i) {
    if (is_usable(position, position.held[i], number)) return i;
  }
  return std::nullopt;
}

int usable_count(const Position& position, int number) {
  return static_cast<int>(
      std::count_if(position.held.begin(), position.held.begin() + position.held_count,
                    [&](const HeldWallTile& tile) { return is_usable(position, tile, number); }));
}

void use(Position& position, std::uint8_t held, Events* log) {
  HeldWallTile& tile = position.held[held];
  tile.used = true;
  if (log) log->push_back(WallTileUsed{tile.seat, tile.number});
}

std::vector<WallTileUse> wall_tile_uses(const Position& position) {
  constexpr int kLastPlayed = 3;  // CASTLE-WALL-T1 to T3; the others count at the end without an action
  const auto use_of = [&](const HeldWallTile& tile) {
    if (tile.used) return WallTileUse::used;
    if (position.phase == Phase::over) return WallTileUse::unused;
    if (tile.number > kLastPlayed) return WallTileUse::at_end;
    return tile.turn < position.turn ? WallTileUse::ready : WallTileUse::fresh;
  };
  std::vector<WallTileUse> uses;
  for (std::uint8_t i = 0; i < position.held_count; ++i) uses.push_back(use_of(position.held[i]));
  return uses;
}

int unused(const Position& position, Seat seat, int number) {
  return static_cast<int>(std::count_if(
      position.held.begin(), position.held.begin() + position.held_count,
      [&](const HeldWallTile& tile) { return tile.seat == seat && tile.number == number && !tile.used; }));
}

int keep_size_at_end(const Position& position, Seat seat) {
  const int size = position.keeps[seat].size;
  return size == 0 ? 0 : size + 2 * unused(position, seat, 8);
}

int doubling_tile(FeatureKind kind) {
  if (kind == FeatureKind::tower) return 2;  // CASTLE-WALL-T2
  if (kind == FeatureKind::house) return 3;  // CASTLE-WALL-T3
  return 0;
}

bool may_double(const Position& position, const Unscored& feature) {
  const int number = doubling_tile(position.nodes[feature.root].kind);
  return feature.winner == position.seat && number != 0 && usable(position, number);
}

}  // namespace bastide::castle
