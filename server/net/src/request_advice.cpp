#include "request_advice.hpp"

#include <fmt/format.h>

#include <string>

namespace bastide::server {

void RequestAdvice::origin_refused(std::string_view origin, std::string_view host, std::string_view unheard) {
  const std::string page = RareWarnings::quoted(origin), asked = RareWarnings::quoted(host);
  std::string line = fmt::format(
      "a page with Origin {} was refused, since the request is for Host {}: if it is this server's own page, "
      "let "
      "the proxy pass Host on as it came; if it is another page that may use this server, list it in "
      "--origins",
      page, asked);
  if (!unheard.empty())
    line +=
        fmt::format(". A proxy says that the host is {}: to believe it, name the proxy in --trusted-proxies",
                    RareWarnings::quoted(unheard));
  warnings_.warn("origin " + page + " " + asked, line);
}

void RequestAdvice::field_lost(std::string_view field, std::string_view peer) {
  warnings_.warn(
      fmt::format("field {}", field),
      fmt::format("a WebSocket handshake came from {} without {}: a proxy takes this field away, so "
                  "nobody can play; deploy/proxy shows how proxies pass it on",
                  peer, field));
}

void RequestAdvice::prefix_differs(std::string_view prefix, std::string_view base_path) {
  const std::string path = RareWarnings::quoted(prefix);
  warnings_.warn("prefix " + path,
                 fmt::format("a proxy serves this under {}, but --base-path is {}: pages stay "
                             "blank until they are the same",
                             path, base_path));
}

}  // namespace bastide::server
