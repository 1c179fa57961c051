// What people may call themselves, and how two of one room are told apart.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Why a text is no name that one can see, as "must …"; nothing where it is one. A name has something to see,
/// begins with it and does not end with a space; its only blank is U+0020; it holds no controls,
/// nothing that is invisible or changes the direction of the text around it (the joiners 200C, 200D
/// and the variation selectors FE0E, FE0F of emoji are fine), and at most three combining marks in a row.
/// Length is not looked at. Requires: valid UTF-8.
std::optional<std::string_view> name_fault(std::string_view name);

/// `name` where it is unlike all of `taken`, else with the lowest number from 2 on that makes it so,
/// cut to fit into kNameCharsMax. The case of ASCII letters and what can't be seen make
/// no difference. Requires: valid UTF-8.
std::string distinct_name(const std::string& name, std::span<const std::string> taken);

}  // namespace bastide::protocol
