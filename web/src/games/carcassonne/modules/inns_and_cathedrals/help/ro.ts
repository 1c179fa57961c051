// Romanian texts of Inns & Cathedrals: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.inns_and_cathedrals':
    'Un drum terminat cu han aduce 2 puncte de piesă, un oraș terminat cu catedrală 3 de piesă și 3 de blazon. Neterminate la sfârșit, nu aduc nimic. Meeple-ul tău mare contează cât doi acolo unde se compară meeple-ii. Punctele le aduce o singură dată.',
};
