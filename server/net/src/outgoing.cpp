#include <server/net/outgoing.hpp>

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::server {

Outgoing::Put Outgoing::put(MessageText text) {
  const std::scoped_lock lock(mutex_);
  if (close_code_) return Put::ended;
  if (bytes_ + cost(text) > bytes_max_) return Put::overflow;
  add(cost(text));
  texts_.push_back(std::move(text));
  return Put::queued;
}

void Outgoing::add(std::size_t bytes) {
  bytes_ += bytes;
  waiting_in_all_ += bytes;
}

void Outgoing::subtract(std::size_t bytes) {
  bytes_ -= bytes;
  waiting_in_all_ -= bytes;
}

void Outgoing::put_ping() {
  const std::scoped_lock lock(mutex_);
  ping_ = true;
}

bool Outgoing::end(std::uint16_t close_code, MessageText last, bool drop_waiting) {
  const std::scoped_lock lock(mutex_);
  if (close_code_) return false;
  close_code_ = close_code;
  if (drop_waiting) {
    for (const MessageText& text : texts_) subtract(cost(text));
    texts_.clear();
  }
  if (last) {
    add(cost(last));
    texts_.push_back(std::move(last));
  }
  return true;
}

Outgoing::Next Outgoing::take() {
  using enum Next::Kind;
  const std::scoped_lock lock(mutex_);
  if (ping_ && !close_code_) {
    ping_ = false;
    return {.kind = ping};
  }
  if (!texts_.empty()) {
    Next next{.kind = texts};
    const auto end =
        std::next(texts_.begin(), static_cast<std::ptrdiff_t>(std::min(kTogether, texts_.size())));
    next.texts.splice(next.texts.end(), texts_, texts_.begin(), end);
    return next;
  }
  if (close_code_ && !close_taken_) {
    close_taken_ = true;
    return {.kind = close, .close_code = *close_code_};
  }
  return {};
}

void Outgoing::written(const std::list<MessageText>& texts) {
  const std::scoped_lock lock(mutex_);
  for (const MessageText& text : texts) subtract(cost(text));
}

bool Outgoing::ended() const {
  const std::scoped_lock lock(mutex_);
  return close_code_.has_value();
}

}  // namespace bastide::server
