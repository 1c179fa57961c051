// What `bastide analyse` prints about a record.
#pragma once

#include "record_tools.hpp"

#include <cstdint>
#include <string_view>

namespace bastide::server {

struct AnalyseLimits {
  std::int64_t nodes = 100'000;  ///< positions that are looked at for one decision
};

/// Exit code 0: every action legal, 3: at the first illegal one, up to which all is told, 2: unreadable.
ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits);

}  // namespace bastide::server
