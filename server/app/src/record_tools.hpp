// What `bastide replay` and `bastide verify` print about a record.
#pragma once

#include <string>
#include <string_view>

namespace bastide::server {

struct ToolReport {
  int exit_code = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};

/// Exit code 0: every action legal, 3: at the first illegal one, 2: unreadable.
ToolReport replay_tool(std::string_view record_text, bool as_json);

/// Exit code 0: all agrees, 3: something does not or is missing, 2: unreadable.
ToolReport verify_tool(std::string_view record_text);

}  // namespace bastide::server
