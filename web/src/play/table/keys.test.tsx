// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysOn } from '../../ui/settings.ts';
import type { Draft } from '../draft.ts';
import { type TableKeys, useTableKeys } from './keys.ts';
import type { PanelName } from './panels.tsx';

const turn = {
  draft: signal({ step: 'place' } as Draft),
  rotate: vi.fn(),
  decide: vi.fn(),
  choose: vi.fn(),
  choosePass: vi.fn(),
  takeBack: vi.fn(),
};
const camera = { panBy: vi.fn(), zoomBy: vi.fn() };
const panel = signal<PanelName | null>(null);

function Table() {
  const open = (name: PanelName) => {
    panel.value = name;
  };
  useTableKeys({ turn, camera, open, fit: vi.fn(), showLastMove: vi.fn() } as unknown as TableKeys);
  return (
    <main tabIndex={-1}>
      <button type="button" class="board-cell" tabIndex={0}>
        a place
      </button>
      <button type="button" class="board-cell is-ghost">
        the tile
      </button>
      <button type="button" class="other">
        menu
      </button>
      <input type="text" />
      <textarea />
      <select />
      <p contentEditable>what I think of it</p>
    </main>
  );
}

describe('the keys at the table', () => {
  const press = (key: string, on = 'main', more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.querySelector(on)!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    vi.clearAllMocks();
    keysOn.value = true;
    panel.value = null;
    turn.draft.value = { step: 'place' } as Draft;
    act(() => render(<Table />, document.body));
  });

  afterEach(() => {
    act(() => render(null, document.body));
    document.body.replaceChildren();
  });

  it('mean nothing once the table is left', () => {
    act(() => render(null, document.body));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
    expect(turn.rotate).not.toHaveBeenCalled();
  });

  it('turn the tile and open panels', () => {
    press('r');
    press('R');
    press('t');
    expect(turn.rotate.mock.calls).toEqual([[1], [-1]]);
    expect(panel.value).toBe('tiles');
  });

  it('mean nothing while somebody types, with a modifier, or while a dialog is open', () => {
    for (const key of ['r', '1', 'Enter', 'Backspace'])
      for (const field of ['input', 'textarea', 'select', 'p']) expect(press(key, field)).toBe(false);
    press('r', 'main', { ctrlKey: true });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press('r');
    expect(turn.rotate).not.toHaveBeenCalled();
  });

  it('of one letter can be switched off, but not the way back', () => {
    keysOn.value = false;
    press('r');
    press('Escape');
    expect(turn.rotate).not.toHaveBeenCalled();
    expect(turn.takeBack).toHaveBeenCalledOnce();
  });

  it('place by Enter where nothing else has the focus, or on the tile itself', () => {
    expect(press('Enter')).toBe(true);
    expect(press('Enter', '.is-ghost')).toBe(true);
    expect(turn.decide).toHaveBeenCalledTimes(2);
    expect(press('Enter', '.other')).toBe(false);
    expect(turn.decide).toHaveBeenCalledTimes(2);
  });

  it('decide one thing when Enter is held down', () => {
    press('Enter');
    expect(press('Enter', 'main', { repeat: true })).toBe(true);
    turn.draft.value = { step: 'choose' } as Draft;
    expect(press('Enter', 'main', { repeat: true })).toBe(true);
    expect(turn.decide).toHaveBeenCalledOnce();
    press('Enter');
    expect(turn.decide).toHaveBeenCalledTimes(2);
  });

  it('take one thing back when Escape is held down', () => {
    press('Escape', 'main', { repeat: true });
    expect(turn.takeBack).not.toHaveBeenCalled();
    press('Escape');
    expect(turn.takeBack).toHaveBeenCalledOnce();
  });

  it('choose the numbered line', () => {
    const choices = [{ action: { type: 'deploy' } }, { action: { type: 'pass' } }];
    turn.draft.value = { step: 'choose', choices, chosen: 0 } as unknown as Draft;
    press('2');
    press('9');
    expect(turn.choose.mock.calls).toEqual([[1]]);
  });

  it('are read by their place where a layout has no such letter or wants Shift for digits', () => {
    press('к', 'main', { code: 'KeyR' });
    press('К', 'main', { code: 'KeyR', shiftKey: true });
    expect(turn.rotate.mock.calls).toEqual([[1], [-1]]);
    const choices = [{ action: { type: 'deploy' } }, { action: { type: 'pass' } }];
    turn.draft.value = { step: 'choose', choices, chosen: 0 } as unknown as Draft;
    press('é', 'main', { code: 'Digit2' });
    expect(turn.choose.mock.calls).toEqual([[1]]);
  });

  it('zoom by the sign that a layout types at a digit, unless that line can be chosen', () => {
    press('+', 'main', { code: 'Digit1' }); // Czech
    expect(camera.zoomBy).toHaveBeenCalledOnce();
    turn.draft.value = {
      step: 'choose',
      choices: [{ action: { type: 'pass' } }],
      chosen: 1,
    } as unknown as Draft;
    press('+', 'main', { code: 'Digit1' });
    expect(camera.zoomBy).toHaveBeenCalledOnce();
    expect(turn.choose.mock.calls).toEqual([[0]]);
    press('-', 'main', { code: 'Digit6' }); // French
    expect(camera.zoomBy).toHaveBeenCalledTimes(2);
  });

  it('lead from anywhere to the marked places, which then steer themselves', () => {
    expect(press('ArrowUp', '.other')).toBe(true);
    expect(document.activeElement?.textContent).toBe('a place');
    expect(press('ArrowUp', '.board-cell')).toBe(false);
    press('ArrowUp', '.board-cell', { shiftKey: true });
    expect(camera.panBy).toHaveBeenCalledOnce();
  });
});
