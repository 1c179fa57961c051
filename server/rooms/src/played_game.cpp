#include "played_game.hpp"

#include "does_not_fit.hpp"

#include <cstdint>
#include <span>

namespace bastide::server {

namespace {

void play(Game& game, std::span<const protocol::SeatAction> actions, Events& events) {
  for (const protocol::SeatAction& one : actions)
    if (const Result<> done = game.apply(one.seat, one.action, events); !done)
      does_not_fit(done.error().reason);
}

}  // namespace

Events PlayedGame::take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried) {
  const std::size_t before = so_far_.actions.size();
  for (const Action& action : actions) so_far_.actions.push_back({.seat = seat, .action = action});
  so_far_.step_ends.push_back(static_cast<std::uint32_t>(so_far_.actions.size()));
  ++so_far_.step;
  if (tried) {
    game_ = std::move(tried->game);
    return std::move(tried->events);
  }
  Events events;
  play(*game_, std::span(so_far_.actions).subspan(before), events);
  return events;
}

void PlayedGame::replay(protocol::log::GameSoFar so_far) {
  Events events;
  play(*game_, so_far.actions, events);
  so_far_ = std::move(so_far);
  result_ = game_->result();
}

std::vector<Events> PlayedGame::retell(const GameKind& kind) const {
  std::vector<Events> told(1);
  const Result<std::unique_ptr<Game>> again = kind.start(game_->setup(), told.front());
  if (!again) does_not_fit(again.error().reason);
  std::size_t begin = 0;
  for (const std::size_t end : so_far_.step_ends) {
    play(**again, std::span(so_far_.actions).subspan(begin, end - begin), told.emplace_back());
    begin = end;
  }
  return told;
}

}  // namespace bastide::server
