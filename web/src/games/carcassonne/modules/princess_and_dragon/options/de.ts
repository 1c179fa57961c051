// German texts of The Princess & The Dragon: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.princess_and_dragon': 'Burgfräulein & Drache',
  'module.princess_and_dragon.about':
    'Ein Drache, den alle bewegen, frisst Meeple, eine Fee beschützt einen, ein Burgfräulein schickt einen Ritter heim, und Portale führen auf jedes Plättchen.',
  'option.dragon_moves': 'Der Drache zieht',
  'option.dragon_moves.before_scoring': 'vor der Wertung des Plättchens',
  'option.dragon_moves.after_scoring': 'nach der Wertung des Plättchens',
  'option.princess': 'Wenn ein Burgfräulein in eine Stadt kommt',
  'option.princess.may': 'darf ein Ritter heimgeschickt werden',
  'option.princess.must': 'muss ein Ritter heimgeschickt werden',
  'option.fairy_place': 'Die Fee steht',
  'option.fairy_place.follower': 'neben einem Meeple',
  'option.fairy_place.tile': 'auf einem Plättchen mit einem Meeple',
};
