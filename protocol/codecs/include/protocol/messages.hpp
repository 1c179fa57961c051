// One struct per message of `bastide.v1`. protocol/README.md says what they mean;
// message_codec.hpp reads and writes them.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/push.hpp>
#include <protocol/raw_json.hpp>
#include <protocol/survey.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol {

// ---- from clients: intentions. Decoded values are within the bounds of vocabulary.hpp.

/// How a client wants to sit.
struct SeatWish {
  std::string name;
  std::optional<Seat> seat = {};  ///< 0 to 5
  std::optional<Colour> colour = {};
  bool program = false;  ///< whether the client plays by itself, without a person
};
struct Join {
  std::string room;  ///< normalised: 8 characters of the alphabet
  std::optional<SeatSecret> secret;
  std::optional<Seq> since;
  /// Of the view that the client has, of `since`: after an update of the server it may be another.
  std::optional<std::string> digest = {};
  std::optional<SeatWish> sit = {};  ///< used if no seat has the secret yet
  /// What the reply to an earlier join of this room carried: shows that this one is no guess.
  std::optional<std::string> admission = {};
  /// Another node has heard too many wrong codes from the client's address: without a right secret, an
  /// admission or a neighbour in the room this join is one more guess.
  bool guess = false;
};
struct Ping {};
struct Resync {};
struct Sit {
  SeatSecret secret;
  std::string name;
  std::optional<Seat> seat;  ///< 0 to 5
  std::optional<Colour> colour;
  bool program = false;  ///< as in SeatWish
};
struct Profile {
  std::optional<std::string> name;
  std::optional<Colour> colour;
};
struct Entropy {
  std::optional<Bytes32> value;  ///< empty: take it back
};
struct Chat {
  std::string text;
  /// The phrase that the text says, if it is one that clients know in several languages.
  std::optional<std::string> phrase = {};
};
struct Renew {
  SeatSecret secret;
};
struct Leave {};
struct Lock {
  bool locked = false;
};
struct Remove {
  Seat seat = 0;
};
struct RemoveSpectators {};
struct Start {};
struct Act {
  std::vector<Action> actions;  ///< 1 to kActionsMax
  std::optional<std::int64_t> step;
};
struct AskPreview {
  std::vector<Action> actions;  ///< 0 to kActionsMax
};
struct AskSurvey {
  std::vector<Action> actions = {};  ///< 0 to kActionsMax: surveys the board after them
  std::optional<Cell> at = {};       ///< surveys one cell; empty: the whole board
};
struct Rematch {};
struct OfferRematch {};
struct AcceptRematch {
  std::optional<Bytes32> entropy = {};
};
struct DeclineRematch {};
/// The clock of the room's games from now on.
struct SetClock {
  std::optional<ClockRule> clock;
};
/// Offers a pause, or accepts the offered one.
struct Pause {};
struct DeclinePause {};
struct Unpause {};
struct VoteSkip {
  Seat seat = 0;  ///< the seat to act
};
/// A computer takes a seat, or changes its level.
struct AddComputer {
  std::string level;
  std::optional<Seat> seat = {};  ///< empty: the first free seat
};
/// A computer plays on for the sender.
struct HandOver {
  std::string level;
};
struct TakeBack {};
struct VoteHandOver {
  Seat seat = 0;  ///< the seat to act
};
struct SetPace {
  Pace pace = Pace::normal;
};
/// Whether nobody without a seat may watch once a game has begun.
struct SetUnwatched {
  bool unwatched = false;
};
/// The host ends a game of which the server can't read all: the points count as they stand.
struct BreakOff {};
/// The sender wants to be called on this browser; one subscription a browser.
struct PushSubscribe {
  PushSubscription subscription;
};
struct PushUnsubscribe {
  std::string device;  ///< device_of its endpoint
};
struct AskHint {};
/// The sender wants to take the last turn back: all others who play are asked.
struct AskUndo {};
struct AcceptUndo {};
/// Ends the question; of the asker: takes it back.
struct DeclineUndo {};
struct AskHistory {
  std::optional<std::int64_t> before;  ///< a step; empty: up to the present
};

using Intention =
    std::variant<Join, Ping, Resync, Sit, Profile, Entropy, Chat, Renew, Leave, Lock, Remove,
                 RemoveSpectators, Start, Act, AskPreview, AskSurvey, Rematch, OfferRematch, AcceptRematch,
                 DeclineRematch, AskHistory, SetClock, Pause, DeclinePause, Unpause, VoteSkip, AddComputer,
                 HandOver, TakeBack, VoteHandOver, SetPace, AskHint, SetUnwatched, BreakOff, PushSubscribe,
                 PushUnsubscribe, AskUndo, AcceptUndo, DeclineUndo>;

struct ClientMessage {
  std::string id;  ///< chosen by the client, 1 to kIdCharsMax printable ASCII characters
  Intention intention;
};

// ---- from the server

/// What follows the reply to a `join`.
enum class Resume : std::uint8_t { deltas, snapshot };
std::string_view name(Resume resume);

struct JoinReply {
  std::string re;
  std::optional<Seat> seat;  ///< null for a spectator
  Seq seq = 0;
  Resume resume = Resume::snapshot;
  std::int64_t now = 0;  ///< the server's time, ms since 1970
  /// For `Join::admission` of later joins; absent: the server gives none.
  std::optional<std::string> admission = {};
};
struct SitReply {
  std::string re;
  Seat seat = 0;
};
struct ActReply {
  std::string re;
  Seq seq = 0;  ///< of the change that the act made
};
struct PreviewReply {
  std::string re;
  RawJson events = kEmptyList;   ///< of game events
  RawJson choices = kEmptyList;  ///< of actions
  bool ends_turn = false;
  bool in_view = false;
};
struct SurveyReply {
  std::string re;
  ToldSurvey survey = {};
};
struct HistoryStep {
  int step = 0;                 ///< 0 is the game's beginning
  RawJson events = kEmptyList;  ///< of game events
};
struct HistoryReply {
  std::string re;
  int number = 1;                  ///< the game's number in the room, as in the view
  std::vector<HistoryStep> steps;  ///< ascending, without gaps
};
struct HintReply {
  std::string re;
  std::vector<Action> actions;  ///< one step, in the form of an `act`
};
struct PingReply {
  std::string re;
  std::int64_t now = 0;  ///< the server's time, ms since 1970
};
/// To every other intention.
struct Reply {
  std::string re;
};
struct Error {
  std::optional<std::string> re;  ///< null if the message had no readable id
  std::string code;
  std::string message;
  std::optional<std::string> at;
};
struct Snapshot {
  Seq seq = 0;
  RawJson view = JsonText{"{}"};
  std::string digest;
};
struct Delta {
  Seq seq = 0;
  RawJson events = kEmptyList;  ///< of room and game events
  RawJson patch = kEmptyList;
  std::string digest;
};
/// A delta that is put together from texts, which are copied once.
struct DeltaOfParts {
  Seq seq;
  std::string_view events;
  std::array<std::string_view, 2>
      patch;             ///< operations, separated by commas; the common ones, the viewer's own
  std::uint64_t digest;  ///< the sum of the hashes
};
struct Presence {
  std::vector<bool> connected;  ///< by seat
  /// By seat: milliseconds until the host may remove the seat's player from a running game, 0: at once;
  /// empty: the player is connected, or the seat is free.
  std::vector<std::optional<std::int64_t>> removable_in_ms;
  /// Likewise until the others may vote to skip the seat when it must act.
  std::vector<std::optional<std::int64_t>> skippable_in_ms = {};
  int spectators = 0;
  /// After this time of thinking a seat may be skipped although it is connected.
  std::int64_t slow_after_ms = 0;
};

/// The server's host tells everybody something.
struct Announcement {
  std::string text;  ///< as a chat line
};

enum class ClosingReason : std::uint8_t {
  restarting,
  stopping,
  taken_over,
  removed,
  room_closed,
  too_slow,
  policy
};
std::string_view name(ClosingReason reason);

struct Closing {
  ClosingReason reason = ClosingReason::stopping;
  std::optional<int> retry_ms;  ///< when to reconnect, if it makes sense
};

using ServerMessage =
    std::variant<JoinReply, SitReply, ActReply, PreviewReply, SurveyReply, HistoryReply, HintReply, PingReply,
                 Reply, Error, Snapshot, Delta, Presence, Announcement, Closing>;

/// The error message for a refusal of intention `re`.
Error to_error(std::optional<std::string> re, const WireRejection& rejection);

}  // namespace bastide::protocol
