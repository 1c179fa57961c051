import type { ModulePanels } from '../module.ts';
import { QuarterBelongings } from './belongings.tsx';
import { InTheCity } from './reading_notes.tsx';

export const panels: ModulePanels = { Belongings: QuarterBelongings, BoardNotes: InTheCity };
