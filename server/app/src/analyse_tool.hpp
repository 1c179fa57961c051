// The output of `bastide analyse` for a record.
#pragma once

#include "record_tools.hpp"

#include <cstdint>
#include <string_view>

namespace bastide::server {

struct AnalyseLimits {
  std::int64_t nodes = 100'000;  ///< positions searched per decision
};

/// Exit code 0: every action is legal, 3: stops at the first illegal one, 2: unreadable.
ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits);

}  // namespace bastide::server
