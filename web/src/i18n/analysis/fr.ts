// French texts of the analysis of a game, in the words of glossary/fr.ts.

import type { AnalysisMessages } from './en.ts';

export const fr = {
  'analysis.title': 'Analyse',
  'analysis.progress': '{n} % analysés',
  'analysis.stop': 'Arrêter',
  'analysis.ready': 'Toute la partie est analysée.',
  'analysis.stopped': 'Arrêtée avant la fin de la partie.',
  'analysis.again': 'Analyser à nouveau',
  'analysis.failed': 'L’analyse a échoué.',
  'analysis.refused':
    'À partir d’ici, l’enregistrement enfreint les règles du jeu : la suite ne peut pas être analysée.',
  'analysis.impossible': 'Ce navigateur ne peut pas analyser de parties : WebAssembly lui manque.',
  'analysis.graph': 'Résultat attendu',
  'analysis.graphHint':
    'Ce que chaque joueur pouvait espérer à la fin. Les barres du bas montrent ce qu’a coûté le tour.',
  'analysis.table': 'En chiffres',
  'analysis.costs': {
    one: 'Ce tour a coûté {n} point à {name}.',
    many: 'Ce tour a coûté {n} de points à {name}.',
    other: 'Ce tour a coûté {n} points à {name}.',
  },
  'analysis.good': 'Ce tour de {name} valait le meilleur.',
  'analysis.notCompared': '{name} avait tant de choix à ce tour qu’il n’a pas été comparé.',
  'analysis.lucky': {
    one: 'La tuile promettait {n} point de plus qu’une tuile moyenne.',
    many: 'La tuile promettait {n} de points de plus qu’une tuile moyenne.',
    other: 'La tuile promettait {n} points de plus qu’une tuile moyenne.',
  },
  'analysis.unlucky': {
    one: 'La tuile promettait {n} point de moins qu’une tuile moyenne.',
    many: 'La tuile promettait {n} de points de moins qu’une tuile moyenne.',
    other: 'La tuile promettait {n} points de moins qu’une tuile moyenne.',
  },
  'analysis.average': 'La tuile n’était ni une chance ni une malchance.',
  'analysis.worth': 'Chaque choix, avec l’avance que {name} pouvait en espérer à la fin',
  'analysis.worse': {
    one: '{n} point de moins que le meilleur choix : {choice}.',
    many: '{n} de points de moins que le meilleur choix : {choice}.',
    other: '{n} points de moins que le meilleur choix : {choice}.',
  },
  'analysis.promised': 'Ce choix promettait :',
  'analysis.better': 'Promettait plus que d’autres choix :',
  'analysis.decisions': 'Décisions de ce tour',
  'analysis.played': 'joué',
  'analysis.turned': '{place}, tournée autrement',
  'analysis.show': 'Montrer les choix sur le plateau',
  'analysis.waiting': 'Ce tour n’est pas encore analysé.',
  'analysis.nothing': 'Il n’y avait rien à décider dans ce tour.',
  'analysis.atBeginning': 'Allez à un tour pour voir ce qu’il a coûté.',
  'analysis.worst': 'Ce qui a coûté le plus',
  'analysis.noWorst': 'Pas un tour n’a coûté un demi-point ou plus.',
  'analysis.worstTurn': 'Tour {n} : {name}',
  'analysis.sums': 'Toute la partie',
  'analysis.cost': 'Points perdus',
  'analysis.loss': {
    one: 'a coûté {n} point',
    many: 'a coûté {n} de points',
    other: 'a coûté {n} points',
  },
  'analysis.points': {
    one: '{n} point',
    many: '{n} de points',
    other: '{n} points',
  },
  'analysis.noLoss': 'n’a rien coûté',
  'analysis.ahead': '{n} d’avance',
  'analysis.behind': '{n} de retard',
  'analysis.level': 'à égalité',
  'analysis.leftOut': {
    one: '{n} décision non comparée',
    many: '{n} de décisions non comparées',
    other: '{n} décisions non comparées',
  },
  'analysis.luck': 'Chance',
} satisfies AnalysisMessages;
