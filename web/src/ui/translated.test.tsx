// @vitest-environment happy-dom
// Components rendered while a translator takes out their text nodes, in the ways that translators do.

import { signal } from '@preact/signals';
import { type ComponentChildren, Fragment, render } from 'preact';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { followTranslation } from './translated.ts';

type Replace = (text: Text, font: HTMLElement) => void;
const WAYS: Record<string, Replace> = {
  'replaced at once': (text, font) => text.parentNode!.replaceChild(font, text),
  'its own put before, the text removed': (text, font) => {
    text.parentNode!.insertBefore(font, text);
    text.parentNode!.removeChild(text);
  },
  'the text removed, its own put there': (text, font) => {
    const { parentNode, nextSibling } = text;
    parentNode!.removeChild(text);
    parentNode!.insertBefore(font, nextSibling);
  },
};

let host: HTMLElement;
const told = () => new Promise((resolve) => setTimeout(resolve));
const shown = (): string => host.textContent!.replace(/[«»]/g, '');
const untranslated = (): Text[] => {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter((text) => text.parentNode!.nodeName !== 'FONT' && text.data !== '');
};

function translate(replace: Replace): void {
  for (const text of untranslated()) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstChild!.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
    replace(text, font);
  }
}

/** Renders one state after the other, translates in between, and wants what a fresh page would show. */
async function goThrough(states: readonly ComponentChildren[], replace: Replace): Promise<void> {
  for (const state of states) {
    render(state, host);
    const fresh = document.createElement('div');
    render(state, fresh);
    await told();
    expect(shown()).toBe(fresh.textContent);
    translate(replace);
    await told();
    expect(shown()).toBe(fresh.textContent);
    expect(untranslated()).toEqual([]);
  }
}

beforeAll(() => followTranslation());
beforeEach(() => {
  document.body.innerHTML = '<div id="host"></div>';
  host = document.getElementById('host')!;
});

for (const [way, replace] of Object.entries(WAYS)) {
  test(`a text that changes is shown, and can be translated anew: ${way}`, () =>
    goThrough([<p>0:0</p>, <p>4:0</p>, <p>4:0</p>, <p>9:0</p>], replace));

  test(`a text that goes leaves nothing behind: ${way}`, () =>
    goThrough(
      [
        <p>one {'two '}three</p>,
        <p>
          one {null}
          <b>three</b>
        </p>,
        <p>{null}</p>,
        <p>
          <i>four</i> five
        </p>,
      ],
      replace,
    ));

  test(`what comes beside a translated text comes into its place: ${way}`, () => {
    const line = (before: boolean, after: boolean) => (
      <p>
        {before && <b>before </b>}
        text
        {after && <b> after</b>}
        <i> end</i>
      </p>
    );
    return goThrough([line(false, false), line(false, true), line(true, true), line(true, false)], replace);
  });

  test(`texts that change their order are shown in it: ${way}`, () => {
    const list = (names: readonly string[]) => (
      <p>
        {names.map((name) => (
          <Fragment key={name}>{name} </Fragment>
        ))}
      </p>
    );
    return goThrough([list(['a', 'b', 'c']), list(['c', 'a', 'b']), list(['b', 'd', 'c'])], replace);
  });

  test(`a signal that is shown as a text stays true: ${way}`, async () => {
    const points = signal(0);
    render(<p>{points}</p>, host);
    for (const next of [3, 7]) {
      await told();
      translate(replace);
      await told();
      points.value = next;
      await told();
      expect(shown()).toBe(String(next));
    }
  });
}

test('what is rendered in the same breath as it is translated is right, too', async () => {
  render(<p>before</p>, host);
  await told();
  translate(WAYS['replaced at once']!);
  render(
    <p>
      after
      <b> all</b>
    </p>,
    host,
  );
  await told();
  expect(shown()).toBe('after all');
});
