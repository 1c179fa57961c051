// Italian texts of Corn Circles: its name, and what it brings.

import type { Messages } from './en.ts';

export const it: Messages = {
  'module.corn_circles_1': 'Cerchi nel grano',
  'module.corn_circles_1.about':
    'Sei tessere con cerchi nel grano: tutti aggiungono un meeple accanto a uno dei propri, o tutti ne riprendono uno.',
};
