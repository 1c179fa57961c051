// French texts of Corn Circles: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.corn_circles_1':
    'Après un tour avec un cercle de culture, qui l’a posé choisit pour tous : chacun peut ajouter un meeple de sa réserve à côté d’un des siens dans le rôle indiqué, ou chacun en reprend un sans points. Un créneau appelle les chevaliers, une ligne sinueuse les brigands, une fourche les paysans. Le suivant répond le premier, qui l’a posé le dernier. Qui n’a personne dans ce rôle est sauté.',
};
