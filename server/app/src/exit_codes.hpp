// Exit codes of `bastide serve`, with which a service decides whether to start it again.
#pragma once

#include <array>
#include <string_view>

namespace bastide::server {

enum class ExitCode : int {
  stopped = 0,
  to_mend = 2,
  store_in_use = 4,
  store_not_now = 5,
  address_not_now = 6,
};

struct ExitMeaning {
  ExitCode code;
  std::string_view meaning;  ///< as help, README and manual page say it
};

/// What may pass by itself has a code of its own: the packaged service is started again after it.
inline constexpr std::array kServeExits{
    ExitMeaning{ExitCode::stopped, "it was told to stop"},
    ExitMeaning{ExitCode::to_mend, "something has to be mended first"},
    ExitMeaning{ExitCode::store_in_use, "another server uses the store"},
    ExitMeaning{ExitCode::store_not_now,
                "its database does not answer or takes no more, its file is locked, or its disk is full"},
    ExitMeaning{ExitCode::address_not_now, "an address to listen on is in use, or not there yet"},
};

}  // namespace bastide::server
