#include "situation.hpp"

namespace bastide::prepared {

std::vector<Situation> all_situations() {
  std::vector<Situation> all;
  for (const std::vector<Situation>* some : {
#define MODULE(row) &row,
#include <engine/words.def>
           &kBaseGame, &kCastle, &kDiscovery})
    all.insert(all.end(), some->begin(), some->end());
  return all;
}

}  // namespace bastide::prepared
