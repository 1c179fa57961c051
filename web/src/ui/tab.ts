// The browser tab: a title, and an icon that calls when there is something to do or to see.

import { effect, signal } from '@preact/signals';
import { address } from '../net/base.ts';

const ICON = address('/favicon.svg');
const CALLING_ICON = address('/favicon-call.svg');
/** By these somebody shows to be there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focus'];

interface TabFace {
  title: string;
  /** It calls for as long as this face is shown. */
  calls: boolean;
}

const face = signal<TabFace>({ title: 'Bastide', calls: false });
/** What happened while nobody looked; it goes before the face. */
const news = signal<string | null>(null);

/** What the tab shows from now on. */
export function showInTab(title: string, calls = false): void {
  face.value = { title, calls };
}

/** Shows the news in the tab until somebody does something on the page. */
export function callFromTab(title: string): void {
  news.value = title;
}

/** What happened is over, whether somebody has seen it or not. */
export function forgetNews(): void {
  news.value = null;
}

/** Starts showing; returns how to stop. */
export function followTab(): () => void {
  const seen = () => {
    news.value = null;
  };
  for (const sign of SIGNS) addEventListener(sign, seen);
  const stop = effect(() => {
    document.title = news.value ?? face.value.title;
    const icon = document.querySelector('link[rel="icon"]');
    icon?.setAttribute('href', news.value !== null || face.value.calls ? CALLING_ICON : ICON);
  });
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, seen);
    stop();
  };
}
