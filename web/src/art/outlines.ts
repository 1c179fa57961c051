// Outlines shared by paintings, flat drawings and figures: paths of absolute M, L, H, V, C and Z.

import type { Brush } from './brush.ts';

/** Adds the outline to the brush's path. */
export function tracePath(brush: Brush, outline: string): void {
  let at: readonly [number, number] = [0, 0];
  for (const [, command, list] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (list!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'Z') brush.closePath();
    for (let i = 0; i < numbers.length; i += SIZE[command!]!) {
      const [a, b, c, d, e, f] = numbers.slice(i) as [number, number, number, number, number, number];
      if (command === 'C') brush.bezierCurveTo(a, b, c, d, e, f);
      at = command === 'C' ? [e, f] : command === 'H' ? [a, at[1]] : command === 'V' ? [at[0], a] : [a, b];
      if (command === 'M') brush.moveTo(...at);
      else if (command !== 'C') brush.lineTo(...at);
    }
  }
}

/** How many numbers each command takes. */
const SIZE: Record<string, number> = { M: 2, L: 2, C: 6, H: 1, V: 1 };
