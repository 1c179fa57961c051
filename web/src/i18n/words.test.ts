import { describe, expect, it } from 'vitest';
import type { Action, GameView, RoomView } from '../net/protocol.gen.ts';
import { describeTile } from '../tiles/index.ts';
import { LAND_WORDS } from './words.ts';

const asked = { view: {} as RoomView, among: [] };
const game = {} as GameView;

/** How the claims on a tile are told from one another. */
function claims(tile: string, rotation: number): string[] {
  return describeTile(tile, rotation).features.map((_, feature) => {
    const action: Action = { type: 'deploy', piece: 'meeple', feature };
    return LAND_WORDS.choice(action, { tile, rotation }, game, asked);
  });
}

describe('claims', () => {
  it('have their role alone where there is one of the kind', () => {
    expect(claims('base-U', 0)).toContain('Highwayman');
  });

  it('are told apart by the sides they lie at', () => {
    expect(claims('base-U', 0).filter((words) => words.startsWith('Farmer'))).toEqual([
      'Farmer (N E W)',
      'Farmer (E S W)',
    ]);
  });

  it('are told apart by corners where two fields lie at the same side', () => {
    expect(claims('base-S', 1).filter((words) => words.startsWith('Farmer'))).toEqual([
      'Farmer (SW)',
      'Farmer (NW)',
    ]);
  });
});
