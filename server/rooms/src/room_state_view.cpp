// How a room's state is shown: to everybody, to each viewer, and again to clients who were not there.
#include "room_state.hpp"

#include <protocol/game_json.hpp>
#include <protocol/records/shuffle.hpp>
#include <protocol/view_parts.hpp>

#include <memory>
#include <ranges>
#include <span>
#include <utility>

namespace bastide::server {

namespace {

std::vector<std::string> devices_of(const Holder& holder) {
  std::vector<std::string> devices;
  for (const protocol::PushSubscription& one : holder.push)
    devices.push_back(protocol::device_of(one.endpoint));
  return devices;
}

}  // namespace

/// Requires: a rematch is offered.
protocol::RematchCard RoomState::card_of_offer() const {
  const log::RematchOffer& offer = *offer_;
  protocol::RematchCard card{.by = offer.by,
                             .game_id = protocol::to_hex(offer.shuffle.game_id),
                             .commitment = protocol::commitment(offer.shuffle.secret),
                             .accepted = {}};
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    std::optional<bool>& accepted = card.accepted.emplace_back();
    if (is_held(seats_[seat])) accepted = accepted_by(offer, static_cast<Seat>(seat));
    if (is_computers(seats_[seat]) || is_programs(seats_[seat])) accepted = true;
  }
  return card;
}

/// Requires: somebody asks for a turn back.
protocol::UndoCard RoomState::card_of_question() const {
  protocol::UndoCard card{.by = last_turn_->seat, .accepted = {}};
  for (Seat seat = 0; seat < seats_.size(); ++seat) {
    std::optional<bool>& accepted = card.accepted.emplace_back();
    if (asked_to_undo(seat)) accepted = has_accepted_undo(seat);
  }
  return card;
}

RoomState::Shown RoomState::show(protocol::Seq seen) const {
  Shown shown{.game = {},
              .common = {.room = code_,
                         .phase = phase(),
                         .number = number_,
                         .flags = flags_,
                         .host = host_,
                         .rules = *rules_,
                         .aids = aids_,
                         .pace = pace_,
                         .seats = {},
                         .shuffle = {},
                         .step = step(),
                         .chat = chat_,
                         .settled = settled_}};
  if (seen != settled_) {
    shown.common.shuffle = {.game_id = protocol::to_hex(shuffle_.game_id),
                            .commitment = protocol::commitment(shuffle_.secret),
                            .entropy = {}};
    for (const auto& seat : seats_) {
      auto& card = shown.common.seats.emplace_back(seat ? std::optional(seat->card) : std::nullopt);
      if (is_held(seat)) card->callable = !seat->holder->push.empty();
      shown.common.shuffle.entropy.push_back(seat && seat->entropy);
    }
    if (offer_) shown.common.rematch = card_of_offer();
    if (clock_) shown.common.clock = clock_->clocks();
    if (last_turn_ && last_turn_->asked) shown.common.undo = card_of_question();
    shown.common.broken_off = broken_off_;
    if (webhook_)
      shown.common.webhook = protocol::WebhookCard{.form = protocol::form_of(webhook_->endpoint),
                                                   .only_end = webhook_->only_end};
    if (votes_.any()) {
      const auto card = [&, against = to_act()](const std::vector<Seat>& votes) {
        return card_of(votes, against, seats_.size(), skip_votes_needed());
      };
      shown.common.skip = card(votes_.skip);
      shown.common.hand_over = card(votes_.hand_over);
    }
  }
  if (game()) {
    View view = game()->view(to_act());
    if (!view.result) view.result = played_->result();  // of a game that was broken off
    shown.game = std::make_unique<const View>(std::move(view));
    shown.common.game = shown.game.get();
  }
  return shown;
}

protocol::OwnView RoomState::own_view(SessionId viewer, const Shown& shown) const {
  const std::optional<Seat> you = seat_of(viewer);
  return {.you = you,
          .number = number_,
          .game = shown.game.get(),
          .to_act = you && played_ && to_act() == *you && !broken_off_,
          .push = you ? devices_of(*seats_[*you]->holder) : std::vector<std::string>(),
          .may_undo = you && may_undo(*you)};
}

protocol::JsonText RoomState::view(SessionId viewer) const {
  const Shown shown = show();
  return whole_view(protocol::ViewParts(shown.common), protocol::ViewParts(own_view(viewer, shown)));
}

std::vector<protocol::JsonText> RoomState::retell() const {
  const std::vector<Events> told = played_->retell();
  RoomEvents opening;
  tell(opening, protocol::GameStarted{number_, game()->setup().first_player});
  tell(opening, told.front());
  std::vector<protocol::JsonText> texts{protocol::json_text(opening)};
  for (const Events& step : told | std::views::drop(1))
    texts.push_back(protocol::json_text(std::span<const Event>(step)));
  for (const protocol::UndoneTurn& one : played_->so_far().undone) {
    const RoomEvents undone{protocol::TurnUndone{.seat = one.seat, .step = one.to}};
    texts.at(static_cast<std::size_t>(one.step)) = protocol::json_text(undone);
  }
  return texts;
}

}  // namespace bastide::server
