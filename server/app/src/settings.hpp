// Named values that a host sets on the command line, in the environment or in a file,
// in this order of precedence.
#pragma once

#include <chrono>
#include <concepts>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::server {

/// A fault that the person who started the program has to correct. `what` is one sentence; the
/// exit code is 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// An address that can't be had now: another attempt may succeed. `what` is one sentence.
class AddressNotNow : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A table of settings, bound to the variables that hold them; a variable's value when its setting is added
/// is the default. The setting `ping-interval` is the option --ping-interval, the variable
/// BASTIDE_PING_INTERVAL and the key ping_interval.
class Settings {
 public:
  /// Returns a variable's value; empty if it is not set.
  using Environment = std::function<std::optional<std::string>(const std::string& variable)>;

  struct Setting {
    std::string name;  ///< "ping-interval"
    std::string help;
    std::string fallback;  ///< the default as text
    bool toggle;           ///< it may be given without a value on the command line
    /// Takes a value; throws UsageError with what would be accepted: "must be …".
    std::function<void(const std::string&)> take;

    std::string group = {};  ///< under which the help lists it

    std::string variable() const;  ///< BASTIDE_PING_INTERVAL
    std::string key() const;       ///< ping_interval
  };

  /// The group of all that is added from now on.
  void begin_group(std::string name) { group_ = std::move(name); }
  void add_text(std::string name, std::string help, std::string& target);
  /// One of `words`.
  void add_choice(std::string name, std::string help, std::vector<std::string> words, std::string& target);
  /// Separated by commas; in a file also an array of strings. `fits` says what an element must be, or
  /// returns nothing.
  void add_list(std::string name, std::string help, std::vector<std::string>& target,
                std::function<bool(std::string_view)> fits, std::string must_be);
  void add_toggle(std::string name, std::string help, bool& target);
  template <std::integral T>
  void add_number(std::string name, std::string help, T& target, T least, T most);
  void add_bytes(std::string name, std::string help, std::size_t& target, std::size_t least);
  /// A duration in whole units of the variable's type, from one unit to a century.
  template <class Rep, class Period>
  void add_duration(std::string name, std::string help, std::chrono::duration<Rep, Period>& target);
  /// The same, or "never", which is nothing.
  void add_period(std::string name, std::string help, std::optional<std::chrono::seconds>& target);

  const std::vector<Setting>& all() const { return settings_; }
  /// Their names in the environment, in order.
  std::vector<std::string> variables() const;

  /// Sets everything: from `file` (TOML) if there is one, then the environment, then `given`, the
  /// command line's values by name. Throws UsageError that names the place and the setting: unknown
  /// keys, invalid values.
  void read(const std::optional<std::filesystem::path>& file, const Environment& environment,
            const std::map<std::string, std::string>& given);

 private:
  void add(Setting setting) {
    setting.group = group_;
    settings_.push_back(std::move(setting));
  }
  void add_integer(std::string name, std::string help, std::int64_t fallback, std::int64_t least,
                   std::int64_t most, std::function<void(std::int64_t)> put);
  void add_milliseconds(std::string name, std::string help, std::chrono::milliseconds fallback,
                        std::chrono::milliseconds unit, std::function<void(std::chrono::milliseconds)> put);
  void read_file(const std::filesystem::path& file);
  std::vector<std::string> keys() const;

  std::vector<Setting> settings_;
  std::string group_;
};

template <std::integral T>
void Settings::add_number(std::string name, std::string help, T& target, T least, T most) {
  add_integer(std::move(name), std::move(help), static_cast<std::int64_t>(target),
              static_cast<std::int64_t>(least), static_cast<std::int64_t>(most),
              [&target](std::int64_t value) { target = static_cast<T>(value); });
}

template <class Rep, class Period>
void Settings::add_duration(std::string name, std::string help, std::chrono::duration<Rep, Period>& target) {
  using Target = std::chrono::duration<Rep, Period>;
  add_milliseconds(
      std::move(name), std::move(help), target, Target(1),
      [&target](std::chrono::milliseconds value) { target = std::chrono::duration_cast<Target>(value); });
}

}  // namespace bastide::server
