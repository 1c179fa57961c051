// English texts of how to play, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'help.title': 'How to play',
  'help.rulesOf': 'By the rules of',
  'help.everything': 'Everything there is',
  'help.place.title': 'Place a tile',
  'help.place':
    'Draw a tile and place it so that all its sides fit: road to road, city to city, field to field. The board marks where it fits.',
  'help.claim.title': 'Send a meeple',
  'help.claim':
    'You may put one meeple on the tile that you have just placed: a highwayman on a road, a knight in a city, a monk in a monastery, a farmer in a field. But not on a road, city or field where a meeple stands already, however far away.',
  'help.claim.noFarmers':
    'You may put one meeple on the tile that you have just placed: a highwayman on a road, a knight in a city, a monk in a monastery. But not on a road or city where a meeple stands already, however far away.',
  'help.score.title': 'Finish and score',
  'help.score':
    'A finished road scores 1 point a tile, a city 2 a tile and 2 a pennant, a monastery with eight neighbours 9. Whoever has the most meeples there gets the points; in a tie everybody does. Then the meeples come home.',
  'help.tinyCity': 'A finished city of two tiles, however, scores only 1 point a tile and 1 a pennant.',
  'help.farm.title': 'Mind the fields',
  'help.farm':
    'Farmers stay in their field until the end. Then each field scores 3 points for every finished city that it touches. What is unfinished scores a little, too.',
  'help.farm.once':
    'Farmers stay in their field until the end. Then each field scores 3 points for every finished city that it touches; but no city pays the same player twice. What is unfinished scores a little, too.',
  'help.farm.city4':
    'Farmers stay in their field until the end. Then each finished city scores 4 points for whoever has the most farmers in all the fields around it. What is unfinished scores a little, too.',
  'help.river':
    'The game begins with the river: each tile continues it from its open end, down to the lake. No meeple stands on the water. Then the land tiles follow.',
  'help.abbot':
    'Your abbot goes to a monastery or to a garden, which scores like one. In a turn in which you put nothing down, you may call him home: he scores at once for what lies around him.',
  'help.tower':
    'Instead of a meeple you may put down a tower piece, on a foundation or on a tower. The tower reaches as far as it is high, in four directions: take a meeple there prisoner. A meeple on top closes the tower. Two players who hold each other’s meeples exchange them; a ransom costs 3 points.',
  'help.king_and_robber':
    'The king goes to whoever lays the last tile of the first finished city, and then of each larger one, no matter whose meeples are there. The robber baron goes the same way, for roads. The rules of the table say what an award brings.',
  'help.inns_and_cathedrals':
    'A finished road with an inn scores 2 points a tile, a finished city with a cathedral 3 a tile and 3 a pennant. Unfinished at the end, they score nothing. Your big meeple counts as two where meeples are compared. It brings the points once only.',
  'help.traders_and_builders':
    'The last tile of a city brings its player the goods there: wine, grain and cloth. At the end the most of each kind is worth 10 points. Put your builder on a road or in a city where you have a meeple: extend it later, and you play a second tile at once. Your pig goes beside a farmer of yours, and each finished city there is worth 1 point more to you.',
  'help.princess_and_dragon':
    'A tile with a volcano brings the dragon, and nobody goes to that tile. A tile with a dragon moves it up to six steps, and each player in turn chooses one: it eats every meeple on its way, and never goes back. Instead of sending a meeple, put the fairy beside one of yours: the dragon keeps off, your turn begins with 1 point, and it brings 3 more when it scores. A princess may send one knight of her city home. From a portal a meeple goes to any tile, where nobody is and nothing is finished.',
  'help.abbey_and_mayor':
    'Everybody has an abbey: lay it into a hole between four tiles instead of drawing. It closes what meets it and is a monastery. Your mayor counts for as many meeples as his city has pennants. When the road, city or monastery of your wagon is finished, it may go on to one nearby where nobody is. Your barn goes on a corner where four fields meet: its farmers score and go home, nobody can become a farmer there any more, and at the end each finished city there brings you 4 points.',
  'help.key': 'Key',
  'help.does': 'What it does',
  'key.arrows': 'Arrows',
  'key.arrows.does': 'next place in that direction',
  'key.r.does': 'rotate the tile (with Shift: the other way)',
  'key.enter': 'Enter',
  'key.enter.does': 'place; then confirm',
  'key.digits.does': 'choose what has that number',
  'key.s.does': 'no meeple',
  'key.esc': 'Esc',
  'key.esc.does': 'take back before confirming',
  'key.f.does': 'show the whole board',
  'key.zoom.does': 'zoom in and out',
  'key.pan': 'Shift + arrows',
  'key.pan.does': 'move the board',
  'key.t.does': 'tiles still to come',
  'key.l.does': 'show the last move',
  'key.g.does': 'read the board: who holds what, where nothing fits',
  'key.h.does': 'show what a computer would do (with all help)',
  'key.q.does': 'rotate the board by a quarter (with Shift: the other way)',
  'key.x.does': 'numbers at the edge of the board',
  'key.c.does': 'chat',
  'key.help.does': 'this help',
  'help.keysOff': 'Single-key commands can be switched off in the settings.',
} as const satisfies Record<string, Entry>;

export type HelpMessages = LikeEnglish<typeof en>;
