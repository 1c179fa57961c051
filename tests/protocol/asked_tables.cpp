// Writes pages' questions at tables of random games and the server's answers, one table per line:
//   asked_tables FILE [--tables 2500] [--seed 1]
#include "asked_table.hpp"

#include <server/rooms/limits.hpp>

#include <CLI/CLI.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <string>

int main(int count, char** arguments) {
  CLI::App program("Writes what pages ask at tables of random games, and what the server answers.",
                   "asked_tables");
  std::string path;
  int tables = 2500;
  std::uint64_t seed = 1;
  program.add_option("file", path, "A table a line, as JSON")->required();
  program.add_option("--tables", tables, "How many")->capture_default_str()->check(CLI::Range(1, 1'000'000));
  program.add_option("--seed", seed, "Which")->capture_default_str();
  CLI11_PARSE(program, count, arguments);

  std::ofstream file(path);
  for (std::size_t game = 0; tables > 0; ++game) {
    for (const std::string& table :
         bastide::test::asked_tables(seed, game, bastide::server::Limits{}.preview_choices_max)) {
      if (tables-- == 0) break;
      file << table << '\n';
    }
  }
  file.close();
  if (file) return 0;
  std::cerr << "asked_tables: cannot write " << path << '\n';
  return 1;
}
