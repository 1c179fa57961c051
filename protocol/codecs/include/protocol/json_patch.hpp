// Small RFC 6902 patches between views.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// The patch that takes `from` to `to`, with the operations add, remove and replace only;
/// an empty array when they are equal.
/// Follows objects key by key and arrays by their unlike middle; replaces a value whole where
/// that is shorter. Throws std::logic_error for keys that need escapes.
JsonText diff(const JsonText& from, const JsonText& to);
/// The same of a value at `path`, as operations with commas between. `from`, `to`: end with a zero byte.
std::string diff_operations(const char* from, const char* to, std::string_view path);
/// The same of a list, `to`, of which the items before `index` and those behind the given ones stay.
std::string diff_items(std::size_t index, std::span<const std::string_view> from_items,
                       std::span<const std::string_view> to_items, std::string_view to,
                       std::string_view path);
/// One operation. `value`: canonical; empty where the operation has none.
std::string operation(std::string_view op, std::string_view path, std::string_view value);

/// Rejected with message/bad_value when the patch does not fit.
Expected<Json> apply_patch(const Json& document, const Json& patch);
/// The same on the document itself, which costs what changes. What was rejected leaves it of no more use.
Expected<void> patch_in_place(Json& document, const Json& patch);

}  // namespace bastide::protocol
