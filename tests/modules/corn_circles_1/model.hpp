// The naive model: crop circles, the one rule of both sets.
#pragma once

#include "reference/module.hpp"

namespace bastide::reference {

std::vector<Action> crop_choices(const Setup& setup, const TableState& table);
/// Whether a seat is asked about the crop circle of the tile placed last.
bool call_all(Turn& turn);

/// The rule as one set has it that is in play alone.
Module corn_model(std::string_view set);

}  // namespace bastide::reference
