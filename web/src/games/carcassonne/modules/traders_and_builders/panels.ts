import type { ModulePanels } from '../module.ts';
import { Goods } from './belongings.tsx';
import { GoodsToCome } from './feature_notes.tsx';
import './panels.css';

export const panels: ModulePanels = { Belongings: Goods, FeatureNotes: GoodsToCome };
