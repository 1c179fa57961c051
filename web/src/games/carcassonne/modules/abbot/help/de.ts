// German texts of The Abbot: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.abbot':
    'Dein Abt geht in ein Kloster oder in einen Garten, der ebenso zählt. In einem Zug, in dem du nichts einsetzt, darfst du ihn heimholen: Er zählt sofort, was um ihn liegt.',
};
