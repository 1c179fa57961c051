#include <protocol/wire_rejection.hpp>

#include <engine/enum_size.hpp>

#include "catch.hpp"
#include "schema_check.hpp"

#include <set>

using namespace bastide;
using namespace bastide::protocol;

TEST_CASE("the schemas list every error code, each once, and the codes of the rules", "[protocol][errors]") {
  std::set<std::string_view> names;
  for (int i = 0; i < kErrorCodes; ++i) names.insert(name(static_cast<ErrorCode>(i)));
  CHECK(names.size() == static_cast<std::size_t>(kErrorCodes));
  for (std::size_t i = 0; i < enum_size<Code>(); ++i) names.insert(name(static_cast<Code>(i)));
  for (const std::string_view code : names) CHECK(test::schema_faults(std::string(code), "error_code") == "");
}

TEST_CASE("a refusal of the rules keeps its code, and its place is put behind that of the document",
          "[protocol][errors]") {
  const Rejection rejection{Code::unknown_option, "There is no such option.", "options.x"};
  CHECK(WireRejection(rejection, "rules").at == "rules.options.x");
  CHECK(WireRejection(rejection).at == "options.x");
  CHECK(WireRejection({Code::tile_does_not_fit, "It does not fit."}, "actions[0]").at == "actions[0]");
  CHECK(WireRejection(rejection).code == "rules/unknown_option");
  CHECK(WireRejection({Code::bad_start, "No.", "[1]"}, "start").at == "start[1]");
}
