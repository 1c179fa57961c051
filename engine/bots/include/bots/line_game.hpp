// The line protocol (LINE_PROTOCOL.md), as both ends of it need it: its rules, moves and words.
#pragma once

#include <bots/match.hpp>

#include <engine/game.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::bots {

/// A turn in the protocol's form: `move X Y ROT FEATURE`.
struct LineMove {
  Cell cell;
  Rotation rotation = 0;
  std::optional<std::uint8_t> feature;  ///< the tile's feature on which a meeple goes; empty: none
  friend bool operator==(const LineMove&, const LineMove&) = default;
};

/// The words of a line, separated by blanks.
std::vector<std::string_view> words_of(std::string_view line);
/// Reads a whole number; empty for anything else.
std::optional<int> number_of(std::string_view word);

/// "move 1 0 2 -".
std::string to_line(const LineMove& move);
/// Reads a move from a line's words, the first of which is `move`; empty if they are no move.
std::optional<LineMove> move_of(const std::vector<std::string_view>& words);

/// The protocol's game: the base game, edition classic, by the rules that programs of this field share.
const GameKind& line_kind();
/// Unshuffled. Requires: 2 to 6 seats.
Setup line_setup(int seats);

/// Plays a whole turn of the seat to act, action by action. Rejects what the engine rejects, and a figure
/// where none may be deployed; the game may then stand within the turn. `taken` gets the actions.
Result<> apply(Game& game, const LineMove& move, Events& events, std::vector<TakenAction>* taken = nullptr);
/// Plays a whole turn of the seat to act: the placement by choose(view, 0), then, if it is asked, the figure
/// by choose(view, 1). Requires: a tile is in hand, and the chosen actions are legal.
LineMove take_turn(Game& game, const std::function<Action(const View& view, int decision)>& choose);
/// The tile to place; kNoTile when the game is over.
TileId tile_in_hand(const Game& game);

}  // namespace bastide::bots
