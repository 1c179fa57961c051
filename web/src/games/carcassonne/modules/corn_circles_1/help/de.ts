// German texts of Corn Circles: how to play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'help.corn_circles_1':
    'Nach einem Zug mit einem Kornkreis wählt, wer ihn gelegt hat, für alle: Alle dürfen einen Meeple aus dem Vorrat neben einen eigenen in der gezeigten Rolle stellen, oder alle nehmen einen von diesen ohne Punkte zurück. Eine Zinne ruft Ritter, eine Schlangenlinie Wegelagerer, eine Gabel Bauern. Wer als Nächstes kommt, antwortet zuerst, wer ihn gelegt hat, zuletzt. Wer niemanden in dieser Rolle hat, wird übergangen.',
};
