// JSON as a tree, which codecs read from, and strict reading of text into it.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide::protocol {

struct ParseLimits {
  std::size_t bytes_max;
  int depth_max = 16;  ///< objects and arrays inside each other, the outermost counted
};

/// Reads one JSON document. Never throws on bad text. Faults, checked while reading
/// from the left, with the place reached:
/// too_large · not_json (bad UTF-8, lone surrogates, NaN, text behind the document,
/// nothing at all) · too_deep · out_of_range (a number that neither 64-bit integers nor doubles hold) ·
/// bad_value (a key twice in one object).
Expected<Json> parse(std::string_view text, ParseLimits limits);

/// Compact text; characters that are not UTF-8 are replaced, so it never throws.
std::string to_text(const Json& json);

}  // namespace bastide::protocol
