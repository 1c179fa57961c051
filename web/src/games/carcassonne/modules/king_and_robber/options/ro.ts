// Romanian texts of King & Robber Baron: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.king_and_robber': 'Regele și baronul jefuitor',
  'module.king_and_robber.about':
    'Cel mai mare oraș terminat și cel mai lung drum terminat aduc o distincție, iar distincțiile aduc puncte.',
  'option.king_scoring': 'O distincție aduce',
  'option.king_scoring.per_feature': '1 punct la sfârșit pentru fiecare oraș sau drum terminat',
  'option.king_scoring.running': '1 punct pentru fiecare oraș sau drum terminat cât timp o ai',
  'option.king_scoring.ten': '10 puncte la sfârșit',
  'option.king_scoring.fifteen_forty': '15 puncte la sfârșit, 40 pentru amândouă',
};
