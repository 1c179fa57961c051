#include <protocol/vocabulary.hpp>

#include <engine/enum_size.hpp>

#include <algorithm>

namespace bastide::protocol {
namespace {

constexpr auto kColourNames = named<Colour>({"red", "blue", "yellow", "green", "black", "pink"});
constexpr auto kPhaseNames = named<RoomPhase>({"lobby", "playing", "finished"});
constexpr auto kAidsNames = named<Aids>({"all", "no_counting", "none"});
constexpr auto kPaceNames = named<Pace>({"normal", "slow", "fast"});
constexpr auto kReportReasonNames = named<ReportReason>({"insults", "name", "spam", "stalling", "other"});

}  // namespace

std::string_view name(Colour colour) { return kColourNames[static_cast<std::size_t>(colour)]; }

std::optional<Colour> find_colour(std::string_view text) {
  for (int i = 0; i < kColours; ++i)
    if (name(static_cast<Colour>(i)) == text) return static_cast<Colour>(i);
  return std::nullopt;
}

std::string_view name(RoomPhase phase) { return kPhaseNames[static_cast<std::size_t>(phase)]; }

std::string_view name(Aids aids) { return kAidsNames[static_cast<std::size_t>(aids)]; }

std::string_view name(Pace pace) { return kPaceNames[static_cast<std::size_t>(pace)]; }

std::string_view name(ReportReason reason) { return kReportReasonNames[static_cast<std::size_t>(reason)]; }

bool is_language_tag(std::string_view text) {
  const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto any = [&](char c) {
    return lower(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  };
  return text.size() >= 2 && text.size() <= kLanguageCharsMax &&
         std::ranges::all_of(text.substr(0, 2), lower) && std::ranges::all_of(text, any);
}

std::optional<std::string> normalise_room_code(std::string_view text) {
  std::string code;
  for (char c : text) {
    if (c == '-') continue;
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (!kRoomCodeAlphabet.contains(c) || code.size() == kRoomCodeChars) return std::nullopt;
    code.push_back(c);
  }
  if (code.size() != kRoomCodeChars) return std::nullopt;
  return code;
}

}  // namespace bastide::protocol
