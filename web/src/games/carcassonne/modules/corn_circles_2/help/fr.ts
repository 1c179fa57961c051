// French texts of Corn Circles II: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.corn_circles_2':
    'Six autres tuiles avec des cercles de culture, qui se jouent comme les autres : qui en pose une choisit si tous peuvent ajouter un meeple à côté d’un des leurs dans le rôle indiqué, ou si tous en reprennent un.',
};
