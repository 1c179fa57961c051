// The output of `bastide replay` and `bastide verify` for a record.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/wire_rejection.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

struct ToolReport {
  int exit_code = 0;
  std::string out;  ///< for standard output
  std::string err;  ///< for standard error
};

/// The report of a record that can't be read: exit code 2.
ToolReport unreadable(const protocol::WireRejection& rejection);

/// Exit code 0: every action is legal, 3: stops at the first illegal one, 2: unreadable.
ToolReport replay_tool(std::string_view record_text, bool as_json);

struct VerifyWish {
  std::string file = {};                                       ///< begins each line; empty: nothing does
  std::optional<protocol::Bytes32> commitment = std::nullopt;  ///< as told before the game
  bool json = false;                                           ///< one object instead of lines
};

/// Exit code 0: all agrees, 3: something is wrong or missing, 2: unreadable.
ToolReport verify_tool(std::string_view record_text, const VerifyWish& wish = {});

}  // namespace bastide::server
