// One struct per message of `bastide.v1`: those from clients are rows of messages.def. protocol/README.md
// says what they mean; message_codec.hpp reads and writes them.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/message_fields.hpp>
#include <protocol/raw_json.hpp>
#include <protocol/reason.hpp>
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

// ---- from clients: intentions. Decoded values are within the bounds of their kinds and of vocabulary.hpp.

#define STRUCT(Type, schema, meaning, ...) \
  struct Type {                            \
    __VA_ARGS__                            \
  };
#define CLIENT_MESSAGE(Type, name, who, when, condition, meaning, reply, ...) STRUCT(Type, , , __VA_ARGS__)
#define FIELD(kind, name, ...) wire::kind::type name{};
#define OPTIONAL_FIELD(kind, name, ...) std::optional<wire::kind::type> name{};
#define DEFAULT_FIELD(kind, name, ...) FIELD(kind, name)
#include <protocol/messages.def>

/// Without the first type, which stands before the comma of the first row.
template <class, class... Types>
using IntentionBehind = std::variant<Types...>;
using Intention = IntentionBehind<void
#define CLIENT_MESSAGE(Type, ...) , Type
#include <protocol/messages.def>
                                  >;

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
  std::vector<Action> actions;       ///< one step, in the form of an `act`
  std::vector<Reason> reasons = {};  ///< what it is better by than other steps, most points first
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
