// French texts of what every page needs, in the words of glossary/fr.ts.

import type { StartMessages } from './en.ts';

export const fr = {
  'app.tagline': 'Bâtissez ensemble un paysage médiéval, tuile après tuile.',
  'app.loading': 'On dresse la table…',
  'app.skip': 'Aller au contenu',
  'app.home': 'Bastide, accueil',
  'app.missing': 'Il n’y a rien à cette adresse.',
  'app.failed': 'Quelque chose s’est mal passé ici. Rechargez la page pour retrouver votre partie.',
  'app.reload': 'Recharger',
  'app.unfetched': 'Cette partie de la page n’a pas pu être chargée.',
  'app.again': 'Réessayer',
  'app.released': 'Il y a une nouvelle version de cette page. Rechargez-la quand cela vous convient.',
  'held.network':
    'Les appareils de votre réseau demandent beaucoup à la fois. Cette page attend un instant et continue d’elle-même.',
  'held.server':
    'Le serveur a beaucoup à faire, ou vient de démarrer. Cette page attend un instant et continue d’elle-même.',
  'nav.help': 'Comment jouer',
  'nav.settings': 'Réglages',
  'nav.home': 'Accueil',
  'nav.newTable': 'Ouvrir une nouvelle table',
  'common.close': 'Fermer',
  'common.cancel': 'Annuler',
  'common.save': 'Enregistrer',
  'common.copy': 'Copier',
  'common.copied': 'Copié',
  'common.notCopied': 'Ce navigateur ne copie pas. Sélectionnez le texte et copiez-le à la main.',
  'common.you': 'vous',
  'common.name': 'Votre nom',
  'common.namePlaceholder': 'Ada',
  'common.colour': 'Couleur',

  'home.title': 'Bastide',
  'home.play': 'Jouer entre amis',
  'home.playHint': 'Une table privée. Envoyez un lien, et ils y sont.',
  'home.playAlone': 'Jouer en solo',
  'home.aloneName': 'Rouge',
  'home.playComputers': 'Choisir ordinateurs et règles',
  'home.puzzles': 'Énigmes de vraies parties',
  'home.join': 'Rejoindre avec un code',
  'home.code': 'Code de la table',
  'home.joinGo': 'Rejoindre',
  'home.codeWrong': 'Un code compte huit lettres et chiffres, comme ABCD-EFGH.',
  'home.continueGo': 'Continuer à la table {code}',
  'home.noAccount': 'Ni compte ni téléchargement. Votre place est gardée dans ce navigateur.',
  'home.noAccountUnkept':
    'Ni compte ni téléchargement. Ce navigateur n’enregistre rien pour cette page : une place ne reste que dans son onglet.',
  'home.openRecord': 'Revoir une partie depuis un fichier',
  'home.badRecord': 'Ce fichier ne contient pas de partie à revoir.',
  'home.licences': 'Licences open source',
  'home.legal': 'Vie privée et mentions légales',
  'home.picture': 'Un petit paysage de tuiles avec une ville, des routes et un monastère.',

  'settings.title': 'Réglages',
  'settings.language': 'Langue',
  'settings.theme': 'Apparence',
  'settings.theme.system': 'comme l’appareil',
  'settings.theme.light': 'claire',
  'settings.theme.dark': 'sombre',

  'error.unknown': 'Le serveur a refusé ({code}).',
  'error.network': 'Le serveur est injoignable.',

  'engine.no_wasm': 'Ce navigateur ne peut pas exécuter le moteur de jeu (pas de WebAssembly).',
  'engine.no_games': 'Ce navigateur n’enregistre aucune partie : son stockage est bloqué ou plein.',
  'engine.unkept':
    'Ce navigateur n’enregistre aucune partie : celle-ci prend fin quand la page est fermée ou rechargée.',
  'engine.unkeptTab':
    'Ce navigateur n’enregistre aucune partie : celle-ci prend fin quand son onglet est fermé.',
  'engine.ended': 'Ce navigateur n’a plus cette partie.',
  'engine.unfetched': 'Le moteur de jeu n’a pas pu être chargé.',
  'engine.taken_over': 'Un autre onglet de ce navigateur a repris la partie.',
} satisfies StartMessages;
