import type { ModulePanels } from '../module.ts';
import { AbbeyBelongings } from './belongings.tsx';

export const panels: ModulePanels = { Belongings: AbbeyBelongings };
