// The output of `bastide analyse` for a record.
#pragma once

#include "record_tools.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace bastide::server {

struct AnalyseLimits {
  std::int64_t nodes = 100'000;  ///< positions searched per decision
};

/// Takes text for standard output.
using Print = std::function<void(std::string_view)>;

/// Asked before each decision with the number of actions that are analysed and of all: whether to go on.
using AnalysedTo = std::function<bool(std::size_t actions, std::size_t of)>;

/// Prints each decision when it is analysed, at last the sums of the seats; the report has nothing for
/// standard output. Exit code 0: every action is legal, 3: stops at the first illegal one, 2: unreadable.
/// The lines of JSON are `analysis_line` in protocol/schema/commands.json. When it shall not go on, the sums
/// are those of the decisions so far.
ToolReport analyse_tool(std::string_view record_text, bool as_json, const AnalyseLimits& limits,
                        const Print& print, const AnalysedTo& goes_on = {});

}  // namespace bastide::server
