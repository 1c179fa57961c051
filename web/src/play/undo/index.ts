// Turns that are taken back, each part loaded where it is first shown.

import type { ComponentType } from 'preact';
import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { type Lazy, lazy } from '../../ui/lazy.tsx';

function part<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  return lazy(withTexts(['undo'], load), { quiet: true });
}

const undo = chunk(() => import('./undo.tsx'));
export const UndoButton = part(async () => (await undo()).UndoButton);
export const UndoCard = part(async () => (await undo()).UndoCard);
