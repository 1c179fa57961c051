#include "long_tasks.hpp"

namespace bastide::server {

void LongTasks::add(Task task) {
  const std::scoped_lock lock(shared_->mutex);
  if (const auto line = shared_->line.lock()) return line->tasks.push_back(std::move(task));
  auto line = std::make_shared<Line>();
  line->tasks.push_back(std::move(task));
  shared_->line = line;
  post(shared_, std::move(line));
}

void LongTasks::post(const std::shared_ptr<Shared>& shared, std::shared_ptr<Line> line) {
  shared->strand->post([shared, line = std::move(line)]() mutable { run_first(shared, std::move(line)); });
}

void LongTasks::run_first(const std::shared_ptr<Shared>& shared, std::shared_ptr<Line> line) {
  Task task = [&] {
    const std::scoped_lock lock(shared->mutex);
    Task first = std::move(line->tasks.front());
    line->tasks.pop_front();
    return first;
  }();
  task();
  const std::scoped_lock lock(shared->mutex);
  if (line->tasks.empty())
    shared->line.reset();
  else
    post(shared, std::move(line));
}

}  // namespace bastide::server
