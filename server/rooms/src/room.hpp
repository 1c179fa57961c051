// One room: what arrives is decided, stored and, once it is durable, announced.
#pragma once

#include "audience.hpp"
#include "context.hpp"
#include "decision.hpp"
#include "history.hpp"
#include "log_entry.hpp"
#include "room_state.hpp"
#include "seat_budgets.hpp"
#include "step_search.hpp"
#include "thinkers.hpp"

#include <server/rooms/event_store.hpp>
#include <server/rooms/room_report.hpp>

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

/// Single-threaded: everything on the room's strand. While a change is on its way into the store the room is busy, and
/// its host keeps what arrives: so every decision is made on a state that is durable.
class Room final : private DecisionContext {
 public:
  /// The ways to the store; the outcomes come back through `appended` and `compacted`.
  struct Log {
    std::function<void(NewEntry)> append;
    std::function<void(Compaction)> compact;
  };
  /// The way to those who think; what they find comes back through `thought` with the ticket.
  using Think = std::function<void(Question, std::uint64_t ticket)>;

  /// As `stored`, with at least one entry, says. `label`: what the program's own log calls it. Throws std::exception where
  /// that makes no sense.
  Room(std::shared_ptr<Context> context, std::string label, std::string code, const StoredRoom& stored,
       Log log, Think think);

  bool busy() const { return pending_.has_value(); }

  /// Requires: not busy, for this and the next two.
  /// `read_at`: when the message had come.
  void receive(const ConnectionPtr& connection, const protocol::ClientMessage& message,
               std::chrono::steady_clock::time_point read_at);
  void depart(const ClientConnection& connection);
  /// Deadlines; what could not be stored before.
  void tick();
  /// Writes what is due of the clock that runs before anything else may happen that came at `as_of` or later: whoever is
  /// late finds the server's move made. Returns whether it is on its way; then the room is busy.
  bool keep_time(std::chrono::steady_clock::time_point as_of);
  /// Lets the computer that must act think, and makes its move once it is found and due. Returns whether it is on its way; then
  /// the room is busy. Requires: not busy.
  bool play_computer();
  /// What came out; of a decision that is no longer asked for nothing comes.
  void thought(std::uint64_t ticket, Thought thought);
  /// A computer is at it.
  bool computer_thinks() const { return thinking_.has_value(); }
  /// When it wants to be asked again at the latest, in ms since 1970; nothing: no clock runs and no move waits.
  std::optional<std::int64_t> alarm_ms() const;

  /// How the append ended. Throws where the log says that this room is not what it takes itself for.
  void appended(StoreResult<> result);
  void compacted(StoreResult<> result);

  /// The record of a game of this room that has ended and is not in the store yet, compressed; else nullptr.
  std::shared_ptr<const std::string> unsaved_record(std::string_view game_id) const;

  RoomReport report() const;
  /// Closes it, as its deadline would; `told` hears how that ended. Requires: not busy.
  void close(EventStore::Done<> told);
  void tell_everybody(const MessageText& message) { audience_.tell(message); }

  /// Ends all connections.
  void dismiss(protocol::ClosingReason reason, std::optional<int> retry_ms);

 private:
  struct Pending {
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
  /// Whether the message has been answered: asked before, or a `sit` with a secret that sits already.
  bool answer_again(const ConnectionPtr& connection, SessionId session,
                    const protocol::ClientMessage& message);
  bool answer_without_change(const ConnectionPtr& connection, std::optional<Seat> seat,
                             const protocol::ClientMessage& message);
  void preview(const ConnectionPtr& connection, Seat seat, const std::string& re,
               const protocol::AskPreview& ask);
  void survey(const ConnectionPtr& connection, std::optional<Seat> seat, const std::string& re,
              const protocol::AskSurvey& ask);
  void tell_history(const ConnectionPtr& connection, const std::string& re, const protocol::AskHistory& ask);
  protocol::Standing standing(std::optional<Seat> seat) const;
  /// Whether a change asked for by this session, or by a spectator who sits down, is within the limits; counts it.
  bool within_limits(const log::Change& change, SessionId session, const ClientConnection& connection);

  void propose(Decision decision, std::optional<log::Request> request, ConnectionPtr asker,
               bool joins = false);
  void reject(const Pending& change, const protocol::WireRejection& rejection);
  void carry_out(Pending& done);
  void announce(const Pending& done, const protocol::JsonText& events);
  void note(const Pending& done, protocol::RoomPhase before);
  void count_computer_move(Seat seat);

  /// What a computer decides, and when it may move.
  struct Thinking {
    StepSearch search;
    std::uint64_t ticket;
    std::chrono::steady_clock::time_point due;
    StepSearch::Found found = StepSearch::Found::part;
  };
  void ask_computer(const protocol::ComputerCard& computer);
  /// What a computer would do for somebody who asked.
  struct Hint {
    StepSearch search;
    std::uint64_t ticket;
    ConnectionPtr asker;
    std::string re;
  };
  void hint(const ConnectionPtr& connection, Seat seat, const std::string& re);
  std::optional<protocol::WireRejection> no_hint(const ClientConnection& connection, Seat seat);
  void give_hint(const Thought& thought);
  /// Has the next decision of a search thought of; returns the ticket of the answer.
  std::uint64_t think_on(const StepSearch& search);
  /// The answer; asks on where it is a part.
  StepSearch::Found thought_of(StepSearch& search, std::uint64_t& ticket, const Thought& thought);
  std::chrono::milliseconds pace() const;
  /// Nobody has been here for so long that computers rest.
  bool rests();
  Decision move_of(const Thinking& thinking);

  /// When the clock that runs wants to be looked at; nothing: none does.
  std::optional<std::int64_t> clock_alarm_ms() const;
  std::int64_t wall_ms(std::chrono::steady_clock::time_point at) const;
  /// For how long nobody could have moved since the clock that runs was last looked at.
  std::int64_t absent_ms(std::int64_t now_ms) const;
  /// For the store, of the entry that is proposed: may be too early, never too late.
  std::int64_t deadline_for(const log::Change& change, protocol::RoomPhase next, std::int64_t at_ms) const;
  /// As the room stands.
  std::int64_t deadline_from(std::int64_t from_ms) const;

  /// Makes the log short where it is time.
  void tidy_log();
  void take_records();

  std::int64_t deadline_after(protocol::RoomPhase phase, std::int64_t from_ms) const;
  /// Counts the deadline from then.
  void count_deadline_from(std::int64_t from_ms);

  const std::shared_ptr<Context> context_;
  const std::string label_;
  RoomState state_;
  Audience audience_;
  const Log log_;
  const Think think_;
  std::optional<Thinking> thinking_;
  std::optional<Hint> hint_;
  std::uint64_t tickets_ = 0;
  protocol::Seq paced_at_ = 0;  ///< RoomState::asked_at of the last decision that was asked for
  std::chrono::steady_clock::time_point visited_{};  ///< when somebody was here last
  std::optional<Pending> pending_;
  std::chrono::steady_clock::time_point read_at_{};  ///< of the message that is being answered
  std::optional<std::int64_t> deadline_ms_;
  protocol::Seq asked_at_ = 0;                           ///< RoomState::asked_at, and
  std::chrono::steady_clock::time_point asked_since_{};  ///< since when, as far as is known
  std::optional<std::int64_t> unwritable_since_ms_;      ///< while a clock runs
  std::chrono::steady_clock::time_point clock_retry_{};

  std::size_t log_bytes_ = 0;       ///< of the entries after the snapshot
  std::size_t snapshot_bytes_ = 0;  ///< of that
  bool records_due_ = false;        ///< as the store says
  bool log_gone_ = false;           ///< the room is closed, and the store has heard of it
  std::vector<StoredRecord> unsaved_;
  struct Compacting {
    std::size_t log_bytes;
    std::size_t snapshot_bytes;
    std::size_t records;  ///< the first ones of `unsaved_`
  };
  std::optional<Compacting> compacting_;  ///< on its way into the store
  SeatBudgets budgets_;
  std::map<std::string, std::chrono::steady_clock::time_point> barred_until_;  ///< spectators' addresses
  std::optional<History> history_;  ///< while somebody has asked for it not long ago
  std::chrono::steady_clock::time_point history_until_{};
  std::optional<Survey> surveyed_;  ///< of the game as it stands, once somebody has asked
};

}  // namespace bastide::server
