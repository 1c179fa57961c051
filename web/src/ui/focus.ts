// The keyboard never loses its place: what takes the focus away with it, by vanishing,
// leaves it to the screen around it and not to the top of the page.

/** What takes the focus that something in it has lost: the open dialog, else the screen. */
const REFUGES = 'main, .dialog-body';

/** Starts watching over the focus; returns how to stop. */
export function keepFocus(): () => void {
  let path: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as Element | null; at !== null; at = at.parentElement) path = [...path, at];
  };
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (focused === undefined || focused.isConnected || !isLost()) return;
    takeRefuge(path.find((element) => element.isConnected && element.matches(REFUGES)));
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

let arrivedAnywhere = false;

/**
 * What a new screen begins with takes the focus, so that keyboard and screen reader begin there. A page that
 * was loaded just now is left to the browser, unless the keys mean something on it at once (`evenFirst`).
 */
export function arriveAt(element: HTMLElement, { evenFirst = false } = {}): void {
  if (arrivedAnywhere || evenFirst) element.focus({ preventScroll: true });
  arrivedAnywhere = true;
}

/** Gives the focus back to what had it before; to the screen where that is gone or can no longer have it. */
export function giveFocusBack(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (isLost()) takeRefuge();
}

/** From where somebody writes to the screen around it. */
export function leaveFocus(): void {
  takeRefuge();
}

/** Nothing has the focus, or nothing in particular. */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function takeRefuge(nearest?: Element): void {
  const dialogs = document.querySelectorAll('dialog[open] .dialog-body');
  const refuge = nearest ?? [...dialogs].at(-1) ?? document.querySelector('main');
  (refuge as HTMLElement | null)?.focus({ preventScroll: true });
}
