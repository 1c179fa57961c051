// Whose computer thinks next, where more wait than there are threads.
#include "../../server/rooms/src/thinking_queue.hpp"

#include "catch.hpp"

#include <cstdint>
#include <string>
#include <vector>

using namespace bastide::server;

namespace {

/// Decisions with names, in the order in which they are made.
class Order {
 public:
  void push(const std::string& name, const ThinkingShare& share) {
    queue_.push(share,
                [this, name](std::int64_t turns) { said_.push_back(name + " " + std::to_string(turns)); });
  }
  std::vector<std::string> all() {
    while (auto next = queue_.pop()) next->decide(next->turns);
    return said_;
  }

 private:
  ThinkingQueue queue_;
  std::vector<std::string> said_;
};

const ThinkingShare kMany{.payer = "many"};
const ThinkingShare kOne{.payer = "one"};
const ThinkingShare kOther{.payer = "other"};

}  // namespace

TEST_CASE("a payer's decisions are made in their order, and each is told how many share its time",
          "[rooms][bots]") {
  Order order;
  for (const char* name : {"a", "b", "c"}) order.push(name, kMany);
  CHECK(order.all() == std::vector<std::string>{"a 3", "b 2", "c 1"});
}

TEST_CASE("payers take turns, and one with many decisions takes no time of the others", "[rooms][bots]") {
  Order order;
  for (const char* name : {"a", "b", "c", "d"}) order.push(name, kMany);
  order.push("x", kOne);
  order.push("y", kOther);
  order.push("z", kOther);
  CHECK(order.all() == std::vector<std::string>{"a 7", "x 3", "y 4", "b 4", "z 2", "c 2", "d 1"});
}

TEST_CASE("a payer who comes back stands behind all who wait", "[rooms][bots]") {
  ThinkingQueue queue;
  std::string said;
  const auto push = [&](const std::string& name, const ThinkingShare& share) {
    queue.push(share, [&said, name](std::int64_t) { said += name; });
  };
  push("a", kMany);
  push("b", kMany);
  push("x", kOne);
  queue.pop()->decide(1);
  queue.pop()->decide(1);
  push("x", kOne);
  push("y", kOther);
  while (auto next = queue.pop()) next->decide(1);
  CHECK(said == "axbxy");
}

TEST_CASE("decisions of rooms without anybody come after all others", "[rooms][bots]") {
  Order order;
  order.push("empty", {.payer = "left", .attended = false});
  order.push("empty, too", {.payer = "left, too", .attended = false});
  order.push("a", kMany);
  order.push("b", kMany);
  CHECK(order.all() == std::vector<std::string>{"a 2", "b 1", "empty 2", "empty, too 1"});
}

TEST_CASE("an empty queue has no decision", "[rooms][bots]") { CHECK_FALSE(ThinkingQueue().pop()); }
