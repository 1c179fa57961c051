// A signature of the rules for each preset, each module and each revision: over the legal actions, scores and
// draws of random games, not over the wording of events, and one over what its shuffle begins with. They
// stand in signatures.txt, and none ever changes: a mend has a revision of its own (CONTRIBUTING, "Mending a
// rule"; EXP-REV-01).
#include <engine/catalogue.hpp>
#include <engine/game.hpp>
#include <engine/random.hpp>

#include "catch.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace bastide::test {
namespace {

constexpr int kSignedGames = 24;
const std::string kSignatures = BASTIDE_SOURCE_TREE "/tests/perft/signatures.txt";

/// How many modules, the first of the game's list, are signed together. An expansion adds a number, and so
/// leaves the rows as they are; the first of them is called "+all".
constexpr std::size_t kTogether[] = {9, 10, 11, 12, 13, 15, 16};

/// Rules that have a signature.
struct Ruled {
  std::string what;  ///< as in the file: game, and preset, "+module", "+all" or "+first N"
  RulesRequest request;
};

std::vector<Ruled> ruled() {
  std::vector<Ruled> all;
  for (const GameKind* kind : games()) {
    const std::string game(kind->name());
    for (const PresetSpec& preset : kind->presets())
      all.push_back(
          {game + " " + std::string(preset.name), {.game = game, .preset = std::string(preset.name)}});
    std::vector<std::string> names;
    for (const ModuleSpec& module : kind->modules()) {
      names.emplace_back(module.name);
      all.push_back({game + " +" + names.back(), {.game = game, .modules = {{names.back()}}}});
    }
    if (names.empty()) continue;
    for (const std::size_t count : kTogether) {
      const std::string what = count == kTogether[0] ? " +all" : " +first " + std::to_string(count);
      const auto end = names.begin() + static_cast<std::ptrdiff_t>(count);
      all.push_back({game + what, {.game = game, .modules = std::vector(names.begin(), end)}});
    }
  }
  return all;
}

/// An action by its stable names: the same whatever order enums and lists have in the code.
std::string named(const Action& action) {
  std::string text(name(action.kind));
  const ActionFields used = fields(action.kind);
  const auto add = [&](ActionFields field, const auto& value) {
    if (used & field) text += ' ' + std::string(value);
  };
  const std::string cell = std::to_string(action.cell.x) + "," + std::to_string(action.cell.y);
  add(kFieldCell, cell);
  if (action.elsewhere) add(kFieldOtherCell, cell);
  add(kFieldRotation, std::to_string(action.rotation));
  add(kFieldPiece, name(action.piece));
  add(kFieldFeature | kFieldSomeFeature, std::to_string(action.feature));
  add(kFieldStand, action.corner == Corner::none ? std::to_string(action.feature)
                                                 : "corner " + std::string(name(action.corner)));
  add(kFieldFromSeat, std::to_string(action.from_seat));
  add(kFieldWallTile | kFieldNumber, std::to_string(action.number));
  add(kFieldDirection, std::to_string(static_cast<int>(action.direction)));
  add(kFieldQuarter, name(Quarter{action.quarter}));
  if (action.axis != Axis::none) {
    add(kFieldBridge, "bridge " + std::to_string(action.to.x) + "," + std::to_string(action.to.y));
    add(kFieldBridge | kFieldAxis, name(Axis{action.axis}));
  }
  add(kFieldIndex, std::to_string(action.feature));
  add(kFieldBid, std::to_string(action.number));
  if (fields(action.kind) & kFieldFlockChoice)
    add(kFieldFlockChoice, name(static_cast<FlockChoice>(action.number)));
  if (fields(action.kind) & kFieldCropChoice)
    add(kFieldCropChoice, name(static_cast<CropChoice>(action.number)));
  if (fields(action.kind) & kFieldWhich && action.number != 0)
    add(kFieldWhich, name(static_cast<PieceKind>(action.number - 1)));
  add(kFieldTo, std::to_string(action.to.x) + "," + std::to_string(action.to.y));
  return text;
}

/// FNV-1a.
class RulesHash {
 public:
  void add(std::string_view text) {
    for (const char c : text) take(static_cast<unsigned char>(c));
    take(0);
  }
  std::string hex() const {
    std::string text(16, '0');
    char digits[16];
    const auto end = std::to_chars(digits, digits + 16, value_, 16).ptr;
    std::copy(digits, end, text.end() - (end - digits));
    return text;
  }

 private:
  void take(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

void play_random_game(const GameKind& kind, const Rules& rules, std::uint64_t seed, RulesHash& hash) {
  Random random(seed);
  const int least = kind.seats_min(), most = kind.seats_max(rules);
  Setup setup{.rules = rules,
              .seats = std::clamp(2 + static_cast<int>(seed % 3), least, most),
              .start = kind.opening_layout(rules),
              .piles = kind.piles(rules),
              .chance = std::make_shared<const RandomStreams>(seed)};
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  Events events;
  const auto game = std::move(kind.start(setup, events).value());
  for (;;) {
    for (const int score : scores(*game)) hash.add(std::to_string(score));
    const std::vector<TileId> drawn = game->drawn();
    if (!drawn.empty()) hash.add(tile(drawn.back()).id);
    if (game->over()) break;
    const std::vector<Action> legal = game->legal_actions();
    std::vector<std::pair<std::string, Action>> choices;
    for (const Action& action : legal) choices.emplace_back(named(action), action);
    std::ranges::sort(choices, {}, &std::pair<std::string, Action>::first);
    for (const auto& choice : choices) hash.add(choice.first);
    const auto& chosen = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
    REQUIRE(game->apply(game->to_act(), chosen.second, events));
  }
  const GameFinished end = game->result().value();
  for (const Seat winner : end.winners) hash.add(std::to_string(winner));
}

std::string games_by(const GameKind& kind, const Rules& rules) {
  RulesHash hash;
  for (std::uint64_t seed = 1; seed <= kSignedGames; ++seed) play_random_game(kind, rules, seed, hash);
  return hash.hex();
}

/// A pile is shuffled by a stream of its name, from the order in which it is given.
std::string piles_by(const GameKind& kind, const Rules& rules) {
  RulesHash hash;
  for (const Pile& pile : kind.piles(rules)) {
    hash.add(pile.name);
    for (const std::uint16_t item : pile.items)
      hash.add(pile.of_tiles ? tile(item).id : std::to_string(item));
  }
  return hash.hex();
}

/// What there is a signature of, as a row names it behind the rules.
struct Signed {
  std::string_view what;
  std::string (*signature)(const GameKind&, const Rules&);
};
constexpr Signed kSigned[] = {{"", games_by}, {"piles ", piles_by}};

/// By rules and revision, "carcassonne standard 0".
std::map<std::string, std::string> recorded() {
  std::map<std::string, std::string> rows;
  std::ifstream in(kSignatures);
  REQUIRE(in);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto gap = line.rfind(' ');
    rows[line.substr(0, gap)] = line.substr(gap + 1);
  }
  return rows;
}

/// Whether what is missing is to be written down. What is there is never changed.
bool writes() { return std::getenv("BASTIDE_WRITE_SIGNATURES") != nullptr; }

}  // namespace

TEST_CASE("every revision of the rules plays as it did when its signature was written down (EXP-REV-01)",
          "[engine][perft][signatures][unsanitized]") {
  REQUIRE(find_game("carcassonne")->modules().size() == std::ranges::max(kTogether));
  std::map<std::string, std::string> known = recorded();
  std::string missing;
  for (const Ruled& one : ruled()) {
    const GameKind& kind = *find_game(one.request.game);
    for (int revision = 0; revision <= kind.newest_revision(); ++revision) {
      RulesRequest request = one.request;
      request.revision = revision;
      const Rules rules = kind.resolve(request).value();
      for (const auto& [what, signature] : kSigned) {
        const std::string row = one.what + ' ' + std::string(what) + std::to_string(revision);
        const std::string played = signature(kind, rules);
        if (!known.contains(row)) {
          missing += row + ' ' + played + '\n';
          continue;
        }
        INFO(
            row << " plays otherwise than it did. Games that run and records would change: give the change a "
                   "row in the table `kMends` of its module (engine/src/carcassonne/modules/), `kBaseMends` "
                   "(carcassonne.cpp) or `Castle::mends`, with a new revision, as CONTRIBUTING tells under "
                   "\"Mending a rule\".");
        CHECK(known.extract(row).mapped() == played);
      }
    }
  }
  if (writes()) std::ofstream(kSignatures, std::ios::app) << missing;
  INFO("Not written down; BASTIDE_WRITE_SIGNATURES=1 does it:\n" << missing);
  CHECK((missing.empty() || writes()));
  INFO("Signatures without rules: a preset, module or revision that was released is never dropped.");
  CHECK(known.empty());
}

TEST_CASE("mends have revisions without gaps, names of their own, and modules that there are (EXP-REV-01)",
          "[engine][perft][signatures]") {
  for (const GameKind* kind : games()) {
    std::vector<int> revisions;
    std::vector<std::string_view> names;
    for (const MendSpec& mend : kind->mends()) {
      CAPTURE(mend.name);
      revisions.push_back(mend.since);
      names.push_back(mend.name);
      CHECK_FALSE(mend.what.empty());
      CHECK(
          (mend.module.empty() || std::ranges::count(kind->modules(), mend.module, &ModuleSpec::name) == 1));
    }
    std::ranges::sort(names);
    CHECK(std::ranges::adjacent_find(names) == names.end());
    for (int revision = 1; revision <= kind->newest_revision(); ++revision)
      CHECK(std::ranges::count(revisions, revision) > 0);
  }
}

}  // namespace bastide::test
