import type { ModuleAtTable } from '../module.ts';
import { choices } from './choices.tsx';
import { pieces } from './pieces.ts';
import { words } from './words.ts';

export const table: ModuleAtTable = { pieces, choices, words };
