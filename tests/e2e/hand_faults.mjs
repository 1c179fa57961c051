// What is wrong with the tile in hand and what stands beside it: measured, whatever it says.

/** What stands beside one another there. */
const PARTS = '.hand-status, .hand-part, .hand-tile, .hand-hint, .hand-ask, .besides, .hand-actions .button';

/** One line for each part that leaves the window, is narrower than its words, or lies on another one. */
export function handFaults(page) {
  return page.evaluate((wanted) => {
    const EDGE = 1;
    const hand = document.querySelector('.hand');
    const parts = [...hand.querySelectorAll(wanted)]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none')
      .filter((part) => part.closest('[data-beside]') === null); // these stand beside the tile on the board
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const named = (at) => `"${parts[at].textContent || parts[at].ariaLabel || parts[at].className}"`;
    const meet = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > EDGE &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EDGE;
    /** A hint leaves its corner to the button that asks for one. */
    const mayMeet = (a, b) => b.matches('.hand-ask') && a.matches('.hand-hint, .hand-status');
    return parts.flatMap((part, at) => [
      ...(boxes[at].left < -EDGE || boxes[at].right > innerWidth + EDGE
        ? [`${named(at)} leaves the window`]
        : []),
      ...(part.scrollWidth > part.clientWidth + EDGE ? [`${named(at)} is cut`] : []),
      ...parts.flatMap((other, next) =>
        next > at && meet(boxes[at], boxes[next]) && !mayMeet(part, other)
          ? [`${named(at)} lies on ${named(next)}`]
          : [],
      ),
    ]);
  }, PARTS);
}
