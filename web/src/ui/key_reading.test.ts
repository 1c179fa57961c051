// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, test } from 'vitest';
import { commandsOf, isMeantElsewhere } from './key_reading.ts';

interface Pressed extends KeyboardEventInit {
  /** The modifiers that only `getModifierState` tells. */
  state?: 'CapsLock' | 'AltGraph';
}

function pressed(key: string, code = '', { state, ...more }: Pressed = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  event.getModifierState = (name) => name === state;
  return event;
}

const read = (key: string, code?: string, more?: Pressed) => commandsOf(pressed(key, code, more));
const SHIFT = { shiftKey: true };

/** On each layout: what is typed at the places where an American keyboard has R, Q, T and S. */
const OTHER_SCRIPTS: Record<string, [r: string, q: string, t: string, s: string]> = {
  Russian: ['к', 'й', 'е', 'ы'],
  Ukrainian: ['к', 'й', 'е', 'і'],
  Bulgarian: ['и', ',', 'ш', 'я'],
  Serbian: ['р', 'љ', 'т', 'с'],
  Greek: ['ρ', ';', 'τ', 'σ'],
  Hebrew: ['ר', '/', 'א', 'ד'],
  Arabic: ['ق', 'ض', 'ف', 'س'],
  Persian: ['ق', 'ض', 'ف', 'س'],
  Armenian: ['ր', 'ք', 'տ', 'ս'],
  Georgian: ['რ', 'ქ', 'ტ', 'ს'],
  Hindi: ['ी', 'ौ', 'ू', 'े'],
  Thai: ['พ', 'ๆ', 'ะ', 'ห'],
  Korean: ['ㄱ', 'ㅂ', 'ㅅ', 'ㄴ'],
};

describe('on a layout without Latin letters a key counts by its place', () => {
  for (const [layout, [r, q, t, s]] of Object.entries(OTHER_SCRIPTS)) {
    test(layout, () => {
      expect(read(r, 'KeyR')[0]).toBe('r');
      expect(read(q, 'KeyQ').at(-1)).toBe('q');
      expect(read(t, 'KeyT')[0]).toBe('t');
      expect(read(s, 'KeyS')[0]).toBe('s');
      expect(read(r.toUpperCase(), 'KeyR', SHIFT)[0]).toBe('R');
    });
  }

  test('a key that types two letters, a mark, or one with Caps Lock', () => {
    expect(read('لا', 'KeyB')).toEqual(['b']);
    expect(read('ٌ', 'KeyR', SHIFT)).toEqual(['R']);
    expect(read('К', 'KeyR', { state: 'CapsLock' })).toEqual(['r']);
    expect(read('к', 'KeyR', { ...SHIFT, state: 'CapsLock' })).toEqual(['R']);
  });
});

/** Latin layouts: what is typed, where. */
const LATIN: Record<string, [key: string, code: string][]> = {
  QWERTY: [
    ['r', 'KeyR'],
    ['q', 'KeyQ'],
  ],
  AZERTY: [
    ['a', 'KeyQ'],
    ['q', 'KeyA'],
    ['r', 'KeyR'],
  ],
  QWERTZ: [
    ['z', 'KeyY'],
    ['y', 'KeyZ'],
  ],
  Dvorak: [
    ['p', 'KeyR'],
    ['r', 'KeyO'],
    ['o', 'KeyS'],
    ['s', 'Semicolon'],
    ['q', 'KeyX'],
    ["'", 'KeyQ'],
    [',', 'KeyW'],
  ],
  Colemak: [
    ['p', 'KeyR'],
    ['r', 'KeyS'],
    ['s', 'KeyD'],
  ],
  'Turkish F': [
    ['ı', 'KeyR'],
    ['ğ', 'KeyE'],
    ['r', 'KeyI'],
  ],
  Spanish: [['ñ', 'Semicolon']],
};

describe('a Latin letter counts as it is typed', () => {
  for (const [layout, keys] of Object.entries(LATIN)) {
    test(layout, () => {
      for (const [key, code] of keys) expect(read(key, code)).toEqual([key]);
    });
  }

  test('with Shift it is another command, and with Caps Lock it is none', () => {
    expect(read('R', 'KeyR', SHIFT)).toEqual(['R']);
    expect(read('R', 'KeyR')).toEqual(['R']);
    expect(read('R', 'KeyR', { state: 'CapsLock' })).toEqual(['r']);
    expect(read('r', 'KeyR', { ...SHIFT, state: 'CapsLock' })).toEqual(['R']);
    expect(read('ｒ', 'KeyR')).toEqual(['r']);
  });
});

describe('digits count as typed and by their place', () => {
  it.each([
    ['American', '1', 'Digit1', {}, ['1']],
    ['French', '&', 'Digit1', {}, ['1', '&']],
    ['French with Shift', '1', 'Digit1', SHIFT, ['1']],
    ['French 2', 'é', 'Digit2', {}, ['2', 'é']],
    ['French 6, which types the sign for zooming out', '-', 'Digit6', {}, ['6', '-']],
    ['Czech 1, which types the sign for zooming in', '+', 'Digit1', {}, ['1', '+']],
    ['Lithuanian', 'ą', 'Digit1', {}, ['1', 'ą']],
    ['Thai', '/', 'Digit2', {}, ['2', '/']],
    ['Arabic digits', '٣', 'Digit3', {}, ['3', '٣']],
    ['Persian digits on the number pad', '۴', 'Numpad4', {}, ['4', '۴']],
    ['full width', '５', 'Digit5', {}, ['5']],
    ['the number pad', '7', 'Numpad7', {}, ['7']],
    ['the number pad without Num Lock', 'End', 'Numpad1', {}, ['End']],
    ['a keyboard on glass, which has no places', '8', '', {}, ['8']],
  ] as [string, string, string, Pressed, string[]][])('%s', (_, key, code, more, commands) => {
    expect(read(key, code, more)).toEqual(commands);
  });

  it('no sign that Shift types at a digit is a digit', () => {
    expect(read('!', 'Digit1', SHIFT)).toEqual(['!']);
    expect(read('+', 'Digit1', SHIFT)).toEqual(['+']); // Swiss
    expect(read('/', 'Digit7', SHIFT)).toEqual(['/']); // German
    expect(read('?', 'Digit7', SHIFT)).toEqual(['?']); // Russian
  });
});

describe('signs count as they are typed', () => {
  it.each([
    ['American', '?', 'Slash', SHIFT, '?'],
    ['German', '?', 'Minus', SHIFT, '?'],
    ['French', '?', 'KeyM', SHIFT, '?'],
    ['Arabic', '\u061f', 'Slash', SHIFT, '?'],
    ['full width', '？', 'Slash', SHIFT, '?'],
    ['Thai, which has a letter there', 'ฦ', 'Slash', SHIFT, '?'],
    ['German', '+', 'BracketRight', {}, '+'],
    ['American', '+', 'Equal', SHIFT, '+'],
    ['the number pad', '+', 'NumpadAdd', {}, '+'],
    ['Thai, which has a letter there', 'ช', 'Equal', {}, '+'],
    ['German', '-', 'Slash', {}, '-'],
    ['a typographer\u2019s', '\u2212', 'Minus', {}, '-'],
    ['the number pad', '-', 'NumpadSubtract', {}, '-'],
    ['Thai, which has a letter there', 'ข', 'Minus', {}, '-'],
    ['German, which has a letter in the place of minus', 'ß', 'Minus', {}, 'ß'],
    ['Italian, which has a letter in the place of plus', 'ì', 'Equal', {}, 'ì'],
  ] as [string, string, string, Pressed, string][])('%s %s', (_, key, code, more, command) => {
    read('a', 'KeyA');
    expect(read(key, code, more)).toEqual([command]);
    read('а', 'KeyF');
    expect(read(key, code, more)[0]).toBe(command);
  });
});

test('keys with names are their names, and a dead key or one of an input method is no letter', () => {
  for (const [key, code] of [
    ['Enter', 'NumpadEnter'],
    ['Dead', 'KeyR'],
    ['Process', 'KeyR'],
    ['Unidentified', 'KeyR'],
    ['F5', 'F5'],
  ])
    expect(read(key!, code!)).toEqual([key]);
});

describe('a key is meant for something else', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main tabindex="-1"><input><input type="radio"><input type="checkbox">
      <textarea></textarea><select></select>
      <p contenteditable="true"><b>text</b></p><p contenteditable="false">no text</p></main>`;
  });

  function elsewhere(on: string, event = pressed('r', 'KeyR')): boolean {
    document.querySelector(on)!.dispatchEvent(event);
    return isMeantElsewhere(event);
  }

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { state: 'AltGraph' as const }])(
    'with %o',
    (modifier) => expect(elsewhere('main', pressed('r', 'KeyR', modifier))).toBe(true),
  );

  it('while an input method makes a character of it', () => {
    expect(elsewhere('main', pressed('ㄱ', 'KeyR', { isComposing: true }))).toBe(true);
    expect(elsewhere('main', pressed('Process', 'KeyR'))).toBe(true);
  });

  it('where somebody types, or behind a dialog', () => {
    for (const field of ['input', 'textarea', 'select', '[contenteditable="true"]', 'b'])
      expect(elsewhere(field), field).toBe(true);
    for (const place of ['main', '[type="radio"]', '[type="checkbox"]', '[contenteditable="false"]'])
      expect(elsewhere(place), place).toBe(false);
    document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
    expect(elsewhere('main')).toBe(true);
  });
});
