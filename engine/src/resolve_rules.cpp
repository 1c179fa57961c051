#include "resolve_rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace bastide {
namespace {

const PresetSpec* find_preset(const GameKind& game, std::string_view name) {
  for (const PresetSpec& preset : game.presets()) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

Result<std::vector<std::string_view>> resolve_modules(const GameKind& game, const PresetSpec& preset,
                                                      const std::optional<std::vector<std::string>>& asked) {
  if (!asked) return std::vector<std::string_view>(preset.modules.begin(), preset.modules.end());
  for (std::size_t i = 0; i < asked->size(); ++i) {
    const auto known = std::any_of(game.modules().begin(), game.modules().end(),
                                   [&](const ModuleSpec& module) { return module.name == (*asked)[i]; });
    if (!known) {
      return reject(Code::unknown_module, "There is no module '" + (*asked)[i] + "' in this game.",
                    "modules[" + std::to_string(i) + "]");
    }
  }
  std::vector<std::string_view> modules;  // in registry order, each once
  for (const ModuleSpec& module : game.modules()) {
    if (std::find(asked->begin(), asked->end(), module.name) != asked->end()) modules.push_back(module.name);
  }
  return modules;
}

struct OptionReader {
  const OptionSpec& spec;

  std::optional<int> operator()(bool value) const {
    if (spec.type == OptionType::toggle) return value ? 1 : 0;
    return std::nullopt;
  }
  std::optional<int> operator()(std::int64_t value) const {
    for (const int allowed : spec.numbers) {
      if (allowed == value) return allowed;
    }
    return std::nullopt;
  }
  std::optional<int> operator()(const std::string& value) const {
    if (spec.type == OptionType::random_or_seat && value == "random") return -1;
    if (spec.type == OptionType::word) {
      for (std::size_t i = 0; i < spec.words.size(); ++i) {
        if (spec.words[i] == value) return static_cast<int>(i);
      }
    }
    return std::nullopt;
  }
};

std::string allowed_values(const OptionSpec& spec) {
  std::string list;
  const auto add = [&](std::string_view value) { list += (list.empty() ? "" : ", ") + std::string(value); };
  switch (spec.type) {
    case OptionType::toggle: return "true, false";
    case OptionType::random_or_seat: add("\"random\""); [[fallthrough]];
    case OptionType::number:
      for (const int number : spec.numbers) add(std::to_string(number));
      return list;
    case OptionType::word:
      for (const auto word : spec.words) add(word);
      return list;
  }
  return list;
}

void set_values(Rules& rules, std::span<const PresetValue> values) {
  for (const PresetValue& value : values) {
    for (OptionSetting& setting : rules.options) {
      if (setting.spec->name == value.option) setting.value = value.value;
    }
  }
}

Result<> apply_option(Rules& rules, const std::string& name, const OptionInput& input) {
  const std::string at = "options." + name;
  for (OptionSetting& setting : rules.options) {
    if (setting.spec->name != name) continue;
    const auto value = std::visit(OptionReader{*setting.spec}, input);
    if (!value) {
      return reject(Code::bad_option_value,
                    "The option '" + name + "' takes " + allowed_values(*setting.spec) + ".", at);
    }
    setting.value = *value;
    return {};
  }
  return reject(Code::unknown_option, "There is no option '" + name + "' in this game.", at);
}

/// Options may only name seats that these rules can have.
Result<> check_seats_named(const GameKind& game, const Rules& rules) {
  for (const OptionSetting& setting : rules.options) {
    if (setting.spec->type != OptionType::random_or_seat || setting.value < game.seats_max(rules)) continue;
    return reject(Code::bad_option_value, "There is no such seat by these rules.",
                  "options." + std::string(setting.spec->name));
  }
  return {};
}

/// A newer program has begun what is of a newer revision: here it would be played wrongly.
Result<> check_revision(const GameKind& game, int revision) {
  const int newest = game.newest_revision();
  if (revision >= 0 && revision <= newest) return {};
  return reject(Code::unknown_revision,
                "These are rules of revision " + std::to_string(revision) + ", and this program knows '" +
                    std::string(game.name()) + "' from revision 0 to " + std::to_string(newest) + ".",
                "revision");
}

}  // namespace

Result<Rules> resolve_rules(const GameKind& game, const RulesRequest& request) {
  const std::string preset_name = request.preset.value_or(std::string(game.default_preset()));
  const PresetSpec* preset = find_preset(game, preset_name);
  if (!preset)
    return reject(Code::unknown_preset, "There is no preset '" + preset_name + "' in this game.", "preset");
  Rules rules{std::string(game.name()),
              preset_name,
              request.edition.value_or(std::string(preset->edition)),
              {},
              {},
              0};
  const auto editions = game.editions();
  if (std::find(editions.begin(), editions.end(), rules.edition) == editions.end()) {
    return reject(Code::unknown_edition, "There is no edition '" + rules.edition + "' of this game.",
                  "edition");
  }
  auto modules = resolve_modules(game, *preset, request.modules);
  if (!modules) return std::unexpected(modules.error());
  rules.modules = std::move(*modules);
  for (const OptionSpec& spec : game.options())
    rules.options.push_back({&spec, spec.fallback_in(rules.edition)});
  for (const ModuleSpec& module : game.modules()) {
    if (rules.has(module.name)) set_values(rules, module.defaults);
  }
  set_values(rules, preset->values);
  for (const auto& [name, input] : request.options) {
    if (auto done = apply_option(rules, name, input); !done) return std::unexpected(done.error());
  }
  if (auto sound = check_seats_named(game, rules); !sound) return std::unexpected(sound.error());
  rules.revision = request.revision.value_or(game.newest_revision());
  if (auto known = check_revision(game, rules.revision); !known) return std::unexpected(known.error());
  return rules;
}

int GameKind::newest_revision() const {
  int newest = 0;
  for (const MendSpec& mend : mends()) newest = std::max(newest, mend.since);
  return newest;
}

bool Rules::mended(std::string_view mend) const {
  for (const MendSpec& one : find_game(game)->mends())
    if (one.name == mend) return one.since <= revision;
  throw std::logic_error("no mend is called '" + std::string(mend) + "'");
}

bool Rules::has(std::string_view module) const {
  return std::find(modules.begin(), modules.end(), module) != modules.end();
}

int Rules::option(std::string_view name) const {
  for (const OptionSetting& setting : options)
    if (setting.spec->name == name) return setting.value;
  throw std::logic_error("no option is called '" + std::string(name) + "'");
}

}  // namespace bastide
