// Every rule module, in the order of words.def: so they are asked and listed.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <engine/rules.hpp>
#include <engine/setup.hpp>

#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace bastide::carcassonne {

/// The unshuffled tiles of a game: modules add to those of the base game.
struct TileSupply {
  std::vector<StartTile> opening;
  std::vector<Pile> piles;  ///< in drawing order; the base game's "tiles" is the last

  std::vector<std::uint16_t>& land() { return piles.back().items; }
};

/// How a module installs itself into a rule book, written once as a lambda. `auto& book` accepts any rule
/// book, `FullRoom auto& book` only those of boards with room for the module's state.
struct Install {
#define BASTIDE_SET_INSTALL(B, ...) \
  if constexpr (std::is_invocable_v<Lambda, const Rules&, RuleBook<B>&>) on_##B = lambda;
  template <class Lambda>
  constexpr Install(Lambda lambda){BASTIDE_FOR_EACH_BOARD(BASTIDE_SET_INSTALL)}
#undef BASTIDE_SET_INSTALL

#define BASTIDE_INSTALL_ON(B, ...)                                                      \
  void (*on_##B)(const Rules&, RuleBook<B>&) = nullptr;                                 \
  void operator()(const Rules& rules, RuleBook<B>& book) const { on_##B(rules, book); } \
  bool has_room(std::type_identity<B>) const { return on_##B != nullptr; }
  BASTIDE_FOR_EACH_BOARD(BASTIDE_INSTALL_ON)
#undef BASTIDE_INSTALL_ON
};

/// A module's entry: its listing, the tiles that it adds, what was mended in it, and how it installs itself.
struct ModuleRow {
  ModuleSpec spec;
  std::span<const OptionSpec> options = {};
  std::span<const MendSpec> mends = {};
  void (*add_tiles)(const Rules&, TileSupply&) = nullptr;  ///< nullptr: the module adds no tiles
  Install install;
  /// Id of the tile that each seat holds from the start; empty if there is none.
  std::string_view held_tile = {};
};

std::span<const ModuleRow* const> module_rows();

/// Adds every tile of a set to a pile, equal tiles side by side.
void add_set(std::string_view set, std::string_view edition, std::vector<std::uint16_t>& pile);

// Each module's row, defined in <name>/<name>.cpp.
#define MODULE(row) extern constinit const ModuleRow row;
#include <engine/words.def>

}  // namespace bastide::carcassonne
