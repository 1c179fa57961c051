// A module only for tests. It uses what the engine offers to modules and no module of the game uses yet, and
// proves that a module's file and row suffice.
//
// The abbot is a builder here: it joins an own follower on a road or city, holds nothing and goes home when
// it is alone. No piece is deployed in every fifth row; a tile in a fifth column lets a follower stand on any
// other tile. A completed road is worth one more; the active seat wins ties and gets a point for each feature
// that it completes, held or not; the first seat gets a point for each that is worth ten. A city is worth one
// more to the first seat for each field. Before the draw a seat with an even score may take a point; while
// the tile is in hand the others may give one up. After the scoring all others may give up a follower for two
// points; a seat without points must; a tile laid upside down is followed by a further part of the turn. Each
// seat holds a cloister, which it may lay into a hole instead of drawing; the supply of pigs tells which
// seats still have it. When the piles are empty (without trial_steps), each seat that still holds its
// cloister may lay it. The first road of each W has a tunnel's mouth; while the number of Es on the table is
// odd, the mouths are joined in pairs. The builder is a follower for cities that weighs as many as they have
// pennants. Monasteries lie open beside the pile until a crossroads has been placed.
//
// With trial_chance five of the first eight tiles that fit somewhere bear a seal, hidden until they are
// drawn; the drawing seat keeps it (seals count as wine, tiles without one as grain). A tile laid on its side
// rolls a die for as many points. Instead of deploying a seat may draw one of six tokens, three worth one
// point and two worth two, and put it back; the sixth is blank, and the action stays open. With trial_block
// four tiles in a block lie on the table at the start.
#pragma once

#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {

extern constinit const ModuleRow kTrial;

}  // namespace bastide::carcassonne
