// The output of `bastide replay` and `bastide verify` for a record.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

struct ToolReport {
  int exit_code = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};

/// Exit code 0: every action is legal, 3: stops at the first illegal one, 2: unreadable.
ToolReport replay_tool(std::string_view record_text, bool as_json);

/// Exit code 0: all agrees, 3: something is wrong or missing, 2: unreadable.
ToolReport verify_tool(std::string_view record_text);

}  // namespace bastide::server
