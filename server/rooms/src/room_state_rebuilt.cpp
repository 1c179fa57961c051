// How a room's state follows from its log, also where that can't be read to its end.
#include "does_not_fit.hpp"
#include "room_state.hpp"

#include <server/rooms/readable.hpp>

#include <algorithm>
#include <exception>
#include <ranges>
#include <string>
#include <utility>

namespace bastide::server {

using protocol::RoomPhase;

namespace {

using protocol::UnreadCause;
using Entries = std::span<const StoredEntry>;

/// The last place at which a host ended a game that could not be read to its end.
struct Break {
  std::size_t index;
  log::BrokenOff change;
};

std::optional<Break> last_break(Entries entries) {
  for (std::size_t index = entries.size(); index-- > 0;) {
    if (!log::breaks_off(entries[index].payload)) continue;
    return Break{.index = index, .change = std::get<log::BrokenOff>(from_stored(entries[index]).change)};
  }
  return std::nullopt;
}

Entries up_to(Entries entries, std::uint64_t seq) {
  const auto later = std::ranges::upper_bound(entries, seq, {}, &StoredEntry::seq);
  return entries.first(static_cast<std::size_t>(later - entries.begin()));
}

/// All of a first entry but its game.
log::Entry outline_of(const StoredEntry& first) {
  auto entry = log::decode_outline(first.payload);
  if (!entry) throw_unread(first, entry.error());
  entry->seq = first.seq;
  entry->at_ms = first.at_ms;
  return std::move(*entry);
}

/// Whether it may be followed in a lobby whose rules can't be read.
bool stays_in_lobby(const log::Change& change) {
  return !std::holds_alternative<log::GameStarted>(change) && !std::holds_alternative<log::Closed>(change);
}

}  // namespace

RoomState RoomState::rebuild(const std::string& code, Entries entries, RulesInPlay& rules_in_play) {
  std::optional<RoomState> state;
  std::size_t next = 0;
  if (const auto broken = last_break(entries)) {
    const Entries counted = up_to(entries, broken->change.after);
    if (counted.size() >= broken->index) does_not_fit("nothing is broken off");
    state = counted.empty() ? outline(code, entries, rules_in_play) : rebuild(code, counted, rules_in_play);
    const Entries rest = entries.subspan(counted.size());
    if (state->unread()) return std::move(state->leave_unread(rest, {}));
    next = broken->index;
    state->leave_unread(rest.first(next - counted.size()), {.cause = broken->change.cause});
  }
  Unread why;
  try {
    for (; next < entries.size(); ++next) {
      const log::Entry entry = from_stored(entries[next]);
      if (state)
        state->apply(entry);
      else
        state.emplace(code, entry, rules_in_play);
    }
    return std::move(*state);
  } catch (const NewerVersion& error) {
    why = {.cause = UnreadCause::newer, .reason = error.what()};
  } catch (const std::exception& error) {
    why = {.cause = UnreadCause::damaged, .reason = error.what()};
  }
  // What it was applied to is unusable.
  RoomState readable =
      next == 0 ? outline(code, entries, rules_in_play) : rebuild(code, entries.first(next), rules_in_play);
  return std::move(readable.leave_unread(entries.subspan(next), std::move(why)));
}

RoomState RoomState::outline(const std::string& code, Entries entries, RulesInPlay& rules_in_play) {
  const log::Entry first = outline_of(entries.front());
  RoomState state(code, first, rules_in_play);
  if (!std::holds_alternative<log::RoomCreated>(first.change)) return state;
  for (std::size_t next = 1; next < entries.size(); ++next) {
    try {
      const log::Entry entry = from_stored(entries[next]);
      if (!stays_in_lobby(entry.change)) break;
      state.apply(entry);
    } catch (const std::exception&) {
      return outline(code, entries.first(next), rules_in_play);  // what it was applied to is unusable
    }
  }
  return state;
}

RoomState& RoomState::leave_unread(Entries rest, Unread why) {
  if (!unread()) {
    if (clock_) clock_->stop(changed_at_ms_);
    unread_after_ = rest.front().seq - 1;
    why_unread_ = std::move(why.reason);
    broken_off_ = protocol::BrokenOff{.cause = why.cause};
  }
  broken_off_->changes += static_cast<int>(rest.size());
  for (const StoredEntry& entry : rest) {
    set_aside_.push_back(entry.payload);
    if (played_) continue;
    if (auto points = log::points_told(entry.payload); !points.empty())
      broken_off_->points = std::move(points);
  }
  settled_ = seq_ = rest.back().seq;
  changed_at_ms_ = rest.back().at_ms;
  return *this;
}

log::BrokenOff RoomState::break_off(const log::Shuffle& next) const {
  log::BrokenOff change{.after = unread_after_, .cause = broken_off_->cause};
  if (phase() == RoomPhase::lobby) change.shuffle = next;
  return change;
}

void RoomState::apply_change(const log::BrokenOff& change, RoomEvents& events) {
  if (!unread() || change.after != unread_after_) does_not_fit("all of the game can be read");
  broken_off_->ended = true;
  offer_.reset();
  if (phase() == RoomPhase::playing) {
    end_game(abandoned(*game()));
    tell(events, Events{*played_->result()});
  }
  if (!change.shuffle) return;
  shuffle_ = *change.shuffle;
  for (std::optional<TakenSeat>& seat : seats_)
    if (seat) seat->entropy.reset();
}

bool can_be_read(const std::string& code, Entries entries) {
  RulesInPlay rules_in_play;
  try {
    return !RoomState::rebuild(code, entries, rules_in_play).unread();
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace bastide::server
