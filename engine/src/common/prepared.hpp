// Data shared by games with the same rules.
#pragma once

#include <engine/setup.hpp>

#include <memory>
#include <utility>

namespace bastide {

template <class Referee>
class Prepared final : public PreparedRules {
 public:
  explicit Prepared(const Rules& rules) : PreparedRules(rules), referee_(rules) {}
  const Referee& referee() const { return referee_; }

 private:
  const Referee referee_;
};

/// What a referee needs of the set-up's rules: taken from the set-up if it fits, else made.
template <class Referee>
std::shared_ptr<const Prepared<Referee>> prepare(const Setup& setup) {
  auto known = std::dynamic_pointer_cast<const Prepared<Referee>>(setup.prepared);
  if (known && known->rules() == setup.rules) return known;
  return std::make_shared<const Prepared<Referee>>(setup.rules);
}

/// The set-up of a game that has begun.
inline Setup with(Setup setup, std::shared_ptr<const PreparedRules> prepared) {
  setup.prepared = std::move(prepared);
  return setup;
}

}  // namespace bastide
