#include "common/reasons.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace bastide::bots {
namespace {

Lead::Part& part(Lead& lead, std::string_view term) {
  const auto found = std::ranges::find(lead.parts, term, &Lead::Part::term);
  return found != lead.parts.end() ? *found : lead.parts.emplace_back(Lead::Part{term});
}

/// Of the seats other than this one.
Seat best_other(const Expectation& points, Seat seat, int seats) {
  Seat best = seat == 0 ? 1 : 0;
  for (Seat other = 0; other < seats; ++other)
    if (other != seat && points[other] > points[best]) best = other;
  return best;
}

/// Points that are scored were promised before: as far as one side's difference in what is scored and those
/// in what is promised have opposite signs, they are the same points and no reasons. Their sum stays.
void settle(Lead& difference, double Lead::Part::* side) {
  double& scored = part(difference, term::kScored).*side;
  const auto is_opposite = [&](const Lead::Part& part) {
    return part.term != term::kScored && part.term != term::kHand && part.*side * scored < 0;
  };
  double promised = 0;
  for (const Lead::Part& part : difference.parts)
    if (is_opposite(part)) promised += std::abs(part.*side);
  if (promised == 0) return;
  const double same = std::min(std::abs(scored), promised);
  for (Lead::Part& part : difference.parts)
    if (is_opposite(part)) part.*side *= 1 - same / promised;
  scored -= std::copysign(same, scored);
}

}  // namespace

void Lead::add(const Lead& lead, double share) {
  for (const Part& added : lead.parts) {
    Part& sum = part(*this, added.term);
    sum.own += share * added.own;
    sum.others += share * added.others;
  }
}

double Lead::points() const {
  double points = 0;
  for (const Part& part : parts) points += part.own - part.others;
  return points;
}

Lead lead_of(const Ledger& ledger, const Expectation& points, Seat seat, int seats) {
  Lead lead;
  const Seat best = best_other(points, seat, seats);
  for (const auto& [term, by_seat] : ledger.lines()) {
    double others = seats > 1 ? by_seat[best] : 0;
    for (Seat other = 0; other < seats; ++other)
      if (other != seat) others += by_seat[other];
    lead.parts.push_back({term, by_seat[seat], others / seats});
  }
  return lead;
}

std::vector<Reason> reasons_for(Lead chosen, const Lead& other, std::optional<double> answered) {
  chosen.add(other, -1);
  settle(chosen, &Lead::Part::own);
  settle(chosen, &Lead::Part::others);
  std::vector<Reason> reasons;
  const auto offer = [&](const Reason& reason) {
    if (reason.points < kReasonLeast) return;
    reasons.push_back(reason);
    for (auto at = reasons.size() - 1; at > 0 && reasons[at].points > reasons[at - 1].points; --at)
      std::swap(reasons[at], reasons[at - 1]);
    if (reasons.size() > kReasonsMost) reasons.pop_back();
  };
  for (const Lead::Part& part : chosen.parts) {
    offer({part.term, false, part.own});
    offer({part.term, true, -part.others});
  }
  if (answered) offer({term::kAnswers, true, *answered - chosen.points()});
  return reasons;
}

}  // namespace bastide::bots
