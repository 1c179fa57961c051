// How single values are written and strictly read. A codec has `write(value, JsonWriter&)` and, if the value
// is ever read, `read(Value)`.
#pragma once

#include "json_writer.hpp"
#include "utf8.hpp"
#include "value.hpp"

#include <protocol/bytes.hpp>
#include <protocol/person_name.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/catalogue.hpp>
#include <engine/enum_size.hpp>
#include <engine/ids.hpp>
#include <engine/streams.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace bastide::protocol {

struct BooleanCodec {
  bool read(const Value& in) const { return in.boolean(); }
  void write(bool value, JsonWriter& out) const { out.boolean(value); }
};
inline constexpr BooleanCodec kBoolean;

template <class T>
struct IntegerCodec {
  std::int64_t min;
  std::int64_t max;
  T read(const Value& in) const { return static_cast<T>(in.integer(min, max)); }
  void write(T value, JsonWriter& out) const { out.integer(static_cast<std::int64_t>(value)); }
};
template <class T>
constexpr IntegerCodec<T> whole_range{std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
inline constexpr IntegerCodec<int> kCount{0, std::numeric_limits<int>::max()};
inline constexpr IntegerCodec<std::int64_t> kLongCount{0, static_cast<std::int64_t>(kSeqMax)};
inline constexpr IntegerCodec<Seq> kSeq{0, static_cast<std::int64_t>(kSeqMax)};
inline constexpr IntegerCodec<Seat> kSeat{0, kSeatsMax - 1};
inline constexpr IntegerCodec<Rotation> kRotation{0, 3};
inline constexpr auto kSmall = whole_range<std::uint8_t>;  // features, stocks: the rules check their bounds

/// null: kNoSeat.
struct NullableSeatCodec {
  Seat read(const Value& in) const { return in.is_null() ? kNoSeat : kSeat.read(in); }
  void write(Seat seat, JsonWriter& out) const { seat == kNoSeat ? out.null() : out.integer(seat); }
};
inline constexpr NullableSeatCodec kSeatOrNull;

/// Any text made by this program.
struct AnyTextCodec {
  std::string read(const Value& in) const { return in.text(); }
  void write(std::string_view text, JsonWriter& out) const { out.text(text); }
};
inline constexpr AnyTextCodec kAnyText;

/// An identifier: printable ASCII.
struct IdTextCodec {
  std::size_t chars_max;
  std::string read(const Value& in) const {
    const std::string& text = in.text();
    if (text.empty() || text.size() > chars_max)
      in.fail(ErrorCode::out_of_range, fmt::format("must have 1 to {} characters", chars_max));
    for (const char c : text)
      if (c < 0x20 || c > 0x7e) in.fail(ErrorCode::bad_value, "must be printable ASCII");
    return text;
  }
  void write(std::string_view text, JsonWriter& out) const { out.text(text); }
};
inline constexpr IdTextCodec kId{kIdCharsMax};

/// A tag of a language as BCP 47 has it, by its letters alone: "de", "pt-BR".
struct LanguageCodec {
  std::string read(const Value& in) const {
    const std::string& tag = in.text();
    if (!is_language_tag(tag)) in.fail(ErrorCode::bad_value, "must be the tag of a language");
    return tag;
  }
  void write(std::string_view tag, JsonWriter& out) const { out.text(tag); }
};
inline constexpr LanguageCodec kLanguage{};

/// Text that people type: chat, and names in records. Counted in code points.
struct PersonTextCodec {
  std::size_t chars_max;
  std::string read(const Value& in) const {
    const std::string& text = in.text();
    std::size_t chars = 0;
    bool bad = text.starts_with(' ') || text.ends_with(' ');
    each_code_point(text, [&](char32_t point) {
      ++chars;
      bad = bad || is_invisible(point);
    });
    if (chars == 0 || chars > chars_max)
      in.fail(ErrorCode::out_of_range, fmt::format("must have 1 to {} characters", chars_max));
    if (bad) in.fail(ErrorCode::bad_value, "must not begin or end with a space or hold control characters");
    return text;
  }
  void write(std::string_view text, JsonWriter& out) const { out.text(text); }

 private:
  /// Controls, line ends, characters without width, and those that change the direction of the text around
  /// them. The joiners of emoji and of some scripts (200C, 200D) are allowed.
  static bool is_invisible(char32_t point) {
    return point < 0x20 || (point >= 0x7f && point < 0xa0) || point == 0x200b || point == 0x200e ||
           point == 0x200f || (point >= 0x2028 && point <= 0x202e) || (point >= 0x2060 && point <= 0x206f) ||
           point == 0xfeff;
  }
};

/// A player's chosen name.
struct PersonNameCodec {
  std::string read(const Value& in) const {
    const std::string& name = in.text();
    std::size_t chars = 0;
    each_code_point(name, [&](char32_t) { ++chars; });
    if (chars == 0 || chars > kNameCharsMax)
      in.fail(ErrorCode::out_of_range, fmt::format("must have 1 to {} characters", kNameCharsMax));
    if (const auto fault = name_fault(name)) in.fail(ErrorCode::bad_value, std::string(*fault));
    return name;
  }
  void write(std::string_view name, JsonWriter& out) const { out.text(name); }
};
inline constexpr PersonNameCodec kPersonName;

struct RoomCodeCodec {
  std::string read(const Value& in) const {
    auto code = normalise_room_code(in.text());
    if (!code) in.fail(ErrorCode::bad_value, "must be a room code, as in ABCD-EFGH");
    return std::move(code).value_or("");
  }
  void write(std::string_view code, JsonWriter& out) const { out.text(code); }
};
inline constexpr RoomCodeCodec kRoomCode;

template <std::size_t N>
struct HexCodec {
  Bytes<N> read(const Value& in) const {
    const auto bytes = from_hex<N>(in.text());
    if (!bytes) in.fail(ErrorCode::bad_value, fmt::format("must be {} hex digits", 2 * N));
    return bytes.value_or(Bytes<N>{});
  }
  void write(const Bytes<N>& bytes, JsonWriter& out) const { out.word(to_hex(bytes)); }
};
inline constexpr HexCodec<16> kHex16;
inline constexpr HexCodec<32> kHex32;

struct SeatSecretCodec {
  SeatSecret read(const Value& in) const {
    const auto bytes = from_base64url(in.text());
    if (!bytes) in.fail(ErrorCode::bad_value, "must be 32 bytes in base64url, 43 characters");
    return {bytes.value_or(Bytes32{})};
  }
  void write(const SeatSecret& secret, JsonWriter& out) const { out.text(to_base64url(secret.bytes)); }
};
inline constexpr SeatSecretCodec kSeatSecret;

/// One of a closed list of words, by its `name` and `find` functions.
template <class Enum>
struct WordCodec {
  std::optional<Enum> (*find)(std::string_view);
  ErrorCode unknown = ErrorCode::bad_value;
  Enum read(const Value& in) const {
    const auto value = find(in.text());
    if (!value) in.fail(unknown, "is not a word that is known here");
    return value.value_or(Enum{});
  }
  void write(Enum value, JsonWriter& out) const { out.word(name(value)); }
};
inline constexpr WordCodec<Colour> kColour{&find_colour};
inline constexpr WordCodec<PieceKind> kPiece{&find_piece};
inline constexpr WordCodec<Corner> kTileCorner{&find_corner};
inline constexpr WordCodec<Axis> kAxis{&find_axis};
inline constexpr WordCodec<FlockChoice> kFlockChoice{&find_flock_choice};
inline constexpr WordCodec<CropChoice> kCropChoice{&find_crop_choice};

/// A word that is written but never read.
template <class Enum>
struct NameCodec {
  void write(Enum value, JsonWriter& out) const { out.word(name(value)); }
};

/// Finds a name in an enumeration whose values count from 0.
template <class Enum>
std::optional<Enum> find_word(std::string_view word) {
  for (std::size_t i = 0; i < enum_size<Enum>(); ++i)
    if (name(static_cast<Enum>(i)) == word) return static_cast<Enum>(i);
  return std::nullopt;
}

inline constexpr WordCodec<Quarter> kQuarter{&find_word<Quarter>};
inline constexpr WordCodec<Aids> kAids{&find_word<Aids>};

/// A tile by its catalogue id.
struct TileCodec {
  TileId read(const Value& in) const { return in.tile(); }
  void write(TileId id, JsonWriter& out) const { out.word(bastide::tile(id).id); }
};
inline constexpr TileCodec kTile;

/// null: kNoTile.
struct NullableTileCodec {
  TileId read(const Value& in) const { return in.is_null() ? kNoTile : kTile.read(in); }
  void write(TileId id, JsonWriter& out) const { id == kNoTile ? out.null() : kTile.write(id, out); }
};
inline constexpr NullableTileCodec kTileOrNull;

/// The indices of the set bits.
struct BitsCodec {
  void write(unsigned bits, JsonWriter& out) const {
    out.array([&] {
      for (int bit = 0; bits >> bit != 0; ++bit)
        if (bits >> bit & 1) out.integer(bit);
    });
  }
};

/// A value of a stream: a number, or its word.
struct OutcomeCodec {
  std::string_view stream;
  int read(const Value& in) const {
    if (!in.is_text()) return whole_range<int>.read(in);
    const auto value = find_outcome(stream, in.text());
    if (!value) in.fail(ErrorCode::bad_value, "is not a word that is known here");
    return value.value_or(0);
  }
  void write(int value, JsonWriter& out) const {
    const std::string_view word = outcome_word(stream, value);
    word.empty() ? out.integer(value) : out.word(word);
  }
};

/// [x, y]
struct CellPairCodec {
  Cell read(const Value& in) const {
    if (in.items(2, 2) != 2) return {};
    return {whole_range<std::int16_t>.read(in.item(0)), whole_range<std::int16_t>.read(in.item(1))};
  }
  void write(Cell cell, JsonWriter& out) const {
    out.array([&] {
      out.integer(cell.x);
      out.integer(cell.y);
    });
  }
};

template <class Codec, class Range>
void write_list(Range&& range, JsonWriter& out, const Codec& codec = {}) {
  out.array([&] {
    for (const auto& one : range) codec.write(one, out);
  });
}

template <class T, class Item>
struct ListCodec {
  Item item;
  std::size_t min = 0;
  std::size_t max = std::numeric_limits<std::size_t>::max();
  std::vector<T> read(const Value& in) const {
    const std::size_t count = in.items(min, max);
    std::vector<T> list;
    list.reserve(count);
    for (std::size_t i = 0; i < count; ++i) list.push_back(item.read(in.item(i)));
    return list;
  }
  void write(const std::vector<T>& list, JsonWriter& out) const { write_list(list, out, item); }
};

/// An empty value is written as null.
template <class T, class Inner>
struct NullableCodec {
  Inner inner;
  std::optional<T> read(const Value& in) const {
    if (!in.exists() || in.is_null()) return std::nullopt;
    return inner.read(in);
  }
  void write(const std::optional<T>& value, JsonWriter& out) const {
    value ? inner.write(*value, out) : out.null();
  }
};

}  // namespace bastide::protocol
