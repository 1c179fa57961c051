#include <protocol/person_name.hpp>

#include "utf8.hpp"

#include <protocol/vocabulary.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

namespace bastide::protocol {

namespace {

/// Enough for scripts such as Hebrew with its points; more would cover other lines.
constexpr int kMarksInARowMax = 3;

struct Range {
  char32_t first;
  char32_t last;
};

bool is_in(std::span<const Range> ranges, char32_t point) {
  const auto range = std::ranges::lower_bound(ranges, point, {}, &Range::last);
  return range != ranges.end() && point >= range->first;
}

/// Controls; blanks other than U+0020 and those that Unicode counts as letters; characters without a look of
/// their own; those that change the direction of the text; private-use code points and noncharacters; all
/// planes from the fourth on, in which Unicode 17 has nothing else.
constexpr std::array kUnseen{std::to_array<Range>(
    {{0x0000, 0x001f},   {0x007f, 0x00a0},   {0x00ad, 0x00ad},   {0x034f, 0x034f},   {0x061c, 0x061c},
     {0x115f, 0x1160},   {0x1680, 0x1680},   {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200b},
     {0x200e, 0x200f},   {0x2028, 0x202f},   {0x205f, 0x206f},   {0x2800, 0x2800},   {0x3000, 0x3000},
     {0x3164, 0x3164},   {0xe000, 0xf8ff},   {0xfdd0, 0xfdef},   {0xfe00, 0xfe0d},   {0xfeff, 0xfeff},
     {0xffa0, 0xffa0},   {0xfff0, 0xfffc},   {0xfffe, 0xffff},   {0x13430, 0x1343f}, {0x13441, 0x13442},
     {0x1bca0, 0x1bca3}, {0x1d159, 0x1d159}, {0x1d173, 0x1d17a}, {0x1fffe, 0x1ffff}, {0x2fffe, 0x2ffff},
     {0x3fffe, 0x10ffff}})};

/// Combining marks without width (Mn and Me of Unicode 17, all planes), and the spacing ones that stand at
/// a fixed place of what they mark (302E–302F, 16FF0–16FF1, 1D165–1D172). Unassigned code points and spacing
/// marks between two of a script are included.
constexpr std::array kMarks{std::to_array<Range>(
    {{0x0300, 0x036f},   {0x0483, 0x0489},   {0x0591, 0x05bd},   {0x05bf, 0x05bf},   {0x05c1, 0x05c2},
     {0x05c4, 0x05c5},   {0x05c7, 0x05c7},   {0x0610, 0x061a},   {0x064b, 0x065f},   {0x0670, 0x0670},
     {0x06d6, 0x06dc},   {0x06df, 0x06e4},   {0x06e7, 0x06e8},   {0x06ea, 0x06ed},   {0x0711, 0x0711},
     {0x0730, 0x074a},   {0x07a6, 0x07b0},   {0x07eb, 0x07f3},   {0x07fd, 0x07fd},   {0x0816, 0x0819},
     {0x081b, 0x0823},   {0x0825, 0x0827},   {0x0829, 0x082d},   {0x0859, 0x085b},   {0x0897, 0x089f},
     {0x08ca, 0x08e1},   {0x08e3, 0x0902},   {0x093a, 0x093c},   {0x0941, 0x094d},   {0x0951, 0x0957},
     {0x0962, 0x0963},   {0x0981, 0x0981},   {0x09bc, 0x09bc},   {0x09c1, 0x09cd},   {0x09e2, 0x09e3},
     {0x09fe, 0x0a02},   {0x0a3c, 0x0a51},   {0x0a70, 0x0a71},   {0x0a75, 0x0a75},   {0x0a81, 0x0a82},
     {0x0abc, 0x0abc},   {0x0ac1, 0x0acd},   {0x0ae2, 0x0ae3},   {0x0afa, 0x0b01},   {0x0b3c, 0x0b3c},
     {0x0b3f, 0x0b56},   {0x0b62, 0x0b63},   {0x0b82, 0x0b82},   {0x0bc0, 0x0bcd},   {0x0c00, 0x0c04},
     {0x0c3c, 0x0c3c},   {0x0c3e, 0x0c56},   {0x0c62, 0x0c63},   {0x0c81, 0x0c81},   {0x0cbc, 0x0cbc},
     {0x0cbf, 0x0ccd},   {0x0ce2, 0x0ce3},   {0x0d00, 0x0d01},   {0x0d3b, 0x0d3c},   {0x0d41, 0x0d4d},
     {0x0d62, 0x0d63},   {0x0d81, 0x0d81},   {0x0dca, 0x0dd6},   {0x0e31, 0x0e31},   {0x0e34, 0x0e3a},
     {0x0e47, 0x0e4e},   {0x0eb1, 0x0eb1},   {0x0eb4, 0x0ebc},   {0x0ec8, 0x0ece},   {0x0f18, 0x0f19},
     {0x0f35, 0x0f35},   {0x0f37, 0x0f37},   {0x0f39, 0x0f39},   {0x0f71, 0x0f84},   {0x0f86, 0x0f87},
     {0x0f8d, 0x0fbc},   {0x0fc6, 0x0fc6},   {0x102d, 0x103e},   {0x1058, 0x1059},   {0x105e, 0x1060},
     {0x1071, 0x1074},   {0x1082, 0x108d},   {0x109d, 0x109d},   {0x135d, 0x135f},   {0x1712, 0x1714},
     {0x1732, 0x1733},   {0x1752, 0x1753},   {0x1772, 0x1773},   {0x17b4, 0x17d3},   {0x17dd, 0x17dd},
     {0x180b, 0x180d},   {0x180f, 0x180f},   {0x1885, 0x1886},   {0x18a9, 0x18a9},   {0x1920, 0x193b},
     {0x1a17, 0x1a1b},   {0x1a56, 0x1a7f},   {0x1ab0, 0x1b03},   {0x1b34, 0x1b42},   {0x1b6b, 0x1b73},
     {0x1b80, 0x1b81},   {0x1ba2, 0x1bad},   {0x1be6, 0x1bf1},   {0x1c2c, 0x1c37},   {0x1cd0, 0x1cd2},
     {0x1cd4, 0x1ce8},   {0x1ced, 0x1ced},   {0x1cf4, 0x1cf4},   {0x1cf8, 0x1cf9},   {0x1dc0, 0x1dff},
     {0x20d0, 0x20f0},   {0x2cef, 0x2cf1},   {0x2d7f, 0x2d7f},   {0x2de0, 0x2dff},   {0x302a, 0x302f},
     {0x3099, 0x309a},   {0xa66f, 0xa672},   {0xa674, 0xa67d},   {0xa69e, 0xa69f},   {0xa6f0, 0xa6f1},
     {0xa802, 0xa802},   {0xa806, 0xa806},   {0xa80b, 0xa80b},   {0xa825, 0xa826},   {0xa82c, 0xa82c},
     {0xa8c4, 0xa8c5},   {0xa8e0, 0xa8f1},   {0xa8ff, 0xa8ff},   {0xa926, 0xa92d},   {0xa947, 0xa951},
     {0xa980, 0xa982},   {0xa9b3, 0xa9bd},   {0xa9e5, 0xa9e5},   {0xaa29, 0xaa36},   {0xaa43, 0xaa43},
     {0xaa4c, 0xaa4c},   {0xaa7c, 0xaa7c},   {0xaab0, 0xaab0},   {0xaab2, 0xaab4},   {0xaab7, 0xaab8},
     {0xaabe, 0xaabf},   {0xaac1, 0xaac1},   {0xaaec, 0xaaed},   {0xaaf6, 0xaaf6},   {0xabe5, 0xabe8},
     {0xabed, 0xabed},   {0xfb1e, 0xfb1e},   {0xfe20, 0xfe2f},   {0x101fd, 0x101fd}, {0x102e0, 0x102e0},
     {0x10376, 0x1037a}, {0x10a01, 0x10a0f}, {0x10a38, 0x10a3f}, {0x10ae5, 0x10ae6}, {0x10d24, 0x10d27},
     {0x10d69, 0x10d6d}, {0x10eab, 0x10eac}, {0x10efa, 0x10eff}, {0x10f46, 0x10f50}, {0x10f82, 0x10f85},
     {0x11001, 0x11001}, {0x11038, 0x11046}, {0x11070, 0x11070}, {0x11073, 0x11074}, {0x1107f, 0x11081},
     {0x110b3, 0x110ba}, {0x110c2, 0x110c2}, {0x11100, 0x11102}, {0x11127, 0x11134}, {0x11173, 0x11173},
     {0x11180, 0x11181}, {0x111b6, 0x111be}, {0x111c9, 0x111cc}, {0x111cf, 0x111cf}, {0x1122f, 0x11237},
     {0x1123e, 0x1123e}, {0x11241, 0x11241}, {0x112df, 0x112ea}, {0x11300, 0x11301}, {0x1133b, 0x1133c},
     {0x11340, 0x11340}, {0x11366, 0x11374}, {0x113bb, 0x113d0}, {0x113d2, 0x113d2}, {0x113e1, 0x113e2},
     {0x11438, 0x11446}, {0x1145e, 0x1145e}, {0x114b3, 0x114c3}, {0x115b2, 0x115c0}, {0x115dc, 0x115dd},
     {0x11633, 0x11640}, {0x116ab, 0x116b7}, {0x1171d, 0x1172b}, {0x1182f, 0x1183a}, {0x1193b, 0x1193e},
     {0x11943, 0x11943}, {0x119d4, 0x119e0}, {0x11a01, 0x11a0a}, {0x11a33, 0x11a38}, {0x11a3b, 0x11a3e},
     {0x11a47, 0x11a47}, {0x11a51, 0x11a5b}, {0x11a8a, 0x11a99}, {0x11b60, 0x11b66}, {0x11c30, 0x11c3f},
     {0x11c92, 0x11cb6}, {0x11d31, 0x11d45}, {0x11d47, 0x11d47}, {0x11d90, 0x11d97}, {0x11ef3, 0x11ef4},
     {0x11f00, 0x11f01}, {0x11f36, 0x11f42}, {0x11f5a, 0x11f5a}, {0x13440, 0x13440}, {0x13447, 0x13455},
     {0x1611e, 0x1612f}, {0x16af0, 0x16af4}, {0x16b30, 0x16b36}, {0x16f4f, 0x16f4f}, {0x16f8f, 0x16f92},
     {0x16fe4, 0x16ff1}, {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172},
     {0x1d17b, 0x1d182}, {0x1d185, 0x1d18b}, {0x1d1aa, 0x1d1ad}, {0x1d242, 0x1d244}, {0x1da00, 0x1da36},
     {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1daaf}, {0x1e000, 0x1e02a},
     {0x1e08f, 0x1e08f}, {0x1e130, 0x1e136}, {0x1e2ae, 0x1e2ae}, {0x1e2ec, 0x1e2ef}, {0x1e4ec, 0x1e4ef},
     {0x1e5ee, 0x1e5ef}, {0x1e6e3, 0x1e6e3}, {0x1e6e6, 0x1e6e6}, {0x1e6ee, 0x1e6ef}, {0x1e6f5, 0x1e6f5},
     {0x1e8d0, 0x1e8d6}, {0x1e944, 0x1e94a}})};

/// A mark, letters, and these with the mark in one, large and small.
struct Composed {
  char32_t mark;
  std::u32string_view letters;
  std::u32string_view whole;
};

/// The letters with marks of U+00C0–017F (but 0130), 01A0–01B0, 0218–021B and 1EA0–1EF9, that is of most
/// languages in Latin script. Of two marks the second is here: what it stands on is taken apart again.
constexpr std::array kComposed{
    std::to_array<Composed>({{0x0300, U"aeiouâăêôơưy", U"ÀàÈèÌìÒòÙùẦầẰằỀềỒồỜờỪừỲỳ"},
                             {0x0301, U"aeiouyclnrszâăêôơư", U"ÁáÉéÍíÓóÚúÝýĆćĹĺŃńŔŕŚśŹźẤấẮắẾếỐốỚớỨứ"},
                             {0x0302, U"aeioucghjswyạẹọ", U"ÂâÊêÎîÔôÛûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẬậỆệỘộ"},
                             {0x0303, U"anoiuâăeêôơưy", U"ÃãÑñÕõĨĩŨũẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ"},
                             {0x0304, U"aeiou", U"ĀāĒēĪīŌōŪū"},
                             {0x0306, U"aegiouạ", U"ĂăĔĕĞğĬĭŎŏŬŭẶặ"},
                             {0x0307, U"cegz", U"ĊċĖėĠġŻż"},
                             {0x0308, U"aeiouy", U"ÄäËëÏïÖöÜüŸÿ"},
                             {0x0309, U"aâăeêioôơuưy", U"ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ"},
                             {0x030a, U"au", U"ÅåŮů"},
                             {0x030b, U"ou", U"ŐőŰű"},
                             {0x030c, U"cdelnrstz", U"ČčĎďĚěĽľŇňŘřŠšŤťŽž"},
                             {0x031b, U"ou", U"ƠơƯư"},
                             {0x0323, U"aeioơuưy", U"ẠạẸẹỊịỌọỢợỤụỰựỴỵ"},
                             {0x0326, U"st", U"ȘșȚț"},
                             {0x0327, U"cgklnrst", U"ÇçĢģĶķĻļŅņŖŗŞşŢţ"},
                             {0x0328, U"aeiu", U"ĄąĘęĮįŲų"}})};

bool is_joiner(char32_t point) {
  return point == 0x200c || point == 0x200d || point == 0xfe0e || point == 0xfe0f;
}

std::size_t count_points(std::string_view text) {
  std::size_t points = 0;
  each_code_point(text, [&](char32_t) { ++points; });
  return points;
}

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

/// The first code points of a text, without a space at the end.
std::string begin_of(std::string_view text, std::size_t points) {
  std::size_t bytes = 0;
  while (bytes < text.size() && points > 0) {
    ++bytes;
    while (bytes < text.size() && is_continuation(text[bytes])) ++bytes;
    --points;
  }
  text = text.substr(0, bytes);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return std::string(text);
}

bool is_latin_mark(char32_t point) { return point >= 0x0300 && point <= 0x036f; }

/// Adds a code point, letters with marks as the small letter and its marks. Marks in a row are kept in the
/// order of their numbers, since several orders look the same.
void add_apart(std::u32string& look, char32_t point) {
  if (point >= 'A' && point <= 'Z') point += 'a' - 'A';
  if (point >= 0x00c0)
    for (const auto& [mark, letters, whole] : kComposed)
      if (const auto at = whole.find(point); at != whole.npos) {
        add_apart(look, letters[at / 2]);
        return add_apart(look, mark);
      }
  std::size_t at = look.size();
  if (is_latin_mark(point))
    while (at > 0 && is_latin_mark(look[at - 1]) && look[at - 1] > point) --at;
  look.insert(at, 1, point);
}

/// Equal for names that look alike.
std::u32string look_of(std::string_view name) {
  std::u32string look;
  each_code_point(name, [&](char32_t point) {
    if (point != ' ' && !is_joiner(point)) add_apart(look, point);
  });
  return look;
}

}  // namespace

std::optional<std::string_view> name_fault(std::string_view name) {
  bool unseen = false;
  bool begun = false;
  bool headless = false;
  int marks = 0;
  int marks_max = 0;
  each_code_point(name, [&](char32_t point) {
    unseen = unseen || is_in(kUnseen, point);
    const bool mark = is_in(kMarks, point);
    headless = headless || (!begun && (mark || point == ' ' || is_joiner(point)));
    begun = true;
    if (!is_joiner(point)) marks = mark ? marks + 1 : 0;
    marks_max = std::max(marks_max, marks);
  });
  if (unseen) return "must not hold characters that can't be seen or change the direction of text";
  if (!begun || headless || name.ends_with(' '))
    return "must begin with something to see and not end with a space";
  if (marks_max > kMarksInARowMax) return "must not pile up more than three marks";
  return std::nullopt;
}

std::string distinct_name(const std::string& name, std::span<const std::string> taken) {
  const auto is_taken = [&](const std::string& wish) {
    const std::u32string look = look_of(wish);
    return std::ranges::any_of(taken, [&](const std::string& other) { return look_of(other) == look; });
  };
  std::string wish = name;
  for (int number = 2; is_taken(wish); ++number) {
    const std::string end = fmt::format(" {}", number);
    wish = begin_of(name, std::min(count_points(name), kNameCharsMax - end.size())) + end;
  }
  return wish;
}

}  // namespace bastide::protocol
