// The choices of a decision, weighed by the answers to the same tiles.
#pragma once

#include "common/answers.hpp"
#include "common/paired_sample.hpp"
#include "common/plans.hpp"
#include "common/reasons.hpp"
#include "common/staged_turn.hpp"

#include <bots/analysis.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace bastide::bots {

/// Lets choices meet one tile after the other, in random order, until every tile was met or the effort is
/// spent. All meet the same tiles: what the end of the effort cuts off counts for none. Choices that are
/// equal to another one or surely worse than the best leave on the way, and the worst ones where the effort
/// does not suffice for all; the played one stays.
template <class Game>
class Weighing {
 public:
  /// `plans`: of the decision, most promising first; it takes their ends. Requires: table, search and effort
  /// outlive it; `played` is the action of one of the plans.
  Weighing(const Table<Game>& table, TurnSearch<Game>& search, Effort& effort, std::vector<Plan<Game>>& plans,
           const Action& played)
      : table_(table),
        effort_(effort),
        answers_(table, search),
        replies_(table, search, kReply),
        drawn_(std::make_unique<typename Game::Position>()) {
    enter(plans, played);
    put_in_order_of_draw(table);
  }

  /// What is left, best first; empty if that did not meet enough tiles.
  std::vector<WeighedChoice> weigh() {
    for (Plan<Game>& plan : contenders_) answers_.finish(*plan.end);
    const std::int64_t begun = effort_.nodes();
    for (std::size_t kind = 0; kind < order_.size() && meet(order_[kind]); ++kind) {
      meetings_ += contenders_.size();
      drop_equal();
      if (contenders_.size() == 1 && sample_.kinds() >= kFewest) break;
      if (sample_.kinds() % kRound != 0) continue;
      drop_worse();
      keep(others(), affordable((effort_.nodes() - begun) / static_cast<std::int64_t>(meetings_)) - 1);
    }
    if (sample_.kinds() < std::min(kFewest, order_.size())) return {};
    return ranked();
  }

  /// Why this one of what weigh() returned is better than the played one.
  std::vector<Reason> reasons_for(typename Game::Evaluation& evaluation, const WeighedChoice& better) const {
    const auto found = std::ranges::find(contenders_, better.action, &Plan<Game>::action);
    const auto lead = [&](const Plan<Game>& plan) {
      return lead_in<Game>(evaluation, *plan.end, table_.position.seat);
    };
    return bots::reasons_for(lead(*found), lead(contenders_.front()), better.worth - sample_.mean(0));
  }

 private:
  static constexpr std::size_t kEnter = 25;    ///< at most, with the played one
  static constexpr double kEnterWithin = 8;    ///< points behind the most promising one
  static constexpr std::size_t kStay = 4;      ///< that leave only if they are equal to others, or late
  static constexpr std::size_t kRound = 3;     ///< kinds of tiles after which the worse leave
  static constexpr std::size_t kFewest = 6;    ///< kinds of tiles without which nothing is told
  static constexpr std::size_t kWanted = 24;   ///< kinds of tiles that those who stay should meet
  static constexpr std::size_t kMeasured = 2;  ///< the contender whose first meeting tells what one costs
  static constexpr std::size_t kScreened = 8;  ///< that meet a first round, whatever it costs
  static constexpr double kSurely = 3;         ///< standard errors
  static constexpr double kLikely = 2;         ///< the same, once half of the effort is spent

  void enter(std::vector<Plan<Game>>& plans, const Action& played) {
    const double enough = plans.front().worth - kEnterWithin;
    const auto chosen = std::ranges::find(plans, played, &Plan<Game>::action);
    std::rotate(plans.begin(), chosen, std::next(chosen));
    for (Plan<Game>& plan : plans) {
      if (contenders_.size() >= kEnter || (contenders_.size() >= kStay && plan.worth < enough)) break;
      contenders_.push_back(std::move(plan));
    }
  }

  /// As kinds of tiles come from a shuffled bag. If no tile comes, one that is none stands for that.
  void put_in_order_of_draw(const Table<Game>& table) {
    std::vector<TileCount>& unseen = answers_.unseen();
    std::vector<std::size_t> bag;
    for (std::size_t kind = 0; kind < unseen.size(); ++kind) {
      if (Game::comes_next(table.referee, *contenders_.front().end, unseen[kind].tile))
        bag.insert(bag.end(), static_cast<std::size_t>(unseen[kind].count), kind);
    }
    table.random.shuffle(std::span(bag));
    for (const std::size_t kind : bag)
      if (std::ranges::find(order_, kind) == order_.end()) order_.push_back(kind);
    int tiles = static_cast<int>(bag.size());
    if (bag.empty()) {
      order_.push_back(unseen.size());
      tiles = 1;
    }
    sample_ = PairedSample(contenders_.size(), tiles);
  }

  /// False if the effort ended on the way: then nobody has met the kind.
  bool meet(std::size_t kind) {
    std::vector<TileCount>& unseen = answers_.unseen();
    const bool comes = kind < unseen.size();
    std::vector<double> values;
    replies_.forget();
    for (std::size_t i = 0; i < contenders_.size(); ++i) {
      const std::int64_t before = effort_.nodes();
      *drawn_ = *contenders_[i].end;
      if (comes && drawn_->phase == Phase::draw) table_.referee.draw(*drawn_, unseen[kind].tile);
      values.push_back(
          standing(replies_.after_best(*drawn_), table_.position.seat, Game::seats(table_.position)));
      if (effort_.spent()) return false;
      if (i == kMeasured && sample_.kinds() == 0) {
        const std::size_t most = affordable(effort_.nodes() - before);
        while (contenders_.size() > std::max({most, kScreened, i + 1})) drop(contenders_.size() - 1);
      }
    }
    sample_.add(values, comes ? unseen[kind].count : 1);
    return true;
  }

  void drop(std::size_t contender) {
    sample_.drop(contender);
    contenders_.erase(contenders_.begin() + static_cast<std::ptrdiff_t>(contender));
  }

  /// A tile turned into itself, or the same steps in another order: of equal ones the first stays.
  void drop_equal() {
    if (sample_.kinds() < 2 && !sample_.is_whole()) return;
    for (std::size_t late = contenders_.size(); late-- > 1;) {
      for (std::size_t early = 0; early < late; ++early) {
        if (!sample_.is_equal(early, late)) continue;
        drop(late);
        break;
      }
    }
  }

  /// The others than the played one, best first.
  std::vector<std::size_t> others() const {
    std::vector<std::size_t> order(contenders_.size() - 1);
    std::iota(order.begin(), order.end(), std::size_t{1});
    best_first(order);
    return order;
  }

  /// Equal ones keep their order, so that all standard libraries agree.
  void best_first(std::vector<std::size_t>& order) const {
    std::ranges::sort(order, {}, [&](std::size_t one) { return std::pair(-sample_.mean(one), one); });
  }

  /// Drops all but the first of the order; `of`: best first.
  void keep(std::vector<std::size_t> of, std::size_t most) {
    if (of.size() <= most) return;
    of.erase(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(most));
    std::ranges::sort(of, std::ranges::greater{});
    for (const std::size_t contender : of) drop(contender);
  }

  void drop_worse() {
    if (sample_.kinds() < kFewest) return;
    // Late, what is left of the effort is for the difference that will be told.
    const bool late = effort_.left() < effort_.nodes();
    const std::vector<std::size_t> order = others();
    std::size_t stay = std::min(late ? 1 : kStay - 1, order.size());
    while (stay < order.size() && !is_worse(order[stay], order.front(), late ? kLikely : kSurely)) ++stay;
    keep(order, stay);
  }

  bool is_worse(std::size_t one, std::size_t best, double errors) const {
    return sample_.mean(best) - sample_.mean(one) > errors * sample_.error(best, one);
  }

  /// How many contenders the effort suffices for if a meeting costs so many nodes: twice as many as could
  /// meet all tiles that are wanted, since half of them leave on the way; at least those who stay.
  std::size_t affordable(std::int64_t cost) const {
    const std::size_t wanted = std::min(kWanted, order_.size());
    if (sample_.kinds() >= wanted) return kEnter;
    const auto ahead = static_cast<std::int64_t>(wanted - sample_.kinds());
    const std::int64_t most = 2 * effort_.left() / std::max<std::int64_t>(1, cost * ahead);
    return std::max(kStay, static_cast<std::size_t>(most));
  }

  std::vector<WeighedChoice> ranked() const {
    std::vector<std::size_t> order(contenders_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    best_first(order);
    std::vector<WeighedChoice> choices;
    for (const std::size_t one : order)
      choices.push_back({contenders_[one].action, sample_.mean(one), sample_.error(one, 0)});
    return choices;
  }

  const Table<Game>& table_;
  Effort& effort_;
  Answers<Game> answers_;
  StagedTurn<Game> replies_;
  std::unique_ptr<typename Game::Position> drawn_;
  std::vector<Plan<Game>> contenders_;  ///< the played one first
  std::vector<std::size_t> order_;      ///< kinds among the unseen tiles
  PairedSample sample_{0, 0};
  std::size_t meetings_ = 0;
};

}  // namespace bastide::bots
