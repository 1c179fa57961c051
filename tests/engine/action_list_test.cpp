#include <engine/action_list.hpp>

#include "catch.hpp"

namespace bastide::test {

TEST_CASE("a list of actions grows past its own storage and keeps what it held", "[engine]") {
  ActionList list;
  const std::size_t many = 5 * ActionList::kInside;
  for (std::size_t round = 0; round < 2; ++round) {
    REQUIRE(list.empty());
    for (std::size_t i = 0; i < many; ++i) list.push(Action{.cell = {static_cast<std::int16_t>(i), 0}});
    REQUIRE(list.size() == many);
    for (std::size_t i = 0; i < many; ++i) REQUIRE(list[i].cell.x == static_cast<std::int16_t>(i));
    REQUIRE(list.end() - list.begin() == static_cast<std::ptrdiff_t>(many));
    list.clear();
  }
}

}  // namespace bastide::test
