#include "carcassonne/players.hpp"
#include "castle/players.hpp"

#include <bots/player.hpp>

#include <algorithm>
#include <stdexcept>

namespace bastide::bots {

Setup public_setup(const Setup& setup) {
  Setup known = setup;
  known.chance = nullptr;
  if (known.end_after_forced) known.piles.front().items.clear();  // none of these tiles will come
  known.end_after_forced = false;
  for (Pile& pile : known.piles) std::ranges::sort(pile.items);
  if (!known.forced.empty()) {
    known.piles.front().items.insert(known.piles.front().items.end(), known.forced.begin(),
                                     known.forced.end());
    known.forced.clear();
    std::ranges::sort(known.piles.front().items);
  }
  return known;
}

std::unique_ptr<Player> make_player(Level level, const Setup& setup) {
  const Setup known = public_setup(setup);
  if (known.rules.game == "carcassonne") return carcassonne::make_player(level, known);
  if (known.rules.game == "castle") return castle::make_player(level, known);
  throw std::invalid_argument("no player knows this game");
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
  const Setup known = public_setup(setup);
  if (known.rules.game == "carcassonne") return carcassonne::make_analyst(known);
  if (known.rules.game == "castle") return castle::make_analyst(known);
  throw std::invalid_argument("nobody knows this game");
}

}  // namespace bastide::bots
