// Paths of the screens, and going from one to another without loading the page anew. Paths are as the server
// knows them; net/base.ts makes addresses of them.

import { signal } from '@preact/signals';
import type { AnchorHTMLAttributes, ComponentChildren } from 'preact';
import { address, pathOf } from '../net/base.ts';
import { asMeant } from '../net/passed_on.ts';
import { carryTab, writeEntry } from '../net/storage.ts';
import { goOn } from './notices.ts';

export type Route =
  | { screen: 'home' }
  | { screen: 'create' }
  | { screen: 'room'; code: string }
  | { screen: 'game'; id: string }
  /** A game in a frame of somebody else's page. */
  | { screen: 'embedded'; id: string }
  /** A table that is watched there. */
  | { screen: 'watched'; code: string }
  /** Absent: the first one that has not been solved. */
  | { screen: 'puzzles'; number?: number }
  | { screen: 'help' }
  | { screen: 'settings' }
  /** To which the code of another device leads. */
  | { screen: 'key' }
  | { screen: 'missing' };

/** What programs and sentences add to the id of a game. */
const AFTER_ID = /[^0-9a-z].*$/s;

/** Forgives what chat programs add to a link. */
export function readRoute(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path
    .split('/')
    .map(asMeant)
    .filter((part) => part !== '');
  const asId = (part: string) => part.toLowerCase().replace(AFTER_ID, '');
  if (third !== '') {
    const embedded = more.length === 0 ? `${first}/${second}` : '';
    if (embedded === 'embed/g') return { screen: 'embedded', id: asId(third) };
    return embedded === 'embed/r' ? { screen: 'watched', code: third } : { screen: 'missing' };
  }
  switch (`${first.toLowerCase()}/${second === '' ? '' : '*'}`) {
    case '/':
    case 'index.html/':
      return { screen: 'home' };
    case 'new/':
      return { screen: 'create' };
    case 'r/*':
      return { screen: 'room', code: second };
    case 'g/*':
      return { screen: 'game', id: asId(second) };
    case 'puzzles/':
      return { screen: 'puzzles' };
    case 'puzzles/*':
      return /^\d{1,6}$/.test(second) ? { screen: 'puzzles', number: Number(second) } : { screen: 'missing' };
    case 'help/':
      return { screen: 'help' };
    case 'settings/':
      return { screen: 'settings' };
    case 'key/':
      return { screen: 'key' };
    default:
      return { screen: 'missing' };
  }
}

/** Null: a screen without one, or a room, which puts its own right. */
function properPath(shown: Route): string | null {
  switch (shown.screen) {
    case 'home':
      return '/';
    case 'create':
      return '/new';
    case 'game':
      return `/g/${shown.id}`;
    case 'puzzles':
      return shown.number === undefined ? '/puzzles' : `/puzzles/${shown.number}`;
    case 'help':
    case 'settings':
    case 'key':
      return `/${shown.screen}`;
    default:
      return null;
  }
}

function putAddressRight(): void {
  const proper = properPath(route.peek());
  if (proper !== null && proper !== pathOf(location.pathname))
    renameTo(proper + location.search + location.hash);
}

export const route = signal<Route>(readRoute(pathOf(location.pathname)));

let loadsAnew = false;

/** From now on each way to another screen fetches the page, which is not the server's any more. */
export function loadAnew(): void {
  loadsAnew = true;
}

export function goTo(path: string): void {
  if (loadsAnew) {
    location.assign(address(path));
    return;
  }
  arrive(writeEntry('push', address(path)) ? pathOf(location.pathname) : path);
}

/** The same screen at its proper address; going back does not lead to the old one. */
export function renameTo(path: string): void {
  writeEntry('replace', address(path));
}

export function followHistory(): void {
  route.value = readRoute(pathOf(location.pathname));
  putAddressRight();
  addEventListener('popstate', () => {
    carryTab();
    if (loadsAnew) location.reload();
    else arrive(pathOf(location.pathname));
  });
}

function arrive(path: string): void {
  goOn();
  route.value = readRoute(path);
  putAddressRight();
  scrollTo(0, 0);
}

export function Link({
  href,
  ...props
}: AnchorHTMLAttributes & { href: string; children: ComponentChildren }) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(href);
  };
  return <a href={address(href)} onClick={follow} {...props} />;
}
