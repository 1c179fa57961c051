// The engine is pure: no I/O, clock, chance, threads, hash order or library except the standard one. This
// excludes its build-time generator (engine/tools).
#include <engine/game.hpp>

#include "catch.hpp"
#include "source_tree.hpp"

#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::test {
namespace {

struct Ban {
  const char* pattern;  ///< a regular expression, matched line by line outside comments
  const char* why;
};

constexpr Ban kBans[] = {
    {R"(#\s*include\s*<(chrono|ctime|time\.h|sys/time\.h)>)", "no clock"},
    {R"(#\s*include\s*<random>)", "own generator only: standard distributions differ between libraries"},
    {R"(#\s*include\s*<(thread|mutex|shared_mutex|atomic|future|condition_variable|semaphore|barrier|latch|stop_token)>)",
     "no threads"},
    {R"(#\s*include\s*<(\w*stream|cstdio|stdio\.h|filesystem|print|unistd\.h|fcntl\.h|sys/\w+\.h)>)",
     "no I/O"},
    {R"(#\s*include\s*<(unordered_map|unordered_set)>)", "no order that hangs on a hash"},
    {R"(#\s*include\s*<(cmath|math\.h|complex|cfenv)>)", "integers only"},
    {R"(#\s*include\s*<(regex|locale|iomanip|format)>)",
     "nothing that hangs on the locale or differs by library"},
    {R"(#\s*include\s*[<"](nlohmann|boost|fmt|spdlog|sodium|sqlite3|protocol|server|catch2))",
     "nothing beyond the standard library"},
    {R"(\b(float|double)\b)", "integers only"},
    {R"(\b(s?rand|time|clock|getenv|getpid|gettimeofday|clock_gettime|abort|exit)\s*\()", "no world outside"},
    {R"(\bstd::(hash|cout|cerr|clog|printf|unordered_\w+|random_device|mt19937\w*)\b)", "no world outside"},
    {R"(\b(printf|fprintf|fopen|puts)\s*\()", "no I/O"},
    {R"(\breinterpret_cast\b|\bconst_cast\b)", "no way round the types"},
    {R"(\b(thread_local|volatile)\b)", "no hidden state"},
};

std::vector<std::filesystem::path> engine_sources() {
  std::vector<std::filesystem::path> sources;
  for (const char* folder : {"engine/include", "engine/src"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree() / folder))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
        sources.push_back(entry.path());
  return sources;
}

/// Whether the file tells computers what to expect: that changes no game, and is no integer.
bool is_for_computers(const std::filesystem::path& path) {
  return path.filename() == "prospects.hpp" || path.filename() == "weights.hpp";
}

std::string without_comment(const std::string& line) { return line.substr(0, line.find("//")); }

/// The ban that this line of code violates; nullptr if it violates none.
const Ban* ban_on(const std::string& line) {
  static const std::vector<std::regex> patterns = [] {
    std::vector<std::regex> compiled;
    for (const Ban& ban : kBans) compiled.emplace_back(ban.pattern);
    return compiled;
  }();
  for (std::size_t index = 0; index < patterns.size(); ++index)
    if (std::regex_search(line, patterns[index])) return &kBans[index];
  return nullptr;
}

/// The names of the test cases in a source; joins the pieces of a long one.
std::vector<std::string> test_names(const std::string& source) {
  static const std::regex test_case(R"re(TEST_CASE\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re");
  std::vector<std::string> names;
  for (auto it = std::sregex_iterator(source.begin(), source.end(), test_case); it != std::sregex_iterator();
       ++it)
    names.push_back((*it)[1]);
  return names;
}

/// The list of the files that an expansion touches.
std::string list_of_files() {
  const std::string guide = read_text(source_tree() / "engine/ADDING.md");
  const std::size_t begin = guide.find("## Adding an expansion"), end = guide.find("\n## ", begin + 1);
  REQUIRE(begin != std::string::npos);
  return guide.substr(begin, end - begin);
}

/// Matches a module of Carcassonne, its folder or its slot. One-word names are also words of the
/// game, and only count where nothing else can be meant.
std::regex module_name() {
  std::string one_word, several;
  for (const ModuleSpec& module : find_game("carcassonne")->modules()) {
    std::string& names = module.name.contains('_') ? several : one_word;
    names += (names.empty() ? "" : "|") + std::string(module.name);
  }
  return std::regex(R"(\b(book|position)\.modules\.\w|\b()" + several + R"()\b|(modules/|has\(")()" +
                    one_word + R"()\b)");
}

}  // namespace

TEST_CASE("the engine includes and calls nothing from outside its world", "[engine][hygiene][unsanitized]") {
  const auto sources = engine_sources();
  REQUIRE(sources.size() >= 10);
  for (const auto& path : sources) {
    std::istringstream file(read_text(path));
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      const Ban* ban = ban_on(without_comment(line));
      if (ban && !(is_for_computers(path) && ban->why == std::string_view("integers only")))
        FAIL_CHECK(path.string() << ":" << number << ": " << line << "\n  " << ban->why);
    }
  }
}

TEST_CASE("the ban list finds what it is meant to find", "[engine][hygiene]") {
  REQUIRE(ban_on("#include <chrono>"));
  REQUIRE(ban_on("#include <nlohmann/json.hpp>"));
  REQUIRE(ban_on("  const auto now = time(nullptr);"));
  REQUIRE(ban_on("  std::unordered_map<int, int> m;"));
  REQUIRE(ban_on("double score = 0;"));
  REQUIRE_FALSE(ban_on("#include <algorithm>"));
  REQUIRE_FALSE(ban_on("  end_time(turn);"));
  REQUIRE_FALSE(ban_on(without_comment("int x;  // no double counting, see <chrono>")));
}

TEST_CASE("modules are named in their own files and in those that the guide for expansions lists",
          "[engine][hygiene]") {
  const std::string list = list_of_files();
  const std::regex named = module_name();
  int outside = 0;
  for (const auto& path : engine_sources()) {
    if (path.parent_path().generic_string().contains("carcassonne/modules")) continue;
    std::istringstream file(read_text(path));
    for (std::string line; std::getline(file, line);) {
      if (!std::regex_search(without_comment(line), named)) continue;
      ++outside;
      if (!list.contains(path.filename().string() + "`")) FAIL_CHECK(path.string() << ": " << line);
    }
  }
  REQUIRE(outside > 0);
  REQUIRE(std::regex_search("if (turn.book.modules.river.u_turn)", named));
  REQUIRE(std::regex_search("rules.has(\"farmers\")", named));
  REQUIRE_FALSE(std::regex_search("node.kind == FeatureKind::tower", named));
}

TEST_CASE("the files that the guide for expansions lists are there", "[engine][hygiene]") {
  static const std::regex path(R"(`(\w[\w./]*/[\w.]+\.(?:hpp|cpp|def|txt|json|md|ts|tsx))`)");
  const std::string list = list_of_files();
  int files = 0;
  for (auto it = std::sregex_iterator(list.begin(), list.end(), path); it != std::sregex_iterator(); ++it) {
    ++files;
    const std::string name = (*it)[1];
    if (!exists(source_tree() / name) && !exists(source_tree() / "engine" / name)) FAIL_CHECK(name);
  }
  REQUIRE(files > 10);
}

TEST_CASE("no test has a name that ctest would cut in two and then run as nothing", "[engine][hygiene]") {
  int tests = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_tree() / "tests")) {
    if (entry.path().extension() != ".cpp") continue;
    for (const std::string& name : test_names(read_text(entry.path()))) {
      ++tests;
      if (name.contains(';')) FAIL_CHECK(entry.path().string() << ": a semicolon in " << name);
    }
  }
  REQUIRE(tests > 100);
}

}  // namespace bastide::test
