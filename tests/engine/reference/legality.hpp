// The naive model: what may be done and why not. Shared by the parts of the model; tests ask model.hpp.
#pragma once

#include "reference/model.hpp"

#include <cstddef>

namespace bastide::reference {

inline constexpr int kRansom = 3;  // TOWER-RANSOM-01

inline std::size_t index_of(PieceKind piece) { return static_cast<std::size_t>(piece); }

/// The seat's abbot on a feature that is not complete (ABBOT-RETURN-01, ABBOT-RETURN-04).
std::optional<PlacedPiece> abbot_to_return(const Setup& setup, const TableState& table, Seat seat);

/// The other side of the exchange that waits for the builder's choice (TOWER-PRIS-02).
Seat exchange_partner(const TableState& table, Seat builder);

/// What the seat to act may choose as far as the rules of exchange and of ransom go, whatever the phase.
std::vector<Action> exchanges(const Setup& setup, const TableState& table);
std::vector<Action> ransoms(const Setup& setup, const TableState& table);
/// What the seat to act may choose in the action of its turn, besides to pass.
std::vector<Action> choices_of_action(const Setup& setup, const TableState& table);

}  // namespace bastide::reference
