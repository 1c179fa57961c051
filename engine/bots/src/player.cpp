#include "carcassonne/players.hpp"
#include "castle/players.hpp"
#include "discovery/players.hpp"

#include <bots/player.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace bastide::bots {
namespace {

/// Who plays a game, and who analyses it.
struct GameRow {
  std::string_view game;
  std::unique_ptr<Player> (*make_player)(Level level, const Setup& setup);
  std::unique_ptr<Analyst> (*make_analyst)(const Setup& setup);
};

constexpr GameRow kGames[] = {
    {"carcassonne", carcassonne::make_player, carcassonne::make_analyst},
    {"castle", castle::make_player, castle::make_analyst},
    {"discovery", discovery::make_player, discovery::make_analyst},
};

const GameRow& of_game(const Rules& rules) {
  const auto* const found = std::ranges::find(kGames, rules.game, &GameRow::game);
  if (found == std::end(kGames)) throw std::invalid_argument("no player knows this game");
  return *found;
}

}  // namespace

Setup public_setup(const Setup& setup) {
  Setup known = setup;
  known.chance = nullptr;
  if (known.end_after_forced) known.piles.front().items.clear();  // none of these tiles will come
  known.end_after_forced = false;
  std::vector<std::uint16_t>& first = known.piles.front().items;
  for (std::vector<TileId>* const tiles : {&known.forced, &known.buried}) {
    first.insert(first.end(), tiles->begin(), tiles->end());
    tiles->clear();
  }
  for (Pile& pile : known.piles) std::ranges::sort(pile.items);
  return known;
}

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  return of_game(setup.rules).make_player(level, public_setup(setup));
}

std::optional<double> certain_cost(const Analysis& analysis, const Action& played) {
  constexpr double kCertain = 2;   // standard errors
  constexpr double kVague = 1.5;   // points of standard error: more than a point off as often as not
  constexpr double kEqual = 0.05;  // points: nobody sees less
  const auto found = std::ranges::find(analysis.choices, played, &WeighedChoice::action);
  if (found == analysis.choices.end()) return std::nullopt;
  const auto& [action, worth, error] = analysis.choices.front();
  const double lead = worth - found->worth;
  if (lead < kEqual || lead <= kCertain * error) return 0;
  return error > kVague ? std::nullopt : std::optional(lead);
}

std::unique_ptr<Analyst> make_analyst(const Setup& setup) {
  return of_game(setup.rules).make_analyst(public_setup(setup));
}

}  // namespace bastide::bots
