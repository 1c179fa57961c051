// One room: what arrives is decided, stored and, once it is durable, announced.
#pragma once

#include "audience.hpp"
#include "context.hpp"
#include "decision.hpp"
#include "inquiries.hpp"
#include "log_entry.hpp"
#include "room_computers.hpp"
#include "room_log.hpp"
#include "room_state.hpp"
#include "room_times.hpp"
#include "seat_budgets.hpp"

#include <server/rooms/event_store.hpp>
#include <server/rooms/room_report.hpp>

#include <protocol/message_table.hpp>
#include <protocol/messages.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// Single-threaded: everything on the room's strand. While a change is on its way into the store the room
/// is busy, and its host keeps what arrives: so every decision is made on a state that is durable.
class Room final : private DecisionContext {
 public:
  /// As `stored`, with at least one entry, says. `label`: what the program's own log calls it.
  /// Throws std::exception where that makes no sense. What `store` and `think` come to returns through
  /// `appended`, `compacted` and `thought`.
  Room(std::shared_ptr<Context> context, std::string label, std::string code, const StoredRoom& stored,
       RoomLog::Store store, Think think);

  bool busy() const { return unstored_ != nullptr; }

  /// Requires: not busy, for this and the next two, and for `rest`.
  /// `read_at`: when the message had come.
  void receive(const ConnectionPtr& connection, const protocol::ClientMessage& message,
               std::chrono::steady_clock::time_point read_at);
  void depart(const ClientConnection& connection);
  /// Deadlines; what could not be stored before.
  void tick();
  /// From when on it may rest; the end of time: it does so already.
  std::chrono::steady_clock::time_point rests_at() const { return rests_at_; }
  /// Lets go of what takes much memory and is made again by whatever needs it, if it is time.
  void rest();
  /// Writes what is due of the clock that runs before anything else may happen that came at `as_of` or later:
  /// whoever is late finds the server's move made. Returns whether it is on its way; then the room is busy.
  bool keep_time(std::chrono::steady_clock::time_point as_of);
  /// Lets the computer that must act think, and makes its move once it is found and due.
  /// Returns whether it is on its way; then the room is busy. Requires: not busy.
  bool play_computer();
  /// What came out; of a decision that is no longer asked for nothing comes.
  void thought(std::uint64_t ticket, const Thought& thought);
  /// A computer is at it.
  bool computer_thinks() const { return computers_.at_it(); }
  /// When it wants to be asked again at the latest, in ms since 1970; nothing:
  /// no clock runs and no move waits.
  std::optional<std::int64_t> alarm_ms() const;

  /// How the append ended. Throws where the log says that this room is not what it takes itself for.
  void appended(StoreResult<> result);
  void compacted(StoreResult<> result);

  /// The record of a game of this room that has ended and is not in the store yet, compressed; else nullptr.
  std::shared_ptr<const std::string> unsaved_record(std::string_view game_id) const {
    return log_.unsaved_record(game_id);
  }

  RoomReport report() const;
  /// Closes it, as its deadline would; `told` hears how that ended. Requires: not busy.
  void close(EventStore::Done<> told);
  void tell_everybody(const MessageText& message) { audience_.tell(message); }

  /// Ends all connections.
  void dismiss(protocol::ClosingReason reason, std::optional<int> retry_ms);

 private:
  struct UnstoredChange {
    log::Entry entry;
    std::optional<TriedStep> tried;  ///< the step that the entry carries out
    std::optional<std::int64_t> deadline_ms;
    ConnectionPtr asker;  ///< nullptr: a deadline
    bool joins = false;   ///< the asker is let in by this change
    std::size_t stored_bytes = 0;
    std::chrono::steady_clock::time_point read_at{};  ///< of a message
    EventStore::Done<> told = {};                     ///< who hears how it ended, besides the asker
  };

  // DecisionContext
  bool away_long_enough(SessionId session) const override;
  bool may_chat(SessionId session) override;
  log::Shuffle new_shuffle() override;
  bool skippable(SessionId session, bool several) const override;

  /// Something happens in it, or is asked.
  void use();
  void answer(const ConnectionPtr& connection, std::optional<SessionId> session,
              const protocol::ClientMessage& message);
  bool within_seat_budget(SessionId session, const protocol::ClientMessage& message,
                          const ClientConnection& connection);
  /// For what it was sent in answer.
  void charge_seat(ClientConnection& connection);
  void give_back_message(ClientConnection& connection);
  void join(const ConnectionPtr& connection, const protocol::ClientMessage& message,
            const protocol::Join& join);
  void join_again(const ConnectionPtr& connection, SessionId session, const protocol::ClientMessage& message,
                  const protocol::Join& join);
  void join_to_watch(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                     const protocol::Join& join);
  void join_to_sit(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                   const protocol::Join& join);
  void remove_spectators();
  bool barred(const std::string& address) const;
  /// Nobody may look on who has no seat.
  bool shut() const;
  /// Whether the message has been answered: asked before, or a `sit` with a secret that sits already.
  bool answer_again(const ConnectionPtr& connection, SessionId session,
                    const protocol::ClientMessage& message);
  bool answer_without_change(const ConnectionPtr& connection, std::optional<Seat> seat,
                             const protocol::ClientMessage& message);
  protocol::Standing standing(std::optional<Seat> seat) const;
  /// Whether a change asked for by this session, or by a spectator who sits down,
  /// is within the limits; counts it.
  bool within_limits(const log::Change& change, SessionId session, const ClientConnection& connection);

  void propose(Decision decision, std::optional<log::Request> request, ConnectionPtr asker,
               bool joins = false);
  void reject(const UnstoredChange& change, const protocol::WireRejection& rejection);
  void carry_out(UnstoredChange& done);
  void announce(const UnstoredChange& done, const protocol::JsonText& events);
  void note(const UnstoredChange& done, protocol::RoomPhase before);
  void count_computer_move(Seat seat);

  const std::shared_ptr<Context> context_;
  const std::string label_;
  RoomState state_;
  Audience audience_;
  RoomComputers computers_;
  Inquiries inquiries_;
  RoomTimes times_;
  RoomLog log_;
  std::unique_ptr<UnstoredChange> unstored_;  ///< most rooms wait for their people, and hold no room for it
  std::chrono::steady_clock::time_point read_at_{};      ///< of the message that is being answered
  protocol::Seq asked_at_ = 0;                           ///< RoomState::asked_at, and
  std::chrono::steady_clock::time_point asked_since_{};  ///< since when, as far as is known
  std::chrono::steady_clock::time_point rests_at_{};
  SeatBudgets budgets_;
  std::map<std::string, std::chrono::steady_clock::time_point> barred_until_;  ///< spectators' addresses
};

}  // namespace bastide::server
