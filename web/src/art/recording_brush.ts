// A brush that paints nothing and records its calls, for tests.

import type { Brush } from './brush.ts';

export interface Recorded {
  readonly brush: Brush;
  /** Names of the calls, in order. */
  readonly calls: string[];
  /** Arguments that were not numbers. */
  readonly unsound: string[];
}

export function recordingBrush(): Recorded {
  const calls: string[] = [];
  const unsound: string[] = [];
  const check = (name: string, values: readonly unknown[]): void => {
    if (values.some((value) => typeof value === 'number' && !Number.isFinite(value))) unsound.push(name);
  };
  const gradient = { addColorStop: () => undefined };
  const brush = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...values: unknown[]) => {
          calls.push(name);
          check(name, values);
          return name.startsWith('create') ? gradient : undefined;
        },
      set: (_, name: string, value: unknown) => {
        check(name, [value]);
        return true;
      },
    },
  ) as Brush;
  return { brush, calls, unsound };
}
