// Log entries: one table for each kind of change. Some equal an event (event_codec.cpp) but have their own
// table: every later version reads what is stored, so it must not change with what is sent.
#include <protocol/log_entry.hpp>

#include "action_codec.hpp"
#include "broken_off_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "push_codec.hpp"
#include "room_flag_rows.hpp"
#include "room_parts.hpp"
#include "rules_codec.hpp"
#include "seat_action_codec.hpp"
#include "undone_codec.hpp"

#include <limits>
#include <utility>

namespace bastide::protocol::log {

struct ResolvedRulesCodec {
  ResolvedRules read(const Value& in) const { return read_rules(in); }
  void write(const ResolvedRules& rules, JsonWriter& out) const { RulesCodec{}.write(rules.rules, out); }
};
inline constexpr ResolvedRulesCodec kRules;
inline constexpr ListCodec<Action, ActionCodec> kActions;
inline constexpr NullableCodec<Bytes32, HexCodec<32>> kHex32OrNull{};

constexpr auto describe(Type<Newcomer>) {
  return std::tuple{key("holder", &Newcomer::holder, kHex32), key("name", &Newcomer::name, kAnyText),
                    key("colour", &Newcomer::colour, kColour),
                    sparse_key("program", &Newcomer::program, kBoolean)};
}
constexpr auto describe(Type<Shuffle>) {
  return std::tuple{key("game_id", &Shuffle::game_id, kHex16), key("secret", &Shuffle::secret, kHex32),
                    key("repeats", &Shuffle::repeats, kHex16)};
}

constexpr auto describe(Type<SeatedComputer>) {
  return std::tuple{key("level", &SeatedComputer::level, kLevel),
                    key("name", &SeatedComputer::name, kAnyText),
                    key("colour", &SeatedComputer::colour, kColour)};
}

constexpr std::string_view kGame = "game";
constexpr std::string_view kRulesKey = "rules";
constexpr std::string_view type_of(Type<RoomCreated>) { return "room_created"; }
constexpr auto describe(Type<RoomCreated>) {
  return std::tuple{key(kRulesKey, &RoomCreated::rules, kRules),
                    key("seats", &RoomCreated::seats, kCount),
                    inlined(&RoomCreated::newcomer),
                    inlined(&RoomCreated::shuffle),
                    sparse_key("aids", &RoomCreated::aids, kAids),
                    key("clock", &RoomCreated::clock, kClockRule),
                    sparse_key("computers", &RoomCreated::computers, list_of_structs<SeatedComputer>()),
                    flags_at_creation(&RoomCreated::flags)};
}
constexpr std::string_view type_of(Type<SeatTaken>) { return "seat_taken"; }
constexpr auto describe(Type<SeatTaken>) {
  return std::tuple{key("seat", &SeatTaken::seat, kSeat), inlined(&SeatTaken::newcomer)};
}
constexpr std::string_view kStillAsked = "still_asked";
constexpr std::string_view type_of(Type<SeatLeft>) { return "seat_left"; }
constexpr auto describe(Type<SeatLeft>) {
  return std::tuple{key("seat", &SeatLeft::seat, kSeat),
                    sparse_key(kStillAsked, &SeatLeft::still_asked, kBoolean)};
}
constexpr std::string_view type_of(Type<SeatChanged>) { return "seat_changed"; }
constexpr auto describe(Type<SeatChanged>) {
  return std::tuple{key("seat", &SeatChanged::seat, kSeat), key("name", &SeatChanged::name, kAnyText),
                    key("colour", &SeatChanged::colour, kColour)};
}
constexpr std::string_view type_of(Type<SecretRenewed>) { return "secret_renewed"; }
constexpr auto describe(Type<SecretRenewed>) {
  return std::tuple{key("seat", &SecretRenewed::seat, kSeat), key("holder", &SecretRenewed::holder, kHex32)};
}
constexpr std::string_view type_of(Type<EntropySet>) { return "entropy_set"; }
constexpr auto describe(Type<EntropySet>) {
  return std::tuple{key("seat", &EntropySet::seat, kSeat), key("value", &EntropySet::value, kHex32OrNull)};
}
constexpr std::string_view type_of(Type<GameStarted>) { return "game_started"; }
constexpr std::string_view kRevision = "revision";
constexpr auto describe(Type<GameStarted>) {
  return std::tuple{sparse_key(kRevision, &GameStarted::revision, kRevisionNumber)};
}
constexpr std::string_view kPointsKey = "points";
constexpr std::string_view type_of(Type<Acted>) { return "acted"; }
constexpr auto describe(Type<Acted>) {
  return std::tuple{key("seat", &Acted::seat, kSeat), key("actions", &Acted::actions, kActions),
                    sparse_key(kStillAsked, &Acted::still_asked, kBoolean),
                    sparse_key(kPointsKey, &Acted::points, kPoints)};
}
constexpr std::string_view type_of(Type<Chatted>) { return "chat"; }
constexpr auto describe(Type<Chatted>) {
  return std::tuple{key("seat", &Chatted::seat, kSeat), key("text", &Chatted::text, kAnyText),
                    key("phrase", &Chatted::phrase, kAnyText)};
}
constexpr std::string_view type_of(Type<Rematched>) { return "rematch"; }
constexpr auto describe(Type<Rematched>) { return std::tuple{inlined(&Rematched::shuffle)}; }
constexpr std::string_view type_of(Type<RematchOffered>) { return "rematch_offered"; }
constexpr auto describe(Type<RematchOffered>) {
  return std::tuple{key("seat", &RematchOffered::seat, kSeat), inlined(&RematchOffered::shuffle)};
}
constexpr auto describe(Type<Acceptance>) {
  return std::tuple{key("seat", &Acceptance::seat, kSeat), key("entropy", &Acceptance::entropy, kHex32)};
}
constexpr std::string_view type_of(Type<RematchAccepted>) { return "rematch_accepted"; }
constexpr auto describe(Type<RematchAccepted>) {
  return std::tuple{inlined(&RematchAccepted::acceptance),
                    sparse_key("begins", &RematchAccepted::begins, kBoolean),
                    sparse_key(kRevision, &RematchAccepted::revision, kRevisionNumber)};
}
constexpr std::string_view type_of(Type<RematchDeclined>) { return "rematch_declined"; }
constexpr auto describe(Type<RematchDeclined>) {
  return std::tuple{key("seat", &RematchDeclined::seat, kSeat)};
}
constexpr std::string_view type_of(Type<Closed>) { return "closed"; }
constexpr auto describe(Type<Closed>) { return std::tuple{}; }

constexpr std::string_view type_of(Type<ClockSet>) { return "clock_set"; }
constexpr auto describe(Type<ClockSet>) {
  return std::tuple{key("clock", &ClockSet::clock, kClockRuleOrNull)};
}
constexpr std::string_view type_of(Type<RulesSet>) { return "rules_set"; }
constexpr auto describe(Type<RulesSet>) {
  return std::tuple{key(kRulesKey, &RulesSet::rules, kRules), key("seats", &RulesSet::seats, kCount),
                    sparse_key("aids", &RulesSet::aids, kAids)};
}
constexpr std::string_view type_of(Type<Skipped>) { return "skipped"; }
constexpr auto describe(Type<Skipped>) {
  return std::tuple{key("seat", &Skipped::seat, kSeat), key("actions", &Skipped::actions, kActions),
                    key("cause", &Skipped::cause, kSkipCause),
                    sparse_key(kPointsKey, &Skipped::points, kPoints)};
}
constexpr std::string_view type_of(Type<SkipVoted>) { return "skip_voted"; }
constexpr auto describe(Type<SkipVoted>) {
  return std::tuple{key("seat", &SkipVoted::seat, kSeat), key("against", &SkipVoted::against, kSeat)};
}
constexpr std::string_view type_of(Type<PauseWanted>) { return "pause_wanted"; }
constexpr auto describe(Type<PauseWanted>) {
  return std::tuple{key("seat", &PauseWanted::seat, kSeat),
                    sparse_key("begins", &PauseWanted::begins, kBoolean)};
}
constexpr std::string_view type_of(Type<PauseDeclined>) { return "pause_declined"; }
constexpr auto describe(Type<PauseDeclined>) { return std::tuple{key("seat", &PauseDeclined::seat, kSeat)}; }
constexpr std::string_view type_of(Type<Resumed>) { return "resumed"; }
constexpr auto describe(Type<Resumed>) { return std::tuple{key("seat", &Resumed::seat, kSeat)}; }
constexpr std::string_view type_of(Type<ClockShifted>) { return "clock_shifted"; }
constexpr auto describe(Type<ClockShifted>) {
  return std::tuple{key("ms", &ClockShifted::ms, kLongCount),
                    sparse_key("back", &ClockShifted::back, kLongCount)};
}

constexpr std::string_view type_of(Type<ComputerSeated>) { return "computer_seated"; }
constexpr auto describe(Type<ComputerSeated>) {
  return std::tuple{key("seat", &ComputerSeated::seat, kSeat), inlined(&ComputerSeated::computer)};
}
constexpr std::string_view type_of(Type<HandedOver>) { return "handed_over"; }
constexpr auto describe(Type<HandedOver>) {
  return std::tuple{key("seat", &HandedOver::seat, kSeat), key("level", &HandedOver::level, kLevel),
                    key("cause", &HandedOver::cause, kHandOverCause),
                    sparse_key(kStillAsked, &HandedOver::still_asked, kBoolean)};
}
constexpr std::string_view type_of(Type<TakenBack>) { return "taken_back"; }
constexpr auto describe(Type<TakenBack>) {
  return std::tuple{key("seat", &TakenBack::seat, kSeat),
                    sparse_key(kStillAsked, &TakenBack::still_asked, kBoolean)};
}
constexpr std::string_view type_of(Type<HandOverVoted>) { return "hand_over_voted"; }
constexpr auto describe(Type<HandOverVoted>) {
  return std::tuple{key("seat", &HandOverVoted::seat, kSeat), key("against", &HandOverVoted::against, kSeat)};
}
constexpr std::string_view type_of(Type<PaceSet>) { return "pace_set"; }
constexpr auto describe(Type<PaceSet>) { return std::tuple{key("pace", &PaceSet::pace, kPace)}; }
#define ROOM_FLAG(name, Message, message, who, when, Entry, entry, ...) \
  constexpr std::string_view type_of(Type<Entry>) { return #entry; }    \
  constexpr auto describe(Type<Entry>) { return std::tuple{key(#name, &Entry::name, kBoolean)}; }
#include <protocol/room_flags.def>
constexpr std::string_view type_of(Type<BrokenOff>) { return "broken_off"; }
constexpr auto describe(Type<BrokenOff>) {
  return std::tuple{key("after", &BrokenOff::after, kSeq), key("cause", &BrokenOff::cause, kUnreadCause),
                    key("shuffle", &BrokenOff::shuffle, StructCodec<Shuffle>{})};
}

constexpr std::string_view type_of(Type<PushSubscribed>) { return "push_subscribed"; }
constexpr auto describe(Type<PushSubscribed>) {
  return std::tuple{key("seat", &PushSubscribed::seat, kSeat), inlined(&PushSubscribed::subscription),
                    key("instead_of", &PushSubscribed::instead_of, kDevice)};
}
constexpr std::string_view type_of(Type<PushEnded>) { return "push_ended"; }
constexpr auto describe(Type<PushEnded>) {
  return std::tuple{key("seat", &PushEnded::seat, kSeat), key("device", &PushEnded::device, kDevice)};
}

constexpr std::string_view kUndoes = "undoes";
constexpr std::string_view type_of(Type<UndoAsked>) { return "undo_asked"; }
constexpr auto describe(Type<UndoAsked>) {
  return std::tuple{key("seat", &UndoAsked::seat, kSeat), sparse_key(kUndoes, &UndoAsked::undoes, kBoolean)};
}
constexpr std::string_view type_of(Type<UndoAccepted>) { return "undo_accepted"; }
constexpr auto describe(Type<UndoAccepted>) {
  return std::tuple{key("seat", &UndoAccepted::seat, kSeat),
                    sparse_key(kUndoes, &UndoAccepted::undoes, kBoolean)};
}
constexpr std::string_view type_of(Type<UndoDeclined>) { return "undo_declined"; }
constexpr auto describe(Type<UndoDeclined>) { return std::tuple{key("seat", &UndoDeclined::seat, kSeat)}; }
constexpr std::string_view type_of(Type<SeatForgotten>) { return "seat_forgotten"; }
constexpr auto describe(Type<SeatForgotten>) { return std::tuple{key("seat", &SeatForgotten::seat, kSeat)}; }

constexpr auto describe(Type<Answered>) {
  return std::tuple{key("id", &Answered::id, kAnyText), key("seq", &Answered::seq, kSeq),
                    key("kind", &Answered::kind, IntegerCodec<Answered::Kind>{0, 2})};
}
/// A list, oldest first.
struct AnsweredCodec {
  static constexpr auto kList = list_of_structs<Answered>();
  AnsweredRequests read(const Value& in) const {
    AnsweredRequests requests;
    for (Answered& one : kList.read(in)) requests.add(std::move(one));
    return requests;
  }
  void write(const AnsweredRequests& requests, JsonWriter& out) const {
    kList.write(requests.oldest_first(), out);
  }
};
constexpr std::string_view kHolder = "holder";
constexpr auto describe(Type<Holder>) {
  return std::tuple{key("sitting", &Holder::session, kSeq), key(kHolder, &Holder::secret_hash, kHex32),
                    key("answered", &Holder::answered, AnsweredCodec{}),
                    sparse_key("push", &Holder::push, list_of_structs<PushSubscription>())};
}
/// The keys of a seat's holder, or none.
struct HolderKeys {
  static constexpr std::string_view name = "answered";  ///< the first of its keys
  static void read(const Value& object, TakenSeat& into) {
    if (object.optional_field(kHolder).exists()) into.holder = read_fields<Holder>(object);
  }
  static void write(const TakenSeat& from, JsonWriter& out) {
    if (from.holder) write_fields(*from.holder, out);
  }
};
constexpr auto describe(Type<TakenSeat>) {
  return std::tuple{inlined(&TakenSeat::card), key("entropy", &TakenSeat::entropy, kHex32), HolderKeys{}};
}
constexpr auto describe(Type<GameSoFar>) {
  using EndCodec = IntegerCodec<std::uint32_t>;
  constexpr ListCodec<std::uint32_t, EndCodec> kEnds{{0, std::numeric_limits<std::uint32_t>::max()}};
  return std::tuple{key("step", &GameSoFar::step, kCount),
                    key("actions", &GameSoFar::actions, list_of_structs<SeatAction>()),
                    key("step_ends", &GameSoFar::step_ends, kEnds),
                    sparse_key(kPointsKey, &GameSoFar::points, kPoints),
                    sparse_key("undone", &GameSoFar::undone, list_of_structs<UndoneTurn>())};
}
constexpr auto describe(Type<RematchOffer>) {
  return std::tuple{key("by", &RematchOffer::by, kSeat), inlined(&RematchOffer::shuffle),
                    key("accepted", &RematchOffer::accepted, list_of_structs<Acceptance>())};
}
constexpr auto describe(Type<HeldClock>) {
  return std::tuple{key("seat", &HeldClock::seat, kSeat), key("since", &HeldClock::since, kLongCount),
                    key("left", &HeldClock::left, kLongCount)};
}
constexpr ListCodec<std::int64_t, IntegerCodec<std::int64_t>> kTimes{kLongCount};
constexpr ListCodec<Seat, IntegerCodec<Seat>> kSeats{kSeat};
constexpr auto describe(Type<ClocksSoFar>) {
  return std::tuple{inlined(&ClocksSoFar::clocks), key("checked", &ClocksSoFar::checked, kLongCount),
                    key("held", &ClocksSoFar::held, StructCodec<HeldClock>{}),
                    sparse_key("when_asked", &ClocksSoFar::when_asked, kTimes)};
}
constexpr auto describe(Type<LastTurn>) {
  return std::tuple{key("seat", &LastTurn::seat, kSeat),
                    key("step", &LastTurn::step, kCount),
                    sparse_key("left_ms", &LastTurn::left_ms, kTimes),
                    sparse_key("goes_on", &LastTurn::goes_on, kBoolean),
                    sparse_key("asked", &LastTurn::asked, kBoolean),
                    sparse_key("declined", &LastTurn::declined, kBoolean),
                    sparse_key("accepted", &LastTurn::accepted, kSeats)};
}
/// Bytes that need not be text, as hex digits.
struct BytesCodec {
  static int value_of(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
  }
  std::string read(const Value& in) const {
    const std::string& digits = in.text();
    std::string bytes;
    for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
      const int high = value_of(digits[i]), low = value_of(digits[i + 1]);
      if (high < 0 || low < 0) break;
      bytes.push_back(static_cast<char>(high * 16 + low));
    }
    if (bytes.size() * 2 != digits.size()) in.fail(ErrorCode::bad_value, "must be pairs of hex digits");
    return bytes;
  }
  void write(std::string_view bytes, JsonWriter& out) const {
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    out.word(to_hex({first, bytes.size()}));
  }
};
constexpr std::string_view type_of(Type<Snapshot>) { return "snapshot"; }
constexpr auto describe(Type<Snapshot>) {
  using SeatCodec = NullableCodec<TakenSeat, StructCodec<TakenSeat>>;
  constexpr ListCodec<std::string, BytesCodec> kTexts{};
  return std::tuple{key(kRulesKey, &Snapshot::rules, kRules),
                    key("seats", &Snapshot::seats, ListCodec<std::optional<TakenSeat>, SeatCodec>{}),
                    key("host", &Snapshot::host, kSeat),
                    inlined(&Snapshot::flags),
                    key("number", &Snapshot::number, kCount),
                    inlined(&Snapshot::shuffle),
                    key(kGame, &Snapshot::game, StructCodec<GameSoFar>{}),
                    key("chat", &Snapshot::chat, list_of_structs<ChatLine>()),
                    key("chat_lines", &Snapshot::chat_lines, kLongCount),
                    sparse_key("aids", &Snapshot::aids, kAids),
                    key("offer", &Snapshot::offer, StructCodec<RematchOffer>{}),
                    key("first_player", &Snapshot::first_player, IntegerCodec<int>{-1, kSeatsMax - 1}),
                    key("clock", &Snapshot::clock, StructCodec<ClocksSoFar>{}),
                    sparse_key("skip_votes", &Snapshot::skip_votes, kSeats),
                    sparse_key("hand_over_votes", &Snapshot::hand_over_votes, kSeats),
                    sparse_key("pace", &Snapshot::pace, kPace),
                    sparse_key("stand_ins", &Snapshot::stand_ins, list_of_structs<StandIn>()),
                    key("broken_off", &Snapshot::broken_off, StructCodec<protocol::BrokenOff>{}),
                    sparse_key("set_aside", &Snapshot::set_aside, kTexts),
                    key("last_turn", &Snapshot::last_turn, StructCodec<LastTurn>{})};
}

constexpr auto describe(Type<Request>) {
  return std::tuple{key("by", &Request::seat, kSeat), key("id", &Request::id, kAnyText)};
}

namespace {

template <std::size_t... I>
Change read_change(const Value& in, std::index_sequence<I...>) {
  const Value type = in.field("type");
  Change change;
  const bool known = ((type.text() == type_of(Type<std::variant_alternative_t<I, Change>>{}) &&
                       (change = read_fields<std::variant_alternative_t<I, Change>>(in), true)) ||
                      ...);
  if (!known) type.fail(ErrorCode::unknown_type, "there is no such entry");
  return change;
}

}  // namespace

std::string encode(const Entry& entry) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      if (entry.request) write_fields(*entry.request, out);
      std::visit([&](const auto& change) { write_typed_fields(change, out); }, entry.change);
    });
  });
}

namespace {

constexpr ParseLimits kUnlimited{.bytes_max = std::numeric_limits<std::size_t>::max()};

Expected<Entry> entry_of(const Json& json) {
  Reading reading;
  const Value in(reading, json, "");
  Entry entry{.change = read_change(in, std::make_index_sequence<std::variant_size_v<Change>>{})};
  if (in.optional_field("id").exists()) entry.request = read_fields<Request>(in);
  return reading.result(std::move(entry));
}

}  // namespace

Expected<Entry> decode(std::string_view text) {
  const auto json = parse(text, kUnlimited);
  if (!json) return std::unexpected(json.error());
  return entry_of(*json);
}

Expected<Entry> decode_outline(std::string_view text) {
  auto json = parse(text, kUnlimited);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return entry_of(*json);
  json->erase(kGame);
  const auto rules = json->find(kRulesKey);
  if (rules == json->end() || !rules->is_object()) return entry_of(*json);
  rules->erase(kRevision);
  if (auto entry = entry_of(*json)) return entry;
  *rules = Json::object();
  return entry_of(*json);
}

std::vector<int> points_told(std::string_view text) {
  const auto json = parse(text, kUnlimited);
  if (!json || !json->is_object()) return {};
  const auto told_by = [](const Json& object) -> std::vector<int> {
    const auto points = object.find(kPointsKey);
    if (points == object.end()) return {};
    Reading reading;
    std::vector<int> told = kPoints.read(Value(reading, *points, ""));
    return reading.failed() ? std::vector<int>{} : told;
  };
  const auto game = json->find(kGame);
  return game != json->end() && game->is_object() ? told_by(*game) : told_by(*json);
}

// Inside a string the quotes would be escaped.
bool breaks_off(std::string_view text) { return text.contains(R"("type":"broken_off")"); }

}  // namespace bastide::protocol::log
