// French texts of Traders & Builders: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.traders_and_builders':
    'La dernière tuile d’une ville rapporte à son joueur les marchandises qui s’y trouvent : vin, blé et drap. À la fin, le plus de chaque sorte vaut 10 points. Mettez votre bâtisseur sur une route ou dans une ville où vous avez un meeple : agrandissez-la plus tard, et vous jouez aussitôt une deuxième tuile. Votre cochon rejoint un de vos paysans, et chaque ville achevée y vaut 1 point de plus pour vous.',
};
