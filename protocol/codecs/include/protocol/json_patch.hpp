// Small RFC 6902 patches between views.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// The patch from `from` to `to`, made of add, remove and replace only; an empty array if they are equal.
/// Descends into objects key by key and into arrays at their differing middle; replaces a value whole if that
/// is shorter. Throws std::logic_error for keys that need escapes.
JsonText diff(const JsonText& from, const JsonText& to);
/// The same for a value at `path`, as operations separated by commas. `from`, `to`: end with a zero byte.
std::string diff_operations(const char* from, const char* to, std::string_view path);
/// The same for a list, whose new state is `to`; the items before `index` and behind the given ones
/// are unchanged.
std::string diff_items(std::size_t index, std::span<const std::string_view> from_items,
                       std::span<const std::string_view> to_items, std::string_view to,
                       std::string_view path);
/// Appends an operation to others, behind a comma. `value`: canonical; empty if the operation has none.
void append_operation(std::string& operations, std::string_view op, std::string_view path,
                      std::string_view value);

/// Rejected with message/bad_value if the patch does not fit.
Expected<Json> apply_patch(const Json& document, const Json& patch);
/// Patches the document itself, at the cost of what changes. After a rejection the document is unusable.
Expected<void> patch_in_place(Json& document, const Json& patch);

}  // namespace bastide::protocol
