// A computer player behind the line protocol (LINE_PROTOCOL.md): lines in, lines out, and no I/O.
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

/// Keeps a table of its own, and checks what it is told: an answer that begins with "error "
/// means that nothing has changed.
/// One thread at a time.
class LinePlayer {
 public:
  /// Asked before each of the two decisions of a turn, 0 for the placement and 1 for the figure.
  using BudgetOf = std::function<Budget(int decision)>;

  LinePlayer(Level level, std::uint64_t seed, BudgetOf budget);

  /// The answer to one line, both without their ends; nothing where none is due.
  /// Throws nothing that a line could cause.
  std::optional<std::string> answer(std::string_view line);
  /// Has it been told to leave?
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
  Setup setup_;              ///< with the tiles that are left, sorted
  std::vector<TileId> all_;  ///< of the game, sorted
  std::vector<TileId> drawn_;
  std::vector<LineMove> moves_;
  /// Null before `new`; draws what comes to its hand until the next tile is told.
  std::unique_ptr<Game> game_;
  std::unique_ptr<Player> player_;  ///< null before `new`
  std::uint64_t game_seed_ = 0;
  bool waits_ = false;  ///< a tile that has been told is to be laid
  bool left_ = false;
};

}  // namespace bastide::bots
