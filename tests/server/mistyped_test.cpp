// Names that a host may have mistyped.
#include "mistyped.hpp"
#include "nearest_name.hpp"

#include "catch.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {
namespace {

const std::vector<std::string> kKnown{"BASTIDE_LISTEN", "BASTIDE_PING_INTERVAL", "BASTIDE_STATE",
                                      "BASTIDE_STORE"};

}  // namespace

TEST_CASE("the nearest name is told, unless more than a third of it differs", "[server][settings]") {
  CHECK(nearest_name("BASTIDE_LISTENS", kKnown) == "BASTIDE_LISTEN");
  CHECK(nearest_name("BASTIDE_PNG_INTERVAL", kKnown) == "BASTIDE_PING_INTERVAL");
  CHECK(nearest_name("BASTIDE_STROE", kKnown) == "BASTIDE_STORE");
  CHECK(nearest_name("LSTN", std::array<std::string, 1>{"LISTEN"}) == std::nullopt);
  CHECK(nearest_name("LISTN", std::array<std::string, 1>{"LISTEN"}) == "LISTEN");
  CHECK(nearest_name("", kKnown) == std::nullopt);
  CHECK(nearest_name("BASTIDE", {}) == std::nullopt);
}

TEST_CASE("a variable that is no setting is told by its name alone", "[server][settings]") {
  constexpr std::array<std::string_view, 7> kEnvironment{"PATH=/usr/bin",
                                                         "BASTIDE_STORE=memory:",
                                                         "BASTIDE_CONFIG=a.toml",
                                                         "BASTIDE_STROE=postgres://u:secret@h/d",
                                                         "bastide_listen=80",
                                                         "BASTIDE_",
                                                         "BASTIDE_SERVICE_HOST=10.0.0.1"};
  CHECK(unknown_variables(kEnvironment, kKnown) ==
        std::vector<std::string>{
            "the environment has BASTIDE_STROE, which is no setting of this program, did you mean "
            "BASTIDE_STORE?",
            "the environment has BASTIDE_, which is no setting of this program",
            "the environment has BASTIDE_SERVICE_HOST, which is no setting of this program"});
}

TEST_CASE("of many unknown variables a few are told", "[server][settings]") {
  const std::vector<std::string_view> environment(1000, "BASTIDE_NONSENSE=1");
  const auto told = unknown_variables(environment, kKnown);
  CHECK(told.size() == 11);
  CHECK(told.back() == "the environment has more BASTIDE_ variables that this program does not know");
}

}  // namespace bastide::server
