// Checks a finished game's record against the rules, its result and its committed shuffle.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/json_text.hpp>
#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

struct Verification {
  std::vector<std::string> agreements;  ///< what was checked and is right, one sentence each
  std::vector<std::string> faults;      ///< what is missing or wrong; empty: the record is right
  bool good() const { return faults.empty(); }
};

/// `promised`: the commitment that was told before the game, if the caller knows it; a record alone can only
/// agree with itself. Rejected with setup/… if the record's set-up can't be played.
Expected<Verification> verify(const Record& record, const std::optional<Bytes32>& promised = std::nullopt);

/// {file, good, agreements, faults}, or {file, error: {code, at, message}}.
JsonText json_text(const Expected<Verification>& verdict, std::string_view file);

}  // namespace bastide::protocol
