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

std::unique_ptr<Game> started(const GameKind& kind, const Setup& setup, Events& events) {
  Result<std::unique_ptr<Game>> game = kind.start(setup, events);
  if (!game) does_not_fit(game.error().reason);
  return std::move(*game);
}

}  // namespace

Events PlayedGame::take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried) {
  if (!tried) awake();  // by the steps so far
  const std::size_t before = so_far_.actions.size();
  for (const Action& action : actions) so_far_.actions.push_back({.seat = seat, .action = action});
  so_far_.step_ends.push_back(static_cast<std::uint32_t>(so_far_.actions.size()));
  ++so_far_.step;
  if (tried) {
    game_ = std::move(tried->game);
    resting_.reset();
    return std::move(tried->events);
  }
  Events events;
  play(awake(), std::span(so_far_.actions).subspan(before), events);
  return events;
}

void PlayedGame::replay(protocol::log::GameSoFar so_far) {
  Events events;
  play(awake(), so_far.actions, events);
  so_far_ = std::move(so_far);
  result_ = game_->result();
}

std::vector<Events> PlayedGame::retell() const {
  std::vector<Events> told(1);
  const std::unique_ptr<Game> again = started(*kind_, game().setup(), told.front());
  std::size_t begin = 0;
  for (const std::size_t end : so_far_.step_ends) {
    play(*again, std::span(so_far_.actions).subspan(begin, end - begin), told.emplace_back());
    begin = end;
  }
  return told;
}

bool PlayedGame::rest() {
  if (resting_) return false;
  Setup setup = game_->setup();
  setup.rules = {};
  resting_ = std::make_unique<const Resting>(std::move(setup), game_->to_act());
  game_.reset();
  so_far_.actions.shrink_to_fit();
  so_far_.step_ends.shrink_to_fit();
  return true;
}

Game& PlayedGame::awake() const {
  if (!resting_) return *game_;
  Setup setup = resting_->setup;
  setup.rules = setup.prepared->rules();
  Events events;
  std::unique_ptr<Game> again = started(*kind_, setup, events);
  play(*again, so_far_.actions, events);
  game_ = std::move(again);
  resting_.reset();
  return *game_;
}

}  // namespace bastide::server
