// The output of `bastide analyse` for a record.
#pragma once

#include "record_tools.hpp"

#include <cstdint>
#include <functional>
#include <string_view>

namespace bastide::server {

struct AnalyseLimits {
  std::int64_t nodes = 100'000;  ///< positions searched per decision
};

/// Takes text for standard output.
using Print = std::function<void(std::string_view)>;

/// Prints each decision when it is analysed, at last the sums of the seats; the report has nothing for
/// standard output. Exit code 0: every action is legal, 3: stops at the first illegal one, 2: unreadable.
ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits,
                        const Print& print);

}  // namespace bastide::server
