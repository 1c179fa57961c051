// What is worth more than in the base game, and to whom.
#pragma once

#include "carcassonne/turn.hpp"

#include <span>
#include <string_view>

namespace bastide::carcassonne::trial {

void add_toll(const auto& turn, std::uint16_t root, ScoreReason reason, Sheet& sheet) {
  if (reason == ScoreReason::completed && turn.position.nodes[root].kind == FeatureKind::road)
    sheet.add("toll", 1);
}

void favour_turn(const auto& turn, std::span<const std::uint16_t>, Followers& weights) {
  const auto& position = turn.position;
  if (position.turn_seat == kNoSeat) return;
  for (int& weight : weights) weight *= 2;
  if (weights[position.turn_seat] > 0) ++weights[position.turn_seat];
}

void give_point(auto& turn, Seat seat, std::string_view what, FeatureKind kind) {
  Sheet sheet;
  sheet.add(what, 1);
  award(turn, seat, sheet, kind, ScoreReason::completed, [] { return Extent{}; });
}

constexpr int kRich = 10, kRichMended = 8;
template <int rich>
void tax_rich(auto& turn, std::uint16_t, ScoreReason, int value) {
  if (value >= rich) give_point(turn, 0, "rich", FeatureKind::none);
}

void reward_turn(auto& turn, std::span<const std::uint16_t> roots) {
  for (const std::uint16_t root : roots)
    give_point(turn, turn.position.turn_seat, "completed", turn.position.nodes[root].kind);
}

int one_more(const auto&, std::uint16_t, std::span<const std::uint16_t> fields, Seat seat, int) {
  return seat == 0 ? static_cast<int>(fields.size()) : 0;
}

}  // namespace bastide::carcassonne::trial
