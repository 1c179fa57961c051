// Stable names in records and messages.
#include <engine/action.hpp>
#include <engine/enum_size.hpp>
#include <engine/event.hpp>
#include <engine/game.hpp>
#include <engine/marks.hpp>

#include "catch.hpp"
#include "scenario.hpp"
#include "source_tree.hpp"

#include <cstdlib>
#include <fstream>
#include <set>

namespace bastide::test {

namespace {

/// Numbers that fingerprints mix, or by which legal actions are ordered: none may ever change.
template <class Enum>
void list_numbered(std::string& text, std::string_view what) {
  for (std::size_t number = 0; number < enum_size<Enum>(); ++number)
    text += std::string(what) + " " + std::to_string(number) + " " +
            std::string(name(static_cast<Enum>(number))) + "\n";
}

/// Names in records and messages, whatever their number.
template <class Enum>
void list_named(std::string& text, std::string_view what) {
  std::set<std::string> names;
  for (std::size_t number = 0; number < enum_size<Enum>(); ++number)
    names.emplace(name(static_cast<Enum>(number)));
  for (const std::string& spelled : names) text += std::string(what) + " " + spelled + "\n";
}

/// With the bits of the fields that each uses.
void list_actions(std::string& text) {
  for (int number = 0; number < kActionKinds; ++number) {
    const auto kind = static_cast<ActionKind>(number);
    text += "action " + std::to_string(number) + " " + std::string(name(kind)) + " " +
            std::to_string(fields(kind)) + "\n";
  }
}

void list_marks(std::string& text) {
  for (std::size_t number = 0; number < enum_size<Mark>(); ++number) {
    const MarkRow& row = kMarkRows[number];
    text += "mark " + std::to_string(number) + " " + std::string(row.kind) + " " + std::string(row.key);
    text += row.word.empty() ? "\n" : " " + std::string(row.word) + "\n";
  }
}

/// "ScoreReason" as "score_reason".
std::string snake_case(std::string_view type) {
  std::string text;
  for (const char letter : type) {
    const bool capital = letter >= 'A' && letter <= 'Z';
    if (capital && !text.empty()) text += '_';
    text += capital ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return text;
}

/// Clients go by the names of events, whose numbers are of no account.
void list_events(std::string& text) {
  const std::set<std::string> names{
#define EVENT(Type, name, ...) #name,
#include <engine/words.def>
  };
  for (const std::string& spelled : names) text += "event " + spelled + "\n";
}

std::string all_words() {
  std::string text;
  list_numbered<PieceKind>(text, "piece");
  list_numbered<Phase>(text, "phase");
  list_actions(text);
  list_numbered<PartReason>(text, "part_reason");
#define ENUM(Type, ...) list_numbered<Type>(text, snake_case(#Type));
#include <engine/words.def>
  list_marks(text);
  list_named<FeatureKind>(text, "feature");
  list_named<ScoreReason>(text, "score_reason");
  list_named<ReturnReason>(text, "return_reason");
  list_named<Code>(text, "code");
  list_events(text);
  return text;
}

/// The values of an enum keep their names on the way there and back.
template <class Enum>
void check_found(std::optional<Enum> find_by(std::string_view)) {
  for (std::size_t number = 0; number < enum_size<Enum>(); ++number) {
    const auto value = static_cast<Enum>(number);
    REQUIRE(find_by(name(value)) == value);
  }
}

}  // namespace

TEST_CASE("words of records, and the numbers that fingerprints go by, are those of words.txt",
          "[engine][names]") {
  const auto path = source_tree() / "tests/engine/words.txt";
  const std::string words = all_words();
  if (std::getenv("BASTIDE_WRITE_WORDS")) std::ofstream(path, std::ios::binary) << words;
  // A row may only be added: records, saves and fingerprints of games that go on hold the others.
  REQUIRE(words == read_text(path));
}

TEST_CASE("a word that a record or message holds is found by its name", "[engine][names]") {
  check_found<ActionKind>(find_action);
  check_found<PieceKind>(find_piece);
  check_found<Phase>(find_phase);
  const std::pair<Corner, std::string_view> corners[]{
      {Corner::nw, "nw"}, {Corner::ne, "ne"}, {Corner::se, "se"}, {Corner::sw, "sw"}};
  REQUIRE(std::size(corners) == kTileCorners);
  for (const auto& [corner, spelled] : corners) {
    REQUIRE(name(corner) == spelled);
    REQUIRE(find_corner(spelled) == corner);
  }
  REQUIRE(name(Corner::none).empty());
  for (const Axis axis : {Axis::north_south, Axis::east_west}) REQUIRE(find_axis(name(axis)) == axis);
  REQUIRE(name(Axis::north_south) == "NS");
  REQUIRE(name(Axis::east_west) == "EW");
  REQUIRE(name(Axis::none).empty());
  REQUIRE_FALSE(find_axis(""));
  REQUIRE(name(Quarter::castle) == "castle");
  REQUIRE(name(Quarter::market) == "market");
  REQUIRE(name(Quarter::blacksmith) == "blacksmith");
  REQUIRE(name(Quarter::cathedral) == "cathedral");
  REQUIRE(name(FeatureState::open) == "open");
  REQUIRE(name(FeatureState::complete) == "complete");
  REQUIRE(name(FeatureState::lasting) == "lasting");
  REQUIRE(name(Ending::finished) == "finished");
  REQUIRE(name(Ending::resigned) == "resigned");
  REQUIRE(name(Ending::abandoned) == "abandoned");
}

TEST_CASE("names that nobody gave are not found", "[engine][names]") {
  for (const std::string_view unknown : {"", "Pass", "place", "place_tile ", "knight"}) {
    REQUIRE_FALSE(find_action(unknown));
    REQUIRE_FALSE(find_piece(unknown));
    REQUIRE_FALSE(find_corner(unknown));
  }
  REQUIRE_FALSE(find_phase("scoring"));
  REQUIRE(find_game("chess") == nullptr);
}

TEST_CASE("an action uses the fields that the protocol names for it", "[engine][names]") {
  REQUIRE(fields(ActionKind::place_tile) == (kFieldCell | kFieldRotation | kFieldBridge));
  REQUIRE(fields(ActionKind::deploy) == (kFieldPiece | kFieldStand | kFieldOtherCell));
  for (const ActionKind kind : {ActionKind::pass, ActionKind::draw_again, ActionKind::resign})
    REQUIRE(fields(kind) == 0);
}

TEST_CASE("fields that an action does not use are ignored", "[engine][names]") {
  const auto game = started(forced_setup(base_rules(), 2, tiles({"U", "U"})));
  Action placing = place(1, 0, 0);
  placing.feature = 99;
  placing.piece = static_cast<PieceKind>(9);
  play(*game, placing);
  Action deploying = deploy(0);
  deploying.cell = {77, 77};
  deploying.rotation = 99;
  play(*game, deploying);
  REQUIRE(game->snapshot().table.pieces.size() == 1);
}

TEST_CASE("base tiles are known by letter and by catalogue id", "[engine][names]") {
  for (char letter = 'A'; letter <= 'X'; ++letter) {
    const std::string bare(1, letter);
    REQUIRE(carcassonne().find_tile(bare));
    REQUIRE(carcassonne().find_tile(bare) == carcassonne().find_tile("base-" + bare));
  }
  for (const std::string_view unknown : {"", "Y", "d", "base-", "base-d", "D "})
    REQUIRE_FALSE(carcassonne().find_tile(unknown));
}

}  // namespace bastide::test
