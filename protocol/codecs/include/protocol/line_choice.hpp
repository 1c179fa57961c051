// A decision as the line protocol asks a program for it (engine/bots/LINE_PROTOCOL.md): what the seat sees,
// and every legal action.
#pragma once

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <string_view>

namespace bastide::protocol {

inline constexpr std::size_t kLineChoiceBytesMax = 1 << 20;

/// The rules of the games that follow, with every option.
JsonText line_rules_text(const Rules& rules);

/// `seat`, `game` as a spectator's view has it, and `actions`, which are the view's legal ones. `step`: of
/// the seat's actions in the game so far.
JsonText line_choice_text(const View& view, int step);
/// The same view, as far as players of the engine use it: without what The Castle foresees. Rejected with
/// message/….
Expected<View> read_line_choice(std::string_view text);

}  // namespace bastide::protocol
