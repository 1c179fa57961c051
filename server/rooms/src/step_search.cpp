#include "step_search.hpp"

#include <protocol/bytes.hpp>
#include <protocol/vocabulary.hpp>

#include <bots/player.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace bastide::server {

namespace {

/// The seed of a computer's whims: public, and specific to this step. A turn that is played again does not
/// give it other whims.
std::uint64_t seed_for(const RoomState& state) {
  const protocol::Bytes32 hash =
      protocol::sha256(fmt::format("{} {}", protocol::to_hex(state.game_id()), state.standing_steps()));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | hash[i];
  return seed;
}

}  // namespace

StepSearch::StepSearch(const RoomState& state, std::string level, std::chrono::steady_clock::time_point asked,
                       Reasons reasons)
    : number_(state.number()),
      step_(state.step()),
      seat_(state.to_act()),
      level_(std::move(level)),
      asked_(asked),
      seed_(seed_for(state)),
      position_(state.game()->clone()) {
  if (reasons == Reasons::wanted) begun_ = position_->view(seat_);
}

bool StepSearch::is_of(const RoomState& state) const {
  return state.phase() == protocol::RoomPhase::playing && state.number() == number_ && state.step() == step_;
}

Question StepSearch::question() const {
  Question question{.level = level_,
                    .setup = bots::public_setup(position_->setup()),
                    .view = position_->view(seat_),
                    .seed = seed_,
                    .asked = asked_};
  if (begun_) question.begun = {*begun_, actions_};
  return question;
}

StepSearch::Found StepSearch::take(const Thought& thought) {
  if (!thought) {
    why_ = thought.error();
    return Found::nothing;
  }
  auto tried = try_step(*position_, seat_, std::span(&thought->action, 1));
  if (!tried) {
    why_ = fmt::format("it wanted what is not legal: {}", name(tried.error().rejection.code));
    return Found::nothing;
  }
  actions_.push_back(thought->action);
  reasons_ = thought->reasons;
  position_ = std::move(tried->game);
  const bool ends = std::ranges::any_of(tried->events, ends_foresight) || position_->over() ||
                    position_->to_act() != seat_ || actions_.size() == protocol::kActionsMax;
  return ends ? Found::step : Found::part;
}

}  // namespace bastide::server
