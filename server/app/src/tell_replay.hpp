// A replay in English, for the terminal: a sentence for each event, and where the record ends.
#pragma once

#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>

#include <string>
#include <vector>

namespace bastide::server {

std::vector<std::string> tell(const protocol::Replay& replay, const protocol::Record& record);

}  // namespace bastide::server
