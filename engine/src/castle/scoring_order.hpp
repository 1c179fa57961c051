// Whether the order of scoring completed features can matter (CASTLE-ORDER-02).
#pragma once

#include "castle/rule_book.hpp"
#include "common/inplace_list.hpp"

namespace bastide::castle {

/// Indices into `pending`.
using Group = InplaceList<std::uint8_t, kPiecesMax>;

/// The features of `pending` to score next: those of the seat to act, then the other's (CASTLE-ORDER-01).
Group next_group(const Position& position);

/// Whether, for some choice of doublings, two orders of the group take different corners. Ignores which wall
/// tiles lie there. Requires: a group of next_group.
bool order_matters(const RuleBook& book, const Position& position, const Group& group);

}  // namespace bastide::castle
