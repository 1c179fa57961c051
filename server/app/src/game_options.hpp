// Options of the commands that play random games: which game, and the seed of the choices.
#pragma once

#include <protocol/game_json.hpp>

#include <cstdint>
#include <string>

namespace CLI {
class App;
}

namespace bastide::server {

/// Rules and seats from the command line.
struct GameOptions {
  std::string rules = "{}";  ///< as in a game record, as JSON
  int seats = 2;
};

void add_game_options(CLI::App& command, GameOptions& options);
/// Adds --seed, a decimal number of 64 bits.
void add_seed(CLI::App& command, std::uint64_t& seed);

/// Throws UsageError if the rules are invalid or do not admit so many seats.
protocol::ResolvedRules read_game(const GameOptions& options);

}  // namespace bastide::server
