// Votes against the seat to act: to skip it, or to hand it over to a computer.
#pragma once

#include <protocol/room_view.hpp>

#include <engine/ids.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace bastide::server {

struct Votes {
  std::vector<Seat> skip;
  std::vector<Seat> hand_over;

  bool any() const { return !skip.empty() || !hand_over.empty(); }
  /// The votes of this seat count no more.
  void forget(Seat seat) {
    std::erase(skip, seat);
    std::erase(hand_over, seat);
  }
};

/// The votes as shown; empty if there are none. `needed`: how many decide.
inline std::optional<protocol::VoteCard> card_of(const std::vector<Seat>& votes, Seat against,
                                                 std::size_t seats, int needed) {
  if (votes.empty()) return std::nullopt;
  protocol::VoteCard card{.seat = against, .votes = std::vector<bool>(seats), .needed = needed};
  for (const Seat seat : votes) card.votes.at(seat) = true;
  return card;
}

}  // namespace bastide::server
