// A JSON value as text: what the server makes and passes on without looking into it.
// Whoever wants the value as a tree includes json.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace bastide::protocol {

using Json = nlohmann::json;

/// One JSON value as canonical text (canonical.hpp).
struct JsonText {
  std::string text;
  friend bool operator==(const JsonText&, const JsonText&) = default;
};

}  // namespace bastide::protocol
