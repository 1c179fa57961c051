// Keeps finished games that were played elsewhere, in somebody's page, so that a link leads others to them.
#pragma once

#include "long_tasks.hpp"

#include <server/net/http_message.hpp>

#include <memory>
#include <string>

namespace bastide::server {

class Directory;

/// Strangers send these records. Each is read strictly, verified as `bastide verify` does, and written anew,
/// so that nothing is kept which a game does not need. Its id is the hash of that text: nobody can choose it,
/// and who shares a game twice gets the same one.
class SharedGames {
 public:
  /// `rooms` and the executor of `tasks` must outlive it.
  SharedGames(Directory& rooms, std::shared_ptr<LongTasks> tasks);

  /// `record`: the request's body, at most NetLimits::shared_game_bytes_max long. Any thread; does not block.
  void keep(std::string record, HttpReply reply) const;

 private:
  Directory& rooms_;
  const std::shared_ptr<LongTasks> tasks_;
};

}  // namespace bastide::server
