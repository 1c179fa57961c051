// Which of the languages that this server speaks a reader asks for.
#pragma once

#include "any_case.hpp"
#include "field_list.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace bastide::server {

/// The row of `table` in the first language of `accepted`, an Accept-Language field in the order of its
/// elements, that has one; otherwise the first row. Rows have a `language` of two letters. Not empty.
template <class Row>
const Row& row_in_language(std::span<const Row> table, std::string_view accepted) {
  const Row* found = &table.front();
  any_element(accepted, [&](std::string_view wanted) {
    const auto row = std::ranges::find_if(table, [wanted](const Row& words) {
      return same_in_any_case(wanted.substr(0, 2), words.language) &&
             (wanted.size() == 2 || wanted[2] == '-' || wanted[2] == ';');
    });
    if (row == table.end()) return false;
    found = &*row;
    return true;
  });
  return *found;
}

}  // namespace bastide::server
