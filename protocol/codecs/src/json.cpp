#include <protocol/json.hpp>

#include "place.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace bastide::protocol {
namespace {

/// Builds the value from the parser's calls and stops at the first rejection. The parser does not recurse, so
/// a deep document costs nothing before it is refused.
class Builder {
 public:
  explicit Builder(int depth_max) : depth_max_(static_cast<std::size_t>(depth_max)) {}

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

  bool start_object(std::size_t) { return open(Json::object()); }
  bool key(std::string& key) {
    if (open_.back()->contains(key)) {
      keys_.back() = std::move(key);
      return fail(ErrorCode::bad_value, "the key stands twice in its object");
    }
    keys_.back() = std::move(key);
    return true;
  }
  bool end_object() { return close(); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_array() { return close(); }

  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) {
    constexpr int kNumberOverflow = 406;
    if (error.id == kNumberOverflow) return fail(ErrorCode::out_of_range, "the number is too large");
    return fail(ErrorCode::not_json, fmt::format("not JSON in UTF-8, near byte {}", position));
  }

  WireRejection rejection() { return std::move(*rejection_); }
  Json result() { return std::move(root_); }

 private:
  template <class Value>
  Json* place_value(Value&& value) {
    if (open_.empty()) return &(root_ = std::forward<Value>(value));
    Json& parent = *open_.back();
    if (parent.is_array()) return &parent.emplace_back(std::forward<Value>(value));
    return &(parent[keys_.back()] = std::forward<Value>(value));
  }
  template <class Value>
  bool add(Value&& value) {
    place_value(std::forward<Value>(value));
    return true;
  }
  bool open(Json container) {
    if (open_.size() == depth_max_)
      return fail(ErrorCode::too_deep, fmt::format("more than {} levels deep", depth_max_));
    open_.push_back(place_value(std::move(container)));
    keys_.emplace_back();
    return true;
  }
  bool close() {
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  /// The place of the value that the parser reads now.
  std::string place() const {
    std::string at;
    for (std::size_t level = 0; level < open_.size(); ++level) {
      const Json& container = *open_[level];
      const bool innermost = level + 1 == open_.size();
      if (container.is_array())
        at = place_of_item(at, innermost ? container.size() : container.size() - 1);
      else if (!innermost || !keys_[level].empty())
        at = place_of_key(at, keys_[level]);
    }
    return at;
  }
  bool fail(ErrorCode code, std::string sentence) {
    rejection_.emplace(code, std::move(sentence), place());
    return false;
  }

  std::size_t depth_max_;
  Json root_;
  std::vector<Json*> open_;  // the containers around the current value; pointers are stable, since each is
                             // its parent's last item
  std::vector<std::string> keys_;  // by level: the current key, empty in arrays
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
