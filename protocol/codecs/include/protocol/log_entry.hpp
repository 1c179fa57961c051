// The entries of a room's log: every possible change of a room, and its stored form (server/rooms/log.md
// lists them). Entries are kept for ever: fields are only ever added, and a missing one means what was true
// before it existed.
#pragma once

#include <protocol/broken_off.hpp>
#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/game_json.hpp>
#include <protocol/push.hpp>
#include <protocol/room_flags.hpp>
#include <protocol/room_view.hpp>
#include <protocol/seat_action.hpp>
#include <protocol/taken_seat.hpp>
#include <protocol/undone.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol::log {

/// A player who takes a seat. `holder` is the SHA-256 of the seat's secret.
struct Newcomer {
  Bytes32 holder{};
  std::string name;
  Colour colour = Colour::red;
  bool program = false;  ///< as in SeatCard
};

/// The secret, entropy and id for the next game's shuffle.
struct Shuffle {
  GameId game_id{};
  Bytes32 secret{};
  /// The game whose shuffle is repeated: secret and entropy are that game's.
  std::optional<GameId> repeats = {};

  /// The id from which the seed is derived.
  const GameId& seeded_by() const { return repeats ? *repeats : game_id; }
};

/// A computer that takes a seat.
struct SeatedComputer {
  std::string level;
  std::string name;
  Colour colour = Colour::red;
  friend bool operator==(const SeatedComputer&, const SeatedComputer&) = default;
};

/// Always the first entry, and only there. The newcomer has seat 0, computers the following seats.
struct RoomCreated {
  ResolvedRules rules;
  int seats = 2;
  Newcomer newcomer;
  Shuffle shuffle;
  Aids aids = Aids::all;
  std::optional<ClockRule> clock = {};
  std::vector<SeatedComputer> computers = {};
  RoomFlags flags = {};
};
struct SeatTaken {
  Seat seat = 0;
  Newcomer newcomer;
};
/// By leave or remove. During a game the seat resigns. `still_asked`, here and below: whoever is to act is
/// not asked anew by this, so that votes and time go on. Entries of earlier servers lack it, and asked anew.
struct SeatLeft {
  Seat seat = 0;
  bool still_asked = false;
};
struct SeatChanged {
  Seat seat = 0;
  std::string name;
  Colour colour = Colour::red;
};
struct SecretRenewed {
  Seat seat = 0;
  Bytes32 holder{};
};
struct EntropySet {
  Seat seat = 0;
  std::optional<Bytes32> value;
};
/// `revision`, here and where a rematch begins: that of the rules by which this game is played to its end.
struct GameStarted {
  int revision = 0;
};
/// One step: all of these actions.
struct Acted {
  Seat seat = 0;
  std::vector<Action> actions;
  bool still_asked = false;  ///< another seat is to act
  /// By seat, after the step, if it changed them: what is rebuilt must agree. Earlier servers told none.
  std::vector<int> points = {};
};
struct Chatted {
  Seat seat = 0;
  std::string text;
  std::optional<std::string> phrase = {};
};
struct Rematched {
  Shuffle shuffle;
};
struct RematchOffered {
  Seat seat = 0;
  Shuffle shuffle;
};
/// A seat's answer to the offered rematch; the last one counts.
struct Acceptance {
  Seat seat = 0;
  std::optional<Bytes32> entropy;
};
struct RematchAccepted {
  Acceptance acceptance;
  bool begins = false;  ///< it completes the acceptances: the next game begins at once
  int revision = 0;     ///< if it begins
};
struct RematchDeclined {
  Seat seat = 0;
};
/// By the host, in the lobby.
struct ClockSet {
  std::optional<ClockRule> clock;
};
/// By the host, in the lobby. Of more seats than are taken the last ones vanish first; if that does not
/// suffice, those who sit behind the last one move up.
struct RulesSet {
  ResolvedRules rules;
  int seats = 2;  ///< at least those that are taken
  Aids aids = Aids::all;
};
/// A step that the server takes for a seat: choices are declined where possible, or the seat resigns.
struct Skipped {
  Seat seat = 0;
  std::vector<Action> actions;
  SkipCause cause = SkipCause::clock;
  std::vector<int> points = {};  ///< as Acted has them
};
/// One of several necessary votes; the last one is a Skipped.
struct SkipVoted {
  Seat seat = 0;
  Seat against = 0;
};
struct PauseWanted {
  Seat seat = 0;
  bool begins = false;  ///< it completes the requests: the clocks stand still
};
struct PauseDeclined {
  Seat seat = 0;
};
struct Resumed {
  Seat seat = 0;
};
/// A time that is not charged to the seat whose clock runs: nobody was at work, or nothing could be stored.
struct ClockShifted {
  std::int64_t ms = 0;
  std::int64_t back = 0;  ///< ms by which the server's time was set back
};
/// A computer takes a free seat, or changes its level. In the lobby.
struct ComputerSeated {
  Seat seat = 0;
  SeatedComputer computer;
};
/// A computer stands in for the seat's person.
struct HandedOver {
  Seat seat = 0;
  std::string level;
  HandOverCause cause = HandOverCause::own;
  bool still_asked = false;
};
struct TakenBack {
  Seat seat = 0;
  bool still_asked = false;
};
/// One of several necessary votes; the last one is a HandedOver.
struct HandOverVoted {
  Seat seat = 0;
  Seat against = 0;
};
struct PaceSet {
  Pace pace = Pace::normal;
};
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) \
  struct Entry {                                                 \
    bool name = false;                                           \
  };
#include <protocol/room_flags.def>
/// Nobody came for too long. A running game is abandoned.
struct Closed {};
/// The host ends the game where the log can't be read any further. What lies between is set aside: it counts
/// for no version, though a later one may read it.
struct BrokenOff {
  std::uint64_t after = 0;  ///< the seq of the last entry that counts
  UnreadCause cause = UnreadCause::damaged;
  std::optional<Shuffle> shuffle = {};  ///< of the next game, in the lobby: the last one may have been played
};

/// The seat's person is called on a browser; another subscription of the same endpoint ends.
struct PushSubscribed {
  Seat seat = 0;
  PushSubscription subscription;
  std::optional<std::string> instead_of =
      {};  ///< the device whose subscription ends, since there are too many
};
/// The person wants no more, or the push service has forgotten the subscription.
struct PushEnded {
  Seat seat = 0;
  std::string device;
};
/// Whoever moved last wants the turn back. `undoes`, here and below: nobody is left to be asked, and the turn
/// is taken back.
struct UndoAsked {
  Seat seat = 0;
  bool undoes = false;
};
struct UndoAccepted {
  Seat seat = 0;
  bool undoes = false;
};
struct UndoDeclined {
  Seat seat = 0;
};
/// The host of the server deletes what tells who sits there: the name, the seat's lines and its devices.
struct SeatForgotten {
  Seat seat = 0;
};

/// A game from its beginning to now.
struct GameSoFar {
  int step = 0;
  std::vector<SeatAction> actions;
  std::vector<std::uint32_t> step_ends;  ///< for each step the number of actions up to its end
  std::vector<int> points = {};          ///< by seat, at its end; as Acted has them
  /// In order. Steps that were taken back have no actions any more, nor has the step that did so.
  std::vector<UndoneTurn> undone = {};
};
/// A rematch offer that waits for answers.
struct RematchOffer {
  Seat by = 0;
  Shuffle shuffle;
  std::vector<Acceptance> accepted;
};
/// The clock of a seat for which a computer stands in, as it runs if the person comes back before the
/// seat has acted.
struct HeldClock {
  Seat seat = 0;
  std::int64_t since = 0;  ///< ms since 1970; if it lies ahead, no time has been used yet
  std::int64_t left = 0;   ///< ms at `since`
  friend bool operator==(const HeldClock&, const HeldClock&) = default;
};
/// The clocks, and the time up to which the server's absences are accounted for.
struct ClocksSoFar {
  Clocks clocks;
  std::int64_t checked = 0;  ///< ms since 1970
  std::optional<HeldClock> held = {};
  /// Each seat's time when the seat to act was asked: what a turn that is taken back gives back.
  std::vector<std::int64_t> when_asked = {};
};
/// A person's last turn, which may still be taken back.
struct LastTurn {
  Seat seat = 0;
  int step = 0;                            ///< stored steps before it
  std::vector<std::int64_t> left_ms = {};  ///< each seat's time when it began; empty: without a clock
  bool goes_on = false;                    ///< the seat's next step still belongs to it
  bool asked = false;                      ///< whether to take it back, and nobody has declined
  bool declined = false;                   ///< once is enough
  std::vector<Seat> accepted = {};
  friend bool operator==(const LastTurn&, const LastTurn&) = default;
};
/// The room's state after the change of this seq; replaces all entries up to there.
struct Snapshot {
  ResolvedRules rules;
  std::vector<std::optional<TakenSeat>> seats;
  Seat host = 0;
  int number = 1;
  Shuffle shuffle;
  std::optional<GameSoFar> game;  ///< empty in the lobby
  std::vector<ChatLine> chat;     ///< the lines that are shown
  std::int64_t chat_lines = 0;    ///< number of lines so far
  Aids aids = Aids::all;
  std::optional<RematchOffer> offer = {};
  /// The first player by the rules, before a rematch passed that on; empty: it has not been passed on.
  std::optional<int> first_player = {};
  std::optional<ClocksSoFar> clock = {};   ///< empty: the room plays without a clock
  std::vector<Seat> skip_votes = {};       ///< against the seat to act
  std::vector<Seat> hand_over_votes = {};  ///< likewise
  Pace pace = Pace::normal;
  std::vector<StandIn> stand_ins = {};  ///< of the current game
  RoomFlags flags = {};
  std::optional<protocol::BrokenOff> broken_off = {};  ///< of the game that is shown
  std::vector<std::string> set_aside = {};             ///< texts of entries that could not be read
  std::optional<LastTurn> last_turn = {};              ///< empty: nothing can be taken back
};

using Change =
    std::variant<RoomCreated, SeatTaken, SeatLeft, SeatChanged, SecretRenewed, EntropySet, GameStarted, Acted,
                 Chatted, Rematched, RematchOffered, RematchAccepted, RematchDeclined, Closed, Snapshot,
                 ClockSet, Skipped, SkipVoted, PauseWanted, PauseDeclined, Resumed, ClockShifted,
                 ComputerSeated, HandedOver, TakenBack, HandOverVoted, PaceSet, BrokenOff, PushSubscribed,
                 PushEnded, UndoAsked, UndoAccepted, UndoDeclined, SeatForgotten, RulesSet
#define ROOM_FLAG(name, Message, message, who, when, Entry, ...) , Entry
#include <protocol/room_flags.def>
                 >;

/// The request behind a change: asker and id. A repeated request gets the same answer again.
struct Request {
  Seat seat = 0;
  std::string id;
};

struct Entry {
  std::uint64_t seq = 0;   ///< stored beside the text, as is the time
  std::int64_t at_ms = 0;  ///< ms since 1970
  std::optional<Request> request = {};
  Change change;
};

/// The text of an entry: request and change.
std::string encode(const Entry& entry);
/// Reads the text; the caller sets sequence number and time. Rejected with message/…, rules/… with the place.
Expected<Entry> decode(std::string_view text);
/// Whether the text is that of a BrokenOff. Quick: reads nothing else.
bool breaks_off(std::string_view text);
/// Reads of a first entry, by rules of a newer version, all but its game and its rules' revision. Rules with
/// words that this version does not know are replaced by those of the base game. Rejected as `decode` does if
/// there is more that it does not know.
Expected<Entry> decode_outline(std::string_view text);
/// The points by seat that an entry tells, which need not be readable otherwise; empty if it tells none.
std::vector<int> points_told(std::string_view text);

}  // namespace bastide::protocol::log
