// The quarters of the city of Carcassonne: who may be in them, and what they lead to.
#pragma once

#include "carcassonne/turn.hpp"

#include <array>
#include <cstddef>

namespace bastide::carcassonne::count {

inline constexpr std::size_t kQuarters = enum_size<Quarter>();
constexpr std::size_t index_of(Quarter quarter) { return static_cast<std::size_t>(quarter); }
constexpr Quarter quarter_of(std::size_t index) { return static_cast<Quarter>(index); }

/// COUNT-LEAVE-01: what figures come out to, by Quarter.
inline constexpr std::array<FeatureKind, kQuarters> kLeadsTo{FeatureKind::city, FeatureKind::field,
                                                             FeatureKind::road, FeatureKind::monastery};

auto& state_of(auto& position) { return position.modules.quarters; }

auto& figures_in(auto& position, Seat seat, Quarter quarter) {
  return state_of(position).figures[seat][index_of(quarter)];
}

/// COUNT-ENTER-04: those followers that may stand on what the quarter leads to.
bool may_be_in(const auto& turn, Quarter quarter, PieceKind piece) {
  const auto& rule = turn.book.rule(piece);
  const bool admitted = piece != PieceKind::abbot || turn.book.modules.quarters.abbot;
  return admitted && rule.holds && (rule.claims & bit(kLeadsTo[index_of(quarter)])) != 0;
}

/// EXP-SETUP-05.
bool has_market(const auto& turn) { return may_be_in(turn, Quarter::market, PieceKind::meeple); }

}  // namespace bastide::carcassonne::count
