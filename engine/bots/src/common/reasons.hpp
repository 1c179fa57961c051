// From the terms of ends of turns to the reasons for one of them.
#pragma once

#include "common/ledger.hpp"
#include "common/plans.hpp"

#include <bots/reason.hpp>

#include <engine/action.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::bots {

/// What a seat's lead over the others (`standing`) is made of. The own points less the others', over all
/// terms, are the lead.
struct Lead {
  struct Part {
    std::string_view term;
    double own = 0, others = 0;  ///< points
  };

  std::vector<Part> parts;  ///< a term has one, in no order

  /// Adds a share of another.
  void add(const Lead& lead, double share);
  double points() const;
};

/// `points`: what the ledger is of.
Lead lead_of(const Ledger& ledger, const Expectation& points, Seat seat, int seats);

/// What speaks for a lead against another, most points first, at most kReasonsMost. `answered`: by how many
/// points it is ahead when the next seat has answered; what the terms do not tell of it is a term by itself.
std::vector<Reason> reasons_for(Lead chosen, const Lead& other, std::optional<double> answered = {});

/// The lead of the seat in a position.
template <class Game>
Lead lead_in(typename Game::Evaluation& evaluation, const typename Game::Position& position, Seat seat) {
  Ledger ledger;
  const Expectation points = evaluation.expect(position, ledger);
  return lead_of(ledger, points, seat, Game::seats(position));
}

/// The mean lead over the ends of all plans but those that begin with this action. Requires: there is
/// another.
template <class Game>
Lead mean_lead(typename Game::Evaluation& evaluation, const std::vector<Plan<Game>>& plans, const Action& but,
               Seat seat) {
  const auto others =
      plans.size() - static_cast<std::size_t>(std::ranges::count(plans, but, &Plan<Game>::action));
  Lead mean;
  for (const Plan<Game>& plan : plans)
    if (plan.action != but)
      mean.add(lead_in<Game>(evaluation, *plan.end, seat), 1.0 / static_cast<double>(others));
  return mean;
}

}  // namespace bastide::bots
