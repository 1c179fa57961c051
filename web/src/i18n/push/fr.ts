// French texts of calls while the page is closed, in the words of glossary/fr.ts.

import type { PushMessages } from './en.ts';

export const fr: PushMessages = {
  'push.title': 'Appels quand cette page est fermée',
  'push.on': 'M’appeler à cette table',
  'push.hint': 'Par une notification sur cet appareil, même quand cette page est fermée.',
  'push.kinds': 'Pour quoi',
  'push.kind.turn': 'C’est votre tour',
  'push.kind.time': 'Votre temps s’écoule',
  'push.kind.seat': 'Quelqu’un rejoint la table',
  'push.kind.rematch': 'Une revanche est proposée',
  'push.kind.over': 'La partie est finie',
  'push.quiet': 'Heures calmes',
  'push.quietHint': 'Rien n’appelle alors, selon l’horloge de cet appareil.',
  'push.from': 'De',
  'push.to': 'À',
  'push.install':
    'Sur iPhone et iPad, seule une page installée peut appeler : Partager → Sur l’écran d’accueil. Ouvrez-y votre lien personnel.',
  'push.failed': 'Ce navigateur n’atteint pas son service de notifications pour l’instant.',
  'push.refused': 'Ce serveur n’appelle pas le service de notifications de votre navigateur.',
  'push.ask':
    'Cet appareil doit-il vous appeler quand ce sera votre tour, même quand cette page est fermée ?',
  'push.later': 'Le menu de la table permet de changer cela à tout moment.',
};
