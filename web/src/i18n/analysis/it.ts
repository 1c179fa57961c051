// Italian texts of the analysis of a game, in the words of glossary/it.ts.

import type { AnalysisMessages } from './en.ts';

export const it = {
  'analysis.title': 'Analisi',
  'analysis.progress': '{n}% analizzato',
  'analysis.stop': 'Ferma',
  'analysis.ready': 'L’intera partita è analizzata.',
  'analysis.stopped': 'Fermata prima della fine della partita.',
  'analysis.again': 'Analizza di nuovo',
  'analysis.failed': 'L’analisi non è riuscita.',
  'analysis.refused':
    'Da qui in poi la registrazione viola le regole del gioco: il resto non si può analizzare.',
  'analysis.impossible': 'Questo browser non può analizzare partite: gli manca WebAssembly.',
  'analysis.graph': 'Risultato atteso',
  'analysis.graphHint':
    'Quello che ogni giocatore poteva aspettarsi alla fine. Le barre in basso mostrano quanto sono costati i turni.',
  'analysis.table': 'In cifre',
  'analysis.costs': {
    one: 'Questo turno è costato {n} punto a {name}.',
    many: 'Questo turno è costato {n} di punti a {name}.',
    other: 'Questo turno è costato {n} punti a {name}.',
  },
  'analysis.good': 'Questo turno di {name} valeva il migliore.',
  'analysis.notCompared': 'In questo turno {name} aveva così tanta scelta che non è stato confrontato.',
  'analysis.lucky': {
    one: 'La tessera prometteva {n} punto in più di una tessera media.',
    many: 'La tessera prometteva {n} di punti in più di una tessera media.',
    other: 'La tessera prometteva {n} punti in più di una tessera media.',
  },
  'analysis.unlucky': {
    one: 'La tessera prometteva {n} punto in meno di una tessera media.',
    many: 'La tessera prometteva {n} di punti in meno di una tessera media.',
    other: 'La tessera prometteva {n} punti in meno di una tessera media.',
  },
  'analysis.average': 'La tessera non era né fortuna né sfortuna.',
  'analysis.worth': 'Ogni scelta con il vantaggio che {name} poteva aspettarsene alla fine',
  'analysis.worse': {
    one: '{n} punto in meno della scelta migliore: {choice}.',
    many: '{n} di punti in meno della scelta migliore: {choice}.',
    other: '{n} punti in meno della scelta migliore: {choice}.',
  },
  'analysis.promised': 'Quella scelta prometteva:',
  'analysis.better': 'Prometteva più di altre scelte:',
  'analysis.decisions': 'Decisioni di questo turno',
  'analysis.played': 'giocata',
  'analysis.turned': '{place}, girata diversamente',
  'analysis.show': 'Mostra le scelte sul tabellone',
  'analysis.waiting': 'Questo turno non è ancora analizzato.',
  'analysis.nothing': 'In questo turno non c’era nulla da decidere.',
  'analysis.atBeginning': 'Vai a un turno per vedere quanto è costato.',
  'analysis.worst': 'Che cosa è costato di più',
  'analysis.noWorst': 'Nessun turno è costato mezzo punto o più.',
  'analysis.worstTurn': 'Turno {n}: {name}',
  'analysis.sums': 'L’intera partita',
  'analysis.cost': 'Punti persi',
  'analysis.loss': {
    one: 'costato {n} punto',
    many: 'costato {n} di punti',
    other: 'costato {n} punti',
  },
  'analysis.points': {
    one: '{n} punto',
    many: '{n} di punti',
    other: '{n} punti',
  },
  'analysis.noLoss': 'non è costato nulla',
  'analysis.ahead': '{n} di vantaggio',
  'analysis.behind': '{n} di svantaggio',
  'analysis.level': 'alla pari',
  'analysis.leftOut': {
    one: '{n} decisione non confrontata',
    many: '{n} di decisioni non confrontate',
    other: '{n} decisioni non confrontate',
  },
  'analysis.luck': 'Fortuna',
} satisfies AnalysisMessages;
