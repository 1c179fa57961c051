// One room: decides on what arrives, stores it, and announces it once it is durable.
#pragma once

#include "audience.hpp"
#include "context.hpp"
#include "decision.hpp"
#include "inquiries.hpp"
#include "log_entry.hpp"
#include "room_calls.hpp"
#include "room_computers.hpp"
#include "room_log.hpp"
#include "room_state.hpp"
#include "room_times.hpp"
#include "seat_budgets.hpp"

#include <server/rooms/event_store.hpp>
#include <server/rooms/room_report.hpp>
#include <server/rooms/table_look.hpp>

#include <protocol/message_table.hpp>
#include <protocol/messages.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// "#17" of the label "room #17", which is how lines of the log begin.
inline std::string_view name_in_log(std::string_view label) { return label.substr(label.find('#')); }

/// Keeps a report for the server's host; the answer, whether it is kept, comes on the room's strand, also
/// when the room has left memory.
using KeepReport = std::function<void(StoredReport report, EventStore::Done<bool> done)>;

class Room;
/// Has something done with the room on its strand, when it is not busy; it is loaded if need be, and nothing
/// is done if it can't be. Any thread, also when the room has left memory.
using LaterInRoom = std::function<void(std::move_only_function<void(Room&)>)>;

/// Single-threaded: everything runs on the room's strand. The room is busy while a change is being stored,
/// and its host keeps what arrives: every decision is made on a durable state.
class Room final : private DecisionContext {
 public:
  /// Rebuilds the room from `stored`, which has at least one entry. `label`: the room's name in the program's
  /// log. Throws std::exception if the log makes no sense. Results of `store` and `think` come back through
  /// `appended`, `compacted` and `thought`.
  Room(std::shared_ptr<Context> context, std::string label, std::string code, const StoredRoom& stored,
       RoomLog::Store store, Think think, LaterInRoom later, KeepReport keep_report);

  bool busy() const { return unstored_ != nullptr; }
  /// Why its log can't be read to the end; empty if it can.
  std::string why_unread() const { return state_.unread() ? state_.why_unread() : std::string(); }

  /// Requires: not busy, also for the next two and for `rest`. `read_at`: when the message arrived.
  void receive(const ConnectionPtr& connection, const protocol::ClientMessage& message,
               std::chrono::steady_clock::time_point read_at);
  void depart(const ClientConnection& connection);
  /// Handles deadlines, and retries what could not be stored.
  void tick();
  /// Takes less memory until the next message.
  void pack() { state_.pack(); }
  /// When it may begin to rest; the end of time while it rests.
  std::chrono::steady_clock::time_point rests_at() const { return rests_at_; }
  /// If it is time, drops what takes much memory and can be made again.
  void rest();
  /// Stores what the running clock makes due before anything that arrived at `as_of` or later: a late move
  /// finds the server's move made. Returns whether a change is being stored; the room is then busy.
  bool keep_time(std::chrono::steady_clock::time_point as_of);
  /// Lets the computer that must act think, and makes its move once it is found and due. Returns whether the
  /// move is being stored; the room is then busy. Requires: not busy.
  bool play_computer();
  /// Takes a thinker's answer; ignores an obsolete one.
  void thought(std::uint64_t ticket, const Thought& thought);
  /// A push service has forgotten a subscription. Requires: not busy.
  void end_push(SessionId session, std::string device);
  /// The service of this webhook has forgotten it. Requires: not busy.
  void end_webhook(const std::string& endpoint);
  /// Whether a computer is thinking.
  bool computer_thinks() const { return computers_.at_it(); }
  /// When the room must be asked again at the latest, in ms since 1970; empty: no clock runs and
  /// no move waits.
  std::optional<std::int64_t> alarm_ms() const;

  /// Takes the result of the append. Throws if the log proves that the room's state is wrong.
  void appended(StoreResult<> result);
  void compacted(StoreResult<> result);

  /// The compressed record of a finished game of this room that is not stored yet; otherwise nullptr.
  std::shared_ptr<const std::string> unsaved_record(std::string_view game_id) const {
    return log_.unsaved_record(game_id);
  }

  /// What strangers are told of it, if they may come.
  std::optional<ListedTable> listed() const;
  RoomReport report() const;
  /// Rejected with room/not_found in the lobby, room/no_spectators where nobody may watch.
  protocol::Expected<TableLook> look(const std::string& address) const;
  /// Closes the room as its deadline would; calls `told` with the result. Requires: not busy.
  void close(EventStore::Done<> told);
  /// The name of who has or had the seat; empty for a free one, or one that there is not.
  std::optional<std::string> name_on(Seat seat) const;
  /// Forgets who sits on the seat; calls `told` once no stored entry of this room tells it. Requires: not
  /// busy, the log can be read, the room is not closed, and somebody has the seat.
  void forget_seat(Seat seat, EventStore::Done<> told);
  void tell_everybody(const MessageText& message) { audience_.tell(message); }

  /// Ends all connections.
  void dismiss(protocol::ClosingReason reason, std::optional<int> retry_ms);

 private:
  struct UnstoredChange {
    log::Entry entry;
    std::optional<TriedStep> tried;  ///< the step that the entry plays
    std::optional<std::int64_t> deadline_ms;
    ConnectionPtr asker;  ///< nullptr: a deadline
    bool joins = false;   ///< this change lets the asker in
    std::size_t stored_bytes = 0;
    std::chrono::steady_clock::time_point read_at{};  ///< when the message arrived
    std::int64_t proposed_ms = 0;                     ///< RoomTimes::worked_ms
    EventStore::Done<> told = {};                     ///< called with the result, besides the asker
  };

  // DecisionContext
  bool away_long_enough(SessionId session) const override;
  bool may_chat(SessionId session) override;
  log::Shuffle new_shuffle() override;
  bool lists_open_tables() const override { return context_->limits.open_tables; }
  bool skippable(SessionId session) const override;
  bool thinks_long() const override;
  bool can_push_to(std::string_view endpoint) const override;
  std::size_t push_devices_max() const override;
  bool tells_chats() const override { return context_->services.webhooks != nullptr; }
  bool can_tell(std::string_view endpoint) const override;

  /// Notes that the room is used.
  void use();
  void answer(const ConnectionPtr& connection, std::optional<SessionId> session,
              const protocol::ClientMessage& message);
  bool within_seat_budget(SessionId session, const protocol::ClientMessage& message);
  /// Charges the seat for what was sent in answer.
  void charge_seat(ClientConnection& connection);
  void give_back_message(ClientConnection& connection);
  void join(const ConnectionPtr& connection, const protocol::ClientMessage& message,
            const protocol::Join& join);
  void join_again(const ConnectionPtr& connection, SessionId session, const protocol::ClientMessage& message,
                  const protocol::Join& join);
  void join_to_watch(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                     const protocol::Join& join);
  std::string_view limit_to_watching(const ClientConnection& connection, bool embedded) const;
  void join_to_sit(const ConnectionPtr& connection, const protocol::ClientMessage& message,
                   const protocol::Join& join);
  protocol::WireRejection wrong_secret();
  void remove_spectators();
  bool barred(const std::string& address) const;
  /// Whether nobody without a seat may watch.
  bool shut() const;
  /// Whether the message has been answered: it is a repetition, or a `sit` with a secret that has
  /// a seat already.
  bool answer_again(const ConnectionPtr& connection, SessionId session,
                    const protocol::ClientMessage& message);
  bool answer_without_change(const ConnectionPtr& connection, std::optional<Seat> seat,
                             const protocol::ClientMessage& message);
  void take_report(const ConnectionPtr& connection, Seat by, const std::string& re,
                   const protocol::Report& report);
  /// Who is meant by the seat; empty: nobody whom another person could report.
  std::optional<std::string> reported_name(Seat by, Seat seat) const;
  protocol::Standing standing(std::optional<Seat> seat) const;
  /// Whether a change asked for by this session, or by a spectator who sits down, is within the
  /// limits; counts it.
  bool within_limits(const log::Change& change, SessionId session, const ClientConnection& connection);
  bool may_begin_game(const ClientConnection& connection);
  bool may_subscribe(const ClientConnection& connection);
  bool may_use_webhook(const ClientConnection& connection);
  void try_webhook(const ConnectionPtr& connection, const std::string& re);

  void propose(Decision decision, std::optional<log::Request> request, ConnectionPtr asker,
               bool joins = false);
  void tell_points(log::Change& change, const Game& after) const;
  void reject(const UnstoredChange& change, const protocol::WireRejection& rejection);
  void carry_out(UnstoredChange& done);
  void announce(const UnstoredChange& done, const protocol::JsonText& events);
  void note(const UnstoredChange& done, protocol::RoomPhase before);
  void count_computer_move(Seat seat);
  /// Keeps the time since which the seat to act has been asked.
  void note_asked();

  const std::shared_ptr<Context> context_;
  const std::string label_;
  RoomState state_;
  Audience audience_;
  RoomComputers computers_;
  Inquiries inquiries_;
  RoomCalls calls_;
  RoomTimes times_;
  RoomLog log_;
  const LaterInRoom later_;
  const KeepReport keep_report_;
  std::unique_ptr<UnstoredChange> unstored_;  ///< a pointer, since most rooms are waiting for their players
  std::chrono::steady_clock::time_point read_at_{};      ///< of the message being answered
  protocol::Seq asked_at_ = 0;                           ///< RoomState::asked_at
  std::chrono::steady_clock::time_point asked_since_{};  ///< its value since then, by Context::worked
  std::optional<std::chrono::steady_clock::time_point> paused_since_;  ///< the same of a pause
  std::chrono::steady_clock::time_point rests_at_{};
  SeatBudgets budgets_;
  TokenBucket wrong_secrets_;                                                  ///< of all addresses
  std::map<std::string, std::chrono::steady_clock::time_point> barred_until_;  ///< spectators' addresses
};

}  // namespace bastide::server
