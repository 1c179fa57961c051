import type { ModulePanels } from '../module.ts';
import { Awards } from './belongings.tsx';

export const panels: ModulePanels = { Belongings: Awards };
