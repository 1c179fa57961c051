// What people may call themselves, and how equal names in a room are distinguished.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Stands where a name was deleted.
inline constexpr std::string_view kForgottenName = "N. N.";

/// Why a text is no visible name, as "must …"; empty if it is one. A name has something visible, begins
/// with it and does not end with a space; its only blank is U+0020; it has no controls, nothing that is
/// invisible or changes the direction of the text around it (except the joiners 200C, 200D and the
/// variation selectors FE0E, FE0F of emoji), no private character, and at most three combining marks in a
/// row. Does not check the length. Requires: valid UTF-8.
std::optional<std::string_view> name_fault(std::string_view name);

/// Returns `name` if it differs from all of `taken`, else adds the lowest number from 2 that makes it differ,
/// cut to kNameCharsMax. Ignores invisible characters, the case of ASCII letters and of the usual Latin ones
/// with marks, and whether those are one code point or several. Requires: valid UTF-8.
std::string distinct_name(const std::string& name, std::span<const std::string> taken);

}  // namespace bastide::protocol
