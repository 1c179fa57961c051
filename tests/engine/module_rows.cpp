#include "module_rows.hpp"

namespace bastide::test {

std::vector<const ModuleRow*> module_rows() {
  return {
#define MODULE(row) &rows::row,
#include <engine/words.def>
  };
}

std::vector<const ModuleRow*> rows_in_play(const Rules& rules) {
  std::vector<const ModuleRow*> in_play = module_rows();
  std::erase_if(in_play, [&](const ModuleRow* row) { return !rules.has(row->name); });
  return in_play;
}

}  // namespace bastide::test
