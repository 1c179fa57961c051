// How rooms tell chats of turns and of the end.
#pragma once

#include <protocol/push.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// What a chat is told for.
enum class WebhookKind : std::uint8_t { turn, over, trial };

struct PlayerPoints {
  std::string name;
  int points = 0;
};

/// One message to one chat. Tells nothing that lies face down.
struct WebhookMessage {
  std::string endpoint;  ///< a secret
  protocol::PushLanguage language = protocol::PushLanguage::en;
  WebhookKind kind = WebhookKind::turn;
  std::string room;                       ///< the room's code
  std::string name = {};                  ///< of whose turn it is
  std::vector<PlayerPoints> points = {};  ///< of `over`, by seat; empty where nobody may watch
  bool watched = false;                   ///< everybody may see the board
  int step = 0;                           ///< stored steps of the game
};

enum class WebhookOutcome : std::uint8_t {
  taken,
  gone,    ///< its service has forgotten the webhook
  failed,  ///< or dropped, since there were too many
};

/// Any thread may call every function; none blocks or throws.
class WebhookService {
 public:
  virtual ~WebhookService() = default;

  /// Whether this server tells the chat with this address.
  virtual bool accepts(std::string_view endpoint) const = 0;

  /// Sends a message, or drops it if there are too many. Calls `done` once, from any thread. Requires:
  /// accepts its endpoint.
  virtual void send(WebhookMessage message, std::move_only_function<void(WebhookOutcome)> done) = 0;
};

}  // namespace bastide::server
