// Refuses a saved position, with the place of the fault.
#pragma once

#include <engine/rejection.hpp>

#include <string>
#include <string_view>
#include <utility>

namespace bastide {

/// More points than any game can bring, so that sums of scores cannot overflow.
inline constexpr int kScoreMax = 1'000'000;

inline Result<> bad(std::string reason, std::string at) {
  return reject(Code::bad_snapshot, std::move(reason), std::move(at));
}

/// "pieces[2]"
inline std::string item(std::string_view list, std::size_t i) {
  return std::string(list) + "[" + std::to_string(i) + "]";
}

}  // namespace bastide
