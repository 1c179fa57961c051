// Every rule module, in one explicit list. Its order is the order in which modules are asked and listed.
#pragma once

#include "carcassonne/rule_book.hpp"

#include <engine/rules.hpp>

#include <span>

namespace bastide::carcassonne {

/// A module's entry: what listings need, and how it plugs itself into a game's rule book.
struct ModuleRow {
  ModuleSpec spec;
  void (*install_compact)(RuleBook<CompactBoard>&);
  void (*install_large)(RuleBook<LargeBoard>&);
};

std::span<const ModuleRow> module_rows();

template <class B>
void install(const ModuleRow& row, RuleBook<B>& book) {
  if constexpr (std::is_same_v<B, CompactBoard>)
    row.install_compact(book);
  else
    row.install_large(book);
}

// One line per module; each is defined in modules/<name>.cpp for both boards.
template <class B>
void install_farmers(RuleBook<B>& book);

}  // namespace bastide::carcassonne
