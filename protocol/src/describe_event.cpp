// Events of a replay in English, for the terminal. An event without a sentence of its own is shown as it is.
#include <protocol/replay.hpp>

#include <fmt/format.h>

#include <array>
#include <iterator>

namespace bastide::protocol {
namespace {

/// What the sentences are made of.
class Teller {
 public:
  Teller(const Json& event, const Record& record) : event_(event), record_(record) {}

  std::string who() const { return seat("seat"); }
  std::string seat(const char* key) const { return seat_name(event_.at(key).get<std::size_t>()); }
  std::string word(const char* key) const { return event_.at(key).get<std::string>(); }
  int number(const char* key) const { return event_.at(key).get<int>(); }
  std::string cell() const { return fmt::format("({}, {})", number("x"), number("y")); }

  std::string scores() const {
    std::string text;
    const Json& scores = event_.at("scores");
    for (std::size_t seat = 0; seat < scores.size(); ++seat)
      fmt::format_to(std::back_inserter(text), "{}{} {}", seat ? ", " : "", seat_name(seat),
                     scores[seat].get<int>());
    return text;
  }
  std::string winners() const {
    std::string text;
    for (const Json& seat : event_.at("winners"))
      text.append(text.empty() ? "" : " and ").append(seat_name(seat));
    return text.empty() ? "nobody wins" : "won by " + text;
  }
  std::string sheet() const {
    std::string text;
    for (const Json& line : event_.at("lines")) {
      fmt::format_to(std::back_inserter(text), "{}{} ", text.empty() ? "" : ", ",
                     line.at("what").get<std::string>());
      if (line.contains("count"))
        fmt::format_to(std::back_inserter(text), "{} x {} = ", line.at("count").get<int>(),
                       line.at("each").get<int>());
      fmt::format_to(std::back_inserter(text), "{}", line.at("points").get<int>());
    }
    return text;
  }
  std::string source() const {
    return event_.contains("feature") ? fmt::format(" for a {}", word("feature")) : "";
  }

 private:
  std::string seat_name(std::size_t seat) const {
    if (seat < record_.seats.size() && record_.seats[seat].name) return *record_.seats[seat].name;
    return fmt::format("Seat {}", seat);
  }

  const Json& event_;
  const Record& record_;
};

struct Sentence {
  std::string_view type;
  std::string (*tell)(const Teller&);
};

constexpr std::array kSentences{
    Sentence{"tile_drawn",
             [](const Teller& t) { return fmt::format("{} draws {}", t.who(), t.word("tile")); }},
    Sentence{"tile_discarded",
             [](const Teller& t) {
               return fmt::format("{} leaves the game from {}'s hand", t.word("tile"), t.who());
             }},
    Sentence{"tile_placed",
             [](const Teller& t) {
               return fmt::format("{} places {} at {}, rotation {}", t.who(), t.word("tile"), t.cell(),
                                  t.number("rotation"));
             }},
    Sentence{"piece_deployed",
             [](const Teller& t) {
               return fmt::format("{} deploys a {} on the {} (feature {}) at {}", t.who(), t.word("piece"),
                                  t.word("kind"), t.number("feature"), t.cell());
             }},
    Sentence{"scored",
             [](const Teller& t) {
               return fmt::format("{} scores {}{}, {} ({}): {} in all", t.who(), t.number("points"),
                                  t.source(), t.word("reason"), t.sheet(), t.number("total"));
             }},
    Sentence{"piece_returned",
             [](const Teller& t) {
               return fmt::format("{} takes a {} back from {}", t.who(), t.word("piece"), t.cell());
             }},
    Sentence{"tile_set_aside",
             [](const Teller& t) { return fmt::format("{} sets {} aside", t.who(), t.word("tile")); }},
    Sentence{"tower_piece_placed",
             [](const Teller& t) {
               return fmt::format("{} builds the tower at {} to height {}", t.who(), t.cell(),
                                  t.number("height"));
             }},
    Sentence{"piece_captured",
             [](const Teller& t) {
               return fmt::format("{} captures a {} of {} at {}", t.who(), t.word("piece"), t.seat("owner"),
                                  t.cell());
             }},
    Sentence{"prisoner_freed",
             [](const Teller& t) {
               return fmt::format("{} gets a {} back from {}", t.who(), t.word("piece"), t.seat("from_seat"));
             }},
    Sentence{"keep_moved",
             [](const Teller& t) {
               return fmt::format("{} puts the keep on a house of size {} at {}", t.who(), t.number("size"),
                                  t.cell());
             }},
    Sentence{
        "wall_tile_taken",
        [](const Teller& t) { return fmt::format("{} takes wall tile {}", t.who(), t.number("wall_tile")); }},
    Sentence{
        "wall_tile_used",
        [](const Teller& t) { return fmt::format("{} uses wall tile {}", t.who(), t.number("wall_tile")); }},
    Sentence{"award_taken",
             [](const Teller& t) {
               return fmt::format("{} takes the {} award for {} tiles", t.who(), t.word("award"),
                                  t.number("size"));
             }},
    Sentence{"seat_resigned", [](const Teller& t) { return fmt::format("{} resigns", t.who()); }},
    Sentence{"turn_ended", [](const Teller& t) { return fmt::format("{} ends the turn", t.who()); }},
    Sentence{"game_finished",
             [](const Teller& t) {
               return fmt::format("The game is over ({}), {}: {}", t.word("ended"), t.winners(), t.scores());
             }},
    Sentence{"stopped",
             [](const Teller& t) {
               return fmt::format("The record ends in step {}: {}", t.word("phase"), t.scores());
             }},
    Sentence{"rejected",
             [](const Teller& t) {
               return fmt::format("Action {} is not legal: {} ({})", t.number("index"), t.word("reason"),
                                  t.word("code"));
             }},
};

}  // namespace

std::string describe(const Json& event, const Record& record) {
  const std::string type = event.at("type");
  for (const Sentence& sentence : kSentences)
    if (sentence.type == type) return sentence.tell(Teller(event, record));
  return to_text(event);
}

}  // namespace bastide::protocol
