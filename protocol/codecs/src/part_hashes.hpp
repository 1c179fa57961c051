// The hashes of a view's parts, updated with the patches to a copy of the view: hashes only what a
// patch touches.
#pragma once

#include <protocol/json_text.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::protocol {

class PartHashes {
 public:
  PartHashes() = default;
  explicit PartHashes(const Json& view) { begin(view); }

  /// Hashes the whole view.
  void begin(const Json& view);
  /// `view`: the last one after this patch.
  void go_on(const Json& view, const Json& patch);

  /// Of all parts, for the digest (digest_text in canonical.hpp).
  std::uint64_t sum() const { return sum_; }
  /// How many hashes were computed so far.
  std::uint64_t computed() const { return computed_; }

 private:
  struct Part {
    std::uint64_t hash = 0;            ///< of the part, or of the list without its items
    std::vector<std::uint64_t> items;  ///< of a list
    bool is_list = false;
  };
  /// Which of a part's items patches have touched.
  struct Touched {
    bool whole = false;
    std::size_t from = static_cast<std::size_t>(-1);  ///< of a list: each item from here on
    std::set<std::size_t> items;                      ///< and these
  };

  void add_members(const Json& object, const std::string& place);
  /// Returns false if the operation touches parts of more than one name.
  bool touch(std::map<std::string, Touched>& touched, const Json& operation) const;
  void take_part(const std::string& name, const Json& value);
  void take_items(const std::string& name, Part& part, const Json& list, const Touched& touched);
  void drop_part(const std::string& name);
  std::uint64_t hash(std::string_view name, const std::string& value);

  std::map<std::string, Part> parts_;
  std::uint64_t sum_ = 0;
  std::uint64_t computed_ = 0;
};

}  // namespace bastide::protocol
