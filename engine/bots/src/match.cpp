#include <bots/match.hpp>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace bastide::bots {

PlayedOut play_out(const GameKind& kind, const Setup& setup,
                   const std::function<Action(const Game&)>& choose) {
  Events events;
  auto started = kind.start(setup, events);
  if (!started) throw std::invalid_argument(started.error().reason);
  PlayedOut played{.game = std::move(*started), .actions = {}};
  while (!played.game->over()) {
    const TakenAction taken{played.game->to_act(), choose(*played.game)};
    events.clear();
    if (!played.game->apply(taken.seat, taken.action, events))
      throw std::logic_error("a player chose what is not legal");
    played.actions.push_back(taken);
  }
  return played;
}

PlayedOut play_game(const GameKind& kind, const Setup& setup, std::span<const Contestant* const> by_seat,
                    std::uint64_t seed) {
  return play_out(kind, setup, [&](const Game& game) {
    const Seat seat = game.to_act();
    return by_seat[seat]->player.choose(game.view(seat), seed + seat, by_seat[seat]->budget);
  });
}

void Mirrored::add(Seat first, std::span<const int> scores) {
  const auto seats = static_cast<double>(scores.size());
  int best = 0;
  double beaten = 0;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (seat == first) continue;
    best = std::max(best, scores[seat]);
    beaten += scores[first] > scores[seat] ? 1 : scores[first] == scores[seat] ? 0.5 : 0;
  }
  share += beaten / ((seats - 1) * seats);
  points += (scores[first] - best) / seats;
  ++games;
}

Mirrored play_mirrored(int seats, const std::function<PlayedOut(Seat first)>& play, const Keep& keep) {
  Mirrored all;
  for (int seat = 0; seat < seats; ++seat) {
    const auto first = static_cast<Seat>(seat);
    const PlayedOut played = play(first);
    all.add(first, scores(*played.game));
    if (keep) keep(first, played);
  }
  return all;
}

Mirrored play_mirrored(const GameKind& kind, const Setup& setup, const Contestant& first,
                       const Contestant& second, std::uint64_t seed, const Keep& keep) {
  const auto play = [&](Seat mine) {
    std::vector<const Contestant*> by_seat(static_cast<std::size_t>(setup.seats), &second);
    by_seat[mine] = &first;
    return play_game(kind, setup, by_seat, seed);
  };
  return play_mirrored(setup.seats, play, keep);
}

}  // namespace bastide::bots
