#include <protocol/json.hpp>

#include "place.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

/// Simdjson would take 1.5 µs off a move's 30 to 44 (tests/bench/RESULTS.md, 30 November 2026), but accepts
/// keys that stand twice and tells no place of a fault.
///
/// Builds the value from the parser's calls and stops at the first rejection. The parser does not recurse, so
/// a deep document costs nothing before it is refused.
class Builder {
 public:
  explicit Builder(int depth_max) : depth_max_(static_cast<std::size_t>(depth_max)) {
    open_.reserve(kUsualDepth);
  }

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(std::int64_t value) { return add(value); }
  bool number_unsigned(std::uint64_t value) { return add(value); }
  bool number_float(double value, const std::string& written) {
    if (written.find_first_of(".eE") == std::string::npos)
      return fail(ErrorCode::out_of_range, "the number does not fit into 64 bits");
    return add(value);
  }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t&) { return fail(ErrorCode::not_json, "JSON has no binary values"); }

  bool start_object(std::size_t) { return open(Json::value_t::object); }
  bool key(std::string& key) {
    Level& level = open_.back();
    const auto [member, fresh] = level.container->get_ref<Json::object_t&>().try_emplace(std::move(key));
    level.key = &member->first;
    level.value = &member->second;
    return fresh || fail(ErrorCode::bad_value, "the key stands twice in its object");
  }
  bool end_object() { return close(); }
  bool start_array(std::size_t) { return open(Json::value_t::array); }
  bool end_array() { return close(); }

  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) {
    constexpr int kNumberOverflow = 406;
    if (error.id == kNumberOverflow) return fail(ErrorCode::out_of_range, "the number is too large");
    return fail(ErrorCode::not_json, fmt::format("not JSON in UTF-8, near byte {}", position));
  }

  WireRejection rejection() { return std::move(*rejection_); }
  Json result() { return std::move(root_); }

 private:
  /// A container around the current value. Pointers are stable, since each container is its parent's last
  /// item, and members of objects never move.
  struct Level {
    Json* container;
    const std::string* key = nullptr;  ///< the current one; nullptr in arrays
    Json* value = nullptr;             ///< of this key
  };

  template <class Value>
  Json& place_value(Value&& value) {
    if (open_.empty()) return root_ = Json(std::forward<Value>(value));
    const Level& parent = open_.back();
    if (!parent.key) return parent.container->emplace_back(std::forward<Value>(value));
    return *parent.value = Json(std::forward<Value>(value));
  }
  template <class Value>
  bool add(Value&& value) {
    place_value(std::forward<Value>(value));
    return true;
  }
  bool open(Json::value_t container) {
    if (open_.size() == depth_max_)
      return fail(ErrorCode::too_deep, fmt::format("more than {} levels deep", depth_max_));
    Json& placed = place_value(container);
    open_.push_back({.container = &placed});
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  /// The place of the value that the parser reads now.
  std::string place() const {
    std::string at;
    for (std::size_t level = 0; level < open_.size(); ++level) {
      const Json& container = *open_[level].container;
      const bool innermost = level + 1 == open_.size();
      if (container.is_array())
        at = place_of_item(at, innermost ? container.size() : container.size() - 1);
      else if (const std::string* key = open_[level].key; key && !(innermost && key->empty()))
        at = place_of_key(at, *key);
    }
    return at;
  }
  bool fail(ErrorCode code, std::string sentence) {
    rejection_.emplace(code, std::move(sentence), place());
    return false;
  }

  static constexpr std::size_t kUsualDepth = 4;

  std::size_t depth_max_;
  Json root_;
  std::vector<Level> open_;  ///< the outermost first
  std::optional<WireRejection> rejection_;
};

}  // namespace

Expected<Json> parse(std::string_view text, ParseLimits limits) {
  if (text.size() > limits.bytes_max)
    return std::unexpected(
        WireRejection(ErrorCode::too_large, fmt::format("more than {} bytes", limits.bytes_max)));
  Builder builder(limits.depth_max);
  if (!Json::sax_parse(text, &builder)) return std::unexpected(builder.rejection());
  if (text.contains('\0'))  // the parser would take it for the end of the text
    return std::unexpected(WireRejection(ErrorCode::not_json, "a zero byte after the document"));
  return builder.result();
}

std::string to_text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace bastide::protocol
