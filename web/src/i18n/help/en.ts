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
    'You may put one meeple on the tile that you have just placed: a highwayman on a road, a knight in a city, a monk in a monastery. But not on a road or city where a meeple stands already, however far away.',
  'help.score.title': 'Finish and score',
  'help.score':
    'A finished road scores 1 point a tile, a city 2 a tile and 2 a pennant, a monastery with eight neighbours 9. Whoever has the most meeples there gets the points; in a tie everybody does. Then the meeples come home.',
  'help.tinyCity': 'A finished city of two tiles, however, scores only 1 point a tile and 1 a pennant.',
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
  'key.u.does': 'take the turn back, or ask to',
  'key.q.does': 'rotate the board by a quarter (with Shift: the other way)',
  'key.x.does': 'numbers at the edge of the board',
  'key.c.does': 'chat',
  'key.help.does': 'this help',
  'help.keysOff': 'Single-key commands can be switched off in the settings.',
} as const satisfies Record<string, Entry>;

export type HelpMessages = LikeEnglish<typeof en>;
