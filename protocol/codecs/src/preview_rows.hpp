// The keys of a preview.
#pragma once

#include "fields.hpp"

namespace bastide::protocol {

/// For structs that hold a preview: as values of the engine, or as text in a reply.
template <class S>
constexpr auto preview_rows(auto events, auto choices) {
  return std::tuple{key("events", &S::events, events), key("choices", &S::choices, choices),
                    key("ends_turn", &S::ends_turn, kBoolean), sparse_key("in_view", &S::in_view, kBoolean)};
}

}  // namespace bastide::protocol
