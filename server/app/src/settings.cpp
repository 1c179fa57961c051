#include "settings.hpp"

#include "nearest_name.hpp"
#include "units.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

namespace bastide::server {

namespace {

/// Clocks count nanoseconds: they would take a time some centuries ahead for overdue.
constexpr std::chrono::milliseconds kDurationMax = std::chrono::days(36'500);

constexpr std::string_view kNever = "never";

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto comma = std::min(text.find(','), text.size());
    std::string_view part = text.substr(0, comma);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

bool read_toggle(const std::string& text) {
  if (text == "true" || text == "1" || text == "yes" || text == "on") return true;
  if (text == "false" || text == "0" || text == "no" || text == "off") return false;
  throw UsageError("must be true or false");
}

/// Passes a value to its setting and adds the place to its error.
void take(const Settings::Setting& setting, const std::string& value, const std::string& place) {
  try {
    setting.take(value);
  } catch (const UsageError& error) {
    throw UsageError(fmt::format("{} {}, not \"{}\"", place, error.what(), value));
  }
}

/// A value of the file as it would be written on the command line.
std::string text_of(const toml::node& node, const std::string& place) {
  if (const auto text = node.value_exact<std::string>()) return *text;
  if (const auto toggle = node.value_exact<bool>()) return *toggle ? "true" : "false";
  if (const auto number = node.value_exact<std::int64_t>()) return fmt::to_string(*number);
  if (const toml::array* array = node.as_array()) {
    std::vector<std::string> parts;
    for (const toml::node& element : *array) parts.push_back(text_of(element, place));
    return fmt::format("{}", fmt::join(parts, ","));
  }
  throw UsageError(fmt::format("{} must be a text, a number, true, false or a list of texts", place));
}

}  // namespace

std::string Settings::Setting::variable() const {
  std::string out = "BASTIDE_";
  for (const char c : name)
    out += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return out;
}

std::string Settings::Setting::key() const {
  std::string out = name;
  std::ranges::replace(out, '-', '_');
  return out;
}

void Settings::add_text(std::string name, std::string help, std::string& target) {
  add({std::move(name), std::move(help), target, false,
       [&target](const std::string& value) { target = value; }});
}

void Settings::add_choice(std::string name, std::string help, std::vector<std::string> words,
                          std::string& target) {
  add({std::move(name), fmt::format("{}: {}", help, fmt::join(words, ", ")), target, false,
       [&target, words = std::move(words)](const std::string& value) {
         if (std::ranges::find(words, value) == words.end()) {
           throw UsageError(fmt::format("must be one of {}", fmt::join(words, ", ")));
         }
         target = value;
       }});
}

void Settings::add_list(std::string name, std::string help, std::vector<std::string>& target,
                        std::function<bool(std::string_view)> fits, std::string must_be) {
  std::string fallback = fmt::format("{}", fmt::join(target, ", "));
  add({std::move(name), std::move(help), std::move(fallback), false,
       [&target, fits = std::move(fits), must_be = std::move(must_be)](const std::string& value) {
         std::vector<std::string> parts = split(value);
         if (!std::ranges::all_of(parts, fits)) throw UsageError("must be " + must_be);
         target = std::move(parts);
       }});
}

void Settings::add_toggle(std::string name, std::string help, bool& target) {
  add({std::move(name), std::move(help), target ? "true" : "false", true,
       [&target](const std::string& value) { target = read_toggle(value); }});
}

void Settings::add_bytes(std::string name, std::string help, std::size_t& target, std::size_t least) {
  add({std::move(name), std::move(help), show_bytes(target), false,
       [&target, least](const std::string& value) {
         const auto bytes = parse_bytes(value);
         if (!bytes || *bytes < least) {
           throw UsageError(
               fmt::format("must be a size of at least {} (units B, KiB, MiB, GiB)", show_bytes(least)));
         }
         target = static_cast<std::size_t>(*bytes);
       }});
}

void Settings::add_integer(std::string name, std::string help, std::int64_t fallback, std::int64_t least,
                           std::int64_t most, std::function<void(std::int64_t)> put) {
  add({std::move(name), std::move(help), fmt::to_string(fallback), false,
       [least, most, put = std::move(put)](const std::string& value) {
         std::int64_t number = 0;
         const auto [rest, error] = std::from_chars(value.data(), value.data() + value.size(), number);
         if (error != std::errc{} || rest != value.data() + value.size() || number < least || number > most) {
           throw UsageError(fmt::format("must be a number from {} to {}", least, most));
         }
         put(number);
       }});
}

void Settings::add_milliseconds(std::string name, std::string help, std::chrono::milliseconds fallback,
                                std::chrono::milliseconds unit,
                                std::function<void(std::chrono::milliseconds)> put) {
  add({std::move(name), std::move(help), show_duration(fallback), false,
       [unit, put = std::move(put)](const std::string& value) {
         const auto duration = parse_duration(value);
         if (!duration || *duration < unit || *duration > kDurationMax ||
             *duration % unit != std::chrono::milliseconds(0)) {
           throw UsageError(
               fmt::format("must be a whole duration of at least {} and at most {} (units ms, s, min, h, d)",
                           show_duration(unit), show_duration(kDurationMax)));
         }
         put(*duration);
       }});
}

void Settings::add_period(std::string name, std::string help, std::optional<std::chrono::seconds>& target) {
  add({std::move(name), std::move(help), target ? show_duration(*target) : std::string(kNever), false,
       [&target](const std::string& value) {
         if (value == kNever) {
           target.reset();
           return;
         }
         const auto period = parse_duration(value);
         if (!period || *period < std::chrono::seconds(1) || *period > kDurationMax ||
             *period % std::chrono::seconds(1) != std::chrono::milliseconds(0)) {
           throw UsageError(fmt::format(
               "must be {}, or a whole duration of at least 1s and at most {} (units s, min, h, d)", kNever,
               show_duration(kDurationMax)));
         }
         target = std::chrono::duration_cast<std::chrono::seconds>(*period);
       }});
}

void Settings::read(const std::optional<std::filesystem::path>& file, const Environment& environment,
                    const std::map<std::string, std::string>& given) {
  if (file) read_file(*file);
  for (const Setting& setting : settings_) {
    if (const auto value = environment(setting.variable())) take(setting, *value, setting.variable());
  }
  for (const Setting& setting : settings_) {
    if (const auto value = given.find(setting.name); value != given.end()) {
      take(setting, value->second, "--" + setting.name);
    }
  }
}

std::vector<std::string> Settings::variables() const {
  std::vector<std::string> names;
  for (const Setting& setting : settings_) names.push_back(setting.variable());
  return names;
}

std::vector<std::string> Settings::keys() const {
  std::vector<std::string> names;
  for (const Setting& setting : settings_) names.push_back(setting.key());
  return names;
}

void Settings::read_file(const std::filesystem::path& file) {
  if (!std::filesystem::is_regular_file(file)) {
    throw UsageError(fmt::format("there is no file {} to read settings from", file.string()));
  }
  toml::table table;
  try {
    table = toml::parse_file(file.string());
  } catch (const toml::parse_error& error) {
    throw UsageError(
        fmt::format("{}, line {}: {}", file.string(), error.source().begin.line, error.description()));
  }
  for (const auto& [name, node] : table) {
    const std::string place = fmt::format("{}: {}", file.string(), name.str());
    const auto setting = std::ranges::find(settings_, name.str(), &Setting::key);
    if (setting == settings_.end())
      throw UsageError(fmt::format("{} is no setting of this program{}", place, meant(name.str(), keys())));
    take(*setting, text_of(node, place), place);
  }
}

}  // namespace bastide::server
