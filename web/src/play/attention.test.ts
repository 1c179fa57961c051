import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomView } from '../net/protocol.gen.ts';
import type { Room } from './room.ts';
import type { GameParts } from './table/game_parts.ts';

vi.mock('../ui/cues.ts', () => ({ play: () => {} }));

function roomWith(tile: string): Room {
  const view = signal({
    you: 0,
    room: 'abcd',
    seats: [{ name: 'Ada', colour: 'red' }],
    rules: { modules: ['princess'] },
    game: { seat: 0, step: 1, tile, legal: { placements: [{ x: 0, y: 1, rotations: [0] }], actions: [] } },
  } as unknown as RoomView);
  return { view, seats: signal([0]), onEvents: () => () => {} } as unknown as Room;
}

describe('calling a player', () => {
  // A table begins without the texts of its modules.
  beforeEach(() => vi.resetModules());

  it('waits for the texts that the words of the game need', async () => {
    const { loadTexts, t } = await import('../i18n/index.ts');
    await import('../games/carcassonne/modules/texts.ts');
    await loadTexts(['rooms']);
    const { spoken } = await import('../ui/notices.ts');
    const { callPlayer } = await import('./attention.ts');
    const words = { tile: () => t('tile.princess', { what: 'city' }) } as unknown as GameParts['words'];
    callPlayer(roomWith('cfff'), { words, whenDrawn: async () => {}, texts: () => ['modules'] });
    await vi.waitFor(() => expect(spoken.value).toContain('city with a princess'));
  });
});
