import type { ModulePanels } from '../module.ts';
import { Magicians } from './reading_notes.tsx';

export const panels: ModulePanels = { BoardNotes: Magicians };
