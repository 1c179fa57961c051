// The modules' options as plain values, settled at set-up.
#pragma once

#include <cstdint>

namespace bastide::carcassonne {

struct RiverRules {
  enum class UTurn : std::uint8_t { immediate, never_same_side, off };
  UTurn u_turn = UTurn::immediate;  ///< RIVER-UTURN-01
};

struct TowerRules {
  bool self_capture = false;  ///< TOWER-CAP-04
  bool top_capture = false;   ///< TOWER-CAP-05
};

struct DragonRules {
  bool fairy_on_tile = false;  ///< DRAGON-FAIRY-02
};

struct AbbeyRules {
  bool barn_on_barn = false;      ///< ABBEY-BARN-02
  bool wagon_stays_near = false;  ///< ABBEY-WAGON-04
};

struct ModuleRules {
  RiverRules river;
  TowerRules tower;
  DragonRules dragon;
  AbbeyRules abbey;
};

}  // namespace bastide::carcassonne
