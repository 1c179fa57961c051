// German texts of the analysis of a game, in the words of glossary/de.ts.

import type { AnalysisMessages } from './en.ts';

export const de = {
  'analysis.title': 'Analyse',
  'analysis.progress': 'Zu {n} % analysiert',
  'analysis.stop': 'Anhalten',
  'analysis.ready': 'Das ganze Spiel ist analysiert.',
  'analysis.stopped': 'Vor dem Ende des Spiels angehalten.',
  'analysis.again': 'Noch einmal analysieren',
  'analysis.failed': 'Die Analyse ist misslungen.',
  'analysis.refused':
    'Von hier an verstößt die Aufzeichnung gegen die Spielregeln: Mehr davon lässt sich nicht analysieren.',
  'analysis.impossible': 'Dieser Browser kann keine Spiele analysieren: Ihm fehlt WebAssembly.',
  'analysis.graph': 'Erwartetes Ergebnis',
  'analysis.graphHint':
    'Was jeder Spieler am Ende erwarten konnte. Die Balken darunter zeigen, was Züge gekostet haben.',
  'analysis.table': 'In Zahlen',
  'analysis.costs': {
    one: 'Dieser Zug kostete {name} {n} Punkt.',
    other: 'Dieser Zug kostete {name} {n} Punkte.',
  },
  'analysis.good': 'Dieser Zug von {name} war so gut wie der beste.',
  'analysis.notCompared': 'In diesem Zug hatte {name} so viel Auswahl, dass er nicht verglichen wurde.',
  'analysis.lucky': {
    one: 'Das Plättchen versprach {n} Punkt mehr als ein durchschnittliches Plättchen.',
    other: 'Das Plättchen versprach {n} Punkte mehr als ein durchschnittliches Plättchen.',
  },
  'analysis.unlucky': {
    one: 'Das Plättchen versprach {n} Punkt weniger als ein durchschnittliches Plättchen.',
    other: 'Das Plättchen versprach {n} Punkte weniger als ein durchschnittliches Plättchen.',
  },
  'analysis.average': 'Das Plättchen war weder Glück noch Pech.',
  'analysis.worth': 'Jede Möglichkeit mit dem Vorsprung, den {name} von ihr am Ende erwarten konnte',
  'analysis.worse': {
    one: '{n} Punkt schlechter als die beste Möglichkeit: {choice}.',
    other: '{n} Punkte schlechter als die beste Möglichkeit: {choice}.',
  },
  'analysis.promised': 'Das versprach:',
  'analysis.better': 'Das versprach mehr als anderes:',
  'analysis.decisions': 'Entscheidungen in diesem Zug',
  'analysis.played': 'gespielt',
  'analysis.turned': '{place}, anders gedreht',
  'analysis.show': 'Die Möglichkeiten auf der Spielfläche zeigen',
  'analysis.waiting': 'Dieser Zug ist noch nicht analysiert.',
  'analysis.nothing': 'In diesem Zug gab es nichts zu entscheiden.',
  'analysis.atBeginning': 'Geh zu einem Zug, um zu sehen, was er gekostet hat.',
  'analysis.worst': 'Was am meisten kostete',
  'analysis.noWorst': 'Kein Zug kostete einen halben Punkt oder mehr.',
  'analysis.worstTurn': 'Zug {n}: {name}',
  'analysis.sums': 'Das ganze Spiel',
  'analysis.cost': 'Verlorene Punkte',
  'analysis.loss': {
    one: 'kostete {n} Punkt',
    other: 'kostete {n} Punkte',
  },
  'analysis.points': {
    one: '{n} Punkt',
    other: '{n} Punkte',
  },
  'analysis.noLoss': 'kostete nichts',
  'analysis.ahead': '{n} voraus',
  'analysis.behind': '{n} zurück',
  'analysis.level': 'gleichauf',
  'analysis.leftOut': {
    one: '{n} Entscheidung nicht verglichen',
    other: '{n} Entscheidungen nicht verglichen',
  },
  'analysis.luck': 'Glück',
} satisfies AnalysisMessages;
