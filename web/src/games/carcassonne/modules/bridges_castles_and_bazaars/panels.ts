import type { ModulePanels } from '../module.ts';
import { BazaarNow } from './bazaar_now.tsx';
import { BuiltBelongings } from './belongings.tsx';
import { BridgeOrBid } from './besides.tsx';
import { Castles } from './reading_notes.tsx';
import './panels.css';

export const panels: ModulePanels = {
  Belongings: BuiltBelongings,
  Besides: BridgeOrBid,
  Ongoing: BazaarNow,
  BoardNotes: Castles,
};
