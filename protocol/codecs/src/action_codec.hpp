// Actions with the fields that their kind uses in the engine.
#pragma once

#include "json_writer.hpp"
#include "key_names.hpp"
#include "value.hpp"

#include <engine/action.hpp>

#include <string>
#include <string_view>

namespace bastide::protocol {

/// "N", "E", "S" or "W".
struct SideCodec {
  static constexpr std::string_view kLetters = "NESW";
  Side read(const Value& in) const {
    const std::string& letter = in.text();
    const std::size_t side = letter.size() == 1 ? kLetters.find(letter[0]) : std::string_view::npos;
    if (side == std::string_view::npos) {
      in.fail(ErrorCode::bad_value, "must be N, E, S or W");
      return {};
    }
    return static_cast<Side>(side);
  }
  void write(Side side, JsonWriter& out) const {
    out.text(kLetters.substr(static_cast<std::size_t>(side), 1));
  }
};

struct ActionCodec {
  Action read(const Value& in) const;
  void write(const Action& action, JsonWriter& out) const;
  /// Writes only the keys, into an open object: `type` first, as records and logs have it beside a seat.
  void write_keys(const Action& action, JsonWriter& out) const;
};

/// The row of a struct with a member `action`, whose keys are among the struct's own.
template <class S>
struct ActionKeys {
  static constexpr std::string_view name = keys::kType;  ///< its other keys are written around it

  void read(const Value& object, S& into) const { into.action = ActionCodec{}.read(object); }
  void write(const S& from, JsonWriter& out) const { ActionCodec{}.write_keys(from.action, out); }
};

}  // namespace bastide::protocol
