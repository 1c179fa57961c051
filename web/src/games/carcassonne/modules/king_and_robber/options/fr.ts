// French texts of King & Robber Baron: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'module.king_and_robber': 'Le Roi et le Baron pillard',
  'module.king_and_robber.about':
    'La plus grande ville achevée et la plus longue route achevée valent une distinction, et les distinctions des points.',
  'option.king_scoring': 'Une distinction rapporte',
  'option.king_scoring.per_feature': '1 point à la fin par ville ou route achevée',
  'option.king_scoring.running': '1 point par ville ou route achevée tant qu’on la détient',
  'option.king_scoring.ten': '10 points à la fin',
  'option.king_scoring.fifteen_forty': '15 points à la fin, 40 pour les deux',
};
