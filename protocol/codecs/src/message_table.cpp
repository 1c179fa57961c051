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

/// The words of rows.
namespace word {
/// Who may send a message.
struct Senders {
  std::uint8_t standings;
  bool for_people = false;
};
constexpr Senders outside{bit(Standing::outside)};
constexpr Senders spectator{bit(Standing::spectator)};
constexpr Senders host{bit(Standing::host)};
constexpr Senders seated{static_cast<std::uint8_t>(bit(Standing::seated) | host.standings)};
constexpr Senders person{seated.standings, true};
constexpr Senders inside{static_cast<std::uint8_t>(spectator.standings | seated.standings)};
constexpr Senders anybody{static_cast<std::uint8_t>(outside.standings | inside.standings)};

/// In which phases.
constexpr std::uint8_t lobby = bit(RoomPhase::lobby);
constexpr std::uint8_t playing = bit(RoomPhase::playing);
constexpr std::uint8_t finished = bit(RoomPhase::finished);
constexpr std::uint8_t begun = playing | finished;
constexpr std::uint8_t any_phase = lobby | begun;
}  // namespace word

constexpr std::array<MessageRow, std::variant_size_v<Intention>> kTable{{
#define CLIENT_MESSAGE(Type, name, who, when, ...) \
  {#name, word::who.standings, word::when, word::who.for_people},
#include <protocol/messages.def>
}};

}  // namespace

std::span<const MessageRow> message_table() { return kTable; }

const MessageRow& row_of(const Intention& intention) { return kTable[intention.index()]; }

std::optional<ErrorCode> refusal(const Intention& intention, Standing standing, RoomPhase phase) {
  const MessageRow& row = row_of(intention);
  const auto admits = [&](std::uint8_t standings) { return (row.standings & standings) != 0; };
  if (!admits(bit(standing))) {
    if (standing == Standing::outside) return ErrorCode::join_first;
    if (!admits(word::inside.standings)) return ErrorCode::already_joined;
    if (!admits(word::seated.standings)) return ErrorCode::already_seated;
    return standing == Standing::spectator ? ErrorCode::not_seated : ErrorCode::not_host;
  }
  if (standing != Standing::outside && !(row.phases & bit(phase))) return ErrorCode::wrong_phase;
  return std::nullopt;
}

}  // namespace bastide::protocol
