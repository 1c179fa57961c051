#include <engine/bench.hpp>

#include "carcassonne/carcassonne.hpp"

#include <engine/carcassonne/referee.hpp>

#include <bit>

namespace bastide {
namespace {

using carcassonne::CompactBoard;

template <class Choose>
BenchCounts play_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed, Choose choose) {
  const carcassonne::Referee<CompactBoard> referee(rules);
  const auto start = carcassonne::kCarcassonne.opening_layout(rules);
  auto bag = carcassonne::kCarcassonne.piles(rules).front().items;
  carcassonne::Position<CompactBoard> position;
  Random random(seed);
  BenchCounts counts;
  for (std::int64_t game = 0; game < games; ++game) {
    random.shuffle(std::span(bag));
    referee.begin(position, seats, 0, start, static_cast<int>(bag.size()));
    for (std::size_t next = 0; position.phase != Phase::over;) {
      if (position.phase == Phase::draw) {
        referee.draw(position, bag[next++]);
      } else {
        referee.play(position, choose(referee, position, random));
        ++counts.decisions;
      }
    }
    counts.moves += position.tile_count - static_cast<std::int64_t>(start.size());
    counts.signature = std::rotl(counts.signature, 5) * 0x9e3779b97f4a7c15u ^ fingerprint(position);
  }
  counts.games = games;
  return counts;
}

}  // namespace

BenchCounts play_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed) {
  carcassonne::ActionList scratch;
  return play_games(rules, seats, games, seed,
                    [&](const auto& referee, const auto& position, Random& random) {
                      return referee.sample(position, random, scratch);
                    });
}

BenchCounts list_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed) {
  carcassonne::ActionList list;
  return play_games(rules, seats, games, seed,
                    [&](const auto& referee, const auto& position, Random& random) {
                      referee.legal_actions(position, list);
                      return list[random.below(static_cast<std::uint32_t>(list.size()))];
                    });
}

}  // namespace bastide
