#include <engine/enum_size.hpp>
#include <protocol/close_code.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <utility>

using namespace bastide::protocol;

TEST_CASE("the schemas say with which code each connection is ended", "[protocol][close]") {
  nlohmann::json codes{{"not_text", std::to_underlying(CloseCode::not_text)}};
  for (std::size_t i = 0; i < bastide::enum_size<ClosingReason>(); ++i) {
    const auto reason = static_cast<ClosingReason>(i);
    codes[std::string(name(reason))] = std::to_underlying(close_code(reason));
  }
  CHECK(bastide::test::schema_faults(codes, "close_codes") == "");
}
