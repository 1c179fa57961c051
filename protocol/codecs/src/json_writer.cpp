#include "json_writer.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace bastide::protocol {
namespace {

constexpr std::int64_t kExactMax = (std::int64_t{1} << 53) - 1;
constexpr std::size_t kDigitsMax = 17;  ///< of such a number, with its sign

bool is_plain(char c) { return c >= 0x20 && c <= 0x7e && c != '"' && c != '\\'; }

}  // namespace

char* JsonWriter::begin_value(std::size_t most) {
  const std::size_t at = out_.size();
  const std::size_t end = at + 1 + most;
  // libstdc++ 12 may report more room than was asked for.
  out_.resize_and_overwrite(end, [&](char*, std::size_t) { return end; });
  out_[at] = ',';
  return out_.data() + at + std::exchange(needs_comma_, true);
}

void JsonWriter::integer(std::int64_t value) {
  if (value > kExactMax || value < -kExactMax)
    throw std::logic_error("canonical: an integer beyond 2^53 - 1");
  append_value(kDigitsMax, [&](char* to) { return std::to_chars(to, to + kDigitsMax, value).ptr; });
}

void JsonWriter::text(std::string_view text) {
  // RFC 8785 3.2.2.2 escapes as the library does: two characters where JSON has such an escape, else
  // \u00xx for controls.
  if (!std::ranges::all_of(text, is_plain)) return literal(to_text(Json(text)));
  word(text);
}

void JsonWriter::word(std::string_view word) {
  append_value(word.size() + 2, [&](char* to) {
    *to++ = '"';
    to = copy(word, to);
    *to++ = '"';
    return to;
  });
}

void JsonWriter::literal(std::string_view json) {
  append_value(json.size(), [&](char* to) { return copy(json, to); });
}

void JsonWriter::begin_member(std::string_view name) {
  begin_value();
  if (!in_order_) members_.push_back({.name = name, .begin = out_.size()});
  needs_comma_ = false;
}

void JsonWriter::key(std::string_view name) {
  if (!in_order_) members_.push_back({.name = name, .begin = out_.size() + needs_comma_});
  append_value(name.size() + 3, [&](char* to) {
    *to++ = '"';
    to = copy(name, to);
    *to++ = '"';
    *to++ = ':';
    return to;
  });
  needs_comma_ = false;
}

void JsonWriter::sort_members(std::size_t outer) {
  const auto mine =
      std::ranges::subrange(members_.begin() + static_cast<std::ptrdiff_t>(outer), members_.end());
  if (!std::ranges::is_sorted(mine, {}, &Member::name)) {
    const std::size_t begin = mine.front().begin;
    struct Piece {
      std::string_view name, text;
    };
    std::vector<Piece> pieces;
    std::size_t end = out_.size();
    for (auto member = mine.end(); member != mine.begin();) {
      --member;
      pieces.push_back({member->name, std::string_view(out_).substr(member->begin, end - member->begin)});
      end = member->begin - 1;  // the comma
    }
    std::ranges::sort(pieces, {}, &Piece::name);
    sorted_.clear();
    for (const Piece& piece : pieces) sorted_.append(piece.text).append(1, ',');
    sorted_.pop_back();
    out_.replace(begin, std::string::npos, sorted_);
  }
  members_.resize(outer);
}

void JsonWriter::tree(const Json& json) {
  switch (json.type()) {
    case Json::value_t::null: return null();
    case Json::value_t::boolean: return boolean(json.get<bool>());
    case Json::value_t::number_integer: return integer(json.get<std::int64_t>());
    case Json::value_t::number_unsigned:
      return integer(
          static_cast<std::int64_t>(std::min<std::uint64_t>(json.get<std::uint64_t>(), kExactMax + 1)));
    case Json::value_t::string: return text(json.get_ref<const std::string&>());
    case Json::value_t::array:
      return array([&] {
        for (const Json& item : json) tree(item);
      });
    case Json::value_t::object:
      return object([&] {
        for (const auto& [name, value] : json.get_ref<const Json::object_t&>()) {
          if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) > 0x7e; }))
            throw std::logic_error("canonical: a key outside ASCII");
          begin_member(name);
          text(name);
          out_.push_back(':');
          needs_comma_ = false;
          tree(value);
        }
      });
    case Json::value_t::number_float:
    case Json::value_t::binary:
    case Json::value_t::discarded:
      throw std::logic_error("canonical: neither integer, text, boolean, null, array nor object");
  }
}

}  // namespace bastide::protocol
