#include <bots/match.hpp>

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace bastide::bots {

GameFinished play_game(const GameKind& kind, const Setup& setup, std::span<const Contestant* const> by_seat,
                       std::uint64_t seed) {
  Events events;
  auto started = kind.start(setup, events);
  if (!started) throw std::invalid_argument(started.error().reason);
  const std::unique_ptr<Game> game = std::move(*started);
  while (!game->over()) {
    const Seat seat = game->to_act();
    const Action action = by_seat[seat]->player.choose(game->view(seat), seed + seat, by_seat[seat]->budget);
    events.clear();
    if (!game->apply(seat, action, events)) throw std::logic_error("a player chose what is not legal");
  }
  return *game->result();
}

Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const Contestant& first,
                       const Contestant& second, std::uint64_t seed) {
  Mirrored all;
  const auto seats = static_cast<std::size_t>(setup.seats);
  for (std::size_t mine = 0; mine < seats; ++mine) {
    std::vector<const Contestant*> by_seat(seats, &second);
    by_seat[mine] = &first;
    const std::vector<int> scores = play_game(kind, setup, by_seat, seed).scores;
    int best = 0;
    double share = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (seat == mine) continue;
      best = std::max(best, scores[seat]);
      share += scores[mine] > scores[seat] ? 1 : scores[mine] == scores[seat] ? 0.5 : 0;
    }
    all.share += share / static_cast<double>((seats - 1) * seats);
    all.points += static_cast<double>(scores[mine] - best) / static_cast<double>(seats);
    ++all.games;
  }
  return all;
}

}  // namespace bastide::bots
