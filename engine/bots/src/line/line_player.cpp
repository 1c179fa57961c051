#include <bots/line_player.hpp>

#include <algorithm>
#include <utility>

namespace bastide::bots {
namespace {

constexpr std::string_view kName = "name bastide";
constexpr int kSeatsLeast = 2;

std::string error(std::string_view why) { return "error " + std::string(why); }

/// The game in which these tiles came and these moves were made; empty if they do not fit together.
std::unique_ptr<Game> played(Setup setup, const std::vector<TileId>& drawn,
                             const std::vector<LineMove>& moves) {
  setup.forced = drawn;
  for (const TileId tile : drawn) {
    std::vector<std::uint16_t>& left = setup.piles.front().items;
    left.erase(std::ranges::find(left, tile));
  }
  Events events;
  auto game = line_kind().start(setup, events);
  if (!game) return nullptr;
  for (const LineMove& move : moves)
    if (!apply(**game, move, events)) return nullptr;
  return std::move(*game);
}

}  // namespace

LinePlayer::LinePlayer(Level level, std::uint64_t seed, BudgetOf budget)
    : level_(level), seed_(seed), budget_(std::move(budget)) {}

std::optional<std::string> LinePlayer::answer(std::string_view line) {
  const Words words = words_of(line);
  if (words.empty() || words[0].starts_with('#')) return std::nullopt;
  if (words[0] == "quit") {
    left_ = true;
    return std::nullopt;
  }
  return answer(words);
}

std::string LinePlayer::answer(const Words& words) {
  if (words[0] == "name") return std::string(kName) + " " + std::string(name(level_));
  if (words[0] == "new") return begin(words);
  if (!game_) return error("there is no game: say new SEATS SEED first");
  if (words[0] == "you") return sit(words);
  if (words[0] == "tile") return draw(words);
  if (words[0] == "go") return decide();
  if (words[0] == "move") return move(words);
  if (words[0] == "scores") return scores();
  if (words[0] == "options") return options();
  return error("unknown word: " + std::string(words[0]));
}

std::string LinePlayer::begin(const Words& words) {
  const auto seats = words.size() == 3 ? number_of(words[1]) : std::nullopt;
  if (!seats || *seats < kSeatsLeast || *seats > kSeatsMax)
    return error("say new SEATS SEED, with 2 to 6 seats");
  std::uint64_t hash = 0;
  for (const char letter : words[2]) hash = hash * 131 + static_cast<unsigned char>(letter);
  setup_ = public_setup(line_setup(*seats));
  const auto& items = setup_.piles.front().items;
  all_.assign(items.begin(), items.end());
  drawn_.clear();
  moves_.clear();
  waits_ = false;
  game_ = played(setup_, drawn_, moves_);
  player_ = make_player(level_, setup_);
  game_seed_ = seed_ ^ hash;
  return "ok";
}

/// The player decides for any seat, so it ignores the number.
std::string LinePlayer::sit(const Words& words) {
  const auto seat = words.size() == 2 ? number_of(words[1]) : std::nullopt;
  if (!seat || *seat < 0 || *seat >= setup_.seats) return error("say you SEAT, of the seats of this game");
  if (!drawn_.empty()) return error("the game has begun");
  return "ok";
}

std::string LinePlayer::draw(const Words& words) {
  const auto tile = words.size() == 2 ? line_kind().find_tile(words[1]) : std::nullopt;
  if (!tile) return error("expected: tile NAME, for example tile base-U");
  if (waits_) return error("the last tile has not been laid");
  if (std::ranges::count(drawn_, *tile) >= std::ranges::count(all_, *tile))
    return error("no such tile is left");
  std::vector<TileId> drawn = drawn_;
  drawn.push_back(*tile);
  std::unique_ptr<Game> game = played(setup_, drawn, moves_);
  if (!game) return error("the tile does not go with the moves so far");
  // A tile that fits nowhere has left the game, which has then drawn another one or is over.
  waits_ = !game->over() && game->drawn().size() == drawn.size();
  game_ = std::move(game);
  drawn_ = std::move(drawn);
  return waits_ ? "place" : "discard";
}

std::string LinePlayer::move(const Words& words) {
  const auto move = move_of(words);
  if (!move) return error("say move X Y ROT FEATURE, FEATURE being - for no figure");
  if (!waits_) return error("no tile is in hand");
  std::unique_ptr<Game> game = game_->clone();
  Events events;
  if (const auto done = apply(*game, *move, events); !done) return error(done.error().reason);
  game_ = std::move(game);
  moves_.push_back(*move);
  waits_ = false;
  return "ok";
}

std::string LinePlayer::decide() {
  if (!waits_) return error("no tile is in hand");
  std::unique_ptr<Game> game = game_->clone();
  const LineMove move = take_turn(*game, [this](const View& view, int decision) {
    return player_->choose(view, game_seed_, budget_(decision));
  });
  game_ = std::move(game);
  moves_.push_back(move);
  waits_ = false;
  return to_line(move);
}

/// Each placement of the tile in hand, with the features that a meeple may then claim as hexadecimal digits.
std::string LinePlayer::options() const {
  if (!waits_) return error("no tile is in hand");
  std::string line = "options";
  for (const Action& placement : game_->legal_actions()) {
    const std::unique_ptr<Game> game = game_->clone();
    Events events;
    game->apply(game->to_act(), placement, events).value();
    line += " " + std::to_string(placement.cell.x) + "," + std::to_string(placement.cell.y) + "," +
            std::to_string(placement.rotation) + ":";
    if (game->phase() != Phase::action) continue;
    for (const Action& choice : game->legal_actions())
      if (choice.kind == ActionKind::deploy) line += "0123456789abcdef"[choice.feature];
  }
  return line;
}

std::string LinePlayer::scores() const {
  const TableState table = game_->view(kNoSeat).table;
  std::string line = "scores";
  for (const SeatState& seat : table.seats) line += " " + std::to_string(seat.score);
  line += " supply";
  for (const SeatState& seat : table.seats)
    line += " " + std::to_string(seat.supply[static_cast<std::size_t>(PieceKind::meeple)]);
  line += " next " + (game_->over() ? std::string("-") : std::to_string(game_->to_act()));
  line += " left " + std::to_string(all_.size() - drawn_.size());
  return line + " over " + (is_over() ? "1" : "0");
}

}  // namespace bastide::bots
