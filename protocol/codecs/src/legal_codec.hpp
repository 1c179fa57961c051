// Legal actions in views.
#pragma once

#include "action_codec.hpp"
#include "fields.hpp"

#include <engine/action.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <ranges>
#include <string_view>
#include <vector>

namespace bastide::protocol {

/// Placements by cell with their rotations, as clients show them; all other actions singly, and among them
/// placements with a bridge. null if there are none.
struct LegalCodec {
  static constexpr std::string_view kActions = "actions", kPlacements = "placements";
  static constexpr std::string_view kRotations = "rotations";

  void write(const std::vector<Action>& legal, JsonWriter& out) const {
    if (legal.empty()) return out.null();
    out.object_in_order([&] {
      out.key(kActions);
      write_list<ActionCodec>(legal | std::views::filter(std::not_fn(places_tile)), out);
      out.key(kPlacements);
      out.array([&] {
        auto placements = legal | std::views::filter(places_tile);
        for (auto at = placements.begin(); at != placements.end();)
          at = write_cell(at, placements.end(), out);
      });
    });
  }

  std::vector<Action> read(const Value& in) const {
    std::vector<Action> legal;
    if (!in.exists() || in.is_null()) return legal;
    const Value placements = in.field(kPlacements), actions = in.field(kActions);
    for (std::size_t i = 0, count = placements.items(0, kMost); i < count; ++i)
      read_cell(placements.item(i), legal);
    for (std::size_t i = 0, count = actions.items(0, kMost); i < count; ++i)
      legal.push_back(ActionCodec{}.read(actions.item(i)));
    return legal;
  }

 private:
  static constexpr std::size_t kMost = 100'000;

  static bool places_tile(const Action& action) {
    return action.kind == ActionKind::place_tile && action.axis == Axis::none;
  }

  // What stands around the numbers of a cell.
  static constexpr std::string_view kOpen = "{\"", kList = "\":[", kEnd = "],\"", kNext = ",\"", kIs = "\":";
  static constexpr std::string_view kBeforeRotations = keys::Joined<kOpen, kRotations, kList>::kText,
                                    kBeforeX = keys::Joined<kEnd, keys::kX, kIs>::kText,
                                    kBeforeY = keys::Joined<kNext, keys::kY, kIs>::kText;

  /// The placements on the cell of `at`. Returns the first one on another cell.
  template <class At>
  static At write_cell(At at, At end, JsonWriter& out) {
    // There are so many of these that each is written in one go.
    const Cell cell = at->cell;
    std::array<char, 64> text;
    char* to = copy(kBeforeRotations, text.data());
    for (; at != end && at->cell == cell; ++at) *to++ = static_cast<char>('0' + at->rotation), *to++ = ',';
    to = copy(kBeforeX, to - 1);
    to = std::to_chars(to, text.data() + text.size(), cell.x).ptr;
    to = copy(kBeforeY, to);
    to = std::to_chars(to, text.data() + text.size(), cell.y).ptr;
    *to++ = '}';
    out.literal({text.data(), to});
    return at;
  }
  static char* copy(std::string_view text, char* to) { return std::ranges::copy(text, to).out; }

  static void read_cell(const Value& in, std::vector<Action>& legal) {
    Action placement{.kind = ActionKind::place_tile};
    bastide::protocol::cell(&Action::cell).read(in, placement);
    const Value rotations = in.field(kRotations);
    for (std::size_t i = 0, count = rotations.items(0, 4); i < count; ++i) {
      placement.rotation = kRotation.read(rotations.item(i));
      legal.push_back(placement);
    }
  }
};

}  // namespace bastide::protocol
