// A module's word on a placement.
#pragma once

#include <engine/rejection.hpp>

#include <optional>

namespace bastide::carcassonne {

/// Empty: allowed. Else the code of the rule that forbids it; explain() adds the sentence.
using Verdict = std::optional<Code>;

}  // namespace bastide::carcassonne
