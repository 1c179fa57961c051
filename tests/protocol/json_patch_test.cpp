#include <protocol/json.hpp>
#include <protocol/json_patch.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "tree_patch.hpp"

#include <random>

using namespace bastide::protocol;
using bastide::test::tree_patch;

namespace {

/// Random documents with much in common: few keys, few values.
class Documents {
 public:
  explicit Documents(unsigned seed) : random_(seed) {}

  Json any(int depth) {
    const int kind = below(depth > 0 ? 8 : 5);
    switch (kind) {
      case 0: return nullptr;
      case 1: return below(2) == 0;
      case 2:
      case 3: return below(4);
      case 4: return std::string(kWords[static_cast<std::size_t>(below(4))]);
      case 5: {
        Json array = Json::array();
        for (int n = below(6); n > 0; --n) array.push_back(any(depth - 1));
        return array;
      }
      default: {
        Json object = Json::object();
        for (int n = below(5); n > 0; --n) object[kKeys[static_cast<std::size_t>(below(5))]] = any(depth - 1);
        return object;
      }
    }
  }

  /// The same document with a few changes.
  Json changed(const Json& from, int depth) {
    if (below(6) == 0 || !from.is_structured() || from.empty()) return any(depth);
    Json to = from;
    if (to.is_object()) {
      auto it = to.begin();
      std::advance(it, below(static_cast<int>(to.size())));
      if (below(4) == 0)
        to.erase(it);
      else
        *it = changed(*it, depth - 1);
      return to;
    }
    const auto at = to.begin() + below(static_cast<int>(to.size()));
    switch (below(3)) {
      case 0: to.erase(at); break;
      case 1: to.insert(at, any(depth - 1)); break;
      default: *at = changed(*at, depth - 1);
    }
    return to;
  }

 private:
  static constexpr const char* kKeys[] = {"a", "b/c", "~d", "", "e~1"};
  static constexpr std::string_view kWords[] = {"", "x", "/", "~"};
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  std::mt19937 random_;
};

}  // namespace

TEST_CASE("a patch takes the old document to the new one", "[protocol][patch]") {
  Documents documents(20240501);
  for (int round = bastide::test::effort(20'000); round > 0; --round) {
    const Json from = documents.any(4);
    const Json to = round % 3 ? documents.changed(from, 4) : documents.any(4);
    const Json patch = tree_patch(from, to);
    const auto applied = apply_patch(from, patch);
    if (!applied || *applied != to) {
      FAIL(from.dump() << "\n" << to.dump() << "\n" << patch.dump());
    }
    for (const Json& operation : patch) {
      const std::string op = operation.at("op");
      if (op != "add" && op != "remove" && op != "replace")
        FAIL("an operation that clients do not know: " << op);
    }
  }
}

TEST_CASE("equal documents need no patch", "[protocol][patch]") {
  const Json json = Json::parse(R"({"a":[1,{"b":null}]})");
  CHECK(tree_patch(json, json) == Json::array());
}

TEST_CASE("a patch is never longer than the new document and its frame", "[protocol][patch]") {
  Documents documents(7);
  for (int round = bastide::test::effort(5'000); round > 0; --round) {
    const Json from = documents.any(4), to = documents.any(4);
    const Json whole = Json::array({{{"op", "replace"}, {"path", ""}, {"value", to}}});
    CHECK(tree_patch(from, to).dump().size() <= whole.dump().size());
  }
}

TEST_CASE("an item at the end of a list is one small addition", "[protocol][patch]") {
  Json from = {{"board", Json::array()}};
  for (int i = 0; i < 70; ++i)
    from["board"].push_back({{"tile", "base-D"}, {"x", i}, {"y", 0}, {"rotation", 0}});
  Json to = from;
  const Json added = {{"tile", "base-E"}, {"x", 0}, {"y", 1}, {"rotation", 3}};
  to["board"].push_back(added);
  CHECK(tree_patch(from, to) == Json::array({{{"op", "add"}, {"path", "/board/70"}, {"value", added}}}));
}

TEST_CASE("an item out of the middle of a list is one removal", "[protocol][patch]") {
  const Json from = {
      {"unseen",
       {{{"tile", "a"}, {"count", 1}}, {{"tile", "b"}, {"count", 1}}, {{"tile", "c"}, {"count", 1}}}}};
  const Json to = {{"unseen", {{{"tile", "a"}, {"count", 1}}, {{"tile", "c"}, {"count", 1}}}}};
  CHECK(tree_patch(from, to) == Json::array({{{"op", "remove"}, {"path", "/unseen/1"}}}));
}

TEST_CASE("a number deep inside is replaced where it stands", "[protocol][patch]") {
  const Json from = Json::parse(
      R"({"game":{"seats":[{"score":0,"supply":{"meeple":7}},{"score":4,"supply":{"meeple":6}}]}})");
  Json to = from;
  to["game"]["seats"][1]["score"] = 9;
  CHECK(tree_patch(from, to) ==
        Json::array({{{"op", "replace"}, {"path", "/game/seats/1/score"}, {"value", 9}}}));
}

TEST_CASE("a value that changed throughout is replaced whole", "[protocol][patch]") {
  const Json from = Json::parse(R"({"legal":{"placements":[{"x":1,"y":1},{"x":2,"y":2},{"x":3,"y":3}]}})");
  const Json to = Json::parse(R"({"legal":{"placements":[{"x":4,"y":5},{"x":5,"y":6},{"x":6,"y":7}]}})");
  CHECK(tree_patch(from, to) ==
        Json::array(
            {{{"op", "replace"}, {"path", "/legal/placements"}, {"value", to["legal"]["placements"]}}}));
}

TEST_CASE("keys that would not sort as text are refused", "[protocol][patch]") {
  CHECK_THROWS_AS(tree_patch({{"a\"b", 1}}, {{"a\"b", 2}}), std::logic_error);
}

TEST_CASE("numbers and words of which one begins like the other differ", "[protocol][patch]") {
  const Json longer(std::string(100, 'z'));  // so that the list is not replaced whole
  const Json from = Json::array({1, longer, Json{{"b", 2}}}), to = Json::array({12, longer, Json{{"b", 23}}});
  CHECK(tree_patch(from, to).size() == 2);
  CHECK(apply_patch(from, tree_patch(from, to)) == to);
}

TEST_CASE("a patch that does not fit is a rejection, not an exception", "[protocol][patch]") {
  const std::string patch =
      GENERATE(R"([{"op":"remove","path":"/b"}])", R"([{"op":"replace","path":"/a/7","value":1}])",
               R"([{"op":"fly","path":"/a"}])", R"({"op":"add"})", R"([{"op":"add","path":"a","value":1}])");
  CAPTURE(patch);
  const auto applied = apply_patch(Json::parse(R"({"a":[1]})"), Json::parse(patch));
  REQUIRE_FALSE(applied);
  CHECK(applied.error().code == "message/bad_value");
}
