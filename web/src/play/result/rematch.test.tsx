// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withTexts } from '../../i18n/index.ts';
import type { Event, RematchOffer, RoomView } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';
import { spoken } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { Rematch } from './rematch.tsx';

const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name }));
const offerOf = (by: number, ...accepted: (boolean | null)[]): RematchOffer => ({
  by,
  game_id: '',
  commitment: '',
  accepted,
});

describe('a rematch after the game', () => {
  let host: HTMLElement;
  let sent: string[];
  let refuses: string | null;
  let tell: (...events: object[]) => void;
  const view = signal<RoomView>({} as RoomView);
  const presence = signal({ connected: [true, true, true] });

  const show = (
    fields: Partial<RoomView>,
    own: readonly number[] = [fields.you === null ? [] : 0].flat(),
  ) => {
    view.value = { you: 0, phase: 'finished', seats, ...fields } as unknown as RoomView;
    const send = async ({ type }: { type: string }) => {
      sent.push(type);
      if (type === refuses) throw new Refused({ code: 'room/not_enough_seats', message: '' });
    };
    const room = {
      view,
      presence,
      seats: { value: own },
      send,
      sendAsEach: async (intention: (seat: number) => { type: string }) => {
        for (const seat of own) await send(intention(seat));
      },
      onEvents: (listener: (events: readonly Event[]) => void) => {
        tell = (...events) => listener(events as Event[]);
        return () => {};
      },
    } as unknown as Room;
    return act(() => render(<Rematch room={room} view={view.value} />, host));
  };
  const press = (label: string) =>
    act(async () => {
      [...host.querySelectorAll('button')].find((button) => button.textContent === label)!.click();
    });
  const buttons = () => [...host.querySelectorAll('button')].map((button) => button.textContent);

  beforeEach(async () => {
    await withTexts(['result'], async () => () => null)();
    host = document.createElement('div');
    sent = [];
    refuses = null;
    presence.value = { connected: [true, true, true] };
  });

  afterEach(() => act(() => render(null, host)));

  it('is offered by who asks for it, and accepted by the same press', async () => {
    await show({});
    await press('Rematch');
    expect(sent).toEqual(['offer_rematch', 'accept_rematch']);
  });

  it('leads to the lobby where too few have stayed', async () => {
    refuses = 'offer_rematch';
    await show({});
    await press('Rematch');
    expect(sent).toEqual(['offer_rematch', 'rematch']);
  });

  it('is accepted at once by all who play at this device', async () => {
    await show({ rematch: offerOf(2, true, false, true) }, [0, 1]);
    await press('Accept');
    expect(sent).toEqual(['accept_rematch', 'accept_rematch']);
  });

  it('can be accepted or declined by who is asked', async () => {
    await show({ rematch: offerOf(1, false, true, false) });
    expect(host.textContent).toContain('Ben offers a rematch.');
    expect(host.textContent).not.toContain('Waiting');
    await press('Accept');
    await press('No, thanks');
    expect(sent).toEqual(['accept_rematch', 'decline_rematch']);
  });

  it('says for whom it waits and who is away, and leaves the lobby open', async () => {
    presence.value = { connected: [true, true, false] };
    await show({ rematch: offerOf(0, true, false, false) });
    expect(host.textContent).toContain('Waiting for Ben and Cleo. Cleo is away.');
    await press('Back to the lobby');
    await press('Take it back');
    expect(sent).toEqual(['rematch', 'decline_rematch']);
  });

  it('does not wait for who has left', async () => {
    await show({ rematch: offerOf(0, true, false, null) });
    expect(host.textContent).toContain('Waiting for Ben.');
  });

  it('tells who has declined, until it is offered again', async () => {
    await show({});
    await act(() => tell({ type: 'rematch_declined', seat: 1 }));
    expect(host.textContent).toContain('Ben does not want a rematch just now.');
    expect(spoken.value).toBe('Ben does not want a rematch just now.');
    expect(buttons()).toEqual(['Rematch', 'Back to the lobby']);
    await act(() => tell({ type: 'rematch_offered', seat: 2 }));
    expect(spoken.value).toBe('Cleo offers a rematch.');
    expect(host.textContent).not.toContain('does not want');
  });

  it('is shown to who watches, without a say', async () => {
    await show({ you: null, rematch: offerOf(1, false, true, true) });
    expect(host.textContent).toBe('Ben offers a rematch. Waiting for Ada.');
    expect(buttons()).toEqual([]);
  });
});
