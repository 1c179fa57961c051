// French texts of Mage & Witch: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.mage_and_witch':
    'Après avoir posé une tuile avec une étoile, vous devez d’abord déplacer le mage ou la sorcière : vers n’importe quelle route ou ville inachevée où ne se trouve aucun des deux. Le mage rapporte 1 point de plus par tuile de sa route ou de sa ville, la sorcière réduit de moitié les points de la sienne, arrondis au-dessus. Cela vaut aussi à la fin. Quand leur route ou leur ville est achevée, ils quittent le plateau, que quelqu’un marque ou non. Si une tuile relie ce sur quoi ils se tiennent, l’un des deux doit partir aussitôt. Si aucun des deux ne peut aller nulle part, l’un d’eux quitte le plateau.',
};
