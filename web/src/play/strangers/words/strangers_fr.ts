// French texts of playing with strangers, in the words of the glossary.

import type { StrangersMessages } from './strangers_en.ts';

export const texts: StrangersMessages = {
  'strangers.title': 'Tables ouvertes',
  'strangers.any': 'Jouer tout de suite avec n’importe qui',
  'strangers.anyHint':
    'Te mène à la table qui te convient le mieux. S’il n’y en a pas, une nouvelle s’ouvre, et tu attends qui viendra.',
  'strangers.none': 'Aucune table n’attend de joueurs en ce moment.',
  'strangers.unreachable': 'La liste est inaccessible pour l’instant. Elle sera redemandée d’elle-même.',
  'strangers.host': 'Table de {name}',
  'strangers.sit': 'Prendre une place',
  'strangers.sitAt': 'Prendre une place à la table de {name}',
  'strangers.yours': 'Ta table',
  'strangers.free': { one: '{n} place libre', many: '{n} de places libres', other: '{n} places libres' },
  'strangers.computers': {
    one: '{n} place gardée par un ordinateur',
    many: '{n} de places gardées par des ordinateurs',
    other: '{n} places gardées par des ordinateurs',
  },
  'strangers.people': {
    one: '{n} personne est là',
    many: '{n} de personnes sont là',
    other: '{n} personnes sont là',
  },
  'strangers.noClock': 'sans pendule',
  'strangers.gone':
    'Quelqu’un a été plus rapide : il n’y a plus de place libre à cette table. Choisis-en une autre.',
  'strangers.list': 'Afficher cette table pour tous',
  'strangers.listHint':
    'Elle figure parmi les tables ouvertes jusqu’à ce que toutes les places soient prises ou que la partie commence. Qui la trouve peut en prendre une, même à la place d’un ordinateur.',
  'strangers.listed': 'Cette table est affichée : tout le monde peut y prendre place.',
  'strangers.hidden':
    'Elle n’apparaît pas en ce moment : elle est verrouillée, ou personne ne peut regarder.',
  'strangers.report': 'Signaler quelqu’un',
  'strangers.reportText':
    'La personne qui gère ce serveur lit ton signalement avec les dernières lignes de la discussion. À la table, personne n’en sait rien. Il n’est conservé qu’un temps.',
  'strangers.whom': 'Qui ?',
  'strangers.why': 'Pourquoi ?',
  'strangers.why.insults': 'insultes ou menaces',
  'strangers.why.name': 'un nom choquant',
  'strangers.why.spam': 'publicité ou spam',
  'strangers.why.stalling': 'fait attendre les autres exprès',
  'strangers.why.other': 'autre chose',
  'strangers.words': 'Que s’est-il passé ? (facultatif)',
  'strangers.send': 'Envoyer le signalement',
  'strangers.sent':
    'Ton signalement est arrivé chez la personne qui gère ce serveur. Dans la discussion, tu peux aussi mettre cette personne en sourdine.',
};
