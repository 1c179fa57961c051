// Fits the numbers by which positions are judged, in games against themselves (README.md, "Fitted weights").
//
//   fit_weights GAME ITERATIONS SEED [MODULE...]
//
// Simultaneous perturbation: in each iteration all weights are changed at once, each up or down by chance,
// and the opposite change plays them one mirrored deck, each by the promise of its own turn.
// All go a small step the way of the winner. Prints the geometric mean over the second half of the way.
#include "carcassonne/players.hpp"
#include "carcassonne/weights.hpp"
#include "castle/evaluation.hpp"
#include "castle/players.hpp"
#include "discovery/players.hpp"
#include "discovery/weights.hpp"

#include <bots/match.hpp>

#include <engine/game.hpp>
#include <engine/random.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bastide::bots {
namespace {

constexpr double kChange = 0.12;     // of each weight's logarithm, to either side
constexpr double kFirstStep = 0.01;  // of a logarithm, for a deck that is won whole
constexpr double kSlower = 2000;     // iterations after which the step is half as large

template <class Weights>
Weights changed(Weights weights, std::span<const double> by) {
  std::size_t i = 0;
  for_each_weight(weights, [&](const char*, double& weight, double most) {
    weight = std::min(most, weight * std::exp(by[i++]));
  });
  return weights;
}

/// The largest value of each weight.
template <class Weights>
std::vector<double> room_of(Weights weights) {
  std::vector<double> room;
  for_each_weight(weights,
                  [&](const char*, double& weight, double most) { room.push_back(std::log(most / weight)); });
  return room;
}

template <class Weights>
void print(Weights weights) {
  for_each_weight(weights,
                  [](const char* name, double& weight, double) { std::printf("%s %.4g\n", name, weight); });
  std::fflush(stdout);
}

struct Match {
  const GameKind& kind;
  Setup setup;

  /// The first player's share of the points, over both seats.
  double share(const Player& first, const Player& second, Random& random) {
    for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
    setup.chance = std::make_shared<const RandomStreams>(random.below(1u << 31));
    return play_mirrored(kind, setup, {first}, {second}, 1).share;
  }
};

/// make(weights): makes a player.
template <class Weights>
void fit(Match match, std::uint64_t seed, long iterations, auto make) {
  Random random(seed);
  const std::vector<double> room = room_of(Weights{});
  const std::size_t count = room.size();
  std::vector<double> at(count, 0), sum(count, 0), up(count), down(count);
  const long half = iterations / 2;
  for (long iteration = 0; iteration < iterations; ++iteration) {
    std::vector<double> sign(count);
    for (std::size_t i = 0; i < count; ++i) {
      sign[i] = random.below(2) == 0 ? 1 : -1;
      up[i] = at[i] + kChange * sign[i];
      down[i] = at[i] - kChange * sign[i];
    }
    const auto first = make(changed(Weights{}, up)), second = make(changed(Weights{}, down));
    const double won = 2 * match.share(*first, *second, random) - 1;
    const double step = kFirstStep * kSlower / (kSlower + static_cast<double>(iteration));
    for (std::size_t i = 0; i < count; ++i) at[i] = std::min(room[i], at[i] + step * won * sign[i]);
    if (iteration < half) continue;
    for (std::size_t i = 0; i < count; ++i) sum[i] += at[i] / static_cast<double>(iterations - half);
  }
  print(changed(Weights{}, sum));
}

int run(const std::string& game, long iterations, std::uint64_t seed, std::vector<std::string> modules) {
  const GameKind* kind = find_game(game);
  RulesRequest request{.game = game};
  if (!modules.empty()) request.modules = std::move(modules);
  const auto rules =
      kind ? kind->resolve(request) : Result<Rules>(reject(Code::unknown_game, "There is no such game."));
  if (!rules || iterations < 2) {
    std::fprintf(stderr, "fit_weights: %s\n",
                 rules ? "two iterations at least" : rules.error().reason.c_str());
    return 2;
  }
  const Match match{*kind,
                    {.rules = *rules,
                     .seats = 2,
                     .start = kind->opening_layout(*rules),
                     .forced = {},
                     .piles = kind->piles(*rules)}};
  if (game == "castle")
    fit<castle::Weights>(match, seed, iterations,
                         [&](const auto& weights) { return castle::make_player(match.setup, weights); });
  else if (game == "discovery")
    fit<discovery::Weights>(match, seed, iterations, [&](const auto& weights) {
      return discovery::make_player(match.setup, weights);
    });
  else
    fit<carcassonne::Weights>(match, seed, iterations, [&](const auto& weights) {
      return carcassonne::make_player(match.setup, weights);
    });
  return 0;
}

}  // namespace
}  // namespace bastide::bots

int main(int count, char** words) {
  if (count < 4) {
    std::fputs("fit_weights GAME ITERATIONS SEED [MODULE...]\n", stderr);
    return 2;
  }
  return bastide::bots::run(words[1], std::strtol(words[2], nullptr, 10),
                            std::strtoull(words[3], nullptr, 10), {words + 4, words + count});
}
