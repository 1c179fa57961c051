#include <engine/bench.hpp>

#include "carcassonne/carcassonne.hpp"
#include "carcassonne/draw_order.hpp"
#include "carcassonne/rule_book.hpp"
#include "carcassonne/setup.hpp"
#include "castle/castle.hpp"
#include "discovery/discovery.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/castle/referee.hpp>
#include <engine/discovery/referee.hpp>

#include <bit>
#include <memory>
#include <vector>

namespace bastide {
namespace {

bool goes_on(const BenchWatch& watch, const BenchCounts& counts) {
  return !watch.goes_on || watch.goes_on(counts.games);
}

/// Of a position whose game is over.
void count_in(BenchCounts& counts, const BenchWatch& watch, const auto& position, int seats,
              std::uint64_t final_state) {
  counts.signature = std::rotl(counts.signature, 5) * 0x9e3779b97f4a7c15u ^ final_state;
  if (watch.scored) watch.scored(std::span(position.scores).first(static_cast<std::size_t>(seats)));
}

/// `kHasChance`: the rules leave more to chance than tiles. Otherwise no decision has to check for it.
template <bool kHasChance, class B, class Choose>
BenchCounts play_games_by(const carcassonne::Referee<B>& referee, const Setup& setup, std::int64_t games,
                          std::uint64_t seed, const BenchWatch& watch, Choose choose) {
  Setup shuffled = setup;
  const auto position = std::make_unique<carcassonne::Position<B>>();
  Random random(seed);
  BenchCounts counts;
  for (; counts.games < games && goes_on(watch, counts); ++counts.games) {
    for (std::size_t i = 0; i < setup.piles.size(); ++i) random.shuffle(std::span(shuffled.piles[i].items));
    shuffled.chance = std::make_shared<const RandomStreams>(static_cast<std::uint64_t>(counts.games));
    carcassonne::DrawOrder draws(shuffled, carcassonne::draw_order(shuffled),
                                 referee.book().hooks.holds_back.stream);
    referee.begin(*position, setup.seats, 0, setup.start, draws.left());
    while (position->phase != Phase::over) {
      if (position->phase == Phase::draw) {
        draws.draw(referee, *position);
        continue;
      }
      if constexpr (kHasChance) {
        if (position->phase == Phase::chance) {
          referee.resolve(*position, referee.sample_chance(*position, random));
          continue;
        }
      }
      const Action action = choose(referee, *position, random);
      if (action.kind == ActionKind::place_tile) draws.tile_placed(position->tile);
      referee.play(*position, action);
      ++counts.decisions;
    }
    counts.moves += position->tile_count - static_cast<std::int64_t>(setup.start.size());
    count_in(counts, watch, *position, setup.seats, referee.fingerprint(*position));
  }
  return counts;
}

template <class B, class Choose>
BenchCounts play_games_on(const Setup& setup, std::int64_t games, std::uint64_t seed, const BenchWatch& watch,
                          Choose choose) {
  const carcassonne::Referee<B> referee(setup.rules);
  return referee.book().chances.empty() ? play_games_by<false>(referee, setup, games, seed, watch, choose)
                                        : play_games_by<true>(referee, setup, games, seed, watch, choose);
}

template <class Choose>
BenchCounts play_carcassonne(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed,
                             const BenchWatch& watch, Choose choose) {
  const auto& kind = carcassonne::kCarcassonne;
  const Setup setup{.rules = rules,
                    .seats = seats,
                    .start = kind.opening_layout(rules),
                    .forced = {},
                    .piles = kind.piles(rules)};
  return carcassonne::on_fitting_board(setup, carcassonne::draw_order(setup), [&](auto board) {
    return play_games_on<decltype(board)>(setup, games, seed, watch, choose);
  });
}

/// A game whose first pile holds all of its tiles; begin(position, piles) sets a position up.
template <class Position, class Referee, class Choose>
BenchCounts play_pile(const Referee& referee, std::vector<Pile> piles, int seats, std::int64_t games,
                      std::uint64_t seed, const BenchWatch& watch, Choose choose, auto begin) {
  const std::vector<TileId>& tiles = piles[0].items;
  const auto position = std::make_unique<Position>();
  Random random(seed);
  BenchCounts counts;
  for (; counts.games < games && goes_on(watch, counts); ++counts.games) {
    for (Pile& pile : piles) random.shuffle(std::span(pile.items));
    begin(*position, piles);
    const std::uint16_t lying = position->tile_count;
    for (std::size_t next = 0; position->phase != Phase::over;) {
      if (position->phase == Phase::draw) {
        referee.draw(*position, tiles[next++]);
        continue;
      }
      referee.play(*position, choose(referee, *position, random));
      ++counts.decisions;
    }
    counts.moves += position->tile_count - lying;
    count_in(counts, watch, *position, seats, fingerprint(*position));
  }
  return counts;
}

template <class Choose>
BenchCounts play_castle(const Rules& rules, std::int64_t games, std::uint64_t seed, const BenchWatch& watch,
                        Choose choose) {
  const castle::Referee referee(rules);
  const auto begin = [&](castle::Position& position, std::span<const Pile> piles) {
    referee.begin(position, 0, piles[1].items, {}, static_cast<int>(piles[0].items.size()));
  };
  return play_pile<castle::Position>(referee, castle::kCastle.piles(rules), castle::kSeats, games, seed,
                                     watch, choose, begin);
}

template <class Choose>
BenchCounts play_discovery(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed,
                           const BenchWatch& watch, Choose choose) {
  const auto& kind = discovery::kDiscovery;
  const discovery::Referee referee(rules);
  const std::vector<StartTile> start = kind.opening_layout(rules);
  const auto begin = [&](discovery::Position& position, std::span<const Pile> piles) {
    referee.begin(position, seats, 0, start, static_cast<int>(piles[0].items.size()));
  };
  return play_pile<discovery::Position>(referee, kind.piles(rules), seats, games, seed, watch, choose, begin);
}

/// Plays the games of the rules' kind; the policy is choose(referee, position, random).
template <class Choose>
BenchCounts play_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed,
                       const BenchWatch& watch, Choose choose) {
  if (rules.game == castle::kCastle.name()) return play_castle(rules, games, seed, watch, choose);
  if (rules.game == discovery::kDiscovery.name())
    return play_discovery(rules, seats, games, seed, watch, choose);
  return play_carcassonne(rules, seats, games, seed, watch, choose);
}

}  // namespace

BenchCounts play_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed,
                              const BenchWatch& watch) {
  ActionList scratch;
  return play_games(rules, seats, games, seed, watch,
                    [&](const auto& referee, const auto& position, Random& random) {
                      return referee.sample(position, random, scratch);
                    });
}

BenchCounts list_random_games(const Rules& rules, int seats, std::int64_t games, std::uint64_t seed) {
  ActionList list;
  return play_games(rules, seats, games, seed, {},
                    [&](const auto& referee, const auto& position, Random& random) {
                      referee.legal_actions(position, list);
                      return list[random.below(static_cast<std::uint32_t>(list.size()))];
                    });
}

}  // namespace bastide
