import type { ModulePanels } from '../module.ts';
import { GoldOfSeat } from './belongings.tsx';
import { GoldOnBoard } from './reading_notes.tsx';

export const panels: ModulePanels = { Belongings: GoldOfSeat, BoardNotes: GoldOnBoard };
