// Some seconds of fuzzing in any build, for tests/run: a fuzzer without libFuzzer. Inputs are the seeds, then
// mixtures of them with mistakes, determined by a number, so that a failure can be repeated.
//
//   fuzz_NAME_mutations ROUNDS FOLDER...     seeds: the files in these folders and all below
//   fuzz_NAME_mutations --only N FOLDER...   input N again, in this process: for a debugger
#include "fuzz.hpp"

#include "effort.hpp"

#include <engine/random.hpp>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>
#include <string>
#include <vector>

namespace {

using bastide::Random;

constexpr std::size_t kInputBytesMax = 20'000;
constexpr unsigned kSecondsMax = 10;  ///< per input

std::vector<std::string> read_seeds(const std::vector<std::string>& folders) {
  std::vector<std::filesystem::path> files;
  for (const std::string& folder : folders)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.is_regular_file()) files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<std::string> seeds;
  for (const auto& file : files) {
    std::ifstream in(file, std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return seeds;
}

std::size_t place_in(const std::string& text, Random& random) {
  return random.below(static_cast<std::uint32_t>(text.size()) + 1);
}

/// A few bytes in a row: mostly short, so that what is left still looks like something.
std::string piece_of(const std::string& text, Random& random) {
  const std::size_t most = std::size_t{1} << random.below(9);
  return text.substr(place_in(text, random), most);
}

void spoil(std::string& input, const std::vector<std::string>& seeds, Random& random) {
  static const std::vector<std::string> kTokens = {"null",    "true",
                                                   "{}",      "[]",
                                                   "\"\"",    "0",
                                                   "-1",      "9007199254740993",
                                                   "1e999",   "18446744073709551616",
                                                   "\"",      ",",
                                                   ":",       "[",
                                                   "{",       "]",
                                                   "}",       "\\",
                                                   "\\ud800", std::string(1, '\0'),
                                                   "\xff",    "\xc0\x80",
                                                   "0.5",     "-0"};
  const std::size_t at = place_in(input, random);
  const auto pick = [&](const std::vector<std::string>& list) -> const std::string& {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  switch (random.below(6)) {
    case 0:
      if (at < input.size()) input[at] = static_cast<char>(random.below(256));
      break;
    case 1: input.erase(at, std::size_t{1} << random.below(9)); break;
    case 2: input.insert(at, pick(kTokens)); break;
    case 3: input.insert(at, piece_of(input, random)); break;
    case 4: input.insert(at, piece_of(pick(seeds), random)); break;
    case 5: input.replace(at, 1 + random.below(8), pick(kTokens)); break;
  }
}

/// The seeds themselves come first.
std::string input_of(std::uint64_t number, const std::vector<std::string>& seeds) {
  if (number < seeds.size()) return seeds[number];
  Random random(number);
  std::string input = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
  for (std::uint32_t mistakes = 1 + random.below(4); mistakes > 0; --mistakes) spoil(input, seeds, random);
  return input.substr(0, std::max(kInputBytesMax, seeds[0].size()));
}

void run(std::uint64_t number, const std::vector<std::string>& seeds) {
  const std::string input = input_of(number, seeds);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

/// In a separate process, since an input may crash it; this one then knows how far it came.
int run_all(std::uint64_t rounds, const std::vector<std::string>& seeds) {
  void* shared =
      mmap(nullptr, sizeof(std::uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 2;
  auto* const number = new (shared) std::atomic<std::uint64_t>(0);
  const std::uint64_t end = seeds.size() + rounds;
  const pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    for (; *number < end; ++*number) {
      alarm(kSecondsMax);
      run(*number, seeds);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (status == 0) {
    std::printf("%llu inputs of %zu seeds\n", static_cast<unsigned long long>(end), seeds.size());
    return 0;
  }
  std::printf("input %llu fails; again by --only %llu\n", static_cast<unsigned long long>(*number),
              static_cast<unsigned long long>(*number));
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool only = !arguments.empty() && arguments.front() == "--only";
  if (only) arguments.erase(arguments.begin());
  if (arguments.size() < 2) {
    std::fprintf(stderr, "usage: %s ROUNDS FOLDER... | --only N FOLDER...\n", argv[0]);
    return 2;
  }
  const auto number = static_cast<std::uint64_t>(std::atoll(arguments.front().c_str()));
  arguments.erase(arguments.begin());
  const std::vector<std::string> seeds = read_seeds(arguments);
  if (seeds.empty()) {
    std::fprintf(stderr, "no seeds\n");
    return 2;
  }
  if (!only)
    return run_all(static_cast<std::uint64_t>(bastide::test::effort(static_cast<int>(number))), seeds);
  run(number, seeds);
  return 0;
}
