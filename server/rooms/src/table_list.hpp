// The list of open tables over all nodes, as it is told to everybody who asks.
#pragma once

#include "context.hpp"

#include <protocol/wire_rejection.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace bastide::server {

/// Any thread, but for `tell_nodes`.
class TableList : public std::enable_shared_from_this<TableList> {
 public:
  using Text = std::shared_ptr<const std::string>;
  using Answer = std::move_only_function<void(protocol::Expected<Text>)>;

  explicit TableList(std::shared_ptr<Context> context) : context_(std::move(context)) {}

  /// Answers with the list as it was a second ago at most; never rejected. However many ask, the store is
  /// asked once a second, and only then. A list that is as before is the same object.
  void read(Answer answer);
  /// Lets the other nodes know of changes. Call once a second, from one thread.
  void tell_nodes();

 private:
  void take(const std::vector<std::string>& others);

  const std::shared_ptr<Context> context_;
  std::mutex mutex_;
  Text text_;
  std::chrono::steady_clock::time_point made_at_{};
  std::vector<Answer> waiting_;  ///< while the store is asked

  std::atomic<bool> failed_{false};     ///< to tell the other nodes
  std::string told_;                    ///< to the other nodes
  std::optional<std::int64_t> tenure_;  ///< in which that was
};

}  // namespace bastide::server
