import type { ModulePanels } from '../module.ts';
import { TowerBelongings } from './belongings.tsx';
import { Ransoms } from './ransoms.tsx';
import './panels.css';

export const panels: ModulePanels = { Belongings: TowerBelongings, Besides: Ransoms };
