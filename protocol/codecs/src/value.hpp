// Strict reading of JSON values. A Reading remembers the first rejection; after it every read returns a
// default and does nothing else, so that a decoder reads straight through its fields and checks for a
// rejection once, at the end.
#pragma once

#include <protocol/json.hpp>

#include <engine/ids.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {
class GameKind;
}

namespace bastide::protocol {

class Reading {
 public:
  Reading() = default;
  /// Of this document: parts of it may be kept without a copy.
  explicit Reading(std::shared_ptr<const Json> document) : document_(std::move(document)) {}

  void fail(WireRejection rejection) {
    if (!rejection_) rejection_ = std::move(rejection);
  }
  bool failed() const { return rejection_.has_value(); }

  /// From here on accepts this game's short names of tiles; before, only their catalogue ids.
  void name_tiles_as(const GameKind& game) { game_ = &game; }
  const GameKind* game() const { return game_; }
  const std::shared_ptr<const Json>& document() const { return document_; }

  /// The value read, or the first rejection.
  template <class T>
  Expected<T> result(T value) {
    if (rejection_) return std::unexpected(std::move(*rejection_));
    return value;
  }

 private:
  std::optional<WireRejection> rejection_;
  const GameKind* game_ = nullptr;
  std::shared_ptr<const Json> document_;
};

/// A value and its place. Borrows the document, the Reading, the value that it is part of, and its key. Empty
/// after a rejection.
class Value {
 public:
  /// `place`: of the outermost value; borrowed.
  Value(Reading& reading, const Json& json, std::string_view place)
      : reading_(&reading), json_(&json), key_(place) {}

  /// False after a rejection, and for a missing optional field.
  bool exists() const { return json_ != nullptr; }
  /// Whether nothing has been rejected so far, here or elsewhere.
  bool sound() const { return !reading_->failed(); }
  bool is_null() const { return json_ && json_->is_null(); }
  bool is_text() const { return json_ && json_->is_string(); }
  const Json& json() const { return *json_; }  ///< Requires: exists()
  /// Keeps the whole document alive. Requires: exists(), and the Reading has the document.
  std::shared_ptr<const Json> shared() const { return {reading_->document(), json_}; }

  /// A required field: missing_field if it is missing; wrong_type if this is no object.
  Value field(std::string_view key) const&;
  /// An optional field. null does not count as missing.
  Value optional_field(std::string_view key) const&;

  /// Number of items: wrong_type if this is no array, out_of_range unless there are `min` to `max`.
  std::size_t items(std::size_t min, std::size_t max) const;
  Value item(std::size_t index) const&;

  // Parts borrow the whole: it needs a name.
  Value field(std::string_view key) const&& = delete;
  Value optional_field(std::string_view key) const&& = delete;
  Value item(std::size_t index) const&& = delete;

  /// Keys of an object, in order: out_of_range if there are more than `max`.
  std::vector<std::string> keys(std::size_t max) const;

  bool boolean() const;
  /// wrong_type for anything but a number without fraction and exponent.
  std::int64_t integer(std::int64_t min, std::int64_t max) const;
  const std::string& text() const;
  /// A tile by name: setup/unknown_tile.
  TileId tile() const;

  /// Rejects this value. Does nothing after an earlier rejection.
  void fail(ErrorCode code, std::string sentence) const;
  /// Rejects this value for a reason of the rules.
  void fail(const Rejection& rejection) const;

 private:
  Value(const Value& whole, std::string_view key) : reading_(whole.reading_), whole_(&whole), key_(key) {}
  bool is(bool right, std::string_view expected) const;
  /// Only made for rejections, which are few.
  std::string place() const;

  Reading* reading_;
  const Json* json_ = nullptr;
  const Value* whole_ = nullptr;  ///< nullptr for the outermost value
  std::string_view key_;          ///< of a member; the place of the outermost value
  std::size_t index_ = 0;         ///< of an item
  bool is_item_ = false;
};

}  // namespace bastide::protocol
