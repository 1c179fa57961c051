// Italian texts of The Princess & The Dragon: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.princess_and_dragon': 'La Principessa e il Drago',
  'module.princess_and_dragon.about':
    'Un drago che tutti muovono mangia meeple, una fata ne protegge uno, una principessa rimanda a casa un cavaliere, e i portali portano su ogni tessera.',
  'option.dragon_moves': 'Il drago si muove',
  'option.dragon_moves.before_scoring': 'prima che la tessera conti',
  'option.dragon_moves.after_scoring': 'dopo che la tessera ha contato',
  'option.princess': 'Quando una principessa entra in una città',
  'option.princess.may': 'un cavaliere può essere rimandato a casa',
  'option.princess.must': 'un cavaliere deve essere rimandato a casa',
  'option.fairy_place': 'La fata sta',
  'option.fairy_place.follower': 'accanto a un meeple',
  'option.fairy_place.tile': 'su una tessera con un meeple',
};
