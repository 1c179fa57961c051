// Pictures of boards, with the players and their points. That of a finished game is made once and cached; the
// asking address is charged for each that is made.
#pragma once

#include "kept_texts.hpp"
#include "long_tasks.hpp"

#include <server/net/http_message.hpp>
#include <server/net/static_files.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

class Directory;
struct PicturedBoard;

class BoardPictures : public std::enable_shared_from_this<BoardPictures> {
 public:
  /// `rooms` and the executor of `tasks` must outlive it. `build`: identifies this program in the entity
  /// tags, since another one may paint differently.
  BoardPictures(Directory& rooms, std::shared_ptr<LongTasks> tasks, std::shared_ptr<const StaticFiles> files,
                std::string build);

  /// Whether the web client brings what pictures are made of.
  bool available() const;

  /// A finished game, by its 32 hex digits, as a JPEG; room/not_found for an unknown one and where pictures
  /// are not available. Any thread; does not block.
  void answer_for_game(std::string game_id, const HttpRequest& request, HttpReply reply);
  /// A table as it is now. Rejections as for Directory::look_at_table.
  void answer_for_table(const std::string& code, const HttpRequest& request, HttpReply reply);

 private:
  struct Asked;

  void paint_game(Asked& asked, const std::string& record_gzip);
  std::string painted(const PicturedBoard& board, std::string_view game) const;
  void charge(const std::string& address);
  std::string_view file(std::string_view name) const;

  Directory& rooms_;
  const std::shared_ptr<LongTasks> tasks_;
  const std::shared_ptr<const StaticFiles> files_;
  const std::string build_;
  KeptTexts kept_;
};

}  // namespace bastide::server
