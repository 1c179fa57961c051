// French texts of the settings, in the words of glossary/fr.ts.

import type { SettingsMessages } from './en.ts';

export const fr: SettingsMessages = {
  'settings.devices': 'Utiliser ceci sur un autre appareil',
  'settings.map': 'Tuiles',
  'settings.unkept':
    'Ce navigateur n’enregistre rien pour cette page : les réglages valent jusqu’à ce qu’elle soit fermée ou rechargée.',
  'settings.map.painted': 'peintes',
  'settings.map.map': 'simples, contrastées',
  'settings.confirm': 'Confirmer les choix',
  'settings.confirm.always': 'toujours',
  'settings.confirm.figure': 'avec un meeple',
  'settings.confirm.never': 'jamais',
  'settings.sound': 'Sons',
  'settings.sound.hint': 'Un signal discret quand c’est votre tour et quand des points sont marqués.',
  'settings.motion': 'Moins de mouvement',
  'settings.motion.hint': 'Le souhait de l’appareil compte aussi.',
  'settings.keys': 'Commandes à une touche',
  'settings.keys.hint': 'R tourne la tuile, S n’envoie aucun meeple, et ainsi de suite.',
  'settings.turns': 'Tourner le plateau',
  'settings.coordinates': 'Nombres au bord du plateau',
  'settings.coordinates.hint': 'Colonnes et lignes, comptées depuis la tuile de départ. Touche X.',
  'settings.volume': 'Volume',
  'settings.sounds': 'Quels sons',
  'settings.cue.turn': 'Votre tour',
  'settings.cue.tile': 'Les tuiles',
  'settings.cue.score': 'Les points',
  'settings.cue.chat': 'Les messages',
  'settings.cue.seat': 'Quelqu’un rejoint la table',
  'settings.cue.finish': 'La fin de la partie',
  'settings.calls': 'M’appeler quand c’est à moi',
  'settings.calls.hint':
    'Par une notification, et une vibration si l’appareil le peut, quand la page est cachée.',
  'settings.callsAsk': 'Cet appareil doit-il vous appeler quand ce sera votre tour ?',
  'settings.callsYes': 'Oui, m’appeler',
  'settings.callsNo': 'Non',
  'settings.callsDenied': 'Ce navigateur ne le permet pas ; cela se change dans ses réglages.',
};
