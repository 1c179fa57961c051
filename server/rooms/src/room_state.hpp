// The room and its game as they follow from the log.
#pragma once

#include "log_entry.hpp"
#include "played_game.hpp"
#include "room_clock.hpp"
#include "room_events.hpp"
#include "rules_in_play.hpp"
#include "taken_seats.hpp"
#include "votes.hpp"

#include <protocol/json_text.hpp>
#include <protocol/messages.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/shuffle.hpp>
#include <protocol/room_event.hpp>
#include <protocol/room_flags.hpp>
#include <protocol/room_view.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/game.hpp>
#include <engine/rules.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

inline constexpr std::size_t kChatLinesShown = 50;

/// Requires: the entry carries out a request.
Answered answered_by(const log::Entry& entry);
/// `seat`: where the asker sits now.
protocol::ServerMessage reply(const Answered& request, Seat seat);

/// A finished game, ready to be stored.
struct EndedGame {
  protocol::GameId id{};
  std::int64_t at_ms = 0;
  protocol::Record record;
};

/// Changes only by `apply`, for live changes and for rebuilding: equal logs give equal states. Throws
/// std::exception if an entry does not fit; the state is then unusable.
class RoomState {
 public:
  /// Requires: all remaining entries of a room, gapless, at least one. `rules_in_play`: shared by all rooms;
  /// must outlive the state. Entries from the first on that can't be read are left `unread`. Throws if not
  /// even the first one tells who sits in the room.
  static RoomState rebuild(const std::string& code, std::span<const StoredEntry> entries,
                           RulesInPlay& rules_in_play);
  /// `first` must be a room_created or a snapshot.
  RoomState(std::string code, const log::Entry& first, RulesInPlay& rules_in_play);

  /// Applies the next change. Returns its events in the order of the delta: those of the room, then
  /// those of the game. `tried`: the entry's step as tried on the current game; taken over instead of
  /// being played again.
  RoomEvents apply(const log::Entry& entry, std::optional<TriedStep> tried = {});

  /// Keeps the game's position in less memory until `game` is called.
  void pack() {
    if (played_) played_->pack();
  }
  /// Drops the game's position, which `game` makes again. Returns whether there was one.
  bool rest();

  const std::string& code() const { return code_; }
  protocol::Seq seq() const { return seq_; }
  std::int64_t changed_at_ms() const { return changed_at_ms_; }
  protocol::RoomPhase phase() const;
  bool closed() const { return closed_; }
  /// Whether there are entries that can't be read, until the host breaks off what they belong to: no other
  /// change is possible. The last seq is theirs.
  bool unread() const { return broken_off_ && !broken_off_->ended; }
  /// A sentence for the program's log. Requires: unread, also for the next.
  const std::string& why_unread() const { return why_unread_; }
  log::BrokenOff break_off(const log::Shuffle& next) const;
  Seat host() const { return host_; }
  const Seats& seats() const { return seats_; }
  protocol::Aids aids() const { return aids_; }
  const GameKind& kind() const { return *game_kind_; }
  const Rules& rules() const { return *rules_; }
  /// nullptr in the lobby. Wakes the game: ask `to_act` or `phase` if they suffice.
  const Game* game() const { return played_ ? &played_->game() : nullptr; }
  /// A copy of the game. Requires: a game, also for the next one.
  std::unique_ptr<Game> copy_of_game() const { return played_->copy(); }
  Seat to_act() const { return played_->to_act(); }
  /// By seat.
  const std::vector<int>& points() const { return played_->points(); }
  /// Stored steps of the game.
  int step() const { return played_ ? played_->step() : 0; }
  int number() const { return number_; }
  const protocol::GameId& game_id() const { return shuffle_.game_id; }

  std::optional<Seat> seat_of(SessionId session) const;
  /// kSpectating if nobody holds the seat.
  SessionId session_on(Seat seat) const;
  /// The sessions of all held seats, by seat.
  std::vector<SessionId> sessions() const;
  std::optional<SessionId> session_with(const protocol::Bytes32& secret_hash) const;
  /// The reply to a request that has been carried out already; empty for a new one.
  std::optional<protocol::ServerMessage> answered(SessionId session, std::string_view id) const;
  /// Whether no seat has it, or this one alone.
  bool colour_free(protocol::Colour colour, Seat but_for = kNoSeat) const;

  /// The game that would begin now with the taken seats, by the newest rules. Rejects with setup/….
  Result<std::unique_ptr<Game>> new_game(Events& events) const;
  /// The computer that plays the seat; nullptr: none.
  const protocol::ComputerCard* computer_on(Seat seat) const;
  /// The computer whose move it is; nullptr: a person's or nobody's.
  const protocol::ComputerCard* computer_to_act() const;
  protocol::Pace pace() const { return pace_; }
  const protocol::RoomFlags& flags() const { return flags_; }
  /// Whether who sits down may take a computer's place.
  bool gives_up_computers() const { return flags_.listed && phase() == protocol::RoomPhase::lobby; }
  /// Of the host's page, when the room was made; empty: unknown.
  const std::optional<std::string>& language() const { return language_; }
  /// The chat that is told; empty: none.
  const std::optional<log::Webhook>& webhook() const { return webhook_; }
  /// Whether the game's minimum of players is reached, and at least two if the room was made for several.
  bool enough_players() const;
  /// The pending rematch offer, if any.
  const std::optional<log::RematchOffer>& offer() const { return offer_; }
  /// Whether all other people who hold a seat have accepted. Requires: a rematch is offered.
  bool wanted_by_all_but(Seat seat) const;

  /// The last lines, as they are shown.
  const std::vector<protocol::ChatLine>& chat() const { return chat_; }

  /// Empty if the room plays without a clock.
  const std::optional<RoomClock>& clock() const { return clock_; }
  /// The change since which the seat to act has been asked for the same. Requires: a game is in progress,
  /// also for the next three.
  protocol::Seq asked_at() const { return asked_at_; }
  /// Whether somebody holds the seat, plays it without a computer's help and has not resigned.
  bool plays(Seat seat) const;
  /// Whether a program holds the seat.
  bool program_has(Seat seat) const { return seat < seats_.size() && is_programs(seats_[seat]); }
  /// Whether a person plays the seat so: no program is asked, or votes.
  bool has_say(Seat seat) const;
  /// Whether every person has resigned or left; who lets a computer stand in may come back. Requires: a game.
  bool people_are_out() const;
  /// Whether all others who have a say want a pause. Requires: a clock.
  bool pause_wanted_by_all_but(Seat seat) const;
  /// How many votes skip the seat to act or hand it over: more than half of the others who have a say.
  int skip_votes_needed() const;
  const std::vector<Seat>& skip_votes() const { return votes_.skip; }
  const std::vector<Seat>& hand_over_votes() const { return votes_.hand_over; }

  /// The last turn of a person, if it is whole or the seat's own so far, until another person acts.
  const std::optional<log::LastTurn>& last_turn() const { return last_turn_; }
  /// Whether the seat may ask for the last turn back. Requires: a game is in progress, also for the next two.
  bool may_undo(Seat seat) const;
  /// Whether the seat is one of those who are asked for the last turn back.
  bool asked_to_undo(Seat seat) const;
  /// Whether all others who have a say have accepted. Requires: there is a last turn.
  bool undo_wanted_by_all_but(Seat seat) const;
  /// Stored steps of the game that stand.
  int standing_steps() const;

  /// What everybody sees now. Borrows from the state. `seen`: RoomView::settled of what the viewer
  /// knows already.
  struct Shown {
    std::unique_ptr<const View> game;  ///< as the seat to act sees it; nullptr in the lobby
    protocol::RoomView common;
  };
  Shown show(protocol::Seq seen = 0) const;
  /// What a session, or a spectator, sees besides. Borrows from `shown`, which must be current.
  protocol::OwnView own_view(SessionId viewer, const Shown& shown) const;
  /// Both together as text.
  protocol::JsonText view(SessionId viewer) const;
  /// Plays the game again, and returns the events of its beginning and of each step, as deltas told them.
  /// Requires: a game.
  std::vector<protocol::JsonText> retell() const;
  /// Requires: the game has ended.
  protocol::Record record() const;

  /// The games that have ended since the last call, the earliest first.
  std::vector<EndedGame> take_ended() { return std::exchange(ended_, {}); }
  /// The entry that says all that the log says so far, with the seq of the last change. Requires: not closed.
  log::Entry snapshot() const;

 private:
  void apply_change(const log::RoomCreated& change, RoomEvents& events);
  void apply_change(const log::SeatTaken& change, RoomEvents& events);
  void apply_change(const log::SeatLeft& change, RoomEvents& events);
  void apply_change(const log::SeatChanged& change, RoomEvents& events);
  void apply_change(const log::SecretRenewed& change, RoomEvents& events);
  void apply_change(const log::EntropySet& change, RoomEvents& events);
  void apply_change(const log::GameStarted& change, RoomEvents& events);
  void apply_change(const log::Chatted& change, RoomEvents& events);
  void apply_change(const log::Rematched& change, RoomEvents& events);
  void apply_change(const log::RematchOffered& change, RoomEvents& events);
  void apply_change(const log::RematchAccepted& change, RoomEvents& events);
  void apply_change(const log::RematchDeclined& change, RoomEvents& events);
  void apply_change(const log::ClockSet& change, RoomEvents& events);
  void apply_change(const log::RulesSet& change, RoomEvents& events);
  void apply_change(const log::SeatsSwapped& change, RoomEvents& events);
  void apply_change(const log::SkipVoted& change, RoomEvents& events);
  void apply_change(const log::PauseWanted& change, RoomEvents& events);
  void apply_change(const log::PauseDeclined& change, RoomEvents& events);
  void apply_change(const log::Resumed& change, RoomEvents& events);
  void apply_change(const log::ClockShifted& change, RoomEvents& events);
  void apply_change(const log::ComputerSeated& change, RoomEvents& events);
  void apply_change(const log::HandedOver& change, RoomEvents& events);
  void apply_change(const log::TakenBack& change, RoomEvents& events);
  void apply_change(const log::HandOverVoted& change, RoomEvents& events);
  void apply_change(const log::PaceSet& change, RoomEvents& events);
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) \
  void apply_change(const log::Entry& change, RoomEvents& events);
#include <protocol/room_flags.def>
  void apply_change(const log::BrokenOff& change, RoomEvents& events);
  void apply_change(const log::PushSubscribed& change, RoomEvents& events);
  void apply_change(const log::PushEnded& change, RoomEvents& events);
  void apply_change(const log::WebhookSet& change, RoomEvents& events);
  void apply_change(const log::WebhookEnded& change, RoomEvents& events);
  void apply_change(const log::UndoAsked& change, RoomEvents& events);
  void apply_change(const log::UndoAccepted& change, RoomEvents& events);
  void apply_change(const log::UndoDeclined& change, RoomEvents& events);
  void apply_change(const log::SeatForgotten& change, RoomEvents& events);
  void apply_change(const log::Closed& change, RoomEvents& events);
  void apply_change(const log::Snapshot& change, RoomEvents& events);

  /// Why entries can't be read.
  struct Unread {
    protocol::UnreadCause cause = protocol::UnreadCause::damaged;
    std::string reason = {};
  };
  /// `rest`: what follows after all that has been applied or left, at least one entry. Returns this.
  RoomState& leave_unread(std::span<const StoredEntry> rest, Unread why);
  /// The room of a log whose first entry's rules or game can't be read: its people, as far as the lobby can
  /// be followed. Throws as `rebuild` does if not even they can be read.
  static RoomState outline(const std::string& code, std::span<const StoredEntry> entries,
                           RulesInPlay& rules_in_play);
  RoomClock& clock_in_play();
  void hand_over_as_asked(const log::HandedOver& change);
  /// These rules by another revision. Throws if this program does not know it.
  std::shared_ptr<const Rules> rules_of(int revision) const;
  Result<std::unique_ptr<Game>> new_game_by(const Rules& rules, Events& events) const;
  void start_game(int revision, RoomEvents& events);
  void take_game(std::unique_ptr<Game> game);
  void clear_table(const log::Shuffle& shuffle, RoomEvents& events);
  void begin_rematch(int revision, RoomEvents& events);
  Seat next_first_player() const;
  TakenSeat& taken(Seat seat);
  void close_up_seats();
  void hand_host_over(RoomEvents& events);
  /// Who takes a step: the seat's person, the computer on it, or the server for a seat that does not play.
  enum class Mover : std::uint8_t { person, computer, server };
  /// `still_asked`: another seat is to act, and the step does not answer it. `points`: PlayedGame::take_step.
  void take_step(Mover mover, Seat seat, const std::vector<Action>& actions, std::optional<TriedStep> tried,
                 bool still_asked, const std::vector<int>& points, RoomEvents& events);
  /// What the step just played makes of the last turn. Requires: the clocks do not know of it yet.
  void note_turn(Mover mover, Seat seat, const Events& told);
  /// Nobody is asked for the last turn back any more.
  void forget_question();
  bool has_accepted_undo(Seat seat) const;
  void undo(RoomEvents& events);
  void skip_seat(const log::Skipped& change, std::optional<TriedStep> tried, RoomEvents& events);
  protocol::RematchCard card_of_offer() const;
  protocol::UndoCard card_of_question() const;
  /// Whose clock is to run.
  RoomClock::Asked timed() const;
  void note_result();
  void end_game(const GameFinished& result);
  void remember(SessionId asker, const log::Entry& entry);
  std::vector<std::optional<protocol::Bytes32>> entropy() const;

  std::string code_;
  RulesInPlay* rules_in_play_;
  protocol::Seq seq_ = 0;
  protocol::Seq settled_ = 0;  ///< of the last change other than a move
  std::int64_t changed_at_ms_ = 0;
  const GameKind* game_kind_ = nullptr;
  std::shared_ptr<const Rules> rules_;  ///< once a game has begun those of all games by equal rules
  protocol::Aids aids_ = protocol::Aids::all;
  bool closed_ = false;
  Seat host_ = 0;
  int number_ = 1;
  Seats seats_;
  log::Shuffle shuffle_;
  std::optional<log::RematchOffer> offer_;
  std::optional<int> first_player_;   ///< as the rules had it before a rematch passed it on
  std::optional<PlayedGame> played_;  ///< empty in the lobby
  std::optional<RoomClock> clock_;
  protocol::Seq asked_at_ = 0;
  Votes votes_;
  std::optional<log::LastTurn> last_turn_;
  protocol::Pace pace_ = protocol::Pace::normal;
  protocol::RoomFlags flags_;
  std::optional<std::string> language_;
  std::optional<log::Webhook> webhook_;
  std::vector<protocol::StandIn> stand_ins_;  ///< of the current game
  std::vector<protocol::ChatLine> chat_;
  std::int64_t chat_lines_ = 0;
  std::vector<EndedGame> ended_;
  std::optional<protocol::BrokenOff> broken_off_;  ///< in the current game, or instead of it
  std::uint64_t unread_after_ = 0;                 ///< the last entry that could be read
  std::string why_unread_;
  std::vector<std::string> set_aside_;  ///< payloads that can't be read
};

}  // namespace bastide::server
