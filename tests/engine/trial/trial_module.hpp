// A module that only tests have. It uses what the engine offers to modules and no module of the game needs
// yet; that its file and its row suffice is what it proves.
//
// The abbot is a builder here: it joins an own follower on a road or city, holds nothing and goes home when
// it is left alone. Nobody is deployed in every fifth row; a tile in a fifth column lets a follower stand on
// any other tile. A completed road is worth one more, who has its turn wins ties and gets a point for each
// feature that it completes, held or not, and the first seat a point for each that is worth ten. A city is
// worth one more to the first seat for each field. Before the draw a seat with an even score may take a
// point; while the tile is in hand the others may give one up. After the scoring all others may give up a
// follower for two points, whoever has none must; a tile laid upside down is followed by a further part of
// the turn. Each seat holds a cloister, which it may lay into a hole instead of drawing; the supply of pigs
// says who still has it. When nothing is left to draw (without trial_steps), whoever still holds its cloister
// may lay it. The first road of each W has a tunnel's mouth; while the number of Es on the table is odd, the
// mouths are joined in pairs. The builder is a follower for cities that weighs as many as they have pennants.
// Monasteries lie open beside the pile until a crossroads has been placed.
//
// With trial_chance five of the first eight tiles that fit somewhere bear a seal, which nobody sees
// before they are drawn; whoever draws one keeps it (seals count as wine, tiles without one as grain).
// A tile laid on its side lets a die be rolled for as many points. Instead of deploying a seat may draw one
// of six tokens, three worth one point and two worth two, and put it back; the sixth is blank,
// and the action stays open. With trial_block four tiles in a block lie on the table at the start.
#pragma once

#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {

extern constinit const ModuleRow kTrial;

}  // namespace bastide::carcassonne
