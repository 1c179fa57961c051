// Checks the messages that a server sent in a run against the schemas.
//   wire_check FILE      one message a line, as BASTIDE_WIRE_LOG collects them
// Exit status 1 when a message has a fault or there is none at all.
#include "schema_check.hpp"

#include <fstream>
#include <iostream>
#include <string>

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: wire_check FILE\n";
    return 2;
  }
  std::ifstream file(arguments[1]);
  int messages = 0, faulty = 0;
  for (std::string line; std::getline(file, line); ++messages) {
    const std::string faults = bastide::test::server_message_faults(line);
    if (faults.empty()) continue;
    ++faulty;
    std::cerr << line.substr(0, 300) << '\n' << faults << '\n';
  }
  std::cout << messages << " messages, " << faulty << " with faults\n";
  return messages == 0 || faulty > 0 ? 1 : 0;
}
