// A cache of texts that are costly to make: keeps those asked for last, up to a number of bytes.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace bastide::server {

/// Any thread.
class KeptTexts {
 public:
  using Text = std::shared_ptr<const std::string>;

  /// `bytes_max`: of all texts and keys; each adds kBytesEach of overhead. 0: keeps nothing.
  explicit KeptTexts(std::size_t bytes_max) : bytes_max_(bytes_max) {}

  static constexpr std::size_t kBytesEach = 200;

  /// nullptr if it is not kept.
  Text find(const std::string& key);
  void keep(const std::string& key, Text text);
  std::size_t bytes() const;

 private:
  struct Kept {
    std::string key;
    Text text;
    std::size_t bytes() const { return kBytesEach + 2 * key.size() + text->size(); }
  };

  void drop_last();

  const std::size_t bytes_max_;
  mutable std::mutex mutex_;
  std::size_t bytes_ = 0;
  std::list<Kept> texts_;  ///< most recently asked for first
  std::map<std::string, std::list<Kept>::iterator> by_key_;
};

}  // namespace bastide::server
