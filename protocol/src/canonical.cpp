#include <protocol/canonical.hpp>

#include <protocol/bytes.hpp>

#include <charconv>
#include <span>
#include <stdexcept>

namespace bastide::protocol {
namespace {

constexpr std::int64_t kExactMax = (std::int64_t{1} << 53) - 1;  // what every JSON reader holds exactly

void write(const Json& json, std::string& out);

/// RFC 8785 3.2.2.2: the two-character escapes where JSON has them, \u00xx for the other controls, all else literally.
void write_text(std::string_view text, std::string& out) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out.push_back('"');
  for (const char c : text) {
    switch (c) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\b': out += "\\b"; break;
      case '\f': out += "\\f"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (static_cast<unsigned char>(c) >= 0x20)
          out.push_back(c);
        else
          out.append("\\u00").append(1, kHex[static_cast<std::size_t>(c) >> 4]).append(1, kHex[c & 15]);
    }
  }
  out.push_back('"');
}

void write_integer(std::int64_t value, std::string& out) {
  if (value > kExactMax || value < -kExactMax)
    throw std::logic_error("canonical: an integer beyond 2^53 - 1");
  char digits[24];
  const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), value);
  out.append(digits, end);
}

void write_object(const Json::object_t& object, std::string& out) {
  char before = '{';
  for (const auto& [key, value] : object) {  // in the order of bytes, which for ASCII is that of UTF-16 units
    for (const char c : key)
      if (static_cast<unsigned char>(c) > 0x7e) throw std::logic_error("canonical: a key outside ASCII");
    out.push_back(before);
    write_text(key, out);
    out.push_back(':');
    write(value, out);
    before = ',';
  }
  out += object.empty() ? "{}" : "}";
}

void write_array(const Json::array_t& array, std::string& out) {
  char before = '[';
  for (const Json& value : array) {
    out.push_back(before);
    write(value, out);
    before = ',';
  }
  out += array.empty() ? "[]" : "]";
}

void write(const Json& json, std::string& out) {
  switch (json.type()) {
    case Json::value_t::null: out += "null"; return;
    case Json::value_t::boolean: out += json.get<bool>() ? "true" : "false"; return;
    case Json::value_t::number_integer: write_integer(json.get<std::int64_t>(), out); return;
    case Json::value_t::number_unsigned:
      if (json.get<std::uint64_t>() > static_cast<std::uint64_t>(kExactMax))
        throw std::logic_error("canonical: an integer beyond 2^53 - 1");
      write_integer(json.get<std::int64_t>(), out);
      return;
    case Json::value_t::string: write_text(json.get_ref<const std::string&>(), out); return;
    case Json::value_t::object: write_object(json.get_ref<const Json::object_t&>(), out); return;
    case Json::value_t::array: write_array(json.get_ref<const Json::array_t&>(), out); return;
    case Json::value_t::number_float:
    case Json::value_t::binary:
    case Json::value_t::discarded:
      throw std::logic_error("canonical: neither integer, text, boolean, null, array nor object");
  }
}

}  // namespace

std::string canonical(const Json& json) {
  std::string text;
  write(json, text);
  return text;
}

std::string digest(const Json& json) {
  constexpr std::size_t kDigestBytes = 8;
  const Bytes32 hash = sha256(canonical(json));
  return to_hex(std::span(hash).first(kDigestBytes));
}

}  // namespace bastide::protocol
