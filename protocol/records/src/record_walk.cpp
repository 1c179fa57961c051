#include <protocol/records/record_walk.hpp>

#include <algorithm>
#include <utility>

namespace bastide::protocol {
namespace {

bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }

}  // namespace

Expected<RecordWalk> RecordWalk::begin(const Record& record, const Setup& setup) {
  Events beginning;
  auto game = record.kind->start(setup, beginning);
  if (!game) return std::unexpected(WireRejection(game.error()));
  return RecordWalk(record, std::move(*game));
}

Result<> RecordWalk::play_action(Events& events) {
  const auto told = static_cast<std::ptrdiff_t>(events.size());
  const auto& [seat, action] = next();
  if (auto done = game_->apply(seat, action, events); !done) return done;
  ++index_;
  if (at_end() || std::any_of(events.begin() + told, events.end(), ends_turn)) ++turns_;
  return {};
}

Result<Events> RecordWalk::play_turn() {
  Events events;
  for (const int turn = turns_; turns_ == turn;)
    if (auto done = play_action(events); !done) return std::unexpected(std::move(done.error()));
  return events;
}

}  // namespace bastide::protocol
