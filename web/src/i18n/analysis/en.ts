// English texts of the analysis of a game, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'analysis.title': 'Analysis',
  'analysis.progress': '{n}% analysed',
  'analysis.stop': 'Stop',
  'analysis.ready': 'The whole game has been analysed.',
  'analysis.stopped': 'Stopped before the end of the game.',
  'analysis.again': 'Analyse again',
  'analysis.failed': 'The analysis failed.',
  'analysis.refused': 'The record breaks the rules of the game from here on: no more of it can be analysed.',
  'analysis.impossible': 'This browser cannot analyse games: WebAssembly is missing.',
  'analysis.graph': 'Expected result',
  'analysis.graphHint':
    'What each player could expect to have at the end. The bars below show what turns cost.',
  'analysis.table': 'In numbers',
  'analysis.costs': {
    one: 'This turn cost {name} {n} point.',
    other: 'This turn cost {name} {n} points.',
  },
  'analysis.good': 'This turn of {name} was as good as the best.',
  'analysis.notCompared': '{name} had so much to choose from in this turn that it was not compared.',
  'analysis.lucky': {
    one: 'The tile promised {n} point more than the average tile.',
    other: 'The tile promised {n} points more than the average tile.',
  },
  'analysis.unlucky': {
    one: 'The tile promised {n} point less than the average tile.',
    other: 'The tile promised {n} points less than the average tile.',
  },
  'analysis.average': 'The tile was neither luck nor bad luck.',
  'analysis.worth': 'Each choice with the lead that {name} could expect from it at the end',
  'analysis.worse': {
    one: '{n} point worse than the best choice: {choice}.',
    other: '{n} points worse than the best choice: {choice}.',
  },
  'analysis.promised': 'That promised:',
  'analysis.better': 'It promised more than other choices:',
  'analysis.decisions': 'Decisions of this turn',
  'analysis.played': 'played',
  'analysis.turned': '{place}, rotated differently',
  'analysis.show': 'Show the choices on the board',
  'analysis.waiting': 'This turn has not been analysed yet.',
  'analysis.nothing': 'There was nothing to decide in this turn.',
  'analysis.atBeginning': 'Go to a turn to see what it cost.',
  'analysis.worst': 'What cost most',
  'analysis.noWorst': 'No turn cost half a point or more.',
  'analysis.worstTurn': 'Turn {n}: {name}',
  'analysis.sums': 'The whole game',
  'analysis.cost': 'Points lost',
  'analysis.loss': {
    one: 'cost {n} point',
    other: 'cost {n} points',
  },
  'analysis.points': {
    one: '{n} point',
    other: '{n} points',
  },
  'analysis.noLoss': 'cost nothing',
  'analysis.ahead': '{n} ahead',
  'analysis.behind': '{n} behind',
  'analysis.level': 'level',
  'analysis.leftOut': {
    one: '{n} decision not compared',
    other: '{n} decisions not compared',
  },
  'analysis.luck': 'Luck',
} as const satisfies Record<string, Entry>;

export type AnalysisMessages = LikeEnglish<typeof en>;
