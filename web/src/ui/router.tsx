// Addresses of the screens, and going from one to another without loading the page anew.

import { signal } from '@preact/signals';
import type { AnchorHTMLAttributes, ComponentChildren } from 'preact';
import { goOn } from './notices.ts';

export type Route =
  | { screen: 'home' }
  | { screen: 'create' }
  | { screen: 'room'; code: string }
  | { screen: 'game'; id: string }
  | { screen: 'help' }
  | { screen: 'settings' }
  | { screen: 'missing' };

export function readRoute(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return { screen: 'missing' };
  switch (`${first}/${second === '' ? '' : '*'}`) {
    case '/':
      return { screen: 'home' };
    case 'new/':
      return { screen: 'create' };
    case 'r/*':
      return { screen: 'room', code: second };
    case 'g/*':
      return { screen: 'game', id: second };
    case 'help/':
      return { screen: 'help' };
    case 'settings/':
      return { screen: 'settings' };
    default:
      return { screen: 'missing' };
  }
}

export const route = signal<Route>(readRoute(location.pathname));

let loadsAnew = false;

/** From now on each way to another screen fetches the page, which is not the server's any more. */
export function loadAnew(): void {
  loadsAnew = true;
}

export function goTo(path: string): void {
  if (loadsAnew) {
    location.assign(path);
    return;
  }
  history.pushState(null, '', path);
  arrive();
}

/** The same screen at its proper address; going back does not lead to the old one. */
export function renameTo(path: string): void {
  history.replaceState(null, '', path);
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    if (loadsAnew) location.reload();
    else arrive();
  });
}

function arrive(): void {
  goOn();
  route.value = readRoute(location.pathname);
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
  return <a href={href} onClick={follow} {...props} />;
}
