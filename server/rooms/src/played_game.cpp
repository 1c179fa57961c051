#include "played_game.hpp"

#include "does_not_fit.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
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

GameFinished abandoned(const Game& game) {
  return {.scores = scores(game), .winners = {}, .ended = Ending::abandoned};
}

Events PlayedGame::take_step(Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried,
                             const std::vector<int>& points) {
  if (!tried) awake();  // by the steps so far
  const std::size_t before = so_far_.actions.size();
  for (const Action& action : actions) so_far_.actions.push_back({.seat = seat, .action = action});
  so_far_.step_ends.push_back(static_cast<std::uint32_t>(so_far_.actions.size()));
  ++so_far_.step;
  Events events;
  if (tried) {
    game_ = std::move(tried->game);
    events = std::move(tried->events);
    packed_.reset();
    resting_.reset();
  } else {
    play(changing(), std::span(so_far_.actions).subspan(before), events);
  }
  to_act_ = game_->to_act();
  so_far_.points = scores(*game_);
  expect_points(points);
  return events;
}

void PlayedGame::take_back(Seat seat, int to) {
  if (to < 0 || to >= step()) does_not_fit("there is nothing to take back");
  const auto first = so_far_.step_ends.begin() + to;
  const std::uint32_t stand = to == 0 ? 0 : *std::prev(first);
  std::fill(first, so_far_.step_ends.end(), stand);
  so_far_.step_ends.push_back(stand);
  so_far_.actions.resize(stand);
  so_far_.undone.push_back({.seat = seat, .step = ++so_far_.step, .to = to, .after = stand});
  rest();
  awake();
  to_act_ = game_->to_act();
  so_far_.points = scores(*game_);
}

void PlayedGame::expect_points(const std::vector<int>& told) const {
  if (!told.empty() && told != so_far_.points) does_not_fit("the points are others than people were told");
}

void PlayedGame::replay(protocol::log::GameSoFar so_far) {
  Events events;
  play(changing(), so_far.actions, events);
  const std::vector<int> told = std::exchange(so_far.points, scores(*game_));
  so_far_ = std::move(so_far);
  expect_points(told);
  result_ = game_->result();
  to_act_ = game_->to_act();
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

void PlayedGame::pack() {
  if (!game_) return;
  if (!packed_) packed_ = game_->pack();
  if (packed_) game_.reset();
}

bool PlayedGame::rest() {
  if (resting_) return false;
  Setup setup = game().setup();
  setup.rules = {};
  resting_ = std::make_unique<const Setup>(std::move(setup));
  game_.reset();
  packed_.reset();
  so_far_.actions.shrink_to_fit();
  so_far_.step_ends.shrink_to_fit();
  return true;
}

std::unique_ptr<Game> PlayedGame::copy() const {
  return packed_ && !game_ ? packed_->unpack() : awake().clone();
}

const Game& PlayedGame::awake() const {
  if (game_) return *game_;
  game_ = packed_ ? packed_->unpack() : played_again();
  resting_.reset();
  return *game_;
}

Game& PlayedGame::changing() {
  awake();
  packed_.reset();
  return *game_;
}

std::unique_ptr<Game> PlayedGame::played_again() const {
  Setup setup = *resting_;
  setup.rules = setup.prepared->rules();
  Events events;
  std::unique_ptr<Game> again = started(*kind_, setup, events);
  play(*again, so_far_.actions, events);
  return again;
}

}  // namespace bastide::server
