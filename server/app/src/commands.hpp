// The commands of the program. Each function adds one to the command line; if it is chosen, `chosen`
// does its work and returns the exit code. Exit code 2 with one sentence means that the caller has to
// correct something.
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace bastide::server {

using Chosen = std::function<int()>;

void add_serve(CLI::App& program, Chosen& chosen);
void add_replay(CLI::App& program, Chosen& chosen);
void add_verify(CLI::App& program, Chosen& chosen);
void add_analyse(CLI::App& program, Chosen& chosen);
void add_puzzles(CLI::App& program, Chosen& chosen);
void add_bench(CLI::App& program, Chosen& chosen);
void add_arena(CLI::App& program, Chosen& chosen);
void add_bot(CLI::App& program, Chosen& chosen);
void add_load(CLI::App& program, Chosen& chosen);
void add_admin(CLI::App& program, Chosen& chosen);
void add_export(CLI::App& program, Chosen& chosen);
void add_import(CLI::App& program, Chosen& chosen);
void add_archive(CLI::App& program, Chosen& chosen);
void add_healthcheck(CLI::App& program, Chosen& chosen);
/// Add it last: it tells all of the program.
void add_completion(CLI::App& program, Chosen& chosen);

}  // namespace bastide::server
