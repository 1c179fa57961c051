// The games that tests ask for.
#pragma once

#include <nlohmann/json.hpp>

namespace bastide::test {

inline const nlohmann::json kAdaBegins = {{"options", {{"first_player", 0}}}};
inline const nlohmann::json kMinute = {{"clock", {{"kind", "turn"}, {"seconds", 60}}}};
inline const nlohmann::json kThreeDays = {{"clock", {{"kind", "days"}, {"days", 3}}}};

}  // namespace bastide::test
