// What chat programs show of a link that people send each other: a title and a sentence in the language that
// they ask for, and a picture: the board of a table that may be watched, or of a game that ended, with names
// and points. Who guesses codes of tables so is counted as who joins by them.
#pragma once

#include "long_tasks.hpp"

#include <server/net/http_message.hpp>
#include <server/net/static_files.hpp>

#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

class Directory;

struct LinkPreview {
  std::string title;     ///< plain text
  std::string sentence;  ///< plain text
  std::string picture;   ///< the path below the site of the board's picture; empty: the icon of the site
};

/// HTML for the head of a page. `site`: the address of the first page, up to its last '/'.
std::string preview_tags(const LinkPreview& preview, std::string_view site);

class LinkPreviews {
 public:
  /// `rooms` and the executor of `tasks` must outlive it.
  /// `pictures`: whether this server has pictures of boards.
  LinkPreviews(Directory& rooms, std::shared_ptr<LongTasks> tasks, std::shared_ptr<const StaticFiles> files,
               bool pictures);

  /// Whether a program asks for a table or a game. Browsers are told by Sec-Fetch-Dest; over plain HTTP they
  /// don't send it, and get the page with a preview in it, which they don't show.
  static bool wanted_by(const HttpRequest& request);

  /// Answers such a request with the client's page and the preview in its head. Any thread; does not block.
  void answer(const HttpRequest& request, HttpReply reply) const;

 private:
  void answer_for_table(const HttpRequest& request, HttpReply reply) const;
  void answer_for_game(const HttpRequest& request, HttpReply reply) const;

  Directory& rooms_;
  const std::shared_ptr<LongTasks> tasks_;
  const std::shared_ptr<const StaticFiles> files_;
  const bool pictures_;
};

}  // namespace bastide::server
