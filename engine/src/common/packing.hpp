// A flat position in as few bytes as its table needs, for games that wait.
#pragma once

#include <engine/game.hpp>

#include <cstddef>
#include <memory>
#include <utility>

namespace bastide {

// Packings go by the order of members. offsetof is the only constant that tells it; that a derived struct may
// be laid out otherwise does not matter, since only this compiler's layout is used.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

/// Whether nothing stands between a position's table and its phase, and the table's lists behind its counts.
template <class Position>
consteval bool begins_with_table_and_phase() {
  using Table = typename Position::Table;
  return offsetof(Table, pieces) == 3 * sizeof(Table::piece_count) &&
         offsetof(Position, phase) == sizeof(Table);
}
/// Whether the frontier and what the cells hold come last, and nothing else behind the frontier.
template <class Position>
consteval bool ends_with_frontier_and_cells() {
  const std::size_t frontier_end = offsetof(Position, frontier) + sizeof(Position::frontier);
  const std::size_t cells_end = offsetof(Position, cells) + sizeof(Position::cells);
  return offsetof(Position, cells) - frontier_end < alignof(decltype(Position::cells)) &&
         sizeof(Position) - cells_end < alignof(Position);
}

#pragma GCC diagnostic pop

/// Copies the parts of a position that are in use into a row of bytes, or back from there.
class Packing {
 public:
  /// Takes the next part.
  void take(const void* part, std::size_t bytes);
  /// Takes all from one member to another.
  void take_between(const void* begin, const void* end) {
    take(begin, static_cast<std::size_t>(static_cast<const char*>(end) - static_cast<const char*>(begin)));
  }
  /// Takes what is in use of a table.
  void take_table(const auto& table) {
    take_between(&table.tile_count, &table.pieces);
    take(&table.pieces, table.piece_count * sizeof table.pieces[0]);
    take(&table.tiles, table.tile_count * sizeof table.tiles[0]);
    take(&table.nodes, table.node_count * sizeof table.nodes[0]);
  }

 private:
  /// Lets a packing take each part of the position. Where a part ends is told by parts before it.
  using Parts = void (*)(const void* position, Packing& packing);
  friend std::unique_ptr<std::byte[]> pack(const void* position, Parts parts);
  friend void unpack(std::byte* packed, void* position, Parts parts);

  std::byte* packed_ = nullptr;    ///< nullptr: the bytes are only counted
  std::byte* unpacked_ = nullptr;  ///< the position that is written; nullptr: it is read
  std::size_t bytes_ = 0;
};

using UsedParts = void (*)(const void* position, Packing& packing);

std::unique_ptr<std::byte[]> pack(const void* position, UsedParts parts);
/// Leaves all other parts of the position as they are.
void unpack(std::byte* packed, void* position, UsedParts parts);

/// `Kept`: all of a game but its position, which follows from `parts` alone. `Whole`: the game.
template <class Whole, class Kept, UsedParts parts>
class PackedOf final : public PackedGame {
 public:
  PackedOf(Kept kept, const void* position) : kept_(std::move(kept)), position_(pack(position, parts)) {}

  std::unique_ptr<Game> unpack() const override { return std::make_unique<Whole>(kept_, position_.get()); }

 private:
  const Kept kept_;
  const std::unique_ptr<std::byte[]> position_;
};

}  // namespace bastide
