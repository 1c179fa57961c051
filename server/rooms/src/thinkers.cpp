#include "thinkers.hpp"

#include <bots/analysis.hpp>
#include <bots/player.hpp>

#include <time.h>

#include <algorithm>
#include <exception>
#include <utility>

namespace bastide::server {

namespace {

using Clock = std::chrono::steady_clock;

/// The processor time of this thread.
std::chrono::nanoseconds thread_time() {
#ifdef CLOCK_THREAD_CPUTIME_ID
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
#else  // In the page nobody counts it, and its one thread thinks while it thinks.
  return Clock::now().time_since_epoch();
#endif
}

/// A decision ends after this share of Limits::bot_answer_ms_max; the rest is for its way back.
std::chrono::nanoseconds time_to_decide(const Limits& limits) {
  return std::chrono::milliseconds(limits.bot_answer_ms_max) * 9 / 10;
}

/// The node limit of a level at its best; in practice time limits it.
std::int64_t nodes_of(bots::Level level) { return level == bots::Level::master ? 200'000 : 20'000; }

/// The percentage of its time that a decision may take where reasons are wanted, too.
constexpr int kChoosing = 80;

/// As many ends as a turn has in all but the largest games.
constexpr std::int64_t kNodesToExplain = 20'000;

}  // namespace

void Thinkers::ask(Question question, const ThinkingShare& share, Answer answer) {
  if (!workers_) return answer(std::unexpected("this server has no threads for computers"));
  ++stats_.thoughts_waiting;
  queue_.push(share,
              [this, question = std::move(question), answer = std::move(answer)](std::int64_t turns) mutable {
                --stats_.thoughts_waiting;
                if (!workers_->here()) ++stats_.thoughts_elsewhere_total;
                const auto begin = Clock::now();
                Thought thought = think(question, turns);
                stats_.thinking.observe(Clock::now() - begin);
                answer(std::move(thought));
              });
  // A worker takes whose turn it is by then.
  workers_->post([this] {
    if (auto next = queue_.pop()) next->decide(next->turns);
  });
}

std::chrono::nanoseconds Thinkers::time_for(Clock::time_point asked, std::int64_t turns) const {
  const std::int64_t rounds = (turns - 1) / workers_->threads() + 1;
  const std::chrono::nanoseconds within = time_to_decide(limits_);
  const std::chrono::nanoseconds left = asked + within - time_.steady();
  return std::max(std::chrono::nanoseconds(0),
                  std::min({std::chrono::nanoseconds(std::chrono::milliseconds(limits_.bot_ms_max)),
                            within / rounds, left}));
}

Thought Thinkers::think(const Question& question, std::int64_t turns) const {
  const auto level = bots::find_level(question.level);
  if (!level) return std::unexpected("no computer plays at the level " + question.level);
  try {
    return find(question, *level, time_for(question.asked, turns));
  } catch (const std::exception& fault) {
    return std::unexpected(std::string(fault.what()));
  }
}

FoundAction Thinkers::find(const Question& question, bots::Level level, std::chrono::nanoseconds time) const {
  const std::chrono::nanoseconds begin = thread_time();
  const Clock::time_point latest = question.asked + time_to_decide(limits_);
  const auto within = [&](std::chrono::nanoseconds share) {
    return
        [this, until = begin + share, latest] { return thread_time() >= until || time_.steady() >= latest; };
  };
  // Reasons are found in the time of the decision, too.
  const bots::Budget to_choose{.nodes = nodes_of(level),
                               .stop = within(question.begun ? time * kChoosing / 100 : time)};
  const auto player = bots::make_player(level, question.setup);
  FoundAction found{player->choose(question.view, question.seed, to_choose)};
  if (!question.begun) return found;
  std::vector<Action> actions = question.begun->actions;
  actions.push_back(found.action);
  found.reasons =
      bots::make_analyst(question.setup)
          ->explain(question.begun->view, actions, {.nodes = kNodesToExplain, .stop = within(time)});
  return found;
}

}  // namespace bastide::server
