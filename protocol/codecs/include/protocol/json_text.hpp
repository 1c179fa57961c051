// A JSON value as text, which the server makes and passes on without parsing. Include json.hpp for the
// value as a tree.
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
