// Why something was refused. Every mistake of a player, a record or a host is a value of this type; a refusal
// leaves the state unchanged.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace bastide {

/// A closed list with stable wire names (`name`), never renamed. The base game's are checked in the order of
/// words.def, so the same mistake always gets the same code; but no_tile_there, no_portal and no_field_corner
/// stand around the codes of a deployment. A module's come where it refuses.
enum class Code : std::uint8_t {
#define REFUSAL(group, name, ...) name,
#include <engine/words.def>
};

struct Rejection {
  Code code;
  std::string reason;   ///< one English sentence for a person
  std::string at = {};  ///< of rules and set-ups the place, e.g. "options.tiny_city"; of a misfit the side
};

/// Stable wire name, e.g. "action/tile_does_not_fit".
std::string_view name(Code code);

template <class T = void>
using Result = std::expected<T, Rejection>;

inline std::unexpected<Rejection> reject(Code code, std::string reason, std::string at = {}) {
  return std::unexpected(Rejection{code, std::move(reason), std::move(at)});
}

}  // namespace bastide
