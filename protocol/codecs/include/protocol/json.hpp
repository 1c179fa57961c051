// JSON as a tree, and strict parsing of text into it.
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
  int depth_max = 16;  ///< nested objects and arrays, including the outermost
};

/// Reads one JSON document. Never throws on bad text. Faults, in the order of reading, with the place
/// reached: too_large · not_json (bad UTF-8, lone surrogates, NaN, text behind the document, an empty text) ·
/// too_deep · out_of_range (a number that neither 64-bit integers nor doubles hold) · bad_value (a repeated
/// key in one object).
Expected<Json> parse(std::string_view text, ParseLimits limits);

/// Compact text; replaces invalid UTF-8, so it never throws.
std::string to_text(const Json& json);

}  // namespace bastide::protocol
