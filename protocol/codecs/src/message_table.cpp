#include <protocol/message_table.hpp>

#include <array>

namespace bastide::protocol {
namespace {

constexpr std::uint8_t bit(Standing standing) {
  return static_cast<std::uint8_t>(1 << static_cast<int>(standing));
}
constexpr std::uint8_t bit(RoomPhase phase) {
  return static_cast<std::uint8_t>(1 << static_cast<int>(phase));
}

constexpr std::uint8_t kOutside = bit(Standing::outside);
constexpr std::uint8_t kSpectator = bit(Standing::spectator);
constexpr std::uint8_t kHost = bit(Standing::host);
constexpr std::uint8_t kSeated = bit(Standing::seated) | kHost;
constexpr std::uint8_t kInside = kSpectator | kSeated;

constexpr std::uint8_t kLobby = bit(RoomPhase::lobby);
constexpr std::uint8_t kPlaying = bit(RoomPhase::playing);
constexpr std::uint8_t kFinished = bit(RoomPhase::finished);
constexpr std::uint8_t kAnyPhase = kLobby | kPlaying | kFinished;

constexpr bool kForPeople = true;

constexpr std::array<MessageRow, std::variant_size_v<Intention>> kTable{{
    {"join", kOutside, kAnyPhase},
    {"ping", kOutside | kInside, kAnyPhase},
    {"resync", kInside, kAnyPhase},
    {"sit", kSpectator, kLobby},
    {"profile", kSeated, kAnyPhase},
    {"entropy", kSeated, kLobby},
    {"chat", kSeated, kAnyPhase},
    {"renew", kSeated, kAnyPhase},
    {"leave", kSeated, kAnyPhase},
    {"lock", kHost, kAnyPhase},
    {"remove", kHost, kAnyPhase},
    {"remove_spectators", kHost, kAnyPhase},
    {"start", kHost, kLobby},
    {"act", kSeated, kPlaying},
    {"preview", kSeated, kPlaying},
    {"survey", kInside, kPlaying | kFinished},
    {"rematch", kSeated, kFinished},
    {"offer_rematch", kSeated, kFinished, kForPeople},
    {"accept_rematch", kSeated, kFinished, kForPeople},
    {"decline_rematch", kSeated, kFinished, kForPeople},
    {"history", kInside, kPlaying | kFinished},
    {"set_clock", kHost, kLobby},
    {"pause", kSeated, kPlaying, kForPeople},
    {"decline_pause", kSeated, kPlaying, kForPeople},
    {"resume", kSeated, kPlaying, kForPeople},
    {"vote_skip", kSeated, kPlaying, kForPeople},
    {"add_computer", kHost, kLobby},
    {"hand_over", kSeated, kPlaying},
    {"take_back", kSeated, kPlaying},
    {"vote_hand_over", kSeated, kPlaying, kForPeople},
    {"set_pace", kHost, kAnyPhase},
    {"hint", kSeated, kPlaying},
    {"set_unwatched", kHost, kAnyPhase},
    {"break_off", kHost, kAnyPhase},
    {"push_subscribe", kSeated, kAnyPhase, kForPeople},
    {"push_unsubscribe", kSeated, kAnyPhase},
    {"ask_undo", kSeated, kPlaying, kForPeople},
    {"accept_undo", kSeated, kPlaying, kForPeople},
    {"decline_undo", kSeated, kPlaying, kForPeople},
}};

}  // namespace

std::span<const MessageRow> message_table() { return kTable; }

const MessageRow& row_of(const Intention& intention) { return kTable[intention.index()]; }

std::optional<ErrorCode> refusal(const Intention& intention, Standing standing, RoomPhase phase) {
  const MessageRow& row = row_of(intention);
  const auto admits = [&](std::uint8_t standings) { return (row.standings & standings) != 0; };
  if (!admits(bit(standing))) {
    if (standing == Standing::outside) return ErrorCode::join_first;
    if (!admits(kInside)) return ErrorCode::already_joined;
    if (!admits(kSeated)) return ErrorCode::already_seated;
    return standing == Standing::spectator ? ErrorCode::not_seated : ErrorCode::not_host;
  }
  if (standing != Standing::outside && !(row.phases & bit(phase))) return ErrorCode::wrong_phase;
  return std::nullopt;
}

}  // namespace bastide::protocol
