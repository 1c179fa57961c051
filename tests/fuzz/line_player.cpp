// The line protocol for bots, line by line: whatever they are told, two players have the same table, and
// neither moves against the rules.
#include "fuzz.hpp"

#include <bots/line_player.hpp>

#include <algorithm>
#include <string>
#include <string_view>

using namespace bastide;

namespace {

constexpr int kLinesMax = 60;  ///< so that an input takes milliseconds

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text(data, size);
  const auto budget = [](int) { return bots::Budget{.nodes = 10}; };
  bots::LinePlayer player(bots::Level::beginner, 1, budget), other(bots::Level::beginner, 1, budget);
  for (int lines = 0; !text.empty() && lines < kLinesMax && !player.left(); ++lines) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const auto answer = player.answer(line);
    if (answer && answer->starts_with("move ")) {  // one player has decided; the other is told
      const auto move = bots::move_of(bots::words_of(*answer));
      fuzz::require(move && bots::to_line(*move) == *answer, "a move can be read again");
      fuzz::require(other.answer(*answer) == "ok", "a move that it has made is legal");
      continue;
    }
    fuzz::require(!answer || (!answer->empty() && !answer->contains('\n')), "an answer is one line");
    fuzz::require(other.answer(line) == answer, "the same table gives the same answer");
  }
  return 0;
}
