#include "table_list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::chrono::seconds kKept{1};

std::vector<std::string> lines_of(std::string_view told) {
  std::vector<std::string> lines;
  while (!told.empty()) {
    const std::size_t end = told.find('\n');
    lines.emplace_back(told.substr(0, end));
    told.remove_prefix(end == told.npos ? told.size() : end + 1);
  }
  return lines;
}

/// The first lines of all lists, then the second ones, and so on.
std::vector<std::string> in_turn(const std::vector<std::vector<std::string>>& lists, std::size_t lines_max) {
  std::vector<std::string> lines;
  for (std::size_t row = 0; lines.size() < lines_max; ++row) {
    const std::size_t before = lines.size();
    for (const auto& list : lists)
      if (row < list.size() && lines.size() < lines_max) lines.push_back(list[row]);
    if (lines.size() == before) break;
  }
  return lines;
}

}  // namespace

void TableList::read(Answer answer) {
  std::unique_lock lock(mutex_);
  if (text_ && waiting_.empty() && context_->now() < made_at_ + kKept) {
    const Text text = text_;
    lock.unlock();
    return answer(text);
  }
  waiting_.push_back(std::move(answer));
  if (waiting_.size() > 1) return;
  lock.unlock();
  context_->services.store.read_nodes(
      [self = shared_from_this()](const StoreResult<std::vector<std::string>>& others) {
        self->take(others.value_or(std::vector<std::string>()));
      });
}

void TableList::take(const std::vector<std::string>& others) {
  std::vector<std::vector<std::string>> lists{context_->open_tables.lines(context_->worked())};
  for (const std::string& told : others) lists.push_back(lines_of(told));
  std::string text = protocol::open_tables_text(in_turn(lists, context_->limits.open_tables_max));
  std::unique_lock lock(mutex_);
  if (!text_ || *text_ != text) text_ = std::make_shared<const std::string>(std::move(text));
  made_at_ = context_->now();
  const Text now = text_;
  auto waiting = std::exchange(waiting_, {});
  lock.unlock();
  for (Answer& answer : waiting) answer(now);
}

void TableList::tell_nodes() {
  const std::optional<std::int64_t> tenure = context_->services.store.tenure();
  std::string lines = fmt::format("{}", fmt::join(context_->open_tables.lines(context_->worked()), "\n"));
  if (!tenure || (tenure == tenure_ && lines == told_ && !failed_)) return;
  failed_ = false;
  context_->services.store.tell_nodes(
      lines, [self = shared_from_this()](StoreResult<> told) { self->failed_ = !told; });
  told_ = std::move(lines);
  tenure_ = tenure;
}

}  // namespace bastide::server
