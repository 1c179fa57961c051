// The line protocol (LINE_PROTOCOL.md), as far as both ends of it need it: its rules, its moves, its words.
#pragma once

#include <engine/game.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::bots {

/// A turn as the protocol says it: `move X Y ROT FEATURE`.
struct LineMove {
  Cell cell;
  Rotation rotation = 0;
  std::optional<std::uint8_t> feature;  ///< of the tile, on which a meeple goes; nothing: none
  friend bool operator==(const LineMove&, const LineMove&) = default;
};

/// The words of a line, which one or more blanks part.
std::vector<std::string_view> words_of(std::string_view line);
/// A whole number, and nothing else.
std::optional<int> number_of(std::string_view word);

/// "move 1 0 2 -".
std::string to_line(const LineMove& move);
/// The move of a line's words, the first of which is `move`; nothing where they are none.
std::optional<LineMove> move_of(const std::vector<std::string_view>& words);

/// What the protocol plays: the base game, edition classic, by the rules that programs of this field share.
const GameKind& line_kind();
/// Unshuffled. Requires: 2 to 6 seats.
Setup line_setup(int seats);

/// A whole turn of the seat to act, one action after another. Rejects what the engine rejects,
/// and a move that says a figure where none may be deployed; the game may then stand within the turn.
Result<> apply(Game& game, const LineMove& move, Events& events);
/// Plays the whole turn of the seat to act: the placement by choose(view, 0), then, where it is asked,
/// the figure by choose(view, 1).
/// Requires: a tile is in hand, and what is chosen is legal.
LineMove take_turn(Game& game, const std::function<Action(const View& view, int decision)>& choose);
/// The tile to be laid; kNoTile when the game is over.
TileId tile_in_hand(const Game& game);

}  // namespace bastide::bots
