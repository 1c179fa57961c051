// Actions by the fields that the engine says their kind uses.
#pragma once

#include "json_writer.hpp"
#include "value.hpp"

#include <engine/action.hpp>

#include <string_view>

namespace bastide::protocol {

struct ActionCodec {
  Action read(const Value& in) const;
  void write(const Action& action, JsonWriter& out) const;
  /// The keys alone, into an open object.
  void write_keys(const Action& action, JsonWriter& out) const;
};

/// The row of a struct with a member `action`, whose keys stand among its own.
template <class S>
struct ActionKeys {
  static constexpr std::string_view name = "type";  ///< the others stand around it

  void read(const Value& object, S& into) const { into.action = ActionCodec{}.read(object); }
  void write(const S& from, JsonWriter& out) const { ActionCodec{}.write_keys(from.action, out); }
};

}  // namespace bastide::protocol
