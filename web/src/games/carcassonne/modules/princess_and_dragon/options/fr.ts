// French texts of The Princess & The Dragon: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.princess_and_dragon': 'La Princesse et le Dragon',
  'module.princess_and_dragon.about':
    'Un dragon que tous déplacent mange des meeples, une fée en protège un, une princesse renvoie un chevalier, et des portails mènent à toute tuile.',
  'option.dragon_moves': 'Le dragon se déplace',
  'option.dragon_moves.before_scoring': 'avant que la tuile compte',
  'option.dragon_moves.after_scoring': 'après que la tuile a compté',
  'option.princess': 'Quand une princesse rejoint une ville',
  'option.princess.may': 'un chevalier peut être renvoyé',
  'option.princess.must': 'un chevalier doit être renvoyé',
  'option.fairy_place': 'La fée se tient',
  'option.fairy_place.follower': 'à côté d’un meeple',
  'option.fairy_place.tile': 'sur une tuile avec un meeple',
};
