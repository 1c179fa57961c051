// Romanian texts of The Princess & The Dragon: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.princess_and_dragon': 'Prințesa și dragonul',
  'module.princess_and_dragon.about':
    'Un dragon pe care îl mută toți mănâncă meeple, o zână îl apără pe unul, o prințesă trimite un cavaler acasă, iar portalurile duc pe orice piesă.',
  'option.dragon_moves': 'Dragonul se mută',
  'option.dragon_moves.before_scoring': 'înainte ca piesa să se numere',
  'option.dragon_moves.after_scoring': 'după ce piesa s-a numărat',
  'option.princess': 'Când o prințesă intră într-un oraș',
  'option.princess.may': 'un cavaler poate fi trimis acasă',
  'option.princess.must': 'un cavaler trebuie trimis acasă',
  'option.fairy_place': 'Zâna stă',
  'option.fairy_place.follower': 'lângă un meeple',
  'option.fairy_place.tile': 'pe o piesă cu un meeple',
};
