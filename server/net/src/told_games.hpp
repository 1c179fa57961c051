// Answers questions about finished games. Each answer replays the game: the asking address is charged for
// that, and the answer is cached.
#pragma once

#include "kept_texts.hpp"
#include "long_tasks.hpp"

#include <server/net/http_message.hpp>

#include <protocol/json_text.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace bastide::server {

class Directory;

class ToldGames : public std::enable_shared_from_this<ToldGames> {
 public:
  enum class About : std::uint8_t { turns, survey };

  struct Question {
    std::string game_id;  ///< 32 hex digits
    About about;
    std::size_t turn;  ///< before the first turn told; after this turn the board is read
  };

  /// `rooms` and the executor of `tasks` must outlive it. `build`: identifies this program in the entity
  /// tags, since another one may answer differently.
  ToldGames(Directory& rooms, std::shared_ptr<LongTasks> tasks, std::string build);

  /// Any thread; does not block.
  void answer(Question question, const HttpRequest& request, HttpReply reply);

 private:
  struct Asked;

  std::string tag_of(const Question& question) const;
  void play(Asked& asked, const std::string& record_gzip);
  protocol::Expected<protocol::JsonText> play(const Question& question, const std::string& address,
                                              const std::string& record_gzip);

  Directory& rooms_;
  const std::shared_ptr<LongTasks> tasks_;
  const std::string build_;
  KeptTexts kept_;
};

}  // namespace bastide::server
