// The keys of each client message. message_table.cpp has its name.
#pragma once

#include "action_codec.hpp"
#include "clock_codec.hpp"
#include "computer_codec.hpp"
#include "fields.hpp"
#include "push_codec.hpp"

#include <protocol/messages.hpp>

namespace bastide::protocol {

inline constexpr IdTextCodec kId{kIdCharsMax};
inline constexpr IdTextCodec kDigestText{16};
inline constexpr PersonTextCodec kChatText{kChatCharsMax};
/// The protocol does not list the phrases.
inline constexpr IdTextCodec kPhrase{kPhraseCharsMax};
inline constexpr NullableCodec<Bytes32, HexCodec<32>> kEntropy{};

constexpr auto describe(Type<SeatWish>) {
  return std::tuple{key("name", &SeatWish::name, kPersonName), key("seat", &SeatWish::seat, kSeat),
                    key("colour", &SeatWish::colour, kColour),
                    sparse_key("program", &SeatWish::program, kBoolean)};
}
constexpr auto describe(Type<Join>) {
  return std::tuple{key("room", &Join::room, kRoomCode),
                    key("secret", &Join::secret, kSeatSecret),
                    key("since", &Join::since, kSeq),
                    key("digest", &Join::digest, kDigestText),
                    key("sit", &Join::sit, StructCodec<SeatWish>{}),
                    key("admission", &Join::admission, kId),
                    sparse_key("guess", &Join::guess, kBoolean)};
}
constexpr auto describe(Type<Ping>) { return std::tuple{}; }
constexpr auto describe(Type<Resync>) { return std::tuple{}; }
constexpr auto describe(Type<Sit>) {
  return std::tuple{key("secret", &Sit::secret, kSeatSecret), key("name", &Sit::name, kPersonName),
                    key("seat", &Sit::seat, kSeat), key("colour", &Sit::colour, kColour),
                    sparse_key("program", &Sit::program, kBoolean)};
}
constexpr auto describe(Type<Profile>) {
  return std::tuple{key("name", &Profile::name, kPersonName), key("colour", &Profile::colour, kColour)};
}
constexpr auto describe(Type<Entropy>) { return std::tuple{key("value", &Entropy::value, kEntropy)}; }
constexpr auto describe(Type<Chat>) {
  return std::tuple{key("text", &Chat::text, kChatText), key("phrase", &Chat::phrase, kPhrase)};
}
constexpr auto describe(Type<Renew>) { return std::tuple{key("secret", &Renew::secret, kSeatSecret)}; }
constexpr auto describe(Type<Leave>) { return std::tuple{}; }
constexpr auto describe(Type<Lock>) { return std::tuple{key("locked", &Lock::locked, kBoolean)}; }
constexpr auto describe(Type<Remove>) { return std::tuple{key("seat", &Remove::seat, kSeat)}; }
constexpr auto describe(Type<RemoveSpectators>) { return std::tuple{}; }
constexpr auto describe(Type<Start>) { return std::tuple{}; }
constexpr auto describe(Type<Act>) {
  return std::tuple{key("actions", &Act::actions, ListCodec<Action, ActionCodec>{{}, 1, kActionsMax}),
                    key("step", &Act::step, kLongCount)};
}
constexpr auto describe(Type<AskPreview>) {
  return std::tuple{key("actions", &AskPreview::actions, ListCodec<Action, ActionCodec>{{}, 0, kActionsMax})};
}
constexpr auto describe(Type<AskSurvey>) {
  return std::tuple{
      default_key("actions", &AskSurvey::actions, ListCodec<Action, ActionCodec>{{}, 0, kActionsMax}),
      key("at", &AskSurvey::at, CellPairCodec{})};
}
constexpr auto describe(Type<Rematch>) { return std::tuple{}; }
constexpr auto describe(Type<OfferRematch>) { return std::tuple{}; }
constexpr auto describe(Type<AcceptRematch>) {
  return std::tuple{key("entropy", &AcceptRematch::entropy, kHex32)};
}
constexpr auto describe(Type<DeclineRematch>) { return std::tuple{}; }
constexpr auto describe(Type<SetClock>) {
  return std::tuple{key("clock", &SetClock::clock, kClockRuleOrNull)};
}
constexpr auto describe(Type<Pause>) { return std::tuple{}; }
constexpr auto describe(Type<DeclinePause>) { return std::tuple{}; }
constexpr auto describe(Type<Unpause>) { return std::tuple{}; }
constexpr auto describe(Type<VoteSkip>) { return std::tuple{key("seat", &VoteSkip::seat, kSeat)}; }
constexpr auto describe(Type<AddComputer>) {
  return std::tuple{key("level", &AddComputer::level, kLevel), key("seat", &AddComputer::seat, kSeat)};
}
constexpr auto describe(Type<HandOver>) { return std::tuple{key("level", &HandOver::level, kLevel)}; }
constexpr auto describe(Type<TakeBack>) { return std::tuple{}; }
constexpr auto describe(Type<VoteHandOver>) { return std::tuple{key("seat", &VoteHandOver::seat, kSeat)}; }
constexpr auto describe(Type<SetPace>) { return std::tuple{key("pace", &SetPace::pace, kPace)}; }
constexpr auto describe(Type<AskHint>) { return std::tuple{}; }
constexpr auto describe(Type<SetUnwatched>) {
  return std::tuple{key("unwatched", &SetUnwatched::unwatched, kBoolean)};
}
constexpr auto describe(Type<BreakOff>) { return std::tuple{}; }
constexpr auto describe(Type<PushSubscribe>) { return std::tuple{inlined(&PushSubscribe::subscription)}; }
constexpr auto describe(Type<PushUnsubscribe>) {
  return std::tuple{key("device", &PushUnsubscribe::device, kDevice)};
}
constexpr auto describe(Type<AskUndo>) { return std::tuple{}; }
constexpr auto describe(Type<AcceptUndo>) { return std::tuple{}; }
constexpr auto describe(Type<DeclineUndo>) { return std::tuple{}; }
constexpr auto describe(Type<AskHistory>) {
  return std::tuple{key("before", &AskHistory::before, kLongCount)};
}

}  // namespace bastide::protocol
