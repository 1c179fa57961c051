// Checks a finished game's record against the rules, its result and its committed shuffle.
#pragma once

#include <protocol/record.hpp>
#include <protocol/replay.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

struct Verdict {
  std::vector<std::string> agreements;  ///< what was checked and holds, one sentence each
  std::vector<std::string> faults;      ///< what is missing or does not agree; empty: the record is right
  bool good() const { return faults.empty(); }
};

/// Rejected with setup/… when the record's set-up can't be played.
Expected<Verdict> verify(const Record& record);

/// What `bastide verify FILE` prints and its exit code: 0 all agrees, 3 something does not or is missing, 2 unreadable.
ToolReport verify_tool(std::string_view record_text);

}  // namespace bastide::protocol
