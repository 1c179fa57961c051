// bastide completion: what a shell needs to complete the commands and options, made of the command line
// itself.
#include "commands.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace bastide::server {

namespace {

/// What may follow a command: further commands and options, each with its help.
struct Word {
  std::string text, help;
};

std::vector<Word> words_of(const CLI::App& command) {
  std::vector<Word> words;
  for (const CLI::App* one : command.get_subcommands([](const CLI::App*) { return true; }))
    words.push_back({one->get_name(), one->get_description()});
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames())
      words.push_back({"--" + name, option->get_description()});
  return words;
}

/// Calls `see` with each command's place, like " admin ban", those before it first; the program's is "".
void each_command(const CLI::App& command, const std::string& place,
                  const std::function<void(const std::string& place, const CLI::App& command)>& see) {
  see(place, command);
  for (const CLI::App* one : command.get_subcommands([](const CLI::App*) { return true; }))
    each_command(*one, place + " " + one->get_name(), see);
}

/// The places of all commands but the program, as one pattern of `case`.
std::string places(const CLI::App& program) {
  std::string pattern;
  each_command(program, "", [&](const std::string& place, const CLI::App&) {
    if (!place.empty()) pattern += fmt::format("{}'{}'", pattern.empty() ? "" : "|", place);
  });
  return pattern;
}

std::string bash(const CLI::App& program) {
  std::string out = fmt::format(
      "# Completes the commands and options of bastide. Made by: bastide completion bash\n"
      "_bastide() {{\n"
      "  local place= word known=\n"
      "  for word in \"${{COMP_WORDS[@]:1:COMP_CWORD-1}}\"; do\n"
      "    case \"$place $word\" in {}) place=\"$place $word\" ;; esac\n"
      "  done\n"
      "  case \"$place\" in\n",
      places(program));
  each_command(program, "", [&](const std::string& place, const CLI::App& command) {
    out += fmt::format("    '{}') known='", place);
    for (const Word& word : words_of(command)) out += word.text + " ";
    out += "' ;;\n";
  });
  return out +
         "  esac\n"
         "  mapfile -t COMPREPLY < <(compgen -W \"$known\" -- \"${COMP_WORDS[COMP_CWORD]}\")\n"
         "}\n"
         "complete -o default -F _bastide bastide\n";
}

/// For _describe, inside single quotes: a colon ends the word.
std::string described(const Word& word) {
  std::string out = word.text + ":";
  for (const char letter : word.help.substr(0, word.help.find('\n'))) {
    if (letter == '\'')
      out += "'\\''";
    else
      out += letter;
  }
  return out;
}

std::string zsh(const CLI::App& program) {
  std::string out = fmt::format(
      "#compdef bastide\n"
      "# Completes the commands and options of bastide. Made by: bastide completion zsh\n"
      "_bastide() {{\n"
      "  local place= word\n"
      "  local -a known\n"
      "  for word in \"${{words[@]:1:CURRENT-2}}\"; do\n"
      "    case \"$place $word\" in ({}) place=\"$place $word\" ;; esac\n"
      "  done\n"
      "  case \"$place\" in\n",
      places(program));
  each_command(program, "", [&](const std::string& place, const CLI::App& command) {
    out += fmt::format("    ('{}') known=(\n", place);
    for (const Word& word : words_of(command)) out += fmt::format("      '{}'\n", described(word));
    out += "    ) ;;\n";
  });
  return out +
         "  esac\n"
         "  _describe -o bastide known || _files\n"
         "}\n"
         "_bastide \"$@\"\n";
}

}  // namespace

void add_completion(CLI::App& program, Chosen& chosen) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = program.add_subcommand("completion", "Print what a shell needs to complete all this");
  command->add_option("shell", *shell, "bash or zsh")->required()->check(CLI::IsMember({"bash", "zsh"}));
  command->footer(
      "bash: source <(bastide completion bash). zsh: bastide completion zsh >_bastide, in a folder of\n"
      "$fpath. The Debian package brings both.");
  command->callback([&program, &chosen, shell] {
    chosen = [&program, shell] {
      fmt::print("{}", *shell == "bash" ? bash(program) : zsh(program));
      return 0;
    };
  });
}

}  // namespace bastide::server
