// A computer player that speaks the line protocol (LINE_PROTOCOL.md): lines in, lines out, no I/O.
#pragma once

#include <bots/line_game.hpp>
#include <bots/player.hpp>

#include <engine/game.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::bots {

/// Keeps its own table and checks what it is told: an answer that begins with "error " means that nothing has
/// changed. One thread at a time.
class LinePlayer {
 public:
  /// Called before each of the two decisions of a turn: 0 for the placement, 1 for the figure.
  using BudgetOf = std::function<Budget(int decision)>;

  LinePlayer(Level level, std::uint64_t seed, BudgetOf budget);

  /// Answers one line, both without line ends; empty if no answer is due. No line makes it throw.
  std::optional<std::string> answer(std::string_view line);
  /// Whether it has been told to leave.
  bool left() const { return left_; }

 private:
  using Words = std::vector<std::string_view>;
  std::string answer(const Words& words);
  std::string begin(const Words& words);
  std::string sit(const Words& words);
  std::string draw(const Words& words);
  std::string move(const Words& words);
  std::string decide();
  std::string options() const;
  std::string scores() const;
  bool is_over() const { return drawn_.size() == all_.size() && game_->over(); }

  const Level level_;
  const std::uint64_t seed_;
  const BudgetOf budget_;
  Setup setup_;              ///< with the remaining tiles, sorted
  std::vector<TileId> all_;  ///< all tiles of the game, sorted
  std::vector<TileId> drawn_;
  std::vector<LineMove> moves_;
  /// Null before `new`. Draws arbitrary tiles until the next tile is told.
  std::unique_ptr<Game> game_;
  std::unique_ptr<Player> player_;  ///< null before `new`
  std::uint64_t game_seed_ = 0;
  bool waits_ = false;  ///< a told tile is to be placed
  bool left_ = false;
};

}  // namespace bastide::bots
