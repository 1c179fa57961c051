import type { ModulePanels } from '../module.ts';
import { BagNow } from './bag_now.tsx';
import { FlockBelongings } from './belongings.tsx';
import { Flocks, HillDecides } from './reading_notes.tsx';

export const panels: ModulePanels = {
  Belongings: FlockBelongings,
  Ongoing: BagNow,
  BoardNotes: Flocks,
  FeatureNotes: HillDecides,
};
