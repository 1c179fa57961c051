// French texts of King & Robber Baron: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.king_and_robber':
    'Le roi revient à qui pose la dernière tuile de la première ville achevée, puis de chaque ville plus grande, peu importe à qui sont les meeples. Il en va de même du baron pillard, pour les routes. Les règles de la table disent ce que rapporte une distinction.',
};
