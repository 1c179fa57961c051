// German texts of Traders & Builders: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.traders_and_builders': 'Händler & Baumeister',
  'module.traders_and_builders.about':
    'Das letzte Plättchen einer Stadt bringt ihre Waren, ein Baumeister gibt dir noch ein Plättchen, und ein Schwein macht deine Wiese wertvoller.',
  'option.double_turn': 'Wenn dein Baumeister dir ein zweites Plättchen gibt',
  'option.double_turn.always': 'spielst du es',
  'option.double_turn.may': 'darfst du es spielen',
};
