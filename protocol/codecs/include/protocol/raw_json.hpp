// A part of a message that is already JSON.
#pragma once

#include <protocol/json_text.hpp>

#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace bastide::protocol {

/// Text as the server makes it, or a tree as readers get it.
class RawJson {
 public:
  /// `null`.
  RawJson() : RawJson(JsonText{"null"}) {}
  RawJson(JsonText text) : json_(std::move(text)) {}
  RawJson(Json tree);
  /// Not null.
  RawJson(std::shared_ptr<const Json> tree) : json_(std::move(tree)) {}

  bool is_text() const { return std::holds_alternative<JsonText>(json_); }
  /// Requires: is_text().
  const std::string& text() const { return std::get<JsonText>(json_).text; }
  /// Requires: read from a message or made of a tree.
  const Json& tree() const { return *std::get<Tree>(json_); }

 private:
  using Tree = std::shared_ptr<const Json>;
  std::variant<JsonText, Tree> json_;
};

}  // namespace bastide::protocol
