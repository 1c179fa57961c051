// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import type { Event, RoomView } from '../../net/protocol.gen.ts';
import { notice, spoken } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { tellOfUndo } from './index.ts';
import { UndoButton, UndoCard } from './undo.tsx';

const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name }));
const game = { seats: seats.map(() => ({ resigned: false })) };

describe('a turn that is asked back', () => {
  let host: HTMLElement;
  let sent: string[];
  let tell: (...events: object[]) => void;
  const view = signal<RoomView>({} as RoomView);

  const roomOf = (fields: Partial<RoomView>, own: readonly number[], mayUndo: number | null = null) => {
    view.value = { you: own[0] ?? null, phase: 'playing', seats, game, ...fields } as unknown as RoomView;
    return {
      view,
      seats: { value: own },
      mayUndo: { value: mayUndo },
      sendAsEach: async (intention: (seat: number) => { type: string } | null) => {
        for (const seat of own) {
          const wanted = intention(seat);
          if (wanted !== null) sent.push(`${seat} ${wanted.type}`);
        }
      },
      onEvents: (listener: (events: readonly Event[]) => void) => {
        tell = (...events) => listener(events as Event[]);
        return () => {};
      },
    } as unknown as Room;
  };
  const card = (by: number, accepted: (boolean | null)[], own: readonly number[]) => {
    const question = { by, accepted };
    const room = roomOf({ undo: question }, own);
    return act(() => render(<UndoCard room={room} view={view.value} question={question} />, host));
  };
  const button = (own: readonly number[], mayUndo: number, fields: Partial<RoomView> = {}) => {
    const room = roomOf(fields, own, mayUndo);
    return act(() => render(<UndoButton room={room} view={view.value} />, host));
  };
  const press = (label: string) =>
    act(async () => {
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click();
    });
  const buttons = () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent);

  beforeEach(async () => {
    await loadTexts(['undo', 'rooms']);
    host = document.createElement('div');
    sent = [];
    spoken.value = '';
    notice.value = null;
  });

  afterEach(() => act(() => render(null, host)));

  it('is asked of the others', async () => {
    await button([0], 0);
    await press('Ask to take the turn back');
    expect(sent).toEqual(['0 ask_undo']);
  });

  it('is taken back at once where nobody else plays', async () => {
    await button([0], 0, {
      seats: [seats[0], { ...seats[1], computer: { level: 'club' } }, null],
    } as unknown as Partial<RoomView>);
    await press('Take the turn back');
    expect(sent).toEqual(['0 ask_undo']);
  });

  it('needs one press of those who play at one device', async () => {
    await button([0, 1, 2], 1); // the question has not reached this page yet
    await press('Take the turn back');
    expect(sent).toEqual(['1 ask_undo', '0 accept_undo', '2 accept_undo']);
  });

  it('can be accepted or declined by who is asked', async () => {
    await card(1, [false, null, true], [0]);
    expect(host.textContent).toContain('Ben would like to take the last turn back.');
    expect(host.textContent).not.toContain('Waiting');
    await press('Accept');
    await press('Let the turn stand');
    expect(sent).toEqual(['0 accept_undo', '0 decline_undo']);
  });

  it('says for whom it waits, and can be withdrawn by who asked', async () => {
    await card(0, [null, false, false], [0]);
    expect(host.textContent).toContain('Waiting for Ben and Cleo.');
    expect(buttons()).toEqual(['Let the turn stand after all']);
    await press('Let the turn stand after all');
    expect(sent).toEqual(['0 decline_undo']);
  });

  it('is shown to who watches, without a say', async () => {
    await card(1, [false, null, true], []);
    expect(host.textContent).toBe('Ben would like to take the last turn back. Waiting for Ada.');
    expect(buttons()).toEqual([]);
  });

  it('is told aloud to the others, and so is who lets it stand', async () => {
    tellOfUndo(roomOf({ undo: { by: 1, accepted: [false, null, false] } }, [0]));
    tell({ type: 'undo_asked', seat: 1 });
    await vi.waitFor(() => expect(spoken.value).toBe('Ben would like to take the last turn back.'));
    tell({ type: 'undo_declined', seat: 2 });
    await vi.waitFor(() => expect(notice.value).toBe('Cleo would rather let the turn stand.'));
  });

  it('is not told to who asked, nor where it was taken back at once', async () => {
    tellOfUndo(roomOf({}, [0]));
    tell({ type: 'undo_asked', seat: 1 }, { type: 'turn_undone', seat: 1, step: 3 });
    tell({ type: 'undo_declined', seat: 0 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([spoken.value, notice.value]).toEqual(['', null]);
  });
});
