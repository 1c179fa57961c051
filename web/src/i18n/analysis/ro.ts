// Romanian texts of the analysis of a game, in the words of glossary/ro.ts.

import type { AnalysisMessages } from './en.ts';

export const ro = {
  'analysis.title': 'Analiză',
  'analysis.progress': '{n}% analizat',
  'analysis.stop': 'Oprește',
  'analysis.ready': 'Toată partida este analizată.',
  'analysis.stopped': 'Oprită înainte de sfârșitul partidei.',
  'analysis.again': 'Analizează din nou',
  'analysis.failed': 'Analiza nu a reușit.',
  'analysis.refused':
    'De aici încolo înregistrarea încalcă regulile jocului: restul nu mai poate fi analizat.',
  'analysis.impossible': 'Acest browser nu poate analiza partide: nu are WebAssembly.',
  'analysis.graph': 'Rezultatul așteptat',
  'analysis.graphHint':
    'La ce se putea aștepta fiecare jucător la sfârșit. Barele de jos arată cât a costat fiecare rând.',
  'analysis.table': 'În cifre',
  'analysis.costs': {
    one: 'Acest rând l-a costat pe {name} {n} punct.',
    few: 'Acest rând l-a costat pe {name} {n} puncte.',
    other: 'Acest rând l-a costat pe {name} {n} de puncte.',
  },
  'analysis.good': 'Acest rând al lui {name} a fost la fel de bun ca cel mai bun.',
  'analysis.notCompared': '{name} avea de ales dintre atât de multe în acest rând, încât nu a fost comparat.',
  'analysis.lucky': {
    one: 'Piesa promitea cu {n} punct mai mult decât o piesă obișnuită.',
    few: 'Piesa promitea cu {n} puncte mai mult decât o piesă obișnuită.',
    other: 'Piesa promitea cu {n} de puncte mai mult decât o piesă obișnuită.',
  },
  'analysis.unlucky': {
    one: 'Piesa promitea cu {n} punct mai puțin decât o piesă obișnuită.',
    few: 'Piesa promitea cu {n} puncte mai puțin decât o piesă obișnuită.',
    other: 'Piesa promitea cu {n} de puncte mai puțin decât o piesă obișnuită.',
  },
  'analysis.average': 'Piesa n-a fost nici noroc, nici ghinion.',
  'analysis.worth': 'Fiecare alegere, cu avantajul la care se putea aștepta {name} la sfârșit',
  'analysis.worse': {
    one: 'Cu {n} punct mai puțin decât alegerea cea mai bună: {choice}.',
    few: 'Cu {n} puncte mai puțin decât alegerea cea mai bună: {choice}.',
    other: 'Cu {n} de puncte mai puțin decât alegerea cea mai bună: {choice}.',
  },
  'analysis.promised': 'Acea alegere promitea:',
  'analysis.better': 'Promitea mai mult decât alte alegeri:',
  'analysis.decisions': 'Deciziile din acest rând',
  'analysis.played': 'jucată',
  'analysis.turned': '{place}, rotită altfel',
  'analysis.show': 'Arată alegerile pe tablă',
  'analysis.waiting': 'Acest rând nu a fost încă analizat.',
  'analysis.nothing': 'În acest rând nu era nimic de decis.',
  'analysis.atBeginning': 'Mergi la un rând ca să vezi cât a costat.',
  'analysis.worst': 'Ce a costat cel mai mult',
  'analysis.noWorst': 'Niciun rând nu a costat jumătate de punct sau mai mult.',
  'analysis.worstTurn': 'Rândul {n}: {name}',
  'analysis.sums': 'Toată partida',
  'analysis.cost': 'Puncte pierdute',
  'analysis.loss': {
    one: 'a costat {n} punct',
    few: 'a costat {n} puncte',
    other: 'a costat {n} de puncte',
  },
  'analysis.points': {
    one: '{n} punct',
    few: '{n} puncte',
    other: '{n} de puncte',
  },
  'analysis.noLoss': 'n-a costat nimic',
  'analysis.ahead': '{n} în față',
  'analysis.behind': '{n} în urmă',
  'analysis.level': 'la egalitate',
  'analysis.leftOut': {
    one: '{n} decizie necomparată',
    few: '{n} decizii necomparate',
    other: '{n} de decizii necomparate',
  },
  'analysis.luck': 'Noroc',
} satisfies AnalysisMessages;
