import type { ModuleAtTable } from '../module.ts';
import { pieces } from './pieces.ts';

export const table: ModuleAtTable = { pieces };
