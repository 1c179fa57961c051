// Small RFC 6902 patches between views.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

namespace bastide::protocol {

/// The patch that takes `from` to `to`, with the operations add, remove and replace only; an empty array when they are equal.
/// Follows objects key by key and arrays by their unlike middle; replaces a value whole where that is shorter. Throws
/// std::logic_error for keys that need escapes.
JsonText diff(const JsonText& from, const JsonText& to);

/// Rejected with message/bad_value when the patch does not fit.
Expected<Json> apply_patch(const Json& document, const Json& patch);

}  // namespace bastide::protocol
