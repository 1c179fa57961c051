// What every rule is given: the rules of this game, the table, and the log.
#pragma once

#include <engine/carcassonne/position.hpp>
#include <engine/event.hpp>

#include <utility>

namespace bastide::carcassonne {

template <class B>
struct RuleBook;

/// For rules that answer a question.
template <class B>
struct ConstTurn {
  const RuleBook<B>& book;
  const Position<B>& position;
};

/// For rules that change the table. Steps, actions and hooks are functions of a turn
/// and name its type by `auto`:
/// `auto& turn` is a Turn of any board, `const auto& turn` one of these two.
template <class B>
struct Turn {
  const RuleBook<B>& book;
  Position<B>& position;
  Events* log;  ///< nullptr: nobody wants to know what happens

  operator ConstTurn<B>() const { return {book, position}; }

  /// Logs what has happened. Look at `log` first where the event is dear to make.
  template <class What>
  void tell(What&& event) const {
    if (log) log->push_back(std::forward<What>(event));
  }
};

/// A rule as a function of the turn.
template <class B, class Answer, class... More>
using Question = Answer (*)(const ConstTurn<B>&, More...);
template <class B, class... More>
using Effect = void (*)(Turn<B>&, More...);

}  // namespace bastide::carcassonne
