// The requests of one person that were carried out, so that they are answered again when they are repeated.
#pragma once

#include <protocol/vocabulary.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::protocol::log {

/// A request that was carried out, with what is needed to answer it again.
struct Answered {
  enum class Kind : std::uint8_t { plain, sit, act };
  std::string id;
  Seq seq = 0;
  Kind kind = Kind::plain;
};

/// Keeps the last of them; another one takes the place of the oldest. Each message is looked up here, and
/// nearly always is new: its id is compared by hash, and no kept one is moved.
class AnsweredRequests {
 public:
  static constexpr std::size_t kKept = 64;

  void add(Answered request) {
    const std::uint32_t hash = hash_of(request.id);
    if (kept_.size() < kKept) {
      hashes_.push_back(hash);
      kept_.push_back(std::move(request));
      return;
    }
    hashes_[oldest_] = hash;
    kept_[oldest_] = std::move(request);
    oldest_ = (oldest_ + 1) % kKept;
  }

  /// nullptr: none has this id. Valid until the next `add`.
  const Answered* find(std::string_view id) const {
    const std::uint32_t hash = hash_of(id);
    for (std::size_t i = 0; i < kept_.size(); ++i)
      if (hashes_[i] == hash && kept_[i].id == id) return &kept_[i];
    return nullptr;
  }

  std::vector<Answered> oldest_first() const {
    std::vector<Answered> all = kept_;
    std::ranges::rotate(all, all.begin() + static_cast<std::ptrdiff_t>(oldest_));
    return all;
  }

 private:
  static std::uint32_t hash_of(std::string_view id) {
    return static_cast<std::uint32_t>(std::hash<std::string_view>{}(id));
  }

  std::vector<std::uint32_t> hashes_;  ///< of the ids of `kept_`
  std::vector<Answered> kept_;
  std::size_t oldest_ = 0;
};

}  // namespace bastide::protocol::log
