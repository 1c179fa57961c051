// One room: what arrives is judged, stored and, once it is durable, announced.
#pragma once

#include "audience.hpp"
#include "history.hpp"
#include "judgement.hpp"
#include "log_entry.hpp"
#include "room_state.hpp"
#include "token_bucket.hpp"
#include "world.hpp"

#include <server/rooms/event_store.hpp>

#include <protocol/message_table.hpp>
#include <protocol/messages.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace bastide::server {

/// Single-threaded: everything on the room's strand. While a change is on its way into the store the room is busy, and
/// its host keeps what arrives: so every judgement is made on a state that is durable.
class Room final : private Circumstances {
 public:
  /// Sends an entry to the store; the outcome comes back through `appended`.
  using Append = std::function<void(NewEntry)>;

  /// `label`: what the log calls it.
  Room(std::shared_ptr<World> world, std::string label, RoomState state, std::optional<std::int64_t> due_ms,
       Append append);

  bool busy() const { return pending_.has_value(); }

  /// Requires: not busy, for this and the next two.
  void receive(const SessionPtr& session, const protocol::ClientMessage& message);
  void depart(const ClientSession& session);
  /// Deadlines.
  void tick();

  /// How the append ended. Throws where the log says that this room is not what it takes itself for.
  void appended(StoreResult<> result);

  /// Ends all connections.
  void dismiss(protocol::ClosingReason reason, std::optional<int> retry_ms);

 private:
  struct Pending {
    log::Entry entry;
    std::optional<TriedStep> tried;  ///< the step that the entry carries out
    std::optional<std::int64_t> due_ms;
    SessionPtr asker;    ///< nullptr: a deadline
    bool joins = false;  ///< the asker is let in by this change
  };

  // Circumstances
  bool away_long_enough(Sitting sitting) const override;
  bool may_chat(Sitting sitting) override;
  log::Shuffle new_shuffle() override;

  void join(const SessionPtr& session, const protocol::ClientMessage& message, const protocol::Join& join);
  void join_to_watch(const SessionPtr& session, const protocol::ClientMessage& message,
                     const protocol::Join& join);
  void join_to_sit(const SessionPtr& session, const protocol::ClientMessage& message,
                   const protocol::Join& join);
  void remove_spectators();
  bool barred(const std::string& address) const;
  /// Whether the message has been answered: asked before, or a `sit` with a secret that sits already.
  bool answer_again(const SessionPtr& session, Sitting sitting, const protocol::ClientMessage& message);
  bool answer_without_change(const SessionPtr& session, std::optional<Seat> seat,
                             const protocol::ClientMessage& message);
  void preview(const SessionPtr& session, Seat seat, const std::string& re, const protocol::AskPreview& ask);
  void tell_history(const SessionPtr& session, const std::string& re, const protocol::AskHistory& ask);
  protocol::Standing standing(std::optional<Seat> seat) const;

  void propose(Judgement judgement, std::optional<log::Request> request, SessionPtr asker,
               bool joins = false);
  void refuse(const Pending& change, const protocol::Fault& fault);
  void carry_out(Pending& done);
  void announce(const Pending& done, const protocol::JsonText& events);
  void note(const Pending& done, protocol::RoomPhase before);

  std::optional<std::int64_t> due_after(protocol::RoomPhase phase, std::int64_t from_ms) const;
  /// Counts the deadline from then.
  void set_due(std::int64_t from_ms);

  const std::shared_ptr<World> world_;
  const std::string label_;
  RoomState state_;
  Audience audience_;
  const Append append_;
  std::optional<Pending> pending_;
  std::optional<std::int64_t> due_ms_;
  std::map<Sitting, TokenBucket> chat_;
  std::map<std::string, std::chrono::steady_clock::time_point> barred_until_;  ///< spectators' addresses
  std::optional<History> history_;  ///< while somebody has asked for it not long ago
  std::chrono::steady_clock::time_point history_until_{};
};

}  // namespace bastide::server
