// Romanian texts of King & Robber Baron: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.king_and_robber':
    'Regele îi revine celui care pune ultima piesă a primului oraș terminat, apoi a fiecăruia mai mare, oricui i-ar aparține meeple-ii de acolo. La fel e cu baronul jefuitor, pentru drumuri. Regulile mesei spun cât aduce o distincție.',
};
