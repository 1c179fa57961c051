// A module's verdict on a placement.
#pragma once

#include <engine/rejection.hpp>

#include <optional>
#include <string_view>

namespace bastide::carcassonne {

struct Refusal {
  Code code;
  std::string_view sentence;  ///< one English sentence, static storage
};

/// Empty: allowed. Else the rule that forbids it.
using Verdict = std::optional<Refusal>;

}  // namespace bastide::carcassonne
