// Features that one tile can join: the seat with the larger share then holds both.
#pragma once

#include "carcassonne/pieces.hpp"
#include "common/expectation.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace bastide::bots::carcassonne {

using namespace bastide::carcassonne;

/// Two held features of a kind at one empty cell, by their roots.
struct Meeting {
  std::uint16_t one, other;
  double chance;  ///< chance that the cell is filled
};

/// The meetings in one position.
class Meetings {
 public:
  void clear() { meetings_.clear(); }

  /// Notes the meetings among the features at a cell.
  void note(const auto& position, std::span<const std::uint16_t> roots, double chance) {
    for (std::size_t i = 0; i < roots.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Node &one = position.nodes[roots[i]], &other = position.nodes[roots[j]];
        if (one.kind == other.kind && one.followers > 0 && other.followers > 0)
          meetings_.push_back({roots[i], roots[j], chance});
      }
    }
  }

  /// Adds what each seat wins or loses by them. `weight(kind)`: the share that takes place; `worth(root)`: of
  /// a feature to its owners.
  void add_to(Expectation& points, const auto& turn, auto weight, auto worth) const {
    for (const Meeting& meeting : meetings_) {
      const double share = weight(turn.position.nodes[meeting.one].kind) * meeting.chance;
      if (share <= 0) continue;
      Followers one{}, other{}, both{};
      add_weights(turn, meeting.one, one);
      add_weights(turn, meeting.other, other);
      for (std::size_t seat = 0; seat < both.size(); ++seat) both[seat] = one[seat] + other[seat];
      const double of_one = worth(meeting.one), of_other = worth(meeting.other);
      pay(points, one, -share * of_one);
      pay(points, other, -share * of_other);
      pay(points, both, share * (of_one + of_other));
    }
  }

 private:
  static void pay(Expectation& points, const Followers& weights, double worth) {
    for_each_winner(weights, [&](Seat seat) { points[seat] += worth; });
  }

  std::vector<Meeting> meetings_;
};

}  // namespace bastide::bots::carcassonne
