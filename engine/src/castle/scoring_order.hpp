// Whether the order in which completed features are scored can matter (CASTLE-ORDER-02).
#pragma once

#include "castle/rule_book.hpp"
#include "common/inplace_list.hpp"

namespace bastide::castle {

/// Indices into `pending`.
using Group = InplaceList<std::uint8_t, kPiecesMax>;

/// The features of `pending` that are scored next: those that the seat to act wins,
/// then the other's (CASTLE-ORDER-01).
Group next_group(const Position& position);

/// True when, for some choice of the doublings on offer, two orders of the group take different corners.
/// What lies on a corner is not looked at. Requires: a group of next_group.
bool order_matters(const RuleBook& book, const Position& position, const Group& group);

}  // namespace bastide::castle
