#include "rules_codec.hpp"

#include "codecs.hpp"
#include "fields.hpp"

#include <engine/game.hpp>

#include <fmt/format.h>

#include <limits>
#include <utility>

namespace bastide::protocol {

constexpr IdTextCodec kWord{64};
constexpr std::size_t kModulesMax = 64;
constexpr std::size_t kOptionsMax = 256;

/// Options by name: on/off, number or word. The rules check whether they fit.
struct OptionInputsCodec {
  std::map<std::string, OptionInput> read(const Value& in) const {
    std::map<std::string, OptionInput> options;
    for (const std::string& name : in.keys(kOptionsMax)) options.emplace(name, read_one(in.field(name)));
    return options;
  }

 private:
  static OptionInput read_one(const Value& in) {
    if (in.exists() && in.json().is_boolean()) return in.boolean();
    if (in.exists() && in.json().is_string()) return kWord.read(in);
    return in.integer(std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
  }
};
struct OptionSettingsCodec {
  void write(const std::vector<OptionSetting>& options, JsonWriter& out) const {
    out.object([&] {
      for (const OptionSetting& setting : options) {
        out.key(setting.spec->name);
        write_option(*setting.spec, setting.value, out);
      }
    });
  }
};

struct GameNameCodec {
  std::string read(const Value& in) const {
    std::string name = kWord.read(in);
    if (!find_game(name)) in.fail({Code::unknown_game, "there is no such game"});
    return name;
  }
  void write(std::string_view name, JsonWriter& out) const { out.text(name); }
};

/// For rules as they are asked for, and as they were resolved. Game and options have a default.
template <class S, class Module>
constexpr auto rules_rows(auto options, auto revision) {
  return std::tuple{key("preset", &S::preset, kWord),
                    key("edition", &S::edition, kWord),
                    key("modules", &S::modules, ListCodec<Module, IdTextCodec>{kWord, 0, kModulesMax}),
                    default_key("game", &S::game, GameNameCodec{}),
                    default_key("options", &S::options, options),
                    revision};
}
constexpr auto describe(Type<RulesRequest>) {
  return rules_rows<RulesRequest, std::string>(OptionInputsCodec{},
                                               key(kRevisionKey, &RulesRequest::revision, kRevisionNumber));
}
constexpr auto describe(Type<Rules>) {
  return rules_rows<Rules, std::string_view>(OptionSettingsCodec{},
                                             sparse_key(kRevisionKey, &Rules::revision, kRevisionNumber));
}

ResolvedRules read_rules(const Value& in, WithoutRevision without) {
  RulesRequest request = read_fields<RulesRequest>(in);
  if (!request.revision && without == WithoutRevision::first) request.revision = 0;
  const GameKind* kind = find_game(request.game);
  if (!in.sound() || !kind) return {nullptr, {}};
  auto rules = kind->resolve(request);
  if (rules) return {kind, std::move(*rules)};
  in.fail(rules.error());
  return {nullptr, {}};
}

void write_option(const OptionSpec& spec, int value, JsonWriter& out) {
  switch (spec.type) {
    case OptionType::toggle: return out.boolean(value != 0);
    case OptionType::number: return out.integer(value);
    case OptionType::word: return out.text(spec.words[static_cast<std::size_t>(value)]);
    case OptionType::random_or_seat: return value < 0 ? out.text("random") : out.integer(value);
  }
  std::unreachable();
}

void RulesCodec::write(const Rules& rules, JsonWriter& out) const { StructCodec<Rules>{}.write(rules, out); }

Json to_json(const Rules& rules) {
  return tree_of([&](JsonWriter& out) { RulesCodec{}.write(rules, out); });
}

Expected<ResolvedRules> read_rules(const Json& json, std::string_view at, WithoutRevision without) {
  Reading reading;
  return reading.result(read_rules(Value(reading, json, at), without));
}

Expected<ResolvedRules> read_rules(std::string_view text, std::size_t bytes_max) {
  const auto json = parse(text, {.bytes_max = bytes_max});
  if (!json) return std::unexpected(json.error());
  return read_rules(*json, std::string(), WithoutRevision::newest);
}

std::optional<WireRejection> seats_misfit(const ResolvedRules& rules, int seats) {
  const int min = rules.kind->seats_min(), max = rules.kind->seats_max(rules.rules);
  if (seats < min || seats > max)
    return WireRejection({Code::bad_seat_count, fmt::format("these rules want {} to {} seats", min, max)},
                         "seats");
  if (rules.rules.option("first_player") >= seats)
    return WireRejection({Code::bad_option_value, "the first player has no seat"},
                         "rules.options.first_player");
  return std::nullopt;
}

}  // namespace bastide::protocol
