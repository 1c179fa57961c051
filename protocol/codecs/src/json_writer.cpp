#include "json_writer.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace bastide::protocol {
namespace {

constexpr std::int64_t kExactMax = (std::int64_t{1} << 53) - 1;
constexpr std::size_t kDigitsMax = 17;  ///< of such a number, with its sign
constexpr std::size_t kMembersLeast = 16;

bool is_plain(char c) { return c >= 0x20 && c <= 0x7e && c != '"' && c != '\\'; }

}  // namespace

std::string JsonWriter::take() && {
  buffer_.resize(size());
  return std::move(buffer_);
}

void JsonWriter::grow(std::size_t bytes) {
  const std::size_t written = size();
  const std::size_t all = std::max(2 * buffer_.size(), written + bytes + 1);
  buffer_.resize_and_overwrite(all, [](char*, std::size_t room) { return room; });
  at_ = buffer_.data() + written;
}

void JsonWriter::integer(std::int64_t value) {
  if (value >= 0 && value <= 9) {  // most are seats, features, counts and cells near the origin
    char* const to = value_room(1);
    *to = static_cast<char>('0' + value);
    at_ = to + 1;
    return;
  }
  if (value > kExactMax || value < -kExactMax)
    throw std::logic_error("canonical: an integer beyond 2^53 - 1");
  char* const to = value_room(kDigitsMax);
  at_ = std::to_chars(to, to + kDigitsMax, value).ptr;
}

void JsonWriter::text(std::string_view text) {
  // RFC 8785 3.2.2.2 escapes as the library does: two characters where JSON has such an escape, else
  // \u00xx for controls.
  if (!std::ranges::all_of(text, is_plain)) return literal(to_text(Json(text)));
  word(text);
}

void JsonWriter::word(std::string_view word) {
  char* to = value_room(word.size() + 2);
  *to++ = '"';
  to = copy(word, to);
  *to++ = '"';
  at_ = to;
}

void JsonWriter::literal(std::string_view json) { at_ = copy(json, value_room(json.size())); }

void JsonWriter::note_member(std::string_view name) {
  if (members_.empty()) members_.reserve(kMembersLeast);
  members_.push_back({.name = name, .begin = size() + needs_comma_});
}

void JsonWriter::key(std::string_view name) {
  begin_member(name);
  char* to = value_room(name.size() + 3);
  *to++ = '"';
  to = copy(name, to);
  *to++ = '"';
  *to++ = ':';
  at_ = to;
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
    pieces.reserve(mine.size());
    std::size_t end = size();
    for (auto member = mine.end(); member != mine.begin();) {
      --member;
      pieces.push_back({member->name, std::string_view(buffer_).substr(member->begin, end - member->begin)});
      end = member->begin - 1;  // the comma
    }
    std::ranges::sort(pieces, {}, &Piece::name);
    sorted_.clear();
    for (const Piece& piece : pieces) sorted_.append(piece.text).append(1, ',');
    sorted_.pop_back();
    copy(sorted_, buffer_.data() + begin);
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
          *room(1) = ':';
          ++at_;
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
