import type { ModulePanels } from '../src/games/carcassonne/modules/module.ts';
import { TrialBelongings } from './belongings.tsx';

export const panels: ModulePanels = { Belongings: TrialBelongings };
