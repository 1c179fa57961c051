// What every rule is given: the game's rules, the table and the log.
#pragma once

#include <engine/carcassonne/position.hpp>
#include <engine/event.hpp>

#include <utility>

namespace bastide::carcassonne {

template <class B>
struct RuleBook;

/// The turn for rules that answer a question.
template <class B>
struct ConstTurn {
  const RuleBook<B>& book;
  const Position<B>& position;
};

/// The turn for rules that change the table. Steps, actions and hooks are functions of a turn and take its
/// type by `auto`: `auto& turn` is a Turn of any board, `const auto& turn` is either type.
template <class B>
struct Turn {
  const RuleBook<B>& book;
  Position<B>& position;
  Events* log;  ///< nullptr: events are not wanted

  operator ConstTurn<B>() const { return {book, position}; }

  /// Logs an event. Check `log` first if the event is costly to make.
  template <class What>
  void tell(What&& event) const {
    if (log) append(*log, std::forward<What>(event));
  }

 private:
  /// Apart, so that searching, which has no log, pays for the question alone.
  template <class What>
  [[gnu::noinline]] static void append(Events& log, What event) {
    log.push_back(std::move(event));
  }
};

/// A rule as a function of the turn.
template <class B, class Answer, class... More>
using Question = Answer (*)(const ConstTurn<B>&, More...);
template <class B, class... More>
using Effect = void (*)(Turn<B>&, More...);

}  // namespace bastide::carcassonne
