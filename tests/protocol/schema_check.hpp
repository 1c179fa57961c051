// Checks JSON against the published schemas of protocol/schema/, made strict: a field that no schema names is
// a fault, too. Everything that the server sends in a test goes through here. May be called from any thread.
#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace bastide::test {

/// Empty when `json` is what the definition `name` of any schema file says ("server_message", "game_record",
/// …); else what is wrong, one line each. Fails the test program when there is no such definition.
std::string schema_faults(const nlohmann::json& json, std::string_view name);

/// The same for text that the server sent: must be JSON, and one of its messages.
/// Names faults more precisely, since it looks at the message's `type` first.
std::string server_message_faults(std::string_view text);

/// The same for one of many. Under a sanitizer the look takes as long as all the rest: there the first
/// twenty messages of a program are held against their schemas, then every fifth.
std::string faults_of_one_of_many(std::string_view text);

}  // namespace bastide::test
