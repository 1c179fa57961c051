// Checks JSON against the published schemas of protocol/schema/, made strict: an unknown field is a fault,
// too. Everything that the server sends in a test is checked here. Any thread.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace bastide::test {

/// Empty if `json` satisfies the definition `name` of any schema file ("server_message", "game_record", …);
/// otherwise the faults, one per line. Fails the test program if there is no such definition.
std::string schema_faults(const nlohmann::json& json, std::string_view name);

/// The same for text from the server: must be JSON, and one of its messages. More precise about faults, since
/// it reads the message's `type` first.
std::string server_message_faults(std::string_view text);

/// The same for one of many messages. Beside tests under a sanitizer this takes most of the time, so it
/// checks the first twenty messages of a program there, then every fifth.
std::string faults_of_one_of_many(std::string_view text);

}  // namespace bastide::test
