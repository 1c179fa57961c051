// Actions by the fields that the engine says their kind uses.
#pragma once

#include "value.hpp"

#include <engine/action.hpp>

namespace bastide::protocol {

struct ActionCodec {
  Action read(const Value& in) const;
  Json write(const Action& action) const;
};

/// The row of a struct with a member `action`, whose keys stand among its own.
template <class S>
struct ActionKeys {
  void read(const Value& object, S& into) const { into.action = ActionCodec{}.read(object); }
  void write(const S& from, Json& object) const { object.update(ActionCodec{}.write(from.action)); }
};

}  // namespace bastide::protocol
