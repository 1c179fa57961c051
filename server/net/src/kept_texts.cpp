#include "kept_texts.hpp"

#include <utility>

namespace bastide::server {

KeptTexts::Text KeptTexts::find(const std::string& key) {
  const std::scoped_lock lock(mutex_);
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return nullptr;
  texts_.splice(texts_.begin(), texts_, found->second);
  return found->second->text;
}

void KeptTexts::keep(const std::string& key, Text text) {
  const std::scoped_lock lock(mutex_);
  if (by_key_.contains(key)) return;
  texts_.push_front({.key = key, .text = std::move(text)});
  by_key_.emplace(key, texts_.begin());
  bytes_ += texts_.front().bytes();
  while (bytes_ > bytes_max_) drop_last();
}

std::size_t KeptTexts::bytes() const {
  const std::scoped_lock lock(mutex_);
  return bytes_;
}

void KeptTexts::drop_last() {
  bytes_ -= texts_.back().bytes();
  by_key_.erase(texts_.back().key);
  texts_.pop_back();
}

}  // namespace bastide::server
