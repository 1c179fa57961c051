// German texts of Corn Circles II: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.corn_circles_2':
    'Sechs weitere Plättchen mit Kornkreisen, gespielt wie die anderen: Wer eines legt, wählt, ob alle einen Meeple neben einen der eigenen in der gezeigten Rolle stellen dürfen oder alle einen von diesen zurücknehmen.',
};
