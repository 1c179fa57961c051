// The keyboard never loses its place: if a focused element vanishes, the focus goes to the screen around it,
// not to the top of the page.

/** Takes the focus that an element in it has lost: the open dialog, or else the screen. */
const REFUGES = 'main, .dialog-body';

/** Starts guarding the focus; returns a function that stops it. */
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
 * Focuses the beginning of a new screen, so that keyboard and screen reader begin there. A page that has just
 * been loaded is left to the browser, unless the keys act on it at once (`evenFirst`).
 */
export function arriveAt(element: HTMLElement, { evenFirst = false } = {}): void {
  if (arrivedAnywhere || evenFirst) element.focus({ preventScroll: true });
  arrivedAnywhere = true;
}

/** Returns the focus to its previous element; to the screen if that is gone or can no longer have it. */
export function giveFocusBack(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (isLost()) takeRefuge();
}

/** From a text field to the screen around it. */
export function leaveFocus(): void {
  takeRefuge();
}

/** Whether nothing in particular has the focus. */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function takeRefuge(nearest?: Element): void {
  const dialogs = document.querySelectorAll('dialog[open] .dialog-body');
  const refuge = nearest ?? [...dialogs].at(-1) ?? document.querySelector('main');
  (refuge as HTMLElement | null)?.focus({ preventScroll: true });
}
