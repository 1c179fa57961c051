// Calls to the people of a room whose page is closed, and what a chat is told.
#pragma once

#include "audience.hpp"
#include "context.hpp"
#include "room_state.hpp"
#include "seat_budgets.hpp"

#include <server/rooms/event_store.hpp>
#include <server/rooms/token_bucket.hpp>
#include <server/rooms/webhook_service.hpp>

#include <protocol/push.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Whose turn it is hears of it once a turn, at the earliest when nobody has been connected for their seat
/// for `push_after`. Where a turn has an hour or more, they also hear of it when half and nine tenths of the
/// time are gone. In quiet hours a call waits for their end, but for one of the time that would come too
/// late. What happens otherwise is told at once, or in quiet hours never. A chat is told of a turn once, by
/// the same rule without quiet hours, and of the end of a game. Runs on the room's strand. Times in ms since
/// 1970.
class RoomCalls {
 public:
  /// Called when a subscription or the webhook is gone, from any thread, also when the room has left memory.
  struct Gone {
    std::function<void(SessionId session, std::string device)> device;
    std::function<void(const std::string& endpoint)> webhook;
  };

  /// The room was loaded as `stored` says: what was due before its deadline has been done, or was missed.
  /// `state` and `audience` must outlive this.
  RoomCalls(std::shared_ptr<Context> context, const RoomState& state, const Audience& audience,
            const StoredRoom& stored, Gone gone);

  /// The change has been applied. `before`: the phase until then.
  void follow(const log::Change& change, protocol::RoomPhase before, SeatBudgets& budgets);
  /// A player's connection has ended.
  void note_departure(SessionId session);
  /// Makes the calls that are due by now.
  void make_due(SeatBudgets& budgets);
  /// When the next call is due as far as can be told now; empty: none.
  std::optional<std::int64_t> next_due_ms() const;
  /// Tells the chat on trial; `tried` is called from any thread. Returns whether the room may tell it more in
  /// this hour. Requires: there are a webhook and its service.
  bool try_webhook(std::move_only_function<void(WebhookOutcome)> tried);
  /// Whether this person is called on this device.
  bool reach(SessionId session, std::string_view device) const;

 private:
  struct Due {
    std::int64_t at = 0;
    protocol::PushKind kind = protocol::PushKind::turn;
  };
  /// The session that is asked and not connected; kSpectating: none.
  SessionId awaited() const;
  /// When a turn is called on this subscription. Requires: somebody is awaited, as for the next one.
  std::int64_t turn_call_ms(const protocol::PushSubscription& one) const;
  /// The earliest call on this subscription that has been neither made nor missed.
  std::optional<Due> next_on(const protocol::PushSubscription& one) const;
  const std::vector<protocol::PushSubscription>& subscriptions(SessionId session) const;
  /// Calls everybody but this seat's person who is not connected and wants it.
  void call_others(Seat but, protocol::PushKind kind, std::optional<std::string> name, SeatBudgets& budgets);
  void send(SessionId to, const protocol::PushSubscription& on, protocol::PushCall call);
  protocol::PushCall call_of(protocol::PushKind kind) const;
  /// When a chat is told of the turn; empty: it is not. Requires: somebody is awaited.
  std::optional<std::int64_t> chat_due_ms() const;
  bool tells_turns() const;
  WebhookMessage message_of(WebhookKind kind) const;
  /// `done`: besides ending a webhook that is gone.
  bool tell_chat(WebhookMessage message, std::move_only_function<void(WebhookOutcome)> done = {});

  const std::shared_ptr<Context> context_;
  const RoomState& state_;
  const Audience& audience_;
  const Gone gone_;
  std::int64_t done_until_ms_;   ///< calls that were due by then have been made, or are not to be made
  protocol::Seq asked_at_;       ///< RoomState::asked_at
  std::int64_t asked_ms_;        ///< when that was, about
  std::int64_t left_ms_ = 0;     ///< when the connection of whoever is asked last ended
  bool called_to_turn_ = false;  ///< since asked_at_
  bool chat_told_turn_ = false;  ///< likewise
  TokenBucket chat_messages_;
};

}  // namespace bastide::server
