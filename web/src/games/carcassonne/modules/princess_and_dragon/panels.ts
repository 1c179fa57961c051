import type { ModulePanels } from '../module.ts';
import { FairyBelongings } from './belongings.tsx';
import { DragonWays, Guarded } from './reading_notes.tsx';
import { ThroughPortal } from './through_portal.tsx';
import './panels.css';

export const panels: ModulePanels = {
  Belongings: FairyBelongings,
  Besides: ThroughPortal,
  FeatureNotes: Guarded,
  BoardNotes: DragonWays,
};
