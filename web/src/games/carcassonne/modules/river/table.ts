import type { ModuleAtTable } from '../module.ts';
import { withRiverEnds } from './river_ends.ts';

export const table: ModuleAtTable = { shown: withRiverEnds };
