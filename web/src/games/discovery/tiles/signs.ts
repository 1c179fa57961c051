// What tells the three kinds apart without colour in the map style: peaks, tufts and waves.

import type { DiscoveryKind } from './types.ts';

export const COLOURS: Record<DiscoveryKind, string> = {
  mountain: '#b9a58c',
  grassland: '#bcd589',
  sea: '#8cc3e6',
};

interface Sign {
  readonly d: string;
  /** How far it keeps from the edge. */
  readonly room: number;
  readonly stroked: Readonly<Record<string, string | number>>;
}

const LINES = { fill: 'none', 'stroke-width': 2, 'stroke-linecap': 'round' };

export const SIGNS: Record<DiscoveryKind, Sign> = {
  mountain: {
    d: 'M-8 6L0-7.5 8 6Z',
    room: 7.5,
    stroked: { fill: '#fffaf0', stroke: '#5b4632', 'stroke-width': 2.2 },
  },
  grassland: {
    d: 'M-4 3L-2.5-2.5M0 3V-4M4 3L2.5-2.5',
    room: 5,
    stroked: { ...LINES, stroke: '#4f7430' },
  },
  sea: { d: 'M-7.5 1.5Q-4-3 0 1.5T7.5 1.5', room: 6, stroked: { ...LINES, stroke: '#17517f' } },
};
