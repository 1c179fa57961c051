// The modules' slots in a Position: plain values, copied without code of the modules. All zeros: the module
// is not in play or has not begun. Each is a row of words.def, with its struct in the module's folder.
#pragma once

#include <engine/carcassonne/board.hpp>
#include <engine/enum_size.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/table.hpp>
#include <engine/table_parts.hpp>

#include <array>
#include <cstdint>
#include <type_traits>

// The structs. What they are made of stands above: a header with words of its own can't be included among
// rows.
#define MODULE_STATES
#include <engine/words.def>
#undef MODULE_STATES

namespace bastide::carcassonne {

/// State that every board has room for: a few bytes each.
struct SmallStates {
#define SMALL_STATE(Type, member) Type member;
#include <engine/words.def>
};

/// State that only boards with Room::full have room for. A module asks for it by `FullRoom auto& book`
/// in its install.
template <class B>
struct FullStates : SmallStates {
#define FULL_STATE(Type, member) Type member;
#include <engine/words.def>
};

template <class B>
using ModuleStates = std::conditional_t<B::room == Room::full, FullStates<B>, SmallStates>;

/// The modules' options as plain values, settled at set-up.
struct ModuleRules {
#define SETTLED(Type, member) Type member;
#include <engine/words.def>
};

}  // namespace bastide::carcassonne
