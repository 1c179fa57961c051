// A program's figures as one line of JSON, for programs that read the output of its commands.
#pragma once

#include <engine/action.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// One object; keys are in the order of their addition.
class JsonLine {
 public:
  /// Keys: printable ASCII that needs no escapes. Numbers that JSON does not have (NaN) are written as null.
  JsonLine& add(std::string_view key, double value);
  JsonLine& add(std::string_view key, std::int64_t value);
  JsonLine& add(std::string_view key, std::string_view value);
  JsonLine& add(std::string_view key, const Action& action);
  /// Adds what is JSON already.
  JsonLine& add_json(std::string_view key, std::string_view json);

  std::string text() const { return text_ + "}"; }

 private:
  void begin(std::string_view key);
  std::string text_ = "{";
};

}  // namespace bastide::protocol
