// English texts of computer players, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'computer.plays': 'Computer: {level}',
  'computer.beginner': 'Beginner',
  'computer.beginner.about': 'Takes what pays now, and overlooks things.',
  'computer.neighbour': 'Neighbour',
  'computer.neighbour.about': 'Plans well for itself, and lets the others be.',
  'computer.club': 'Regular',
  'computer.club.about': 'Judges well, and seldom errs.',
  'computer.master': 'Master',
  'computer.master.about': 'The strongest: looks further ahead than anybody.',
  'computer.level': 'How strong?',
  'computer.count': 'Computers among them',
  'computer.countNone': 'None',
  'computer.alone': 'The game begins at once.',
  'computer.add': 'Add a computer',
  'computer.addAsk': 'Who shall sit down?',
  'computer.change': 'Change the level',
  'computer.changeOf': 'Change the level of {name}',
  'computer.choose': 'Choose',
  'computer.handOverAsk': 'Who shall play for you?',
  'computer.handOverText': 'You can take your seat back whenever you like.',
  'computer.standsIn': 'A computer plays for you ({level}).',
  'computer.takeBack': 'Play myself again',
  'computer.took': 'A computer plays for {name} now.',
  'computer.back': '{name} is back and plays.',
  'computer.vote': 'Vote to let a computer play for {name}',
  'computer.votes': 'Votes to let a computer play for {name}: {n} of {needed}',
  'computer.pace': 'Pace of the computers',
  'computer.pace.slow': 'Leisurely',
  'computer.pace.normal': 'Normal',
  'computer.pace.fast': 'At once',
} as const satisfies Record<string, Entry>;

export type ComputerMessages = LikeEnglish<typeof en>;
